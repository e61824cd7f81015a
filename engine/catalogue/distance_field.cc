// SPDX-License-Identifier: MIT
#include <cmath>
#include <limits>

#include "engine/catalogue/label_grid.h"

namespace tilewatch::catalogue {
namespace {

constexpr double kFar = 1e12;

/// Squared distances along one line (Felzenszwalb and Huttenlocher, 2012): the lower envelope of parabolas.
void transform_line(const std::vector<double>& from, std::vector<double>& to, std::vector<std::size_t>& foot,
                    std::vector<double>& limit) {
  const std::size_t n = from.size();
  std::size_t k = 0;
  foot[0] = 0;
  limit[0] = -std::numeric_limits<double>::infinity();
  limit[1] = std::numeric_limits<double>::infinity();
  const auto square = [](std::size_t i) { return static_cast<double>(i) * static_cast<double>(i); };
  for (std::size_t q = 1; q < n; ++q) {
    const auto meet = [&](std::size_t p) {
      return (from[q] + square(q) - from[p] - square(p)) /
             (2 * (static_cast<double>(q) - static_cast<double>(p)));
    };
    double at = meet(foot[k]);
    while (k > 0 && at <= limit[k]) at = meet(foot[--k]);
    foot[++k] = q;
    limit[k] = at;
    limit[k + 1] = std::numeric_limits<double>::infinity();
  }
  k = 0;
  for (std::size_t q = 0; q < n; ++q) {
    while (limit[k + 1] < static_cast<double>(q)) ++k;
    const double d = static_cast<double>(q) - static_cast<double>(foot[k]);
    to[q] = d * d + from[foot[k]];
  }
}

}  // namespace

std::vector<double> distance_field(const std::vector<std::uint8_t>& there, int size) {
  const auto n = static_cast<std::size_t>(size);
  std::vector<double> field(n * n);
  for (std::size_t i = 0; i < field.size(); ++i) field[i] = there[i] != 0 ? 0 : kFar;
  std::vector<double> from(n);
  std::vector<double> to(n);
  std::vector<double> limit(n + 1);
  std::vector<std::size_t> foot(n);
  for (std::size_t x = 0; x < n; ++x) {
    for (std::size_t y = 0; y < n; ++y) from[y] = field[y * n + x];
    transform_line(from, to, foot, limit);
    for (std::size_t y = 0; y < n; ++y) field[y * n + x] = to[y];
  }
  for (std::size_t y = 0; y < n; ++y) {
    for (std::size_t x = 0; x < n; ++x) from[x] = field[y * n + x];
    transform_line(from, to, foot, limit);
    for (std::size_t x = 0; x < n; ++x) field[y * n + x] = std::sqrt(to[x]);
  }
  return field;
}

}  // namespace tilewatch::catalogue
