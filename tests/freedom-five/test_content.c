/* test_content.c: the content of the game has the quantities that the ledger of rules asks for, deck by deck. */
#include <stdlib.h>
#include <string.h>

#include "kit.h"

#define EACH_ROW(r, type, KIND)                                                                           \
    (int id_##r = 1; id_##r <= c->content->count[KIND]; id_##r++)                                         \
        for (const struct type *r = &((const struct type *)(const void *)c->content->rows[KIND])[id_##r]; r; r = NULL)

static struct content content;
static struct context context;
static const struct context *c = &context;

static int open_content(void **state)
{
    (void)state;
    context.content = &content;
    return content_open(&content, freedom_five_game.linked.block, *freedom_five_game.linked.bytes) ? 0 : -1;
}

static bool has_trigger(const struct trigger *when) { return when[0].moment != 0; }

static bool has_verb(struct code code, u8 verb)
{
    for (int i = 0; i < code.length; i++)
        if (c->content->code[code.at + i].verb == verb) return true;
    return false;
}

/* FF-S10: red and blue have 8 Locations, green and yellow 7; HQ is blue and has 4 neighbours. */
static void the_map(void **state)
{
    (void)state;
    int colours[COLOURS] = {0};
    assert_int_equal(c->content->count[KIND_LOCATION], LOCATIONS);
    for EACH_ROW(l, location_row, KIND_LOCATION) colours[l->colour]++;
    assert_int_equal(colours[RED], 8);
    assert_int_equal(colours[BLUE], 8);
    assert_int_equal(colours[GREEN], 7);
    assert_int_equal(colours[YELLOW], 7);
    assert_int_equal(LOCATION(HQ)->colour, BLUE);
    const u8 near[] = {9, 14, 16, 20};
    assert_memory_equal(LOCATION(HQ)->near, near, sizeof near);
    const u8 corner[] = {2, 6, 0, 0};
    assert_memory_equal(LOCATION(1)->near, corner, sizeof corner);
    assert_int_equal(LOCATION(1)->distance[30], 8);
}

/* One target of 3+, two of 4+, one of 5+; the named ones are what they are. */
static void hero_boards(void **state)
{
    (void)state;
    assert_int_equal(c->content->count[KIND_HERO], 8);
    for EACH_ROW(h, hero_row, KIND_HERO) {
        int targets[7] = {0};
        for (int colour = RED; colour < COLOURS; colour++) targets[h->target[colour]]++;
        assert_int_equal(targets[3], 1);
        assert_int_equal(targets[4], 2);
        assert_int_equal(targets[5], 1);
        assert_true(h->home[0] && h->home[1]);
    }
    assert_int_equal(HERO(2)->target[GREEN], 3); /* Wraith */
    assert_true(HERO(1)->names_first && HERO(1)->has_die);
    assert_true(has_verb(HERO(1)->side[HERO_MODE].effect, V_WHITE_DIE));
}

/* Per Hero and colour 6 basic cards: 3 with 1 die, 3 with 2; 3 that are Actions, 3 that are not. At least 4 reactions,
 * 2 of which prevent damage. Upgraded: costs 1, 1, 2 and 3, and the last is Purple. */
static void ability_cards(void **state)
{
    (void)state;
    int hero[9][COLOURS][4] = {0}, reactions[9] = {0}, prevent[9] = {0}, costs[9][4] = {0};
    for EACH_ROW(a, ability_row, KIND_ABILITY) {
        costs[a->hero][a->cost]++;
        if (a->cost) {
            assert_int_equal(a->colour == PURPLE, a->cost == 3);
            assert_int_equal(a->envelope, a->cost == 3 ? 4 : a->cost);
            continue;
        }
        hero[a->hero][a->colour][a->dice - 1]++;
        hero[a->hero][a->colour][2 + a->action]++;
        reactions[a->hero] += has_trigger(a->when);
        prevent[a->hero] += has_verb(a->when[0].code, V_PREVENT) || has_verb(a->when[0].code, V_PREVENT_ALL);
    }
    for (int h = 1; h <= 8; h++) {
        for (int colour = RED; colour < COLOURS; colour++)
            for (int k = 0; k < 4; k++) assert_int_equal(hero[h][colour][k], 3);
        assert_true(reactions[h] >= 4);
        assert_true(prevent[h] >= 2);
        assert_int_equal(costs[h][1], 2);
        assert_int_equal(costs[h][2], 1);
        assert_int_equal(costs[h][3], 1);
    }
}

static void personal_tasks(void **state)
{
    (void)state;
    int costs[9][3] = {0};
    for EACH_ROW(t, task_row, KIND_TASK) costs[t->hero][t->cost]++;
    for (int h = 1; h <= 8; h++)
        for (int cost = 0; cost < 3; cost++) assert_int_equal(costs[h][cost], 1);
}

static void scheme_cards(void **state)
{
    (void)state;
    int first[COLOURS] = {0}, own = 0, kinds[2][5] = {0}, villains[COLOURS] = {0}, good = 0, tasks = 0, rules = 0;
    u32 named = 0;
    for EACH_ROW(s, scheme_row, KIND_SCHEME) {
        rules += s->justice_rules;
        if (s->justice_rules) continue;
        named |= bit(s->step[0].location);
        first[s->step[0].colour]++;
        own += s->step[0].colour == LOCATION(s->step[0].location)->colour;
        kinds[0][s->step[1].kind]++;
        kinds[1][s->step[2].kind]++;
        if (s->step[2].kind == MOVE_VILLAIN) villains[s->step[2].colour]++;
        good += s->good;
        tasks += s->gives_task;
    }
    assert_int_equal(c->content->count[KIND_SCHEME], 36);
    assert_int_equal(rules, 6);
    assert_int_equal(set_count(named), LOCATIONS);
    assert_int_equal(own, 15);
    for (int colour = RED; colour < COLOURS; colour++) {
        assert_in_range(first[colour], 7, 8);
        assert_int_equal(villains[colour], 5);
    }
    assert_int_equal(kinds[0][PLACE_HENCHMAN], 10);
    assert_int_equal(kinds[0][PLACE_BYSTANDER], 10);
    assert_int_equal(kinds[0][PLACE_MASTERMIND], 10);
    assert_int_equal(kinds[1][MOVE_VILLAIN], 20);
    assert_int_equal(kinds[1][PLACE_HENCHMAN], 10);
    assert_int_equal(good, 10);
    assert_int_equal(tasks, 8);
}

static void anarchy_cards(void **state)
{
    (void)state;
    int cards[2][COLOURS][5][4] = {0}; /* tower, colour, dice, successes */
    for EACH_ROW(a, anarchy_row, KIND_ANARCHY) cards[a->tower][a->test.colour][a->test.dice][a->test.successes]++;
    for (int colour = RED; colour < COLOURS; colour++) {
        assert_int_equal(cards[0][colour][3][1], 3);
        assert_int_equal(cards[0][colour][3][2], 3);
        assert_int_equal(cards[0][colour][4][3], 2);
        assert_int_equal(cards[1][colour][3][1], 1);
        assert_int_equal(cards[1][colour][4][2], 1);
    }
    assert_int_equal(c->content->count[KIND_ANARCHY], 40);
}

/* Each envelope has 2 Bystander, 2 Justice and 2 Special cards besides what the decks begin with. */
static void decks_and_envelopes(void **state)
{
    (void)state;
    int icons[4] = {0}, bystanders[6] = {0}, justice[6] = {0}, kinds[4] = {0}, specials[6] = {0}, quest = 0, texts = 0,
        dice[4] = {0};
    for EACH_ROW(b, bystander_row, KIND_BYSTANDER) {
        bystanders[b->envelope]++;
        if (!b->envelope) icons[b->icons]++;
    }
    for EACH_ROW(j, justice_row, KIND_JUSTICE) {
        justice[j->envelope]++;
        if (!j->envelope) kinds[j->kind]++;
        assert_int_equal(j->kind == BY_TEST, j->penalty.length > 0);
    }
    for EACH_ROW(s, special_row, KIND_SPECIAL) {
        if (s->quest) quest += s->copies;
        else specials[s->envelope] += s->copies;
        if (s->quest || s->envelope) continue;
        texts++;
        dice[s->dice] += s->copies;
    }
    assert_int_equal(icons[1], 12);
    assert_int_equal(icons[2], 5);
    assert_int_equal(icons[0], 3);
    for (int k = BY_PLACE; k <= BY_PAYMENT; k++) assert_int_equal(kinds[k], 8);
    assert_int_equal(texts, 12);
    assert_int_equal(dice[2], 16);
    assert_int_equal(dice[3], 8);
    assert_int_equal(quest, 2);
    for (int envelope = 1; envelope <= 5; envelope++) {
        assert_int_equal(bystanders[envelope], 2);
        assert_int_equal(justice[envelope], 2);
        assert_int_equal(specials[envelope], 2);
    }
}

static void villains_and_comics(void **state)
{
    (void)state;
    int lesser[COLOURS] = {0}, masterminds[COLOURS] = {0};
    for EACH_ROW(v, villain_row, KIND_VILLAIN) {
        if (v->mastermind) masterminds[v->colour]++;
        else lesser[v->colour]++;
    }
    for (int colour = RED; colour < COLOURS; colour++) {
        assert_int_equal(lesser[colour], 2);
        assert_int_equal(masterminds[colour], colour == GREEN ? 2 : 1); /* the green one has a second side */
    }
    static const struct { int chapters, jrn, anarchy, purple, points, augments, allies, modifiers; } wanted[] = {
        {2, 6, 3, 4, 0, 0, 0, 0}, {3, 5, 3, 2, 2, 1, 0, 0}, {3, 4, 2, 4, 3, 1, 1, 1}, {3, 4, 3, 0, 4, 2, 1, 2},
        {4, 3, 2, 2, 5, 2, 2, 2}};
    assert_int_equal(c->content->count[KIND_COMIC], 5);
    assert_int_equal(c->content->count[KIND_CHAPTER], 15);
    assert_int_equal(c->content->count[KIND_EVENT], 75);
    for (int k = 0; k < 5; k++) {
        const struct comic_row *comic = COMIC(k + 1);
        assert_int_equal(comic->number, k + 1);
        assert_int_equal(comic->chapters, wanted[k].chapters);
        assert_int_equal(comic->jrn, wanted[k].jrn);
        for (int colour = RED; colour < COLOURS; colour++) assert_int_equal(comic->anarchy[colour], wanted[k].anarchy);
        assert_int_equal(comic->purple, wanted[k].purple);
        assert_int_equal(comic->points, wanted[k].points);
        assert_int_equal(comic->augments, wanted[k].augments);
        assert_int_equal(comic->allies, wanted[k].allies);
        assert_int_equal(comic->modifiers, wanted[k].modifiers);
    }
}

/* 6 Augments for any Hero and 2 of each; 4 Allies; 2 Modifiers of each colour, in the envelopes of the ledger. */
static void gear(void **state)
{
    (void)state;
    int any = 0, own[9] = {0}, allies = 0, modifiers[COLOURS][6] = {0};
    for EACH_ROW(g, gear_row, KIND_GEAR) {
        if (g->ally) {
            allies++;
            assert_in_range(g->uses, 2, 3);
        } else if (g->hero) {
            own[g->hero]++;
            assert_in_range(g->envelope, 3, 4);
        } else {
            any++;
            assert_int_equal(g->envelope, 1);
        }
    }
    for EACH_ROW(m, modifier_row, KIND_MODIFIER) modifiers[m->colour][m->envelope]++;
    assert_int_equal(any, 6);
    assert_int_equal(allies, 4);
    for (int h = 1; h <= 8; h++) assert_int_equal(own[h], 2);
    for (int colour = RED; colour < COLOURS; colour++) {
        assert_int_equal(modifiers[colour][2], 1);
        assert_int_equal(modifiers[colour][3], 1);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_map),
    cmocka_unit_test(hero_boards),
    cmocka_unit_test(ability_cards),
    cmocka_unit_test(personal_tasks),
    cmocka_unit_test(scheme_cards),
    cmocka_unit_test(anarchy_cards),
    cmocka_unit_test(decks_and_envelopes),
    cmocka_unit_test(villains_and_comics),
    cmocka_unit_test(gear),
};
TEST_GROUP_WITH(tests, open_content, NULL);
