// SPDX-License-Identifier: MIT
// One description of every message's fields serves both directions: writing JSON and reading it strictly.
#include "engine/bus/codec.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <type_traits>

namespace tilewatch::bus {

using nlohmann::json;

namespace {

constexpr std::array<std::pair<TableState, std::string_view>, 6> kStates{
    {{TableState::kNoBoard, "no_board"},
     {TableState::kMoving, "moving"},
     {TableState::kHand, "hand"},
     {TableState::kStill, "still"},
     {TableState::kLost, "lost"},
     {TableState::kNoPicture, "no_picture"}}};
constexpr std::array<std::pair<Mode, std::string_view>, 5> kModes{{{Mode::kWaiting, "waiting"},
                                                                   {Mode::kPlaying, "playing"},
                                                                   {Mode::kPaused, "paused"},
                                                                   {Mode::kClearing, "clearing"},
                                                                   {Mode::kEnded, "ended"}}};

std::optional<TableState> table_state_from(std::string_view text) {
  for (const auto& [state, word] : kStates) {
    if (word == text) return state;
  }
  return {};
}

// ---------------------------------------------------------------- what each message holds
// `v(name, field)` once a field; M is the struct, const when it is written.

template <class V, class M>
void visit_fields(V& v, M& m, const TileCandidate*) {
  v("type", m.type);
  v.rotation("rotation", m.rotation);
  v("variant", m.variant);
  v("probability", m.probability);
}
template <class V, class M>
void visit_fields(V& v, M& m, const SeenTile*) {
  v("cell", m.cell);
  v("corners", m.corners);
  v("candidates", m.candidates);
  v("is_tile", m.is_tile);
  v("looking", m.looking);
}
template <class V, class M>
void visit_fields(V& v, M& m, const FeatureCandidate*) {
  v("kind", m.kind);
  v("piece", m.piece);
  v("probability", m.probability);
}
template <class V, class M>
void visit_fields(V& v, M& m, const KindCandidate*) {
  v("kind", m.kind);
  v("probability", m.probability);
}
template <class V, class M>
void visit_fields(V& v, M& m, const SeenFigure*) {
  v("kind", m.kind);
  v("colour", m.colour);
  v("pose", m.pose);
  v("cell", m.cell);
  v("foot", m.foot);
  v("u", m.u);
  v("v", m.v);
  v("on", m.on);
  v("confidence", m.confidence);
  v("kinds", m.kinds);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Reading*) {
  v("frame", m.frame);
  v("frame_name", m.frame_name);
  v("time_s", m.time_s);
  v("state", m.state);
  v("tiles", m.tiles);
  v("shown", m.shown);
  v("hidden", m.hidden);
  v("figures", m.figures);
  v("trouble", m.trouble);
  v("end", m.end);
}
template <class V, class M>
void visit_fields(V& v, M& m, const CameraNews*) {
  v("moved", m.moved);
  v("ring", m.ring);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Preview*) {  // the JPEG follows behind the JSON
  v("frame", m.frame);
  v("time_s", m.time_s);
  v("state", m.state);
  v("width", m.width);
  v("height", m.height);
  v("tiles", m.tiles);
  v("shown", m.shown);
  v("figures", m.figures);
  v("source", m.source);
}
template <class V, class M>
void visit_fields(V& v, M& m, const BoardPiece*) {
  v("cell", m.cell);
  v("piece", m.piece);
}
template <class V, class M>
void visit_fields(V& v, M& m, const BoardEdge*) {
  v("cell", m.cell);
  v("side", m.side);
}
template <class V, class M>
void visit_fields(V& v, M& m, const FiguresLeft*) {
  v("kind", m.kind);
  v("count", m.count);
}
template <class V, class M>
void visit_fields(V& v, M& m, const PlayerState*) {
  v("name", m.name);
  v("colour", m.colour);
  v("score", m.score);
  v("if_ended_now", m.if_ended_now);
  v("left", m.left);
  v("active", m.active);
  v("draws", m.draws);
}
template <class V, class M>
void visit_fields(V& v, M& m, const BoardTile*) {
  v("cell", m.cell);
  v("type", m.type);
  v.rotation("rotation", m.rotation);
  v("variant", m.variant);
  v("garden", m.garden);
  v("turn", m.turn);
}
template <class V, class M>
void visit_fields(V& v, M& m, const BoardFigure*) {
  v("kind", m.kind);
  v("colour", m.colour);
  v("cell", m.cell);
  v("on", m.on);
  v("piece", m.piece);
  v("u", m.u);
  v("v", m.v);
  v("leaving", m.leaving);
}
template <class V, class M>
void visit_fields(V& v, M& m, const ScoreTerm*) {
  v("name", m.name);
  v("count", m.count);
  v("points", m.points);
}
template <class V, class M>
void visit_fields(V& v, M& m, const LogEntry*) {
  v("seq", m.seq);
  v("turn", m.turn);
  v("kind", m.kind);
  v("text", m.text);
  v("colour", m.colour);
  v("points", m.points);
  v("terms", m.terms);
  v("cells", m.cells);
  v("feature", m.feature);
  v("pieces", m.pieces);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Claim*) {
  v("kind", m.kind);
  v("complete", m.complete);
  v("cells", m.cells);
  v("colours", m.colours);
  v("points", m.points);
  v("terms", m.terms);
  v("pieces", m.pieces);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Spell*) {
  v("figure", m.figure);
  v("kind", m.kind);
  v("pieces", m.pieces);
  v("colours", m.colours);
  v("points", m.points);
  v("change", m.change);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Tower*) {
  v("cell", m.cell);
  v("counts", m.counts);
  v("count", m.count);
  v("points", m.points);
}
template <class V, class M>
void visit_fields(V& v, M& m, const PlayerOdds*) {
  v("colour", m.colour);
  v("win", m.win);
  v("win_error", m.win_error);
  v("score", m.score);
  v("score_error", m.score_error);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Odds*) {
  v("turn", m.turn);
  v("playouts", m.playouts);
  v("players", m.players);
  v("level", m.level);
  v("level_error", m.level_error);
}
template <class V, class M>
void visit_fields(V& v, M& m, const MistsArea*) {
  v("state", m.state);
  v("cells", m.cells);
  v("ghosts", m.ghosts);
  v("edges_to_close", m.edges_to_close);
  v("parts", m.parts);
  v("open_edges", m.open_edges);
  v("blind_edges", m.blind_edges);
}
template <class V, class M>
void visit_fields(V& v, M& m, const MistsPlace*) {
  v("kind", m.kind);
  v("cell", m.cell);
  v("closed", m.closed);
  v("never", m.never);
  v("missing", m.missing);
  v("ghosts", m.ghosts);
  v("colour", m.colour);
  v("missing_cells", m.missing_cells);
}
template <class V, class M>
void visit_fields(V& v, M& m, const MistsMark*) {
  v("points", m.points);
  v("hound", m.hound);
  v("cell", m.cell);
}
template <class V, class M>
void visit_fields(V& v, M& m, const MistsScore*) {
  v("colour", m.colour);
  v("points", m.points);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Mists*) {
  v("level", m.level);
  v("goal", m.goal);
  v("scores", m.scores);
  v("ghosts_in_all", m.ghosts_in_all);
  v("bank", m.bank);
  v("stack", m.stack);
  v("stack_left", m.stack_left);
  v("marks", m.marks);
  v("areas", m.areas);
  v("places", m.places);
  v("end", m.end);
  v("cause", m.cause);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Answer*) {
  v("id", m.id);
  v("text", m.text);
  v("type", m.type);
  v.rotation("rotation", m.rotation);
  v("probability", m.probability);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Prompt*) {
  v("id", m.id);
  v("kind", m.kind);
  v("text", m.text);
  v("rule", m.rule);
  v("cell", m.cell);
  v("answers", m.answers);
  v("camera_clears", m.camera_clears);
  v("blocks", m.blocks);
  v("frame_name", m.frame_name);
  v("asked_at_s", m.asked_at_s);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Finish*) {
  v("kind", m.kind);
  v("points", m.points);
  v("colours", m.colours);
}
template <class V, class M>
void visit_fields(V& v, M& m, const TilePlace*) {
  v("cell", m.cell);
  v.rotation("rotation", m.rotation);
  v("finishes", m.finishes);
}
template <class V, class M>
void visit_fields(V& v, M& m, const DrawnTile*) {
  v("type", m.type);
  v("places", m.places);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Snapshot*) {
  v("seq", m.seq);
  v("table", m.table);
  v("mode", m.mode);
  v("turn", m.turn);
  v("phase", m.phase);
  v("players", m.players);
  v("tiles", m.tiles);
  v("figures", m.figures);
  v("log", m.log);
  v("prompts", m.prompts);
  v("tiles_left", m.tiles_left);
  v("sets", m.sets);
  v("kept", m.kept);
  v("trouble", m.trouble);
  v("camera_origin", m.camera_origin);
  v.rotation("camera_turns", m.camera_turns);
  v("weighed_frame", m.weighed_frame);
  v("pictures_ended", m.pictures_ended);
  v("camera", m.camera);
  v("table_measures", m.table_measures);
  v("claims", m.claims);
  v("spells", m.spells);
  v("towers", m.towers);
  v("drawn", m.drawn);
  v("gaps", m.gaps);
  v("mists", m.mists);
  v("odds", m.odds);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Update*) {
  v("seq", m.seq);
  v("patch", m.patch);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Request*) {
  v("id", m.id);
  v("verb", m.verb);
  v("prompt", m.prompt);
  v("answer", m.answer);
  v("type", m.type);
  v("cell", m.cell);
  v.rotation("rotation", m.rotation);
  v("colour", m.colour);
  v("figure", m.figure);
  v("on", m.on);
  v("piece", m.piece);
  v("points", m.points);
  v("reason", m.reason);
  v("mode", m.mode);
}
template <class V, class M>
void visit_fields(V& v, M& m, const Reply*) {
  v("id", m.id);
  v("ok", m.ok);
  v("message", m.message);
}

template <class T>
struct IsVector : std::false_type {};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {};
template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

// ---------------------------------------------------------------- writing

template <class T>
json written(const T& value);

struct Writer {
  json object = json::object();
  template <class T>
  void operator()(const char* name, const T& value) {
    if constexpr (IsOptional<T>::value) {
      if (value) object[name] = written(*value);
    } else {
      object[name] = written(value);
    }
  }
  void rotation(const char* name, Rotation value) { object[name] = static_cast<int>(value); }
};

template <class T>
json written(const T& value) {
  if constexpr (std::is_same_v<T, Cell> || std::is_same_v<T, PixelPoint>) {
    return json::array({value.x, value.y});
  } else if constexpr (std::is_enum_v<T>) {
    return std::string(to_string(value));
  } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
    return value;
  } else if constexpr (IsVector<T>::value || std::is_same_v<T, Corners>) {
    json list = json::array();
    for (const auto& item : value) list.push_back(written(item));
    return list;
  } else {
    Writer writer;
    visit_fields(writer, value, &value);
    return std::move(writer.object);
  }
}

// ---------------------------------------------------------------- reading

/// What is wrong, with the path of the field; leaves the reader from any depth, never this file.
struct Malformed {
  std::string message;
};

std::string shown(const json& value) {
  std::string text = value.is_structured() ? (value.is_array() ? "a list" : "an object")
                                           : value.dump(-1, ' ', false, json::error_handler_t::replace);
  if (text.size() > 40) text = text.substr(0, 37) + "...";
  return text;
}

[[noreturn]] void malformed(const std::string& path, std::string_view wanted, const json& value) {
  throw Malformed{fmt::format("{} must be {}, not {}", path, wanted, shown(value))};
}

template <class Enum>
std::optional<Enum> word_to(std::string_view text) {
  if constexpr (std::is_same_v<Enum, TableState>) return table_state_from(text);
  if constexpr (std::is_same_v<Enum, Mode>) return mode_from(text);
  if constexpr (std::is_same_v<Enum, FeatureKind>) return feature_kind_from(text);
  if constexpr (std::is_same_v<Enum, FigureKind>) return figure_kind_from(text);
  if constexpr (std::is_same_v<Enum, Colour>) return colour_from(text);
  if constexpr (std::is_same_v<Enum, Pose>) return pose_from(text);
  if constexpr (std::is_same_v<Enum, Side>) return side_from(text);
}

/// Field paths are built only when something is wrong: a chain of names on the stack.
struct Path {
  const Path* parent;
  const char* name;
  std::size_t index = 0;
  std::string text() const {
    if (!parent) return name;
    return name ? parent->text() + "." + name : fmt::format("{}[{}]", parent->text(), index);
  }
};

template <class T>
void read(const json& value, T& out, const Path& path, bool lenient);

template <class Integer>
void read_integer(const json& value, Integer& out, const Path& path, std::int64_t low, std::int64_t high) {
  const bool fits =
      value.is_number_unsigned()
          ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::max<std::int64_t>(high, 0))
          : value.is_number_integer() && value.get<std::int64_t>() >= low &&
                value.get<std::int64_t>() <= high;
  if (!fits) malformed(path.text(), fmt::format("a whole number from {} to {}", low, high), value);
  out = static_cast<Integer>(value.get<std::int64_t>());
}

