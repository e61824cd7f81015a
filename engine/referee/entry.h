// SPDX-License-Identifier: MIT
// One line of the journal: what was done, by whom, and what the camera saw of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/catalogue/result.h"
#include "engine/catalogue/words.h"

namespace tilewatch::referee {

/// Who decided it.
enum class By : std::uint8_t { kCamera, kFile, kReferee };
std::string_view to_string(By by);  // "camera" "file" "referee"
std::optional<By> by_from(std::string_view text);

enum class EntryKind : std::uint8_t {
  kBegin,    ///< `line` is a saved game without commands: players, sets, start tile
  kJoin,     ///< `line` is the colour of a player who was seen for the first time
  kCommand,  ///< `line` is a command of the rules
  kReplace,  ///< `line` takes the place of the command with number `target`
  kUndo,     ///< step `target` does not count any more
  kRedo,     ///< step `target` counts again
  kNote,     ///< `line` is a sentence for the list of events
};
std::string_view to_string(EntryKind kind);  // "begin" "join" "command" ...
std::optional<EntryKind> entry_kind_from(std::string_view text);

struct Entry {
  std::int64_t seq = 0;  ///< 1, 2, 3 ... in the journal
  EntryKind kind = EntryKind::kNote;
  std::string line;
  std::int64_t target = 0;
  /// Commands that belong together (the step over without a figure, then the next tile) are undone together.
  std::int64_t step = 0;
  By by = By::kCamera;
  std::string frame;             ///< file name of the picture, "" when pictures have no names
  double time_s = 0;             ///< the camera's clock
  std::string variant;           ///< the face that a tile looked like
  std::optional<Colour> player;  ///< who laid the tile, if known
  double u = 0.5;                ///< where a figure stands on its tile as it lies
  double v = 0.5;
};

/// What the journal keeps of an entry beside kind, line and target, as JSON text and back (kInput if
/// malformed).
std::string details_to_text(const Entry& entry);
Result<void> details_from_text(std::string_view text, Entry& entry);

}  // namespace tilewatch::referee
