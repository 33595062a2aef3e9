/* kit.c: the test table of kit.h. */
#include "kit.h"

static const char *const team[HEROES] = {"sgt_freedom", "goldenboy", "super_nova", "adam_spell"};

/* Answers the questions of the set-up: seat 0 is Skarov, the others take the Heroes in order. */
static void set_up(struct kit *k)
{
    while (!k->g->turn) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        if (k->c.seat != who) rules_list(&k->c, who);
        struct action pick = k->c.option[0];
        for (int i = 0; i < k->c.count; i++) {
            struct action a = k->c.option[i];
            if (a.verb == ACT_NAME_SKAROV && a.a == 0) pick = a;
            if (a.verb == ACT_TAKE_HERO && a.a == kit_find(k, A_HERO, team[who - 1])) pick = a;
        }
        rules_answer(&k->c, who, pick);
    }
}

void open_table(struct kit *k, struct opening o)
{
    int heroes = o.heroes ? o.heroes : 3;
    kit_load(k, &guardians_game, o.lua);
    u8 scenario = kit_find(k, A_SCENARIO, o.scenario ? o.scenario : "save_zurkovia");
    kit_begin(k, (struct setup){(u8)(heroes + 1), scenario, o.options}, 1);
    set_up(k);
    for (int f = FIRST_ROBOT; f < CAPTIVE && !o.guarded; f++) put_figure(k->g, f, NOWHERE);
    for (int h = 0; h < heroes; h++)
        assert_int_equal(k->g->guardian[h].hero, kit_find(k, A_HERO, team[h]));
    forget(k);
}

void open_base(struct kit *k, int heroes) { open_table(k, (struct opening){.heroes = heroes}); }
void open_with(struct kit *k, int heroes, const char *lua)
{
    open_table(k, (struct opening){.heroes = heroes, .lua = lua});
}

void open_in_wires(struct kit *k, int heroes, const char *lua)
{
    static const char *const places[HEROES] = {"b2-12", "b2-14", "b2-54", "b2-34"};
    open_with(k, heroes, lua);
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k->g->card[card].villain) put_figure(k->g, FIRST_VILLAIN + card, NOWHERE);
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k->g->card[card].villain)
            put_figure(k->g, FIRST_VILLAIN + card, cell(card == FIRST_LIEUTENANT ? "c1-23" : "c1-14"));
    for (int h = 0; h < heroes; h++) put(k, h, places[h]);
    hold_event(k, NULL);
}

u8 cell(const char *name)
{
    for (int i = 0; i < CELLS; i++)
        if (!strcmp(cell_names[i], name)) return (u8)i;
    fail_msg("no Space '%s'", name);
    return 0;
}

void put(struct kit *k, int figure, const char *where)
{
    u8 at = cell(where);
    struct context *c = &k->c;
    assert_int_not_equal(DOT(k->g, at), SOLID);
    if (k->g->who[at] != figure) assert_int_equal(k->g->who[at], NOWHERE);
    put_figure(k->g, figure, at);
}

void scatter(struct kit *k)
{
    static const char *const where[HEROES] = {"a1-31", "a1-32", "a1-34", "a1-35"};
    for (int h = 0; h < HEROES; h++)
        if (in_play(k->g, h)) put(k, h, where[h]);
}

int robot(struct kit *k, const char *kind, int n)
{
    u8 row = kit_find(k, A_VILLAIN, kind);
    for (int card = FIRST_ACOLYTE; card < CARDS_OF_VILLAINS; card++)
        if (k->g->card[card].villain == row) return FIRST_ROBOT + (card - FIRST_ACOLYTE) * ACOLYTE_FIGURES + n;
    fail_msg("no '%s' in this game", kind);
    return 0;
}

int put_robot(struct kit *k, const char *kind, int n, const char *where)
{
    int figure = robot(k, kind, n);
    put(k, figure, where);
    return figure;
}

int lieutenant(struct kit *k, const char *id)
{
    u8 row = kit_find(k, A_VILLAIN, id);
    int spare = 0;
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++) {
        if (k->g->card[card].villain == row) return FIRST_VILLAIN + card;
        if (!k->g->card[card].villain && !spare) spare = card;
    }
    assert_true(spare);
    k->g->card[spare].villain = row;
    refresh_villain(&k->c, k->g, spare);
    return FIRST_VILLAIN + spare;
}

