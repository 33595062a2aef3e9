/* paper.c: the front page: what happened in this very game, in the words of its articles (chapter 25). */
#include "engine/paper.h"
#include "scene_parts.h"

/* What reporters have found out; turns are 0 and figures NOWHERE where nothing is known. */
struct notes {
    u8 turn;
    u8 at[FIGURES];                     /* where figures stand */
    struct culprit {
        u8 figure, room, event;         /* one of them: who, whose Trap, which Event */
    } striker, hurt_by[HEROES];         /* of the attack that goes on; who has hurt each Hero last */
    u8 fell[HEROES], fell_at[HEROES], done[HEROES]; /* turns; the Space */
    u8 worker[TILES], settled[TILES];   /* the Hero row who did the last task, the turn of the settlement */
    u8 leader;                          /* Hero row who led or freed the captive */
    u8 captor;                          /* Hero row who struck Skarov down */
    int robots, lieutenants, doors, checks, failures, damage, traps;
    int scrapped[HEROES];
};

/* -- Reading the events ------------------------------------------------------------------------------------------ */

static int figure_of(const STATE *g, u8 hero)
{
    for (int h = 0; h < HEROES; h++)
        if (g->guardian[h].hero == hero) return h;
    return 0;
}

static int tile_with(const STATE *g, u8 room)
{
    for (int t = 0; t < TILES; t++)
        if (g->tile[t].room == room) return t;
    return 0;
}

/* Who has done the last blow to whom. */
static void note_fight(struct notes *n, const STATE *g, const struct event *e)
{
    switch (e->kind) {
    case EV_ATTACK: n->striker = (struct culprit){.figure = e->a}; break;
    case EV_ROOM_ATTACKS: n->striker = (struct culprit){.figure = NOWHERE, .room = e->b}; break;
    case EV_EVENT_ATTACKS: n->striker = (struct culprit){.figure = NOWHERE, .event = e->b}; break;
    case EV_EVENT: n->striker = (struct culprit){.figure = NOWHERE, .event = e->a}; break;
    case EV_ROOM_ACTIVATED:
        n->striker = (struct culprit){.figure = NOWHERE, .room = e->a};
        n->traps++;
        break;
    case EV_DAMAGED:
        n->damage += e->b;
        if (is_hero(e->a)) n->hurt_by[e->a] = n->striker;
        break;
    case EV_ELIMINATED:
        n->robots += is_acolyte(e->a);
        n->lieutenants += is_villain(e->a) && !is_acolyte(e->a) && e->a != SKAROV_FIGURE;
        if (e->c < HEROES) n->scrapped[e->c] += is_acolyte(e->a);
        if (e->a == SKAROV_FIGURE && e->c < HEROES) n->captor = g->guardian[e->c].hero;
        break;
    }
}

static void note_deed_of(struct notes *n, const STATE *g, const struct event *e)
{
    switch (e->kind) {
    case EV_DOOR_OPENED: n->doors++; break;
    case EV_SUCCEEDED: n->checks++; break;
    case EV_FAILED: n->failures++; break;
    case EV_TASK_DONE: n->worker[tile_with(g, e->a)] = e->c; break;
    case EV_CAPTIVE_FREE: n->leader = e->a; break;
    case EV_LED: n->leader = e->b; break;
    case EV_NEUTRALISED:
    case EV_OBJECTIVE_MET: n->settled[e->b] = n->turn; break;
    case EV_MISSION_DONE: n->done[figure_of(g, e->a)] = n->turn; break;
    case EV_KNOCKED_OUT:
        n->fell[figure_of(g, e->a)] = n->turn;
        n->fell_at[figure_of(g, e->a)] = n->at[figure_of(g, e->a)];
        break;
    }
}

static void read_event(struct notes *n, const STATE *g, const struct event *e)
{
    switch (e->kind) {
    case EV_TURN: n->turn = e->a; break;
    case EV_PLACED: case EV_MOVED: case EV_SHIFTED: case EV_PUSHED: case EV_PUT: case EV_REINFORCED:
        if (e->a < FIGURES) n->at[e->a] = e->b;
        break;
    default:
        note_fight(n, g, e);
        note_deed_of(n, g, e);
    }
}

/* -- Names ------------------------------------------------------------------------------------------------------- */

static const char *hero_name(const struct context *c, u8 hero)
{
    return hero ? ROW_NAME(KIND_HERO, hero) : "LIBERTY PATROL";
}

/* "an Android", "Chi", "Doktor Skarov". */
static void say_figure(struct text *out, const struct context *c, const STATE *g, int figure)
{
    const char *name = is_hero(figure) ? hero_name(c, g->guardian[figure].hero)
                                       : ROW_NAME(KIND_VILLAIN, g->card[card_of(figure)].villain);
    if (is_acolyte(figure)) text_add(out, "%s ", strchr("AEIOU", name[0]) ? "an" : "a");
    text_add(out, "%s", name);
}

