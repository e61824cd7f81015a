// SPDX-License-Identifier: MIT
// The one way in: shows a table's game in a window until people close it.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "display/model/aids.h"
#include "display/model/table_client.h"
#include "engine/catalogue/result.h"

namespace tilewatch::window {

/// Pages for phones; empty if there are none.
struct PhonePages {
  std::string referee;     ///< may change the game: its address has the token
  std::string room;        ///< read-only
  bool reachable = false;  ///< from other devices than this computer
};

/// Which windows open.
enum class Windows : std::uint8_t {
  kReferee,
  kBoth,     ///< and the audience screen, on another screen if there is one
  kAudience  ///< that alone
};

struct WindowOptions {
  Windows windows = Windows::kReferee;
  /// The audience screen tells what the table is asked.
  bool audience_questions = true;
  /// Seconds that the audience screen is kept behind.
  int audience_delay_s = 0;
  std::string title = "Tilewatch";
  bool fullscreen = false;
  int width = 1280;
  int height = 720;
  /// Small movements (a new tile settles, a new question glows). Off for pictures and tests.
  bool animations = true;
  /// Writes the game so far as a saved game. Without it the action "Save" cannot be used. Called in the user
  /// interface's thread; it must be quick.
  std::function<Result<void>(const std::filesystem::path&)> save_game;
  /// Writes the sheet of the game so far, its scores, or a save for JCloisterZone: by the file's ending (.pdf
  /// .png .csv .json .jcz). Without it the action "Export" cannot be used. As above.
  std::function<Result<void>(const std::filesystem::path&)> export_game;
  /// When set: a picture of the whole window (of the audience screen where that is alone, 1920 x 1080) is
  /// written there (PNG) when the game has ended or `screenshot_after_turns` turns are over, whichever is
  /// first; then the window closes.
  std::filesystem::path screenshot;
  int screenshot_after_turns = 0;  ///< 0 = only at the end of the game
  int last_turn = 0;  ///< after this one nobody plays on, although the game has not ended; 0 = there is none
  PhonePages phone;
  /// What players, hall and stream see; must outlive the window, which can switch it. Null: as usual, and the
  /// window's own.
  model::AidSwitches* aids = nullptr;
  /// Closes the window by itself when the game has ended (demo in scripts).
  bool close_at_end = false;
};

/// Makes the QApplication (unless one exists), opens the window, calls client.start() and runs until the
/// window is closed or quit_window() is called. `client` is best made before, in this same thread: a
/// model::BusClient (see display/model/bus_client.h), or anything else that speaks like one. Must be called
/// in the main thread. Fails (kFailed) when no screen can be opened or the picture asked for cannot be
/// written.
Result<void> run_window(model::TableClient& client, const WindowOptions& options);

/// Asks a running window to close, from any thread (a signal handler's helper thread, the end of a demo).
/// Without a window it does nothing.
void quit_window();

/// True when a screen can be opened at all: asked before `play` starts its threads.
bool has_screen();

}  // namespace tilewatch::window
