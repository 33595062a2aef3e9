/* setup.c: roles, Heroes, Personal Missions, Villains, and how the Heroes enter (chapter 4); the course of the game. */
#include "engine/redeal.h"
#include "procedures.h"

/* -- What can be played ------------------------------------------------------------------------------------------- */

int hero_number(int players, u32 options) { return options & SEVERAL_HEROES ? HEROES : players - 1; } /* GC-S12 */

static int villains_of_rank(const struct content *content, u8 rank)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_VILLAIN]; id++)
        n += ((const struct villain_row *)(const void *)content_row(content, KIND_VILLAIN, id))->rank == rank;
    return n;
}

/* Whether the content has rooms for a free base: kinds, on different tiles (GC-050 to GC-052, GC-S106). */
static const char *check_rooms(const struct content *content, const struct scenario_row *s)
{
    struct context c_ = {.content = content}, *c = &c_;
    if (!s->free) return NULL;
    u8 kinds[5];
    needed_rooms(s->tiles, kinds);
    return can_complete(c, kinds, 0) ? NULL : "there are too few rooms for a base of this size (GC-S106)";
}

const char *check(const struct content *content, const struct setup *setup)
{
    if (setup->players < 2 || setup->players > PLAYERS) return "Guardians' Chronicles is for 2 to 5 players (GC-002)";
    if (!setup->scenario || setup->scenario > content->count[KIND_SCENARIO]) return "there is no such scenario";
    if (set_count(setup->options & RANK_OPTIONS) > 1) return "Heroes have one rank (GC-297)";
    const struct scenario_row *s =
        (const struct scenario_row *)(const void *)content_row(content, KIND_SCENARIO, setup->scenario);
    if (content->count[KIND_HERO] < HEROES) return "there must be four Heroes (GC-002)";
    if (villains_of_rank(content, MASTER) < 1) return "there is no Doktor Skarov (GC-041)";
    if (villains_of_rank(content, ACOLYTE) < 3) return "there must be three kinds of Acolytes (GC-S26)";
    if (villains_of_rank(content, LIEUTENANT) < 3) return "there must be three Lieutenants (GC-S27)";
    if (content->count[KIND_EVENT] < 1 || content->count[KIND_WOUND] < 1) return "there are no Events or no Wounds";
    return check_rooms(content, s);
}

/* -- Heroes ------------------------------------------------------------------------------------------------------- */

/* Who plays Hero number n: the seats without Skarov in their order, again and again (GC-S12, GC-S109). */
static seat player_for(const STATE *g, int n)
{
    int at = n % (g->players - 1);
    return (seat)(at + (at >= g->skarov));
}

/* What the scenario recommends, unless the table says otherwise (GC-297, GC-S22). */
static u8 common_rank(struct context *c, const STATE *g)
{
    if (g->options & NORMALS) return NORMAL;
    if (g->options & (ROOKIES | VETERANS)) return g->options & ROOKIES ? ROOKIE : VETERAN;
    return recommended_rank(SCENARIO(g->scenario), g->heroes);
}

/* What a campaign has brought; the set-up lies on the course of the game. */
static const struct whole_game *course(const STATE *g) { return LOCALS(whole_game, frame_at(&g->head, 0)); }

static bool in_campaign(const STATE *g) { return course(g)->career[0] & IN_CAMPAIGN; }

/* Whether Skarov's player may allow a higher rank, because few Heroes take part (GC-043). */
static bool may_allow(struct context *c, const STATE *g)
{
    return !in_campaign(g) && !(g->options & RANK_OPTIONS) && g->heroes < SCENARIO(g->scenario)->least &&
           common_rank(c, g) < VETERAN;
}

static bool is_taken(const STATE *g, u8 hero)
{
    return SUBSET(h, bit(HEROES) - 1, g->guardian[h].hero == hero) != 0;
}

