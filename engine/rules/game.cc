// SPDX-License-Identifier: MIT
#include "engine/rules/game.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/rules/ended_now.h"
#include "engine/rules/scoring.h"
#include "engine/rules/turn.h"

namespace tilewatch::rules {
namespace {

tl::unexpected<Error> refusal(const Violation& violation) {
  return failure(ErrorKind::kUsage, violation.rule + ": " + violation.text);
}

int most_players(const Setup& setup) {
  const auto& sets = setup.catalogue->set_names();
  const bool inns = std::find(sets.begin(), sets.end(), "inns_cathedrals") != sets.end();
  return inns ? kMaxPlayers : kMaxPlayers - 1;
}

/// Commands that every game has; the others belong to one of its rule sets.
template <class T>
constexpr bool kForAllGames =
    std::is_same_v<T, PlaceTile> || std::is_same_v<T, DiscardTile> || std::is_same_v<T, PlaceFigure> ||
    std::is_same_v<T, Pass> || std::is_same_v<T, RemoveFigure> || std::is_same_v<T, AdjustScore> ||
    std::is_same_v<T, EndGame>;

void do_allowed(const Rulebook& book, Position& position, const Command& command, Events events) {
  std::visit(
      [&](const auto& what) {
        if constexpr (kForAllGames<std::decay_t<decltype(what)>>) {
          perform(book, position, what, events);
        } else {
          perform_own(book, position, command, events);
        }
      },
      command);
}

std::optional<Violation> bad_players(const Setup& setup) {
  const int most = most_players(setup);
  const auto count = static_cast<int>(setup.players.size());
  if (count < 1 || count > most) {
    return Violation{"B-0",
                     "a game has 1 to " + std::to_string(most) + " players, not " + std::to_string(count)};
  }
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (setup.players[i].colour != setup.players[j].colour) continue;
      return Violation{"B-0",
                       "two players have the colour " + std::string(to_string(setup.players[i].colour))};
    }
  }
  return std::nullopt;
}

std::optional<Violation> bad_start(const Setup& setup) {
  if (setup.start == catalogue::kNoType) return Violation{"B-1", "no tile set in play has a start tile"};
  if (setup.start >= setup.catalogue->types().size() || setup.catalogue->type(setup.start).count < 1) {
    return Violation{"B-1", "the start tile is none of this game"};
  }
  if (setup.start_rotation > 3) return Violation{"B-1", "the start tile is turned by 0 to 3 quarter turns"};
  return std::nullopt;
}

std::optional<Violation> bad_switch(const Rulebook& book, std::span<const RuleSet* const> rule_sets) {
  for (const RuleSet* rules : rule_sets) {
    for (const SwitchInfo& info : rules->switches()) {
      const int value = book.switches().*info.value;
      if (info.allows(value)) continue;
      return Violation{std::string(info.rule), std::string(info.name) + " (" + std::string(info.meaning) +
                                                   ") is " + allowed_text(info) + ", not " +
                                                   std::to_string(value)};
    }
  }
  return std::nullopt;
}

void list_steps(Rulebook& book) {
  for (const RuleSet* rules : book.rule_sets) {
    const HookSet hooks = rules->hooks();
    for (const Phase phase : rules->steps()) {
      const auto step = static_cast<std::size_t>(phase);
      book.in_step.at(step).push_back(rules);
      if (hooks.test(static_cast<std::size_t>(Hook::kBeginStep))) book.begin_in.at(step).push_back(rules);
      if (hooks.test(static_cast<std::size_t>(Hook::kWaitsIn))) book.wait_in.at(step).push_back(rules);
    }
  }
  for (const Phase step : kSteps) {
    if (!book.in_step.at(static_cast<std::size_t>(step)).empty()) book.steps.push_back(step);
  }
  book.step_after.fill(Phase::kEnded);
  for (std::size_t i = 1; i < book.steps.size(); ++i) {
    book.step_after.at(static_cast<std::size_t>(book.steps[i - 1])) = book.steps[i];
  }
}

void list_groups(Rulebook& book) {
  const std::size_t groups = book.draw_first.size();
  book.group_of.assign(book.shapes.size(), static_cast<std::uint8_t>(groups));
  for (std::size_t group = groups; group-- > 0;) {
    for (const TypeIndex type : book.draw_first[group].types) {
      book.group_of.at(type) = static_cast<std::uint8_t>(group);
    }
  }
}

