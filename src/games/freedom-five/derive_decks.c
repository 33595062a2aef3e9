/* derive_decks.c: what is wrong with the cards of the shared decks, and the texts that follow from their numbers. */
#include <stdio.h>

#include "derivation.h"
#include "state.h"

/* At most as many as the state has room for; at least as many as the game cannot do without. */
static void check_count(struct derivation *f, int count, const char *what, int least, int most)
{
    if (count < least || count > most) derive_mistake(f, "%d %s; expected %d to %d", count, what, least, most);
}

static bool has_trigger(const struct trigger *when) { return when[0].moment != 0; }

/* -- Scheme cards --------------------------------------------------------------------------------------------- */

static void check_schemes(struct derivation *f)
{
    int cards = 0, rules = 0;
    u32 named = 0;
    for EACH_DERIVED(id, card, scheme_row, KIND_SCHEME) {
        cards += !card->justice_rules;
        rules += card->justice_rules;
        if (!card->justice_rules) named |= bit(card->step[0].location);
    }
    check_count(f, cards, "Scheme cards", 1, SCHEME_CARDS - rules);
    for (int l = 1; l <= LOCATIONS && l <= derive_count(f, KIND_LOCATION); l++)
        if (!in_set(named, l))                             /* FF-130 */
            derive_mistake(f, "no Scheme card names '%s' in its step 1: it could never be the random Location",
                           derive_id(f, KIND_LOCATION, l));
    for EACH_DERIVED(id, comic, comic_row, KIND_COMIC)
        if (comic->jrn > rules)
            derive_mistake(f, "%d cards Justice Rules the Night; '%s' uses %d", rules, derive_id(f, KIND_COMIC, id),
                           comic->jrn);
}

static void check_steps(struct derivation *f, const struct scheme_row *card)
{
    if (card->step[0].kind != PLACE_HENCHMAN) derive_mistake(f, "step 1: expected \"henchman\" (FF-S12)");
    for (int k = 0; k < SCHEME_STEPS; k++)
        if (!card->step[k].kind) derive_mistake(f, "%d steps; expected %d (FF-119)", k, SCHEME_STEPS);
    if (card->gives_task && card->event.length)
        derive_mistake(f, "the Personal Task Event has no further effect (FF-129)");
    if (!card->gives_task && !card->event.length) derive_mistake(f, "expected an Event: effect, or gives_task = 1");
    if (card->gives_task && card->good) derive_mistake(f, "the Personal Task Event is Bad");
}

void derive_scheme(struct derivation *f, void *row)
{
    const struct scheme_row *card = row;
    char step[SCHEME_STEPS][SAID];
    if (is_first(f, KIND_SCHEME, row)) check_schemes(f);
    if (card->justice_rules) {
        if (card->step[0].kind || card->event.length || card->gives_task)
            derive_mistake(f, "a card Justice Rules the Night has neither steps nor an Event (FF-131)");
        derive_text(f, "Justice Rules the Night: the Villain phase ends at once. This card leaves the game.");
        return;
    }
    check_steps(f, card);
    check_effect(f, card->event, PLACE_STORY);
    for (int k = 0; k < SCHEME_STEPS; k++) say_step(f, step[k], card->step[k]);
    derive_text(f, "1: %s. 2: %s. 3: %s.%s", step[0], step[1], step[2],
                card->gives_task ? " Bad Event: gain a Personal Task." : "");
}

/* -- Anarchy cards -------------------------------------------------------------------------------------------- */

static void check_anarchy(struct derivation *f)
{
    int cards = 0, tower = 0, colour[COLOURS] = {0};
    for EACH_DERIVED(id, card, anarchy_row, KIND_ANARCHY) {
        cards += !card->tower;
        tower += card->tower;
        if (!card->tower) colour[card->test.colour]++;
    }
    check_count(f, cards, "Anarchy cards", 1, ANARCHY_CARDS);
    check_count(f, tower, "Freedom Tower Anarchy cards", 2, TOWER_CARDS);
    for (int k = RED; k < COLOURS; k++)
        if (colour[k] < 2)                                 /* FF-S45 */
            derive_mistake(f, "%d %s Anarchy cards; expected at least 2", colour[k], colour_names[k]);
}

static void check_test(struct derivation *f, struct test test)
{
    if (test.successes > test.dice) derive_mistake(f, "successes: %d with %d dice", test.successes, test.dice);
}

