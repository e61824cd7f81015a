/* SPDX-License-Identifier: MIT */
/* What the board on the table and the computer tell each other: protocol 1. Plain C99, no registers, no heap,
 * the same file in the firmware and in the program. README.md beside it is made from the table below.
 *
 * On the wire (115200 baud, 8N1):   00 | COBS( type u8, seq u8, payload 0..55, check u32 ) | 00
 * COBS takes every zero out of the frame, so a zero always ends one, and whatever noise came before costs at
 * most the frame it hit. The zero in front ends such noise before the frame begins; it may be shared with the
 * zero behind the frame before. Numbers are little endian. The check is CRC-32C over type, seq and payload: a
 * flipped bit in one of COBS's own length bytes moves all that follows, which defeats the distance of any CRC
 * and leaves its length alone to decide; 16 bits let 7 of a million such frames through, 32 bits none that we
 * could count. Length and range of every field are checked besides, on both sides.
 *
 * A reply carries the seq of its request. Between LED_SHOW and its ACK the computer sends nothing: while the
 * strip is written the board's interrupts are off and it would lose bytes. */
#ifndef TILEWATCH_TABLE_PROTOCOL_H
#define TILEWATCH_TABLE_PROTOCOL_H

#include <stdint.h>
#include <string.h>

#ifdef __AVR__
#include <avr/pgmspace.h>
#define TW_IN_FLASH PROGMEM
#define TW_READ_U32(address) pgm_read_dword(address)
#else
#define TW_IN_FLASH
#define TW_READ_U32(address) (*(address))
#endif

/* ------------------------------------------------------------------------------------------- numbers */

#define TW_PROTOCOL 1   /* a board that says another number is not talked to any further */
#define TW_MAGIC "TWB1" /* the only proof of identity; the first five bytes of HELLO never change */
#define TW_BAUD 115200L
#define TW_PAYLOAD_MAX 55 /* so that a frame with both zeros is 64 bytes, what small boards buffer */
#define TW_FRAME_MAX (TW_PAYLOAD_MAX + 6) /* type, seq, payload, check */
#define TW_WIRE_MAX (TW_FRAME_MAX + 3)    /* zero, COBS's one byte, frame, zero */
#define TW_RANGE_MAX 17                   /* lamps in one LED_RANGE */
#define TW_ECHO_MAX 16                    /* bytes in one PING */
#define TW_BUTTONS_MAX 16
#define TW_LAMPS_MAX 300
#define TW_PARTS_MAX 32
#define TW_QUEUE 16 /* presses that wait on the board for their BUTTON_ACK */

#define TW_REPEAT_MS 40       /* a press is told again until it is acknowledged */
#define TW_REPEAT_SLOW_MS 250 /* after a second without an answer */
#define TW_HEARTBEAT_MS 500
#define TW_PC_LOST_MS 2000 /* silence after which the board shows by itself that nobody is there */

enum tw_ack_code { TW_OK = 0, TW_BAD_RANGE = 1, TW_UNKNOWN = 2, TW_BAD_LENGTH = 3, TW_BAD_PICTURE = 4 };
enum tw_part_kind { TW_PART_BUTTON = 1, TW_PART_LAMPS = 2, TW_PART_RING = 3 };
enum tw_part_role {
  TW_ROLE_NONE = 0,
  TW_ROLE_CONFIRM = 1,
  TW_ROLE_UNDO = 2,
  TW_ROLE_CLOCK = 3,
  TW_ROLE_SEAT = 4,
  TW_ROLE_COMMON = 5
};
#define TW_NO_SEAT 255
enum tw_reset { TW_RESET_POWER = 1, TW_RESET_EXTERNAL = 2, TW_RESET_BROWN_OUT = 4, TW_RESET_WATCHDOG = 8 };

