// SPDX-License-Identifier: MIT
#include "display/overlay/obs_files.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QSaveFile>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "display/drawing/player_marks.h"
#include "display/overlay/tile_pictures.h"
#include "display/overlay/words.h"
#include "vision/simulate/svg_raster.h"

namespace tilewatch::overlay {
namespace {

using nlohmann::json;

constexpr int kBoardPixels = 1080;
constexpr int kScoresWidth = 460;
constexpr int kRowHeight = 84;

/// Of a word of the state; what is none is grey.
Colour colour_in(const json& object) {
  return colour_from(object.at("colour").get<std::string>()).value_or(Colour::kGrey);
}

std::string name_of(const json& player, const Words& words) {
  const auto name = player.at("name").get<std::string>();
  return name.empty() ? words.say("colour." + player.at("colour").get<std::string>()) : name;
}

QByteArray png_of(const std::string& svg, int width, int height) {
  const auto raster = vision::rasterise_svg(svg, width, height);
  if (!raster) {
    spdlog::warn("a picture for OBS cannot be drawn: {}", raster.error().message);
    return {};
  }
  const QImage image(raster->bgra.data(), raster->width, raster->height, raster->width * 4,
                     QImage::Format_ARGB32_Premultiplied);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

/// A whole SVG document of a tile (1000 units wide) as a part of another, in the cell (x, y) and turned.
std::string placed(std::string svg, int x, int y, int rotation) {
  const auto tag = svg.find("<svg");
  if (tag == std::string::npos) return {};
  svg.erase(0, tag);
  return fmt::format("<g transform=\"translate({} {}) rotate({} .5 .5) scale(.001)\">{}</g>", x, y,
                     90 * rotation, svg);
}

std::string figure_svg(const json& figure, const std::string& letter) {
  constexpr double kTall = 0.42;  // of a tile
  const FigureKind kind =
      figure_kind_from(figure.at("kind").get<std::string>()).value_or(FigureKind::kMeeple);
  return drawing::figure(figure.at("cell")[0].get<int>() + figure.at("u").get<double>(),
                         figure.at("cell")[1].get<int>() + figure.at("v").get<double>(), kTall,
                         {kind, colour_in(figure), letter, figure.at("on") == "field"});
}

std::string board_svg(const json& state, TilePictures& tiles) {
  int left = 0;
  int right = 0;
  int top = 0;
  int bottom = 0;
  for (const json& tile : state.at("tiles")) {
    left = std::min(left, tile.at("cell")[0].get<int>());
    right = std::max(right, tile.at("cell")[0].get<int>());
    top = std::min(top, tile.at("cell")[1].get<int>());
    bottom = std::max(bottom, tile.at("cell")[1].get<int>());
  }
  const double side = std::max({right - left + 1, bottom - top + 1, 3}) + 0.4;
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"{} "
      "{} {} {}\">",
      (left + right + 1 - side) / 2, (top + bottom + 1 - side) / 2, side, side);
  svg += drawing::mark_definitions();
  std::map<std::string, std::string> letters;
  for (const json& player : state.at("players")) {
    letters[player.at("colour").get<std::string>()] = player.at("letter").get<std::string>();
  }
  for (const json& tile : state.at("tiles")) {
    svg +=
        placed(tiles.svg(tile.at("type").get<std::string>(), tile.at("drawing").get<int>(),
                         tile.at("garden").get<bool>()),
               tile.at("cell")[0].get<int>(), tile.at("cell")[1].get<int>(), tile.at("rotation").get<int>());
  }
  for (const json& figure : state.at("figures")) {
    svg += figure_svg(figure, letters[figure.at("colour").get<std::string>()]);
  }
  return svg + "</svg>";
}

std::string scores_svg(const json& state, const Words& words) {
  const json& players = state.at("players");
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"Lato,DejaVu Sans\" "
      "font-weight=\"900\"><rect width=\"100%\" height=\"100%\" rx=\"14\" fill=\"#171c22\"/>",
      kScoresWidth, static_cast<int>(players.size()) * kRowHeight);
  svg += drawing::mark_definitions();
  int y = 0;
  for (const json& player : players) {
    const Colour colour = colour_in(player);
    if (player.at("active").get<bool>()) {
      svg += fmt::format("<rect x=\"0\" y=\"{}\" width=\"9\" height=\"{}\" fill=\"{}\"/>", y, kRowHeight,
                         drawing::fill_of(colour));
    }
    svg += drawing::badge(22, y + 14, 56, colour, player.at("letter").get<std::string>());
    svg += fmt::format(
        "<text x=\"94\" y=\"{}\" font-size=\"29\" fill=\"#f6f2e9\">{}</text>"
        "<text x=\"436\" y=\"{}\" font-size=\"50\" text-anchor=\"end\" fill=\"#f6f2e9\">{}</text>",
        y + 52, drawing::escaped(name_of(player, words)), y + 59, player.at("score").get<int>());
    y += kRowHeight;
  }
  return svg + "</svg>";
}

std::string last_score_text(const json& state, const Words& words) {
  const auto last = state.find("last_score");
  if (last == state.end()) return {};
  std::string names;
  for (const json& colour : last->at("colours")) {
    for (const json& player : state.at("players")) {
      if (player.at("colour") != colour) continue;
      names += (names.empty() ? "" : words.say("and")) + name_of(player, words);
    }
  }
  std::string text = names.empty() ? "" : names + " ";
  text += fmt::format("{:+d}: ", last->at("points").get<int>());
  if (last->at("kind") == "correction") return text + last->at("reason").get<std::string>();
  const auto feature = last->find("feature");
  text += feature != last->end() ? words.say("feature." + feature->get<std::string>()) : words.say("score");
  std::string terms;
  for (const json& term : last->at("terms")) {
    const std::string key = "term." + term.at("name").get<std::string>();
    const int count = term.at("count").get<int>();
    terms += fmt::format("{}{} {}", terms.empty() ? "" : " + ",
                         words.has(key) ? words.say(key, {{"count", std::to_string(count)}}, count)
                                        : fmt::format("{} {}", count, term.at("name").get<std::string>()),
                         term.at("points").get<int>());
  }
  return terms.empty() ? text : text + " (" + terms + ")";
}

}  // namespace

