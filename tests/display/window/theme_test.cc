// SPDX-License-Identifier: MIT
// Can be read: contrast of every text, and players that differ without their colours.
#include "display/window/theme.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include "display/window/marks.h"

namespace tilewatch::window {
namespace {

class Themes : public testing::TestWithParam<Theme> {
 protected:
  void SetUp() override { apply_look(GetParam()); }
  void TearDown() override { apply_look(Theme::kDark); }
};

INSTANTIATE_TEST_SUITE_P(Both, Themes, testing::Values(Theme::kDark, Theme::kLight),
                         [](const testing::TestParamInfo<Theme>& shown) {
                           return std::string(shown.param == Theme::kDark ? "dark" : "light");
                         });

TEST_P(Themes, EveryTextIsReadable) {
  for (const TextPair& pair : text_pairs()) {
    EXPECT_GE(contrast(pair.text, pair.ground), 4.5) << pair.name.toStdString();
  }
}

TEST_P(Themes, ALineSetsEachColourOffFromThePanelAndTheGround) {
  for (int i = 0; i < kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    for (const QColor ground : {QColor(shade::kPanel), QColor(shade::kGround)}) {
      EXPECT_GE(contrast(player_line(colour), ground), 3) << to_string(colour);
    }
  }
}

TEST_P(Themes, PlayersDifferInLightnessOrPatternAsWellAsInHue) {
  // The four that are most often taken for each other, and black beside the dark ones.
  const auto lightness = [](Colour colour) { return contrast(player_fill(colour), Qt::black); };
  EXPECT_GT(lightness(Colour::kYellow) / lightness(Colour::kGreen), 1.7);
  EXPECT_GT(lightness(Colour::kGreen) / lightness(Colour::kRed), 1.2);
  EXPECT_GT(lightness(Colour::kRed) / lightness(Colour::kBlack), 2);
  EXPECT_GT(lightness(Colour::kPink) / lightness(Colour::kRed), 1.7);
}

TEST(Theme, ContrastIsThatOfTheStandard) {
  EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 0.01);
  EXPECT_NEAR(contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);
}

/// Where a colour's pattern is drawn, whatever the colour.
QImage pattern_of(Colour colour) {
  constexpr int kSide = 60;
  QImage image(kSide, kSide, QImage::Format_RGB32);
  QPainter painter(&image);
  QPainterPath shape;
  shape.addRect(0, 0, kSide, kSide);
  fill_with_mark(painter, shape, colour, kSide);
  painter.end();
  QImage mask(kSide, kSide, QImage::Format_Grayscale8);
  const QRgb fill = player_fill(colour).rgb();
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const bool drawn = std::abs(qGray(image.pixel(x, y)) - qGray(fill)) > 12;
      mask.scanLine(y)[x] = drawn ? 255 : 0;
    }
  }
  return mask;
}

TEST(Theme, EveryColourHasItsOwnPattern) {
  for (int a = 0; a < kColourCount; ++a) {
    const QImage first = pattern_of(static_cast<Colour>(a));
    for (int b = 0; b < a; ++b) {
      const QImage second = pattern_of(static_cast<Colour>(b));
      int different = 0;
      for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x) different += first.pixel(x, y) != second.pixel(x, y) ? 1 : 0;
      }
      EXPECT_GT(different, first.width() * first.height() / 12)
          << to_string(static_cast<Colour>(a)) << " and " << to_string(static_cast<Colour>(b));
    }
  }
}

TEST(Theme, GrowsWithTheWindow) {
  EXPECT_DOUBLE_EQ(scale_for({1280, 720}), 1);
  EXPECT_DOUBLE_EQ(scale_for({1920, 1080}), 1.5);
  EXPECT_DOUBLE_EQ(scale_for({1024, 600}), 0.8);
  EXPECT_DOUBLE_EQ(scale_for({1920, 720}), 1) << "the shorter side decides";
}

TEST(Theme, FittedTextStaysInItsBox) {
  QImage image(200, 60, QImage::Format_RGB32);
  image.fill(Qt::black);
  QPainter painter(&image);
  painter.setPen(Qt::white);
  draw_fitted(painter, {40, 10, 100, 40}, "Maximiliane von Hohenzollern", type_font(Type::kHuge, 1),
              Qt::AlignLeft | Qt::AlignVCenter);
  painter.end();
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (x < 38 || x > 142) {
        EXPECT_EQ(qGray(image.pixel(x, y)), 0) << x << "," << y;
      }
    }
  }
}

}  // namespace
}  // namespace tilewatch::window