/* ------------------------------------------------------------------------------- the table of messages
 * X(NAME, id, direction, fields, answer, meaning). Fields: "name:type" or "name:type(lowest..highest)"; types
 * u8, u16, u32, text4 (four letters), bytes(least..most) and rgb(least..most): as many bytes or colours as
 * the frame holds, only as the last field. Replies have bit 7 of their id set. A new message is an entry
 * here, its pack and unpack below, and a test fails until README.md has its line. */
#define TW_TO_BOARD 0
#define TW_FROM_BOARD 1
#define TW_MESSAGES(X)                                                                                       \
  X(HELLO_REQUEST, 0x01, TW_TO_BOARD, "protocol:u8", "HELLO",                                                \
    "Who are you? Asked every 250 ms until answered: opening the port resets most boards.")                  \
  X(PING, 0x02, TW_TO_BOARD, "echo:bytes(0..16)", "PONG",                                                    \
    "Are you there? Sent when nothing else was for 500 ms.")                                                 \
  X(STATS_REQUEST, 0x03, TW_TO_BOARD, "", "STATS", "How was the link?")                                      \
  X(DESCRIBE, 0x04, TW_TO_BOARD, "part:u8(0..31)", "DESCRIPTION", "What is your part number so and so?")     \
  X(LED_RANGE, 0x10, TW_TO_BOARD, "first:u16(0..299) colours:rgb(1..17)", "ACK, only on error",              \
    "Colours for lamps from `first` on; nothing is seen before LED_SHOW.")                                   \
  X(LED_SHOW, 0x11, TW_TO_BOARD, "frame:u8 picture:u32", "ACK when the strip is written",                    \
    "Shows what was sent, if `picture` is the CRC-32C of all lamps' bytes; else ACK 4, and it is sent "      \
    "again.")                                                                                                \
  X(RING, 0x12, TW_TO_BOARD, "level:u8 fade_ms:u16", "ACK",                                                  \
    "Brightness of the ring light, reached after fade_ms.")                                                  \
  X(LED_FILL, 0x13, TW_TO_BOARD, "first:u16(0..299) count:u16(1..300) colour:rgb(1..1)",                     \
    "ACK, only on error", "One colour for many lamps.")                                                      \
  X(LED_LIMIT, 0x14, TW_TO_BOARD, "max_ma:u16(50..10000)", "ACK",                                            \
    "How much current the strip may draw; brighter pictures are dimmed. 400 mA until told otherwise.")       \
  X(BUTTON_ACK, 0x15, TW_TO_BOARD, "epoch:u16 number:u16", "-",                                              \
    "This press was taken: do not tell it again.")                                                           \
  X(HELLO, 0x81, TW_FROM_BOARD,                                                                              \
    "magic:text4 protocol:u8 major:u8 minor:u8 reset:u8 epoch:u16 oldest:u16 buttons:u8(0..16) "             \
    "lamps:u16(0..300) "                                                                                     \
    "parts:u8(0..32)",                                                                                       \
    "-",                                                                                                     \
    "Also unasked after each start: the board has lost its picture. `epoch` changes when the board was "     \
    "without power, `oldest` is the number of the first press that was not acknowledged.")                   \
  X(PONG, 0x82, TW_FROM_BOARD, "echo:bytes(0..16)", "-", "What PING said.")                                  \
  X(DESCRIPTION, 0x83, TW_FROM_BOARD,                                                                        \
    "part:u8(0..31) kind:u8(1..3) role:u8(0..5) seat:u8 first:u16(0..299) count:u16(1..300)", "-",           \
    "A part: kind 1 button, 2 lamps, 3 ring light; role 1 confirm, 2 undo, 3 clock, 4 a seat's lamps, 5 "    \
    "everybody's "                                                                                           \
    "lamps; seat 0 is the first player in turn order, 255 nobody's.")                                        \
  X(BUTTON, 0x90, TW_FROM_BOARD, "epoch:u16 number:u16 button:u8(0..15) age_ms:u16", "BUTTON_ACK",           \
    "A press, numbered from 0 within its epoch, told every 40 ms until acknowledged, one after the other.")  \
  X(ACK, 0x91, TW_FROM_BOARD, "type:u8 seq:u8 code:u8(0..4)", "-",                                           \
    "Code 0 done, 1 a number out of range, 2 unknown message, 3 wrong length, 4 the picture is not "         \
    "complete.")                                                                                             \
  X(HEARTBEAT, 0x93, TW_FROM_BOARD, "held:u16 waiting:u8(0..16) ring:u8 pc_lost:u8(0..1) picture:u32", "-",  \
    "Every 500 ms: buttons held down, presses not acknowledged, ring light, whether the board shows that "   \
    "nobody "                                                                                                \
    "is there, CRC-32C of all lamps' bytes.")                                                                \
  X(STATS, 0x94, TW_FROM_BOARD,                                                                              \
    "good:u16 bad_check:u16 bad_form:u16 too_long:u16 overrun:u16 unsent:u16 shows:u16 refused:u16 "         \
    "uptime_s:u16",                                                                                          \
    "-",                                                                                                     \
    "Frames taken and thrown away, bytes lost, messages there was no room to send, pictures shown, presses " \
    "that found the queue full.")

