// SPDX-License-Identifier: MIT
#include "display/drawing/mark_shapes.h"

#include <array>

namespace tilewatch::drawing {
namespace {

/// By Colour.
constexpr std::array<PlayerPaint, kColourCount> kPaints{{{0xd63b3f, 0xffffff, 0xff7a7a},
                                                         {0x2f6fd6, 0xffffff, 0x7db2ff},
                                                         {0x2f9e4f, 0x06170b, 0x6fdc8e},
                                                         {0xf4c81f, 0x221a00, 0xffe27a},
                                                         {0x101216, 0xffffff, 0xc9d0d8},
                                                         {0xf08bb4, 0x2b0716, 0xffb9d3},
                                                         {0x949ca6, 0x111418, 0xc9d0d8},
                                                         {0xf3f1ec, 0x15181d, 0xffffff}}};

// Slanted lines run on from square to square: they cross its edges in the middle, and reach beyond its
// corners.
constexpr std::array<Stroke, 2> kRising{{{-1, 4, 4, -1}, {2, 7, 7, 2}}};
constexpr std::array<Stroke, 2> kFalling{{{-1, 2, 4, 7}, {2, -1, 7, 4}}};
constexpr std::array<Stroke, 4> kCrossed{{kRising[0], kRising[1], kFalling[0], kFalling[1]}};
constexpr std::array<Stroke, 1> kLevel{{{0, 3, 6, 3}}};
constexpr std::array<Stroke, 1> kUpright{{{3, 0, 3, 6}}};
constexpr std::array<Stroke, 2> kGrid{{{0, 3, 6, 3}, {3, 0, 3, 6}}};
constexpr std::array<Stroke, 2> kZigzag{{{0, 4.5, 3, 1.5}, {3, 1.5, 6, 4.5}}};
constexpr std::array<Dot, 2> kDots{{{1.5, 1.5}, {4.5, 4.5}}};

/// By Colour.
const std::array<Pattern, kColourCount> kPatterns{{{kRising, {}},
                                                   {{}, kDots},
                                                   {kLevel, {}},
                                                   {kUpright, {}},
                                                   {kCrossed, {}},
                                                   {kZigzag, {}},
                                                   {kGrid, {}},
                                                   {kFalling, {}}}};

constexpr Step move(double x, double y) { return {'M', x, y, 0, 0, 0, 0}; }
constexpr Step line(double x, double y) { return {'L', x, y, 0, 0, 0, 0}; }
constexpr Step quad(double x1, double y1, double x, double y) { return {'Q', x, y, x1, y1, 0, 0}; }
constexpr Step curve(double x1, double y1, double x2, double y2, double x, double y) {
  return {'C', x, y, x1, y1, x2, y2};
}
constexpr Step close() { return {'Z', 0, 0, 0, 0, 0, 0}; }

/// Arm, waist, leg.
constexpr std::array kMeeple{move(.50, .30),
                             curve(.60, .33, .66, .36, .74, .40),
                             curve(.86, .45, .97, .50, .97, .58),
                             curve(.97, .65, .86, .65, .73, .63),
                             curve(.76, .74, .83, .85, .89, .93),
                             curve(.92, .98, .89, 1, .84, 1),
                             line(.62, 1),
                             curve(.58, 1, .56, .97, .54, .92),
                             curve(.52, .87, .51, .84, .50, .84),
                             close()};
/// Whatever has no outline of its own.
constexpr std::array kPawn{move(.50, .25), curve(.62, .50, .66, .75, .86, .92), line(.86, 1), line(.50, 1),
                           close()};
/// A robe and a mitre.
constexpr std::array kAbbot{move(.50, 0),   curve(.58, .06, .66, .13, .67, .24),
                            line(.62, .40), curve(.76, .46, .84, .58, .80, .66),
                            line(.72, .66), line(.86, 1),
                            line(.50, 1),   close()};
/// A robe and a tall straight hat.
constexpr std::array kMage{
    move(.50, -.08), line(.65, .36), line(.64, .50), curve(.80, .54, .86, .64, .80, .70),
    line(.73, .70),  line(.82, 1),   line(.50, 1),   close()};
/// A wide brim and a hat whose tip is bent.
constexpr std::array kWitch{move(.20, 1),
                            line(.36, .52),
                            line(.36, .45),
                            line(.06, .42),
                            line(.06, .34),
                            line(.31, .31),
                            curve(.38, .10, .46, 0, .62, -.02),
                            curve(.72, -.02, .84, .04, .86, .12),
                            curve(.78, .14, .70, .14, .66, .16),
                            line(.70, .31),
                            line(.94, .34),
                            line(.94, .42),
                            line(.64, .45),
                            line(.64, .52),
                            line(.80, 1),
                            close()};
/// A sheet with a wavy hem and two eyes.
constexpr std::array kGhost{move(.16, .96),
                            line(.16, .45),
                            curve(.16, .02, .84, .02, .84, .45),
                            line(.84, .96),
                            quad(.73, .80, .62, .96),
                            quad(.50, .80, .38, .96),
                            quad(.27, .80, .16, .96),
                            close()};
constexpr std::array<Ellipse, 2> kEyes{{{.38, .42, .07, .09}, {.62, .42, .07, .09}}};
/// A dog from the side.
constexpr std::array kHound{move(.08, .95),
                            line(.12, .60),
                            curve(.06, .56, .02, .44, .02, .32),
                            line(.09, .32),
                            curve(.10, .44, .16, .48, .22, .48),
                            line(.62, .46),
                            line(.70, .22),
                            line(.79, .30),
                            line(.98, .40),
                            line(.95, .50),
                            line(.80, .54),
                            line(.78, .95),
                            line(.64, .95),
                            line(.62, .72),
                            line(.26, .72),
                            line(.23, .95),
                            close()};

}  // namespace

const PlayerPaint& player_paint(Colour colour) { return kPaints.at(static_cast<std::size_t>(colour)); }

const Pattern& pattern_of(Colour colour) { return kPatterns.at(static_cast<std::size_t>(colour)); }

const Outline& outline_of(FigureKind kind) {
  static const Outline kMeepleOutline{kMeeple, true, Ellipse{.5, .21, .19, .20}};
  static const Outline kPawnOutline{kPawn, true, Ellipse{.5, .20, .19, .20}};
  static const Outline kAbbotOutline{kAbbot, true};
  static const Outline kMageOutline{kMage, true};
  static const Outline kWitchOutline{kWitch};
  static const Outline kGhostOutline{kGhost, false, {}, kEyes};
  static const Outline kHoundOutline{kHound};
  switch (kind) {
    case FigureKind::kMeeple:
    case FigureKind::kBigMeeple:
      return kMeepleOutline;
    case FigureKind::kAbbot:
      return kAbbotOutline;
    case FigureKind::kMage:
      return kMageOutline;
    case FigureKind::kWitch:
      return kWitchOutline;
    case FigureKind::kGhost:
      return kGhostOutline;
    case FigureKind::kHound:
      return kHoundOutline;
    default:
      return kPawnOutline;
  }
}

double relative_height(FigureKind kind) {
  switch (kind) {
    case FigureKind::kBigMeeple:
      return 1.35;
    case FigureKind::kAbbot:
    case FigureKind::kMage:
    case FigureKind::kWitch:
      return 1.2;
    case FigureKind::kGhost:
      return 0.85;
    case FigureKind::kHound:
      return 0.8;
    default:
      return 1;
  }
}

std::optional<Rgb> nobodys_fill(FigureKind kind) {
  switch (kind) {
    case FigureKind::kMage:
      return 0x7a3ba6;
    case FigureKind::kWitch:
      return 0xe8791e;
    case FigureKind::kGhost:
      return 0xf4f7fb;
    case FigureKind::kHound:
      return 0x86562e;
    default:
      return {};
  }
}

}  // namespace tilewatch::drawing
