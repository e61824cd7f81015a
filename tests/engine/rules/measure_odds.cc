// SPDX-License-Identifier: MIT
// How good the odds are: measure_odds [GAMES [PLAYOUTS [PARITY [OPTION=VALUE ...]]]].
//
// Seeded greedy base games of two players, looked at after a third and two thirds of the tiles. The chance of
// the first player to win, by playouts and by a logistic curve of the score lead alone that was fitted to
// other games at the same moment, is compared with how the game ended (1, 1/2, 0): mean squared difference
// (Brier score), with the standard error of the paired difference. The habits of the playouts were chosen
// with even seeds (PARITY 0); odd ones (1, the default) are for reporting.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <vector>

#include "engine/rules/greedy_player.h"
#include "engine/rules/odds.h"
#include "engine/rules/random_game.h"
#include "tests/engine/rules/games.h"

namespace {

using namespace tilewatch;  // NOLINT

constexpr int kMoments = 2;

struct Played {
  std::vector<rules::Game> at;  ///< a third, two thirds
  double lead = 0;              ///< of the first player in the end
  double result = 0;
};

double lead_of(const rules::Game& game) { return game.score(0) - game.score(1); }

Played play(const rules::Game& start, std::uint32_t seed) {
  Played played;
  rules::Game game = start;
  rules::GreedyPlayer player(rules::full_bag(game), seed);
  const int all = game.tiles_left();
  while (game.phase() != rules::Phase::kEnded) {
    const auto next = static_cast<int>(played.at.size()) + 1;
    if (next <= kMoments && game.phase() == rules::Phase::kTile &&
        3 * (all - game.tiles_left()) >= next * all) {
      played.at.push_back(game);
    }
    if (!player.step(game)) std::abort();
  }
  played.lead = lead_of(game);
  played.result = played.lead > 0 ? 1 : played.lead == 0 ? 0.5 : 0;
  return played;
}

struct Curve {
  double height = 0;
  double slope = 0;
  double at(double lead) const { return 1 / (1 + std::exp(-height - slope * lead)); }
};

/// By Newton's method on the likelihood.
Curve fit(const std::vector<double>& leads, const std::vector<double>& results) {
  Curve curve;
  for (int round = 0; round < 50; ++round) {
    double g0 = 0;
    double g1 = 0;
    double h00 = 1e-9;
    double h01 = 0;
    double h11 = 1e-9;
    for (std::size_t i = 0; i < leads.size(); ++i) {
      const double p = curve.at(leads[i]);
      const double w = p * (1 - p);
      g0 += results[i] - p;
      g1 += (results[i] - p) * leads[i];
      h00 += w;
      h01 += w * leads[i];
      h11 += w * leads[i] * leads[i];
    }
    const double det = h00 * h11 - h01 * h01;
    curve.height += (h11 * g0 - h01 * g1) / det;
    curve.slope += (h00 * g1 - h01 * g0) / det;
  }
  return curve;
}

struct Mean {
  double sum = 0;
  double squares = 0;
  int count = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  double mean() const { return sum / count; }
  double error() const { return std::sqrt((squares / count - mean() * mean()) / (count - 1)); }
};

/// "looks=4 surprise=0 / looks=1": two sets of options.
std::vector<rules::OddsOptions> options_from(int argc, char** argv, int first) {
  const std::map<std::string, double rules::PlayoutHabits::*> habits{
      {"others", &rules::PlayoutHabits::others},
      {"figure", &rules::PlayoutHabits::figure},
      {"last_figure", &rules::PlayoutHabits::last_figure},
      {"whim", &rules::PlayoutHabits::whim}};
  const std::map<std::string, double rules::Hopes::*> hopes{{"finished", &rules::Hopes::finished},
                                                            {"open_edge", &rules::Hopes::open_edge},
                                                            {"growth", &rules::Hopes::growth},
                                                            {"monastery_gap", &rules::Hopes::monastery_gap},
                                                            {"field_hope", &rules::Hopes::field_hope}};
  std::vector<rules::OddsOptions> all(1);
  for (int i = first; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "/") {
      all.emplace_back();
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const double value = std::atof(word.c_str() + equals + 1);
    if (name == "looks") {
      all.back().habits.looks = static_cast<int>(value);
    } else if (name == "surprise") {
      all.back().surprise = value;
    } else if (hopes.contains(name)) {
      all.back().habits.worth.hopes.*hopes.at(name) = value;
    } else {
      all.back().habits.*habits.at(name) = value;
    }
  }
  return all;
}

/// Compares the odds with the curves at each moment of the games.
void compare(const std::vector<Played>& games, const std::array<Curve, kMoments>& curves,
             rules::OddsOptions options, int playouts) {
  options.most_playouts = playouts;
  for (std::size_t m = 0; m < kMoments; ++m) {
    Mean by_curve;
    Mean by_odds;
    Mean better;
    Mean error;
    Mean seconds;
    Mean off;   // of the final lead from the expected one,
    Mean wide;  // and its spread as the playouts have it
    std::array<Mean, 5> said;
    std::array<Mean, 5> came;
    for (const Played& played : games) {
      const std::clock_t began = std::clock();
      const rules::Odds odds = rules::estimate_odds(played.at.at(m), options);
      seconds.add(static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
      const double chance = odds.players.at(0).win.mean;
      const double curve_miss = std::pow(curves[m].at(lead_of(played.at[m])) - played.result, 2);
      const double odds_miss = std::pow(chance - played.result, 2);
      by_curve.add(curve_miss);
      by_odds.add(odds_miss);
      better.add(curve_miss - odds_miss);
      error.add(odds.players[0].win.error);
      off.add(std::pow(odds.players[0].score.mean - odds.players[1].score.mean - played.lead, 2));
      wide.add(playouts *
               (std::pow(odds.players[0].score.error, 2) + std::pow(odds.players[1].score.error, 2)));
      const auto fifth = std::min<std::size_t>(4, static_cast<std::size_t>(chance * 5));
      said.at(fifth).add(chance);
      came.at(fifth).add(played.result);
    }
    fmt::print(
        "{}/3    {:13.3f} {:5.3f}  {:.4f}  {:11.4f}  {:9.4f} {:.4f}  {:10.4f}  {:10.0f}  {:.1f} {:.1f}  ",
        m + 1, curves[m].height, curves[m].slope, by_curve.mean(), by_odds.mean(), better.mean(),
        better.error(), error.mean(), playouts / seconds.mean(), std::sqrt(off.mean()),
        std::sqrt(wide.mean()));
    for (std::size_t fifth = 0; fifth < 5; ++fifth) {
      if (said.at(fifth).count < 2) continue;
      fmt::print(" {:.2f}>{:.2f} ({})", said.at(fifth).mean(), came.at(fifth).mean(), said.at(fifth).count);
    }
    fmt::print("\n");
  }
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 500;
  const int playouts = argc > 2 ? std::atoi(argv[2]) : 2500;
  const int parity = argc > 3 ? std::atoi(argv[3]) : 1;
  const rules::Game start = test::base_game(2);

  // The curves are fitted to as many other games, of seeds that are used for nothing else.
  constexpr std::uint32_t kOther = 1'000'000;
  std::array<std::vector<double>, kMoments> leads;
  std::vector<double> results;
  const std::clock_t began = std::clock();
  for (int i = 0; i < games; ++i) {
    const Played played = play(start, kOther + static_cast<std::uint32_t>(i));
    for (std::size_t m = 0; m < kMoments; ++m) leads.at(m).push_back(lead_of(played.at.at(m)));
    results.push_back(played.result);
  }
  std::array<Curve, kMoments> curves;
  for (std::size_t m = 0; m < kMoments; ++m) curves.at(m) = fit(leads.at(m), results);
  std::vector<Played> looked_at;
  for (int i = 0; i < games; ++i) {
    looked_at.push_back(play(start, static_cast<std::uint32_t>(2 * (i + 1) + parity)));
  }
  fmt::print("{:.1f} greedy games a second\n",
             2 * games / (static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC));
  fmt::print("{} games of {} seeds, {} playouts each\n", games, parity != 0 ? "odd" : "even", playouts);
  fmt::print(
      "after  curve: height slope  Brier   odds: Brier  better by  error  std. error  playouts/s  lead off, "
      "spread; said > came (games)\n");
  for (const rules::OddsOptions& options : options_from(argc, argv, 4)) {
    compare(looked_at, curves, options, playouts);
  }
  return 0;
}
