// SPDX-License-Identifier: MIT
#include "vision/figures/local_light.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace tilewatch::vision::figures {
namespace {

constexpr float kFaceEdge = -0.5F;
/// On a bare tile the median error is less than so many times that of the quieter quarter.
constexpr float kNoiseOfQuarter = 2.2F;

float side_px(const Quad& quad) {
  double twice_area = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& a = quad[i];
    const auto& b = quad[(i + 1) % 4];
    twice_area += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
  }
  return static_cast<float>(std::sqrt(std::abs(twice_area) / 2));
}

/// The face as it would appear in `box` of the working picture; what lies beyond the tile repeats its rim.
cv::Mat warp_face(const cv::Mat& face, Rotation rotation, const Quad& quad, cv::Rect box) {
  const int size = std::clamp(static_cast<int>(std::lround(side_px(quad))), 16, face.cols);
  cv::Mat small;
  cv::resize(face, small, {size, size}, 0, 0, cv::INTER_AREA);
  const float far = static_cast<float>(size) + kFaceEdge;
  const std::array<cv::Point2f, 4> face_corners{
      cv::Point2f{kFaceEdge, kFaceEdge}, {far, kFaceEdge}, {far, far}, {kFaceEdge, far}};
  std::array<cv::Point2f, 4> from;
  std::array<cv::Point2f, 4> to;
  for (std::size_t i = 0; i < 4; ++i) {
    from[i] = face_corners[(i + 4U - rotation) % 4U];
    to[i] = quad[i] - cv::Point2f(static_cast<float>(box.x), static_cast<float>(box.y));
  }
  cv::Mat out;
  cv::warpPerspective(small, out, cv::getPerspectiveTransform(from.data(), to.data()), box.size(),
                      cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  // A camera is never sharper than this at the working size.
  cv::GaussianBlur(out, out, {3, 3}, 0.6);
  return out;
}

struct Sample {
  float x, y;  ///< from the tile's centre
  cv::Vec3f seen, drawn;
};

std::vector<Sample> samples_of(const cv::Mat& picture, const cv::Mat& face, const cv::Mat& mask,
                               cv::Point2f centre) {
  std::vector<Sample> samples;
  samples.reserve(static_cast<std::size_t>(mask.total() / 4 + 1));
  for (int y = 0; y < mask.rows; y += 2)
    for (int x = (y / 2) % 2; x < mask.cols; x += 2)
      if (mask.at<std::uint8_t>(y, x) != 0)
        samples.push_back({static_cast<float>(x) - centre.x, static_cast<float>(y) - centre.y,
                           cv::Vec3f(picture.at<cv::Vec3b>(y, x)), cv::Vec3f(face.at<cv::Vec3b>(y, x))});
  return samples;
}

float middle_of(std::vector<float>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// The gain that most pixels of the tile agree on, each channel for itself.
TileLight first_light(const std::vector<Sample>& samples) {
  TileLight light;
  std::vector<float> ratios(samples.size());
  for (int c = 0; c < 3; ++c) {
    std::transform(samples.begin(), samples.end(), ratios.begin(),
                   [c](const Sample& s) { return (s.seen[c] + 4) / (s.drawn[c] + 4); });
    light.gain[c] = middle_of(ratios);
  }
  return light;
}

/// Weighted least squares of picture = (g0 + g1 x + g2 y) face + offset in each channel; weights come from
/// what all channels together say, so that a figure on the tile loses its vote.
/// `most_error`: pixels that disagree with the light so far by more than a few times this have no vote at
/// first (0: the median decides).
TileLight fit_light(const std::vector<Sample>& samples, TileLight light, float reach, float most_error) {
  std::vector<float> error(samples.size());
  std::vector<float> sorted;
  constexpr int kRounds = 5;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const auto& s = samples[i];
      const cv::Vec3f g = light.gain + light.slope_x * s.x + light.slope_y * s.y;
      float sum = 0;
      for (int c = 0; c < 3; ++c) {
        const float e = s.seen[c] - g[c] * s.drawn[c] - light.offset[c];
        sum += e * e;
      }
      error[i] = std::sqrt(sum / 3);
    }
    sorted = error;
    light.noise = std::max(2.F, middle_of(sorted));
    if (most_error > 0) light.noise = std::min(light.noise, most_error);
    if (round == kRounds - 1) break;
    const float scale = 2.2F * light.noise;
    for (int c = 0; c < 3; ++c) {
      cv::Matx44d a = cv::Matx44d::zeros();
      cv::Vec4d b(0, 0, 0, 0);
      for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto& s = samples[i];
        const double t = error[i] / scale;
        const double w = 1 / ((1 + t * t) * (1 + t * t));
        const double d = s.drawn[c];
        const std::array<double, 4> row{d, d * s.x / reach, d * s.y / reach, 1};
        for (int p = 0; p < 4; ++p) {
          for (int q = p; q < 4; ++q)
            a(p, q) += w * row[static_cast<std::size_t>(p)] * row[static_cast<std::size_t>(q)];
          b[p] += w * row[static_cast<std::size_t>(p)] * s.seen[c];
        }
      }
      for (int p = 0; p < 4; ++p)
        for (int q = 0; q < p; ++q) a(p, q) = a(q, p);
      // A plain tile cannot tell gain from offset: little offset and little slope unless the pixels insist.
      const double n = static_cast<double>(samples.size());
      a(1, 1) += n * 60;
      a(2, 2) += n * 60;
      a(3, 3) += n * 0.02;
      const cv::Vec4d x = a.inv(cv::DECOMP_CHOLESKY) * b;
      light.gain[c] = static_cast<float>(std::max(0.02, x[0]));
      light.slope_x[c] = static_cast<float>(x[1] / reach);
      light.slope_y[c] = static_cast<float>(x[2] / reach);
      light.offset[c] = static_cast<float>(x[3]);
    }
  }
  return light;
}

