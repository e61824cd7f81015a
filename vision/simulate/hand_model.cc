// SPDX-License-Identifier: MIT
#include "vision/simulate/hand_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "vision/simulate/noise_field.h"

namespace tilewatch::vision {
namespace {

// The hand's own frame in millimetres: (0, 0) is the middle of a held tile, x to the right, y to where the
// fingers point.
constexpr double kLeft = -76;
constexpr double kRight = 84;
constexpr double kFront = 14;
constexpr double kSleeveBegins = -196;
constexpr double kSlope = 0.13;  // the arm rises towards the elbow
constexpr int kShadowShrink = 4;

/// A limb between two round ends.
struct Limb {
  cv::Vec2d a, b;
  double ra, rb;  // radius
  double za, zb;  // height of its axis
};

struct LimbPoint {
  double outside;  // distance beyond the surface as seen from above, negative inside
  double height;
};

LimbPoint look(const Limb& limb, const cv::Vec2d& p) {
  const cv::Vec2d axis = limb.b - limb.a;
  const double t = std::clamp((p - limb.a).dot(axis) / axis.dot(axis), 0.0, 1.0);
  const double d = cv::norm(p - limb.a - t * axis);
  const double r = limb.ra + t * (limb.rb - limb.ra);
  const double z = limb.za + t * (limb.zb - limb.za);
  const double inside = 1 - (d / r) * (d / r);
  return {d - r, inside > 0 ? z + r * std::sqrt(inside) : z - 1.5 * (d - r)};
}

double smooth_max(double a, double b, double k) {
  const double h = std::max(k - std::abs(a - b), 0.0) / k;
  return std::max(a, b) + h * h * k / 4;
}

const std::vector<Limb>& palm() {
  static const std::vector<Limb> limbs{{{4, -156}, {-13, -84}, 21, 12.5, 17, 17},
                                       {{4, -156}, {2, -80}, 22, 13, 18, 19},
                                       {{4, -156}, {16, -84}, 22, 12.5, 18, 17},
                                       {{6, -156}, {28, -94}, 19, 11, 16, 13},
                                       {{0, -150}, {-26, -114}, 18, 13.5, 14, 13}};
  return limbs;
}

const std::vector<Limb>& fingers() {
  static const std::vector<Limb> limbs{
      {{-14, -82}, {-11, -46}, 9.6, 8.6, 19, 25}, {{-11, -46}, {-5, -13}, 8.6, 6.8, 25, 8},
      {{2, -78}, {4, -40}, 9.8, 8.8, 21, 27},     {{4, -40}, {6, -9}, 8.8, 7.0, 27, 8},
      {{17, -82}, {20, -47}, 9.4, 8.4, 19, 24},   {{20, -47}, {18, -20}, 8.4, 6.8, 24, 6},
      {{29, -92}, {35, -64}, 8.2, 7.4, 14, 18},   {{35, -64}, {32, -40}, 7.4, 6.0, 18, 5},
      {{-27, -114}, {-33, -78}, 12, 9.8, 13, 14}, {{-33, -78}, {-20, -40}, 9.8, 7.6, 14, 5}};
  return limbs;
}

struct Nail {
  cv::Vec2d at, direction;
  double size;
};
const std::array<Nail, 4>& nails() {
  static const std::array<Nail, 4> list{Nail{{-6.0, -16}, {0.18, 0.98}, 4.3},
                                        Nail{{5.8, -12}, {0.06, 1}, 4.5}, Nail{{18.2, -23}, {-0.07, 1}, 4.2},
                                        Nail{{32.5, -42.5}, {-0.12, 0.99}, 3.6}};
  return list;
}

cv::Vec3d skin_of(Dice& dice) {
  constexpr std::array<std::array<double, 3>, 5> kTones{
      {{142, 172, 220}, {124, 158, 212}, {94, 128, 186}, {66, 94, 146}, {50, 70, 112}}};
  const auto& t = kTones[static_cast<std::size_t>(dice.below(5))];
  return {t[0], t[1], t[2]};
}

cv::Vec3d sleeve_of(Dice& dice) {
  constexpr std::array<std::array<double, 3>, 6> kTones{
      {{98, 66, 44}, {202, 204, 206}, {84, 112, 72}, {66, 64, 62}, {60, 52, 128}, {158, 132, 104}}};
  const auto& t = kTones[static_cast<std::size_t>(dice.below(6))];
  return {t[0], t[1], t[2]};
}

}  // namespace

HandModel::HandModel(std::uint32_t seed, double reach_mm, double px_per_mm, cv::Vec2d forward,
                     const cv::Vec3d& to_light)
    : px_per_mm_(px_per_mm), length_mm_(reach_mm) {
  Dice dice(mixed(seed, 31));
  const cv::Vec3d skin = skin_of(dice);
  const cv::Vec3d sleeve = sleeve_of(dice);
  const bool left_hand = dice.below(4) == 0;
  const auto folds = static_cast<std::uint32_t>(dice.below(1 << 30));
  // The light in the sprite's frame, where y runs down the arm as rows do.
  const cv::Vec2d right(-forward[1], forward[0]);
  const cv::Vec3d light(to_light[0] * right[0] + to_light[1] * right[1],
                        -(to_light[0] * forward[0] + to_light[1] * forward[1]), to_light[2]);

  const cv::Size size(static_cast<int>((kRight - kLeft) * px_per_mm),
                      static_cast<int>((kFront + length_mm_) * px_per_mm));
  cv::Mat height(size, CV_32F);
  cv::Mat cover(size, CV_32F);
  cv::Mat is_sleeve(size, CV_8U);
  const Limb forearm{{4, -156}, {5, -225}, 23, 29, 18, 24};
  const Limb cloth{{5, kSleeveBegins - 36}, {8, -std::max(700.0, length_mm_)}, 37, 54, 26, 34};
  const auto sprite_mm = [&](int x, int y) {
    const double mm_x = kLeft + (x + 0.5) / px_per_mm;
    return cv::Vec2d(left_hand ? (kLeft + kRight) - mm_x - 8 : mm_x, kFront - (y + 0.5) / px_per_mm);
  };
  cv::parallel_for_({0, size.height}, [&](const cv::Range& rows) {
    for (int y = rows.start; y < rows.end; ++y) {
      for (int x = 0; x < size.width; ++x) {
        const cv::Vec2d p = sprite_mm(x, y);
        LimbPoint body = look(forearm, p);
        for (const Limb& limb : palm()) {
          const LimbPoint part = look(limb, p);
          body.outside = -smooth_max(-body.outside, -part.outside, 12);
          body.height = smooth_max(body.height, part.height, 7);
        }
        for (std::size_t i = 0; i < fingers().size() && p[1] > -140; i += 2) {
          const LimbPoint root = look(fingers()[i], p);
          const LimbPoint tip = look(fingers()[i + 1], p);
          const LimbPoint finger{-smooth_max(-root.outside, -tip.outside, 3),
                                 smooth_max(root.height, tip.height, 6)};
          // Where a finger leaves the hand the skin runs smoothly; further out the fingers stay apart.
          const double joined = p[1] < -84 ? 9 : 1.2;
          body.outside = -smooth_max(-body.outside, -finger.outside, joined);
          body.height = smooth_max(body.height, finger.height, joined);
        }
        bool in_sleeve = false;
        if (p[1] < kSleeveBegins + 12) {
          LimbPoint arm = look(cloth, p);
          const double cuff = kSleeveBegins + 4 * smooth_noise(folds, p[0] / 18, 3);
          const double ripple = rough_noise(folds + 1, p[0] / 34, p[1] / 17 + p[0] / 60, 3) - 0.5;
          arm.outside = std::max(arm.outside + 2.5 * ripple, p[1] - cuff);
          arm.height += 9 * ripple;
          if (arm.outside < 0) {
            // The cuff is a rim: it curls down at its front edge.
            body.height = arm.height - 7 * std::exp((arm.outside < -9 ? -9 : p[1] - cuff) / 2.2);
            in_sleeve = true;
          }
          body.outside = std::min(body.outside, arm.outside);
        }
        height.at<float>(y, x) = static_cast<float>(body.height);
        cover.at<float>(y, x) = static_cast<float>(std::clamp(0.5 - body.outside * px_per_mm, 0.0, 1.0));
        is_sleeve.at<std::uint8_t>(y, x) = in_sleeve ? 1 : 0;
      }
    }
  });

  cv::Mat soft, wide;
  cv::GaussianBlur(height, soft, {}, 0.9 * px_per_mm);
  cv::GaussianBlur(height, wide, {}, 3.6 * px_per_mm);
  sprite_ = cv::Mat::zeros(size, CV_8UC4);
  cv::parallel_for_({1, size.height - 1}, [&](const cv::Range& rows) {
    for (int y = rows.start; y < rows.end; ++y) {
      for (int x = 1; x + 1 < size.width; ++x) {
        const float alpha = cover.at<float>(y, x);
        if (alpha <= 0) continue;
        const double slope_x = (soft.at<float>(y, x + 1) - soft.at<float>(y, x - 1)) * 0.5 * px_per_mm;
        const double slope_y = (soft.at<float>(y + 1, x) - soft.at<float>(y - 1, x)) * 0.5 * px_per_mm;
        cv::Vec3d normal(-slope_x, -slope_y, 1.15);
        normal *= 1 / cv::norm(normal);
        const double towards = normal.dot(light);
        // Skin and cloth are soft: light creeps round the edge of the shade.
        const double lit = std::max(0.0, (towards + 0.35) / 1.35);
        const double hollow = std::clamp((wide.at<float>(y, x) - height.at<float>(y, x)) / 9.0, -0.25, 1.0);
        const bool cloth_here = is_sleeve.at<std::uint8_t>(y, x) != 0;
        const cv::Vec2d p = sprite_mm(x, y);
        cv::Vec3d colour = cloth_here ? sleeve : skin;
        if (cloth_here) {
          colour *= 0.94 + 0.12 * smooth_noise(folds + 4, p[0] / 1.1, p[1] / 1.1);
        } else {
          // Blood shows at fingertips and knuckles; skin is never of one tone.
          const double mottle = rough_noise(folds + 6, p[0] / 9, p[1] / 9, 3) - 0.5;
          double red = 0.10 * mottle;
          for (std::size_t i = 1; i < fingers().size(); i += 2) {
            red += 0.10 * std::exp(-cv::norm(p - fingers()[i].b) / 9) +
                   0.07 * std::exp(-cv::norm(p - fingers()[i].a) / 7);
          }
          colour = colour.mul(cv::Vec3d(1 - 0.9 * red, 1 - 0.6 * red, 1 + 0.12 * red));
          for (const Nail& nail : nails()) {
            const cv::Vec2d d = p - nail.at;
            const double along = d.dot(nail.direction) / (nail.size * 1.25);
            const double aside = (d[0] * nail.direction[1] - d[1] * nail.direction[0]) / nail.size;
            const double inside = 1 - std::sqrt(along * along + aside * aside);
            if (inside > 0) {
              const double t = std::min(1.0, inside * 5) * 0.5;
              colour = colour * (1 - t) + cv::Vec3d(190, 196, 232) * (t * (skin[2] / 228));
            }
          }
        }
        double tone = (0.46 + 0.54 * lit) * (1 - 0.55 * std::max(hollow, 0.0) - 0.10 * std::min(hollow, 0.0));
        const double gleam = cloth_here ? 0 : 16 * std::pow(std::max(0.0, towards), 18);
        auto& out = sprite_.at<cv::Vec4b>(y, x);
        for (int c = 0; c < 3; ++c)
          out[c] = cv::saturate_cast<std::uint8_t>((colour[c] * tone + gleam) * alpha);
        out[3] = cv::saturate_cast<std::uint8_t>(255 * alpha);
      }
    }
  });

  cv::Mat alpha;
  cv::extractChannel(sprite_, alpha, 3);
  cv::resize(alpha, shadow_mask_, {}, 1.0 / kShadowShrink, 1.0 / kShadowShrink, cv::INTER_AREA);
  cv::GaussianBlur(shadow_mask_, shadow_mask_, {}, std::max(0.8, 3.5 * px_per_mm / kShadowShrink));
}

HandModel::Plane HandModel::plane_of(const HandPlace& place) const {
  const cv::Vec3d forward(place.forward[0], place.forward[1], 0);
  const cv::Vec3d right(-place.forward[1], place.forward[0], 0);
  TablePoint origin(place.grip_mm.x, place.grip_mm.y, place.height_mm + 6);
  // A figure is pinched between the fingertips themselves, a tile by its near side.
  if (place.grip == Grip::kFigure) origin += 13 * forward + 6 * right;
  return {origin, right, forward - cv::Vec3d(0, 0, kSlope)};
}

cv::Matx33d HandModel::plane_from_sprite(double scale) const {
  // `scale` sprite pixels (of the full size) are one pixel of the picture that is warped.
  const double mm = scale / px_per_mm_;
  return {mm, 0, kLeft + mm / 2, 0, -mm, kFront - mm / 2, 0, 0, 1};
}

Patch HandModel::seen(const HandPlace& place, const FilmCamera& camera, cv::Rect limit) const {
  const Plane plane = plane_of(place);
  return warped_sprite(
      sprite_,
      camera.image_from_plane(plane.origin, plane.right, plane.forward, {-40, -240, 80, 240}) *
          plane_from_sprite(1),
      limit);
}

ShadowPatch HandModel::shadow(const HandPlace& place, const FilmCamera& camera, const cv::Vec3d& to_light,
                              cv::Rect limit) const {
  Plane plane = plane_of(place);
  const auto fall = [&](const cv::Vec3d& v) { return v - to_light * (v[2] / to_light[2]); };
  return warped_shadow(shadow_mask_,
                       camera.image_from_plane(fall(plane.origin), fall(plane.right), fall(plane.forward),
                                               {-40, -240, 80, 240}) *
                           plane_from_sprite(kShadowShrink),
                       limit);
}

}  // namespace tilewatch::vision
