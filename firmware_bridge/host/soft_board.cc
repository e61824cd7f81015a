// SPDX-License-Identifier: MIT
#include "firmware_bridge/host/soft_board.h"

#include <utility>

#include "firmware_bridge/firmware/app.h"

namespace tilewatch::bridge {
namespace {

constexpr std::size_t kLongestOutput = 4096;  // a computer that does not listen

}  // namespace

struct SoftBoard::Impl {
  app board{};
  app_kept kept{};
  app_hal hal{};
  std::uint16_t now_ms = 0;
  std::uint16_t down = 0;
  std::uint16_t epoch = 0;
  std::vector<std::uint8_t> output;
  std::vector<Rgb> lamps = std::vector<Rgb>(APP_LAMPS);
  std::uint8_t ring = 0;
  int shows = 0;

  static Impl& of(void* context) { return *static_cast<Impl*>(context); }
  static std::uint8_t send(void* context, const std::uint8_t* bytes, std::uint8_t length) {
    auto& output = of(context).output;
    if (output.size() + length > kLongestOutput) return 0;
    output.insert(output.end(), bytes, bytes + length);
    return 1;
  }
  static void show(void* context, const std::uint8_t* rgb, std::uint16_t count, std::uint8_t scale) {
    Impl& self = of(context);
    const auto dimmed = [scale](std::uint8_t value) {
      return static_cast<std::uint8_t>((value * (scale + 1U)) >> 8U);
    };
    for (std::uint16_t i = 0; i < count; ++i, rgb += 3) {
      self.lamps[i] = {dimmed(rgb[0]), dimmed(rgb[1]), dimmed(rgb[2])};
    }
    ++self.shows;
  }
  static void set_ring(void* context, std::uint8_t level) { of(context).ring = level; }
  static std::uint16_t new_epoch(void* context) { return ++of(context).epoch; }
  static std::uint16_t overrun(void*) { return 0; }

  void start(std::uint8_t cause) {
    now_ms = 0;
    app_start(&board, &hal, &kept, cause, now_ms, down);
  }
};

SoftBoard::SoftBoard(std::uint16_t epoch_seed) : impl_(std::make_unique<Impl>()) {
  impl_->epoch = epoch_seed;
  impl_->hal = {impl_.get(), Impl::send, Impl::show, Impl::set_ring, Impl::new_epoch, Impl::overrun};
  impl_->start(TW_RESET_POWER);
}
SoftBoard::~SoftBoard() = default;

void SoftBoard::advance(std::chrono::milliseconds time) {
  for (auto i = time.count(); i > 0; --i) app_tick(&impl_->board, ++impl_->now_ms, impl_->down);
}

void SoftBoard::receive(std::span<const std::uint8_t> bytes) {
  for (const std::uint8_t byte : bytes) app_receive(&impl_->board, byte);
}

std::vector<std::uint8_t> SoftBoard::take_output() { return std::exchange(impl_->output, {}); }

void SoftBoard::press(int button) { impl_->down = static_cast<std::uint16_t>(impl_->down | (1U << button)); }
void SoftBoard::release(int button) {
  impl_->down = static_cast<std::uint16_t>(impl_->down & ~(1U << button));
}
std::uint16_t SoftBoard::buttons_down() const { return impl_->down; }

void SoftBoard::reset() {
  impl_->output.clear();
  impl_->start(TW_RESET_EXTERNAL);
}

void SoftBoard::power_cycle() {
  impl_->output.clear();
  impl_->kept = {};
  impl_->start(TW_RESET_POWER);
}

const std::vector<Rgb>& SoftBoard::lamps() const { return impl_->lamps; }
std::uint8_t SoftBoard::ring() const { return impl_->ring; }
bool SoftBoard::pc_lost() const { return impl_->board.pc_lost != 0; }
int SoftBoard::shows() const { return impl_->shows; }

}  // namespace tilewatch::bridge
