// SPDX-License-Identifier: MIT
#include "display/app/commands/reading_panel.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "display/app/commands/reading_json.h"
#include "vision/tiles/decide.h"

namespace tilewatch::app {
namespace {

using vision::PanelLine;
using vision::PanelSection;
using vision::Tone;

std::string plural(std::size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string upper_first(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string terms_of(const rules::Score& feature) {
  std::vector<std::string> parts;
  for (const rules::ScoreTerm& term : feature.terms) {
    if (term.points != 0) parts.push_back(fmt::format("{} {}", term.name, term.points));
  }
  return fmt::format("{}", fmt::join(parts, " + "));
}

PanelLine feature_line(const rules::Score& feature, const std::vector<Colour>& colours) {
  PanelLine line;
  const std::string state =
      feature.kind == FeatureKind::kField ? "" : (feature.complete ? ", complete" : ", open");
  line.text = fmt::format("{} at {}{}", upper_first(std::string(to_string(feature.kind))),
                          to_string(feature.cells.front()), state);
  const std::string terms = terms_of(feature);
  if (!terms.empty()) line.text += fmt::format(" ({})", terms);
  line.value = std::to_string(feature.points);
  for (const rules::Player player : feature.winners) line.dots.push_back(colours.at(player));
  return line;
}

PanelSection figures_section(const vision::BoardReading& reading, const rules::BoardValue& value) {
  PanelSection section{"FIGURES", {}};
  std::map<Colour, std::map<FigureKind, std::size_t>> of_players;
  std::map<FigureKind, std::size_t> neutral;
  for (const vision::FigureReading& figure : reading.figures) {
    if (belongs_to_player(figure.kind)) {
      ++of_players[figure.colour][figure.kind];
    } else {
      ++neutral[figure.kind];
    }
  }
  std::map<Colour, int> points;
  for (const rules::Score& feature : value.features) {
    for (const rules::Player player : feature.winners) points[value.colours.at(player)] += feature.points;
  }
  const auto counted = [](const std::map<FigureKind, std::size_t>& kinds) {
    std::vector<std::string> parts;
    for (const auto& [kind, count] : kinds) {
      std::string name(to_string(kind));
      std::replace(name.begin(), name.end(), '_', ' ');
      parts.push_back(plural(count, name, name + "s"));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
  };
  for (const auto& [colour, kinds] : of_players) {
    section.lines.push_back({fmt::format("{}: {}", to_string(colour), counted(kinds)),
                             fmt::format("{} pts", points[colour]),
                             {colour},
                             Tone::kPlain});
  }
  if (!neutral.empty()) section.lines.push_back({"neutral: " + counted(neutral), "", {}, Tone::kPlain});
  if (section.lines.empty()) section.lines.push_back({"none", "", {}, Tone::kQuiet});
  return section;
}

// The features that somebody claims, or those that nobody does; the most valuable first.
PanelSection features_section(const std::string& title, const rules::BoardValue& value, bool claimed) {
  PanelSection section{title, {}};
  std::vector<const rules::Score*> features;
  for (const rules::Score& feature : value.features) {
    if (feature.winners.empty() != claimed && (claimed || feature.points > 0)) features.push_back(&feature);
  }
  std::stable_sort(features.begin(), features.end(),
                   [](const rules::Score* a, const rules::Score* b) { return a->points > b->points; });
  for (const rules::Score* feature : features) section.lines.push_back(feature_line(*feature, value.colours));
  return section;
}

// How many features of each kind, how many of them complete, and the most valuable one that nobody claims.
PanelSection all_section(const rules::BoardValue& value) {
  PanelSection section{"ALL FEATURES", {}};
  struct Count {
    std::size_t all = 0;
    std::size_t complete = 0;
    int best = 0;
  };
  std::map<FeatureKind, Count> counts;
  for (const rules::Score& feature : value.features) {
    Count& count = counts[feature.kind];
    ++count.all;
    count.complete += feature.complete ? 1 : 0;
    count.best = std::max(count.best, feature.points);
  }
  for (const auto& [kind, count] : counts) {
    std::string name(to_string(kind));
    const std::string many = name == "city" ? "cities" : (name == "monastery" ? "monasteries" : name + "s");
    std::string text = plural(count.all, name, many);
    if (kind != FeatureKind::kField) text += fmt::format(", {} complete", count.complete);
    section.lines.push_back({text, fmt::format("best {}", count.best), {}, Tone::kPlain});
  }
  return section;
}

PanelSection problems_section(const vision::BoardReading& reading) {
  PanelSection section{"LOOK AT THIS", {}};
  for (const vision::Problem& problem : reading.problems) {
    const Tone tone = problem.kind == "unreadable_tile" ? Tone::kDoubt : Tone::kWrong;
    section.lines.push_back({upper_first(problem.text), "", {}, tone});
  }
  return section;
}

/// "no problems", "2 problems", "no problems, 3 tiles not certain".
std::string what_is_wrong(const vision::BoardReading& reading) {
  std::string text =
      reading.problems.empty() ? "no problems" : plural(reading.problems.size(), "problem", "problems");
  const auto doubtful =
      std::count_if(reading.tiles.begin(), reading.tiles.end(), [](const vision::TileReading& tile) {
        return tile.candidates.empty() || tile.candidates.front().probability < vision::kClearReading;
      });
  if (doubtful > 0) {
    text += fmt::format(", {} not certain", plural(static_cast<std::size_t>(doubtful), "tile", "tiles"));
  }
  return text;
}

}  // namespace

vision::Panel reading_panel(const std::string& picture, const vision::BoardReading& reading,
                            const rules::BoardValue& value, const catalogue::Catalogue& catalogue) {
  vision::Panel panel;
  panel.title = picture;
  panel.subtitle = fmt::format("{} of {}, {}, {}", reading.tiles.size(), catalogue.total(),
                               plural(reading.figures.size(), "figure", "figures"), what_is_wrong(reading));
  panel.subtitle.insert(panel.subtitle.find(','), " tiles");
  panel.sections = {problems_section(reading), figures_section(reading, value), all_section(value),
                    features_section("CLAIMED, WORTH NOW", value, true),
                    features_section("CLAIMED BY NOBODY", value, false)};
  return panel;
}

}  // namespace tilewatch::app
