/* kit.c: the test table of kit.h. */
#include "kit.h"

#include <stdio.h>
#include <unistd.h>

#include "../conformance/kit_questions.h"
#include "author/reader.h"
#include "engine/say.h"

/* -- Opening ------------------------------------------------------------------------------------------------------ */

static void note_event(void *listener, const struct event *event)
{
    struct kit *k = listener;
    if (k->events < KIT_EVENTS) k->event[k->events++] = *event;
}

/* Reads the game's content and a pack of one file; false when there are mistakes. */
static bool read_pack(const char *lua, struct text *block, struct text *errors)
{
    const char *dirs[] = {"src/games/freedom/content", NULL};
    char dir[] = "/tmp/longbox-kit-XXXXXX", path[64];
    assert_non_null(mkdtemp(dir));
    dirs[1] = dir;
    snprintf(path, sizeof path, "%s/extra.lua", dir);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(lua, file);
    fclose(file);
    bool fine = reader_read(&freedom_game, dirs, 2, block, errors);
    remove(path);
    remove(dir);
    return fine;
}

static void read_content(struct kit *k, const char *lua)
{
    struct text block = {0}, errors = {0};
    if (!read_pack(lua, &block, &errors)) fail_msg("%s", text_string(&errors));
    text_free(&errors);
    k->block = block.at;
    assert_true(content_open(&k->content, block.at, block.length));
}

static u8 find(struct kit *k, u8 thing, const char *id)
{
    int value = thing_find(&freedom_game, &k->content, thing, id);
    if (value <= 0) fail_msg("content has no '%s'", id);
    return (u8)value;
}

void open_fresh(struct kit *k, struct opening o)
{
    memset(k, 0, sizeof *k);
    if (o.lua) read_content(k, o.lua);
    else assert_true(content_open(&k->content, freedom_game.linked.block, *freedom_game.linked.bytes));
    struct setup setup = {.players = (u8)(o.players ? o.players : 3), .options = o.options};
    setup.scenario = find(k, A_SCENARIO, o.scenario ? o.scenario : "rebellion");
    const char *wrong = freedom_game.rules.check(&k->content, &setup);
    if (wrong) fail_msg("%s", wrong);
    k->g = &k->state;
    context_open(&k->c, &freedom_game, &k->content, k->g);
    k->c.refusals = &k->refusals;
    k->c.on_event = note_event;
    k->c.listener = k;
    k->c.dice = &k->dice;
    k->c.picks = &k->picks;
    random_seed(&k->g->head.random, o.seed ? o.seed : 1);
    freedom_game.rules.begin(&k->c, k->g, &setup);
    rules_run(&k->c);
}

void allocate_all(struct kit *k)
{
    while (!k->g->turn) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        rules_list(&k->c, who);
        answer(k, ACT_ALLOCATE, -1, -1, -1);
    }
}

/* Everybody has declared 10 to 1 on the last ten characters, in the order of their numbers. */
static void level_points(struct kit *k)
{
    int people = 0;
    while (freedom_is_character(&k->c, people + 1)) people++;
    for (seat s = 0; s < k->g->players; s++) {
        struct player *p = &k->g->player[s];
        memset(p->points, 0, sizeof p->points);
        memset(p->points_known, only(s), sizeof p->points_known);
        for (int v = VALUES; v > 0; v--) {
            p->points[people + 1 - v] = (u8)v;
            p->points_known[people + 1 - v] = EVERYBODY;
        }
    }
}

static void to_pile(struct kit *k, int from, int to)
{
    while (pile_size(k->g, from)) card_move(STOCK(k->g), from, 0, to, 0);
}

void open_table(struct kit *k, struct opening o)
{
    open_fresh(k, o);
    allocate_all(k);
    STATE *g = k->g;
    for (seat s = 0; s < g->players; s++) to_pile(k, HAND + s, DECK);
    level_points(k);
    for (int i = pile_size(g, DECK) - 1; i >= 0 && !o.cards; i--)
        if (card_row(k, card_at(STOCK(g), DECK, i))->window) card_move(STOCK(g), DECK, i, DISCARD, EVERYBODY);
    g->start = 0;
    freedom_refresh(&k->c, g);
    forget(k);
}

