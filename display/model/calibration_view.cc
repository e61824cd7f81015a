// SPDX-License-Identifier: MIT
#include "display/model/calibration_view.h"

#include <QCoreApplication>
#include <QStringList>

#include "display/model/engine_words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct CalibrationWords {
  Q_DECLARE_TR_FUNCTIONS(calibration)
};

Light green_or_amber(bool good) { return good ? Light::kGreen : Light::kAmber; }

QString number(double value, int digits) { return QString::number(value, 'f', digits); }
QString percent(double share) {
  return CalibrationWords::tr("%1 %").arg(number(100 * share, share < 0.1 ? 1 : 0));
}

QString name_of(CalibrationPage page) {
  switch (page) {
    case CalibrationPage::kPlace:
      return CalibrationWords::tr("Place");
    case CalibrationPage::kLens:
      return CalibrationWords::tr("Lens");
    case CalibrationPage::kTable:
      return CalibrationWords::tr("Table");
    case CalibrationPage::kColours:
      return CalibrationWords::tr("Colours");
    case CalibrationPage::kTiles:
      return CalibrationWords::tr("Own tiles");
    case CalibrationPage::kDone:
      break;
  }
  return CalibrationWords::tr("Done");
}

bool is_done(const CalibrationFacts& facts, CalibrationPage page) {
  switch (page) {
    case CalibrationPage::kLens:
      return facts.has_lens;
    case CalibrationPage::kTable:
      return facts.has_table;
    case CalibrationPage::kColours:
      return facts.has_colours;
    default:
      return page < facts.page;
  }
}

void say_place(CalibrationView& view, const CalibrationFacts& facts) {
  view.title = CalibrationWords::tr("Is the camera well placed?");
  view.purpose = CalibrationWords::tr(
      "Nobody must calibrate to play; whoever does gets better results and is told how good they are. Look "
      "at the table from above, near enough that it fills the picture, without lamps mirrored in it.");
  view.next = CalibrationWords::tr("Next");
  if (facts.can_lock) {
    view.take = CalibrationWords::tr("Lock focus and light");
    view.can_take = true;
  }
  if (!facts.place) return;
  const auto& place = *facts.place;
  view.gauges = {
      {CalibrationWords::tr("Focus"),
       place.edge_px > 0 ? CalibrationWords::tr("edges %1 px wide").arg(number(place.edge_px, 1))
                         : CalibrationWords::tr("no edges"),
       green_or_amber(place.in_focus)},
      {CalibrationWords::tr("Light"),
       place.too_bright > place.too_dark
           ? CalibrationWords::tr("%1, %2 too bright")
                 .arg(percent(place.brightness), percent(place.too_bright))
           : CalibrationWords::tr("%1, %2 too dark").arg(percent(place.brightness), percent(place.too_dark)),
       green_or_amber(place.well_lit)},
      {CalibrationWords::tr("Glare"), percent(place.glare), green_or_amber(place.without_glare)},
      {CalibrationWords::tr("Table fills"), percent(place.table_share), green_or_amber(place.fills)}};
}

