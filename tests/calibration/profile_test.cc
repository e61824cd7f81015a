// SPDX-License-Identifier: MIT
// Profiles on disk, colours, the camera's place and its controls.
#include "calibration/profile/profile.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/videodev2.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <map>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "calibration/place/camera_controls.h"
#include "calibration/place/place.h"
#include "calibration/profile/known_table.h"
#include "calibration/profile/report.h"
#include "calibration/sheets/draw_pages.h"
#include "tests/calibration/board_camera.h"
#include "tests/support/paths.h"

namespace tilewatch::calibration {
namespace {

using testing::HasSubstr;

Profile full_profile() {
  Profile profile;
  profile.name = "kitchen";
  profile.camera = "Webcam C (usb-1)";
  profile.picture = {1920, 1080};
  profile.made = "2026-05-31";
  LensRecord lens;
  lens.lens = usual_lens({1920, 1080});
  lens.lens.distortion = {-0.12, 0.03, 0.0001, -0.0002, 0};
  lens.made = "2026-05-31";
  lens.pictures = 18;
  lens.square_mm = 30.1;
  lens.rms_px = 0.21;
  profile.lens = lens;
  TableRecord table;
  table.plane.lens = lens.lens;
  table.plane.rotation = {0.2, -0.1, 0.4};
  table.plane.translation = {12, -30, 700};
  table.from = "4 corner markers";
  table.made = "2026-05-31";
  table.lens_known = true;
  table.tile_mm = 50;
  profile.table = table;
  profile.colours =
      ColoursRecord{{{"red", {40, 40, 180}, 12, {}}, {"mage", {120, 50, 90}, 9, {}}}, "2026-05-31"};
  return profile;
}

TEST(Profile, IsReadBackAsItWasWritten) {
  const test::ScratchFolder folder;
  const Profile profile = full_profile();
  ASSERT_TRUE(save_profile(folder.path(), profile,
                           {{"table.jpg", cv::Mat(90, 160, CV_8UC3, cv::Scalar(9, 99, 199))}}));
  const auto read = load_profile(folder.path(), "kitchen");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->camera, profile.camera);
  EXPECT_EQ(read->picture, profile.picture);
  ASSERT_TRUE(read->lens && read->table && read->colours);
  EXPECT_EQ(read->lens->lens.distortion, profile.lens->lens.distortion);
  EXPECT_DOUBLE_EQ(read->lens->square_mm, 30.1);
  EXPECT_EQ(read->table->plane.translation, profile.table->plane.translation);
  EXPECT_DOUBLE_EQ(read->table->tile_mm, 50);
  EXPECT_EQ(read->colours->colours.at(1).name, "mage");
  EXPECT_THAT(profile_names(folder.path()), testing::ElementsAre("kitchen"));
  EXPECT_TRUE(std::filesystem::exists(folder.path() / "kitchen" / "report.pdf"));
  ASSERT_TRUE(delete_profile(folder.path(), "kitchen"));
  EXPECT_TRUE(profile_names(folder.path()).empty());
  const auto gone = load_profile(folder.path(), "kitchen");
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().kind, ErrorKind::kInput);
}

TEST(Profile, OfAnotherCameraOrAnotherSizeIsRefusedInPlainWords) {
  const Profile profile = full_profile();
  EXPECT_TRUE(profile.fits("Webcam C (usb-1)", {1920, 1080}));
  EXPECT_TRUE(profile.fits("", {}));
  const auto camera = profile.fits("Other Cam (usb-2)", {1920, 1080});
  ASSERT_FALSE(camera);
  EXPECT_EQ(camera.error().message,
            "profile \"kitchen\" belongs to another camera: Webcam C (usb-1), not Other Cam (usb-2)");
  const auto size = profile.fits("Webcam C (usb-1)", {1280, 720});
  ASSERT_FALSE(size);
  EXPECT_THAT(size.error().message, HasSubstr("is for pictures of 1920 x 1080, these are 1280 x 720"));
}