void open_kit(struct kit *k, int players) { open_table(k, (struct opening){.players = players}); }
void open_options(struct kit *k, int players, u32 options)
{
    open_table(k, (struct opening){.players = players, .options = options});
}
void open_with(struct kit *k, int players, const char *lua)
{
    open_table(k, (struct opening){.players = players, .lua = lua});
}
void close_kit(struct kit *k) { free(k->block); }

/* -- Ids ---------------------------------------------------------------------------------------------------------- */

u8 card_id(struct kit *k, const char *id) { return find(k, A_CARD, id); }
u8 planet_id(struct kit *k, const char *id) { return find(k, A_PLANET, id); }

const struct card_row *card_row(struct kit *k, u8 id)
{
    const struct context *c = &k->c;
    return CARD(id);
}

const struct planet_row *planet_row(struct kit *k, u8 id)
{
    const struct context *c = &k->c;
    return PLANET(id);
}

/* -- Arranging ---------------------------------------------------------------------------------------------------- */

/* Fetches a card to a pile; returns its kind. */
static u8 fetch(struct kit *k, const char *card, int to, seats known)
{
    static const int sources[] = {DECK, DISCARD, RESERVE};
    u8 id = card_id(k, card);
    for (int s = 0; s < COUNT(sources); s++) {
        int at = card_find(STOCK(k->g), sources[s], id);
        if (at < 0) continue;
        card_move(STOCK(k->g), sources[s], at, to, known);
        freedom_refresh(&k->c, k->g);
        return id;
    }
    fail_msg("no '%s' is left", card);
    return 0;
}

void enter(struct kit *k, seat who, const char *character, const char *planet)
{
    u8 id = fetch(k, character, TABLE, EVERYBODY);
    freedom_enter(&k->c, k->g, TABLE, card_find(STOCK(k->g), TABLE, id), id, who, planet ? planet_id(k, planet) : 0);
}

int rebels(struct kit *k, seat who, const char *unit, const char *planet)
{
    u8 id = fetch(k, unit, IN_PLAY, EVERYBODY);
    int slot = freedom_add_rebel(&k->c, k->g, id, who, planet_id(k, planet));
    forget(k);
    return slot;
}

int troops(struct kit *k, const char *unit, const char *planet)
{
    return freedom_add_troop(k->g, fetch(k, unit, IN_PLAY, EVERYBODY), planet_id(k, planet));
}

void command(struct kit *k, const char *character, int slot)
{
    freedom_take_command(&k->c, k->g, card_id(k, character), slot, 0);
    forget(k);
}

void command_troops(struct kit *k, const char *imperial, int slot)
{
    k->g->troop[slot].commander = fetch(k, imperial, IN_PLAY, EVERYBODY);
}

void mission(struct kit *k, const char *character, int mission, int object)
{
    struct person *p = &k->g->person[card_id(k, character)];
    p->mission = (u8)mission;
    p->object = (u8)object;
}

static void set_world(struct kit *k, const char *planet, u8 status, seat owner, int points)
{
    u8 id = planet_id(k, planet);
    k->g->world[id].garrison = (u8)points;
    freedom_set_status(k->g, id, status, owner);
}
void free_planet(struct kit *k, const char *planet, seat owner) { set_world(k, planet, IN_REVOLT, owner, 0); }
void occupy(struct kit *k, const char *planet) { set_world(k, planet, OCCUPIED, NOBODY, 0); }
void garrison(struct kit *k, const char *planet, int points) { set_world(k, planet, IMPERIAL_CONTROL, NOBODY, points); }

void gates(struct kit *k, bool central, bool capital)
{
    k->g->open = (u16)(k->g->outer | (central ? k->g->central : 0) | (capital ? bit(k->g->capital) : 0));
}

