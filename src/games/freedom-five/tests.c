/* tests.c: Attribute dice and tests (chapter 8), rolled in one procedure for tests and attacks. */
#include "procedures.h"

/* What a die of a colour must show in this roll. */
static int target_in(struct context *c, const STATE *g, const struct roll_dice *R, int colour)
{
    int harder = R->harder;
    if (R->kind == ROLL_HENCHMEN) harder += henchmen_modifier(c, g, colour, V_HENCHMAN_TARGET);
    return target_of(c, g, R->hero, colour, harder);
}

static bool roll_one(struct context *c, STATE *g, const struct roll_dice *R, int colour, int target, u8 event)
{
    int face = roll(c, 6);                                   /* FF-S04 */
    HAPPEN(event, event == EV_WHITE_ROLLED ? RULING_(5) : 77, R->hero, g->hero[R->hero].hero, colour, face);
    return face >= target;                                   /* FF-075 */
}

int roll_total(const struct roll_dice *R)
{
    return R->hits[RED] + R->hits[BLUE] + R->hits[GREEN] + R->hits[YELLOW];
}

static int dice_total(const struct roll_dice *R)
{
    return SUM(k, bit(COLOURS) - 1, R->dice[k]) + (R->white != NO_WHITE);
}

/* Rolls all dice (FF-077, FF-081); the Legacy die counts in the colour that was named (FF-S05). */
static void roll_all(struct context *c, STATE *g, struct roll_dice *R)
{
    for (int k = 0; k < COLOURS; k++) {
        if (!R->dice[k]) continue;
        int target = target_in(c, g, R, k);
        for (int n = 0; n < R->dice[k]; n++)
            if (roll_one(c, g, R, k, target, EV_ROLLED)) R->hits[k]++;
            else R->missed[k]++;
    }
    if (R->white != WHITE_TO_ROLL || R->white_as >= COLOURS) return;
    bool hit = roll_one(c, g, R, R->white_as, target_in(c, g, R, R->white_as), EV_WHITE_ROLLED);
    R->white = hit ? WHITE_HIT : WHITE_MISSED;
    if (hit) R->hits[R->white_as]++;
    else R->missed[R->white_as]++;
}

int reroll_misses(struct context *c, STATE *g, struct roll_dice *R, int n)
{
    int rolled = 0;
    for (int target = 2; target <= 6 && n > 0; target++)     /* the likeliest first */
        for (int k = 0; k < COLOURS; k++) {
            int missed = R->missed[k];
            if (!missed || target_in(c, g, R, k) != target) continue;
            for (; missed > 0 && n > 0; missed--, n--, rolled++)
                if (roll_one(c, g, R, k, target, EV_REROLLED)) R->missed[k]--, R->hits[k]++;
        }
    return rolled;
}

/* -- All dice of one test or attack ------------------------------------------------------------------------------- */

static u8 colours_of(const struct roll_dice *R)
{
    return SUBSET(k, (u8)(bit(COLOURS) - 1), R->dice[k] > 0);
}

/* Dice that are added to the roll and need a colour (FF-S132). */
static int added_dice(struct context *c, const STATE *g, const struct roll_dice *R)
{
    int more = R->kind == ROLL_HENCHMEN ? modifier(c, g, R->hero, V_HENCHMAN_DICE) : 0;
    return g->hero[R->hero].bonus_dice + max_int(0, more);
}

static void take_added(struct context *c, STATE *g, struct roll_dice *R)
{
    struct hero *h = &g->hero[R->hero];
    R->dice[R->white_as] = (u8)(R->dice[R->white_as] + added_dice(c, g, R));
    if (h->legacy_die) R->white = WHITE_TO_ROLL;
    h->bonus_dice = h->legacy_die = 0;
}

static u8 moment_of_roll(const struct roll_dice *R)
{
    return R->kind == ROLL_TEST ? ON_TESTED : R->kind == ROLL_HENCHMEN ? ON_HENCHMEN_ROLLED : ON_STRUCK;
}

static int packed_hits(const struct roll_dice *R)
{
    int all = 0;
    for (int k = 0; k < COLOURS; k++) all |= min_int(R->hits[k], 127) << 8 * k;
    return all;
}

#define STEPS_roll_dice(S, Q) \
    S(BEFORE, TO(window)) S(REACTED, TO(window)) Q(COLOUR, RULING_(132), "In which colour do the further dice count?")

PROC(roll_dice)
{
    BEGIN(roll_dice)
    if (L->kind == ROLL_TEST)
        DOING(BEFORE, OPEN_WINDOW(g->active, .moment = ON_TEST, .hero = L->hero, .where = g->hero[L->hero].at,
                                  .colour = NOWHERE));
    if (added_dice(c, g, L) || g->hero[L->hero].legacy_die) {
        if (L->white_as == NOWHERE && colours_of(L)) {
            ASK(COLOUR, L->hero)                             /* FF-D45 */
                for EACH_BIT(k, colours_of(L)) OFFER(ACT_COLOUR, k);
            L->white_as = ANSWER.a;
        }
        if (L->white_as < COLOURS) take_added(c, g, L);
    }
    if (colours_of(L) || L->white == WHITE_TO_ROLL) {
        roll_all(c, g, L);
        MOMENT(REACTED, g->active, .moment = moment_of_roll(L), .hero = L->hero, .where = g->hero[L->hero].at,
               .colour = NOWHERE);
        HAPPEN(EV_SUCCESSES, 77, L->hero, g->hero[L->hero].hero, roll_total(L), dice_total(L));
    }
    RETURN(L->kind == ROLL_HENCHMEN ? packed_hits(L) : roll_total(L));
}

/* -- Tests -------------------------------------------------------------------------------------------------------- */

static struct roll_dice dice_of(struct context *c, const STATE *g, const struct attribute_test *L)
{
    struct roll_dice roll = {.hero = L->hero, .kind = ROLL_TEST, .white_as = L->colour};
    roll.dice[L->colour] = (u8)max_int(0, L->dice + modifier(c, g, L->hero, V_TEST_DICE));
    return roll;
}

static void note_successes(struct frame *f, int reg, int n)
{
    struct frame *below = caller(f);
    if (reg < EFFECT_REGISTERS && below && below->proc == P_effect) LOCALS(effect, below)->reg[reg] = (u8)n;
}

#define STEPS_attribute_test(S, Q) \
    S(ROLLED, TO(roll_dice)) Q(COLOUR, 77, "Which Attribute do you test?")

PROC(attribute_test)
{
    BEGIN(attribute_test)
    if (L->colour >= COLOURS) {
        ASK(COLOUR, L->hero)
            for (int k = 0; k < COLOURS; k++) OFFER(ACT_COLOUR, k);
        L->colour = ANSWER.a;
    }
    HAPPEN(EV_TEST, 77, L->hero, g->hero[L->hero].hero, L->colour, L->need);
    CALL_WITH(ROLLED, L->hero, roll_dice, dice_of(c, g, L));
    L->dice = (u8)min_int(RESULT, 255);
    if (L->dice >= L->need) HAPPEN(EV_PASSED, 78, L->hero, g->hero[L->hero].hero);
    else HAPPEN(EV_FAILED, 78, L->hero, g->hero[L->hero].hero, L->dice, L->need);
    note_successes(f, L->reg, L->dice);
    RETURN(L->dice >= L->need);
}
