// SPDX-License-Identifier: MIT
#include "vision/tiles/topology_network.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <opencv2/dnn.hpp>
#include <optional>
#include <utility>

#include "vision/tiles/network_files.h"

namespace tilewatch::vision {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr NetworkKind kKind{
    "topology", "topology reader", TopologyNetwork::kFormat,
    "Without it tiles are read by pictures of their faces only (--art DIR); that goes on working."};

tl::unexpected<Error> unusable(const std::string& message) { return unusable_network(kKind, message); }

/// Reads the description; throws json::exception where it is not what it should be.
class Description {
 public:
  explicit Description(const json& document) : document_(document) {}

  /// What is wrong with it in words, or the contract.
  std::optional<std::string> read(TopologyContract& c) const {
    const json& input = document_.at("input");
    c.crop_px = input.at("width").get<int>();
    c.tile_px = input.at("tile_side").get<int>();
    c.outputs = document_.at("output").at("size").get<int>();
    if (input.at("height").get<int>() != c.crop_px || c.crop_px < 16 || c.crop_px > 512 || c.tile_px < 8 ||
        c.tile_px > c.crop_px || c.outputs < 1 || c.outputs > 4096)
      return "its sizes make no sense";
    if (input.at("channels").get<std::string>() != "BGR" || input.at("layout").get<std::string>() != "NCHW")
      return "it wants pictures in another form";
    const std::array<std::pair<const char*, TopologyHead*>, 4> sides{
        {{"edge_n", &c.edges[0]}, {"edge_e", &c.edges[1]}, {"edge_s", &c.edges[2]}, {"edge_w", &c.edges[3]}}};
    for (const auto& [name, head] : sides)
      if (!take(name, 4, c.outputs, *head)) return missing(name);
    const std::vector<std::tuple<const char*, int, TopologyHead*>> others{
        {"mist_edge", 4, &c.mist_edge},
        {"city_joined", 6, &c.city_joined},
        {"road_joined", 6, &c.road_joined},
        {"monastery", 1, &c.monastery},
        {"shield", 1, &c.shield},
        {"garden", 1, &c.garden},
        {"magic", 1, &c.magic},
        {"tent", 1, &c.tent},
        {"tower", 1, &c.tower},
        {"tower_kind", 5, &c.tower_kind},
        {"inn", 1, &c.inn},
        {"cathedral", 1, &c.cathedral},
        {"castle", 1, &c.castle},
        {"cemetery", 1, &c.cemetery},
        {"ghosts", 4, &c.ghosts},
        {"crop_circle", 1, &c.crop_circle},
        {"what", 5, &c.what},
        {"registration", 4, &c.registration}};
    for (const auto& [name, size, head] : others)
      if (!take(name, size, c.outputs, *head)) return missing(name);
    return std::nullopt;
  }

 private:
  static std::string missing(const char* head) {
    return fmt::format("its head \"{}\" is not what it should be", head);
  }

  bool take(const char* name, int size, int outputs, TopologyHead& to) const {
    for (const json& head : document_.at("heads")) {
      if (head.at("name").get<std::string>() != name) continue;
      to.first = head.at("first").get<int>();
      to.size = head.at("size").get<int>();
      to.bias = head.value("bias", 0.0F);
      to.temperature = head.value("temperature", 1.0F);
      return to.size == size && to.first >= 0 && to.first + to.size <= outputs && to.temperature > 0.01F &&
             to.temperature < 100 && std::abs(to.bias) < 100;
    }
    return false;
  }

  const json& document_;
};

// Crops go through in batches of these sizes; a batch of another size is filled up, because OpenCV plans anew
// whenever the size changes.
constexpr std::array<int, 3> kBatches{1, 8, 32};

}  // namespace

/// Copies of the network, one for each thread that needs one at the same time, and of each a copy for every
/// size of batch.
struct TopologyNetwork::Pool {
  struct Worker {
    std::map<int, cv::dnn::Net> nets;
  };

  std::string weights;
  int cores = 1;
  std::mutex mutex;
  std::vector<std::unique_ptr<Worker>> idle;

  std::unique_ptr<Worker> borrow() {
    const std::lock_guard lock(mutex);
    if (idle.empty()) return std::make_unique<Worker>();
    auto worker = std::move(idle.back());
    idle.pop_back();
    return worker;
  }
  void give_back(std::unique_ptr<Worker> worker) {
    const std::lock_guard lock(mutex);
    idle.push_back(std::move(worker));
  }

  cv::Mat run(Worker& worker, const cv::Mat& blob) {
    auto [net, is_new] = worker.nets.try_emplace(blob.size[0]);
    if (is_new) {
      net->second = cv::dnn::readNetFromONNX(weights.data(), weights.size());
      net->second.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
      net->second.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    }
    net->second.setInput(blob);
    return net->second.forward();
  }

