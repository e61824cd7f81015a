// SPDX-License-Identifier: MIT
#include "tests/engine/rules/random_play.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/rules/rule_set.h"
#include "tests/engine/rules/mists_games.h"
#include "tests/engine/rules/random_commands.h"

namespace tilewatch::test {
namespace {

using catalogue::Random;
using namespace rules;  // NOLINT(google-build-using-namespace): every word here is one of a game

std::shared_ptr<const catalogue::Catalogue> catalogue_of(const std::vector<std::string>& sets,
                                                         Edition edition) {
  static std::mutex mutex;
  static std::map<std::pair<std::vector<std::string>, Edition>, std::shared_ptr<const catalogue::Catalogue>>
      known;
  const std::scoped_lock lock(mutex);
  auto& catalogue = known[{sets, edition}];
  if (catalogue == nullptr) {
    auto loaded = catalogue::Catalogue::load(sets, edition);
    if (!loaded) throw std::runtime_error(loaded.error().message);
    catalogue = *std::move(loaded);
  }
  return catalogue;
}

/// Half of the switches of the rule sets in play get a value, the others keep theirs.
void turn_switches(Setup& setup, Random& dice) {
  for (const RuleSet* rules : rule_sets()) {
    if (!rules->in_play(setup) && rules->name() != "crop_circle") continue;
    for (const SwitchInfo& info : rules->switches()) {
      if (info.name == "abbot" || info.name == "mists_level" || dice.below(2) == 0) continue;
      int value =
          info.least + static_cast<int>(dice.below(static_cast<std::size_t>(info.most - info.least + 1)));
      if (info.name == "meeples") value = 1 + static_cast<int>(dice.below(9));
      if (info.allows(value)) setup.switches.*info.value = value;
    }
  }
}

SavedGame mists_agreement(int index, Random& dice) {
  constexpr int kLevels = 6;
  SavedGame agreed;
  agreed.sets = {"mists"};
  agreed.edition = static_cast<Edition>(index / (5 * kLevels) % 3);
  agreed.setup = mists_setup(1 + index % kLevels, 1 + index / kLevels % 5);
  agreed.setup.catalogue = catalogue_of(agreed.sets, agreed.edition);
  turn_switches(agreed.setup, dice);
  return agreed;
}

/// Plays on by what may be done, mostly.
class RandomHands {
 public:
  RandomHands(WatchedGame& watched, Random dice) : watched_(watched), dice_(dice) {}

  void play() {
    while (watched_.failure().empty() && watched_.game().phase() != Phase::kEnded) {
      if (dice_.below(25) == 0 && correct()) continue;
      if (watched_.game().phase() == Phase::kTile) {
        lay_tile();
      } else {
        choose();
      }
    }
  }

 private:
  /// True if a correction was found that may be made.
  bool correct() {
    for (int i = 0; i < 5; ++i) {
      const Command command = random_correction(watched_.game(), dice_);
      if (watched_.game().why_not(command)) continue;
      watched_.apply(command);
      return true;
    }
    return false;
  }

  /// Any that may come: face down tiles may be of any type that is not on the board.
  std::vector<TypeIndex> bag() const {
    const Game& game = watched_.game();
    std::vector<TypeIndex> types;
    for (TypeIndex type = 0; type < game.catalogue().types().size(); ++type) {
      if (game.held_back(type)) continue;
      types.insert(types.end(), static_cast<std::size_t>(game.remaining(type)), type);
    }
    return types;
  }

  void lay_tile() {
    const Game& game = watched_.game();
    const std::vector<TypeIndex> types = game.drawn().empty() ? bag() : game.drawn();
    if (types.empty() || game.tiles_left() == 0 || dice_.below(500) == 0) {
      watched_.apply(EndGame{});
      return;
    }
    const auto draws = static_cast<std::size_t>(game.may_draw());
    const bool all = game.setup().switches.must_draw_extra != 0;
    if (game.drawn().empty() && draws > 1 && (all || dice_.below(4) != 0)) {
      DrawTiles draw;
      const std::size_t count = std::min(all ? draws : 1 + dice_.below(draws), types.size());
      std::vector<TypeIndex> left = types;
      for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = dice_.below(left.size());
        draw.types.push_back(left[at]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
      }
      // Fewer tiles may come before the rest (B-11) than may be drawn.
      if (!game.why_not(Command{draw})) {
        watched_.apply(draw);
        return;
      }
    }
    const std::size_t from = dice_.below(types.size());
    for (std::size_t i = 0; i < types.size(); ++i) {
      const TypeIndex type = types[(from + i) % types.size()];
      const auto places = game.legal_placements(type);
      if (places.empty()) {
        // Of several drawn tiles one that fits is laid (F-7).
        if (game.drawn().size() > 1 && game.why_not(DiscardTile{type})) continue;
        watched_.apply(DiscardTile{type});
        return;
      }
      const bool garden = game.catalogue().type(type).count_with_garden > 0 && dice_.below(2) == 0;
      watched_.apply(PlaceTile{type, places[dice_.below(places.size())], garden});
      return;
    }
    watched_.fail("none of the drawn tiles may be laid or put away");
  }