/// Cells beyond this are nonsense and would only make sums overflow.
constexpr std::int64_t kFarthestCell = 100000;

struct Reader {
  const json& object;
  const Path& path;
  bool lenient;  ///< fields may be missing
  std::size_t known = 0;

  const json* find(const char* name, bool required) {
    const auto found = object.find(name);
    if (found != object.end()) {
      ++known;
      return &*found;
    }
    if (required && !lenient) throw Malformed{fmt::format("{} has no field \"{}\"", path.text(), name)};
    return nullptr;
  }
  template <class T>
  void operator()(const char* name, T& out) {
    const Path here{&path, name};
    if constexpr (IsOptional<T>::value) {
      out.reset();
      if (const json* value = find(name, false)) read(*value, out.emplace(), here, lenient);
    } else if (const json* value = find(name, true)) {
      read(*value, out, here, lenient);
    }
  }
  void rotation(const char* name, Rotation& out) {
    if (const json* value = find(name, true)) read_integer(*value, out, Path{&path, name}, 0, 3);
  }
};

/// Lists the fields a message may have, to name the unknown one.
struct Names {
  std::set<std::string_view> names;
  template <class T>
  void operator()(const char* name, const T&) {
    names.insert(name);
  }
  void rotation(const char* name, Rotation) { names.insert(name); }
};

