/* SPDX-License-Identifier: MIT */
/* What the board does, without a single register: protocol, buttons, picture, ring light, and the picture
 * that says "nobody is there". The firmware (uno.c), the soft board and the tests all run this same code
 * behind a small HAL. */
#ifndef TILEWATCH_TABLE_APP_H
#define TILEWATCH_TABLE_APP_H

#include "firmware_bridge/protocol/table_protocol.h"

#ifdef __cplusplus
extern "C" {
#endif

#define APP_MAJOR 1
#define APP_MINOR 0

/* How this board is built. Another one: other numbers here, other pins in uno.c. */
#ifndef APP_SEATS
#define APP_SEATS 6
#endif
#ifndef APP_LAMPS
#define APP_LAMPS 60
#endif
#define APP_SEAT_LAMPS 9                /* the rest of the strip is everybody's */
#define APP_BUTTONS (2 * APP_SEATS + 1) /* confirm and undo for each seat, then the clock */
#define APP_PARTS (APP_BUTTONS + APP_SEATS + 2)
#define APP_DEBOUNCE_MS 8 /* a button must be the same that long */
#define APP_LIMIT_MA 400  /* what USB gives besides the board */

/* Presses and the state of the buttons, in memory that a reset leaves alone (not a loss of power): a press
 * that was not yet acknowledged is told after the reset, one that is still held is not told again. Two
 * copies, of which one holds: a reset in the middle of a change finds the other one whole. */
struct app_memory {
  uint16_t epoch;
  uint16_t held;   /* debounced buttons, a bit each */
  uint16_t oldest; /* number of the first press that waits for its BUTTON_ACK */
  uint16_t next;   /* number of the next press; oldest == next: none waits */
  uint8_t button[TW_QUEUE];
  uint16_t pressed_at[TW_QUEUE];
  uint32_t check;
};
struct app_kept {
  uint32_t mark;
  uint8_t current;
  struct app_memory copy[2];
};

/* What the board can do. `send` takes a whole message or nothing (then 0); `show` returns when the strip is
 * written. */
struct app_hal {
  void* context;
  uint8_t (*send)(void* context, const uint8_t* bytes, uint8_t length);
  /* `rgb` has 3 bytes a lamp; each is to be multiplied by (scale + 1) / 256 on its way out. */
  void (*show)(void* context, const uint8_t* rgb, uint16_t lamps, uint8_t scale);
  void (*ring)(void* context, uint8_t level);
  /* A number that no start from power-off has had, as far as the board can know. */
  uint16_t (*new_epoch)(void* context);
  /* Bytes that were lost because nobody fetched them. */
  uint16_t (*overrun)(void* context);
};

struct app {
  const struct app_hal* hal;
  struct app_kept* kept;
  struct tw_receiver receiver;
  uint8_t rgb[3 * APP_LAMPS];
  uint32_t picture; /* CRC-32C of what is shown */
  uint16_t limit_ma;
  uint16_t now_ms;
  uint16_t heard_ms;     /* when the last good message came */
  uint16_t heartbeat_ms; /* when the last HEARTBEAT went out */
  uint16_t told_ms;      /* when the oldest press was last told */
  uint16_t told_times;
  uint16_t unsent;
  uint16_t shows;
  uint16_t refused;
  uint16_t uptime_s;
  uint16_t second_ms;
  uint16_t ring_from_ms;
  uint16_t ring_fade_ms;
  uint8_t ring_from;
  uint8_t ring_to;
  uint8_t ring_now;
  uint8_t pc_lost; /* 0 no, 1 yes: shows the lost picture, 2 yes: all dark after APP_DARK_S */
  uint16_t lost_s;
  uint8_t seq;
  uint8_t reset;
  uint8_t greeted; /* HELLO has gone out since the start */
  uint8_t unsteady[TW_BUTTONS_MAX];
};

#define APP_DARK_S 600 /* the lost picture is not left burning over night */

/* After every start. `reset` are the bits of enum tw_reset. */
void app_start(struct app* app, const struct app_hal* hal, struct app_kept* kept, uint8_t reset,
               uint16_t now_ms, uint16_t buttons_down);
/* A byte came from the computer. */
void app_receive(struct app* app, uint8_t byte);
/* At least once a millisecond or so, but not more than once in one: buttons are sampled here. */
void app_tick(struct app* app, uint16_t now_ms, uint16_t buttons_down);
/* Part number `part` of the board's description; 0 if there is none. */
uint8_t app_part(uint8_t part, struct tw_part* out);
/* What `show` must multiply with so that the strip draws at most limit_ma: 20 mA a channel at 255, 1 mA a
 * lamp. */
uint8_t app_scale(const uint8_t* rgb, uint16_t lamps, uint16_t limit_ma);

#ifdef __cplusplus
}
#endif

#endif /* TILEWATCH_TABLE_APP_H */
