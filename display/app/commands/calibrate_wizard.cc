// SPDX-License-Identifier: MIT
// tilewatch calibrate without a sub-command: the wizard in a window.
#include <fmt/format.h>

#include <QCoreApplication>
#include <memory>
#include <thread>

#include "calibration/place/camera_controls.h"
#include "display/app/application.h"
#include "display/app/calibration_thread.h"
#include "display/app/commands/calibrate.h"
#include "display/app/enrol_job.h"
#include "display/app/interrupt.h"
#include "display/window/preferences.h"
#include "display/window/run_window.h"
#include "vision/source/open_source.h"

namespace tilewatch::app {

Result<void> calibrate_wizard(const CalibrateArguments& arguments) {
  if (!arguments.pictures.empty() && !arguments.camera.empty()) {
    return failure(ErrorKind::kUsage, "--camera or --pictures, not both");
  }
  if (!window::has_screen()) {
    return failure(ErrorKind::kFailed, "there is no screen to open the wizard on",
                   "Its steps are commands, too: tilewatch calibrate place, lens, table, colours.");
  }
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  CalibrationWorkOptions options;
  options.profiles = *folder;
  options.art = arguments.art;
  options.sets = arguments.sets;
  options.inputs.square_mm = arguments.square_mm;
  options.inputs.marker_mm = arguments.marker_mm;
  if (!arguments.profile.empty()) options.inputs.profile = arguments.profile;
  if (auto good = calibration::check_profile_name(options.inputs.profile); !good) return good;
  if (!arguments.pictures.empty()) {
    auto files = vision::pictures_in(arguments.pictures);
    if (!files) return tl::unexpected(files.error());
    options.files = std::move(*files);
  } else {
    CalibrateArguments with_camera = arguments;
    if (with_camera.camera.empty()) with_camera.camera = "0";
    auto opened = open_camera_for(with_camera);
    if (!opened) return tl::unexpected(opened.error());
    options.camera = opened->id;
    options.source = opened->source->description();
    options.controls = opened->controls;
    options.next = [camera = std::make_shared<OpenedCamera>(std::move(*opened))] { return camera->next(); };
  }
  TileOptions tiles;
  tiles.sets = arguments.sets;
  options.enrol = [tiles](const cv::Mat& picture, const std::filesystem::path& file, const std::string& to) {
    return learn_picture(picture, file, to, tiles);
  };
  const auto application = make_application(true);
  window::apply_preferences();
  const bus::StopSignal stop;
  const StopOnInterrupt interrupt(stop);
  const std::jthread closer([&] {
    stop.wait();
    window::quit_window();
  });
  {
    CalibrationThread wizard(std::move(options));
    wizard.window().show();
    QCoreApplication::exec();
  }
  stop.raise();
  return {};
}

}  // namespace tilewatch::app
