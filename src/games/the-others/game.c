/* game.c: The Others as the engine sees it: tables, piles, names. Exports the_others_game. */
#include <string.h>

#include "bot.h"
#include "engine/say.h"
#include "derivation.h"
#include "procedures.h"
#include "scene_parts.h"

DESCRIBE(ground, GROUND_FIELDS, false)
DESCRIBE(hero, HERO_FIELDS, false)
DESCRIBE(agent, AGENT_FIELDS, false)
DESCRIBE(the_others, THE_OTHERS_FIELDS, false)

/* -- Piles --------------------------------------------------------------------------------------------------------- */

/* Who plays the Sins is decided at the table, so his hand has no fixed owner: its cards are known to him. */
static const struct pile sin_piles[SIN_PILES] = {
    OPEN_PILE("sin_deck"), OPEN_PILE("sin_hand"), OPEN_PILE("in_front"), OPEN_PILE("sin_discard")};
static const struct pile apocalypse_piles[APOCALYPSE_PILES] = {
    OPEN_PILE("apocalypse_deck"), OPEN_PILE("offered"), OPEN_PILE("revealed"), OPEN_PILE("apocalypse_gone")};
#define OWNED_BY(post) OPEN_PILE("owned." #post)
static const struct pile upgrade_piles[UPGRADE_PILES] = {
    OPEN_PILE("upgrade_deck"), OPEN_PILE("inventory"), OPEN_PILE("shown"), OWNED_BY(0), OWNED_BY(1), OWNED_BY(2),
    OWNED_BY(3)};

static bool sin_in_game(const struct context *c, const void *state, u8 id)
{
    return SIN_CARD(id)->sin == ((const STATE *)state)->sin_played;
}

static bool apocalypse_in_game(const struct context *c, const void *state, u8 id)
{
    return APOCALYPSE(id)->type == STORY(((const STATE *)state)->story)->type;
}

#define PILES(name, NAME, domain, KIND, row) \
    #name, NAME##_CARDS, NAME##_PILES, domain, KIND, name##_piles, offsetof(struct row, copies)
const struct family sin_family = {PILES(sin, SIN, A_SIN_CARD, KIND_SIN_CARD, sin_card_row), sin_in_game, "sin"};
const struct family apocalypse_family = {
    PILES(apocalypse, APOCALYPSE, AN_APOCALYPSE, KIND_APOCALYPSE, apocalypse_row), apocalypse_in_game, "type"};
const struct family upgrade_family = {PILES(upgrade, UPGRADE, AN_UPGRADE, KIND_UPGRADE, upgrade_row)};

#define GAME the_others
#include "engine/game_tables.h"

static const struct option_row options[] = {
    {"random_story", "Story and map are drawn at random (OT-020)"},
    {"random_map", "The map of the Story is drawn at random (OT-025)"},
    {0}};

/* -- Code of cards ------------------------------------------------------------------------------------------------- */

#define PART(kind, part) (kind) << 8 | (part)

/* Parts that a card does not have are empty. */
struct code part(const struct context *c, const struct effect *e)
{
    switch (PART(e->kind, e->part)) {
    case PART(KIND_STORY, PART_BEGIN): return STORY(e->card)->begin;
    case PART(KIND_STORY, PART_FINISH): return STORY(e->card)->finish;
    case PART(KIND_STORY, PART_SETUP): return STORY(e->card)->setup;
    case PART(KIND_MISSION, PART_AFTER): return MISSION(e->card)->after;
    case PART(KIND_MISSION, PART_BEFORE): return MISSION(e->card)->before;
    case PART(KIND_ACOLYTES, PART_EFFECT): return ACOLYTES(e->card)->effect;
    case PART(KIND_SIN_CARD, PART_EFFECT): return SIN_CARD(e->card)->effect;
    case PART(KIND_LEVEL, PART_EFFECT): return LEVEL(e->card)->effect;
    case PART(KIND_DARK_PAST, PART_EFFECT): return DARK_PAST(e->card)->effect;
    case PART(KIND_UPGRADE, PART_USE): return UPGRADE(e->card)->use;
    }
    int n = e->part - PART_TRIGGER;
    if (n < 0 || n >= TRIGGERS_MAX || (e->kind != KIND_HERO && e->kind != KIND_APOCALYPSE)) return (struct code){0};
    return e->kind == KIND_HERO ? HERO(e->card)->when[n].code : APOCALYPSE(e->card)->when[n].code;
}

/* -- Names in sentences -------------------------------------------------------------------------------------------- */

