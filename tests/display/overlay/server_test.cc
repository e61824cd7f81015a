// SPDX-License-Identifier: MIT
// What is served, to whom, how late, and who is turned away; over real sockets on this computer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpSocket>
#include <QWebSocket>
#include <fstream>
#include <nlohmann/json.hpp>

#include "display/overlay/obs_files.h"
#include "display/overlay/web_server.h"
#include "tests/display/overlay/served_table.h"
#include "tests/support/paths.h"

namespace tilewatch::test {
namespace {

using nlohmann::json;
using overlay::OverlayOptions;
using testing::HasSubstr;
using testing::Not;

struct Page {
  int status = 0;
  std::string type;
  std::string caching;
  std::string body;
};

Page get(const QUrl& url, const QByteArray& host = {}) {
  QNetworkAccessManager manager;
  QNetworkRequest request(url);
  if (!host.isEmpty()) request.setRawHeader("Host", host);
  std::unique_ptr<QNetworkReply> reply(manager.get(request));
  if (!wait_until([&] { return reply->isFinished(); })) return {};
  return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
          reply->rawHeader("Content-Type").toStdString(), reply->rawHeader("Cache-Control").toStdString(),
          reply->readAll().toStdString()};
}

/// A program that follows the public feed, as api.md says.
class Listener {
 public:
  explicit Listener(const QUrl& url, const QString& origin = {}) : socket(origin) {
    QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket, [this](const QString& text) {
      const json message = json::parse(text.toStdString());
      if (message.contains("state")) {
        state = message["state"];
        ++wholes;
      } else if (message.contains("patch")) {
        EXPECT_EQ(message["n"], n + 1);
        state = state.patch(message["patch"]);
        ++patches;
      } else {
        others.push_back(message);
      }
      if (message.contains("n")) n = message["n"];
    });
    QObject::connect(&socket, &QWebSocket::disconnected, &socket, [this] { closed = true; });
    socket.open(url);
  }
  void say(const json& message) { socket.sendTextMessage(QString::fromStdString(message.dump())); }

  QWebSocket socket;
  json state;
  int n = 0;
  int wholes = 0;
  int patches = 0;
  bool closed = false;
  std::vector<json> others;
};

TEST(Overlay, serves_its_pages_and_forbids_to_keep_them) {
  ServedTable table;
  for (const char* path : {"/", "/overlay/table/night", "/overlay/table/meadow/scores", "/live", "/control",
                           "/web/overlay.js", "/web/fonts/Lato-Black.ttf", "/themes/meadow/theme.css"}) {
    const Page page = get(table.url(path));
    EXPECT_EQ(page.status, 200) << path;
    EXPECT_EQ(page.caching, "no-store") << path;
    EXPECT_FALSE(page.body.empty()) << path;
  }
  EXPECT_EQ(get(table.url("/overlay/table/night")).type, "text/html; charset=utf-8");
}

TEST(Overlay, names_what_there_is_when_asked_for_what_there_is_not) {
  ServedTable table;
  table.client.show(table_at(3));
  const Page theme = get(table.url("/overlay/table/gothic"));
  EXPECT_EQ(theme.status, 404);
  EXPECT_THAT(theme.body, HasSubstr("no theme gothic. Themes: meadow, night"));
  EXPECT_THAT(get(table.url("/overlay/other/night")).body, HasSubstr("The table here is \"table\""));
  EXPECT_THAT(get(table.url("/overlay/table/night/clock")).body, HasSubstr("no part clock. Parts: scores"));
  const Page delay = get(table.url("/overlay/table/night?delay=soon"));
  EXPECT_EQ(delay.status, 400);
  EXPECT_THAT(delay.body, HasSubstr("number of seconds from 0 to 900"));
  EXPECT_THAT(get(table.url("/api/v1/state?audience=cats")).body, HasSubstr("players, hall and stream"));
  EXPECT_EQ(get(table.url("/api/v1/state?table=other")).status, 400);
  EXPECT_EQ(get(table.url("/web/../../etc/passwd")).status, 404);
  EXPECT_EQ(get(table.url("/api/v1/updates")).status, 426);
}