void say_lens(CalibrationView& view, const CalibrationFacts& facts) {
  const auto& lens = facts.lens;
  view.title = CalibrationWords::tr("The camera's lens");
  view.purpose =
      facts.live
          ? CalibrationWords::tr(
                "Show the printed lens board to the camera: near and far, tilted, in every corner. A "
                "picture is taken whenever it lies still somewhere new. Once per camera and size.")
          : CalibrationWords::tr("Every picture of the folder that shows the printed lens board is used.");
  view.has_coverage = true;
  view.take = CalibrationWords::tr("Use this lens");
  view.can_take = lens.result.has_value() && !facts.busy;
  view.next = facts.has_lens ? CalibrationWords::tr("Next") : CalibrationWords::tr("Skip");
  const auto light = [&](bool on) { return lens.result ? green_or_amber(on) : Light::kOff; };
  const CalibrationFacts::Lens::Result result = lens.result.value_or(CalibrationFacts::Lens::Result{});
  const QString none = QStringLiteral("–");
  view.gauges = {
      {CalibrationWords::tr("Pictures"), CalibrationWords::tr("%1 of %2").arg(lens.pictures).arg(lens.least),
       lens.pictures > 0 ? green_or_amber(lens.pictures >= lens.least) : Light::kOff},
      {CalibrationWords::tr("Certain"),
       lens.result ? CalibrationWords::tr("focal length %1 ± %2 px")
                         .arg(number(result.focal_px, 1), number(result.focal_sigma_px, 1))
                   : none,
       light(result.certain)},
      {CalibrationWords::tr("Sharp"),
       lens.result ? CalibrationWords::tr("off by %1 px").arg(number(result.rms_px, 2)) : none,
       light(result.sharp)},
      {CalibrationWords::tr("Covered"), percent(lens.coverage), light(result.covered)},
      // Views that took no part are the honest figure: they cannot have been fitted.
      {CalibrationWords::tr("Pictures that took no part"),
       lens.result ? CalibrationWords::tr("off by %1 px").arg(number(result.held_out_px, 2)) : none,
       lens.result ? green_or_amber(result.held_out_px < 0.5) : Light::kOff}};
  if (lens.result && result.worst >= 0 && lens.pictures > 1) {
    view.drop =
        CalibrationWords::tr("Drop picture %1 (%2 px)").arg(result.worst + 1).arg(number(result.worst_px, 2));
  }
}

void say_table(CalibrationView& view, const CalibrationFacts& facts) {
  view.title = CalibrationWords::tr("Where the table lies");
  view.purpose = CalibrationWords::tr(
      "Lay the printed corner markers on the table (best), or the lens board, or some tiles, or the start "
      "tile alone. Then measure; then lay a tile anywhere and check.");
  view.take = CalibrationWords::tr("Measure the table");
  view.can_take = !facts.busy;
  view.can_check = facts.table.has_value() && !facts.busy;
  view.next = facts.has_table ? CalibrationWords::tr("Next") : CalibrationWords::tr("Skip");
  if (!facts.table) return;
  const auto& table = *facts.table;
  view.gauges = {
      {CalibrationWords::tr("Measured from"), measured_thing(QString::fromStdString(table.from)),
       Light::kOff},
      {CalibrationWords::tr("Lens"),
       table.lens_known ? CalibrationWords::tr("measured") : CalibrationWords::tr("only estimated"),
       green_or_amber(table.lens_known)},
      {CalibrationWords::tr("Camera"),
       CalibrationWords::tr("%1 mm up, leaning %2°")
           .arg(number(table.height_mm, 0), number(table.tilt_deg, 0)),
       Light::kOff},
      {CalibrationWords::tr("A pixel"), CalibrationWords::tr("%1 mm").arg(number(table.mm_per_px, 2)),
       Light::kOff},
      {CalibrationWords::tr("300 mm away"),
       CalibrationWords::tr("right to %1 mm").arg(number(table.sigma_300_mm, 1)),
       table.sigma_300_mm <= 3 ? Light::kGreen : Light::kAmber}};
  if (facts.check) {
    const double worst = facts.check->worst_mm;
    view.gauges.push_back({CalibrationWords::tr("Tile laid anywhere"),
                           CalibrationWords::tr("off by %1 mm").arg(number(worst, 1)),
                           worst <= 1 ? Light::kGreen : (worst <= 3 ? Light::kAmber : Light::kRed)});
  }
}

