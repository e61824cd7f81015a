// SPDX-License-Identifier: MIT
#include "tests/engine/referee/shown_game.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace tilewatch::referee::testing {
namespace {

constexpr std::array<Colour, 6> kColours{Colour::kRed,    Colour::kBlue,  Colour::kGreen,
                                         Colour::kYellow, Colour::kBlack, Colour::kPink};

RefereeOptions watching(const rules::Setup& setup, std::vector<Entry>& written) {
  RefereeOptions options;
  options.setup = setup;
  options.write = [&written](const std::vector<Entry>& entries) -> Result<void> {
    written.insert(written.end(), entries.begin(), entries.end());
    return {};
  };
  return options;
}

std::multiset<std::string> texts_of(const std::vector<bus::Prompt>& prompts) {
  std::multiset<std::string> texts;
  for (const bus::Prompt& prompt : prompts) texts.insert(prompt.kind + ": " + prompt.text);
  return texts;
}

}  // namespace

ShownGame::ShownGame(const rules::Setup& setup, std::uint32_t seed)
    : setup_(setup),
      game_(*rules::Game::start(setup)),
      table_(setup.catalogue),
      referee_(std::make_unique<Referee>(watching(setup, written_))),
      dice_(seed) {
  begin();
}

void ShownGame::begin() {
  for (rules::TypeIndex type = 0; type < setup_.catalogue->types().size(); ++type) {
    bag_.insert(bag_.end(), static_cast<std::size_t>(game_.remaining(type)), type);
  }
  for (const rules::PlacedTile& tile : game_.tiles()) table_.lay(id(tile.type), tile.cell, tile.rotation);
  look();
  if (game_.figures().empty()) return;
  for (const rules::Figure& figure : game_.figures()) put(figure);  // the ghosts of the start piece
  look();
}

void ShownGame::interrupt() {
  const std::size_t lines = written_.size();
  auto again = std::make_unique<Referee>(watching(setup_, written_));
  const auto resumed = again->resume(std::vector<Entry>(written_));
  if (!resumed) return fail("it cannot be resumed: " + resumed.error().message);
  const auto before = texts_of(referee_->questions().open());
  referee_ = std::move(again);
  look();
  // People are asked the same; what was on the table is no news.
  if (texts_of(referee_->questions().open()) != before) fail("resumed, it asks something else");
  if (written_.size() != lines) fail("what lay there before was written down once more");
}

void ShownGame::step() {
  if (interrupted_ && (game_.phase() != rules::Phase::kTile || chance(8))) {
    look();
    ++interrupts_[game_.phase()];
    interrupt();
    if (failed_) return;
  }
  if (game_.phase() != rules::Phase::kTile) return choose();
  look();
  lay_tile();
}

void ShownGame::play() {
  while (game_.phase() != rules::Phase::kEnded && !failed_) step();
  // Nothing shows that the last turn ends without what it might still have had.
  while (!failed_ && game_.phase() == rules::Phase::kEnded &&
         referee_->record()->game().phase() != rules::Phase::kEnded) {
    bus::Request pass;
    pass.verb = "pass";
    say(pass, "the last turn is over");
  }
  if (!failed_) compare("at the end");
}

bool ShownGame::play_until(const std::function<bool(const rules::Game&)>& wanted) {
  while (game_.phase() != rules::Phase::kEnded && !failed_) {
    if (wanted(game_)) return true;
    step();
  }
  return false;
}

std::optional<rules::PlaceTile> ShownGame::tile_after_which(
    const std::function<bool(const rules::Game& before, const rules::Game& after)>& wanted) {
  for (std::size_t i = 0; i < bag_.size(); ++i) {
    if (game_.held_back(bag_[i])) continue;
    for (const rules::Placement& at : game_.legal_placements(bag_[i])) {
      const rules::PlaceTile command{bag_[i], at, false};
      rules::Game after = game_;
      if (!after.advance(command) || !wanted(game_, after)) continue;
      bag_.erase(bag_.begin() + static_cast<std::ptrdiff_t>(i));
      return command;
    }
  }
  return {};
}

rules::TypeIndex ShownGame::draw() {
  std::vector<std::size_t> free;
  for (std::size_t i = 0; i < bag_.size(); ++i) {
    if (!game_.held_back(bag_[i])) free.push_back(i);
  }
  const std::size_t taken = free[below(free.size())];
  const rules::TypeIndex type = bag_[taken];
  bag_.erase(bag_.begin() + static_cast<std::ptrdiff_t>(taken));
  return type;
}

