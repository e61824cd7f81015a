// SPDX-License-Identifier: MIT
// The questions that are open, and all that ever were: one a cause, closed by a person, a file or the camera
// itself.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/referee/entry.h"

namespace tilewatch::referee {

struct Question {
  std::string cause;  ///< what it is about: "tile (1,0)"; at most one question is open about it
  bus::Prompt prompt;
  std::int64_t figure = 0;  ///< the standing figure it is about
  bool open = true;
  std::string answer;
  std::optional<By> answered_by;
};

class Questions {
 public:
  /// A new look at the table begins: questions that are not asked again until end_round() have cleared
  /// themselves.
  void begin_round() { asked_.clear(); }
  /// Opens the question or, if one about the cause is open, brings its words up to date. Its id and time
  /// stay.
  void ask(const std::string& cause, bus::Prompt prompt, std::int64_t figure = 0);
  /// Closes what the camera sees settled. Questions about a cell for which `in_view` is false stay as they
  /// are.
  template <class InView>
  void end_round(InView in_view) {
    for (Question& question : all_) {
      if (!question.open || !question.prompt.camera_clears || asked_.contains(question.cause)) continue;
      if (question.prompt.cell && !in_view(*question.prompt.cell)) continue;
      close(question, By::kCamera, "");
    }
  }

  Question* find_open(std::int64_t id);
  Question* find_open(const std::string& cause);
  const Question* find_open(const std::string& cause) const;
  static void close(Question& question, By by, const std::string& answer);
  void close(const std::string& cause, By by, const std::string& answer);

  const std::vector<Question>& all() const { return all_; }
  std::vector<bus::Prompt> open() const;

 private:
  std::vector<Question> all_;
  std::map<std::string, bool> asked_;
};

}  // namespace tilewatch::referee
