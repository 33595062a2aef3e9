/* showdown.c: the End of turn, the Final Showdown, the front page and the end (chapters 24 and 25); deeds. */
#include "procedures.h"

/* -- Personal Missions -------------------------------------------------------------------------------------------- */

static bool is_done(struct context *c, const struct guardian *h, int m)
{
    return h->mission[m] && h->progress[m] >= MISSION(h->mission[m])->number;
}

/* Some deeds are counted up, of others the greatest number counts. */
void note_deed(struct context *c, STATE *g, int hero, u8 deed, int n)
{
    struct guardian *h = &g->guardian[hero];
    bool greatest = deed == D_ACOLYTES_AT_ONCE || deed == D_CARDS_HIT;
    for (int m = 0; m < 2; m++) {
        if (!h->mission[m] || MISSION(h->mission[m])->deed != deed || is_done(c, h, m)) continue;
        h->progress[m] = (u8)min_int(250, greatest ? max_int(h->progress[m], n) : h->progress[m] + n);
        if (is_done(c, h, m))
            HAPPEN_TO(h->mission_known[m], EV_MISSION_DONE, RULING_(101), h->player, h->hero, h->mission[m]);
    }
}

bool mission_done(struct context *c, const STATE *g, int hero)
{
    return is_done(c, &g->guardian[hero], 0) || is_done(c, &g->guardian[hero], 1); /* GC-048 */
}

static int wounds_of(const STATE *g, int hero)
{
    return wounds_in_hand(g, hero) + pile_count(WOUNDS(g), WOUND_RIGHT + hero) +
           pile_count(WOUNDS(g), WOUND_DISCARD + hero) + g->guardian[hero].plain_played +
           g->guardian[hero].plain_discard;
}

/* -- The end ------------------------------------------------------------------------------------------------------ */

static void add_article(struct context *c, STATE *g, enum side side, rule_number rule)
{
    u8 *articles = side == PATROL ? &g->patrol_articles : &g->skarov_articles;
    ++*articles;
    HAPPEN(EV_ARTICLE, rule, NOBODY, (int)side, *articles);
}

/* The Showdown's article (GC-284), and before it what nobody could stop any more (GC-S93). */
static void write_last_articles(struct context *c, STATE *g, u8 ending)
{
    if (ending == NO_HERO_LEFT)
        for (int t = 0; t < TILES; t++)
            if (is_open_objective(c, g, t)) {
                g->tile[t].outcome = MET;
                HAPPEN(EV_OBJECTIVE_MET, RULING_(93), NOBODY, g->tile[t].room, t, g->turn);
                add_article(c, g, VILLAINS, RULING_(93));
            }
    if (ending == ARRESTED) add_article(c, g, PATROL, 278);
    else if (ending <= TIME_IS_UP) add_article(c, g, VILLAINS, ending == NO_HERO_LEFT ? RULING_(94) : 277);
    for (int h = 0; h < HEROES; h++) {
        if (!in_play(g, h)) continue;                        /* GC-282, GC-S98 */
        if (!wounds_of(g, h)) note_deed(c, g, h, D_UNWOUNDED, 1);
        if (mission_done(c, g, h)) add_article(c, g, PATROL, 281); /* GC-281, GC-283 */
    }
}

/* The page is public (GC-S24). Who gives up is not told of them by that. */
static void show_missions(struct context *c, STATE *g)
{
    for (int h = 0; h < HEROES; h++)
        for (int m = 0; m < 2; m++) {
            struct guardian *hero = &g->guardian[h];
            bool secret = g->options & SECRET_MISSIONS && hero->mission[m] && g->ending <= TIME_IS_UP;
            if (hero->mission_known[m]) hero->mission_known[m] = hero->progress_known[m] = EVERYBODY;
            if (secret)
                HAPPEN(EV_MISSION_SHOWN, RULING_(24), hero->player, hero->hero, hero->mission[m], hero->progress[m]);
        }
}

void end_game(struct context *c, STATE *g, u8 ending, rule_number rule)
{
    if (g->ending) return;
    g->ending = ending;
    write_last_articles(c, g, ending);
    show_missions(c, g);
    HAPPEN(EV_GAME_OVER, rule, NOBODY, ending, g->patrol_articles, g->skarov_articles);
    stack_clear(c);
}

enum side winner_of(const STATE *g)
{
    if (g->ending == SKAROV_RESIGNED || g->ending == HEROES_RESIGNED)
        return g->ending == SKAROV_RESIGNED ? PATROL : VILLAINS;
    int lead = article_lead(g);                              /* GC-008, GC-286 */
    if (lead) return lead > 0 ? PATROL : VILLAINS;
    return g->ending == ARRESTED ? PATROL : VILLAINS;        /* GC-S96 */
}

/* -- The Showdown ------------------------------------------------------------------------------------------------- */

void begin_showdown(struct context *c, STATE *g)             /* GC-272, GC-S91 */
{
    if (g->showdown) return;
    for (int t = 0; t < TILES; t++)
        if (is_open_objective(c, g, t)) return;
    g->showdown = g->turn;
    HAPPEN(EV_SHOWDOWN, 272, NOBODY, g->turn);
}

/* The turn in which it began is the first of its clock (GC-S125). */
static bool time_is_up(struct context *c, const STATE *g)
{
    int clock = SCENARIO(g->scenario)->clock ? SCENARIO(g->scenario)->clock : SHOWDOWN_CLOCK;
    return g->showdown && g->turn - g->showdown + 1 >= clock;
}

PROC(end_of_turn)                                            /* GC-067 */
{
    BEGIN(end_of_turn)
    CALL_AS(ROOM_DONE, g->skarov, activate_room, .tile = 0);
    CALL_AS(OBJECTIVES_DONE, g->skarov, objectives, .done = 0);
    cards_and_wounds(c, g);
    STOP_IF_OVER;
    if (time_is_up(c, g)) {
        end_game(c, g, TIME_IS_UP, RULING_(125));
        return GO;
    }
    END
}
