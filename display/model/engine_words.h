// SPDX-License-Identifier: MIT
// Engine and calibration speak English and know no Qt; here their sentences become those of the reader's
// language.
//
// engine_phrases.cc and calibration_phrases.cc list them with places in braces, told apart by their name (a
// digit behind it makes it another one):
//   {figure} "red meeple", "mage"      {figures} a list of those      {owner} "red Anna meeple": whose figure
//   {feature} "city"                   {piece} "road to the north"    {people} "in a city"
//   {name} a player                    {colour} {side} {edge} "a road"
//   {count} "3 tiles", "1 ghost"       {ghosts} "2 ghosts on the tile and 1 ghost from (1,2)"
//   {n} a number                       {cell} "(1,-2)"                {tile} "base.D"   {rule} "B-1"
//   {thing} "red", "mage", "back"      {things} a list of those       {size} "1280 x 720"
//   {term} one of calibration_terms()  {terms} a list of those        {light} "amber"
//   {source} "4 corner markers"        {picture} "02.jpg"
//   {why} a sentence of its own        {text} anything, as it is
// A translation uses them in any order, may leave some out, and may ask for a form of the word:
// {feature:onto} is "do města" where {feature} is "město". The forms are listed in words.cc.
#pragma once

#include <QString>

namespace tilewatch::model {

/// `english` in the reader's language, with a capital; as it is if it is not known.
QString engine_words(const QString& english);

/// "red", "mage", "back", "4 corner markers", "the lens board" in the reader's language.
QString measured_thing(const QString& english);

/// Whether engine_words() knows it.
bool is_engine_phrase(const QString& english);

}  // namespace tilewatch::model
