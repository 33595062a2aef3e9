/* base.h: the integer types and small helpers that every file uses. */
#ifndef ENGINE_BASE_H
#define ENGINE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;

typedef u8 seat;  /* 0 .. players - 1, or NOBODY */
typedef u8 seats; /* a set of seats, one bit each */

enum {
    SEATS_MAX = 8,
    NOBODY = 0xFF,
    EVERYBODY = 0xFF, /* as a set of seats */
};

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

/* All games are linked into one program. What a game uses in more than one file is declared with OWN, which keeps it
 * apart from the same name in other games; GAME_LABEL is the game's name. Only its struct game has a global name. */
#define OWN(name) __asm__(GAME_LABEL "." #name)

/* The seat as a set; NOBODY is the empty one. */
static inline seats only(seat s) { return (seats)(1ull << (s & 63)); }
static inline bool has_seat(seats set, seat s) { return (u64)set >> (s & 63) & (s < SEATS_MAX); }
static inline int min_int(int a, int b) { return a < b ? a : b; }
static inline int max_int(int a, int b) { return a > b ? a : b; }

/* Stops the program with a message: for our own bugs, never for bad input. */
_Noreturn void bug(const char *file, int line, const char *what);
/* An assertion that stays in release builds. */
#define MUST(x) (LIKELY(x) ? (void)0 : bug(__FILE__, __LINE__, #x))

#endif
