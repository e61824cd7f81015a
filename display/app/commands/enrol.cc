// SPDX-License-Identifier: MIT
// tilewatch enrol: tiles laid out before a camera become an art folder.
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>

#include "calibration/enrol/contact_sheet.h"
#include "calibration/enrol/enrol.h"
#include "display/app/command.h"
#include "display/app/enrol_job.h"
#include "display/app/game_options.h"
#include "vision/source/open_source.h"

namespace tilewatch::app {
namespace {

namespace fs = std::filesystem;
using calibration::EnrolledTile;
using calibration::TileState;

struct EnrolArguments {
  std::string to;
  std::vector<std::string> pictures;
  std::string camera;
  TileOptions tiles;
  std::vector<std::string> names;
};

/// Has the person pressed Enter? "" = nothing yet, "go", or "end" (q, or the end of the input).
std::string pressed() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, 0) <= 0) return "";
  char line[256];
  if (std::fgets(line, sizeof line, stdin) == nullptr) return "end";
  return line[0] == 'q' ? "end" : "go";
}

/// Pictures from a camera: at a terminal one each time Enter is pressed, else one when the light has settled.
Result<EnrolPictures> take_pictures(const std::string& device) {
  vision::CameraOptions options;
  options.device = device;
  options.size = {3840, 2160};
  options.fps = 10;
  auto camera = vision::open_camera(options);
  if (!camera) return tl::unexpected(camera.error());
  const bool person = isatty(STDIN_FILENO) != 0;
  if (person) {
    std::fprintf(
        stderr,
        "%s. Lay tiles face up, then press Enter for a picture; as many as you like; q and Enter ends.\n",
        (*camera)->description().c_str());
  }
  constexpr int kSettled = 20;  // frames until exposure and focus hold still
  EnrolPictures pictures;
  for (int frame_number = 0;; ++frame_number) {
    const auto frame = (*camera)->next();
    if (!frame) return tl::unexpected(frame.error());
    if (frame->bgr.empty()) break;
    const std::string said = person ? pressed() : (frame_number < kSettled ? "" : "go");
    if (said == "end") break;
    if (said.empty()) continue;
    add_taken_picture(pictures, frame->bgr);
    if (!person) break;
    std::fprintf(stderr, "picture %zu taken\n", pictures.pixels.size());
  }
  if (pictures.pixels.empty())
    return failure(ErrorKind::kFailed, "no picture was taken",
                   "Press Enter while the tiles lie before the camera.");
  return pictures;
}

/// What a person must know, on stderr.
void tell(const calibration::Enrolment& enrolment, const EnrolPictures& pictures, const fs::path& folder,
          const catalogue::Catalogue& catalogue) {
  for (std::size_t i = 0; i < pictures.names.size(); ++i)
    std::fprintf(stderr, "%s: %d tiles\n", pictures.names[i].c_str(), enrolment.found[i]);
  std::fprintf(stderr, "%s\n", outcome_in_words(enrolment, folder.string()).c_str());
  const std::string missing = missing_in_words(enrolment, catalogue);
  std::fprintf(
      stderr, "%s\n",
      missing.empty() ? "Every tile of the box has its face." : ("no face yet of: " + missing).c_str());
  const int doubtful = doubtful_in(enrolment);
  if (doubtful == 0) return;
  std::fprintf(stderr, "%d tiles have no name for certain and were not saved (see %s):\n", doubtful,
               (folder / "enrolled.png").c_str());
  int example = 0;
  for (const EnrolledTile& tile : enrolment.tiles) {
    if (tile.state != TileState::kDoubtful) continue;
    if (example == 0) example = tile.number;
    std::string text = fmt::format("  {}: {}", tile.number, type_name(tile.type, catalogue));
    if (tile.second != catalogue::kNoType) text += " or " + type_name(tile.second, catalogue);
    if (tile.blurred) text += " (blurred: a sharper picture would help)";
    std::fprintf(stderr, "%s\n", text.c_str());
  }
  std::fprintf(stderr, "To name them, run it again with the same pictures%s and --name %d=TYPE ...\n",
               pictures.to_keep.empty() ? "" : fmt::format(" ({}/pictures/*)", folder.string()).c_str(),
               example);
}

int enrol(const EnrolArguments& arguments) {
  if (arguments.pictures.empty() == arguments.camera.empty()) {
    return report({ErrorKind::kUsage, "pictures or a camera, one of them is needed",
                   "tilewatch enrol --to my_box photo.jpg, or --camera 0."});
  }
  std::vector<calibration::NameByHand> by_hand;
  for (const std::string& text : arguments.names) {
    auto name = calibration::name_by_hand_from(text);
    if (!name) return report(name.error());
    by_hand.push_back(std::move(*name));
  }
  auto job = EnrolJob::open(arguments.to, arguments.tiles);
  if (!job) return report(job.error());
  const auto pictures =
      arguments.camera.empty() ? load_enrol_pictures(arguments.pictures) : take_pictures(arguments.camera);
  if (!pictures) return report(pictures.error());
  const auto enrolment = job->run(*pictures, by_hand);
  if (!enrolment) return report(enrolment.error());
  tell(*enrolment, *pictures, arguments.to, job->catalogue());
  return 0;
}

}  // namespace

Run set_up_enrol(CLI::App& app) {
  auto arguments = std::make_shared<EnrolArguments>();
  app.add_option(
         "pictures", arguments->pictures,
         "Photos from above of tiles that lie face up: any order, any ground, a few or all of the box")
      ->type_name("PICTURE");
  app.add_option("--to", arguments->to,
                 "The folder that gets one picture a face (for --art) and enrolled.png, which shows what was "
                 "read; a folder that has faces is added to")
      ->required()
      ->type_name("DIR");
  app.add_option("--camera", arguments->camera, "Take the pictures with this camera instead")->type_name("N");
  arguments->tiles.add_to(app);
  app.get_option("--tiles")->allow_extra_args(false);  // else it would take the pictures, too
  app.add_option("--name", arguments->names,
                 "What a tile of enrolled.png is: 17=base.D; 17=base.D:90 if its face must also be turned 90 "
                 "degrees clockwise; 17=none to leave it out; may be repeated")
      ->allow_extra_args(false)
      ->type_name("NUMBER=TYPE");
  return [arguments] { return enrol(*arguments); };
}

}  // namespace tilewatch::app
