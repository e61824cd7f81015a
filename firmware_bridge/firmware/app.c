/* SPDX-License-Identifier: MIT */
/* The board's logic. See app.h. Times are 16-bit milliseconds that wrap; only differences are used. */
#include "firmware_bridge/firmware/app.h"

#define APP_MARK 0x54574231UL /* "TWB1": the kept memory has been ours before */
#define APP_LOST_FADE_MS 500
#define APP_LOST_RED 24

static uint32_t memory_check(const struct app_memory* memory) {
  return tw_check((const uint8_t*)memory, (uint16_t)((const uint8_t*)&memory->check - (const uint8_t*)memory));
}

static const struct app_memory* memory(const struct app* app) { return &app->kept->copy[app->kept->current]; }

/* The other copy, as a draft of the next state. */
static struct app_memory* draft(struct app* app) {
  struct app_memory* next = &app->kept->copy[app->kept->current ^ 1U];
  memcpy(next, memory(app), sizeof *next);
  return next;
}

/* The draft becomes the state, by the writing of one byte. */
static void commit(struct app* app) {
  struct app_memory* next = &app->kept->copy[app->kept->current ^ 1U];
  next->check = memory_check(next);
#ifdef __GNUC__
  __asm__ __volatile__("" ::: "memory"); /* the compiler must not move the flip before what it stands for */
#endif
  app->kept->current ^= 1U;
}

static uint8_t waiting(const struct app_memory* now) { return (uint8_t)(now->next - now->oldest); }

static uint8_t send(struct app* app, uint8_t type, uint8_t seq, const uint8_t* payload, uint8_t length) {
  uint8_t wire[TW_WIRE_MAX];
  const uint8_t size = tw_encode(type, seq, payload, length, wire);
  if (app->hal->send(app->hal->context, wire, size)) return 1;
  ++app->unsent;
  return 0;
}

static void send_ack(struct app* app, const struct tw_message* to, uint8_t code) {
  uint8_t payload[3];
  const struct tw_ack ack = {to->type, to->seq, code};
  app->heartbeat_ms = app->now_ms; /* a sign of life as good, and pictures at full speed are not held up */
  send(app, TW_ACK, to->seq, payload, tw_pack_ack(payload, &ack));
}

static uint8_t send_hello(struct app* app, uint8_t seq) {
  uint8_t payload[16];
  struct tw_hello hello;
  hello.protocol = TW_PROTOCOL;
  hello.major = APP_MAJOR;
  hello.minor = APP_MINOR;
  hello.reset = app->reset;
  hello.epoch = memory(app)->epoch;
  hello.oldest = memory(app)->oldest;
  hello.buttons = APP_BUTTONS;
  hello.lamps = APP_LAMPS;
  hello.parts = APP_PARTS;
  return send(app, TW_HELLO, seq, payload, tw_pack_hello(payload, &hello));
}

static void send_heartbeat(struct app* app) {
  uint8_t payload[9];
  struct tw_heartbeat beat;
  beat.held = memory(app)->held;
  beat.waiting = waiting(memory(app));
  beat.ring = app->ring_now;
  beat.pc_lost = app->pc_lost != 0;
  beat.picture = app->picture;
  send(app, TW_HEARTBEAT, app->seq++, payload, tw_pack_heartbeat(payload, &beat));
}

static void send_stats(struct app* app, uint8_t seq) {
  uint8_t payload[18];
  struct tw_stats stats;
  stats.good = app->receiver.good;
  stats.bad_check = app->receiver.bad_check;
  stats.bad_form = app->receiver.bad_form;
  stats.too_long = app->receiver.too_long;
  stats.overrun = app->hal->overrun(app->hal->context);
  stats.unsent = app->unsent;
  stats.shows = app->shows;
  stats.refused = app->refused;
  stats.uptime_s = app->uptime_s;
  send(app, TW_STATS, seq, payload, tw_pack_stats(payload, &stats));
}

/* ----------------------------------------------------------------------------------------------- lamps */

uint8_t app_scale(const uint8_t* rgb, uint16_t lamps, uint16_t limit_ma) {
  uint32_t sum = 0;
  uint32_t scale;
  for (uint16_t i = 0; i < 3U * lamps; ++i) sum += rgb[i];
  if (limit_ma <= lamps) return 0; /* their own electronics draw that much already */
  /* sum * 20 mA / 255 * (scale + 1) / 256 <= limit - lamps */
  if (sum == 0) return 255;
  scale = (uint32_t)((uint32_t)(limit_ma - lamps) * 3264U / sum);
  return scale > 255 ? 255 : scale == 0 ? 0 : (uint8_t)(scale - 1);
}

