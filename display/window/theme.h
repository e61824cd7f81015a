// SPDX-License-Identifier: MIT
// How everything looks: colours, type sizes, and their contrast.
#pragma once

#include <QColor>
#include <QFont>
#include <QSize>
#include <QString>
#include <cstdint>
#include <vector>

#include "engine/catalogue/words.h"

namespace tilewatch::window {

/// The window's colours: a dark warm room, so that the drawn tiles and the players' colours are the brightest
/// things.
namespace shade {
inline constexpr QRgb kGround = 0xff15181d;     ///< behind everything
inline constexpr QRgb kBoard = 0xff1b2128;      ///< the table under the tiles
inline constexpr QRgb kPanel = 0xff21272f;      ///< a panel
inline constexpr QRgb kRaised = 0xff2e3742;     ///< a button, a chosen line
inline constexpr QRgb kLine = 0xff45505d;       ///< borders
inline constexpr QRgb kText = 0xfff5f1e8;       ///< what is read
inline constexpr QRgb kDim = 0xffbcc4cd;        ///< what is read second
inline constexpr QRgb kAsk = 0xffffc247;        ///< questions
inline constexpr QRgb kAskGround = 0xff3a2f17;  ///< a question's panel
inline constexpr QRgb kOnAsk = 0xff1f1704;      ///< text on kAsk
inline constexpr QRgb kGood = 0xff7fd99a;       ///< points won, all is well
inline constexpr QRgb kTrouble = 0xffff8f80;    ///< something needs help
inline constexpr QRgb kMark = 0xff6fcdff;       ///< what was chosen, outlined on board and camera
}  // namespace shade

/// Type sizes by purpose, in pixels at 1280x720; scaled() grows them with the window.
enum class Type : std::uint8_t { kSmall, kBody, kStrong, kTitle, kHuge };

/// How much larger than at 1280x720 everything is drawn in a window of this size (0.8 at 1024x600, 1.5 at
/// 1920x1080).
double scale_for(QSize window);

QFont type_font(Type type, double scale);

/// A length of the 1280x720 design in a window of this scale, at least 1.
int scaled(double length, double scale);

/// The player's colour as drawn on the screen, the ink that reads on it, and a line that sets it off from the
/// ground.
QColor player_fill(Colour colour);
QColor player_ink(Colour colour);
QColor player_line(Colour colour);

/// The ground of the card of the player to move.
QColor active_ground(Colour colour);

/// `share` of a over b.
QColor mixed(QColor a, QColor b, double share);

/// The WCAG 2 contrast of two opaque colours, 1 to 21.
double contrast(QColor a, QColor b);

/// Every pair of text and ground that the window uses; a test holds each to 4.5 : 1.
struct TextPair {
  QString name;
  QColor text;
  QColor ground;
};
std::vector<TextPair> text_pairs();

/// Gives the application its style and its colours; once, before the first widget.
void apply_look();

/// The style sheet of the whole window at a scale.
QString style_sheet(double scale);

}  // namespace tilewatch::window
