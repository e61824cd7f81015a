// SPDX-License-Identifier: MIT
// A simulated Uno with the board's real firmware, for the tests only: linked with libsimavr (GPL), so it is a
// program of its own, started as a process and spoken to over its standard input and output, a line each way.
//
//   run MAX_US HEX   the computer sends HEX ("-" = nothing); time goes on until the board has finished a
//   frame, at most
//                    MAX_US  ->  "T_US HEX", what the board has said
//   press N, release N, reset, power (power-off and on), unplug, plug, hang (the program stops answering)
//   flip N SEED      a bit of every N-th byte, either way, is flipped; 0 = none
//   lamps            ->  "lamps SHOWS HEX", what the strip shows, decoded from the pin
//   ring             ->  "ring LEVEL"
//   facts            ->  "facts OVERRUN T0H_MIN T0H_MAX T1H_MIN T1H_MAX LOW_MIN LOW_MAX RESETS", in cycles
//   of 62.5 ns
//
// What stock simavr would hide is modelled here: bytes of 10 bits, a receiver that holds two bytes and the
// one that comes in (simavr's own holds 64), and pins that keep their level over a reset.
#include <avr_ioport.h>
#include <avr_uart.h>
#include <sim_avr.h>
#include <sim_elf.h>
#include <sim_irq.h>

#include <array>
#include <cinttypes>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr std::uint64_t kCyclesPerUs = 16;
constexpr std::uint64_t kBoardByte = 1360;      // 10 bits at 117647 baud, what 16 MHz make of 115200
constexpr std::uint64_t kPcByteTenths = 13889;  // 10 bits at 115200 baud, in tenths of a cycle
constexpr std::uint32_t kHardwareHolds = 3;
constexpr std::uint64_t kOne = 9;      // a high longer than that is a 1
constexpr std::uint64_t kLatch = 800;  // 50 us low: the strip takes over

// Registers of the ATmega328P, as data addresses.
constexpr int kPinB = 0x23;
constexpr int kPinC = 0x26;
constexpr int kPinD = 0x29;
constexpr int kTccr1a = 0x80;
constexpr int kOcr1a = 0x88;

struct Pin {
  char port;
  int bit;
};
Pin pin_of(int button) {
  if (button < 6) return {'C', button};
  if (button < 12) return {'D', button - 4};
  return {'B', 2};
}

void quiet(avr_t*, const int level, const char* format, std::va_list arguments) {
  if (level <= LOG_ERROR) std::vfprintf(stderr, format, arguments);
}
void no_sleep(avr_t*, avr_cycle_count_t) {}

