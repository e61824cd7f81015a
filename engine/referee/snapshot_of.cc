// SPDX-License-Identifier: MIT
// The game as everybody is told: board, figures, scores and the list of what happened.
#include <fmt/format.h>

#include <algorithm>

#include "engine/catalogue/tile_map.h"
#include "engine/referee/features_told.h"
#include "engine/referee/mists_told.h"
#include "engine/referee/places_told.h"
#include "engine/referee/referee.h"
#include "engine/rules/phase_words.h"
#include "engine/rules/turn.h"

namespace tilewatch::referee {
namespace {

// Room for the lines of one entry in the numbering of the list.
constexpr std::int64_t kLinesPerEntry = 64;

/// Turns the events of one command into lines.
class Lines {
 public:
  Lines(const rules::Game& game, const Record& record, std::vector<bus::LogEntry>& log)
      : game_(game), record_(record), log_(log) {}

  void add(const Done& item) {
    next_ = item.entry.seq * kLinesPerEntry;
    turn_ = item.turn;
    item_ = &item;
    for (const rules::Event& event : item.events) {
      std::visit([this](const auto& happened) { line(happened); }, event);
    }
  }

 private:
  std::string name(rules::Player player) const {
    if (player >= record_.joined().size()) return "somebody";
    return rules::name_of(game_.setup(), player);
  }
  /// Nothing for what belongs to nobody.
  std::optional<Colour> colour(rules::Player player) const {
    if (player >= game_.setup().players.size()) return std::nullopt;
    return game_.setup().players[player].colour;
  }
  /// Meeples are just figures.
  static std::string word(FigureKind kind) {
    if (kind == FigureKind::kMeeple) return "figure";
    return spaced(tilewatch::to_string(kind));
  }
  /// Of the figures of nobody only ghosts and hounds come in numbers.
  static std::string nobodys(FigureKind kind) {
    const bool many = kind == FigureKind::kGhost || kind == FigureKind::kHound;
    return (many ? "a " : "the ") + spaced(tilewatch::to_string(kind));
  }
  static std::string place(const rules::FeatureRef& at) {
    return fmt::format("the {} at {}", spaced(tilewatch::to_string(at.piece.kind)), to_string(at.cell));
  }
  std::string who() const {
    if (item_->entry.player) {
      if (const auto player = record_.player_of(*item_->entry.player)) return name(*player);
    }
    return "somebody";
  }
  bus::LogEntry& put(const char* kind, std::string text) {
    bus::LogEntry entry;
    entry.seq = next_++;
    entry.turn = turn_;
    entry.kind = kind;
    entry.text = std::move(text);
    log_.push_back(std::move(entry));
    return log_.back();
  }