void say_colours(CalibrationView& view, const CalibrationFacts& facts) {
  view.title = CalibrationWords::tr("The figures' colours in this light");
  view.purpose = CalibrationWords::tr(
      "Lay one figure of each player in a row on plain paper, and mage, witch, ghost, hound or a tile's back "
      "(back) if you have them. Type what lies there from left to right.");
  view.take = CalibrationWords::tr("Use these colours");
  view.can_take = !facts.colours.empty() && !facts.busy;
  view.next = facts.has_colours ? CalibrationWords::tr("Next") : CalibrationWords::tr("Skip");
  if (facts.colours.empty()) return;
  QStringList names;
  for (const auto& colour : facts.colours) names.append(measured_thing(QString::fromStdString(colour.name)));
  view.gauges = {{CalibrationWords::tr("Seen"), names.join(QStringLiteral(", ")), Light::kGreen},
                 {CalibrationWords::tr("Told apart"),
                  facts.colours_apart ? CalibrationWords::tr("all of them") : CalibrationWords::tr("not all"),
                  green_or_amber(facts.colours_apart)}};
}

void say_tiles(CalibrationView& view, const CalibrationFacts& facts) {
  view.title = CalibrationWords::tr("The tiles of your own box");
  view.purpose = CalibrationWords::tr(
      "Every edition is drawn differently. Lay tiles face up before the camera, apart from each other, a few "
      "or the whole box, and learn their faces: they are then read by how they look. It takes a while; "
      "doubtful tiles are left out, and `tilewatch enrol` can name them.");
  view.take = CalibrationWords::tr("Learn the tiles in this picture");
  view.can_take = !facts.busy;
  view.next = CalibrationWords::tr("Next");
}

void say_done(CalibrationView& view, const CalibrationFacts& facts) {
  view.title = CalibrationWords::tr("The profile");
  view.next = CalibrationWords::tr("Close");
  if (facts.folder.empty()) {
    view.purpose =
        CalibrationWords::tr("Nothing was measured, so no profile was made. You can play without one.");
    return;
  }
  view.take = CalibrationWords::tr("Open the report");
  view.can_take = true;
  view.purpose = CalibrationWords::tr("It is saved in %1, with a report as PDF.")
                     .arg(QString::fromStdString(facts.folder));
  const auto held = [](bool there) {
    return there ? CalibrationWords::tr("measured") : CalibrationWords::tr("not measured");
  };
  const auto light = [](bool there) { return there ? Light::kGreen : Light::kOff; };
  QStringList numbers;
  for (const std::string& sentence : facts.numbers)
    numbers.append(engine_words(QString::fromStdString(sentence)));
  view.numbers = numbers.join(QStringLiteral("\n"));
  view.gauges = {{CalibrationWords::tr("Lens"), held(facts.has_lens), light(facts.has_lens)},
                 {CalibrationWords::tr("Table"), held(facts.has_table), light(facts.has_table)},
                 {CalibrationWords::tr("Colours"), held(facts.has_colours), light(facts.has_colours)}};
}

}  // namespace

CalibrationView calibration_view(const CalibrationFacts& facts) {
  CalibrationView view;
  for (const CalibrationPage page : kCalibrationPages) {
    view.pages.push_back({name_of(page), page == facts.page, is_done(facts, page)});
  }
  switch (facts.page) {
    case CalibrationPage::kPlace:
      say_place(view, facts);
      break;
    case CalibrationPage::kLens:
      say_lens(view, facts);
      break;
    case CalibrationPage::kTable:
      say_table(view, facts);
      break;
    case CalibrationPage::kColours:
      say_colours(view, facts);
      break;
    case CalibrationPage::kTiles:
      say_tiles(view, facts);
      break;
    case CalibrationPage::kDone:
      say_done(view, facts);
      break;
  }
  view.words = engine_words(QString::fromStdString(facts.words));
  view.trouble = facts.trouble;
  view.source = QString::fromStdString(facts.source);
  if (facts.pictures > 0) {
    view.source =
        CalibrationWords::tr("%1, %2 of %3").arg(view.source).arg(facts.picture + 1).arg(facts.pictures);
  }
  return view;
}

}  // namespace tilewatch::model
