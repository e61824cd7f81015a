// SPDX-License-Identifier: MIT
// A whole position as one line of text: statements with " | " between them.
#include <algorithm>

#include "engine/rules/game.h"
#include "engine/rules/statement.h"
#include "engine/rules/turn.h"

namespace tilewatch::rules {
namespace {

constexpr int kMostTurns = 100000;
constexpr int kMostScore = 1000000;
constexpr std::array<std::pair<Phase, std::string_view>, 3> kPhases{
    {{Phase::kTile, "tile"}, {Phase::kFigure, "figure"}, {Phase::kEnded, "ended"}}};

std::string_view phase_text(Phase phase) {
  for (const auto& [value, name] : kPhases) {
    if (value == phase) return name;
  }
  return "?";
}

std::optional<Phase> phase_from(std::string_view text) {
  for (const auto& [value, name] : kPhases) {
    if (name == text) return value;
  }
  return std::nullopt;
}

/// What follows the setup in the text.
struct PositionText {
  std::optional<Phase> phase;
  int turn = 0;
  Player active = kNoPlayer;
  std::vector<int> scores;
  std::vector<TypeIndex> discarded;
  std::vector<PlacedTile> tiles;
  std::vector<Figure> figures;
};

bool read_position_statement(std::string_view first, StatementReader& reader, PositionText& into) {
  if (first == "turn") {
    into.turn = reader.number("turn", 1, kMostTurns);
    reader.expect("of");
    into.active = reader.player();
  } else if (first == "phase") {
    into.phase = reader.named<Phase>("phase", phase_from, Phase::kTile);
  } else if (first == "scores") {
    do into.scores.push_back(reader.number("score", -kMostScore, kMostScore));
    while (reader.ok() && !reader.at_end());
  } else if (first == "discarded") {
    into.discarded.push_back(reader.type());
  } else if (first == "tile") {
    PlacedTile& tile = into.tiles.emplace_back();
    tile.type = reader.type();
    const Placement at = reader.placement();
    tile.cell = at.cell;
    tile.rotation = at.rotation;
    tile.garden = reader.take("garden");
    reader.expect("turn");
    tile.turn = reader.number("turn", 1, kMostTurns);
  } else if (first == "figure") {
    Figure& figure = into.figures.emplace_back();
    figure.kind = reader.named<FigureKind>("figure", figure_kind_from, FigureKind::kMeeple);
    reader.expect("of");
    figure.player = reader.player();
    reader.expect("on");
    figure.at = reader.feature();
  } else {
    return false;
  }
  return true;
}

tl::unexpected<Error> bad(const std::string& problem) {
  return failure(ErrorKind::kInput, "This text is no position: " + problem + ".");
}

/// Brings a game that has just begun to the position of the text; says what contradicts itself.
std::optional<std::string> restore(const Rulebook& book, const PositionText& text, Position& position) {
  for (const PlacedTile& tile : text.tiles) {
    const PlaceTile command{tile.type, {tile.cell, tile.rotation}, tile.garden};
    if (const auto violation = why_not(book, position, command)) {
      return "the tile at " + to_string(tile.cell) + " cannot lie there (" + violation->rule + ": " +
             violation->text + ")";
    }
    position.draw(tile.type);
    position.board.lay(tile);
  }
  for (const TypeIndex type : text.discarded) {
    if (position.remaining[type] == 0) return "more tiles are discarded than there are";
    position.draw(type);
  }
  for (const Figure& figure : text.figures) {
    PlaceFigure command{figure.kind, figure.at, true, figure.player};
    if (const auto violation = why_not(book, position, command)) {
      return "a figure cannot stand at " + to_string(figure.at.cell) + " (" + violation->text + ")";
    }
    position.put_figure({figure.kind, figure.player, position.board.find(figure.at)});
  }
  if (!text.phase) return "it does not say which phase it is";
  if (*text.phase == Phase::kFigure && text.tiles.empty()) return "no tile was laid in this turn";
  if (text.active >= book.setup.players.size()) return "it does not say whose turn it is";
  if (text.scores.size() != book.setup.players.size()) return "it does not give every player's score";
  position.phase = *text.phase;
  position.turn = text.turn;
  position.active = text.active;
  std::copy(text.scores.begin(), text.scores.end(), position.scores.begin());
  return std::nullopt;
}

}  // namespace

std::string Game::to_text() const {
  const catalogue::Catalogue& tiles_in_play = catalogue();
  std::string text = "tilewatch position 1";
  const auto say = [&](const std::string& statement) { text += " | " + statement; };
  for (const std::string& line :
       setup_statements(setup(), tiles_in_play.set_names(), tiles_in_play.edition(), tiles_in_play)) {
    say(line);
  }
  say("phase " + std::string(phase_text(position_.phase)));
  say("turn " + std::to_string(position_.turn) + " of " + player_text(position_.active));
  std::string scores = "scores";
  for (Player player = 0; player < player_count(); ++player) scores += " " + std::to_string(score(player));
  say(scores);
  std::vector<int> gone(position_.remaining.begin(), position_.remaining.end());
  for (const PlacedTile& tile : tiles()) ++gone[tile.type];
  for (TypeIndex type = 0; type < gone.size(); ++type) {
    for (int i = gone[type]; i < tiles_in_play.type(type).count; ++i) {
      say("discarded " + tiles_in_play.type(type).id);
    }
  }
  for (const PlacedTile& tile : tiles()) {
    if (tile.turn == 0) continue;  // the start tile
    say("tile " + tiles_in_play.type(tile.type).id + " " + placement_text({tile.cell, tile.rotation}) +
        (tile.garden ? " garden" : "") + " turn " + std::to_string(tile.turn));
  }
  for (const Figure& figure : figures()) {
    say("figure " + std::string(to_string(figure.kind)) + " of " + player_text(figure.player) + " on " +
        feature_text(figure.at));
  }
  return text;
}

Result<Game> Game::from_text(std::shared_ptr<const catalogue::Catalogue> catalogue, std::string_view text) {
  if (catalogue == nullptr) return bad("there are no tile sets");
  auto words = words_of(text);
  if (!words) return bad(words.error().message);
  SetupText header;
  PositionText body;
  bool titled = false;
  for (auto at = words->begin(); at != words->end();) {
    const auto end = std::find_if(at, words->end(), [](const Word& w) { return !w.quoted && w.text == "|"; });
    StatementReader reader({at, end}, catalogue.get());
    at = end == words->end() ? end : end + 1;
    if (!titled) {
      for (const std::string_view word : {"tilewatch", "position", "1"}) reader.expect(word);
      titled = true;
    } else {
      const std::string first = reader.text("statement");
      if (reader.ok() && !read_setup_statement(first, reader, header) &&
          !read_position_statement(first, reader, body)) {
        reader.fault("\"" + first + "\" says nothing about a position");
      }
    }
    if (const auto problem = reader.problem()) return bad(*problem);
  }
  if (header.sets != catalogue->set_names() || header.edition != catalogue->edition()) {
    return bad("it is of other tile sets");
  }
  header.setup.start = header.start.empty() ? catalogue->start_type() : catalogue->index_of(header.start);
  if (!header.start.empty() && header.setup.start == catalogue::kNoType) {
    return bad("its start tile is unknown");
  }
  header.setup.catalogue = std::move(catalogue);
  auto game = start(std::move(header.setup));
  if (!game) return bad(game.error().message);
  if (const auto problem = restore(*game->book_, body, game->position_)) return bad(*problem);
  return game;
}

}  // namespace tilewatch::rules