static void show(struct app* app, uint32_t picture) {
  app->picture = picture;
  app->hal->show(app->hal->context, app->rgb, APP_LAMPS, app_scale(app->rgb, APP_LAMPS, app->limit_ma));
}

static void fade_ring(struct app* app, uint8_t level, uint16_t fade_ms) {
  app->ring_from = app->ring_now;
  app->ring_to = level;
  app->ring_from_ms = app->now_ms;
  app->ring_fade_ms = fade_ms;
}

static void tick_ring(struct app* app) {
  uint8_t level = app->ring_to;
  const uint16_t since = (uint16_t)(app->now_ms - app->ring_from_ms);
  if (app->ring_now == app->ring_to) return;
  if (since < app->ring_fade_ms) {
    const int32_t way = (int32_t)app->ring_to - (int32_t)app->ring_from;
    level = (uint8_t)((int32_t)app->ring_from + way * (int32_t)since / (int32_t)app->ring_fade_ms);
  } else {
    app->ring_fade_ms = 0; /* else the clock's wrapping would begin it again */
  }
  if (level != app->ring_now) {
    app->ring_now = level;
    app->hal->ring(app->hal->context, level);
  }
}

/* One dim red lamp at each seat: somebody looks at the board and sees why nothing happens. */
static void show_lost(struct app* app) {
  struct tw_part part;
  memset(app->rgb, 0, sizeof app->rgb);
  if (app->pc_lost == 1) {
    for (uint8_t i = 0; app_part(i, &part); ++i) {
      if (part.kind == TW_PART_LAMPS && part.role == TW_ROLE_SEAT) app->rgb[3 * part.first] = APP_LOST_RED;
    }
  }
  show(app, tw_check(app->rgb, sizeof app->rgb));
}

static void tick_lost(struct app* app) {
  if (!app->pc_lost) {
    if ((uint16_t)(app->now_ms - app->heard_ms) < TW_PC_LOST_MS) return;
    app->pc_lost = 1;
    app->lost_s = 0;
    fade_ring(app, 0, APP_LOST_FADE_MS);
    show_lost(app);
  } else if (app->pc_lost == 1 && app->lost_s >= APP_DARK_S) {
    app->pc_lost = 2;
    show_lost(app);
  }
}

/* --------------------------------------------------------------------------------------------- messages */

static uint8_t take_led_range(struct app* app, const struct tw_message* message) {
  struct tw_led_range range;
  const uint8_t code = tw_unpack_led_range(message, &range);
  if (code != TW_OK) return code;
  if (range.first + range.count > APP_LAMPS) return TW_BAD_RANGE;
  memcpy(app->rgb + 3 * range.first, range.rgb, (uint16_t)(3U * range.count));
  return TW_OK;
}

static uint8_t take_led_fill(struct app* app, const struct tw_message* message) {
  struct tw_led_fill fill;
  const uint8_t code = tw_unpack_led_fill(message, &fill);
  if (code != TW_OK) return code;
  if (fill.first + fill.count > APP_LAMPS) return TW_BAD_RANGE;
  for (uint16_t i = fill.first; i < fill.first + fill.count; ++i) memcpy(app->rgb + 3 * i, fill.rgb, 3);
  return TW_OK;
}

static uint8_t take_led_show(struct app* app, const struct tw_message* message) {
  struct tw_led_show wanted;
  const uint8_t code = tw_unpack_led_show(message, &wanted);
  if (code != TW_OK) return code;
  if (tw_check(app->rgb, sizeof app->rgb) != wanted.picture) return TW_BAD_PICTURE;
  show(app, wanted.picture);
  ++app->shows;
  return TW_OK;
}

static uint8_t take_button_ack(struct app* app, const struct tw_message* message) {
  struct tw_press_id id;
  const uint8_t code = tw_unpack_button_ack(message, &id);
  if (code != TW_OK) return code;
  if (waiting(memory(app)) == 0 || id.epoch != memory(app)->epoch || id.number != memory(app)->oldest) {
    return TW_OK; /* an old one, said twice */
  }
  ++draft(app)->oldest;
  commit(app);
  app->told_times = 0;
  return TW_OK;
}

static void take_describe(struct app* app, const struct tw_message* message) {
  uint8_t payload[8];
  struct tw_part part;
  if (message->length != 1) {
    send_ack(app, message, TW_BAD_LENGTH);
  } else if (!app_part(message->payload[0], &part)) {
    send_ack(app, message, TW_BAD_RANGE);
  } else {
    send(app, TW_DESCRIPTION, message->seq, payload, tw_pack_description(payload, &part));
  }
}

