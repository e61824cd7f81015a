// SPDX-License-Identifier: MIT
#include "tests/display/overlay/api_page.h"

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

namespace tilewatch::test {
namespace {

std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string first_match(const std::string& line, const std::string& pattern, std::size_t group = 1) {
  std::smatch found;
  return std::regex_search(line, found, std::regex(pattern)) ? found[group].str() : std::string();
}

struct Field {
  std::string name;
  std::string type;
  std::string text;
};
struct Group {
  std::string text;
  std::vector<Field> fields;
};

/// C++ types in JSON's words.
std::string json_type(std::string type) {
  static const std::vector<std::pair<std::string, std::string>> kWords{
      {"std::optional<(.*)>", "$1, may be missing"},
      {"std::vector<(.*)>", "list of $1"},
      {"std::string", "text"},
      {"std::int64_t", "number"},
      {"\\bint\\b", "number"},
      {"\\bdouble\\b", "number"},
      {"\\bbool\\b", "true or false"},
      {"\\bCell\\b", "[x, y]"},
      {"\\bRotation\\b", "0 to 3"},
      {"\\b(Colour|FigureKind|FeatureKind|Mode|Side)\\b", "word"}};
  for (const auto& [pattern, word] : kWords) type = std::regex_replace(type, std::regex(pattern), word);
  return type;
}

/// The structs of messages.h with their fields and comments.
std::map<std::string, Group> structs_of(const std::filesystem::path& file) {
  std::map<std::string, Group> groups;
  std::string comment;
  Group* inside = nullptr;
  for (const std::string& line : lines_of(file)) {
    if (const std::string text = first_match(line, "^\\s*/// ?(.*)$"); !text.empty()) {
      comment += (comment.empty() ? "" : " ") + text;
    } else if (const std::string name = first_match(line, "^struct (\\w+) \\{"); !name.empty()) {
      inside = &groups[name];
      inside->text = std::exchange(comment, {});
    } else if (line.starts_with("}")) {
      inside = nullptr;
      comment.clear();
    } else if (std::smatch field;
               inside != nullptr &&
               std::regex_match(
                   line, field,
                   std::regex("^ +([\\w:<>, ]+?) (\\w+)(?: = [^;]+|\\{\\})?;(?:\\s*///< (.*))?$"))) {
      const std::string behind = field[3].str();
      inside->fields.push_back(
          {field[2].str(), json_type(field[1].str()), behind.empty() ? comment : behind});
      comment.clear();
    } else if (inside != nullptr && line.find("///<") != std::string::npos && !inside->fields.empty()) {
      inside->fields.back().text += " " + first_match(line, "///< (.*)$");
    } else {
      comment.clear();
    }
  }
  return groups;
}

/// "Snapshot" -> {"seq", ...} from the @without lines, and the @field lines added to `groups`.
void add_public(const std::filesystem::path& file, std::map<std::string, Group>& groups) {
  for (const std::string& line : lines_of(file)) {
    std::smatch found;
    if (std::regex_search(line, found, std::regex("@without (\\w+) (.*)$"))) {
      std::istringstream names(found[2].str());
      for (std::string name; names >> name;) {
        std::erase_if(groups[found[1].str()].fields, [&](const Field& field) { return field.name == name; });
      }
    } else if (std::regex_search(line, found, std::regex("@field (\\w+) (\\w+): (.*)$"))) {
      groups[found[1].str()].fields.push_back({found[2].str(), "", found[3].str()});
    }
  }
}

std::string addresses_of(const std::filesystem::path& file) {
  std::string page;
  bool inside = false;
  for (const std::string& line : lines_of(file)) {
    std::smatch found;
    if (std::regex_search(line, found, std::regex("/// @(get|socket) (.*)$"))) {
      page += "\n**" + std::string(found[1] == "get" ? "GET" : "WebSocket") + " `" + found[2].str() + "`**\n";
      inside = true;
    } else if (const std::string text = first_match(line, "^\\s*/// (.*)$"); inside && !text.empty()) {
      page += text + "\n";
    } else {
      inside = false;
    }
  }
  return page;
}

}  // namespace

std::string api_page(const std::filesystem::path& root) {
  auto groups = structs_of(root / "engine/bus/messages.h");
  add_public(root / "display/overlay/public_state.h", groups);
  std::string page =
      "# The public state\n\nMade from the comments in the code by `overlay_contents_test`, which also "
      "checks it; "
      "with `TILEWATCH_WRITE_PAGES=1`\nit writes it anew. `v` is 1 until something is changed that a reader "
      "would "
      "stumble over; new fields are no such change.\n\n## Addresses\n" +
      addresses_of(root / "display/overlay/overlay_server.cc") + "\n## The state\n";
  for (const char* name :
       {"Snapshot",   "shows",     "last_score", "PlayerState", "FiguresLeft", "BoardTile",  "BoardFigure",
        "LogEntry",   "ScoreTerm", "Prompt",     "Answer",      "Odds",        "PlayerOdds", "Claim",
        "BoardPiece", "BoardEdge", "Spell",      "Tower",       "DrawnTile",   "TilePlace",  "Finish",
        "Mists",      "MistsArea", "MistsPlace", "MistsMark",   "MistsScore"}) {
    const Group& group = groups[name];
    page += "\n### " + std::string(std::string(name) == "Snapshot" ? "state" : name) +
            "\n\n| field | is | |\n|---|---|---|\n";
    for (const Field& field : group.fields) {
      std::string text = std::regex_replace(field.text, std::regex("\\|"), "\\|");
      page += "| `" + field.name + "` | " + field.type + " | " + text + " |\n";
    }
  }
  return page;
}

}  // namespace tilewatch::test