TEST(Overlay, tells_the_state_without_what_only_camera_and_engine_need) {
  ServedTable table;
  EXPECT_EQ(get(table.url("/api/v1/state")).status, 503);
  table.client.show(table_at(3));
  const json state = json::parse(get(table.url("/api/v1/state")).body).at("state");
  EXPECT_EQ(state["turn"], 3);
  EXPECT_EQ(state["players"][0]["letter"], "A");
  EXPECT_EQ(state["players"][0]["leads"], true);
  EXPECT_EQ(state["last_score"]["points"], 3);
  EXPECT_EQ(state["last_score"]["colours"], json({"red"}));
  EXPECT_EQ(state["last_score"]["feature"], "road");
  EXPECT_EQ(state["tiles"][0]["drawing"], 1);
  EXPECT_EQ(state["under_review"], false);
  EXPECT_FALSE(state.contains("weighed_frame"));
}

TEST(Overlay, gives_all_of_it_first_and_numbered_changes_then) {
  ServedTable table;
  Listener early(table.socket_url("/api/v1/updates"));
  ASSERT_TRUE(wait_until([&] { return table.server().feed().listeners() == 1; }));
  table.client.show(table_at(3));
  ASSERT_TRUE(wait_until([&] { return early.wholes == 1; }));
  table.client.show(table_at(4, 9));
  Listener late(table.socket_url("/api/v1/updates"));
  ASSERT_TRUE(wait_until([&] { return early.patches == 1 && late.wholes == 1; }));
  EXPECT_EQ(early.state, late.state);
  EXPECT_EQ(early.state["players"][0]["score"], 9);
  bus::Snapshot unseen = table_at(4, 9);
  unseen.weighed_frame = 77;  // nothing public
  table.client.show(unseen);
  table.client.show(table_at(5, 9));
  ASSERT_TRUE(wait_until([&] { return early.state["turn"] == 5; }));
  EXPECT_EQ(early.n, 3);
}

TEST(Overlay, says_that_a_decision_is_under_review_while_a_question_is_open) {
  ServedTable table;
  table.client.show(table_at(3));
  Listener viewer(table.socket_url("/api/v1/updates"));
  ASSERT_TRUE(wait_until([&] { return viewer.wholes == 1; }));
  bus::Snapshot asked = table_at(3);
  asked.prompts.emplace_back();
  asked.prompts.back().kind = "which_tile";
  table.client.show(asked);
  ASSERT_TRUE(wait_until([&] { return viewer.state["under_review"] == true; }));
  table.client.show(table_at(3));
  ASSERT_TRUE(wait_until([&] { return viewer.state["under_review"] == false; }));
}

TEST(Overlay, goes_on_for_a_listener_when_the_server_was_started_anew) {
  ServedTable table;
  table.client.show(table_at(3));
  Listener first(table.socket_url("/api/v1/updates"));
  ASSERT_TRUE(wait_until([&] { return first.wholes == 1; }));
  table.restart();
  ASSERT_TRUE(wait_until([&] { return first.closed; }));
  Listener again(table.socket_url("/api/v1/updates"));
  table.client.show(table_at(6));
  ASSERT_TRUE(wait_until([&] { return again.wholes == 1; }));
  EXPECT_EQ(again.state["turn"], 6);
}

TEST(Overlay, never_gives_a_delayed_listener_anything_newer) {
  ServedTable table;
  Listener delayed(table.socket_url("/api/v1/updates?delay=30"));
  Listener prompt(table.socket_url("/api/v1/updates"));
  ASSERT_TRUE(wait_until([&] { return table.server().feed().listeners() == 2; }));
  for (int turn = 1; turn <= 4; ++turn) {
    table.client.show(table_at(turn));
    table.pass_time(10);
  }
  // Four turns, ten seconds each: the first is 40 seconds old, the second 30.
  ASSERT_TRUE(wait_until([&] { return prompt.state["turn"] == 4 && delayed.state["turn"] == 2; }));
  EXPECT_EQ(json::parse(get(table.url("/api/v1/state?delay=30")).body)["state"]["turn"], 2);
  EXPECT_EQ(json::parse(get(table.url("/api/v1/state?delay=35")).body)["state"]["turn"], 1);
  EXPECT_EQ(get(table.url("/api/v1/state?delay=50")).status, 503);
  Listener late(table.socket_url("/api/v1/updates?delay=30"));
  ASSERT_TRUE(wait_until([&] { return late.wholes == 1; }));
  EXPECT_EQ(late.state["turn"], 2);
  table.pass_time(9);
  EXPECT_EQ(json::parse(get(table.url("/api/v1/state?delay=30")).body)["state"]["turn"], 2);
  table.pass_time(1);
  ASSERT_TRUE(wait_until([&] { return delayed.state["turn"] == 3 && late.state["turn"] == 3; }));
}

