/* game.c: Guardians' Chronicles as the engine sees it: tables, piles, names. Exports guardians_game. */
#include "bot.h"
#include "engine/say.h"
#include "scene_parts.h"

DESCRIBE(boost, BOOST_FIELDS, false)
DESCRIBE(tile, TILE_FIELDS, false)
DESCRIBE(link_token, LINK_FIELDS, false)
DESCRIBE(guardian, GUARDIAN_FIELDS, false)
DESCRIBE(villain_card, VILLAIN_FIELDS, false)
DESCRIBE(guardians, GUARDIANS_FIELDS, false)

/* -- Piles -------------------------------------------------------------------------------------------------------- */

/* Which seat plays a Hero is decided at the table, so no pile has a fixed owner: cards know who knows them. */
#define FOUR(name) OPEN_PILE(name ".1"), OPEN_PILE(name ".2"), OPEN_PILE(name ".3"), OPEN_PILE(name ".4")
static const struct pile power_piles[POWER_PILES] = {
    FOUR("hand"), FOUR("left"), FOUR("right"), FOUR("power_discard"), BOX_PILE("powers_out")};
static const struct pile event_piles[EVENT_PILES] = {
    OPEN_PILE("event_deck"), OPEN_PILE("event_discard"), OPEN_PILE("event_hand"), OPEN_PILE("event_played"),
    OPEN_PILE("on_skarov"), FOUR("on_lieutenant"), OPEN_PILE("on_acolyte.1"), OPEN_PILE("on_acolyte.2"),
    OPEN_PILE("on_acolyte.3")};
static const struct pile wound_piles[WOUND_PILES] = {
    OPEN_PILE("wound_deck"), OPEN_PILE("wounds_gone"), FOUR("wound_hand"), FOUR("wound_right"), FOUR("wound_discard")};

#define PILES(name, NAME, domain, KIND) #name, NAME##_CARDS, NAME##_PILES, domain, KIND, name##_piles
const struct family power_family = {PILES(power, POWER, A_POWER, KIND_POWER)};
const struct family event_family = {PILES(event, EVENT, AN_EVENT, KIND_EVENT), offsetof(struct event_card_row, copies)};
const struct family wound_family = {PILES(wound, WOUND, A_WOUND, KIND_WOUND), offsetof(struct wound_row, copies)};

#define GAME guardians
#include "engine/game_tables.h"

static const struct option_row options[] = {
    {"secret_missions", "Personal Missions are secret from Skarov (GC-S24)"},
    {"four_heroes", "Four Heroes take part, whoever plays them (GC-S12)"},
    {"rookies", "All Heroes are Rookies (GC-297)"},
    {"veterans", "All Heroes are Veterans (GC-297)"},
    {"normal_heroes", "All Heroes have the rank Hero (GC-S22)"},
    {0}};

/* -- Code of cards ------------------------------------------------------------------------------------------------ */

#define PART(kind, part) (kind) << 8 | (part)

/* Parts that a row does not have are empty. */
struct code part(const struct context *c, const struct effect *e)
{
    switch (PART(e->kind, e->part)) {
    case PART(KIND_POWER, PART_EFFECT): return POWER(e->card)->effect;
    case PART(KIND_EVENT, PART_EFFECT): return EVENT(e->card)->effect;
    case PART(KIND_HERO, PART_USE): return HERO(e->card)->use;
    case PART(KIND_ROOM, PART_ACTIVATED): return ROOM(e->card)->activated;
    case PART(KIND_ROOM, PART_EACH_TURN): return ROOM(e->card)->each_turn;
    }
    int n = e->part - PART_TRIGGER;
    if (n < 0 || n >= TRIGGERS_MAX) return (struct code){0};
    switch (e->kind) {
    case KIND_HERO: return HERO(e->card)->when[n].code;
    case KIND_VILLAIN: return VILLAIN(e->card)->when[n].code;
    case KIND_POWER: return POWER(e->card)->when[n].code;
    default: return (struct code){0};
    }
}