static void lay(struct kit *k, int hero, const char *power, int pile)
{
    u8 card = kit_find(k, A_POWER, power);
    int at = card_find(POWERS(k->g), POWER_HAND + hero, card);
    if (at < 0) fail_msg("'%s' is not in the hand", power);
    card_move(POWERS(k->g), POWER_HAND + hero, at, pile + hero, EVERYBODY);
    refresh_guardian(&k->c, k->g, hero);
}
void lay_left(struct kit *k, int hero, const char *power) { lay(k, hero, power, POWER_LEFT); }
void lay_right(struct kit *k, int hero, const char *power) { lay(k, hero, power, POWER_RIGHT); }

void hold_event(struct kit *k, const char *event)
{
    cards_move_all(EVENTS(k->g), EVENT_HAND, EVENT_DECK, 0);
    if (!event) return;
    int at = card_find(EVENTS(k->g), EVENT_DECK, kit_find(k, AN_EVENT, event));
    assert_true(at >= 0);
    card_move(EVENTS(k->g), EVENT_DECK, at, EVENT_HAND, only(k->g->skarov));
}

static int card_named(struct kit *k, const char *villain)
{
    u8 row = kit_find(k, A_VILLAIN, villain);
    for (int card = 0; card < CARDS_OF_VILLAINS; card++)
        if (k->g->card[card].villain == row) return card;
    fail_msg("'%s' is not in this game", villain);
    return 0;
}

void lay_event_on(struct kit *k, const char *event, const char *villain)
{
    int at = card_find(EVENTS(k->g), EVENT_DECK, kit_find(k, AN_EVENT, event));
    assert_true(at >= 0);
    card_move(EVENTS(k->g), EVENT_DECK, at, EVENT_ON + card_named(k, villain), EVERYBODY);
}

void take_wound(struct kit *k, const char *wound, int pile)
{
    int at = card_find(WOUNDS(k->g), WOUND_DECK, kit_find(k, A_WOUND, wound));
    assert_true(at >= 0);
    card_move(WOUNDS(k->g), WOUND_DECK, at, pile, pile < WOUND_RIGHT ? patrol_seats(k->g) : EVERYBODY);
}

void activate_card(struct kit *k, const char *villain)
{
    kit_enter(k, "villain", 0);
    if (offered(k, ACT_ACTIVATE)) answer(k, ACT_ACTIVATE, kit_find(k, A_VILLAIN, villain)); /* else nobody else can */
    assert_int_equal(k->g->active_card, card_named(k, villain));
}

int door(struct kit *k, const char *a, const char *b)
{
    int link = find_link(k->g, cell(a), cell(b));
    assert_true(link >= 0);
    return link;
}

void begin_finale(struct kit *k, u8 outcome, bool with_door)
{
    struct context *c = &k->c;
    for (int t = 0; t < TILES; t++)
        if (is_open_objective(c, k->g, t)) k->g->tile[t].outcome = outcome;
    k->g->showdown = k->g->turn;
    if (!with_door) return;
    for (int i = 0; i < LINKS_MOST; i++)
        if (k->g->link[i].kind == CONTROL_DOOR) k->g->link[i].open = true;
    k->g->door_opened = true;
    refresh_links(k->g);
}

void assert_rolled(struct kit *k, int combat, int power)
{
    const struct event *roll = last_event(k, EV_ATTACK_ROLL);
    assert_non_null(roll);
    assert_int_equal(roll->a, combat * 16 + power);
}

void open_doors(struct kit *k)
{
    for (int i = 0; i < LINKS_MOST && k->g->link[i].kind; i++)
        if (k->g->link[i].kind != CONTROL_DOOR) k->g->link[i].open = true;
    refresh_links(k->g);
}

/* Faces of a die, in the order of its sides: a roll of n is side n. */
static void fix(struct kit *k, const char *faces, const char *sides)
{
    if (k->dice.next == k->dice.count) k->dice.next = k->dice.count = 0;
    for (; *faces; faces++) {
        const char *side = strchr(sides, *faces);
        assert_non_null(side);
        k->dice.value[k->dice.count++] = (u8)(side - sides + 1);
    }
}
void combat_dice(struct kit *k, const char *faces) { fix(k, faces, "00112P"); }
void power_dice(struct kit *k, const char *faces) { fix(k, faces, "11122P"); }
void check_dice(struct kit *k, const char *faces) { fix(k, faces, "00001112"); }
