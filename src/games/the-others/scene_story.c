/* scene_story.c: the Story with its Missions, the Apocalypse, tokens off the board. */
#include <stdio.h>

#include "scene_parts.h"

/* -- Missions ------------------------------------------------------------------------------------------------- */

/* How far a Mission that looks at the board is; kills and the like are counted as they happen. */
static int progress_now(struct context *c, const STATE *g)
{
    const struct mission_row *m = MISSION(g->mission);
    if (m->kind == M_GATHER) return heroes_in(g, space_of_tile(c, g, m->at));
    if (m->kind == M_STATE) return tokens_on_board(c, g, m->target - X_FIRE);
    return g->progress;
}

void show_progress(struct scene *s, struct context *c, const STATE *g)
{
    bool at_most = MISSION(g->mission)->kind == M_STATE;
    if (g->accomplished) scene_ruling(s, TONE_PLAIN, 266, "Accomplished");
    else scene_number(s, at_most ? N_ON_BOARD : N_DONE, progress_now(c, g), mission_number(c, g, g->mission));
}

void show_goal(struct scene *s, struct context *c, const STATE *g, u8 mission)
{
    const struct mission_row *m = MISSION(mission);
    const char *text = ROW_TEXT(KIND_MISSION, mission);
    char sum[24];
    if (m->number) snprintf(sum, sizeof sum, " %d x H + %d ", m->per_hero, m->number);
    else if (m->per_hero > 1) snprintf(sum, sizeof sum, " %d x H ", m->per_hero);
    else snprintf(sum, sizeof sum, " H ");
    const char *at = m->per_hero ? strstr(text, sum) : NULL; /* OT-006 */
    if (at)
        scene_text(s, TONE_GOAL, "%.*s %d %s", (int)(at - text), text, mission_number(c, g, mission), at + strlen(sum));
    else scene_text(s, TONE_GOAL, "%s", text);
}

void show_mission(struct scene *s, struct context *c, const STATE *g)
{
    const u8 *next = MISSION(g->mission)->next;
    scene_open(s, AS_CARD, NULL, "mission");
    scene_is(s, A_MISSION, g->mission);
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_ECHO | MARK_CURRENT); /* it lies in the Story */
    show_progress(s, c, g);
    show_goal(s, c, g, g->mission);
    if (!next[0]) scene_ruling(s, TONE_PLAIN, 43, "It is the last one");
    else if (!next[1]) scene_text(s, TONE_PLAIN, "Next: %s", ROW_NAME(KIND_MISSION, next[0]));
    else scene_ruling(s, TONE_PLAIN, 271, "Next, as the Heroes choose: %s or %s", ROW_NAME(KIND_MISSION, next[0]),
                      ROW_NAME(KIND_MISSION, next[1]));
    scene_close(s);
}

/* Whether a Mission is another one or comes after it. A Mission leads only to later ones. */
static bool comes_from(const struct context *c, u8 from, u8 mission)
{
    for (int i = 0; i < 2 && from != mission; i++)
        if (MISSION(from)->next[i] && comes_from(c, MISSION(from)->next[i], mission)) return true;
    return from == mission;
}

/* How many Missions come before it on the longest way. */
static int depth_of(const struct context *c, u8 mission)
{
    int depth = 0;
    for (u8 m = 1; m < mission; m++)
        if (MISSION(m)->next[0] == mission || MISSION(m)->next[1] == mission)
            depth = max_int(depth, 1 + depth_of(c, m));
    return depth;
}

static void show_step(struct scene *s, struct context *c, const STATE *g, u8 mission, int row)
{
    bool begun = g->story != 0, current = begun && mission == g->mission;
    bool ahead = !begun || comes_from(c, g->mission, mission);
    scene_open_as(s, AS_SPACE, A_MISSION, mission);
    scene_at(s, depth_of(c, mission), row);
    scene_mark(s, current, MARK_CURRENT);
    scene_mark(s, !ahead, comes_from(c, mission, g->mission) ? MARK_USED : MARK_OFF); /* behind; left aside */
    if (current) show_progress(s, c, g);
    show_goal(s, c, g, mission);
    scene_close(s);
}

/* The Missions are a map, from left to right, with forks. */
static void show_missions(struct scene *s, struct context *c, const STATE *g, u8 story)
{
    int rows[256] = {0}, count = c->content->count[KIND_MISSION];
    for (int m = 1; m <= count; m++)
        if (MISSION(m)->story == story) show_step(s, c, g, (u8)m, rows[depth_of(c, (u8)m)]++);
    for (int m = 1; m <= count; m++)
        for (int i = 0; i < 2 && MISSION(m)->story == story; i++) {
            const char *a = thing_id(c->game, c->content, A_MISSION, (u8)m), *b;
            char way[32];
            if (!MISSION(m)->next[i]) continue;
            b = thing_id(c->game, c->content, A_MISSION, MISSION(m)->next[i]);
            snprintf(way, sizeof way, "way.%d.%d", m, MISSION(m)->next[i]);
            scene_link(s, LINK_WAY, way, a, b);
        }
}

