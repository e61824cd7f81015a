// SPDX-License-Identifier: MIT
#include "vision/annotate/annotate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>
#include <set>
#include <string_view>
#include <utility>

#include "vision/annotate/svg_text.h"
#include "vision/simulate/svg_raster.h"
#include "vision/tiles/decide.h"

namespace tilewatch::vision {
namespace {

// Larger pictures are scaled down to this, smaller ones up to half of it, so that the words have room.
constexpr double kMostWide = 1920;
constexpr double kLeastWide = 1100;
constexpr double kPanelShare = 0.30;
// Tiles at least this large have room for the name of their cell.
constexpr double kCellNames = 62;
constexpr std::string_view kAmber = "#ffb000";
constexpr std::string_view kRed = "#ff2d2d";

std::string_view paint_of(Colour colour) {
  switch (colour) {
    case Colour::kRed:
      return "#e5322d";
    case Colour::kBlue:
      return "#2f6fe4";
    case Colour::kGreen:
      return "#27a844";
    case Colour::kYellow:
      return "#f6cf1d";
    case Colour::kBlack:
      return "#161616";
    case Colour::kPink:
      return "#f06fb0";
    case Colour::kGrey:
      return "#9aa0a6";
    case Colour::kWhite:
      return "#ffffff";
  }
  return "#ffffff";
}

bool has_colour(FigureKind kind) {
  return kind == FigureKind::kMeeple || kind == FigureKind::kBigMeeple || kind == FigureKind::kAbbot;
}

// "base.V" is V to everybody at a base game's table; other sets keep their name.
std::string short_name(const std::string& id) { return id.starts_with("base.") ? id.substr(5) : id; }

class Drawing {
 public:
  Drawing(double scale, cv::Point2f origin, cv::Size picture, double panel_wide)
      : scale_(scale), origin_(origin), picture_(picture), panel_wide_(panel_wide) {
    svg_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"DejaVu Sans\">\n",
        picture.width + panel_wide, picture.height);
  }

  void tile(const TileReading& tile, const catalogue::Catalogue& catalogue, double size, bool wrong) {
    const bool doubtful = is_doubtful(tile);
    const std::string_view stroke = wrong ? kRed : (doubtful ? kAmber : std::string_view("#ffffff"));
    const bool loud = wrong || doubtful;
    const Quad inner = inset(tile.corners, 0.02F);
    svg_ += fmt::format(
        "<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{}\" stroke=\"{}\" stroke-opacity=\"{}\" "
        "stroke-width=\"{:.1f}\" stroke-linejoin=\"round\"/>\n",
        points(inner), loud ? stroke : "none", loud ? 0.16 : 0, stroke, loud ? 0.95 : 0.5,
        std::max(1.0, size * (loud ? 0.035 : 0.015)));
    if (tile.candidates.empty()) {
      words(centre(tile.corners), "?", size * 0.4, kAmber, "middle");
      return;
    }
    const double font = std::clamp(size * 0.17, 9.0, 26.0);
    if (size > kCellNames) {  // so that what the panel says can be found
      const cv::Point2d at = on_tile(tile.corners, 0.95, 0.94);
      words(at, to_string(tile.cell), font * 0.62, "#d5dde5", "end");
    }
    if (!doubtful) {
      const cv::Point2d at = on_tile(tile.corners, 0.13, 0.15);
      arrow(tile, at, font * 0.62);
      words(at + cv::Point2d(font * 0.75, font * 0.36),
            short_name(catalogue.type(tile.candidates[0].type).id), font, "#ffffff", "start");
      return;
    }
    // Both candidates, one above the other, in the middle of the tile.
    double y = -0.3;
    for (std::size_t k = 0; k < std::min<std::size_t>(2, tile.candidates.size()); ++k) {
      const TileCandidate& c = tile.candidates[k];
      const std::string text = fmt::format("{}{} {:.0f}%", short_name(catalogue.type(c.type).id),
                                           turn_arrow(c.rotation), 100 * c.probability);
      words(centre(tile.corners) + cv::Point2d(0, y * size), text, font * (k == 0 ? 1.05 : 0.9), kAmber,
            "middle");
      y += 0.24;
    }
  }

