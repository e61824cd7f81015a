// SPDX-License-Identifier: MIT
// What every panel may use: the table's state, the line to the engine, the drawings, what is chosen, how
// large things are.
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "display/model/aids.h"
#include "display/model/outline.h"
#include "display/model/table_client.h"
#include "display/model/table_model.h"
#include "display/window/feature_shapes.h"
#include "display/window/tile_art.h"

namespace tilewatch::window {

class Desk : public QObject {
  Q_OBJECT

 public:
  Desk(model::TableClient& client, bool animations, QObject* parent = nullptr);

  model::TableClient& client() { return client_; }
  model::TableModel& table() { return table_; }
  const bus::Snapshot& snapshot() const { return table_.snapshot(); }
  TileArt& art() { return art_; }
  const TileArt& art() const { return art_; }
  /// Where features lie on the drawings.
  FeatureShapes& shapes() { return shapes_; }
  bool animations() const { return animations_; }

  /// The aids that those see who look at this window: the players, unless follow() says otherwise.
  model::Aids aids() const;
  /// Takes them from `switches` from now on, which must outlive this object; null: as usual.
  void follow(const model::AidSwitches* switches, model::Audience audience = model::Audience::kPlayers);

  /// Sends a person's command; a refusal is shown as a message.
  void send(const bus::Request& request);

  double scale() const { return scale_; }
  void set_scale(double scale);

  /// For panels that were made while the game runs: says that everything has changed.
  void tell_all();

  /// Outlined on board and camera because a line of a list was chosen.
  const model::Outline& outline() const { return outline_; }
  void set_outline(model::Outline outline);
  /// The cell of the question that is in front.
  std::optional<Cell> asked() const { return asked_; }
  void set_asked(std::optional<Cell> cell);
  /// The cell that people clicked on the board; corrections begin there.
  std::optional<Cell> chosen() const { return chosen_; }
  void set_chosen(std::optional<Cell> cell);

  /// The newest camera picture, decoded; null before the first.
  const QImage& picture() const { return picture_; }
  /// What was recognised in it, in the board's cells, without the JPEG; null before the first.
  const bus::Preview* picture_preview() const { return seen_ ? &*seen_ : nullptr; }
  void set_picture(const QImage& picture, model::PreviewPtr preview);

  /// One plain sentence for a few seconds.
  void say(const QString& text, bool trouble = false);

 signals:
  void aidsChanged();
  void scaleChanged();
  void outlineChanged();
  void askedChanged();
  void chosenChanged();
  void pictureChanged();
  void said(const QString& text, bool trouble);

 private:
  void load_catalogue();
  void update_seen();

  model::TableClient& client_;
  model::TableModel table_;
  TileArt art_;
  FeatureShapes shapes_;
  bool animations_;
  const model::AidSwitches* switches_ = nullptr;
  model::Audience audience_ = model::Audience::kPlayers;
  double scale_ = 1;
  std::vector<std::string> sets_;
  model::Outline outline_;
  std::optional<Cell> asked_;
  std::optional<Cell> chosen_;
  QImage picture_;
  model::PreviewPtr picture_preview_;  ///< as it came
  std::optional<bus::Preview> seen_;
};

}  // namespace tilewatch::window