/// The mean of many tiles of any edition, green and the others against green, as a scanner sees it; winter
/// aside, editions differ by a few per cent in red and a fifth in blue.
constexpr float kUsualGreen = 150;
constexpr float kUsualBlue = 0.45F;
constexpr float kUsualRed = 0.96F;

/// The light on tiles whose faces nobody knows, from their mean colour.
cv::Vec3f light_of_mean(const cv::Vec3f& mean) {
  // How much of a difference is the light's: the rest is the edition's.
  constexpr float kLightsBlue = 0.6F;
  constexpr float kLightsRed = 0.9F;
  constexpr float kMostBlue = 1.35F;  // more is snow
  const float green = std::max(1.F, mean[1]);
  const float level = std::clamp(green / kUsualGreen, 0.25F, 1.4F);
  const float blue = std::pow(std::max(0.02F, mean[0] / green) / kUsualBlue, kLightsBlue);
  const float red = std::pow(std::max(0.1F, mean[2] / green) / kUsualRed, kLightsRed);
  return level * cv::Vec3f(std::clamp(blue, 0.4F, kMostBlue), 1, std::clamp(red, 0.6F, 1.6F));
}

/// The colour of the light for judging paint: the median over the tiles around, with the tile's own
/// brightness. One tile alone (all grass) knows too little about red and blue.
void share_colour_of_light(std::vector<TileView>& tiles, const std::vector<TileReading>& readings) {
  for (auto& tile : tiles) {
    const Cell here = readings[static_cast<std::size_t>(tile.tile)].cell;
    std::vector<float> blue;
    std::vector<float> red;
    cv::Vec3f sum;
    float count = 0;
    for (const auto& other : tiles) {
      const Cell there = readings[static_cast<std::size_t>(other.tile)].cell;
      if (std::abs(there.x - here.x) > 2 || std::abs(there.y - here.y) > 2) continue;
      if (other.mean != cv::Vec3f()) {
        sum += other.mean;
        ++count;
      }
      if (other.face < 0) continue;
      blue.push_back(other.light.gain[0] / other.light.gain[1]);
      red.push_back(other.light.gain[2] / other.light.gain[1]);
    }
    tile.board_light = count > 0 ? light_of_mean(sum / count) : cv::Vec3f(1, 1, 1);
    tile.paint_gain = tile.light.gain;
    if (blue.empty()) {
      tile.paint_gain = tile.board_light;
      continue;
    }
    const auto middle = static_cast<std::ptrdiff_t>(blue.size() / 2);
    std::nth_element(blue.begin(), blue.begin() + middle, blue.end());
    std::nth_element(red.begin(), red.begin() + middle, red.end());
    const float b = blue[static_cast<std::size_t>(middle)];
    const float r = red[static_cast<std::size_t>(middle)];
    const float level = (tile.light.gain[0] / b + tile.light.gain[1] * 2 + tile.light.gain[2] / r) / 4;
    tile.paint_gain = {level * b, level, level * r};
  }
}

