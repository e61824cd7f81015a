// SPDX-License-Identifier: MIT
#include "engine/rules/balanced_draws.h"

#include <numeric>
#include <utility>

namespace tilewatch::rules {
namespace {

template <class Any>
void shuffle(std::vector<Any>& all, catalogue::Random& dice) {
  for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[dice.below(i)]);
}

}  // namespace

BalancedDraws::BalancedDraws(std::vector<TypeIndex> bag, std::uint32_t seed)
    : tiles_(std::move(bag)), shifts_(tiles_.size()), order_(tiles_.size()), dice_("draws", 0, seed, 0) {
  std::iota(shifts_.begin(), shifts_.end(), std::size_t{0});
}

const std::vector<TypeIndex>& BalancedDraws::next() {
  if (row_ == 0) {
    shuffle(tiles_, dice_);
    shuffle(shifts_, dice_);
  }
  for (std::size_t i = 0; i < order_.size(); ++i) order_[i] = tiles_[(shifts_[i] + row_) % tiles_.size()];
  row_ = (row_ + 1) % block();
  return order_;
}

}  // namespace tilewatch::rules
