/* derive_heroes.c: what is wrong with Hero boards, Ability cards, Personal Tasks, Augments and Allies, and the texts
 * that follow from their numbers. */
#include <stdio.h>

#include "derivation.h"
#include "state.h"

/* -- Hero boards ---------------------------------------------------------------------------------------------- */

/* What concerns all Heroes: each has the whole of its cards. */
static void check_loadouts(struct derivation *f)
{
    for (int hero = 1; hero <= derive_count(f, KIND_HERO); hero++) {
        int tasks = 0, cards[ALL_COLOURS] = {0}, all = 0, upgraded = 0;
        for EACH_DERIVED(id, task, task_row, KIND_TASK) tasks += task->hero == hero;
        for EACH_DERIVED(id, card, ability_row, KIND_ABILITY) {
            if (card->hero != hero) continue;
            upgraded += card->cost > 0;
            all += !card->cost;
            cards[card->colour] += !card->cost;
        }
        const char *id = derive_id(f, KIND_HERO, hero);
        if (all != BASIC_CARDS) derive_mistake(f, "'%s' has %d basic Ability cards; expected %d", id, all, BASIC_CARDS);
        if (upgraded > UPGRADED_CARDS)
            derive_mistake(f, "'%s' has %d Upgraded Ability cards; expected at most %d", id, upgraded, UPGRADED_CARDS);
        for (int colour = RED; all == BASIC_CARDS && colour < COLOURS; colour++)
            if (cards[colour] != BASIC_CARDS / COLOURS)    /* FF-160 */
                derive_mistake(f, "'%s' has %d basic %s cards; expected %d", id, cards[colour], colour_names[colour],
                               BASIC_CARDS / COLOURS);
        if (tasks != TASK_CARDS) derive_mistake(f, "'%s' has %d Personal Tasks; expected %d", id, tasks, TASK_CARDS);
    }
}

static bool has_trigger(const struct trigger *when) { return when[0].moment != 0; }

static void check_side(struct derivation *f, const struct power *side, const struct trigger *when, const char *which)
{
    if (!side->effect.length && !side->passive.length && !has_trigger(when))
        derive_mistake(f, "no %s Power: expected an effect, a passive or a trigger", which);
    if (side->effect.length && !side->action && !side->once && !side->effect.priced) /* FF-S27 */
        derive_mistake(f, "the %s Power is free: expected a price, or the use free_once", which);
    check_effect(f, side->effect, PLACE_FREE);
    check_triggers(f, when, 0);
}

static void check_board(struct derivation *f, const struct hero_row *hero)
{
    if (!hero->home[0]) derive_mistake(f, "home: expected at least one Location (FF-030)");
    if (hero->heals_anywhere == !!hero->heal_in[0])
        derive_mistake(f, "expected heal_in or heals_anywhere, and not both (FF-089)");
    for (int action = 0; action < STANDARD_ACTIONS; action++)
        if (!hero->phases[action]) derive_mistake(f, "an Action that has no phase (FF-056)");
}

void derive_hero(struct derivation *f, void *row)
{
    struct hero_row *hero = row;
    char heal[SAID] = "anywhere", at[2][SAID], home[2 * SAID];
    if (is_first(f, KIND_HERO, row)) check_loadouts(f);
    for (int side = 0; side < 2; side++) {
        hero->side[side].once = hero->side[side].action >> 1; /* as words_power_use has it */
        hero->side[side].action &= 1;
        hero->side[side].demands = demands_of(f, hero->side[side].effect, false);
    }
    for (int action = 0; action < STANDARD_ACTIONS; action++) {
        hero->actions[0] |= (u8)(!!(hero->phases[action] & IN_PRIVATE_LIFE) << action);
        hero->actions[1] |= (u8)(!!(hero->phases[action] & IN_HERO_PHASE) << action);
    }
    check_board(f, hero);
    check_side(f, &hero->side[PRIVATE_LIFE], hero->when_private, "Private Life");
    check_side(f, &hero->side[HERO_MODE], hero->when_hero, "Hero");
    if (hero->heal_in[0]) snprintf(heal, sizeof heal, "at %.200s", say_location(f, at[0], hero->heal_in[0]));
    snprintf(home, sizeof home, "%s%s%s", say_location(f, at[0], hero->home[0]), hero->home[1] ? ", " : "",
             hero->home[1] ? say_location(f, at[1], hero->home[1]) : "");
    derive_text(f, "%s. %s Mind %d+, Body %d+, Spirit %d+, Tech %d+. Move %d, Recover %d, Heal %d %s. "
                   "Home Bases: %s. Private Life Power: %s. Hero Power: %s.",
                derive_string(f, hero->civil_name), derive_string(f, hero->about), hero->target[GREEN],
                hero->target[RED], hero->target[BLUE], hero->target[YELLOW], hero->move, hero->recover, hero->heal,
                heal,
                home, derive_string(f, hero->side[PRIVATE_LIFE].name), derive_string(f, hero->side[HERO_MODE].name));
}