  /// Crops [first, last) to their rows of `logits`.
  void run(const std::vector<cv::Mat>& crops, std::size_t first, std::size_t last, cv::Mat& logits) {
    auto worker = borrow();
    std::vector<cv::Mat> batch(crops.begin() + static_cast<std::ptrdiff_t>(first),
                               crops.begin() + static_cast<std::ptrdiff_t>(last));
    const std::size_t count = batch.size();
    const int size = *std::find_if(kBatches.begin(), kBatches.end() - 1,
                                   [&](int b) { return static_cast<std::size_t>(b) >= count; });
    while (batch.size() < static_cast<std::size_t>(size)) batch.push_back(batch.front());
    const cv::Mat rows = run(*worker, cv::dnn::blobFromImages(batch, 1 / 255.0));
    CV_Assert(rows.dims == 2 && rows.rows == size && rows.cols == logits.cols);
    const auto from = static_cast<int>(first);
    rows.rowRange(0, static_cast<int>(count)).copyTo(logits.rowRange(from, from + static_cast<int>(count)));
    give_back(std::move(worker));
  }
};

TopologyNetwork::TopologyNetwork(TopologyContract contract, std::string id, std::unique_ptr<Pool> pool)
    : contract_(contract), id_(std::move(id)), pool_(std::move(pool)) {}

TopologyNetwork::~TopologyNetwork() = default;

Result<std::shared_ptr<const TopologyNetwork>> TopologyNetwork::load(const fs::path& folder,
                                                                     Options options) {
  Result<NetworkFiles> files = read_network_files(folder, kKind);
  if (!files) return tl::unexpected(files.error());
  TopologyContract contract;
  try {
    const json document = json::parse(files->text);
    if (const auto wrong = Description(document).read(contract))
      return unusable(fmt::format("{} does not fit this program: {}", files->description.string(), *wrong));
  } catch (const json::exception&) {
    return unusable(fmt::format("{} is damaged: it does not say what it should about the network",
                                files->description.string()));
  }
  auto pool = std::make_unique<Pool>();
  pool->weights = std::move(files->bytes);
  pool->cores = std::max(1, options.cores);
  std::shared_ptr<const TopologyNetwork> network(
      new TopologyNetwork(contract, std::move(files->hash), std::move(pool)));
  try {
    const cv::Mat grey(contract.crop_px, contract.crop_px, CV_8UC3, cv::Scalar::all(128));
    const cv::Mat answer = network->forward({grey});
    if (answer.cols != contract.outputs || !cv::checkRange(answer))
      return unusable(
          fmt::format("{} does not answer as {} says", files->weights.string(), files->description.string()));
  } catch (const cv::Exception&) {
    return unusable(fmt::format("{} is no network that OpenCV can run", files->weights.string()));
  }
  return network;
}

Result<std::shared_ptr<const TopologyNetwork>> TopologyNetwork::load(Options options) {
  const std::vector<fs::path> folders = default_folders();
  std::error_code error;
  for (const fs::path& folder : folders)
    if (fs::is_directory(folder, error)) return load(folder, options);
  return load(folders.back(), options);
}

std::vector<fs::path> TopologyNetwork::default_folders() { return network_folders(TILEWATCH_MODEL_FOLDER); }

cv::Mat TopologyNetwork::forward(const std::vector<cv::Mat>& crops_bgr) const {
  cv::Mat logits(static_cast<int>(crops_bgr.size()), contract_.outputs, CV_32F);
  if (crops_bgr.empty()) return logits;
  const std::size_t count = crops_bgr.size();
  const auto most = static_cast<std::size_t>(kBatches.back());
  // As many equal pieces as there are cores, each a few batches long. OpenCV runs what is inside a parallel
  // loop on one core, so a loop of one piece keeps the network to one core too.
  const std::size_t batches = (count + most - 1) / most;
  const std::size_t pieces = std::min<std::size_t>(batches == 1 && count >= 16 ? 2 : batches,
                                                   static_cast<std::size_t>(pool_->cores));
  cv::parallel_for_(cv::Range(0, static_cast<int>(pieces)), [&](const cv::Range& range) {
    for (int p = range.start; p < range.end; ++p) {
      const std::size_t begin = count * static_cast<std::size_t>(p) / pieces;
      const std::size_t end = count * static_cast<std::size_t>(p + 1) / pieces;
      for (std::size_t i = begin; i < end; i += most)
        pool_->run(crops_bgr, i, std::min(end, i + most), logits);
    }
  });
  return logits;
}

}  // namespace tilewatch::vision
