/* scene.c: the table of The Others for one reader: the head, rolls under way and votes; the rest is in scene_*.c. */
#include "scene_parts.h"

/* -- Head ----------------------------------------------------------------------------------------------------- */

static void show_turn(struct scene *s, struct context *c, const STATE *g)
{
    const struct turn *turn = NEAREST(turn);
    int steps = steps_allowed(c, g, g->current);
    scene_text(s, TONE_PLAIN, "Turn of %s (%s)", ROW_NAME(KIND_HERO, hero_at(g, g->current)),
               scene_seat(s, player_of(g, g->current)));
    if (!turn || turn->post != g->current) return;
    scene_number(s, N_STEPS_MADE, turn->moved ? steps : min_int(turn->steps, steps), ANY);
    scene_bound(s, steps_allowed(c, g, g->current));
    scene_ruling(s, TONE_PLAIN, 64, turn->acted ? "Action taken" : "Action open");
    if (g->hero[g->current].city) scene_ruling(s, TONE_PLAIN, 108, "City Action taken");
}

static void show_game(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_MAT, NULL, "game");
    if (g->story) { /* what the Heroes are after: nobody can do without it */
        scene_is(s, A_MISSION, g->mission);
        scene_mark(s, true, MARK_ECHO);
    } else scene_is(s, A_MAP, g->map);
    scene_pane(s, PANE_HEAD);
    if (g->story) show_progress(s, c, g);
    if (!g->round) scene_text(s, TONE_PLAIN, "Set-up");
    else scene_number(s, N_ROUND, g->round, ANY);
    if (g->story) scene_number(s, N_APOCALYPSE, g->apocalypse_level, LEVELS);
    if (g->winner) scene_text(s, TONE_GOAL, "The %s won", g->winner == HEROES_WIN ? "Heroes have" : "Sins Player has");
    else if (in_play(g, g->current)) show_turn(s, c, g);
    scene_close(s);
}

/* -- Rolls under way: dice before they are cast, results after it ---------------------------------------------- */

static void show_dice(struct scene *s, u8 die, int count)
{
    scene_piece(s, A_DIE, die, count);
    if (count > 0) scene_mark(s, true, MARK_ECHO);
}

/* A place for results of one kind, even for none: FAITH may become one. */
static void show_results(struct scene *s, u8 face, int count)
{
    scene_open_as(s, AS_SPACE, A_FACE, face);
    scene_piece(s, A_FACE, face, count);
    if (count > 0) scene_mark(s, true, MARK_ECHO);
    scene_close(s);
}

static void show_hero_roll(struct scene *s, struct context *c, const STATE *g, const struct fight *L, bool rolled)
{
    scene_open(s, AS_ROW, rolled ? "Hero's results" : "Hero Dice", "hero");
    if (rolled) {
        show_results(s, FACE_HIT, L->hits);
        show_results(s, FACE_DEFENSE, less(L->defense, L->frailty)); /* OT-S46 */
        show_results(s, FACE_CC, L->cc);
        show_results(s, FACE_SKILL, 0);                      /* a FAITH that is left unused (OT-129) */
        show_results(s, FACE_FAITH, L->faith);
    } else show_dice(s, HERO_DIE, fight_dice(c, g, g->fighter, L->volunteered));
    scene_close(s);
}

static void show_sins_roll(struct scene *s, struct context *c, const STATE *g, const struct fight *L,
                           enum fight_stage stage)
{
    bool close = g->fight_at == g->hero[g->fighter].space;
    scene_open(s, AS_ROW, stage == BOTH_ROLLED ? "Sin results" : "Sin Dice", "sins");
    if (stage == BOTH_ROLLED) {
        show_results(s, FACE_HIT, L->sin_hits);
        show_results(s, FACE_CORRUPTION, L->sin_corruption);
    } else if (close) show_dice(s, SIN_DIE, sins_dice(c, g, g->fight_at));
    else scene_ruling(s, TONE_PLAIN, 185, "Only if survivors come");
    scene_close(s);
}

static void show_foes(struct scene *s, struct context *c, const STATE *g, int space)
{
    struct kinds kinds = {0};
    for (int i = 0; i < FIGURES; i++) {
        u8 m = g->figure[i];
        int n = 0;
        if (g->at[i] != space || !first_of_kind(&kinds, m)) continue;
        for (int k = i; k < FIGURES; k++) n += g->at[k] == space && g->figure[k] == m;
        scene_piece(s, A_MONSTER, m, n);
        scene_mark(s, true, MARK_ECHO);
        scene_number(s, N_MONSTER_FIGHT, monster_fight(c, g, m), ANY);
        scene_number(s, N_MONSTER_DEFENSE, monster_defense(c, g, m), ANY);
    }
}

