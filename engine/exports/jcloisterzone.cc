// SPDX-License-Identifier: MIT
#include "engine/exports/jcloisterzone.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "engine/exports/jcloisterzone_names.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::exports {
namespace {

using nlohmann::ordered_json;
using rules::Game;
using rules::Player;

constexpr const char* kVersion = "5.7.0";  // the oldest that reads this form

/// Switches of which every value can be said in a save.
const std::set<std::string_view>& said_switches() {
  static const std::set<std::string_view> kSaid{"meeples", "tiny_city",   "fields",
                                                "abbot",   "river_start", "big_meeple"};
  return kSaid;
}

/// What JCloisterZone has not, in words; empty if it can play this.
std::vector<std::string> unknown_to_it(const Game& game, const std::vector<std::string>& sets) {
  std::vector<std::string> unknown;
  for (const std::string& set : sets) {
    if (shared_set(set, Edition::kC1).empty()) unknown.push_back("the tile set " + set);
  }
  const rules::Switches usual;
  for (const rules::RuleSet* rule_set : game.rulebook().rule_sets) {
    for (const rules::SwitchInfo& info : rule_set->switches()) {
      const int value = game.setup().switches.*info.value;
      if (value == usual.*info.value || said_switches().contains(info.name)) continue;
      unknown.push_back(fmt::format("the agreement {} {}", info.name, rules::switch_text(info, value)));
    }
  }
  return unknown;
}

/// Names of figures: "0.small.1". Those that come home are used again.
class FigureIds {
 public:
  std::string put(const rules::Figure& figure) {
    int number = 1;
    while (used_.contains({figure.player, figure.kind, number})) ++number;
    used_.insert({figure.player, figure.kind, number});
    standing_[figure] = number;
    return name(figure, number);
  }
  std::string standing(const rules::Figure& figure) const { return name(figure, standing_.at(figure)); }
  void take(const rules::Figure& figure) {
    const auto found = standing_.find(figure);
    if (found == standing_.end()) return;  // mage and witch
    used_.erase({figure.player, figure.kind, found->second});
    standing_.erase(found);
  }

 private:
  static std::string name(const rules::Figure& figure, int number) {
    const char* kind = figure.kind == FigureKind::kBigMeeple ? "big"
                       : figure.kind == FigureKind::kAbbot   ? "abbot"
                                                             : "small";
    return fmt::format("{}.{}.{}", figure.player, kind, number);
  }

  std::set<std::tuple<Player, FigureKind, int>> used_;
  std::map<rules::Figure, int> standing_;
};

/// Its names of the tiles, copy by copy: it refuses a tile of which no copy is left.
class TileIds {
 public:
  explicit TileIds(const Game& game) : game_(game) {
    for (const catalogue::TileType& type : game.catalogue().types()) {
      plain_.push_back(type.count - type.count_with_garden);
      garden_.push_back(type.count_with_garden);
    }
  }

  Result<std::string> take(rules::TypeIndex type, bool garden) {
    const auto names = shared_tile(game_.catalogue().type(type).id);
    if (!names) {
      return failure(ErrorKind::kFailed,
                     fmt::format("JCloisterZone does not have the tile {}", game_.catalogue().type(type).id));
    }
    int& wanted = garden ? garden_[type] : plain_[type];
    int& other = garden ? plain_[type] : garden_[type];
    // Gardens mean nothing without the Abbot, and cameras do not see all of them.
    const bool swap = wanted == 0 && other > 0 && (!garden || game_.setup().switches.abbot == 0);
    if (wanted == 0 && !swap) {
      return failure(ErrorKind::kFailed,
                     fmt::format("JCloisterZone has fewer copies of {} {} garden than were laid",
                                 game_.catalogue().type(type).id, garden ? "with a" : "without"));
    }
    --(swap ? other : wanted);
    return std::string(garden != swap ? names->garden : names->plain);
  }

 private:
  const Game& game_;
  std::vector<int> plain_;
  std::vector<int> garden_;
};

std::string degrees(Rotation rotation) { return fmt::format("R{}", 90 * rotation); }

/// Plays the game and says it in messages.
class Teller {
 public:
  explicit Teller(Game game) : game_(std::move(game)), tiles_(game_) {}