static u8 mission_of(struct context *c, u8 hero, int result)
{
    for (u8 id = 1; id <= c->content->count[KIND_MISSION]; id++)
        if (MISSION(id)->hero == hero && MISSION(id)->result == result) return id;
    return 0;
}

/* On POW he has two missions, and needs one of them (GC-047, GC-048, GC-S23). */
static void roll_missions(struct context *c, STATE *g, int hero)
{
    struct guardian *h = &g->guardian[hero];
    int result = roll_mission(c), n = 0;
    seats known = g->options & SECRET_MISSIONS ? patrol_seats(g) : EVERYBODY; /* GC-S24 */
    h->mission[n++] = mission_of(c, h->hero, result);
    if (result == POW) {
        for (int again = 0; (result = roll_mission(c)) == POW && again < 20; again++) {}
        h->mission[n++] = mission_of(c, h->hero, result == POW ? 0 : result);
    }
    for (int m = 0; m < 2; m++) {
        h->mission_known[m] = h->progress_known[m] = known;
        if (h->mission[m]) HAPPEN_TO(known, EV_MISSION, 47, h->player, h->hero, h->mission[m], m);
    }
}

/* He is as his last adventure has left him. Whether a step is due. */
static bool resume_career(STATE *g, int hero)
{
    struct guardian *h = &g->guardian[hero];
    u8 career = course(g)->career[h->hero - 1];
    h->career = career & (u8)~STEP_DUE;
    h->rank = career_rank(career);
    return career & STEP_DUE;
}

#define STEPS_choose_heroes(S, Q)                                                                 \
    Q(HIGHER, 43, "There are few Heroes. Do you allow a higher rank?")                            \
    Q(HERO, RULING_(109), "Which Hero do you play?")                                              \
    Q(RANK, 42, "Which rank has the Hero?")                                                       \
    S(PROGRESSED, TO(progress))

PROC(choose_heroes)
{
    BEGIN(choose_heroes)
    L->allowed = common_rank(c, g);
    if (may_allow(c, g)) {
        ASK(HIGHER, g->skarov) {
            OFFER(ACT_PASS);
            OFFER(ACT_ALLOW, common_rank(c, g) + 1);
        }
        if (ANSWER.verb == ACT_ALLOW) {
            L->allowed = ANSWER.a;
            HAPPEN(EV_ALLOWED, 43, g->skarov, L->allowed);
        }
    }
    for (L->hero = 0; L->hero < g->heroes; L->hero++) {
        ASK(HERO, player_for(g, L->hero))
            for (u8 id = 1; id <= c->content->count[KIND_HERO]; id++)
                OFFER_OR(!is_taken(g, id), 3, "another player has taken that Hero", ACT_TAKE_HERO, id);
        g->guardian[L->hero].hero = ANSWER.a;
        g->guardian[L->hero].player = player_for(g, L->hero);
        g->guardian[L->hero].rank = common_rank(c, g);
        refresh_guardians(c, g);
        if (in_campaign(g)) {
            CALL_IF(resume_career(g, L->hero), PROGRESSED, player_for(g, L->hero), progress, .hero = L->hero,
                    .steps = course(g)->pace);
        } else {
            ASK(RANK, player_for(g, L->hero))
                for (int rank = common_rank(c, g); rank <= L->allowed; rank++)
                    OFFER(ACT_TAKE_RANK, rank, g->guardian[L->hero].hero);
            g->guardian[L->hero].rank = ANSWER.a;
        }
        HAPPEN(EV_HERO_TAKEN, 46, player_for(g, L->hero), g->guardian[L->hero].hero, g->guardian[L->hero].rank);
    }
    for (L->hero = 0; L->hero < g->heroes; L->hero++) roll_missions(c, g, L->hero);
    END
}

/* -- Villains ----------------------------------------------------------------------------------------------------- */