/// The types that lie on the table when the game begins, with their cells: one, or all of a start piece that
/// covers several cells (G-1).
std::vector<std::pair<TypeIndex, Cell>> start_piece(const catalogue::Catalogue& catalogue, TypeIndex start) {
  const catalogue::TileType& first = catalogue.type(start);
  std::vector<std::pair<TypeIndex, Cell>> piece{{start, {0, 0}}};
  if (!first.start) return piece;
  for (TypeIndex type = 0; type < catalogue.types().size(); ++type) {
    const catalogue::TileType& other = catalogue.type(type);
    if (type != start && other.start && other.set == first.set) piece.emplace_back(type, other.start_at);
  }
  return piece;
}

/// Where a cell of the start piece lies when the piece is turned about its first cell.
Cell turned_cell(Cell cell, Rotation rotation) {
  for (int i = 0; i < rotation; ++i) cell = {-cell.y, cell.x};
  return cell;
}

}  // namespace

void Rulebook::take_in(const RuleSet& rules) {
  rule_sets.push_back(&rules);
  const HookSet hooks = rules.hooks();
  for (std::size_t hook = 0; hook < kHooks; ++hook) {
    if (hooks.test(hook)) asked[hook].push_back(&rules);
  }
}

bool Rulebook::same_person(Player player, Player other) const {
  if (player > other) std::swap(player, other);
  if (other >= setup.players.size()) return false;
  for (std::size_t i = player + 1U; i <= other; ++i) {
    if (!setup.players[i].same_person) return false;
  }
  return true;
}

Player Rulebook::next_person(Player player) const {
  std::size_t next = player + 1U;
  while (next < setup.players.size() && setup.players[next].same_person) ++next;
  return next < setup.players.size() ? static_cast<Player>(next) : Player{0};
}

Result<Game> Game::start(Setup setup) { return start(std::move(setup), rule_sets()); }

Result<Game> Game::start(Setup setup, std::span<const RuleSet* const> rule_sets) {
  if (setup.catalogue == nullptr) return failure(ErrorKind::kUsage, "A game needs tile sets.");
  if (setup.start == catalogue::kNoType) setup.start = setup.catalogue->start_type();
  if (const auto problem = bad_players(setup)) return refusal(*problem);
  if (const auto problem = bad_start(setup)) return refusal(*problem);

  auto book = std::make_shared<Rulebook>();
  book->setup = std::move(setup);
  if (const auto problem = bad_switch(*book, rule_sets)) return refusal(*problem);
  for (const RuleSet* rules : rule_sets) {
    if (!rules->in_play(book->setup)) continue;
    if (const auto problem = rules->setup_problem(book->setup)) return refusal(*problem);
    book->take_in(*rules);
    if (rules->scores_itself()) book->scorer = rules;
  }
  list_steps(*book);
  ShapeChoices choices;
  for (const RuleSet* rules : book->rule_sets) rules->choose_shapes(book->setup, choices);
  std::size_t nodes = 0;
  Game game;
  for (const catalogue::TileType& type : book->setup.catalogue->types()) {
    book->shapes.push_back(shape_of(type, choices));
    nodes += book->shapes.back().nodes.size() * static_cast<std::size_t>(type.count);
    game.position_.remaining.push_back(static_cast<std::int16_t>(type.count));
    game.position_.tiles_left += type.count;
  }
  for (const TypeIndex type : choices.matching_all) book->shapes.at(type).matches_all = true;
  for (const TypeIndex type : choices.from_supply) {
    book->shapes.at(type).from_supply = true;
    game.position_.tiles_left -= game.position_.remaining.at(type);
  }
  book->shapes.push_back(face_down_shape());
  if (nodes > static_cast<std::size_t>(std::numeric_limits<NodeId>::max())) {
    return failure(ErrorKind::kUsage, "These tile sets have too many tiles for one game.");
  }
  game.position_.board = Board(&book->shapes);
  for (const auto& [type, cell] : start_piece(*book->setup.catalogue, book->setup.start)) {
    game.position_.draw(type);
    game.position_.board.lay(
        {type, turned_cell(cell, book->setup.start_rotation), book->setup.start_rotation, false, false, 0});
  }
  for (const RuleSet* rules : book->rule_sets) {
    rules->draw_first(book->setup, book->draw_first);
    rules->at_start(*book, game.position_);
  }
  list_groups(*book);
  next_draw_group(*book, game.position_);
  book->choosy.resize(book->shapes.size());
  for (TypeIndex type = 0; type < book->setup.catalogue->types().size(); ++type) {
    for (const RuleSet* rules : book->rule_sets) {
      if (rules->restricts_placements(book->setup, type)) book->choosy[type].push_back(rules);
    }
  }
  book->bag = game.position_.remaining;
  book->first_supply = game.position_.supply;
  game.book_ = std::move(book);
  return game;
}

