// SPDX-License-Identifier: MIT
// The wizard with its window, from a folder of photographed sheets in place of a camera, as a person uses it.
// Pictures of its pages are written to $TILEWATCH_SCREENSHOTS, if it is set.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <cstdlib>
#include <opencv2/imgcodecs.hpp>

#include "calibration/sheets/sheets.h"
#include "display/app/calibration_thread.h"
#include "display/app/enrol_job.h"
#include "display/model/engine_words.h"
#include "display/window/preferences.h"
#include "tests/calibration/board_camera.h"
#include "tests/calibration/laid_out.h"
#include "tests/support/paths.h"

namespace tilewatch::app {
namespace {

using calibration::photo::SheetCamera;
using model::CalibrationPage;

constexpr int kPatienceMs = 20'000;

class CalibrationWizard : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    static int argument_count = 1;
    static char program[] = "test";
    static char* arguments[] = {program, nullptr};
    application_ = std::make_unique<QApplication>(argument_count, arguments);
    window::prefer_theme(qEnvironmentVariable("TILEWATCH_THEME", "dark").toStdString());
    window::apply_preferences();
  }
  static void TearDownTestSuite() { application_.reset(); }

  CalibrationWizard() {
    std::mt19937 random(5);
    lens_ = calibration::photo::random_lens({800, 450}, random);
    const SheetCamera camera(lens_);
    const auto paper =
        calibration::photo::paper_of(calibration::lens_board_sheet(calibration::Paper::kA4),
                                     calibration::lens_board_origin(calibration::Paper::kA4), 90);
    for (int n = 0; n < 9; ++n) {
      write(fmt::format("lens-{:02}.png", n),
            camera.photo({{&paper, calibration::photo::random_board_pose(lens_, n, random)}}, {}, random));
    }
    const auto cards = calibration::photo::marker_cards();
    const auto table = calibration::photo::table_pose(1.15 * lens_.camera(0, 0), 18, 10);
    write("markers.png", camera.photo(calibration::photo::laid_cards(cards, table), {}, random));
    const auto catalogue = *catalogue::Catalogue::load({"base"});
    const auto art = vision::ArtLibrary::from_drawings(*catalogue, 3);
    const auto tile = calibration::photo::tile_card(art.faces()[20].picture);
    write("tile.png", camera.photo({{&tile, calibration::photo::moved(table, {60, 30}, 0.4)}}, {}, random));
    test::LayOut how;
    how.size = lens_.picture;
    how.seed = 4;
    std::vector<cv::Mat> faces;
    for (std::size_t i = 10; i < 14; ++i) faces.push_back(art.faces()[i].picture);
    write("tiles.png", test::lay_out(faces, how).picture);
    write("figures.png", calibration::photo::row_of_figures({{45, 45, 175}, {190, 88, 46}, {125, 50, 92}},
                                                            {0.8, 0.9, 1}, lens_.picture));
    CalibrationWorkOptions options;
    for (const auto& file : std::filesystem::directory_iterator(folder_.path() / "pictures")) {
      options.files.push_back(file.path());
    }
    std::sort(options.files.begin(), options.files.end());
    options.profiles = folder_.path() / "profiles";
    options.inputs.profile = "kitchen";
    options.enrol = [](const cv::Mat& picture, const std::filesystem::path& file, const std::string& to) {
      return learn_picture(picture, file, to, {});
    };
    wizard_ = std::make_unique<CalibrationThread>(std::move(options));
    window().show();
  }

  void write(const std::string& name, const cv::Mat& picture) {
    std::filesystem::create_directories(folder_.path() / "pictures");
    ASSERT_TRUE(cv::imwrite((folder_.path() / "pictures" / name).string(), picture));
  }

  window::CalibrationWindow& window() { return wizard_->window(); }
  const model::CalibrationView& view() { return window().view(); }

  QPushButton* button(const QString& text) {
    QPushButton* begins = nullptr;
    for (auto* push : window().findChildren<QPushButton*>()) {
      if (!push->isVisible()) continue;
      if (push->text() == text) return push;
      if (push->text().startsWith(text)) begins = push;
    }
    return begins;
  }
  void press(const QString& text) {
    QPushButton* push = button(text);
    ASSERT_NE(push, nullptr) << text.toStdString();
    ASSERT_TRUE(push->isEnabled()) << text.toStdString();
    push->click();
  }
  void wait_for_words(const QString& begin) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return view().words.startsWith(begin); }, kPatienceMs))
        << view().words.toStdString();
    EXPECT_TRUE(model::is_engine_phrase(view().words)) << "not translated: " << view().words.toStdString();
  }
  /// Turns the folder's pages until that picture is shown.
  void find_picture(const QString& name, const QString& direction) {
    for (int tries = 0; tries < 20 && !view().source.startsWith(name); ++tries) {
      const QString before = view().source;
      press(direction);
      ASSERT_TRUE(QTest::qWaitFor([&] { return view().source != before; }, kPatienceMs));
    }
    ASSERT_TRUE(view().source.startsWith(name)) << view().source.toStdString();
  }
  void picture_of(const char* page) {
    const char* kept = std::getenv("TILEWATCH_SCREENSHOTS");
    if (kept == nullptr) return;
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
      window().resize(size);
      QCoreApplication::processEvents();
      window().grab().save(QStringLiteral("%1/calibrate_%2_%3.png").arg(kept).arg(page).arg(size.width()));
    }
  }

  static inline std::unique_ptr<QApplication> application_;
  test::ScratchFolder folder_;
  calibration::Lens lens_;
  std::unique_ptr<CalibrationThread> wizard_;
};

