/* scene_print.c: what is printed on each kind of thing, for the catalogue; why a game was won or lost. */
#include "derivation.h"
#include "scene_parts.h"

/* Texts of rows tell all of their numbers and colours; what is left is their tint, and the story of a Comic. */
static void print_comic(struct scene *s, const struct context *c, u8 id)
{
    scene_text(s, TONE_FLAVOUR, "%s", content_string(c->content, COMIC(id)->introduction));
}

void print(struct scene *s, struct context *c, u8 thing, u8 value)
{
    switch (thing) {
    case AN_ABILITY: scene_tint(s, tint_of(ABILITY(value)->colour)); break;
    case AN_ANARCHY: scene_tint(s, tint_of(ANARCHY(value)->test.colour)); break;
    case A_VILLAIN: scene_tint(s, tint_of(VILLAIN(value)->colour)); break;
    case A_COMIC: print_comic(s, c, value); break;
    case A_MODIFIER_CARD: scene_tint(s, tint_of(MODIFIER(value)->colour)); break;
    case A_LOCATION: scene_tint(s, tint_of(LOCATION(value)->colour)); break;
    default: break;
    }
}

/* All win or lose together (FF-149), so nobody's verdict differs. */
rule_number verdict(struct text *out, struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    char goal[SAID];
    (void)who;
    switch (g->ending) {
    case OBJECTIVE_MET:
        text_add(out, "the Scenario Objective is met: %s; the Mastermind track stands at %d of %d",
                 say_goal(goal, COMIC(g->comic)->win), g->track, TRACK_END);
        return 144;
    case TRACK_FULL: text_add(out, "the Mastermind track has reached %d of %d", g->track, TRACK_END); return 148;
    case TOWER_LOST:
        text_add(out, "%d Freedom Tower Anarchy cards lay at Hero HQ when a Villain phase began; %d are too many",
                 tower_cards(g), TOWER_LIMIT);
        return 147;
    case OTHER_LOSS: text_add(out, "a loss condition is met: %s", say_goal(goal, COMIC(g->comic)->lose)); return 145;
    default: text_add(out, "the Heroes have given up"); return RULING_(98);
    }
}