  // The shared edge of two tiles that do not go together.
  void clash(const TileReading& a, const TileReading& b, double size) {
    const cv::Point2d from = centre(a.corners);
    const cv::Point2d to = centre(b.corners);
    const cv::Point2d middle = 0.5 * (from + to);
    const cv::Point2d along = to - from;
    const cv::Point2d across(-along.y * 0.4, along.x * 0.4);
    const cv::Point2d p = middle - across;
    const cv::Point2d q = middle + across;
    svg_ += fmt::format(
        "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\" stroke-width=\"{:.1f}\" "
        "stroke-linecap=\"round\"/>\n",
        p.x, p.y, q.x, q.y, kRed, size * 0.07);
  }

  void figure(const FigureReading& figure, double size) {
    const cv::Point2d foot = scaled(figure.foot);
    const double r = size * 0.24;
    const bool coloured = has_colour(figure.kind);
    const std::string_view paint = coloured ? paint_of(figure.colour) : std::string_view("#ffffff");
    const std::string_view around =
        coloured && (figure.colour == Colour::kWhite || figure.colour == Colour::kYellow)
            ? std::string_view("#000000")
            : std::string_view("#ffffff");
    for (const auto& [colour, width] : {std::pair{around, size * 0.075}, std::pair{paint, size * 0.045}}) {
      svg_ += fmt::format(
          "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"none\" stroke=\"{}\" "
          "stroke-width=\"{:.1f}\"{}/>\n",
          foot.x, foot.y, r, colour, width, figure.confidence < 0.6 ? " stroke-dasharray=\"6 5\"" : "");
    }
    std::string text = figure.on.empty() ? "?" : std::string(to_string(figure.on.front().piece.kind));
    if (figure.kind != FigureKind::kMeeple) text = fmt::format("{}: {}", to_string(figure.kind), text);
    words(foot + cv::Point2d(0, r + size * 0.19), text, std::clamp(size * 0.16, 9.0, 24.0), "#ffffff",
          "middle");
  }

  void panel(const Panel& panel) {
    const double left = picture_.width;
    svg_ += fmt::format("<rect x=\"{}\" y=\"0\" width=\"{}\" height=\"{}\" fill=\"#16191d\"/>\n", left,
                        panel_wide_, picture_.height);
    const double font = std::clamp(picture_.height * 0.019, 11.0, 21.0);
    const double margin = font * 1.2;
    const double wide = panel_wide_ - 2 * margin;
    double y = margin + font * 1.3;
    text(left + margin, y, panel.title, font * 1.35, "#ffffff", "start", true);
    y += font * 1.7;
    for (const std::string& part : svg_wrapped(panel.subtitle, wide, font)) {
      text(left + margin, y, part, font, "#b9c2cc", "start", false);
      y += font * 1.3;
    }
    y -= font * 0.4;
    const double bottom = picture_.height - legend(left + margin, font, margin);
    for (std::size_t s = 0; s < panel.sections.size(); ++s) {
      const PanelSection& section = panel.sections[s];
      if (section.lines.empty()) continue;
      // A title with one line under it says less than nothing.
      if (y + font * (section.lines.size() > 1 ? 5.6 : 3.4) > bottom) break;
      y += font * 1.5;
      text(left + margin, y, section.title, font * 0.92, "#7fb4ff", "start", true);
      y += font * 0.35;
      for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const double need = line_height(section.lines[i], wide, font);
        const bool last = i + 1 == section.lines.size();
        if (y + need + (last ? 0 : font * 1.4) > bottom) {
          y += font * 1.4;
          text(left + margin, y, fmt::format("and {} more", section.lines.size() - i), font, "#8a939c",
               "start", false);
          break;
        }
        y = line(section.lines[i], left + margin, y, wide, font);
      }
    }
  }

  std::string finish() { return std::move(svg_) + "</svg>\n"; }

