// SPDX-License-Identifier: MIT
#include "engine/catalogue/words.h"

#include <utility>

namespace tilewatch {
namespace {

template <class T, std::size_t N>
using Names = std::array<std::pair<T, std::string_view>, N>;

constexpr Names<Side, 4> kSideNames{
    {{Side::kNorth, "N"}, {Side::kEast, "E"}, {Side::kSouth, "S"}, {Side::kWest, "W"}}};
constexpr Names<FeatureKind, 12> kFeatureNames{{{FeatureKind::kCity, "city"},
                                                {FeatureKind::kRoad, "road"},
                                                {FeatureKind::kField, "field"},
                                                {FeatureKind::kMonastery, "monastery"},
                                                {FeatureKind::kGarden, "garden"},
                                                {FeatureKind::kTent, "tent"},
                                                {FeatureKind::kCastle, "castle"},
                                                {FeatureKind::kCemetery, "cemetery"},
                                                {FeatureKind::kMistArea, "mist_area"},
                                                {FeatureKind::kTile, "tile"},
                                                {FeatureKind::kWatchtower, "watchtower"},
                                                {FeatureKind::kHound, "hound"}}};
constexpr Names<FigureKind, kFigureKinds> kFigureNames{{{FigureKind::kMeeple, "meeple"},
                                                        {FigureKind::kBigMeeple, "big_meeple"},
                                                        {FigureKind::kAbbot, "abbot"},
                                                        {FigureKind::kMage, "mage"},
                                                        {FigureKind::kWitch, "witch"},
                                                        {FigureKind::kGhost, "ghost"},
                                                        {FigureKind::kHound, "hound"},
                                                        {FigureKind::kBuilder, "builder"},
                                                        {FigureKind::kPig, "pig"},
                                                        {FigureKind::kMayor, "mayor"},
                                                        {FigureKind::kWagon, "wagon"},
                                                        {FigureKind::kPhantom, "phantom"},
                                                        {FigureKind::kRingmaster, "ringmaster"},
                                                        {FigureKind::kBarn, "barn"},
                                                        {FigureKind::kShepherd, "shepherd"},
                                                        {FigureKind::kDragon, "dragon"},
                                                        {FigureKind::kFairy, "fairy"},
                                                        {FigureKind::kCount, "count"}}};
constexpr Names<Colour, kColourCount> kColourNames{{{Colour::kRed, "red"},
                                                    {Colour::kBlue, "blue"},
                                                    {Colour::kGreen, "green"},
                                                    {Colour::kYellow, "yellow"},
                                                    {Colour::kBlack, "black"},
                                                    {Colour::kPink, "pink"},
                                                    {Colour::kGrey, "grey"},
                                                    {Colour::kWhite, "white"}}};
constexpr Names<Pose, 2> kPoseNames{{{Pose::kStanding, "standing"}, {Pose::kLying, "lying"}}};
constexpr Names<Edition, 3> kEditionNames{{{Edition::kC1, "c1"}, {Edition::kC2, "c2"}, {Edition::kC3, "c3"}}};
constexpr Names<EdgeKind, 4> kEdgeNames{
    {{EdgeKind::kField, "F"}, {EdgeKind::kRoad, "R"}, {EdgeKind::kCity, "C"}, {EdgeKind::kRiver, "W"}}};

template <class T, std::size_t N>
std::string_view name_in(const Names<T, N>& names, T value) {
  for (const auto& [candidate, name] : names) {
    if (candidate == value) return name;
  }
  return "?";
}

template <class T, std::size_t N>
std::optional<T> value_in(const Names<T, N>& names, std::string_view text) {
  for (const auto& [value, name] : names) {
    if (name == text) return value;
  }
  return std::nullopt;
}

}  // namespace

std::string_view to_string(Side side) { return name_in(kSideNames, side); }
std::string_view to_string(FeatureKind kind) { return name_in(kFeatureNames, kind); }
std::string_view to_string(FigureKind kind) { return name_in(kFigureNames, kind); }
std::string_view to_string(Colour colour) { return name_in(kColourNames, colour); }
std::string_view to_string(Pose pose) { return name_in(kPoseNames, pose); }
std::string_view to_string(Edition edition) { return name_in(kEditionNames, edition); }
char to_letter(EdgeKind edge) { return name_in(kEdgeNames, edge).front(); }
std::string to_string(Cell cell) { return "(" + std::to_string(cell.x) + "," + std::to_string(cell.y) + ")"; }

std::optional<Side> side_from(std::string_view text) { return value_in(kSideNames, text); }
std::optional<FeatureKind> feature_kind_from(std::string_view text) { return value_in(kFeatureNames, text); }
std::optional<FigureKind> figure_kind_from(std::string_view text) { return value_in(kFigureNames, text); }
std::optional<Colour> colour_from(std::string_view text) { return value_in(kColourNames, text); }
std::optional<Pose> pose_from(std::string_view text) { return value_in(kPoseNames, text); }
std::optional<Edition> edition_from(std::string_view text) { return value_in(kEditionNames, text); }
std::optional<EdgeKind> edge_from(char letter) { return value_in(kEdgeNames, std::string_view(&letter, 1)); }

}  // namespace tilewatch
