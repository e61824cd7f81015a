// SPDX-License-Identifier: MIT
// The soft board on the screen: the strip's lamps, a confirm and an undo button at each seat, the clock, the
// ring light. A window of its own; it knows a board only by what it shows and by its buttons.
#pragma once

#include <QWidget>
#include <cstdint>
#include <functional>
#include <vector>

class QAbstractButton;

namespace tilewatch::window {

/// What a board shows.
struct BoardFace {
  std::vector<QRgb> lamps;  ///< in the order of the strip, as sent to the lamps (0 to 255 of their light)
  int ring = 0;             ///< 0 to 255
  bool nobody = false;      ///< the board has not heard the computer for a while
  bool operator==(const BoardFace&) const = default;
};

/// Lamps that lie together: a seat's, or (seat -1) everybody's.
struct BoardZone {
  int seat = -1;
  int first = 0;
  int count = 0;
};

struct BoardButtons {
  int seats = 6;  ///< button 2n confirms at seat n, 2n + 1 takes back
  int clock = 12;
};

class SoftBoardPanel : public QWidget {
  Q_OBJECT

 public:
  /// `press` is called when a button goes down and when it comes up.
  SoftBoardPanel(std::vector<BoardZone> zones, BoardButtons buttons,
                 std::function<void(int button, bool down)> press, QWidget* parent = nullptr);

  void show_face(BoardFace face);
  const BoardFace& face() const { return face_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QAbstractButton* add_button(int button, const QString& text, const QString& name, const QKeySequence& key);
  QRectF zone_box(int seat) const;
  double scale() const;

  std::vector<BoardZone> zones_;
  BoardButtons buttons_;
  std::function<void(int, bool)> press_;
  BoardFace face_;
  std::vector<QAbstractButton*> keys_;  ///< by button
};

}  // namespace tilewatch::window
