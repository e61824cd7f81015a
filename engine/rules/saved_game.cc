// SPDX-License-Identifier: MIT
// Saved games and single commands as text (format: README.md of this folder).
#include <map>

#include "engine/rules/game.h"
#include "engine/rules/statement.h"

namespace tilewatch::rules {
namespace {

constexpr std::string_view kTitle = "tilewatch game 1";
constexpr int kMostPointsInText = 10000;

std::string points_text(const std::vector<std::pair<Player, Player>>& points_to) {
  std::string text;
  for (const auto& [from, to] : points_to) text += " " + player_text(from) + " to " + player_text(to);
  return text;
}

class CommandWriter {
 public:
  explicit CommandWriter(const catalogue::Catalogue& catalogue) : catalogue_(catalogue) {}

  std::string operator()(const PlaceTile& c) const {
    return "place " + id(c.type) + " " + placement_text(c.at) + (c.garden ? " garden" : "") +
           (c.forced ? " forced" : "");
  }
  std::string operator()(const DiscardTile& c) const { return "discard " + id(c.type); }
  std::string operator()(const PlaceFigure& c) const {
    return "figure " + std::string(to_string(c.kind)) + " on " + feature_text(c.at) +
           (c.forced ? " forced" : "") + (c.player == kNoPlayer ? "" : " for " + player_text(c.player));
  }
  std::string operator()(const Pass&) const { return "pass"; }
  std::string operator()(const RemoveFigure& c) const { return "remove " + figure_text(c.figure); }
  std::string operator()(const AdjustScore& c) const {
    return "adjust " + player_text(c.player) + " by " + std::to_string(c.points) + " because " +
           in_quotes(c.reason);
  }
  std::string operator()(const EndGame&) const { return "end"; }
  std::string operator()(const DrawTiles& c) const {
    std::string text = "draw";
    for (const TypeIndex type : c.types) text += " " + id(type);
    return text;
  }
  std::string operator()(const PlaceFaceDown& c) const { return "face_down at " + cell_text(c.cell); }
  std::string operator()(const TakeHome& c) const { return "take_home " + figure_text(c.figure); }
  std::string operator()(const MoveNeutral& c) const {
    return "move " + std::string(to_string(c.kind)) + (c.to ? " to " + feature_text(*c.to) : " off") +
           (c.forced ? " forced" : "");
  }
  std::string operator()(const CropCircle& c) const {
    if (c.choice == CropCircle::Choice::kNothing) return "crop_circle nothing";
    return std::string("crop_circle ") + (c.choice == CropCircle::Choice::kDeploy ? "deploy" : "remove") +
           (c.figure ? " " + figure_text(*c.figure) : std::string());
  }
  std::string operator()(const BuryFigure& c) const {
    return "bury " + figure_text(c.figure) + " in " + feature_text(c.cemetery);
  }
  std::string operator()(const PutGhost& c) const {
    return "ghost on " + feature_text(c.at) + (c.forced ? " forced" : "");
  }
  std::string operator()(const ScoreFeature& c) const {
    return "score " + feature_text(c.feature) + points_text(c.points_to);
  }
  std::string operator()(const CalmGhosts& c) const {
    return "calm " + feature_text(c.feature) + " sends " + ghosts_text(c.ghosts) + points_text(c.points_to);
  }
  std::string operator()(const PlaceHound& c) const { return "hound beside " + figure_text(c.beside); }
  std::string operator()(const DriveAway& c) const { return "drive_away " + ghosts_text(c.ghosts); }

