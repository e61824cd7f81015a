// SPDX-License-Identifier: MIT
#include "display/sheet/sheet_facts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <map>

#include "display/model/log_view.h"
#include "display/model/players_view.h"
#include "display/model/words.h"
#include "engine/rules/mists_status.h"
#include "engine/rules/rule_set.h"

namespace tilewatch::sheet {
namespace {

using exports::ScoreBook;
using exports::ScoreEntry;
using rules::Game;

/// Where the words of this room are translated.
struct SheetWords {
  Q_DECLARE_TR_FUNCTIONS(sheet)
};

QString set_name(const std::string& set) {
  if (set == "base") return SheetWords::tr("Base game");
  if (set == "mage_witch") return SheetWords::tr("Mage & Witch");
  if (set == "fortune_teller") return SheetWords::tr("The Fortune Teller");
  if (set == "watchtowers") return SheetWords::tr("The Watchtowers");
  if (set == "inns_cathedrals") return SheetWords::tr("Inns & Cathedrals");
  if (set == "river1" || set == "river1_c3") return SheetWords::tr("The River");
  if (set == "crop_circle") return SheetWords::tr("Crop circle");
  if (set == "mists") return SheetWords::tr("Mists over Carcassonne");
  return QString::fromStdString(set);
}

/// Many of a kind, to begin a line.
QString kinds_name(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::kCity:
      return SheetWords::tr("Cities");
    case FeatureKind::kRoad:
      return SheetWords::tr("Roads");
    case FeatureKind::kField:
      return SheetWords::tr("Fields");
    case FeatureKind::kMonastery:
      return SheetWords::tr("Monasteries");
    case FeatureKind::kGarden:
      return SheetWords::tr("Gardens");
    case FeatureKind::kTent:
      return SheetWords::tr("Tents");
    case FeatureKind::kCastle:
      return SheetWords::tr("Castles");
    case FeatureKind::kWatchtower:
      return SheetWords::tr("Watchtowers");
    case FeatureKind::kHound:
      return SheetWords::tr("Hounds");
    default:
      return model::capital(model::feature_word(kind));
  }
}

/// The players as every display names them.
std::vector<model::PlayerView> views_of(const Game& game) {
  bus::Snapshot table;
  for (const rules::PlayerSetup& player : game.setup().players) {
    table.players.emplace_back();
    table.players.back().name = player.name;
    table.players.back().colour = player.colour;
  }
  return model::players_view(table);
}

bus::ScoreTerm told(const rules::ScoreTerm& term) { return {term.name, term.count, term.points}; }

void add_columns(const ScoreBook& book, const std::vector<model::PlayerView>& views, SheetFacts& facts) {
  const std::vector<int> points = exports::points_now(book);
  for (std::size_t i = 0; i < book.columns.count; ++i) {
    SheetPlayer column;
    column.points = points.at(i);
    if (book.columns.together) {
      column.name = SheetWords::tr("Together");
      for (const model::PlayerView& view : views) column.colours.push_back(view.colour);
    } else {
      column.name = views.at(i).name;
      column.letter = views.at(i).letter;
      column.colours = {views.at(i).colour};
    }
    facts.columns.push_back(std::move(column));
  }
}

QString names_joined(const QStringList& names) {
  if (names.size() < 2) return names.join(QString());
  return SheetWords::tr("%1 and %2")
      .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

void say_mists(const Game& game, SheetFacts& facts) {
  const rules::MistsStatus status = rules::mists_status(game);
  facts.goal = status.goal;
  const QString points = QString::number(facts.columns.empty() ? 0 : facts.columns.front().points);
  if (status.end == rules::MistsEnd::kGoal) {
    facts.headline = SheetWords::tr("Level %1 is won").arg(status.level);
  } else if (status.end != rules::MistsEnd::kNotYet) {
    facts.headline = SheetWords::tr("Level %1 is lost").arg(status.level);
  } else {
    facts.headline = SheetWords::tr("Level %1, %2 points").arg(status.level).arg(points);
  }
  QStringList parts;
  if (!status.cause.empty()) {
    parts << model::capital(QString::fromStdString(status.cause)) +
                 QStringLiteral(" (%1)").arg(QString::fromStdString(status.rule));
  }
  parts << SheetWords::tr("goal: %1 points").arg(status.goal)
        << SheetWords::tr("ghosts in the bank: %1 of %2").arg(status.bank).arg(status.ghosts_in_all);
  facts.below = parts.join(QStringLiteral("  ·  "));
}

void say_who_won(const ScoreBook& book, SheetFacts& facts) {
  int most = 0;
  for (const SheetPlayer& column : facts.columns) most = std::max(most, column.points);
  QStringList first;
  for (SheetPlayer& column : facts.columns) {
    if (column.points != most) continue;
    column.won = book.ended();
    first << column.name;
  }
  if (!book.ended()) {
    facts.headline = first.size() == static_cast<qsizetype>(facts.columns.size())
                         ? SheetWords::tr("The game is open")
                         : SheetWords::tr("The game is open; %1 leads").arg(names_joined(first));
    facts.below = SheetWords::tr("Points so far, without a final scoring");
  } else if (facts.columns.size() == 1) {
    facts.headline = SheetWords::tr("%1: %2 points").arg(first.front()).arg(most);
  } else if (first.size() == 1) {
    facts.headline = SheetWords::tr("%1 wins with %2 points").arg(first.front()).arg(most);
  } else {
    facts.headline = SheetWords::tr("%1 share the win with %2 points").arg(names_joined(first)).arg(most);
  }
}

constexpr int kByHand = 1000;  // behind all features

void add_kinds(const ScoreBook& book, SheetFacts& facts) {
  struct Sum {
    std::vector<int> points;
    std::vector<int> times;
    std::vector<rules::ScoreTerm> terms;
  };
  std::map<int, Sum> sums;
  for (const ScoreEntry& entry : book.entries) {
    Sum& sum = sums[entry.score ? static_cast<int>(entry.score->kind) : kByHand];
    sum.points.resize(book.columns.count, 0);
    sum.times.resize(book.columns.count, 0);
    for (std::size_t i = 0; i < book.columns.count; ++i) {
      sum.points[i] += entry.gained[i];
      sum.times[i] += entry.gained[i] != 0 ? 1 : 0;
    }
    if (!entry.score) continue;
    const auto winners = static_cast<int>(entry.score->winners.size());
    for (const rules::ScoreTerm& term : entry.score->terms) {
      auto known = std::find_if(sum.terms.begin(), sum.terms.end(),
                                [&](const rules::ScoreTerm& one) { return one.name == term.name; });
      if (known == sum.terms.end()) known = sum.terms.insert(sum.terms.end(), {term.name, 0, 0});
      known->count += winners * term.count;
      known->points += winners * term.points;
    }
  }
  for (auto& [kind, sum] : sums) {
    SheetKind row;
    row.name = kind == kByHand ? SheetWords::tr("By hand") : kinds_name(static_cast<FeatureKind>(kind));
    QStringList terms;
    for (const rules::ScoreTerm& term : sum.terms) {
      if (term.points != 0) {
        terms << QStringLiteral("%1 = %2").arg(model::counted_term(told(term))).arg(term.points);
      }
    }
    row.terms = terms.join(QStringLiteral(", "));
    row.points = std::move(sum.points);
    row.times = std::move(sum.times);
    facts.kinds.push_back(std::move(row));
  }
}

void add_people(const ScoreBook& book, const std::vector<model::PlayerView>& views, SheetFacts& facts) {
  const std::size_t count = views.size();
  std::vector<std::map<FigureKind, SheetFigures>> figures(count);
  Game game = *Game::start(book.saved.setup);
  std::map<std::string, int> laid;
  int set_aside = 0;
  for (const rules::Command& command : book.saved.commands) {
    const auto events = game.apply(command);
    if (!events) break;
    for (const rules::Event& event : *events) {
      if (const auto* placed = std::get_if<rules::FigurePlaced>(&event);
          placed != nullptr && placed->figure.player < count) {
        ++figures[placed->figure.player][placed->figure.kind].placed;
      }
      if (std::holds_alternative<rules::TileDiscarded>(event)) ++set_aside;
    }
  }
  for (const rules::Figure& figure : game.figures()) {
    if (figure.player < count) ++figures[figure.player][figure.kind].on_board;
  }
  for (std::size_t i = 0; i < count; ++i) {
    SheetPerson person{views[i].name, views[i].letter, views[i].colour, {}};
    for (auto& [kind, used] : figures[i]) {
      used.kind = kind;
      person.figures.push_back(used);
    }
    facts.people.push_back(std::move(person));
  }

  std::map<std::string, int> in_box;
  for (const catalogue::TileType& type : game.catalogue().types()) in_box[type.set] += type.count;
  int face_down = 0;
  for (const rules::PlacedTile& tile : game.tiles()) {
    if (tile.type == catalogue::kNoType) {
      ++face_down;
    } else {
      ++laid[game.catalogue().type(tile.type).set];
    }
  }
  for (const std::string& set : game.catalogue().set_names()) {
    facts.used.emplace_back(set_name(set), SheetWords::tr("%1 of %2 tiles").arg(laid[set]).arg(in_box[set]));
  }
  if (face_down > 0) facts.used.emplace_back(SheetWords::tr("Face down"), QString::number(face_down));
  if (set_aside > 0) facts.used.emplace_back(SheetWords::tr("Set aside"), QString::number(set_aside));
}

void add_agreements(const Game& game, SheetFacts& facts) {
  const rules::Switches usual;
  for (const rules::RuleSet* rule_set : game.rulebook().rule_sets) {
    for (const rules::SwitchInfo& info : rule_set->switches()) {
      const int value = game.setup().switches.*info.value;
      if (value == usual.*info.value || info.value == &rules::Switches::mists_level) continue;
      const QString meaning =
          QString::fromUtf8(info.meaning.data(), static_cast<qsizetype>(info.meaning.size()));
      facts.agreed.push_back(
          SheetWords::tr("%1: %2").arg(meaning, QString::fromStdString(rules::switch_text(info, value))));
    }
  }
}

}  // namespace

SheetFacts sheet_facts(const ScoreBook& book) {
  SheetFacts facts;
  const std::vector<model::PlayerView> views = views_of(book.game);
  add_columns(book, views, facts);
  add_kinds(book, facts);
  add_people(book, views, facts);
  add_agreements(book.game, facts);
  if (book.game.mists().level > 0) {
    say_mists(book.game, facts);
  } else {
    say_who_won(book, facts);
  }
  return facts;
}

QString entry_title(const ScoreBook&, const ScoreEntry& entry) {
  if (entry.adjusted) return SheetWords::tr("By hand");
  QString name = model::feature_word(entry.score->kind);
  const bool always = entry.score->kind == FeatureKind::kField ||
                      entry.score->kind == FeatureKind::kWatchtower ||
                      entry.score->kind == FeatureKind::kHound;
  if (!entry.score->complete && !always) name = SheetWords::tr("%1, unfinished").arg(name);
  return model::capital(name);
}

QString entry_terms(const ScoreEntry& entry) {
  if (entry.adjusted) return QString::fromStdString(entry.adjusted->reason);
  std::vector<bus::ScoreTerm> terms;
  for (const rules::ScoreTerm& term : entry.score->terms) terms.push_back(told(term));
  return model::terms_text(terms, entry.score->points);
}

}  // namespace tilewatch::sheet
