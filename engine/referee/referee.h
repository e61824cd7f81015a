// SPDX-License-Identifier: MIT
// What did happen: readings and people's requests in, the game out. Certain and legal things are committed,
// the rest is asked about. Pure logic: its clock is the camera's, its disk is the `write` it is given.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/bus/messages.h"
#include "engine/referee/answer_book.h"
#include "engine/referee/camera_frame.h"
#include "engine/referee/magic_signs.h"
#include "engine/referee/places_told.h"
#include "engine/referee/questions.h"
#include "engine/referee/record.h"
#include "engine/referee/standing_figures.h"
#include "engine/referee/step_paths.h"
#include "engine/referee/table_facts.h"
#include "engine/referee/tile_verdict.h"
#include "engine/referee/words.h"

namespace tilewatch::referee {

struct RefereeOptions {
  /// Players in turn order (none = colours join as they are seen), switches, catalogue.
  rules::Setup setup;
  std::string table = "table";
  /// Answers questions at once; without it they stay open.
  std::shared_ptr<const AnswerBook> answers;
  /// Must have the entries on disk when it returns; an error stops the commit. Empty = nothing is kept.
  std::function<Result<void>(const std::vector<Entry>&)> write;
};

/// Not thread-safe; owned by the engine's thread.
class Referee {
 public:
  explicit Referee(RefereeOptions options);
  /// Goes on with an interrupted game. The camera's frame is found again from the first reading.
  Result<void> resume(const std::vector<Entry>& entries);

  /// Weighs what vision sees.
  void take(const bus::Reading& reading);
  /// Does what a person wants, or says why not. A request id that was seen before is answered, not done
  /// again.
  bus::Reply take(const bus::Request& request);

  bus::Snapshot snapshot() const;

  /// Nothing before the game has begun.
  const Record* record() const { return record_ ? &*record_ : nullptr; }
  const Questions& questions() const { return questions_; }
  const StandingFigures& figures() const { return figures_; }
  const rules::Setup& setup() const { return options_.setup; }
  /// What another game at this table begins with.
  const RefereeOptions& options() const { return options_; }
  /// Words about camera or disk trouble, "" when all is well.
  const std::string& trouble() const { return trouble_; }

 private:
  struct FigureOpinion {
    enum class Verdict {
      kCommit,
      kWhichFeature,
      kWhichKind,
      kUnexpected,
      kIllegal
    } verdict = Verdict::kIllegal;
    std::vector<std::pair<catalogue::Piece, double>> pieces;  ///< legal ones, best first
    std::vector<bus::KindCandidate> kinds;                    ///< kWhichKind: what it may be, best first
    rules::Violation violation;
  };
  struct UnclearTile {
    bus::SeenTile seen;
    TileOpinion opinion;
    std::optional<Colour> laid_by;
  };
  using Outcome = Result<void>;

  // referee_start.cc
  void look_for_start(const bus::Reading& reading);
  Outcome begin(Cell camera_cell, Rotation rotation, By by);
  /// Where the first tile of the start piece lies if what is seen is the start piece, turned like that.
  Cell start_cell(Rotation rotation) const;
  Outcome go_on_from_this_board(By by);

  // snapshot_of.cc
  void tell_places(bus::Snapshot& out) const;

  // referee.cc
  void weigh_table(const FigureNews& news);
  void mind_magic_signs(std::size_t changes_before);
  bool frame_holds(const bus::Reading& raw);
  bool judge_once();
  void ask_everything();
  Outcome write_down(std::vector<Entry> entries);
  Outcome do_commands(const std::vector<rules::Command>& commands, By by, const Entry& details = {});
  Outcome undo_step(By by);
  StandingFigures::Questions figure_questions() const;
  /// Whether it is to be taken home, at once or when the turn is over.
  std::function<bool(const StandingFigure&)> due_home() const;
  bool is_linked(const rules::Figure& figure) const;
  Entry entry_now(EntryKind kind, std::string line, By by) const;
  void relink_figures();
  void ask_answer_book();
  bool in_clear_view(Cell cell) const { return in_view_.contains(cell); }
  void judge_and_ask();
  bus::Prompt prompt_now(std::string kind, std::string text) const;
  const rules::Game& game() const { return record_->game(); }
  bool joining() const { return options_.setup.players.empty(); }
  bool same_person(rules::Player player, rules::Player other) const;

