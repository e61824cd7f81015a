// SPDX-License-Identifier: MIT
#include "tests/vision/tiles/painted_board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <set>
#include <stdexcept>

namespace tilewatch::test {
namespace {

cv::Mat wooden_table(cv::Size size, std::uint64_t seed) {
  cv::RNG random(seed);
  cv::Mat grain(size.height / 3 + 1, size.width / 40 + 2, CV_32F);
  random.fill(grain, cv::RNG::NORMAL, 0, 14);
  cv::resize(grain, grain, size, 0, 0, cv::INTER_CUBIC);
  cv::Mat table(size, CV_32FC3, cv::Scalar(70, 105, 150));
  std::vector<cv::Mat> channels;
  cv::split(table, channels);
  for (cv::Mat& channel : channels) channel += grain;
  cv::merge(channels, table);
  return table;
}

}  // namespace

std::shared_ptr<const catalogue::Catalogue> base_catalogue() {
  static const auto kCatalogue = [] {
    auto loaded = catalogue::Catalogue::load({"base"});
    if (!loaded) throw std::runtime_error(loaded.error().message);
    return *loaded;
  }();
  return kCatalogue;
}

std::shared_ptr<const vision::ArtLibrary> base_drawings() {
  static const auto kArt =
      std::make_shared<const vision::ArtLibrary>(vision::ArtLibrary::from_drawings(*base_catalogue()));
  return kArt;
}

vision::Quad Photo::quad_of(Cell cell) const {
  vision::Quad quad;
  const std::array<cv::Point, 4> corners{cv::Point(0, 0), {1, 0}, {1, 1}, {0, 1}};
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Vec3d p = image_from_board * cv::Vec3d(cell.x + corners[i].x, cell.y + corners[i].y, 1);
    quad[i] = {static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2])};
  }
  return quad;
}

