/* test_coverage.c: what random and bot games reach of each game: answers, events, steps of procedures, verbs of
 * effects, rows of content.
 *
 * Every answer and every event is reached, except those listed here with the reason: what is not reached, the other
 * tests of this suite do not test. The rest is only counted; LONGBOX_COVERAGE=1 names what was not reached.
 */
#include "kit_play.h"

enum { GAMES = 3000, CAMPAIGNS = 100 /* of each game */, LONG = 4000 /* answers; a longer game shows nothing new */ };
enum { PROCEDURES_MAX = 128, STEPS_MAX = 64 };

/* What these games never reach. */
static const struct exception {
    const char *game, *name, *reason;
} exceptions[] = {
    {"vigilante", "GIVE_UP", "while a City card can be drawn there is another action (VG-S19)"},
    {"vigilante", "GAVE_UP", "likewise"},
    {"vigilante", "BANISHED", "no card of the box uses the verb"},
    {"vigilante", "ACTIONS", "no card of the box uses the verbs"},
    {"freedom", "MODE", "no card of the box offers a choice"},
    {"freedom", "KEEP", "a merger of two commanded units is rare: see tests/freedom/test_founding.c"},
    {"freedom", "TROOP_UNDER", "imperial commanders live for one player turn: see tests/freedom/test_battle.c"},
    {"the-others", "NAME_AGENT", "the box holds just one team of seven (OT-029)"},
    {"the-others", "NAMED_AGENT", "likewise"},
    {"the-others", "ROLL", "no Upgrade of the box has its use before a roll"},
    {"the-others", "DRIVE", "no card of the box moves a Hero by a step (OT-S34)"},
    {"the-others", "CHOOSE_HERO", "no card of the box lets its owner choose a Hero"},
    {"the-others", "TELEPORTED", "no card of the box uses the verb"},
    {"the-others", "TAKEN_AWAY", "no card of the box uses the verb"},
    {"the-others", "UNREMOVED", "likewise"},
    {"the-others", "UNMOVED", "the one card of the box that moves a Monster so offers another choice"},
    {"the-others", "APOCALYPSE_FALLS", "no card of the box lowers it (OT-S122)"},
    {"the-others", "FIGHT_OFF", "no card of the box ends a Fight before its dice (OT-S57)"},
    {"the-others", "HOPELESS", "Stories are written so that it hardly ever happens (OT-S94)"},
    {"the-others", "LEFT", "players leave tables, not games: see tests/the-others/test_leave.c"},
    {"guardians", "ACCEPT", "powers that may be used are offered by name (GC-S50)"},
    {"guardians", "DECLINE", "likewise"},
    {"guardians", "PICK_AIRLOCK", "no text of the box seals Airlocks (GC-S09): see tests/guardians/test_obstacles.c"},
    {"guardians", "SEALED", "likewise"},
    {"guardians", "UNSEALED", "likewise"},
    {"guardians", "WAY_CLEARED", "no room of the box has an obstacle (GC-S104): see tests/guardians/test_obstacles.c"},
    {"guardians", "PLACE_PLAIN", "20 Wounds are enough for most games (GC-S43): see tests/guardians/test_card_rules.c"},
    {"guardians", "LAID_PLAIN", "likewise"},
    {"guardians", "REVEALED_PLAIN", "likewise"},
    {"guardians", "PLAIN_WOUND", "likewise"},
    {"guardians", "LEFT", "players leave tables, not games: see tests/guardians/test_leave.c"},
    {"freedom-five", "FIRST_CHAPTER", "no two texts of the box act by themselves at one moment (FF-S26)"},
    {"freedom-five", "FIRST_MODIFIER", "likewise"},
    {"freedom-five", "FIRST_VILLAIN", "likewise"},
    {"freedom-five", "FIRST_POWER", "likewise"},
    {"freedom-five", "FIRST_GEAR", "likewise"},
    {"freedom-five", "NO_CARD", "the decks hold more cards than Heroes come to (FF-S44)"},
    {"freedom-five", "NOBODY_RESCUED", "likewise (FF-S36)"},
    {"freedom-five", "MORE_DICE", "who fights a Villain with such a Reward is rare: see tests/freedom-five/test_fight.c"},
    {"freedom-five", "MENDED", "no card of the box uses the verb"},
    {"freedom-five", "LEFT", "players leave tables, not games: see tests/freedom-five/test_leave.c"},
    {NULL, NULL, NULL},
};

