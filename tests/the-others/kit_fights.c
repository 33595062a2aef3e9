/* kit_fights.c: see kit_fights.h. */
#include "kit_fights.h"

#include "kit_world.h"

static void open_against(struct kit *k, const char *sin, const char *lua)
{
    open_table(k, (struct opening){.hero_players = 1, .sin = sin, .lua = lua});
    set_hero(k, 0, "brad");
    set_hero(k, 1, "karl");
    set_hero(k, 2, "leah");
    stand(k, 0, "x-11");
    stand(k, 1, "d-33");
    stand(k, 2, "d-33");
}

void open_arena(struct kit *k, const char *lua) { open_against(k, "sloth", lua); }
void open_proud_arena(struct kit *k, const char *lua) { open_against(k, "pride", lua); }

void open_range(struct kit *k, const char *lua)
{
    open_arena(k, lua);
    set_hero(k, 0, "rocco");
}

void start_fight(struct kit *k)
{
    at_turn(k, 0);
    decline_until(k, "NEXT");
    answer(k, ACT_FIGHT);
}

void shoot(struct kit *k, const char *space_name)
{
    at_turn(k, 0);
    decline_until(k, "NEXT");
    answer(k, ACT_SHOOT, space(space_name));
}

void attack(struct kit *k, int place)
{
    at_reaction(k, place);
    answer(k, ACT_REACT);
    decline_until(k, "ATTACK");
    answer(k, ACT_ATTACK);
}

void roll_calm(struct kit *k, const char *faces)
{
    assert_string_equal(asked(k), "VOLUNTEER");
    dice(k, faces);
    answer(k, ACT_NO_CORRUPTION);
}

void roll_corrupt(struct kit *k, const char *faces)
{
    assert_string_equal(asked(k), "VOLUNTEER");
    dice(k, faces);
    answer(k, ACT_VOLUNTEER);
}

void slay(struct kit *k, const char *monster) { answer(k, ACT_SLAY, monster_id(k, monster)); }
void become(struct kit *k, int result) { answer(k, ACT_RESULT, result); }

static void expect_all_cast(struct kit *k) { assert_int_equal(k->dice.next, k->dice.count); }

void expect_hero_dice(struct kit *k, int hero_dice)
{
    assert_int_equal(last_event(k, EV_HERO_ROLL)->a, hero_dice);
    expect_all_cast(k);
}

void expect_dice(struct kit *k, int hero_dice, int sin_dice)
{
    expect_hero_dice(k, hero_dice);
    assert_int_equal(last_event(k, EV_SIN_ROLL)->a, sin_dice);
}

void expect_outcome(struct kit *k, int hits, int wounds, int corruption)
{
    const struct event *e = last_event(k, EV_OUTCOME);
    assert_int_equal(e->a, hits);
    assert_int_equal(e->b, wounds);
    assert_int_equal(e->c, corruption);
}

void expect_return_attack(struct kit *k, int wounds, int corruption)
{
    const struct event *e = last_event(k, EV_RETURN_ATTACK);
    assert_int_equal(e->a, wounds);
    assert_int_equal(e->b, corruption);
}

void expect_hero(struct kit *k, int place, int level, int wounds)
{
    assert_int_equal(k->g->hero[place].level, level);
    assert_int_equal(wound_count(&k->g->hero[place]), wounds);
}

void expect_order(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    for (int at = -1; n > 0; n--) {
        int kind = va_arg(list, int), next = event_index(k, (u8)kind, at + 1);
        if (next < 0) fail_msg("%s does not follow in its place", the_others_game.rules.events[kind].name);
        at = next;
    }
    va_end(list);
}