/* Districts by their names: "RavenCorp HQ (d-23)"; Streets by their short names only. */
static bool call_space(struct text *out, const struct speaker *s, u8 space)
{
    const STATE *g = s->state;
    const struct map_row *map = (const struct map_row *)(const void *)content_row(s->content, KIND_MAP, g->map);
    if (space >= SPACES || !map->tile_at[space]) return false;
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

/* ", becomes Karl the Wolf": the form that Voluntary Corruption gives a Hero in the roll at hand, or in a Fight. */
static void add_form(struct text *out, const struct speaker *s, int post, bool rolls)
{
    STATE g = *(const STATE *)s->state;
    struct context c;
    context_open(&c, s->game, s->content, &g);
    if (!rolls) g.fighter = (u8)post;
    u8 form = in_play(&g, post) ? form_by_corruption(&c, &g, post) : 0; /* OT-305 */
    if (!form) return;
    text_add(out, rolls ? ", becomes " : ", in a Fight becomes ");
    say_thing(out, s, A_HERO, form);
}

/* "level 5 (+2 dice, +1 Defense, +1 Hit)": what Voluntary Corruption up to a level would add to the roll at hand, or to
 * one that is not yet begun. */
static bool call_bonus(struct text *out, const struct speaker *s, u8 level)
{
    const STATE *g = s->state;
    bool fights = g->fighter < RING, cleanses = !fights && top_of(g) && top_of(g)->proc == P_cleanse;
    int post = fights ? g->fighter : g->current;
    const char *between = " (";
    if (post >= RING || level > LEVELS) return false;
    struct hero hero = g->hero[post];
    hero.level = level;
    struct track bonus = track_bonus(&hero);
    text_add(out, "level %d", level);
    add_bonus(out, &between, bonus.dice, "die", "dice");
    add_bonus(out, &between, bonus.free, "result of your choice", "");
    if (!fights && !cleanses && bonus.defense + bonus.hits) /* the option may lead to a Cleanse */
        between = *between == ',' ? "; in a Fight " : " (in a Fight ";
    add_bonus(out, &between, cleanses ? 0 : bonus.defense, "Defense", "Defense"); /* OT-105 */
    add_bonus(out, &between, cleanses ? 0 : bonus.hits, "Hit", "Hits");
    text_add(out, *between == ',' ? ")" : " (no bonus)");
    add_form(out, s, post, fights || cleanses);
    return true;
}

/* What a text offers, as long as the vote on it goes on. */
static bool call_mode(struct text *out, const struct speaker *s, u8 value)
{
    struct frame *f = open_vote(s->state);
    if (!f || LOCALS(vote, f)->kind != VOTE_MODE) return false;
    say_mode(out, s->content, voted_modes(s->content, f), value);
    return true;
}

/* What a voter has named, as long as the vote goes on. */
static bool call_proposal(struct text *out, const struct speaker *s, u8 value)
{
    const STATE *g = s->state;
    struct frame *f = open_vote(g);
    if (!f) return false;
    u8 kind = LOCALS(vote, f)->kind;
    switch ((enum vote_kind)kind) {
    case VOTE_SINS_PLAYER:
        say_thing(out, s, SEAT, value);
        text_add(out, " as the Sins Player");
        return true;
    case VOTE_TEAM: say_thing(out, s, A_HERO, value); return true;
    case VOTE_FIRST: case VOTE_HERO:
        if (value >= RING) return false;
        say_thing(out, s, A_HERO, hero_at(g, value));
        if (kind == VOTE_FIRST) text_add(out, " takes the first Turn");
        return true;
    case VOTE_BRANCH: say_thing(out, s, A_MISSION, value); return true;
    case VOTE_MODE: return call_mode(out, s, value);
    }
    return false;
}

/* "a Fire token": as card texts call it. */
static const char *token_word(int token) { return words_token.word[token].phrase; }

/* "an Acolyte that has not yet entered play": as card texts call it. */
static bool call_summoned(struct text *out, u8 what)
{
    for (const struct word *w = words_summoned.word; w->word; w++)
        if (w->value == what) return text_add(out, "%s", w->phrase), true;
    return false;
}

static bool name_thing(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    static const char *const result[] = {"", "a Hit", "a Defense", "a Counter-Corruption",
                                         "a Skill, which does nothing in a Fight"};
    static const char *const moment[] = {
        "", "at the start of the Turn", "before the step", "after the step", "at the City Action",
        "as the token is found", "before the Cleanse", "at the start of the Fight", "after the roll", "after the Fight",
        "at the end of the Turn", "at the start of the Reaction", "as the Wound comes", "as the Corruption comes",
        "as somebody dies", "at the start of the Round", "at the end of the Round"};
    const char *word = thing == A_TOKEN && value && value <= TOKENS ? token_word(value - T_FIRST)
                       : thing == A_RESULT && value < COUNT(result) ? result[value]
                       : thing == A_MOMENT && value < COUNT(moment) ? moment[value] : "";
    if (thing == A_SPACE || thing == A_WHERE) return call_space(out, s, value);
    if (thing == A_MONSTER) return call_monster(out, s, value);
    if (thing == A_PROPOSAL) return call_proposal(out, s, value);
    if (thing == A_BONUS) return call_bonus(out, s, value);
    if (thing == A_MODE) return call_mode(out, s, value);
    if (thing == WHO_COMES) return call_summoned(out, value);
    if (thing == A_PURPOSE && value < TO_REMOVE + TOKENS) {
        if (!value) text_add(out, "Choose");
        else if (value < TO_REMOVE) text_add(out, "Place %s in", token_word(value - TO_PLACE));
        else text_add(out, "Remove %s from", token_word(value - TO_REMOVE));
        return true;
    }
    text_add(out, "%s", word);
    return *word;
}

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

/* Who is the Sins Player is all that answers decide about sides (OT-S90). */
static bool grants(struct action option, seat who, int wanted)
{
    bool named = option.verb == ACT_NAME_SINS_PLAYER || (option.verb == ACT_CONFIRM && option.b == VOTE_SINS_PLAYER);
    return !named || (option.a == who) == (wanted == 1);
}

static const char aim[] =
    "One player is a deadly Sin; the others lead three or four of seven Heroes through the city of Haven.\n"
    "Heroes win as soon as the last Mission of the Story is accomplished (OT-043).\n"
    "The Sins Player wins as soon as a Hero dies whom nobody in the Reserve can replace (OT-044): fighting, fire and "
    "Corruption wear them down, five Wounds kill (OT-194).\n"
    "Corruption makes a Hero stronger in a roll, and costs him later (OT-138).";
static const char turn_of_play[] =
    "Heroes take Turns in the ring, two each in a Round (OT-055): a Move of 2 steps and an Action in either order, "
    "Fight or Cleanse (OT-064).\n"
    "Free at any time: a District's City Action once a Round, turning up and collecting tokens (OT-067).\n"
    "The Sins Player may play a card in each Turn (OT-224), and after it spend a Reaction token: a Monster moves, then "
    "those in the Hero's Space may attack (OT-213).\n"
    "A Round ends with the Story's tasks, Summoning and Sin cards for Altars (OT-050).";

static const char *const renamed[] = {"touches", "modifier_mask", "moments", "trigger_mask", "place", "post", NULL};

/* Where the Hero stands whose Turn it is. */
static u8 place(const void *state)
{
    const STATE *g = state;
    const struct frame *f = top_of(g);
    return f && f->proc == P_turn ? g->hero[g->current].space : 0;
}

const struct game the_others_game = {
    GAME_TABLES,
    .rules.pass_verb = ACT_PASS,
    .rules.declines = (const u8[]){ACT_NO_REACTION, ACT_NO_MOVE, ACT_NO_ATTACK, 0},
    .rules.stops = (const u8[]){ACT_END_TURN, ACT_PUT_DOWN, ACT_NO_ICON, 0}, .rules.place = place,
    .id = "the-others", .name = "The Others", .prefix = "OT", .version = 2,
    .about = "one deadly Sin against a team of heroes in a besieged city, 2 to 5 players",
    .least_players = 2, .most_players = PLAYERS, .scenario_kind = KIND_MAP,
    .rules.check = check, .rules.renamed = renamed, .rules.refresh = refresh,
    .rules.reworded = (const u64[]){0x943359df60354a69, 0},
    .rules.default_option = default_option, .rules.obvious = obvious, .rules.resign = resign, .rules.sides = side_names,
    .rules.side = side,
    .words.effect_rule = 231, .words.choosers = &words_chooser, .words.modes = modes,
    .words.name_thing = name_thing, .words.prompt = prompt,
    .bot.facts = told_facts, .bot.count_facts = count_facts,
    .bot.errors = {.easy = {120, 0}, .hasty = {40, 0}, .normal = {40, 100}, .hard = {0, 70}},
    .bot.is_flavour_choice = is_flavour_choice, .bot.estimate = estimate,
    .bot.weighted = &weighted, .bot.standing = standing, .bot.memo_bytes = MEMO_BYTES, .bot.pace = 21000,
    .bot.playout_depth = 48, .bot.odds_answer = odds_answer, .bot.grants = grants,
    .bot.others_guess = true,
    .bot.odds_premise = "nobody adds a card, an Upgrade or Voluntary Corruption; FAITH and Hits are used to kill first",
    .show.aim = aim, .show.turn = turn_of_play, .show.print = print, .show.verdict = verdict,
};
