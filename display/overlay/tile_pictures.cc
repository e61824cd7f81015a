// SPDX-License-Identifier: MIT
#include "display/overlay/tile_pictures.h"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "engine/bus/messages.h"
#include "engine/catalogue/drawing.h"

namespace tilewatch::overlay {
namespace {

/// More copies than any type has; a stranger may ask for any number.
constexpr int kVariants = 32;

}  // namespace

void TilePictures::use(const std::vector<std::string>& sets) {
  if (sets == sets_) return;
  sets_ = sets;
  made_.clear();
  auto loaded = catalogue::Catalogue::load(sets);
  if (!loaded) spdlog::warn("tiles cannot be drawn: {}", loaded.error().message);
  catalogue_ = loaded ? *loaded : nullptr;
}

std::string TilePictures::svg(const std::string& type, int variant, bool garden) {
  if (type == bus::kFaceDown) return catalogue::tile_back_svg();
  if (catalogue_ == nullptr) return {};
  const catalogue::TypeIndex index = catalogue_->index_of(type);
  if (index == catalogue::kNoType) return {};
  variant = std::clamp(variant, 0, kVariants - 1);
  std::string& drawing = made_[{type, variant, garden}];
  if (drawing.empty()) {
    catalogue::DrawingOptions options;
    options.variant = variant;
    options.garden = garden;
    drawing = catalogue::tile_svg(catalogue_->type(index), options);
  }
  return drawing;
}

std::vector<std::string> TilePictures::types() const {
  std::vector<std::string> names;
  if (catalogue_ == nullptr) return names;
  for (const catalogue::TileType& type : catalogue_->types()) names.push_back(type.id);
  return names;
}

}  // namespace tilewatch::overlay
