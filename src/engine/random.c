/* random.c: seeding and shuffling; the generator itself is inline in random.h. */
#include "random.h"

void random_seed(struct random *r, u64 seed)
{
    for (int i = 0; i < 4; i += 2) {
        seed += 0x9E3779B97F4A7C15u; /* splitmix64 spreads poor seeds over all bits */
        u64 z = seed;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        z ^= z >> 31;
        r->s[i] = (u32)z;
        r->s[i + 1] = (u32)(z >> 32);
    }
    if (!(r->s[0] | r->s[1] | r->s[2] | r->s[3]))
        r->s[0] = 1; /* all zero is the one state that xoshiro never leaves */
}

void random_shuffle(struct random *r, u8 *bytes, u8 *beside, int n)
{
    struct random own = *r; /* bytes might be those of *r for all that the compiler knows */
    for (int i = n - 1; i > 0; i--) {
        u32 j = random_below(&own, (u32)i + 1);
        u8 t = bytes[i];
        bytes[i] = bytes[j];
        bytes[j] = t;
        if (beside) {
            t = beside[i];
            beside[i] = beside[j];
            beside[j] = t;
        }
    }
    *r = own;
}
