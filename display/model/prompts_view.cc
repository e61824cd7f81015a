// SPDX-License-Identifier: MIT
#include "display/model/prompts_view.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "display/model/engine_words.h"
#include "display/model/plain_words.h"
#include "display/model/words.h"

namespace tilewatch::model {
namespace {

/// Where the words of this file are translated (lupdate finds them by this).
struct PromptWords {
  Q_DECLARE_TR_FUNCTIONS(prompts)
};

/// Titles by kind; a kind that is not listed is shown as a plain question.
constexpr std::array<std::pair<std::string_view, const char*>, 21> kTitles{{
    {"which_tile", QT_TRANSLATE_NOOP("prompts", "Which tile is this?")},
    {"illegal_tile", QT_TRANSLATE_NOOP("prompts", "This tile does not fit")},
    {"which_feature", QT_TRANSLATE_NOOP("prompts", "Where does it stand?")},
    {"unexpected_figure", QT_TRANSLATE_NOOP("prompts", "Whose figure is this?")},
    {"illegal_figure", QT_TRANSLATE_NOOP("prompts", "This figure may not stand here")},
    {"take_home", QT_TRANSLATE_NOOP("prompts", "Take it home")},
    {"missing_tile", QT_TRANSLATE_NOOP("prompts", "A tile is missing")},
    {"missing_figure", QT_TRANSLATE_NOOP("prompts", "A figure is missing")},
    {"start", QT_TRANSLATE_NOOP("prompts", "Go on from this board?")},
    {"which_figure", QT_TRANSLATE_NOOP("prompts", "Which figure is this?")},
    {"move_magic", QT_TRANSLATE_NOOP("prompts", "Move the mage or the witch")},
    {"bury", QT_TRANSLATE_NOOP("prompts", "Bury one guard")},
    {"extra_ghost", QT_TRANSLATE_NOOP("prompts", "Place the extra ghost")},
    {"score_or_calm", QT_TRANSLATE_NOOP("prompts", "Score, or calm ghosts?")},
    {"hound", QT_TRANSLATE_NOOP("prompts", "Put the hound beside a figure")},
    {"drive_away", QT_TRANSLATE_NOOP("prompts", "Drive ghosts away")},
    {"crop_circle", QT_TRANSLATE_NOOP("prompts", "Use the crop circle")},
    {"face_down", QT_TRANSLATE_NOOP("prompts", "Lay a tile face down")},
    {"put_ghosts", QT_TRANSLATE_NOOP("prompts", "Put ghosts here")},
    {"take_ghosts", QT_TRANSLATE_NOOP("prompts", "Take ghosts away")},
    {"put_figure", QT_TRANSLATE_NOOP("prompts", "Put the figure here")},
}};

QString title_of(const std::string& kind) {
  const auto found =
      std::find_if(kTitles.begin(), kTitles.end(), [&](const auto& t) { return t.first == kind; });
  return PromptWords::tr(found != kTitles.end() ? found->second : QT_TRANSLATE_NOOP("prompts", "A question"));
}

AnswerView answer_view(const bus::Answer& answer, std::size_t place) {
  AnswerView view;
  view.id = answer.id;
  if (place < 9) view.key = QString::number(place + 1);
  view.text = engine_words(QString::fromStdString(answer.text));
  view.type = QString::fromStdString(answer.type);
  view.rotation = answer.rotation;
  if (answer.probability > 0) {
    view.chance = answer.probability < 0.01
                      ? QStringLiteral("< 1 %")
                      : QStringLiteral("%1 %").arg(std::lround(100 * answer.probability));
  }
  return view;
}

}  // namespace

std::vector<PromptView> prompts_view(const bus::Snapshot& snapshot) {
  std::vector<PromptView> views;
  for (const bus::Prompt& prompt : snapshot.prompts) {
    PromptView view;
    view.id = prompt.id;
    view.title = title_of(prompt.kind);
    // The title asks it already.
    view.text = prompt.kind == "which_tile"
                    ? PromptWords::tr("The camera is not sure. Look at the tile and choose.")
                    : plain_words(prompt.text);
    if (!prompt.rule.empty()) view.rule = PromptWords::tr("Rule %1").arg(QString::fromStdString(prompt.rule));
    if (prompt.camera_clears) {
      view.note = prompt.answers.empty()
                      ? PromptWords::tr("Goes away by itself when the table shows it done.")
                      : PromptWords::tr("Or put it right on the table: this goes away by itself.");
    }
    view.cell = prompt.cell;
    for (std::size_t i = 0; i < prompt.answers.size(); ++i) {
      view.answers.push_back(answer_view(prompt.answers[i], i));
    }
    // Until a tile is known, no later move can be judged.
    view.urgent = prompt.blocks || prompt.kind == "which_tile" || prompt.kind == "illegal_tile";
    view.asked_at_s = prompt.asked_at_s;
    view.spoken = view.title + QStringLiteral(" ") + view.text;
    for (const AnswerView& answer : view.answers) {
      // A tile is told by its own button, which knows what it looks like.
      if (!answer.key.isEmpty() && answer.type.isEmpty())
        view.spoken += QStringLiteral(" %1: %2.").arg(answer.key, answer.text);
    }
    views.push_back(std::move(view));
  }
  std::stable_sort(views.begin(), views.end(),
                   [](const auto& a, const auto& b) { return a.urgent > b.urgent; });
  return views;
}

QString asked_text(double seconds_ago) {
  if (seconds_ago < 2) return PromptWords::tr("asked just now");
  if (seconds_ago < 60) return PromptWords::tr("asked %1 s ago").arg(static_cast<int>(seconds_ago));
  return PromptWords::tr("asked %1 min ago").arg(static_cast<int>(seconds_ago / 60));
}

bus::Request answer_request(const PromptView& prompt, const AnswerView& answer) {
  bus::Request request;
  request.verb = "answer";
  request.prompt = prompt.id;
  request.answer = answer.id;
  return request;
}

}  // namespace tilewatch::model
