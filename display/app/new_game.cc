// SPDX-License-Identifier: MIT
#include "display/app/new_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "display/app/application.h"
#include "display/window/new_game_dialog.h"
#include "engine/catalogue/set_file.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::app {
namespace {

/// Every set in the folders, base first; "river" stands for the one of the edition.
std::vector<window::NewGameOffer::TileSet> sets_there_are() {
  std::vector<window::NewGameOffer::TileSet> sets;
  std::set<std::string> known;
  for (const auto& folder : catalogue::Catalogue::default_folders()) {
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(folder, unreadable)) {
      const std::string name = entry.path().filename().string();
      const auto file = catalogue::read_set_file(entry.path() / "tiles.json", name);
      if (!file) continue;
      const bool river = name.starts_with("river");
      if (known.insert(river ? "river" : name).second) {
        sets.push_back({river ? "river" : name, river ? "River" : file->title});
      }
    }
  }
  std::sort(sets.begin(), sets.end(), [](const auto& a, const auto& b) {
    return std::pair(a.name != "base", a.title) < std::pair(b.name != "base", b.title);
  });
  return sets;
}

rules::Setup setup_of(const std::shared_ptr<const catalogue::Catalogue>& catalogue) {
  rules::Setup setup;
  setup.catalogue = catalogue;
  return setup;
}

std::vector<std::string> values_of(const rules::SwitchInfo& info) {
  std::vector<std::string> values;
  for (int value = info.least; value <= info.most; ++value) {
    if (info.allows(value)) values.push_back(rules::switch_text(info, value));
  }
  return values;
}

/// A rule set takes part by its tiles, or by one of its own switches.
bool may_take_part(const rules::RuleSet& set, rules::Setup setup) {
  if (set.in_play(setup)) return true;
  for (const rules::SwitchInfo& info : set.switches()) setup.switches.*info.value = info.most;
  return set.in_play(setup);
}

std::vector<window::NewGameOffer::Rule> rules_of(const TileOptions& tiles) {
  std::vector<window::NewGameOffer::Rule> rules;
  const auto catalogue = tiles.load();
  if (!catalogue) return rules;
  for (const rules::RuleSet* set : rules::rule_sets()) {
    if (!may_take_part(*set, setup_of(*catalogue))) continue;
    for (const rules::SwitchInfo& info : set->switches()) {
      rules.push_back({std::string(info.name), std::string(info.meaning),
                       fmt::format("{}: {}", info.rule, info.source), values_of(info),
                       rules::switch_text(info, rules::Switches{}.*info.value)});
    }
  }
  return rules;
}

std::vector<std::string> agreed_of(const window::NewGameChoice& choice) {
  std::vector<std::string> agreed;
  for (const auto& [name, value] : choice.rules) agreed.push_back(name + "=" + value);
  return agreed;
}

/// Whether a game with these options can begin.
Result<void> can_begin(TileOptions tiles, const window::NewGameChoice& choice) {
  tiles.sets = choice.sets;
  const auto catalogue = tiles.load();
  if (!catalogue) return tl::unexpected(catalogue.error());
  const auto switches = RuleOptions{agreed_of(choice)}.parse(*catalogue);
  if (!switches) return tl::unexpected(switches.error());
  std::set<Colour> colours;
  for (const auto& player : choice.players) {
    if (player.name.find_first_of(",:") != std::string::npos) {
      return failure(ErrorKind::kUsage, "a name has neither commas nor colons in it.");
    }
    if (!colours.insert(player.colour).second) {
      return failure(ErrorKind::kUsage,
                     fmt::format("two players cannot both be {}.", to_string(player.colour)));
    }
  }
  if (choice.players.empty()) return {};
  rules::Setup setup = setup_of(*catalogue);
  setup.switches = *switches;
  for (const auto& player : choice.players) setup.players.push_back({player.name, player.colour});
  const auto game = rules::Game::start(std::move(setup));
  if (!game) return tl::unexpected(game.error());
  return {};
}

}  // namespace

Result<bool> ask_for_new_game(TileOptions& tiles, RuleOptions& rules, PlayerOptions& players) {
  const auto begun = players.parse();
  if (!begun) return tl::unexpected(begun.error());
  window::NewGameOffer offer;
  offer.sets = sets_there_are();
  offer.rules = [tiles](const std::vector<std::string>& sets) {
    TileOptions chosen = tiles;
    chosen.sets = sets;
    return rules_of(chosen);
  };
  offer.check = [tiles](const window::NewGameChoice& choice) { return can_begin(tiles, choice); };
  offer.begin.sets = tiles.sets;
  for (const auto& player : *begun) offer.begin.players.push_back({player.colour, player.name});
  for (const std::string& rule : rules.agreed) {
    const auto equals = rule.find('=');
    if (equals != std::string::npos) offer.begin.rules[rule.substr(0, equals)] = rule.substr(equals + 1);
  }
  const auto application = make_application(true);
  const auto choice = window::ask_new_game(std::move(offer));
  if (!choice) return false;
  tiles.sets = choice->sets;
  rules.agreed = agreed_of(*choice);
  players.players.clear();
  for (const auto& player : choice->players) {
    players.players +=
        fmt::format("{}{}:{}", players.players.empty() ? "" : ",", to_string(player.colour), player.name);
  }
  return true;
}

}  // namespace tilewatch::app
