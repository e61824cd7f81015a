// SPDX-License-Identifier: MIT
// tilewatch calibrate lens: pictures of the board -> the lens, four lights, what to do better.
#include <fmt/format.h>

#include <cstdio>

#include "calibration/lens/lens_session.h"
#include "calibration/profile/evidence.h"
#include "calibration/profile/measure.h"
#include "calibration/profile/report.h"
#include "display/app/commands/calibrate.h"
#include "display/app/interrupt.h"
#include "vision/source/open_source.h"

namespace tilewatch::app {
namespace {

void say(const std::string& words) { std::fprintf(stderr, "%s\n", words.c_str()); }

Result<void> look_at_folder(const CalibrateArguments& arguments, calibration::LensSession& session) {
  auto source = vision::open_pictures(arguments.pictures);
  if (!source) return tl::unexpected(source.error());
  cv::Size size;
  std::string last_reason;
  for (;;) {
    auto frame = (*source)->next();
    if (!frame) {
      say(frame.error().message);
      continue;
    }
    if (frame->bgr.empty()) break;
    if (!size.empty() && frame->bgr.size() != size) {
      return failure(
          ErrorKind::kInput,
          fmt::format("{} is {} x {}, the pictures before it are {} x {}", frame->name, frame->bgr.cols,
                      frame->bgr.rows, size.width, size.height),
          "A lens holds for one size: use pictures of one camera at one setting, not turned or cropped.");
    }
    size = frame->bgr.size();
    const auto look = session.add(frame->bgr);
    if (look.step == calibration::LensSession::Step::kKept) {
      say(fmt::format("{}: {} of 35 corners", frame->name, look.view->corners.size()));
    } else {
      say(fmt::format("{}: {}", frame->name, look.words));
      last_reason = look.words;
    }
  }
  if (session.views().empty() && !last_reason.empty()) {
    return failure(
        ErrorKind::kFailed,
        fmt::format("the board is in none of the pictures of {}: {}", arguments.pictures, last_reason),
        "Print it with: tilewatch print lens-board --to board.pdf");
  }
  return {};
}

Result<std::string> look_through_camera(const CalibrateArguments& arguments,
                                        calibration::LensSession& session) {
  auto opened = open_camera_for(arguments);
  if (!opened) return tl::unexpected(opened.error());
  if (opened->controls) say(calibration::words_for(calibration::lock_controls(*opened->controls)));
  say("Show the board to the camera: near and far, tilted, in every corner. A picture is taken when it is "
      "still. Ctrl-C ends.");
  const bus::StopSignal stop;
  const StopOnInterrupt on_interrupt(stop);
  std::string last_words;
  constexpr std::size_t kMostPictures = 40;
  while (!stop.raised() && session.views().size() < kMostPictures) {
    auto frame = opened->next();
    if (!frame) return tl::unexpected(frame.error());
    const auto look = session.look(frame->bgr, frame->time_s);
    if (look.words != last_words && !look.words.empty()) say(look.words);
    last_words = look.words;
    if (look.step != calibration::LensSession::Step::kKept || session.views().size() < 12) continue;
    const auto result = session.solve();
    if (result && result->lights.all()) break;
  }
  return opened->id;
}

}  // namespace

Result<void> calibrate_lens(const CalibrateArguments& arguments) {
  if (arguments.pictures.empty() == arguments.camera.empty()) {
    return failure(ErrorKind::kUsage, "nothing says where the pictures of the board come from",
                   "Give --pictures DIR or --camera N.");
  }
  calibration::LensOptions options;
  options.board.square_mm = arguments.square_mm;
  calibration::LensSession session(options);
  std::string camera;
  if (!arguments.pictures.empty()) {
    if (auto looked = look_at_folder(arguments, session); !looked) return looked;
  } else {
    auto looked = look_through_camera(arguments, session);
    if (!looked) return tl::unexpected(looked.error());
    camera = *looked;
  }
  const auto result = session.solve();
  if (!result) return tl::unexpected(result.error());
  auto profile = open_profile(arguments.profile, camera, result->lens.picture);
  if (!profile) return tl::unexpected(profile.error());
  if (calibration::set_lens(*profile, *result, arguments.square_mm)) {
    say("The table was measured with the old lens: measure it again.");
  }
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  const calibration::Evidence evidence{
      {"lens.jpg", calibration::lens_evidence(session.pictures(), result->coverage)}};
  if (auto saved = calibration::save_profile(*folder, *profile, evidence); !saved) return saved;
  for (const auto& words : calibration::lens_words(*profile->lens)) say(words);
  const auto light = [](bool on) { return on ? "green" : "red"; };
  say(fmt::format("Enough pictures: {}. Certain: {}. Sharp: {}. Covered: {}.", light(result->lights.pictures),
                  light(result->lights.certain), light(result->lights.sharp), light(result->lights.covered)));
  for (const auto& note : result->notes) say(note);
  std::printf("%s\n", (*folder / profile->name / "profile.toml").c_str());
  return {};
}

}  // namespace tilewatch::app
