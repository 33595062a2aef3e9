/* setup.c: roles, Sin, Acolytes, Story, map, Heroes, final preparations (chapter 2); the course of the whole game. */
#include "engine/redeal.h"
#include "procedures.h"

enum { HAND_SIZE = 5, INVENTORY_SIZE = 5 };

/* -- What content can be played ------------------------------------------------------------------------------------ */

static int heroes_of_class(const struct content *content, int class)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_HERO]; id++) {
        const struct hero_row *hero = (const struct hero_row *)(const void *)content_row(content, KIND_HERO, id);
        n += hero->type == DASHBOARD && (!class || hero->class == class);
    }
    return n;
}

const u8 team_classes[TEAM] = {LEADER, FIXER, FIXER, SHOOTER, SHOOTER, BRUISER, BRUISER};

/* Too many cards and too small Sin decks do not get into content (playable.c, derive.c). */
const char *check(const struct content *content, const struct setup *setup)
{
    int upgrades = 0;
    if (setup->players < 2 || setup->players > PLAYERS) return "The Others is for 2 to 5 players (OT-001)";
    if (!setup->scenario || setup->scenario > content->count[KIND_MAP]) return "there is no such map";
    for (int id = 1; id <= content->count[KIND_UPGRADE]; id++)
        upgrades += ((const struct upgrade_row *)(const void *)content_row(content, KIND_UPGRADE, id))->copies;
    if (!content->count[KIND_SIN] || !content->count[KIND_ACOLYTES])
        return "there is no Sin or no kind of Acolytes to play";
    for (int i = 0; i < TEAM; i++)
        if (heroes_of_class(content, team_classes[i]) < 1 + (i > 0))
            return "a team needs 1 Leader, 2 Fixers, 2 Shooters and 2 Bruisers (OT-037)";
    if (upgrades < INVENTORY_SIZE) return "the Upgrade deck needs 5 cards at least (OT-038)";
    if (content->count[KIND_DARK_PAST] != TEAM) return "there must be 7 Dark Past cards (OT-295)";
    return NULL;
}

/* -- The board (2.1 to 2.3) ---------------------------------------------------------------------------------------- */

/* Puts all cards of a family into its deck, shuffled. */
static void fill_deck(struct context *c, STATE *g, const struct family *family, struct cards k)
{
    u8 copies[256];
    family_copies(c, family, g, copies);
    for (int id = 1; id <= c->content->count[family->kind]; id++)
        if (copies[id]) cards_add(k, 0, (u8)id, copies[id], 0);
    cards_shuffle(c, k, 0);
}

static void set_up_sin(struct context *c, STATE *g)
{
    fill_deck(c, g, &sin_family, SIN_DECK_OF(g));            /* OT-016 */
    for (int i = 0; i < FIGURES; i++) {
        g->figure[i] = own_monster(c, g, i);                 /* OT-017, OT-019 */
        g->at[i] = i < FIRST_GUEST ? NOT_ENTERED : REMOVED;
    }
}

/* The first free place of a few, or the last. */
static u8 *free_place(u8 *at, int most)
{
    while (--most && *at) at++;
    return at;
}

static void place_thing(STATE *g, struct placed p)
{
    if (p.thing == T_ALTAR) *free_place(g->altar, ALTARS) = p.space;
    else if (p.thing == T_ORBITAL) *free_place(g->strike, STRIKES) = p.space;
    else if (p.thing >= T_COMMISSIONER) g->npc[p.thing - T_COMMISSIONER] = p.space;
    else if (g->supply[p.thing - T_FIRST]) {
        g->supply[p.thing - T_FIRST]--;
        ++*tokens_at(g, p.space, p.thing - T_FIRST);
    }
}

static void place_monster(struct context *c, STATE *g, struct placed p)
{
    u32 waiting = SUBSET(i, bit(FIRST_GUEST) - 1, !g->at[i] && MONSTER(g->figure[i])->type == p.thing);
    if (waiting) g->at[lowest(waiting)] = p.space;
}

