// SPDX-License-Identifier: MIT
// Cameras that are not there, and one that comes and goes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <memory>
#include <semaphore>
#include <string>

#include "tests/support/paths.h"
#include "vision/source/latest_frame.h"
#include "vision/source/open_source.h"

namespace tilewatch::vision {
namespace {

using ::testing::HasSubstr;

TEST(Camera, OneThatIsNotThereIsNamed) {
  const auto source = open_camera({.device = "97"});
  ASSERT_FALSE(source);
  EXPECT_EQ(source.error().kind, ErrorKind::kInput);
  EXPECT_THAT(source.error().message, HasSubstr("97"));
}

TEST(Camera, AFileIsNoCamera) {
  const test::ScratchFolder scratch;
  const auto file = scratch.path() / "film.mp4";
  std::ofstream(file) << "x";
  const auto source = open_camera({.device = file.string()});
  ASSERT_FALSE(source);
  EXPECT_EQ(source.error().kind, ErrorKind::kInput);
  EXPECT_THAT(source.error().message, HasSubstr("is not a camera"));
}

/// A camera under the test's thumb: a picture comes for each permit, and pulling the plug ends it.
struct FakeCamera {
  std::counting_semaphore<100> permits{0};
  std::atomic<bool> plugged{true};
  std::atomic<int> grey{0};
  std::atomic<int> taken{0};

  class Reader : public Grabber {
   public:
    explicit Reader(FakeCamera& camera) : camera_(camera) {}
    bool grab(cv::Mat& bgr) override {
      camera_.permits.acquire();
      if (!camera_.plugged) return false;
      bgr = cv::Mat(4, 4, CV_8UC3, cv::Scalar::all(++camera_.grey));
      ++camera_.taken;
      camera_.taken.notify_all();
      return true;
    }

   private:
    FakeCamera& camera_;
  };
  std::unique_ptr<Grabber> open() { return plugged ? std::make_unique<Reader>(*this) : nullptr; }
  void wait_until_taken(int count) {
    for (int now = taken; now < count; now = taken) taken.wait(now);
  }
};

TEST(Camera, OldPicturesAreDropped) {
  FakeCamera camera;
  LatestFrame source(camera.open(), [&] { return camera.open(); }, {.description = "camera 7"});
  EXPECT_TRUE(source.live());
  camera.permits.release(5);
  // The sixth picture is asked for only when the fifth has been put away.
  camera.wait_until_taken(5);
  camera.permits.release(1);
  camera.wait_until_taken(6);
  auto frame = source.next();
  ASSERT_TRUE(frame) << frame.error().message;
  EXPECT_GE(frame->number, 4);
  EXPECT_EQ(frame->bgr.at<cv::Vec3b>(0, 0)[0], frame->number + 1);
  camera.plugged = false;
  camera.permits.release(1);
}

TEST(Camera, UnpluggedItSaysSoAndComesBack) {
  FakeCamera camera;
  LatestFrame source(camera.open(), [&] { return camera.open(); },
                     {.description = "camera 7",
                      .retry = std::chrono::milliseconds(1),
                      .patience = std::chrono::milliseconds(20000)});
  camera.permits.release(1);
  ASSERT_TRUE(source.next());
  camera.plugged = false;
  camera.permits.release(1);
  const auto gone = source.next();
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().kind, ErrorKind::kInput);
  EXPECT_THAT(gone.error().message, HasSubstr("camera 7 gives no more pictures"));

  camera.plugged = true;
  camera.permits.release(1);
  const auto back = source.next();
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_FALSE(back->bgr.empty());
  camera.plugged = false;
  camera.permits.release(1);
}

TEST(Camera, AQuietOneIsNotWaitedForForever) {
  FakeCamera camera;
  LatestFrame source(camera.open(), [&] { return camera.open(); },
                     {.description = "camera 7", .patience = std::chrono::milliseconds(1)});
  const auto quiet = source.next();
  ASSERT_FALSE(quiet);
  EXPECT_THAT(quiet.error().message, HasSubstr("still no picture from camera 7"));
  camera.plugged = false;
  camera.permits.release(1);
}

}  // namespace
}  // namespace tilewatch::vision
