// SPDX-License-Identifier: MIT
#include "vision/tiles/topology_reader.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <tuple>
#include <utility>

#include "vision/tiles/calibration.h"
#include "vision/tiles/quad_frame.h"

namespace tilewatch::vision {
namespace {

using catalogue::Catalogue;
using catalogue::TileType;
using catalogue::TypeIndex;

// How far one look may move, turn and resize the quad: beyond it the network guesses.
constexpr double kMostShift = 0.5;
constexpr double kMostTurn = 0.8;
constexpr double kMostLogScale = 0.5;
constexpr double kTenDegrees = 10 * std::numbers::pi / 180;

constexpr std::array<std::pair<int, int>, 6> kPairs{{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

std::size_t pair_index(int a, int b) {
  const std::pair<int, int> sorted = std::minmax(a, b);
  return static_cast<std::size_t>(std::find(kPairs.begin(), kPairs.end(), sorted) - kPairs.begin());
}

bool usable(const Quad& quad) {
  for (const auto& p : quad)
    if (!(std::abs(p.x) < 1e6F && std::abs(p.y) < 1e6F)) return false;
  return quad_side(quad) >= 4 && cv::isContourConvex(std::vector<cv::Point2f>(quad.begin(), quad.end()));
}

/// Logits of a crop that had been turned clockwise by quarter turns, as if it had not been.
void turn_back(const TopologyContract& c, const float* turned, int quarters, std::vector<float>& to) {
  to.assign(turned, turned + c.outputs);
  // Side s of the picture as it is was side s + quarters of the turned one.
  const auto seen_as = [&](int side) { return (side + quarters) % 4; };
  for (int s = 0; s < 4; ++s) {
    const auto& from = c.edges[static_cast<std::size_t>(seen_as(s))];
    const auto& here = c.edges[static_cast<std::size_t>(s)];
    for (int k = 0; k < 4; ++k) to[static_cast<std::size_t>(here.first + k)] = turned[from.first + k];
    to[static_cast<std::size_t>(c.mist_edge.first + s)] = turned[c.mist_edge.first + seen_as(s)];
  }
  for (std::size_t p = 0; p < kPairs.size(); ++p) {
    const auto old = static_cast<int>(pair_index(seen_as(kPairs[p].first), seen_as(kPairs[p].second)));
    to[static_cast<std::size_t>(c.city_joined.first) + p] = turned[c.city_joined.first + old];
    to[static_cast<std::size_t>(c.road_joined.first) + p] = turned[c.road_joined.first + old];
  }
  float x = turned[c.registration.first];
  float y = turned[c.registration.first + 1];
  for (int i = 0; i < quarters; ++i) x = std::exchange(y, -x);
  to[static_cast<std::size_t>(c.registration.first)] = x;
  to[static_cast<std::size_t>(c.registration.first + 1)] = y;
}

std::vector<double> softmax(const std::vector<float>& logits, const TopologyHead& head) {
  std::vector<double> p(static_cast<std::size_t>(head.size));
  double most = -1e30;
  for (int i = 0; i < head.size; ++i)
    most = std::max<double>(most, logits[static_cast<std::size_t>(head.first + i)]);
  double sum = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const double z = logits[static_cast<std::size_t>(head.first) + i] - most;
    sum += p[i] = std::exp(z / head.temperature);
  }
  for (double& value : p) value /= sum;
  return p;
}

double sigmoid(const std::vector<float>& logits, const TopologyHead& head, int i = 0) {
  return logistic((logits[static_cast<std::size_t>(head.first + i)] + head.bias) / head.temperature);
}

double safe_log(double p) { return std::log(std::max(p, 1e-12)); }

}  // namespace

std::pair<Side, Side> sides_of_pair(std::size_t i) {
  return {static_cast<Side>(kPairs.at(i).first), static_cast<Side>(kPairs.at(i).second)};
}

double TopologyLook::astray() const {
  return cv::norm(shift) + 0.7 * std::abs(turned) + 0.7 * std::abs(log_scale);
}

double TopologyLook::plainly_tile() const {
  double plain = probability(Shown::kTile);
  for (const auto& edge : edges) plain *= *std::max_element(edge.begin(), edge.end());
  return plain;
}

struct TopologyReader::Impl {
  /// What a tile of one type would show, turned one way: logits that it wants to be its softmax's winner,
  /// and yes or no of bits.
  struct Pose {
    TypeIndex type = catalogue::kNoType;
    Rotation rotation = 0;
    std::vector<int> terms;  ///< index of a softmax value or of a bit's "yes"; outputs + index: a bit's "no"
    double garden = 0;       ///< chance that it shows one
  };