  Result<void> begin() {
    const rules::PlacedTile& start = game_.tiles().front();
    const auto id = tiles_.take(start.type, start.garden);
    if (!id) return tl::unexpected(id.error());
    start_.push_back(
        {{"tile", *id}, {"x", start.cell.x}, {"y", start.cell.y}, {"rotation", 90 * start.rotation}});
    return {};
  }

  Result<void> tell(const rules::Command& command) {
    if (auto told = std::visit([&](const auto& done) { return say(done); }, command); !told) return told;
    const auto events = game_.apply(command);
    if (!events) return tl::unexpected(events.error());
    for (const rules::Event& event : *events) {
      if (const auto* home = std::get_if<rules::FigureReturned>(&event)) figures_.take(home->figure);
    }
    return {};
  }

  /// What was done in the turn that is on is confirmed if the turn is over.
  void finish() {
    if (game_.phase() == rules::Phase::kTile || game_.phase() == rules::Phase::kEnded) commit();
  }

  const Game& game() const { return game_; }
  const ordered_json& start() const { return start_; }
  const ordered_json& replay() const { return replay_; }
  const ordered_json& draw_order() const { return draw_order_; }
  int turns() const { return turns_; }

 private:
  Result<void> say(const rules::PlaceTile& place) {
    if (place.forced) return by_hand("a tile against the rules");
    commit();
    const auto id = tiles_.take(place.type, place.garden);
    if (!id) return tl::unexpected(id.error());
    draw_order_.push_back(*id);
    player_ = game_.active_player();
    ++turns_;
    open_ = true;
    message(
        "PLACE_TILE",
        {{"tileId", *id}, {"rotation", degrees(place.at.rotation)}, {"position", position(place.at.cell)}});
    return {};
  }
  Result<void> say(const rules::DiscardTile& discard) {
    commit();
    const bool garden =
        game_.catalogue().type(discard.type).count_with_garden == game_.catalogue().type(discard.type).count;
    const auto id = tiles_.take(discard.type, garden);
    if (!id) return tl::unexpected(id.error());
    draw_order_.push_back(*id);  // it sets a tile that fits nowhere aside by itself
    return {};
  }
  Result<void> say(const rules::PlaceFigure& place) {
    if (place.forced) return by_hand("a figure put by hand");
    const rules::Figure figure{place.kind, place.player == rules::kNoPlayer ? player_ : place.player,
                               place.at};
    message("DEPLOY_MEEPLE", {{"pointer", pointer(place.at)}, {"meepleId", figures_.put(figure)}});
    commit();
    return {};
  }
  Result<void> say(const rules::TakeHome& take) {
    ordered_json meeple = pointer(take.figure.at);
    meeple["meepleId"] = figures_.standing(take.figure);
    message("RETURN_MEEPLE", {{"pointer", meeple}, {"source", "ABBOT_RETURN"}});
    commit();
    return {};
  }
  Result<void> say(const rules::MoveNeutral& move) {
    if (move.forced) return by_hand("mage or witch moved by hand");
    message("MOVE_NEUTRAL_FIGURE", {{"figureId", std::string(to_string(move.kind)) + ".1"},
                                    {"to", move.to ? pointer(*move.to) : ordered_json(nullptr)}});
    return {};
  }
  Result<void> say(const rules::Pass&) {
    if (game_.phase() != rules::Phase::kFigure) return by_hand("a step left out");
    // Where nothing could be done it asks nobody.
    const std::vector<rules::Command> choices = game_.choices();
    if (std::any_of(choices.begin(), choices.end(), [](const rules::Command& choice) {
          return !std::holds_alternative<rules::Pass>(choice);
        })) {
      message("PASS", ordered_json::object());
    }
    commit();
    return {};
  }
  Result<void> say(const rules::EndGame&) { return {}; }
  Result<void> say(const rules::RemoveFigure&) { return by_hand("a figure taken off by hand"); }
  Result<void> say(const rules::AdjustScore&) { return by_hand("points given by hand"); }
  template <class Other>
  Result<void> say(const Other&) {
    return by_hand("a step of rules that it does not have");
  }

  Result<void> by_hand(const std::string& what) const {
    return failure(ErrorKind::kFailed, fmt::format("JCloisterZone knows no {} (turn {})", what, game_.turn()),
                   "A game of moves by the rules alone can be written.");
  }

