// SPDX-License-Identifier: MIT
#include "engine/referee/may_stand.h"

#include <algorithm>

#include "engine/referee/standing_figures.h"
#include "engine/rules/figure_traits.h"

namespace tilewatch::referee {
namespace {

/// How likely somebody puts a figure where none may ever be put, against one where it may.
constexpr double kNeverDone = 0.002;

bool ever_done(const rules::Game& game, const bus::SeenFigure& figure, FeatureKind feature) {
  if (may_stand_on(game, figure.kind, feature)) return true;
  return std::any_of(figure.kinds.begin(), figure.kinds.end(), [&](const bus::KindCandidate& may) {
    return is_neutral(may.kind) || may_stand_on(game, may.kind, feature);
  });
}

}  // namespace

bool may_stand_on(const rules::Game& game, FigureKind kind, FeatureKind feature) {
  if (game.mists().level > 0 && (feature == FeatureKind::kField || feature == FeatureKind::kMonastery))
    return false;
  const rules::Switches& switches = game.setup().switches;
  switch (feature) {
    case FeatureKind::kGarden:
      return kind == FigureKind::kAbbot;
    case FeatureKind::kMonastery:
      return true;
    case FeatureKind::kTent:
      return kind != FigureKind::kAbbot || switches.abbot_on_tent != 0;
    default:
      return kind != FigureKind::kAbbot &&
             (feature == FeatureKind::kCastle || rules::takes_meeple(switches, feature));
  }
}

void weigh_by_rules(const rules::Game& game, bus::Reading& reading) {
  for (bus::SeenFigure& figure : reading.figures) {
    if (is_neutral(figure.kind)) continue;
    double before = 0;
    double after = 0;
    std::vector<bus::FeatureCandidate> weighed = figure.on;
    for (bus::FeatureCandidate& on : weighed) {
      before += on.probability;
      if (!ever_done(game, figure, on.kind)) on.probability *= kNeverDone;
      after += on.probability;
    }
    if (!(after > 0)) continue;
    for (bus::FeatureCandidate& on : weighed) on.probability *= before / after;
    std::stable_sort(weighed.begin(), weighed.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    figure.on = std::move(weighed);
  }
}

}  // namespace tilewatch::referee
