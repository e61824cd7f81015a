// SPDX-License-Identifier: MIT
#include "vision/simulate/film_events.h"

#include <algorithm>
#include <stdexcept>

namespace tilewatch::vision {
namespace {

// The table lies still for so long before and after each of them, however fast the players are.
constexpr double kQuiet = 0.7;
// How long a hand needs to its place, is busy there, and needs to get away.
constexpr double kReach = 0.4;
constexpr double kBusy = 0.2;
constexpr double kVisitHeight = 60;
// How long a tile lies wrong until the hand that laid it turns it, and until it lets go then.
constexpr double kSecondThought = 0.5;
constexpr double kTurning = 0.4;
// A hand in the way is held over the tiles, not quite still.
constexpr double kHeld = 26;
constexpr double kSway_s = 0.45;
constexpr double kSwayMm = 4;

/// What comes after `time_s` comes later.
void delay(FilmPlan& plan, double time_s, double by_s) {
  const auto later = [&](double& t) { t += t > time_s ? by_s : 0; };
  for (Visit& visit : plan.visits) {
    for (HandKey& key : visit.keys) later(key.time_s);
    for (Hold& hold : visit.holds) later(hold.to_s);
  }
  for (Deed& deed : plan.deeds) later(deed.time_s);
  later(plan.end_s);
}

class Events {
 public:
  Events(FilmPlan& plan, const std::vector<ScriptedTurn>& turns, const FilmPlanOptions& options)
      : plan_(plan), turns_(turns), options_(options) {}

  void add(const TableEvent& event) {
    if (event.kind == EventKind::kTileTurnedInHand) return turn_in_hand(event);
    if (event.kind == EventKind::kHandInTheWay) return hold_hand_over_board(event);
    const bool of_tile = event.kind == EventKind::kTileTurnedAgain ||
                         event.kind == EventKind::kTilePushedIntoPlace ||
                         event.kind == EventKind::kTileTakenBack;
    Deed& turn = find(of_tile ? DeedKind::kLayTile : DeedKind::kTurnOver, event.turn);
    if (!of_tile) {
      const double when = turn.time_s;
      delay(plan_, when, 2 * kQuiet);
      plan_.deeds.push_back({when + kQuiet, DeedKind::kEvent, event.turn});
      plan_.deeds.back().event = event.kind;
    } else {
      turn.event = event.kind;
      double now = over(turn.time_s);
      const int visits = event.kind == EventKind::kTileTakenBack ? 2 : 1;
      delay(plan_, now, visits * (2 * kReach + kBusy + kQuiet) + kQuiet);
      now = visit(event, now + kQuiet,
                  event.kind == EventKind::kTileTakenBack ? DeedKind::kTakenBack : DeedKind::kCorrected);
      if (visits == 2) visit(event, now + kQuiet, DeedKind::kLayTile);
    }
    sort();
  }

 private:
  void sort() {
    std::ranges::stable_sort(plan_.deeds, {}, &Deed::time_s);
    std::ranges::stable_sort(plan_.visits, {}, [](const Visit& v) { return v.keys.front().time_s; });
  }

  void turn_in_hand(const TableEvent& event) {
    Deed& lay = find(DeedKind::kLayTile, event.turn);
    lay.event = event.kind;
    const double when = lay.time_s;
    delay(plan_, when, kSecondThought + kTurning);
    plan_.deeds.push_back({when + kSecondThought, DeedKind::kCorrected, event.turn});
    sort();
  }

