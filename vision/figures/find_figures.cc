// SPDX-License-Identifier: MIT
#include "vision/figures/find_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string_view>

#include "vision/figures/body.h"
#include "vision/figures/body_search.h"
#include "vision/figures/evidence.h"
#include "vision/figures/feet.h"
#include "vision/figures/grounds.h"
#include "vision/figures/local_light.h"
#include "vision/figures/paint.h"
#include "vision/figures/spot.h"

namespace tilewatch::vision {
namespace {

using figures::Blob;
using figures::BodyMask;
using figures::Evidence;
using figures::ExpectedPicture;
using figures::Fit;
using figures::LocalView;
using figures::Paint;
using figures::RowSums;
using figures::TileView;

/// Tiles are laid a little apart: their pitch over their side.
constexpr double kPitchOverTile = 45.3 / 45;
/// Blobs smaller than this are no figure, not even half hidden.
constexpr double kLeastBlobMm2 = 35;
/// Blobs larger than so many bodies are no row of figures but clutter, hands and sleeves.
constexpr int kMostBodies = 4;
/// How likely a body is one: from the share of its pixels that speak for it, less the share of those about it
/// that do too (what is printed goes on beyond a body's outline). Logistic, fitted to figures found and to
/// what passed for one; half of those are figures of which so much stands out...
constexpr double kEvenOdds = 0.515;
constexpr double kSteepness = 12.3;
/// With the network: logistic in that share and in the log odds that it gives the foot. Fitted to the same
/// pictures.
struct WithNetwork {
  double stands_out, foot, constant;
};
constexpr WithNetwork kWithNetwork{9.9, 1.55, -3.0};
/// (then the colours may say less)
constexpr double kLeastShareWithNetwork = 0.03;
constexpr double kLeastAgreeingWithNetwork = 0.25;
/// Log odds of a foot that make sure that something is no print, whatever sets are in play.
constexpr float kNoPrint = -3.2F;
/// What a piece of a set that is not in play is less likely than another, log odds.
constexpr double kNotInPlay = 1.5;
/// (and this likely one must be)
constexpr double kLeastLikely = 0.5;
/// (with so many there is no doubt about its paint)
constexpr double kSureAgreeing = 0.8;
/// is_tile of a tile of which only parts were seen is at most this.
constexpr double kHardlySeen = 0.9;
/// What is this likely a figure, and of a bright colour, is one even there.
constexpr double kNoShadow = 0.98;
/// A rival paint must explain this much more.
constexpr double kClearlyBetter = 1.2;
/// The tone of a body that speaks for another bright paint by so much decides.
constexpr float kToneDiffers = 1;
/// ... if it is that paint's own, not a gleam's or a stranger's.
constexpr float kToneFits = -4;
/// ... and all together so much of what they could say at most.
constexpr double kLeastShare = 0.2;
/// A body of which less than this can be judged (in the picture, not hidden by other figures) is not.
constexpr double kLeastSeen = 0.4;
/// Pixels repeat each other: so many count as about one witness.
constexpr double kPixelsAWitness = 12;
/// Two figures cannot stand closer than this; what seems so is the shaded side of the first.
constexpr double kClosestMm = 8;
/// Ghosts are round and wider; what is printed beside a ghost's foot passes for another.
constexpr double kClosestGhostsMm = 10.5;

/// A millimetre east, south and up about a full-size pixel, in working pixels.
LocalView local_view(const BoardGeometry& geometry, cv::Point2f at, double scale, double pitch_mm) {
  const cv::Point2d here = geometry.board_of(at);
  constexpr double kStep = 0.2;
  const auto per_mm = [&](cv::Point2f there) {
    const cv::Point2f d = (there - at) * (scale / (kStep * pitch_mm));
    return cv::Vec2f(d.x, d.y);
  };
  return {per_mm(geometry.image_of(here + cv::Point2d(kStep, 0))),
          per_mm(geometry.image_of(here + cv::Point2d(0, kStep))),
          per_mm(geometry.image_of_raised(here, kStep))};
}

const figures::PaintBox& usual_paints() {
  static const figures::PaintBox kUsual;
  return kUsual;
}

/// 1 where the mask is set, else 0.
cv::Mat ones_where(const cv::Mat& mask) {
  cv::Mat ones;
  mask.convertTo(ones, CV_32F, 1.0 / 255);
  return ones;
}

/// A body in its place, weighed.
struct Guess {
  Paint paint = Paint::kRed;
  BodyMask mask;
  cv::Point foot;  ///< working pixel
  const TileView* tile = nullptr;
  cv::Point2d foot_on_tile;
  figures::Spot spot;
  std::vector<KindCandidate> kinds;
  double score = 0;
  double share = 0;   ///< of what the pixels could say at most
  double agree = 0;   ///< share of the pixels that clearly speak for it
  double likely = 0;  ///< that it is a figure at all
  cv::Vec3f tone;     ///< see FigureReading
};

class Finder {
 public:
  Finder(const ExpectedPicture& expected, const BoardGeometry& geometry,
         const std::vector<TileReading>& tiles, const ArtLibrary& art, const catalogue::Catalogue& catalogue,
         const FigureMaps& maps, const FigureOptions& options)
      : expected_(expected),
        geometry_(geometry),
        tiles_(tiles),
        art_(art),
        catalogue_(catalogue),
        options_(options),
        pitch_mm_(options.tile_mm * kPitchOverTile),
        paints_(options.paints != nullptr ? *options.paints : usual_paints()),
        evidence_(expected, figures::grounds_of(expected, tiles, catalogue), paints_,
                  {.hounds = named(FigureKind::kHound),
                   .ghosts = named(FigureKind::kGhost),
                   .pale_is_one = kind_of(Paint::kWhite) == FigureKind::kGhost &&
                                  kind_of(Paint::kGrey) == FigureKind::kGhost},
                  maps),
        taken_(expected.picture.size(), CV_8UC1, cv::Scalar(0)),
        feet_(maps, expected.tile_px) {}