#define TW_X_ENUM(NAME, id, direction, fields, answer, meaning) TW_##NAME = id,
enum tw_type { TW_MESSAGES(TW_X_ENUM) TW_NO_MESSAGE = 0 };
#undef TW_X_ENUM

/* --------------------------------------------------------------------------------------------- the check */

/* CRC-32C (Castagnoli, reflected), four bits at a time: small enough for the board, and quick enough. Begin
 * with TW_CHECK_START, feed bytes, take the complement. */
#define TW_CHECK_START 0xFFFFFFFFUL

static const uint32_t tw_check_table[16] TW_IN_FLASH = {
    0x00000000UL, 0x105EC76FUL, 0x20BD8EDEUL, 0x30E349B1UL, 0x417B1DBCUL, 0x5125DAD3UL,
    0x61C69362UL, 0x7198540DUL, 0x82F63B78UL, 0x92A8FC17UL, 0xA24BB5A6UL, 0xB21572C9UL,
    0xC38D26C4UL, 0xD3D3E1ABUL, 0xE330A81AUL, 0xF36E6F75UL};

static inline uint32_t tw_check_byte(uint32_t check, uint8_t byte) {
  check ^= byte;
  check = (check >> 4) ^ TW_READ_U32(&tw_check_table[check & 15U]);
  check = (check >> 4) ^ TW_READ_U32(&tw_check_table[check & 15U]);
  return check;
}

/* CRC-32C of `length` bytes; "123456789" gives 0xE3069283. */
static inline uint32_t tw_check(const uint8_t* bytes, uint16_t length) {
  uint32_t check = TW_CHECK_START;
  for (uint16_t i = 0; i < length; ++i) check = tw_check_byte(check, bytes[i]);
  return ~check;
}

/* ----------------------------------------------------------------------------------------------- numbers */

static inline uint16_t tw_get_u16(const uint8_t* at) { return (uint16_t)(at[0] | ((uint16_t)at[1] << 8)); }
static inline uint32_t tw_get_u32(const uint8_t* at) {
  return (uint32_t)tw_get_u16(at) | ((uint32_t)tw_get_u16(at + 2) << 16);
}
static inline void tw_put_u16(uint8_t* at, uint16_t value) {
  at[0] = (uint8_t)(value & 0xFFU);
  at[1] = (uint8_t)(value >> 8);
}
static inline void tw_put_u32(uint8_t* at, uint32_t value) {
  tw_put_u16(at, (uint16_t)(value & 0xFFFFU));
  tw_put_u16(at + 2, (uint16_t)(value >> 16));
}

/* ------------------------------------------------------------------------------------------------ frames */

/* A message as it came out of a receiver; `payload` points into it and holds until the next byte is given. */
struct tw_message {
  uint8_t type;
  uint8_t seq;
  uint8_t length;
  const uint8_t* payload;
};

