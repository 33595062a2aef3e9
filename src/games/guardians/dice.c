/* dice.c: Combat, Power and Value Check dice (GC-S03, GC-S04). */
#include "procedures.h"

enum { SIDES = 6, CHECK_SIDES = 8, POWS_MOST = 20 };
static const u8 combat_face[SIDES] = {0, 0, 1, 1, 2, POW}, power_face[SIDES] = {1, 1, 1, 2, 2, POW};
static const u8 check_face[CHECK_SIDES] = {0, 0, 0, 0, 1, 1, 1, CHECK_HIGHEST};

enum { COMBAT_DICE, POWER_DICE, CHECK_DICE }; /* as A_KIND_OF_DICE names them */

/* How often each result came. */
struct faces { u8 came[POW + 1]; };

/* Tells what dice of one kind show, a POW and what it became each as one (see call_faces). */
static void tell_faces(struct context *c, seat who, u8 dice, const struct faces *f, rule_number rule)
{
    HAPPEN(EV_FACES, rule, who, dice, min_int(15, f->came[0]) * 16 + min_int(15, f->came[1]),
           min_int(15, f->came[2]) * 16 + min_int(15, f->came[POW]));
}

/* A POW counts 1, and the die is rolled again, as the same kind (GC-145, GC-146, GC-S60). */
static int roll_die(struct context *c, const u8 face[SIDES], struct faces *f)
{
    for (int pows = 0;; pows++) {
        u8 result = face[roll(c, SIDES) - 1];
        f->came[result]++;
        if (result != POW) return pows + result;
        if (pows == POWS_MOST) return pows + 1;
    }
}

int roll_attack(struct context *c, seat who, struct dice dice)
{
    int total = dice.plus;
    struct faces combat = {0}, power = {0};
    if (!dice.combat && !dice.power) return 0;               /* GC-S57 */
    for (int n = 0; n < dice.combat; n++) total += roll_die(c, combat_face, &combat);
    for (int n = 0; n < dice.power; n++) total += roll_die(c, power_face, &power);
    if (dice.combat) tell_faces(c, who, COMBAT_DICE, &combat, 144);
    if (dice.power) tell_faces(c, who, POWER_DICE, &power, 144);
    return max_int(0, min_int(total, 250));
}

int roll_mission(struct context *c) { return combat_face[roll(c, SIDES) - 1]; }

int roll_check(struct context *c, seat who, int dice)
{
    struct faces f = {0};
    for (int n = 0; n < dice; n++) f.came[check_face[roll(c, CHECK_SIDES) - 1]]++;
    if (dice) tell_faces(c, who, CHECK_DICE, &f, 169);
    return f.came[1] + CHECK_HIGHEST * f.came[CHECK_HIGHEST];
}