void form(struct kit *k, int strength) { k->g->formed |= (u16)bit(strength); }
void give(struct kit *k, seat who, const char *card) { fetch(k, card, HAND + who, only(who)); }
void plotted(struct kit *k, seat who, const char *card) { fetch(k, card, PLOT + who, only(who)); }
void shown(struct kit *k, seat who, const char *card) { fetch(k, card, SHOWN + who, EVERYBODY); }
void discard(struct kit *k, const char *card) { fetch(k, card, DISCARD, EVERYBODY); }

void top(struct kit *k, const char *card)
{
    fetch(k, card, DECK, 0); /* to the bottom, and what lay there before goes under it */
    for (int n = pile_size(k->g, DECK) - 1; n > 0; n--) card_move(STOCK(k->g), DECK, 0, DECK, 0);
}

void deck_is(struct kit *k, int n, ...)
{
    va_list list;
    while (pile_size(k->g, DECK)) card_move(STOCK(k->g), DECK, 0, DISCARD, EVERYBODY);
    va_start(list, n);
    while (n-- > 0) {
        const char *card = va_arg(list, const char *);
        u8 id = card_id(k, card);
        int pile = card_find(STOCK(k->g), DISCARD, id) >= 0 ? DISCARD : RESERVE, at = card_find(STOCK(k->g), pile, id);
        if (at < 0) fail_msg("no '%s' is left", card);
        card_move(STOCK(k->g), pile, at, DECK, 0);
    }
    va_end(list);
    freedom_refresh(&k->c, k->g);
}

void points(struct kit *k, seat who, const char *character, int value)
{
    struct player *p = &k->g->player[who];
    u8 id = card_id(k, character), old = p->points[id];
    for (u8 other = 1; other < PEOPLE; other++)
        if (p->points[other] == value && other != id) {
            p->points[other] = old;
            if (!old) p->points_known[other] = only(who);
        }
    p->points[id] = (u8)value;
    p->points_known[id] = only(who);
    freedom_refresh(&k->c, k->g);
}

void declared(struct kit *k, seat who, const char *character, int value)
{
    points(k, who, character, value);
    k->g->player[who].points_known[card_id(k, character)] = EVERYBODY;
    freedom_refresh(&k->c, k->g);
}

void secrets(struct kit *k, seat who)
{
    memset(k->g->player[who].points_known, only(who), sizeof k->g->player[who].points_known);
    freedom_refresh(&k->c, k->g);
}

static void fix(struct fixed *fixed, int n, va_list list)
{
    assert_true(n <= FIXED_MAX);
    fixed->count = fixed->next = 0;
    while (n-- > 0) fixed->value[fixed->count++] = (u8)va_arg(list, int);
}

void fix_dice(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    fix(&k->dice, n, list);
    va_end(list);
}

void fix_picks(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    fix(&k->picks, n, list);
    va_end(list);
}

/* -- Places ------------------------------------------------------------------------------------------------------- */

static void build(struct kit *k, const char *name, seat who)
{
    for (const struct entry_point *p = freedom_game.rules.entries; p->id; p++)
        if (!strcmp(p->id, name)) {
            p->build(&k->c, k->g, who);
            freedom_refresh(&k->c, k->g);
            const char *wrong = freedom_game.rules.find_fault(&k->c, k->g);
            if (wrong) fail_msg("the test's position is impossible: %s", wrong);
            forget(k);
            return;
        }
    fail_msg("no place '%s'", name);
}

static void start(struct kit *k, const char *name, seat who)
{
    build(k, name, who);
    rules_run(&k->c);
    const char *wrong = freedom_game.rules.find_fault(&k->c, k->g);
    if (wrong) fail_msg("at the first question: %s", wrong);
}

void at_first_turn(struct kit *k, seat who)
{
    build(k, "turn", who);
    k->g->turn = 0;
    rules_run(&k->c);
}