 private:
  std::string id(TypeIndex type) const {
    return type < catalogue_.types().size() ? catalogue_.type(type).id : "?";
  }
  const catalogue::Catalogue& catalogue_;
};

/// "player 4 to player 1", to the end of the statement.
std::vector<std::pair<Player, Player>> read_points(StatementReader& reader) {
  std::vector<std::pair<Player, Player>> points_to;
  while (reader.ok() && !reader.at_end()) {
    const Player from = reader.player();
    reader.expect("to");
    points_to.emplace_back(from, reader.player());
  }
  return points_to;
}

Command read_command(StatementReader& reader) {
  const std::string verb = reader.text("command");
  if (verb == "place") {
    PlaceTile command;
    command.type = reader.type();
    command.at = reader.placement();
    command.garden = reader.take("garden");
    command.forced = reader.take("forced");
    return command;
  }
  if (verb == "discard") return DiscardTile{reader.type()};
  if (verb == "figure") {
    PlaceFigure command;
    command.kind = reader.named<FigureKind>("figure", figure_kind_from, FigureKind::kMeeple);
    reader.expect("on");
    command.at = reader.feature();
    command.forced = reader.take("forced");
    if (command.forced) {
      reader.expect("for");
      command.player = reader.player();
    } else if (reader.take("for")) {
      command.player = reader.player();
    }
    return command;
  }
  if (verb == "pass") return Pass{};
  if (verb == "remove") {
    return RemoveFigure{reader.figure()};
  }
  if (verb == "adjust") {
    AdjustScore command;
    command.player = reader.player();
    reader.expect("by");
    command.points = reader.number("number of points", -kMostPointsInText, kMostPointsInText);
    reader.expect("because");
    command.reason = reader.text("reason");
    return command;
  }
  if (verb == "end") return EndGame{};
  if (verb == "draw") {
    DrawTiles command;
    do command.types.push_back(reader.type());
    while (reader.ok() && !reader.at_end());
    return command;
  }
  if (verb == "face_down") {
    reader.expect("at");
    return PlaceFaceDown{reader.cell()};
  }
  if (verb == "take_home") return TakeHome{reader.figure()};
  if (verb == "move") {
    MoveNeutral command;
    command.kind = reader.named<FigureKind>("figure", figure_kind_from, FigureKind::kMage);
    if (!reader.take("off")) {
      reader.expect("to");
      command.to = reader.feature();
    }
    command.forced = reader.take("forced");
    return command;
  }
  if (verb == "crop_circle") {
    if (reader.take("nothing")) return CropCircle{CropCircle::Choice::kNothing, std::nullopt};
    CropCircle command;
    if (!reader.take("deploy")) {
      reader.expect("remove");
      command.choice = CropCircle::Choice::kRemove;
    }
    if (!reader.at_end()) command.figure = reader.figure();
    return command;
  }
  if (verb == "bury") {
    BuryFigure command;
    command.figure = reader.figure();
    reader.expect("in");
    command.cemetery = reader.feature();
    return command;
  }
  if (verb == "ghost") {
    reader.expect("on");
    PutGhost command{reader.feature(), false};
    command.forced = reader.take("forced");
    return command;
  }
  if (verb == "score") {
    ScoreFeature command{reader.feature(), {}};
    command.points_to = read_points(reader);
    return command;
  }
  if (verb == "calm") {
    CalmGhosts command{reader.feature(), {}};
    reader.expect("sends");
    command.ghosts = reader.ghosts();
    command.points_to = read_points(reader);
    return command;
  }
  if (verb == "hound") {
    reader.expect("beside");
    return PlaceHound{reader.figure()};
  }
  if (verb == "drive_away") return DriveAway{reader.ghosts()};
  if (reader.ok()) reader.fault("\"" + verb + "\" is no command");
  return Pass{};
}

/// "road N E": where a piece reaches the edges of its tile as it lies; for readers, not for programs.
std::string remark(const catalogue::TileType& type, Rotation rotation, catalogue::Piece piece) {
  static constexpr std::array<std::string_view, 8> kHalves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
  std::string text = "  # " + std::string(to_string(piece.kind));
  const auto sides = [&](catalogue::SideMask edges) {
    for (const Side side : kSides) {
      const auto unturned = static_cast<unsigned>((static_cast<int>(side) + 4 - rotation) % 4);
      if ((edges >> unturned) & 1U) text += " " + std::string(to_string(side));
    }
  };
  if (piece.kind == FeatureKind::kCity && piece.index < type.cities.size()) {
    sides(type.cities[piece.index].edges);
  } else if (piece.kind == FeatureKind::kRoad && piece.index < type.roads.size()) {
    sides(type.roads[piece.index].edges);
  } else if (piece.kind == FeatureKind::kField && piece.index < type.fields.size()) {
    for (unsigned half = 0; half < 8; ++half) {
      const unsigned unturned = (half + 8U - 2U * rotation) % 8U;
      if ((type.fields[piece.index].halves >> unturned) & 1U) text += " " + std::string(kHalves[half]);
    }
  } else {
    return {};
  }
  return text;
}

tl::unexpected<Error> at_line(int line, const std::string& problem) {
  return failure(ErrorKind::kInput, "Line " + std::to_string(line) + " of the saved game: " + problem + ".");
}

/// Another version, or no saved game at all.
std::string wrong_title(const std::vector<Word>& words) {
  if (words.size() == 3 && words[0].text == "tilewatch" && words[1].text == "game") {
    return "it is a saved game of version " + words[2].text + "; this program reads version 1 only";
  }
  return "a saved game begins with \"" + std::string(kTitle) + "\"";
}

/// Cuts the first line off `text`.
std::string_view next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return line;
}

/// All that is agreed is said: loads the sets, finds the start tile.
Result<SavedGame> begin(SetupText header) {
  if (header.sets.empty())
    return failure(ErrorKind::kInput, "it does not say which sets are played (\"sets base\")");
  if (header.setup.players.empty()) {
    return failure(ErrorKind::kInput, "it names no player (\"player red \"Anna\"\")");
  }
  auto catalogue = catalogue::Catalogue::load(header.sets, header.edition);
  if (!catalogue) {
    std::string message = catalogue.error().message;
    if (!message.empty() && message.back() == '.') message.pop_back();
    return failure(ErrorKind::kInput, std::move(message), catalogue.error().hint);
  }
  SavedGame saved;
  saved.setup = std::move(header.setup);
  saved.setup.catalogue = *std::move(catalogue);
  saved.setup.start = saved.setup.catalogue->start_type();
  if (!header.start.empty()) {
    saved.setup.start = saved.setup.catalogue->index_of(header.start);
    if (saved.setup.start == catalogue::kNoType) {
      return failure(ErrorKind::kInput, "no tile of these sets is called \"" + header.start + "\"");
    }
  }
  saved.sets = std::move(header.sets);
  saved.edition = header.edition;
  return saved;
}

}  // namespace