  std::vector<FigureReading> run() {
    const LocalView middle = view_at({expected_.picture.cols / 2, expected_.picture.rows / 2});
    const double px_per_mm2 = std::abs(static_cast<double>(middle.east[0]) * middle.south[1] -
                                       static_cast<double>(middle.east[1]) * middle.south[0]);
    const int least = std::max(8, static_cast<int>(kLeastBlobMm2 * px_per_mm2));
    for (const Blob& blob : evidence_.blobs(least)) {
      for (int i = 0; i < kMostBodies; ++i) {
        std::optional<Guess> guess = best_guess(blob);
        if (!guess) break;
        take(*guess);
      }
    }
    // What hardly differs from the print in colour the network may see all the same.
    for (const cv::Point& foot : feet_.likely((expected_.owner >= 0) & (taken_ == 0))) {
      if (taken_.at<std::uint8_t>(foot) != 0) continue;
      std::optional<Guess> guess = best_guess_at(foot);
      if (guess) take(*guess);
    }
    return std::move(found_);
  }

 private:
  LocalView view_at(cv::Point work) const {
    return local_view(geometry_, expected_.full_of(cv::Point2f(work)), expected_.scale, pitch_mm_);
  }

  void take(Guess& guess) {
    repaint(guess);
    guess.tone = evidence_.tone_of(guess.mask, guess.foot, taken_);
    mark(guess);
    note(guess);
  }

  /// The body with its foot about a pixel that explains most there, if any does.
  std::optional<Guess> best_guess_at(cv::Point foot) {
    const cv::Rect feet(foot.x - feet_.reach(), foot.y - feet_.reach(), 2 * feet_.reach() + 1,
                        2 * feet_.reach() + 1);
    std::optional<Guess> best;
    for (std::size_t p = 0; p < figures::kPaintCount; ++p) {
      const auto paint = static_cast<Paint>(p);
      if (paint == Paint::kSkin || (paint == Paint::kBrown && !named(FigureKind::kHound))) continue;
      std::optional<Guess> rival = guess({paint, feet, 0}, paint, feet);
      if (rival && (!best || rival->score > best->score)) best = std::move(rival);
    }
    return best;
  }