  const TopologyContract& contract;
  std::vector<Pose> poses;
  std::vector<const TopologyHead*> softmaxes;
  std::vector<const TopologyHead*> bits;  ///< that every pose says yes or no to, whatever its edges

  Impl(const TopologyContract& c, const Catalogue& catalogue) : contract(c) {
    for (const auto& edge : c.edges) softmaxes.push_back(&edge);
    softmaxes.push_back(&c.tower_kind);
    softmaxes.push_back(&c.ghosts);
    for (TypeIndex type = 0; type < catalogue.types().size(); ++type) {
      if (catalogue.type(type).count == 0) continue;
      for (Rotation rotation = 0; rotation < 4; ++rotation)
        poses.push_back(pose_of(catalogue.type(type), type, rotation));
    }
  }

  Pose pose_of(const TileType& type, TypeIndex index, Rotation rotation) const {
    Pose pose{index, rotation, {}, 0};
    const auto bit = [&](const TopologyHead& head, int i, bool yes) {
      pose.terms.push_back(head.first + i + (yes ? 0 : contract.outputs));
    };
    std::array<EdgeKind, 4> edges{};
    for (const Side side : kSides) {
      const auto s = static_cast<std::size_t>(side);
      edges[s] = type.edge(side, rotation);
      pose.terms.push_back(contract.edges[s].first + static_cast<int>(edges[s]));
      bit(contract.mist_edge, static_cast<int>(s), type.misty(side, rotation));
    }
    const auto mask = [&](std::size_t pair) {
      unsigned m = 0;
      for (const int side : {kPairs[pair].first, kPairs[pair].second}) m |= 1U << ((side + 4 - rotation) % 4);
      return m;
    };
    const auto both = [&](std::size_t pair, EdgeKind kind) {
      return edges[static_cast<std::size_t>(kPairs[pair].first)] == kind &&
             edges[static_cast<std::size_t>(kPairs[pair].second)] == kind;
    };
    const auto one_piece = [&](const auto& pieces, std::size_t pair) {
      return std::any_of(pieces.begin(), pieces.end(),
                         [&](const auto& piece) { return (piece.edges & mask(pair)) == mask(pair); });
    };
    for (std::size_t p = 0; p < kPairs.size(); ++p) {
      if (both(p, EdgeKind::kCity)) bit(contract.city_joined, static_cast<int>(p), one_piece(type.cities, p));
      if (both(p, EdgeKind::kRoad)) bit(contract.road_joined, static_cast<int>(p), one_piece(type.roads, p));
    }
    const auto any = [](const auto& pieces, const auto& what) {
      return std::any_of(pieces.begin(), pieces.end(), what);
    };
    bit(contract.monastery, 0, type.monastery);
    bit(contract.shield, 0, any(type.cities, [](const auto& city) { return city.shields > 0; }));
    bit(contract.magic, 0, type.magic);
    bit(contract.tent, 0, type.tent);
    bit(contract.tower, 0, type.watchtower.has_value());
    bit(contract.inn, 0, any(type.roads, [](const auto& road) { return road.inn; }));
    bit(contract.cathedral, 0, any(type.cities, [](const auto& city) { return city.cathedral; }));
    bit(contract.castle, 0, type.castle);
    bit(contract.cemetery, 0, type.cemetery);
    bit(contract.crop_circle, 0, type.crop_circle.has_value());
    if (type.watchtower)
      pose.terms.push_back(contract.tower_kind.first + static_cast<int>(type.watchtower->per));
    pose.terms.push_back(contract.ghosts.first + std::min(3, type.ghosts()));
    // A type printed only with gardens shows one, nearly always; other editions may show one anyway.
    constexpr double kGardenSeen = 0.9;
    constexpr double kGardenUnexpected = 0.02;
    pose.garden = std::clamp(kGardenSeen * type.count_with_garden / std::max(1, type.count),
                             kGardenUnexpected, kGardenSeen);
    return pose;
  }

