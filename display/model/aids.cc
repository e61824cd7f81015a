// SPDX-License-Identifier: MIT
#include "display/model/aids.h"

#include <utility>

namespace tilewatch::model {
namespace {

constexpr std::array<std::string_view, kAudiences> kAudienceWords{"players", "hall", "stream"};
constexpr std::array<std::string_view, kAids> kAidWords{"projected", "tiles_left", "odds",   "farm_hints",
                                                        "fog_hints", "places",     "owners", "gaps"};

constexpr Aids no_aids() { return {false, false, false, false, false, false, false, false}; }

template <class Word, std::size_t N>
std::optional<Word> word_in(const std::array<std::string_view, N>& words, std::string_view text) {
  for (std::size_t i = 0; i < N; ++i) {
    if (words[i] == text) return static_cast<Word>(i);
  }
  return {};
}

}  // namespace

std::string_view to_string(Audience audience) {
  return kAudienceWords.at(static_cast<std::size_t>(audience));
}
std::string_view to_string(Aid aid) { return kAidWords.at(static_cast<std::size_t>(aid)); }
std::optional<Audience> audience_from(std::string_view text) {
  return word_in<Audience>(kAudienceWords, text);
}
std::optional<Aid> aid_from(std::string_view text) { return word_in<Aid>(kAidWords, text); }

bool& Aids::operator[](Aid aid) {
  switch (aid) {
    case Aid::kProjected:
      return projected;
    case Aid::kTilesLeft:
      return tiles_left;
    case Aid::kOdds:
      return odds;
    case Aid::kFarmHints:
      return farm_hints;
    case Aid::kFogHints:
      return fog_hints;
    case Aid::kPlaces:
      return places;
    case Aid::kOwners:
      return owners;
    case Aid::kGaps:
      return gaps;
  }
  return projected;
}

AidTable usual_aids() {
  AidTable table;
  table[static_cast<std::size_t>(Audience::kPlayers)].odds = false;
  return table;
}

AidTable tournament_aids() {
  constexpr Aids kNone = no_aids();
  return {kNone, kNone, Aids{}};
}

Result<void> parse_aids(std::string_view text, AidTable& table) {
  const auto wrong = [&](std::string_view word, const char* known) {
    return failure(ErrorKind::kUsage,
                   "aids \"" + std::string(text) + "\": \"" + std::string(word) + "\" is not known", known);
  };
  const std::size_t sign = text.find('=');
  const auto audience = audience_from(text.substr(0, sign));
  if (!audience || sign == std::string_view::npos) {
    return wrong(text.substr(0, sign),
                 "Write AUDIENCE=AID,AID: players, hall or stream; then all, none, or of "
                 "projected, tiles_left, odds, farm_hints, fog_hints, places, owners, gaps.");
  }
  Aids aids = no_aids();
  std::string_view rest = text.substr(sign + 1);
  if (rest == "all") {
    for (std::size_t i = 0; i < kAids; ++i) aids[static_cast<Aid>(i)] = true;
  } else if (rest != "none") {
    while (true) {
      const std::size_t comma = rest.find(',');
      const auto aid = aid_from(rest.substr(0, comma));
      if (!aid) {
        return wrong(rest.substr(0, comma),
                     "Aids are projected, tiles_left, odds, farm_hints, fog_hints, places, owners, gaps; or "
                     "all, or none.");
      }
      aids[*aid] = true;
      if (comma == std::string_view::npos) break;
      rest.remove_prefix(comma + 1);
    }
  }
  table.at(static_cast<std::size_t>(*audience)) = aids;
  return {};
}

AidSwitches::AidSwitches(const AidTable& table, QObject* parent) : QObject(parent), table_(table) {}

Aids AidSwitches::of(Audience audience) const {
  const std::lock_guard lock(mutex_);
  return table_.at(static_cast<std::size_t>(audience));
}

AidTable AidSwitches::table() const {
  const std::lock_guard lock(mutex_);
  return table_;
}

void AidSwitches::set(Audience audience, Aid aid, bool on) {
  AidTable next = table();
  next.at(static_cast<std::size_t>(audience))[aid] = on;
  set(next);
}

void AidSwitches::set(const AidTable& table) {
  {
    const std::lock_guard lock(mutex_);
    if (std::exchange(table_, table) == table) return;
  }
  emit changed();
}

}  // namespace tilewatch::model
