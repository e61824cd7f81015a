// SPDX-License-Identifier: MIT
// --profile of `read` and `play`: a lens that bends lines is straightened before tiles are looked for, and a
// profile that does not fit says so.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/profile/profile.h"
#include "display/app/demo_game.h"
#include "tests/display/app/child_process.h"
#include "tests/support/paths.h"
#include "vision/simulate/simulated_table.h"
#include "vision/tiles/art_library.h"

namespace tilewatch::app {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const cv::Size kSize{960, 540};

calibration::Lens fisheye() {
  calibration::Lens lens = calibration::usual_lens(kSize);
  lens.distortion = {-0.3, 0.06, 0, 0, 0};
  return lens;
}

class ProfileCommand : public testing::Test {
 protected:
  ProfileCommand() {
    setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1);
    std::filesystem::create_directories(folder_.path() / "pictures");
    std::filesystem::create_directories(folder_.path() / "art");
  }
  void save_art() const {
    const vision::ArtLibrary art = vision::ArtLibrary::from_drawings(**catalogue::Catalogue::load({"base"}));
    for (const vision::Face& face : art.faces()) {
      cv::imwrite((folder_.path() / "art" / (face.name + ".png")).string(), face.picture);
    }
  }
  ~ProfileCommand() override { unsetenv("XDG_CONFIG_HOME"); }

  void save(const calibration::Profile& profile) const {
    const auto profiles = calibration::profiles_folder();
    ASSERT_TRUE(profiles);
    const auto saved = calibration::save_profile(*profiles, profile, {});
    ASSERT_TRUE(saved) << saved.error().message;
  }
  static calibration::Profile profile_with(const calibration::Lens& lens) {
    calibration::Profile profile;
    profile.name = "kitchen";
    profile.picture = lens.picture;
    profile.made = "2026-05-31";
    profile.lens = calibration::LensRecord{};
    profile.lens->lens = lens;
    profile.lens->made = "2026-05-31";
    return profile;
  }
  std::string path(const char* name) const { return (folder_.path() / name).string(); }