TEST(Profile, OfALaterVersionOrADamagedOneIsRefusedWithTheLine) {
  std::string text = profile_to_toml(full_profile());
  std::string later = text;
  later.replace(later.find("version = 2"), 11, "version = 3\nnew_thing = true");
  const auto refused = profile_from_toml(later, "profile.toml");
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message,
              HasSubstr("made by a later version of Tilewatch (format 3, this one reads 2)"));
  for (const auto& [from, to, words] :
       {std::tuple{"pictures = 18", "pictures = \"many\"", "pictures must be a number"},
        std::tuple{"pictures = 18", "picturess = 18", "pictures is missing in [lens]"},
        std::tuple{"pictures = 18", "pictures = 18\nzoom = 2", "nobody knows the key \"zoom\""},
        std::tuple{"[lens]", "[lens", "profile.toml:"},
        std::tuple{"tile_mm = 50.0", "tile_mm = 0.5", "tile_mm must be between 15 and 120"},
        std::tuple{"tile_mm = 50.0\n", "", "tile_mm is missing in [table]"},
        std::tuple{"version = 2", "", "does not say its version"}}) {
    std::string wrong = text;
    wrong.replace(wrong.find(from), std::strlen(from), to);
    const auto result = profile_from_toml(wrong, "profile.toml");
    ASSERT_FALSE(result) << to;
    EXPECT_THAT(result.error().message, HasSubstr(words));
  }
  // Cut off anywhere it is an error or an older state, never a crash.
  for (std::size_t cut = 0; cut < text.size(); cut += 37)
    profile_from_toml(text.substr(0, cut), "profile.toml");
}

TEST(Profile, OfTheFirstVersionHasTilesOfTheUsualSize) {
  std::string text = profile_to_toml(full_profile());
  text.replace(text.find("version = 2"), 11, "version = 1");
  EXPECT_FALSE(profile_from_toml(text, "profile.toml")) << "it had no tile_mm";
  text.erase(text.find("tile_mm = 50.0\n"), 15);
  const auto read = profile_from_toml(text, "profile.toml");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_DOUBLE_EQ(read->table->tile_mm, kUsualTileMm);
}

TEST(Profile, TellsTheEyesWhatItKnowsAndNoMore) {
  Profile profile = full_profile();
  const auto all = known_table(profile);
  ASSERT_TRUE(all.camera && all.down);
  EXPECT_EQ(*all.camera, profile.lens->lens.camera);
  EXPECT_NEAR(cv::norm(*all.down), 1, 1e-9);
  EXPECT_NEAR(std::acos((*all.down)[2]) * 180 / CV_PI, profile.table->plane.tilt_deg(), 0.01);
  EXPECT_DOUBLE_EQ(all.tile_mm, 50);
  ASSERT_EQ(all.paints.size(), 2U);
  EXPECT_EQ(all.paints[0].colour, Colour::kRed);
  EXPECT_EQ(all.paints[1].kind, FigureKind::kMage);
  profile.lens.reset();
  profile.table->lens_known = false;
  const auto guessed = known_table(profile);
  EXPECT_FALSE(guessed.camera || guessed.down) << "an estimate is no knowledge";
  EXPECT_DOUBLE_EQ(guessed.tile_mm, 50);
}

TEST(Profile, ThatCannotBeWrittenWholeLeavesTheOldOne) {
  const test::ScratchFolder folder;
  ASSERT_TRUE(save_profile(folder.path(), full_profile(), {}));
  Profile changed = full_profile();
  changed.camera = "Changed";
  // The report's place is taken by a folder: it cannot be written, so the profile must not change either.
  std::filesystem::remove(folder.path() / "kitchen" / "report.pdf");
  std::filesystem::create_directory(folder.path() / "kitchen" / "report.pdf");
  EXPECT_FALSE(save_profile(folder.path(), changed, {}));
  const auto kept = load_profile(folder.path(), "kitchen");
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->camera, "Webcam C (usb-1)");
  for (const auto& entry : std::filesystem::directory_iterator(folder.path() / "kitchen")) {
    EXPECT_THAT(entry.path().filename().string(), testing::Not(HasSubstr(".toml.")));
  }
}

