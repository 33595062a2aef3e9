/* derive_comic.c: what is wrong with Villains, Scenario Comics, Chapters and Mastermind Events, and the texts that
 * follow from their numbers. */
#include <stdio.h>
#include <string.h>

#include "derivation.h"
#include "state.h"

/* -- Villains ------------------------------------------------------------------------------------------------- */

/* "H+3", "2H+6", "9". */
static const char *say_durability(char room[SAID], const struct villain_row *v)
{
    if (!v->per_hero) snprintf(room, SAID, "%d", v->plus);
    else if (v->per_hero == 1) snprintf(room, SAID, "H+%d", v->plus);
    else snprintf(room, SAID, "%dH+%d", v->per_hero, v->plus);
    return room;
}

static void check_sides(struct derivation *f, const struct villain_row *v)
{
    const struct villain_row *back = derive_row(f, KIND_VILLAIN, v->back);
    if (v->back && !v->mastermind) derive_mistake(f, "back: only a Mastermind card has a second side (FF-318)");
    if (v->back && (back == v || back->colour != v->colour || !back->mastermind || back->back))
        derive_mistake(f, "back: expected another Mastermind of the same colour that has no second side itself");
}

void derive_villain(struct derivation *f, void *row)
{
    struct villain_row *v = row;
    char durability[SAID];
    int rewards = 0;
    if (v->per_hero + v->plus == 0) derive_mistake(f, "Durability 0");
    for (int k = 0; k < REWARDS; k++) {
        rewards += v->reward[k].length > 0;
        check_effect(f, v->reward[k], PLACE_RESULT);
    }
    if (v->mastermind && rewards) derive_mistake(f, "a Mastermind has no rewards (FF-319)");
    if (!v->mastermind && rewards < 2) derive_mistake(f, "%d rewards; expected at least 2 (FF-305)", rewards);
    if (!v->mastermind && v->moves_to_tokens) derive_mistake(f, "moves_to_tokens: only of a Mastermind (FF-315)");
    check_sides(f, v);
    check_effect(f, v->movement, PLACE_VILLAIN);
    check_effect(f, v->counterstrike, PLACE_VILLAIN);
    check_effect(f, v->after, PLACE_VILLAIN);
    check_triggers(f, v->when, PLACE_VILLAIN);
    static const char *const colours[COLOURS] = {"Red", "Blue", "Green", "Yellow"};
    derive_text(f, "%s %s, Durability %s.%s", colours[v->colour], v->mastermind ? "Mastermind" : "Villain",
                say_durability(durability, v),
                v->moves_to_tokens ? " Moves to each Mastermind token that is placed." : "");
}

/* -- Comics --------------------------------------------------------------------------------------------------- */

/* Finds the Chapters of a Comic: they count from 1 without a gap. */
static void find_chapters(struct derivation *f, struct comic_row *comic, int number)
{
    for EACH_DERIVED(id, chapter, chapter_row, KIND_CHAPTER) {
        if (chapter->comic != number) continue;
        if (comic->chapter[chapter->number - 1])
            derive_mistake(f, "two Chapters %d: '%s' and '%s'", chapter->number,
                           derive_id(f, KIND_CHAPTER, comic->chapter[chapter->number - 1]),
                           derive_id(f, KIND_CHAPTER, id));
        comic->chapter[chapter->number - 1] = (u8)id;
    }
    while (comic->chapters < CHAPTERS_MOST && comic->chapter[comic->chapters]) comic->chapters++;
    if (!comic->chapters) derive_mistake(f, "no Chapter 1 (FF-041)");
    for (int k = comic->chapters; k < CHAPTERS_MOST; k++)
        if (comic->chapter[k])
            derive_mistake(f, "Chapter %d, but no Chapter %d: nobody would ever come to it", k + 1,
                           comic->chapters + 1);
}