  // referee_tiles.cc
  std::vector<Cell> missing_tiles() const;
  bool take_back_tile();
  /// The last tile lies otherwise now, or is another one.
  bool take_back_turned_tile();
  bool undo_tile(Cell cell);
  bool lay_next_tile();
  /// Two turns are seen at once, and of the one before that of `cell` the tile is unclear: whoever has not
  /// put a figure on `cell` laid that.
  void mind_unclear_turn_before(const rules::Game& next, Cell cell);
  /// New tiles that touch an unclear one, or touch one that does.
  std::set<Cell> beside_unclear(const std::map<Cell, UnclearTile>& before) const;
  std::vector<const bus::SeenTile*> new_tiles() const;
  UnclearTiles neighbours_in_doubt(const rules::Game& next, Cell cell) const;
  void ask_about_tiles();
  /// The game as it might be when the next tile is laid; nothing if it is over then.
  std::optional<rules::Game> at_tile_step() const;
  /// The last tile that lies face up: the one of this turn, or of the turn before.
  const rules::PlacedTile& turn_tile() const;
  std::optional<Colour> expected_player() const;
  Outcome commit_tile(const rules::PlaceTile& command, const std::string& variant, By by);
  bool dismissed(const bus::SeenTile& tile) const;
  void ask_about_face_down();

  // referee_steps.cc
  TableView table_view() const;
  /// Does what the table shows to have been chosen in the step that waits.
  bool settle_step();
  /// Takes back what the table told and tells otherwise now, before the next tile.
  bool revise_step();
  /// Whether tiles of later turns lie there already, and what people have done since may belong to those.
  bool later_turns_were_played() const;
  /// What ends the turn, as far as the table or the rules say it, before the next tile counts.
  std::optional<std::vector<rules::Command>> to_the_next_tile() const;
  /// The same, or a refusal that says what is to be done first.
  Result<std::vector<rules::Command>> end_of_turn() const;
  void look_ahead();
  void ask_about_step();
  Outcome choose(const std::string& command, By by);
  /// The step is left as it is on the table, against the rules.
  Outcome go_on_without(By by);
  bool may_go_on_without() const;

  // referee_neutral.cc
  void settle_owed(const Facts& before);
  void ask_about_neutral();
  void ask_about_ghosts(const TableView& table);
  void ask_about_single(const TableView& table, FigureKind kind);
  std::vector<std::string> neutral_due_home() const;
  /// The table is right: the game is brought to what is seen.
  Outcome follow_table(bool ghosts, FigureKind kind, By by);

  // referee_figures.cc
  static std::string figure_cause(std::int64_t id);
  static std::string home_words(const StandingFigure& figure);
  bool place_turn_figure();
  /// The figure of this turn was put elsewhere on its tile.
  bool move_turn_figure();
  bool link_figures();
  /// An abbot in a garden shows that this copy of the tile has one.
  bool notice_garden();
  /// Figures of players that may have been taken home already, although the turn is not over.
  std::vector<rules::Figure> due_soon() const;
  bool mind_gone_figures();
  /// A figure that was taken off the board when it would have gone home from another piece of its tile, which
  /// the pixels left possible, stood there.
  bool correct_departed_place();
  /// Whether it would be home by now, or would go by what follows, had it been put on `piece`.
  std::optional<rules::PlaceFigure> placed_for_home(std::size_t done_index, catalogue::Piece piece) const;
  /// What pixels and rules together say of its kind, most likely first.
  std::vector<bus::KindCandidate> possible_kinds(const StandingFigure& figure, const rules::Game& at) const;
  /// Settles its kind if that is clear by now; else the opinion that it must be asked.
  std::optional<FigureOpinion> settle_kind(StandingFigure& figure, const rules::Game& at);
  bool waits_for_judgement(const StandingFigure& figure) const;
  void ask_about_figures();
  FigureOpinion judge_figure(const StandingFigure& figure, const rules::Game& at,
                             std::optional<Colour> turn_of) const;
  rules::PlaceFigure figure_command(const StandingFigure& figure, catalogue::Piece piece,
                                    rules::Player active) const;
  std::optional<Colour> layer_of(std::size_t done_index) const;
  /// Figures of players, on the table or gone again, of which it is open where they stand or stood.
  std::vector<const StandingFigure*> open_figures() const;
  /// The game as it would be if that figure had been put there in its turn, for each place where it may be.
  std::vector<rules::Game> games_with(const StandingFigure& figure) const;
  /// Whether after one of these ways to go on something else would be owed if an open figure stood where it
  /// may stand (a choice of points or calm, a burial, a hound): then all waits until the figure is settled.
  bool depend_on_open_figure(const std::vector<std::vector<rules::Command>>& ways) const;
  /// The same for every choice of the step that waits: what the table shows may be another one together with
  /// the open figure.
  bool choices_depend_on_open_figure() const;
  /// Index in done() of the figure step of the tile at `cell` if it ended without a figure, and no person
  /// ended it.
  std::optional<std::size_t> empty_step(Cell cell) const;
  /// The same for a tile that has not been seen in clear view after its turn: there a figure may come late.
  std::optional<std::size_t> early_pass(const StandingFigure& figure) const;
  rules::Game game_before(std::size_t done_index) const;
  Outcome commit_figure(StandingFigure& figure, catalogue::Piece piece, By by, bool insist);
  Outcome join_if_new(Colour colour);
  std::optional<Colour> turn_player() const;
  std::optional<rules::Player> player_of(Colour colour) const;

