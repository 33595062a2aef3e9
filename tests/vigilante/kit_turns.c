/* kit_turns.c: the helpers of kit_turns.h. */
#include "kit_turns.h"

#include <stdio.h>

#include "engine/describe.h"

static const char *const plain[] = {"t_one", "t_two", "t_three", "t_four", "t_five", "t_six"};

void open_turns(struct kit *k, int players, const char *lua)
{
    char source[8192];
    int n = snprintf(source, sizeof source,
                     "for _, n in ipairs({ 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight' }) do\n"
                     "  hero { id = 't_' .. n, name = 'Plain ' .. n, attack = 2, health = 4, influence = 1 }\n"
                     "end\n%s",
                     lua ? lua : "");
    assert_true(n < (int)sizeof source);
    open_with(k, players, source);
    for (seat s = 0; s < players; s++) set_hero(k, s, 0, plain[s]);
}

void answer_on(struct kit *k, u8 verb, int a, int b, int c)
{
    answer(k, verb, a, b, c);
    pass_all(k);
}

void play_it(struct kit *k, const char *card) { answer_on(k, ACT_PLAY, card_id(k, card), -1, -1); }
void attach_it(struct kit *k, const char *card, int slot) { answer_on(k, ACT_ATTACH, card_id(k, card), slot, -1); }
void draw_one(struct kit *k) { answer_on(k, ACT_DRAW, CITY, -1, -1); }
bool may_play(struct kit *k, const char *card) { return offered(k, ACT_PLAY, card_id(k, card)); }
bool may_attach(struct kit *k, const char *card, int slot)
{
    return offered(k, ACT_ATTACH, card_id(k, card), slot);
}

bool may_use(struct kit *k, int slot) { return offered(k, ACT_USE_HERO, slot); }

void draw_until(struct kit *k, seat who)
{
    do {
        if (!strcmp(asked(k), "ACTION")) draw_one(k);
        else answer_on(k, k->c.option[0].verb, -1, -1, -1);
    } while (strcmp(asked(k), "ACTION") || asked_seat(k) != who);
}

void at_last_action(struct kit *k, seat who)
{
    for (seat s = 0; s < k->g->players; s++) {
        k->g->player[s].actions = s == who;
        k->g->player[s].submitted = s != who;
    }
    at_turn(k, who);
}

void expect_window(struct kit *k, seat who)
{
    assert_string_equal(asked(k), "REACT");
    assert_int_equal(asked_seat(k), who);
}

void spring(struct kit *k, const char *card) { answer(k, ACT_AMBUSH, card_id(k, card)); }
void hold_back(struct kit *k) { answer(k, ACT_PASS); }

int pile_size(struct kit *k, int pile) { return pile_count(CITY_CARDS(k->g), pile); }

static void drain(struct kit *k, int deck, seat to)
{
    struct cards cards = CITY_CARDS(k->g);
    for (int pile = deck; pile < deck + 2; pile++)
        while (pile_count(cards, pile)) card_move(cards, pile, 0, HAND + to, only(to));
}

void drain_city(struct kit *k, seat to) { drain(k, CITY_DECK, to); }
void drain_agency(struct kit *k, seat to) { drain(k, AGENCY_DECK, to); }

int when_happened(struct kit *k, u8 kind, int n)
{
    for (int i = 0; i < k->events; i++)
        if (k->event[i].kind == kind && n-- == 0) return i;
    return -1;
}

seat whose(struct kit *k, u8 kind, int n)
{
    int at = when_happened(k, kind, n);
    if (at < 0) fail_msg("%s did not happen that often", vigilante_game.rules.events[kind].name);
    return k->event[at].who;
}