TEST(Overlay, keeps_everybody_without_a_token_behind_if_it_is_told_to) {
  OverlayOptions options;
  options.least_delay_s = 20;
  ServedTable table(options);
  table.client.show(table_at(1));
  table.pass_time(19);
  EXPECT_EQ(get(table.url("/api/v1/state?delay=0")).status, 503);
  Listener referee(table.socket_url("/control/updates"));
  ASSERT_TRUE(wait_until([&] { return referee.socket.isValid(); }));
  referee.say({{"token", "right-token"}});
  ASSERT_TRUE(wait_until([&] { return referee.wholes == 1; }));
  table.pass_time(1);
  EXPECT_EQ(get(table.url("/api/v1/state?delay=0&audience=hall")).status, 200);
}

TEST(Overlay, forgets_what_is_older_than_anybody_may_ask_for) {
  ServedTable table;
  for (int turn = 0; turn < 3000; ++turn) {
    table.client.show(table_at(turn));
    table.now_ms += 10'000;
  }
  // 900 s of 10 s each and the one that was valid when they began.
  EXPECT_LT(table.server().feed().kept_bytes(), 92U * 2000U);
  EXPECT_EQ(json::parse(get(table.url("/api/v1/state?delay=900")).body)["state"]["turn"], 2910);
}

TEST(Overlay, refuses_a_wrong_token_and_obeys_the_right_one) {
  ServedTable table;
  table.client.show(table_at(3));
  Listener stranger(table.socket_url("/control/updates"));
  ASSERT_TRUE(wait_until([&] { return stranger.socket.isValid(); }));
  stranger.say({{"token", "wrong"}});
  ASSERT_TRUE(wait_until([&] { return stranger.closed; }));
  EXPECT_EQ(stranger.socket.closeCode(), QWebSocketProtocol::CloseCodePolicyViolated);
  EXPECT_EQ(stranger.wholes, 0);
  Listener rude(table.socket_url("/control/updates"));
  ASSERT_TRUE(wait_until([&] { return rude.socket.isValid(); }));
  rude.say({{"request", {{"verb", "undo"}}}});
  ASSERT_TRUE(wait_until([&] { return rude.closed; }));
  EXPECT_TRUE(table.client.sent.empty());

  Listener referee(table.socket_url("/control/updates"));
  ASSERT_TRUE(wait_until([&] { return referee.socket.isValid(); }));
  referee.say({{"token", "right-token"}});
  ASSERT_TRUE(wait_until([&] { return referee.wholes == 1; }));
  referee.say({{"request", {{"id", "p-1"}, {"verb", "undo"}}}});
  ASSERT_TRUE(wait_until([&] { return table.client.sent.size() == 1; }));
  EXPECT_EQ(table.client.sent[0].verb, "undo");
  table.client.reply({"p-1", false, "there is nothing to undo"});
  ASSERT_TRUE(wait_until([&] { return referee.others.size() == 2; }));
  EXPECT_EQ(referee.others[1]["reply"]["message"], "there is nothing to undo");
}

TEST(Overlay, says_what_is_wrong_with_a_phones_request) {
  ServedTable table;
  table.client.show(table_at(3));
  Listener referee(table.socket_url("/control/updates"));
  ASSERT_TRUE(wait_until([&] { return referee.socket.isValid(); }));
  referee.say({{"token", "right-token"}});
  ASSERT_TRUE(wait_until([&] { return referee.wholes == 1; }));
  referee.others.clear();
  referee.say({{"request", {{"verb", "format_disk"}}}});
  referee.say({{"request", {{"verb", "undo"}, {"colour", "mauve"}}}});
  referee.say({{"aid", {{"audience", "cats"}}}});
  referee.say({{"preset", "party"}});
  referee.say({{"nothing", 1}});
  referee.socket.sendTextMessage(QStringLiteral("{{{"));
  ASSERT_TRUE(wait_until([&] { return referee.others.size() == 6; }));
  for (const json& other : referee.others) EXPECT_EQ(other["reply"]["ok"], false);
  EXPECT_THAT(referee.others[0]["reply"]["message"].get<std::string>(), HasSubstr("format_disk"));
  EXPECT_THAT(referee.others[1]["reply"]["message"].get<std::string>(), HasSubstr("request.colour"));
  EXPECT_TRUE(table.client.sent.empty());
}

