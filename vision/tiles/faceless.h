// SPDX-License-Identifier: MIT
// Types in play of which no face is known: what looks like a known face may be one of them.
#pragma once

#include <vector>

#include "engine/catalogue/catalogue.h"
#include "vision/reading.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::vision {

class Faceless {
 public:
  /// No type is without a face.
  Faceless() = default;
  Faceless(const ArtLibrary& library, const catalogue::Catalogue& catalogue);

  /// Share of the tiles of the sets in play (all copies counted) that are of such types.
  double share() const { return share_; }
  bool contains(catalogue::TypeIndex type) const { return type < without_.size() && without_[type]; }
  /// Whether some such type looks like this one but for what is printed on it (a shield, a garden, a symbol).
  bool has_twin_of(catalogue::TypeIndex type) const { return type < twins_.size() && twins_[type]; }

 private:
  std::vector<bool> without_;
  std::vector<bool> twins_;
  double share_ = 0;
};

/// Whether two tiles that lie so differ in nothing but what is printed on them: the same edges, as many
/// cities and roads.
bool look_alike(const TileCandidate& a, const TileCandidate& b, const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::vision