/* The Villains of a Comic have different colours, and at most one is the Mastermind (FF-268, FF-269). */
static void check_villains(struct derivation *f, const struct comic_row *comic)
{
    u8 colours = 0;
    int masterminds = 0, lesser = 0;
    for (int k = 0; k < COLOURS && comic->villain[k].villain; k++) {
        const struct villain_row *v = derive_row(f, KIND_VILLAIN, comic->villain[k].villain);
        if (in_set(colours, v->colour)) derive_mistake(f, "villains: two are %s (FF-268)", colour_names[v->colour]);
        colours |= (u8)bit(v->colour);
        masterminds += v->mastermind;
        lesser += !v->mastermind;
        if (v->mastermind && !comic->villain[k].location)
            derive_mistake(f, "villains: expected a Location for the Mastermind");
    }
    if (masterminds > 1) derive_mistake(f, "villains: %d Masterminds; expected at most 1 (FF-269)", masterminds);
    if (comic->win.word == MASTERMIND_DEFEATED && !masterminds) derive_mistake(f, "win: there is no Mastermind");
    if (comic->win.word == VILLAINS_DEFEATED && comic->win.n > lesser)
        derive_mistake(f, "win: %d Villains; there are %d", comic->win.n, lesser);
}

/* Tokens: at most 4 are made of each colour, Purple ones taken evenly from all (FF-249). */
static void check_tokens(struct derivation *f, const struct comic_row *comic)
{
    int all = comic->purple, laid[ALL_COLOURS] = {0};
    for (int k = 0; k < PLACED_MOST && comic->laid[k].location; k++) laid[comic->laid[k].colour]++;
    for (int colour = RED; colour < COLOURS; colour++) {
        all += comic->anarchy[colour];
        if (laid[colour] > comic->anarchy[colour])
            derive_mistake(f, "laid: %d %s Anarchy tokens; the Comic has %d", laid[colour], colour_names[colour],
                           comic->anarchy[colour]);
    }
    if (laid[PURPLE] > comic->purple) derive_mistake(f, "laid: more Purple Anarchy tokens than the Comic has");
    if (all > 16) derive_mistake(f, "%d Anarchy tokens with the Purple ones; expected at most 16 (FF-249)", all);
}

/* Plot tokens lie in ascending order before the end of the track, at most one for each Chapter to come. */
static void check_plots(struct derivation *f, const struct comic_row *comic)
{
    int plots = 0;
    for (int k = 0; k < PLOTS_MOST; k++) {
        if (!comic->plot[k]) continue;
        plots++;
        if (k && comic->plot[k] <= comic->plot[k - 1]) derive_mistake(f, "plots: expected ascending numbers");
        if (comic->plot[k] <= comic->track)
            derive_mistake(f, "plots: %d is not ahead of where the track starts", comic->plot[k]);
        if (comic->plot[k] >= TRACK_END)
            derive_mistake(f, "plots: %d; expected less than %d", comic->plot[k], TRACK_END);
    }
    if (plots >= comic->chapters && plots > 0)
        derive_mistake(f, "plots: %d Plot tokens for %d Chapters: the last would open nothing (FF-S82)", plots,
                       comic->chapters);
}

static void check_numbers(struct derivation *f, const struct comic_row *comic, int number)
{
    if (!comic->win.word) derive_mistake(f, "win: expected what the Heroes must do (FF-040)");
    if (comic->win.word >= TOKENS_RESOLVED && comic->win.word <= TOKENS_CLAIMED)
        derive_mistake(f, "win: what is counted in one Chapter cannot be the Scenario Objective");
    if (comic->lose.word && comic->lose.word != TRACK_AT) derive_mistake(f, "lose: expected track_at");
    if (!comic->lose.word) derive_mistake(f, "lose: expected track_at, or the game might never end (FF-145)");
    if (comic->lose.word == TRACK_AT && (comic->lose.n <= comic->track || comic->lose.n > TRACK_END))
        derive_mistake(f, "lose_number: %d; expected more than %d and at most %d", comic->lose.n, comic->track,
                       TRACK_END);
    if (!comic->special != !comic->specials) derive_mistake(f, "special and specials: expected both or neither");
    for EACH_DERIVED(id, other, comic_row, KIND_COMIC)
        if (id < number && comic->number && other->number == comic->number)
            derive_mistake(f, "number: '%s' is Comic %d too", derive_id(f, KIND_COMIC, id), comic->number);
}