static void take(struct app* app, const struct tw_message* message) {
  struct tw_ring ring;
  uint8_t code = TW_OK;
  if (message->type & 0x80U) return; /* a reply: not for us */
  app->heard_ms = app->now_ms;
  app->pc_lost = 0;
  switch (message->type) {
    case TW_HELLO_REQUEST:
      if (message->length != 1) {
        send_ack(app, message, TW_BAD_LENGTH);
      } else {
        app->greeted |= send_hello(app, message->seq); /* whatever protocol it asks for: so that the person can be told */
      }
      return;
    case TW_PING:
      if (message->length > TW_ECHO_MAX) {
        send_ack(app, message, TW_BAD_LENGTH);
      } else {
        send(app, TW_PONG, message->seq, message->payload, message->length);
      }
      return;
    case TW_STATS_REQUEST:
      if (message->length != 0) {
        send_ack(app, message, TW_BAD_LENGTH);
      } else {
        send_stats(app, message->seq);
      }
      return;
    case TW_DESCRIBE:
      take_describe(app, message);
      return;
    case TW_LED_RANGE:
      code = take_led_range(app, message);
      if (code == TW_OK) return;
      break;
    case TW_LED_FILL:
      code = take_led_fill(app, message);
      if (code == TW_OK) return;
      break;
    case TW_LED_SHOW:
      code = take_led_show(app, message);
      break;
    case TW_RING:
      code = tw_unpack_ring(message, &ring);
      if (code == TW_OK) fade_ring(app, ring.level, ring.fade_ms);
      break;
    case TW_LED_LIMIT:
      code = tw_unpack_led_limit(message, &app->limit_ma);
      break;
    case TW_BUTTON_ACK:
      code = take_button_ack(app, message);
      if (code == TW_OK) return;
      break;
    default:
      code = TW_UNKNOWN;
      break;
  }
  send_ack(app, message, code);
}

void app_receive(struct app* app, uint8_t byte) {
  struct tw_message message;
  if (tw_receive(&app->receiver, byte, &message)) take(app, &message);
}

/* ---------------------------------------------------------------------------------------------- buttons */

static void press(struct app* app, uint8_t button) {
  struct app_memory* next = draft(app);
  next->held |= (uint16_t)(1U << button);
  if (waiting(next) >= TW_QUEUE) {
    ++app->refused;
  } else {
    next->button[next->next % TW_QUEUE] = button;
    next->pressed_at[next->next % TW_QUEUE] = (uint16_t)(app->now_ms - APP_DEBOUNCE_MS);
    ++next->next;
  }
  commit(app);
}

static void release(struct app* app, uint8_t button) {
  struct app_memory* next = draft(app);
  next->held &= (uint16_t)~(1U << button);
  commit(app);
}

static void sample(struct app* app, uint16_t down) {
  uint16_t changed = down ^ memory(app)->held;
  for (uint8_t i = 0; i < APP_BUTTONS; ++i, changed >>= 1) {
    if (!(changed & 1U)) {
      app->unsteady[i] = 0;
    } else if (++app->unsteady[i] >= APP_DEBOUNCE_MS) {
      app->unsteady[i] = 0;
      if (memory(app)->held & (1U << i)) {
        release(app, i);
      } else {
        press(app, i);
      }
    }
  }
}

/* Ages would wrap after a minute: what is older is kept at "a minute". */
static void hold_ages(struct app* app) {
  struct app_memory* now = &app->kept->copy[app->kept->current];
  uint8_t changed = 0;
  for (uint16_t number = now->oldest; number != now->next; ++number) {
    if ((uint16_t)(app->now_ms - now->pressed_at[number % TW_QUEUE]) > 60000U) changed = 1;
  }
  if (!changed) return;
  now = draft(app);
  for (uint16_t number = now->oldest; number != now->next; ++number) {
    uint16_t* at = &now->pressed_at[number % TW_QUEUE];
    if ((uint16_t)(app->now_ms - *at) > 60000U) *at = (uint16_t)(app->now_ms - 60000U);
  }
  commit(app);
}

static void tell_press(struct app* app) {
  const struct app_memory* now = memory(app);
  const uint16_t patience = app->told_times < 25 ? TW_REPEAT_MS : TW_REPEAT_SLOW_MS;
  uint8_t payload[7];
  struct tw_press told;
  if (now->oldest == now->next) return;
  if (app->told_times != 0 && (uint16_t)(app->now_ms - app->told_ms) < patience) return;
  told.epoch = now->epoch;
  told.number = now->oldest;
  told.button = now->button[now->oldest % TW_QUEUE];
  told.age_ms = (uint16_t)(app->now_ms - now->pressed_at[now->oldest % TW_QUEUE]);
  if (!send(app, TW_BUTTON, app->seq, payload, tw_pack_button(payload, &told))) return;
  ++app->seq;
  app->told_ms = app->now_ms;
  if (app->told_times < 1000) ++app->told_times;
}

