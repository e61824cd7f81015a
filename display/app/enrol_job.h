// SPDX-License-Identifier: MIT
// Learning the faces of a box from pictures into an art folder: the same for `enrol` and the wizard.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <utility>
#include <vector>

#include "calibration/enrol/art_folder.h"
#include "calibration/enrol/enrol.h"
#include "display/app/game_options.h"

namespace tilewatch::app {

/// The pictures of one enrolment: those of files as they are, those of a camera also as files for the folder.
struct EnrolPictures {
  std::vector<cv::Mat> pixels;
  std::vector<std::string> names;
  std::vector<std::string> sha256;
  std::map<std::string, std::string> to_keep;  ///< name in the folder -> bytes
};
/// kUsage when one is named twice, kInput when one cannot be read.
Result<EnrolPictures> load_enrol_pictures(const std::vector<std::string>& files);
/// One that a camera took.
void add_taken_picture(EnrolPictures& pictures, const cv::Mat& picture);

class EnrolJob {
 public:
  /// Everything that can go wrong before pictures are taken: tile sets, folder, network.
  static Result<EnrolJob> open(const std::string& folder, const TileOptions& tiles);

  /// Finds, names and saves; what is doubtful is not saved.
  Result<calibration::Enrolment> run(const EnrolPictures& pictures,
                                     const std::vector<calibration::NameByHand>& by_hand);
  const catalogue::Catalogue& catalogue() const { return *catalogue_; }

 private:
  EnrolJob(std::shared_ptr<const catalogue::Catalogue> catalogue, calibration::ArtFolder folder,
           std::shared_ptr<const vision::TopologyNetwork> network, std::string edition)
      : catalogue_(std::move(catalogue)),
        folder_(std::move(folder)),
        network_(std::move(network)),
        edition_(std::move(edition)) {}

  std::shared_ptr<const catalogue::Catalogue> catalogue_;
  calibration::ArtFolder folder_;
  std::shared_ptr<const vision::TopologyNetwork> network_;
  std::string edition_;
};

/// "12 faces saved in my_box, 2 tiles seen twice"
std::string outcome_in_words(const calibration::Enrolment& enrolment, const std::string& folder);
/// Learns the tiles of a picture (of that file; empty: a camera took it) into the folder; what came of it, in
/// sentences that display/model/calibration_phrases knows.
Result<std::string> learn_picture(const cv::Mat& picture, const std::filesystem::path& file,
                                  const std::string& folder, const TileOptions& tiles);
/// How many tiles have no name for certain.
int doubtful_in(const calibration::Enrolment& enrolment);
/// "base.D"; empty for none.
std::string type_name(catalogue::TypeIndex type, const catalogue::Catalogue& catalogue);

}  // namespace tilewatch::app
