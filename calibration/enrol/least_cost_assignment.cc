// SPDX-License-Identifier: MIT
#include "calibration/enrol/least_cost_assignment.h"

#include <limits>

namespace tilewatch::calibration {

std::vector<int> least_cost_assignment(const cv::Mat1d& costs) {
  CV_Assert(costs.cols >= costs.rows);
  const int rows = costs.rows;
  const int columns = costs.cols;
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  // Column `columns` is a helper: the row that has no column yet sits there.
  std::vector<double> row_potential(at(rows), 0);
  std::vector<double> column_potential(at(columns + 1), 0);
  std::vector<int> row_of(at(columns + 1), -1);
  std::vector<int> came_from(at(columns + 1), columns);
  for (int row = 0; row < rows; ++row) {
    row_of[at(columns)] = row;
    int here = columns;
    std::vector<double> distance(at(columns), std::numeric_limits<double>::infinity());
    std::vector<bool> reached(at(columns + 1), false);
    while (row_of[at(here)] >= 0) {
      reached[at(here)] = true;
      const int i = row_of[at(here)];
      double step = std::numeric_limits<double>::infinity();
      int next = -1;
      for (int j = 0; j < columns; ++j) {
        if (reached[at(j)]) continue;
        const double reduced = costs(i, j) - row_potential[at(i)] - column_potential[at(j)];
        if (reduced < distance[at(j)]) {
          distance[at(j)] = reduced;
          came_from[at(j)] = here;
        }
        if (distance[at(j)] < step) {
          step = distance[at(j)];
          next = j;
        }
      }
      for (int j = 0; j <= columns; ++j) {
        if (reached[at(j)]) {
          row_potential[at(row_of[at(j)])] += step;
          column_potential[at(j)] -= step;
        } else if (j < columns) {
          distance[at(j)] -= step;
        }
      }
      here = next;
    }
    while (here != columns) {
      row_of[at(here)] = row_of[at(came_from[at(here)])];
      here = came_from[at(here)];
    }
    row_of[at(columns)] = -1;
  }
  std::vector<int> column_of(at(rows), -1);
  for (int j = 0; j < columns; ++j)
    if (row_of[at(j)] >= 0) column_of[at(row_of[at(j)])] = j;
  return column_of;
}

}  // namespace tilewatch::calibration
