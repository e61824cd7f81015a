// SPDX-License-Identifier: MIT
#include "engine/rules/phase_words.h"

#include <array>
#include <utility>

namespace tilewatch::rules {
namespace {

constexpr std::array<std::pair<Phase, std::string_view>, kSteps.size() + 1> kPhases{
    {{Phase::kTile, "tile"},
     {Phase::kMagic, "magic"},
     {Phase::kBury, "bury"},
     {Phase::kGhost, "ghost"},
     {Phase::kFigure, "figure"},
     {Phase::kScore, "score"},
     {Phase::kHound, "hound"},
     {Phase::kDriveAway, "drive_away"},
     {Phase::kCropCircle, "crop_circle"},
     {Phase::kFaceDown, "face_down"},
     {Phase::kEnded, "ended"}}};

}  // namespace

std::string_view phase_text(Phase phase) {
  for (const auto& [value, name] : kPhases) {
    if (value == phase) return name;
  }
  return "?";
}

std::optional<Phase> phase_from(std::string_view text) {
  for (const auto& [value, name] : kPhases) {
    if (name == text) return value;
  }
  return std::nullopt;
}

}  // namespace tilewatch::rules