  void choose() {
    const auto choices = watched_.game().choices();
    if (choices.empty()) {
      watched_.fail("nothing may be done");
      return;
    }
    Command choice = choices[dice_.below(choices.size())];
    // People need not take all the ghosts that they might.
    if (auto* calm = std::get_if<CalmGhosts>(&choice)) take_fewer(calm->ghosts);
    if (auto* drive = std::get_if<DriveAway>(&choice)) take_fewer(drive->ghosts);
    watched_.apply(choice);
  }
  void take_fewer(std::vector<GhostGroup>& ghosts) {
    if (dice_.below(3) != 0) return;
    if (ghosts.size() > 1) {
      ghosts.pop_back();
    } else if (ghosts.front().count > 1) {
      --ghosts.front().count;
    }
  }

  WatchedGame& watched_;
  Random dice_;
};

}  // namespace

SavedGame random_agreement(std::uint32_t seed, int index) {
  Random dice("random agreement", index, seed, 0);
  constexpr int kOfMists = 8;  // every eighth game
  if (index % kOfMists == kOfMists - 1) return mists_agreement(index / kOfMists, dice);
  constexpr int kSubsets = 128;
  constexpr int kAll = kSubsets * 3 * 5;
  // A step without a common divisor, so that a few games in a row differ in everything.
  auto number = static_cast<int>((static_cast<std::int64_t>(index - index / kOfMists) * 1009 + seed) % kAll);
  const unsigned subset = static_cast<unsigned>(number % kSubsets);
  number /= kSubsets;
  SavedGame agreed;
  agreed.edition = static_cast<Edition>(number % 3);
  int players = 1 + number / 3;
  agreed.sets = {"base"};
  static const std::vector<std::string> kSets{"river",          "inns_cathedrals", "mage_witch",
                                              "fortune_teller", "watchtowers",     "crop_circle"};
  for (std::size_t i = 0; i < kSets.size(); ++i) {
    if ((subset >> i) & 1U) agreed.sets.push_back(kSets[i]);
  }
  if ((subset & 2U) != 0 && players == 5 && dice.below(2) == 0) ++players;  // B-12
  for (int i = 0; i < players; ++i) {
    agreed.setup.players.push_back({"Player " + std::to_string(i + 1), static_cast<Colour>(i)});
  }
  agreed.setup.catalogue = catalogue_of(agreed.sets, agreed.edition);
  agreed.setup.switches.abbot = static_cast<int>((subset >> kSets.size()) & 1U);
  turn_switches(agreed.setup, dice);
  agreed.setup.start_rotation = static_cast<Rotation>(dice.below(4));
  return agreed;
}

PlayedGame play_at_random(std::uint32_t seed, int index, const Care& care) {
  WatchedGame watched(random_agreement(seed, index), Random("random tries", index, seed, 1), care);
  try {
    RandomHands(watched, Random("random play", index, seed, 2)).play();
    if (watched.failure().empty()) watched.replay_all();
  } catch (const std::exception& exception) {  // the rules throw nothing
    watched.fail(exception.what());
  }
  return {watched.saved(), watched.failure()};
}

PlayedGame play_again(const SavedGame& saved, const Care& care) {
  WatchedGame watched(saved, Random("random tries", 0, 0, 1), care);
  for (const Command& command : saved.commands) {
    if (!watched.failure().empty() || !watched.apply(command)) break;
  }
  if (watched.failure().empty()) watched.replay_all();
  return {watched.saved(), watched.failure()};
}

}  // namespace tilewatch::test
