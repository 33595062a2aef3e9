/* test_facts.c: lists at free moments go by facts (facts.c, derive_facts.c); they must say what the effects themselves
 * say, instruction by instruction, for every card, Power, Augment and Ally. */
#include "kit.h"

enum { GAMES_EACH = 80, DEALS = 3 };

/* What random games have shown of a thing: that it could be used, that it could not. */
struct shown {
    bool can, cannot;
};
struct met {
    struct shown ability[256], special[256], justice[256], gear[256], power[2][256];
    int compared;
};

/* A free moment that is looked at: a copy, in which the Hero holds other cards. */
struct look {
    struct context c;
    struct met *met;
    int hero;
    _Alignas(64) u8 bytes[STATE_MAX];
};

static STATE *state_of(struct look *l) { return (STATE *)(void *)l->bytes; }

static bool listed(const struct look *l, u8 verb, u8 thing)
{
    for (int i = 0; i < l->c.count; i++)
        if (l->c.option[i].verb == verb && l->c.option[i].a == thing) return true;
    return false;
}

/* A use is offered exactly if nothing else bars it and its effect could do something. */
static void compare(struct look *l, u8 verb, u8 kind, u8 thing, u8 part, bool open, struct shown *shown)
{
    struct context *c = &l->c;
    struct effect e = effect_at(kind, thing, part, NOWHERE, l->hero, state_of(l)->hero[l->hero].at, NOWHERE);
    struct code code = effect_code(c, &e);
    bool possible = open && code.length && code_possible(c, &e, (seat)l->hero, code);
    if (possible != listed(l, verb, thing))
        fail_msg("%s (kind %d): %s, but %s", content_string(c->content, content_row(c->content, kind, thing)->name), kind,
                 possible ? "its effect could do something" : "its effect could do nothing, or it is barred",
                 possible ? "it is not offered" : "it is offered");
    shown->can |= possible;
    shown->cannot |= open && code.length && !possible;
    l->met->compared++;
}

static void compare_hand(struct look *l)
{
    struct context *c = &l->c;
    const STATE *g = state_of(l);
    const struct hero *h = &g->hero[l->hero];
    bool acts = h->available && HERO(h->hero)->phases[ON_BOARD_ABILITY] & IN_HERO_PHASE;
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + l->hero) {
        bool open = g->phase == HERO_PHASE && !is_blocked(c, g, l->hero, card, NOWHERE) &&
                    (acts || !ABILITY(card)->action);
        compare(l, ACT_PLAY, KIND_ABILITY, card, PART_EFFECT, open, &l->met->ability[card]);
    }
}

static void compare_table(struct look *l)
{
    struct context *c = &l->c;
    const STATE *g = state_of(l);
    const struct hero *h = &g->hero[l->hero];
    u8 special[SPECIAL_SLOTS];
    int specials = open_specials(g, l->hero, special);
    for (int i = 0; i < specials; i++)
        compare(l, ACT_USE_SPECIAL, KIND_SPECIAL, special[i], PART_EFFECT, true, &l->met->special[special[i]]);
    for EACH_CARD(card, JUSTICES(g), JUSTICE_UP + l->hero)
        compare(l, ACT_USE_JUSTICE, KIND_JUSTICE, card, PART_REWARD, true, &l->met->justice[card]);
    for (int k = 0; k < AUGMENTS_MOST; k++)
        if (h->augment[k])
            compare(l, ACT_USE_AUGMENT, KIND_GEAR, h->augment[k], PART_EFFECT, !in_set(h->used, MODES + k),
                    &l->met->gear[h->augment[k]]);
    for (int k = 0; k < ALLIES_MOST; k++)
        if (h->ally[k])
            compare(l, ACT_USE_ALLY, KIND_GEAR, h->ally[k], PART_EFFECT, h->uses[k] > 0, &l->met->gear[h->ally[k]]);
    const struct power *power = &HERO(h->hero)->side[h->mode];
    bool open = !(power->once && in_set(h->used, h->mode)) && (!power->action || h->available);
    compare(l, ACT_USE_POWER, KIND_HERO, h->hero, h->mode == HERO_MODE ? PART_HERO : PART_PRIVATE, open,
            &l->met->power[h->mode][h->hero]);
}

/* -- Other cards than chance has dealt ---------------------------------------------------------------------------- */