void ShownGame::look() {
  referee_->take(table_.still());
  changed_ = 0;
}
void ShownGame::say(bus::Request wish, const std::string& why) {
  const bus::Reply reply = request(wish);
  if (!reply.ok) fail(fmt::format("{} was refused: {}", wish.verb, reply.message));
  ++said_[why];
}
void ShownGame::fail(const std::string& what) {
  failed_ = true;
  std::string open;
  for (const bus::Prompt& prompt : referee_->questions().open())
    open += "\n  " + prompt.kind + ": " + prompt.text;
  ADD_FAILURE() << "turn " << game_.turn() << ", " << last_ << ": " << what << open << "\nplayed "
                << game_.to_text() << "\nseen   "
                << (referee_->record() != nullptr ? referee_->record()->game().to_text() : "nothing");
}
void ShownGame::compare(const std::string& when) {
  if (failed_) return;
  if (hasty_) look();  // what vanished together with a tile's coming must be seen twice to be gone
  if (referee_->record() == nullptr) return fail("the game has not begun");
  const rules::Game& mine = referee_->record()->game();
  if (mine.to_text() != game_.to_text()) return fail("not the played game " + when);
  for (const bus::Prompt& prompt : referee_->questions().open()) {
    // People are told at once what they will take home when the turn is over.
    const bool later = prompt.kind == "take_home" && game_.phase() == rules::Phase::kFigure;
    if (!prompt.blocks && !later) return fail("open: " + prompt.text);
  }
}

void ShownGame::lay_tile() {
  if (bag_.empty() || game_.tiles_left() == 0) {
    last_ = "end";
    EXPECT_TRUE(game_.apply(rules::EndGame{}));
    bus::Request end;
    end.verb = "end_game";
    return say(end, "end of the game");
  }
  if (game_.may_draw() > 1 && bag_.size() > 1 && chance(2)) return draw_two();
  const rules::TypeIndex type = draw();
  const auto places = game_.legal_placements(type);
  if (places.empty()) return discard(type);
  lay(type, places[below(places.size())]);
}
void ShownGame::draw_two() {
  const std::array<rules::TypeIndex, 2> types{draw(), draw()};
  if (!game_.apply(rules::DrawTiles{{types[0], types[1]}})) return fail("two tiles could not be drawn");
  if (chance(2)) {
    bus::Request wish;
    wish.verb = "draw";
    wish.answer = id(types[0]) + " " + id(types[1]);
    say(wish, "tiles drawn");
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const auto places = game_.legal_placements(types.at(i));
    if (places.empty()) continue;
    bag_.push_back(types.at(1 - i));
    return lay(types.at(i), places[below(places.size())]);
  }
  discard(types[0]);
  discard(types[1]);
}
void ShownGame::discard(rules::TypeIndex type) {
  last_ = "discard " + id(type);
  if (!game_.apply(rules::DiscardTile{type})) return fail("it could not be set aside");
  bus::Request wish;
  wish.verb = "discard";
  wish.type = id(type);
  say(wish, "misfits");
}
void ShownGame::lay(rules::TypeIndex type, const rules::Placement& at) {
  perform(rules::PlaceTile{type, at, false});
  compare("after the tile was laid");
}

void ShownGame::choose() {
  const std::vector<rules::Command> choices = game_.choices();
  ASSERT_FALSE(choices.empty());
  rules::Command command = choices[below(choices.size())];
  // Figures often, so that there is something to see.
  for (int again = 0; again < 2 && std::holds_alternative<rules::Pass>(command); ++again) {
    command = choices[below(choices.size())];
  }
  // Points more often than calm, so that hounds come.
  if (game_.phase() == rules::Phase::kScore && !chance(3)) {
    const auto score = std::find_if(choices.begin(), choices.end(), [](const rules::Command& choice) {
      return std::holds_alternative<rules::ScoreFeature>(choice);
    });
    if (score != choices.end()) command = *score;
  }
  if (std::holds_alternative<rules::PlaceFaceDown>(command)) draw();
  perform(command);
  say_what_does_not_show(command);
}

