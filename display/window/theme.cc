// SPDX-License-Identifier: MIT
#include "display/window/theme.h"

#include <QApplication>
#include <QPalette>
#include <QSize>
#include <QStyleFactory>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cmath>

#include "display/drawing/mark_shapes.h"

namespace tilewatch::window {
namespace {

Theme theme_in_use = Theme::kDark;

/// The colour of the wood is the same in every light; the line that sets it off is not: these do on paper. By
/// Colour.
constexpr std::array<QRgb, kColourCount> kLinesOnPaper{0xffa32226, 0xff1f4fa3, 0xff1c6934, 0xff755a00,
                                                       0xff101216, 0xff983062, 0xff535b65, 0xff5a5548};

QRgb opaque(drawing::Rgb rgb) { return 0xff000000U | rgb; }

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(QColor colour) {
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

QString hex(Shade shade) { return QColor(shade.rgb()).name(); }

}  // namespace

Theme theme() { return theme_in_use; }

double scale_for(QSize window) {
  return std::clamp(std::min(window.width() / 1280.0, window.height() / 720.0), 0.8, 4.0);
}

QFont type_font(Type type, double scale) {
  double pixels = 15;
  bool bold = false;
  switch (type) {
    case Type::kSmall:
      pixels = 13;
      break;
    case Type::kBody:
      break;
    case Type::kStrong:
      bold = true;
      break;
    case Type::kTitle:
      pixels = 20;
      bold = true;
      break;
    case Type::kHuge:
      pixels = 30;
      bold = true;
      break;
  }
  QFont font(
      QStringList{QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans"), QStringLiteral("sans-serif")});
  font.setPixelSize(std::max(11, scaled(pixels, scale)));
  font.setBold(bold);
  return font;
}

int scaled(double length, double scale) { return std::max(1, static_cast<int>(std::lround(length * scale))); }

QColor player_fill(Colour colour) { return opaque(drawing::player_paint(colour).fill); }
QColor player_ink(Colour colour) { return opaque(drawing::player_paint(colour).ink); }
QColor player_line(Colour colour) {
  return Shade{opaque(drawing::player_paint(colour).line),
               kLinesOnPaper.at(static_cast<std::size_t>(colour))};
}

QColor mixed(QColor a, QColor b, double share) {
  const auto channel = [&](double x, double y) { return static_cast<float>(share * x + (1 - share) * y); };
  return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                          channel(a.blueF(), b.blueF()));
}

double contrast(QColor a, QColor b) {
  const double x = luminance(a);
  const double y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

std::vector<TextPair> text_pairs() {
  std::vector<TextPair> pairs{
      {"text on ground", shade::kText, shade::kGround},
      {"text on panel", shade::kText, shade::kPanel},
      {"text on button", shade::kText, shade::kRaised},
      {"dim on panel", shade::kDim, shade::kPanel},
      {"dim on button", shade::kDim, shade::kRaised},
      {"dim on board", shade::kDim, shade::kBoard},
      {"text on question", shade::kText, shade::kAskGround},
      {"dim on question", shade::kDim, shade::kAskGround},
      {"title on question", shade::kAsk, shade::kAskGround},
      {"badge on ask", shade::kOnAsk, shade::kAsk},
      {"points on panel", shade::kGood, shade::kPanel},
      {"points on chosen", shade::kGood, shade::kRaised},
      {"trouble on panel", shade::kTrouble, shade::kPanel},
      {"trouble on ground", shade::kTrouble, shade::kGround},
      {"ask on panel", shade::kAsk, shade::kPanel},
      {"text on pressed", shade::kText, shade::kPressed},
      {"badge on board", shade::kText, shade::kGround},
      {"default button", shade::kGround, shade::kMark},
  };
  for (int i = 0; i < kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    const QString name = QString::fromUtf8(to_string(colour).data());
    const QColor card = active_ground(colour);
    pairs.push_back({name + " letter", player_ink(colour), player_fill(colour)});
    pairs.push_back({name + " active text", shade::kText, card});
    pairs.push_back({name + " active dim", shade::kDim, card});
    pairs.push_back({name + " active gain", shade::kGood, card});
    pairs.push_back({name + " chip", shade::kGround, player_line(colour)});
  }
  const auto add = [&](const char* name, QRgb text, QRgb ground) { pairs.push_back({name, text, ground}); };
  add("text on picture", glow::kText, glow::kPlate);
  add("dim on picture", glow::kDim, glow::kPlate);
  add("doubt on picture", glow::kOnAsk, glow::kAsk);
  return pairs;
}

QColor active_ground(Colour colour) {
  return mixed(player_fill(colour), QColor(shade::kPanel), theme() == Theme::kDark ? 0.2 : 0.15);
}

Theme desktop_theme() {
  // Asked first before any palette was set by us.
  static const Theme kDesktop =
      QGuiApplication::palette().color(QPalette::Window).lightness() > 127 ? Theme::kLight : Theme::kDark;
  return kDesktop;
}

void apply_look(Theme wanted) {
  desktop_theme();
  theme_in_use = wanted;
  // The same on every desktop, whatever its own colours are.
  QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
  QPalette palette;
  const auto set = [&](QPalette::ColorRole role, Shade colour) { palette.setColor(role, colour.rgb()); };
  set(QPalette::Window, shade::kGround);
  set(QPalette::WindowText, shade::kText);
  set(QPalette::Base, shade::kPanel);
  set(QPalette::AlternateBase, shade::kRaised);
  set(QPalette::Text, shade::kText);
  set(QPalette::PlaceholderText, shade::kDim);
  set(QPalette::Button, shade::kRaised);
  set(QPalette::ButtonText, shade::kText);
  set(QPalette::BrightText, shade::kText);
  set(QPalette::Highlight, shade::kMark);
  set(QPalette::HighlightedText, shade::kGround);
  set(QPalette::ToolTipBase, shade::kRaised);
  set(QPalette::ToolTipText, shade::kText);
  QApplication::setPalette(palette);
  // Qt tells it only to widgets that have no style sheet.
  for (QWidget* top : QApplication::topLevelWidgets()) {
    QEvent event(QEvent::ApplicationPaletteChange);
    QCoreApplication::sendEvent(top, &event);
  }
}

QString style_sheet(double scale) {
  const auto px = [&](double length) { return QString::number(scaled(length, scale)); };
  QString sheet = QStringLiteral(R"(
QMainWindow, QDialog, QMessageBox, QFileDialog { background: @ground; }
QToolTip { color: @text; background: @raised; border: 1px solid @line; padding: 4px; }
#panel { background: @panel; border-radius: @10px; }
QLabel { color: @text; }
#dim { color: @dim; }
#asktitle { color: @ask; }
#toast { background: @raised; border: 2px solid @mark; border-radius: @8px; padding: @8px @10px; }
#toast[trouble="true"] { border-color: @trouble; }
#moved { border-color: @trouble; }
QPushButton, QLineEdit {
  background: @raised; border: 2px solid @line; border-radius: @6px; padding: @4px @10px; min-height: @22px; }
QPushButton:hover, QPushButton:focus, QLineEdit:focus { border-color: @mark; }
QPushButton:default { background: @mark; color: @ground; border-color: @mark; }
QPushButton:disabled { color: @line; background: @panel; }
QToolButton { background: transparent; border: 2px solid transparent; border-radius: @8px; padding: @2px @4px; }
QToolButton { color: @text; }
QToolButton:disabled { color: @line; }
#overlay { background: @panel; border: 2px solid @line; }
QToolButton:hover { background: @raised; }
QToolButton:focus { border-color: @mark; }
QToolButton:checked { background: @raised; border-color: @ask; }
QListView { background: transparent; border: none; outline: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: @10px; margin: 0; }
QScrollBar::handle:vertical { background: @line; border-radius: @4px; min-height: @24px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)");
  // Longest names first, so that "@text" never eats the beginning of another word.
  const std::vector<std::pair<QString, QString>> words{
      {"@ground", hex(shade::kGround)},   {"@raised", hex(shade::kRaised)}, {"@panel", hex(shade::kPanel)},
      {"@trouble", hex(shade::kTrouble)}, {"@dim", hex(shade::kDim)},       {"@line", hex(shade::kLine)},
      {"@text", hex(shade::kText)},       {"@mark", hex(shade::kMark)},     {"@ask", hex(shade::kAsk)}};
  for (const auto& [word, value] : words) sheet.replace(word, value);
  for (const int length : {24, 22, 10, 8, 6, 4, 2}) {
    sheet.replace(QStringLiteral("@%1px").arg(length), px(length) + QStringLiteral("px"));
  }
  return sheet;
}

}  // namespace tilewatch::window
