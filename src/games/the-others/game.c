/* game.c: The Others as the engine sees it: tables, piles, names, places. Exports the_others_game. */
#include <string.h>

#include "bot.h"
#include "engine/say.h"
#include "derivation.h"
#include "procedures.h"
#include "words.h"

DESCRIBE(ground, GROUND_FIELDS, false)
DESCRIBE(hero, HERO_FIELDS, false)
DESCRIBE(agent, AGENT_FIELDS, false)
DESCRIBE(the_others, THE_OTHERS_FIELDS, false)

/* -- Piles ----------------------------------------------------------------------------------------------------------- */

/* Who plays the Sins is decided at the table, so his hand has no fixed owner: its cards are known to him. */
static const struct pile sin_piles[SIN_PILES] = {
    {"sin_deck", NOBODY, 0}, {"sin_hand", NOBODY, 0}, {"in_front", NOBODY, 0}, {"sin_discard", NOBODY, 0}};
static const struct pile apocalypse_piles[APOCALYPSE_PILES] = {
    {"apocalypse_deck", NOBODY, 0}, {"offered", NOBODY, 0}, {"revealed", NOBODY, 0}, {"apocalypse_gone", NOBODY, 0}};
static const struct pile upgrade_piles[UPGRADE_PILES] = {
    {"upgrade_deck", NOBODY, 0}, {"inventory", NOBODY, 0}, {"shown", NOBODY, 0},
    {"owned.0", NOBODY, 0}, {"owned.1", NOBODY, 0}, {"owned.2", NOBODY, 0}, {"owned.3", NOBODY, 0}};

static bool sin_in_game(const struct context *c, const void *state, u8 id)
{
    return SIN_CARD(id)->sin == ((const STATE *)state)->sin_played;
}

static bool apocalypse_in_game(const struct context *c, const void *state, u8 id)
{
    return APOCALYPSE(id)->type == STORY(((const STATE *)state)->story)->type;
}

const struct family sin_family = {
    "sin", SIN_CARDS, SIN_PILES, A_SIN_CARD, KIND_SIN_CARD, sin_piles,
    offsetof(struct sin_card_row, copies), sin_in_game, "sin"};
const struct family apocalypse_family = {
    "apocalypse", APOCALYPSE_CARDS, APOCALYPSE_PILES, AN_APOCALYPSE, KIND_APOCALYPSE, apocalypse_piles,
    offsetof(struct apocalypse_row, copies), apocalypse_in_game,
    "type"};
const struct family upgrade_family = {
    "upgrade", UPGRADE_CARDS, UPGRADE_PILES, AN_UPGRADE, KIND_UPGRADE, upgrade_piles,
    offsetof(struct upgrade_row, copies)};

/* -- Things ---------------------------------------------------------------------------------------------------------- */

#define LINE(i) "d-" #i "1", "e-" #i "1", "d-" #i "2", "e-" #i "2", "d-" #i "3", "e-" #i "3", "d-" #i "4"
#define SEAM(i) "s-" #i "1", "x-" #i "1", "s-" #i "2", "x-" #i "2", "s-" #i "3", "x-" #i "3", "s-" #i "4"
static const char *const wheres[] = {
    "not_entered", LINE(1), SEAM(1), LINE(2), SEAM(2), LINE(3), SEAM(3), LINE(4), "dead", "removed"};
static const char *const sin_card_backs[] = {"a Sin card"};
static const char *const apocalypse_backs[] = {"an Apocalypse card"};
static const char *const upgrade_backs[] = {"an Upgrade"};
static const char *const dark_past_backs[] = {"a Dark Past"};
static const char *const token_backs[] = {"a hidden token"};
static const char *const tokens[] = {"none", "Fire", "Corruption", "Pentagram", "Nest", "Extra Turn", "Innocent"};
static const char *const npcs[] = {"the Commissioner", "PROXY", "RavenCorp"};
static const char *const icons[] = {"none", "Heal", "Repent", "Extra Turn", "Inventory", "Orbital Strike"};
static const char *const moments[] = {
    "none", "turn_start", "before_step", "after_step", "city_action", "token_found", "before_cleanse", "fight_start",
    "after_fight_roll", "after_fight", "turn_end", "reaction_start", "on_wound", "on_corruption", "on_death",
    "round_start",
    "round_end", "volunteered", "reset"};
