// SPDX-License-Identifier: MIT
// Asks what is to be played before a game begins: who, with which tiles, by which agreements. It knows no
// rules: what there is to choose from comes as plain data from who opens it.
#pragma once

#include <QDialog>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/result.h"
#include "engine/catalogue/words.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tilewatch::window {

struct NewGameChoice {
  struct Player {
    Colour colour = Colour::kRed;
    std::string name;  ///< may be empty
    bool operator==(const Player&) const = default;
  };
  std::vector<Player> players;  ///< in turn order; none = colours join as they are seen
  std::vector<std::string> sets;
  std::map<std::string, std::string> rules;  ///< only what differs from the usual: name -> value in words
  bool operator==(const NewGameChoice&) const = default;
};

struct NewGameOffer {
  struct TileSet {
    std::string name;   ///< "mage_witch"
    std::string title;  ///< "Mage & Witch"
  };
  /// What a table may agree to play differently.
  struct Rule {
    std::string name;
    std::string meaning;  ///< for people
    std::string source;   ///< where the rule comes from
    std::vector<std::string> values;
    std::string usual;  ///< one of them
  };
  std::vector<TileSet> sets;
  /// The rules that a game with these tile sets has.
  std::function<std::vector<Rule>(const std::vector<std::string>& sets)> rules;
  /// Why a game cannot begin like this, if it cannot.
  std::function<Result<void>(const NewGameChoice&)> check;
  NewGameChoice begin;  ///< chosen when the dialog opens
};

class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  static constexpr int kSeats = 6;

  NewGameDialog(NewGameOffer offer, double scale, QWidget* parent = nullptr);
  NewGameChoice choice() const;

 private:
  struct Seat {
    QComboBox* colour;
    QLineEdit* name;
  };
  struct RuleField {
    NewGameOffer::Rule rule;
    QComboBox* value;
  };

  QWidget* make_players();
  QWidget* make_sets();
  QWidget* make_rules();
  /// The rules of the chosen sets; what was chosen of those that stay is kept.
  void list_rules();
  void update_state();

  NewGameOffer offer_;
  double scale_;
  std::vector<Seat> seats_;
  std::vector<QCheckBox*> sets_;
  std::vector<RuleField> rules_;
  std::map<std::string, std::string> agreed_;  ///< also of rules that are not listed now
  QWidget* rule_list_ = nullptr;
  QFormLayout* rule_form_ = nullptr;
  QLabel* trouble_;
  QPushButton* play_;
};

/// Opens the dialog and waits; nothing when people changed their mind. There must be a QApplication.
std::optional<NewGameChoice> ask_new_game(NewGameOffer offer);

}  // namespace tilewatch::window
