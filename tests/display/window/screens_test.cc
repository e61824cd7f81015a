// SPDX-License-Identifier: MIT
// The window in every state and size: pictures for people ($TILEWATCH_SCREENSHOTS), facts for the test.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <cstdlib>
#include <map>
#include <memory>

#include "display/window/figure_dialog.h"
#include "display/window/main_window.h"
#include "display/window/panel.h"
#include "display/window/points_dialog.h"
#include "display/window/tile_dialog.h"
#include "tests/display/window/fake_client.h"
#include "tests/display/window/tables.h"
#include "tests/support/paths.h"

namespace tilewatch::window {
namespace {

struct Case {
  std::string scene;
  QSize size;
};

std::ostream& operator<<(std::ostream& out, const Case& shown) { return out << shown.scene; }

bool for_people() { return std::getenv("TILEWATCH_SCREENSHOTS") != nullptr; }

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const char* scene : {"waiting", "mid_game", "which_tile", "illegal_tile", "take_home", "paused_hand",
                            "lost", "five_players", "ended", "magic", "towers_tents", "mists"}) {
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)})
      all.push_back({scene, size});
    // For people only: it takes its time.
    if (for_people()) all.push_back({scene, QSize(3840, 2160)});
  }
  return all;
}

/// Windows are shared by the tests of a size: one shows state after state, as it does in a game. Pictures for
/// people come from new ones, all drawings finished.
class Screens : public testing::TestWithParam<Case> {
 protected:
  struct Shown {
    explicit Shown(QSize size) : window(client, still(size)) { window.show(); }
    static WindowOptions still(QSize size) {
      WindowOptions options;
      options.width = size.width();
      options.height = size.height();
      options.animations = false;
      return options;
    }
    test::FakeClient client;
    MainWindow window;
  };

  static void TearDownTestSuite() { windows().clear(); }
  static std::map<int, std::unique_ptr<Shown>>& windows() {
    static std::map<int, std::unique_ptr<Shown>> all;
    return all;
  }

  void SetUp() override {
    auto& shown = windows()[GetParam().size.width()];
    if (shown == nullptr || for_people()) shown = std::make_unique<Shown>(GetParam().size);
    window_ = &shown->window;
    const test::Scene& scene = test::scene(GetParam().scene);
    shown->client.show(scene.snapshot);
    if (scene.preview) shown->client.show(*scene.preview);
    window_->finish_decoding();
    // A panel that comes is laid out, then what is in it: a pixel's picture asks for that, and is cheap.
    QCoreApplication::sendPostedEvents();
    window_->grab(QRect(0, 0, 1, 1));
    QCoreApplication::sendPostedEvents();
  }

  MainWindow* window_ = nullptr;
};

std::string name_of(const testing::TestParamInfo<Case>& info) {
  return info.param.scene + "_" + std::to_string(info.param.size.width());
}

