/* scene_print.c: what is printed on each kind of thing, for the catalogue; why a game was won or lost. */
#include "scene_parts.h"

static const char *colour_name(const struct context *c, int colour)
{
    return thing_name(c->game, c->content, A_COLOUR, (u8)colour);
}

static void print_hero(struct scene *s, const struct context *c, u8 id)
{
    const struct hero_row *hero = HERO(id);
    scene_number(s, N_BODY, hero->target[RED], ANY);
    scene_number(s, N_SPIRIT, hero->target[BLUE], ANY);
    scene_number(s, N_MIND, hero->target[GREEN], ANY);
    scene_number(s, N_TECH, hero->target[YELLOW], ANY);
    scene_number(s, N_MOVE, hero->move, ANY);
    scene_number(s, N_RECOVER, hero->recover, ANY);
    scene_number(s, N_HEAL, hero->heal, ANY);
    scene_text(s, TONE_PLAIN, "%s. %s", content_string(c->content, hero->civil_name),
               content_string(c->content, hero->about));
    for (int i = 0; i < HOME_BASES; i++)
        if (hero->home[i]) scene_ruling(s, TONE_PLAIN, 30, "Home Base: %s", ROW_NAME(KIND_LOCATION, hero->home[i]));
    for (int i = 0; i < HOME_BASES && !hero->heals_anywhere; i++)
        if (hero->heal_in[i]) scene_ruling(s, TONE_PLAIN, 89, "Heals at %s", ROW_NAME(KIND_LOCATION, hero->heal_in[i]));
    if (hero->heals_anywhere) scene_ruling(s, TONE_PLAIN, 89, "Heals anywhere");
}

static void print_ability(struct scene *s, const struct context *c, u8 id)
{
    const struct ability_row *card = ABILITY(id);
    scene_tint(s, tint_of(card->colour));
    scene_number(s, N_DICE, card->dice, ANY);
    if (card->cost) scene_number(s, N_COST, card->cost, ANY);
    scene_text(s, TONE_PLAIN, "%s, %s %s card", ROW_NAME(KIND_HERO, card->hero), card->cost ? "upgraded" : "a",
               colour_name(c, card->colour));
}

static void print_task(struct scene *s, const struct context *c, u8 id)
{
    const struct task_row *task = TASK(id);
    scene_text(s, TONE_PLAIN, "Personal Task of %s, done at %s", ROW_NAME(KIND_HERO, task->hero),
               ROW_NAME(KIND_LOCATION, task->location));
    if (task->cost) scene_ruling(s, TONE_RULE, 189, "Discard %d %s card%s", task->cost, colour_name(c, task->colour),
                                 task->cost == 1 ? "" : "s");
}

static void print_test(struct scene *s, const struct context *c, const struct test *test)
{
    if (test->dice)
        scene_ruling(s, TONE_RULE, 77, "Test: %d %s dice, %d success%s", test->dice, colour_name(c, test->colour),
                     test->successes, test->successes == 1 ? "" : "es");
}

static void print_justice(struct scene *s, const struct context *c, u8 id)
{
    const struct justice_row *card = JUSTICE(id);
    if (card->location)
        scene_ruling(s, TONE_RULE, 197, "%s %s", card->clear ? "Clear" : "Be at", ROW_NAME(KIND_LOCATION, card->location));
    if (card->kind == BY_TEST) print_test(s, c, &card->test);
    if (card->kind == BY_PAYMENT) scene_number(s, N_CARDS_ASKED, card->cards, ANY);
}

static void print_scheme(struct scene *s, const struct context *c, u8 id)
{
    const struct scheme_row *card = SCHEME(id);
    for (int i = 0; i < SCHEME_STEPS; i++) {
        const struct step_of_scheme *step = &card->step[i];
        bool coloured = step->kind == PLACE_HENCHMAN || step->kind == MOVE_VILLAIN;
        if (step->kind)
            scene_ruling(s, TONE_RULE, 119, "%d. %s%s%s: %s", i + 1, thing_name(c->game, c->content, A_SCHEME_STEP, step->kind),
                         coloured ? ", " : "", coloured ? colour_name(c, step->colour) : "",
                         ROW_NAME(KIND_LOCATION, step->location));
    }
    if (card->gives_task) scene_ruling(s, TONE_RULE, 129, "Event: gain a Personal Task");
}