static void show_supply(struct scene *s, const STATE *g)
{
    scene_open(s, AS_HAND, "Supply of tokens", "supply");
    scene_pane(s, PANE_PAGE);
    for (int t = 0; t < TOKENS; t++) scene_piece(s, A_TOKEN, (u8)(T_FIRST + t), g->supply[t]);
    scene_close(s);
    scene_open(s, AS_HAND, "Face-down tokens in all", "face_down");
    scene_pane(s, PANE_PAGE);
    for (int t = 0; t < TOKENS; t++) {
        if (!g->hidden_left[t]) continue;
        scene_piece(s, A_TOKEN, (u8)(T_FIRST + t), g->hidden_left[t]);
        scene_mark(s, true, MARK_ECHO);
    }
    scene_close(s);
}

void show_story(struct scene *s, struct context *c, const STATE *g)
{
    u8 story = g->story ? g->story : MAP(g->map)->story;
    const char *tale = content_string(c->content, STORY(story)->tale), *text = ROW_TEXT(KIND_STORY, story);
    scene_open(s, AS_MAP, NULL, "story");
    scene_is(s, A_STORY, story);
    scene_pane(s, PANE_PAGE);
    if (g->story) scene_piece(s, A_MAP, g->map, 1);
    scene_number(s, N_HERO_NUMBER, g->heroes, ANY);
    if (*text) scene_text(s, TONE_RULE, "%s", text);
    if (*tale) scene_text(s, TONE_FLAVOUR, "%s", tale);
    show_missions(s, c, g, story);
    scene_close(s);
    if (g->story) show_supply(s, g);
}

/* -- The Apocalypse ------------------------------------------------------------------------------------------- */

static void show_track(struct scene *s, const struct context *c, const STATE *g)
{
    scene_open(s, AS_TRACK, "Apocalypse Track", "track");
    scene_pane(s, PANE_PAGE);
    for (int number = 0; number <= LEVELS; number++) {
        char title[12];
        snprintf(title, sizeof title, "%d", number);
        scene_open(s, AS_SPACE, title, "%d", number);
        for (u8 l = 1; l <= c->content->count[KIND_LEVEL]; l++)
            if (LEVEL(l)->number == number) scene_is(s, A_LEVEL, l);
        scene_mark(s, number == g->apocalypse_level, MARK_CURRENT);
        for (u8 l = 1; l <= c->content->count[KIND_LEVEL]; l++)
            if (LEVEL(l)->number == number && *ROW_TEXT(KIND_LEVEL, l))
                scene_text(s, TONE_RULE, "%s", ROW_TEXT(KIND_LEVEL, l));
        scene_close(s);
    }
    scene_close(s);
}

/* Cards and levels whose effects last (OT-255, OT-258). */
static void show_in_force(struct scene *s, const struct context *c, const STATE *g)
{
    scene_open(s, AS_ROW, "Apocalypse in force", "revealed");
    scene_pane(s, PANE_BOARD);
    scene_cards(s, AN_APOCALYPSE, PILE_OF(apocalypse, REVEALED));
    for (u8 l = 1; l <= c->content->count[KIND_LEVEL]; l++)
        if (LEVEL(l)->number <= g->apocalypse_level && LEVEL(l)->passive.length) {
            scene_piece(s, A_LEVEL, l, 1);
            scene_mark(s, true, MARK_ECHO);
        }
    scene_close(s);
}

/* A pile that is written only when there is something in it. */
static void show_some(struct scene *s, const STATE *g, enum shape shape, enum pane pane, const char *title,
                      const char *segment, int pile)
{
    int count = pile_count(APOCALYPSE_OF(g), pile);
    if (!count) return;
    scene_open(s, shape, title, "%s", segment);
    scene_pane(s, pane);
    scene_owner(s, pile == OFFERED ? g->sins : NOBODY);
    scene_cards(s, AN_APOCALYPSE, g->apocalypse.id + g->apocalypse.start[pile], count);
    scene_close(s);
}

void show_apocalypse(struct scene *s, struct context *c, const STATE *g)
{
    enum pane drawn = scene_reader(s) == g->sins ? PANE_MINE : PANE_OTHERS;
    scene_open(s, AS_MAT, "Apocalypse", "apocalypse");
    show_in_force(s, c, g);
    show_some(s, g, AS_HAND, drawn, "Drawn to choose from", "offered", OFFERED);
    show_track(s, c, g);
    show_some(s, g, AS_PILE, PANE_PAGE, "Apocalypse deck", "deck", APOCALYPSE_DECK);
    show_some(s, g, AS_ROW, PANE_PAGE, "Apocalypse cards out of the game", "gone", APOCALYPSE_GONE);
    scene_close(s);
}
