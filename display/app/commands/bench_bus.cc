// SPDX-License-Identifier: MIT
// `tilewatch bench bus`: messages a second and delays of readings, updates and requests.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "display/app/commands/bench.h"
#include "engine/bus/engine_hub.h"
#include "engine/bus/table_link.h"
#include "engine/bus/vision_link.h"

namespace tilewatch::app {
namespace {

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// A full board, as late in a game.
bus::Reading full_reading() {
  bus::Reading reading;
  for (int i = 0; i < 72; ++i) {
    bus::SeenTile tile;
    tile.cell = {i % 9, i / 9};
    tile.candidates = {{"base.D", 0, "base.D~2", 0.98}, {"base.U", 1, "base.U~3", 0.01}};
    reading.tiles.push_back(tile);
  }
  for (int i = 0; i < 12; ++i) {
    bus::SeenFigure figure;
    figure.cell = {i % 9, i / 9};
    figure.on = {{FeatureKind::kRoad, 0, 0.9}, {FeatureKind::kField, 0, 0.1}};
    reading.figures.push_back(figure);
  }
  return reading;
}

bus::Snapshot full_state() {
  bus::Snapshot state;
  for (int i = 0; i < 72; ++i) state.tiles.push_back({{i % 9, i / 9}, "base.D", 0, "base.D~2", false, i});
  for (int i = 0; i < 200; ++i) {
    state.log.push_back({i,
                         i / 3,
                         "score",
                         "red Ana: 8 for a city of 4 tiles",
                         Colour::kRed,
                         8,
                         {{"tiles", 4, 8}},
                         {{0, 0}, {1, 0}}});
  }
  return state;
}

/// Waits for a frame number on another thread.
class Reached {
 public:
  void set(std::int64_t value) {
    const std::lock_guard lock(mutex_);
    value_ = value;
    changed_.notify_all();
  }
  void wait_for(std::int64_t value) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return value_ >= value; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::int64_t value_ = -1;
};

Result<nlohmann::json> measure(const std::string& transport, int messages, int trips) {
  bus::Context context;
  const bool tcp = transport == "tcp";
  auto hub = bus::EngineHub::open(
      context, tcp ? bus::Endpoints::tcp("127.0.0.1", 0) : bus::Endpoints::inproc("bench"));
  if (!hub) return tl::unexpected(hub.error());
  const bus::Endpoints endpoints = (*hub)->bound();
  const bus::StopSignal stop;
  std::jthread engine([&] {
    bus::Snapshot state = full_state();
    (*hub)->publish(state);
    std::int64_t taken = 0;
    while (true) {
      const bus::Incoming incoming = (*hub)->wait(stop);
      if (std::holds_alternative<bus::Stopped>(incoming)) return;
      if (const auto* reading = std::get_if<bus::Reading>(&incoming)) {
        // The first ones come in a flood and are told once, then every one.
        if (++taken < messages) continue;
        state.weighed_frame = reading->frame;
        (*hub)->publish(state);
      }
      if (const auto* request = std::get_if<bus::RequestFrom>(&incoming)) {
        (*hub)->reply(*request, {request->request.id, true, ""});
      }
    }
  });
  Reached shown;
  Reached replied;
  std::int64_t replies = 0;
  auto display = bus::TableLink::open(context, endpoints,
                                      {[&](const bus::Snapshot& s) { shown.set(s.weighed_frame); },
                                       {},
                                       [&](const bus::Reply&) { replied.set(++replies); },
                                       {}});
  auto link = bus::VisionLink::open(context, endpoints);
  if (!display || !link) {
    stop.raise();
    return tl::unexpected(display ? link.error() : display.error());
  }
  bus::Reading reading = full_reading();
  const auto flood = Clock::now();
  for (int i = 0; i < messages; ++i) {
    reading.frame = i;
    (*link)->send(reading);
  }
  shown.wait_for(messages - 1);
  const double flood_ms = ms_since(flood);
  std::vector<double> to_display;
  std::vector<double> requests;
  for (int i = 0; i < trips; ++i) {
    reading.frame = messages + i;
    const auto sent = Clock::now();
    (*link)->send(reading);
    shown.wait_for(reading.frame);
    to_display.push_back(ms_since(sent));
    const auto asked = Clock::now();
    (*display)->send({});
    replied.wait_for(i + 1);
    requests.push_back(ms_since(asked));
  }
  stop.raise();
  engine.join();
  std::sort(to_display.begin(), to_display.end());
  std::sort(requests.begin(), requests.end());
  const auto at = [](const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
  };
  return nlohmann::json{
      {"readings_per_s", messages / flood_ms * 1000},
      {"reading_to_display_ms", {{"median", at(to_display, 0.5)}, {"p99", at(to_display, 0.99)}}},
      {"request_reply_ms", {{"median", at(requests, 0.5)}, {"p99", at(requests, 0.99)}}}};
}

struct BenchBusArguments {
  int messages = 2000;
  int trips = 200;
};

}  // namespace

Measure set_up_bench_bus(CLI::App& app) {
  auto arguments = std::make_shared<BenchBusArguments>();
  app.add_option("--messages", arguments->messages, "Readings of a full board sent in a flood")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  app.add_option("--trips", arguments->trips, "Single readings and requests whose delay is taken")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  return [arguments]() -> Result<nlohmann::json> {
    nlohmann::json figures;
    for (const char* transport : {"inproc", "tcp"}) {
      auto measured = measure(transport, arguments->messages, arguments->trips);
      if (!measured) return tl::unexpected(measured.error());
      figures[transport] = *measured;
    }
    return figures;
  };
}

}  // namespace tilewatch::app
