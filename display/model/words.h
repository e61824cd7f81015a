// SPDX-License-Identifier: MIT
// The engine's words as people read them.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/catalogue/words.h"

namespace tilewatch::model {

/// "red", "big meeple", "city", in the reader's language.
QString colour_word(Colour colour);
QString figure_word(FigureKind kind);
QString feature_word(FeatureKind kind);
/// An English word of those in the form that a place in a sentence needs (the list is in words.cc); "" = as
/// in a list.
QString word_in_form(const QString& english, const QString& form);

/// "3 tiles", "1 ghost" for a noun in the plural; `form` "acc" = as what is put or taken.
QString counted_noun(const QString& plural, int count, const QString& form = {});
/// "mage", "inn": a term of a score that is not counted.
QString term_word(const QString& english);

/// "north" in the reader's language.
QString side_word(const QString& english);
/// "city north and east" for a piece of a tile and the sides it reaches, in the reader's language already.
QString with_sides(const QString& piece, QStringList sides);

/// The same with a capital, to begin a line.
QString capital(const QString& text);
/// The same with a small letter, to go on within a line.
QString uncapital(const QString& text);

}  // namespace tilewatch::model