  // referee_departed.cc
  void remember_departed(const FigureNews& news);
  /// Whether a figure that stood there since the step over without one would have gone home by now.
  bool went_home_from(const StandingFigure& figure, std::size_t pass, catalogue::Piece piece) const;
  /// The same in the turn that is on: it would go home by what follows, or might by a choice.
  bool goes_home_from(const StandingFigure& figure, catalogue::Piece piece) const;
  /// `turn_is_over`: the next tile lies there, so a figure of this turn was not only tried.
  bool place_departed_figure(bool turn_is_over = false);
  Outcome commit_departed(const StandingFigure& figure, catalogue::Piece piece, By by);
  void ask_about_departed();

  // referee_requests.cc
  Outcome handle(const bus::Request& request);
  Outcome answer(Question& question, const std::string& answer, By by);
  Outcome correct_tile(const bus::Request& request);
  Outcome set_mode(bus::Mode mode);
  Outcome undo_by_person();
  Outcome redo_by_person();
  Outcome place_figure_by_hand(const bus::Request& request);
  Outcome remove_figure_by_hand(const bus::Request& request);
  Outcome end_or_discard(const bus::Request& request);
  Outcome answer_figure(Question& question, const std::string& said, By by);
  void dismiss(Cell cell);
  std::optional<std::string> answer_from_book(const Question& question) const;

  RefereeOptions options_;
  std::optional<Record> record_;
  std::optional<CameraFrame> frame_;
  StandingFigures figures_;
  Questions questions_;
  bus::Mode mode_ = bus::Mode::kWaiting;
  std::string trouble_;
  bool stills_ = false;  ///< pictures have names: each is a still state

  bus::Reading view_;                ///< the last still reading, in board cells
  std::optional<bus::Reading> raw_;  ///< the same as vision sent it
  std::set<Cell> in_view_;           ///< cells of tiles that are seen and not covered
  std::int64_t weighed_frame_ = -1;
  bool pictures_ended_ = false;
  bool adopting_ = false;  ///< somebody said to go on from a board that lay there already

  std::map<Cell, UnclearTile> unclear_;   ///< new tiles about which a question is open, or that touch such
  std::set<Cell> untouched_before_;       ///< lay apart from the board already in the reading before
  std::map<Cell, TileAnswer> dismissed_;  ///< looks that a person has undone or called no tile
  std::set<Cell> step_over_;              ///< laid tiles seen in clear view after their turn
  std::map<std::int64_t, FigureOpinion> opinions_;      ///< of figures that could be this turn's
  std::map<std::int64_t, StandingFigure> departed_;     ///< gone before it was known where they stood
  std::set<rules::Figure> gone_now_;                    ///< game figures that are seen to be gone
  std::map<rules::Figure, StandingFigure> last_sight_;  ///< of those, as they were seen last
  Facts owed_;             ///< figures of nobody that people have still to put or (less than 0) to take away
  std::set<Fact> may_go_;  ///< what may be taken off the board in the step that waits
  std::set<std::string> told_home_;    ///< home_words() of what was due home in the reading before
  std::set<Cell> claimed_early_;       ///< tiles that wait on which a figure was seen
  std::optional<Cell> tile_waits_;     ///< the next tile, which counts only when this turn is over
  std::set<std::int64_t> book_asked_;  ///< questions that the answer book was asked
  MagicSigns magic_signs_;
  mutable PlacesTold places_;         ///< remembers what it has worked out
  std::set<rules::Figure> forgiven_;  ///< game figures whose absence a person explained
  std::deque<bus::Reply> replies_;
};

}  // namespace tilewatch::referee