TEST(Overlay, shows_each_audience_only_the_aids_that_are_switched_on) {
  ServedTable table;
  table.client.show(table_at(3));
  Listener stream(table.socket_url("/api/v1/updates"));
  Listener players(table.socket_url("/api/v1/updates?audience=players"));
  ASSERT_TRUE(wait_until([&] { return stream.wholes == 1 && players.wholes == 1; }));
  EXPECT_TRUE(stream.state.contains("odds"));
  EXPECT_FALSE(players.state.contains("odds"));  // as it is usual
  table.switches.set(model::tournament_aids());
  ASSERT_TRUE(wait_until([&] { return players.patches == 1; }));
  EXPECT_FALSE(players.state.contains("tiles_left"));
  EXPECT_FALSE(players.state["players"][0].contains("if_ended_now"));
  EXPECT_TRUE(stream.state.contains("odds"));
  EXPECT_EQ(stream.state["claims"].size(), 2);
  table.switches.set(model::Audience::kStream, model::Aid::kProjected, false);
  ASSERT_TRUE(wait_until([&] { return stream.patches == 1; }));
  EXPECT_EQ(stream.state["claims"].size(), 1);
  EXPECT_EQ(stream.state["claims"][0]["kind"], "field");
  EXPECT_FALSE(stream.state["players"][0].contains("if_ended_now"));
  EXPECT_EQ(stream.state["shows"]["projected"], false);
  EXPECT_EQ(json::parse(get(table.url("/api/v1/state")).body)["state"], stream.state);
}

TEST(Overlay, turns_away_sockets_of_pages_that_are_not_its_own) {
  ServedTable table;
  table.client.show(table_at(3));
  Listener foreign(table.socket_url("/api/v1/updates"), QStringLiteral("http://evil.example"));
  Listener own(table.socket_url("/api/v1/updates"), table.server().address());
  ASSERT_TRUE(wait_until([&] { return own.wholes == 1 && foreign.closed; }));
  EXPECT_EQ(foreign.wholes, 0);
  EXPECT_EQ(get(table.url("/api/v1/state"), "evil.example").status, 421);
  EXPECT_EQ(get(table.url("/api/v1/state"), "localhost:1").status, 200);
}

TEST(Overlay, knows_its_own_pages_by_host_and_port) {
  using overlay::host_is_ours;
  using overlay::origin_is_ours;
  EXPECT_TRUE(origin_is_ours("", "127.0.0.1:5620"));
  EXPECT_TRUE(origin_is_ours("http://127.0.0.1:5620", "127.0.0.1:5620"));
  EXPECT_FALSE(origin_is_ours("http://127.0.0.1:5621", "127.0.0.1:5620"));
  EXPECT_FALSE(origin_is_ours("https://127.0.0.1:5620", "127.0.0.1:5620"));
  EXPECT_FALSE(origin_is_ours("null", "127.0.0.1:5620"));
  EXPECT_FALSE(origin_is_ours("http://127.0.0.1:5620.evil.example", "127.0.0.1:5620"));
  EXPECT_TRUE(host_is_ours("192.168.0.7:5620"));
  EXPECT_TRUE(host_is_ours("[::1]:5620"));
  EXPECT_TRUE(host_is_ours("localhost"));
  EXPECT_FALSE(host_is_ours(""));
  EXPECT_FALSE(host_is_ours("rebound.example:5620"));
}

