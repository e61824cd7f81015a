/* SPDX-License-Identifier: MIT */
/* The ATmega328P (Uno, Nano) under app.c: pins, serial port, clock, watchdog, strip. 16 MHz, plain avr-libc.
 *
 * Pins   A0-A5, D2-D7   confirm and undo of seats 1 to 6, in turn (button to ground, pull-ups inside)
 *        D10            the clock
 *        D8             the strip's data (WS2812, 5 V, 330 ohm in series)
 *        D9             the ring light's MOSFET, 62.5 kHz: no bands in a camera's picture
 *        D13            on while the computer is there */
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/delay.h>

#include "firmware_bridge/firmware/app.h"

#if APP_BUTTONS > 13
#error "the Uno has pins for 13 buttons"
#endif

/* ------------------------------------------------------------------------------------------------ start */

static uint8_t reset_cause __attribute__((section(".noinit")));
static struct app_kept kept __attribute__((section(".noinit")));

/* After a watchdog's reset the watchdog runs on with 16 ms: it must be stopped before main() clears memory. */
void note_reset(void) __attribute__((naked, used, section(".init3")));
void note_reset(void) {
  reset_cause = MCUSR;
  MCUSR = 0;
  wdt_disable();
}

/* ------------------------------------------------------------------------------------------ serial port */

#define RING_MASK 127U
static volatile uint8_t in_ring[RING_MASK + 1];
static volatile uint8_t in_head;
static volatile uint8_t in_tail;
static uint8_t out_ring[RING_MASK + 1];
static volatile uint8_t out_head;
static volatile uint8_t out_tail;
static volatile uint16_t lost_bytes;

ISR(USART_RX_vect) {
  uint8_t next;
  if (UCSR0A & _BV(DOR0)) ++lost_bytes; /* before UDR0 is read, which clears it */
  next = (in_head + 1U) & RING_MASK;
  in_ring[in_head] = UDR0;
  if (next == in_tail) {
    ++lost_bytes;
  } else {
    in_head = next;
  }
}

ISR(USART_UDRE_vect) {
  UDR0 = out_ring[out_tail];
  out_tail = (out_tail + 1U) & RING_MASK;
  if (out_tail == out_head) UCSR0B &= (uint8_t)~_BV(UDRIE0);
}

static uint8_t serial_send(void* context, const uint8_t* bytes, uint8_t length) {
  const uint8_t used = (uint8_t)(out_head - out_tail) & RING_MASK;
  uint8_t at = out_head;
  (void)context;
  if (length > RING_MASK - used) return 0;
  for (uint8_t i = 0; i < length; ++i, at = (at + 1U) & RING_MASK) out_ring[at] = bytes[i];
  cli();
  out_head = at;
  UCSR0B |= _BV(UDRIE0);
  sei();
  return 1;
}

