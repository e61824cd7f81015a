// SPDX-License-Identifier: MIT
// The line to the engine over a real bus inside this program. Waits on events only.
#include "display/model/bus_client.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <thread>

#include "engine/bus/engine_hub.h"
#include "engine/bus/vision_link.h"

namespace tilewatch::model {
namespace {

/// An engine that publishes one snapshot and answers every request with its own verb, and a camera beside it.
class Engine {
 public:
  Engine(bus::Context& context, const bus::Endpoints& endpoints) {
    hub_ = std::move(bus::EngineHub::open(context, endpoints).value());
    bus::Snapshot snapshot;
    snapshot.table = "table 7";
    hub_->publish(snapshot);
    vision_ = std::move(bus::VisionLink::open(context, endpoints).value());
    thread_ = std::thread([this] {
      while (true) {
        const bus::Incoming incoming = hub_->wait(stop_);
        if (std::holds_alternative<bus::Stopped>(incoming)) return;
        if (const auto* from = std::get_if<bus::RequestFrom>(&incoming)) {
          hub_->reply(*from, {from->request.id, false, "heard " + from->request.verb});
        }
      }
    });
  }
  bus::VisionLink& vision() { return *vision_; }
  ~Engine() {
    stop_.raise();
    thread_.join();
  }

 private:
  bus::StopSignal stop_;
  std::unique_ptr<bus::EngineHub> hub_;
  std::unique_ptr<bus::VisionLink> vision_;
  std::thread thread_;
};

class BusClientTest : public testing::Test {
 protected:
  int argc_ = 0;
  QCoreApplication application_{argc_, nullptr};
  bus::Context context_;
  bus::Endpoints endpoints_ = bus::Endpoints::inproc();
};

TEST_F(BusClientTest, BringsTheStateAndTheReply) {
  const Engine engine(context_, endpoints_);
  BusClient client(context_, endpoints_);
  QEventLoop loop;
  SnapshotPtr came;
  QObject::connect(&client, &TableClient::snapshotArrived, [&](const SnapshotPtr& snapshot) {
    came = snapshot;
    loop.quit();
  });
  client.start();
  loop.exec();
  ASSERT_NE(came, nullptr);
  EXPECT_EQ(came->table, "table 7");

  bus::Reply answer;
  QObject::connect(&client, &TableClient::replied, [&](const bus::Reply& reply) {
    answer = reply;
    loop.quit();
  });
  bus::Request request;
  request.verb = "undo";
  const QString id = client.send(request);
  while (answer.id.empty()) loop.exec();  // the state may come again before the reply
  EXPECT_EQ(answer.id, id.toStdString());
  EXPECT_EQ(answer.message, "heard undo");
}

TEST_F(BusClientTest, GivesEveryRequestAnIdOfItsOwn) {
  const Engine engine(context_, endpoints_);
  BusClient client(context_, endpoints_);
  client.start();
  EXPECT_NE(client.send({}), client.send({}));
}

TEST_F(BusClientTest, SaysThatThereIsNoEngineToAskBeforeItListens) {
  BusClient client(context_, endpoints_);
  QEventLoop loop;
  bus::Reply answer;
  QObject::connect(&client, &TableClient::replied, [&](const bus::Reply& reply) {
    answer = reply;
    loop.quit();
  });
  client.send({});
  loop.exec();
  EXPECT_FALSE(answer.ok);
  EXPECT_FALSE(answer.message.empty());
}

TEST_F(BusClientTest, BringsPictures) {
  Engine engine(context_, endpoints_);
  BusClient client(context_, endpoints_);
  QEventLoop loop;
  PreviewPtr came;
  QObject::connect(&client, &TableClient::previewArrived, [&](const PreviewPtr& preview) {
    came = preview;
    loop.quit();
  });
  client.start();
  // Pictures are dropped until the display has asked for them: offered again whenever the loop is idle.
  QTimer offer;
  QObject::connect(&offer, &QTimer::timeout, [&] {
    bus::Preview preview;
    preview.frame = 9;
    preview.jpeg = {1, 2, 3};
    if (engine.vision().preview_wanted()) engine.vision().send(preview);
  });
  offer.start(0);
  loop.exec();
  ASSERT_NE(came, nullptr);
  EXPECT_EQ(came->jpeg.size(), 3U);
}

}  // namespace
}  // namespace tilewatch::model