/* -- Names in sentences ------------------------------------------------------------------------------------------- */

static const char *row_name(const struct speaker *s, int kind, u8 row)
{
    return content_string(s->content, content_row(s->content, kind, row)->name);
}

/* "Sgt Freedom", "Chi", "Android 3", "the captive". */
static bool call_figure(struct text *out, const struct speaker *s, u8 figure)
{
    const STATE *g = s->state;
    if (figure == CAPTIVE) text_add(out, "the captive");
    else if (figure >= FIGURES) return false;
    else if (is_hero(figure)) {
        if (!g->guardian[figure].hero) return false;
        text_add(out, "%s", row_name(s, KIND_HERO, g->guardian[figure].hero));
    } else {
        if (!g->card[card_of(figure)].villain) return false;
        text_add(out, "%s", row_name(s, KIND_VILLAIN, g->card[card_of(figure)].villain));
        if (is_acolyte(figure)) text_add(out, " %d", (figure - FIRST_ROBOT) % ACOLYTE_FIGURES + 1);
    }
    return true;
}

/* "the Missile Silo (b1)". */
static bool call_tile(struct text *out, const struct speaker *s, u8 tile)
{
    static const char names[] = "abc";
    const STATE *g = s->state;
    if (tile >= TILES || !g->tile[tile].room) return false;
    text_add(out, "%s (%c%d)", row_name(s, KIND_ROOM, g->tile[tile].room), names[tile % FRAME_SIDE],
             tile / FRAME_SIDE + 1);
    return true;
}

/* What a Hero's player has laid face down, if the reader may know. */
static bool call_face_down(struct text *out, const struct speaker *s, u8 value)
{
    if (value & 0x80) say_thing(out, s, A_WOUND, value & 0x7F);
    else say_thing(out, s, A_POWER, value);
    return true;
}

/* "3 Combat dice and 1 Power die". */
static bool call_dice(struct text *out, u8 value)
{
    int combat = value / 16, power = value % 16;
    if (combat) text_add(out, "%d Combat %s", combat, combat > 1 ? "dice" : "die");
    if (power) text_add(out, "%s%d Power %s", combat ? " and " : "", power, power > 1 ? "dice" : "die");
    return value != 0;
}

/* " 0 0 1", " 2 POW": each with a space before it, as some dice show neither. */
static bool call_faces(struct text *out, u8 value, const char *first, const char *second)
{
    for (int n = value / 16; n > 0; n--) text_add(out, " %s", first);
    for (int n = value % 16; n > 0; n--) text_add(out, " %s", second);
    return true;
}

static bool name_thing(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    if (thing == A_FIGURE) return call_figure(out, s, value);
    if (thing == A_TILE) return call_tile(out, s, value);
    if (thing == A_HANDFUL) return call_dice(out, value);
    if (thing == LOW_FACES) return call_faces(out, value, "0", "1");
    if (thing == HIGH_FACES) return call_faces(out, value, "2", "POW");
    if (thing == A_FACE_DOWN) return call_face_down(out, s, value);
    return false;
}

/* -- Who has won -------------------------------------------------------------------------------------------------- */

static const char *const side_names[] = {"Heroes", "Skarov", NULL};

static int side(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    (void)c;
    return g->skarov == NOBODY ? -1 : g->skarov == who ? VILLAINS : PATROL;
}

int score(struct context *c, const void *state, seat who)
{
    return winner_of(state) == (enum side)side(c, state, who);
}

static int points(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    return side(c, state, who) == VILLAINS ? g->skarov_articles : g->patrol_articles;
}

static rule_number verdict(struct text *out, struct context *c, const void *state, seat who)
{
    static const char *const endings[] = {
        "", "Skarov is arrested", "Skarov has got away", "no Hero is left",
        "the clock has run out and Skarov has got away",
        "Skarov has given up", "the Heroes have given up"};
    const STATE *g = state;
    (void)c, (void)who;
    text_add(out, "%s; the front page has %d articles for LIBERTY PATROL and %d for Skarov", endings[g->ending],
             g->patrol_articles, g->skarov_articles);
    if (!article_lead(g) && g->ending <= TIME_IS_UP) text_add(out, ": the last deed decides");
    return !article_lead(g) ? RULING_(96) : 286;
}

