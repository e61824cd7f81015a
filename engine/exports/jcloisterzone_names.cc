// SPDX-License-Identifier: MIT
#include "engine/exports/jcloisterzone_names.h"

#include <array>

namespace tilewatch::exports {
namespace {

/// Names of the tiles as in JCloisterZone's definitions of tiles (5.x).
constexpr std::array kTiles = std::to_array<SharedTile>({
    {"base.A", "BA/LR", ""},
    {"base.B", "BA/L", ""},
    {"base.C", "BA/Cccc+", ""},
    {"base.D", "BA/RCr", ""},
    {"base.E", "BA/C", "BA/CG"},
    {"base.F", "BA/CFc+", ""},
    {"base.G", "BA/CFc.1", ""},
    {"base.H", "BA/CFC.2", "BA/CFCG"},
    {"base.I", "BA/CC.2", "BA/CCG"},
    {"base.J", "BA/CRr", ""},
    {"base.K", "BA/RrC", ""},
    {"base.L", "BA/CRRR", ""},
    {"base.M", "BA/Cc+", "BA/Cc+G"},
    {"base.N", "BA/Cc.1", "BA/CcG"},
    {"base.O", "BA/CcRr+", ""},
    {"base.P", "BA/CcRr", ""},
    {"base.Q", "BA/Ccc+", ""},
    {"base.R", "BA/Ccc", "BA/CccG"},
    {"base.S", "BA/CccR+", ""},
    {"base.T", "BA/CccR", ""},
    {"base.U", "BA/RFr", "BA/RFrG"},
    {"base.V", "BA/Rr", "BA/RrG"},
    {"base.W", "BA/RRR", ""},
    {"base.X", "BA/RRRR", ""},
    {"mw.A", "MW/CRRR.3", ""},
    {"mw.B", "MW/CCCR.3", ""},
    {"mw.C", "MW/CccR.1", ""},
    {"mw.D", "MW/CFC", ""},
    {"mw.E", "MW/CCRr.2", "MW/CCRrG"},
    {"mw.F", "MW/CcRr.1", ""},
    {"mw.G", "MW/CRcR", ""},
    {"mw.H", "MW/CRRr.2", ""},
    {"wt.A", "WT/CFRF_2M", ""},
    {"wt.B", "WT/CRRC_2M", ""},
    {"wt.C", "WT/FRFR_3C", ""},
    {"wt.D", "WT/CFff_3C", ""},
    {"wt.E", "WT/CCRF_2T", ""},
    {"wt.F", "WT/FCRC_2T", ""},
    {"wt.G", "WT/FfRC_1R", ""},
    {"wt.H", "WT/FRRF_1R", ""},
    {"wt.I", "WT/CRFR_1R", ""},
    {"wt.J", "WT/FRFC_1C", ""},
    {"wt.K", "WT/FCFC_1C", ""},
    {"wt.L", "WT/CFRF_1C", ""},
    {"ic.C!", "IC/C!", ""},
    {"ic.CCC", "IC/CCC", ""},
    {"ic.CCCCG", "IC/CCCC", "IC/CCCCG"},
    {"ic.CCc+", "IC/CCc+", ""},
    {"ic.CFR", "IC/CFR", ""},
    {"ic.CRCR", "IC/CRCR", ""},
    {"ic.CRcR+", "IC/CRcR+", ""},
    {"ic.CcR", "IC/CcR", ""},
    {"ic.CcRr+.i", "IC/CcRr+.i", ""},
    {"ic.Cccc.c", "IC/Cccc.c", ""},
    {"ic.LRFR", "IC/LRFR", ""},
    {"ic.RCc.i", "IC/RCc.i", ""},
    {"ic.RFr.iG", "IC/RFr.i", "IC/RFr.iG"},
    {"ic.RRR.i", "IC/RRR.i", ""},
    {"ic.Rr.i", "IC/Rr.i", ""},
    {"ic.RrC.i", "IC/RrC.i", ""},
    {"ic.RrRr", "IC/RrRr", ""},
    {"river1.A", "RI/s", ""},
    {"river1.B", "RI.1/CIRI", ""},
    {"river1.C", "RI.1/CICI", ""},
    {"river1.D,F", "RI.1/IFI", ""},
    {"river1.E", "RI.1/CcII", ""},
    {"river1.G", "RI.1/II", ""},
    {"river1.H", "RI.1/LIRI", ""},
    {"river1.I", "RI.1/RrII", ""},
    {"river1.J", "RI.1/II", "RI.1/IIG"},
    {"river1.K", "RI.1/RIrI", ""},
    {"river1.L", "RI.1/I.e", ""},
});

/// By bits N E S W.
constexpr std::array<std::string_view, 16> kSideNames{"",  "N",  "E",  "NE", "S",  "NS", "SE", "_W",
                                                      "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"};
constexpr std::array<std::string_view, 8> kHalfNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

unsigned turned_bits(unsigned bits, unsigned count, unsigned by) {
  return ((bits << by) | (bits >> (count - by))) & ((1U << count) - 1);
}

}  // namespace

std::optional<SharedTile> shared_tile(std::string_view ours) {
  for (const SharedTile& tile : kTiles) {
    if (tile.ours == ours) return tile;
  }
  return std::nullopt;
}

std::string shared_set(std::string_view ours, Edition edition) {
  const std::string printing = edition == Edition::kC1 ? ":1" : ":2";
  if (ours == "base") return "basic" + printing;
  if (ours == "mage_witch") return "mage-and-witch" + printing;
  if (ours == "inns_cathedrals") return "inns-and-cathedrals" + printing;
  if (ours == "river1") return "river/1" + printing;
  if (ours == "watchtowers") return "watchtowers";
  return {};
}

std::string side_location(catalogue::SideMask sides) { return std::string(kSideNames.at(sides & 15U)); }

std::string field_location(catalogue::HalfMask halves) {
  if (halves == 0) return "I";
  std::string text;
  for (std::size_t half = 0; half < kHalfNames.size(); ++half) {
    if (((halves >> half) & 1U) == 0) continue;
    if (!text.empty()) text += '.';
    text += kHalfNames[half];
  }
  return text;
}

std::string location_of(const catalogue::TileType& type, catalogue::Piece piece, Rotation rotation) {
  const auto sides = [&](catalogue::SideMask mask) {
    return side_location(static_cast<catalogue::SideMask>(turned_bits(mask, 4, rotation)));
  };
  switch (piece.kind) {
    case FeatureKind::kCity:
      return sides(type.cities.at(piece.index).edges);
    case FeatureKind::kRoad:
      return sides(type.roads.at(piece.index).edges);
    case FeatureKind::kField:
      return field_location(static_cast<catalogue::HalfMask>(
          turned_bits(type.fields.at(piece.index).halves, 8, 2U * rotation)));
    case FeatureKind::kMonastery:
    case FeatureKind::kGarden:
      return "I";
    default:
      return {};
  }
}

std::string_view shared_feature(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::kCity:
      return "City";
    case FeatureKind::kRoad:
      return "Road";
    case FeatureKind::kField:
      return "Field";
    case FeatureKind::kMonastery:
      return "Monastery";
    case FeatureKind::kGarden:
      return "Garden";
    default:
      return {};
  }
}

int shared_seat(Colour colour) {
  switch (colour) {
    case Colour::kRed:
      return 0;
    case Colour::kBlue:
      return 1;
    case Colour::kYellow:
      return 2;
    case Colour::kGreen:
      return 3;
    case Colour::kBlack:
      return 4;
    case Colour::kPink:
      return 5;
    case Colour::kGrey:
      return 6;
    case Colour::kWhite:
      return 7;
  }
  return 8;
}

}  // namespace tilewatch::exports