Photo take_photo(const vision::ArtLibrary& art, const std::vector<LaidFace>& tiles,
                 const PhotoOptions& options) {
  Photo photo;
  cv::Point2d middle(0, 0);
  for (const LaidFace& tile : tiles) middle += cv::Point2d(tile.cell.x + 0.5, tile.cell.y + 0.5);
  middle *= 1.0 / static_cast<double>(std::max<std::size_t>(1, tiles.size()));
  const double a = options.turn_deg * CV_PI / 180;
  const double s = options.tile_px;
  const cv::Matx33d turned(s * std::cos(a), -s * std::sin(a), 0, s * std::sin(a), s * std::cos(a), 0, 0, 0,
                           1);
  const cv::Matx33d centred(1, 0, -middle.x, 0, 1, -middle.y, 0, 0, 1);
  // Far rows are smaller and closer together.
  const double lean = options.tilt / options.size.height;
  const cv::Matx33d tilted(1, 0, 0, 0, 1 - 0.5 * options.tilt, 0, 0, -lean, 1);
  const cv::Matx33d placed(1, 0, options.size.width * 0.5, 0, 1, options.size.height * 0.5, 0, 0, 1);
  photo.image_from_board = placed * tilted * turned * centred;

  cv::Mat picture = wooden_table(options.size, options.seed);
  for (const LaidFace& tile : tiles) {
    cv::Mat face = art.face(tile.face).picture.clone();
    for (int turn = 0; turn < tile.rotation; ++turn) cv::rotate(face, face, cv::ROTATE_90_CLOCKWISE);
    face.convertTo(face, CV_32FC3);
    const double n = face.cols;
    const std::array<cv::Point2f, 4> from{cv::Point2f(-0.5F, -0.5F),
                                          {static_cast<float>(n - 0.5), -0.5F},
                                          {static_cast<float>(n - 0.5), static_cast<float>(n - 0.5)},
                                          {-0.5F, static_cast<float>(n - 0.5)}};
    const cv::Mat image_from_face = cv::getPerspectiveTransform(from, photo.quad_of(tile.cell));
    cv::Mat mask;
    cv::warpPerspective(cv::Mat(face.size(), CV_8U, cv::Scalar(255)), mask, image_from_face, picture.size(),
                        cv::INTER_NEAREST);
    cv::Mat laid;
    cv::warpPerspective(face, laid, image_from_face, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    laid.copyTo(picture, mask);
  }
  cv::GaussianBlur(picture, picture, {0, 0}, std::max(0.1, options.blur_px));
  for (int x = 0; x < picture.cols; ++x) {
    picture.col(x) *= 1 - options.gradient * x / picture.cols;
  }
  cv::multiply(picture, options.tint, picture);
  cv::RNG random(options.seed + 1);
  cv::Mat noise(picture.size(), CV_32FC3);
  random.fill(noise, cv::RNG::NORMAL, 0, options.noise);
  picture += noise;
  picture.convertTo(photo.picture, CV_8UC3);
  return photo;
}

std::vector<LaidFace> legal_board(const catalogue::Catalogue& catalogue, const vision::ArtLibrary& art,
                                  int count, std::uint64_t seed) {
  cv::RNG random(seed);
  std::vector<int> bag;
  int start = 0;
  for (int f = 0; f < static_cast<int>(art.faces().size()); ++f) {
    bag.push_back(f);
    if (art.face(f).type == catalogue.start_type()) start = f;
  }
  std::erase(bag, start);
  std::map<Cell, LaidFace> board{{{0, 0}, {start, 0, {0, 0}}}};
  const auto fits = [&](int face, Rotation rotation, Cell cell) {
    for (const Side side : kSides) {
      const auto beyond = board.find(neighbour(cell, side));
      if (beyond == board.end()) continue;
      const auto& other = catalogue.type(art.face(beyond->second.face).type);
      if (catalogue.type(art.face(face).type).edge(side, rotation) !=
          other.edge(opposite(side), beyond->second.rotation)) {
        return false;
      }
    }
    return true;
  };
  for (int tries = 0; tries < 20000 && static_cast<int>(board.size()) < count && !bag.empty(); ++tries) {
    const auto pick = static_cast<std::size_t>(random.uniform(0, static_cast<int>(bag.size())));
    auto near = board.begin();
    std::advance(near, random.uniform(0, static_cast<int>(board.size())));
    const Cell cell = neighbour(near->first, kSides[static_cast<std::size_t>(random.uniform(0, 4))]);
    const auto rotation = static_cast<Rotation>(random.uniform(0, 4));
    if (board.contains(cell) || !fits(bag[pick], rotation, cell)) continue;
    board[cell] = {bag[pick], rotation, cell};
    bag.erase(bag.begin() + static_cast<std::ptrdiff_t>(pick));
  }
  std::vector<LaidFace> tiles;
  for (const auto& [cell, tile] : board) tiles.push_back(tile);
  return tiles;
}

vision::Quad disturbed(const vision::Quad& quad, cv::RNG& random, double shift, double scale,
                       double degrees) {
  const cv::Point2f middle = (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25F;
  const cv::Point2f x = (quad[1] - quad[0] + quad[2] - quad[3]) * 0.5F;
  const cv::Point2f y = (quad[3] - quad[0] + quad[2] - quad[1]) * 0.5F;
  const double a = random.uniform(-degrees, degrees) * CV_PI / 180;
  const double s = 1 + random.uniform(-scale, scale);
  const cv::Point2d moved(random.uniform(-shift, shift), random.uniform(-shift, shift));
  const double c = std::cos(a) * s;
  const double d = std::sin(a) * s;
  vision::Quad result;
  const std::array<cv::Point2d, 4> corners{cv::Point2d(-0.5, -0.5), {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
  for (std::size_t i = 0; i < 4; ++i) {
    const double u = c * corners[i].x - d * corners[i].y + moved.x;
    const double v = d * corners[i].x + c * corners[i].y + moved.y;
    result[i] = middle + x * static_cast<float>(u) + y * static_cast<float>(v);
  }
  return result;
}

void write_art(const vision::ArtLibrary& art, const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  for (const vision::Face& face : art.faces())
    cv::imwrite((folder / (face.name + ".png")).string(), face.picture);
}

}  // namespace tilewatch::test
