// SPDX-License-Identifier: MIT
#include "vision/read_board.h"

#include <chrono>
#include <optional>
#include <set>
#include <utility>

#include "vision/figures/find_figures.h"
#include "vision/read/fill_gaps.h"
#include "vision/table/find_board.h"
#include "vision/tiles/art_reader.h"
#include "vision/tiles/decide.h"
#include "vision/tiles/faceless.h"

namespace tilewatch::vision {
namespace {

// A tile that no face was recognised on, that hardly looks like one and of which nothing likely fits between
// its neighbours is table: is_tile below the first, and that times the best candidate's probability below the
// second.
struct TableLimits {
  double looks_like_a_tile;
  double makes_sense;
};
constexpr TableLimits kNoFaceKnown{0.95, 0.45};
// Among tiles whose faces are known a stranger must prove more.
constexpr TableLimits kFacesKnown{0.985, 0.7};

// What must be so of a tile that the picture's edge cuts.
constexpr double kCutTile = 0.7;

bool is_table(const TileReading& tile, const TableLimits& limits, const catalogue::Catalogue& catalogue) {
  if (tile.candidates.empty()) return false;
  // What the picture's edge cuts need not be readable.
  if (tile.in_picture < 1) return tile.is_tile < kCutTile;
  // A face was recognised, but what tiles look like in general and the neighbours speak against it.
  if (tile.reader != ReaderName::kTopology) return tile.is_tile < kProbablyTile;
  if (tile.is_tile >= limits.looks_like_a_tile) return false;
  // Whether a tile has a shield or not, it is one.
  double probability = 0;
  for (const TileCandidate& candidate : tile.candidates) {
    if (look_alike(candidate, tile.candidates.front(), catalogue)) probability += candidate.probability;
  }
  return tile.is_tile * probability < limits.makes_sense;
}

/// Decides, and once more without what turns out to be bare table.
void decide_without_table(std::vector<TileReading>& tiles, const catalogue::Catalogue& catalogue,
                          const TableLimits& limits) {
  std::vector<TileReading> pixels = tiles;
  decide(tiles, catalogue);
  std::set<Cell> table;
  for (const TileReading& tile : tiles)
    if (is_table(tile, limits, catalogue)) table.insert(tile.cell);
  if (table.empty() || table.size() == tiles.size()) return;
  std::erase_if(pixels, [&](const TileReading& tile) { return table.contains(tile.cell); });
  tiles = std::move(pixels);
  decide(tiles, catalogue);
}

class StopWatch {
 public:
  // Milliseconds since the last call.
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const double ms = std::chrono::duration<double, std::milli>(now - last_).count();
    last_ = now;
    return ms;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace

struct BoardReader::Impl {
  std::shared_ptr<const catalogue::Catalogue> catalogue;
  std::shared_ptr<const ArtLibrary> art;
  std::optional<ArtReader> art_reader;
  std::optional<TopologyReader> topology_reader;
  std::optional<BoardFinder> finder;
  std::shared_ptr<const FigureNetwork> figures;

  Impl(std::shared_ptr<const catalogue::Catalogue> the_catalogue, std::shared_ptr<const ArtLibrary> the_art,
       std::shared_ptr<const TopologyNetwork> network, std::shared_ptr<const FigureNetwork> the_figures)
      : catalogue(std::move(the_catalogue)), art(std::move(the_art)), figures(std::move(the_figures)) {
    if (art == nullptr) art = std::make_shared<const ArtLibrary>();
    if (!art->faces().empty()) art_reader.emplace(art);
    if (network) topology_reader.emplace(std::move(network), catalogue);
    finder.emplace(readers());
  }

  TileReaders readers() const {
    return {art_reader ? &*art_reader : nullptr, topology_reader ? &*topology_reader : nullptr};
  }
};

BoardReader::BoardReader(std::shared_ptr<const catalogue::Catalogue> catalogue,
                         std::shared_ptr<const ArtLibrary> art,
                         std::shared_ptr<const TopologyNetwork> network,
                         std::shared_ptr<const FigureNetwork> figures)
    : impl_(std::make_unique<Impl>(std::move(catalogue), std::move(art), std::move(network),
                                   std::move(figures))) {}

BoardReader::~BoardReader() = default;

Result<BoardReading> BoardReader::read(const cv::Mat& picture_bgr, const ReadOptions& options) const {
  StopWatch watch;
  FindBoardOptions find;
  find.seed = options.seed;
  find.known = options.known;
  find.start_type = impl_->catalogue->start_type();
  Result<FoundBoard> found = impl_->finder->find(picture_bgr, find);
  if (!found) return tl::unexpected(found.error());
  BoardReading reading;
  reading.geometry = found->geometry;
  reading.tiles = std::move(found->tiles);
  reading.timings_ms["board"] = watch.lap();
  if (impl_->art_reader) {
    fill_gaps(picture_bgr, *impl_->art_reader, *impl_->catalogue, reading.geometry, reading.tiles);
    reading.timings_ms["gaps"] = watch.lap();
  }
  decide_without_table(reading.tiles, *impl_->catalogue, impl_->art_reader ? kFacesKnown : kNoFaceKnown);
  reading.problems = problems_of(reading.tiles, *impl_->catalogue);
  reading.timings_ms["decision"] = watch.lap();
  if (options.figures) {
    FigureOptions figures;
    figures.colours = options.colours;
    figures.tile_mm = options.known.tile_mm;
    const figures::PaintBox paints(options.known.paints);
    figures.paints = &paints;
    figures.network = impl_->figures.get();
    for (const TileReading& tile : reading.tiles) {
      if (tile.is_tile >= kProbablyTile) figures.only.push_back(tile.cell);
    }
    if (figures.only.empty()) return reading;
    reading.figures =
        find_figures(picture_bgr, reading.geometry, reading.tiles, *impl_->art, *impl_->catalogue, figures);
    reading.timings_ms["figures"] = watch.lap();
  }
  return reading;
}

Result<BoardReading> read_board(const cv::Mat& picture_bgr,
                                std::shared_ptr<const catalogue::Catalogue> catalogue,
                                std::shared_ptr<const ArtLibrary> art, const ReadOptions& options) {
  return BoardReader(std::move(catalogue), std::move(art)).read(picture_bgr, options);
}

}  // namespace tilewatch::vision
