// SPDX-License-Identifier: MIT
// Picture files from disk, with every way they can be bad told apart.
#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>

#include "engine/catalogue/result.h"

namespace tilewatch::vision {

/// The picture in the file as BGR bytes, as it is stored (a camera's note about turning it is not followed,
/// so that pixels in results are those of the file). A missing, empty, cut off, far too large or non-picture
/// file is an ErrorKind::kInput that says which of these it is.
Result<cv::Mat> load_picture(const std::filesystem::path& file);

/// Writes the picture; the file's ending (.png, .jpg) says how. kFailed when that is not possible.
std::optional<Error> save_picture(const std::filesystem::path& file, const cv::Mat& picture_bgr);

}  // namespace tilewatch::vision
