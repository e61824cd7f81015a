// SPDX-License-Identifier: MIT
// Scores and the last score as a window of their own, to be captured by a program without a browser.
#pragma once

#include <QColor>
#include <QWidget>
#include <optional>
#include <string>

#include "display/model/aids.h"
#include "display/model/table_client.h"
#include "display/model/table_model.h"
#include "engine/catalogue/result.h"

namespace tilewatch::window {

/// What lies behind the drawings: nothing, or a colour to be keyed out.
struct OverlayGround {
  std::optional<QColor> colour;  ///< nothing: the window is transparent
};
/// "transparent", or six hexadecimal digits; kUsage for anything else.
Result<OverlayGround> overlay_ground(const std::string& text);

/// Without a frame; drawn as large as the window is. Shows what the audience `stream` may see; kept
/// behind by its `client` (model::DelayedClient). Closing it ends nothing. Both `client` and `switches` must
/// outlive it.
class OverlayWindow : public QWidget {
  Q_OBJECT

 public:
  OverlayWindow(model::TableClient& client, const model::AidSwitches& switches, const OverlayGround& ground);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void draw_players(QPainter& painter, QRectF area) const;
  void draw_last_score(QPainter& painter, QRectF area) const;

  const model::AidSwitches& switches_;
  OverlayGround ground_;
  model::TableModel table_;
};

}  // namespace tilewatch::window
