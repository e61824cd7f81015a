// SPDX-License-Identifier: MIT
// Options that could do nothing are refused, in words.
#include "display/app/option_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>

#include "display/app/audience_options.h"
#include "display/app/look_options.h"
#include "display/app/overlay_options.h"
#include "tests/display/app/child_process.h"

namespace tilewatch::app {
namespace {

using testing::HasSubstr;

/// What is said to these options of a game; empty if they are good.
std::string said_to(const std::string& options) {
  CLI::App app;
  bool headless = false;
  std::string text;
  AudienceChoices audience;
  OverlayChoices overlay;
  app.add_flag("--headless", headless);
  for (const char* name : {"--screenshot", "--screenshot-after"}) app.add_option(name, text);
  audience.add_to(app);
  overlay.add_to(app);
  add_look_options(app);
  app.parse(options, false);
  const auto fit = check_option_rules(app);
  if (fit) return {};
  EXPECT_EQ(fit.error().kind, ErrorKind::kUsage);
  EXPECT_NE(fit.error().hint, "");
  return fit.error().message;
}

TEST(OptionRules, AWindowIsNotAskedForWhereThereIsNone) {
  for (const char* option : {"--audience", "--audience-only", "--audience-delay 5", "--no-audience-questions",
                             "--overlay-window 00ff00", "--theme dark", "--screenshot end.png"}) {
    EXPECT_EQ(said_to(option), "") << option;
    EXPECT_THAT(said_to(std::string("--headless ") + option), HasSubstr("--headless opens none")) << option;
  }
}

TEST(OptionRules, PagesAreNotDescribedWhereNoneAreServed) {
  for (const char* option :
       {"--overlay-port 0", "--overlay-host any", "--themes .", "--obs-files .", "--overlay-delay 5"}) {
    EXPECT_EQ(said_to(option), "") << option;
    EXPECT_THAT(said_to(std::string("--no-overlay ") + option), HasSubstr("--no-overlay")) << option;
  }
  EXPECT_EQ(said_to("--no-overlay --overlay-window 00ff00 --overlay-delay 5"), "") << "that is kept behind";
}

TEST(OptionRules, WhatDescribesAnotherOptionNeedsIt) {
  EXPECT_EQ(said_to("--screenshot-after 3"),
            "--screenshot-after needs --screenshot: it says when that picture is taken");
  EXPECT_THAT(said_to("--obs-language cs"), HasSubstr("needs --obs-files"));
  EXPECT_EQ(said_to("--obs-language cs --obs-files ."), "");
  EXPECT_THAT(said_to("--audience --audience-only"), HasSubstr("cannot go with"));
}

TEST(OptionRules, TheProgramEndsAsWronglyUsed) {
  test::ChildProcess demo({"demo", "--headless", "--audience"}, test::ChildProcess::Read::kOutputAndErrors);
  EXPECT_THAT(demo.rest(), HasSubstr("tilewatch: --audience cannot go with --headless"));
  EXPECT_EQ(demo.wait(), 2);
}

}  // namespace
}  // namespace tilewatch::app