  /// Log-probabilities of everything a pose may ask for (Pose::terms).
  std::vector<double> table(const std::vector<float>& logits) const {
    const auto n = static_cast<std::size_t>(contract.outputs);
    std::vector<double> result(2 * n);
    for (std::size_t i = 0; i < n; ++i) {
      const double z = (logits[i] + bias_[i]) / temperature_[i];
      result[i] = -std::log1p(std::exp(-std::abs(z))) + std::min(z, 0.0);
      result[n + i] = -std::log1p(std::exp(-std::abs(z))) + std::min(-z, 0.0);
    }
    for (const auto* head : softmaxes) {
      const std::vector<double> p = softmax(logits, *head);
      for (std::size_t i = 0; i < p.size(); ++i)
        result[static_cast<std::size_t>(head->first) + i] = safe_log(p[i]);
    }
    return result;
  }

  void remember_calibration() {
    bias_.assign(static_cast<std::size_t>(contract.outputs), 0.0F);
    temperature_.assign(static_cast<std::size_t>(contract.outputs), 1.0F);
    for (const TopologyHead* head :
         {&contract.mist_edge, &contract.city_joined, &contract.road_joined, &contract.monastery,
          &contract.shield, &contract.garden, &contract.magic, &contract.tent, &contract.tower, &contract.inn,
          &contract.cathedral, &contract.castle, &contract.cemetery, &contract.crop_circle})
      for (int i = 0; i < head->size; ++i) {
        bias_[static_cast<std::size_t>(head->first + i)] = head->bias;
        temperature_[static_cast<std::size_t>(head->first + i)] = head->temperature;
      }
  }