/* Writes the frame with both zeros to `wire` (TW_WIRE_MAX bytes); returns its length, 0 if the payload is too
 * long. */
static inline uint8_t tw_encode(uint8_t type, uint8_t seq, const uint8_t* payload, uint8_t length,
                                uint8_t* wire) {
  uint32_t check = TW_CHECK_START;
  uint8_t out = 2; /* wire[0] is the zero, wire[code] the length byte of the block that is being written */
  uint8_t code = 1;
  if (length > TW_PAYLOAD_MAX) return 0;
  wire[0] = 0;
  for (uint8_t i = 0; i < length + 6; ++i) {
    uint8_t byte;
    if (i < length + 2) {
      byte = i == 0 ? type : i == 1 ? seq : payload[i - 2];
      check = tw_check_byte(check, byte);
    } else {
      if (i == length + 2) check = ~check;
      byte = (uint8_t)(check & 0xFFU);
      check >>= 8;
    }
    if (byte == 0) {
      wire[code] = (uint8_t)(out - code);
      code = out++;
    } else {
      wire[out++] = byte;
    }
  }
  wire[code] = (uint8_t)(out - code);
  wire[out++] = 0;
  return out;
}

struct tw_receiver {
  uint8_t bytes[TW_FRAME_MAX + 1];
  uint8_t length;
  uint8_t overfull; /* throws away all until the next zero */
  uint16_t good;
  uint16_t bad_check;
  uint16_t bad_form; /* no COBS, or too short for a message */
  uint16_t too_long;
};

static inline void tw_receiver_start(struct tw_receiver* receiver) { memset(receiver, 0, sizeof *receiver); }

/* Takes COBS out of the `length` bytes in place; returns how many are left, 0 if they are none. */
static inline uint8_t tw_uncobs(uint8_t* bytes, uint8_t length) {
  uint8_t in = 0;
  uint8_t out = 0;
  while (in < length) {
    const uint8_t code = bytes[in++];
    if (code == 0 || code - 1 > length - in) return 0;
    for (uint8_t i = 1; i < code; ++i) bytes[out++] = bytes[in++];
    if (in < length) bytes[out++] = 0;
  }
  return out;
}

/* Gives the receiver a byte; 1 when it was the last of a message, which is in `message` then. */
static inline uint8_t tw_receive(struct tw_receiver* receiver, uint8_t byte, struct tw_message* message) {
  uint8_t length;
  if (byte != 0) {
    if (receiver->length < sizeof receiver->bytes) {
      receiver->bytes[receiver->length++] = byte;
    } else {
      receiver->overfull = 1;
    }
    return 0;
  }
  length = receiver->length;
  receiver->length = 0;
  if (receiver->overfull) {
    receiver->overfull = 0;
    ++receiver->too_long;
    return 0;
  }
  if (length == 0) return 0; /* two zeros: nothing between */
  length = tw_uncobs(receiver->bytes, length);
  if (length < 6) {
    ++receiver->bad_form;
    return 0;
  }
  length = (uint8_t)(length - 4);
  if (tw_check(receiver->bytes, length) != tw_get_u32(receiver->bytes + length)) {
    ++receiver->bad_check;
    return 0;
  }
  ++receiver->good;
  message->type = receiver->bytes[0];
  message->seq = receiver->bytes[1];
  message->length = (uint8_t)(length - 2);
  message->payload = receiver->bytes + 2;
  return 1;
}

/* ---------------------------------------------------------------------------------------------- messages
 * tw_pack_* write a payload and return its length; tw_unpack_* return an enum tw_ack_code and fill the struct
 * only with TW_OK. What depends on the board (is there such a lamp?) the board checks itself. */

