// SPDX-License-Identifier: MIT
#include "display/app/calibration_work.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <sstream>
#include <utility>

#include "calibration/colours/colours.h"
#include "calibration/place/place.h"
#include "calibration/profile/evidence.h"
#include "calibration/profile/measure.h"
#include "calibration/profile/report.h"
#include "engine/catalogue/words.h"
#include "vision/tiles/picture_file.h"

namespace tilewatch::app {
namespace {

using model::CalibrationFacts;
using model::CalibrationOrder;
using model::CalibrationPage;

constexpr double kHoldS = 4;
constexpr std::size_t kLeastViews = 5;

std::string sentence_of(const Error& error) {
  std::string words = error.message;
  if (!words.empty()) words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
  if (!words.empty() && words.back() != '.') words += '.';
  return error.hint.empty() ? words : words + " " + error.hint;
}

/// "red, blue,mage" -> names that measure_colours() takes.
Result<std::vector<std::string>> names_on_paper(const std::string& list) {
  std::vector<std::string> names;
  std::istringstream stream(list);
  for (std::string name; std::getline(stream, name, ',');) {
    std::erase_if(name, [](unsigned char c) { return std::isspace(c) != 0; });
    if (name.empty()) continue;
    if (name != "back" && !colour_from(name) && !figure_kind_from(name)) {
      return failure(ErrorKind::kUsage, fmt::format("\"{}\" is neither a colour nor a figure", name),
                     "Words: red, blue, green, yellow, black, pink, grey, white, mage, witch, ghost, hound, "
                     "back.");
    }
    names.push_back(name);
  }
  return names;
}

CalibrationFacts::Table facts_of(const calibration::TableRecord& record) {
  const auto& plane = record.plane;
  return {record.from,       plane.camera_height_mm(), plane.tilt_deg(),
          plane.mm_per_px(), plane.sigma_300_mm,       record.lens_known};
}

}  // namespace

CalibrationWork::CalibrationWork(CalibrationWorkOptions options)
    : options_(std::move(options)), finder_(options_.art, options_.sets), inputs_(options_.inputs) {
  facts_.live = live();
  facts_.source = options_.source;
  facts_.pictures = static_cast<int>(options_.files.size());
  facts_.can_lock = options_.controls.has_value();
  facts_.lens.least = static_cast<int>(calibration::LensOptions{}.least_pictures);
}

void CalibrationWork::say(const std::string& words, bool trouble) {
  facts_.words = words;
  facts_.trouble = trouble;
}

void CalibrationWork::say(const Error& error) { say(sentence_of(error), true); }

void CalibrationWork::hold(cv::Mat drawn) {
  drawn_ = std::move(drawn);
  held_until_s_ = live() ? now_.time_s + kHoldS : std::numeric_limits<double>::infinity();
}

bool CalibrationWork::take_next() {
  if (live()) {
    auto frame = options_.next();
    if (!frame) {
      say(frame.error());
      return false;
    }
    if (!frame->bgr.empty()) now_ = std::move(*frame);
    return !now_.bgr.empty();
  }
  const auto at = static_cast<std::size_t>(facts_.picture);
  if (at >= options_.files.size()) return false;
  if (!now_.bgr.empty() && now_.number == facts_.picture) return true;
  auto picture = vision::load_picture(options_.files[at]);
  facts_.source = options_.files[at].filename().string();
  if (!picture) {
    now_ = {};
    say(picture.error());
    return false;
  }
  now_.number = facts_.picture;
  now_.name = facts_.source;
  now_.bgr = std::move(*picture);
  return true;
}

bool CalibrationWork::has_more_to_look_at() const {
  if (live()) return true;
  return facts_.page == CalibrationPage::kLens && looked_at_.size() < options_.files.size();
}

void CalibrationWork::look() {
  if (!live() && facts_.page == CalibrationPage::kLens && has_more_to_look_at()) {
    std::size_t first = 0;
    while (looked_at_.contains(first)) ++first;
    facts_.picture = static_cast<int>(first);
    looked_at_[first] = true;
  }
  const bool taken = take_next();
  if (!taken) {
    if (!live()) drawn_.release();
    return;
  }
  if (held_until_s_ && now_.time_s < *held_until_s_) return;
  held_until_s_.reset();
  drawn_ = now_.bgr;
  if (!profile_ || profile_->name != inputs_.profile) {
    if (inputs_.profile != refused_name_) {
      if (auto opened = open_profile(); !opened) {
        refused_name_ = inputs_.profile;
        say(opened.error());
        return;
      }
    }
  }
  switch (facts_.page) {
    case CalibrationPage::kPlace:
      return look_at_place();
    case CalibrationPage::kLens:
      return look_at_lens();
    case CalibrationPage::kTable:
      return look_at_table();
    case CalibrationPage::kColours:
      return look_at_colours();
    case CalibrationPage::kTiles:
    case CalibrationPage::kDone:
      return;
  }
}

void CalibrationWork::look_at_place() {
  const auto report = calibration::assess_place(now_.bgr);
  facts_.place = CalibrationFacts::Place{
      report.edge_px,     report.brightness, report.too_bright, report.too_dark,        report.glare,
      report.table_share, report.in_focus(), report.well_lit(), report.without_glare(), report.fills()};
  drawn_ = calibration::place_evidence(now_.bgr, report);
  const auto advice = report.advice();
  say(advice.empty() ? std::string("All is well.") : fmt::format("{}", fmt::join(advice, " ")));
}

void CalibrationWork::look_at_lens() {
  if (lens_square_mm_ != inputs_.square_mm) {
    calibration::LensOptions options;
    options.board.square_mm = lens_square_mm_ = inputs_.square_mm;
    lens_ = calibration::LensSession(options);
    lens_result_.reset();
    lens_size_ = {};
  }
  if (!lens_size_.empty() && lens_size_ != now_.bgr.size()) {
    say(fmt::format("This picture is {} x {}, those before it are {} x {}. A lens holds for one size: it is "
                    "left out.",
                    now_.bgr.cols, now_.bgr.rows, lens_size_.width, lens_size_.height),
        true);
    return;
  }
  using Step = calibration::LensSession::Step;
  const auto before = lens_.views().size();
  const auto look = live() ? lens_.look(now_.bgr, now_.time_s) : lens_.add(now_.bgr);
  if (look.view) drawn_ = calibration::board_evidence(now_.bgr, *look.view);
  if (lens_.views().size() > before) lens_size_ = now_.bgr.size();
  // A camera is answered after every picture; a folder when all of it was seen.
  const bool time_to_solve = live() ? look.step == Step::kKept : !has_more_to_look_at();
  if (time_to_solve) solve_lens();
  tell_lens();
  // A folder is summed up once all of it was seen; before, each picture is told of.
  if (time_to_solve && !lens_words_.empty()) return say(lens_words_, !lens_result_);
  if (look.step == Step::kNoBoard) return say(sentence_of({ErrorKind::kFailed, look.words, {}}));
  if (!live()) return say(fmt::format("{} of 35 corners of the board.", look.view->corners.size()));
  if (lens_result_ && look.words.empty()) return say(lens_words_);
  say(look.words.empty() ? lens_.advice() : look.words);
}

void CalibrationWork::solve_lens() {
  lens_result_.reset();
  lens_words_.clear();
  if (live() && lens_.views().size() < kLeastViews) return;
  auto result = lens_.solve();
  if (!result) {
    lens_words_ = sentence_of(result.error());
    return;
  }
  lens_words_ = result->notes.empty() ? std::string("The lens is known well enough.")
                                      : fmt::format("{}", fmt::join(result->notes, " "));
  lens_result_ = std::move(*result);
}

void CalibrationWork::tell_lens() {
  auto& lens = facts_.lens;
  lens.pictures = static_cast<int>(lens_.views().size());
  static_assert(CalibrationFacts::kCells == calibration::Coverage::kCells);
  lens.views = lens_.coverage().views;
  lens.coverage = lens_.coverage().share();
  lens.result.reset();
  if (!lens_result_) return;
  const auto& found = *lens_result_;
  const auto worst = std::max_element(found.view_rms_px.begin(), found.view_rms_px.end());
  const bool any = worst != found.view_rms_px.end();
  lens.result = CalibrationFacts::Lens::Result{found.lens.focal_px(),
                                               found.focal_sigma_px,
                                               found.rms_px,
                                               found.held_out_px,
                                               found.lights.pictures,
                                               found.lights.certain,
                                               found.lights.sharp,
                                               found.lights.covered,
                                               any ? static_cast<int>(worst - found.view_rms_px.begin()) : -1,
                                               any ? *worst : 0};
}

void CalibrationWork::drop_worst() {
  if (!facts_.lens.result || facts_.lens.result->worst < 0) return;
  lens_.drop(static_cast<std::size_t>(facts_.lens.result->worst));
  solve_lens();
  tell_lens();
  say(lens_words_, !lens_result_);
}

void CalibrationWork::take_lens() {
  if (!lens_result_) return say("There is no lens yet: more pictures of the board.", true);
  if (now_.bgr.size() != lens_result_->lens.picture) {
    return say("The picture shown now is of another size than those the lens was measured in.", true);
  }
  if (auto opened = open_profile(); !opened) return say(opened.error());
  const bool table_gone = calibration::set_lens(*profile_, *lens_result_, inputs_.square_mm);
  const cv::Mat sheet = calibration::lens_evidence(lens_.pictures(), lens_result_->coverage);
  if (auto saved = save("lens.jpg", sheet); !saved) return say(saved.error());
  facts_.table.reset();
  say(table_gone ? "The lens is saved. The table was measured with the old lens: measure it again."
                 : "The lens is saved.");
  hold(sheet);
}

calibration::TableSizes CalibrationWork::sizes() const {
  calibration::TableSizes sizes;
  sizes.tile_mm = inputs_.tile_mm;
  sizes.marker_mm = inputs_.marker_mm;
  sizes.board.square_mm = inputs_.square_mm;
  return sizes;
}

void CalibrationWork::look_at_table() {
  std::vector<calibration::Patch> seen;
  if (auto markers = calibration::marker_patches(now_.bgr, sizes())) {
    seen = std::move(*markers);
    say(fmt::format("{} of 4 corner markers in sight.", seen.size()));
  } else if (markers.error().message.find("mirrored") != std::string::npos) {
    return say(markers.error());
  } else if (auto board = calibration::lens_board_patch(now_.bgr, sizes())) {
    seen.push_back(std::move(*board));
    say("The lens board is in sight.");
  } else if (const auto tile = calibration::find_lone_tile(now_.bgr)) {
    seen.emplace_back().seen_px.assign(tile->begin(), tile->end());
    say("One tile in sight.");
  } else {
    say("No marker, no lens board and no lone tile in sight. Several tiles are looked for when you measure.");
  }
  const bool known = profile_ && profile_->table && now_.bgr.size() == profile_->table->plane.lens.picture;
  drawn_ = known ? calibration::table_evidence(now_.bgr, profile_->table->plane, seen)
                 : calibration::patches_evidence(now_.bgr, seen);
}

void CalibrationWork::take_table() {
  if (auto opened = open_profile(); !opened) return say(opened.error());
  auto measured =
      calibration::measure_table(now_.bgr, profile_->lens ? &profile_->lens->lens : nullptr, sizes(),
                                 [this](const cv::Mat& picture) { return finder_.find(picture); });
  if (!measured) return say(measured.error());
  profile_->table = measured->record;
  const cv::Mat drawn = calibration::table_evidence(now_.bgr, measured->record.plane, measured->patches);
  if (auto saved = save("table.jpg", drawn); !saved) return say(saved.error());
  facts_.check.reset();
  say("The table is saved. Lay a tile anywhere and check.");
  hold(drawn);
}

void CalibrationWork::check() {
  if (!profile_ || !profile_->table) return say("Measure the table first.", true);
  if (auto fits = profile_->fits(options_.camera, now_.bgr.size()); !fits) return say(fits.error());
  const auto tiles = finder_.find(now_.bgr);
  if (!tiles) return say(tiles.error());
  const auto checks = calibration::check_table(now_.bgr, profile_->table->plane, *tiles, inputs_.tile_mm);
  const double worst = calibration::worst_of(checks);
  facts_.check = CalibrationFacts::Check{static_cast<int>(checks.size()), worst};
  std::string words;
  for (const auto& one : checks) {
    if (one.error_mm == worst) words = calibration::words_for(one);
  }
  say(words, worst > 3);
  hold(calibration::check_evidence(now_.bgr, checks));
}

void CalibrationWork::look_at_colours() {
  colours_.clear();
  facts_.colours.clear();
  const auto names = names_on_paper(inputs_.colours);
  if (!names) return say(names.error());
  if (names->empty()) return say("Type what lies on the paper from left to right: red, blue, mage.");
  auto colours = calibration::measure_colours(now_.bgr, *names);
  if (!colours) return say(colours.error());
  colours_ = std::move(*colours);
  const calibration::ColoursRecord record{colours_, calibration::today()};
  const auto words = calibration::colour_words(record);
  facts_.colours_apart = words.size() == 2;  // the second says that all can be told apart
  for (const auto& colour : colours_) {
    const auto part = [&](int c) {
      return static_cast<int>(std::lround(std::clamp(colour.bgr[c], 0., 255.)));
    };
    facts_.colours.push_back({colour.name, {part(2), part(1), part(0)}});
  }
  say(fmt::format("{}", fmt::join(words.begin() + 1, words.end(), " ")), !facts_.colours_apart);
  drawn_ = calibration::figures_evidence(now_.bgr, colours_);
}

void CalibrationWork::take_colours() {
  if (colours_.empty()) return say("No colours are seen yet.", true);
  if (auto opened = open_profile(); !opened) return say(opened.error());
  profile_->colours = calibration::ColoursRecord{colours_, calibration::today()};
  if (auto saved = save("colours.jpg", calibration::colours_evidence(now_.bgr, colours_)); !saved) {
    return say(saved.error());
  }
  say("The colours are saved.");
  hold(drawn_);
}

void CalibrationWork::learn_tiles() {
  if (!options_.enrol) return say("This program cannot learn tiles here: use `tilewatch enrol`.", true);
  if (inputs_.art.empty()) return say("Name the folder that gets the tiles' faces.", true);
  const auto at = static_cast<std::size_t>(facts_.picture);
  const auto learnt =
      options_.enrol(now_.bgr, live() ? std::filesystem::path() : options_.files.at(at), inputs_.art);
  if (!learnt) return say(learnt.error());
  say(*learnt);
  hold(now_.bgr);
}

void CalibrationWork::lock() {
  if (!options_.controls) return say("This camera cannot be locked from here.", true);
  say(calibration::words_for(calibration::lock_controls(*options_.controls)));
  hold(drawn_);
}

Result<void> CalibrationWork::open_profile() {
  if (profile_ && profile_->name == inputs_.profile) {
    return profile_->fits(options_.camera, now_.bgr.size());
  }
  auto opened =
      calibration::load_or_new_profile(options_.profiles, inputs_.profile, options_.camera, now_.bgr.size());
  if (!opened) return tl::unexpected(opened.error());
  profile_ = std::move(*opened);
  refused_name_.clear();
  inputs_.tile_mm = profile_->table ? profile_->table->tile_mm : calibration::kUsualTileMm;
  facts_.opened = {inputs_.profile, inputs_.tile_mm};
  tell_profile();
  return {};
}

Result<void> CalibrationWork::save(const std::string& file, const cv::Mat& evidence) {
  if (auto saved = calibration::save_profile(options_.profiles, *profile_, {{file, evidence}}); !saved) {
    return saved;
  }
  tell_profile();
  return {};
}

void CalibrationWork::tell_profile() {
  facts_.has_lens = profile_->lens.has_value();
  facts_.has_table = profile_->table.has_value();
  facts_.has_colours = profile_->colours.has_value();
  facts_.table.reset();
  if (profile_->table) facts_.table = facts_of(*profile_->table);
  facts_.numbers.clear();
  const auto add = [this](const std::vector<std::string>& sentences) {
    facts_.numbers.insert(facts_.numbers.end(), sentences.begin(), sentences.end());
  };
  if (profile_->lens) add(calibration::lens_words(*profile_->lens));
  if (profile_->table) add(calibration::table_words(*profile_->table));
  if (profile_->colours) add(calibration::colour_words(*profile_->colours));
  const auto folder = options_.profiles / profile_->name;
  std::error_code unreadable;
  facts_.folder = std::filesystem::exists(folder / "profile.toml", unreadable) ? folder.string() : "";
}

void CalibrationWork::go(CalibrationPage page) {
  facts_.page = page;
  say("");
  if (page == CalibrationPage::kDone && profile_) tell_profile();
}

void CalibrationWork::turn_pages_of_folder(int steps) {
  if (live() || options_.files.empty()) return;
  facts_.picture = std::clamp(facts_.picture + steps, 0, facts_.pictures - 1);
}

bool CalibrationWork::is_slow(const CalibrationOrder& order) const {
  using Verb = CalibrationOrder::Verb;
  const bool by_tiles = facts_.page == CalibrationPage::kTable || facts_.page == CalibrationPage::kTiles;
  return (order.verb == Verb::kTake && by_tiles) || order.verb == Verb::kCheck;
}

void CalibrationWork::obey(const CalibrationOrder& order) {
  using Verb = CalibrationOrder::Verb;
  inputs_ = order.inputs;
  held_until_s_.reset();
  const bool needs_picture = order.verb != Verb::kGo && order.verb != Verb::kPicture &&
                             order.verb != Verb::kInputs && order.verb != Verb::kLock;
  if (needs_picture && now_.bgr.empty()) return say("There is no picture yet.", true);
  switch (order.verb) {
    case Verb::kGo:
      return go(order.page);
    case Verb::kPicture:
      return turn_pages_of_folder(order.steps);
    case Verb::kDropWorst:
      return drop_worst();
    case Verb::kCheck:
      return check();
    case Verb::kLock:
      return lock();
    case Verb::kInputs:
      return;
    case Verb::kTake:
      break;
  }
  switch (facts_.page) {
    case CalibrationPage::kLens:
      return take_lens();
    case CalibrationPage::kTable:
      return take_table();
    case CalibrationPage::kColours:
      return take_colours();
    case CalibrationPage::kTiles:
      return learn_tiles();
    case CalibrationPage::kPlace:
    case CalibrationPage::kDone:
      return;
  }
}

}  // namespace tilewatch::app