void at_turn(struct kit *k, seat who) { start(k, "turn", who); }
void at_organisation(struct kit *k, seat who) { start(k, "organisation", who); }
void at_plotting(struct kit *k, seat who) { start(k, "plotting", who); }
void at_choosing(struct kit *k, seat who) { start(k, "choosing", who); }
void at_player_turn(struct kit *k, seat who) { start(k, "player_turn", who); }
void at_missions(struct kit *k, seat who) { start(k, "missions", who); }
void at_interference(struct kit *k, seat who) { start(k, "interference", who); }
void at_execution(struct kit *k, seat who) { start(k, "execution", who); }
void at_reaction(struct kit *k, seat who) { start(k, "reaction", who); }
void at_battle(struct kit *k, seat who) { start(k, "battle", who); }
void at_control(struct kit *k, seat who) { start(k, "control", who); }
void at_end(struct kit *k, seat who) { start(k, "end", who); }

/* The place "choosing", but before phase 3, in which nobody plots more than lies there already. */
void at_reveals(struct kit *k, seat who)
{
    build(k, "choosing", who);
    frame_at(&k->g->head, k->g->head.top)->step = step_find(&proc_turn, "ORGANISED");
    rules_run(&k->c);
    while (k->c.pending && k->g->head.lanes) answer_as(k, (seat)__builtin_ctz(k->c.pending), ACT_DONE, -1, -1, -1);
}

/* -- Questions ---------------------------------------------------------------------------------------------------- */

bool offered(struct kit *k, u8 verb, int a, int b, int c) { return option_find(&k->c, verb, a, b, c) >= 0; }

int offers(struct kit *k, u8 verb) { return options_with(&k->c, verb); }

bool refused(struct kit *k, u8 verb, int a, int b, int c, rule_number rule)
{
    return refusal_given(&k->refusals, verb, a, b, c, rule);
}

static void give_answer(struct kit *k, struct action action)
{
    rules_answer(&k->c, k->c.seat, action);
    const char *wrong = freedom_game.rules.find_fault(&k->c, k->g);
    if (wrong) fail_msg("after the answer: %s", wrong);
}

void answer(struct kit *k, u8 verb, int a, int b, int c)
{
    int i = option_find(&k->c, verb, a, b, c);
    if (i < 0) fail_msg("%s %d %d %d is not offered at %s", freedom_game.rules.actions[verb].name, a, b, c, asked(k));
    give_answer(k, k->c.option[i]);
}

void answer_as(struct kit *k, seat who, u8 verb, int a, int b, int c)
{
    if (!has_seat(k->c.pending, who)) fail_msg("seat %d is not asked at %s", who, asked(k));
    rules_list(&k->c, who);
    answer(k, verb, a, b, c);
}

const char *asked(struct kit *k) { return k->c.pending ? question_of(&k->c, k->c.seat).step : ""; }
seat asked_seat(struct kit *k) { return k->c.pending ? k->c.seat : NOBODY; }

/* Whether a pending seat is asked this: "STEP" or "procedure.STEP". */
static bool is_step(struct kit *k, seat who, const char *step)
{
    struct question q = question_of(&k->c, who);
    const char *dot = strchr(step, '.');
    if (!dot) return !strcmp(q.step, step);
    size_t n = (size_t)(dot - step);
    return strlen(q.procedure) == n && !strncmp(q.procedure, step, n) && !strcmp(q.step, dot + 1);
}

bool asks(struct kit *k, seat who, const char *step) { return k->c.pending == only(who) && is_step(k, who, step); }
bool over(struct kit *k) { return !k->c.pending; }

void pass_all(struct kit *k)
{
    while (k->c.pending && (!strcmp(asked(k), "REACT") || !strcmp(asked(k), "NEXT_DECLARATION")))
        answer(k, ACT_PASS, -1, -1, -1);
}

void decline_until_seat(struct kit *k, seat who, const char *step)
{
    for (int n = 0; k->c.pending; n++) {
        for (seat s = 0; s < k->g->players; s++)
            if (has_seat(k->c.pending, s) && (who == NOBODY || who == s) && is_step(k, s, step)) {
                rules_list(&k->c, s);
                return;
            }
        if (n == 1000) fail_msg("the question %s does not come", step);
        give_answer(k, k->c.option[freedom_default(&k->c, k->g, k->c.seat)]);
    }
}
void decline_until(struct kit *k, const char *step) { decline_until_seat(k, NOBODY, step); }

