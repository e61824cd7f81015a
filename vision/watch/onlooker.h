// SPDX-License-Identifier: MIT
// Somebody who looks along with vision and knows more of the camera than vision does: where it stood, how the
// figures are painted. Vision asks for no such thing and works without.
#pragma once

#include <string>

#include "vision/known_table.h"
#include "vision/reading.h"
#include "vision/source/source.h"

namespace tilewatch::vision {

class Onlooker {
 public:
  virtual ~Onlooker() = default;
  /// On vision's thread, about once a second while the table lies still: the picture and what was read on it.
  virtual void look(const Frame& frame, const BoardReading& board) = 0;
  /// The table was cleared: what lies there next is another board.
  virtual void another_board() = 0;
  /// People ask to have the table measured anew; it is done at the next look().
  virtual void measure_table() = 0;
  /// What is known of the table now.
  virtual KnownTable known() const = 0;
  /// That the camera has moved, in plain words; empty while it stands as it was measured.
  virtual std::string moved() const = 0;
};

}  // namespace tilewatch::vision