static void print_villain(struct scene *s, const struct context *c, u8 id)
{
    const struct villain_row *villain = VILLAIN(id);
    struct text durability = {0};
    scene_tint(s, tint_of(villain->colour));
    if (villain->per_hero) text_add(&durability, villain->per_hero > 1 ? "%dH" : "H", villain->per_hero);
    if (villain->plus) text_add(&durability, villain->per_hero ? "+%d" : "%d", villain->plus);
    scene_ruling(s, TONE_PLAIN, 272, "%s, %s, Durability %s", villain->mastermind ? "Mastermind" : "Villain",
                 colour_name(c, villain->colour), text_string(&durability));
    text_free(&durability);
}

static void print_comic(struct scene *s, const struct context *c, u8 id)
{
    const struct comic_row *comic = COMIC(id);
    scene_text(s, TONE_FLAVOUR, "%s", content_string(c->content, comic->introduction));
    scene_text(s, TONE_GOAL, "%s", content_string(c->content, comic->objective_text));
}

void print(struct scene *s, struct context *c, u8 thing, u8 value)
{
    switch (thing) {
    case A_HERO: print_hero(s, c, value); break;
    case AN_ABILITY: print_ability(s, c, value); break;
    case A_TASK: print_task(s, c, value); break;
    case A_SCHEME: print_scheme(s, c, value); break;
    case AN_ANARCHY: print_test(s, c, &ANARCHY(value)->test); break;
    case A_BYSTANDER: scene_number(s, N_ICONS, BYSTANDER(value)->icons, ANY); break;
    case A_JUSTICE: print_justice(s, c, value); break;
    case A_SPECIAL:
        scene_number(s, N_DICE, SPECIAL(value)->dice, ANY);
        scene_number(s, N_COPIES, SPECIAL(value)->copies, ANY);
        break;
    case A_VILLAIN: print_villain(s, c, value); break;
    case A_COMIC: print_comic(s, c, value); break;
    case AN_EVENT: print_test(s, c, &EVENT(value)->test); break;
    case A_GEAR:
        if (GEAR(value)->ally) scene_number(s, N_USES, GEAR(value)->uses, ANY);
        scene_text(s, TONE_PLAIN, "%s", GEAR(value)->ally ? "Ally" : "Augment");
        break;
    case A_MODIFIER_CARD: scene_tint(s, tint_of(MODIFIER(value)->colour)); break;
    case A_LOCATION: scene_tint(s, tint_of(LOCATION(value)->colour)); break;
    default: break;
    }
}

/* All win or lose together (FF-149), so nobody's verdict differs. */
rule_number verdict(struct text *out, struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    (void)who;
    switch (g->ending) {
    case OBJECTIVE_MET:
        text_add(out, "the Scenario Objective is met: ");
        tell_goal(out, &COMIC(g->comic)->win);
        text_add(out, "; the Mastermind track stands at %d of %d", g->track, TRACK_END);
        return 144;
    case TRACK_FULL: text_add(out, "the Mastermind track has reached %d of %d", g->track, TRACK_END); return 148;
    case TOWER_LOST:
        text_add(out, "%d Freedom Tower Anarchy cards lay at Hero HQ when a Villain phase began; %d are too many",
                 tower_cards(g), TOWER_LIMIT);
        return 147;
    case OTHER_LOSS: text_add(out, "a loss condition is met: "); tell_goal(out, &COMIC(g->comic)->lose); return 145;
    default: text_add(out, "the Heroes have given up"); return RULING_(98);
    }
}
