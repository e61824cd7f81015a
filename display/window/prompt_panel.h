// SPDX-License-Identifier: MIT
// The open question in front: plain words, a picture of the spot, answers by click or by the keys 1 to 9.
#pragma once

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QTimer>
#include <map>
#include <vector>

#include "display/model/prompts_view.h"
#include "display/window/panel.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace tilewatch::window {

/// One answer: its key, the tile as drawing, words, how likely.
class AnswerButton : public QAbstractButton {
  Q_OBJECT

 public:
  AnswerButton(Desk& desk, const model::AnswerView& answer, QWidget* parent);
  const model::AnswerView& answer() const { return answer_; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Desk& desk_;
  model::AnswerView answer_;
};

/// The part of the camera picture that a question is about.
class SpotPicture : public QWidget {
  Q_OBJECT

 public:
  SpotPicture(Desk& desk, QWidget* parent);
  void show_cell(std::optional<Cell> cell);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void update_visible();

  Desk& desk_;
  std::optional<Cell> cell_;
};

class PromptPanel : public Panel {
  Q_OBJECT

 public:
  explicit PromptPanel(Desk& desk, QWidget* parent = nullptr);

  /// The question in front; null when none is open.
  const model::PromptView* front() const;
  const std::vector<AnswerButton*>& buttons() const { return buttons_; }
  /// Sends the answer with this key (1 to 9) of the question in front; a key without an answer does nothing.
  void answer_with_key(int key);
  /// Puts the next open question in front.
  void show_next();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void update_prompts();
  void show_front(bool fresh);
  void update_clock();
  void apply_scale();
  void glow();

  std::vector<model::PromptView> prompts_;
  std::int64_t front_id_ = 0;
  std::map<std::int64_t, QElapsedTimer> seen_since_;
  double asked_before_s_ = 0;  ///< how old the front question was when it came here
  QTimer clock_;
  double glow_ = 0;

  QLabel* title_;
  QLabel* when_;
  QToolButton* next_;
  SpotPicture* spot_;
  QLabel* text_;
  QLabel* note_;
  QScrollArea* answers_;
  QGridLayout* grid_;
  std::vector<AnswerButton*> buttons_;
};

}  // namespace tilewatch::window