  void commit() {
    if (!std::exchange(open_, false)) return;
    message("COMMIT", {{"random", 0.0}});
  }
  void message(const char* type, ordered_json payload) {
    replay_.push_back({{"type", type}, {"payload", std::move(payload)}, {"player", player_}, {"clock", 0}});
  }
  static ordered_json position(Cell cell) { return ordered_json::array({cell.x, cell.y}); }
  ordered_json pointer(const rules::FeatureRef& at) const {
    const rules::PlacedTile* tile = game_.tile_at(at.cell);
    return {{"position", position(at.cell)},
            {"feature", shared_feature(at.piece.kind)},
            {"location", location_of(game_.catalogue().type(tile->type), at.piece, tile->rotation)}};
  }

  Game game_;
  TileIds tiles_;
  FigureIds figures_;
  ordered_json start_ = ordered_json::array();
  ordered_json replay_ = ordered_json::array();
  ordered_json draw_order_ = ordered_json::array();
  Player player_ = 0;
  int turns_ = 0;
  bool open_ = false;  ///< the turn's last message has not been said
};

ordered_json setup_of(const Game& game, const std::vector<std::string>& sets, const ordered_json& start) {
  const rules::Switches& agreed = game.setup().switches;
  const auto plays = [&](std::string_view set) {
    return std::find(sets.begin(), sets.end(), set) != sets.end();
  };
  ordered_json named = ordered_json::object();
  for (const std::string& set : sets) named[shared_set(set, game.catalogue().edition())] = 1;
  ordered_json elements{{"small-follower", agreed.meeples}};
  if (agreed.fields != 0) elements["farmers"] = true;
  if (agreed.abbot != 0) {
    elements["abbot"] = 1;
    elements["garden"] = true;
  }
  if (plays("inns_cathedrals")) {
    if (agreed.big_meeple != 0) elements["big-follower"] = 1;
    elements["cathedral"] = true;
    elements["inn"] = true;
  }
  if (plays("mage_witch")) {
    elements["mage"] = 1;
    elements["witch"] = 1;
  }
  if (plays("watchtowers")) elements["watchtower"] = true;
  ordered_json rules = ordered_json::object();
  if (agreed.tiny_city != 4) rules["tiny-city-scoring"] = std::to_string(agreed.tiny_city);
  return {{"sets", named},    {"elements", elements}, {"rules", rules},
          {"timer", nullptr}, {"start", start},       {"options", ordered_json::object()}};
}

ordered_json players_of(const Game& game) {
  ordered_json players = ordered_json::array();
  for (const rules::PlayerSetup& player : game.setup().players) {
    std::string name = player.name;
    if (name.empty()) name = std::string(to_string(player.colour));
    players.push_back({{"name", name}, {"slot", shared_seat(player.colour)}});
  }
  return players;
}

}  // namespace

Result<std::string> jcloisterzone_save(const ScoreBook& book, const JczLabel& label) {
  const std::vector<std::string>& sets = book.game.catalogue().set_names();
  if (const auto unknown = unknown_to_it(book.game, sets); !unknown.empty()) {
    return failure(ErrorKind::kFailed,
                   fmt::format("JCloisterZone does not have {}", fmt::join(unknown, ", ")),
                   "It has the base game, River I, The Abbot, Inns & Cathedrals, Mage & Witch and The "
                   "Watchtowers.");
  }
  auto start = Game::start(book.saved.setup);
  if (!start) return tl::unexpected(start.error());
  Teller teller(std::move(*start));
  if (auto begun = teller.begin(); !begun) return tl::unexpected(begun.error());
  for (const rules::Command& command : book.saved.commands) {
    if (auto told = teller.tell(command); !told) return tl::unexpected(told.error());
  }
  teller.finish();
  ordered_json annotations{{"drawOrder", teller.draw_order()}};
  if (book.ended()) annotations["endTurn"] = teller.turns();  // tiles may be left in the bag
  const ordered_json save{{"appVersion", kVersion},
                          {"gameId", label.game_id},
                          {"name", ""},
                          {"initialRandom", 0.0},
                          {"created", label.created},
                          {"clock", 0},
                          {"setup", setup_of(book.game, sets, teller.start())},
                          {"players", players_of(book.game)},
                          {"replay", teller.replay()},
                          {"gameAnnotations", annotations}};
  return save.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace tilewatch::exports
