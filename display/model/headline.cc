// SPDX-License-Identifier: MIT
#include "display/model/headline.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "display/model/fog_view.h"
#include "display/model/plain_words.h"
#include "display/model/players_view.h"
#include "display/model/prompts_view.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct HeadlineWords {
  Q_DECLARE_TR_FUNCTIONS(headline)
};

void say_winners(Headline& line, const std::vector<PlayerView>& players) {
  QStringList names;
  for (const PlayerView& player : players) {
    if (!player.won) continue;
    names.append(player.name);
    line.colour = player.colour;
    line.letter = player.letter;
    line.detail = counted_noun(QStringLiteral("points"), player.score);
  }
  line.tone = Headline::Tone::kDone;
  if (names.size() == 1) {
    line.title = HeadlineWords::tr("%1 wins").arg(names.front());
  } else {
    line.colour.reset();
    line.title = names.isEmpty() ? HeadlineWords::tr("The game is over")
                                 : HeadlineWords::tr("A tie: %1").arg(names.join(HeadlineWords::tr(" and ")));
  }
}

void say_turn(Headline& line, const bus::Snapshot& snapshot, const std::vector<PlayerView>& players) {
  const auto active = std::find_if(players.begin(), players.end(), [](const auto& p) { return p.active; });
  line.tone = Headline::Tone::kTurn;
  const bool figure_step = snapshot.phase == "figure";
  if (active == players.end()) {
    line.title = figure_step ? HeadlineWords::tr("Place a meeple") : HeadlineWords::tr("Lay a tile");
    line.detail = figure_step ? HeadlineWords::tr("or go on with the next tile")
                              : HeadlineWords::tr("the camera is watching");
    return;
  }
  line.colour = active->colour;
  line.letter = active->letter;
  line.title = HeadlineWords::tr("%1 to move").arg(active->name);
  line.detail = figure_step ? HeadlineWords::tr("Place a meeple, or let the next tile come")
                            : HeadlineWords::tr("Lay a tile");
  const auto told = std::find_if(snapshot.players.begin(), snapshot.players.end(),
                                 [](const bus::PlayerState& p) { return p.active; });
  if (snapshot.phase == "tile" && told != snapshot.players.end() && told->draws > 1) {
    line.detail = HeadlineWords::tr("May draw %n tile(s) and lay one of them", nullptr, told->draws);
  }
}

}  // namespace

Headline headline(const bus::Snapshot& snapshot, const QString& link_trouble) {
  Headline line;
  const std::vector<PlayerView> players = players_view(snapshot);
  if (snapshot.turn > 0) {
    line.turn = HeadlineWords::tr("Turn %1").arg(snapshot.turn);
    line.left = HeadlineWords::tr("%n tile(s) left", nullptr, snapshot.tiles_left);
  }
  switch (snapshot.mode) {
    case bus::Mode::kWaiting:
      line.title = HeadlineWords::tr("Ready when you are");
      line.detail = HeadlineWords::tr("Lay the start tile where the camera sees it");
      break;
    case bus::Mode::kPlaying:
      say_turn(line, snapshot, players);
      break;
    case bus::Mode::kPaused:
      line.title = HeadlineWords::tr("Paused");
      line.detail = HeadlineWords::tr("Nothing on the table counts until you go on");
      break;
    case bus::Mode::kClearing:
      line.title = HeadlineWords::tr("Clearing up");
      line.detail = HeadlineWords::tr("Take the tiles away; the game is kept");
      break;
    case bus::Mode::kEnded:
      say_winners(line, players);
      if (const auto fog = fog_view(snapshot); fog && fog->over) {
        // Won or lost by all together.
        line.colour.reset();
        line.title =
            fog->won ? HeadlineWords::tr("The level is won") : HeadlineWords::tr("The level is lost");
        line.detail = fog->won ? fog->score_text : plain_words(snapshot.mists->cause);
      }
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
      line.detail = plain_words(snapshot.trouble);
    }
  }
  if (!link_trouble.isEmpty()) {
    line.tone = Headline::Tone::kTrouble;
    line.detail = link_trouble;
  }
  return line;
}

}  // namespace tilewatch::model