static struct {
    const struct game *game; /* unchanged; the games that are played are copies which note what runs */
    bool action[256], event[256], verb[256], step[PROCEDURES_MAX][STEPS_MAX], row[KINDS_MAX][ROWS_MAX + 1];
} seen;

/* -- Games that note what runs ----------------------------------------------------------------------------------- */

static void note_thing(u8 meaning, u8 value)
{
    if (meaning < FIRST_DOMAIN || meaning >= FIRST_DOMAIN + seen.game->rules.domain_count) return;
    int kind = seen.game->rules.domains[meaning - FIRST_DOMAIN].kind;
    if (kind && value <= ROWS_MAX) seen.row[kind][value] = true;
}

static void note_event(void *listener, const struct event *e)
{
    const struct event_row *row = &seen.game->rules.events[e->kind];
    (void)listener;
    seen.event[e->kind] = true;
    note_thing(row->a, e->a);
    note_thing(row->b, e->b);
    note_thing(row->c, e->c);
}

static enum flow note_step(struct context *c, struct frame *f)
{
    const struct procedure *p = seen.game->rules.procedures[f->proc];
    seen.step[f->proc][f->step] = true;
    if (!strcmp(p->name, "effect")) {
        const struct effect *e = (const struct effect *)(const void *)f->local;
        if (e->kind < KINDS_MAX && e->card <= ROWS_MAX) seen.row[e->kind][e->card] = true;
    }
    return p->run(c, f);
}

static void note_verb(struct context *c, struct effect *e, seat who, struct instr i)
{
    seen.verb[i.verb] = true;
    seen.game->words.verbs[i.verb].run(c, e, who, i);
}

/* Fields of the state that name a row: what is in play, without cards that nobody has taken. */
static void note_fields(const struct fields *fields, const void *base)
{
    for (const struct field *f = fields->field; f->name; f++) {
        for (int i = 0; f->sub && i < f->count; i++) note_fields(f->sub, field_element(f, base, i));
        for (int i = 0; f->size == 1 && i < field_numbers(f); i++) note_thing(f->meaning, (u8)field_get(f, base, i));
    }
}

/* A copy of a game whose procedures and verbs are noted as they run. */
static const struct game *telling(const struct game *game)
{
    static struct game copy;
    static struct procedure procedure[PROCEDURES_MAX];
    static const struct procedure *list[PROCEDURES_MAX];
    static struct verb verb[256];
    assert_true(game->rules.procedure_count <= PROCEDURES_MAX);
    memset(&seen, 0, sizeof seen);
    seen.game = game;
    copy = *game;
    for (int i = 0; i < game->rules.procedure_count; i++) {
        assert_true(game->rules.procedures[i]->step_count <= STEPS_MAX);
        procedure[i] = *game->rules.procedures[i];
        procedure[i].run = note_step;
        list[i] = &procedure[i];
    }
    memcpy(verb, game->words.verbs, sizeof *verb * game->words.verb_count);
    for (int i = 0; i < game->words.verb_count; i++)
        if (verb[i].run) verb[i].run = note_verb;
    copy.rules.procedures = list;
    copy.words.verbs = verb;
    return &copy;
}

/* -- Playing ---------------------------------------------------------------------------------------------------- */

static void note_options(const struct play *p)
{
    for (int i = 0; i < p->c.count; i++) {
        const struct action_row *row = &seen.game->rules.actions[p->c.option[i].verb];
        note_thing(row->a, p->c.option[i].a);
        note_thing(row->b, p->c.option[i].b);
        note_thing(row->c, p->c.option[i].c);
    }
}

enum way { RANDOM, ASKING, BY_BOTS };

/* Plays on from the beginning. */
static void play_on(struct play *p, const struct game *game, u64 seed, enum way way)
{
    static struct play copy;
    struct random luck;
    random_seed(&luck, seed ^ 0xC0FE);
    while (!kit_over(p) && p->decisions < LONG) {
        seat who = kit_any_seat(p, &luck);
        kit_list(p, who);
        note_options(p);
        int at = (int)random_below(&luck, p->c.count);
        if (way == BY_BOTS) {
            copy = *p;
            kit_rebase(&copy);
            state_redact(game, &p->content, p->state, who, copy.state);
            at = game->bot.choose(&copy.c, copy.state, who, &luck);
        }
        struct action action = p->c.option[at];
        seen.action[action.verb] = true;
        if (p->decisions % 16 == 0) note_fields(game->rules.fields, p->state);
        kit_answer(p, who, action);
    }
    note_fields(game->rules.fields, p->state);
}