static void set_up_board(struct context *c, STATE *g)
{
    const struct map_row *map = MAP(g->map);
    memcpy(g->supply, token_counts, sizeof g->supply);
    for (int i = 0; i < PLACED && map->tokens[i].thing; i++) /* OT-027 */
        for (int n = map->tokens[i].count; n > 0; n--) place_thing(g, map->tokens[i]);
    for (int i = 0; i < PLACED_MONSTERS && map->monsters[i].thing; i++)
        for (int n = map->monsters[i].count; n > 0; n--) place_monster(c, g, map->monsters[i]);
    fill_deck(c, g, &apocalypse_family, APOCALYPSE_OF(g));   /* OT-022 */
    g->mission = STORY(g->story)->first;                     /* OT-023 */
    HAPPEN(EV_SET_UP, 26, NOBODY, g->map);
}

/* The Story's pool of face-down tokens goes to the marked Spaces (OT-279, OT-S22). */
static void lay_hidden_tokens(struct context *c, STATE *g)
{
    const struct map_row *map = MAP(g->map);
    u8 pool[HIDDEN_TOKENS];
    int n = 0;
    for (int t = 0; t < TOKENS; t++)
        for (int k = 0; k < STORY(g->story)->pool[t] && n < HIDDEN_TOKENS && map->hidden[n]; k++) {
            pool[n++] = (u8)(T_FIRST + t);
            g->hidden_left[t]++;
            g->supply[t]--;
        }
    for (int i = 0; i < n; i++) {
        g->hidden_at[i] = map->hidden[i];
        g->ground[map->hidden[i]].hidden++;
    }
    if (STORY(g->story)->sins_hide) return;
    random_shuffle(&g->head.random, pool, NULL, n);
    memcpy(g->hidden, pool, (size_t)n);
}

/* The tokens of the pool that the Sins Player has not yet laid. */
static void offer_hidden(struct context *c, const STATE *g, int at)
{
    for (u8 t = 0; t < TOKENS; t++) {
        int left = g->hidden_left[t] - SUM(i, bit(at) - 1, g->hidden[i] == T_FIRST + t);
        OFFER_IF(left > 0, ACT_HIDE_TOKEN, T_FIRST + t, g->hidden_at[at]);
    }
}

/* -- Heroes (2.4) -------------------------------------------------------------------------------------------------- */

/* Heroes per person (OT-004). */
static int share_of(const STATE *g) { return g->players == 2 ? 3 : g->players == 3 ? 2 : 1; }

/* The posts of a player are a stretch of the ring (OT-S09). */
static int first_post(const STATE *g, seat who) { return (who - (who > g->sins)) * share_of(g); }

static int lacking(const STATE *g, seat who)
{
    return SUM(k, bit(share_of(g)) - 1, !g->hero[first_post(g, who) + k].space);
}

static seats wishers(const STATE *g) { return SUBSET(s, hero_players(g), lacking(g, s)); }

static void take_hero(struct context *c, STATE *g, seat who, int agent, u8 event)
{
    for (int p = first_post(g, who), k = 0; k < share_of(g); k++, p++) {
        if (g->hero[p].space) continue;
        g->hero[p].player = who;
        enter_play(c, g, p, agent, 1);                       /* OT-031, OT-032 */
        HAPPEN(event, event == EV_DRAWN_LOTS ? RULING_(90) : 30, who, g->agent[agent].hero);
        return;
    }
}

static bool wants(const struct wish *w, u8 hero) { return SUBSET(k, bit(w->count) - 1, w->hero[k] == hero) != 0; }

#define STEPS_wish(S, Q) \
    Q(HERO, 30, "Which Hero do you start with?", RANK("Which Heroes do you start with, in this order?", NO_VERB))

/* Lane: the Heroes that a player wants, in the order of his part of the ring. */
PROC(wish)
{
    BEGIN(wish)
    while (L->count < lacking(g, f->seat)) {
        ASK_SECRET(HERO, f->seat) {
            for (int i = 0; i < TEAM; i++)
                OFFER_IF(g->agent[i].status == RESERVE && !wants(L, g->agent[i].hero), ACT_WISH, g->agent[i].hero);
            OFFER(ACT_WISH_RANDOM);
        }
        L->hero[L->count++] = ANSWER.verb == ACT_WISH ? ANSWER.a : 0;
    }
    END
}

