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
    "Who are you? Asked every 250 ms until answered: opening the port resets most boards. Never with seq "   \
    "0.")                                                                                                    \
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
    "With seq 0 unasked after each start: the board has lost its picture. `epoch` changes when the board "   \
    "was "                                                                                                   \
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
    "500 ms after the last heartbeat or ACK: buttons held down, presses not acknowledged, ring light, "      \
    "whether the board shows that "                                                                          \
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

/* CRC-32C (Castagnoli, reflected). The table lies in the board's flash; with four bits at a time it would be
 * 64 bytes, but the check of a picture would take the board more than a millisecond. Begin with
 * TW_CHECK_START, feed bytes, take the complement. */
#define TW_CHECK_START 0xFFFFFFFFUL

/* clang-format off */
static const uint32_t tw_check_table[256] TW_IN_FLASH = {
    0x00000000UL, 0xF26B8303UL, 0xE13B70F7UL, 0x1350F3F4UL, 0xC79A971FUL, 0x35F1141CUL, 0x26A1E7E8UL, 0xD4CA64EBUL,
    0x8AD958CFUL, 0x78B2DBCCUL, 0x6BE22838UL, 0x9989AB3BUL, 0x4D43CFD0UL, 0xBF284CD3UL, 0xAC78BF27UL, 0x5E133C24UL,
    0x105EC76FUL, 0xE235446CUL, 0xF165B798UL, 0x030E349BUL, 0xD7C45070UL, 0x25AFD373UL, 0x36FF2087UL, 0xC494A384UL,
    0x9A879FA0UL, 0x68EC1CA3UL, 0x7BBCEF57UL, 0x89D76C54UL, 0x5D1D08BFUL, 0xAF768BBCUL, 0xBC267848UL, 0x4E4DFB4BUL,
    0x20BD8EDEUL, 0xD2D60DDDUL, 0xC186FE29UL, 0x33ED7D2AUL, 0xE72719C1UL, 0x154C9AC2UL, 0x061C6936UL, 0xF477EA35UL,
    0xAA64D611UL, 0x580F5512UL, 0x4B5FA6E6UL, 0xB93425E5UL, 0x6DFE410EUL, 0x9F95C20DUL, 0x8CC531F9UL, 0x7EAEB2FAUL,
    0x30E349B1UL, 0xC288CAB2UL, 0xD1D83946UL, 0x23B3BA45UL, 0xF779DEAEUL, 0x05125DADUL, 0x1642AE59UL, 0xE4292D5AUL,
    0xBA3A117EUL, 0x4851927DUL, 0x5B016189UL, 0xA96AE28AUL, 0x7DA08661UL, 0x8FCB0562UL, 0x9C9BF696UL, 0x6EF07595UL,
    0x417B1DBCUL, 0xB3109EBFUL, 0xA0406D4BUL, 0x522BEE48UL, 0x86E18AA3UL, 0x748A09A0UL, 0x67DAFA54UL, 0x95B17957UL,
    0xCBA24573UL, 0x39C9C670UL, 0x2A993584UL, 0xD8F2B687UL, 0x0C38D26CUL, 0xFE53516FUL, 0xED03A29BUL, 0x1F682198UL,
    0x5125DAD3UL, 0xA34E59D0UL, 0xB01EAA24UL, 0x42752927UL, 0x96BF4DCCUL, 0x64D4CECFUL, 0x77843D3BUL, 0x85EFBE38UL,
    0xDBFC821CUL, 0x2997011FUL, 0x3AC7F2EBUL, 0xC8AC71E8UL, 0x1C661503UL, 0xEE0D9600UL, 0xFD5D65F4UL, 0x0F36E6F7UL,
    0x61C69362UL, 0x93AD1061UL, 0x80FDE395UL, 0x72966096UL, 0xA65C047DUL, 0x5437877EUL, 0x4767748AUL, 0xB50CF789UL,
    0xEB1FCBADUL, 0x197448AEUL, 0x0A24BB5AUL, 0xF84F3859UL, 0x2C855CB2UL, 0xDEEEDFB1UL, 0xCDBE2C45UL, 0x3FD5AF46UL,
    0x7198540DUL, 0x83F3D70EUL, 0x90A324FAUL, 0x62C8A7F9UL, 0xB602C312UL, 0x44694011UL, 0x5739B3E5UL, 0xA55230E6UL,
    0xFB410CC2UL, 0x092A8FC1UL, 0x1A7A7C35UL, 0xE811FF36UL, 0x3CDB9BDDUL, 0xCEB018DEUL, 0xDDE0EB2AUL, 0x2F8B6829UL,
    0x82F63B78UL, 0x709DB87BUL, 0x63CD4B8FUL, 0x91A6C88CUL, 0x456CAC67UL, 0xB7072F64UL, 0xA457DC90UL, 0x563C5F93UL,
    0x082F63B7UL, 0xFA44E0B4UL, 0xE9141340UL, 0x1B7F9043UL, 0xCFB5F4A8UL, 0x3DDE77ABUL, 0x2E8E845FUL, 0xDCE5075CUL,
    0x92A8FC17UL, 0x60C37F14UL, 0x73938CE0UL, 0x81F80FE3UL, 0x55326B08UL, 0xA759E80BUL, 0xB4091BFFUL, 0x466298FCUL,
    0x1871A4D8UL, 0xEA1A27DBUL, 0xF94AD42FUL, 0x0B21572CUL, 0xDFEB33C7UL, 0x2D80B0C4UL, 0x3ED04330UL, 0xCCBBC033UL,
    0xA24BB5A6UL, 0x502036A5UL, 0x4370C551UL, 0xB11B4652UL, 0x65D122B9UL, 0x97BAA1BAUL, 0x84EA524EUL, 0x7681D14DUL,
    0x2892ED69UL, 0xDAF96E6AUL, 0xC9A99D9EUL, 0x3BC21E9DUL, 0xEF087A76UL, 0x1D63F975UL, 0x0E330A81UL, 0xFC588982UL,
    0xB21572C9UL, 0x407EF1CAUL, 0x532E023EUL, 0xA145813DUL, 0x758FE5D6UL, 0x87E466D5UL, 0x94B49521UL, 0x66DF1622UL,
    0x38CC2A06UL, 0xCAA7A905UL, 0xD9F75AF1UL, 0x2B9CD9F2UL, 0xFF56BD19UL, 0x0D3D3E1AUL, 0x1E6DCDEEUL, 0xEC064EEDUL,
    0xC38D26C4UL, 0x31E6A5C7UL, 0x22B65633UL, 0xD0DDD530UL, 0x0417B1DBUL, 0xF67C32D8UL, 0xE52CC12CUL, 0x1747422FUL,
    0x49547E0BUL, 0xBB3FFD08UL, 0xA86F0EFCUL, 0x5A048DFFUL, 0x8ECEE914UL, 0x7CA56A17UL, 0x6FF599E3UL, 0x9D9E1AE0UL,
    0xD3D3E1ABUL, 0x21B862A8UL, 0x32E8915CUL, 0xC083125FUL, 0x144976B4UL, 0xE622F5B7UL, 0xF5720643UL, 0x07198540UL,
    0x590AB964UL, 0xAB613A67UL, 0xB831C993UL, 0x4A5A4A90UL, 0x9E902E7BUL, 0x6CFBAD78UL, 0x7FAB5E8CUL, 0x8DC0DD8FUL,
    0xE330A81AUL, 0x115B2B19UL, 0x020BD8EDUL, 0xF0605BEEUL, 0x24AA3F05UL, 0xD6C1BC06UL, 0xC5914FF2UL, 0x37FACCF1UL,
    0x69E9F0D5UL, 0x9B8273D6UL, 0x88D28022UL, 0x7AB90321UL, 0xAE7367CAUL, 0x5C18E4C9UL, 0x4F48173DUL, 0xBD23943EUL,
    0xF36E6F75UL, 0x0105EC76UL, 0x12551F82UL, 0xE03E9C81UL, 0x34F4F86AUL, 0xC69F7B69UL, 0xD5CF889DUL, 0x27A40B9EUL,
    0x79B737BAUL, 0x8BDCB4B9UL, 0x988C474DUL, 0x6AE7C44EUL, 0xBE2DA0A5UL, 0x4C4623A6UL, 0x5F16D052UL, 0xAD7D5351UL};
/* clang-format on */

static inline uint32_t tw_check_byte(uint32_t check, uint8_t byte) {
  return (check >> 8) ^ TW_READ_U32(&tw_check_table[(uint8_t)(check ^ byte)]);
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