TEST(Overlay, survives_garbage) {
  ServedTable table;
  table.client.show(table_at(3));
  Listener viewer(table.socket_url("/api/v1/updates"));
  ASSERT_TRUE(wait_until([&] { return viewer.wholes == 1; }));
  for (const QByteArray& bytes :
       {QByteArray("\x16\x03\x01\x02\x00garbage\r\n\r\n", 16), QByteArray("GET / HTTP/9.9\r\n\r\n"),
        QByteArray("GET /%00%ff%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"), QByteArray(70'000, 'A'),
        QByteArray("POST /control HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\n\r\nabc"),
        QByteArray("GET /api/v1/updates HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n\r\n")}) {
    QTcpSocket raw;
    raw.connectToHost(QHostAddress::LocalHost, table.server().port());
    ASSERT_TRUE(wait_until([&] { return raw.state() == QAbstractSocket::ConnectedState; }));
    raw.write(bytes);
    ASSERT_TRUE(wait_until([&] { return raw.bytesToWrite() == 0; }));
    raw.disconnectFromHost();
    EXPECT_EQ(get(table.url("/api/v1/state")).status, 200);
  }
  viewer.socket.sendTextMessage(QStringLiteral("not even JSON"));
  viewer.socket.sendBinaryMessage(QByteArray(100, '\0'));
  table.client.show(table_at(4));
  ASSERT_TRUE(wait_until([&] { return viewer.state["turn"] == 4; }));
  viewer.socket.sendTextMessage(QString(100'000, QLatin1Char('x')));  // nobody needs to say so much
  ASSERT_TRUE(wait_until([&] { return viewer.closed; }));
  EXPECT_EQ(get(table.url("/api/v1/state")).status, 200);
}

TEST(Overlay, drops_a_reader_that_does_not_read_and_nobody_else) {
  ServedTable table;
  Listener viewer(table.socket_url("/api/v1/updates"));
  QTcpSocket lazy;
  lazy.setReadBufferSize(1024);
  lazy.connectToHost(QHostAddress::LocalHost, table.server().port());
  ASSERT_TRUE(wait_until([&] { return lazy.state() == QAbstractSocket::ConnectedState; }));
  lazy.write(
      "GET /api/v1/updates HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  ASSERT_TRUE(wait_until([&] { return table.server().feed().listeners() == 2; }));
  bus::Snapshot large = table_at(1);
  large.log[0].text = std::string(1U << 20U, 'a');
  for (int turn = 1; turn <= 30; ++turn) {
    large.turn = turn;
    large.log[0].text[0] = static_cast<char>('a' + turn % 20);  // another text: it is sent whole
    table.client.show(large);
    ASSERT_TRUE(wait_until([&] { return viewer.state["turn"] == turn; }));
  }
  table.server().feed().beat();
  table.now_ms += 30'000;
  table.server().feed().beat();
  ASSERT_TRUE(wait_until([&] { return table.server().feed().listeners() == 1; }));
  table.client.show(table_at(31));
  ASSERT_TRUE(wait_until([&] { return viewer.state["turn"] == 31; }));
}

TEST(Overlay, serves_two_hundred_at_once) {
  ServedTable table;
  table.client.show(table_at(1));
  std::vector<std::unique_ptr<Listener>> viewers;
  for (int i = 0; i < 200; ++i) {
    viewers.push_back(
        std::make_unique<Listener>(table.socket_url("/api/v1/updates?delay=" + std::to_string(i % 3))));
  }
  table.pass_time(2);
  ASSERT_TRUE(wait_until([&] {
    return std::all_of(viewers.begin(), viewers.end(),
                       [](const auto& viewer) { return viewer->wholes == 1; });
  }));
  table.client.show(table_at(2));
  table.pass_time(2);
  ASSERT_TRUE(wait_until([&] {
    return std::all_of(viewers.begin(), viewers.end(),
                       [](const auto& viewer) { return viewer->state["turn"] == 2; });
  }));
}

TEST(Overlay, says_that_its_port_is_in_use) {
  ServedTable table;
  OverlayOptions options;
  options.port = table.server().port();
  HandClient client;
  overlay::OverlayServer second(client, table.switches, options);
  const auto listening = second.listen();
  ASSERT_FALSE(listening);
  EXPECT_THAT(listening.error().message, HasSubstr("port is in use"));
  EXPECT_THAT(listening.error().hint, HasSubstr("--overlay-port"));
  EXPECT_EQ(get(table.url("/")).status, 200);
}

TEST(Overlay, wears_themes_of_the_users_and_says_what_is_wrong_with_broken_ones) {
  const ScratchFolder folder;
  const auto write = [&](const char* file, const char* text) {
    std::filesystem::create_directories((folder.path() / file).parent_path());
    std::ofstream(folder.path() / file) << text;
  };
  write("club/theme.css", "body { color: red; background: url(\"logo.svg\"); }");
  write("club/logo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
  write("torn/theme.css", "body { color: red;");
  write("empty/readme.txt", "later");
  write("far/theme.css", "@import url(https://fonts.example/x.css);");
  write("lost/theme.css", "body { background: url(nowhere.png); }");
  OverlayOptions options;
  options.themes = folder.path();
  ServedTable table(options);
  EXPECT_EQ(get(table.url("/overlay/table/club")).status, 200);
  EXPECT_THAT(get(table.url("/themes/club/theme.css")).body, HasSubstr("color: red"));
  EXPECT_EQ(get(table.url("/themes/club/logo.svg")).status, 200);
  EXPECT_THAT(get(table.url("/overlay/table/torn")).body, HasSubstr("has 1 \"{\" and 0 \"}\""));
  EXPECT_THAT(get(table.url("/overlay/table/empty")).body, HasSubstr("it has no theme.css"));
  EXPECT_THAT(get(table.url("/overlay/table/far")).body, HasSubstr("from elsewhere"));
  EXPECT_THAT(get(table.url("/overlay/table/lost")).body,
              HasSubstr("asks for nowhere.png, which is not there"));
  EXPECT_THAT(json::parse(get(table.url("/api/v1/addresses")).body)["broken_themes"].dump(),
              HasSubstr("torn"));
  options.themes = folder.path() / "missing";
  HandClient client;
  overlay::OverlayServer other(client, table.switches, options);
  EXPECT_EQ(other.listen().error().kind, ErrorKind::kInput);
}

TEST(Overlay, draws_the_tiles_of_the_sets_in_play) {
  ServedTable table;
  table.client.show(table_at(3));
  const Page tile = get(table.url("/tiles/base.D.svg?drawing=1"));
  EXPECT_EQ(tile.type, "image/svg+xml");
  EXPECT_THAT(tile.body, HasSubstr("<svg"));
  EXPECT_EQ(get(table.url("/tiles/face_down.svg")).status, 200);
  EXPECT_EQ(get(table.url("/tiles/mists.nothing.svg")).status, 404);
  EXPECT_EQ(get(table.url("/tiles/base.D.svg?drawing=-2000000000")).status, 200);
}

std::string read(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(ObsFiles, say_what_the_stream_may_see_and_no_earlier) {
  const ScratchFolder folder;
  ServedTable table;
  overlay::ObsFiles files(folder.path() / "obs", "cs", 10, table.server().feed());
  ASSERT_TRUE(files.check());
  const auto file = [&](const char* name) { return read(folder.path() / "obs" / name); };
  table.client.show(table_at(3));
  table.pass_time(9);
  EXPECT_EQ(file("scores.txt"), "");
  table.pass_time(1);
  EXPECT_EQ(file("scores.txt"), "Ana  7\nModrý  3");
  EXPECT_EQ(file("last_score.txt"), "Ana +3: Cesta (3 kartičky 3)");
  EXPECT_EQ(file("to_move.txt"), "Ana");
  EXPECT_EQ(file("odds_1.txt"), "70 %");
  EXPECT_EQ(file("projected_2.txt"), "4");
  EXPECT_EQ(file("under_review.txt"), "");
  ASSERT_TRUE(wait_until([&] { return file("scores.png").size() > 100; }));
  EXPECT_THAT(file("board.png"), testing::StartsWith("\x89PNG"));
  table.switches.set(model::Audience::kStream, model::Aid::kOdds, false);
  EXPECT_EQ(file("odds_1.txt"), "");
  for (const auto& entry : std::filesystem::directory_iterator(folder.path() / "obs")) {
    EXPECT_THAT(entry.path().filename().string(),
                testing::AnyOf(testing::EndsWith(".txt"), testing::EndsWith(".png")));
  }
}

TEST(ObsFiles, are_refused_where_nothing_can_be_written) {
  ServedTable table;
  overlay::ObsFiles nowhere("/proc/nowhere", "en", 0, table.server().feed());
  EXPECT_EQ(nowhere.check().error().kind, ErrorKind::kInput);
  const ScratchFolder folder;
  overlay::ObsFiles klingon(folder.path(), "tlh", 0, table.server().feed());
  EXPECT_EQ(klingon.check().error().kind, ErrorKind::kUsage);
}

}  // namespace
}  // namespace tilewatch::test
