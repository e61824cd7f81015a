// SPDX-License-Identifier: MIT
#include "calibration/enrol/contact_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/simulate/svg_raster.h"

namespace tilewatch::calibration {
namespace {

constexpr int kWide = 1920;
constexpr int kMargin = 24;
constexpr int kHead = 96;
constexpr int kColumns = 12;
constexpr int kCell = (kWide - 2 * kMargin) / kColumns;
constexpr int kFacePx = 132;
constexpr int kCellHigh = kFacePx + 56;
const char* const kGround = "#16191d";
const char* const kInk = "#e8e6e1";
const char* const kSoft = "#9aa0a6";
const char* const kAsk = "#ffb020";

std::string id_of(catalogue::TypeIndex type, const catalogue::Catalogue& catalogue) {
  return type == catalogue::kNoType ? "?" : catalogue.type(type).id;
}

/// Percent that never says 100 of what is not certain.
std::string percent(double confidence) {
  return fmt::format("{} %", std::min(99, static_cast<int>(std::floor(100 * confidence))));
}

std::string words(int x, int y, const char* colour, int size, const std::string& text, bool bold = false) {
  return fmt::format("<text x=\"{}\" y=\"{}\" fill=\"{}\" font-size=\"{}\"{}>{}</text>\n", x, y, colour, size,
                     bold ? " font-weight=\"bold\"" : "", text);
}

std::string first_line(const EnrolledTile& tile, const catalogue::Catalogue& catalogue) {
  if (tile.state == TileState::kDoubtful) {
    std::string line = id_of(tile.type, catalogue) + "?";
    if (tile.second != catalogue::kNoType) line += " " + id_of(tile.second, catalogue) + "?";
    return line;
  }
  return tile.state == TileState::kLeftOut ? "left out" : id_of(tile.type, catalogue);
}

std::string second_line(const EnrolledTile& tile) {
  switch (tile.state) {
    case TileState::kSeenTwice:
      return fmt::format("the same as {}", tile.same_as);
    case TileState::kKnown:
      return "already there";
    case TileState::kLeftOut:
      return "";
    default:
      break;
  }
  const std::string sure = tile.by_hand ? "by hand" : percent(tile.confidence);
  return fmt::format("{}{}, lay at {}\u00b0", tile.blurred ? "blurred, " : "", sure, tile.turned_degrees());
}

}  // namespace

std::string missing_in_words(const Enrolment& enrolment, const catalogue::Catalogue& catalogue) {
  std::string text;
  for (std::size_t type = 0; type < enrolment.missing.size(); ++type) {
    const int count = enrolment.missing[type];
    if (count <= 0) continue;
    text += text.empty() ? "" : ", ";
    text += catalogue.type(static_cast<catalogue::TypeIndex>(type)).id;
    if (count > 1) text += fmt::format(" x{}", count);
  }
  return text;
}

Result<cv::Mat> contact_sheet(const Enrolment& enrolment, const catalogue::Catalogue& catalogue) {
  std::vector<const EnrolledTile*> order;
  for (const EnrolledTile& tile : enrolment.tiles) order.push_back(&tile);
  const auto rank = [&](const EnrolledTile* tile) {
    return std::tuple(tile->state != TileState::kDoubtful, tile->state == TileState::kLeftOut,
                      id_of(tile->type, catalogue), tile->number);
  };
  std::sort(order.begin(), order.end(),
            [&](const EnrolledTile* a, const EnrolledTile* b) { return rank(a) < rank(b); });
  const int rows = (static_cast<int>(order.size()) + kColumns - 1) / kColumns;
  const int high = kHead + rows * kCellHigh + kMargin;
  cv::Mat sheet(high, kWide, CV_8UC3, cv::Scalar(0x1d, 0x19, 0x16));
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"DejaVu Sans\">\n", kWide,
      high);
  const auto count = [&](TileState state) {
    return std::count_if(order.begin(), order.end(), [&](const auto* tile) { return tile->state == state; });
  };
  const auto doubtful = count(TileState::kDoubtful);
  svg += words(kMargin, 44, kInk, 26, fmt::format("{} tiles found", order.size()), true);
  std::string facts = fmt::format("{} named", count(TileState::kNamed));
  if (count(TileState::kKnown) > 0)
    facts += fmt::format(", {} already in the folder", count(TileState::kKnown));
  if (count(TileState::kSeenTwice) > 0) facts += fmt::format(", {} seen twice", count(TileState::kSeenTwice));
  svg += words(kMargin + 250, 44, kInk, 20, facts);
  if (doubtful > 0) {
    svg += words(kMargin + 760, 44, kAsk, 20,
                 fmt::format("{} need{} a name: tilewatch enrol ... --name NUMBER=TYPE", doubtful,
                             doubtful == 1 ? "s" : ""),
                 true);
  }
  std::string missing = missing_in_words(enrolment, catalogue);
  constexpr std::size_t kLongest = 190;
  if (missing.size() > kLongest) missing = missing.substr(0, missing.rfind(',', kLongest)) + ", ...";
  svg += words(kMargin, 76, kSoft, 16,
               missing.empty() ? "Every tile of the box has its face." : "No face yet of: " + missing);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const EnrolledTile& tile = *order[i];
    const int x = kMargin + static_cast<int>(i) % kColumns * kCell;
    const int y = kHead + static_cast<int>(i) / kColumns * kCellHigh;
    cv::Mat face;
    cv::resize(tile.face, face, {kFacePx, kFacePx}, 0, 0,
               tile.face.cols > kFacePx ? cv::INTER_AREA : cv::INTER_CUBIC);
    const bool aside = tile.state == TileState::kSeenTwice || tile.state == TileState::kKnown ||
                       tile.state == TileState::kLeftOut;
    if (aside) face = 0.4 * face + 0.6 * cv::Mat(face.size(), face.type(), cv::Scalar(0x1d, 0x19, 0x16));
    face.copyTo(sheet(cv::Rect(x, y, kFacePx, kFacePx)));
    const bool ask = tile.state == TileState::kDoubtful;
    if (ask) {
      svg += fmt::format(
          "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{}\" "
          "stroke-width=\"4\"/>\n",
          x - 2, y - 2, kFacePx + 4, kFacePx + 4, kAsk);
    }
    const std::string number = std::to_string(tile.number);
    svg += fmt::format(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"24\" fill=\"{}\" fill-opacity=\"0.82\"/>\n", x, y,
        12 + 11 * static_cast<int>(number.size()), kGround);
    svg += words(x + 6, y + 18, ask ? kAsk : kInk, 16, number, true);
    svg += words(x, y + kFacePx + 20, ask ? kAsk : (aside ? kSoft : kInk), 15, first_line(tile, catalogue),
                 !aside);
    svg += words(x, y + kFacePx + 38, kSoft, 12, second_line(tile));
  }
  svg += "</svg>\n";
  const auto raster = vision::rasterise_svg(svg, kWide, high);
  if (!raster) return tl::unexpected(raster.error());
  for (int row = 0; row < high; ++row) {
    for (int column = 0; column < kWide; ++column) {
      const std::uint8_t* over = raster->bgra.data() + 4 * (static_cast<std::size_t>(row) * kWide +
                                                            static_cast<std::size_t>(column));
      auto& p = sheet.at<cv::Vec3b>(row, column);
      for (int c = 0; c < 3; ++c)
        p[c] = cv::saturate_cast<std::uint8_t>(over[c] + p[c] * (255 - over[3]) / 255);
    }
  }
  return sheet;
}

}  // namespace tilewatch::calibration
