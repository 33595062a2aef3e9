/* kit_course.c: the helpers of kit_course.h. */
#include "kit_course.h"

#include "author/reader.h"

static const char plain_heroes[] =
    "for n = 0, 5 do\n"
    "    hero { id = 't_plain_' .. n, name = 'Plain ' .. n, attack = 2, health = 5, influence = 2 }\n"
    "end\n";

void open_course(struct kit *k, int players, const char *lua)
{
    struct text source = {0};
    text_add(&source, "%s%s", plain_heroes, lua);
    open_with(k, players, text_string(&source));
    text_free(&source);
    for (seat s = 0; s < players; s++) {
        char id[16] = "t_plain_0";
        id[8] = (char)('0' + s);
        set_hero(k, s, 0, id);
    }
}

void restart_game(struct kit *k, const char *scenario, u32 options, u64 seed)
{
    struct setup setup = {.options = options};
    int id = thing_find(&vigilante_game, &k->content, A_SCENARIO, scenario);
    assert_true(id > 0);
    setup.scenario = (u8)id;
    setup.players = scenario_card(k, scenario)->players;
    assert_null(setup_fault(&vigilante_game, &k->content, &setup));
    forget(k);
    rules_begin(&k->c, &setup, seed);
    rules_run(&k->c);
}

void keep_starters(struct kit *k)
{
    while (k->c.head->lanes) rules_answer(&k->c, k->c.seat, k->c.option[0]);
}

void easy_answer(struct kit *k)
{
    if (offered(k, ACT_DRAW, CITY)) answer(k, ACT_DRAW, CITY);
    else answer(k, k->c.option[0].verb, k->c.option[0].a, k->c.option[0].b, k->c.option[0].c);
}

void easy_until(struct kit *k, const char *step)
{
    while (strcmp(asked(k), step)) {
        if (!k->c.pending) fail_msg("the game ended before %s was asked", step);
        easy_answer(k);
    }
}

void easy_to_the_end(struct kit *k)
{
    while (k->c.pending) easy_answer(k);
}

void random_answer(struct kit *k, struct random *luck)
{
    rules_answer(&k->c, k->c.seat, k->c.option[random_below(luck, k->c.count)]);
    const char *wrong = vigilante_game.rules.find_fault(&k->c, k->g);
    if (wrong) fail_msg("%s", wrong);
}

STATE *seen_by(struct kit *k, seat who)
{
    static STATE view[SEATS_MAX + 1];
    STATE *v = &view[who < SEATS_MAX ? who : SEATS_MAX];
    state_redact(&vigilante_game, &k->content, k->g, who, v);
    return v;
}

struct event told_to(struct kit *k, seat who, const struct event *event)
{
    struct speaker s = {.game = &vigilante_game, .content = &k->content, .viewer = who};
    return event_redact(&s, event);
}

int event_index(struct kit *k, u8 kind, int from)
{
    for (int i = from; i < k->events; i++)
        if (k->event[i].kind == kind) return i;
    return -1;
}

struct scenario_row *scenario_card(struct kit *k, const char *id)
{
    int row = thing_find(&vigilante_game, &k->content, A_SCENARIO, id);
    assert_true(row > 0);
    return (struct scenario_row *)(uintptr_t)content_row(&k->content, KIND_SCENARIO, row);
}

bool content_refused(const char *lua, const char *why)
{
    const char *name = "t/t.lua";
    struct text block = {0}, errors = {0};
    bool refused_so = !reader_read_memory(&vigilante_game, &name, &lua, 1, &block, &errors) &&
                      strstr(text_string(&errors), why);
    text_free(&block);
    text_free(&errors);
    return refused_so;
}

void lock_up(struct kit *k, seat who, int n)
{
    for (; n > 0; n--) card_move(VILLAINS(k->g), VILLAIN_DECK, 0, JAIL + who, only(who));
}

void public_record(struct kit *k, seat except, struct text *out)
{
    text_clear(out);
    for (int i = 0; i <= k->g->players; i++) { /* the seats and a spectator */
        seat who = i < k->g->players ? (seat)i : NOBODY;
        if (who == except) continue;
        text_put(out, (const char *)seen_by(k, who), sizeof(STATE));
        for (int e = 0; e < k->events; e++) {
            struct event told = told_to(k, who, &k->event[e]);
            text_add(out, "%d %d %d %d %d;", told.kind, told.who, told.a, told.b, told.c);
        }
    }
}
