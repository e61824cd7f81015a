// SPDX-License-Identifier: MIT
// A whole position as one line of text: statements with " | " between them.
#include <algorithm>

#include "engine/rules/game.h"
#include "engine/rules/phase_words.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/statement.h"
#include "engine/rules/turn.h"

namespace tilewatch::rules {
namespace {

constexpr int kMostTurns = 100000;
constexpr int kMostParts = 9;
constexpr int kMostScore = 1000000;
/// What follows the setup in the text.
struct PositionText {
  std::optional<Phase> phase;
  int turn = 0;
  Player active = kNoPlayer;
  std::vector<int> scores;
  std::vector<TypeIndex> discarded;
  std::vector<PlacedTile> tiles;
  std::vector<Figure> figures;
  std::vector<FigureElsewhere> elsewhere;
  std::vector<TypeIndex> drawn;
  int part = 1;
  int parts = 1;
  std::vector<FeatureRef> undecided;
  std::vector<std::vector<Word>> of_rule_sets;  ///< statements that a rule set reads
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
    tile.forced = reader.take("forced");
    reader.expect("turn");
    tile.turn = reader.number("turn", 1, kMostTurns);
  } else if (first == "face_down") {
    PlacedTile& tile = into.tiles.emplace_back();
    reader.expect("at");
    tile.cell = reader.cell();
    reader.expect("turn");
    tile.turn = reader.number("turn", 1, kMostTurns);
  } else if (first == "figure") {
    into.figures.push_back(reader.figure());
  } else if (first == "elsewhere") {
    FigureElsewhere& figure = into.elsewhere.emplace_back();
    figure.kind = reader.named<FigureKind>("figure", figure_kind_from, FigureKind::kMeeple);
    reader.expect("of");
    figure.player = reader.player();
    if (reader.take("with")) figure.keeper = reader.player();
  } else if (first == "part") {
    into.part = reader.number("part", 1, kMostParts);
    reader.expect("of");
    into.parts = reader.number("part", into.part, kMostParts);
  } else if (first == "drawn") {
    into.drawn.push_back(reader.type());
  } else if (first == "undecided") {
    into.undecided.push_back(reader.feature());
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
  for (const TypeIndex type : text.discarded) {
    if (position.remaining[type] == 0) return "more tiles are discarded than there are";
    position.draw(type);
    next_draw_group(book, position);
  }
  for (const PlacedTile& tile : text.tiles) {
    if (tile.type == catalogue::kNoType) {
      if (position.board.tile_at(tile.cell) >= 0) return to_string(tile.cell) + " is taken";
      position.draw_unseen();
      position.board.lay(tile);
      continue;
    }
    const PlaceTile command{tile.type, {tile.cell, tile.rotation}, tile.garden, tile.forced};
    if (const auto violation = why_not(book, position, command)) {
      return "the tile at " + to_string(tile.cell) + " cannot lie there (" + violation->rule + ": " +
             violation->text + ")";
    }
    take_tile(book, position, tile.type);
    position.board.lay(tile);
  }
  position.figures.clear();  // ghosts that were there from the beginning
  for (const Figure& figure : text.figures) {
    if (figure.player == kNoPlayer) {
      const NodeId node = position.board.find(figure.at);
      if (node == kNoNode)
        return "there is no such place as that of a " + std::string(to_string(figure.kind));
      position.put_figure({figure.kind, kNoPlayer, node});
      continue;
    }
    PlaceFigure command{figure.kind, figure.at, true, figure.player};
    if (const auto violation = why_not(book, position, command)) {
      return "a figure cannot stand at " + to_string(figure.at.cell) + " (" + violation->text + ")";
    }
    position.put_figure({figure.kind, figure.player, position.board.find(figure.at)});
  }
  if (!text.phase) return "it does not say which phase it is";
  if (*text.phase != Phase::kEnded &&
      std::find(book.steps.begin(), book.steps.end(), *text.phase) == book.steps.end()) {
    return "no turn of this game has the phase " + std::string(phase_text(*text.phase));
  }
  if (*text.phase != Phase::kTile && *text.phase != Phase::kEnded && text.tiles.empty()) {
    return "no tile was laid in this turn";
  }
  if (text.active >= book.setup.players.size()) return "it does not say whose turn it is";
  if (text.scores.size() != book.setup.players.size()) return "it does not give every player's score";
  position.phase = *text.phase;
  position.turn = text.turn;
  position.active = text.active;
  std::copy(text.scores.begin(), text.scores.end(), position.scores.begin());
  position.drawn = text.drawn;
  for (const TypeIndex type : text.drawn) {
    if (std::count(text.drawn.begin(), text.drawn.end(), type) > position.remaining[type]) {
      return "more tiles lie drawn than there are";
    }
  }
  position.part = static_cast<std::uint8_t>(text.part);
  position.parts = static_cast<std::uint8_t>(text.parts);
  for (const FigureElsewhere& figure : text.elsewhere) {
    if (figure.player >= book.setup.players.size() || position.in_hand(figure.player, figure.kind) == 0) {
      return "a player has more figures than there are";
    }
    --position.supply[figure.player][static_cast<std::size_t>(figure.kind)];
    position.elsewhere.push_back(figure);
  }
  for (const FeatureRef& ref : text.undecided) {
    const NodeId node = position.board.find(ref);
    if (node == kNoNode) return "an undecided feature is not on the board";
    position.undecided.push_back(position.board.node(node).feature);
  }
  for (const std::vector<Word>& statement : text.of_rule_sets) {
    bool read = false;
    for (const RuleSet* rules : book.rule_sets) {
      StatementReader reader(statement, book.setup.catalogue.get());
      const std::string first = reader.text("statement");
      if (!rules->read_state(first, reader, book, position)) continue;
      read = true;
      if (const auto problem = reader.problem()) return *problem;
      break;
    }
    if (!read) return "\"" + statement.front().text + "\" says nothing about a position";
  }
  for (const RuleSet* rules : book.rule_sets) {
    if (const auto problem = rules->inconsistency(book, position)) return *problem;
  }
  if (position.phase == Phase::kTile || position.phase == Phase::kEnded) return std::nullopt;
  std::vector<Command> choices;
  find_choices(book, position, choices);
  const auto& taking_part = book.in_step[static_cast<std::size_t>(position.phase)];
  const bool waits = std::any_of(taking_part.begin(), taking_part.end(), [&](const RuleSet* rules) {
    return rules->waits_in(position.phase, book, position);
  });
  if (choices.empty() || !waits)
    return "nothing is to be done in the phase " + std::string(phase_text(position.phase));
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
  for (const PlacedTile& tile : tiles()) {
    if (tile.type != catalogue::kNoType && tile.turn != 0) ++gone[tile.type];
  }
  for (TypeIndex type = 0; type < gone.size(); ++type) {
    for (int i = gone[type]; i < book_->bag[type]; ++i) {
      say("discarded " + tiles_in_play.type(type).id);
    }
  }
  for (const PlacedTile& tile : tiles()) {
    if (tile.turn == 0) continue;  // the start tile
    if (tile.type == catalogue::kNoType) {
      say("face_down at " + cell_text(tile.cell) + " turn " + std::to_string(tile.turn));
      continue;
    }
    say("tile " + tiles_in_play.type(tile.type).id + " " + placement_text({tile.cell, tile.rotation}) +
        (tile.garden ? " garden" : "") + (tile.forced ? " forced" : "") + " turn " +
        std::to_string(tile.turn));
  }
  for (const Figure& figure : figures()) {
    say("figure " + figure_text(figure));
  }
  for (const FigureElsewhere& figure : position_.elsewhere) {
    say("elsewhere " + std::string(to_string(figure.kind)) + " of " + player_text(figure.player) +
        (figure.keeper == kNoPlayer ? "" : " with " + player_text(figure.keeper)));
  }
  if (position_.parts > 1) {
    say("part " + std::to_string(position_.part) + " of " + std::to_string(position_.parts));
  }
  for (const TypeIndex type : drawn()) say("drawn " + tiles_in_play.type(type).id);
  for (const NodeId node : position_.undecided) say("undecided " + feature_text(position_.board.ref(node)));
  for (const RuleSet* rules : book_->rule_sets) {
    for (const std::string& statement : rules->state_text(*book_, position_)) say(statement);
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
    std::vector<Word> statement(at, end);
    StatementReader reader(statement, catalogue.get());
    at = end == words->end() ? end : end + 1;
    if (!titled) {
      if (statement.size() == 3 && statement[1].text == "position" && statement[2].text != "1") {
        return bad("it is of version " + statement[2].text + "; this program reads version 1 only");
      }
      for (const std::string_view word : {"tilewatch", "position", "1"}) reader.expect(word);
      titled = true;
    } else {
      const std::string first = reader.text("statement");
      if (reader.ok() && !read_setup_statement(first, reader, header) &&
          !read_position_statement(first, reader, body)) {
        body.of_rule_sets.push_back(std::move(statement));
        continue;
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