  /// The body that explains the blob best, if any does. Paints in gloss, shade or unusual light pass for
  /// others; a body is of one paint, and the paint that explains most of it counts.
  std::optional<Guess> best_guess(const Blob& blob) {
    std::optional<Guess> best = guess(blob, blob.paint);
    if (best && best->agree > kSureAgreeing) return best;
    const bool meeple = kind_of(blob.paint) == FigureKind::kMeeple;
    const TileView* tile = tile_under((blob.box.tl() + blob.box.br()) / 2);
    const bool stranger = tile != nullptr && !tile->print_known;
    const bool cone_paint =
        blob.paint == Paint::kPurple || blob.paint == Paint::kOrange || blob.paint == Paint::kBrown;
    if ((cone_paint || meeple) && !best && !stranger) return best;
    for (const Paint other : {Paint::kRed, Paint::kBlue, Paint::kGreen, Paint::kYellow, Paint::kPink}) {
      if (other == blob.paint || !speaks(other, blob)) continue;
      std::optional<Guess> rival = guess(blob, other);
      if (!rival || (best && rival->score <= (meeple ? 1 : kClearlyBetter) * best->score)) continue;
      if (!cone_paint && !explains_more(*rival, blob.paint)) continue;
      best = std::move(rival);
    }
    return best;
  }

  /// Whether the body's pixels look more like its paint than like `than`.
  bool explains_more(const Guess& body, Paint than) const {
    const figures::PaintScores sums = evidence_.over(body.mask, body.foot, taken_);
    return sums[static_cast<std::size_t>(body.paint)] > sums[static_cast<std::size_t>(than)];
  }

  /// The blob may be the rim or the dark side of a body: of the paints that meeples have, the one that
  /// explains all of the body best is its own. A mage or a witch in the shade is told from black by the
  /// network only.
  void repaint(Guess& guess) const {
    if (kind_of(guess.paint) != FigureKind::kMeeple) return;
    const figures::PaintScores sums = evidence_.over(guess.mask, guess.foot, taken_);
    for (const Paint other : {Paint::kRed, Paint::kBlue, Paint::kGreen, Paint::kYellow, Paint::kBlack,
                              Paint::kPink, Paint::kGrey, Paint::kWhite, Paint::kPurple, Paint::kOrange}) {
      const bool meeple = kind_of(other) == FigureKind::kMeeple;
      if (!meeple && (!feet_.known() || foreign(kind_of(other)) || kind_of(other) == FigureKind::kGhost))
        continue;
      if (sums[static_cast<std::size_t>(other)] > sums[static_cast<std::size_t>(guess.paint)])
        guess.paint = other;
    }
    mind_tone(guess);
  }

  /// Pixel by pixel a pale paint in the shade passes for a strong one that gleams: pink for red. What stands
  /// does not gleam all over (the broad face of what lies may), so the middle of its pixels tells them apart.
  void mind_tone(Guess& guess) const {
    if (!bright(guess.paint) || guess.mask.pose == Pose::kLying) return;
    // Faces of another printing tell the light too roughly to tell one tone from another.
    if (guess.tile->face >= 0 && !guess.tile->print_known) return;
    const cv::Vec3f tone = evidence_.tone_of(guess.mask, guess.foot, taken_);
    if (tone == cv::Vec3f()) return;
    const figures::PaintScores scores = paints_.tone_scores(tone);
    float most = std::max(scores[static_cast<std::size_t>(guess.paint)] + kToneDiffers, kToneFits);
    Paint best = guess.paint;
    for (const Paint other : {Paint::kRed, Paint::kBlue, Paint::kGreen, Paint::kYellow, Paint::kPink,
                              Paint::kPurple, Paint::kOrange}) {
      if (scores[static_cast<std::size_t>(other)] <= most) continue;
      most = scores[static_cast<std::size_t>(other)];
      best = other;
    }
    if (bright(best)) guess.paint = best;
  }