  void line(const rules::TilePlaced& event) {
    const bool down = event.tile.type == catalogue::kNoType;
    auto& entry =
        put("tile", fmt::format("{} lays {} at {}", who(),
                                down ? "a tile face down" : game_.catalogue().type(event.tile.type).id,
                                to_string(event.tile.cell)));
    entry.colour = item_->entry.player;
    entry.cells = {event.tile.cell};
  }
  void line(const rules::TileDiscarded& event) {
    put("note", fmt::format("{} fits nowhere and leaves the game", game_.catalogue().type(event.type).id));
  }
  void line(const rules::FigurePlaced& event) {
    const rules::Figure& figure = event.figure;
    if (figure.player == rules::kNoPlayer) {
      put("figure", fmt::format("{} comes to {}", nobodys(figure.kind), place(figure.at))).cells = {
          figure.at.cell};
      return;
    }
    auto& entry = put(
        "figure", fmt::format("{} puts a {} on the {} at {}", name(figure.player), word(figure.kind),
                              spaced(tilewatch::to_string(figure.at.piece.kind)), to_string(figure.at.cell)));
    entry.colour = colour(figure.player);
    entry.cells = {figure.at.cell};
  }
  void line(const rules::FigureReturned& event) {
    if (event.figure.player == rules::kNoPlayer) {
      put("return", fmt::format("{} leaves {}", nobodys(event.figure.kind), place(event.figure.at))).cells = {
          event.figure.at.cell};
      return;
    }
    auto& entry = put("return", fmt::format("{}'s {} goes home from {}", name(event.figure.player),
                                            word(event.figure.kind), to_string(event.figure.at.cell)));
    entry.colour = colour(event.figure.player);
    entry.cells = {event.figure.at.cell};
  }
  void line(const rules::Scored& event) {
    for (const rules::Player winner : event.score.winners) {
      auto& entry = put(event.final ? "final" : "score",
                        fmt::format("{}: {} for a {}{}", name(winner), event.score.points,
                                    event.score.complete ? "" : "not finished ", feature_words(event.score)));
      entry.colour = colour(winner);
      entry.points = event.score.points;
      entry.cells = event.score.cells;
      entry.feature = event.score.kind;
      entry.pieces = pieces_told(event.score.pieces);
      for (const rules::ScoreTerm& term : event.score.terms)
        entry.terms.push_back({term.name, term.count, term.points});
    }
  }
  void line(const rules::ScoreAdjusted& event) {
    auto& entry = put("correction",
                      fmt::format("{}: {:+d} by hand, {}", name(event.player), event.points, event.reason));
    entry.colour = colour(event.player);
    entry.points = event.points;
    entry.terms = {{event.reason, 1, event.points}};
  }
  void line(const rules::TurnBegan&) {}
  void line(const rules::FigureMoved& event) {
    put("figure", fmt::format("the {} goes to {}", tilewatch::to_string(event.from.kind), place(event.to)))
        .cells = {event.from.at.cell, event.to.cell};
  }
  void line(const rules::Noted& event) { put("note", event.text).cells = event.cells; }
  void line(const rules::GameEnded& event) {
    if (event.cause.empty()) {
      put("note", "the game is over");
    } else {
      put("note", fmt::format("{}: {}", event.won ? "the game is won" : "the game is lost", event.cause));
    }
  }

