// SPDX-License-Identifier: MIT
#include "tests/vision/table/board_check.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tilewatch::test {

namespace {

cv::Point2f middle(const vision::Quad& q) { return (q[0] + q[1] + q[2] + q[3]) * 0.25F; }

Cell turned(Cell c, int quarters) {
  for (int i = 0; i < quarters; ++i) c = {-c.y, c.x};
  return c;
}

}  // namespace

const Box& box() {
  static const Box one;
  return one;
}

BoardCheck check_board(const PaintedTable& truth, const vision::FoundBoard& board) {
  BoardCheck check;
  std::vector<bool> used(board.tiles.size(), false);
  // How many times (shift, quarter turn) explains a pair of cells.
  std::map<std::tuple<int, int, int>, int> ways;
  for (const auto& t : truth.tiles) {
    const double side = vision::side_px(t.corners);
    for (std::size_t i = 0; i < board.tiles.size(); ++i) {
      const auto& b = board.tiles[i];
      if (used[i] || cv::norm(middle(b.corners) - middle(t.corners)) > 0.4 * side) continue;
      used[i] = true;
      ++check.found;
      double error = 1e9;
      int quarters = 0;
      for (int k = 0; k < 4; ++k) {
        double worst = 0;
        for (std::size_t c = 0; c < 4; ++c)
          worst = std::max(worst, cv::norm(b.corners[(c + static_cast<std::size_t>(k)) % 4] - t.corners[c]));
        if (worst < error) {
          error = worst;
          quarters = k;
        }
      }
      check.worst_corner = std::max(check.worst_corner, error / side);
      // The painted north-west corner is the found tile's corner `quarters`: the found board is turned by as
      // many quarters counter-clockwise.
      const Cell c = turned(t.cell, quarters);
      ++ways[{b.cell.x - c.x, b.cell.y - c.y, quarters}];
      const auto& best = b.candidates.front();
      const auto& true_one = t.candidates.front();
      check.right_type += best.type == true_one.type &&
                          (best.face != true_one.face || best.rotation == (true_one.rotation + quarters) % 4);
      break;
    }
  }
  check.false_tiles = static_cast<int>(std::count(used.begin(), used.end(), false));
  check.cells_agree = ways.size() <= 1;
  return check;
}

}  // namespace tilewatch::test