/* The Fight under way: who stands against whom, with which dice or results. */
static void show_fight(struct scene *s, struct context *c, const STATE *g)
{
    enum fight_stage stage = BEFORE_DICE;
    const struct fight *L = fight_under_way(g, &stage);
    if (!L || !in_play(g, g->fighter)) return;
    scene_open(s, AS_MAT, L->space == g->hero[g->fighter].space ? "Fight" : "Ranged Fight", "fight");
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
    scene_piece(s, A_HERO, hero_at(g, g->fighter), 1);
    scene_mark(s, true, MARK_ECHO);
    scene_number(s, N_DEFENSE, hero_defense(c, g, g->fighter), ANY);
    show_foes(s, c, g, stage == BOTH_ROLLED ? g->hero[g->fighter].space : g->fight_at); /* survivors come (OT-185) */
    show_hero_roll(s, c, g, L, stage != BEFORE_DICE);
    show_sins_roll(s, c, g, L, stage);
    scene_close(s);
}

/* The Cleanse under way: Skill that is left takes tokens away (OT-102). */
static void show_cleanse(struct scene *s, struct context *c, const STATE *g)
{
    const struct cleanse *L = NEAREST(cleanse);
    if (!L || !still_there(g, L->post, L->agent)) return;
    scene_open(s, AS_MAT, "Cleanse", "cleanse");
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
    scene_piece(s, A_HERO, hero_at(g, L->post), 1);
    scene_mark(s, true, MARK_ECHO);
    if (L->skill) show_results(s, FACE_SKILL, L->skill);
    else show_dice(s, HERO_DIE, cleanse_dice(c, g, L->post, L->volunteered));
    scene_close(s);
}

/* -- Votes ---------------------------------------------------------------------------------------------------- */

static void show_proposal(struct scene *s, const struct context *c, const STATE *g, struct frame *f, u8 value)
{
    static const u8 things[] = {NOTHING, SEAT, A_HERO, A_HERO, A_MISSION, A_HERO, NOTHING};
    u8 kind = LOCALS(vote, f)->kind;
    struct text mode = {0};
    if (value == NOT_NAMED) return;
    if (kind == VOTE_MODE) {
        say_mode(&mode, c->content, voted_modes(c->content, f), value);
        scene_text(s, TONE_PLAIN, "%s", text_string(&mode));
        text_free(&mode);
        return;
    }
    if (kind == VOTE_FIRST || kind == VOTE_HERO) value = hero_at(g, value);
    scene_piece(s, things[kind], value, 1);
    scene_mark(s, true, MARK_ECHO);
}

/* What is being decided together: a place for each voter with what it has named (OT-S89). */
static void show_vote(struct scene *s, const struct context *c, const STATE *g)
{
    static const char *const subject[] = {
        "", "Vote on the Sins Player", "Vote on the team", "Vote on the first Hero", "Vote on the next Mission",
        "Vote on a Hero", "Vote on the card's choice"};
    struct frame *f = open_vote(g);
    const struct vote *L = f ? LOCALS(vote, f) : NULL;
    if (!f || set_count(voters(g, L)) < 2) return;
    scene_open(s, AS_MAT, subject[L->kind], "vote");
    scene_pane(s, PANE_BOARD);
    scene_ruling(s, TONE_RULE, RULING_(89), "All must name and confirm the same");
    for EACH_SEAT(p, voters(g, L)) {
        scene_open(s, AS_SPACE, NULL, "%d", p);
        scene_owner(s, p);
        scene_mark(s, has_seat(L->confirmed, p), MARK_CHOSEN);
        show_proposal(s, c, g, f, L->named[p]);
        scene_close(s);
    }
    scene_close(s);
}

void scene(struct scene *s, struct context *c, const void *view)
{
    const STATE *g = view;
    show_game(s, c, g);
    show_vote(s, c, g);
    if (g->story) {
        show_fight(s, c, g);
        show_cleanse(s, c, g);
        show_map(s, c, g);
        show_mission(s, c, g);
        show_apocalypse(s, c, g);
        show_upgrades(s, g);
        show_heroes(s, c, g);
    }
    show_sins(s, c, g);
    show_powers(s, c, g);
    show_story(s, c, g);
    show_signs(s, c);
}
