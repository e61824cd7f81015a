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

/// A dark warm room, so that the drawn tiles and the players' colours are the brightest things; or paper on a
/// wooden table, for a bright room.
enum class Theme : std::uint8_t { kDark, kLight };

/// The theme in use; apply_look() sets it.
Theme theme();

/// A colour of the window in both themes; it is read as that of the theme in use.
struct Shade {
  QRgb dark;
  QRgb light;
  QRgb rgb() const { return theme() == Theme::kDark ? dark : light; }
  operator QColor() const { return rgb(); }
};

namespace shade {
inline constexpr Shade kGround{0xff15181d, 0xffe4ddd0};     ///< behind everything
inline constexpr Shade kBoard{0xff1b2128, 0xffcfc6b4};      ///< the table under the tiles
inline constexpr Shade kPanel{0xff21272f, 0xfffbf9f4};      ///< a panel
inline constexpr Shade kRaised{0xff2e3742, 0xffece6da};     ///< a button, a chosen line
inline constexpr Shade kPressed{0xff37424f, 0xffdfd6c5};    ///< a button under the pointer
inline constexpr Shade kLine{0xff45505d, 0xffb0a694};       ///< borders
inline constexpr Shade kText{0xfff5f1e8, 0xff1c2025};       ///< what is read
inline constexpr Shade kDim{0xffbcc4cd, 0xff474e57};        ///< what is read second
inline constexpr Shade kAsk{0xffffc247, 0xff8a4b00};        ///< questions
inline constexpr Shade kAskGround{0xff3a2f17, 0xfffff0cc};  ///< a question's panel
inline constexpr Shade kOnAsk{0xff1f1704, 0xffffffff};      ///< text on kAsk
inline constexpr Shade kGood{0xff7fd99a, 0xff17643a};       ///< points won, all is well
inline constexpr Shade kTrouble{0xffff8f80, 0xffa8221c};    ///< something needs help
inline constexpr Shade kMark{0xff6fcdff, 0xff0a5a9c};       ///< what was chosen
}  // namespace shade

/// What is drawn over the camera's picture and over drawn tiles, which are the same in both themes: bright,
/// cased in black.
namespace glow {
inline constexpr QRgb kPlate = 0xff0c0e11;  ///< under words
inline constexpr QRgb kText = shade::kText.dark;
inline constexpr QRgb kDim = shade::kDim.dark;
inline constexpr QRgb kAsk = shade::kAsk.dark;
inline constexpr QRgb kOnAsk = shade::kOnAsk.dark;
inline constexpr QRgb kGood = shade::kGood.dark;
inline constexpr QRgb kTrouble = shade::kTrouble.dark;
inline constexpr QRgb kMark = shade::kMark.dark;
}  // namespace glow

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

/// Gives the application its style and the colours of a theme. Widgets hear of a new theme by
/// QEvent::ApplicationPaletteChange.
void apply_look(Theme wanted = theme());

/// The theme that the desktop seems to have: by its own palette, as it was when the program began.
Theme desktop_theme();

/// The style sheet of the whole window at a scale.
QString style_sheet(double scale);

}  // namespace tilewatch::window
