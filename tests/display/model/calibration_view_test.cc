// SPDX-License-Identifier: MIT
// What the calibration wizard shows, from plain numbers.
#include "display/model/calibration_view.h"

#include <gtest/gtest.h>

namespace tilewatch::model {
namespace {

CalibrationFacts facts_on(CalibrationPage page) {
  CalibrationFacts facts;
  facts.page = page;
  facts.source = "camera 0";
  return facts;
}

CalibrationFacts::Lens::Result good_lens() {
  return {905.4, 1.2, 0.21, 0.05, true, true, true, true, 6, 0.83};
}

TEST(CalibrationView, EveryPageCanBeSkippedAndTheLastCloses) {
  for (const CalibrationPage page : kCalibrationPages) {
    const CalibrationView view = calibration_view(facts_on(page));
    EXPECT_FALSE(view.title.isEmpty());
    EXPECT_FALSE(view.purpose.isEmpty());
    EXPECT_EQ(view.next, page == CalibrationPage::kDone                                       ? "Close"
                         : page == CalibrationPage::kPlace || page == CalibrationPage::kTiles ? "Next"
                                                                                              : "Skip");
    EXPECT_TRUE(view.pages[static_cast<std::size_t>(page)].current);
  }
  CalibrationFacts measured = facts_on(CalibrationPage::kLens);
  measured.has_lens = true;
  EXPECT_EQ(calibration_view(measured).next, "Next");
  EXPECT_TRUE(calibration_view(measured).pages[1].done);
}

TEST(CalibrationView, ThePlaceHasFourGaugesAndTheLockOnlyWhereTheCameraHasOne) {
  CalibrationFacts facts = facts_on(CalibrationPage::kPlace);
  facts.place = CalibrationFacts::Place{2.1, 0.4, 0, 0.02, 0.03, 0.45, true, true, false, false};
  const CalibrationView view = calibration_view(facts);
  ASSERT_EQ(view.gauges.size(), 4U);
  EXPECT_EQ(view.gauges[0], (CalibrationGauge{"Focus", "edges 2.1 px wide", Light::kGreen}));
  EXPECT_EQ(view.gauges[1].value, "40 %, 2.0 % too dark");
  EXPECT_EQ(view.gauges[2], (CalibrationGauge{"Glare", "3.0 %", Light::kAmber}));
  EXPECT_EQ(view.gauges[3], (CalibrationGauge{"Table fills", "45 %", Light::kAmber}));
  EXPECT_TRUE(view.take.isEmpty());
  facts.can_lock = true;
  EXPECT_TRUE(calibration_view(facts).can_take);
}

TEST(CalibrationView, TheLensHasFourLightsTheHeldOutCheckAndTheWorstPictureToDrop) {
  CalibrationFacts facts = facts_on(CalibrationPage::kLens);
  CalibrationView view = calibration_view(facts);
  EXPECT_FALSE(view.can_take);
  EXPECT_TRUE(view.drop.isEmpty());
  for (const auto& gauge : view.gauges) EXPECT_EQ(gauge.light, Light::kOff) << gauge.name.toStdString();
  facts.lens.pictures = 14;
  facts.lens.coverage = 0.91;
  facts.lens.result = good_lens();
  view = calibration_view(facts);
  ASSERT_EQ(view.gauges.size(), 5U);
  for (const auto& gauge : view.gauges) EXPECT_EQ(gauge.light, Light::kGreen) << gauge.name.toStdString();
  EXPECT_EQ(view.gauges[0].value, "14 of 12");
  EXPECT_EQ(view.gauges[1].value, "focal length 905.4 ± 1.2 px");
  EXPECT_EQ(view.gauges[4].value, "off by 0.05 px");
  EXPECT_EQ(view.drop, "Drop picture 7 (0.83 px)");
  EXPECT_TRUE(view.can_take);
  facts.lens.result->covered = false;
  EXPECT_EQ(calibration_view(facts).gauges[3].light, Light::kAmber);
  facts.busy = true;
  EXPECT_FALSE(calibration_view(facts).can_take);
}

TEST(CalibrationView, ATileLaidAnywhereIsGreenAmberOrRed) {
  CalibrationFacts facts = facts_on(CalibrationPage::kTable);
  EXPECT_FALSE(calibration_view(facts).can_check);
  facts.table = CalibrationFacts::Table{"4 corner markers", 650, 18, 0.61, 1.4, true};
  EXPECT_TRUE(calibration_view(facts).can_check);
  for (const auto& [off, light] : {std::pair{0.6, Light::kGreen}, {2.0, Light::kAmber}, {4.0, Light::kRed}}) {
    facts.check = CalibrationFacts::Check{1, off};
    EXPECT_EQ(calibration_view(facts).gauges.back().light, light) << off;
  }
}

TEST(CalibrationView, ColoursThatAreTooCloseAreSaid) {
  CalibrationFacts facts = facts_on(CalibrationPage::kColours);
  EXPECT_FALSE(calibration_view(facts).can_take);
  facts.colours = {{"red", {175, 45, 45}}, {"pink", {190, 75, 60}}};
  facts.colours_apart = false;
  const CalibrationView view = calibration_view(facts);
  EXPECT_TRUE(view.can_take);
  EXPECT_EQ(view.gauges[0].value, "red, pink");
  EXPECT_EQ(view.gauges[1], (CalibrationGauge{"Told apart", "not all", Light::kAmber}));
}

TEST(CalibrationView, TheEndTellsWhereTheProfileIsOrThatThereIsNone) {
  CalibrationFacts facts = facts_on(CalibrationPage::kDone);
  EXPECT_TRUE(calibration_view(facts).take.isEmpty());
  facts.folder = "/home/ana/.config/tilewatch/profiles/kitchen";
  facts.has_table = true;
  const CalibrationView view = calibration_view(facts);
  EXPECT_TRUE(view.purpose.contains("kitchen"));
  EXPECT_EQ(view.take, "Open the report");
  EXPECT_EQ(view.gauges[0].value, "not measured");
  EXPECT_EQ(view.gauges[1].value, "measured");
}

TEST(CalibrationView, AFolderSaysWhichOfItsPicturesIsShown) {
  CalibrationFacts facts = facts_on(CalibrationPage::kTable);
  facts.source = "markers.jpg";
  facts.live = false;
  facts.picture = 2;
  facts.pictures = 20;
  EXPECT_EQ(calibration_view(facts).source, "markers.jpg, 3 of 20");
}

}  // namespace
}  // namespace tilewatch::model