  const rules::Game& game_;
  const Record& record_;
  std::vector<bus::LogEntry>& log_;
  const Done* item_ = nullptr;
  std::int64_t next_ = 0;
  int turn_ = 0;
};

}  // namespace

namespace {

/// What a player has in hand, by kind.
std::vector<bus::FiguresLeft> figures_left(const rules::Game& game, rules::Player player) {
  std::vector<bus::FiguresLeft> left{{FigureKind::kMeeple, game.supply(player, FigureKind::kMeeple)}};
  const std::vector<rules::Figure> on_board = game.figures();
  for (const FigureKind kind : {FigureKind::kBigMeeple, FigureKind::kAbbot}) {
    const int in_hand = game.supply(player, kind);
    const bool owns = in_hand > 0 || std::any_of(on_board.begin(), on_board.end(), [&](const auto& figure) {
                        return figure.player == player && figure.kind == kind;
                      });
    if (owns) left.push_back({kind, in_hand});
  }
  return left;
}

}  // namespace

bus::Snapshot Referee::snapshot() const {
  bus::Snapshot out;
  out.table = options_.table;
  out.mode = mode_;
  out.sets = options_.setup.catalogue->set_names();
  out.trouble = trouble_;
  out.prompts = questions_.open();
  out.weighed_frame = weighed_frame_;
  out.pictures_ended = pictures_ended_;
  if (!record_) {
    const auto would_begin =
        joining() ? Result<rules::Game>(failure(ErrorKind::kUsage, "")) : rules::Game::start(options_.setup);
    for (std::size_t i = 0; i < options_.setup.players.size(); ++i) {
      const auto& player = options_.setup.players[i];
      out.players.push_back({player.name, player.colour, 0, 0, {}, false, 1});
      if (would_begin) out.players.back().left = figures_left(*would_begin, static_cast<rules::Player>(i));
    }
    out.tiles_left = options_.setup.catalogue->total();
    return out;
  }
  const auto& catalogue = game().catalogue();
  out.turn = game().turn();
  out.phase = rules::phase_text(game().phase());
  out.tiles_left = game().tiles_left();
  if (frame_) {
    out.camera_origin = frame_->origin;
    out.camera_turns = frame_->turns;
  }

  const std::vector<int> if_ended = game().scores_if_ended_now();
  // Whoever laid the tile is to move until the next one; then whoever is expected.
  std::optional<Colour> active;
  if (game().phase() == rules::Phase::kTile) {
    active = expected_player();
  } else if (game().phase() != rules::Phase::kEnded) {
    active = turn_player();
  }
  for (std::size_t i = 0; i < record_->joined().size(); ++i) {
    const auto player = static_cast<rules::Player>(i);
    const auto& setup = game().setup().players[i];
    out.players.push_back({setup.name, setup.colour, game().score(player), if_ended[i],
                           figures_left(game(), player), active == setup.colour,
                           rules::draws_of(game().rulebook(), game().position(), player)});
  }

  std::map<Cell, std::string> variants;
  for (const Done& item : record_->done()) {
    if (const auto* tile = std::get_if<rules::PlaceTile>(&item.command))
      variants[tile->at.cell] = item.entry.variant;
  }
  for (const rules::PlacedTile& tile : game().tiles()) {
    const bool down = tile.type == catalogue::kNoType;
    out.tiles.push_back({tile.cell, down ? bus::kFaceDown : catalogue.type(tile.type).id, tile.rotation,
                         variants[tile.cell], tile.garden, tile.turn});
  }

  const auto put_figure = [&](const rules::Figure& figure, const StandingFigure* standing, bool leaving) {
    bus::BoardFigure shown;
    shown.kind = figure.kind;
    shown.colour =
        figure.player == rules::kNoPlayer ? Colour::kWhite : game().setup().players.at(figure.player).colour;
    shown.cell = figure.at.cell;
    shown.on = figure.at.piece.kind;
    shown.piece = figure.at.piece.index;
    shown.leaving = leaving;
    if (standing != nullptr) {
      shown.u = standing->seen.u;
      shown.v = standing->seen.v;
    } else if (const rules::PlacedTile* tile = game().tile_at(figure.at.cell);
               tile != nullptr && tile->type != catalogue::kNoType) {
      const auto spot = catalogue::turned_point(
          catalogue::TileMap(catalogue.type(tile->type)).spot(figure.at.piece), tile->rotation);
      shown.u = spot.u;
      shown.v = spot.v;
    }
    out.figures.push_back(shown);
  };
  std::set<std::int64_t> shown_ids;
  for (const rules::Figure& figure : game().figures()) {
    const auto& all = figures_.all();
    const auto standing = std::find_if(all.begin(), all.end(), [&](const StandingFigure& s) {
      if (figure.player != rules::kNoPlayer) return s.game == figure;
      return s.seen.kind == figure.kind && s.seen.cell == figure.at.cell && shown_ids.insert(s.id).second;
    });
    put_figure(figure, standing == all.end() ? nullptr : &*standing, false);
  }
  for (const StandingFigure& standing : figures_.all()) {
    if (standing.leaving && standing.game) put_figure(*standing.game, &standing, true);
  }

  Lines lines(game(), *record_, out.log);
  for (const Done& item : record_->done()) lines.add(item);
  out.mists = mists_told(game());
  const std::size_t joined = record_->joined().size();
  out.claims = claims_told(game(), joined);
  out.spells = spells_told(game(), joined);
  out.towers = towers_told(game());
  if (mode_ != bus::Mode::kEnded && game().phase() != rules::Phase::kEnded) tell_places(out);
  return out;
}

void Referee::tell_places(bus::Snapshot& out) const {
  const std::vector<catalogue::TypeIndex> drawn = drawn_types(game(), view_.shown);
  if (!places_.knows(record_->last_seq(), drawn)) {
    const auto next = at_tile_step();
    places_.work_out(next ? *next : game(), next ? drawn : std::vector<catalogue::TypeIndex>{},
                     record_->joined().size(), record_->last_seq());
  }
  out.drawn = places_.drawn();
  out.gaps = places_.gaps();
}

}  // namespace tilewatch::referee
