/* scene_print.c: what is printed on cards, tokens and Identities, for a catalogue. */
#include "engine/scene.h"
#include "procedures.h"

static void print_card(struct scene *s, const struct card_row *card)
{
    static const char *const types[] = {[ONE_TIME] = "One-Time-Use", [EQUIPMENT] = "Equipment", [AMBUSH] = "Ambush"};
    static const char *const categories[] = {"Weapon", "Vehicle", "Armour", "Gadget"};
    struct text words = {0};
    text_add(&words, "%s, %s", card->deck == AGENCY ? "Agency" : "City", types[card->type]);
    for (int i = 0; i < COUNT(categories); i++)
        if (in_set(card->categories, i)) text_add(&words, ", %s", categories[i]);
    scene_ruling(s, TONE_PLAIN, 8, "%s", words.at);
    text_free(&words);
    if (card->attack) scene_number(s, N_ATTACK_BONUS, card->attack, ANY);
    if (card->health) scene_number(s, N_HEALTH_BONUS, card->health, ANY);
    scene_number(s, N_INFLUENCE, card->influence, ANY);
    if (card->die) scene_number(s, N_DIE, card->die, ANY);
    scene_number(s, N_COPIES, card->copies, ANY);
}

static void print_hero(struct scene *s, const struct hero_row *hero)
{
    static const char *const types[] = {[STARTER] = "Starter Hero", [HERO_CARD] = "Hero", [MERCENARY] = "Mercenary"};
    scene_ruling(s, TONE_PLAIN, hero->type == MERCENARY ? 252 : 5, "%s", types[hero->type]);
    if (hero->type != MERCENARY) {
        scene_number(s, N_ATTACK, hero->attack, ANY);
        scene_number(s, N_HEALTH, hero->health, ANY);
    }
    scene_number(s, N_INFLUENCE, hero->influence, ANY);
}

static void print_villain(struct scene *s, const struct villain_row *villain)
{
    scene_number(s, N_LEVEL, villain->level, ANY);
    scene_number(s, N_HEALTH, villain->health, ANY);
    for (int i = 0; i < SLOTS; i++) scene_number(s, (u8)(N_STRIKES_1 + i), villain->chart[i], ANY); /* VG-007 */
}

static void print_scenario(struct scene *s, const struct scenario_row *card)
{
    scene_number(s, N_PLAYERS, card->players, ANY);
    scene_number(s, N_ROUND, card->rounds, ANY);
    if (card->good) scene_number(s, N_GOOD, card->good, ANY);
    if (card->evil) scene_number(s, N_EVIL, card->evil, ANY);
    if (card->neutral) scene_number(s, N_NEUTRAL, card->neutral, ANY);
    if (card->random) scene_number(s, N_RANDOM, card->random, ANY);
    for (int i = 0; i < COUNT(card->villains); i++) scene_number(s, (u8)(N_VILLAINS_1 + i), card->villains[i], ANY);
    scene_number(s, N_START_EVENTS, card->events, ANY);
    scene_number(s, N_START_CARDS, card->city_cards, ANY);
}

void show_event_type(struct scene *s, u8 type)
{
    static const struct { rule_number rule; const char *words; } does[] = {
        [JAILBREAK] = {167, "Jailbreak: everybody loses 1 jailed Villain."},
        [FIREFIGHT] = {169, "Firefight: everybody picks 1 of their Heroes, which takes 1 damage."},
        [HACKING] = {172, "Hacking: everybody discards 1 hand card."},
        [LOOT_CRATE] = {174, "Loot Crate: everybody draws 1 City card, or an Agency card with 3 jailed Villains."},
        [PARAMEDIC] = {175, "Paramedic: everybody heals 1 damage of one of their Heroes."}};
    scene_ruling(s, TONE_RULE, does[type].rule, "%s", does[type].words);
}

static void print_identity(struct scene *s, struct context *c, const struct identity_row *identity)
{
    scene_ruling(s, TONE_PLAIN, 45, "%s", thing_name(c->game, c->content, AN_ALLEGIANCE, identity->allegiance));
    scene_number(s, N_COPIES, identity->copies, ANY);
    show_goal(s, identity->mission);
}

void print(struct scene *s, struct context *c, u8 thing, u8 value)
{
    switch (thing) {
    case A_CARD: print_card(s, CARD(value)); break;
    case A_HERO: print_hero(s, HERO(value)); break;
    case A_VILLAIN: print_villain(s, VILLAIN(value)); break;
    case A_TOKEN:
        scene_number(s, N_FACE, TOKEN(value)->number, ANY);
        show_event_type(s, TOKEN(value)->type);
        break;
    case AN_IDENTITY: print_identity(s, c, IDENTITY(value)); break;
    case A_SCENARIO: print_scenario(s, SCENARIO(value)); break;
    default: break;
    }
}
