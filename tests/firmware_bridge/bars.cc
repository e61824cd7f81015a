// SPDX-License-Identifier: MIT
#include "tests/firmware_bridge/bars.h"

#include <algorithm>
#include <random>
#include <stdexcept>

namespace tilewatch::bridge::test {
namespace {

using namespace std::chrono_literals;

constexpr int kButtons = 13;

double ms(Time time) { return static_cast<double>(time.count()) / 1000; }

Time random_time(std::mt19937& random, Time longest) {
  return Time(static_cast<std::int64_t>(random() % static_cast<std::uint32_t>(longest.count())));
}

void get_ready(Bench& bench) {
  if (!bench.until_picture_is_right(5s)) throw std::runtime_error("the board does not come");
}

/// Presses a button long enough for its debouncing and lets it go.
void press_and_release(Bench& bench, int button, Time held) {
  bench.board().press(button);
  bench.run(held);
  bench.board().release(button);
}

/// What the board itself has counted as damaged or lost.
int board_losses(Bench& bench) {
  tw_stats stats{};
  bool came = false;
  bench.device().link().listener = [&](bool from_board, const Message& message) {
    const tw_message raw{message.type, message.seq, static_cast<std::uint8_t>(message.payload.size()),
                         message.payload.data()};
    if (from_board && message.type == TW_STATS) came = tw_unpack_stats(&raw, &stats) == TW_OK;
  };
  bench.device().link().say({TW_STATS_REQUEST, 0, {}});
  bench.run_until(1s, [&] { return came; });
  bench.device().link().listener = nullptr;
  return stats.bad_check + stats.bad_form + stats.too_long + stats.overrun + stats.unsent;
}

}  // namespace

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                   values.end());
  return values[values.size() / 2];
}

std::vector<double> press_delays_ms(Bench& bench, int presses, std::uint32_t seed) {
  std::mt19937 random(seed);
  get_ready(bench);
  std::vector<double> delays;
  for (int i = 0; i < presses; ++i) {
    bench.device().show(some_picture(seed + static_cast<std::uint32_t>(i)));
    bench.run(random_time(random, 60ms));
    const int button = static_cast<int>(random() % kButtons);
    const Time pressed = bench.now();
    bench.presses().clear();
    bench.board().press(button);
    if (!bench.run_until(1s, [&] { return !bench.presses().empty(); }))
      throw std::runtime_error("a press was lost");
    delays.push_back(ms(bench.now() - pressed));
    bench.board().release(button);
    bench.run(20ms);
  }
  return delays;
}

std::vector<double> picture_times_ms(Bench& bench, int pictures, std::uint32_t seed) {
  get_ready(bench);
  std::vector<double> times;
  for (int i = 0; i < pictures; ++i) {
    bench.run(200ms);
    bench.device().show(some_picture(seed + static_cast<std::uint32_t>(i)));
    const Time began = bench.now();
    get_ready(bench);
    times.push_back(ms(bench.now() - began));
  }
  return times;
}

Disturbed disturbed_messages(Bench& bench, int presses, std::uint32_t seed) {
  std::mt19937 random(seed);
  Disturbed out;
  get_ready(bench);
  bench.board().flip_every(97, seed);
  std::vector<int> expected;
  bench.presses().clear();
  for (int i = 0; i < presses; ++i) {
    if (i % 10 == 0) {
      bench.device().show(some_picture(seed + static_cast<std::uint32_t>(i)));
    }
    const int button = static_cast<int>(random() % kButtons);
    expected.push_back(button);
    press_and_release(bench, button, 12ms + random_time(random, 30ms));
    bench.run(12ms + random_time(random, 60ms));
    if (i % 10 == 9) {
      ++out.pictures;
      const Picture wanted = some_picture(seed + static_cast<std::uint32_t>(i - 9));
      if (bench.until_picture_is_right(5s) && bench.board().lamps() == wanted) ++out.pictures_right;
    }
  }
  bench.run_until(5s, [&] { return bench.presses().size() >= expected.size(); });
  bench.run(1s);  // time for a double
  out.presses = presses;
  out.delivered = static_cast<int>(bench.presses().size());
  out.once_in_order = bench.presses().size() == expected.size();
  for (std::size_t i = 0; i < std::min(expected.size(), bench.presses().size()); ++i) {
    out.once_in_order = out.once_in_order && bench.presses()[i].button.index == expected[i];
  }
  out.asked_again = bench.device().link().counts().asked_again;
  out.thrown_away = bench.device().link().counts().thrown_away;
  bench.board().flip_every(0, 1);
  return out;
}

