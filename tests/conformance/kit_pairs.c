/* kit_pairs.c: what the makers of pairs share. */
#include "kit_pairs.h"

const struct pair_maker *const pair_makers[PAIR_MAKERS] = {
    &pairs_null, &pairs_vigilante, &pairs_the_others, &pairs_freedom, &pairs_guardians, &pairs_freedom_five,
};

void places_mix(struct places *p, struct random *luck)
{
    for (int i = p->count - 1; i > 0; i--) {
        u32 j = random_below(luck, (u32)i + 1);
        u8 t = *p->at[i];
        *p->at[i] = *p->at[j];
        *p->at[j] = t;
    }
}

struct frame *kit_frame(struct play *p, int n)
{
    return (struct frame *)(size_t)frame_number(p->game, p->head.stack, p->head.used, n);
}

struct frame *kit_lane(struct play *p, seat who)
{
    return has_seat(p->head.forked, who) ? (struct frame *)(void *)lane_at(&p->head, who) : NULL;
}