TEST_P(Screens, IsDrawnAndFits) {
  if (for_people()) {
    const std::filesystem::path folder(std::getenv("TILEWATCH_SCREENSHOTS"));
    std::filesystem::create_directories(folder);
    const auto saved = window_->grab_window(folder / (name_of({GetParam(), 0}) + ".png"));
    ASSERT_TRUE(saved) << saved.error().message;
  }
  const QImage image = window_->grab().toImage();
  EXPECT_EQ(image.size(), GetParam().size);
  QSet<QRgb> colours;
  for (int y = 0; y < image.height(); y += 7) {
    for (int x = 0; x < image.width(); x += 7) colours.insert(image.pixel(x, y));
  }
  EXPECT_GT(colours.size(), 40) << "nearly blank";

  // Panels lie in the window and beside each other.
  std::vector<std::pair<QString, QRect>> boxes;
  for (const Panel* panel : window_->findChildren<Panel*>()) {
    if (!panel->isVisible() || panel->height() == 0) continue;
    const QRect box(panel->mapTo(window_, QPoint()), panel->size());
    EXPECT_TRUE(window_->rect().contains(box)) << panel->accessibleName().toStdString();
    for (const auto& [name, other] : boxes) {
      EXPECT_FALSE(box.intersects(other))
          << panel->accessibleName().toStdString() << " over " << name.toStdString();
    }
    boxes.emplace_back(panel->accessibleName(), box);
  }
  EXPECT_GE(boxes.size(), 5U);

  // No text is cut off.
  for (const QLabel* label : window_->findChildren<QLabel*>()) {
    if (!label->isVisible() || label->text().isEmpty()) continue;
    const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
    EXPECT_GE(label->height(), needed) << label->text().toStdString();
    const int wide = label->wordWrap() ? 0 : label->sizeHint().width();
    EXPECT_GE(label->width(), wide) << label->text().toStdString();
  }
  for (const QAbstractButton* button : window_->findChildren<QAbstractButton*>()) {
    if (!button->isVisible() || button->objectName() == "overlay") continue;
    EXPECT_GE(button->width(), button->minimumSizeHint().width()) << button->text().toStdString();
    EXPECT_GE(button->height(), button->minimumSizeHint().height()) << button->text().toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(AllStates, Screens, testing::ValuesIn(cases()), name_of);

class Dialogs : public testing::Test {
 protected:
  Dialogs() {
    window_.show();
    client_.show(test::scene("mid_game").snapshot);
    client_.show(*test::scene("mid_game").preview);
    window_.finish_drawing();
  }

  static WindowOptions still() {
    WindowOptions options;
    options.animations = false;
    return options;
  }

  void expect_drawn(QWidget& shown, const std::string& name) {
    shown.show();
    for (int made = -1; made != window_.desk().art().made();) {
      made = window_.desk().art().made();
      shown.grab();
      window_.desk().art().finish();
    }
    const QImage image = shown.grab().toImage();
    if (const char* kept = std::getenv("TILEWATCH_SCREENSHOTS"); kept != nullptr) {
      image.save(QString::fromStdString((std::filesystem::path(kept) / (name + ".png")).string()));
    }
    for (const QAbstractButton* button : shown.findChildren<QAbstractButton*>()) {
      if (!button->isVisible() || button->objectName() == "overlay") continue;
      EXPECT_GE(button->width(), button->minimumSizeHint().width()) << button->text().toStdString();
    }
    for (const QPushButton* button : shown.findChildren<QPushButton*>()) {
      const int text = QFontMetrics(button->font()).horizontalAdvance(button->text());
      EXPECT_GE(button->width(), text + 16) << button->text().toStdString();
    }
    EXPECT_LE(image.width(), window_.width());
    EXPECT_LE(image.height(), window_.height());
  }

  test::FakeClient client_;
  MainWindow window_{client_, still()};
};

TEST_F(Dialogs, AreDrawnAndFitTheWindow) {
  TileDialog tile(window_.desk(), &window_);
  expect_drawn(tile, "tile_dialog");
  window_.desk().set_chosen(test::scene("mid_game").snapshot.figures.front().cell);
  FigureDialog figure(window_.desk(), &window_);
  expect_drawn(figure, "figure_dialog");
  PointsDialog points(window_.desk(), &window_);
  expect_drawn(points, "points_dialog");
}

TEST_F(Dialogs, AMessageAndAnOutlineAreShown) {
  const bus::Snapshot& snapshot = test::scene("mid_game").snapshot;
  for (const bus::LogEntry& entry : snapshot.log) {
    if (entry.points != 0) window_.desk().set_outline({entry.cells, entry.feature, entry.pieces});
  }
  client_.reply({"1", false, "B-1: the road on its east side would meet a city."});
  expect_drawn(window_, "message_and_outline");
  bool found = false;
  for (const QLabel* label : window_.findChildren<QLabel*>()) {
    found = found || (label->isVisible() && label->text().contains(QLatin1String("would meet a city")));
  }
  EXPECT_TRUE(found);
}

/// Opens with a game that is over.
class EndedClient : public test::FakeClient {
 public:
  void start() override { show(test::scene("ended").snapshot); }
};

TEST(RunWindow, TakesItsPictureAtTheEndOfTheGameAndCloses) {
  const test::ScratchFolder scratch;
  EndedClient client;
  WindowOptions options;
  options.animations = false;
  options.screenshot = scratch.path() / "end.png";
  const auto closed = run_window(client, options);
  ASSERT_TRUE(closed) << closed.error().message;
  EXPECT_EQ(QImage(QString::fromStdString(options.screenshot.string())).size(), QSize(1280, 720));
}

TEST(RunWindow, SaysWhenItsPictureCannotBeWritten) {
  EndedClient client;
  WindowOptions options;
  options.animations = false;
  options.screenshot = "/nonexistent folder/end.png";
  EXPECT_FALSE(run_window(client, options));
}

TEST(GrabWindow, SaysWhenThePictureCannotBeWritten) {
  test::FakeClient client;
  WindowOptions options;
  options.animations = false;
  MainWindow window(client, options);
  const auto saved = window.grab_window("/nonexistent folder/window.png");
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().kind, ErrorKind::kInput);
  EXPECT_NE(saved.error().message.find("/nonexistent folder/window.png"), std::string::npos);
}

}  // namespace
}  // namespace tilewatch::window
