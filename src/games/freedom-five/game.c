/* game.c: Freedom Five as the engine sees it: tables, piles. Exports freedom_five_game. */
#include "bot_mind.h"
#include "engine/say.h"
#include "scene_parts.h"

DESCRIBE(hero, HERO_FIELDS, true)
DESCRIBE(villain, VILLAIN_FIELDS, false)
DESCRIBE(freedom_five, FREEDOM_FIVE_FIELDS, false)

/* -- Piles -------------------------------------------------------------------------------------------------------- */

/* FF-032: everybody sees hands in the order in which they are held, so that open hands look the same to all. */
#define FAN_PILE(name, s) {name "." #s, s, false, (s) + 1, false}
static const struct pile ability_piles[ABILITY_PILES] = {
    PER_SEAT_5(MAT_PILE, "deck"), PER_SEAT_5(FAN_PILE, "hand"), PER_SEAT_5(MAT_PILE, "committed"),
    PER_SEAT_5(MAT_PILE, "aiding"), PER_SEAT_5(MAT_PILE, "discard"), OPEN_PILE("played"), BOX_PILE("upgrades")};
static const struct pile task_piles[TASK_PILES] = {
    PER_SEAT_5(MAT_PILE, "task_deck"), PER_SEAT_5(MAT_PILE, "task_left"), PER_SEAT_5(MAT_PILE, "task_right"),
    PER_SEAT_5(MAT_PILE, "task_discard")};
static const struct pile scheme_piles[SCHEME_PILES] = {
    OPEN_PILE("scheme_deck"), OPEN_PILE("scheme_discard"), OPEN_PILE("scheme_shown"), BOX_PILE("schemes_out")};
static const struct pile anarchy_piles[ANARCHY_PILES] = {
    OPEN_PILE("anarchy_deck"), OPEN_PILE("anarchy_discard"), OPEN_PILE("anarchy_shown")};
static const struct pile tower_piles[TOWER_PILES] = {
    OPEN_PILE("tower_deck"), OPEN_PILE("tower_discard"), OPEN_PILE("tower_down"), OPEN_PILE("tower_up")};
static const struct pile bystander_piles[BYSTANDER_PILES] = {
    OPEN_PILE("bystander_deck"), OPEN_PILE("bystander_discard"), PER_SEAT_5(MAT_PILE, "bystanders"),
    BOX_PILE("bystanders_out")};
static const struct pile justice_piles[JUSTICE_PILES] = {
    OPEN_PILE("justice_deck"), OPEN_PILE("justice_discard"), PER_SEAT_5(MAT_PILE, "justice"),
    PER_SEAT_5(MAT_PILE, "rewards"), PER_SEAT_5(MAT_PILE, "rewards_committed"), PER_SEAT_5(MAT_PILE, "rewards_used"),
    BOX_PILE("justice_out")};
#define SLOTS_OF(name, s) MAT_PILE(name "_1", s), MAT_PILE(name "_2", s), MAT_PILE(name "_3", s)
static const struct pile special_piles[SPECIAL_PILES] = {
    OPEN_PILE("special_deck"), OPEN_PILE("special_discard"), PER_SEAT_5(SLOTS_OF, "special"),
    PER_SEAT_5(MAT_PILE, "special_committed"), PER_SEAT_5(MAT_PILE, "special_new"), OPEN_PILE("special_played"),
    BOX_PILE("specials_out")};

/* Cards of Heroes who take part. */
static bool is_in_game(const STATE *g, u8 row)
{
    return SUBSET(h, all_heroes(g), g->hero[h].hero == row) != 0;
}
static bool ability_belongs(const struct context *c, const void *state, u8 id)
{
    return is_in_game(state, ABILITY(id)->hero);
}
static bool task_belongs(const struct context *c, const void *state, u8 id)
{
    return is_in_game(state, TASK(id)->hero);
}

#define PILES(name, NAME, domain, KIND) #name, NAME##_CARDS, NAME##_PILES, domain, KIND, name##_piles
const struct family ability_family = {PILES(ability, ABILITY, AN_ABILITY, KIND_ABILITY), .belongs = ability_belongs,
                                      .group = "hero"};
