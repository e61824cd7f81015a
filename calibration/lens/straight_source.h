// SPDX-License-Identifier: MIT
// Pictures without the lens's distortion, for the eyes: a source over another one, and the way back for
// results.
#pragma once

#include <memory>

#include "calibration/lens/lens.h"
#include "vision/reading.h"
#include "vision/source/source.h"

namespace tilewatch::calibration {

/// Gives the other source's pictures straightened. A picture of another size than the lens's is an error of
/// next() that says both sizes.
std::unique_ptr<vision::Source> straight_source(std::unique_ptr<vision::Source> source, const Lens& lens);

/// A reading of a straightened picture -> the pixels of the picture as it was taken: tiles' corners, figures'
/// feet and outlines. The geometry stays that of the straightened picture.
void bend_reading(const Lens& lens, vision::BoardReading& reading);

}  // namespace tilewatch::calibration
