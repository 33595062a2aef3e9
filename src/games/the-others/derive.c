/* derive.c: what is wrong with tiles, Sins, Monsters, Heroes and cards, and the texts that follow from them. */
#include "derivation.h"

#include <stdio.h>

#include "state.h"

/* Dark Pasts and levels, which begin alike, are numbered: each number from 1 on just once. */
static void check_numbers(struct derivation *f, int kind, const void *row, int most)
{
    for (int n = 1; n <= most; n++) {
        const void *first = NULL;
        for EACH_DERIVED(id, other, level_row, kind) {
            if (other->number != n) continue;
            if (first && other == row)
                derive_mistake(f, "there is another with the number %d; expected 1 to %d, once each", n, most);
            if (!first) first = other;
        }
        if (!first && row == derive_row(f, kind, 1))
            derive_mistake(f, "none has the number %d; expected 1 to %d, once each", n, most);
    }
}

void derive_tile(struct derivation *f, void *row)
{
    const struct tile_row *t = row;
    char text[100] = "";
    size_t n = 0;
    if (!t->icons[0]) derive_mistake(f, "icons: a District has 1 to 3 icons (OT-074)");
    for (int i = 0; i < CLEANSABLE; i++)
        if (t->permanent[i])
            n += (size_t)snprintf(text + n, sizeof text - n, "%s%d %s", n ? ", " : "Permanent: ", t->permanent[i],
                                  token_names[i]);
    derive_text(f, "%s%s", text, n ? "." : "");
}

static void check_type(struct derivation *f, const char *what, u8 monster, u8 type)
{
    const struct monster_row *m = derive_row(f, KIND_MONSTER, monster);
    if (m->type != type)
        derive_mistake(f, "%s: '%s' is a Monster of another kind", what, derive_id(f, KIND_MONSTER, monster));
}

void derive_sin(struct derivation *f, void *row)
{
    const struct sin_row *sin = row;
    int cards = 0;
    check_type(f, "abomination", sin->abomination, ABOMINATION);
    check_type(f, "controller", sin->controller, CONTROLLER);
    check_type(f, "avatar", sin->avatar, AVATAR);
    for EACH_DERIVED(id, card, sin_card_row, KIND_SIN_CARD)
        if (derive_row(f, KIND_SIN, card->sin) == row) cards += card->copies;
    if (cards < 5 || cards > 32) derive_mistake(f, "its deck has %d cards; expected 5 to 32", cards);
    check_modifiers(f, &sin->row, OF_THE_SINS);
    check_conditions(f, sin->passive);
}

void derive_acolytes(struct derivation *f, void *row)
{
    const struct acolytes_row *acolytes = row;
    check_type(f, "acolyte", acolytes->acolyte, ACOLYTE);
    check_timing(f, acolytes->effect, bit(FIGHT_START), "at the start of a Fight");
}

/* What a Monster adds to Sin rolls it adds only where it stands (OT-261). */
void derive_monster(struct derivation *f, void *row)
{
    const struct monster_row *monster = row;
    const u32 local = MODIFIER_BIT(V_SIN_DICE) | MODIFIER_BIT(V_SIN_HITS) | MODIFIER_BIT(V_SIN_CORRUPTION);
    check_modifiers(f, &monster->row, OF_A_MONSTER);
    if (monster->row.modifier_mask & local) derive_text(f, "In its Space:");
}

void derive_hero(struct derivation *f, void *row)
{
    const struct hero_row *hero = row, *second = derive_row(f, KIND_HERO, hero->second);
    if (hero->second && (second->type != SECOND_FORM || hero->type != DASHBOARD))
        derive_mistake(f, "second: '%s' is no second form of a Hero", derive_id(f, KIND_HERO, hero->second));
    check_modifiers(f, &hero->row, OF_A_HERO);
    check_moments(f, &hero->row, bit(VOLUNTEERED) | bit(AFTER_FIGHT) | bit(TURN_END) | bit(RESET));
}

void derive_sin_card(struct derivation *f, void *row)
{
    const struct sin_card_row *card = row;
    if (card->moment >= VOLUNTEERED)
        derive_mistake(f, "moment: it sets off abilities of Heroes, no Sin card can be played then");
    else check_timing(f, card->effect, bit(card->moment), "at that moment");
    check_conditions(f, card->effect);
    if (card->first_step && card->moment != BEFORE_STEP)
        derive_mistake(f, "first_step is for cards with the moment before_step");
    if (card->moment == ROUND_START || card->moment == ROUND_END) check_no_hero(f, "effect", card->effect);
}

void derive_level(struct derivation *f, void *row)
{
    const struct level_row *level = row;
    check_numbers(f, KIND_LEVEL, row, LEVELS);
    check_no_hero(f, "effect", level->effect);
    check_conditions(f, level->effect);
    check_modifiers(f, &level->row, OF_THE_SINS);
}

void derive_apocalypse(struct derivation *f, void *row)
{
    const struct apocalypse_row *card = row;
    if (!card->monster && !card->passive.length && !card->when[0].moment)
        derive_mistake(f, "it does nothing: monster, passive or when is missing");
    check_modifiers(f, &card->row, OF_THE_SINS);
    check_moments(f, &card->row, bit(ROUND_START) | bit(ROUND_END));
    check_conditions(f, card->passive);
    for (int i = 0; i < TRIGGERS_MAX; i++) {
        check_no_hero(f, "when", card->when[i].code);
        check_conditions(f, card->when[i].code);
    }
    if (!card->monster) return;
    check_type(f, "monster", card->monster, HELL_CLUB);
    derive_text(f, "%s of the Hell Club appears.", derive_name(f, KIND_MONSTER, card->monster));
}

void derive_upgrade(struct derivation *f, void *row)
{
    const struct upgrade_row *card = row;
    const struct instr *i = derive_code(f, card->passive);
    static const u8 moments[] = {
        [IN_TURN] = TURN_START, [IN_FIGHT] = FIGHT_START, [IN_CLEANSE] = BEFORE_CLEANSE};
    if (!card->passive.length && !card->use.length) derive_mistake(f, "it does nothing: passive or use is missing");
    if (!card->use_at != !card->use.length) derive_mistake(f, "use_at and use belong together");
    if (card->use_at) check_timing(f, card->use, bit(moments[card->use_at]), "when it is used");
    for (int n = 0; n < card->passive.length; n++)
        if (i[n].b == W_OTHERS_HERE) derive_mistake(f, "of: an Upgrade serves its owner only (OT-291)");
    check_modifiers(f, &card->row, OF_A_HERO);
}

void derive_dark_past(struct derivation *f, void *row) { check_numbers(f, KIND_DARK_PAST, row, TEAM); } /* OT-295 */
