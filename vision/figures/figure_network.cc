// SPDX-License-Identifier: MIT
#include "vision/figures/figure_network.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <nlohmann/json.hpp>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <utility>

#include "vision/tiles/network_files.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;
using figures::kPaintCount;
using figures::PaintScores;
using nlohmann::json;

constexpr NetworkKind kKind{"figures", "figure network", FigureNetwork::kFormat,
                            "Without it figures are told by their colours and outlines only; that goes on "
                            "working."};

/// The network's names of paints, in the order of Paint.
constexpr std::array<const char*, kPaintCount> kPaintNames{
    "red", "blue", "green", "yellow", "black", "pink", "grey", "white", "purple", "orange", "brown", "wood"};

tl::unexpected<Error> unusable(const std::string& message) { return unusable_network(kKind, message); }

/// What goes in and what comes out.
struct Contract {
  int tile_px = 0;  ///< a tile's side in the pictures that the network knows
  int stride = 0;   ///< sides of a picture are multiples of this
  int cell = 0;     ///< an answer is for a square of so many pixels
  int outputs = 0;
  int foot = -1;  ///< which output
  std::array<int, kPaintCount> paints{};
  float paint_temperature = 1;  ///< the paints' logits are divided by it
};

/// What is wrong with it in words, or nothing. Throws json::exception where it is not what it should be.
std::optional<std::string> read(const json& document, Contract& c) {
  const json& input = document.at("input");
  c.tile_px = input.at("tile_side").get<int>();
  c.stride = input.at("multiple_of").get<int>();
  c.cell = document.at("output").at("cell").get<int>();
  if (c.tile_px < 8 || c.tile_px > 512 || c.stride < 1 || c.stride > 64 || c.cell < 1 ||
      c.stride % c.cell != 0)
    return "its sizes make no sense";
  if (input.at("channels").get<std::string>() != "BGR" || input.at("layout").get<std::string>() != "NCHW")
    return "it wants pictures in another form";
  const auto names = document.at("output").at("names").get<std::vector<std::string>>();
  c.outputs = static_cast<int>(names.size());
  const auto index_of = [&](const char* name) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? -1 : static_cast<int>(at - names.begin());
  };
  const auto missing = [](const char* name) { return fmt::format("it does not say \"{}\"", name); };
  c.foot = index_of("foot");
  if (c.foot < 0) return missing("foot");
  for (std::size_t p = 0; p < kPaintCount; ++p) {
    c.paints[p] = index_of(kPaintNames[p]);
    if (c.paints[p] < 0) return missing(kPaintNames[p]);
  }
  c.paint_temperature = document.at("calibration").at("paint_temperature").get<float>();
  if (c.paint_temperature < 0.01F || c.paint_temperature > 100) return "its calibration makes no sense";
  return std::nullopt;
}

/// One output, spread over the pixels that it is for.
cv::Mat spread(const cv::Mat& answer, int output, cv::Size whole, cv::Size used, cv::Size size) {
  const cv::Mat cells(answer.size[2], answer.size[3], CV_32FC1,
                      const_cast<float*>(answer.ptr<float>(0, output)));
  cv::Mat pixels;
  cv::resize(cells, pixels, whole, 0, 0, cv::INTER_LINEAR);
  cv::Mat out;
  cv::resize(pixels(cv::Rect({0, 0}, used)), out, size, 0, 0, cv::INTER_LINEAR);
  return out;
}

}  // namespace

struct FigureNetwork::Impl {
  Contract contract;
  std::mutex mutex;
  cv::dnn::Net net;

  /// NCHW answers for a picture whose sides are multiples of the stride.
  cv::Mat answer(const cv::Mat& picture) {
    const std::lock_guard lock(mutex);
    net.setInput(cv::dnn::blobFromImage(picture, 1 / 255.0));
    return net.forward().clone();
  }
};

FigureNetwork::FigureNetwork(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

FigureNetwork::~FigureNetwork() = default;

Result<std::shared_ptr<const FigureNetwork>> FigureNetwork::load(const fs::path& folder) {
  Result<NetworkFiles> files = read_network_files(folder, kKind);
  if (!files) return tl::unexpected(files.error());
  auto impl = std::make_unique<Impl>();
  try {
    if (const auto wrong = read(json::parse(files->text), impl->contract))
      return unusable(fmt::format("{} does not fit this program: {}", files->description.string(), *wrong));
  } catch (const json::exception&) {
    return unusable(fmt::format("{} is damaged: it does not say what it should about the network",
                                files->description.string()));
  }
  try {
    impl->net = cv::dnn::readNetFromONNX(files->bytes.data(), files->bytes.size());
    impl->net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    impl->net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    const int side = 8 * impl->contract.stride;
    const cv::Mat answer = impl->answer(cv::Mat(side, side, CV_8UC3, cv::Scalar::all(128)));
    if (answer.dims != 4 || answer.size[1] != impl->contract.outputs ||
        answer.size[2] != side / impl->contract.cell || answer.size[3] != side / impl->contract.cell)
      return unusable(
          fmt::format("{} does not answer as {} says", files->weights.string(), files->description.string()));
  } catch (const cv::Exception&) {
    return unusable(fmt::format("{} is no network that OpenCV can run", files->weights.string()));
  }
  return std::shared_ptr<const FigureNetwork>(new FigureNetwork(std::move(impl)));
}

Result<std::shared_ptr<const FigureNetwork>> FigureNetwork::load() {
  const std::vector<fs::path> folders = network_folders(TILEWATCH_FIGURE_MODEL_FOLDER);
  std::error_code error;
  for (const fs::path& folder : folders)
    if (fs::is_directory(folder, error)) return load(folder);
  return load(folders.back());
}

FigureMaps FigureNetwork::see(const cv::Mat& picture_bgr, double tile_px) const {
  const Contract& c = impl_->contract;
  const double scale = c.tile_px / tile_px;
  const cv::Size used(std::max(1, static_cast<int>(std::lround(picture_bgr.cols * scale))),
                      std::max(1, static_cast<int>(std::lround(picture_bgr.rows * scale))));
  cv::Mat sized;
  cv::resize(picture_bgr, sized, used, 0, 0, scale < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
  const auto more = [&](int side) { return (c.stride - side % c.stride) % c.stride; };
  cv::copyMakeBorder(sized, sized, 0, more(used.height), 0, more(used.width), cv::BORDER_REPLICATE);
  const cv::Mat answer = impl_->answer(sized);

  FigureMaps maps;
  const auto map_of = [&](int output) {
    return spread(answer, output, sized.size(), used, picture_bgr.size());
  };
  maps.foot = map_of(c.foot);
  std::vector<cv::Mat> paints;
  for (const int output : c.paints) paints.push_back(map_of(output) / c.paint_temperature);
  cv::merge(paints, maps.paints);
  for (int y = 0; y < maps.paints.rows; ++y) {
    auto* row = maps.paints.ptr<PaintScores>(y);
    for (int x = 0; x < maps.paints.cols; ++x) {
      const float most = *std::max_element(row[x].begin(), row[x].end());
      float sum = 0;
      for (const float score : row[x]) sum += std::exp(score - most);
      const float all = most + std::log(sum);
      for (float& score : row[x]) score -= all;
    }
  }
  return maps;
}

}  // namespace tilewatch::vision
