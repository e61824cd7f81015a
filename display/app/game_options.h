// SPDX-License-Identifier: MIT
// The options of a game that several commands share: tiles, players, art, where pictures come from.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/result.h"
#include "engine/referee/answer_book.h"
#include "engine/rules/game.h"
#include "vision/figures/figure_network.h"
#include "vision/source/source.h"
#include "vision/tiles/art_library.h"
#include "vision/tiles/topology_network.h"

namespace tilewatch::app {

/// --tiles, --edition
struct TileOptions {
  std::vector<std::string> sets{"base"};
  std::string edition = "c3";

  void add_to(CLI::App& app);
  Result<std::shared_ptr<const catalogue::Catalogue>> load() const;
};

/// --rule NAME=VALUE (may be repeated): what is agreed to play differently; `tilewatch rules` lists it all.
struct RuleOptions {
  std::vector<std::string> agreed;

  void add_to(CLI::App& app);
  /// kUsage for names and values that no rule has, and for rules of sets that are not on the table.
  Result<rules::Switches> parse(const std::shared_ptr<const catalogue::Catalogue>& catalogue) const;
};

/// --players red:Ana,blue: (in turn order; names may be empty)
struct PlayerOptions {
  std::string players;

  void add_to(CLI::App& app);
  Result<std::vector<rules::PlayerSetup>> parse() const;
};

/// --art DIR (may be repeated), --profile NAME (see commands/use_profile.h)
struct ArtOptions {
  std::vector<std::string> folders;
  std::string profile;

  void add_to(CLI::App& app);
  /// The faces of the folders; our own drawings if there are none and `own_drawings`, else no face.
  Result<std::shared_ptr<const vision::ArtLibrary>> load(const catalogue::Catalogue& catalogue,
                                                         bool own_drawings) const;
};

/// What figures look like in general; null, and the reason on standard error, if it cannot be loaded: figures
/// are found without it, too.
std::shared_ptr<const vision::FigureNetwork> figure_network();

/// What tiles look like in general, where there are types without a face in `art` (else null). An error only
/// if nothing can be read without it; otherwise it is reported and the art's types are read.
Result<std::shared_ptr<const vision::TopologyNetwork>> network_for(const vision::ArtLibrary& art,
                                                                   const catalogue::Catalogue& catalogue);

/// --camera, --video, --pictures, --simulate: exactly one of them.
struct SourceOptions {
  std::string camera;
  std::string video;
  std::string pictures;
  bool simulate = false;
  std::uint32_t seed = 1;
  int turns = 0;  ///< of the simulated game, 0 = the whole game
  double speed = 1;
  /// Players lay the tile they drew beside the board first; not said: as the command likes.
  std::optional<bool> show_drawn;
  std::string size;  ///< "1280x720"

  void add_to(CLI::App& app);
  /// Only what concerns the simulated table: --seed, --turns, --speed, --size.
  void add_simulation_to(CLI::App& app);
  /// kUsage unless exactly one is chosen.
  Result<void> check() const;
};

/// "1280x720" -> size; kUsage otherwise.
Result<cv::Size> size_from(const std::string& text);

/// Nothing when the file can be written (or the name is empty): said before a game, not after it.
Result<void> check_writable(const std::filesystem::path& file);

/// --answers: null for "none", else the true game that the file holds.
Result<std::shared_ptr<const referee::AnswerBook>> answers_from(
    const std::string& answers, std::shared_ptr<const catalogue::Catalogue> catalogue);

/// A game begins a new journal or goes on with one, not both; and one that goes on keeps its rules.
Result<void> check_journal(const std::string& journal, const std::string& resume, const RuleOptions& rules);

/// Writes a text file; kFailed when it cannot be written.
Result<void> write_file(const std::filesystem::path& file, const std::string& text);

}  // namespace tilewatch::app
