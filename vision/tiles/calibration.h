// SPDX-License-Identifier: MIT
// The few numbers that turn similarities into probabilities, and how they were found (README.md,
// "Calibration").
#pragma once

#include <algorithm>
#include <cmath>

namespace tilewatch::vision {

/// A part's error counts for at most this many times the noise: beyond it the part is covered or glaring.
inline constexpr double kMostOfAPart = 5;
/// What a part counts for that was not seen, because it lies outside the picture.
inline constexpr double kUnseenPart = 3.0;
/// Noise of a part in units of the expected noise that even a perfect picture has.
inline constexpr double kLeastPartNoise = 0.05;
/// Neighbouring parts and colour planes err together; the log likelihood is divided by this.
inline constexpr double kTemperature = 12.0;
/// A quad of which less than this share lies in the picture is not read.
inline constexpr double kLeastInside = 0.4;

inline double logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// How much there is to see of a face, against what it takes to be sure of one.
inline double plenty_of(double evidence) { return std::log(std::max(evidence, 5.0) / 60.0); }

/// Probability that a tile lies there at all, from the best face's similarity and evidence (ArtMatch).
inline double probability_of_tile(double similarity, double evidence) {
  return logistic(18 * (similarity - 0.6) + 1.5 * plenty_of(evidence));
}

/// Probability that the true face is among those that were found, from the best one.
inline double probability_of_face(double similarity, double evidence) {
  return logistic(25 * (similarity - 0.66) + 1.2 * plenty_of(evidence));
}

/// The heads of the topology reader err together; the log likelihood of a pose is divided by this.
inline constexpr double kTopologyTemperature = 1.2;

/// Probability that a tile belongs to the sets in play, from how much worse (nats) the best of their poses
/// explains the topology reader's heads than the best answers of all heads would, allowed or not.
inline double probability_of_known_topology(double gap) { return 0.998 * logistic((7 - gap) / 1.2); }

}  // namespace tilewatch::vision
