// SPDX-License-Identifier: MIT
// `tilewatch rules`: the rule sets there are and what a table may agree to play differently, for people and
// as JSON.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "display/app/command.h"
#include "display/app/game_options.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::app {
namespace {

using nlohmann::json;
using rules::RuleSet;
using rules::SwitchInfo;

struct RulesArguments {
  TileOptions tiles{{}, "c3"};
  std::string json;
};

std::string default_of(const SwitchInfo& info) {
  return rules::switch_text(info, rules::Switches{}.*info.value);
}

/// Whether the rule set plays with these tiles, or would if one of its own switches asked for it.
bool may_be_in_play(const RuleSet& set, const std::shared_ptr<const catalogue::Catalogue>& catalogue) {
  rules::Setup setup;
  setup.catalogue = catalogue;
  if (set.in_play(setup)) return true;
  for (const SwitchInfo& info : set.switches()) setup.switches.*info.value = info.most;
  return set.in_play(setup);
}

std::string table_of(const RuleSet& set) {
  std::string text = std::string(set.name()) + "\n";
  if (set.switches().empty()) return text + "  nothing to agree on\n";
  std::size_t widest = 0;
  for (const SwitchInfo& info : set.switches()) widest = std::max(widest, info.name.size());
  for (const SwitchInfo& info : set.switches()) {
    text += fmt::format("  {:<{}}  {:<4}  {:<9}  {:<5}  {}\n", info.name, widest, default_of(info),
                        rules::allowed_text(info), info.rule, info.meaning);
    text += fmt::format("  {:<{}}  {}{}\n", "", widest,
                        info.ambiguous ? "left open by the sources: " : "from: ", info.source);
  }
  return text;
}

json json_of(const RuleSet& set) {
  json switches = json::array();
  for (const SwitchInfo& info : set.switches()) {
    switches.push_back({{"name", info.name},
                        {"default", default_of(info)},
                        {"values", rules::allowed_text(info)},
                        {"rule", info.rule},
                        {"source", info.source},
                        {"meaning", info.meaning},
                        {"open_in_the_sources", info.ambiguous}});
  }
  return {{"name", set.name()}, {"switches", switches}};
}

Result<void> list_rules(const RulesArguments& arguments) {
  std::vector<const RuleSet*> listed(rules::rule_sets().begin(), rules::rule_sets().end());
  if (!arguments.tiles.sets.empty()) {
    const auto catalogue = arguments.tiles.load();
    if (!catalogue) return tl::unexpected(catalogue.error());
    std::erase_if(listed, [&](const RuleSet* set) { return !may_be_in_play(*set, *catalogue); });
  }
  if (!arguments.json.empty()) {
    json all = json::array();
    for (const RuleSet* set : listed) all.push_back(json_of(*set));
    const std::string text = json{{"rule_sets", all}}.dump(2) + "\n";
    if (arguments.json != "-") return write_file(arguments.json, text);
    fmt::print("{}", text);
    return {};
  }
  fmt::print(
      "What may be agreed before a game: --rule NAME=VALUE, or \"option NAME VALUE\" in a saved game.\n");
  fmt::print("Each line: name, value if nobody says anything, values there are, rule, meaning.\n");
  for (const RuleSet* set : listed) fmt::print("\n{}", table_of(*set));
  return {};
}

}  // namespace

Run set_up_rules(CLI::App& app) {
  auto arguments = std::make_shared<RulesArguments>();
  arguments->tiles.add_to(app);
  app.get_option("--tiles")->description("Only what is in play with these tile sets; without it, everything");
  app.add_option("--json", arguments->json, "Where it is written as JSON, - for the standard output");
  return [arguments] {
    const auto done = list_rules(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
