// SPDX-License-Identifier: MIT
#include "calibration/profile/profile.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <sstream>

#include "calibration/profile/report.h"
#include "calibration/profile/write_whole.h"
#include "calibration/sheets/draw_pages.h"

namespace tilewatch::calibration {
namespace {

constexpr const char* kProfileFile = "profile.toml";

tl::unexpected<Error> no_such_profile(const std::filesystem::path& folder, const std::string& name) {
  const auto names = profile_names(folder);
  return failure(ErrorKind::kInput, fmt::format("there is no profile \"{}\"", name),
                 names.empty()
                     ? std::string("None was made yet: tilewatch calibrate table PICTURE --profile NAME")
                     : fmt::format("There are: {}.", fmt::join(names, ", ")));
}

}  // namespace

Result<void> Profile::fits(const std::string& camera_id, cv::Size size) const {
  if (!camera.empty() && !camera_id.empty() && camera != camera_id) {
    return failure(
        ErrorKind::kInput,
        fmt::format("profile \"{}\" belongs to another camera: {}, not {}", name, camera, camera_id),
        "Use that camera, or make a profile for this one.");
  }
  if (!size.empty() && !picture.empty() && size != picture) {
    return failure(ErrorKind::kInput,
                   fmt::format("profile \"{}\" is for pictures of {} x {}, these are {} x {}", name,
                               picture.width, picture.height, size.width, size.height),
                   fmt::format("Set the camera to {}x{}, or make a profile for this size.", picture.width,
                               picture.height));
  }
  return {};
}

Result<std::filesystem::path> profiles_folder() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  if (config != nullptr && *config != 0) return std::filesystem::path(config) / "tilewatch" / "profiles";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home != 0)
    return std::filesystem::path(home) / ".config" / "tilewatch" / "profiles";
  return failure(ErrorKind::kFailed,
                 "it is not known where your settings are kept (neither XDG_CONFIG_HOME nor HOME)",
                 "Set HOME.");
}

Result<void> check_profile_name(const std::string& name) {
  const bool good = !name.empty() && name.size() <= 60 &&
                    std::all_of(name.begin(), name.end(),
                                [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_'; });
  if (good) return {};
  return failure(ErrorKind::kUsage, fmt::format("\"{}\" cannot be a profile's name", name),
                 "Names are letters, digits, - and _: kitchen, club-table-3.");
}

Result<Profile> load_profile(const std::filesystem::path& folder, const std::string& name) {
  if (auto good = check_profile_name(name); !good) return tl::unexpected(good.error());
  const auto file = folder / name / kProfileFile;
  if (!std::filesystem::exists(file)) return no_such_profile(folder, name);
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  if (!stream) return failure(ErrorKind::kInput, fmt::format("{} cannot be read", file.string()));
  auto profile = profile_from_toml(text.str(), file.string());
  if (profile) profile->name = name;
  return profile;
}

Result<Profile> load_or_new_profile(const std::filesystem::path& folder, const std::string& name,
                                    const std::string& camera_id, cv::Size size) {
  if (auto good = check_profile_name(name); !good) return tl::unexpected(good.error());
  if (std::filesystem::exists(folder / name / kProfileFile)) {
    auto profile = load_profile(folder, name);
    if (!profile) return profile;
    if (auto fits = profile->fits(camera_id, size); !fits) return tl::unexpected(fits.error());
    if (profile->camera.empty()) profile->camera = camera_id;
    return profile;
  }
  Profile profile;
  profile.name = name;
  profile.camera = camera_id;
  profile.picture = size;
  profile.made = today();
  return profile;
}

Result<void> save_profile(const std::filesystem::path& folder, const Profile& profile,
                          const Evidence& evidence) {
  if (auto good = check_profile_name(profile.name); !good) return good;
  const auto place = folder / profile.name;
  Evidence all = evidence;
  for (const char* file : {"lens.jpg", "table.jpg", "colours.jpg"}) {
    if (all.contains(file) || !std::filesystem::exists(place / file)) continue;
    cv::Mat kept = cv::imread((place / file).string());
    if (!kept.empty()) all[file] = kept;
  }
  const auto pdf = pages_to_pdf(report_pages(profile, all), "Tilewatch profile " + profile.name);
  if (!pdf) return tl::unexpected(pdf.error());
  for (const auto& [file, picture] : evidence) {
    std::vector<unsigned char> bytes;
    if (!cv::imencode(std::filesystem::path(file).extension().string(), picture, bytes)) {
      return failure(ErrorKind::kFailed, fmt::format("the picture {} cannot be packed", file));
    }
    const std::string_view view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (auto written = write_whole(place / file, view); !written) return written;
  }
  if (auto written = write_whole(place / "report.pdf", *pdf); !written) return written;
  return write_whole(place / kProfileFile, profile_to_toml(profile));
}

std::vector<std::string> profile_names(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
    if (std::filesystem::exists(entry.path() / kProfileFile))
      names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

Result<void> delete_profile(const std::filesystem::path& folder, const std::string& name) {
  if (auto good = check_profile_name(name); !good) return good;
  if (!std::filesystem::exists(folder / name / kProfileFile)) return no_such_profile(folder, name);
  std::error_code error;
  std::filesystem::remove_all(folder / name, error);
  if (!error) return {};
  return failure(ErrorKind::kFailed,
                 fmt::format("{} cannot be deleted: {}", (folder / name).string(), error.message()));
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return fmt::format("{:04}-{:02}-{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

}  // namespace tilewatch::calibration
