// SPDX-License-Identifier: MIT
// The state as files that OBS reads without a browser: text for its text sources, PNG for its image sources.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <filesystem>
#include <map>
#include <memory>

#include "display/overlay/state_feed.h"
#include "engine/catalogue/result.h"

namespace tilewatch::overlay {

class TilePictures;
class Words;

/// Writes into one folder, each file at once (a reader sees the old one or the new one), only what has
/// changed, and what the audience `stream` may see, no newer than the delay allows: turn.txt, tiles_left.txt,
/// to_move.txt, under_review.txt, last_score.txt, scores.txt, name_1.txt, score_1.txt, projected_1.txt,
/// odds_1.txt (by place in the turn order), board.png (1080 x 1080), scores.png (460 wide). What is not to be
/// shown is an empty file.
class ObsFiles : public QObject {
  Q_OBJECT

 public:
  ObsFiles(std::filesystem::path folder, const std::string& language, int delay_s, StateFeed& feed,
           QObject* parent = nullptr);
  ~ObsFiles() override;

  /// Makes the folder if need be; kInput when nothing can be written there, kUsage when the language is not
  /// known.
  Result<void> check();

 private:
  void write();
  void draw();
  void put(const QString& name, const QByteArray& bytes);

  QString folder_;
  Listener listener_;
  StateFeed& feed_;
  std::unique_ptr<Words> words_;
  std::unique_ptr<TilePictures> tiles_;
  std::map<QString, QByteArray> written_;
  std::string wanted_;  ///< the state that the pictures are to show
  std::string drawn_;   ///< and the part of it that they show
  bool drawing_ = false;
  bool troubled_ = false;
  QThreadPool painter_;  ///< one thread; last, so that it ends first
};

}  // namespace tilewatch::overlay
