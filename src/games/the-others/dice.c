/* dice.c: Hero Dice and Sin Dice (chapter 12), and what the Corruption Track adds to a roll. */
#include "procedures.h"

/* How the faces are spread over each die (OT-S02). */
static const u8 sin_die[6] = {SIN_CORRUPTION_FACE, SIN_HIT, SIN_HIT, SIN_BURST, SIN_BLANK, SIN_BLANK}; /* OT-125 */
static const u8 hero_die[6] = {HERO_HIT, HERO_HIT, HERO_CC, HERO_DEFENSE, HERO_SKILL, HERO_FAITH};    /* OT-126 */

enum { DICE_MAX = 200 }; /* results are counted in bytes */

struct sin_roll roll_sin_dice(struct context *c, int dice)
{
    struct sin_roll r = {0, 0};
    for (int i = 0; i < dice && i < DICE_MAX; i++) {         /* OT-S59 */
        u8 face = sin_die[roll(c, 6) - 1];
        r.hits = (u8)(r.hits + (face == SIN_HIT || face == SIN_BURST));
        r.corruption = (u8)(r.corruption + (face == SIN_CORRUPTION_FACE));
        dice += face == SIN_BURST;                           /* OT-127 */
    }
    return r;
}

struct hero_roll roll_hero_dice(struct context *c, int dice)
{
    u8 count[HERO_FAITH + 1] = {0};
    for (int i = 0; i < dice && i < DICE_MAX; i++) {
        u8 face = hero_die[roll(c, 6) - 1];
        count[face]++;
        dice += face == HERO_FAITH;                          /* OT-128 */
    }
    return (struct hero_roll){count[HERO_HIT], count[HERO_CC], count[HERO_DEFENSE], count[HERO_SKILL],
                              count[HERO_FAITH]};
}

struct track track_bonus(const struct hero *h)
{
    u8 open = (u8)((bit(h->level) - 1) & ~h->wounds);        /* OT-140, OT-196: slot n is that of level n + 1 */
    return (struct track){.dice = (u8)(in_set(open, 1) + in_set(open, 4)), .defense = in_set(open, 2),
                          .hits = (u8)(in_set(open, 3) + 2 * in_set(open, 5)), .free = in_set(open, 6)}; /* OT-135 */
}