/* Skarov and the three kinds of Acolytes have their places; Lieutenants get one as they are taken. */
static void lay_out_villains(struct context *c, STATE *g)
{
    int acolytes = FIRST_ACOLYTE;
    for (u8 id = 1; id <= c->content->count[KIND_VILLAIN]; id++) {
        if (VILLAIN(id)->rank == MASTER && !g->card[SKAROV].villain) g->card[SKAROV].villain = id;
        if (VILLAIN(id)->rank == ACOLYTE && acolytes < CARDS_OF_VILLAINS) g->card[acolytes++].villain = id;
    }
    for (int card = 0; card < CARDS_OF_VILLAINS; card++) refresh_villain(c, g, card);
}

static int lieutenants(const STATE *g)
{
    int n = 0;
    while (n < 4 && g->card[FIRST_LIEUTENANT + n].villain) n++;
    return n;
}

static bool is_in_game(const STATE *g, u8 villain)
{
    return SUBSET(card, bit(CARDS_OF_VILLAINS) - 1, g->card[card].villain == villain) != 0;
}

/* How many Lieutenants a game has besides those of Objective rooms (GC-S27). */
static int spare_lieutenants(struct context *c, const STATE *g)
{
    return SCENARIO(g->scenario)->free ? 1 : SCENARIO(g->scenario)->spares;
}

/* The Lieutenant that the scenario puts into a room; 0: Skarov chooses. */
static u8 fixed_lieutenant(struct context *c, const STATE *g, int tile)
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    for (int i = 0; i < SCENARIO_VILLAINS; i++)
        if (s->lieutenant[i].villain && s->lieutenant[i].tile == tile && !is_in_game(g, s->lieutenant[i].villain))
            return s->lieutenant[i].villain;
    return 0;
}

static bool has_lieutenant(const STATE *g, int tile)
{
    return SUBSET(n, bit(4) - 1, room_of(g, FIRST_VILLAIN + FIRST_LIEUTENANT + n) == tile) != 0;
}

/* No Reinforcement, green or purple Space (GC-S105). */
static void offer_lieutenant(struct context *c, const STATE *g, u8 villain, int tile)
{
    for (int local = 0; local < TILE_CELLS; local++) {
        int cell = cell_of(tile, local), dot = SHAPE(g, tile)->dot[local];
        OFFER_IF((dot == BLUE || dot == ORANGE) && g->who[cell] == NOWHERE, ACT_PLACE_LIEUTENANT, villain, cell);
    }
}

static void offer_lieutenants(struct context *c, const STATE *g, int tile)
{
    u8 fixed = fixed_lieutenant(c, g, tile);
    for (u8 id = 1; id <= c->content->count[KIND_VILLAIN]; id++)
        if (VILLAIN(id)->rank == LIEUTENANT && !is_in_game(g, id) && (!fixed || fixed == id))
            offer_lieutenant(c, g, id, tile);
}

static void place_lieutenant(struct context *c, STATE *g, struct action a)
{
    int card = FIRST_LIEUTENANT + lieutenants(g);
    g->card[card].villain = a.a;
    refresh_villain(c, g, card);
    relocate(c, g, FIRST_VILLAIN + card, a.b, EV_PLACED, 59);
}

/* Whether this room gets a Lieutenant now: every Objective room, and where the scenario says so (GC-059). */
static bool wants_lieutenant(struct context *c, const STATE *g, int tile)
{
    if (!g->tile[tile].room || lieutenants(g) >= 4 || has_lieutenant(g, tile)) return false;
    return is_open_objective(c, g, tile) || fixed_lieutenant(c, g, tile);
}

static bool lieutenant_left(struct context *c, const STATE *g)
{
    for (u8 id = 1; id <= c->content->count[KIND_VILLAIN]; id++)
        if (VILLAIN(id)->rank == LIEUTENANT && !is_in_game(g, id)) return lieutenants(g) < 4;
    return false;
}