  void hold_hand_over_board(const TableEvent& event) {
    const int last = std::min(event.turn + 1, static_cast<int>(turns_.size()) - 1);
    const auto first = std::ranges::find(plan_.visits, event.turn, &Visit::turn);
    if (first == plan_.visits.end())
      throw std::invalid_argument("the film does not play the turn of an event");
    const double begin = first->keys.front().time_s;
    delay(plan_, begin - 1e-6, kReach);  // it is there before them
    const double end = find(DeedKind::kTurnOver, last).time_s;
    delay(plan_, end, kReach + kQuiet);
    const int seats = static_cast<int>(options_.seats.size());
    const int seat = (seat_of(turns_[static_cast<std::size_t>(event.turn)], event.turn, seats) + 1) % seats;
    const cv::Point2d home = options_.seats[static_cast<std::size_t>(seat)];
    const cv::Point2d there = options_.tile_centre({0, 0});
    Visit hand{event.turn, seat, {{begin, home, kVisitHeight, 0}}, {}};
    double side = 1;
    for (double now = begin + kReach; now < end; now += kSway_s, side = -side)
      hand.keys.push_back({now, there + cv::Point2d(side * kSwayMm, kSwayMm), kHeld, 0});
    hand.keys.push_back({end + kReach, home, kVisitHeight, 0});
    hand.holds.push_back({end + kReach, Carried::kNothing, -1, {}, 0});
    plan_.visits.push_back(hand);
    sort();
  }

  Deed& find(DeedKind kind, int turn) {
    const auto deed =
        std::ranges::find_if(plan_.deeds, [&](const Deed& d) { return d.kind == kind && d.turn == turn; });
    if (deed == plan_.deeds.end()) throw std::invalid_argument("the film does not play the turn of an event");
    return *deed;
  }

  /// When the hand that does something at `time_s` has gone.
  double over(double time_s) const {
    const auto visit = std::ranges::find_if(plan_.visits, [&](const Visit& v) {
      return v.keys.front().time_s <= time_s && v.keys.back().time_s >= time_s;
    });
    return visit == plan_.visits.end() ? time_s : visit->keys.back().time_s;
  }

  /// A hand comes and does something with the turn's tile; when it has gone.
  double visit(const TableEvent& event, double from_s, DeedKind what) {
    const ScriptedTurn& turn = turns_[static_cast<std::size_t>(event.turn)];
    const int seat = seat_of(turn, event.turn, static_cast<int>(options_.seats.size()));
    const cv::Point2d home = options_.seats[static_cast<std::size_t>(seat)];
    const cv::Point2d there = options_.tile_centre(turn.cell);
    const double at = from_s + kReach;
    const double away = at + kBusy;
    const ScriptedTile tile{turn.type, turn.copy};
    const Hold full{at + kBusy / 2, Carried::kTile, -1, tile, turn.rotation};
    Visit hand{event.turn, seat, {}, {}};
    hand.keys = {{from_s, home, kVisitHeight, 0},
                 {at, there, 2, 0},
                 {away, there, 2, 0},
                 {away + kReach, home, kVisitHeight, 0}};
    if (what == DeedKind::kLayTile) hand.holds.push_back(full);
    hand.holds.push_back({away + kReach, what == DeedKind::kTakenBack ? Carried::kTile : Carried::kNothing,
                          -1, tile, turn.rotation});
    if (what == DeedKind::kTakenBack)
      hand.holds.insert(hand.holds.begin(), {at + kBusy / 2, Carried::kNothing, -1, {}, 0});
    plan_.visits.push_back(hand);
    plan_.deeds.push_back({at + kBusy / 2, what, event.turn});
    plan_.deeds.back().tile = tile;
    return away + kReach;
  }

  FilmPlan& plan_;
  const std::vector<ScriptedTurn>& turns_;
  const FilmPlanOptions& options_;
};

}  // namespace

void add_events(FilmPlan& plan, const std::vector<ScriptedTurn>& turns, const std::vector<TableEvent>& events,
                const FilmPlanOptions& options) {
  Events all(plan, turns, options);
  // A hand in the way stays for all else that happens in its turns.
  const auto stays = [](const TableEvent& event) { return event.kind == EventKind::kHandInTheWay; };
  for (const TableEvent& event : events) {
    if (!stays(event)) all.add(event);
  }
  for (const TableEvent& event : events) {
    if (stays(event)) all.add(event);
  }
}

}  // namespace tilewatch::vision