const struct family task_family = {"task", TASKS_IN_PLAY, TASK_PILES, A_TASK, KIND_TASK, task_piles,
                                   .belongs = task_belongs, .group = "hero"};
const struct family scheme_family = {PILES(scheme, SCHEME, A_SCHEME, KIND_SCHEME)};
const struct family anarchy_family = {PILES(anarchy, ANARCHY, AN_ANARCHY, KIND_ANARCHY),
                                      offsetof(struct anarchy_row, common)};
const struct family tower_family = {PILES(tower, TOWER, AN_ANARCHY, KIND_ANARCHY), offsetof(struct anarchy_row, tower)};
const struct family bystander_family = {PILES(bystander, BYSTANDER, A_BYSTANDER, KIND_BYSTANDER)};
const struct family justice_family = {PILES(justice, JUSTICE, A_JUSTICE, KIND_JUSTICE)};
const struct family special_family = {PILES(special, SPECIAL, A_SPECIAL, KIND_SPECIAL),
                                      offsetof(struct special_row, copies)};

#define GAME freedom_five
#include "engine/game_tables.h"

static const struct option_row options[] = {
    {"challenge", "Challenge Mode: one more Henchmen Modifier, one more Upgrade Point each (FF-363)"},
    {"mild_purple", "Damage blocks a Purple card only in the colour it is used as (FF-S47)"},
    {"everything", "Free Play with everything unlocked (FF-336)"},
    {"free_play", "Between two Comics of a campaign: any Comic with what is unlocked, nothing is carried on (FF-336)"},
    {0}};

/* FF-S16, FF-D47 */
static const struct switch_row switches[] = {
    {"held", "your hand is held: only you see it", "your hand lies open"},
    {0}};

/* -- Code of cards ------------------------------------------------------------------------------------------------ */

#define PART(kind, part) (kind) << 8 | (part)

static struct code trigger_part(const struct context *c, const struct effect *e, int n)
{
    if (n < 0 || n >= (e->kind == KIND_HERO ? 2 : 1) * TRIGGERS_MAX) return (struct code){0};
    switch (e->kind) {
    case KIND_HERO:
        return (n < TRIGGERS_MAX ? HERO(e->card)->when_private : HERO(e->card)->when_hero)[n % TRIGGERS_MAX].code;
    case KIND_ABILITY: return ABILITY(e->card)->when[n].code;
    case KIND_JUSTICE: return JUSTICE(e->card)->when[n].code;
    case KIND_SPECIAL: return SPECIAL(e->card)->when[n].code;
    case KIND_VILLAIN: return VILLAIN(e->card)->when[n].code;
    case KIND_CHAPTER: return CHAPTER(e->card)->when[n].code;
    case KIND_GEAR: return GEAR(e->card)->when[n].code;
    case KIND_MODIFIER: return MODIFIER(e->card)->when[n].code;
    default: return (struct code){0};
    }
}

/* Parts that a row does not have are empty. */
struct code part(const struct context *c, const struct effect *e)
{
    switch (PART(e->kind, e->part)) {
    case PART(KIND_HERO, PART_PRIVATE): return HERO(e->card)->side[PRIVATE_LIFE].effect;
    case PART(KIND_HERO, PART_HERO): return HERO(e->card)->side[HERO_MODE].effect;
    case PART(KIND_ABILITY, PART_EFFECT): return ABILITY(e->card)->effect;
    case PART(KIND_SCHEME, PART_EVENT): return SCHEME(e->card)->event;
    case PART(KIND_ANARCHY, PART_REWARD): return ANARCHY(e->card)->reward;
    case PART(KIND_ANARCHY, PART_PENALTY): return ANARCHY(e->card)->penalty;
    case PART(KIND_BYSTANDER, PART_EFFECT): return BYSTANDER(e->card)->effect;
    case PART(KIND_JUSTICE, PART_REWARD): return JUSTICE(e->card)->reward;
    case PART(KIND_JUSTICE, PART_PENALTY): return JUSTICE(e->card)->penalty;
    case PART(KIND_SPECIAL, PART_EFFECT): return SPECIAL(e->card)->effect;
    case PART(KIND_VILLAIN, PART_MOVEMENT): return VILLAIN(e->card)->movement;
    case PART(KIND_VILLAIN, PART_COUNTERSTRIKE): return VILLAIN(e->card)->counterstrike;
    case PART(KIND_VILLAIN, PART_AFTER): return VILLAIN(e->card)->after;
    case PART(KIND_CHAPTER, PART_OPENING): return CHAPTER(e->card)->opening;
    case PART(KIND_CHAPTER, PART_OTHER): return CHAPTER(e->card)->other;
    case PART(KIND_CHAPTER, PART_FAILURE): return CHAPTER(e->card)->quest_failure;
    case PART(KIND_EVENT, PART_SUCCESS): return EVENT(e->card)->success;
    case PART(KIND_EVENT, PART_FAILURE): return EVENT(e->card)->failure;
    case PART(KIND_GEAR, PART_EFFECT): return GEAR(e->card)->effect;
    }
    int n = e->part - PART_REWARD;
    if (e->kind == KIND_VILLAIN && n >= 0 && n < REWARDS) return VILLAIN(e->card)->reward[n];
    if (e->kind == KIND_CHAPTER && n >= 0 && n < JUSTICE_REWARDS) return CHAPTER(e->card)->reward[n];
    return trigger_part(c, e, e->part - PART_TRIGGER);
}