/* The next active Reinforcement Space that is empty, from a tile on; NOWHERE. */
static int next_reinforcement(struct context *c, const STATE *g, int tile)
{
    for (; tile < TILES; tile++) {
        u8 set = g->tile[tile].room ? free_reinforcements(c, g, tile) : 0;
        if (set) return cell_of(tile, SHAPE(g, tile)->reinforcement[lowest(set)]);
    }
    return NOWHERE;
}

static bool any_acolyte(const STATE *g)
{
    for (int card = FIRST_ACOLYTE; card < CARDS_OF_VILLAINS; card++)
        if (spare_acolyte(g, card) != NOWHERE) return true;
    return false;
}

static int acolyte_card(const STATE *g, u8 villain)
{
    int card = FIRST_ACOLYTE;
    while (card < CARDS_OF_VILLAINS - 1 && g->card[card].villain != villain) card++;
    return card;
}

#define STEPS_place_villains(S, Q)                                                                \
    Q(ACOLYTE, RULING_(26), "Which kind of Acolyte stands there?",                                \
      EACH("Which kind of Acolyte stands where?", NO_VERB))                                       \
    Q(GUARD, 59, "Which Lieutenant guards this room, and where?")                                 \
    Q(SPARE, 60, "Where does another Lieutenant stand?")                                          \
    Q(SKAROV, 61, "Where does Doktor Skarov stand?")

/* Acolytes, Lieutenants, and Skarov as the last (GC-044, GC-056 to GC-061). */
PROC(place_villains)
{
    BEGIN(place_villains)
    lay_out_villains(c, g);
    while (next_reinforcement(c, g, 0) != NOWHERE && any_acolyte(g)) { /* GC-E01 */
        ASK(ACOLYTE, g->skarov) {
            int cell = next_reinforcement(c, g, 0);
            for (int card = FIRST_ACOLYTE; card < CARDS_OF_VILLAINS; card++)
                OFFER_OR(spare_acolyte(g, card) != NOWHERE, RULING_(26), "all ten figures stand on the board",
                         ACT_PLACE_ACOLYTE, g->card[card].villain, cell);
        }
        relocate(c, g, spare_acolyte(g, acolyte_card(g, ANSWER.a)), ANSWER.b, EV_PLACED, 56);
    }
    for (L->tile = 0; L->tile < TILES; L->tile++) {
        if (!wants_lieutenant(c, g, L->tile)) continue;
        ASK(GUARD, g->skarov) offer_lieutenants(c, g, L->tile);
        place_lieutenant(c, g, ANSWER);
    }
    for (L->n = 0; L->n < spare_lieutenants(c, g) && lieutenant_left(c, g); L->n++) { /* GC-060, GC-S105 */
        ASK(SPARE, g->skarov) {
            OFFER(ACT_DONE);
            for (int tile = 0; tile < TILES; tile++)
                if (g->tile[tile].room && !has_lieutenant(g, tile)) offer_lieutenants(c, g, tile);
        }
        if (ANSWER.verb == ACT_DONE) break;
        place_lieutenant(c, g, ANSWER);
    }
    ASK(SKAROV, g->skarov) {                                 /* GC-S86 */
        int tile = tile_of_kind(c, g, CONTROL_ROOM);
        for (int local = 0; local < TILE_CELLS; local++)
            OFFER_IF(SHAPE(g, tile)->dot[local] == PURPLE && g->who[cell_of(tile, local)] == NOWHERE, ACT_STAND,
                     SKAROV_FIGURE, cell_of(tile, local));
    }
    relocate(c, g, SKAROV_FIGURE, ANSWER.b, EV_PLACED, 61);
    END
}

/* -- The Heroes enter --------------------------------------------------------------------------------------------- */

/* Puts all cards of a family into a pile. */
static void fill_pile(struct context *c, STATE *g, const struct family *family, struct cards k, int pile, seats known)
{
    u8 copies[256];
    family_copies(c, family, g, copies);
    for (int id = 1; id <= c->content->count[family->kind]; id++)
        if (copies[id]) cards_add(k, pile, (u8)id, copies[id], known);
}

