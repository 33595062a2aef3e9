/* scene_story.c: the Scenario Comic: how it is won and lost, the current Chapter, the track with its Plot tokens. */
#include "derivation.h"
#include "scene_parts.h"

/* -- Goals ---------------------------------------------------------------------------------------------------- */

/* How far a goal has come, -1: it is not counted. */
static int progress(const struct context *c, const STATE *g, const struct goal *goal)
{
    int n = 0;
    switch (goal->word) {
    case VILLAINS_DEFEATED:
        for (int colour = 0; colour < COLOURS; colour++)
            n += g->villain[colour].defeated && !is_mastermind(c, g, colour);
        return n;
    case BYSTANDERS_HELD:
        for (int hero = 0; hero < g->players; hero++) n += pile_count(BYSTANDERS(g), BYSTANDER_HELD + hero);
        return n;
    case TOKENS_RESOLVED: return g->resolved;
    case TOKENS_CLAIMED: return g->claimed;
    default: return -1;
    }
}

static void show_goal(struct scene *s, const struct context *c, const STATE *g, const char *label,
                      const struct goal *goal, rule_number rule)
{
    char words[SAID];
    int done = progress(c, g, goal);
    if (!goal->word) return;
    say_goal(words, *goal);
    if (done < 0) scene_ruling(s, TONE_GOAL, rule, "%s: %s", label, words);
    else scene_ruling(s, TONE_GOAL, rule, "%s: %s (%d of %d)", label, words, min_int(done, goal->n), goal->n);
}

/* -- The plot ------------------------------------------------------------------------------------------------- */

static void show_phase(struct scene *s, const struct chapter_row *chapter)
{
    struct text words = {0};
    for (int i = 0; i < PHASE_STEPS && chapter->phase[i].kind; i++) {
        const struct phase_step *step = &chapter->phase[i];
        text_add(&words, i ? ", " : "");
        switch (step->kind) {
        case STEP_ATTACK: text_add(&words, "Henchmen attack"); break;
        case STEP_DRAW: text_add(&words, "draw %d", step->n); break;
        case STEP_SCHEME: text_add(&words, "%d Scheme card%s", step->n, step->n == 1 ? "" : "s"); break;
        default: text_add(&words, "Special Rule"); break;
        }
    }
    scene_ruling(s, TONE_RULE, 111, "Villain phase: %s", text_string(&words));
    text_free(&words);
}

static void show_track(struct scene *s, const STATE *g)
{
    static const char *const names[TRACK_END + 1] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
    scene_open(s, AS_TRACK, "Mastermind track", "track");
    for (int space = 0; space <= TRACK_END; space++) {
        scene_open(s, AS_SPACE, names[space], "%d", space);
        scene_mark(s, space == g->track, MARK_CURRENT);
        if (in_set(g->plots, space)) scene_piece(s, A_FIXTURE, A_PLOT_TOKEN, 1);
        if (space == g->track) scene_piece(s, A_FIXTURE, THE_MARKER, 1);
        scene_close(s);
    }
    scene_close(s);
}

/* The Scheme card that is resolved, or was last: what has hit the city (FF-118). */
static void show_scheme(struct scene *s, const STATE *g)
{
    bool shown = pile_count(SCHEMES(g), SCHEME_SHOWN);
    int pile = shown ? SCHEME_SHOWN : SCHEME_DISCARD;
    if (!pile_count(SCHEMES(g), pile)) return;
    scene_open(s, AS_ROW, shown ? "Scheme card" : "Last Scheme card", "scheme");
    scene_piece(s, A_SCHEME, g->scheme.id[g->scheme.start[pile + 1] - 1], 1);
    scene_mark(s, true, MARK_ECHO);
    scene_close(s);
}

void show_plot(struct scene *s, const struct context *c, const STATE *g)
{
    const struct comic_row *comic = COMIC(g->comic);
    scene_open(s, AS_MAT, "The plot", "plot");
    scene_pane(s, PANE_BOARD);
    if (g->chapter) scene_text(s, TONE_PLAIN, "Chapter %d: %s", CHAPTER(g->chapter)->number,
                               ROW_NAME(KIND_CHAPTER, g->chapter));
    show_goal(s, c, g, "Win", &comic->win, 144);
    show_goal(s, c, g, "Loss", &comic->lose, 145);
    if (g->chapter) {
        show_goal(s, c, g, "Chapter Objective", &CHAPTER(g->chapter)->objective, 138);
        show_phase(s, CHAPTER(g->chapter));
    }
    show_scheme(s, g);
    show_track(s, g);
    scene_close(s);
}

/* -- The Comic as a page: what has been told so far (FF-044, FF-365) ------------------------------------------ */

static void show_chapter(struct scene *s, const struct context *c, u8 row, bool left)
{
    const struct chapter_row *chapter = CHAPTER(row);
    scene_open(s, AS_LIST, NULL, "chapter%d", chapter->number);
    scene_is(s, A_CHAPTER, row);
    scene_text(s, TONE_FLAVOUR, "%s", content_string(c->content, chapter->before));
    if (*content_string(c->content, chapter->special_rules))
        scene_ruling(s, TONE_RULE, 42, "%s", content_string(c->content, chapter->special_rules));
    if (*ROW_TEXT(KIND_CHAPTER, row)) scene_ruling(s, TONE_RULE, 42, "%s", ROW_TEXT(KIND_CHAPTER, row));
    if (left) scene_text(s, TONE_FLAVOUR, "%s", content_string(c->content, chapter->after));
    scene_close(s);
}

void show_comic(struct scene *s, const struct context *c, const STATE *g)
{
    const struct comic_row *comic = COMIC(g->comic);
    scene_open(s, AS_MAT, "The Comic", "comic");
    scene_pane(s, PANE_PAGE);
    scene_text(s, TONE_FLAVOUR, "%s", content_string(c->content, comic->introduction));
    scene_text(s, TONE_GOAL, "%s", content_string(c->content, comic->objective_text));
    for (int i = 0; i < comic->chapters; i++) {
        if (!g->chapter || CHAPTER(comic->chapter[i])->number > CHAPTER(g->chapter)->number) break;
        show_chapter(s, c, comic->chapter[i], comic->chapter[i] != g->chapter);
        for (int e = 0; comic->chapter[i] == g->chapter && e < EVENTS_OF_CHAPTER; e++) {
            if (!in_set(g->seen_events, e)) continue;
            scene_piece(s, AN_EVENT, CHAPTER(g->chapter)->event[e], 1);
            scene_mark(s, true, MARK_ECHO);
        }
    }
    if (g->ending)
        scene_text(s, TONE_FLAVOUR, "%s",
                   content_string(c->content, g->ending == OBJECTIVE_MET ? comic->victory : comic->defeat));
    if (g->ending && g->quest_won) scene_text(s, TONE_FLAVOUR, "%s", content_string(c->content, comic->quest_success));
    scene_close(s);
}