/* ------------------------------------------------------------------------------------- start and time */

static uint8_t kept_is_whole(const struct app_kept* kept) {
  return kept->mark == APP_MARK && kept->current < 2 &&
         kept->copy[kept->current].check == memory_check(&kept->copy[kept->current]) &&
         (uint16_t)(kept->copy[kept->current].next - kept->copy[kept->current].oldest) <= TW_QUEUE;
}

void app_start(struct app* app, const struct app_hal* hal, struct app_kept* kept, uint8_t reset, uint16_t now_ms,
               uint16_t buttons_down) {
  struct app_memory* memory_now;
  memset(app, 0, sizeof *app);
  app->hal = hal;
  app->kept = kept;
  app->limit_ma = APP_LIMIT_MA;
  app->reset = reset;
  app->now_ms = app->heard_ms = app->heartbeat_ms = app->second_ms = now_ms;
  if (!kept_is_whole(kept)) {
    /* From power-off. Buttons that are down already are stuck or leant on: no presses. */
    memset(kept, 0, sizeof *kept);
    kept->copy[0].epoch = hal->new_epoch(hal->context);
    kept->copy[0].held = buttons_down;
    kept->copy[0].check = memory_check(&kept->copy[0]);
    kept->mark = APP_MARK;
  }
  memory_now = draft(app); /* the clock began anew: ages count from here */
  for (uint8_t i = 0; i < TW_QUEUE; ++i) memory_now->pressed_at[i] = now_ms;
  commit(app);
  hal->ring(hal->context, 0);
  show(app, tw_check(app->rgb, sizeof app->rgb));
}

void app_tick(struct app* app, uint16_t now_ms, uint16_t buttons_down) {
  app->now_ms = now_ms;
  if (!app->greeted) app->greeted = send_hello(app, 0);
  sample(app, buttons_down);
  tell_press(app);
  tick_ring(app);
  tick_lost(app);
  if ((uint16_t)(now_ms - app->second_ms) >= 1000) {
    app->second_ms = (uint16_t)(app->second_ms + 1000);
    ++app->uptime_s;
    if (app->pc_lost && app->lost_s < APP_DARK_S) ++app->lost_s;
    hold_ages(app);
    /* Neither may look new again when the clock wraps. */
    if ((uint16_t)(now_ms - app->heard_ms) > 30000U) app->heard_ms = (uint16_t)(now_ms - 30000U);
    if ((uint16_t)(now_ms - app->told_ms) > 30000U) app->told_ms = (uint16_t)(now_ms - 30000U);
  }
  if ((uint16_t)(now_ms - app->heartbeat_ms) >= TW_HEARTBEAT_MS) {
    app->heartbeat_ms = now_ms;
    send_heartbeat(app);
  }
}

/* ------------------------------------------------------------------------------------------ description */

uint8_t app_part(uint8_t part, struct tw_part* out) {
  out->part = part;
  out->role = TW_ROLE_NONE;
  out->seat = TW_NO_SEAT;
  out->first = part;
  out->count = 1;
  if (part < 2 * APP_SEATS) {
    out->kind = TW_PART_BUTTON;
    out->seat = part / 2;
    out->role = part % 2 == 0 ? TW_ROLE_CONFIRM : TW_ROLE_UNDO;
    return 1;
  }
  if (part < APP_BUTTONS) {
    out->kind = TW_PART_BUTTON;
    out->role = TW_ROLE_CLOCK;
    return 1;
  }
  part = (uint8_t)(part - APP_BUTTONS);
  if (part < APP_SEATS) {
    out->kind = TW_PART_LAMPS;
    out->role = TW_ROLE_SEAT;
    out->seat = part;
    out->first = (uint16_t)(part * APP_SEAT_LAMPS);
    out->count = APP_SEAT_LAMPS;
    return 1;
  }
  if (part == APP_SEATS) {
    out->kind = TW_PART_LAMPS;
    out->role = TW_ROLE_COMMON;
    out->first = APP_SEATS * APP_SEAT_LAMPS;
    out->count = APP_LAMPS - APP_SEATS * APP_SEAT_LAMPS;
    return 1;
  }
  if (part == APP_SEATS + 1) {
    out->kind = TW_PART_RING;
    out->first = 0;
    return 1;
  }
  return 0;
}