static void deal(struct context *c, STATE *g)
{
    fill_pile(c, g, &event_family, EVENTS(g), EVENT_DECK, 0);
    cards_shuffle(c, EVENTS(g), EVENT_DECK);
    fill_pile(c, g, &wound_family, WOUNDS(g), WOUND_DECK, 0);
    cards_shuffle(c, WOUNDS(g), WOUND_DECK);
    fill_pile(c, g, &power_family, POWERS(g), POWER_OUT, EVERYBODY);
    draw_events(c, g, g->heroes, 62);                        /* GC-062, GC-S29 */
    for (int h = 0; h < g->heroes; h++) take_cards(c, g, h);
    refresh_guardians(c, g);
}

static bool green_left(struct context *c, const STATE *g, int tile)
{
    for (int local = 0; local < TILE_CELLS; local++)
        if (SHAPE(g, tile)->dot[local] == GREEN && g->who[cell_of(tile, local)] == NOWHERE) return true;
    return false;
}

#define STEPS_enter_base(S, Q) Q(WHERE, 64, "Where does the Hero start?")

PROC(enter_base)
{
    BEGIN(enter_base)
    deal(c, g);
    for (L->hero = 0; L->hero < g->heroes; L->hero++) {
        ASK(WHERE, player_of(g, L->hero)) {
            int tile = tile_of_kind(c, g, ENTRANCE);
            bool green = green_left(c, g, tile);             /* GC-S25 */
            for (int local = 0; local < TILE_CELLS; local++) {
                int dot = SHAPE(g, tile)->dot[local];
                OFFER_IF((green ? dot == GREEN : dot != SOLID && dot != REINFORCEMENT) &&
                             g->who[cell_of(tile, local)] == NOWHERE,
                         ACT_STAND, L->hero, cell_of(tile, local));
                if (dot == GREEN && g->who[cell_of(tile, local)] != NOWHERE)
                    REFUSE(ACT_STAND, 14, "somebody stands there", L->hero, cell_of(tile, local));
            }
        }
        relocate(c, g, L->hero, ANSWER.b, EV_PLACED, 64);
    }
    END
}

/* -- The whole game ----------------------------------------------------------------------------------------------- */

void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->players = setup->players;
    g->options = (u8)setup->options;
    g->scenario = setup->scenario;
    g->heroes = (u8)hero_number(setup->players, setup->options);
    g->skarov = g->captain = NOBODY;
    g->active = g->active_card = NOWHERE;
    memset(g->at, NOWHERE, sizeof g->at);
    memset(g->who, NOWHERE, sizeof g->who);
    memset(g->purple, NOWHERE, sizeof g->purple);
    for (int h = 0; h < HEROES; h++) g->guardian[h].player = NOBODY;
    for (int i = 0; i < LINKS_MOST; i++) g->link[i].a = g->link[i].b = NOWHERE;
    PUSH(whole_game, 0);
}

/* The order of set-up (GC-044), then turns until the game ends (GC-065, GC-280). */
PROC(whole_game)
{
    BEGIN(whole_game)
    ASK(ROLES, 0)                                            /* GC-001 */
        for (seat s = 0; s < g->players; s++) OFFER(ACT_NAME_SKAROV, s);
    g->skarov = ANSWER.a;
    HAPPEN(EV_SKAROV, 1, g->skarov);
    CALL_AS(CHOSEN, g->skarov, choose_heroes, .hero = 0);
    CALL_AS(BUILT, g->skarov, build_base, .tile = 0);
    CALL_AS(PLACED, g->skarov, place_villains, .tile = 0);
    CALL_AS(ENTERED, g->skarov, enter_base, .hero = 0);
    for (;;) CALL_AS(TURN_DONE, g->skarov, turn, .spare = 0);
}
