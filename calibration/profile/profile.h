// SPDX-License-Identifier: MIT
// All that was measured about one table: lens, plane, colours. Kept in the user's config folder, one folder a
// profile: profile.toml, evidence pictures, report.pdf.
#pragma once

#include <filesystem>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/colours/colours.h"
#include "calibration/lens/lens.h"
#include "calibration/table/table_plane.h"
#include "engine/catalogue/result.h"

namespace tilewatch::calibration {

struct LensRecord {
  Lens lens;
  std::string made;  ///< 2026-05-31
  int pictures = 0;
  double square_mm = 30;
  double rms_px = 0;
  double held_out_px = 0;
  double focal_sigma_px = 0;
  double coverage = 0;
};

struct TableRecord {
  TablePlane plane;
  bool lens_known = false;  ///< false: its focal length was only estimated
  std::string from;         ///< "tiles", "markers", "lens board"
  std::string made;
  double tile_mm =
      kUsualTileMm;  ///< a tile's side; the drift watch and whoever reckons mm from tiles needs it
};

struct ColoursRecord {
  std::vector<FigureColour> colours;
  std::string made;
};

struct Profile {
  static constexpr int kVersion = 2;  ///< 2: [table] has tile_mm
  std::string name;
  std::string camera;  ///< CameraName::id(); empty when made from picture files
  cv::Size picture;
  std::string made;
  std::optional<LensRecord> lens;
  std::optional<TableRecord> table;
  std::optional<ColoursRecord> colours;

  /// Does it belong to this camera at this size? kInput says in plain words why not. An empty name or size is
  /// not compared.
  Result<void> fits(const std::string& camera_id, cv::Size size) const;
};

/// $XDG_CONFIG_HOME/tilewatch/profiles, else ~/.config/tilewatch/profiles. kFailed when there is no home.
Result<std::filesystem::path> profiles_folder();

/// Names are letters, digits, - and _. kUsage otherwise.
Result<void> check_profile_name(const std::string& name);

/// kInput when there is none of that name (naming those there are), or the file is damaged, of a later
/// version, or has a key that nobody reads; with file and line.
Result<Profile> load_profile(const std::filesystem::path& folder, const std::string& name);

/// The profile of that name if there is one, which must fit camera and size (kInput if not); else a new one.
Result<Profile> load_or_new_profile(const std::filesystem::path& folder, const std::string& name,
                                    const std::string& camera_id, cv::Size size);

/// Evidence is what the picture files are called ("lens.jpg") and what they show.
using Evidence = std::map<std::string, cv::Mat>;

/// Writes evidence and report first and profile.toml last, each of them whole or not at all: whatever happens
/// between, a profile that could be read before can be read after.
Result<void> save_profile(const std::filesystem::path& folder, const Profile& profile,
                          const Evidence& evidence);

/// Names of all profiles, in order.
std::vector<std::string> profile_names(const std::filesystem::path& folder);

Result<void> delete_profile(const std::filesystem::path& folder, const std::string& name);

/// The same as text: what profile.toml holds.
std::string profile_to_toml(const Profile& profile);
Result<Profile> profile_from_toml(const std::string& text, const std::string& file_name);

/// Today, as 2026-05-31.
std::string today();

}  // namespace tilewatch::calibration
