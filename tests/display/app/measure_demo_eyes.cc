// SPDX-License-Identifier: MIT
// What the eyes see of a simulated game, beside its truth: figures of every kind, tiles face down. Not a
// test: prints figures, and writes pictures to look at.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <exception>
#include <filesystem>
#include <map>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <set>

#include "display/app/demo_game.h"
#include "display/app/game_options.h"
#include "display/app/simulated_source.h"
#include "engine/referee/played_game.h"
#include "engine/referee/referee.h"
#include "vision/watch/watcher.h"

namespace {

namespace fs = std::filesystem;
using namespace tilewatch;

struct Count {
  int shown = 0;     ///< a figure on a still picture
  int found = 0;     ///< with its kind (and colour) on its cell
  int unsure = 0;    ///< of those, with a doubt about the kind
  int right_on = 0;  ///< of those, on its piece
  int false_found = 0;
};

bool is_owned(FigureKind kind) {
  return kind == FigureKind::kMeeple || kind == FigureKind::kBigMeeple || kind == FigureKind::kAbbot;
}

struct Film {
  app::TileOptions tiles;
  app::RuleOptions rules;
  app::SourceOptions source;
  std::string frames;
  std::string json;
  bool verbose = false;
  int every = 1;

  int measure() {
    cv::setNumThreads(1);
    auto catalogue = tiles.load();
    if (!catalogue) throw std::runtime_error(catalogue.error().message);
    auto switches = rules.parse(*catalogue);
    if (!switches) throw std::runtime_error(switches.error().message);
    app::DemoGameOptions options;
    options.turns = source.turns;
    options.seed = source.seed;
    options.switches = *switches;
    auto demo = app::make_demo_game(*catalogue, options);
    if (!demo) throw std::runtime_error(demo.error().message);
    vision::SimulatedTableOptions how;
    if (!source.size.empty()) how.size = *app::size_from(source.size);
    how.seed = source.seed;
    how.speed = source.speed;
    auto film = std::make_unique<vision::SimulatedTable>(*catalogue, demo->script, how);
    vision::SimulatedTable& table = *film;
    auto diary = std::make_shared<app::FilmDiary>();
    auto voice = std::make_shared<app::Voice>();
    app::ObservedTable observed(std::move(film), diary, demo->words, voice);
    referee::RefereeOptions watching;
    watching.setup = demo->end.setup();
    referee::Referee referee(watching);
    int requests = 0;
    voice->say = [&](bus::Request request) {
      request.id = std::to_string(++requests);
      const bus::Reply reply = referee.take(request);
      if (!reply.ok)
        fmt::print("refused: {} {} {}: {}\n", request.verb, request.type, request.answer, reply.message);
    };
    vision::WatchOptions watch;
    app::look_for_what_is_in_play(demo->end.setup(), watch);
    vision::Watcher watcher(
        *catalogue,
        std::make_shared<const vision::ArtLibrary>(vision::ArtLibrary::from_drawings(**catalogue)), watch);
    for (;;) {
      auto frame = observed.next();
      if (!frame || frame->bgr.empty()) break;
      const auto reading = watcher.look(*frame);
      if (!reading) continue;
      referee.take(*reading);
      tell(referee);
      if (reading->state != bus::TableState::kStill) continue;
      compare(table, *reading, frame->bgr);
    }
    bus::Reading end;
    end.end = true;
    referee.take(end);
    const std::string played = app::with_truth(referee::played_game(referee, {}), *demo, *diary);
    fmt::print("{}\n", app::truth_line(played));
    if (!json.empty()) (void)app::write_file(json, played);
    for (const auto& [kind, count] : counts_) {
      fmt::print("{}: {} of {} found ({:.1f} %), {} in doubt, {} on the right piece, {} false\n",
                 to_string(kind), count.found, count.shown, 100.0 * count.found / std::max(1, count.shown),
                 count.unsure, count.right_on, count.false_found);
    }
    for (const auto& [what, count] : confusions_) fmt::print("  {} x {}\n", count, what);
    return 0;
  }

