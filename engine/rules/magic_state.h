// SPDX-License-Identifier: MIT
// What the mage, the witch and the crop circle keep besides the board. All zero in other games and in turns
// without them.
#pragma once

#include <cstdint>

namespace tilewatch::rules {

struct MagicState {
  std::uint8_t owed = 0;  ///< moves that this turn still asks for (M-2, M-8; two of them: M-10)
  bool insisted = false;  ///< the referee moved one of them in this step: the step may be left
  bool together = false;  ///< the referee let both stand on one feature; means nothing once they have parted
};

/// M-1: what is asked when a crop circle was laid.
struct CropCircleState {
  enum class Stage : std::uint8_t {
    kNone,
    kChoose,  ///< who laid it says whether all deploy or all remove
    kDeploy,
    kRemove
  };
  Stage stage = Stage::kNone;
  std::uint8_t next = 0xff;  ///< whose person is to deploy or remove now; none while it is chosen
};

}  // namespace tilewatch::rules