  static bool bright(Paint paint) {
    return paint == Paint::kRed || paint == Paint::kBlue || paint == Paint::kGreen ||
           paint == Paint::kYellow || paint == Paint::kPink;
  }

  /// Whether a paint explains some of what is about the blob.
  bool speaks(Paint paint, const Blob& blob) const {
    const cv::Mat scores = evidence_.for_paint(paint, blob.box, taken_);
    return cv::countNonZero(scores > figures::kMostEvidence / 2) * 4 > blob.area;
  }

  std::optional<Guess> guess(const Blob& blob, Paint paint,
                             std::optional<cv::Rect> only_feet = std::nullopt) {
    const LocalView view = view_at((blob.box.tl() + blob.box.br()) / 2);
    const std::vector<BodyMask> masks = masks_for(kind_of(paint), view);
    if (blob.area > kMostBodies * masks.front().area) return std::nullopt;
    cv::Rect window = blob.box;
    for (const auto& mask : masks)
      window |= cv::Rect(blob.box.tl() - 2 * cv::Point(mask.box.size()),
                         blob.box.br() + 2 * cv::Point(mask.box.size()));
    window &= cv::Rect({0, 0}, expected_.picture.size());
    if (window.area() <= 0) return std::nullopt;
    const cv::Mat scores = evidence_.for_paint(paint, window, taken_);
    const RowSums sums(scores, window.tl());

    std::optional<Fit> standing;
    std::optional<Fit> lying;
    for (const auto& mask : masks) {
      // The body's middle is somewhere in the blob, or a little beyond: blobs end at the board's rim.
      const cv::Point middle = (mask.box.tl() + mask.box.br()) / 2;
      const cv::Point beyond(mask.box.width / 4, mask.box.height / 4);
      const cv::Rect feet(blob.box.tl() - middle - beyond, blob.box.br() - middle + beyond);
      const Fit fit = figures::best_place(mask, sums, only_feet.value_or(feet));
      auto& best = mask.pose == Pose::kStanding ? standing : lying;
      if (!best || fit.score > best->score) best = fit;
    }
    std::optional<Guess> best;
    double best_total = 0;
    for (const auto& fit : {standing, lying}) {
      if (!fit) continue;
      const TileView* tile = tile_under(fit->foot);
      if (tile == nullptr) continue;
      Guess option{paint, *fit->mask, fit->foot, tile, foot_on(*tile, fit->foot), {}, {}, fit->score,
                   0,     0,          0,         {}};
      option.spot = judge_spot(*tile, option.foot_on_tile, fit->mask->pose, kind_of(paint));
      const double total = fit->score / kPixelsAWitness + option.spot.fit;
      if (!best || total > best_total) {
        best = std::move(option);
        best_total = total;
      }
    }
    if (!best) return std::nullopt;
    // A piece of a set that is not in play must stand out from print that is known: roofs are orange. Or the
    // network must say that it is no print.
    const bool stranger = foreign(kind_of(paint)) && !best->tile->print_known;
    if (stranger && (!feet_.known() || feet_.at(best->foot) < kNoPrint)) return std::nullopt;
    // Pixels that are out of sight or another figure's say nothing; enough must be left to say something.
    const RowSums judged(ones_where(evidence_.judged(window, taken_)), window.tl());
    const RowSums agreeing(ones_where(evidence_.clearly_for(scores, window)), window.tl());
    const double seen = judged.over(best->mask, best->foot);
    if (seen < kLeastSeen * best->mask.area) return std::nullopt;
    best->share = best->score / (figures::kMostEvidence * seen);
    best->agree = agreeing.over(best->mask, best->foot) / seen;
    const double least_share = feet_.known() ? kLeastShareWithNetwork : kLeastShare;
    const double least_agreeing = feet_.known() ? kLeastAgreeingWithNetwork : kEvenOdds;
    if (best->share < least_share || best->agree < least_agreeing) return std::nullopt;
    const BodyMask strip = figures::strip_around(best->mask);
    const double beyond = agreeing.over(strip, best->foot) / std::max(1.F, judged.over(strip, best->foot));
    best->likely = likely(best->agree - beyond, best->foot, stranger);
    if (best->likely < kLeastLikely) return std::nullopt;
    if (kind_of(paint) == FigureKind::kMeeple) weigh_kinds(*best, view, sums);
    return best;
  }

