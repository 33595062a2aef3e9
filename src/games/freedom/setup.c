/* setup.c: chapter 2: which set-ups can be played, the board at the start, the secret influence points. */
#include <string.h>

#include "procedures.h"

/* -- Checking ----------------------------------------------------------------------------------------------------- */

/* The cards of a content, seen without a context. */
#define CARD_IN(content, id) ((const struct card_row *)(const void *)content_row(content, KIND_CARD, id))

static int copies_of(const struct content *content, u8 family)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_CARD]; id++)
        if (CARD_IN(content, id)->family == family) n += CARD_IN(content, id)->copies;
    return n;
}

static int planets_of(const struct content *content, u8 zone)
{
    int n = 0;
    for (int id = 1; id <= content->count[KIND_PLANET]; id++)
        n += ((const struct planet_row *)(const void *)content_row(content, KIND_PLANET, id))->zone == zone;
    return n;
}

const char *check(const struct content *content, const struct setup *setup)
{
    int people = copies_of(content, REBEL) + copies_of(content, IMPERIAL);
    (void)setup;
    if (people < VALUES || people >= PEOPLE) return "the content must have 10 to 31 characters (FR-016)";
    for (int id = 1; id <= people; id++)
        if (CARD_IN(content, id)->family > IMPERIAL) return "the characters must come before all other cards";
    if (content->count[KIND_PLANET] >= PLANETS || planets_of(content, CAPITAL) != 1)
        return "the map is up to 11 planets with exactly one Capital (FR-001)";
    if (planets_of(content, OUTER) < 2) return "characters must be able to move between outer planets (FR-116)";
    if (copies_of(content, REBEL_UNIT) > UNITS || copies_of(content, IMPERIAL_UNIT) > UNITS)
        return "there are more than 32 unit cards of one side";
    return NULL;
}

void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->players = setup->players;
    g->scenario = setup->scenario;
    g->options = (u8)setup->options;
    g->active = NOBODY;
    for (int id = 0; id < PEOPLE; id++) g->person[id].controller = NOBODY;
    for (int id = 0; id < PLANETS; id++) g->world[id].owner = NOBODY;
    PUSH(whole_game, 0);
}

/* -- The board ---------------------------------------------------------------------------------------------------- */

static void lay_out(struct context *c, STATE *g)
{
    HAPPEN(EV_SET_UP, 290, NOBODY, g->scenario);
    g->start = pick(c, g->players);                          /* FR-015 */
    HAPPEN(EV_MARKER, 15, g->start);
    for (int id = 1; id <= c->content->count[KIND_PLANET]; id++) /* FR-027; FR-028, FR-031: nothing else is there */
        g->world[id] = (struct world){IMPERIAL_CONTROL, NOBODY, PLANET(id)->garrison};
    refresh(c, g);
}

static void build_deck(struct context *c, STATE *g)
{
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) {
        const struct card_row *row = CARD(id);
        bool kept = row->family == IMPERIAL ? !row->special : row->reserve; /* FR-021 to FR-025 */
        cards_add(STOCK(g), kept ? RESERVE : DECK, (u8)id, row->copies, kept ? EVERYBODY : 0);
    }
    cards_shuffle(c, STOCK(g), DECK);                        /* FR-026 */
    refresh(c, g);
}

/* -- Influence points --------------------------------------------------------------------------------------------- */

#define STEPS_allocate(S, Q) \
    Q(WHICH_CHARACTER, 16, "Who gets your next influence points? (secret, for the whole game)", \
      RANK("Who gets your influence points, the first 10, the tenth 1? (secret, for the whole game)", NO_VERB))

/* Lane: ten different characters for the values 10 to 1 (FR-016, FR-017). */
PROC(allocate)
{
    BEGIN(allocate)
    for (; L->count < VALUES; L->count++) {
        ASK_SECRET(WHICH_CHARACTER, f->seat) {
            u32 chosen = 0;
            for (int i = 0; i < L->count; i++) chosen |= bit(L->chosen[i]);
            for (u8 who = 1; is_character(c, who); who++)    /* FR-018, FR-019 */
                OFFER_OR(!in_set(chosen, who), 16, "this character has points of yours already",
                         ACT_ALLOCATE, who, VALUES - L->count);
        }
        L->chosen[L->count] = ANSWER.a;
    }
    END
}

static void write_points(struct context *c, STATE *g)
{
    for (seat s = 0; s < g->players; s++) {
        struct player *p = &g->player[s];
        const struct allocate *L = LANE_OF(allocate, s);
        for (int i = 0; i < VALUES; i++) p->points[L->chosen[i]] = (u8)(VALUES - i);
        memset(p->points_known, only(s), sizeof p->points_known); /* FR-016: secret; FR-020: for ever */
        HAPPEN(EV_ALLOCATED, 16, s);
    }
    join(c);
}

static void give_points(struct context *c, STATE *g, seat s)
{
    struct player *p = &g->player[s];
    u32 given = 0;
    u8 people = 0;
    while (is_character(c, people + 1)) given |= p->points[++people];
    if (!given)
        for (u8 v = 0; v < VALUES; v++) p->points[1 + (s + v) % people] = (u8)(VALUES - v);
    for (int id = 0; id < PEOPLE; id++) p->points_known[id] |= only(s);
}

void finish_setup(struct context *c, STATE *g)
{
    for (seat s = 0; s < g->players; s++) give_points(c, g, s);
    if (!g->stock.start[PILES]) build_deck(c, g);
    g->turn = (u8)max_int(1, g->turn);
    g->open |= g->outer;
    refresh(c, g);
}

/* -- The whole game ----------------------------------------------------------------------------------------------- */

PROC(whole_game)                                             /* FR-290: the order of set-up */
{
    BEGIN(whole_game)
    lay_out(c, g);
    FORK(ALLOCATED, all_seats(g->players), allocate);
    write_points(c, g);
    build_deck(c, g);
    while (!g->ending) CALL(TURN_DONE, turn, .due = NOBODY, .rival = NOBODY); /* FR-036 */
    end_game(c, g);
    END
}