  std::vector<float> bias_;
  std::vector<float> temperature_;
};

TopologyReader::TopologyReader(std::shared_ptr<const TopologyNetwork> network,
                               std::shared_ptr<const Catalogue> catalogue)
    : network_(std::move(network)),
      catalogue_(std::move(catalogue)),
      impl_(std::make_unique<Impl>(network_->contract(), *catalogue_)) {
  impl_->remember_calibration();
}

TopologyReader::~TopologyReader() = default;

namespace {

cv::Mat crop_of(const PictureStack& picture, const Quad& quad, const TopologyContract& c) {
  // Crop pixel (x, y) has its middle at (x + 0.5, y + 0.5); the tile fills the middle of the crop.
  const double scale = 1.0 / c.tile_px;
  const double o = (0.5 - c.crop_px / 2.0) * scale;
  const cv::Matx33d tile_from_crop(scale, 0, o, 0, scale, o, 0, 0, 1);
  cv::Mat crop;
  picture.cut(image_from_frame(quad) * tile_from_crop, c.crop_px, quad_side(quad) / c.tile_px, crop, nullptr);
  return crop;
}

void explain(const TopologyContract& c, TopologyLook& look) {
  const std::vector<double> shown = softmax(look.logits, c.what);
  std::copy(shown.begin(), shown.end(), look.shown.begin());
  for (std::size_t s = 0; s < 4; ++s) {
    const std::vector<double> p = softmax(look.logits, c.edges[s]);
    for (std::size_t k = 0; k < 4; ++k) look.edges[s][k] = static_cast<float>(p[k]);
  }
  const float* r = look.logits.data() + c.registration.first;
  look.shift = {std::clamp<double>(r[0], -kMostShift, kMostShift),
                std::clamp<double>(r[1], -kMostShift, kMostShift)};
  look.turned = std::clamp(r[2] * kTenDegrees, -kMostTurn, kMostTurn);
  look.log_scale = std::clamp<double>(r[3], -kMostLogScale, kMostLogScale);
  look.corners = moved_square(image_from_frame(look.quad), look.shift, look.turned, std::exp(look.log_scale));
  if (!usable(look.corners)) look.corners = look.quad;
}

constexpr std::array<int, 4> kTurn{-1, cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180,
                                   cv::ROTATE_90_COUNTERCLOCKWISE};

}  // namespace

std::vector<TopologyLook> TopologyReader::look(const PictureStack& picture, const std::vector<Quad>& quads,
                                               const TopologyLookOptions& options) const {
  const TopologyContract& c = network_->contract();
  std::vector<TopologyLook> looks(quads.size());
  std::vector<std::size_t> todo;
  for (std::size_t i = 0; i < quads.size(); ++i) {
    looks[i].quad = looks[i].corners = quads[i];
    looks[i].shown[static_cast<std::size_t>(Shown::kNoTile)] = 1;
    if (usable(quads[i])) todo.push_back(i);
  }
  const auto go = [&](int turns) {
    std::vector<cv::Mat> crops(todo.size() * static_cast<std::size_t>(turns));
    cv::parallel_for_(cv::Range(0, static_cast<int>(todo.size())), [&](const cv::Range& range) {
      for (auto k = static_cast<std::size_t>(range.start); k < static_cast<std::size_t>(range.end); ++k) {
        const std::size_t at = k * static_cast<std::size_t>(turns);
        crops[at] = crop_of(picture, looks[todo[k]].quad, c);
        for (std::size_t t = 1; t < static_cast<std::size_t>(turns); ++t)
          cv::rotate(crops[at], crops[at + t], kTurn[t]);
      }
    });
    const cv::Mat logits = network_->forward(crops);
    std::vector<float> one;
    for (std::size_t k = 0; k < todo.size(); ++k) {
      TopologyLook& look = looks[todo[k]];
      look.logits.assign(static_cast<std::size_t>(c.outputs), 0.0F);
      for (int t = 0; t < turns; ++t) {
        turn_back(c, logits.ptr<float>(static_cast<int>(k) * turns + t), t, one);
        for (std::size_t i = 0; i < one.size(); ++i) look.logits[i] += one[i] / static_cast<float>(turns);
      }
      explain(c, look);
    }
  };
  const std::vector<std::size_t> all = todo;
  const int last = options.recuts;
  for (int round = 0; round <= last && !todo.empty(); ++round) {
    if (round > 0) {
      for (const std::size_t i : todo) looks[i].quad = looks[i].corners;
    }
    go(round == last && options.four_turns ? 4 : 1);
    if (round < last) {
      const std::vector<std::size_t> before = std::exchange(todo, {});
      for (const std::size_t i : before) {
        const double astray = looks[i].astray();
        // The last look goes to all if it is the thorough one.
        if (astray > options.settled || (options.four_turns && round + 1 == last)) todo.push_back(i);
      }
      if (options.four_turns && round + 1 == last) todo = all;
    }
  }
  return looks;
}

TileReading TopologyReader::read(const TopologyLook& look, Cell cell, std::size_t keep) const {
  TileReading reading{cell, look.corners, {}, 0, ReaderName::kTopology};
  if (look.logits.empty()) return reading;
  const TopologyContract& c = network_->contract();
  reading.is_tile = 1 - look.probability(Shown::kBack) - look.probability(Shown::kNoTile) -
                    look.probability(Shown::kBadlyCut) - 0.5 * look.probability(Shown::kCovered);
  const std::vector<double> logs = impl_->table(look.logits);
  const auto garden = static_cast<std::size_t>(c.garden.first);
  const double shows_garden = std::exp(logs[garden]);
  double best = -1e30;
  std::vector<double> scores;
  for (const auto& pose : impl_->poses) {
    double sum = safe_log(pose.garden * shows_garden + (1 - pose.garden) * (1 - shows_garden));
    for (const int term : pose.terms) sum += logs[static_cast<std::size_t>(term)];
    scores.push_back(sum);
    best = std::max(best, sum);
  }
  // What the likeliest answer of every head would reach, allowed or not: a tile of no set in play.
  double free = 0;
  const RawTopology raw = topology_of(look);
  for (std::size_t s = 0; s < 4; ++s) {
    free += safe_log(raw.edge_certainty[s]) + safe_log(std::max(raw.misty[s], 1 - raw.misty[s]));
  }
  const auto both = [&](std::size_t p, EdgeKind kind) {
    return raw.edges[static_cast<std::size_t>(kPairs[p].first)] == kind &&
           raw.edges[static_cast<std::size_t>(kPairs[p].second)] == kind;
  };
  for (std::size_t p = 0; p < kPairs.size(); ++p) {
    if (both(p, EdgeKind::kCity)) free += safe_log(std::max(raw.city_joined[p], 1 - raw.city_joined[p]));
    if (both(p, EdgeKind::kRoad)) free += safe_log(std::max(raw.road_joined[p], 1 - raw.road_joined[p]));
  }
  for (const double bit : {raw.monastery, raw.shield, raw.magic, raw.tent, raw.tower, raw.inn, raw.cathedral,
                           raw.castle, raw.cemetery, raw.crop_circle})
    free += safe_log(std::max(bit, 1 - bit));
  free += safe_log(raw.ghosts_certainty);

  double sum = 0;
  for (double& score : scores) sum += score = std::exp((score - best) / kTopologyTemperature);
  const double known = probability_of_known_topology(free - best);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const auto& pose = impl_->poses[i];
    const auto alike = std::find_if(
        reading.candidates.begin(), reading.candidates.end(), [&](const TileCandidate& candidate) {
          return candidate.type == pose.type &&
                 catalogue_->type(pose.type).same_when_turned(candidate.rotation, pose.rotation);
        });
    const double p = known * scores[i] / sum;
    if (alike == reading.candidates.end()) {
      reading.candidates.push_back({pose.type, pose.rotation, -1, p});
    } else {
      alike->probability += p;
    }
  }
  std::stable_sort(
      reading.candidates.begin(), reading.candidates.end(),
      [](const TileCandidate& a, const TileCandidate& b) { return a.probability > b.probability; });
  if (reading.candidates.size() > keep) reading.candidates.resize(keep);
  return reading;
}

RawTopology TopologyReader::topology_of(const TopologyLook& look) const {
  RawTopology raw;
  if (look.logits.empty()) return raw;
  const TopologyContract& c = network_->contract();
  const auto winner = [&](const TopologyHead& head) {
    const std::vector<double> p = softmax(look.logits, head);
    const auto best = std::max_element(p.begin(), p.end());
    return std::pair<int, double>(static_cast<int>(best - p.begin()), *best);
  };
  for (std::size_t s = 0; s < 4; ++s) {
    const auto [kind, certainty] = winner(c.edges[s]);
    raw.edges[s] = static_cast<EdgeKind>(kind);
    raw.edge_certainty[s] = certainty;
    raw.misty[s] = sigmoid(look.logits, c.mist_edge, static_cast<int>(s));
  }
  for (std::size_t p = 0; p < kPairs.size(); ++p) {
    raw.city_joined[p] = sigmoid(look.logits, c.city_joined, static_cast<int>(p));
    raw.road_joined[p] = sigmoid(look.logits, c.road_joined, static_cast<int>(p));
  }
  raw.monastery = sigmoid(look.logits, c.monastery);
  raw.shield = sigmoid(look.logits, c.shield);
  raw.garden = sigmoid(look.logits, c.garden);
  raw.magic = sigmoid(look.logits, c.magic);
  raw.tent = sigmoid(look.logits, c.tent);
  raw.tower = sigmoid(look.logits, c.tower);
  raw.inn = sigmoid(look.logits, c.inn);
  raw.cathedral = sigmoid(look.logits, c.cathedral);
  raw.castle = sigmoid(look.logits, c.castle);
  raw.cemetery = sigmoid(look.logits, c.cemetery);
  raw.crop_circle = sigmoid(look.logits, c.crop_circle);
  raw.tower_counts = static_cast<catalogue::TowerCounts>(winner(c.tower_kind).first);
  std::tie(raw.ghosts, raw.ghosts_certainty) = winner(c.ghosts);
  return raw;
}

}  // namespace tilewatch::vision
