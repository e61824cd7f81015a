// SPDX-License-Identifier: MIT
// tilewatch calibrate …: lens, table and colours of one's own table -> a profile. Nobody must.
#include "display/app/commands/calibrate.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "display/app/command.h"
#include "display/app/game_options.h"
#include "display/app/look_options.h"
#include "vision/source/open_source.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::app {

void add_picture_or_camera(CLI::App& app, const Shared& arguments) {
  app.add_option("picture", arguments->picture, "A picture of the table")->type_name("PICTURE");
  app.add_option("--camera", arguments->camera, "Number or device of a camera, instead of a picture");
  app.add_option("--size", arguments->size, "Picture size of the camera, as 1920x1080");
}

void add_tiles_and_art(CLI::App& app, const Shared& arguments) {
  app.add_option("--art", arguments->art, "Folder with pictures of your tiles, so that they are known")
      ->type_name("DIR")
      ->allow_extra_args(false);
  app.add_option("--tiles", arguments->sets, "The tile sets on the table")
      ->delimiter(',')
      ->allow_extra_args(false);
}

void add_profile(CLI::App& app, const Shared& arguments, bool required) {
  CLI::Option* option =
      app.add_option("--profile", arguments->profile, "The profile's name, as kitchen or club-3");
  option->type_name("NAME");
  if (required) option->required();
}

Result<OpenedCamera> open_camera_for(const CalibrateArguments& arguments) {
  vision::CameraOptions options;
  options.device = arguments.camera;
  OpenedCamera opened;
  if (!arguments.size.empty()) {
    const auto size = size_from(arguments.size);
    if (!size) return tl::unexpected(size.error());
    opened.asked = options.size = *size;
  }
  auto source = vision::open_camera(options);
  if (!source) return tl::unexpected(source.error());
  opened.source = std::move(*source);
  if (auto controls = calibration::open_controls(arguments.camera)) {
    opened.id = calibration::name_of_camera(*controls).id();
    opened.controls = std::move(*controls);
  }
  return opened;
}

Result<vision::Frame> OpenedCamera::next() {
  auto frame = source->next();
  if (!frame || !asked || frame->bgr.empty()) return frame;
  if (auto agree = calibration::check_given_size(*asked, frame->bgr.size()); !agree)
    return tl::unexpected(agree.error());
  return frame;
}

Result<TakenPicture> take_picture(const CalibrateArguments& arguments) {
  if (arguments.picture.empty() == arguments.camera.empty()) {
    return failure(ErrorKind::kUsage, "nothing says which picture", "Give a picture file, or --camera N.");
  }
  if (!arguments.picture.empty()) {
    auto picture = vision::load_picture(arguments.picture);
    if (!picture) return tl::unexpected(picture.error());
    return TakenPicture{std::move(*picture), {}};
  }
  auto opened = open_camera_for(arguments);
  if (!opened) return tl::unexpected(opened.error());
  TakenPicture taken;
  taken.camera = opened->id;
  // Exposure and focus settle within a second or two of the camera's own clock.
  constexpr double kSettleS = 2;
  std::optional<double> first;
  for (;;) {
    auto frame = opened->next();
    if (!frame) return tl::unexpected(frame.error());
    if (!first) first = frame->time_s;
    taken.bgr = frame->bgr;
    if (frame->time_s - *first >= kSettleS) return taken;
  }
}

Result<calibration::Profile> open_profile(const std::string& name, const std::string& camera, cv::Size size) {
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  return calibration::load_or_new_profile(*folder, name, camera, size);
}

double tile_mm_of(const CalibrateArguments& arguments, const calibration::Profile& profile) {
  return arguments.tile_mm.value_or(profile.table ? profile.table->tile_mm : calibration::kUsualTileMm);
}