std::string command_to_text(const catalogue::Catalogue& catalogue, const Command& command) {
  return std::visit(CommandWriter(catalogue), command);
}

Result<Command> command_from_text(const catalogue::Catalogue& catalogue, std::string_view line) {
  auto words = words_of(line);
  if (!words) return failure(ErrorKind::kInput, "This is no command: " + words.error().message + ".");
  StatementReader reader(*std::move(words), &catalogue);
  Command command = read_command(reader);
  if (const auto problem = reader.problem()) {
    return failure(ErrorKind::kInput, "\"" + std::string(line) + "\" is no command: " + *problem + ".");
  }
  return command;
}

std::string saved_game_to_text(const SavedGame& saved) {
  const catalogue::Catalogue& catalogue = *saved.setup.catalogue;
  std::string text(kTitle);
  for (const std::string& line : setup_statements(saved.setup, saved.sets, saved.edition, catalogue)) {
    text += "\n" + line;
  }
  text += "\n\n";
  std::map<Cell, std::pair<TypeIndex, Rotation>> laid;
  for (const Command& command : saved.commands) {
    text += command_to_text(catalogue, command);
    if (const auto* place = std::get_if<PlaceTile>(&command)) {
      laid[place->at.cell] = {place->type, place->at.rotation};
    } else if (const auto* figure = std::get_if<PlaceFigure>(&command)) {
      const auto at = laid.find(figure->at.cell);
      if (at != laid.end()) {
        text += remark(catalogue.type(at->second.first), at->second.second, figure->at.piece);
      }
    }
    text += "\n";
  }
  return text;
}

Result<SavedGame> saved_game_from_text(std::string_view text) {
  SetupText header;
  std::optional<SavedGame> saved;
  bool titled = false;
  for (int line = 1; !text.empty(); ++line) {
    auto words = words_of(next_line(text));
    if (!words) return at_line(line, words.error().message);
    // Tests put expectations between the commands; they are no part of the game.
    if (words->empty() || words->front().text == "expect") continue;
    std::vector<Word> statement = *std::move(words);
    if (!titled) {
      StatementReader title(statement, nullptr);
      for (const std::string_view word : {"tilewatch", "game", "1"}) title.expect(word);
      if (title.problem()) return at_line(line, wrong_title(statement));
      titled = true;
      continue;
    }
    if (!saved) {
      StatementReader reader(statement, nullptr);
      if (read_setup_statement(reader.text("statement"), reader, header)) {
        if (const auto problem = reader.problem()) return at_line(line, *problem);
        continue;
      }
      auto begun = begin(std::move(header));
      if (!begun) return at_line(line, begun.error().message);
      saved = *std::move(begun);
    }
    StatementReader reader(std::move(statement), saved->setup.catalogue.get());
    saved->commands.push_back(read_command(reader));
    saved->lines.push_back(line);
    if (const auto problem = reader.problem()) return at_line(line, *problem);
  }
  if (!titled) return failure(ErrorKind::kInput, "This is no saved game: the text is empty.");
  if (!saved) {
    auto begun = begin(std::move(header));
    if (!begun)
      return failure(ErrorKind::kInput, "This saved game cannot begin: " + begun.error().message + ".");
    return begun;
  }
  return *std::move(saved);
}

}  // namespace tilewatch::rules
