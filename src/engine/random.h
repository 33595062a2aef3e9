/* random.h: the rules' own generator (xoshiro128++), the same on every machine. */
#ifndef ENGINE_RANDOM_H
#define ENGINE_RANDOM_H

#include "base.h"

struct random {
    u32 s[4];
};

/* Equal seeds give equal streams; every seed is good, even zero. */
void random_seed(struct random *r, u64 seed);

static inline u32 random_rotl(u32 x, int k) { return x << k | x >> (32 - k); }

static inline u32 random_next(struct random *r)
{
    u32 *s = r->s, result = random_rotl(s[0] + s[3], 7) + s[0], t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = random_rotl(s[3], 11);
    return result;
}

/* A fair number from 0 to n - 1; n is at least 1. Rejects the uneven rest (Lemire). */
static inline u32 random_below(struct random *r, u32 n)
{
    u64 m = (u64)random_next(r) * n;
    if (UNLIKELY((u32)m < n)) {
        u32 uneven = -n % n;
        while ((u32)m < uneven)
            m = (u64)random_next(r) * n;
    }
    return (u32)(m >> 32);
}

/* Shuffles n bytes (and, if not NULL, a second array in the same way). */
void random_shuffle(struct random *r, u8 *bytes, u8 *beside, int n);

#endif