TEST_F(CalibrationWizard, LeadsFromPicturesToASavedProfile) {
  ASSERT_TRUE(QTest::qWaitFor([&] { return view().gauges.size() == 4; }, kPatienceMs));
  picture_of("place");

  press("Next");
  ASSERT_TRUE(QTest::qWaitFor([&] { return view().can_take; }, kPatienceMs))
      << view().words.toStdString() << " " << view().source.toStdString();
  ASSERT_EQ(view().gauges.size(), 5U);
  EXPECT_EQ(view().gauges[0].value, "9 of 12");
  EXPECT_EQ(view().gauges[1].light, model::Light::kGreen);
  EXPECT_EQ(view().gauges[2].light, model::Light::kGreen);
  EXPECT_EQ(view().gauges[4].light, model::Light::kGreen);
  picture_of("lens");
  press("Drop picture");
  ASSERT_TRUE(QTest::qWaitFor([&] { return view().gauges[0].value == "8 of 12"; }, kPatienceMs));
  press("Use this lens");
  wait_for_words("The lens is saved.");

  press("Next");
  find_picture("markers.png", "Picture before");
  wait_for_words("4 of 4 corner markers");
  press("Measure the table");
  wait_for_words("The table is saved.");
  find_picture("tile.png", "Next picture");
  press("Check with a tile");
  wait_for_words("A tile ");
  EXPECT_EQ(view().gauges.back().name, "Tile laid anywhere");
  EXPECT_EQ(view().gauges.back().light, model::Light::kGreen) << view().words.toStdString();
  picture_of("table");

  press("Next");
  auto* names = window().findChild<QLineEdit*>("colours");
  ASSERT_NE(names, nullptr);
  names->setText("red, blue, magenta");
  find_picture("figures.png", "Picture before");
  wait_for_words("\"magenta\" is neither a colour nor a figure.");
  EXPECT_TRUE(view().trouble);
  names->setText("red, blue, mage");
  emit names->editingFinished();
  wait_for_words("All can be told apart.");
  picture_of("colours");
  press("Use these colours");
  wait_for_words("The colours are saved.");

  press("Next");
  ASSERT_TRUE(QTest::qWaitFor([&] { return view().title.startsWith("The tiles"); }, kPatienceMs));
  find_picture("tiles.png", "Next picture");
  press("Learn the tiles in this picture");
  wait_for_words("Name the folder that gets the tiles' faces.");
  auto* art = window().findChild<QLineEdit*>("art");
  ASSERT_NE(art, nullptr);
  art->setText(QString::fromStdString((folder_.path() / "box").string()));
  press("Learn the tiles in this picture");
  wait_for_words("Faces saved in");
  EXPECT_TRUE(std::filesystem::exists(folder_.path() / "box" / "enrolled.png"));
  const auto learnt =
      vision::ArtLibrary::from_folders(**catalogue::Catalogue::load({"base"}), {folder_.path() / "box"});
  ASSERT_TRUE(learnt) << learnt.error().message;
  EXPECT_GE(learnt->faces().size(), 3U);
  picture_of("tiles");
  press("Next");
  ASSERT_TRUE(QTest::qWaitFor([&] { return view().take == "Open the report"; }, kPatienceMs));
  picture_of("done");
  for (const auto& gauge : view().gauges) EXPECT_EQ(gauge.value, "measured");

  const auto profile = calibration::load_profile(folder_.path() / "profiles", "kitchen");
  ASSERT_TRUE(profile) << profile.error().message;
  ASSERT_TRUE(profile->lens && profile->table && profile->colours);
  EXPECT_NEAR(profile->lens->lens.focal_px() / lens_.focal_px(), 1, 0.01);
  EXPECT_TRUE(profile->table->lens_known);
  EXPECT_EQ(profile->table->from, "4 corner markers");
  EXPECT_EQ(profile->colours->colours.size(), 3U);
  for (const char* file : {"lens.jpg", "table.jpg", "colours.jpg", "report.pdf"}) {
    EXPECT_TRUE(std::filesystem::exists(folder_.path() / "profiles" / "kitchen" / file)) << file;
  }

  // Another profile is opened: the form shows the tiles it was measured with.
  calibration::Profile other = *profile;
  other.name = "club";
  other.table->tile_mm = 50;
  ASSERT_TRUE(calibration::save_profile(folder_.path() / "profiles", other, {}));
  auto* name = window().findChild<QLineEdit*>("profile");
  ASSERT_NE(name, nullptr);
  name->setText("club");
  emit name->editingFinished();
  auto* tile = window().findChild<QDoubleSpinBox*>("tile");
  ASSERT_NE(tile, nullptr);
  EXPECT_TRUE(QTest::qWaitFor([&] { return tile->value() == 50; }, kPatienceMs));
}

}  // namespace
}  // namespace tilewatch::app