template <class T>
void read(const json& value, T& out, const Path& path, bool lenient) {
  if constexpr (std::is_same_v<T, Cell>) {
    if (!value.is_array() || value.size() != 2) malformed(path.text(), "a cell [x, y]", value);
    read_integer(value[0], out.x, path, -kFarthestCell, kFarthestCell);
    read_integer(value[1], out.y, path, -kFarthestCell, kFarthestCell);
  } else if constexpr (std::is_same_v<T, PixelPoint>) {
    if (!value.is_array() || value.size() != 2) malformed(path.text(), "a pixel [x, y]", value);
    read(value[0], out.x, path, lenient);
    read(value[1], out.y, path, lenient);
  } else if constexpr (std::is_enum_v<T>) {
    const auto* word = value.template get_ptr<const std::string*>();
    const auto found = word ? word_to<T>(*word) : std::nullopt;
    if (!found) malformed(path.text(), "one of its words", value);
    out = *found;
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!value.is_boolean()) malformed(path.text(), "true or false", value);
    out = value.template get<bool>();
  } else if constexpr (std::is_integral_v<T>) {
    read_integer(value, out, path, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
  } else if constexpr (std::is_floating_point_v<T>) {
    if (!value.is_number()) malformed(path.text(), "a number", value);
    out = value.template get<T>();
    if (!std::isfinite(out)) malformed(path.text(), "a finite number", value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!value.is_string()) malformed(path.text(), "a text", value);
    out = value.template get_ref<const std::string&>();
  } else if constexpr (IsVector<T>::value) {
    if (!value.is_array()) malformed(path.text(), "a list", value);
    out.clear();
    out.resize(value.size());
    for (std::size_t i = 0; i < out.size(); ++i) read(value[i], out[i], Path{&path, nullptr, i}, lenient);
  } else if constexpr (std::is_same_v<T, Corners>) {
    if (!value.is_array() || value.size() != out.size()) malformed(path.text(), "four pixels", value);
    for (std::size_t i = 0; i < out.size(); ++i) read(value[i], out[i], Path{&path, nullptr, i}, lenient);
  } else {
    if (!value.is_object()) malformed(path.text(), "an object", value);
    Reader reader{value, path, lenient};
    visit_fields(reader, out, &out);
    if (reader.known == value.size()) return;
    Names names;
    visit_fields(names, out, &out);
    for (const auto& [name, unused] : value.items()) {
      if (!names.names.contains(name)) {
        throw Malformed{fmt::format("{} has the unknown field \"{}\"", path.text(), name.substr(0, 40))};
      }
    }
  }
}

