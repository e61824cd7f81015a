// SPDX-License-Identifier: MIT
// What really happened on the simulated table, and how the played game compares.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "display/app/demo_game.h"
#include "vision/simulate/simulated_table.h"

namespace tilewatch::app {

/// The truth of every frame that vision was given.
struct ObservedFrame {
  double time_s = 0;
  bool hand = false;
  int turns_shown = 0;
};
using FilmDiary = std::vector<ObservedFrame>;

/// Where the simulated players' words go; silent until somebody listens.
struct Voice {
  std::function<void(const bus::Request&)> say;
};

/// The simulated table, keeping a diary of its truth; its players speak when it is time.
class ObservedTable : public vision::Source {
 public:
  ObservedTable(std::unique_ptr<vision::SimulatedTable> table, std::shared_ptr<FilmDiary> diary,
                std::vector<DemoWord> words, std::shared_ptr<Voice> voice);
  std::string description() const override { return table_->description(); }
  Result<vision::Frame> next() override;
  bool live() const override { return table_->live(); }

 private:
  std::unique_ptr<vision::SimulatedTable> table_;
  std::shared_ptr<FilmDiary> diary_;
  std::vector<DemoWord> words_;
  std::size_t next_word_ = 0;
  std::shared_ptr<Voice> voice_;
};

/// "Played game" with a member "truth": scores, final scores, turns, turns_right, steps (of a turn besides
/// tile and pass), steps_right, wrong_commits (tiles and steps that were not played so), board_right (tiles
/// and figures at the end), questions, open_questions, figure_changes, figure_changes_right,
/// figure_changes_false, scores_right, commit_delay_s {median, max}.
std::string with_truth(const std::string& played, const DemoGame& demo, const FilmDiary& diary);

/// One line of it for people.
std::string truth_line(const std::string& played_with_truth);

}  // namespace tilewatch::app