/* " Plot tokens on 4 and 7. Anarchy tokens: 3 red, 3 blue, 3 green, 3 yellow, 2 Purple." */
static const char *say_tokens(char room[SAID], const struct comic_row *comic)
{
    int n = 0;
    for (int k = 0; k < PLOTS_MOST && comic->plot[k]; k++)
        n += snprintf(room + n, SAID - (size_t)n, "%s%d",
                      k ? ", " : comic->plot[1] ? " Plot tokens on " : " Plot token on ", comic->plot[k]);
    n += snprintf(room + n, SAID - (size_t)n, "%s Anarchy tokens:", n ? "." : "");
    for (int colour = RED; colour <= PURPLE; colour++) {
        int count = colour == PURPLE ? comic->purple : comic->anarchy[colour];
        if (count) n += snprintf(room + n, SAID - (size_t)n, " %d %s,", count, colour_names[colour]);
    }
    room[n - 1] = '.';
    return room;
}

/* " Each Hero: 2 Upgrade Points, 1 Augment. The team: 1 Ally." and so on; what there is none of is not said. */
static const char *say_extras(char room[2 * SAID], const struct comic_row *comic)
{
    const struct { const char *before, *one, *many; int count; } list[] = {
        {" ", "card Justice Rules the Night.", "cards Justice Rules the Night.", comic->jrn},
        {" Each Hero may spend ", "Upgrade Point.", "Upgrade Points.", comic->points},
        {" Each Hero may take ", "Augment.", "Augments.", comic->augments},
        {" The team may take ", "Ally.", "Allies.", comic->allies},
        {" ", "Henchmen Modifier is drawn.", "Henchmen Modifiers are drawn.", comic->modifiers},
    };
    int n = 0;
    *room = '\0';
    for (int k = 0; k < COUNT(list); k++)
        if (list[k].count)
            n += snprintf(room + n, 2 * SAID - (size_t)n, "%s%d %s", list[k].before, list[k].count,
                          list[k].count == 1 ? list[k].one : list[k].many);
    return room;
}

void derive_comic(struct derivation *f, void *row)
{
    struct comic_row *comic = row;
    char goal[2][SAID], tokens[SAID], extras[2 * SAID];
    int number = 1;
    while (derive_row(f, KIND_COMIC, number) != row) number++;
    find_chapters(f, comic, number);
    check_villains(f, comic);
    check_tokens(f, comic);
    check_plots(f, comic);
    check_numbers(f, comic, number);
    derive_text(f, "Victory when %s; defeat when %s. %d Chapters.%s%s", say_goal(goal[0], comic->win),
                say_goal(goal[1], comic->lose), comic->chapters, say_tokens(tokens, comic), say_extras(extras, comic));
}

/* -- Chapters ------------------------------------------------------------------------------------------------- */

static int lesser_villains(struct derivation *f, const struct comic_row *comic)
{
    int n = 0;
    for (int k = 0; k < COLOURS && comic->villain[k].villain; k++)
        n += !((const struct villain_row *)derive_row(f, KIND_VILLAIN, comic->villain[k].villain))->mastermind;
    return n;
}

static int all_villains(const struct comic_row *comic)
{
    int n = 0;
    while (n < COLOURS && comic->villain[n].villain) n++;
    return n;
}

/* An Objective that cannot be met, or that would be of no use. */
static void check_objective(struct derivation *f, const struct chapter_row *chapter, const struct comic_row *comic)
{
    int tokens = 0;
    while (tokens < QUEST_TOKENS && chapter->quest_at[tokens]) tokens++;
    switch ((enum goal_word)chapter->objective.word) {
    case NO_GOAL: break;
    case VILLAINS_DEFEATED:
        if (chapter->objective.n > lesser_villains(f, comic))
            derive_mistake(f, "objective: %d Villains; the Comic has %d", chapter->objective.n,
                           lesser_villains(f, comic));
        break;
    case BYSTANDERS_HELD:
        if (chapter->objective.n > derive_count(f, KIND_BYSTANDER))
            derive_mistake(f, "objective: there are only %d Bystander cards", derive_count(f, KIND_BYSTANDER));
        break;
    case TOKENS_CLAIMED:
        if (chapter->quest != EVIDENCE || chapter->objective.n > tokens)
            derive_mistake(f, "objective: expected quest = \"evidence\" with at least %d tokens", chapter->objective.n);
        break;
    case MASTERMIND_DEFEATED: case TRACK_AT:
        derive_mistake(f, "objective: expected something that is not the end of the game, nor the track");
        break;
    case TOKENS_RESOLVED: case NO_ANARCHY_NEAR_HQ: break;
    }
    if (chapter->quest == EVIDENCE && chapter->objective.word != TOKENS_CLAIMED)
        derive_mistake(f, "quest: Evidence is for an Objective tokens_claimed");
}