void derive_anarchy(struct derivation *f, void *row)
{
    struct anarchy_row *card = row;
    char test[SAID];
    if (is_first(f, KIND_ANARCHY, row)) check_anarchy(f);
    card->row.back = card->tower ? ONLY_BACK : ONLY_BACK - 1; /* as domains.def names them */
    card->common = !card->tower;
    check_test(f, card->test);
    if (!card->reward.length) derive_mistake(f, "expected a reward (FF-258)");
    if (!card->penalty.length) derive_mistake(f, "expected a penalty (FF-259)");
    check_effect(f, card->reward, PLACE_RESULT);
    check_effect(f, card->penalty, PLACE_RESULT);
    derive_text(f, "%s", say_test(test, card->test, ""));
}

/* -- Bystanders, Justice, Specials ---------------------------------------------------------------------------- */

void derive_bystander(struct derivation *f, void *row)
{
    const struct bystander_row *card = row;
    if (is_first(f, KIND_BYSTANDER, row))
        check_count(f, derive_count(f, KIND_BYSTANDER), "Bystander cards", 1, BYSTANDER_CARDS);
    if (!card->effect.length) derive_mistake(f, "expected an effect (FF-205)");
    check_effect(f, card->effect, PLACE_RESULT);
    derive_text(f, "%d icon%s.", card->icons, card->icons == 1 ? "" : "s");
}

static void check_justice(struct derivation *f, const struct justice_row *card)
{
    bool test = card->test.dice || card->test.successes;
    if (card->kind == BY_PLACE && !card->location) derive_mistake(f, "location: expected the id of one");
    if (card->kind != BY_PLACE && card->clear) derive_mistake(f, "clear: only of a card by place");
    if (card->kind != BY_TEST && test) derive_mistake(f, "dice, successes: only of a card by test");
    if (card->kind == BY_TEST && (!card->test.dice || !card->test.successes || card->test.colour == PURPLE))
        derive_mistake(f, "expected a colour, dice and successes of a card by test");
    if (card->kind == BY_PAYMENT ? !card->cards : card->cards)
        derive_mistake(f, "cards: expected a number of a card by payment, and of no other");
    if (card->kind != BY_TEST && card->penalty.length) derive_mistake(f, "penalty: only of a card by test");
    if (!card->reward.length == !has_trigger(card->when))
        derive_mistake(f, "expected a reward or a trigger, and not both");
    if (card->kind == BY_TEST) check_test(f, card->test);
}

void derive_justice(struct derivation *f, void *row)
{
    struct justice_row *card = row;
    char said[SAID];
    card->demands = demands_of(f, card->reward, false);
    if (is_first(f, KIND_JUSTICE, row))
        check_count(f, derive_count(f, KIND_JUSTICE), "Justice cards", 1, JUSTICE_CARDS);
    check_justice(f, card);
    check_effect(f, card->reward, PLACE_FREE);
    check_effect(f, card->penalty, PLACE_RESULT);
    check_triggers(f, card->when, 0);
    if (card->kind == BY_PLACE)
        derive_text(f, "Be at %s%s.", say_location(f, said, card->location),
                    card->clear ? " with no Henchman there" : "");
    else if (card->kind == BY_TEST) derive_text(f, "%s", say_test(said, card->test, ""));
    else derive_text(f, "Discard %d %sAbility card%s.", card->cards,
                     card->test.colour == PURPLE ? "" : card->test.colour == RED ? "red " : card->test.colour == BLUE ?
                     "blue " : card->test.colour == GREEN ? "green " : "yellow ", card->cards == 1 ? "" : "s");
}

void derive_special(struct derivation *f, void *row)
{
    struct special_row *card = row;
    int cards = 0;
    card->demands = demands_of(f, card->effect, false);
    for EACH_DERIVED(id, other, special_row, KIND_SPECIAL) cards += other->copies;
    if (is_first(f, KIND_SPECIAL, row)) check_count(f, cards, "Special cards", 1, SPECIAL_CARDS);
    if (!card->effect.length == !has_trigger(card->when))
        derive_mistake(f, "expected an effect or a trigger, and not both");
    check_effect(f, card->effect, PLACE_FREE);
    check_triggers(f, card->when, 0);
    derive_text(f, "%d Purple %s.", card->dice, card->dice == 1 ? "die" : "dice");
}

/* -- Henchmen Modifiers --------------------------------------------------------------------------------------- */

void derive_modifier(struct derivation *f, void *row)
{
    const struct modifier_row *card = row;
    if (!card->passive.length && !has_trigger(card->when))
        derive_mistake(f, "expected a passive or a trigger (FF-361)");
    check_triggers(f, card->when, PLACE_STORY);
    derive_text(f, "For %s Henchmen:", colour_names[card->colour]);
}