 private:
  /// New questions and lines.
  void tell(const referee::Referee& referee) {
    if (!verbose) return;
    const bus::Snapshot state = referee.snapshot();
    for (const bus::LogEntry& entry : state.log) {
      if (told_.insert(fmt::format("{} {}", entry.seq, entry.text)).second)
        fmt::print("{:>4}   {}\n", entry.turn, entry.text);
    }
    for (const bus::Prompt& prompt : state.prompts) {
      if (told_.insert(prompt.text).second)
        fmt::print("{:>4} ? {}: {}\n", state.turn, prompt.kind, prompt.text);
    }
    std::fflush(stdout);
  }

  void compare(const vision::SimulatedTable& table, const bus::Reading& reading, const cv::Mat& picture) {
    std::vector<bool> used(reading.figures.size(), false);
    std::vector<std::string> notes;
    // The camera counts its cells from some tile; the start tile is the script's (0,0) for both.
    for (const vision::SimulatedFigure& truth : table.figures()) {
      Count& count = counts_[truth.what.kind];
      ++count.shown;
      int hit = -1;
      std::string near = "nothing";
      double best = 0.5;
      for (std::size_t i = 0; i < reading.figures.size(); ++i) {
        const bus::SeenFigure& seen = reading.figures[i];
        const double away = std::hypot(seen.cell.x + seen.u - truth.at.x, seen.cell.y + seen.v - truth.at.y);
        if (used[i] || away > 0.5) continue;
        const bool same =
            seen.kind == truth.what.kind && (!is_owned(seen.kind) || seen.colour == truth.what.colour);
        if (!same) near = fmt::format("{} {}", to_string(seen.colour), to_string(seen.kind));
        if (!same || away >= best) continue;
        best = away;
        hit = static_cast<int>(i);
      }
      if (hit < 0) {
        notes.push_back(fmt::format("{} {} on {} seen as {}", to_string(truth.what.colour),
                                    to_string(truth.what.kind), to_string(truth.what.piece.kind), near));
        continue;
      }
      used[static_cast<std::size_t>(hit)] = true;
      ++count.found;
      const bus::SeenFigure& seen = reading.figures[static_cast<std::size_t>(hit)];
      count.unsure += seen.kinds.empty() ? 0 : 1;
      count.right_on += !seen.on.empty() && seen.on.front().kind == truth.what.piece.kind &&
                                seen.on.front().piece == truth.what.piece.index
                            ? 1
                            : 0;
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (used[i]) continue;
      ++counts_[reading.figures[i].kind].false_found;
      notes.push_back(fmt::format("false {} {}", to_string(reading.figures[i].colour),
                                  to_string(reading.figures[i].kind)));
    }
    for (const std::string& note : notes) ++confusions_[note];
    if (frames.empty() || written_++ % every != 0) return;
    cv::Mat drawn = picture.clone();
    for (const bus::SeenFigure& seen : reading.figures) {
      const cv::Point at(cvRound(seen.foot.x), cvRound(seen.foot.y));
      cv::circle(drawn, at, 3, {0, 255, 255}, 1);
      cv::putText(drawn, std::string(to_string(seen.kind)).substr(0, 5), at + cv::Point(6, 4),
                  cv::FONT_HERSHEY_SIMPLEX, 0.35, {255, 255, 255});
    }
    for (const bus::SeenTile& tile : reading.tiles) {
      if (tile.candidates.empty() || tile.candidates.front().type != bus::kFaceDown) continue;
      cv::circle(drawn, cv::Point(cvRound(tile.corners[0].x), cvRound(tile.corners[0].y)), 6, {0, 0, 255}, 2);
    }
    fs::create_directories(frames);
    cv::imwrite((fs::path(frames) / fmt::format("{:05}.png", reading.frame)).string(), drawn);
  }

  std::set<std::string> told_;
  std::map<FigureKind, Count> counts_;
  std::map<std::string, int> confusions_;
  int written_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Compares what is seen of a simulated game with its truth."};
  Film film;
  film.tiles.add_to(app);
  film.rules.add_to(app);
  film.source.add_simulation_to(app);
  app.add_option("--frames", film.frames, "write pictures with what was seen to this folder");
  app.add_option("--json", film.json, "write the played game, compared with the truth");
  app.add_flag("--verbose", film.verbose, "tell the game and its questions");
  app.add_option("--every", film.every, "of every n-th reading only");
  CLI11_PARSE(app, argc, argv);
  try {
    return film.measure();
  } catch (const std::exception& e) {
    fmt::print(stderr, "{}\n", e.what());
    return 1;
  }
}
