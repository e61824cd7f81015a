// SPDX-License-Identifier: MIT
// The few numbers that turn similarities into probabilities, and how they were found (README.md,
// "Calibration").
#pragma once

#include <cmath>

namespace tilewatch::vision {

/// A part's error counts for at most this many times the noise: beyond it the part is covered or glaring.
inline constexpr double kMostOfAPart = 5;
/// What a part counts for that was not seen, because it lies outside the picture.
inline constexpr double kUnseenPart = 3.0;
/// Noise of a part in units of the expected noise that even a perfect picture has.
inline constexpr double kLeastPartNoise = 0.05;
/// Neighbouring parts and colour planes err together; the log likelihood is divided by this.
inline constexpr double kTemperature = 6.0;
/// Weight of "none of the faces looked at", against 1 for the best of them.
inline constexpr double kSomethingElse = 0.005;
/// A quad of which less than this share lies in the picture is not read.
inline constexpr double kLeastInside = 0.4;

/// Probability that a tile lies there, from the best face's similarity.
inline double probability_of_tile(double similarity) {
  constexpr double kMiddle = 0.5;
  constexpr double kSlope = 25;
  return 1 / (1 + std::exp(-kSlope * (similarity - kMiddle)));
}

}  // namespace tilewatch::vision