struct tw_led_range {
  uint16_t first;
  uint8_t count;
  const uint8_t* rgb;
};
static inline uint8_t tw_pack_led_range(uint8_t* out, uint16_t first, const uint8_t* rgb, uint8_t count) {
  if (count == 0 || count > TW_RANGE_MAX) return 0;
  tw_put_u16(out, first);
  memcpy(out + 2, rgb, (uint16_t)(3U * count));
  return (uint8_t)(2U + 3U * count);
}
static inline uint8_t tw_unpack_led_range(const struct tw_message* in, struct tw_led_range* out) {
  if (in->length < 5 || (in->length - 2) % 3 != 0 || in->length > 2 + 3 * TW_RANGE_MAX) return TW_BAD_LENGTH;
  out->first = tw_get_u16(in->payload);
  out->count = (uint8_t)((in->length - 2) / 3);
  out->rgb = in->payload + 2;
  return out->first < TW_LAMPS_MAX ? TW_OK : TW_BAD_RANGE;
}

struct tw_led_show {
  uint8_t frame;
  uint32_t picture;
};
static inline uint8_t tw_pack_led_show(uint8_t* out, const struct tw_led_show* show) {
  out[0] = show->frame;
  tw_put_u32(out + 1, show->picture);
  return 5;
}
static inline uint8_t tw_unpack_led_show(const struct tw_message* in, struct tw_led_show* out) {
  if (in->length != 5) return TW_BAD_LENGTH;
  out->frame = in->payload[0];
  out->picture = tw_get_u32(in->payload + 1);
  return TW_OK;
}

struct tw_ring {
  uint8_t level;
  uint16_t fade_ms;
};
static inline uint8_t tw_pack_ring(uint8_t* out, const struct tw_ring* ring) {
  out[0] = ring->level;
  tw_put_u16(out + 1, ring->fade_ms);
  return 3;
}
static inline uint8_t tw_unpack_ring(const struct tw_message* in, struct tw_ring* out) {
  if (in->length != 3) return TW_BAD_LENGTH;
  out->level = in->payload[0];
  out->fade_ms = tw_get_u16(in->payload + 1);
  return TW_OK;
}

struct tw_led_fill {
  uint16_t first;
  uint16_t count;
  uint8_t rgb[3];
};
static inline uint8_t tw_pack_led_fill(uint8_t* out, const struct tw_led_fill* fill) {
  tw_put_u16(out, fill->first);
  tw_put_u16(out + 2, fill->count);
  memcpy(out + 4, fill->rgb, 3);
  return 7;
}
static inline uint8_t tw_unpack_led_fill(const struct tw_message* in, struct tw_led_fill* out) {
  if (in->length != 7) return TW_BAD_LENGTH;
  out->first = tw_get_u16(in->payload);
  out->count = tw_get_u16(in->payload + 2);
  memcpy(out->rgb, in->payload + 4, 3);
  return out->first < TW_LAMPS_MAX && out->count >= 1 && out->count <= TW_LAMPS_MAX ? TW_OK : TW_BAD_RANGE;
}

#define TW_LIMIT_MIN_MA 50
#define TW_LIMIT_MAX_MA 10000
static inline uint8_t tw_pack_led_limit(uint8_t* out, uint16_t max_ma) {
  tw_put_u16(out, max_ma);
  return 2;
}
static inline uint8_t tw_unpack_led_limit(const struct tw_message* in, uint16_t* max_ma) {
  uint16_t wanted;
  if (in->length != 2) return TW_BAD_LENGTH;
  wanted = tw_get_u16(in->payload);
  if (wanted < TW_LIMIT_MIN_MA || wanted > TW_LIMIT_MAX_MA) return TW_BAD_RANGE;
  *max_ma = wanted;
  return TW_OK;
}

struct tw_press {
  uint16_t epoch;
  uint16_t number;
  uint8_t button;
  uint16_t age_ms; /* since it was pressed; 65535 stands for longer, too */
};
static inline uint8_t tw_pack_button(uint8_t* out, const struct tw_press* press) {
  tw_put_u16(out, press->epoch);
  tw_put_u16(out + 2, press->number);
  out[4] = press->button;
  tw_put_u16(out + 5, press->age_ms);
  return 7;
}
static inline uint8_t tw_unpack_button(const struct tw_message* in, struct tw_press* out) {
  if (in->length != 7) return TW_BAD_LENGTH;
  out->epoch = tw_get_u16(in->payload);
  out->number = tw_get_u16(in->payload + 2);
  out->button = in->payload[4];
  out->age_ms = tw_get_u16(in->payload + 5);
  return out->button < TW_BUTTONS_MAX ? TW_OK : TW_BAD_RANGE;
}