static void play_through(struct play *p, const struct game *game, const struct setup *setup, u64 seed, enum way way)
{
    (way == ASKING ? kit_open : kit_open_fast)(p, game, setup, seed);
    play_on(p, game, seed, way);
}

/* The games of a campaign, as far as they end. */
static void play_campaign(struct play *p, const struct game *game, u64 seed)
{
    _Alignas(max_align_t) u8 before[CARRIED_MAX], carried[CARRIED_MAX] = {0};
    struct content content;
    struct random luck;
    random_seed(&luck, seed);
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    if (game->campaign->start) game->campaign->start(&content, carried);
    while (!campaign_over(game, &content, carried)) {
        struct setup setup = kit_next_setup(game, &content, carried, &luck);
        kit_open_next(p, game, &setup, carried, seed++);
        play_on(p, game, seed, seed % 2 ? ASKING : BY_BOTS);
        if (!kit_over(p)) break;
        memcpy(before, carried, sizeof before);
        game->campaign->after(&p->c, p->state, before, carried);
    }
}

/* -- What is missing -------------------------------------------------------------------------------------------- */

static int missing;

static const char *excused(const char *name)
{
    for (const struct exception *e = exceptions; e->game; e++)
        if (!strcmp(e->game, seen.game->id) && !strcmp(e->name, name)) return e->reason;
    return NULL;
}

/* What must be reached. Returns 1 if it was. */
static int check(bool reached, const char *what, const char *name)
{
    if (reached || excused(name)) return reached;
    print_error("%s: the %s %s was never reached\n", seen.game->id, what, name);
    missing++;
    return 0;
}

/* What is only counted. */
static int count(bool reached, const char *what, const char *name)
{
    if (!reached && getenv("LONGBOX_COVERAGE")) print_message("%s: not reached: %s %s\n", seen.game->id, what, name);
    return reached;
}

static void check_all(const struct content *content)
{
    const struct game *g = seen.game;
    int actions = 0, events = 0, steps = 0, all_steps = 0, verbs = 0, all_verbs = 0, rows = 0, all_rows = 0;
    for (int i = 0; i < g->rules.action_count; i++)
        actions += check(seen.action[i], "answer", g->rules.actions[i].name);
    for (int i = 0; i < g->rules.event_count; i++) events += check(seen.event[i], "event", g->rules.events[i].name);
    for (int i = 0; i < g->rules.procedure_count; i++)
        for (int s = 0; s < g->rules.procedures[i]->step_count; s++) {
            char name[96];
            snprintf(name, sizeof name, "%s.%s", g->rules.procedures[i]->name, g->rules.procedures[i]->steps[s].name);
            steps += count(seen.step[i][s], "step", name);
            all_steps++;
        }
    for (int i = 0; i < g->words.verb_count; i++) {
        if (!g->words.verbs[i].run || !g->words.verbs[i].word) continue;
        verbs += count(seen.verb[i], "verb", g->words.verbs[i].word);
        all_verbs++;
    }
    for (int kind = 1; kind < KINDS_MAX; kind++)
        for (int row = 1; row <= content->count[kind]; row++) {
            rows += count(seen.row[kind][row], "row", content_string(content, content_row(content, kind, row)->id));
            all_rows++;
        }
    print_message("%s: %d of %d answers, %d of %d events, %d of %d steps, %d of %d verbs, %d of %d rows\n", g->id,
                  actions, g->rules.action_count, events, g->rules.event_count, steps, all_steps, verbs, all_verbs,
                  rows, all_rows);
}

static void games_reach_everything(void **state)
{
    (void)state;
    struct play *p = calloc(1, sizeof *p);
    kit_listener = note_event;
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        const struct game *game = telling(games[g]);
        static const enum way ways[] = {RANDOM, RANDOM, ASKING, BY_BOTS};
        int many = kit_setups(game, setups), wanted = max_int(COUNT(ways) * many, GAMES);
        for (int i = 0; i < wanted; i++)
            play_through(p, game, &setups[i % many], 9000 + (u64)i, ways[i / many % COUNT(ways)]);
        for (u64 i = 0; game->campaign && i < CAMPAIGNS; i++) play_campaign(p, game, 1000 * i + 7);
        check_all(&p->content);
    }
    free(p);
    assert_int_equal(missing, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(games_reach_everything),
};
TEST_GROUP(tests);
