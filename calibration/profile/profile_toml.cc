// SPDX-License-Identifier: MIT
// Profile <-> TOML. The only file that includes toml++.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <toml++/toml.h>
#include <cmath>
#include <set>
#include <sstream>

#include "calibration/profile/profile.h"

namespace tilewatch::calibration {
namespace {

/// Nine digits: more than anything here is known to, and short enough to read.
double short_number(double value) {
  if (value == 0 || !std::isfinite(value)) return value;
  return std::stod(fmt::format("{:.9g}", value));
}

toml::array row_of(std::initializer_list<double> values) {
  toml::array row;
  for (const double v : values) row.push_back(short_number(v));
  return row;
}

toml::table lens_table(const Lens& lens) {
  toml::table t;
  t.insert("focal_px", row_of({lens.camera(0, 0), lens.camera(1, 1)}));
  t.insert("axis_px", row_of({lens.camera(0, 2), lens.camera(1, 2)}));
  const auto& d = lens.distortion;
  t.insert("distortion", row_of({d[0], d[1], d[2], d[3], d[4]}));
  return t;
}

/// Reads keys of one table and remembers which; what nobody asked for is a mistake.
class Reader {
 public:
  Reader(const toml::table& table, std::string file, std::string section)
      : table_(table), file_(std::move(file)), section_(std::move(section)) {}

  double number(const std::string& key) {
    const auto* node = find(key);
    if (node == nullptr) return 0;
    const auto value = node->value<double>();
    if (!value || !std::isfinite(*value)) complain(*node, key, "a number");
    return value.value_or(0);
  }

  double number_between(const std::string& key, double least, double most) {
    const double value = number(key);
    if (problem_.empty() && !(value >= least && value <= most))
      complain(*find(key), key, fmt::format("between {:g} and {:g}", least, most));
    return value;
  }

  std::string text(const std::string& key) {
    const auto* node = find(key);
    if (node == nullptr) return {};
    const auto value = node->value<std::string>();
    if (!value) complain(*node, key, "a text in quotes");
    return value.value_or("");
  }

  bool yes(const std::string& key) {
    const auto* node = find(key);
    if (node == nullptr) return false;
    const auto value = node->value<bool>();
    if (!value) complain(*node, key, "true or false");
    return value.value_or(false);
  }

  std::vector<double> numbers(const std::string& key, std::size_t count) {
    std::vector<double> values;
    const auto* node = find(key);
    if (node != nullptr && node->is_array()) {
      for (const auto& element : *node->as_array()) {
        const auto value = element.value<double>();
        if (value && std::isfinite(*value)) values.push_back(*value);
      }
    }
    if (node != nullptr && values.size() != count) complain(*node, key, fmt::format("{} numbers", count));
    values.resize(count);
    return values;
  }

  const toml::table* section(const std::string& key) {
    used_.insert(key);
    return table_[key].as_table();
  }

  const toml::array* list(const std::string& key) {
    used_.insert(key);
    return table_[key].as_array();
  }

  Lens lens(cv::Size picture) {
    Lens lens;
    lens.picture = picture;
    const auto focal = numbers("focal_px", 2);
    const auto axis = numbers("axis_px", 2);
    const auto distortion = numbers("distortion", 5);
    lens.camera = {focal[0], 0, axis[0], 0, focal[1], axis[1], 0, 0, 1};
    std::copy(distortion.begin(), distortion.end(), lens.distortion.begin());
    if (problem_.empty() && (focal[0] <= 0 || focal[1] <= 0))
      problem_ = fmt::format("{}: a focal length is not above 0", file_);
    return lens;
  }

  /// The first thing that was wrong; also keys that nobody read.
  std::string problem() const {
    if (!problem_.empty()) return problem_;
    for (const auto& [key, node] : table_) {
      if (!used_.contains(std::string(key.str()))) {
        return fmt::format("{}:{}: nobody knows the key \"{}\" here", file_, node.source().begin.line,
                           key.str());
      }
    }
    return {};
  }

 private:
  const toml::node* find(const std::string& key) {
    used_.insert(key);
    const auto* node = table_.get(key);
    if (node == nullptr && problem_.empty()) {
      problem_ =
          fmt::format("{}: {} is missing{}", file_, key, section_.empty() ? "" : " in [" + section_ + "]");
    }
    return node;
  }
  void complain(const toml::node& node, const std::string& key, const std::string& what) {
    if (problem_.empty())
      problem_ = fmt::format("{}:{}: {} must be {}", file_, node.source().begin.line, key, what);
  }