/* What a seat wishes: to be Skarov, or not. */
static bool grants(struct action option, seat who, int wish)
{
    return option.verb != ACT_NAME_SKAROV || (option.a == who) == (wish == VILLAINS);
}

static const char aim[] =
    "Doktor Skarov defends his base against the Heroes of LIBERTY PATROL. Heroes open Doors, neutralise Objectives "
    "before their countdowns run out, and then force the Control Room door and arrest Skarov. Each Objective, each "
    "Hero and the Final Showdown put an article on the front page for one side or the other: the side with more articles "
    "wins (GC-286).";
static const char turn_text[] =
    "Strategy: each Hero places 1 or 2 cards, on the left for the Special Power or on the right for the Secret "
    "Technique; Skarov puts Events on his Villains; the Heroes fix their order in secret. Activation: a Hero takes 3 "
    "Actions (Move, Attack, Value Check, powers), then Skarov activates a Villain, and so on. End of turn: Skarov "
    "activates a room, "
    "Objectives count down, cards are discarded, Damage becomes Wounds; three Wounds in hand knock a Hero out.";

/* Drafts that Heroes show each other are talk (GC-S31). */
static bool one_team(const void *view, seat one, seat other)
{
    const STATE *g = view;
    return g->skarov != NOBODY && one < g->players && other < g->players && one != g->skarov && other != g->skarov;
}

/* Thinking helps Skarov more than it helps the Heroes: a `hard` one misses a little more. */
#define ERRORS(hard_misses) {.easy = {80, 0}, .hasty = {40, 0}, .normal = {40, 100}, .hard = {0, hard_misses}}

/* Agreeing to an order, keeping cards where they are and activating no room count as passing: people may say so once
 * for a while. */
const struct game guardians_game = {
    GAME_TABLES,
    .id = "guardians", .name = "Guardians' Chronicles", .prefix = "GC", .version = 1,
    .about = "four Heroes against Doktor Skarov and the robots of his base, 2 to 5 players",
    .least_players = 2, .most_players = PLAYERS, .scenario_kind = KIND_SCENARIO,
    .rules.pass_verb = ACT_PASS, .rules.declines = (const u8[]){ACT_AGREE, ACT_KEEP, ACT_NO_ROOM, 0},
    .rules.stops = (const u8[]){ACT_END_ACTIVATION, 0}, .rules.obvious = obvious,
    .rules.check = check, .rules.refresh = refresh, .rules.default_option = default_option, .rules.resign = resign,
    .rules.points_name = "articles", .rules.points = points, .rules.sides = side_names, .rules.side = side,
    .rules.reworded = (const u64[]){0x6cd63562cf17f97f, 0},
    .words.effect_rule = 235, .words.name_thing = name_thing, .words.turn = "activation", .words.round = "turn",
    .bot.facts = told_facts, .bot.count_facts = count_facts,
    .bot.others_guess = true,
    .bot.errors = ERRORS(60), .bot.side_errors = (const struct errors[]){[PATROL] = ERRORS(60), [VILLAINS] = ERRORS(80)},
    .bot.is_flavour_choice = is_flavour_choice, .bot.estimate = estimate,
    .bot.weighted = &weighted, .bot.standing = standing, .bot.pace = 35000,
    .bot.playout_depth = 24, .bot.odds_answer = odds_answer, .bot.grants = grants,
    .bot.odds_premise = "nobody responds, plays an Event, or pushes",
    .show.aim = aim, .show.turn = turn_text, .show.print = print, .show.paper = paper, .show.verdict = verdict,
    .show.one_team = one_team,
    .campaign = &campaign,
};