  static bool is_doubtful(const TileReading& tile) {
    return tile.candidates.empty() || tile.candidates.front().probability < 0.9 ||
           tile.is_tile < kProbablyTile;
  }

 private:
  cv::Point2d scaled(cv::Point2f p) const { return cv::Point2d(p - origin_) * scale_; }

  cv::Point2d centre(const Quad& quad) const { return on_tile(quad, 0.5, 0.5); }

  cv::Point2d on_tile(const Quad& quad, double u, double v) const {
    const cv::Point2d top = scaled(quad[0]) * (1 - u) + scaled(quad[1]) * u;
    const cv::Point2d low = scaled(quad[3]) * (1 - u) + scaled(quad[2]) * u;
    return top * (1 - v) + low * v;
  }

  // The quad's corners drawn in a little, in picture pixels, so that neighbours' lines do not lie on each
  // other.
  static Quad inset(const Quad& quad, float share) {
    const cv::Point2f middle = (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25F;
    Quad inner;
    for (std::size_t i = 0; i < 4; ++i) inner[i] = quad[i] + (middle - quad[i]) * (2 * share);
    return inner;
  }

  std::string points(const Quad& quad) const {
    std::string list;
    for (const cv::Point2f corner : quad) {
      const cv::Point2d p = scaled(corner);
      list += fmt::format("{:.1f},{:.1f} ", p.x, p.y);
    }
    return list;
  }

  static std::string_view turn_arrow(Rotation rotation) {
    constexpr std::array<std::string_view, 4> kArrows{"↑", "→", "↓", "←"};
    return kArrows[rotation % 4];
  }

  // A small arrow head that points to where the drawing's north lies.
  void arrow(const TileReading& tile, cv::Point2d at, double size) {
    constexpr std::array<std::pair<double, double>, 4> kWay{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const auto [x, y] = kWay[tile.candidates.front().rotation % 4];
    cv::Point2d way = on_tile(tile.corners, 0.5 + 0.5 * x, 0.5 + 0.5 * y) - centre(tile.corners);
    way *= 1 / std::max(1e-6, cv::norm(way));
    const cv::Point2d side(-way.y, way.x);
    const cv::Point2d tip = at + way * (0.6 * size);
    const cv::Point2d left = at - way * (0.45 * size) + side * (0.5 * size);
    const cv::Point2d right = at - way * (0.45 * size) - side * (0.5 * size);
    svg_ += fmt::format(
        "<polygon points=\"{:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f}\" fill=\"#ffffff\" stroke=\"#000000\" "
        "stroke-opacity=\"0.6\" stroke-width=\"{:.1f}\" paint-order=\"stroke\"/>\n",
        tip.x, tip.y, left.x, left.y, right.x, right.y, std::max(1.0, size * 0.18));
  }

  // Words on the photo: with a dark rim, readable on anything.
  void words(cv::Point2d at, std::string_view what, double font, std::string_view fill,
             std::string_view anchor) {
    svg_ += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{:.1f}\" font-weight=\"bold\" fill=\"{}\" "
        "stroke=\"#000000\" "
        "stroke-opacity=\"0.75\" stroke-width=\"{:.1f}\" stroke-linejoin=\"round\" paint-order=\"stroke\" "
        "text-anchor=\"{}\">{}</text>\n",
        at.x, at.y, font, fill, font * 0.22, anchor, svg_escaped(what));
  }

  void text(double x, double y, std::string_view what, double font, std::string_view fill,
            std::string_view anchor, bool bold) {
    svg_ += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{:.1f}\" fill=\"{}\" text-anchor=\"{}\"{}>{}</text>\n",
        x, y, font, fill, anchor, bold ? " font-weight=\"bold\"" : "", svg_escaped(what));
  }

  static double dots_wide(const PanelLine& line, double font) {
    return line.dots.empty() ? 0 : font * (0.4 + 1.0 * static_cast<double>(line.dots.size()));
  }