class Uno {
 public:
  explicit Uno(const char* elf) {
    elf_firmware_t firmware;
    std::memset(&firmware, 0, sizeof firmware);
    avr_global_logger_set(quiet);
    if (elf_read_firmware(elf, &firmware) != 0) {
      std::fprintf(stderr, "simtable: cannot read %s\n", elf);
      std::exit(3);
    }
    avr_ = avr_make_mcu_by_name("atmega328p");
    avr_init(avr_);
    firmware.frequency = 16'000'000;
    avr_load_firmware(avr_, &firmware);
    avr_->frequency = 16'000'000;
    avr_->sleep = no_sleep;
    avr_->log = LOG_ERROR;
    for (avr_io_t* io = avr_->io_port; io != nullptr; io = io->next) {
      if (std::strcmp(io->kind, "uart") == 0) uart_ = reinterpret_cast<avr_uart_t*>(io);
    }
    std::uint32_t flags = 0;
    avr_ioctl(avr_, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    serial_in_ = avr_io_getirq(avr_, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr_, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_serial,
                            this);
    avr_irq_register_notify(avr_io_getirq(avr_, AVR_IOCTL_IOPORT_GETIRQ('B'), 0), on_strip, this);
    forget_memory();
    levels_.fill(1);
    apply_levels();
  }

  void run(std::uint64_t max_us, const std::vector<std::uint8_t>& bytes) {
    if (!unplugged_) to_board_.insert(to_board_.end(), bytes.begin(), bytes.end());
    const std::uint64_t end = avr_->cycle + max_us * kCyclesPerUs;
    arm_stop(end);
    bool frame = false;
    while (avr_->cycle < end && !frame) {
      feed(end);
      step();
      frame = release_output();
    }
  }

  void press(int button, bool down) {
    const Pin pin = pin_of(button);
    levels_[static_cast<std::size_t>(button)] = down ? 0 : 1;
    avr_raise_irq(avr_io_getirq(avr_, static_cast<std::uint32_t>(AVR_IOCTL_IOPORT_GETIRQ(pin.port)), pin.bit),
                  down ? 0 : 1);
    apply_levels();
  }
  void reset() {
    avr_reset(avr_);
    from_board_.clear();
    restarted();
  }
  void power_cycle() {
    forget_memory();
    reset();
  }
  void plug(bool in) {
    unplugged_ = !in;
    to_board_.clear();
    from_board_.clear();
    said_.clear();
  }
  /// The program runs in a circle with interrupts off: only the watchdog helps.
  void hang() {
    constexpr std::uint32_t kUnused = 0x7000;
    avr_->flash[kUnused] = 0xFF;  // rjmp to itself
    avr_->flash[kUnused + 1] = 0xCF;
    avr_->sreg[S_I] = 0;
    avr_->state = cpu_Running;
    avr_->pc = kUnused;
  }
  void flip(std::uint64_t every, std::uint32_t seed) {
    flip_every_ = every;
    random_ = seed;
  }

  std::uint64_t now_us() const { return avr_->cycle / kCyclesPerUs; }
  std::vector<std::uint8_t> take_said() { return std::exchange(said_, {}); }
  const std::vector<std::uint8_t>& lamps() {
    if (avr_->cycle - fell_ > kLatch) latch();
    return shown_;
  }
  int shows() const { return shows_; }
  int ring() const { return (avr_->data[kTccr1a] & 0x80U) != 0 ? avr_->data[kOcr1a] : 0; }
  void print_facts() const {
    std::printf("facts %u %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %d\n",
                overrun_, zero_[0], zero_[1], one_[0], one_[1], low_[0], low_[1], resets_);
  }

 private:
  static void on_serial(avr_irq_t*, std::uint32_t value, void* self) {
    static_cast<Uno*>(self)->from_board(static_cast<std::uint8_t>(value));
  }
  static void on_strip(avr_irq_t*, std::uint32_t value, void* self) {
    static_cast<Uno*>(self)->strip_edge(value != 0);
  }
  static avr_cycle_count_t on_timer(avr_t*, avr_cycle_count_t, void*) { return 0; }

  void step() {
    uart_->cycles_per_byte = kBoardByte;  // simavr counts 11 bits
    const int state = avr_run(avr_);
    if (state == cpu_Crashed || state == cpu_Done) {
      std::fprintf(stderr, "simtable: the firmware crashed\n");
      std::exit(1);
    }
    if (avr_->pc == 0) restarted();  // the watchdog
  }

  /// A reset has cleared pins and timers.
  void restarted() {
    ++resets_;
    apply_levels();
    arm_stop(stop_);
    next_arrival_ = 0;
  }

  /// So that a sleeping processor is not sent past this moment.
  void arm_stop(std::uint64_t when) {
    stop_ = when;
    avr_cycle_timer_cancel(avr_, on_timer, &stop_);
    if (when > avr_->cycle) avr_cycle_timer_register(avr_, when - avr_->cycle, on_timer, &stop_);
  }

  void feed(std::uint64_t end) {
    if (to_board_.empty()) return;
    if (next_arrival_ == 0) {
      line_free_tenths_ = std::max(line_free_tenths_, avr_->cycle * 10) + kPcByteTenths;
      next_arrival_ = line_free_tenths_ / 10;
      if (next_arrival_ < end) {
        avr_cycle_timer_cancel(avr_, on_timer, &next_arrival_);
        avr_cycle_timer_register(avr_, next_arrival_ > avr_->cycle ? next_arrival_ - avr_->cycle : 1,
                                 on_timer, &next_arrival_);
      }
    }
    if (avr_->cycle < next_arrival_) return;
    next_arrival_ = 0;
    const std::uint8_t byte = damaged(to_board_.front());
    to_board_.pop_front();
    const unsigned unread =
        (unsigned{uart_->input.write} + uart_fifo_fifo_size - uart_->input.read) % uart_fifo_fifo_size;
    if (unread >= kHardwareHolds) {
      ++overrun_;
    } else {
      avr_raise_irq(serial_in_, byte);
    }
  }

  void from_board(std::uint8_t byte) {
    if (!unplugged_) from_board_.push_back({avr_->cycle + kBoardByte, damaged(byte)});
  }

  /// True when a byte that ends a frame has come out.
  bool release_output() {
    bool frame = false;
    while (!from_board_.empty() && from_board_.front().due <= avr_->cycle) {
      const std::uint8_t byte = from_board_.front().byte;
      from_board_.pop_front();
      frame = frame || (byte == 0 && !said_.empty() && said_.back() != 0);
      said_.push_back(byte);
    }
    return frame;
  }

  std::uint8_t damaged(std::uint8_t byte) {
    if (flip_every_ == 0 || ++bytes_ % flip_every_ != 0) return byte;
    random_ = random_ * 1664525U + 1013904223U;
    return static_cast<std::uint8_t>(byte ^ (1U << (random_ >> 29U)));
  }

  void strip_edge(bool high) {
    const std::uint64_t now = avr_->cycle;
    if (high == strip_high_) return;
    strip_high_ = high;
    if (high) {
      const std::uint64_t low = now - fell_;
      if (low > kLatch) {
        latch();
      } else if (!bits_.empty()) {
        note(low_, low);
      }
      rose_ = now;
    } else {
      fell_ = now;
      const std::uint64_t width = now - rose_;
      note(width > kOne ? one_ : zero_, width);
      bits_.push_back(width > kOne ? 1 : 0);
    }
  }
  void latch() {
    if (bits_.empty()) return;
    std::vector<std::uint8_t> rgb(bits_.size() / 24 * 3);
    for (std::size_t i = 0; i + 24 <= bits_.size(); i += 24) {
      std::array<unsigned, 3> grb{};
      for (std::size_t bit = 0; bit < 24; ++bit) grb[bit / 8] = (grb[bit / 8] << 1U) | bits_[i + bit];
      rgb[i / 8] = static_cast<std::uint8_t>(grb[1]);
      rgb[i / 8 + 1] = static_cast<std::uint8_t>(grb[0]);
      rgb[i / 8 + 2] = static_cast<std::uint8_t>(grb[2]);
    }
    shown_ = std::move(rgb);
    bits_.clear();
    ++shows_;
  }
  static void note(std::array<std::uint64_t, 2>& range, std::uint64_t value) {
    if (range[0] == 0 || value < range[0]) range[0] = value;
    if (value > range[1]) range[1] = value;
  }

  /// Memory after power-on is anything.
  void forget_memory() {
    for (int at = 0x100; at <= avr_->ramend; ++at) {
      random_ = random_ * 1664525U + 1013904223U;
      avr_->data[at] = static_cast<std::uint8_t>(random_ >> 24U);
    }
  }

  /// Levels of all pins, where the firmware reads them and where simavr takes them from.
  void apply_levels() {
    std::array<unsigned, 3> value{0xFF, 0xFF, 0xFF};
    for (int button = 0; button < static_cast<int>(levels_.size()); ++button) {
      const Pin pin = pin_of(button);
      if (levels_[static_cast<std::size_t>(button)] == 0) {
        value[static_cast<std::size_t>(pin.port - 'B')] &= ~(1U << static_cast<unsigned>(pin.bit));
      }
    }
    avr_->data[kPinB] = static_cast<std::uint8_t>(value[0]);
    avr_->data[kPinC] = static_cast<std::uint8_t>(value[1]);
    avr_->data[kPinD] = static_cast<std::uint8_t>(value[2]);
    for (const char port : {'B', 'C', 'D'}) {
      avr_ioport_external_t external{};
      external.name = static_cast<unsigned char>(port) & 0x7FU;
      external.mask = port == 'B' ? 0x04 : port == 'C' ? 0x3F : 0xFC;
      external.value = value[static_cast<std::size_t>(port - 'B')] & 0xFFU;
      avr_ioctl(avr_, static_cast<std::uint32_t>(AVR_IOCTL_IOPORT_SET_EXTERNAL(port)), &external);
    }
  }

  struct Released {
    std::uint64_t due;
    std::uint8_t byte;
  };

  avr_t* avr_ = nullptr;
  avr_uart_t* uart_ = nullptr;
  avr_irq_t* serial_in_ = nullptr;
  std::uint64_t stop_ = 0;
  std::deque<std::uint8_t> to_board_;
  std::uint64_t line_free_tenths_ = 0;
  std::uint64_t next_arrival_ = 0;
  std::deque<Released> from_board_;
  std::vector<std::uint8_t> said_;
  bool unplugged_ = false;
  std::uint64_t flip_every_ = 0;
  std::uint64_t bytes_ = 0;
  std::uint32_t random_ = 1;
  unsigned overrun_ = 0;
  int resets_ = 0;
  std::array<int, 13> levels_{};
  bool strip_high_ = false;
  std::uint64_t rose_ = 0;
  std::uint64_t fell_ = 0;
  std::vector<std::uint8_t> bits_;
  std::vector<std::uint8_t> shown_;
  int shows_ = 0;
  std::array<std::uint64_t, 2> zero_{};
  std::array<std::uint64_t, 2> one_{};
  std::array<std::uint64_t, 2> low_{};
};

std::string hex(const std::vector<std::uint8_t>& bytes) {
  static const char* const kDigits = "0123456789abcdef";
  std::string out;
  for (const std::uint8_t byte : bytes) {
    out += kDigits[byte >> 4U];
    out += kDigits[byte & 15U];
  }
  return out.empty() ? "-" : out;
}
std::vector<std::uint8_t> unhex(const std::string& text) {
  std::vector<std::uint8_t> out;
  const auto digit = [](char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : c - 'a' + 10); };
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    out.push_back(static_cast<std::uint8_t>(digit(text[i]) * 16 + digit(text[i + 1])));
  }
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: simtable FIRMWARE.elf\n");
    return 2;
  }
  Uno uno(argv[1]);
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string verb;
    words >> verb;
    if (verb == "run") {
      std::uint64_t max_us = 0;
      std::string bytes;
      words >> max_us >> bytes;
      uno.run(max_us, unhex(bytes));
      std::printf("%" PRIu64 " %s\n", uno.now_us(), hex(uno.take_said()).c_str());
    } else if (verb == "lamps") {
      const std::string shown = hex(uno.lamps());
      std::printf("lamps %d %s\n", uno.shows(), shown.c_str());
    } else if (verb == "ring") {
      std::printf("ring %d\n", uno.ring());
    } else if (verb == "facts") {
      uno.print_facts();
    } else {
      long number = 0;
      long seed = 1;
      words >> number >> seed;
      if (verb == "press" || verb == "release") uno.press(static_cast<int>(number), verb == "press");
      if (verb == "reset") uno.reset();
      if (verb == "power") uno.power_cycle();
      if (verb == "unplug" || verb == "plug") uno.plug(verb == "plug");
      if (verb == "hang") uno.hang();
      if (verb == "flip") uno.flip(static_cast<std::uint64_t>(number), static_cast<std::uint32_t>(seed));
      std::puts("ok");
    }
    std::fflush(stdout);
  }
  return 0;
}
