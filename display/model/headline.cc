// SPDX-License-Identifier: MIT
#include "display/model/headline.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "display/model/players_view.h"
#include "display/model/prompts_view.h"

namespace tilewatch::model {
namespace {

QString tr(const char* english) { return QCoreApplication::translate("headline", english); }

void say_winners(Headline& line, const std::vector<PlayerView>& players) {
  QStringList names;
  for (const PlayerView& player : players) {
    if (!player.won) continue;
    names.append(player.name);
    line.colour = player.colour;
    line.letter = player.letter;
    line.detail = tr("%1 points").arg(player.score);
  }
  line.tone = Headline::Tone::kDone;
  if (names.size() == 1) {
    line.title = tr("%1 wins").arg(names.front());
  } else {
    line.colour.reset();
    line.title = names.isEmpty() ? tr("The game is over") : tr("A tie: %1").arg(names.join(tr(" and ")));
  }
}

void say_turn(Headline& line, const bus::Snapshot& snapshot, const std::vector<PlayerView>& players) {
  const auto active = std::find_if(players.begin(), players.end(), [](const auto& p) { return p.active; });
  line.tone = Headline::Tone::kTurn;
  const bool figure_step = snapshot.phase == "figure";
  if (active == players.end()) {
    line.title = figure_step ? tr("Place a meeple") : tr("Lay a tile");
    line.detail = figure_step ? tr("or go on with the next tile") : tr("the camera is watching");
    return;
  }
  line.colour = active->colour;
  line.letter = active->letter;
  line.title = tr("%1 to move").arg(active->name);
  line.detail = figure_step ? tr("Place a meeple, or let the next tile come") : tr("Lay a tile");
}

}  // namespace

Headline headline(const bus::Snapshot& snapshot, const QString& link_trouble) {
  Headline line;
  const std::vector<PlayerView> players = players_view(snapshot);
  if (snapshot.turn > 0) {
    line.turn = tr("Turn %1").arg(snapshot.turn);
    line.left = snapshot.tiles_left == 1 ? tr("1 tile left") : tr("%1 tiles left").arg(snapshot.tiles_left);
  }
  switch (snapshot.mode) {
    case bus::Mode::kWaiting:
      line.title = tr("Ready when you are");
      line.detail = tr("Lay the start tile where the camera sees it");
      break;
    case bus::Mode::kPlaying:
      say_turn(line, snapshot, players);
      break;
    case bus::Mode::kPaused:
      line.title = tr("Paused");
      line.detail = tr("Nothing on the table counts until you go on");
      break;
    case bus::Mode::kClearing:
      line.title = tr("Clearing up");
      line.detail = tr("Take the tiles away; the game is kept");
      break;
    case bus::Mode::kEnded:
      say_winners(line, players);
      break;
  }
  if (snapshot.mode != bus::Mode::kEnded) {
    // The most pressing question comes first.
    if (const auto prompts = prompts_view(snapshot); !prompts.empty() && prompts.front().urgent) {
      line.tone = Headline::Tone::kAsk;
      line.detail = prompts.front().title;
    }
    if (!snapshot.trouble.empty()) {
      line.tone = Headline::Tone::kTrouble;
      line.detail = QString::fromStdString(snapshot.trouble);
    }
  }
  if (!link_trouble.isEmpty()) {
    line.tone = Headline::Tone::kTrouble;
    line.detail = link_trouble;
  }
  return line;
}

}  // namespace tilewatch::model