/* The Hero holds some other cards of the own ones, Upgraded ones among them, and other Special cards and Rewards. */
static void deal_again(struct look *l, struct random *luck)
{
    struct context *c = &l->c;
    STATE *g = state_of(l);
    struct cards k = ABILITIES(g);
    cards_move_all(k, ABILITY_HAND + l->hero, ABILITY_DECK + l->hero, 0);
    for (int i = pile_count(k, ABILITY_BOX) - 1; i >= 0; i--)
        if (ABILITY(card_at(k, ABILITY_BOX, i))->hero == g->hero[l->hero].hero)
            card_move(k, ABILITY_BOX, i, ABILITY_DECK + l->hero, 0);
    for (int n = (int)random_below(luck, 7); n > 0 && pile_count(k, ABILITY_DECK + l->hero); n--)
        card_move(k, ABILITY_DECK + l->hero, (int)random_below(luck, (u32)pile_count(k, ABILITY_DECK + l->hero)),
                  ABILITY_HAND + l->hero, EVERYBODY);
    k = SPECIALS(g);
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++) {
        cards_move_all(k, special_pile(l->hero, slot), SPECIAL_DECK, 0);
        if (pile_count(k, SPECIAL_DECK))
            card_move(k, SPECIAL_DECK, (int)random_below(luck, (u32)pile_count(k, SPECIAL_DECK)),
                      special_pile(l->hero, slot), EVERYBODY);
    }
    k = JUSTICES(g);
    cards_move_all(k, JUSTICE_UP + l->hero, JUSTICE_DECK, 0);
    for (int n = 3; n > 0 && pile_count(k, JUSTICE_DECK); n--)
        card_move(k, JUSTICE_DECK, (int)random_below(luck, (u32)pile_count(k, JUSTICE_DECK)), JUSTICE_UP + l->hero,
                  EVERYBODY);
}

static void look_at_moment(struct kit *k, struct met *met, struct random *luck)
{
    struct look l;
    for (int n = 0; n < DEALS; n++) {
        memcpy(l.bytes, k->bytes, sizeof l.bytes);
        context_open(&l.c, k->game, &k->content, l.bytes);
        l.met = met;
        l.hero = k->g->active;
        l.c.fast = true;
        l.c.trial = true;                                    /* even one option alone is listed */
        if (n) deal_again(&l, luck);
        rules_run(&l.c);
        compare_hand(&l);
        compare_table(&l);
    }
}

static void play_and_look(struct kit *k, struct met *met, struct random *luck)
{
    while (!over(k)) {
        if (!strcmp(asked(k), "FREE")) look_at_moment(k, met, luck);
        rules_answer(&k->c, k->c.seat, k->c.option[random_below(luck, k->c.count)]);
    }
}

static void check_shown(struct kit *k, u8 kind, const struct shown *shown, struct code (*code_of)(struct context *, int))
{
    int undecided = 0, count = k->content.count[kind];
    for (int id = 1; id <= count; id++) {
        if (!code_of(&k->c, id).length) continue;
        if (!shown[id].can)
            fail_msg("nothing has shown that %s can be used",
                     content_string(&k->content, content_row(&k->content, kind, (u8)id)->name));
        undecided += !shown[id].cannot;
    }
    assert_true(undecided < count);                          /* some things are always possible, never all */
}

static struct code ability_code(struct context *c, int id) { return ABILITY(id)->effect; }
static struct code special_code(struct context *c, int id) { return SPECIAL(id)->effect; }
static struct code justice_code(struct context *c, int id) { return JUSTICE(id)->reward; }
static struct code gear_code(struct context *c, int id) { return GEAR(id)->effect; }
static struct code private_code(struct context *c, int id) { return HERO(id)->side[PRIVATE_LIFE].effect; }
static struct code hero_code(struct context *c, int id) { return HERO(id)->side[HERO_MODE].effect; }

static void FF_S31_what_lists_go_by_is_what_effects_say(void **state)
{
    static struct kit k;
    static struct met met;
    struct random luck;
    (void)state;
    random_seed(&luck, 18);
    for (int n = 0; n < GAMES_EACH * HEROES; n++) {
        struct opening opening = {.heroes = 1 + n % HEROES, .comic = 1 + n / HEROES % 5, .options = EVERYTHING,
                                  .seed = (u64)n + 1};
        begin_table(&k, opening);
        k.c.fast = true;
        play_and_look(&k, &met, &luck);
        if (n + 1 < GAMES_EACH * HEROES) close_kit(&k);
    }
    assert_true(met.compared > 10000);
    check_shown(&k, KIND_ABILITY, met.ability, ability_code);
    check_shown(&k, KIND_SPECIAL, met.special, special_code);
    check_shown(&k, KIND_JUSTICE, met.justice, justice_code);
    check_shown(&k, KIND_GEAR, met.gear, gear_code);
    check_shown(&k, KIND_HERO, met.power[PRIVATE_LIFE], private_code);
    check_shown(&k, KIND_HERO, met.power[HERO_MODE], hero_code);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_S31_what_lists_go_by_is_what_effects_say),
};
TEST_GROUP(tests);