cv::Rect2f box_of(const Quad& q) {
  const cv::Point2f low(std::min({q[0].x, q[1].x, q[2].x, q[3].x}),
                        std::min({q[0].y, q[1].y, q[2].y, q[3].y}));
  const cv::Point2f high(std::max({q[0].x, q[1].x, q[2].x, q[3].x}),
                         std::max({q[0].y, q[1].y, q[2].y, q[3].y}));
  return {low, high};
}

cv::Rect whole_pixels(const cv::Rect2f& box) {
  return {
      cv::Point(static_cast<int>(std::floor(box.x)), static_cast<int>(std::floor(box.y))),
      cv::Point(static_cast<int>(std::ceil(box.br().x)) + 1, static_cast<int>(std::ceil(box.br().y)) + 1)};
}

void fill_quad(cv::Mat& canvas, const Quad& quad, cv::Point2f origin, double value) {
  constexpr int kShift = 4;
  std::array<cv::Point, 4> polygon;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2f p = (quad[i] - origin) * (1 << kShift);
    polygon[i] = {static_cast<int>(std::lround(p.x)), static_cast<int>(std::lround(p.y))};
  }
  cv::fillConvexPoly(canvas, polygon.data(), 4, cv::Scalar(value), cv::LINE_8, kShift);
}

Quad grown(const Quad& quad, float factor) {
  const cv::Point2f centre = (quad[0] + quad[1] + quad[2] + quad[3]) / 4;
  Quad out;
  std::transform(quad.begin(), quad.end(), out.begin(),
                 [&](cv::Point2f p) { return centre + (p - centre) * factor; });
  return out;
}

/// Puts the expected picture together, one step after the other.
class Builder {
 public:
  Builder(const std::vector<TileReading>& tiles, const ArtLibrary& art) : tiles_(tiles), art_(art) {}

  ExpectedPicture build(const cv::Mat& picture_bgr, const std::vector<Cell>& only) {
    if (!choose_tiles(only) || !cut_picture(picture_bgr)) return {};
    lay_tiles();
    mend_lights();
    share_colour_of_light(out_.tiles, tiles_);
    show_tiles();
    doubt_printing();
    look_at_table();
    constexpr int kMeanPx = 5;  // less than half a figure's width
    cv::blur(out_.picture, out_.seen_mean, {kMeanPx, kMeanPx});
    cv::blur(expected_, out_.expected_mean, {kMeanPx, kMeanPx});
    return std::move(out_);
  }

 private:
  /// What is needed of one tile until its light is settled.
  struct Work {
    cv::Rect box;
    cv::Mat mask;
    cv::Mat face;
    cv::Point2f centre;
    std::vector<Sample> samples;
    float reach() const { return static_cast<float>(std::max(box.width, box.height)) / 2; }
  };