  struct Said {
    int code = -1;
    std::string words;
  };
  Said run(const std::vector<std::string>& arguments) const {
    test::ChildProcess program(arguments, test::ChildProcess::Read::kOutputAndErrors);
    Said said;
    said.words = program.rest();
    said.code = program.wait();
    return said;
  }
  json read(const char* picture, const std::vector<std::string>& more) const {
    std::vector<std::string> arguments{"read",      path(picture), "--art",
                                       path("art"), "--json",      path("read.json")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Said said = run(arguments);
    EXPECT_EQ(said.code, 0) << said.words;
    std::ifstream file(path("read.json"));
    return json::parse(file, nullptr, false);
  }

  test::ScratchFolder folder_;
};

/// A table after a few simulated turns, as a lens without distortion of its own would show it.
cv::Mat table_after_turns() {
  const auto catalogue = *catalogue::Catalogue::load({"base"});
  DemoGameOptions game;
  game.turns = 4;
  const auto demo = make_demo_game(catalogue, game);
  vision::SimulatedTableOptions options;
  options.size = kSize;
  options.fps = 2;
  options.speed = 20;
  vision::SimulatedTable table(catalogue, demo->script, options);
  cv::Mat last;
  for (auto frame = table.next(); frame && !frame->bgr.empty(); frame = table.next()) {
    if (!table.truth().hand) last = frame->bgr.clone();
  }
  return last;
}

/// The picture as that lens shows it.
cv::Mat bent(const cv::Mat& picture, const calibration::Lens& lens) {
  std::vector<cv::Point2d> pixels;
  for (int y = 0; y < picture.rows; ++y) {
    for (int x = 0; x < picture.cols; ++x) pixels.emplace_back(x, y);
  }
  const auto straight = lens.straightened(pixels);
  cv::Mat map(picture.size(), CV_32FC2);
  for (int y = 0; y < picture.rows; ++y) {
    for (int x = 0; x < picture.cols; ++x) {
      map.at<cv::Vec2f>(y, x) =
          cv::Vec2f(cv::Point2f(straight[static_cast<std::size_t>(y * picture.cols + x)]));
    }
  }
  cv::Mat seen;
  cv::remap(picture, seen, map, cv::noArray(), cv::INTER_CUBIC, cv::BORDER_REPLICATE);
  return seen;
}

/// What a reading is worth beside the one of the straight picture: tiles that are the same, and how far their
/// corners are from where the lens moved them.
struct Agreement {
  int tiles = 0;
  double corners_px = 0;
};
Agreement compare(const json& straight, const json& reading, const calibration::Lens& lens) {
  Agreement agreement;
  for (const json& tile : reading["tiles"]) {
    for (const json& truth : straight["tiles"]) {
      const auto corner = [](const json& of, std::size_t i) {
        return cv::Point2d(of["corners"][i][0], of["corners"][i][1]);
      };
      std::vector<cv::Point2d> there;
      for (std::size_t i = 0; i < 4; ++i) there.push_back(corner(truth, i));
      there = lens.bent(there);
      double far = 0;
      for (std::size_t i = 0; i < 4; ++i) far += cv::norm(there[i] - corner(tile, i)) / 4;
      if (far > 15 || tile["type"] != truth["type"]) continue;
      ++agreement.tiles;
      agreement.corners_px += far;
    }
  }
  if (agreement.tiles > 0) agreement.corners_px /= agreement.tiles;
  return agreement;
}

TEST_F(ProfileCommand, ABentPictureIsReadThroughItsLensAndComesBackInItsOwnPixels) {
  save_art();
  const cv::Mat picture = table_after_turns();
  const calibration::Lens lens = fisheye();
  save(profile_with(lens));
  cv::imwrite(path("straight.png"), picture);
  cv::imwrite(path("bent.png"), bent(picture, lens));
  const json straight = read("straight.png", {});
  ASSERT_GE(straight["tiles"].size(), 4U);
  const Agreement with = compare(straight, read("bent.png", {"--profile", "kitchen"}), lens);
  const Agreement without = compare(straight, read("bent.png", {}), lens);
  EXPECT_EQ(with.tiles, static_cast<int>(straight["tiles"].size()));
  EXPECT_LT(with.corners_px, 0.5) << without.corners_px << " px without the profile";
  EXPECT_GE(with.tiles, without.tiles);
}

TEST_F(ProfileCommand, AProfileThatDoesNotFitIsRefusedInPlainWords) {
  save_art();
  cv::imwrite(path("pictures/small.png"), cv::Mat(360, 640, CV_8UC3, cv::Scalar(60, 80, 100)));
  const std::vector<std::string> play{"play",  "--headless", "--pictures", path("pictures"),
                                      "--art", path("art"),  "--profile",  "kitchen"};
  const Said missing = run(play);
  EXPECT_EQ(missing.code, 3);
  EXPECT_THAT(missing.words, HasSubstr("there is no profile \"kitchen\""));

  save(profile_with(fisheye()));
  const Said size = run(play);
  EXPECT_EQ(size.code, 3) << size.words;
  EXPECT_THAT(size.words, HasSubstr("profile \"kitchen\" is for pictures of 960 x 540, these are 640 x 360"));
  const Said photo = run({"read", path("pictures/small.png"), "--art", path("art"), "--profile", "kitchen"});
  EXPECT_EQ(photo.code, 3) << photo.words;
  EXPECT_THAT(photo.words, HasSubstr("is for pictures of 960 x 540, these are 640 x 360"));

  std::string text = calibration::profile_to_toml(profile_with(fisheye()));
  text.replace(text.find("version = 2"), 11, "version = 3");
  std::ofstream(*calibration::profiles_folder() / "kitchen" / "profile.toml") << text;
  for (const Said& later :
       {run(play), run({"read", path("pictures/small.png"), "--art", path("art"), "--profile", "kitchen"})}) {
    EXPECT_EQ(later.code, 3);
    EXPECT_THAT(later.words, HasSubstr("made by a later version of Tilewatch"));
  }
}

}  // namespace
}  // namespace tilewatch::app
