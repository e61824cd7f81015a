// SPDX-License-Identifier: MIT
// What helps to judge a game, and who gets to see it: each aid has a switch for each audience.
#pragma once

#include <QObject>
#include <array>
#include <mutex>
#include <string_view>

#include "engine/catalogue/result.h"

namespace tilewatch::model {

/// Who looks: the players at the referee's window, people in the room, viewers of a stream.
enum class Audience : std::uint8_t { kPlayers, kHall, kStream };
inline constexpr std::size_t kAudiences = 3;
enum class Aid : std::uint8_t {
  kProjected,
  kTilesLeft,
  kOdds,
  kFarmHints,
  kFogHints,
  kPlaces,
  kOwners,
  kGaps
};
inline constexpr std::size_t kAids = 8;

std::string_view to_string(Audience audience);  // "players" "hall" "stream"
std::string_view to_string(
    Aid aid);  // "projected" "tiles_left" "odds" "farm_hints" "fog_hints" "places" "owners" "gaps"
std::optional<Audience> audience_from(std::string_view text);
std::optional<Aid> aid_from(std::string_view text);

/// The aids that one audience sees.
struct Aids {
  bool projected = true;   ///< each player's score if the game ended now
  bool tiles_left = true;  ///< how many tiles are still to come
  bool odds = true;        ///< chances to win
  bool farm_hints = true;  ///< what farmers would bring
  bool fog_hints = true;  ///< Mists: which mist is open, closed or dead, and what castles and cemeteries miss
  bool places = true;     ///< where the tile that was drawn may lie, and what it would finish there
  bool owners = false;    ///< features in the colours of those who hold them
  bool gaps = true;       ///< places that no tile in the bag fits
  bool operator==(const Aids&) const = default;
  bool& operator[](Aid aid);
  bool operator[](Aid aid) const { return const_cast<Aids&>(*this)[aid]; }
};

using AidTable = std::array<Aids, kAudiences>;

/// Everything for everybody, but no odds for the players, and no features in their owners' colours.
AidTable usual_aids();
/// Nothing for the players, and nothing in the room, where they can see it; all of it for the stream.
AidTable tournament_aids();

/// Changes `table` as "players=projected,tiles_left", "hall=none" or "stream=all" says. kUsage names the word
/// that is not known, and those that are.
Result<void> parse_aids(std::string_view text, AidTable& table);

/// The switches of one program. Its functions may be called from any thread; changed() comes in the thread
/// that changed something.
class AidSwitches : public QObject {
  Q_OBJECT

 public:
  explicit AidSwitches(const AidTable& table = usual_aids(), QObject* parent = nullptr);

  Aids of(Audience audience) const;
  AidTable table() const;
  void set(Audience audience, Aid aid, bool on);
  void set(const AidTable& table);

 signals:
  void changed();

 private:
  mutable std::mutex mutex_;
  AidTable table_;
};

}  // namespace tilewatch::model
