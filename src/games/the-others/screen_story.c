/* screen_story.c: the Story in words: the current Mission, its path with forks and Events, what is voted on. */
#include "screen.h"

#include <stdio.h>

#include "engine/say.h"

/* -- Missions ------------------------------------------------------------------------------------------------------ */

/* How far a Mission that looks at the board is; kills and the like are counted as they happen. */
static int progress_now(struct screen *p)
{
    const struct context *c = p->c;
    const struct mission_row *m = MISSION(p->g->mission);
    if (m->kind == M_GATHER) return heroes_in(p->g, space_of_tile(p->c, p->g, m->at));
    if (m->kind == M_STATE) return tokens_on_board(p->c, p->g, m->target - X_FIRE);
    return p->g->progress;
}

static void write_next(struct screen *p, u8 mission)
{
    const struct context *c = p->c;
    const u8 *next = MISSION(mission)->next;
    if (!next[0]) text_add(p->out, " It is the last one.");
    else if (!next[1]) text_add(p->out, " Next: %s.", row_name(p, KIND_MISSION, next[0]));
    else
        text_add(p->out, " Next, as the Heroes choose: %s or %s.", row_name(p, KIND_MISSION, next[0]),
                 row_name(p, KIND_MISSION, next[1]));
}

/* The text of a Mission with the number that its multiple of H comes to (OT-006). */
static void write_goal(struct screen *p, u8 mission)
{
    const struct context *c = p->c;
    const struct mission_row *m = MISSION(mission);
    const char *text = row_text(p, KIND_MISSION, mission);
    char sum[24];
    if (m->number) snprintf(sum, sizeof sum, " %d x H + %d ", m->per_hero, m->number);
    else if (m->per_hero > 1) snprintf(sum, sizeof sum, " %d x H ", m->per_hero);
    else snprintf(sum, sizeof sum, " H ");
    const char *at = m->per_hero ? strstr(text, sum) : NULL;
    if (at) text_add(p->out, "%.*s %d %s", (int)(at - text), text, mission_number(p->c, p->g, mission),
                     at + strlen(sum));
    else text_add(p->out, "%s", text);
}

void write_mission(struct screen *p)
{
    const struct context *c = p->c;
    const STATE *g = p->g;
    const struct mission_row *m = MISSION(g->mission);
    int wanted = mission_number(p->c, g, g->mission);
    text_add(p->out, "Mission %s: ", row_name(p, KIND_MISSION, g->mission));
    if (g->accomplished) text_add(p->out, "accomplished.");
    else if (m->kind == M_STATE) text_add(p->out, "%d now, at most %d.", progress_now(p), wanted);
    else text_add(p->out, "%d of %d.", progress_now(p), wanted);
    text_add(p->out, " ");
    write_goal(p, g->mission);
    write_next(p, g->mission);
    text_add(p->out, "\n");
}

/* Missions that can still come, from the current one on. Paths have no circles (a Mission leads only to later ones). */
static bool comes_from(const struct screen *p, u8 from, u8 mission)
{
    const struct context *c = p->c;
    if (from == mission) return true;
    for (int i = 0; i < 2; i++)
        if (MISSION(from)->next[i] && comes_from(p, MISSION(from)->next[i], mission)) return true;
    return false;
}

void page_story(struct screen *p)
{
    const struct context *c = p->c;
    const STATE *g = p->g;
    u8 story = g->story ? g->story : MAP(g->map)->story;
    const char *tale = content_string(c->content, STORY(story)->tale);
    text_add(p->out, "\fStory\n%s: %s\n", row_name(p, KIND_STORY, story), row_text(p, KIND_STORY, story));
    if (*tale) text_add(p->out, "  %s\n", tale);
    for (u8 m = 1; m <= c->content->count[KIND_MISSION]; m++) {
        if (MISSION(m)->story != story) continue;
        bool current = g->story && m == g->mission;
        bool behind = g->story && !current && !comes_from(p, g->mission, m);
        text_add(p->out, "%s%s", current ? "> " : "", row_name(p, KIND_MISSION, m));
        if (current) text_add(p->out, " (current, %d of %d)", progress_now(p), mission_number(p->c, g, m));
        else if (behind) text_add(p->out, " (behind the Heroes, or left aside)");
        text_add(p->out, ": ");
        write_goal(p, m);
        write_next(p, m);
        text_add(p->out, "\n");
    }
    text_add(p->out, "H, the Hero Number, is %d.\n", g->heroes);
    if (!g->story) return;
    const char *between = "Face-down tokens in all: ";
    for (int t = 0; t < TOKENS; t++) {
        if (!g->hidden_left[t]) continue;
        text_add(p->out, "%s%d %s", between, g->hidden_left[t], token_labels[t]);
        between = ", ";
    }
    if (*between == ',') text_add(p->out, ".\n");
}

/* -- Votes --------------------------------------------------------------------------------------------------------- */

static void write_named(struct screen *p, struct frame *f, u8 value)
{
    const struct vote *vote = LOCALS(vote, f);
    switch ((enum vote_kind)vote->kind) {
    case VOTE_SINS_PLAYER: write_seat(p, value); return;
    case VOTE_TEAM: text_add(p->out, "%s", row_name(p, KIND_HERO, value)); return;
    case VOTE_FIRST: case VOTE_HERO: text_add(p->out, "%s", row_name(p, KIND_HERO, hero_at(p->g, value))); return;
    case VOTE_BRANCH: text_add(p->out, "%s", row_name(p, KIND_MISSION, value)); return;
    case VOTE_MODE: say_mode(p->out, p->c->content, voted_modes(p->c->content, f), value); return;
    }
}

void page_vote(struct screen *p)
{
    static const char *const subject[] = {
        "", "the Sins Player", "the team", "the first Hero", "the next Mission", "a Hero", "the card's choice"};
    struct frame *f = open_vote(p->g);
    if (!f) return;
    const struct vote *vote = LOCALS(vote, f);
    text_add(p->out, "\fVote\nOn %s. All must name and confirm the same (OT-S89).\n", subject[vote->kind]);
    for (seat s = 0; s < PLAYERS; s++) {
        size_t from = p->out->length;
        if (vote->named[s] == NOT_NAMED) continue;
        write_seat(p, s);
        text_capital(p->out, from);
        text_add(p->out, ": ");
        write_named(p, f, vote->named[s]);
        text_add(p->out, has_seat(vote->confirmed, s) ? ", confirmed.\n" : ".\n");
    }
}
