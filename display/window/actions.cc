// SPDX-License-Identifier: MIT
#include "display/window/actions.h"

#include <QCursor>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "display/window/aids_dialog.h"
#include "display/window/audience/audience_window.h"
#include "display/window/figure_dialog.h"
#include "display/window/phone_dialog.h"
#include "display/window/points_dialog.h"
#include "display/window/preferences_menu.h"
#include "display/window/tile_dialog.h"

namespace tilewatch::window {
namespace {

/// Opens a dialog that goes when it is closed; the window keeps running behind it.
template <class Dialog>
void open(Desk& desk, QWidget& window) {
  auto* dialog = new Dialog(desk, &window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

/// For a file to write; to be opened. Nothing waits for it: the game goes on behind it.
QFileDialog* ask_where(QWidget& window, const QString& title, const QString& proposed) {
  auto* dialog = new QFileDialog(&window, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->selectFile(proposed);
  return dialog;
}

}  // namespace

Actions::Actions(Desk& desk, model::DelayedClient& hall, const WindowOptions& options, QWidget& window)
    : QObject(&window), desk_(desk), hall_(hall), options_(options), window_(window) {
  add("undo", Icon::kUndo, QT_TR_NOOP("Undo"), QT_TR_NOOP("Take back the last move"),
      QKeySequence(Qt::CTRL | Qt::Key_Z), [this] { send("undo"); });
  add("redo", Icon::kRedo, QT_TR_NOOP("Redo"), QT_TR_NOOP("Do again what was taken back"),
      QKeySequence(Qt::CTRL | Qt::Key_Y), [this] { send("redo"); });
  add("pause", Icon::kPause, QT_TR_NOOP("Pause"),
      QT_TR_NOOP("The camera's moves do not count until you go on"), QKeySequence(Qt::Key_P), [this] {
        set_mode(desk_.snapshot().mode == bus::Mode::kPlaying ? bus::Mode::kPaused : bus::Mode::kPlaying);
      });
  add("pass", Icon::kPass, QT_TR_NOOP("No figure"), QT_TR_NOOP("End this turn without a figure"),
      QKeySequence(Qt::Key_N), [this] { send("pass"); });
  add("tile", Icon::kTile, QT_TR_NOOP("Tile"), QT_TR_NOOP("Put a tile right, or lay one by hand"),
      QKeySequence(Qt::Key_T), [this] { open<TileDialog>(desk_, window_); });
  add("figure", Icon::kFigure, QT_TR_NOOP("Figure"), QT_TR_NOOP("Place a figure by hand, or take one off"),
      QKeySequence(Qt::Key_F), [this] { open<FigureDialog>(desk_, window_); });
  add("points", Icon::kPoints, QT_TR_NOOP("Points"), QT_TR_NOOP("Give or take points, with the reason"),
      QKeySequence(Qt::Key_G), [this] { open<PointsDialog>(desk_, window_); });
  add("clear", Icon::kClear, QT_TR_NOOP("Clear up"),
      QT_TR_NOOP("The game is over or kept: tiles may be taken off the table"), QKeySequence(Qt::Key_C),
      [this] {
        set_mode(desk_.snapshot().mode == bus::Mode::kClearing ? bus::Mode::kPlaying : bus::Mode::kClearing);
      });
  add("end", Icon::kEnd, QT_TR_NOOP("End"), QT_TR_NOOP("End the game: final scoring"),
      QKeySequence(Qt::CTRL | Qt::Key_E), [this] { end_game(); });
  add("next", Icon::kNext, QT_TR_NOOP("Next game"), QT_TR_NOOP("Begin another game at this table"),
      QKeySequence(Qt::CTRL | Qt::Key_N), [this] { next_game(); });
  add("save", Icon::kSave, QT_TR_NOOP("Save"),
      options_.save_game ? QT_TR_NOOP("Write the game as a file that can be replayed")
                         : QT_TR_NOOP("This window only shows the game; save where the engine runs"),
      QKeySequence(Qt::CTRL | Qt::Key_S), [this] { save(); });
  add("export", Icon::kExport, QT_TR_NOOP("Sheet"),
      options_.export_game
          ? QT_TR_NOOP("Board, plot and scores as PDF or PNG; tables; a game for JCloisterZone")
          : QT_TR_NOOP("This window only shows the game; export where the engine runs"),
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { export_game(); });
  add("phone", Icon::kPhone, QT_TR_NOOP("Phone"),
      options_.phone.referee.empty() ? QT_TR_NOOP("No pages are served for phones in this game")
                                     : QT_TR_NOOP("Correct on a phone, or watch: codes to scan"),
      QKeySequence(Qt::CTRL | Qt::Key_P), [this] {
        auto* dialog = new PhoneDialog(options_.phone, desk_.scale(), &window_);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
      });
  add("full_screen", Icon::kFullScreen, QT_TR_NOOP("Full screen"),
      QT_TR_NOOP("Fill the screen, or go back to a window"), QKeySequence(Qt::Key_F11),
      [this] { window_.setWindowState(window_.windowState() ^ Qt::WindowFullScreen); });
  add("audience", Icon::kAudience, QT_TR_NOOP("Audience"),
      QT_TR_NOOP("Fill a screen for the room with board and scores, or close that"), QKeySequence(Qt::Key_A),
      [this] { toggle_audience(hall_, options_, window_); });
  add("aids", Icon::kAids, QT_TR_NOOP("Aids"), QT_TR_NOOP("Which hints players, room and stream see"),
      QKeySequence(Qt::Key_H), [this] {
        auto* dialog = new AidsDialog(*options_.aids, desk_.scale(), &window_);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();  // the window behind it shows at once what a switch does
      });
  add("preferences", Icon::kPreferences, QT_TR_NOOP("Language"),
      QT_TR_NOOP("Language and colours of this window"), QKeySequence(Qt::CTRL | Qt::Key_L), [this] {
        QMenu* menu = make_preferences_menu(&window_);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(QCursor::pos());
      });
  connect(&desk.table(), &model::TableModel::statusChanged, this, &Actions::update_enabled);
  connect(&desk.table(), &model::TableModel::linkChanged, this, &Actions::update_enabled);
  speak();
}

void Actions::add(const QString& name, Icon icon, const char* text, const char* tip, const QKeySequence& key,
                  std::function<void()> work) {
  auto* action = new QAction(icon_of(icon), {}, this);
  action->setObjectName(name);
  action->setShortcut(key);
  action->setAutoRepeat(false);
  words_.push_back({text, tip});
  connect(action, &QAction::triggered, this, std::move(work));
  window_.addAction(action);
  actions_.push_back(action);
}

void Actions::speak() {
  for (std::size_t i = 0; i < actions_.size(); ++i) {
    QAction& action = *actions_[i];
    action.setText(tr(words_[i].text));
    action.setToolTip(QStringLiteral("%1 (%2)").arg(tr(words_[i].tip),
                                                    action.shortcut().toString(QKeySequence::NativeText)));
  }
  update_enabled();
}

QAction* Actions::find(const QString& name) const {
  const auto found =
      std::find_if(actions_.begin(), actions_.end(), [&](QAction* a) { return a->objectName() == name; });
  return found == actions_.end() ? nullptr : *found;
}

void Actions::send(const std::string& verb) {
  bus::Request request;
  request.verb = verb;
  desk_.send(request);
}

void Actions::set_mode(bus::Mode mode) {
  bus::Request request;
  request.verb = "mode";
  request.mode = mode;
  desk_.send(request);
}

bool Actions::has_ended() const {
  const bus::Snapshot& now = desk_.snapshot();
  return desk_.table().has_snapshot() && !now.tiles.empty() && now.mode == bus::Mode::kEnded;
}

void Actions::update_enabled() {
  const bus::Snapshot& now = desk_.snapshot();
  const bool there = desk_.table().has_snapshot() && desk_.table().linked();
  const bool playing = there && now.mode == bus::Mode::kPlaying;
  const bool begun = there && !now.tiles.empty();
  const bool open = begun && now.mode != bus::Mode::kEnded;
  find("undo")->setEnabled(begun);
  find("redo")->setEnabled(begun);
  find("pause")->setEnabled(open);
  find("pass")->setEnabled(playing && now.phase == "figure");
  find("tile")->setEnabled(open);
  find("figure")->setEnabled(open);
  find("points")->setEnabled(there && !now.players.empty());
  find("clear")->setEnabled(begun);
  // One place in the bar for both: a game is ended, then another begins.
  const bool over = begun && (!open || now.mode == bus::Mode::kClearing);
  find("end")->setEnabled(open);
  find("end")->setVisible(!over);
  find("next")->setEnabled(over);
  find("next")->setVisible(over);
  find("save")->setEnabled(there && options_.save_game != nullptr);
  find("export")->setEnabled(begun && options_.export_game != nullptr);
  find("phone")->setEnabled(!options_.phone.referee.empty());
  QAction* pause = find("pause");
  pause->setIcon(icon_of(!open || playing ? Icon::kPause : Icon::kPlay));
  pause->setText(!open || playing ? tr("Pause") : tr("Go on"));
  if (there) follow_end();
}

void Actions::follow_end() {
  const bool ended = has_ended();
  if (std::exchange(ended_, ended) == ended) return;
  if (ended) {
    offer_sheet();
  } else if (offer_) {
    offer_->close();  // it is another game, or this one goes on
  }
}

void Actions::end_game() {
  auto* question =
      new QMessageBox(QMessageBox::NoIcon, tr("End the game"),
                      tr("End the game now and count the final scores?"), QMessageBox::NoButton, &window_);
  question->setAttribute(Qt::WA_DeleteOnClose);
  QPushButton* yes = question->addButton(tr("End the game"), QMessageBox::AcceptRole);
  question->addButton(tr("Play on"), QMessageBox::RejectRole);
  question->setInformativeText(tr("Undo brings it back."));
  connect(question, &QMessageBox::buttonClicked, this, [this, yes](QAbstractButton* clicked) {
    if (clicked == static_cast<QAbstractButton*>(yes)) send("end_game");
  });
  question->open();
}

void Actions::next_game() {
  const bool kept = desk_.snapshot().kept;
  auto* question = new QMessageBox(QMessageBox::NoIcon, tr("Next game"), tr("Begin the next game?"),
                                   QMessageBox::NoButton, &window_);
  question->setObjectName(QStringLiteral("ask_next"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setInformativeText(
      kept ? tr("This one is kept.")
           : tr("This one is kept nowhere yet: what is not saved is lost when the next begins."));
  if (!kept && options_.save_game) {
    connect(question->addButton(tr("Save it first…"), QMessageBox::AcceptRole), &QPushButton::clicked, this,
            [this] { save([this] { begin_next(false); }); });
  }
  connect(question->addButton(kept ? tr("Next game") : tr("Let it go"),
                              kept ? QMessageBox::AcceptRole : QMessageBox::DestructiveRole),
          &QPushButton::clicked, this, [this, kept] { begin_next(!kept); });
  auto* no = question->addButton(tr("Not yet"), QMessageBox::RejectRole);
  if (!kept) question->setDefaultButton(no);
  question->open();
}

void Actions::begin_next(bool let_go) {
  bus::Request request;
  request.verb = "next_game";
  if (let_go) request.answer = "let_go";
  desk_.send(request);
}

void Actions::offer_sheet() {
  // Nobody is there to answer when the window closes by itself.
  if (!options_.export_game || options_.close_at_end || !options_.screenshot.empty()) return;
  auto* offer = new QMessageBox(QMessageBox::NoIcon, tr("The game is over"), tr("Keep the game on paper?"),
                                QMessageBox::NoButton, &window_);
  offer->setObjectName(QStringLiteral("offer_sheet"));
  offer->setAttribute(Qt::WA_DeleteOnClose);
  offer->setInformativeText(
      tr("The sheet has the board, the points of every turn and who scored with what."));
  QPushButton* yes = offer->addButton(tr("Sheet…"), QMessageBox::AcceptRole);
  offer->addButton(tr("Not now"), QMessageBox::RejectRole);
  connect(offer, &QMessageBox::buttonClicked, this, [this, yes](QAbstractButton* clicked) {
    if (clicked == static_cast<QAbstractButton*>(yes)) export_game();
  });
  offer->setModal(false);
  offer->show();
  offer_ = offer;
}

void Actions::export_game() {
  const QStringList kinds{tr("Sheet (*.pdf)"), tr("Sheet as a picture (*.png)"),
                          tr("Table of scores (*.csv)"), tr("Scores for programs (*.json)"),
                          tr("JCloisterZone (*.jcz)")};
  QFileDialog* dialog = ask_where(window_, tr("Export the game"), QStringLiteral("game.pdf"));
  dialog->setNameFilters(kinds);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, dialog](const QString& path) { export_to(path, dialog->selectedNameFilter()); });
  dialog->open();
}

void Actions::export_to(QString path, const QString& kind) {
  if (QFileInfo(path).suffix().isEmpty()) path += kind.section(QLatin1Char('*'), 1).chopped(1);
  if (const auto done = options_.export_game(path.toStdString()); !done) {
    desk_.say(QString::fromStdString(done.error().message), true);
  } else {
    desk_.say(tr("Written: %1.").arg(path));
  }
}

void Actions::save(std::function<void()> then) {
  QFileDialog* dialog = ask_where(window_, tr("Save the game"), QStringLiteral("game.txt"));
  connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString& path) {
    if (const auto saved = options_.save_game(path.toStdString()); !saved) {
      desk_.say(QString::fromStdString(saved.error().message), true);
    } else {
      desk_.say(tr("Saved as %1.").arg(path));
      if (then) then();
    }
  });
  dialog->open();
}

}  // namespace tilewatch::window