struct tw_press_id {
  uint16_t epoch;
  uint16_t number;
};
static inline uint8_t tw_pack_button_ack(uint8_t* out, const struct tw_press_id* id) {
  tw_put_u16(out, id->epoch);
  tw_put_u16(out + 2, id->number);
  return 4;
}
static inline uint8_t tw_unpack_button_ack(const struct tw_message* in, struct tw_press_id* out) {
  if (in->length != 4) return TW_BAD_LENGTH;
  out->epoch = tw_get_u16(in->payload);
  out->number = tw_get_u16(in->payload + 2);
  return TW_OK;
}

struct tw_hello {
  uint8_t protocol;
  uint8_t major;
  uint8_t minor;
  uint8_t reset; /* bits of enum tw_reset */
  uint16_t epoch;
  uint16_t oldest;
  uint8_t buttons;
  uint16_t lamps;
  uint8_t parts;
};
static inline uint8_t tw_pack_hello(uint8_t* out, const struct tw_hello* hello) {
  memcpy(out, TW_MAGIC, 4);
  out[4] = hello->protocol;
  out[5] = hello->major;
  out[6] = hello->minor;
  out[7] = hello->reset;
  tw_put_u16(out + 8, hello->epoch);
  tw_put_u16(out + 10, hello->oldest);
  out[12] = hello->buttons;
  tw_put_u16(out + 13, hello->lamps);
  out[15] = hello->parts;
  return 16;
}
/* A HELLO of another protocol is TW_OK with only `protocol` (and what of the rest it has): say so to the
 * person. */
static inline uint8_t tw_unpack_hello(const struct tw_message* in, struct tw_hello* out) {
  if (in->length < 5) return TW_BAD_LENGTH;
  if (memcmp(in->payload, TW_MAGIC, 4) != 0) return TW_BAD_RANGE;
  memset(out, 0, sizeof *out);
  out->protocol = in->payload[4];
  if (in->length >= 7) {
    out->major = in->payload[5];
    out->minor = in->payload[6];
  }
  if (out->protocol != TW_PROTOCOL) return TW_OK;
  if (in->length != 16) return TW_BAD_LENGTH;
  out->reset = in->payload[7];
  out->epoch = tw_get_u16(in->payload + 8);
  out->oldest = tw_get_u16(in->payload + 10);
  out->buttons = in->payload[12];
  out->lamps = tw_get_u16(in->payload + 13);
  out->parts = in->payload[15];
  return out->buttons <= TW_BUTTONS_MAX && out->lamps <= TW_LAMPS_MAX && out->parts <= TW_PARTS_MAX
             ? TW_OK
             : TW_BAD_RANGE;
}

struct tw_part {
  uint8_t part;
  uint8_t kind; /* enum tw_part_kind */
  uint8_t role; /* enum tw_part_role */
  uint8_t seat; /* or TW_NO_SEAT */
  uint16_t first;
  uint16_t count;
};
static inline uint8_t tw_pack_description(uint8_t* out, const struct tw_part* part) {
  out[0] = part->part;
  out[1] = part->kind;
  out[2] = part->role;
  out[3] = part->seat;
  tw_put_u16(out + 4, part->first);
  tw_put_u16(out + 6, part->count);
  return 8;
}
static inline uint8_t tw_unpack_description(const struct tw_message* in, struct tw_part* out) {
  if (in->length != 8) return TW_BAD_LENGTH;
  out->part = in->payload[0];
  out->kind = in->payload[1];
  out->role = in->payload[2];
  out->seat = in->payload[3];
  out->first = tw_get_u16(in->payload + 4);
  out->count = tw_get_u16(in->payload + 6);
  return out->part < TW_PARTS_MAX && out->kind >= TW_PART_BUTTON && out->kind <= TW_PART_RING &&
                 out->role <= TW_ROLE_COMMON && out->first < TW_LAMPS_MAX && out->count >= 1 &&
                 out->count <= TW_LAMPS_MAX
             ? TW_OK
             : TW_BAD_RANGE;
}