const Setup& Game::setup() const { return book_->setup; }
const catalogue::Catalogue& Game::catalogue() const { return *book_->setup.catalogue; }
Phase Game::phase() const { return position_.phase; }
Player Game::active_player() const { return position_.active; }
int Game::turn() const { return position_.turn; }
int Game::player_count() const { return static_cast<int>(book_->setup.players.size()); }
int Game::score(Player player) const { return position_.scores.at(player); }
int Game::supply(Player player, FigureKind kind) const {
  return player < position_.supply.size() ? position_.in_hand(player, kind) : 0;
}

const PlacedTile* Game::tile_at(Cell cell) const {
  const int tile = position_.board.tile_at(cell);
  return tile < 0 ? nullptr : &tiles()[static_cast<std::size_t>(tile)];
}
const std::vector<PlacedTile>& Game::tiles() const { return position_.board.tiles(); }

std::vector<Figure> Game::figures() const {
  std::vector<Figure> figures;
  for (std::size_t i = 0; i < position_.figures.size(); ++i) figures.push_back(position_.figure(i));
  return figures;
}

int Game::remaining(TypeIndex type) const {
  return type < position_.remaining.size() ? position_.remaining[type] : 0;
}
int Game::tiles_left() const { return position_.tiles_left; }

std::vector<Cell> Game::open_cells() const {
  std::vector<Cell> cells;
  for (const OpenCell& open : position_.board.open_cells()) cells.push_back(open.cell());
  std::sort(cells.begin(), cells.end());
  return cells;
}

bool Game::is_held_back(TypeIndex type) const { return rules::is_held_back(*book_, position_, type); }
std::optional<Violation> Game::held_back(TypeIndex type) const {
  return rules::held_back(*book_, position_, type);
}

void Game::legal_placements(TypeIndex type, std::vector<Placement>& out) const {
  if (type < book_->shapes.size()) {
    find_placements(*book_, position_, type, out);
  } else {
    out.clear();
  }
}
std::vector<Placement> Game::legal_placements(TypeIndex type) const {
  std::vector<Placement> placements;
  legal_placements(type, placements);
  std::sort(placements.begin(), placements.end(), [](const Placement& a, const Placement& b) {
    return std::tie(a.cell.y, a.cell.x, a.rotation) < std::tie(b.cell.y, b.cell.x, b.rotation);
  });
  return placements;
}

std::optional<Violation> Game::why_not(const PlaceTile& command) const {
  return rules::why_not(*book_, position_, command);
}
std::optional<Violation> Game::why_not(const PlaceFigure& command) const {
  return rules::why_not(*book_, position_, command);
}
std::optional<Violation> Game::why_not(const Command& command) const {
  return std::visit(
      [&](const auto& what) {
        if constexpr (kForAllGames<std::decay_t<decltype(what)>>) {
          return rules::why_not(*book_, position_, what);
        } else {
          return why_not_own(*book_, position_, command);
        }
      },
      command);
}

void Game::figure_options(std::vector<PlaceFigure>& out) const {
  find_figure_options(*book_, position_, out);
}
void Game::choices(std::vector<Command>& out) const { find_choices(*book_, position_, out); }
std::vector<Command> Game::choices() const {
  std::vector<Command> found;
  choices(found);
  return found;
}

std::string Game::question() const {
  if (position_.phase == Phase::kEnded || position_.phase == Phase::kTile) return {};
  for (const RuleSet* rules : book_->in_step[static_cast<std::size_t>(position_.phase)]) {
    if (std::string text = rules->question(*book_, position_); !text.empty()) return text;
  }
  return position_.phase == Phase::kFigure ? "place a figure on the tile, or none" : std::string();
}