ObsFiles::ObsFiles(std::filesystem::path folder, const std::string& language, int delay_s, StateFeed& feed,
                   QObject* parent)
    : QObject(parent),
      folder_(QString::fromStdString(folder.string())),
      listener_{model::Audience::kStream, delay_s},
      feed_(feed),
      tiles_(std::make_unique<TilePictures>()) {
  if (auto words = Words::load(language)) words_ = std::make_unique<Words>(std::move(*words));
  painter_.setMaxThreadCount(1);
  connect(&feed_, &StateFeed::moved, this, &ObsFiles::write);
}

ObsFiles::~ObsFiles() { painter_.waitForDone(); }

Result<void> ObsFiles::check() {
  if (words_ == nullptr) {
    return failure(ErrorKind::kUsage, "the language of the files for OBS is not known",
                   "There are en, cs, ro, de.");
  }
  QSaveFile probe(folder_ + QStringLiteral("/turn.txt"));
  if (!QDir().mkpath(folder_) || !probe.open(QIODevice::WriteOnly) || !probe.commit()) {
    return failure(ErrorKind::kInput, "the files for OBS cannot be written to " + folder_.toStdString());
  }
  feed_.watch(listener_);
  return {};
}

void ObsFiles::put(const QString& name, const QByteArray& bytes) {
  QByteArray& before = written_[name];
  if (before == bytes && !before.isNull()) return;
  QSaveFile file(folder_ + QLatin1Char('/') + name);
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) {
    before = bytes.isNull() ? QByteArray("") : bytes;
    troubled_ = false;
  } else if (!std::exchange(troubled_, true)) {
    spdlog::warn("{} cannot be written: {}; the game goes on", file.fileName().toStdString(),
                 file.errorString().toStdString());
  }
}

void ObsFiles::write() {
  const auto text = feed_.state(listener_);
  if (!text) return;
  const json state = json::parse(*text);
  const auto line = [&](const QString& name, const std::string& words) {
    put(name, QByteArray::fromStdString(words));
  };
  const auto number = [](const json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() ? std::string() : std::to_string(found->get<int>());
  };
  line(QStringLiteral("turn.txt"), number(state, "turn"));
  line(QStringLiteral("tiles_left.txt"), number(state, "tiles_left"));
  line(QStringLiteral("under_review.txt"),
       state.at("under_review").get<bool>() ? words_->say("under_review") : "");
  line(QStringLiteral("last_score.txt"), last_score_text(state, *words_));
  std::string scores;
  std::string to_move;
  int place = 0;
  for (const json& player : state.at("players")) {
    const QString ending = QStringLiteral("_%1.txt").arg(++place);
    const std::string name = name_of(player, *words_);
    scores += fmt::format("{}{}  {}", scores.empty() ? "" : "\n", name, player.at("score").get<int>());
    if (player.at("active").get<bool>()) to_move = name;
    line(QStringLiteral("name") + ending, name);
    line(QStringLiteral("score") + ending, number(player, "score"));
    line(QStringLiteral("projected") + ending, number(player, "if_ended_now"));
    std::string chance;
    if (const auto odds = state.find("odds"); odds != state.end()) {
      for (const json& one : odds->at("players")) {
        if (one.at("colour") == player.at("colour"))
          chance = fmt::format("{:.0f} %", 100 * one.at("win").get<double>());
      }
    }
    line(QStringLiteral("odds") + ending, chance);
  }
  line(QStringLiteral("scores.txt"), scores);
  line(QStringLiteral("to_move.txt"), to_move);
  wanted_ = *text;
  draw();
}

// A picture takes some tenths of a second: it is made elsewhere, and only when it would be another.
void ObsFiles::draw() {
  if (drawing_ || wanted_.empty()) return;
  json state = json::parse(std::exchange(wanted_, {}));
  const std::string shown =
      state.at("tiles").dump() + state.at("figures").dump() + state.at("players").dump();
  if (shown == drawn_) return;
  drawn_ = shown;
  drawing_ = true;
  painter_.start([this, state = std::move(state)] {
    tiles_->use(state.at("sets").get<std::vector<std::string>>());
    const QByteArray board = png_of(board_svg(state, *tiles_), kBoardPixels, kBoardPixels);
    const int rows = std::max<int>(1, static_cast<int>(state.at("players").size()));
    const QByteArray scores = png_of(scores_svg(state, *words_), kScoresWidth, rows * kRowHeight);
    QMetaObject::invokeMethod(
        this,
        [this, board, scores] {
          if (!board.isEmpty()) put(QStringLiteral("board.png"), board);
          if (!scores.isEmpty()) put(QStringLiteral("scores.png"), scores);
          drawing_ = false;
          draw();
        },
        Qt::QueuedConnection);
  });
}

}  // namespace tilewatch::overlay