std::vector<rules::Event> ShownGame::do_unseen(const rules::Command& command) {
  last_ = text(command);
  auto events = game_.apply(command);
  if (events) return std::move(*events);
  fail(events.error().message);
  return {};
}

void ShownGame::show(const std::vector<rules::Event>& events) {
  for (const rules::Event& event : events) {
    std::visit([this](const auto& what) { happened(what); }, event);
  }
  if (changed_ != 0) look();
}

bus::Reply ShownGame::request(bus::Request wish) {
  wish.id = std::to_string(++requests_);
  return referee_->take(wish);
}

bus::Reply ShownGame::answer(const bus::Prompt& prompt, const std::string& said) {
  bus::Request wish;
  wish.verb = "answer";
  wish.prompt = prompt.id;
  wish.answer = said;
  return request(wish);
}

bool ShownGame::same() const {
  return referee_->record() != nullptr && referee_->record()->game().to_text() == game_.to_text();
}

std::string ShownGame::text(const rules::Command& command) const {
  return rules::command_to_text(*setup_.catalogue, command);
}

/// Things of one sort are done in one go.
void ShownGame::change(int sort) {
  const bool put_down = changed_ == 3;  // a figure that was never seen was never there
  if (changed_ != 0 && changed_ != sort && (!hasty_ || put_down)) look();
  changed_ = sort;
}
void ShownGame::happened(const rules::TilePlaced& event) {
  change(1);
  if (event.tile.type == catalogue::kNoType) return table_.lay_face_down(event.tile.cell);
  table_.lay(id(event.tile.type), event.tile.cell, event.tile.rotation);
}
void ShownGame::put(const rules::Figure& figure) {
  if (figure.player == rules::kNoPlayer) return table_.put(figure.kind, figure.at.cell, figure.at.piece);
  if (figure.at.piece.kind == FeatureKind::kCemetery)
    return table_.bury(colour(figure.player), figure.at.cell);
  table_.put(figure.kind, colour(figure.player), figure.at.cell, figure.at.piece);
}
void ShownGame::take(const rules::Figure& figure) {
  const Colour of = figure.player == rules::kNoPlayer ? Colour::kWhite : colour(figure.player);
  table_.take(figure.kind, of, figure.at.cell, figure.at.piece);
}
void ShownGame::happened(const rules::FigurePlaced& event) {
  change(event.figure.kind == FigureKind::kGhost ? 2 : 3);
  put(event.figure);
}
void ShownGame::happened(const rules::FigureReturned& event) {
  change(event.figure.kind == FigureKind::kGhost ? 4 : 5);
  take(event.figure);
}
void ShownGame::happened(const rules::FigureMoved& event) {
  change(6);
  take(event.from);
  rules::Figure there = event.from;
  there.at = event.to;
  put(there);
}

/// G-43, G-44: whose score figure gets the points is said, not shown.
void ShownGame::say_what_does_not_show(const rules::Command& command) {
  const auto* score = std::get_if<rules::ScoreFeature>(&command);
  const auto* calm = std::get_if<rules::CalmGhosts>(&command);
  const bool named =
      (score != nullptr && !score->points_to.empty()) || (calm != nullptr && !calm->points_to.empty());
  const auto* circle = std::get_if<rules::CropCircle>(&command);
  const bool silent = circle != nullptr && !circle->figure;
  if (!named && !silent) return;
  const rules::Phase phase = referee_->record()->game().phase();
  if (phase == rules::Phase::kFigure) {
    bus::Request pass;
    pass.verb = "pass";
    say(pass, "no figure");
  }
  if (referee_->record()->game().to_text() == game_.to_text()) return;
  bus::Request wish;
  wish.verb = "choose";
  wish.answer = text(command);
  say(wish, named ? "whose points" : "crop circle");
}

rules::Setup setup_of(std::shared_ptr<const catalogue::Catalogue> tiles, int persons) {
  rules::Setup setup;
  setup.catalogue = std::move(tiles);
  const auto& sets = setup.catalogue->set_names();
  const bool mists = std::find(sets.begin(), sets.end(), "mists") != sets.end();
  const int each = !mists || persons > 2 ? 1 : persons == 1 ? 4 : 2;
  for (int i = 0; i < persons * each; ++i) {
    setup.players.push_back({"", kColours.at(static_cast<std::size_t>(i)), i % each != 0});
  }
  return setup;
}

}  // namespace tilewatch::referee::testing