struct tw_ack {
  uint8_t type;
  uint8_t seq;
  uint8_t code; /* enum tw_ack_code */
};
static inline uint8_t tw_pack_ack(uint8_t* out, const struct tw_ack* ack) {
  out[0] = ack->type;
  out[1] = ack->seq;
  out[2] = ack->code;
  return 3;
}
static inline uint8_t tw_unpack_ack(const struct tw_message* in, struct tw_ack* out) {
  if (in->length != 3) return TW_BAD_LENGTH;
  out->type = in->payload[0];
  out->seq = in->payload[1];
  out->code = in->payload[2];
  return out->code <= TW_BAD_PICTURE ? TW_OK : TW_BAD_RANGE;
}

struct tw_heartbeat {
  uint16_t held;
  uint8_t waiting;
  uint8_t ring;
  uint8_t pc_lost;
  uint32_t picture;
};
static inline uint8_t tw_pack_heartbeat(uint8_t* out, const struct tw_heartbeat* beat) {
  tw_put_u16(out, beat->held);
  out[2] = beat->waiting;
  out[3] = beat->ring;
  out[4] = beat->pc_lost;
  tw_put_u32(out + 5, beat->picture);
  return 9;
}
static inline uint8_t tw_unpack_heartbeat(const struct tw_message* in, struct tw_heartbeat* out) {
  if (in->length != 9) return TW_BAD_LENGTH;
  out->held = tw_get_u16(in->payload);
  out->waiting = in->payload[2];
  out->ring = in->payload[3];
  out->pc_lost = in->payload[4];
  out->picture = tw_get_u32(in->payload + 5);
  return out->waiting <= TW_QUEUE && out->pc_lost <= 1 ? TW_OK : TW_BAD_RANGE;
}

struct tw_stats {
  uint16_t good;
  uint16_t bad_check;
  uint16_t bad_form;
  uint16_t too_long;
  uint16_t overrun;
  uint16_t unsent;
  uint16_t shows;
  uint16_t refused;
  uint16_t uptime_s;
};
static inline uint8_t tw_pack_stats(uint8_t* out, const struct tw_stats* stats) {
  tw_put_u16(out, stats->good);
  tw_put_u16(out + 2, stats->bad_check);
  tw_put_u16(out + 4, stats->bad_form);
  tw_put_u16(out + 6, stats->too_long);
  tw_put_u16(out + 8, stats->overrun);
  tw_put_u16(out + 10, stats->unsent);
  tw_put_u16(out + 12, stats->shows);
  tw_put_u16(out + 14, stats->refused);
  tw_put_u16(out + 16, stats->uptime_s);
  return 18;
}
static inline uint8_t tw_unpack_stats(const struct tw_message* in, struct tw_stats* out) {
  if (in->length != 18) return TW_BAD_LENGTH;
  out->good = tw_get_u16(in->payload);
  out->bad_check = tw_get_u16(in->payload + 2);
  out->bad_form = tw_get_u16(in->payload + 4);
  out->too_long = tw_get_u16(in->payload + 6);
  out->overrun = tw_get_u16(in->payload + 8);
  out->unsent = tw_get_u16(in->payload + 10);
  out->shows = tw_get_u16(in->payload + 12);
  out->refused = tw_get_u16(in->payload + 14);
  out->uptime_s = tw_get_u16(in->payload + 16);
  return TW_OK;
}

#endif /* TILEWATCH_TABLE_PROTOCOL_H */