/* "Sgt Freedom, GoldenBoy and Adam Spell". */
static void say_team(struct text *out, const struct context *c, const STATE *g)
{
    int left = 0;
    for (int h = 0; h < HEROES; h++) left += g->guardian[h].hero != 0;
    for (int h = 0; h < HEROES; h++) {
        if (!g->guardian[h].hero) continue;
        text_add(out, "%s%s", hero_name(c, g->guardian[h].hero), --left > 1 ? ", " : left == 1 ? " and " : "");
    }
}

/* -- Articles ---------------------------------------------------------------------------------------------------- */

/* GC-261 to GC-263, GC-281 to GC-284. */
int article_side(struct context *c, const STATE *g, const struct article_row *a)
{
    if (a->about == ABOUT_SHOWDOWN)
        return !g->ending || g->ending > TIME_IS_UP ? -1 : g->ending == ARRESTED ? PATROL : VILLAINS;
    for (int h = 0; a->about == ABOUT_HERO && h < HEROES; h++) {
        if (g->guardian[h].hero != a->hero) continue;
        return g->guardian[h].out ? VILLAINS : g->ending && mission_done(c, g, h) ? PATROL : -1;
    }
    for (int t = 0; a->about == ABOUT_OBJECTIVE && t < TILES; t++)
        if (g->tile[t].room == a->room && g->tile[t].outcome != OPEN)
            return g->tile[t].outcome == NEUTRALISED ? PATROL : VILLAINS;
    return -1;
}

/* What stands for the marks of an article. */
struct facts {
    u8 hero, room, turn; /* rows of content; 0: nobody, nowhere */
    struct culprit by;
};

static void say_mark(struct text *out, struct context *c, const STATE *g, const struct facts *f, const char *mark)
{
    if (strncmp(mark, "{heroes}", 8) == 0) say_team(out, c, g);
    else if (strncmp(mark, "{hero}", 6) == 0) text_add(out, "%s", hero_name(c, f->hero));
    else if (strncmp(mark, "{turns}", 7) == 0) text_add(out, "%d", g->turn);
    else if (strncmp(mark, "{turn}", 6) == 0) text_add(out, "%d", f->turn ? f->turn : g->turn);
    else if (strncmp(mark, "{room}", 6) == 0) text_add(out, "%s", f->room ? ROW_NAME(KIND_ROOM, f->room) : "base");
    else if (is_villain(f->by.figure)) say_figure(out, c, g, f->by.figure);
    else if (f->by.room) text_add(out, "the %s", ROW_NAME(KIND_ROOM, f->by.room));
    else if (f->by.event) text_add(out, "Doktor Skarov's %s", ROW_NAME(KIND_EVENT, f->by.event));
    else text_add(out, "Doktor Skarov's machines");
}

static void say_article(struct text *out, struct context *c, const STATE *g, const struct facts *f, u16 string)
{
    const char *text = content_string(c->content, string);
    text_clear(out);
    while (*text) {
        size_t plain = strcspn(text, "{");
        text_put(out, text, plain);
        text += plain;
        if (!*text) break;
        bool begins = out->length < 2 || strchr(".!?\"", out->at[out->length - 2]);
        size_t from = out->length;
        say_mark(out, c, g, f, text);
        if (begins) text_capital(out, from);
        text += strcspn(text, "}") + (strchr(text, '}') != NULL);
    }
}

static struct facts facts_of(struct context *c, const struct notes *n, const STATE *g, const struct article_row *a)
{
    struct facts f = {.by.figure = NOWHERE, .turn = g->turn};
    if (a->about == ABOUT_OBJECTIVE) {
        int t = tile_with(g, a->room);
        f.room = a->room, f.turn = n->settled[t];
        f.hero = n->worker[t] ? n->worker[t] : n->leader;
    } else if (a->about == ABOUT_HERO) {
        int h = figure_of(g, a->hero);
        f.hero = a->hero;
        f.turn = g->guardian[h].out ? n->fell[h] : n->done[h];
        f.by = n->hurt_by[h];
        f.room = n->fell_at[h] < CELLS ? g->tile[tile_of(n->fell_at[h])].room : 0;
    } else {
        f.hero = n->captor;
        f.room = g->tile[tile_of_kind(c, g, CONTROL_ROOM)].room;
    }
    return f;
}

static void print_article(struct paper *p, struct context *c, const STATE *g, const struct notes *n,
                          const struct article_row *a, int side)
{
    struct facts f = facts_of(c, n, g, a);
    struct text title = {0}, text = {0};
    say_article(&title, c, g, &f, side == PATROL ? a->patrol_title : a->skarov_title);
    say_article(&text, c, g, &f, side == PATROL ? a->patrol_text : a->skarov_text);
    paper_add(p, a->about == ABOUT_HERO ? PAPER_COLUMN : PAPER_ARTICLE, side, text_string(&title), text_string(&text));
    text_free(&title);
    text_free(&text);
}