  static std::vector<std::string> lines_of(const PanelLine& line, double wide, double font) {
    const double value_wide =
        line.value.empty() ? 0 : font * 0.65 * (1.5 + static_cast<double>(line.value.size()));
    return svg_wrapped(line.text, wide - dots_wide(line, font) - value_wide, font);
  }

  static double line_height(const PanelLine& line, double wide, double font) {
    return font * (1.32 * static_cast<double>(lines_of(line, wide, font).size()) + 0.12);
  }

  double line(const PanelLine& line, double x, double y, double wide, double font) {
    std::string_view fill = "#eef2f5";
    if (line.tone == Tone::kQuiet) fill = "#8a939c";
    if (line.tone == Tone::kDoubt) fill = kAmber;
    if (line.tone == Tone::kWrong) fill = "#ff7b7b";
    double dot = x + font * 0.42;
    for (const Colour colour : line.dots) {
      svg_ += fmt::format(
          "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"{}\" stroke=\"#ffffff\" "
          "stroke-width=\"1.2\"/>\n",
          dot, y + font * 0.98, font * 0.4, paint_of(colour));
      dot += font;
    }
    bool first = true;
    for (const std::string& part : lines_of(line, wide, font)) {
      y += font * 1.32;
      text(x + dots_wide(line, font), y, part, font, fill, "start", false);
      if (first && !line.value.empty()) text(x + wide, y, line.value, font, fill, "end", true);
      first = false;
    }
    return y + font * 0.12;
  }

  // What the signs mean, at the foot of the panel; returns its height.
  double legend(double x, double font, double margin) {
    const double small = font * 0.82;
    const double step = small * 1.55;
    const std::array<std::pair<std::string_view, std::string_view>, 4> rows{
        {{"#ffffff", "tile: its type, arrow to its drawing's north"},
         {kAmber, "not certain: the two best candidates"},
         {kRed, "contradicts the rules or the box"},
         {"ring", "figure: ring about its foot, what it stands on"}}};
    const double height = step * static_cast<double>(rows.size()) + margin;
    double y = picture_.height - height + step * 0.5;
    svg_ += fmt::format(
        "<line x1=\"{0:.1f}\" y1=\"{1:.1f}\" x2=\"{2:.1f}\" y2=\"{1:.1f}\" stroke=\"#3a424b\"/>\n", x,
        y - step * 0.55, x + panel_wide_ - 2 * margin);
    for (const auto& [sign, words] : rows) {
      if (sign == "ring") {
        svg_ += fmt::format(
            "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"none\" stroke=\"#2f6fe4\" "
            "stroke-width=\"{:.1f}\"/>\n",
            x + small * 0.5, y + small * 0.55, small * 0.42, small * 0.22);
      } else {
        svg_ += fmt::format(
            "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\" "
            "fill-opacity=\"0.15\" "
            "stroke=\"{}\" stroke-width=\"1.6\"/>\n",
            x + small * 0.08, y + small * 0.12, small * 0.85, small * 0.85, sign, sign);
      }
      text(x + small * 1.6, y + small * 0.9, words, small, "#b9c2cc", "start", false);
      y += step;
    }
    return height + font * 0.4;
  }

  double scale_;
  cv::Point2f origin_;  ///< the shown part's corner in the picture
  cv::Size picture_;
  double panel_wide_;
  std::string svg_;
};

// The drawing laid over the photo; its bytes are premultiplied.
void lay_over(cv::Mat& canvas, const Raster& drawing) {
  for (int y = 0; y < canvas.rows; ++y) {
    const std::uint8_t* over =
        drawing.bgra.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(drawing.width) * 4;
    auto* row = canvas.ptr<cv::Vec3b>(y);
    for (int x = 0; x < canvas.cols; ++x, over += 4) {
      const int rest = 255 - over[3];
      if (rest == 255) continue;
      for (int c = 0; c < 3; ++c) {
        row[x][c] = static_cast<std::uint8_t>(std::min(255, over[c] + (row[x][c] * rest + 127) / 255));
      }
    }
  }
}

double size_of(const Quad& quad) {
  const std::vector<cv::Point2f> corners(quad.begin(), quad.end());
  return std::sqrt(std::max(1.0, std::abs(cv::contourArea(corners))));
}