void go(struct kit *k, u8 verb, const char *card, const char *planet)
{
    answer(k, verb, card_id(k, card), -1, -1);
    if (!strcmp(asked(k), "WHERE")) answer(k, ACT_GO, planet_id(k, planet), -1, -1);
    if (!strcmp(asked(k), "WHICH_TROOP")) give_answer(k, k->c.option[0]);
}

void play(struct kit *k, const char *card) { answer(k, ACT_PLAY, card_id(k, card), -1, -1); }

/* -- What happened ------------------------------------------------------------------------------------------------ */

int happened(struct kit *k, u8 kind)
{
    int n = 0;
    for (int i = 0; i < k->events; i++) n += k->event[i].kind == kind;
    return n;
}

const struct event *nth_event(struct kit *k, u8 kind, int n)
{
    for (int i = 0; i < k->events; i++)
        if (k->event[i].kind == kind && !n--) return &k->event[i];
    fail_msg("%s did not happen so often", freedom_game.rules.events[kind].name);
    return NULL;
}

const struct event *last_event(struct kit *k, u8 kind) { return nth_event(k, kind, happened(k, kind) - 1); }
void forget(struct kit *k) { k->events = 0; }

/* -- Looking ------------------------------------------------------------------------------------------------------ */

int copies(struct kit *k, int pile, const char *card)
{
    int n = 0;
    u8 id = card_id(k, card);
    for (int i = k->g->stock.start[pile]; i < k->g->stock.start[pile + 1]; i++) n += k->g->stock.id[i] == id;
    return n;
}

bool in_pile(struct kit *k, int pile, const char *card) { return copies(k, pile, card) > 0; }
bool in_play(struct kit *k, const char *character) { return in_set(k->g->in_play, card_id(k, character)); }
seat controller(struct kit *k, const char *character) { return k->g->person[card_id(k, character)].controller; }
u8 place_of(struct kit *k, const char *character) { return k->g->person[card_id(k, character)].place; }

int count_rebels(struct kit *k, seat who, const char *unit, const char *planet)
{
    int n = 0;
    for EACH(s, k->g->rebels) {
        const struct rebel *r = &k->g->rebel[LOWEST(rest_s)];
        n += (who == NOBODY || r->owner == who) && (!unit || r->kind == card_id(k, unit)) &&
             (!planet || r->planet == planet_id(k, planet));
    }
    return n;
}

int count_troops(struct kit *k, const char *unit, const char *planet)
{
    int n = 0;
    for EACH(s, k->g->troops) {
        const struct troop *t = &k->g->troop[LOWEST(rest_s)];
        n += (!unit || t->kind == card_id(k, unit)) && (!planet || t->planet == planet_id(k, planet));
    }
    return n;
}

int power(struct kit *k, seat who) { return freedom_power(&k->c, k->g, who); }

/* -- Who sees what ------------------------------------------------------------------------------------------------ */

void view(struct kit *k, seat viewer, STATE *out) { state_redact(&freedom_game, &k->content, k->g, viewer, out); }

bool same_view(struct kit *a, struct kit *b, seat viewer)
{
    STATE one, other;
    view(a, viewer, &one);
    view(b, viewer, &other);
    return !memcmp(&one, &other, sizeof one);
}

const char *checked(const char *lua, int players, u32 options)
{
    struct kit k = {0};
    struct setup setup = {.players = (u8)players, .scenario = 1, .options = options};
    if (lua) read_content(&k, lua);
    else assert_true(content_open(&k.content, freedom_game.linked.block, *freedom_game.linked.bytes));
    const char *wrong = freedom_game.rules.check(&k.content, &setup);
    free(k.block);
    return wrong;
}

bool has_mistake(const char *lua, const char *words)
{
    struct text block = {0}, errors = {0};
    bool found = !read_pack(lua, &block, &errors) && strstr(text_string(&errors), words);
    text_free(&block);
    text_free(&errors);
    return found;
}
