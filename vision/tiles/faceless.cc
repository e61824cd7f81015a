// SPDX-License-Identifier: MIT
#include "vision/tiles/faceless.h"

#include <algorithm>

namespace tilewatch::vision {

using catalogue::Catalogue;
using catalogue::TypeIndex;

bool look_alike(const TileCandidate& a, const TileCandidate& b, const Catalogue& catalogue) {
  if (a.type == catalogue::kNoType || b.type == catalogue::kNoType) return false;
  return catalogue.type(a.type).same_outline(a.rotation, catalogue.type(b.type), b.rotation);
}

Faceless::Faceless(const ArtLibrary& library, const Catalogue& catalogue)
    : without_(catalogue.types().size(), true), twins_(catalogue.types().size(), false) {
  for (const Face& face : library.faces()) {
    if (face.type < without_.size()) without_[face.type] = false;
  }
  int copies = 0;
  for (TypeIndex type = 0; type < without_.size(); ++type) {
    if (!without_[type] || catalogue.type(type).count == 0) continue;
    copies += catalogue.type(type).count;
    for (TypeIndex other = 0; other < twins_.size(); ++other) {
      for (Rotation rotation = 0; rotation < 4 && other != type; ++rotation) {
        if (look_alike({other, 0, -1, 0}, {type, rotation, -1, 0}, catalogue)) twins_[other] = true;
      }
    }
  }
  share_ = static_cast<double>(copies) / std::max(1, catalogue.total());
}

}  // namespace tilewatch::vision