  const toml::table& table_;
  std::string file_;
  std::string section_;
  std::set<std::string> used_;
  std::string problem_;
};

tl::unexpected<Error> damaged(const std::string& problem) {
  return failure(ErrorKind::kInput, fmt::format("the profile is damaged: {}", problem),
                 "Mend that line, or delete the profile and calibrate again.");
}

}  // namespace

std::string profile_to_toml(const Profile& profile) {
  toml::table root;
  root.insert("version", Profile::kVersion);
  root.insert("name", profile.name);
  root.insert("camera", profile.camera);
  root.insert("made", profile.made);
  root.insert("opencv", CV_VERSION);
  root.insert("picture", toml::array{profile.picture.width, profile.picture.height});
  if (profile.lens) {
    const LensRecord& record = *profile.lens;
    toml::table t = lens_table(record.lens);
    t.insert("made", record.made);
    t.insert("pictures", record.pictures);
    t.insert("square_mm", short_number(record.square_mm));
    t.insert("rms_px", short_number(record.rms_px));
    t.insert("held_out_px", short_number(record.held_out_px));
    t.insert("focal_sigma_px", short_number(record.focal_sigma_px));
    t.insert("coverage", short_number(record.coverage));
    root.insert("lens", std::move(t));
  }
  if (profile.table) {
    const TableRecord& record = *profile.table;
    toml::table t = lens_table(record.plane.lens);
    t.insert("made", record.made);
    t.insert("from", record.from);
    t.insert("lens_known", record.lens_known);
    const auto& r = record.plane.rotation;
    const auto& s = record.plane.translation;
    t.insert("rotation", row_of({r[0], r[1], r[2]}));
    t.insert("translation_mm", row_of({s[0], s[1], s[2]}));
    t.insert("tile_mm", short_number(record.tile_mm));
    t.insert("tile_thickness_mm", short_number(record.plane.tile_thickness_mm));
    t.insert("rms_px", short_number(record.plane.rms_px));
    t.insert("sigma_300_mm", short_number(record.plane.sigma_300_mm));
    root.insert("table", std::move(t));
  }
  if (profile.colours) {
    toml::table t;
    t.insert("made", profile.colours->made);
    toml::array list;
    for (const FigureColour& colour : profile.colours->colours) {
      toml::table c;
      c.insert("name", colour.name);
      c.insert("bgr", row_of({colour.bgr[0], colour.bgr[1], colour.bgr[2]}));
      c.insert("spread", short_number(colour.spread));
      list.push_back(std::move(c));
    }
    t.insert("figure", std::move(list));
    root.insert("colours", std::move(t));
  }
  std::ostringstream out;
  out << "# A table that Tilewatch knows; made by `tilewatch calibrate`. Lengths in mm, pictures in px.\n"
      << root << "\n";
  return out.str();
}

Result<Profile> profile_from_toml(const std::string& text, const std::string& file_name) {
  toml::table root;
  try {
    root = toml::parse(text, file_name);
  } catch (const toml::parse_error& wrong) {
    return damaged(fmt::format("{}:{}: {}", file_name, wrong.source().begin.line, wrong.description()));
  }
  // The version first: a later one may have keys that nobody here knows.
  const auto version = root["version"].value<int>();
  if (!version) return damaged(fmt::format("{}: it does not say its version", file_name));
  if (*version > Profile::kVersion) {
    return failure(ErrorKind::kInput,
                   fmt::format("{} was made by a later version of Tilewatch (format {}, this one reads {})",
                               file_name, *version, Profile::kVersion),
                   "Use that version, or calibrate again under another name.");
  }
  Profile profile;
  Reader top(root, file_name, "");
  top.number("version");
  profile.name = top.text("name");
  profile.camera = top.text("camera");
  profile.made = top.text("made");
  top.text("opencv");
  const auto size = top.numbers("picture", 2);
  profile.picture = {static_cast<int>(size[0]), static_cast<int>(size[1])};
  if (const auto* section = top.section("lens")) {
    Reader in(*section, file_name, "lens");
    LensRecord record;
    record.lens = in.lens(profile.picture);
    record.made = in.text("made");
    record.pictures = static_cast<int>(in.number("pictures"));
    record.square_mm = in.number("square_mm");
    record.rms_px = in.number("rms_px");
    record.held_out_px = in.number("held_out_px");
    record.focal_sigma_px = in.number("focal_sigma_px");
    record.coverage = in.number("coverage");
    if (const std::string problem = in.problem(); !problem.empty()) return damaged(problem);
    profile.lens = record;
  }
  if (const auto* section = top.section("table")) {
    Reader in(*section, file_name, "table");
    TableRecord record;
    record.plane.lens = in.lens(profile.picture);
    record.made = in.text("made");
    record.from = in.text("from");
    record.lens_known = in.yes("lens_known");
    const auto r = in.numbers("rotation", 3);
    const auto s = in.numbers("translation_mm", 3);
    record.plane.rotation = {r[0], r[1], r[2]};
    record.plane.translation = {s[0], s[1], s[2]};
    if (*version >= 2) record.tile_mm = in.number_between("tile_mm", kSmallestTileMm, kLargestTileMm);
    record.plane.tile_thickness_mm = in.number("tile_thickness_mm");
    record.plane.rms_px = in.number("rms_px");
    record.plane.sigma_300_mm = in.number("sigma_300_mm");
    if (const std::string problem = in.problem(); !problem.empty()) return damaged(problem);
    profile.table = record;
  }
  if (const auto* section = top.section("colours")) {
    Reader in(*section, file_name, "colours");
    ColoursRecord record;
    record.made = in.text("made");
    if (const auto* list = in.list("figure")) {
      for (const auto& element : *list) {
        if (!element.is_table())
          return damaged(fmt::format("{}: a figure in [colours] is no table", file_name));
        Reader figure(*element.as_table(), file_name, "colours.figure");
        FigureColour colour;
        colour.name = figure.text("name");
        const auto bgr = figure.numbers("bgr", 3);
        colour.bgr = {bgr[0], bgr[1], bgr[2]};
        colour.spread = figure.number("spread");
        if (const std::string problem = figure.problem(); !problem.empty()) return damaged(problem);
        record.colours.push_back(colour);
      }
    }
    if (const std::string problem = in.problem(); !problem.empty()) return damaged(problem);
    profile.colours = record;
  }
  if (const std::string problem = top.problem(); !problem.empty()) return damaged(problem);
  return profile;
}

}  // namespace tilewatch::calibration
