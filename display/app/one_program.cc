// SPDX-License-Identifier: MIT
// Starts the threads, waits, joins them.
#include "display/app/one_program.h"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "display/app/application.h"
#include "display/app/captured_window.h"
#include "display/app/interrupt.h"
#include "display/app/look_options.h"
#include "display/app/progress.h"
#include "display/app/speech.h"
#include "display/app/table_board.h"
#include "display/model/bus_client.h"
#include "display/window/run_window.h"
#include "engine/bus/table_link.h"

namespace tilewatch::app {
namespace {

/// What went wrong in some thread; the first one counts.
class FirstError {
 public:
  void keep(std::string message) {
    const std::lock_guard lock(mutex_);
    if (message_.empty()) message_ = std::move(message);
  }
  std::string message() const {
    const std::lock_guard lock(mutex_);
    return message_;
  }

 private:
  mutable std::mutex mutex_;
  std::string message_;
};

template <class Work>
std::jthread thread_for(const char* part, FirstError& error, const bus::StopSignal& stop, Work work) {
  return std::jthread([=, &error, &stop] {
    try {
      work();
    } catch (const std::exception& failure) {  // none may leave a thread
      error.keep(fmt::format("{} had to stop: {}", part, failure.what()));
      stop.raise();
    }
  });
}

Result<exports::ScoreBook> book_so_far(const EngineNode& engine) {
  auto saved = engine.with_referee([](const referee::Referee& referee) -> std::optional<rules::SavedGame> {
    if (referee.record() == nullptr) return {};
    return referee.record()->saved();
  });
  if (!saved) return failure(ErrorKind::kFailed, "there is no game yet");
  return exports::score_book(std::move(*saved));
}

Result<void> export_to(const EngineNode& engine, const std::filesystem::path& file) {
  const auto kind = export_kind(file);
  if (!kind) return tl::unexpected(kind.error());
  const auto book = book_so_far(engine);
  return book ? write_export(*book, file, *kind) : tl::unexpected(book.error());
}

Result<void> show_window(bus::Context& context, const bus::Endpoints& endpoints, EngineNode& engine,
                         const OneProgramOptions& options, const overlay::OverlayThread* overlay,
                         model::AidSwitches& switches, const bus::StopSignal& stop) {
  const std::jthread closer([&] {
    stop.wait();
    window::quit_window();
  });
  model::BusClient client(context, endpoints);
  const auto captured = CapturedWindow::open(options.overlay, client, switches);
  if (!captured) {
    stop.raise();  // else the closer waits for ever
    return tl::unexpected(captured.error());
  }
  window::WindowOptions window;
  window.title = options.title;
  window.save_game = [&](const std::filesystem::path& file) { return engine.save_game(file); };
  window.export_game = [&](const std::filesystem::path& file) { return export_to(engine, file); };
  window.screenshot = options.screenshot;
  window.screenshot_after_turns = options.screenshot_after_turns;
  window.last_turn = options.last_turn;
  window.close_at_end = options.close_at_end;
  window.aids = &switches;
  options.audience.say(window);
  window.phone = phone_pages(overlay);
  auto shown = window::run_window(client, window);
  stop.raise();
  return shown;
}

}  // namespace

Result<std::string> run_one_program(OneProgramOptions options) {
  if (!options.headless && !window::has_screen()) {
    return failure(ErrorKind::kFailed, "there is no screen to open a window on",
                   "Add --headless to play without one.");
  }
  if (!options.overlay.window.empty()) {
    if (const auto ground = window::overlay_ground(options.overlay.window); !ground) {
      return tl::unexpected(ground.error());
    }
  }
  const auto aids = options.overlay.table();
  if (!aids) return tl::unexpected(aids.error());
  const auto application = make_application(!options.headless);
  bus::Context context;
  const bus::Endpoints endpoints = bus::Endpoints::inproc();
  const bus::StopSignal stop;
  FirstError trouble;
  options.engine.until_pictures_end = options.headless;
  options.engine.odds = !options.headless || options.overlay.odds;
  model::AidSwitches switches(*aids);
  auto engine = EngineNode::open(context, endpoints, std::move(options.engine));
  if (!engine) return tl::unexpected(engine.error());
  auto link = bus::VisionLink::open(context, endpoints);
  if (!link) return tl::unexpected(link.error());
  vision::VisionNode vision(options.catalogue, options.art, std::move(options.source), std::move(*link),
                            options.vision);

  Result<void> shown;
  {
    const StopOnInterrupt interrupt(stop);
    const auto overlay = start_overlay(options.overlay, context, endpoints, switches);
    const auto board = TableBoard::open(options.board, context, endpoints, !options.headless);
    if (!board) return tl::unexpected(board.error());
    std::unique_ptr<bus::TableLink> listener;
    Progress progress;
    std::string scores;
    Speech speech;
    if (options.voice) {
      if (auto opened = speech.open(context, endpoints); !opened) return tl::unexpected(opened.error());
      options.voice->say = [&speech](const bus::Request& request) { speech.say(request); };
    }
    if (options.headless) {
      auto opened = bus::TableLink::open(context, endpoints,
                                         {[&](const bus::Snapshot& state) {
                                            progress.show(state);
                                            scores = scores_line(state);
                                          },
                                          {},
                                          {},
                                          {}});
      if (!opened) return tl::unexpected(opened.error());
      listener = std::move(*opened);
    }
    std::jthread engine_thread = thread_for("the engine", trouble, stop, [&] {
      (*engine)->run(stop);
      if (options.headless) stop.raise();
    });
    std::jthread vision_thread = thread_for("vision", trouble, stop, [&] { vision.run(stop); });
    if (options.headless) {
      stop.wait();
    } else {
      shown = show_window(context, endpoints, **engine, options, overlay.get(), switches, stop);
    }
    vision_thread.join();
    engine_thread.join();
    listener.reset();
    if (options.voice) options.voice->say = {};
    speech.close();
    if (!scores.empty()) std::fprintf(stderr, "Scores: %s\n", scores.c_str());
  }
  if (!shown) return tl::unexpected(shown.error());
  if (const std::string message = trouble.message(); !message.empty()) {
    return failure(ErrorKind::kFailed, message,
                   "The journal (--journal), if there was one, holds the game so far.");
  }
  if (options.files.any()) {
    const auto book = book_so_far(**engine);
    if (!book) return tl::unexpected(book.error());
    if (options.headless) speak_wanted_language();
    if (auto written = options.files.write(*book); !written) return tl::unexpected(written.error());
  }
  const vision::VisionTimings& timings = vision.timings();
  return (*engine)->played_game({{"frames", static_cast<double>(timings.frames)},
                                 {"readings", static_cast<double>(timings.readings)},
                                 {"look_mean", timings.look_mean_ms},
                                 {"reading_mean", timings.reading_mean_ms},
                                 {"reading_max", timings.reading_max_ms}});
}

}  // namespace tilewatch::app