TEST(Profile, NamesThatLeaveTheFolderAreRefused) {
  const test::ScratchFolder folder;
  for (const char* name : {"", "..", "a/b", ".hidden", "a b"}) {
    EXPECT_FALSE(check_profile_name(name)) << name;
    EXPECT_FALSE(load_profile(folder.path(), name)) << name;
    EXPECT_FALSE(delete_profile(folder.path(), name)) << name;
  }
}

TEST(Colours, AreMeasuredWithoutTheLampsTintAndCompared) {
  const std::vector<cv::Scalar> paints{
      {45, 45, 175}, {190, 88, 46}, {62, 130, 55}, {60, 75, 190}, {125, 50, 92}};
  const std::vector<std::string> names{"red", "blue", "green", "pink", "mage"};
  const auto warm = measure_colours(photo::row_of_figures(paints, {0.62, 0.8, 0.95}), names);
  ASSERT_TRUE(warm) << warm.error().message;
  const auto plain = measure_colours(photo::row_of_figures(paints, {0.95, 0.95, 0.95}), names);
  ASSERT_TRUE(plain);
  for (std::size_t i = 0; i < names.size(); ++i) {
    EXPECT_LT(colour_distance((*warm)[i].bgr, (*plain)[i].bgr), 6) << names[i];
  }
  const ColourReport report = compare_colours(*warm, {"mage"});
  ASSERT_EQ(report.too_close.size(), 1U);
  EXPECT_EQ(report.too_close[0].first + report.too_close[0].second, "redpink");
  ASSERT_EQ(report.leave_out.size(), 1U);
}

TEST(Colours, OtherNumbersOfThingsThanNamesAreSaid) {
  const auto missing = measure_colours(photo::row_of_figures({{45, 45, 175}, {190, 88, 46}}, {1, 1, 1}),
                                       {"red", "blue", "green"});
  ASSERT_FALSE(missing);
  EXPECT_THAT(missing.error().message, HasSubstr("2 things can be seen on the paper, but 3 are named"));
}

TEST(Place, TellsFocusLightAndGlare) {
  cv::Mat sharp(540, 960, CV_8UC3, cv::Scalar(90, 110, 130));
  cv::RNG rng(6);
  for (int i = 0; i < 160; ++i) {
    cv::Rect box(rng.uniform(40, 860), rng.uniform(40, 460), rng.uniform(15, 60), rng.uniform(15, 60));
    cv::rectangle(sharp, box, cv::Scalar(rng.uniform(20, 220), rng.uniform(20, 220), rng.uniform(20, 220)),
                  cv::FILLED);
  }
  cv::GaussianBlur(sharp, sharp, {}, 0.7);
  cv::Mat blurred;
  cv::GaussianBlur(sharp, blurred, {}, 3.5);
  const auto good = assess_place(sharp);
  const auto soft = assess_place(blurred);
  EXPECT_TRUE(good.in_focus()) << good.edge_px;
  EXPECT_FALSE(soft.in_focus()) << soft.edge_px;
  EXPECT_TRUE(good.well_lit());
  EXPECT_TRUE(good.without_glare());
  cv::Mat glare = sharp.clone();
  cv::circle(glare, {500, 200}, 70, cv::Scalar::all(255), cv::FILLED);
  EXPECT_FALSE(assess_place(glare).without_glare());
  EXPECT_NEAR(assess_place(glare).glare, CV_PI * 70 * 70 / (540 * 960), 0.003);
  EXPECT_FALSE(assess_place(sharp * 0.1).well_lit());
  EXPECT_THAT(assess_place(sharp * 0.1).advice(), testing::Contains(HasSubstr("too dark")));
}

