// SPDX-License-Identifier: MIT
// The edges that open cells ask for, four cells side by side: a tile's four rotations are compared with all
// of them in a few instructions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "engine/rules/shapes.h"

namespace tilewatch::rules {

class OpenEdges {
 public:
  /// `mask`: both bits of each side that has a neighbour; `wanted`: what it asks for.
  void set(std::size_t index, EdgeBits wanted, EdgeBits mask) {
    if (index / kLanes >= blocks_.size()) blocks_.resize(index / kLanes + 1);
    Block& block = blocks_[index / kLanes];
    block.wanted[index % kLanes] = wanted * kEachRotation;
    block.mask[index % kLanes] = mask * kEachRotation;
  }

  static constexpr std::size_t kLanes = 4;

  /// Calls visit(first, fits) for every kLanes of the first `count` cells among which anything fits, in
  /// order: bit 4 i + r of `fits` is set if rotation r fits in cell first + i. `all_edges` holds a byte for
  /// each rotation (Shape::all_edges).
  template <class Visit>
  void for_fitting(std::uint32_t all_edges, std::size_t count, Visit visit) const {
    const Block* block = blocks_.data();
    for (std::size_t first = 0; first < count; first += kLanes, ++block) {
      unsigned fits = fitting(*block, all_edges);
      if (count - first < kLanes) fits &= (1U << (4 * (count - first))) - 1U;
      if (fits != 0) visit(first, fits);
    }
  }
  void reserve(std::size_t cells) { blocks_.reserve(cells / kLanes + 1); }
  std::size_t memory_bytes() const { return blocks_.size() * sizeof(Block); }

 private:
  static constexpr std::uint32_t kEachRotation = 0x01010101U;
  struct Block {
    std::array<std::uint32_t, kLanes> wanted{};
    std::array<std::uint32_t, kLanes> mask{};
  };

  /// Bit 4 i + r is set if rotation r fits in cell i of the block.
  static unsigned fitting(const Block& block, std::uint32_t all_edges) {
#if defined(__SSE2__)
    const __m128i edges = _mm_set1_epi32(static_cast<int>(all_edges));
    const __m128i wanted = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block.wanted.data()));
    const __m128i mask = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block.mask.data()));
    const __m128i wrong = _mm_and_si128(_mm_xor_si128(edges, wanted), mask);
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(wrong, _mm_setzero_si128())));
#else
    unsigned fits = 0;
    for (std::size_t i = 0; i < kLanes; ++i) {
      const std::uint32_t wrong = (all_edges ^ block.wanted[i]) & block.mask[i];
      for (unsigned r = 0; r < 4; ++r) {
        if (((wrong >> (8 * r)) & 0xffU) == 0) fits |= 1U << (4 * i + r);
      }
    }
    return fits;
#endif
  }

  std::vector<Block> blocks_;
};

}  // namespace tilewatch::rules
