// SPDX-License-Identifier: MIT
// The loop of the engine's thread.
#include "display/app/engine_node.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <utility>

#include "engine/bus/codec.h"
#include "engine/referee/played_game.h"

namespace tilewatch::app {
namespace {

/// What a request says that means to lose a game.
constexpr const char* kLetGo = "let_go";

/// "evening.db" -> "evening-2.db", or the first number that is free.
std::filesystem::path next_journal(const std::filesystem::path& file) {
  std::filesystem::path next = file;
  for (int number = 2; std::filesystem::exists(next); ++number) {
    next.replace_filename(fmt::format("{}-{}{}", file.stem().string(), number, file.extension().string()));
  }
  return next;
}

}  // namespace

EngineNode::EngineNode(std::unique_ptr<bus::EngineHub> hub, EngineNodeOptions options)
    : hub_(std::move(hub)),
      journal_file_(options.journal),
      until_pictures_end_(options.until_pictures_end),
      referee_([this, &options] {
        options.referee.write = [this](const std::vector<referee::Entry>& entries) {
          return journal_ ? journal_->add(entries) : Result<void>{};
        };
        return std::move(options.referee);
      }()) {
  if (options.odds) odds_ = std::make_unique<OddsWatch>([this] { hub_->wake(); });
}

bus::Snapshot EngineNode::state() {
  bus::Snapshot state = referee_.snapshot();
  state.kept = is_kept();
  state.camera = camera_;
  state.table_measures = table_measures_;
  if (odds_ == nullptr || referee_.record() == nullptr) return state;
  odds_->look_at(referee_.record()->game(), referee_.record()->last_seq());
  state.odds = odds_->newest();
  if (!state.odds) return state;
  // Places are held in the game for players who have not been seen yet.
  const std::vector<Colour>& joined = referee_.record()->joined();
  std::erase_if(state.odds->players, [&](const bus::PlayerOdds& player) {
    return std::find(joined.begin(), joined.end(), player.colour) == joined.end();
  });
  return state;
}

bool EngineNode::is_kept() const {
  return journal_ != nullptr || referee_.record() == nullptr || referee_.record()->last_seq() == saved_seq_;
}

bus::Reply EngineNode::next_game(const bus::Request& request) {
  if (!request.id.empty() && request.id == last_next_game_.id) return last_next_game_;
  const auto reply = [&](bool done, std::string why) {
    last_next_game_ = {request.id, done, std::move(why)};
    return last_next_game_;
  };
  if (referee_.record() == nullptr) return reply(false, "no game has begun yet");
  const bus::Mode mode = referee_.snapshot().mode;
  if (mode != bus::Mode::kEnded && mode != bus::Mode::kClearing) {
    return reply(false, "this game is not over: end it or clear up first");
  }
  if (!is_kept() && request.answer != kLetGo) {
    return reply(false, "this game is kept nowhere: save it before the next begins, or let it go");
  }
  std::string where;
  if (journal_) {  // a journal holds one game
    const std::filesystem::path file = next_journal(journal_file_);
    auto opened = referee::Journal::create(file);
    if (!opened) return reply(false, opened.error().message);
    journal_ = std::move(*opened);
    where = fmt::format("The next game is kept in {}", file.string());
  }
  saved_seq_ = -1;
  ++games_;
  referee_ = referee::Referee(referee_.options());
  if (odds_) odds_ = std::make_unique<OddsWatch>([this] { hub_->wake(); });  // none of the game before
  return reply(true, std::move(where));
}

Result<std::unique_ptr<EngineNode>> EngineNode::open(bus::Context& context, const bus::Endpoints& endpoints,
                                                     EngineNodeOptions options) {
  std::unique_ptr<referee::Journal> journal;
  std::vector<referee::Entry> entries;
  if (!options.journal.empty()) {
    auto opened = options.resume ? referee::Journal::resume(options.journal)
                                 : referee::Journal::create(options.journal);
    if (!opened) return tl::unexpected(opened.error());
    journal = std::move(*opened);
    auto read = journal->entries();
    if (!read) return tl::unexpected(read.error());
    entries = std::move(*read);
  }
  std::ofstream readings;
  if (!options.readings.empty()) {
    readings.open(options.readings, std::ios::binary);
    if (!readings)
      return failure(ErrorKind::kFailed, fmt::format("{} cannot be written", options.readings.string()));
  }
  auto hub = bus::EngineHub::open(context, endpoints);
  if (!hub) return tl::unexpected(hub.error());
  std::unique_ptr<EngineNode> node(new EngineNode(std::move(*hub), std::move(options)));
  node->journal_ = std::move(journal);
  node->readings_ = std::move(readings);
  if (!entries.empty()) {  // an interrupted game that had not begun has none
    if (auto resumed = node->referee_.resume(entries); !resumed) return tl::unexpected(resumed.error());
  }
  return node;
}

bus::Reply EngineNode::take(const bus::Request& request) {
  if (request.verb == "next_game") return next_game(request);
  // The table is vision's matter and no part of the game: vision hears of it with the state.
  if (request.verb != "measure_table") return referee_.take(request);
  ++table_measures_;
  return {request.id, true, {}};
}

void EngineNode::run(const bus::StopSignal& stop) {
  using Clock = std::chrono::steady_clock;
  {
    std::unique_lock lock(mutex_);
    bus::Snapshot first = state();
    lock.unlock();
    hub_->publish(std::move(first));
  }
  while (true) {
    const bus::Incoming incoming = hub_->wait(stop);
    if (const auto* reading = std::get_if<bus::Reading>(&incoming)) {
      if (readings_.is_open()) readings_ << bus::encode(*reading) << '\n';
      bus::Snapshot now;
      {
        const std::lock_guard lock(mutex_);
        const auto begin = Clock::now();
        referee_.take(*reading);
        const double ms = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
        weigh_mean_ms_ += (ms - weigh_mean_ms_) / static_cast<double>(++weighed_);
        weigh_max_ms_ = std::max(weigh_max_ms_, ms);
        now = state();
      }
      hub_->publish(std::move(now));
      if (reading->end && until_pictures_end_) return;
    } else if (const auto* request = std::get_if<bus::RequestFrom>(&incoming)) {
      bus::Snapshot now;
      bus::Reply reply;
      {
        const std::lock_guard lock(mutex_);
        reply = take(request->request);
        now = state();
      }
      hub_->publish(std::move(now));
      hub_->reply(*request, reply);
    } else if (const auto* news = std::get_if<bus::CameraNews>(&incoming)) {
      bus::Snapshot now;
      {
        const std::lock_guard lock(mutex_);
        camera_ = *news;
        now = state();
      }
      hub_->publish(std::move(now));
    } else if (std::holds_alternative<bus::Woken>(incoming)) {
      bus::Snapshot now;
      {
        const std::lock_guard lock(mutex_);
        now = state();
      }
      hub_->publish(std::move(now));
    } else {
      return;
    }
  }
}

Result<void> EngineNode::save_game(const std::filesystem::path& file) {
  std::string text;
  std::int64_t seq = 0;
  int game = 0;
  {
    const std::lock_guard lock(mutex_);
    if (referee_.record() == nullptr) return failure(ErrorKind::kFailed, "there is no game to save yet");
    text = rules::saved_game_to_text(referee_.record()->saved());
    seq = referee_.record()->last_seq();
    game = games_;
  }
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  stream.close();
  if (!stream) return failure(ErrorKind::kFailed, fmt::format("{} cannot be written", file.string()));
  const std::lock_guard lock(mutex_);
  if (game != games_) return {};  // the next one has begun since
  saved_seq_ = seq;
  hub_->wake();  // everybody is told that it is kept
  return {};
}

std::string EngineNode::played_game(std::map<std::string, double> timings_ms) const {
  const std::lock_guard lock(mutex_);
  timings_ms["weigh_mean"] = weigh_mean_ms_;
  timings_ms["weigh_max"] = weigh_max_ms_;
  return referee::played_game(referee_, timings_ms);
}

}  // namespace tilewatch::app