/* -- Ability cards -------------------------------------------------------------------------------------------- */

static void check_numbers(struct derivation *f, const struct ability_row *card)
{
    if (!card->cost && card->colour == PURPLE) derive_mistake(f, "colour: only Upgraded cards are Purple (FF-003)");
    if (!card->cost && card->dice > 2) derive_mistake(f, "dice: %d; expected 1 or 2 of a basic card", card->dice);
    if (card->cost && card->dice < 2) derive_mistake(f, "dice: %d; expected 2 or 3 of an Upgraded card", card->dice);
    if (!card->cost && card->envelope) derive_mistake(f, "envelope: a basic card lies in none");
}

void derive_ability(struct derivation *f, void *row)
{
    struct ability_row *card = row;
    char upgraded[SAID] = "";
    check_numbers(f, card);
    if (card->effect.length && has_trigger(card->when))
        derive_mistake(f, "expected an effect or a trigger, and not both");
    if (!card->effect.length && !has_trigger(card->when)) derive_mistake(f, "expected an effect or a trigger");
    if (card->action && !card->effect.length) derive_mistake(f, "use: a card that is played at a moment has none");
    check_effect(f, card->effect, PLACE_FREE);
    check_triggers(f, card->when, 0);
    card->demands = demands_of(f, card->effect, true);
    if (card->cost)
        snprintf(upgraded, sizeof upgraded, "Upgraded, %d Upgrade Point%s. ", card->cost, card->cost > 1 ? "s" : "");
    derive_text(f, "%s%s, %s, %d %s.", upgraded, derive_name(f, KIND_HERO, card->hero), colour_names[card->colour],
                card->dice, card->dice == 1 ? "die" : "dice");
}

/* -- Personal Tasks ------------------------------------------------------------------------------------------- */

void derive_task(struct derivation *f, void *row)
{
    const struct task_row *task = row;
    const struct hero_row *hero = derive_row(f, KIND_HERO, task->hero);
    char at[SAID];
    for (int k = 0; k < HOME_BASES; k++)
        if (hero->home[k] == task->location) derive_mistake(f, "location: expected none of the Hero's Home Bases");
    for EACH_DERIVED(id, other, task_row, KIND_TASK)
        if (other < task && other->hero == task->hero && other->location == task->location)
            derive_mistake(f, "location: '%s' is at the same one", derive_id(f, KIND_TASK, id));
    say_location(f, at, task->location);
    if (task->cost)
        derive_text(f, "Personal Task of %s: at %s, discard %d %s Ability card%s.",
                    derive_name(f, KIND_HERO, task->hero),
                    at, task->cost, colour_names[task->colour], task->cost > 1 ? "s" : "");
    else derive_text(f, "Personal Task of %s: be at %s.", derive_name(f, KIND_HERO, task->hero), at);
}

/* -- Augments and Allies -------------------------------------------------------------------------------------- */

void derive_gear(struct derivation *f, void *row)
{
    struct gear_row *gear = row;
    gear->demands = demands_of(f, gear->effect, false);
    if (gear->ally && (!gear->uses || gear->hero || gear->once))
        derive_mistake(f, "an Ally has a number of uses, and neither a Hero nor once (FF-351)");
    if (!gear->ally && gear->uses) derive_mistake(f, "uses: an Augment has none");
    if (!gear->effect.length && !gear->passive.length && !has_trigger(gear->when))
        derive_mistake(f, "expected an effect, a passive or a trigger");
    if (gear->ally && !gear->effect.length && !has_trigger(gear->when))
        derive_mistake(f, "an Ally does something when it is used: expected an effect or a trigger (FF-351)");
    if (!gear->ally && gear->effect.length && !gear->once && !gear->effect.priced)
        derive_mistake(f, "the effect is free: expected a price or once = \"turn\" (FF-S27)");
    check_effect(f, gear->effect, PLACE_FREE);
    check_triggers(f, gear->when, 0);
    if (gear->ally) derive_text(f, "Ally: Free Action, %d times.", gear->uses);
    else if (gear->hero) derive_text(f, "Augment of %s.", derive_name(f, KIND_HERO, gear->hero));
    else derive_text(f, "Augment for any Hero.");
}