int Game::may_draw() const { return rules::may_draw(*book_, position_); }

std::vector<PlaceFigure> Game::figure_options() const {
  std::vector<PlaceFigure> options;
  figure_options(options);
  return options;
}

Result<std::vector<Event>> Game::apply(const Command& command) {
  if (const auto violation = why_not(command)) return refusal(*violation);
  std::vector<Event> events;
  do_allowed(*book_, position_, command, &events);
  return events;
}

bool Game::advance(const Command& command) {
  if (why_not(command)) return false;
  do_allowed(*book_, position_, command, nullptr);
  return true;
}

bool Game::advance(const PlaceTile& command) {
  if (!may_place(*book_, position_, command)) return false;
  perform(*book_, position_, command, nullptr);
  return true;
}

void Game::advance_listed(const PlaceTile& command) {
  assert(may_place(*book_, position_, command));
  perform(*book_, position_, command, nullptr);
}
void Game::advance_listed(const PlaceFigure& command) {
  assert(!why_not(command));
  perform(*book_, position_, command, nullptr);
}
void Game::advance_listed(const Command& command) {
  assert(!why_not(command));
  do_allowed(*book_, position_, command, nullptr);
}

bool Game::advance(const PlaceFigure& command) {
  if (why_not(command)) return false;
  perform(*book_, position_, command, nullptr);
  return true;
}

bool Game::advance(const Pass& command) {
  if (position_.phase != Phase::kFigure && why_not(command)) return false;
  perform(*book_, position_, command, nullptr);
  return true;
}

bool Game::advance(const DiscardTile& command) {
  if (why_not(command)) return false;
  perform(*book_, position_, command, nullptr);
  return true;
}

bool Game::advance(const EndGame& command) {
  if (position_.phase != Phase::kTile) return false;
  perform(*book_, position_, command, nullptr);
  return true;
}

Score Game::value_of(FeatureRef ref) const {
  const NodeId node = position_.board.find(ref);
  if (node == kNoNode) {
    Score nothing;
    nothing.kind = ref.piece.kind;
    return nothing;
  }
  return explained(*book_, position_, node, rules::value_of(*book_, position_, node));
}

std::vector<Score> Game::features() const {
  std::vector<Score> scores;
  for (NodeId node = 0; node < position_.board.node_count(); ++node) {
    if (position_.board.node(node).feature != node) continue;
    const Terms terms = rules::value_of(*book_, position_, node);
    if (terms.begin() != terms.end()) scores.push_back(explained(*book_, position_, node, terms));
  }
  std::stable_sort(scores.begin(), scores.end(),
                   [](const Score& a, const Score& b) { return rank_of(a.kind) < rank_of(b.kind); });
  return scores;
}

std::vector<int> Game::scores_if_ended_now() const { return rules::scores_if_ended_now(*this); }

std::vector<Figure> Game::returning_if_passed() const {
  std::vector<Figure> returning;
  if (position_.phase != Phase::kFigure) return returning;
  Position after = position_;
  std::vector<Event> events;
  perform(*book_, after, Pass{}, &events);
  for (const Event& event : events) {
    if (const auto* returned = std::get_if<FigureReturned>(&event)) returning.push_back(returned->figure);
  }
  return returning;
}

void Game::reserve() {
  position_.board.reserve(position_.board.tiles().size() + static_cast<std::size_t>(position_.tiles_left));
  constexpr std::size_t kFiguresOut = 64;
  position_.figures.reserve(kFiguresOut);
}

int Game::memory_bytes() const {
  return static_cast<int>(
      sizeof(Game) + position_.board.memory_bytes() + position_.figures.size() * sizeof(StandingFigure) +
      position_.remaining.size() * sizeof(std::int16_t) + position_.drawn.size() * sizeof(TypeIndex) +
      position_.undecided.size() * sizeof(NodeId));
}

std::string name_of(const Setup& setup, Player player) {
  if (player >= setup.players.size()) return "nobody";
  const PlayerSetup& who = setup.players[player];
  std::string name(to_string(who.colour));
  return who.name.empty() ? name : name + " " + who.name;
}

}  // namespace tilewatch::rules