  /// The wanted cells and those around them, which a figure may lean over or be seen through.
  bool choose_tiles(const std::vector<Cell>& only) {
    const auto near = [&](Cell cell, int reach) {
      return only.empty() || std::any_of(only.begin(), only.end(), [&](Cell o) {
               return std::abs(o.x - cell.x) <= reach && std::abs(o.y - cell.y) <= reach;
             });
    };
    std::vector<float> sides;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
      if (!near(tiles_[i].cell, 1)) continue;
      TileView view;
      view.tile = static_cast<int>(i);
      if (!tiles_[i].candidates.empty()) {
        view.face = tiles_[i].candidates.front().face;
        view.rotation = tiles_[i].candidates.front().rotation;
      }
      view.quad = tiles_[i].corners;
      view.wanted = near(tiles_[i].cell, 0);
      sides.push_back(side_px(view.quad));
      widest_ = std::max(widest_, sides.back());
      out_.tiles.push_back(view);
    }
    if (sides.empty()) return false;
    usual_ = middle_of(sides);
    constexpr float kSmallestTilePx = 8;
    return widest_ >= kSmallestTilePx;
  }

  bool cut_picture(const cv::Mat& picture_bgr) {
    cv::Rect2f region = box_of(out_.tiles.front().quad);
    for (const auto& view : out_.tiles) region |= box_of(view.quad);
    // Room around the board for figures that lean over its rim.
    const float margin = kBeside * widest_;
    region -= cv::Point2f(margin, margin);
    region += cv::Size2f(2 * margin, 2 * margin);
    const cv::Rect part = whole_pixels(region) & cv::Rect({0, 0}, picture_bgr.size());
    if (part.area() <= 0) return false;
    out_.scale = std::min(1.0, ExpectedPicture::kTilePx / usual_);
    out_.tile_px = out_.scale * usual_;
    out_.origin = {static_cast<double>(part.x), static_cast<double>(part.y)};
    if (out_.scale < 1)
      cv::resize(picture_bgr(part), out_.picture, {}, out_.scale, out_.scale, cv::INTER_AREA);
    else
      out_.picture = picture_bgr(part).clone();
    const cv::Size size = out_.picture.size();
    out_.low = cv::Mat(size, CV_8UC3, cv::Scalar::all(0));
    out_.high = cv::Mat(size, CV_8UC3, cv::Scalar::all(255));
    out_.owner = cv::Mat(size, CV_16SC1, cv::Scalar(-1));
    out_.beside = cv::Mat(size, CV_16SC1, cv::Scalar(-1));
    expected_ = out_.picture.clone();  // what nothing is known about is as it is
    return true;
  }

  void lay_tiles() {
    work_.resize(out_.tiles.size());
    for (auto& view : out_.tiles)
      for (auto& corner : view.quad) corner = out_.work_of(corner);
    for (std::size_t i = 0; i < work_.size(); ++i)
      fill_quad(out_.beside, grown(out_.tiles[i].quad, 1 + 2 * kBeside), {}, static_cast<double>(i));
    for (std::size_t i = 0; i < work_.size(); ++i) {
      TileView& view = out_.tiles[i];
      Work& work = work_[i];
      const std::array<cv::Point2f, 4> unit{cv::Point2f{0, 0}, {1, 0}, {1, 1}, {0, 1}};
      view.uv_from_image =
          cv::Matx33f(cv::Matx33d(cv::getPerspectiveTransform(view.quad.data(), unit.data())));
      work.box = whole_pixels(box_of(view.quad)) & cv::Rect({0, 0}, out_.picture.size());
      if (work.box.area() <= 0) continue;
      const cv::Point2f corner(static_cast<float>(work.box.x), static_cast<float>(work.box.y));
      work.mask = cv::Mat(work.box.size(), CV_8UC1, cv::Scalar(0));
      fill_quad(work.mask, view.quad, corner, 255);
      out_.owner(work.box).setTo(cv::Scalar(static_cast<double>(i)), work.mask);
      const cv::Scalar mean = cv::mean(out_.picture(work.box), work.mask);
      view.mean = cv::Vec3f(cv::Vec3d(mean[0], mean[1], mean[2]));
      if (view.face < 0) continue;
      work.face = warp_face(art_.face(view.face).picture, view.rotation, view.quad, work.box);
      work.centre = (view.quad[0] + view.quad[1] + view.quad[2] + view.quad[3]) / 4 - corner;
      work.samples = samples_of(out_.picture(work.box), work.face, work.mask, work.centre);
      if (work.samples.size() < kFewestSamples) {
        view.face = -1;  // hardly in the picture
        continue;
      }
      view.light = fit_light(work.samples, first_light(work.samples), work.reach(), 0);
    }
    cv::Mat on_tile = out_.owner >= 0;
    out_.owner.copyTo(out_.beside, on_tile);
  }

  /// A tile that a hand covers is fitted to the hand. Where the light of a tile is unlike that of the tiles
  /// around, the fit begins again from theirs, and the better one counts.
  void mend_lights() {
    const std::vector<TileView> before = out_.tiles;
    for (std::size_t i = 0; i < work_.size(); ++i) {
      TileView& view = out_.tiles[i];
      if (view.face < 0) continue;
      const Cell here = tiles_[static_cast<std::size_t>(view.tile)].cell;
      std::array<std::vector<float>, 3> gains;
      std::array<std::vector<float>, 3> offsets;
      std::vector<float> noises;
      for (const auto& other : before) {
        const Cell there = tiles_[static_cast<std::size_t>(other.tile)].cell;
        if (other.face < 0 || std::abs(there.x - here.x) > 2 || std::abs(there.y - here.y) > 2) continue;
        for (int c = 0; c < 3; ++c) {
          gains[static_cast<std::size_t>(c)].push_back(other.light.gain[c]);
          offsets[static_cast<std::size_t>(c)].push_back(other.light.offset[c]);
        }
        noises.push_back(other.light.noise);
      }
      if (noises.size() < 2) continue;
      // Of few tiles the calmest is believed: on one of three the others' figures may be the majority.
      constexpr std::size_t kFewTiles = 4;
      const auto calmest =
          static_cast<std::size_t>(std::min_element(noises.begin(), noises.end()) - noises.begin());
      const bool few = noises.size() < kFewTiles;
      TileLight start;
      bool unlike = false;
      for (int c = 0; c < 3; ++c) {
        std::vector<float>& gain = gains[static_cast<std::size_t>(c)];
        std::vector<float>& offset = offsets[static_cast<std::size_t>(c)];
        start.gain[c] = few ? gain[calmest] : middle_of(gain);
        start.offset[c] = few ? offset[calmest] : middle_of(offset);
        unlike = unlike || std::abs(std::log(view.light.gain[c] / start.gain[c])) > 0.25F;
      }
      const float usual = few ? noises[calmest] : middle_of(noises);
      if (!unlike && view.light.noise < 1.6F * usual) continue;
      TileLight again = fit_light(work_[i].samples, start, work_[i].reach(), usual);
      if (agreeing(work_[i].samples, again, 3 * usual) >= agreeing(work_[i].samples, view.light, 3 * usual))
        view.light = again;
      // Half the pixels may be figures and their shadows; then the quieter quarter tells how noisy the print
      // is.
      const float quiet = kNoiseOfQuarter * quarter_error(work_[i].samples, view.light);
      view.light.noise = std::clamp(view.light.noise, usual, std::max(usual, quiet));
    }
  }

  /// The error below which a quarter of the samples stay.
  static float quarter_error(const std::vector<Sample>& samples, const TileLight& light) {
    std::vector<float> errors(samples.size());
    std::transform(samples.begin(), samples.end(), errors.begin(), [&](const Sample& s) {
      const cv::Vec3f g = light.gain + light.slope_x * s.x + light.slope_y * s.y;
      const cv::Vec3f e = s.seen - g.mul(s.drawn) - light.offset;
      return std::sqrt(e.dot(e) / 3);
    });
    const auto quarter = errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 4);
    std::nth_element(errors.begin(), quarter, errors.end());
    return *quarter;
  }

  /// How many samples the light explains to within `error`.
  static int agreeing(const std::vector<Sample>& samples, const TileLight& light, float error) {
    return static_cast<int>(std::count_if(samples.begin(), samples.end(), [&](const Sample& s) {
      const cv::Vec3f g = light.gain + light.slope_x * s.x + light.slope_y * s.y;
      const cv::Vec3f e = s.seen - g.mul(s.drawn) - light.offset;
      return e.dot(e) < 3 * error * error;
    }));
  }

  void show_tiles() {
    for (std::size_t i = 0; i < work_.size(); ++i) {
      TileView& view = out_.tiles[i];
      const Work& work = work_[i];
      if (work.box.area() <= 0) continue;
      if (view.face < 0) {
        show_unknown(view, work);
        continue;
      }
      cv::Mat lit(work.box.size(), CV_8UC3);
      for (int y = 0; y < lit.rows; ++y) {
        const auto* from = work.face.ptr<cv::Vec3b>(y);
        auto* to = lit.ptr<cv::Vec3b>(y);
        for (int x = 0; x < lit.cols; ++x) {
          const cv::Vec3f g = view.light.gain + view.light.slope_x * (static_cast<float>(x) - work.centre.x) +
                              view.light.slope_y * (static_cast<float>(y) - work.centre.y);
          for (int c = 0; c < 3; ++c)
            to[x][c] =
                cv::saturate_cast<std::uint8_t>(g[c] * static_cast<float>(from[x][c]) + view.light.offset[c]);
        }
      }
      const double misfit = misfit_of(lit, work.mask, view.light.noise);
      view.print_known = true;
      misfits_.push_back(misfit);
      cv::Mat low;
      cv::Mat high;
      const cv::Mat around = slack(misfit);
      cv::erode(lit, low, around);
      cv::dilate(lit, high, around);
      lit.copyTo(expected_(work.box), work.mask);
      low.copyTo(out_.low(work.box), work.mask);
      high.copyTo(out_.high(work.box), work.mask);
    }
  }

  /// One face that fits badly is covered; many are of another printing, and then none is believed.
  void doubt_printing() {
    if (misfits_.size() < kFewestFaces) return;
    const auto quarter = misfits_.begin() + static_cast<std::ptrdiff_t>(misfits_.size() * 3 / 4);
    std::nth_element(misfits_.begin(), quarter, misfits_.end());
    if (*quarter < kAnotherPrinting) return;
    for (TileView& view : out_.tiles) view.print_known = false;
  }

  /// How far a printed colour may be from its place. What fits badly (another printing, corners that are off)
  /// may be further away.
  static cv::Mat slack(double misfit) {
    const int radius = misfit < 0.5 ? 1 : (misfit < 0.6 ? 2 : 4);
    return cv::getStructuringElement(cv::MORPH_RECT, {2 * radius + 1, 2 * radius + 1});
  }

  /// What remains between picture and face, against the contrast of the face: about 0.3 when all is well.
  static double misfit_of(const cv::Mat& lit, const cv::Mat& mask, float noise) {
    cv::Scalar mean;
    cv::Scalar spread;
    cv::meanStdDev(lit, mean, spread, mask);
    return noise / std::max(1.0, (spread[0] + spread[1] + spread[2]) / 3);
  }

  /// Of a tile whose face is unknown only its mean colour is expected, with all that its print may differ
  /// from it.
  void show_unknown(TileView& view, const Work& work) {
    cv::Scalar mean;
    cv::Scalar spread;
    cv::meanStdDev(out_.picture(work.box), mean, spread, work.mask);
    view.light.noise = static_cast<float>((spread[0] + spread[1] + spread[2]) / 3);
    for (cv::Mat* picture : {&expected_, &out_.low, &out_.high}) (*picture)(work.box).setTo(mean, work.mask);
  }

  /// The table about each pixel of the strip beside the board: mean and spread over about a tile, tiles left
  /// out, and at a second look whatever differs much from the first (figures that lean over the rim).
  void look_at_table() {
    // The table changes slowly: a quarter of the size will do.
    constexpr int kCoarser = 4;
    const cv::Size coarse((out_.picture.cols + kCoarser - 1) / kCoarser,
                          (out_.picture.rows + kCoarser - 1) / kCoarser);
    cv::Mat picture;
    cv::Mat table;
    cv::resize(out_.picture, picture, coarse, 0, 0, cv::INTER_AREA);
    picture.convertTo(picture, CV_32FC3);
    cv::resize(out_.owner < 0, table, coarse, 0, 0, cv::INTER_AREA);
    table = table == 255;
    const int side = static_cast<int>(ExpectedPicture::kTilePx * 0.8 / kCoarser) | 1;
    const auto sum_around = [side](const cv::Mat& values) {
      cv::Mat sum;
      cv::boxFilter(values, sum, CV_32F, {side, side}, {-1, -1}, false);
      return sum;
    };
    cv::Mat mean;
    cv::Mat spread;
    for (int look = 0; look < 2; ++look) {
      cv::Mat weight;
      table.convertTo(weight, CV_32F, 1.0 / 255);
      cv::Mat weight3;
      cv::cvtColor(weight, weight3, cv::COLOR_GRAY2BGR);
      const cv::Mat count = sum_around(weight) + 1e-3;
      cv::Mat count3;
      cv::cvtColor(count, count3, cv::COLOR_GRAY2BGR);
      mean = sum_around(picture.mul(weight3)) / count3;
      cv::Mat difference = picture - mean;
      difference = difference.mul(difference);
      cv::Mat squares;
      cv::transform(difference, squares, cv::Matx13f(1 / 3.F, 1 / 3.F, 1 / 3.F));
      const cv::Mat variance = sum_around(squares.mul(weight)) / count;
      if (look == 0) table &= squares < 6.0 * variance + 100;
      cv::sqrt(variance, spread);
    }
    cv::resize(spread, out_.table_noise, out_.picture.size(), 0, 0, cv::INTER_LINEAR);
    cv::Mat flat;
    mean.convertTo(flat, CV_8UC3);
    cv::resize(flat, flat, out_.picture.size(), 0, 0, cv::INTER_LINEAR);
    const cv::Mat strip = (out_.owner < 0) & (out_.beside >= 0);
    for (cv::Mat* expected : {&expected_, &out_.low, &out_.high}) flat.copyTo(*expected, strip);
  }

  static constexpr float kBeside = 0.35F;  ///< how far beside the board we look, in tile widths
  static constexpr std::size_t kFewestSamples = 30;
  /// A quarter of the faces fits worse than this where the box is of another printing than the library.
  static constexpr double kAnotherPrinting = 0.515;
  static constexpr std::size_t kFewestFaces = 6;

  const std::vector<TileReading>& tiles_;
  const ArtLibrary& art_;
  ExpectedPicture out_;
  std::vector<Work> work_;
  cv::Mat expected_;
  std::vector<double> misfits_;  ///< of all faces
  float widest_ = 0;             ///< side of the largest tile, full-size pixels
  float usual_ = 0;              ///< of the middle one
};

}  // namespace

ExpectedPicture expect_picture(const cv::Mat& picture_bgr, const std::vector<TileReading>& tiles,
                               const ArtLibrary& art, const std::vector<Cell>& only) {
  return Builder(tiles, art).build(picture_bgr, only);
}

}  // namespace tilewatch::vision::figures
