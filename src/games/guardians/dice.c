/* dice.c: Combat, Power and Value Check dice (GC-S03, GC-S04). */
#include "procedures.h"

enum { SIDES = 6, CHECK_SIDES = 8, POWS_MOST = 20 };
static const u8 combat_face[SIDES] = {0, 0, 1, 1, 2, POW}, power_face[SIDES] = {1, 1, 1, 2, 2, POW};
static const u8 check_face[CHECK_SIDES] = {0, 0, 0, 0, 1, 1, 1, CHECK_HIGHEST};

/* A POW counts 1, and the die is rolled again, as the same kind (GC-145, GC-146, GC-S60). */
static int roll_die(struct context *c, const u8 face[SIDES])
{
    for (int pows = 0;; pows++) {
        u8 result = face[roll(c, SIDES) - 1];
        if (result != POW) return pows + result;
        if (pows == POWS_MOST) return pows + 1;
    }
}

int roll_attack(struct context *c, struct dice dice)
{
    int total = dice.plus;
    if (!dice.combat && !dice.power) return 0;               /* GC-S57 */
    for (int n = 0; n < dice.combat; n++) total += roll_die(c, combat_face);
    for (int n = 0; n < dice.power; n++) total += roll_die(c, power_face);
    return max_int(0, min_int(total, 250));
}

int roll_mission(struct context *c) { return combat_face[roll(c, SIDES) - 1]; }

int roll_check(struct context *c, int dice)
{
    int sum = 0;
    for (int n = 0; n < dice; n++) sum += check_face[roll(c, CHECK_SIDES) - 1];
    return sum;
}