/* Somebody of the Hero Reserve, by chance. */
static int any_agent(struct context *c, const STATE *g)
{
    int at = pick(c, reserve_count(g)), i = 0;
    while (g->agent[i].status != RESERVE || at-- > 0) i++;
    return i;
}

/* Gives the Heroes that were wished for; two who want the same draw lots (OT-S90). */
static void grant_wishes(struct context *c, STATE *g)
{
    struct wish wish[PLAYERS] = {0};
    seats asked = g->head.forked, rivals[TEAM];
    seat owner[TEAM];
    for EACH_SEAT(s, asked) wish[s] = *LANE_OF(wish, s);
    join(c);
    for (int i = 0; i < TEAM; i++) {
        rivals[i] = SUBSET(s, asked, wants(&wish[s], g->agent[i].hero));
        int n = set_count(rivals[i]), at = n > 1 ? pick(c, n) : 0;
        owner[i] = NOBODY;
        for EACH_SEAT(s, rivals[i])
            if (at-- == 0) owner[i] = s;
    }
    for EACH_SEAT(s, asked)
        for (int k = 0; k < wish[s].count; k++)
            for (int i = 0; wish[s].hero[k] && i < TEAM; i++)
                if (g->agent[i].hero == wish[s].hero[k] && owner[i] == s)
                    take_hero(c, g, s, i, set_count(rivals[i]) > 1 ? EV_DRAWN_LOTS : EV_HERO_TAKEN);
    for EACH_SEAT(s, asked)
        for (int k = 0; k < wish[s].count; k++)
            if (!wish[s].hero[k]) take_hero(c, g, s, any_agent(c, g), EV_HERO_TAKEN);
}

static void add_agent(struct context *c, STATE *g, int index, u8 hero)
{
    g->agent[index].hero = hero;
    g->agent[index].status = RESERVE;                        /* OT-029 */
    HAPPEN(EV_TEAM, 29, NOBODY, hero);
}

/* -- Final preparations (2.5) -------------------------------------------------------------------------------------- */

static void prepare(struct context *c, STATE *g)
{
    for (int p = 0; p < g->heroes; p++) {                    /* OT-034 to OT-036 */
        g->hero[p].turns = TURN_TOKENS;
        g->agent[g->hero[p].agent].started = true;
    }
    fill_deck(c, g, &upgrade_family, UPGRADES_OF(g));        /* OT-039 */
    for (int n = 0; n < INVENTORY_SIZE; n++) refill_inventory(c, g); /* OT-038 */
    for (int n = 0; n < HAND_SIZE; n++) draw_sin_card(c, g, 40); /* OT-040 */
    g->reactions = (u8)reaction_tokens(c, g);                /* OT-041 */
}

#define STEPS_deal_dark_pasts(S, Q)                        \
    Q(CARD, 296, "Which Dark Past does this Hero get?", \
      EACH("Which Dark Past does each Hero get?", NO_VERB))

/* The Sins Player gives each Hero of the team one card, unseen by the others (OT-296 to OT-298). */
PROC(deal_dark_pasts)
{
    BEGIN(deal_dark_pasts)
    for (L->agent = 0; L->agent < TEAM; L->agent++) {
        ASK_SECRET(CARD, g->sins)
            for (u8 id = 1; id <= c->content->count[KIND_DARK_PAST]; id++) {
                bool right = for_starting_hero(g, DARK_PAST(id)->number) == g->agent[L->agent].started;
                u32 given = SUBSET(i, bit(TEAM) - 1, has_dark_past(&g->agent[i]) && g->agent[i].dark_past == id);
                OFFER_IF(right && !given, ACT_GIVE_DARK_PAST, id, g->agent[L->agent].hero);
            }
        g->agent[L->agent].dark_past = ANSWER.a;
        g->agent[L->agent].dark_past_known = only(g->sins);
        HAPPEN_TO(only(g->sins), EV_DARK_PAST_GIVEN, 296, g->sins, ANSWER.a, g->agent[L->agent].hero);
    }
    END
}

/* -- The whole game ------------------------------------------------------------------------------------------------ */