Run set_up_calibrate(CLI::App& app) {
  auto arguments = std::make_shared<CalibrateArguments>();
  auto code = std::make_shared<int>(0);
  app.require_subcommand(0, 1);
  using Work = Result<void> (*)(const CalibrateArguments&);
  const auto add = [&](const std::string& name, const std::string& about, Work work) {
    CLI::App* sub = app.add_subcommand(name, about);
    sub->callback([arguments, code, work] {
      const auto done = work(*arguments);
      *code = done ? 0 : report(done.error());
    });
    return sub;
  };
  CLI::App* wizard = add("wizard", "All steps, one after the other, in a window (also when no step is named)",
                         calibrate_wizard);
  for (CLI::App* window : {&app, wizard}) {
    window->add_option("--camera", arguments->camera, "Number or device of a camera; without it, camera 0")
        ->type_name("N");
    window->add_option("--pictures", arguments->pictures, "A folder of pictures in place of a camera")
        ->type_name("DIR");
    window->add_option("--size", arguments->size, "Picture size of the camera, as 1920x1080");
    add_profile(*window, arguments, false);
    add_tiles_and_art(*window, arguments);
    add_look_options(*window);
  }
  CLI::App* place = add("place", "Is the camera well placed? Focus, light, glare, how much the table fills",
                        calibrate_place);
  add_picture_or_camera(*place, arguments);
  place->add_flag("--lock,!--no-lock", arguments->lock,
                  "Lock focus, exposure and white balance where the camera can");

  CLI::App* lens = add("lens", "The camera's lens, from pictures of the printed lens board", calibrate_lens);
  lens->add_option("--pictures", arguments->pictures, "A folder of pictures of the board")->type_name("DIR");
  lens->add_option("--camera", arguments->camera,
                   "Number or device of a camera: pictures are taken when the board is still");
  lens->add_option("--size", arguments->size, "Picture size of the camera, as 1920x1080");
  lens->add_option("--square", arguments->square_mm, "Side of a square as measured on the paper, mm")
      ->check(CLI::Range(10.0, 80.0))
      ->capture_default_str();
  add_profile(*lens, arguments, true);

  CLI::App* table =
      add("table", "Where the table lies, from the start tile, tiles, corner markers or the lens board",
          calibrate_table);
  CLI::App* check =
      add("check", "How exact the table is: a tile laid anywhere, its error in mm", calibrate_check);
  for (CLI::App* sub : {table, check}) {
    add_picture_or_camera(*sub, arguments);
    add_profile(*sub, arguments, true);
    sub->add_option("--tile", arguments->tile_mm,
                    fmt::format("A tile's side, mm; without it as the profile has it, else {:g}",
                                calibration::kUsualTileMm))
        ->check(CLI::Range(calibration::kSmallestTileMm, calibration::kLargestTileMm))
        ->type_name("MM");
    add_tiles_and_art(*sub, arguments);
    sub->add_option("--annotate", arguments->to, "The picture with what was measured drawn over it")
        ->type_name("FILE.png");
  }
  table->add_option("--marker", arguments->marker_mm, "Side of a corner marker as measured, mm")
      ->check(CLI::Range(20.0, 200.0))
      ->capture_default_str();
  table->add_option("--square", arguments->square_mm, "Side of the lens board's squares as measured, mm")
      ->check(CLI::Range(10.0, 80.0))
      ->capture_default_str();

  CLI::App* colours =
      add("colours", "The figures' colours in this light: one of each in a row on plain paper",
          calibrate_colours);
  add_picture_or_camera(*colours, arguments);
  add_profile(*colours, arguments, true);
  colours->add_option("--players", arguments->players, "Colours from left to right: red,blue,...")
      ->required();
  colours->add_option("--also", arguments->also,
                      "What lies to the right of them: mage,witch,ghost,hound,back");

  add("list", "All profiles", list_profiles);
  for (const auto& [name, about, work] : {std::tuple{"show", "What a profile holds", &show_profile},
                                          std::tuple{"delete", "Delete a profile", &forget_profile}}) {
    add(name, about, work)
        ->add_option("profile", arguments->profile, "The profile's name")
        ->required()
        ->type_name("NAME");
  }
  return [&app, arguments, code] {
    if (!app.get_subcommands().empty()) return *code;
    const auto done = calibrate_wizard(*arguments);
    return done ? 0 : report(done.error());
  };
}

}  // namespace tilewatch::app
