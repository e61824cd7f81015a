// SPDX-License-Identifier: MIT
// Keeps the list of questions.
#include "engine/referee/questions.h"

#include <utility>

namespace tilewatch::referee {

void Questions::ask(const std::string& cause, bus::Prompt prompt, std::int64_t figure) {
  asked_[cause] = true;
  if (Question* open = find_open(cause)) {
    prompt.id = open->prompt.id;
    prompt.frame_name = open->prompt.frame_name;
    prompt.asked_at_s = open->prompt.asked_at_s;
    open->prompt = std::move(prompt);
    open->figure = figure;
    return;
  }
  prompt.id = static_cast<std::int64_t>(all_.size()) + 1;
  all_.push_back({cause, std::move(prompt), figure, true, "", {}});
}

Question* Questions::find_open(std::int64_t id) {
  if (id < 1 || id > static_cast<std::int64_t>(all_.size())) return nullptr;
  Question& question = all_[static_cast<std::size_t>(id) - 1];
  return question.open ? &question : nullptr;
}

const Question* Questions::find_open(const std::string& cause) const {
  for (const Question& question : all_) {
    if (question.open && question.cause == cause) return &question;
  }
  return nullptr;
}

Question* Questions::find_open(const std::string& cause) {
  return const_cast<Question*>(std::as_const(*this).find_open(cause));  // its questions are not const
}

void Questions::close(Question& question, By by, const std::string& answer) {
  question.open = false;
  question.answered_by = by;
  question.answer = answer;
}

void Questions::close(const std::string& cause, By by, const std::string& answer) {
  if (Question* question = find_open(cause)) close(*question, by, answer);
}

std::vector<bus::Prompt> Questions::open() const {
  std::vector<bus::Prompt> prompts;
  for (const Question& question : all_) {
    if (question.open) prompts.push_back(question.prompt);
  }
  return prompts;
}

}  // namespace tilewatch::referee