/* How a Chapter is left: by its Objective, or by a Plot token that no earlier Chapter uses up. A Chapter that is not
 * the last and has neither would be the last. */
static void check_exit(struct derivation *f, const struct chapter_row *chapter, const struct comic_row *comic)
{
    int plots = 0;
    while (plots < PLOTS_MOST && comic->plot[plots]) plots++;
    if (chapter->number < comic->chapters && !chapter->objective.word && chapter->number > plots)
        derive_mistake(f, "Chapter %d has no Objective and no Plot token of its own: it cannot be left, though there "
                          "is a Chapter %d (FF-138)", chapter->number, chapter->number + 1);
}

/* Whoever must be defeated is not guarded to the end. */
static void check_guard(struct derivation *f, const struct chapter_row *chapter, const struct comic_row *comic)
{
    if (!chapter->guard) return;
    if (lesser_villains(f, comic) == all_villains(comic))
        derive_mistake(f, "mastermind: the Comic has none (FF-S139)");
    else if (chapter->number == comic->chapters && comic->win.word == MASTERMIND_DEFEATED)
        derive_mistake(f, "mastermind: in the last Chapter the Heroes must be able to defeat it (FF-S139)");
}

static void check_quest(struct derivation *f, const struct chapter_row *chapter)
{
    int tokens = 0;
    for (int k = 0; k < QUEST_TOKENS; k++) {
        if (!chapter->quest_at[k]) continue;
        tokens++;
        for (int other = 0; other < k; other++)
            if (chapter->quest_at[k] == chapter->quest_at[other])
                derive_mistake(f, "quest_at: expected different Locations");
    }
    if (!chapter->quest != !tokens) derive_mistake(f, "quest and quest_at: expected both or neither (FF-352)");
    if (chapter->quest && chapter->quest_test.successes > chapter->quest_test.dice)
        derive_mistake(f, "quest_successes: %d with %d dice", chapter->quest_test.successes, chapter->quest_test.dice);
    if (!chapter->quest && chapter->quest_failure.length) derive_mistake(f, "quest_failure: there is no quest");
}

static void check_phase(struct derivation *f, const struct chapter_row *chapter)
{
    u8 kinds = 0;
    for (int k = 0; k < PHASE_STEPS && chapter->phase[k].kind; k++) {
        const struct phase_step *step = &chapter->phase[k];
        if (in_set(kinds, step->kind)) derive_mistake(f, "phase: two steps of one kind (FF-S81)");
        kinds |= (u8)bit(step->kind);
        if ((step->kind == STEP_DRAW || step->kind == STEP_SCHEME) && !step->n)
            derive_mistake(f, "phase %d: expected how many cards", k + 1);
    }
    if (!in_set(kinds, STEP_SCHEME)) derive_mistake(f, "phase: without a Scheme step the game might never end");
    if (in_set(kinds, STEP_OTHER) != (chapter->other.length > 0))
        derive_mistake(f, "phase: a step \"other\" and an effect `other` go together");
}

static void say_phase(char room[SAID], const struct chapter_row *chapter)
{
    int n = 0;
    *room = '\0';
    for (int k = 0; k < PHASE_STEPS && chapter->phase[k].kind; k++) {
        const struct phase_step *step = &chapter->phase[k];
        const char *comma = k ? ", " : "";
        size_t left = SAID - (size_t)n;
        switch ((enum phase_step_kind)step->kind) {
        case STEP_ATTACK: n += snprintf(room + n, left, "%sHenchmen Attack", comma); break;
        case STEP_DRAW:
            n += snprintf(room + n, left, "%sdraw %d card%s", comma, step->n, step->n > 1 ? "s" : "");
            break;
        case STEP_SCHEME:
            n += snprintf(room + n, left, "%s%d Scheme card%s", comma, step->n, step->n > 1 ? "s" : "");
            break;
        case STEP_OTHER: n += snprintf(room + n, left, "%sthe step of this Chapter", comma); break;
        }
    }
}

