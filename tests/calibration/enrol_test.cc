// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/enrol/art_folder.h"
#include "calibration/enrol/contact_sheet.h"
#include "calibration/enrol/enrol.h"
#include "calibration/enrol/least_cost_assignment.h"
#include "calibration/enrol/name_tiles.h"
#include "tests/calibration/laid_out.h"
#include "tests/support/paths.h"
#include "vision/table/quads.h"
#include "vision/tiles/picture_file.h"
#include "vision/tiles/quad_frame.h"

namespace tilewatch::calibration {
namespace {

namespace fs = std::filesystem;

struct BoxOfTiles {
  std::shared_ptr<const catalogue::Catalogue> catalogue = catalogue::Catalogue::load({"base"}).value();
  std::shared_ptr<const vision::TopologyNetwork> network =
      vision::TopologyNetwork::load({.cores = 2}).value();
  vision::ArtLibrary art = vision::ArtLibrary::from_drawings(*catalogue, 5);

  /// Every step-th face, as laid out.
  test::LaidOut lay(std::size_t first, std::size_t count, const test::LayOut& how) const {
    std::vector<cv::Mat> faces;
    for (std::size_t i = first; i < std::min(first + count, art.faces().size()); ++i)
      faces.push_back(art.faces()[i].picture);
    test::LaidOut laid = test::lay_out(faces, how);
    for (auto& tile : laid.tiles) tile.face += static_cast<int>(first);
    return laid;
  }
  catalogue::TypeIndex type(const std::string& id) const { return catalogue->index_of(id); }
};

const BoxOfTiles& box() {
  static const BoxOfTiles b;
  return b;
}

/// How many tiles have their right name and turn.
int right_names(const Enrolment& enrolment, const test::LaidOut& laid) {
  int right = 0;
  for (const EnrolledTile& tile : enrolment.tiles) {
    for (const auto& truth : laid.tiles) {
      const auto& face = box().art.face(truth.face);
      if (tile.type != face.type) continue;
      for (Rotation k = 0; k < 4; ++k) {
        if (!box().catalogue->type(face.type).same_when_turned(0, k)) continue;
        double off = 0;
        const vision::Quad turned = vision::turned(truth.corners, k);
        for (std::size_t i = 0; i < 4; ++i) off = std::max(off, cv::norm(turned[i] - tile.corners[i]));
        if (off < 0.2 * vision::quad_side(truth.corners)) {
          ++right;
          k = 3;
        }
      }
    }
  }
  return right;
}

TEST(LeastCostAssignment, FindsTheCheapestOfAllWays) {
  const cv::Mat1d costs = (cv::Mat1d(3, 4) << 4, 1, 3, 9, 2, 0, 5, 9, 3, 2, 2, 9);
  EXPECT_EQ(least_cost_assignment(costs), (std::vector<int>{1, 0, 2}));
}

TEST(NameTiles, GiveTheOneCopyToTheTileThatNeedsItMost) {
  const std::vector<std::vector<vision::TileCandidate>> candidates{
      {{0, 0, -1, 0.6}, {1, 0, -1, 0.3}},
      {{0, 0, -1, 0.9}, {1, 0, -1, 0.099}},
  };
  const auto names = name_tiles(candidates, {1, 1});
  EXPECT_EQ(names[0].type, 1);
  EXPECT_EQ(names[1].type, 0);
  EXPECT_LT(names[0].confidence, 0.99);
  const auto one_too_many = name_tiles(candidates, {1, 0});
  EXPECT_EQ(one_too_many[0].type, catalogue::kNoType);
  EXPECT_EQ(one_too_many[1].type, 0);
}

TEST(Enrol, NamesAWholeBoxThatTouchesOnAPlainTable) {
  test::LayOut how;
  how.touching = true;
  how.seed = 3;
  const test::LaidOut laid = box().lay(0, 72, how);
  const auto enrolment = enrol({laid.picture}, {"box"}, box().catalogue, box().network, {}, {});
  ASSERT_TRUE(enrolment) << enrolment.error().message;
  EXPECT_GE(right_names(*enrolment, laid), 70);
  EXPECT_LE(enrolment->tiles.size(), 74U);
  const auto sheet = contact_sheet(*enrolment, *box().catalogue);
  ASSERT_TRUE(sheet) << sheet.error().message;
  EXPECT_EQ(sheet->cols, 1920);
}

TEST(Enrol, FindsAFewTilesTurnedAnyhowOnAPatternedCloth) {
  test::LayOut how;
  how.ground = test::Ground::kCloth;
  how.seed = 4;
  how.size = {640, 480};
  const test::LaidOut laid = box().lay(10, 4, how);
  const auto enrolment = enrol({laid.picture}, {"few"}, box().catalogue, box().network, {}, {});
  ASSERT_TRUE(enrolment) << enrolment.error().message;
  EXPECT_EQ(right_names(*enrolment, laid), 4);
}

TEST(Enrol, KnowsATileAgainThatAnotherPictureShowed) {
  test::LayOut how;
  how.size = {640, 480};
  how.seed = 5;
  const test::LaidOut first = box().lay(20, 4, how);
  how.seed = 6;
  how.ground = test::Ground::kWood;
  const test::LaidOut second = box().lay(22, 4, how);  // two of the first, two new ones
  const auto enrolment =
      enrol({first.picture, second.picture}, {"a", "b"}, box().catalogue, box().network, {}, {});
  ASSERT_TRUE(enrolment) << enrolment.error().message;
  int twice = 0;
  for (const EnrolledTile& tile : enrolment->tiles) twice += tile.state == TileState::kSeenTwice;
  EXPECT_EQ(twice, 2);
}

TEST(Enrol, SaysWhyNothingWasFound) {
  const auto why = [](const cv::Mat& picture) {
    const auto enrolment = enrol({picture}, {"p"}, box().catalogue, box().network, {}, {});
    return enrolment ? std::string("found") : enrolment.error().message;
  };
  EXPECT_NE(why(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(180))).find("one colour"), std::string::npos);
  EXPECT_NE(why(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(3))).find("black"), std::string::npos);
  EXPECT_NE(why(cv::Mat(8, 8, CV_8UC3, cv::Scalar::all(99))).find("too small"), std::string::npos);
}