static void serial_start(void) {
  UCSR0A = _BV(U2X0); /* before UBRR0: simavr reads it only then, and hardware does not mind */
  UBRR0 = 16;         /* 117647 baud: 2.1 % off, as on every Uno */
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

static uint16_t serial_overrun(void* context) {
  uint16_t lost;
  (void)context;
  cli();
  lost = lost_bytes;
  sei();
  return lost;
}

/* ------------------------------------------------------------------------------------------------ clock */

/* Timer 2 interrupts every millisecond, which also ends the sleep of the main loop. */
static volatile uint16_t milliseconds;

ISR(TIMER2_COMPA_vect) { ++milliseconds; }

static void clock_start(void) {
  TCCR2A = _BV(WGM21);
  OCR2A = 249;
  TIMSK2 = _BV(OCIE2A);
  TCCR2B = _BV(CS22); /* 16 MHz / 64: 4 us a step */
}

static uint16_t clock_now(void) {
  uint16_t now;
  cli();
  now = milliseconds;
  sei();
  return now;
}

/* ------------------------------------------------------------------------------------------------ strip */

#define STRIP_BIT _BV(PB0)

/* One byte, 20 or 21 cycles a bit: high for 5 (0) or 13 (1) of them. Interrupts are off. */
static inline void strip_byte(uint8_t byte) {
  uint8_t bits = 8;
  __asm__ __volatile__(
      "1: sbi %[port], 0      \n" /* 2 cycles: high from their end */
      "   nop                 \n" /* 1 */
      "   nop                 \n" /* 1 */
      "   sbrs %[byte], 7     \n" /* a 1: 2, and the next is skipped; a 0: 1 */
      "   cbi %[port], 0      \n" /* a 0 is low again after 5 */
      "   lsl %[byte]         \n" /* 1 */
      "   nop                 \n"
      "   nop                 \n"
      "   nop                 \n"
      "   nop                 \n"
      "   nop                 \n"
      "   nop                 \n"
      "   cbi %[port], 0      \n" /* a 1 is low after 13 */
      "   dec %[bits]         \n" /* 1 */
      "   nop                 \n"
      "   nop                 \n"
      "   brne 1b             \n" /* 2: low for 7 at least */
      : [byte] "+r"(byte), [bits] "+r"(bits)
      : [port] "I"(_SFR_IO_ADDR(PORTB)));
}

static inline uint8_t dimmed(uint8_t value, uint8_t scale) { return (uint8_t)((value * (uint16_t)(scale + 1U)) >> 8); }

static void strip_show(void* context, const uint8_t* rgb, uint16_t lamps, uint8_t scale) {
  uint16_t steps;
  uint8_t before;
  (void)context;
  cli();
  before = TCNT2;
  for (uint16_t i = 0; i < lamps; ++i, rgb += 3) {
    strip_byte(dimmed(rgb[1], scale)); /* green, red, blue */
    strip_byte(dimmed(rgb[0], scale));
    strip_byte(dimmed(rgb[2], scale));
  }
  /* The clock stood still but for one interrupt that waits: 32 us, 8 steps, a lamp. */
  steps = (uint16_t)(before + lamps * 8U);
  while (steps >= 500U) {
    steps = (uint16_t)(steps - 250U);
    ++milliseconds;
  }
  sei(); /* the strip takes over after 50 us; the next picture is milliseconds away */
}

/* ----------------------------------------------------------------------------------------------- others */

static void ring_level(void* context, uint8_t level) {
  (void)context;
  if (level == 0) {
    TCCR1A = _BV(WGM10); /* fast PWM has no 0: the pin itself is low */
  } else {
    OCR1A = level;
    TCCR1A = _BV(COM1A1) | _BV(WGM10);
  }
}

static uint16_t next_epoch(void* context) {
  uint16_t epoch;
  (void)context;
  epoch = (uint16_t)(eeprom_read_word((const uint16_t*)0) + 1U);
  eeprom_update_word((uint16_t*)0, epoch);
  return epoch;
}

static void pins_start(void) {
  DDRB = STRIP_BIT | _BV(PB1) | _BV(PB5);
  PORTB = _BV(PB2);
  PORTC = 0x3F;
  PORTD = 0xFC;
  TCCR1A = _BV(WGM10);
  TCCR1B = _BV(WGM12) | _BV(CS10);
}

static uint16_t buttons_down(void) {
  const uint8_t analog = (uint8_t)~PINC & 0x3FU;
  const uint8_t digital = (uint8_t)(~PIND >> 2) & 0x3FU;
  const uint8_t clock = (PINB & _BV(PB2)) ? 0 : 1;
  return (uint16_t)(analog | ((uint16_t)digital << 6) | ((uint16_t)clock << 12));
}

int main(void) {
  static const struct app_hal hal = {0, serial_send, strip_show, ring_level, next_epoch, serial_overrun};
  static struct app app;
  uint16_t ticked;
  pins_start();
  serial_start();
  clock_start();
  SMCR = 0; /* sleep is idle: serial port and clock go on and end it */
  wdt_enable(WDTO_1S);
  sei();
  _delay_us(50); /* the pull-ups need a moment before the pins are read */
  ticked = clock_now();
  app_start(&app, &hal, &kept, reset_cause & 0x0FU, ticked, buttons_down());
  for (;;) {
    uint16_t now;
    wdt_reset();
    while (in_tail != in_head) {
      const uint8_t byte = in_ring[in_tail];
      in_tail = (in_tail + 1U) & RING_MASK;
      app_receive(&app, byte);
    }
    now = clock_now();
    if (now != ticked) {
      ticked = now;
      app_tick(&app, now, buttons_down());
      if (app.pc_lost) {
        PORTB &= (uint8_t)~_BV(PB5);
      } else {
        PORTB |= _BV(PB5);
      }
    }
    cli();
    if (in_tail == in_head && milliseconds == ticked) {
      SMCR = _BV(SE);
      sei(); /* takes effect after the next instruction: nothing that arrives is slept over */
      sleep_cpu();
      SMCR = 0;
    }
    sei();
  }
}