/* "Side Quest at 1, 11 and 28: Test the Location's colour ..."; "" without one. */
static void say_quest(struct derivation *f, char room[4 * SAID], const struct chapter_row *chapter)
{
    char test[SAID], at[SAID];
    int n = 0;
    *room = '\0';
    if (!chapter->quest) return;
    n = snprintf(room, 4 * SAID, " %s", chapter->quest == EVIDENCE ? "Evidence tokens" : "Side Quest");
    for (int k = 0; k < QUEST_TOKENS && chapter->quest_at[k]; k++)
        n += snprintf(room + n, 4 * SAID - (size_t)n, "%s %.100s", k ? "," : " at",
                      say_location(f, at, chapter->quest_at[k]));
    snprintf(room + n, 4 * SAID - (size_t)n, ". %s", say_test(test, chapter->quest_test, "the Location's colour"));
}

static const char *const say_guard[] = {
    [NO_GUARD] = "", [GUARDED] = " The Mastermind cannot be attacked and takes no damage.",
    [SPARED] = " The Mastermind cannot be defeated: the last damage is not dealt."};

void derive_chapter(struct derivation *f, void *row)
{
    const struct chapter_row *chapter = row;
    const struct comic_row *comic = derive_row(f, KIND_COMIC, chapter->comic);
    char goal[SAID], phase[SAID], quest[4 * SAID];
    check_objective(f, chapter, comic);
    check_exit(f, chapter, comic);
    check_guard(f, chapter, comic);
    check_quest(f, chapter);
    check_phase(f, chapter);
    for (int k = 0; k < EVENTS_OF_CHAPTER; k++)
        if (!chapter->event[k]) derive_mistake(f, "events: %d; expected %d (FF-325)", k, EVENTS_OF_CHAPTER);
    check_effect(f, chapter->opening, PLACE_STORY);
    check_effect(f, chapter->other, PLACE_STORY);
    check_effect(f, chapter->quest_failure, PLACE_RESULT);
    for (int k = 0; k < JUSTICE_REWARDS; k++) check_effect(f, chapter->reward[k], PLACE_FREE);
    check_triggers(f, chapter->when, PLACE_STORY);
    if (chapter->flips_mastermind) {
        bool has_back = false;
        for (int k = 0; k < COLOURS && comic->villain[k].villain; k++)
            has_back |= ((const struct villain_row *)derive_row(f, KIND_VILLAIN, comic->villain[k].villain))->back != 0;
        if (!has_back) derive_mistake(f, "flips_mastermind: no Villain of the Comic has a second side (FF-318)");
    }
    say_phase(phase, chapter);
    say_quest(f, quest, chapter);
    derive_text(f, "%s, Chapter %d.%s%s%s Villain phase: %s.%s%s%s%s%s%s", derive_name(f, KIND_COMIC, chapter->comic),
                chapter->number, chapter->objective.word ? " Objective: " : "",
                chapter->objective.word ? say_goal(goal, chapter->objective) : "", chapter->objective.word ? "." : "",
                phase,
                quest, chapter->under_construction ? " When it opens, Hero HQ is Under Construction." : "",
                chapter->flips_mastermind ? " When it opens, the Mastermind card is turned over." : "",
                say_guard[chapter->guard],
                *derive_string(f, chapter->special_rules) ? " " : "", derive_string(f, chapter->special_rules));
}

void derive_event(struct derivation *f, void *row)
{
    const struct event_of_row *event = row;
    char test[SAID];
    bool used = false;
    for EACH_DERIVED(id, chapter, chapter_row, KIND_CHAPTER)
        for (int k = 0; k < EVENTS_OF_CHAPTER; k++)
            used |= chapter->event[k] && derive_row(f, KIND_EVENT, chapter->event[k]) == row;
    if (!used) derive_mistake(f, "no Chapter names this Event");
    if (event->test.successes > event->test.dice)
        derive_mistake(f, "successes: %d with %d dice", event->test.successes, event->test.dice);
    if (event->hero_chooses && event->test.colour != PURPLE)
        derive_mistake(f, "hero_chooses: expected colour = \"mastermind\", which is then the Hero's choice");
    check_effect(f, event->success, PLACE_RESULT);
    check_effect(f, event->failure, PLACE_RESULT);
    derive_text(f, "%s%s", say_test(test, event->test, event->hero_chooses ? "a colour of your choice"
                                                                          : "the Mastermind's colour"),
                event->keeps_token ? " The token stays in its Location." : "");
}