// The part of the picture that is shown: the board with room round it, in the picture's own proportions.
cv::Rect view_of(cv::Size picture, const BoardReading& reading) {
  std::vector<cv::Point2f> points;
  double side = 0;
  for (const TileReading& tile : reading.tiles) {
    points.insert(points.end(), tile.corners.begin(), tile.corners.end());
    side = std::max(side, size_of(tile.corners));
  }
  for (const FigureReading& figure : reading.figures) points.push_back(figure.foot);
  const cv::Rect whole(cv::Point(0, 0), picture);
  if (points.empty()) return whole;
  const cv::Rect2f board = cv::boundingRect(points);
  const cv::Point2d middle(board.x + board.width * 0.5, board.y + board.height * 0.5);
  const double share =
      std::max((board.width + 2.5 * side) / picture.width, (board.height + 2.5 * side) / picture.height);
  if (share > 0.85) return whole;
  const double wide = share * picture.width;
  const double high = share * picture.height;
  const double left = std::clamp(middle.x - wide / 2, 0.0, picture.width - wide);
  const double top = std::clamp(middle.y - high / 2, 0.0, picture.height - high);
  const cv::Rect view(static_cast<int>(left), static_cast<int>(top), static_cast<int>(wide),
                      static_cast<int>(high));
  return view & whole;
}

}  // namespace

Result<cv::Mat> annotate(const cv::Mat& picture_bgr, const BoardReading& reading,
                         const catalogue::Catalogue& catalogue, const Panel& panel) {
  const cv::Rect view = view_of(picture_bgr.size(), reading);
  const double least = kLeastWide / view.width;
  const double scale = std::clamp(1.0, least, std::max(kMostWide / view.width, least));
  cv::Mat photo;
  cv::resize(picture_bgr(view), photo, {}, scale, scale, scale < 1 ? cv::INTER_AREA : cv::INTER_CUBIC);
  const int panel_wide = static_cast<int>(std::max(420.0, photo.cols * kPanelShare));
  Drawing drawing(scale, view.tl(), photo.size(), panel_wide);

  std::map<Cell, const TileReading*> at;
  std::set<Cell> wrong;
  for (const TileReading& tile : reading.tiles) at[tile.cell] = &tile;
  for (const Problem& problem : reading.problems) {
    if (problem.kind == "too_many_copies") wrong.insert(problem.cells.begin(), problem.cells.end());
  }
  // Loud outlines last, so that quiet ones do not cross them.
  for (const bool loud : {false, true}) {
    for (const TileReading& tile : reading.tiles) {
      const bool is_loud = Drawing::is_doubtful(tile) || wrong.contains(tile.cell);
      if (is_loud == loud)
        drawing.tile(tile, catalogue, size_of(tile.corners) * scale, wrong.contains(tile.cell));
    }
  }
  for (const Problem& problem : reading.problems) {
    if (problem.kind != "edges_disagree" || problem.cells.size() != 2) continue;
    const auto a = at.find(problem.cells[0]);
    const auto b = at.find(problem.cells[1]);
    if (a != at.end() && b != at.end()) {
      drawing.clash(*a->second, *b->second, size_of(a->second->corners) * scale);
    }
  }
  for (const FigureReading& figure : reading.figures) {
    const auto home = at.find(figure.cell);
    const double size =
        home != at.end() ? size_of(home->second->corners) : reading.geometry.tile_px(figure.cell);
    drawing.figure(figure, size * scale);
  }
  drawing.panel(panel);

  cv::Mat canvas(photo.rows, photo.cols + panel_wide, CV_8UC3, cv::Scalar::all(0));
  photo.copyTo(canvas.colRange(0, photo.cols));
  const Result<Raster> raster = rasterise_svg(drawing.finish(), canvas.cols, canvas.rows);
  if (!raster) return tl::unexpected(raster.error());
  lay_over(canvas, *raster);
  return canvas;
}

}  // namespace tilewatch::vision