  /// How likely a body is a figure that stands out so much (share of its pixels that speak for it, less that
  /// of those about it) with its foot there. `stranger`: of a set that is not in play.
  double likely(double stands_out, cv::Point foot, bool stranger) const {
    double log_odds = kSteepness * (stands_out - kEvenOdds);
    if (feet_.known()) {
      log_odds =
          kWithNetwork.stands_out * stands_out + kWithNetwork.foot * feet_.at(foot) + kWithNetwork.constant;
      if (stranger) log_odds -= kNotInPlay;
    }
    return 1 / (1 + std::exp(-log_odds));
  }

  /// Big meeples and abbots have a meeple's paint, but another body.
  void weigh_kinds(Guess& guess, const LocalView& view, const RowSums& sums) {
    std::vector<KindCandidate> kinds{{FigureKind::kMeeple, guess.score / kPixelsAWitness}};
    const Pose pose = guess.mask.pose;
    double most = guess.score;
    for (const FigureKind kind : {FigureKind::kBigMeeple, FigureKind::kAbbot}) {
      if (!named(kind)) continue;
      std::vector<BodyMask> masks = masks_for(kind, view);
      std::erase_if(masks, [&](const BodyMask& mask) { return mask.pose != pose; });
      std::optional<Fit> best;
      for (const BodyMask& mask : masks) {
        const cv::Point reach(mask.box.width / 3, mask.box.height / 3);
        const Fit fit = figures::best_place(mask, sums, {guess.foot - reach, guess.foot + reach});
        if (!best || fit.score > best->score) best = fit;
      }
      if (!best) continue;  // abbots never lie
      kinds.push_back({kind, best->score / kPixelsAWitness});
      if (best->score <= most) continue;
      most = best->score;
      const TileView* tile = tile_under(best->foot);
      if (tile == nullptr) continue;
      guess.mask = *best->mask;
      guess.foot = best->foot;
      guess.tile = tile;
      guess.foot_on_tile = foot_on(*tile, best->foot);
      guess.spot = judge_spot(*tile, guess.foot_on_tile, pose, kind);
    }
    if (kinds.size() == 1) return;
    double sum = 0;
    for (KindCandidate& kind : kinds) {
      kind.probability = std::exp(kind.probability - most / kPixelsAWitness);
      sum += kind.probability;
    }
    for (KindCandidate& kind : kinds) kind.probability /= sum;
    std::stable_sort(kinds.begin(), kinds.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    guess.kinds = std::move(kinds);
  }

  static std::vector<BodyMask> masks_for(FigureKind kind, const LocalView& view) {
    switch (kind) {
      case FigureKind::kBigMeeple:
        return figures::big_meeple_masks(view);
      case FigureKind::kAbbot:
        return figures::abbot_masks(view);
      case FigureKind::kMage:
      case FigureKind::kWitch:
        return figures::hat_masks(view);
      case FigureKind::kGhost:
        return figures::ghost_masks(view);
      case FigureKind::kHound:
        return figures::hound_masks(view);
      default:
        return figures::meeple_masks(view);
    }
  }

  /// Whether the game is known to have this kind.
  bool named(FigureKind kind) const {
    return std::find(options_.kinds.begin(), options_.kinds.end(), kind) != options_.kinds.end();
  }

  /// Whether the kind belongs to a set that is not in play.
  bool foreign(FigureKind kind) const {
    const auto in_play = [&](std::string_view set) {
      const auto& names = catalogue_.set_names();
      return std::find(names.begin(), names.end(), set) != names.end();
    };
    if (named(kind)) return false;
    if (kind == FigureKind::kMage || kind == FigureKind::kWitch) return !in_play("mage_witch");
    return (kind == FigureKind::kGhost || kind == FigureKind::kHound) && !in_play("mists");
  }

  void note(const Guess& guess) {
    if (!guess.tile->wanted) return;
    // Where faces are known, what covers a tile so far that it hardly looks like itself is a hand; its
    // shadows and folds are no figures.
    if (guess.tile->print_known &&
        tiles_[static_cast<std::size_t>(guess.tile->tile)].is_tile <= kHardlySeen && !bright_and_clear(guess))
      return;
    // What a back shows is not known: its pale print is no ghost.
    if (kind_of(guess.paint) == FigureKind::kGhost && lies_face_down(*guess.tile)) return;
    FigureReading reading;
    reading.kind = guess.kinds.empty() ? kind_of(guess.paint) : guess.kinds.front().kind;
    constexpr double kNoDoubt = 0.995;
    if (!guess.kinds.empty() && guess.kinds.front().probability < kNoDoubt) reading.kinds = guess.kinds;
    if (!options_.kinds.empty() && !named(reading.kind)) return;
    const auto colour = figures::meeple_colour(guess.paint);
    if (colour) reading.colour = *colour;
    if (colour && kind_of(guess.paint) == FigureKind::kMeeple && !options_.colours.empty() &&
        !may_occur(reading.colour))
      return;
    reading.pose = guess.mask.pose;
    reading.cell = tiles_[static_cast<std::size_t>(guess.tile->tile)].cell;
    reading.foot = expected_.full_of(cv::Point2f(guess.foot));
    reading.foot_on_tile = guess.foot_on_tile;
    reading.on = guess.spot.on;
    reading.confidence = guess.likely;
    reading.outline = outline_of(guess);
    reading.tone = guess.tone;
    const cv::Point2d here = geometry_.board_of(reading.foot);
    const bool shade = std::any_of(found_.begin(), found_.end(), [&](const FigureReading& other) {
      const bool ghosts = other.kind == FigureKind::kGhost && reading.kind == FigureKind::kGhost;
      return cv::norm(geometry_.board_of(other.foot) - here) * pitch_mm_ <
             (ghosts ? kClosestGhostsMm : kClosestMm);
    });
    if (!shade) found_.push_back(std::move(reading));
  }

  /// A shadow or a fold has none of the players' bright colours.
  static bool bright_and_clear(const Guess& guess) {
    const auto colour = figures::meeple_colour(guess.paint);
    return colour && *colour != Colour::kBlack && *colour != Colour::kGrey && *colour != Colour::kWhite &&
           guess.likely > kNoShadow;
  }

  bool may_occur(Colour colour) const {
    return std::find(options_.colours.begin(), options_.colours.end(), colour) != options_.colours.end();
  }

  /// Purple and orange are the mage's and the witch's, brown is a hound. White and grey are ghosts, unless
  /// players have these colours: a white meeple is rarer than a ghost, and both rarer than a gleam.
  FigureKind kind_of(Paint paint) const {
    switch (paint) {
      case Paint::kPurple:
        return FigureKind::kMage;
      case Paint::kOrange:
        return FigureKind::kWitch;
      case Paint::kBrown:
        return FigureKind::kHound;
      case Paint::kWhite:
        return may_occur(Colour::kWhite) ? FigureKind::kMeeple : FigureKind::kGhost;
      case Paint::kGrey:
        return may_occur(Colour::kGrey) ? FigureKind::kMeeple : FigureKind::kGhost;
      default:
        return FigureKind::kMeeple;
    }
  }

  bool lies_face_down(const TileView& tile) const {
    const TileReading& reading = tiles_[static_cast<std::size_t>(tile.tile)];
    return reading.candidates.empty() || reading.candidates.front().type == catalogue::kNoType;
  }

  const TileView* tile_under(cv::Point work) const {
    for (const auto& tile : expected_.tiles) {
      const cv::Point2d uv = foot_on(tile, work);
      if (uv.x >= 0 && uv.x < 1 && uv.y >= 0 && uv.y < 1) return &tile;
    }
    return nullptr;
  }

  figures::Spot judge_spot(const TileView& tile, cv::Point2d foot, Pose pose, FigureKind kind) {
    const TileReading& reading = tiles_[static_cast<std::size_t>(tile.tile)];
    if (reading.candidates.empty() || reading.candidates.front().type == catalogue::kNoType) return {};
    const TileCandidate& candidate = reading.candidates.front();
    auto judge = spots_.find(tile.tile);
    if (judge == spots_.end()) {
      const Face* face = candidate.face < 0 ? nullptr : &art_.face(candidate.face);
      judge = spots_.try_emplace(tile.tile, catalogue_.type(candidate.type), face).first;
    }
    if (kind == FigureKind::kGhost) return judge->second.judge_ghost(candidate.rotation, foot);
    return judge->second.judge(candidate.rotation, foot, pose);
  }

  static cv::Point2d foot_on(const TileView& tile, cv::Point work) {
    const cv::Vec3f p =
        tile.uv_from_image * cv::Vec3f(static_cast<float>(work.x), static_cast<float>(work.y), 1);
    return {p[0] / p[2], p[1] / p[2]};
  }

  /// A pixel more than the body, for the mixed colours of its rim.
  void mark(const Guess& guess) {
    for (const auto& span : guess.mask.spans)
      for (int y = std::max(0, guess.foot.y + span.y - 1);
           y <= std::min(taken_.rows - 1, guess.foot.y + span.y + 1); ++y)
        for (int x = std::max(0, guess.foot.x + span.from - 1);
             x < std::min(taken_.cols, guess.foot.x + span.to + 1); ++x)
          taken_.at<std::uint8_t>(y, x) = 1;
    feet_.found(guess.foot, taken_);
  }

  std::vector<cv::Point> outline_of(const Guess& guess) const {
    std::vector<cv::Point> points;
    for (const auto& span : guess.mask.spans)
      for (const int x : {span.from, span.to})
        points.emplace_back(expected_.full_of(cv::Point2f(guess.foot + cv::Point(x, span.y))));
    std::vector<cv::Point> hull;
    cv::convexHull(points, hull);
    return hull;
  }

  const ExpectedPicture& expected_;
  const BoardGeometry& geometry_;
  const std::vector<TileReading>& tiles_;
  const ArtLibrary& art_;
  const catalogue::Catalogue& catalogue_;
  const FigureOptions& options_;
  double pitch_mm_;
  const figures::PaintBox& paints_;
  Evidence evidence_;
  cv::Mat taken_;                            ///< 8UC1, 1 where a figure has been found
  figures::Feet feet_;                       ///< of figures that have not been found
  std::map<int, figures::SpotJudge> spots_;  ///< by tile
  std::vector<FigureReading> found_;
};

}  // namespace

std::vector<FigureReading> find_figures(const cv::Mat& picture_bgr, const BoardGeometry& geometry,
                                        const std::vector<TileReading>& tiles, const ArtLibrary& art,
                                        const catalogue::Catalogue& catalogue, const FigureOptions& options) {
  const ExpectedPicture expected = figures::expect_picture(picture_bgr, tiles, art, options.only);
  if (expected.picture.empty()) return {};
  const FigureMaps maps =
      options.network != nullptr ? options.network->see(expected.picture, expected.tile_px) : FigureMaps();
  return Finder(expected, geometry, tiles, art, catalogue, maps, options).run();
}

}  // namespace tilewatch::vision
