// SPDX-License-Identifier: MIT
#include "engine/referee/step_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <type_traits>
#include <vector>

#include "engine/referee/words.h"

namespace tilewatch::referee {
namespace {

std::string ghost_words(const std::vector<rules::GhostGroup>& ghosts) {
  std::map<Cell, int> by_tile;
  for (const rules::GhostGroup& group : ghosts) by_tile[group.at.cell] += group.count;
  std::vector<std::string> parts;
  for (const auto& [cell, count] : by_tile) {
    parts.push_back(fmt::format("{} ghost{} from {}", count, count == 1 ? "" : "s", to_string(cell)));
  }
  return fmt::format("{}", fmt::join(parts, " and "));
}

class Writer {
 public:
  explicit Writer(const rules::Game& game) : game_(game) {}

  std::string operator()(const rules::MoveNeutral& c) const {
    const std::string who = "the " + spaced(tilewatch::to_string(c.kind));
    if (!c.to) return who + " beside the board";
    return fmt::format("{} {} {}", who, c.to->piece.kind == FeatureKind::kCity ? "in" : "on",
                       place_words(*c.to));
  }
  std::string operator()(const rules::BuryFigure& c) const {
    if (c.figure.at == c.cemetery) return fmt::format("a {} from hand", owner(c.figure));
    return fmt::format("the {} from {}", owner(c.figure), place_words(c.figure.at));
  }
  std::string operator()(const rules::PutGhost& c) const { return "a ghost on " + place_words(c.at); }
  std::string operator()(const rules::ScoreFeature& c) const {
    const int points = game_.value_of(c.feature).points;
    return fmt::format("score {} point{} for {}{}", points, points == 1 ? "" : "s", place_words(c.feature),
                       targets(c.points_to));
  }
  std::string operator()(const rules::CalmGhosts& c) const {
    return fmt::format("calm: {}, for {}{}", ghost_words(c.ghosts), place_words(c.feature),
                       targets(c.points_to));
  }
  std::string operator()(const rules::PlaceHound& c) const {
    return fmt::format("the hound beside the {} on {}", owner(c.beside), place_words(c.beside.at));
  }
  std::string operator()(const rules::DriveAway& c) const { return "drive away " + ghost_words(c.ghosts); }
  std::string operator()(const rules::PlaceFaceDown& c) const {
    return "a tile face down at " + to_string(c.cell);
  }
  std::string operator()(const rules::TakeHome& c) const {
    return fmt::format("take the {} home from {}", owner(c.figure), place_words(c.figure.at));
  }
  std::string operator()(const rules::CropCircle& c) const {
    if (c.choice == rules::CropCircle::Choice::kNothing) return "nothing";
    const bool deploy = c.choice == rules::CropCircle::Choice::kDeploy;
    if (!c.figure) return deploy ? "all put one more figure down" : "all take a figure home";
    if (deploy) return fmt::format("one more {} on {}", owner(*c.figure), place_words(c.figure->at));
    return fmt::format("the {} home from {}", owner(*c.figure), place_words(c.figure->at));
  }
  std::string operator()(const rules::Pass&) const { return "go on without"; }
  template <class Other>
  std::string operator()(const Other& c) const {
    return rules::command_to_text(game_.catalogue(), rules::Command(c));
  }

 private:
  std::string owner(const rules::Figure& figure) const {
    return fmt::format("{} {}", rules::name_of(game_.setup(), figure.player),
                       spaced(tilewatch::to_string(figure.kind)));
  }
  std::string targets(const std::vector<std::pair<rules::Player, rules::Player>>& points_to) const {
    std::string text;
    for (const auto& [from, to] : points_to) {
      text += fmt::format(", {}'s points to {}", rules::name_of(game_.setup(), from),
                          rules::name_of(game_.setup(), to));
    }
    return text;
  }
  const rules::Game& game_;
};

}  // namespace

std::string step_kind(rules::Phase phase) {
  switch (phase) {
    case rules::Phase::kMagic:
      return "move_magic";
    case rules::Phase::kBury:
      return "bury";
    case rules::Phase::kGhost:
      return "extra_ghost";
    case rules::Phase::kScore:
      return "score_or_calm";
    case rules::Phase::kHound:
      return "hound";
    case rules::Phase::kDriveAway:
      return "drive_away";
    case rules::Phase::kCropCircle:
      return "crop_circle";
    case rules::Phase::kFaceDown:
      return "face_down";
    case rules::Phase::kTile:
    case rules::Phase::kFigure:
    case rules::Phase::kEnded:
      break;
  }
  return {};
}

std::string step_rule(rules::Phase phase) {
  switch (phase) {
    case rules::Phase::kMagic:
      return "M-2";
    case rules::Phase::kBury:
      return "G-24";
    case rules::Phase::kGhost:
      return "G-26";
    case rules::Phase::kScore:
      return "G-16";
    case rules::Phase::kHound:
    case rules::Phase::kDriveAway:
      return "G-29";
    case rules::Phase::kCropCircle:
      return "M-1";
    case rules::Phase::kFaceDown:
      return "G-37";
    case rules::Phase::kTile:
    case rules::Phase::kFigure:
    case rules::Phase::kEnded:
      break;
  }
  return {};
}

std::string sentence(std::string words) {
  if (words.empty()) return words;
  words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
  if (words.back() != '.' && words.back() != '?' && words.back() != '!') words += '.';
  return words;
}

std::string place_words(const rules::FeatureRef& at) {
  return fmt::format("the {} at {}", spaced(tilewatch::to_string(at.piece.kind)), to_string(at.cell));
}

std::string choice_words(const rules::Game& game, const rules::Command& command) {
  return std::visit(Writer(game), command);
}

}  // namespace tilewatch::referee
