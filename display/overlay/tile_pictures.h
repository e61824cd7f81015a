// SPDX-License-Identifier: MIT
// The catalogue's drawings as SVG text, each made once.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "engine/catalogue/catalogue.h"

namespace tilewatch::overlay {

class TilePictures {
 public:
  /// The tile sets in play; does nothing if they are the same as before. A set that is not known is passed
  /// over.
  void use(const std::vector<std::string>& sets);
  /// The drawing of a face, or of the back for "face_down"; empty for a type that the sets do not have.
  std::string svg(const std::string& type, int variant, bool garden);
  /// All types of the sets in play, in their order.
  std::vector<std::string> types() const;

 private:
  std::vector<std::string> sets_;
  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  std::map<std::tuple<std::string, int, bool>, std::string> made_;
};

}  // namespace tilewatch::overlay
