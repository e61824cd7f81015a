// SPDX-License-Identifier: MIT
#include "engine/rules/statement.h"

#include "engine/rules/position.h"

#include <charconv>

#include "engine/rules/rule_set.h"

namespace tilewatch::rules {
namespace {

constexpr std::string_view kEscapes = "\"\\nrt";
constexpr std::string_view kEscaped = "\"\\\n\r\t";
constexpr int kFarthest = 10000;  // no board is that wide

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::optional<int> int_from(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

Result<std::vector<Word>> words_of(std::string_view line) {
  std::vector<Word> words;
  std::size_t i = 0;
  while (i < line.size()) {
    if (is_space(line[i])) {
      ++i;
      continue;
    }
    if (line[i] == '#') break;
    Word& word = words.emplace_back();
    if (line[i] != '"') {
      while (i < line.size() && !is_space(line[i])) word.text += line[i++];
      continue;
    }
    word.quoted = true;
    for (++i; i < line.size() && line[i] != '"'; ++i) {
      if (line[i] != '\\') {
        word.text += line[i];
        continue;
      }
      const std::size_t escape = ++i < line.size() ? kEscapes.find(line[i]) : std::string_view::npos;
      if (escape == std::string_view::npos) {
        return failure(ErrorKind::kInput, "a backslash in quotes is followed by neither \\ \" n r nor t");
      }
      word.text += kEscaped[escape];
    }
    if (i == line.size()) return failure(ErrorKind::kInput, "a quote is not closed");
    ++i;
  }
  return words;
}

std::string in_quotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    const std::size_t escape = kEscaped.find(c);
    if (escape != std::string_view::npos) {
      result += '\\';
      result += kEscapes[escape];
    } else {
      result += c;
    }
  }
  return result + "\"";
}

void StatementReader::fault(std::string message) {
  if (!fault_) fault_ = std::move(message);
}

std::optional<std::string> StatementReader::problem() {
  if (!fault_ && !at_end()) fault_ = "\"" + words_[at_].text + "\" is one word too many";
  return fault_;
}

bool StatementReader::take(std::string_view word) {
  if (fault_ || at_end() || words_[at_].quoted || words_[at_].text != word) return false;
  ++at_;
  return true;
}

void StatementReader::expect(std::string_view word) {
  if (fault_ || take(word)) return;
  fault("\"" + std::string(word) + "\" is expected" +
        (at_end() ? " at the end" : " where it says \"" + words_[at_].text + "\""));
}

std::string StatementReader::text(std::string_view what) {
  if (fault_) return {};
  if (at_end()) {
    fault("the " + std::string(what) + " is missing");
    return {};
  }
  return words_[at_++].text;
}

int StatementReader::number(std::string_view what, int least, int most) {
  const std::string word = text(what);
  const std::optional<int> value = int_from(word);
  if (ok() && (!value || *value < least || *value > most)) {
    fault("the " + std::string(what) + " is a whole number from " + std::to_string(least) + " to " +
          std::to_string(most) + ", not \"" + word + "\"");
  }
  return ok() ? *value : least;
}

Cell StatementReader::cell() {
  const std::string word = text("cell");
  const std::size_t comma = word.find(',');
  if (comma != std::string::npos) {
    const std::string_view whole(word);
    const std::optional<int> x = int_from(whole.substr(0, comma));
    const std::optional<int> y = int_from(whole.substr(comma + 1));
    if (x && y && std::abs(*x) <= kFarthest && std::abs(*y) <= kFarthest) return {*x, *y};
  }
  fault("\"" + word + "\" is no cell like 2,-1");
  return {};
}

TypeIndex StatementReader::type() {
  const std::string word = text("tile");
  const TypeIndex index = catalogue_ != nullptr ? catalogue_->index_of(word) : catalogue::kNoType;
  if (index == catalogue::kNoType) fault("no tile of these sets is called \"" + word + "\"");
  return index;
}

Player StatementReader::player() {
  expect("player");
  return static_cast<Player>(number("player", 1, kMaxPlayers) - 1);
}

Placement StatementReader::placement() {
  Placement at;
  expect("at");
  at.cell = cell();
  expect("rot");
  at.rotation = static_cast<Rotation>(number("rotation", 0, 3));
  return at;
}

FeatureRef StatementReader::feature() {
  FeatureRef ref;
  ref.piece.kind = named<FeatureKind>("feature", feature_kind_from, FeatureKind::kTile);
  ref.piece.index = static_cast<std::uint8_t>(number("piece", 0, 15));
  expect("at");
  ref.cell = cell();
  return ref;
}

Figure StatementReader::figure() {
  Figure figure;
  figure.kind = named<FigureKind>("figure", figure_kind_from, FigureKind::kMeeple);
  if (take("of")) figure.player = player();
  expect("on");
  figure.at = feature();
  return figure;
}

std::vector<GhostGroup> StatementReader::ghosts() {
  constexpr int kMostGhosts = 99;
  std::vector<GhostGroup> groups;
  do {
    GhostGroup& group = groups.emplace_back();
    group.count = number("number of ghosts", 1, kMostGhosts);
    expect("on");
    group.at = feature();
  } while (ok() && take("and"));
  return groups;
}

std::string cell_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

std::string placement_text(const Placement& at) {
  return "at " + cell_text(at.cell) + " rot " + std::to_string(at.rotation);
}

std::string feature_text(const FeatureRef& ref) {
  return std::string(to_string(ref.piece.kind)) + " " + std::to_string(ref.piece.index) + " at " +
         cell_text(ref.cell);
}

std::string figure_text(const Figure& figure) {
  return std::string(to_string(figure.kind)) +
         (figure.player == kNoPlayer ? std::string() : " of " + player_text(figure.player)) + " on " +
         feature_text(figure.at);
}

std::string ghosts_text(const std::vector<GhostGroup>& ghosts) {
  std::string text;
  for (const GhostGroup& group : ghosts) {
    text += (text.empty() ? "" : " and ") + std::to_string(group.count) + " on " + feature_text(group.at);
  }
  return text;
}

std::string player_text(Player player) { return "player " + std::to_string(player + 1); }

bool read_setup_statement(std::string_view first, StatementReader& reader, SetupText& into) {
  if (first == "sets") {
    do into.sets.push_back(reader.text("tile set"));
    while (reader.ok() && !reader.at_end());
  } else if (first == "edition") {
    into.edition = reader.named<Edition>("edition", edition_from, Edition::kC3);
  } else if (first == "player") {
    PlayerSetup player;
    player.colour = reader.named<Colour>("colour", colour_from, Colour::kRed);
    player.name = reader.text("name");
    into.setup.players.push_back(std::move(player));
  } else if (first == "also") {
    // One more colour of the player named last (G-2).
    if (into.setup.players.empty()) reader.fault("\"also\" comes after a player");
    PlayerSetup player;
    player.colour = reader.named<Colour>("colour", colour_from, Colour::kRed);
    if (reader.ok()) player.name = into.setup.players.back().name;
    player.same_person = true;
    into.setup.players.push_back(std::move(player));
  } else if (first == "start") {
    into.start = reader.text("start tile");
    reader.expect("rot");
    into.setup.start_rotation = static_cast<Rotation>(reader.number("rotation", 0, 3));
  } else if (first == "option") {
    const std::string option = reader.text("option");
    const SwitchInfo* info = find_switch(option);
    if (info == nullptr) {
      reader.fault("no option is called \"" + option + "\"");
    } else if (const auto value = switch_value(*info, reader.text("value of " + option))) {
      into.setup.switches.*info->value = *value;
    } else {
      reader.fault(option + " is " + allowed_text(*info));
    }
  } else {
    return false;
  }
  return true;
}

std::vector<std::string> setup_statements(const Setup& setup, const std::vector<std::string>& sets,
                                          Edition edition, const catalogue::Catalogue& catalogue) {
  std::vector<std::string> lines;
  std::string all_sets = "sets";
  for (const std::string& set : sets) all_sets += " " + set;
  lines.push_back(std::move(all_sets));
  lines.push_back("edition " + std::string(to_string(edition)));
  for (const PlayerSetup& player : setup.players) {
    lines.push_back(player.same_person
                        ? "also " + std::string(to_string(player.colour))
                        : "player " + std::string(to_string(player.colour)) + " " + in_quotes(player.name));
  }
  for (const RuleSet* rules : rule_sets()) {
    for (const SwitchInfo& info : rules->switches()) {
      const int value = setup.switches.*info.value;
      if (value == Switches().*info.value) continue;
      lines.push_back("option " + std::string(info.name) + " " + switch_text(info, value));
    }
  }
  const TypeIndex start = setup.start != catalogue::kNoType ? setup.start : catalogue.start_type();
  if (start != catalogue::kNoType) {
    lines.push_back("start " + catalogue.type(start).id + " rot " + std::to_string(setup.start_rotation));
  }
  return lines;
}

}  // namespace tilewatch::rules
