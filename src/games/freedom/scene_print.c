/* scene_print.c: what is printed on the cards, planets and scenarios of Freedom, for a catalogue. */
#include "show.h"

/* What a card of a family is, and what it is good for. */
static const struct {
    const char *name, *use;
    rule_number rule;
} family_of[] = {
    [REBEL] = {"rebel character", "plot it to bring it in", 76},
    [IMPERIAL] = {"imperial character", "attack a mission with it, or plot it to command an imperial unit", 149},
    [REBEL_UNIT] = {"rebel unit", "organise with it: promote a unit weaker by 1; once its strength has been formed, also "
                    "merge, found or reinforce", 49},
    [IMPERIAL_UNIT] = {"imperial unit", "plot it to deploy it in your player turn", 76},
    [MONSTER] = {"monster", "attack a mission with it", 286},
    [EVENT] = {"event", NULL, 266},
    [ITEM] = {"item", NULL, 266},
};

static void print_card(struct scene *s, const struct context *c, u8 card)
{
    const struct card_row *row = CARD(card);
    bool knight = row->family == IMPERIAL && row->special, guerrilla = row->family == REBEL_UNIT && row->special;
    show_stats(s, c, card);
    if (row->copies > 1) scene_number(s, N_COPIES, row->copies, ANY);
    scene_text(s, TONE_PLAIN, "%s%s", family_of[row->family].name, knight ? ", Knight" : "");
    if (family_of[row->family].use)
        scene_ruling(s, TONE_RULE, family_of[row->family].rule, "%s", family_of[row->family].use);
    if (guerrilla) scene_ruling(s, TONE_RULE, 190, "a mission may put it into play");
    if (row->reserve) scene_ruling(s, TONE_RULE, 25, "it begins in the reserve");
}

void print(struct scene *s, struct context *c, u8 thing, u8 value)
{
    if (thing == A_CARD) print_card(s, c, value);
    if (thing == A_PLANET) {
        scene_number(s, N_GARRISON, PLANET(value)->garrison, ANY);
        scene_number(s, N_ECONOMY, PLANET(value)->economy, ANY);
        scene_number(s, N_INFLUENCE, PLANET(value)->influence, ANY);
        scene_text(s, TONE_PLAIN, "%s", thing_name(c->game, c->content, A_ZONE, PLANET(value)->zone));
    }
    if (thing != A_SCENARIO) return;
    if (SCENARIO(value)->limit) scene_number(s, N_LIMIT, SCENARIO(value)->limit, ANY);
    scene_ruling(s, TONE_GOAL, 276, "Bring the Capital down before the tenth doomsday marker; then the most political "
                 "power wins.");
}
