// SPDX-License-Identifier: MIT
// Which feature a foot is on, where the art does not lie quite where the map of its type has it.
#include "vision/figures/spot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "tests/vision/tiles/painted_board.h"

namespace tilewatch::vision::figures {
namespace {

/// Our own drawing of base.U, a road from west to east, with everything `shift` of a tile farther south.
Face road_moved_by(double shift) {
  const auto& catalogue = *test::base_catalogue();
  const auto& faces = test::base_drawings()->faces();
  const auto drawn = std::find_if(faces.begin(), faces.end(),
                                  [&](const Face& face) { return catalogue.type(face.type).id == "base.U"; });
  Face face = *drawn;
  const cv::Matx23d move(1, 0, 0, 0, 1, shift * face.picture.rows);
  cv::Mat moved;
  cv::warpAffine(face.picture, moved, move, face.picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  face.picture = moved;
  return face;
}

/// The likeliest piece for a farmer there, and how likely it is.
FeatureCandidate farmer_at(const Face& face, double v) {
  const SpotJudge judge(test::base_catalogue()->type(face.type), &face);
  return judge.judge(0, {0.5, v}, Pose::kLying).on.front();
}

TEST(Spot, TheRoadOfTheArtPartsTheFieldsNotThatOfTheMap) {
  for (const double shift : {-0.1, 0.0, 0.1}) {
    const Face face = road_moved_by(shift);
    const FeatureCandidate north = farmer_at(face, 0.5 + shift - 0.14);
    const FeatureCandidate south = farmer_at(face, 0.5 + shift + 0.14);
    EXPECT_EQ(north.piece.kind, FeatureKind::kField);
    EXPECT_EQ(south.piece.kind, FeatureKind::kField);
    EXPECT_NE(north.piece, south.piece) << "road moved by " << shift;
    EXPECT_GT(north.probability, 0.8) << "road moved by " << shift;
    EXPECT_GT(south.probability, 0.8) << "road moved by " << shift;
  }
}

}  // namespace
}  // namespace tilewatch::vision::figures