/* -- Who has won -------------------------------------------------------------------------------------------------- */

static const char *const side_names[] = {"Heroes", NULL};

static int side(struct context *c, const void *state, seat who)
{
    (void)c, (void)state, (void)who;
    return 0;
}

int score(struct context *c, const void *state, seat who)
{
    (void)c, (void)who;
    return ((const STATE *)state)->ending == OBJECTIVE_MET;  /* FF-149 */
}

static const u8 declining[] = {ACT_STAY_OUT, 0};

static const char aim[] =
    "The Heroes of Freedom Tower defend Megalopolis together against a Mastermind, lesser Villains and their Henchmen. "
    "The Scenario Comic says how you win, mostly by defeating the Mastermind. You lose together when the Mastermind "
    "track reaches 10, or when 2 Freedom Tower Anarchy cards lie at Hero HQ as a Villain phase begins (FF-147).";
static const char turn_text[] =
    "Private Life phase (optional): heal, complete Personal Tasks. Hero phase (optional): attack, play Ability cards, "
    "interact with tokens, try your Justice card. Moving and drawing cards go in both; each Action costs one of 5 "
    "Action tokens. Then Henchmen in your Location attack if you are in Hero mode, you draw cards, and Scheme cards "
    "bring Henchmen, tokens and Villains.";

const struct game freedom_five_game = {
    GAME_TABLES,
    .id = "freedom-five", .name = "Freedom Five", .prefix = "FF", .version = 3,
    .about = "Heroes against a Mastermind in a city of 30 Locations, all together, 1 to 5 players",
    .least_players = 1, .most_players = HEROES, .scenario_kind = KIND_COMIC,
    .rules.check = check, .rules.refresh = refresh, .rules.default_option = default_option, .rules.resign = resign,
    .rules.obvious = obvious, .rules.is_idle = is_idle,
    .rules.switches = switches, .rules.turn_switch = turn_switch, .rules.switched = switched,
    .rules.pass_verb = ACT_PASS, .rules.declines = declining, .rules.sides = side_names, .rules.side = side,
    .words.effect_rule = 72, .words.name_thing = name_thing, .words.prompt = prompt_of,
    .bot.facts = told_facts, .bot.count_facts = count_facts,
    .bot.errors = {.easy = {120, 0}, .hasty = {40, 0}, .normal = {0, 100}, .hard = {0, 60}},
    .bot.is_flavour_choice = is_flavour_choice, .bot.is_pointless = is_pointless, .bot.estimate = estimate,
    .bot.weighted = &weighted, .bot.standing = standing, .bot.pace = 32000,
    .bot.playout_depth = 24, .bot.review_depth = 72, .bot.memo_bytes = sizeof(struct memo),
    .bot.odds_answer = odds_answer,
    .bot.odds_premise = "an attacker commits all Ability cards that fit, and nobody else joins or reacts",
    .show.aim = aim, .show.turn = turn_text, .show.print = print, .show.verdict = verdict,
    .campaign = &campaign,
};