/// A webcam of our own behind the ioctl: controls by number.
struct FakeCamera {
  std::map<std::uint32_t, std::int32_t> controls;
  std::uint32_t refuses = 0;
  int operator()(unsigned long request, void* argument) {
    auto* control = static_cast<v4l2_control*>(argument);
    if (request == VIDIOC_QUERYCAP) {
      auto* facts = static_cast<v4l2_capability*>(argument);
      std::memcpy(facts->card, "Fake Cam", 9);
      std::memcpy(facts->bus_info, "usb-7", 6);
      return 0;
    }
    if (!controls.contains(control->id) || (request == VIDIOC_S_CTRL && control->id == refuses)) {
      errno = EINVAL;
      return -1;
    }
    if (request == VIDIOC_G_CTRL) control->value = controls[control->id];
    if (request == VIDIOC_S_CTRL) {
      controls[control->id] = control->value;
      // Like some webcams: turning the automatic off jumps to a default.
      if (control->id == V4L2_CID_FOCUS_AUTO) controls[V4L2_CID_FOCUS_ABSOLUTE] = 0;
    }
    return 0;
  }
};

TEST(CameraControls, AreLockedAtWhatTheyAreNowAndWhatCannotBeIsSaid) {
  FakeCamera camera{{{V4L2_CID_FOCUS_AUTO, 1},
                     {V4L2_CID_FOCUS_ABSOLUTE, 35},
                     {V4L2_CID_EXPOSURE_AUTO, V4L2_EXPOSURE_APERTURE_PRIORITY},
                     {V4L2_CID_EXPOSURE_ABSOLUTE, 156}}};
  camera.refuses = V4L2_CID_EXPOSURE_AUTO;
  const DeviceCall call = std::ref(camera);
  EXPECT_EQ(name_of_camera(call).id(), "Fake Cam (usb-7)");
  const auto locked = lock_controls(call);
  ASSERT_EQ(locked.size(), 3U);
  EXPECT_EQ(locked[0].state, LockedControl::State::kLocked);
  EXPECT_EQ(camera.controls[V4L2_CID_FOCUS_AUTO], 0);
  EXPECT_EQ(camera.controls[V4L2_CID_FOCUS_ABSOLUTE], 35);
  EXPECT_EQ(locked[1].state, LockedControl::State::kRefused);
  EXPECT_EQ(locked[2].state, LockedControl::State::kAbsent);
  EXPECT_EQ(words_for(locked),
            "Locked: focus. This camera cannot lock: exposure, white balance. Keep the light steady and do "
            "not move it.");
  EXPECT_EQ(lock_controls(call)[0].state, LockedControl::State::kWas);
}

TEST(CameraControls, AnAbsentDeviceAndOneThatIsNoCameraAreToldApart) {
  const auto absent = open_controls("9999");
  ASSERT_FALSE(absent);
  EXPECT_EQ(absent.error().kind, ErrorKind::kInput);
  EXPECT_THAT(absent.error().message, HasSubstr("there is no camera 9999 (/dev/video9999)"));
  const auto other = open_controls("/dev/null");
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().message, "/dev/null is not a camera");
}

TEST(CameraControls, ACameraThatGivesAnotherSizeThanItSaysIsToldHowToBeNamed) {
  EXPECT_TRUE(check_given_size({1920, 1080}, {1920, 1080}));
  const auto other = check_given_size({1920, 1080}, {1280, 720});
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().kind, ErrorKind::kInput);
  EXPECT_EQ(other.error().message, "the camera gives 1280 x 720 although it was set to 1920 x 1080");
  EXPECT_THAT(other.error().hint, HasSubstr("--size 1280x720"));
}

TEST(Report, HasOnePageThatCanBeDrawn) {
  const auto pages =
      report_pages(full_profile(), {{"lens.jpg", cv::Mat(200, 320, CV_8UC3, cv::Scalar::all(120))}});
  ASSERT_EQ(pages.size(), 1U);
  EXPECT_TRUE(page_to_picture(pages[0], 40));
  EXPECT_TRUE(pages_to_pdf(pages, "report"));
}

}  // namespace
}  // namespace tilewatch::calibration
