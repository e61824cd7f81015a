// SPDX-License-Identifier: MIT
// The engine's words as people read them.
#pragma once

#include <QString>

#include "engine/catalogue/words.h"

namespace tilewatch::model {

/// "red", "big meeple", "city", in the reader's language.
QString colour_word(Colour colour);
QString figure_word(FigureKind kind);
QString feature_word(FeatureKind kind);
/// The same with a capital, to begin a line.
QString capital(const QString& text);

}  // namespace tilewatch::model
