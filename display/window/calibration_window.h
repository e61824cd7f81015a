// SPDX-License-Identifier: MIT
// The calibration wizard: the camera's picture with what was found in it, one page a step, gauges, lights and
// the lens's coverage map. It measures nothing itself: orders go out, facts and pictures come in.
#pragma once

#include <QImage>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "display/model/calibration_view.h"

class QDoubleSpinBox;
class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace tilewatch::window {

class GaugeList;
class CoverageMap;
class LivePicture;

class CalibrationWindow : public QWidget {
  Q_OBJECT

 public:
  /// `order` is called in the user interface's thread and must not block.
  CalibrationWindow(model::CalibrationInputs inputs,
                    std::function<void(const model::CalibrationOrder&)> order, QWidget* parent = nullptr);

  /// What there is to show now; a null picture keeps the last one.
  void show_facts(model::CalibrationFacts facts, const QImage& picture);
  const model::CalibrationView& view() const { return view_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* make_steps();
  QWidget* make_side();
  QWidget* make_inputs();
  QWidget* make_foot();
  QDoubleSpinBox* add_length(QWidget* form, const QString& name, double value, double least, double most,
                             std::vector<model::CalibrationPage> pages);
  QLineEdit* add_text(QWidget* form, const QString& name, const std::string& value,
                      std::vector<model::CalibrationPage> pages);
  void send(model::CalibrationOrder::Verb verb, int steps = 0);
  void go(model::CalibrationPage page);
  void take();
  void update_view();
  void set_scale(double scale);

  /// An input with its name, on the pages that want it.
  struct Input {
    std::vector<model::CalibrationPage> pages;
    QWidget* row;
  };

  std::function<void(const model::CalibrationOrder&)> order_;
  model::CalibrationFacts facts_;
  std::optional<model::CalibrationPage> awaited_;
  std::optional<model::CalibrationFacts::Opened> opened_;  ///< whose sizes the inputs show
  model::CalibrationView view_;
  double scale_ = 0;
  std::vector<QToolButton*> steps_;
  std::vector<Input> inputs_;
  QLineEdit* profile_ = nullptr;
  QLineEdit* colours_ = nullptr;
  QLineEdit* art_ = nullptr;
  QDoubleSpinBox* square_ = nullptr;
  QDoubleSpinBox* tile_ = nullptr;
  QDoubleSpinBox* marker_ = nullptr;
  LivePicture* picture_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* purpose_ = nullptr;
  QLabel* words_ = nullptr;
  QLabel* numbers_ = nullptr;
  QLabel* source_ = nullptr;
  GaugeList* gauges_ = nullptr;
  CoverageMap* coverage_ = nullptr;
  QPushButton* take_ = nullptr;
  QPushButton* drop_ = nullptr;
  QPushButton* check_ = nullptr;
  QPushButton* before_ = nullptr;
  QPushButton* after_ = nullptr;
  QPushButton* back_ = nullptr;
  QPushButton* next_ = nullptr;
};

}  // namespace tilewatch::window
