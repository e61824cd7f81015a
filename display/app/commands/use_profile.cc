// SPDX-License-Identifier: MIT
#include "display/app/commands/use_profile.h"

#include <optional>
#include <utility>

#include "calibration/lens/straight_source.h"
#include "calibration/place/camera_controls.h"
#include "calibration/profile/known_table.h"
#include "display/app/table_watch.h"

namespace tilewatch::app {

std::vector<Colour> player_colours(const calibration::Profile& profile) {
  std::vector<Colour> colours;
  if (!profile.colours) return colours;
  for (const auto& figure : profile.colours->colours) {
    if (const auto colour = colour_from(figure.name)) colours.push_back(*colour);
  }
  return colours;
}

Result<calibration::Profile> load_named_profile(const std::string& name) {
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  return calibration::load_profile(*folder, name);
}

namespace {

/// Gives a first result that was taken already, then what the other source gives.
class WithFirst : public vision::Source {
 public:
  WithFirst(Result<vision::Frame> first, std::unique_ptr<vision::Source> source)
      : first_(std::move(first)), source_(std::move(source)) {}
  std::string description() const override { return source_->description(); }
  bool stills() const override { return source_->stills(); }
  bool live() const override { return source_->live(); }
  Result<vision::Frame> next() override {
    if (!first_) return source_->next();
    auto first = std::move(*first_);
    first_.reset();
    return first;
  }

 private:
  std::optional<Result<vision::Frame>> first_;
  std::unique_ptr<vision::Source> source_;
};

std::string id_of_camera(const SourceOptions& from) {
  if (from.camera.empty()) return {};
  const auto controls = calibration::open_controls(from.camera);
  return controls ? calibration::name_of_camera(*controls).id() : std::string();
}

}  // namespace

Result<void> use_profile(const std::string& name, const SourceOptions& from,
                         const std::shared_ptr<const vision::ArtLibrary>& art,
                         vision::VisionNodeOptions& options, std::unique_ptr<vision::Source>& source) {
  if (name.empty()) return {};
  const auto folder = calibration::profiles_folder();
  if (!folder) return tl::unexpected(folder.error());
  const auto profile = calibration::load_profile(*folder, name);
  if (!profile) return tl::unexpected(profile.error());
  auto first = source->next();
  const cv::Size size = first ? first->bgr.size() : cv::Size();
  if (auto fits = profile->fits(id_of_camera(from), size); !fits) return fits;
  source = std::make_unique<WithFirst>(std::move(first), std::move(source));
  if (options.watch.colours.empty()) options.watch.colours = player_colours(*profile);
  options.watch.known = calibration::known_table(*profile);
  if (profile->lens) source = calibration::straight_source(std::move(source), profile->lens->lens);
  if (profile->table) {
    options.onlooker = std::make_shared<TableWatch>(*profile, *folder, profile->lens.has_value(), art);
  }
  return {};
}

}  // namespace tilewatch::app
