// SPDX-License-Identifier: MIT
// The light that vision asks for: its steps, and that the engine hears of it.
#include "vision/watch/ring_light.h"

#include <gtest/gtest.h>

#include <thread>

#include "engine/bus/engine_hub.h"
#include "vision/watch/vision_node.h"

namespace tilewatch::vision {
namespace {

TEST(RingLight, IsLeftAloneInOrdinaryLight) {
  RingLight light;
  for (const double brightness : {0.2, 0.4, 0.79}) light.look(brightness);
  EXPECT_EQ(light.change(), std::nullopt);
}

TEST(RingLight, BecomesBrighterStepByStepInTheDarkAndDarkerThanItWasSetInGlare) {
  RingLight light;
  light.look(0.05);
  EXPECT_EQ(light.change(), 32);
  light.look(0.1);
  EXPECT_EQ(light.change(), 64);
  light.look(0.4);
  EXPECT_EQ(light.change(), 64);
  light.look(0.9);
  EXPECT_EQ(light.change(), 32);
  light.look(0.9);
  EXPECT_EQ(light.change(), std::nullopt) << "as people set it";
  light.look(0.9);
  EXPECT_EQ(light.change(), -32);
  for (int i = 0; i < 20; ++i) light.look(0.05);
  EXPECT_EQ(light.change(), 255);
  for (int i = 0; i < 20; ++i) light.look(0.95);
  EXPECT_EQ(light.change(), -128);
  for (int i = 0; i < 5; ++i) light.look(0.05);
  EXPECT_EQ(light.change(), 32) << "after glare it is soon bright again in the dark";
}

/// Still pictures of a dark room.
class DarkRoom : public Source {
 public:
  std::string description() const override { return "dark room"; }
  bool stills() const override { return true; }
  Result<Frame> next() override {
    Frame frame;
    frame.number = at_;
    frame.time_s = static_cast<double>(at_);
    if (at_ < 2) frame.bgr = cv::Mat(180, 320, CV_8UC3, cv::Scalar::all(14));
    ++at_;
    return frame;
  }

 private:
  int at_ = 0;
};

TEST(RingLight, IsAskedForOverTheBusWhereNothingCanBeSeen) {
  bus::Context context;
  const bus::Endpoints endpoints = bus::Endpoints::inproc();
  auto hub = bus::EngineHub::open(context, endpoints);
  ASSERT_TRUE(hub);
  const bus::StopSignal stop;
  std::jthread vision([&] {
    auto link = bus::VisionLink::open(context, endpoints);
    VisionNode(*catalogue::Catalogue::load({"base"}), std::make_shared<ArtLibrary>(),
               std::make_unique<DarkRoom>(), std::move(*link), {})
        .run(stop);
  });
  std::vector<int> asked;
  while (true) {
    const bus::Incoming incoming = (*hub)->wait(stop);
    if (const auto* news = std::get_if<bus::CameraNews>(&incoming)) asked.push_back(news->ring.value_or(-1));
    if (const auto* reading = std::get_if<bus::Reading>(&incoming); reading != nullptr && reading->end) break;
  }
  EXPECT_EQ(asked, (std::vector<int>{32, 64}));
}

}  // namespace
}  // namespace tilewatch::vision