TEST(Enrol, ReadsWhatAPersonSaysAndRefusesTheRest) {
  const auto name = name_by_hand_from("17=base.D:90");
  ASSERT_TRUE(name);
  EXPECT_EQ(name->number, 17);
  EXPECT_EQ(name->type, "base.D");
  EXPECT_EQ(name->turn, 1);
  EXPECT_TRUE(name_by_hand_from("3=none")->type.empty());
  for (const char* wrong : {"", "=base.D", "x=base.D", "0=base.D", "3=", "3=base.D:45", "base.D"}) {
    const auto refused = name_by_hand_from(wrong);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().kind, ErrorKind::kUsage);
  }
}

TEST(Enrol, TakesAPersonsWordAndRefusesNumbersAndTypesThatAreNotThere) {
  test::LayOut how;
  how.size = {320, 240};
  const test::LaidOut laid = box().lay(30, 1, how);
  const auto with = [&](const char* text) {
    return enrol({laid.picture}, {"p"}, box().catalogue, box().network, {}, {*name_by_hand_from(text)});
  };
  const auto named = with("1=base.X");
  ASSERT_TRUE(named) << named.error().message;
  EXPECT_EQ(named->tiles[0].type, box().type("base.X"));
  EXPECT_TRUE(named->tiles[0].by_hand);
  EXPECT_EQ(with("99=base.X").error().kind, ErrorKind::kUsage);
  EXPECT_EQ(with("1=base.nothing").error().kind, ErrorKind::kUsage);
}

TEST(ArtFolder, IsAddedToAndNeverOverwritten) {
  const test::ScratchFolder scratch;
  const fs::path path = scratch.path() / "box";
  const cv::Mat& picture = box().art.faces()[0].picture;
  ASSERT_TRUE(vision::save_picture(scratch.path() / "face.png", picture) == std::nullopt);
  std::ifstream stream(scratch.path() / "face.png", std::ios::binary);
  const std::string face((std::istreambuf_iterator<char>(stream)), {});
  const auto record = [](const std::string& file, const std::string& sum) {
    return nlohmann::json{{"tiles", {{{"file", file}, {"picture_sha256", sum}}}}}.dump();
  };
  for (const std::string sum : {"one", "two", "two"}) {
    auto folder = ArtFolder::open(path, *box().catalogue);
    ASSERT_TRUE(folder) << folder.error().message;
    const std::string file = folder->free_name("base.A", {sum}) + ".png";
    ASSERT_TRUE(
        folder->write({{file, face}, {"enrolled.json", record(file, sum)}, {"enrolled.png", face}}, {sum}));
  }
  // The first picture's face stays; the second one's was made anew.
  EXPECT_TRUE(fs::exists(path / "base.A.png"));
  EXPECT_TRUE(fs::exists(path / "base.A~2.png"));
  EXPECT_FALSE(fs::exists(path / "base.A~3.png"));
  EXPECT_EQ(vision::ArtLibrary::from_folders(*box().catalogue, {path})->faces().size(), 2U);
  EXPECT_EQ(std::distance(fs::directory_iterator(scratch.path()), {}), 2);  // nothing half made is left
}

TEST(ArtFolder, RefusesAFolderOfOtherThingsAndAFile) {
  const test::ScratchFolder scratch;
  std::ofstream(scratch.path() / "letter.txt") << "dear";
  EXPECT_EQ(ArtFolder::open(scratch.path(), *box().catalogue).error().kind, ErrorKind::kUsage);
  EXPECT_EQ(ArtFolder::open(scratch.path() / "letter.txt", *box().catalogue).error().kind, ErrorKind::kUsage);
}

}  // namespace
}  // namespace tilewatch::calibration
