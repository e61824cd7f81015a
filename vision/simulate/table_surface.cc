// SPDX-License-Identifier: MIT
#include "vision/simulate/table_surface.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "vision/simulate/noise_field.h"

namespace tilewatch::vision {
namespace {

using Colour3 = cv::Vec3f;
/// Colour of the table top at a point in millimetres.
using Material = std::function<Colour3(double x, double y)>;

Colour3 mix(const Colour3& a, const Colour3& b, float t) { return a * (1 - t) + b * t; }

struct WoodTone {
  Colour3 dark, light;
};

Material planks(Dice& dice) {
  static const std::array<WoodTone, 4> kTones{WoodTone{{66, 104, 148}, {112, 158, 204}},   // oak
                                              WoodTone{{38, 60, 92}, {72, 106, 150}},      // walnut
                                              WoodTone{{104, 146, 186}, {150, 190, 224}},  // beech
                                              WoodTone{{50, 78, 128}, {92, 128, 184}}};    // cherry
  const WoodTone tone = kTones[static_cast<std::size_t>(dice.below(static_cast<int>(kTones.size())))];
  const double turn = dice.between(-0.35, 0.35) + (dice.below(3) == 0 ? CV_PI / 2 : 0);
  const double width = dice.between(95, 150);
  const auto seed = static_cast<std::uint32_t>(dice.below(1 << 30));
  return [=](double px, double py) {
    const double x = std::cos(turn) * px + std::sin(turn) * py + 3000;
    const double y = -std::sin(turn) * px + std::cos(turn) * py + 3000;
    const double row = std::floor(y / width);
    const auto row_index = static_cast<std::int32_t>(row);
    // Boards of a row end at different places.
    const double length = 900 + 500 * lattice_value(seed, row_index, 1);
    const double along = x + 1400 * lattice_value(seed, row_index, 2);
    const double board = std::floor(along / length);
    const auto plank_seed = mixed(seed, row_index, static_cast<std::int32_t>(board));
    const double wander = 26 * smooth_noise(plank_seed, x / 260, y / 90);
    const float rings =
        0.5F + 0.5F * std::sin(static_cast<float>((y + wander) / 5.2 +
                                                  7 * rough_noise(plank_seed + 5, x / 420, y / 60, 2)));
    const float streaks = rough_noise(plank_seed + 9, x / 60, y / 2.6, 3);
    const float fibre = smooth_noise(plank_seed + 17, x / 14, y / 1.1);
    const float tone_of_plank = lattice_value(plank_seed, 3, 3) - 0.5F;
    float t =
        0.32F + 0.26F * rings * rings + 0.42F * streaks + 0.34F * tone_of_plank + 0.10F * (fibre - 0.5F);
    const double from_seam = std::min(y - row * width, (row + 1) * width - y);
    const double from_end = std::min(along - board * length, (board + 1) * length - along);
    const double gap = std::min(from_seam, from_end);
    Colour3 colour = mix(tone.dark, tone.light, std::clamp(t, 0.0F, 1.1F));
    if (gap < 1.6) colour *= static_cast<float>(0.55 + 0.45 * std::min(1.0, std::max(0.0, gap - 0.5) / 1.1));
    return colour;
  };
}

Material cloth(Dice& dice) {
  static const std::array<Colour3, 5> kTones{Colour3{118, 84, 62}, Colour3{70, 58, 122},
                                             Colour3{128, 124, 116}, Colour3{168, 188, 204},
                                             Colour3{92, 96, 74}};
  const Colour3 tone = kTones[static_cast<std::size_t>(dice.below(static_cast<int>(kTones.size())))];
  const double turn = dice.between(-0.3, 0.3);
  const auto seed = static_cast<std::uint32_t>(dice.below(1 << 30));
  return [=](double px, double py) {
    const double x = std::cos(turn) * px + std::sin(turn) * py;
    const double y = -std::sin(turn) * px + std::cos(turn) * py;
    const float warp = smooth_noise(seed, x / 1.3, y / 9);
    const float weft = smooth_noise(seed + 3, x / 9, y / 1.3);
    const float uneven = rough_noise(seed + 7, x / 30, y / 30, 3);
    // Wide soft folds, deeper in one direction.
    const float fold = rough_noise(seed + 11, (x + 0.4 * y) / 210, (y - 0.4 * x) / 640, 2);
    return tone * (0.80F + 0.13F * (warp + weft - 1) + 0.12F * uneven + 0.34F * (fold - 0.5F) + 0.10F);
  };
}

Material plain(Dice& dice) {
  static const std::array<Colour3, 4> kTones{Colour3{196, 206, 212}, Colour3{92, 90, 88},
                                             Colour3{150, 160, 166}, Colour3{122, 112, 96}};
  const Colour3 tone = kTones[static_cast<std::size_t>(dice.below(static_cast<int>(kTones.size())))];
  const auto seed = static_cast<std::uint32_t>(dice.below(1 << 30));
  return [=](double x, double y) {
    const float cloud = rough_noise(seed, x / 160, y / 160, 3);
    const float speck = smooth_noise(seed + 5, x / 1.2, y / 1.2);
    return tone * (0.93F + 0.10F * cloud + 0.05F * (speck - 0.5F));
  };
}

/// How far a point lies outside the table top (negative inside), with rounded corners.
double beyond(const cv::Rect2d& top, double x, double y) {
  constexpr double kRound = 40;
  const double dx = std::abs(x - (top.x + top.width / 2)) - top.width / 2 + kRound;
  const double dy = std::abs(y - (top.y + top.height / 2)) - top.height / 2 + kRound;
  return std::hypot(std::max(dx, 0.0), std::max(dy, 0.0)) + std::min(std::max(dx, dy), 0.0) - kRound;
}

}  // namespace

cv::Mat painted_table(const FilmCamera& camera, const cv::Rect2d& top_mm, std::uint32_t seed) {
  Dice dice(mixed(seed, 77));
  const int kind = dice.below(10);
  const Material material = kind < 6 ? planks(dice) : kind < 8 ? cloth(dice) : plain(dice);
  const bool glossy = kind < 6;
  const cv::Point2d sheen(top_mm.x + top_mm.width * dice.between(0.1, 0.9),
                          top_mm.y + top_mm.height * dice.between(-0.05, 0.25));
  const Colour3 floor(62, 66, 70);
  cv::Mat picture(camera.size(), CV_8UC3);
  cv::parallel_for_({0, picture.rows}, [&](const cv::Range& rows) {
    for (int row = rows.start; row < rows.end; ++row) {
      auto* out = picture.ptr<cv::Vec3b>(row);
      for (int column = 0; column < picture.cols; ++column) {
        const cv::Point2d p = camera.on_table({static_cast<double>(column), static_cast<double>(row)});
        const double outside = beyond(top_mm, p.x, p.y);
        Colour3 colour;
        if (outside > 2.5) {
          colour = floor * static_cast<float>(0.5 + 0.5 * std::min(1.0, outside / 200));
        } else {
          colour = material(p.x, p.y);
          if (glossy) {
            const double d = std::hypot((p.x - sheen.x) / 330, (p.y - sheen.y) / 210);
            colour += Colour3::all(static_cast<float>(34 * std::exp(-d * d)));
          }
          if (outside > -2) colour *= static_cast<float>(0.55 + 0.2 * (0.5 - outside));
        }
        for (int c = 0; c < 3; ++c) out[column][c] = cv::saturate_cast<std::uint8_t>(colour[c]);
      }
    }
  });
  return picture;
}

}  // namespace tilewatch::vision
