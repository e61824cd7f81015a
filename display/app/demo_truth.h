// SPDX-License-Identifier: MIT
// What really happened on the simulated table, and how the played game compares.
#pragma once

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

/// The simulated table, keeping a diary of its truth.
class ObservedTable : public vision::Source {
 public:
  ObservedTable(std::unique_ptr<vision::SimulatedTable> table, std::shared_ptr<FilmDiary> diary);
  std::string description() const override { return table_->description(); }
  Result<vision::Frame> next() override;
  bool live() const override { return table_->live(); }

 private:
  std::unique_ptr<vision::SimulatedTable> table_;
  std::shared_ptr<FilmDiary> diary_;
};

/// "Played game" with a member "truth": scores, final scores, turns, turns_right, wrong_commits, questions,
/// open_questions, figure_changes, figure_changes_right, figure_changes_false, scores_right, commit_delay_s
/// {median, max}.
std::string with_truth(const std::string& played, const DemoGame& demo, const FilmDiary& diary);

/// One line of it for people.
std::string truth_line(const std::string& played_with_truth);

}  // namespace tilewatch::app