static const char *const statuses[] = {"reserve", "in_play", "out"};
static const char *const results[] = {"none", "Hit", "Defense", "Counter-Corruption", "Skill"};
static const char *const sides[] = {"nobody", "heroes", "sins"};
static const char *const slots[] = {
    "level 1 (no bonus)", "level 2 (+1 die)", "level 3 (+1 Defense)", "level 4 (+1 Hit)", "level 5 (+1 die)",
    "level 6 (+2 Hits)", "level 7 (+1 result)"};

/* The level that Voluntary Corruption leads to: see call_bonus. */
static const char *const bonuses[] = {"0", "1", "2", "3", "4", "5", "6", "7"};

/* One of several things that a text offers: see call_mode. */
static const char *const mode_names[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

/* What a Space is chosen for: see call. */
static const char *const purposes[] = {"choose",
    "place_fire", "place_corruption", "place_pentagram", "place_nest", "place_extra_turn", "place_innocent",
    "remove_fire", "remove_corruption", "remove_pentagram", "remove_nest", "remove_extra_turn", "remove_innocent"};

static const char *const proposals[] = {"#0"}; /* what it is depends on the vote: see call_proposal */

#define ROW_THING(label, kind_) {.name = label, .kind = kind_}
#define GAME the_others
#include "engine/game_tables.h"

static const struct domain domains[] = {
    [A_SPACE - FIRST_DOMAIN] = {.name = "space", .words = space_names, .count = SPACES},
    [A_WHERE - FIRST_DOMAIN] = WORD_DOMAIN("place of a figure", wheres),
    [A_MAP - FIRST_DOMAIN] = ROW_THING("map", KIND_MAP),
    [A_STORY - FIRST_DOMAIN] = ROW_THING("story", KIND_STORY),
    [A_MISSION - FIRST_DOMAIN] = ROW_THING("mission", KIND_MISSION),
    [A_TILE - FIRST_DOMAIN] = ROW_THING("tile", KIND_TILE),
    [A_SIN - FIRST_DOMAIN] = ROW_THING("sin", KIND_SIN),
    [AN_ACOLYTES - FIRST_DOMAIN] = ROW_THING("acolytes", KIND_ACOLYTES),
    [A_MONSTER - FIRST_DOMAIN] = ROW_THING("monster", KIND_MONSTER),
    [A_HERO - FIRST_DOMAIN] = ROW_THING("hero", KIND_HERO),
    [A_SIN_CARD - FIRST_DOMAIN] = {.name = "sin card", .kind = KIND_SIN_CARD, .backs = 1, .back = sin_card_backs},
    [AN_APOCALYPSE - FIRST_DOMAIN] = {.name = "apocalypse card", .kind = KIND_APOCALYPSE, .backs = 1, .back = apocalypse_backs},
    [AN_UPGRADE - FIRST_DOMAIN] = {.name = "upgrade", .kind = KIND_UPGRADE, .backs = 1, .back = upgrade_backs},
    [A_DARK_PAST - FIRST_DOMAIN] = {.name = "dark past", .kind = KIND_DARK_PAST, .backs = 1, .back = dark_past_backs},
    [A_TOKEN - FIRST_DOMAIN] = {.name = "token", .words = tokens, .count = COUNT(tokens), .backs = 1, .back = token_backs},
    [AN_NPC - FIRST_DOMAIN] = WORD_DOMAIN("npc", npcs),
    [AN_ICON - FIRST_DOMAIN] = WORD_DOMAIN("icon", icons),
    [A_MOMENT - FIRST_DOMAIN] = WORD_DOMAIN("moment", moments),
    [A_STATUS - FIRST_DOMAIN] = WORD_DOMAIN("status", statuses),
    [A_RESULT - FIRST_DOMAIN] = WORD_DOMAIN("result", results),
    [A_SIDE - FIRST_DOMAIN] = WORD_DOMAIN("side", sides),
    [A_SLOT - FIRST_DOMAIN] = WORD_DOMAIN("slot", slots),
    [A_PROPOSAL - FIRST_DOMAIN] = WORD_DOMAIN("proposal", proposals),
    [A_BONUS - FIRST_DOMAIN] = WORD_DOMAIN("level", bonuses),
    [A_PURPOSE - FIRST_DOMAIN] = WORD_DOMAIN("purpose", purposes),
    [A_MODE - FIRST_DOMAIN] = WORD_DOMAIN("choice", mode_names),
};

/* -- Tables ---------------------------------------------------------------------------------------------------------- */

static const struct option_row options[] = {
    {"random_story", "Story and map are drawn at random (OT-020)"},
    {"random_map", "The map of the Story is drawn at random (OT-025)"},
    {0}};

/* -- Code of cards --------------------------------------------------------------------------------------------------- */

struct code part(const struct context *c, const struct effect *e)
{
    switch ((enum kind_of_row)e->kind) {
    case KIND_STORY: {
        const struct story_row *s = STORY(e->card);
        return e->part == PART_BEGIN ? s->begin : e->part == PART_FINISH ? s->finish : s->setup;
    }
    case KIND_MISSION: return e->part == PART_AFTER ? MISSION(e->card)->after : MISSION(e->card)->before;
    case KIND_ACOLYTES: return ACOLYTES(e->card)->effect;
    case KIND_HERO: return HERO(e->card)->when[e->part - PART_TRIGGER].code;
    case KIND_SIN_CARD: return SIN_CARD(e->card)->effect;
    case KIND_LEVEL: return LEVEL(e->card)->effect;
    case KIND_APOCALYPSE: return APOCALYPSE(e->card)->when[e->part - PART_TRIGGER].code;
    case KIND_UPGRADE: return UPGRADE(e->card)->use;
    case KIND_DARK_PAST: return DARK_PAST(e->card)->effect;
    case KIND_MAP: case KIND_TILE: case KIND_SIN: case KIND_MONSTER: break;
    }
    return (struct code){0};
}

/* -- Names in sentences ---------------------------------------------------------------------------------------------- */

/* Districts by their names: "RavenCorp HQ (d-23)"; Streets by their short names only. */
static bool call_space(struct text *out, const struct speaker *s, u8 space)
{
    const STATE *g = s->state;
    if (!space || space >= SPACES || !g->map) return false;
    const struct map_row *map = (const struct map_row *)(const void *)content_row(s->content, KIND_MAP, g->map);
    if (!map->tile_at[space]) return false;
    const struct row *tile = content_row(s->content, KIND_TILE, map->tile_at[space]);
    text_add(out, "%s (%s)", content_string(s->content, tile->name), space_names[space]);
    return true;
}

/* "a Corrupted Nun", "an Abomination of Pride", "the Avatar of Pride"; members of the Hell Club have names. */
static bool call_monster(struct text *out, const struct speaker *s, u8 monster)
{
    if (!monster || monster > s->content->count[KIND_MONSTER]) return false;
    const struct monster_row *row =
        (const struct monster_row *)(const void *)content_row(s->content, KIND_MONSTER, monster);
    const char *name = content_string(s->content, row->row.name);
    if (row->type == HELL_CLUB) return false;
    bool only_one = row->type == CONTROLLER || row->type == AVATAR;
    text_add(out, "%s %s", only_one ? "the" : strchr("AEIOU", *name) ? "an" : "a", name);
    return true;
}

static void add_bonus(struct text *out, const char **between, int n, const char *one, const char *many)
{
    if (n) text_add(out, "%s+%d %s", *between, n, n > 1 ? many : one);
    if (n) *between = ", ";
}

/* "level 5 (+2 dice, +1 Defense, +1 Hit)": what Voluntary Corruption up to a level would add to the roll at hand. */
static bool call_bonus(struct text *out, const struct speaker *s, u8 level)
{
    const STATE *g = s->state;
    bool fights = g->fighter < RING;
    int post = fights ? g->fighter : g->current;
    const char *between = " (";
    if (post >= RING || level > LEVELS) return false;
    struct hero hero = g->hero[post];
    hero.level = level;
    struct track bonus = track_bonus(&hero);
    text_add(out, "level %d", level);
    add_bonus(out, &between, bonus.dice, "die", "dice");
    add_bonus(out, &between, fights ? bonus.defense : 0, "Defense", "Defense"); /* OT-105 */
    add_bonus(out, &between, fights ? bonus.hits : 0, "Hit", "Hits");
    add_bonus(out, &between, bonus.free, "result of your choice", "");
    text_add(out, *between == ',' ? ")" : " (no bonus)");
    return true;
}

/* What a text offers, as long as the vote on it goes on. */
static bool call_mode(struct text *out, const struct speaker *s, u8 value)
{
    struct frame *f = open_vote(s->state);
    if (!f || ((const struct vote *)(const void *)f->local)->kind != VOTE_MODE) return false;
    say_mode(out, s->content, voted_modes(s->content, f), value);
    return true;
}

/* What a voter has named, as long as the vote goes on. */
static bool call_proposal(struct text *out, const struct speaker *s, u8 value)
{
    const STATE *g = s->state;
    struct frame *f = open_vote(g);
    if (!f) return false;
    const struct vote *vote = (const struct vote *)(const void *)f->local;
    switch ((enum vote_kind)vote->kind) {
    case VOTE_SINS_PLAYER:
        say_thing(out, s, SEAT, value);
        text_add(out, " as the Sins Player");
        return true;
    case VOTE_TEAM: say_thing(out, s, A_HERO, value); return true;
    case VOTE_FIRST: case VOTE_HERO:
        if (value >= RING) return false;
        say_thing(out, s, A_HERO, hero_at(g, value));
        if (vote->kind == VOTE_FIRST) text_add(out, " takes the first Turn");
        return true;
    case VOTE_BRANCH: say_thing(out, s, A_MISSION, value); return true;
    case VOTE_MODE: return call_mode(out, s, value);
    }
    return false;
}

static bool call(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    static const char *const token[] = {
        "", "a Fire token", "a Corruption token", "a Pentagram", "a Nest", "an Extra Turn token", "an Innocent"};
    static const char *const result[] = {"", "a Hit", "a Defense", "a Counter-Corruption", "a Skill"};
    static const char *const moment[] = {
        "", "at the start of the Turn", "before the step", "after the step", "at the City Action",
        "as the token is found",
        "before the Cleanse", "at the start of the Fight", "after the roll", "after the Fight", "at the end of the Turn",
        "at the start of the Reaction", "as the Wound comes", "as the Corruption comes", "as somebody dies",
        "at the start of the Round", "at the end of the Round"};
    const char *word = thing == A_TOKEN && value < COUNT(token)     ? token[value]
                       : thing == A_RESULT && value < COUNT(result) ? result[value]
                       : thing == A_MOMENT && value < COUNT(moment) ? moment[value] : "";
    if (thing == A_SPACE || thing == A_WHERE) return call_space(out, s, value);
    if (thing == A_MONSTER) return call_monster(out, s, value);
    if (thing == A_PROPOSAL) return call_proposal(out, s, value);
    if (thing == A_BONUS) return call_bonus(out, s, value);
    if (thing == A_MODE) return call_mode(out, s, value);
    if (thing == A_PURPOSE && value < COUNT(purposes)) {
        if (!value) text_add(out, "Choose");
        else if (value < TO_REMOVE) text_add(out, "Place %s in", token[T_FIRST + value - TO_PLACE]);
        else text_add(out, "Remove %s from", token[T_FIRST + value - TO_REMOVE]);
        return true;
    }
    text_add(out, "%s", word);
    return *word;
}

static int idle(struct context *c, const void *state, seat who) { return default_option(c, state, who); }

int score(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    (void)c;
    return g->winner == (who == g->sins ? SINS_WIN : HEROES_WIN); /* OT-002 */
}

static const char *const side_names[] = {"Heroes", "Sins", NULL};

static int side(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    (void)c;
    return g->sins == NOBODY ? -1 : g->sins == who;
}

/* -- Places for positions -------------------------------------------------------------------------------------------- */

/* The stack as it is in a Round, with nothing begun in it; what was half done when the position was taken is not. */
static void open_round(struct context *c, STATE *g)
{
    while (pile_count(APOCALYPSE_OF(g), OFFERED)) card_move(APOCALYPSE_OF(g), OFFERED, 0, APOCALYPSE_DECK, 0);
    while (pile_count(UPGRADES_OF(g), SHOWN)) card_move(UPGRADES_OF(g), SHOWN, 0, INVENTORY, EVERYBODY);
    if (g->accomplished == CARRIED_ON) g->accomplished = ACCOMPLISHED;
    g->fighter = NOWHERE;
    g->fight_at = g->kills = g->haste = g->movers = 0;
    g->sin_dice = g->sin_hits = g->sin_corruption = g->hide = g->hero_dice = 0;
    stack_clear(c);
    g->current = NOWHERE;
    PUSH_AT(whole_game, ROUND_DONE, 0);
    PUSH(round, 0);
}

/* The Turn of the seat's first Hero who has an active Turn token begins; of the first Hero at all otherwise. */
static void at_turn(struct context *c, void *state, seat who)
{
    STATE *g = state;
    int post = NOWHERE, heroes = min_int(g->heroes, RING); /* whether the position is sound is seen to later */
    for (int p = heroes - 1; p >= 0; p--)
        if (g->hero[p].player == who && g->hero[p].turns && in_play(g, p)) post = p;
    for (int p = 0; p < heroes && post == NOWHERE; p++)
        if (g->hero[p].turns && in_play(g, p)) post = p;
    if (post == NOWHERE) {
        post = 0;
        g->hero[0].turns = 1;
    }
    open_round(c, g);
    if (!g->round) g->round = 1;
    top_frame(c)->step = STEP(round, TURNS_DONE);
    PUSH_AT(hero_turns, TURN_DONE, 0, .post = (u8)post);
    PUSH(turn, 0, .post = (u8)post, .agent = g->hero[post].agent);
}

static void at_round(struct context *c, void *state, seat who)
{
    (void)who;
    open_round(c, state);
}

/* The Hero Turns are over: the end of the Round begins. */
static void at_round_end(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
    open_round(c, g);
    if (!g->round) g->round = 1;
    top_frame(c)->step = STEP(round, TURNS_DONE);
}

/* A Reaction to the Turn of the seat's first Hero is offered. */
static void at_reaction(struct context *c, void *state, seat who)
{
    STATE *g = state;
    at_turn(c, state, who);
    struct turn *turn = LOCALS(turn, top_frame(c));
    struct reaction reaction = {.post = turn->post, .agent = turn->agent};
    g->current = turn->post;
    top_frame(c)->step = STEP(turn, REACTED);
    PUSH_WITH(reaction, 0, reaction);
}

static const struct entry_point entries[] = {
    {"turn", "a Turn of the seat's first Hero with an active Turn token begins", at_turn},
    {"reaction", "a Reaction to the Turn of the seat's first Hero is offered", at_reaction},
    {"round", "a Round begins", at_round, .seatless = true},
    {"round_end", "the Hero Turns of a Round are over", at_round_end, .seatless = true},
    {0}};

static const char *const renamed[] = {"touches", "modifier_mask", "moments", "trigger_mask", "place", "post", NULL};

static const struct measured measured[] = {
#include "measured.def"
    {0}};

const struct game the_others_game = {
    GAME_TABLES,
    .rules.check = check,
    .id = "the-others",
    .name = "The Others",
    .about = "one deadly Sin against a team of heroes in a besieged city, 2 to 5 players",
    .prefix = "OT",
    .version = 1,
    .least_players = 2,
    .most_players = PLAYERS,
    .scenario_kind = KIND_MAP,
    .words.effect_rule = RULE(231),
    .words.choosers = &words_chooser,
    .rules.renamed = renamed,
    .show.measured = measured,
    .words.modes = modes,
    .words.name_thing = call,
    .rules.refresh = refresh,
    .bot.slip_rate = 40,
    .bot.is_flavour_choice = is_flavour_choice,
    .bot.estimate = estimate,
    .bot.playout_depth = 48,
    .rules.default_option = idle,
    .bot.odds_answer = odds_answer,
    .bot.odds_premise = "nobody adds a card, an Upgrade or Voluntary Corruption; FAITH and Hits are used to kill first",
    .rules.resign = resign,
    .rules.sides = side_names,
    .rules.side = side,
};