Accidents random_accidents(Bench& bench, int accidents, std::uint32_t seed) {
  std::mt19937 random(seed);
  Accidents out;
  get_ready(bench);
  bench.presses().clear();
  for (int i = 0; i < accidents; ++i) {
    const Picture wanted = some_picture(seed + static_cast<std::uint32_t>(i));
    bench.device().show(wanted);
    bench.run(random_time(random, 80ms));
    // A button goes down at a random moment round the accident, as long as a finger needs at least.
    const auto before = static_cast<std::ptrdiff_t>(bench.presses().size());
    const int button = static_cast<int>(random() % kButtons);
    const auto kind = random() % 4;
    const bool pressed_before = random() % 2 == 0;
    const bool pressed_after = !pressed_before && random() % 2 == 0;
    if (pressed_before) {
      bench.board().press(button);
      bench.run(kind == 3 ? 40ms : random_time(random, 30ms));
    }
    Time there_again = bench.now();
    if (kind < 2) {
      bench.board().reset();
    } else if (kind == 2) {
      bench.plug(false);
      bench.run(random_time(random, 3s));
      bench.plug(true);
      there_again = bench.now();
    } else {
      bench.plug(false);  // a board that lives from USB loses its power with its cable
      bench.run(random_time(random, 1s));
      if (pressed_before) {
        bench.board().release(button);
        bench.run(20ms);
      }
      bench.board().power_cycle();
      bench.plug(true);
      there_again = bench.now();
    }
    if (pressed_after) {
      bench.run(15ms + random_time(random, 100ms));
      bench.board().press(button);
    }
    if (pressed_before || pressed_after) {
      bench.run(60ms);
      bench.board().release(button);
    }
    ++out.accidents;
    // A reset is noticed by the board's HELLO; until then the link believes all is well.
    bench.run_until(20ms, [&] { return !bench.device().link().picture_is_shown(); });
    const bool back = bench.run_until(there_again + 2s - bench.now(), [&] {
      return bench.device().link().picture_is_shown() && bench.board().lamps() == wanted;
    });
    out.back_in_time += back ? 1 : 0;
    out.slowest_s = std::max(out.slowest_s, ms(bench.now() - there_again) / 1000);
    bench.run(60ms);
    out.pictures_right += bench.board().lamps() == wanted ? 1 : 0;
    // One press, one event; only what waited on a board that lost its power may be gone with it.
    const int came =
        static_cast<int>(std::count_if(bench.presses().begin() + before, bench.presses().end(),
                                       [&](const Press& p) { return p.button.index == button; }));
    const int other = static_cast<int>(bench.presses().size()) - static_cast<int>(before) - came;
    if (pressed_before || pressed_after) {
      ++out.presses;
      out.lost += came == 0 ? 1 : 0;
    }
    out.doubled += std::max(0, came - (pressed_before || pressed_after ? 1 : 0)) + other;
  }
  return out;
}

Steady steady_pictures(Bench& bench, int seconds, std::uint32_t seed) {
  get_ready(bench);
  const int losses_before = board_losses(bench);
  const LinkCounts before = bench.device().link().counts();
  Steady out;
  const Time start = bench.now();
  std::vector<Picture> pictures;
  for (std::uint32_t i = 0; i < 16; ++i) pictures.push_back(some_picture(seed + i));
  for (std::int64_t i = 0; i < std::int64_t{seconds} * 30; ++i) {
    const Time due = start + Time(i * 1'000'000 / 30);
    bench.run_until(due - bench.now(), [] { return false; });
    bench.device().show(pictures[static_cast<std::size_t>(i) % pictures.size()]);
  }
  get_ready(bench);
  const LinkCounts after = bench.device().link().counts();
  out.pictures = static_cast<int>(after.shown - before.shown);
  out.asked_again = after.asked_again - before.asked_again;
  out.thrown_away = after.thrown_away - before.thrown_away;
  out.refused = after.refused - before.refused;
  out.board_lost = board_losses(bench) - losses_before;
  return out;
}

}  // namespace tilewatch::bridge::test
