// SPDX-License-Identifier: MIT
// What the calibration wizard shows: plain numbers of what was found go in, lights, gauges and sentences come
// out. Knows no widgets, no camera, no pictures.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tilewatch::model {

/// The wizard's pages, in the order of use. Each can be skipped.
enum class CalibrationPage : std::uint8_t { kPlace, kLens, kTable, kColours, kTiles, kDone };
inline constexpr std::array kCalibrationPages{CalibrationPage::kPlace, CalibrationPage::kLens,
                                              CalibrationPage::kTable, CalibrationPage::kColours,
                                              CalibrationPage::kTiles, CalibrationPage::kDone};

/// What a person types in.
struct CalibrationInputs {
  std::string profile = "table";  ///< its name
  double square_mm = 30;          ///< side of the lens board's squares, as measured on the paper
  double tile_mm = 45;
  double marker_mm = 60;
  std::string colours;  ///< what lies on the paper, from left to right: "red, blue, mage"
  std::string art;      ///< the folder that gets the faces of the own box
  bool operator==(const CalibrationInputs&) const = default;
};

/// What a person wants. Every order brings all inputs.
struct CalibrationOrder {
  enum class Verb : std::uint8_t {
    kGo,         ///< to `page`
    kPicture,    ///< of a folder: `steps` on or back
    kTake,       ///< measure this page's matter in the picture now, into the profile
    kDropWorst,  ///< lens: the picture that agrees least with the others
    kCheck,      ///< table: how exactly a tile that lies anywhere is seen
    kLock,       ///< focus, exposure, white balance
    kInputs      ///< only the inputs changed
  };
  Verb verb = Verb::kInputs;
  CalibrationPage page = CalibrationPage::kPlace;
  int steps = 0;
  CalibrationInputs inputs;
};

/// All that is known at the moment.
struct CalibrationFacts {
  CalibrationPage page = CalibrationPage::kPlace;
  std::string source;  ///< "camera 0", "02.jpg"
  bool live = true;    ///< a camera; else a folder of pictures
  int picture = 0;     ///< of a folder, from 0
  int pictures = 0;    ///< in it
  bool can_lock = false;
  bool busy = false;     ///< something slow is being worked on
  std::string words;     ///< what was found, what to do, or what is wrong, in plain words
  bool trouble = false;  ///< `words` say what is wrong

  struct Place {
    double edge_px = 0;
    double brightness = 0;  ///< 0 to 1, as the shares below
    double too_bright = 0;
    double too_dark = 0;
    double glare = 0;
    double table_share = 0;
    bool in_focus = false;
    bool well_lit = false;
    bool without_glare = false;
    bool fills = false;
  };
  std::optional<Place> place;

  static constexpr int kCells = 10;
  struct Lens {
    int pictures = 0;
    int least = 12;                                       ///< pictures for the first light
    std::array<std::array<int, kCells>, kCells> views{};  ///< of each part of the picture, rows first
    double coverage = 0;                                  ///< share of the parts that were seen
    struct Result {
      double focal_px = 0;
      double focal_sigma_px = 0;
      double rms_px = 0;
      double held_out_px = 0;
      bool pictures = false;  ///< the four lights
      bool certain = false;
      bool sharp = false;
      bool covered = false;
      int worst = -1;  ///< picture, from 0
      double worst_px = 0;
    };
    std::optional<Result> result;
  };
  Lens lens;

  struct Table {
    std::string from;  ///< "4 corner markers"
    double height_mm = 0;
    double tilt_deg = 0;
    double mm_per_px = 0;
    double sigma_300_mm = 0;
    bool lens_known = false;
  };
  std::optional<Table> table;  ///< as measured
  struct Check {
    int tiles = 0;
    double worst_mm = 0;
  };
  std::optional<Check> check;

  struct FigureColour {
    std::string name;
    std::array<int, 3> rgb{};
  };
  std::vector<FigureColour> colours;  ///< as measured
  bool colours_apart = true;          ///< all of them can be told apart

  /// Of the profile that was opened last: what lay on the table when it was measured.
  struct Opened {
    std::string profile;
    double tile_mm = 45;
    bool operator==(const Opened&) const = default;
  };
  std::optional<Opened> opened;

  /// What the profile holds.
  bool has_lens = false;
  bool has_table = false;
  bool has_colours = false;
  std::string folder;                ///< of the profile, once it is on disk
  std::vector<std::string> numbers;  ///< of the profile, a sentence each
};

enum class Light : std::uint8_t { kOff, kGreen, kAmber, kRed };

/// One thing that is measured.
struct CalibrationGauge {
  QString name;
  QString value;
  Light light = Light::kOff;
  bool operator==(const CalibrationGauge&) const = default;
};

struct CalibrationView {
  struct Mark {
    QString name;
    bool current = false;
    bool done = false;
  };
  std::vector<Mark> pages;
  QString title;
  QString purpose;  ///< what the page is for, what to lay on the table
  QString words;
  bool trouble = false;
  QString numbers;  ///< of the profile, a sentence a line; on the last page
  std::vector<CalibrationGauge> gauges;
  QString source;  ///< "camera 0", "markers.jpg, 3 of 20"
  QString take;    ///< what the main button says; empty = there is none
  bool can_take = false;
  QString drop;  ///< "Drop picture 7 (1.3 px)"; empty = nothing to drop
  bool can_check = false;
  bool has_coverage = false;
  QString next;  ///< "Next", "Skip", "Close"
};

CalibrationView calibration_view(const CalibrationFacts& facts);

}  // namespace tilewatch::model