/* The Showdown first, then Objectives; Heroes in the right column (GC-261 to GC-284). */
static int print_articles(struct paper *p, struct context *c, const STATE *g, const struct notes *n)
{
    static const u8 order[] = {ABOUT_SHOWDOWN, ABOUT_OBJECTIVE, ABOUT_HERO};
    int printed = 0;
    for (int i = 0; i < COUNT(order); i++)
        for (u8 id = 1; id <= c->content->count[KIND_ARTICLE]; id++) {
            const struct article_row *a = ARTICLE(id);
            int side = article_side(c, g, a);
            if (a->about != order[i] || side < 0) continue;
            print_article(p, c, g, n, a, side);
            printed++;
        }
    return printed;
}

/* -- The rest of the page ---------------------------------------------------------------------------------------- */

static void print_headline(struct paper *p, struct context *c, const STATE *g)
{
    struct text below = {0};
    const char *ending = thing_name(c->game, c->content, AN_ENDING, g->ending);
    for (u8 id = 1; id <= c->content->count[KIND_HEADLINE]; id++) {
        const struct headline_row *h = ROW_OF(headline_row, KIND_HEADLINE, id);
        if (article_lead(g) < h->from || article_lead(g) > h->to) continue; /* GC-287, GC-S97 */
        say_team(&below, c, g);
        text_add(&below, " in \"%s\": %s in turn %d", ROW_NAME(KIND_SCENARIO, g->scenario), ending, g->turn);
        paper_add(p, PAPER_HEADLINE, (int)winner_of(g), content_string(c->content, h->text), below.at);
    }
    text_free(&below);
}

static void print_tally(struct paper *p, const struct context *c, const STATE *g, const struct notes *n)
{
    struct text list = {0};
    int best = -1;
    for (int h = 0; h < HEROES; h++)
        if (n->scrapped[h] && (best < 0 || n->scrapped[h] > n->scrapped[best])) best = h;
    text_add(&list, "LIBERTY PATROL %d, Doktor Skarov %d\n", g->patrol_articles, g->skarov_articles);
    text_add(&list, "Turns: %d\nRobots scrapped: %d\n", g->turn, n->robots);
    if (best >= 0) text_add(&list, "... %d of them by %s\n", n->scrapped[best], hero_name(c, g->guardian[best].hero));
    if (n->lieutenants) text_add(&list, "Lieutenants beaten: %d\n", n->lieutenants);
    text_add(&list, "Doors forced: %d\n", n->doors);
    text_add(&list, "Rooms set off: %d\n", n->traps);
    text_add(&list, "Value Checks: %d passed, %d failed", n->checks, n->failures);
    paper_add(p, PAPER_BOX, NO_SIDE, "BY THE NUMBERS", list.at);
    text_free(&list);
}

/* Advertisements fill the gaps and count for nobody (GC-285). Which ones follows from the game, so that a page is
 * always the same. */
static void print_fills(struct paper *p, const struct context *c, const STATE *g, const struct notes *n, int printed)
{
    int count = c->content->count[KIND_ADVERTISEMENT], wanted = min_int(count, printed < 4 ? 4 : 3);
    int first = count ? (g->turn + n->damage + 3 * g->scenario) % count : 0;
    for (int i = 0; i < wanted; i++) {
        const struct advertisement_row *ad = ROW_OF(advertisement_row, KIND_ADVERTISEMENT, (first + i) % count + 1);
        const char *name = content_string(c->content, ad->row.name);
        paper_add(p, PAPER_ADVERTISEMENT, NO_SIDE, name, content_string(c->content, ad->text));
    }
}

void paper(struct paper *p, const struct speaker *speaker, struct context *c, const void *state,
           const struct event *event, int events)
{
    const STATE *g = state;
    struct notes n = {.striker.figure = NOWHERE};
    struct text edition = {0}, cast = {0};
    memset(n.at, NOWHERE, sizeof n.at);
    for (int h = 0; h < HEROES; h++) n.hurt_by[h] = n.striker;
    memset(n.fell_at, NOWHERE, sizeof n.fell_at);
    for (int i = 0; i < events; i++) read_event(&n, g, &event[i]);
    text_add(&edition, "All the news that is fit to fly. Turn %d, late edition. 10 cents.", g->turn);
    paper_add(p, PAPER_NAME, NO_SIDE, "Guardians' Chronicles", edition.at);
    print_headline(p, c, g);
    int printed = print_articles(p, c, g, &n);
    print_tally(p, c, g, &n);
    for (int h = 0; h < HEROES; h++) {
        if (!g->guardian[h].hero) continue;
        text_add(&cast, "%s: ", hero_name(c, g->guardian[h].hero));
        say_thing(&cast, speaker, SEAT, g->guardian[h].player);
        text_add(&cast, "%s\n", g->guardian[h].out ? " (knocked out)" : "");
    }
    text_add(&cast, "Doktor Skarov: ");
    if (g->skarov < g->players) say_thing(&cast, speaker, SEAT, g->skarov);
    paper_add(p, PAPER_BOX, NO_SIDE, "THE CAST", cast.at);
    print_fills(p, c, g, &n, printed);
    text_free(&edition);
    text_free(&cast);
}