void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->players = setup->players;
    g->options = (u8)setup->options;
    g->map = setup->scenario;
    g->sins = NOBODY;
    g->current = g->fighter = NOWHERE;
    g->heroes = hero_number(setup->players);
    for (int p = 0; p < RING; p++) g->hero[p].player = NOBODY;
    PUSH(whole_game, 0);
}

/* Story and map were chosen when the table was opened, or are drawn now (OT-020, OT-025). */
static void draw_story(struct context *c, STATE *g)
{
    u8 maps[256];
    int n = 0;
    if (g->options & RANDOM_STORY) g->map = (u8)(1 + pick(c, c->content->count[KIND_MAP]));
    g->story = MAP(g->map)->story;
    for (int m = 1; m <= c->content->count[KIND_MAP]; m++)
        if (MAP(m)->story == g->story) maps[n++] = (u8)m;
    if (g->options & RANDOM_MAP) g->map = maps[pick(c, n)];
}

/* Set-up in the order of OT-013, then Rounds until one side wins (OT-051). */
PROC(whole_game)
{
    BEGIN(whole_game)
    CALL(ROLES, vote, .kind = VOTE_SINS_PLAYER, NEW_VOTE);   /* OT-001 */
    g->sins = (seat)RESULT;
    HAPPEN(EV_SINS_PLAYER, 1, g->sins);
    ASK(SIN, g->sins) {                                      /* OT-014 */
        for (u8 id = 1; id <= c->content->count[KIND_SIN]; id++) OFFER(ACT_CHOOSE_SIN, id);
        OFFER(ACT_RANDOM_SIN);
    }
    g->sin_played = ANSWER.verb == ACT_CHOOSE_SIN ? ANSWER.a : (u8)(1 + pick(c, c->content->count[KIND_SIN]));
    HAPPEN(EV_SIN, 14, g->sins, g->sin_played);
    ASK(ACOLYTES, g->sins) {                                 /* OT-018 */
        for (u8 id = 1; id <= c->content->count[KIND_ACOLYTES]; id++) OFFER(ACT_CHOOSE_ACOLYTES, id);
        OFFER(ACT_RANDOM_ACOLYTES);
    }
    g->acolytes = ANSWER.verb == ACT_CHOOSE_ACOLYTES ? ANSWER.a : (u8)(1 + pick(c, c->content->count[KIND_ACOLYTES]));
    HAPPEN(EV_ACOLYTES, 18, g->sins, g->acolytes);
    set_up_sin(c, g);
    draw_story(c, g);
    set_up_board(c, g);
    lay_hidden_tokens(c, g);
    for (L->done = 0; STORY(g->story)->sins_hide && L->done < HIDDEN_TOKENS && g->hidden_at[L->done]; L->done++) {
        ASK_SECRET(HIDE, g->sins) offer_hidden(c, g, L->done);
        g->hidden[L->done] = ANSWER.a;
        g->hidden_known[L->done] = only(g->sins);
        HAPPEN_TO(only(g->sins), EV_TOKEN_HIDDEN, RULING_(22), g->sins, ANSWER.a, ANSWER.b);
    }
    refresh_sins(c, g);
    refresh_moments(c, g);
    if (STORY(g->story)->setup.length)                       /* OT-028: before the Heroes */
        RUN(EXTRAS, g->sins, KIND_STORY, g->story, PART_SETUP, NOWHERE);
    if (heroes_of_class(c->content, 0) == TEAM) {            /* the box holds just one team */
        for (u8 h = 1, n = 0; h <= c->content->count[KIND_HERO]; h++)
            if (HERO(h)->type == DASHBOARD) add_agent(c, g, n++, h);
    } else {
        for (L->done = 0; L->done < TEAM; L->done++) {       /* OT-037 */
            CALL(NAMED, vote, .kind = VOTE_TEAM, .about = team_classes[L->done], NEW_VOTE);
            add_agent(c, g, L->done, (u8)RESULT);
        }
    }
    while (wishers(g)) {
        FORK(WISHED, wishers(g), wish);
        grant_wishes(c, g);
    }
    prepare(c, g);
    if (STORY(g->story)->type == CORRUPTION_STORY) CALL(PASTS, deal_dark_pasts, .agent = 0); /* OT-042 */
    SETTLE(OPENED);
    for (;;) CALL(ROUND_DONE, round, .done = 0);
}
