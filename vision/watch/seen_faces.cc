// SPDX-License-Identifier: MIT
#include "vision/watch/seen_faces.h"

#include <array>
#include <utility>

#include "vision/tiles/upright_face.h"

namespace tilewatch::vision {

SeenFaces::SeenFaces(std::shared_ptr<const catalogue::Catalogue> catalogue,
                     std::shared_ptr<const ArtLibrary> known)
    : catalogue_(std::move(catalogue)), known_(std::move(known)) {
  if (!known_->faces().empty()) known_reader_ = std::make_unique<ArtReader>(known_);
  all_ = known_;
}

SeenFaces::~SeenFaces() = default;

const SeenFaces::Cut* SeenFaces::cut(int face) const {
  const auto first = static_cast<int>(known_->faces().size());
  return face < first ? nullptr : &cuts_.at(static_cast<std::size_t>(face - first));
}

void SeenFaces::gather() {
  if (cuts_.empty()) {
    all_ = known_;
    return;
  }
  std::vector<Face> faces = known_->faces();
  for (const Cut& cut : cuts_) faces.push_back(cut.face);
  all_ = std::make_shared<const ArtLibrary>(ArtLibrary::from_faces(*catalogue_, std::move(faces)));
}

void SeenFaces::give_face(const cv::Mat& picture_bgr, TileReading& tile, bool bare) {
  if (tile.candidates.empty() || tile.candidates.front().type == catalogue::kNoType) return;
  TileCandidate& best = tile.candidates.front();
  if (best.face >= 0 && cut(best.face) == nullptr) return;  // somebody has shown it to us
  const auto [entry, fresh] = by_cell_.try_emplace(tile.cell, cuts_.size());
  if (fresh) cuts_.emplace_back();
  Cut& mine = cuts_[entry->second];
  best.face = static_cast<int>(known_->faces().size() + entry->second);
  const bool same = !fresh && mine.face.type == best.type && mine.rotation == best.rotation;
  if (same && (mine.bare || !bare)) return;
  mine.face.type = best.type;
  mine.face.picture = upright_face(picture_bgr, tile.corners, best.rotation);
  mine.rotation = best.rotation;
  mine.bare = bare;
  make_reader(mine);
}

void SeenFaces::make_reader(Cut& cut) {
  cut.reader = std::make_unique<ArtReader>(
      std::make_shared<const ArtLibrary>(ArtLibrary::from_faces(*catalogue_, {cut.face})));
  gather();
}

int SeenFaces::rename(Cell cell, catalogue::TypeIndex type, Rotation rotation) {
  const auto entry = by_cell_.find(cell);
  if (entry == by_cell_.end() || type == catalogue::kNoType) return -1;
  Cut& mine = cuts_[entry->second];
  if (mine.face.type == catalogue::kNoType) return -1;  // forgotten
  // The drawing's top is so many quarter turns further on than it was taken to be.
  constexpr std::array<int, 4> kBack{-1, cv::ROTATE_90_COUNTERCLOCKWISE, cv::ROTATE_180,
                                     cv::ROTATE_90_CLOCKWISE};
  const int turned = kBack[static_cast<std::size_t>((rotation - mine.rotation + 4) % 4)];
  if (turned >= 0) {
    cv::Mat upright;
    cv::rotate(mine.face.picture, upright, turned);
    mine.face.picture = upright;
  }
  mine.face.type = type;
  mine.rotation = rotation;
  make_reader(mine);
  return static_cast<int>(known_->faces().size() + entry->second);
}

void SeenFaces::forget(Cell cell) {
  const auto entry = by_cell_.find(cell);
  if (entry == by_cell_.end()) return;
  // The number stays taken, so that those of the others hold; a tile laid there later takes it over.
  cuts_[entry->second].face.type = catalogue::kNoType;
}

void SeenFaces::forget() {
  cuts_.clear();
  by_cell_.clear();
  gather();
}

std::vector<TileReading> SeenFaces::with_bare_faces(std::vector<TileReading> tiles) const {
  for (TileReading& tile : tiles) {
    for (TileCandidate& candidate : tile.candidates) {
      const Cut* seen = candidate.face < 0 ? nullptr : cut(candidate.face);
      if (seen != nullptr && !seen->bare) candidate.face = -1;
    }
  }
  return tiles;
}

ArtMatch SeenFaces::verify(const cv::Mat& picture_bgr, int face, Rotation rotation, const Quad& quad) const {
  const Cut* seen = cut(face);
  if (seen == nullptr) return known_reader_->verify(picture_bgr, face, rotation, quad);
  ArtMatch match = seen->reader->verify(picture_bgr, 0, rotation, quad);
  match.face = face;
  return match;
}

double SeenFaces::still_there(const cv::Mat& picture_bgr, int face, Rotation rotation,
                              const Quad& quad) const {
  const Cut* seen = cut(face);
  if (seen == nullptr) return known_reader_->still_there(picture_bgr, face, rotation, quad);
  return seen->reader->still_there(picture_bgr, 0, rotation, quad);
}

}  // namespace tilewatch::vision