template <class Message>
constexpr const char* kName = "message";
template <>
constexpr const char* kName<Reading> = "reading";
template <>
constexpr const char* kName<CameraNews> = "camera";
template <>
constexpr const char* kName<Preview> = "preview";
template <>
constexpr const char* kName<Snapshot> = "snapshot";
template <>
constexpr const char* kName<Update> = "update";
template <>
constexpr const char* kName<Request> = "request";
template <>
constexpr const char* kName<Reply> = "reply";

template <class Message>
Result<Message> from_json(const json& value) {
  try {
    Message message;
    read(value, message, Path{nullptr, kName<Message>}, std::is_same_v<Message, Request>);
    return message;
  } catch (const Malformed& wrong) {
    return failure(ErrorKind::kInput, wrong.message);
  }
}

Result<json> parsed(std::string_view text, const char* name) {
  if (text.size() > kLongestMessage) {
    return failure(ErrorKind::kInput,
                   fmt::format("{}: a message of {} bytes is too long", name, text.size()));
  }
  json value = json::parse(text.begin(), text.end(), nullptr, false);
  if (value.is_discarded()) {
    return failure(ErrorKind::kInput,
                   fmt::format("{}: {} bytes that are not complete, valid JSON", name, text.size()));
  }
  return value;
}

std::string text_of(const json& value) {
  // A file name may hold bytes that are not UTF-8; better a replacement character than no message.
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

std::string_view to_string(TableState state) { return kStates.at(static_cast<std::size_t>(state)).second; }
std::string_view to_string(Mode mode) { return kModes.at(static_cast<std::size_t>(mode)).second; }
std::optional<Mode> mode_from(std::string_view text) {
  for (const auto& [mode, word] : kModes) {
    if (word == text) return mode;
  }
  return {};
}

template <class Message>
std::string encode(const Message& message) {
  return text_of(written(message));
}

template <class Message>
Result<Message> decode(std::string_view text) {
  return parsed(text, kName<Message>).and_then([](const json& value) { return from_json<Message>(value); });
}

std::string encode_preview(const Preview& preview) {
  const std::string header = text_of(written(preview));
  std::string bytes;
  bytes.reserve(4 + header.size() + preview.jpeg.size());
  for (int shift = 24; shift >= 0; shift -= 8)
    bytes.push_back(static_cast<char>((header.size() >> shift) & 0xffU));
  bytes += header;
  bytes.append(preview.jpeg.begin(), preview.jpeg.end());
  return bytes;
}

Result<Preview> decode_preview(std::string_view bytes) {
  if (bytes.size() < 4) return failure(ErrorKind::kInput, "preview: the message is cut off");
  std::size_t length = 0;
  for (std::size_t i = 0; i < 4; ++i) length = length << 8U | static_cast<unsigned char>(bytes[i]);
  bytes.remove_prefix(4);
  if (length > bytes.size()) return failure(ErrorKind::kInput, "preview: the message is cut off");
  auto preview = decode<Preview>(bytes.substr(0, length));
  if (preview) preview->jpeg.assign(bytes.begin() + static_cast<std::ptrdiff_t>(length), bytes.end());
  return preview;
}

Update update_between(const Snapshot& before, const Snapshot& next) {
  return {next.seq, text_of(json::diff(written(before), written(next)))};
}

Result<Snapshot> updated(const Snapshot& before, const Update& update) {
  auto patch = parsed(update.patch, "update.patch");
  if (!patch) return tl::unexpected(patch.error());
  try {
    return from_json<Snapshot>(written(before).patch(*patch));
  } catch (const json::exception& misfit) {
    return failure(ErrorKind::kInput,
                   fmt::format("update {}: its patch does not fit: {}", update.seq, misfit.what()));
  }
}

template std::string encode(const Reading&);
template std::string encode(const CameraNews&);
template std::string encode(const Snapshot&);
template std::string encode(const Update&);
template std::string encode(const Request&);
template std::string encode(const Reply&);
template Result<Reading> decode(std::string_view);
template Result<CameraNews> decode(std::string_view);
template Result<Snapshot> decode(std::string_view);
template Result<Update> decode(std::string_view);
template Result<Request> decode(std::string_view);
template Result<Reply> decode(std::string_view);

}  // namespace tilewatch::bus
