// SPDX-License-Identifier: MIT
// Parsing and checking of shared options.
#include "display/app/game_options.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <opencv2/core/utility.hpp>
#include <sstream>

#include "engine/rules/rule_set.h"
#include "vision/tiles/faceless.h"

namespace tilewatch::app {

void TileOptions::add_to(CLI::App& app) {
  app.add_option("--tiles", sets, "Tile sets in play, the first of them base")
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--edition", edition, "c1, c2 or c3: which printing lies on the table")
      ->capture_default_str();
}

Result<std::shared_ptr<const catalogue::Catalogue>> TileOptions::load() const {
  const auto chosen = edition_from(edition);
  if (!chosen) {
    return failure(ErrorKind::kUsage, fmt::format("there is no edition \"{}\"", edition),
                   "Editions: c1, c2, c3.");
  }
  return catalogue::Catalogue::load(sets, *chosen);
}

namespace {

std::string names_of_rules() {
  std::string names;
  for (const rules::RuleSet* set : rules::rule_sets()) {
    for (const rules::SwitchInfo& info : set->switches()) {
      names += (names.empty() ? "" : ", ") + std::string(info.name);
    }
  }
  return names;
}

/// The rule set that a switch belongs to, if it does not take part in a game like this.
const rules::RuleSet* not_in_play(const rules::SwitchInfo& info, const rules::Setup& setup) {
  for (const rules::RuleSet* set : rules::rule_sets()) {
    for (const rules::SwitchInfo& its : set->switches()) {
      if (&its == &info && !set->in_play(setup)) return set;
    }
  }
  return nullptr;
}

}  // namespace

void RuleOptions::add_to(CLI::App& app) {
  app.add_option("--rule", agreed,
                 "NAME=VALUE: agreed to play differently, see `tilewatch rules`; may be repeated");
}

Result<rules::Switches> RuleOptions::parse(
    const std::shared_ptr<const catalogue::Catalogue>& catalogue) const {
  rules::Setup setup;
  setup.catalogue = catalogue;
  std::vector<const rules::SwitchInfo*> changed;
  for (const std::string& rule : agreed) {
    const auto equals = rule.find('=');
    if (equals == std::string::npos) {
      return failure(ErrorKind::kUsage, fmt::format("--rule: \"{}\" is not NAME=VALUE", rule),
                     "Write tiny_city=2; `tilewatch rules` lists names and values.");
    }
    const rules::SwitchInfo* info = rules::find_switch(rule.substr(0, equals));
    if (info == nullptr) {
      return failure(ErrorKind::kUsage,
                     fmt::format("--rule: there is no rule \"{}\"", rule.substr(0, equals)),
                     fmt::format("Rules: {}.", names_of_rules()));
    }
    const auto value = rules::switch_value(*info, rule.substr(equals + 1));
    if (!value) {
      return failure(ErrorKind::kUsage,
                     fmt::format("--rule: {} is {}, not \"{}\"", info->name, rules::allowed_text(*info),
                                 rule.substr(equals + 1)),
                     fmt::format("{}: {}.", info->rule, info->meaning));
    }
    setup.switches.*info->value = *value;
    if (*value != rules::Switches{}.*info->value) changed.push_back(info);
  }
  for (const rules::SwitchInfo* info : changed) {
    const rules::RuleSet* set = not_in_play(*info, setup);
    if (set == nullptr) continue;
    return failure(ErrorKind::kUsage,
                   fmt::format("--rule: {} belongs to {}, which is not in play", info->name, set->name()),
                   "Name its tile set with --tiles, or leave the rule out.");
  }
  return setup.switches;
}

void PlayerOptions::add_to(CLI::App& app) {
  app.add_option("--players", players,
                 "COLOUR:NAME,... in turn order, names may be empty; without it colours join as seen");
}

Result<std::vector<rules::PlayerSetup>> PlayerOptions::parse() const {
  std::vector<rules::PlayerSetup> result;
  std::istringstream parts(players);
  for (std::string part; std::getline(parts, part, ',');) {
    const auto colon = part.find(':');
    const auto colour = colour_from(part.substr(0, colon));
    if (!colour) {
      return failure(ErrorKind::kUsage, fmt::format("--players: \"{}\" does not begin with a colour", part),
                     "Write red:Ana,blue:Bo; colours: red, blue, green, yellow, black, pink, grey, white.");
    }
    result.push_back({colon == std::string::npos ? "" : part.substr(colon + 1), *colour});
  }
  return result;
}

void ArtOptions::add_to(CLI::App& app) {
  app.add_option("--art", folders, "Folder with one picture a face (<type>[~variant].png); may be repeated");
  app.add_option("--profile", profile, "A table's calibration, made by `tilewatch calibrate`");
}

Result<std::shared_ptr<const vision::ArtLibrary>> ArtOptions::load(const catalogue::Catalogue& catalogue,
                                                                   bool own_drawings) const {
  if (folders.empty()) {
    return std::make_shared<const vision::ArtLibrary>(
        own_drawings ? vision::ArtLibrary::from_drawings(catalogue) : vision::ArtLibrary());
  }
  auto library = vision::ArtLibrary::from_folders(catalogue, {folders.begin(), folders.end()});
  if (!library) return tl::unexpected(library.error());
  return std::make_shared<const vision::ArtLibrary>(std::move(*library));
}

Result<std::shared_ptr<const vision::TopologyNetwork>> network_for(const vision::ArtLibrary& art,
                                                                   const catalogue::Catalogue& catalogue) {
  if (vision::Faceless(art, catalogue).share() <= 0) return nullptr;
  auto network = vision::TopologyNetwork::load({.cores = cv::getNumThreads()});
  if (network || art.faces().empty()) return network;
  std::fprintf(stderr, "tilewatch: %s. %s\n", network.error().message.c_str(), network.error().hint.c_str());
  return nullptr;
}

std::shared_ptr<const vision::FigureNetwork> figure_network() {
  auto network = vision::FigureNetwork::load();
  if (network) return *network;
  std::fprintf(stderr, "tilewatch: %s. %s\n", network.error().message.c_str(), network.error().hint.c_str());
  return nullptr;
}

void SourceOptions::add_to(CLI::App& app) {
  app.add_option("--camera", camera, "Number or device of a camera");
  app.add_option("--video", video, "A video file");
  app.add_option("--pictures", pictures, "A folder of pictures in name order, one still state each");
  app.add_flag("--simulate", simulate, "A simulated table with our own drawings plays by itself");
  add_simulation_to(app);
}

void SourceOptions::add_simulation_to(CLI::App& app) {
  app.add_option("--seed", seed, "Another seed is another simulated game and another table")
      ->capture_default_str();
  app.add_option("--turns", turns, "Turns of the simulated game, 0 = to the end")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  app.add_option("--speed", speed, "How fast the simulated players are, 1 = about six seconds a turn")
      ->check([](const std::string& text) {
        char* end = nullptr;
        const double value = std::strtod(text.c_str(), &end);
        return value >= 0.05 && value <= 50 ? std::string() : "must be a number from 0.05 to 50";
      })
      ->capture_default_str();
  app.add_flag_function(
      "--show-drawn,!--no-show-drawn", [this](std::int64_t times) { show_drawn = times > 0; },
      "The simulated players show each tile beside the board before they lay it, or not (in the window of "
      "`demo` they do)");
  app.add_option("--size", size, "Picture size, as 1280x720");
}

Result<void> SourceOptions::check() const {
  const int chosen =
      (camera.empty() ? 0 : 1) + (video.empty() ? 0 : 1) + (pictures.empty() ? 0 : 1) + (simulate ? 1 : 0);
  if (chosen == 1) return {};
  return failure(
      ErrorKind::kUsage,
      chosen == 0 ? "nothing says where the pictures come from" : "pictures can come from one source only",
      "Choose one of --camera N, --video FILE, --pictures DIR, --simulate.");
}

Result<cv::Size> size_from(const std::string& text) {
  int width = 0;
  int height = 0;
  int used = 0;
  constexpr int kMost = 8192;
  if (std::sscanf(text.c_str(), "%dx%d%n", &width, &height, &used) != 2 ||
      used != static_cast<int>(text.size()) || width < 320 || height < 240 || width > kMost ||
      height > kMost) {
    return failure(ErrorKind::kUsage, fmt::format("\"{}\" is no picture size", text),
                   "Write it as 1280x720.");
  }
  return cv::Size(width, height);
}

Result<void> check_writable(const std::filesystem::path& file) {
  if (file.empty()) return {};
  const bool was_there = std::filesystem::exists(file);
  const bool opens = std::ofstream(file, std::ios::app).good();
  std::error_code ignored;
  if (opens && !was_there) std::filesystem::remove(file, ignored);
  if (opens) return {};
  return failure(ErrorKind::kFailed, fmt::format("{} cannot be written", file.string()),
                 "Name a file in a folder that is there and may be written to.");
}

Result<std::shared_ptr<const referee::AnswerBook>> answers_from(
    const std::string& answers, std::shared_ptr<const catalogue::Catalogue> catalogue) {
  if (answers == "none") return nullptr;
  return referee::AnswerBook::read(answers, std::move(catalogue));
}

Result<void> check_journal(const std::string& journal, const std::string& resume, const RuleOptions& rules) {
  if (!resume.empty() && !rules.agreed.empty()) {
    return failure(ErrorKind::kUsage, "a game that goes on keeps the rules it was begun with",
                   "Leave --rule out with --resume.");
  }
  if (journal.empty() || resume.empty()) return {};
  return failure(ErrorKind::kUsage, "--journal begins a new journal and --resume goes on with one",
                 "Choose one of them.");
}

Result<void> write_file(const std::filesystem::path& file, const std::string& text) {
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  stream.close();
  if (stream) return {};
  return failure(ErrorKind::kFailed, fmt::format("{} cannot be written", file.string()));
}

}  // namespace tilewatch::app
