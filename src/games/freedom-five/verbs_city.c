/* verbs_city.c: what the verbs of texts do to the city, to Villains and to the track, and when they can do it. */
#include "engine/verb.h"
#include "verbs.h"

#define CITY_CAN(name) bool can_##name(VERB_ARGUMENTS)
#define CITY_DO(name) void do_##name(VERB_ARGUMENTS)

/* -- Where, and when ------------------------------------------------------------------------------------------ */

bool can_be_place(struct context *c, const struct effect *e, seat who, u8 word)
{
    return word == P_RANDOM || places_meant(c, e, who, word) != 0;
}

int one_location(struct context *c, const struct effect *e, seat who, u8 word)
{
    u32 set = places_meant(c, e, who, word);
    return word == P_RANDOM ? random_location(c, G) : set ? lowest(set) : 0;
}

u8 moment_of(const struct context *c, const struct effect *e)
{
    int n = e->part - PART_TRIGGER;
    if (n < 0 || n >= 2 * TRIGGERS_MAX || (n >= TRIGGERS_MAX && e->kind != KIND_HERO)) return 0;
    switch (e->kind) {
    case KIND_ABILITY: return ABILITY(e->card)->when[n].moment;
    case KIND_JUSTICE: return JUSTICE(e->card)->when[n].moment;
    case KIND_SPECIAL: return SPECIAL(e->card)->when[n].moment;
    case KIND_VILLAIN: return VILLAIN(e->card)->when[n].moment;
    case KIND_CHAPTER: return CHAPTER(e->card)->when[n].moment;
    case KIND_GEAR: return GEAR(e->card)->when[n].moment;
    case KIND_MODIFIER: return MODIFIER(e->card)->when[n].moment;
    case KIND_HERO:
        return n < TRIGGERS_MAX ? HERO(e->card)->when_private[n].moment
                                : HERO(e->card)->when_hero[n - TRIGGERS_MAX].moment;
    default: return 0;
    }
}

/* The next Location that a word names, for a verb that may pause for each; the instruction then runs again for those
 * that follow. 0 when all are done. */
static int next_location(struct context *c, struct effect *e, seat who, u8 word)
{
    if (word == P_RANDOM && !e->reg[R_CURSOR]) {
        e->reg[R_CURSOR] = LOCATIONS + 1;
        e->pc--;
        return random_location(c, G);
    }
    u32 set = places_meant(c, e, who, word);
    for (int l = max_int(e->reg[R_CURSOR], 1); l <= LOCATIONS; l++) {
        if (!in_set(set, l)) continue;
        e->reg[R_CURSOR] = (u8)(l + 1);
        e->pc--;
        return l;
    }
    e->reg[R_CURSOR] = 0;
    return 0;
}
#define FOR_NEXT_PLACE(l, word) for (int l = next_location(c, e, who, word); l; l = 0)

/* For a verb that does one thing n times and may pause after each: whether one is still due. */
static bool next_time(struct effect *e, int n)
{
    if (e->reg[R_CURSOR] >= n) {
        e->reg[R_CURSOR] = 0;
        return false;
    }
    e->reg[R_CURSOR]++;
    e->pc--;
    return true;
}

/* -- Henchmen ------------------------------------------------------------------------------------------------- */

/* The colour of what comes to a Location: one that is not named is the Location's own. */
static int colour_for(struct context *c, const struct effect *e, u8 word, int location)
{
    int colour = colour_meant(c, e, word, location);
    return colour == NOWHERE ? LOCATION(location)->colour : colour;
}

CITY_CAN(henchman) { return can_be_place(c, e, who, i.b); }
CITY_DO(henchman)
{
    FOR_NEXT_PLACE(location, i.b) {
        int colour = colour_for(c, e, i.c, location);
        if (colour < COLOURS && AMOUNT(i.a) > 0) place_henchmen(c, G, location, colour, AMOUNT(i.a), 238);
    }
}

/* Colours of Henchmen in a Location that the text can remove: it is the effect of a card. */
static u8 removable(struct context *c, const struct effect *e, int location, u8 word)
{
    int one = colour_meant(c, e, word, location);
    u8 set = colours_of_crowd(G, location);
    if (!set) return 0;
    return set & (u8)~stubborn_colours(c, G) & (one == NOWHERE ? 0xFF : (u8)bit(one));
}
static bool any_removable(struct context *c, const struct effect *e, seat who, u8 place, u8 colour)
{
    for EACH_BIT(location, places_meant(c, e, who, place) & G->crowded)
        if (removable(c, e, location, colour)) return true;
    return false;
}

/* The last Henchman of a Location is gone by the effect of a Hero. */
static void tell_cleared(struct context *c, STATE *g, seat who, int location)
{
    if (!henchmen_at(g, location) && who < g->players) AT_MOMENT(ON_CLEARED, who, location);
}

CITY_CAN(remove) { return any_removable(c, e, who, i.b, i.c); }
CITY_DO(remove)
{
    FOR_NEXT_PLACE(location, i.b) {
        u8 colours = removable(c, e, location, i.c);
        if (colours && AMOUNT(i.a) > 0)
            PUSH(pick_henchmen, who, .hero = who, .from = (u8)location, .left = (u8)AMOUNT(i.a), .colours = colours);
    }
}

CITY_CAN(clear) { return any_removable(c, e, who, i.a, i.b); }
CITY_DO(clear)
{
    FOR_NEXT_PLACE(location, i.a) {
        int gone = 0;
        for EACH_BIT(colour, removable(c, e, location, i.b))
            gone += remove_henchmen(c, G, location, colour, CROWD, 241);
        if (gone) tell_cleared(c, G, who, location);
    }
}

CITY_CAN(drive)
{
    u32 from = places_meant(c, e, who, i.b);
    return from && removable(c, e, lowest(from), K_ANY) && can_be_place(c, e, who, i.c);
}
CITY_DO(drive)
{
    if (!can_drive(c, e, who, i)) return;
    int from = lowest(places_meant(c, e, who, i.b)), to = one_location(c, e, who, i.c);
    if (!to || from == to || AMOUNT(i.a) <= 0) return;
    PUSH(pick_henchmen, who, .hero = who, .from = (u8)from, .to = (u8)to, .left = (u8)AMOUNT(i.a),
         .colours = removable(c, e, from, K_ANY));
}

/* Henchmen of a colour in the Location that do not go along yet. */
static int staying(const STATE *g, const struct pick_henchmen *L, int colour)
{
    return in_set(L->colours, colour) ? g->crowd[CROWD_AT(L->from, colour)] - L->taken[colour] : 0;
}
static int all_staying(const STATE *g, const struct pick_henchmen *L)
{
    return SUM(colour, (1u << COLOURS) - 1, staying(g, L, colour));
}

#define STEPS_pick_henchmen(S, Q)                                                                             \
    Q(COLOUR, 241, "A Henchman of which colour?", SHARE("Which Henchmen?", ACT_DONE)) S(PLACED, HENCHMEN_COME) S(TOLD, TO(window))

PROC(pick_henchmen)
{
    BEGIN(pick_henchmen)
    while (L->left > 0 && all_staying(g, L) > 0) {
        if (!L->to && L->left >= all_staying(g, L)) { /* all of them: nothing is to be chosen */
            for (int colour = RED; colour < COLOURS; colour++)
                L->taken[colour] = (u8)(L->taken[colour] + staying(g, L, colour));
            break;
        }
        ASK(COLOUR, L->hero) {
            for (int colour = RED; colour < COLOURS; colour++)
                if (staying(g, L, colour) > 0) OFFER(ACT_COLOUR, colour);
            if (L->to) OFFER(ACT_DONE);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->taken[ANSWER.a]++;
        L->left--;
    }
    for (int colour = RED; colour < COLOURS; colour++)
        L->taken[colour] = (u8)(L->taken[colour] ? remove_henchmen(c, g, L->from, colour, L->taken[colour], 241) : 0);
    if (L->to && (L->taken[RED] | L->taken[BLUE] | L->taken[GREEN] | L->taken[YELLOW]))
        CALL(PLACED, place_henchmen, .location = L->to, .left = {L->taken[0], L->taken[1], L->taken[2], L->taken[3]},
             .excess = NOWHERE);                           /* FF-S108 */
    if (!L->to && !henchmen_at(g, L->from)) {
        f->step = AFTER_TOLD;
        if (AT_MOMENT(ON_CLEARED, L->hero, L->from)) return GO;
    TOLD:;
    }
    END
}

/* -- Anarchy -------------------------------------------------------------------------------------------------- */

CITY_CAN(anarchy) { return can_be_place(c, e, who, i.b); }
CITY_DO(anarchy)
{
    if (i.b == P_EACH_NEAR) {
        FOR_NEXT_PLACE(location, i.b) place_anarchy(c, G, location, colour_for(c, e, i.c, location), 247);
        return;
    }
    if (!next_time(e, AMOUNT(i.a))) return;
    int location = one_location(c, e, who, i.b);
    if (location) place_anarchy(c, G, location, colour_for(c, e, i.c, location), 247);
}

/* Colours of Anarchy tokens in a Location that a text means. */
static u8 unrest_colours(struct context *c, const struct effect *e, int location, u8 word)
{
    int one = colour_meant(c, e, word, location);
    u8 set = 0;
    for (int colour = RED; colour <= PURPLE; colour++)
        if ((one == NOWHERE || one == colour) && G->unrest[UNREST_AT(location, colour)]) set |= (u8)bit(colour);
    return set;
}
CITY_CAN(calm)
{
    for EACH_BIT(location, places_meant(c, e, who, i.b) & G->restless)
        if (unrest_colours(c, e, location, i.c)) return true;
    return false;
}
CITY_DO(calm)
{
    FOR_NEXT_PLACE(location, i.b) {
        u8 colours = unrest_colours(c, e, location, i.c);
        if (colours && AMOUNT(i.a) > 0)
            PUSH(calm, who, .location = (u8)location, .left = (u8)AMOUNT(i.a), .colours = colours); /* FF-262 */
    }
}

#define STEPS_calm(S, Q) Q(COLOUR, 262, "An Anarchy token of which colour?") S(REMOVED, TRACK_MOVES)

static u8 calmable(const STATE *g, const struct calm *L)
{
    return SUBSET(colour, L->colours, g->unrest[UNREST_AT(L->location, colour)] > 0);
}

PROC(calm)
{
    BEGIN(calm)
    for (; L->left > 0 && calmable(g, L); L->left--) {
        ASK(COLOUR, f->seat)
            for EACH_BIT(colour, calmable(g, L)) OFFER(ACT_COLOUR, colour);
        DOING(REMOVED, remove_anarchy(c, g, L->location, ANSWER.a, 262));
    }
    END
}

/* -- Bystanders and Mastermind tokens ------------------------------------------------------------------------- */

CITY_CAN(bystander) { return can_be_place(c, e, who, i.a) && G->bystanders[0] > 0; }
CITY_DO(bystander)
{
    int location = one_location(c, e, who, i.a);
    if (location && G->bystanders[0]) place_bystander(c, G, location, 124);
}

CITY_CAN(rescue)
{
    u32 set = places_meant(c, e, who, i.a);
    return SUBSET(l, set, G->bystanders[l] > 0) != 0;
}
CITY_DO(rescue)
{
    u32 set = places_meant(c, e, who, i.a), with = SUBSET(l, set, G->bystanders[l] > 0);
    if (with && who < G->players)
        PUSH(interact, who, .hero = who, .what = INTERACT_BYSTANDER, .location = lowest(with), .token = NOWHERE);
}

CITY_CAN(mastermind) { return can_be_place(c, e, who, i.a); }
CITY_DO(mastermind)
{
    int location = one_location(c, e, who, i.a);
    if (location) place_mastermind(c, G, location, 321);
}

CITY_CAN(dismiss)
{
    u32 set = places_meant(c, e, who, i.a);
    return SUBSET(l, set, tokens_at(G, l) > 0) != 0;
}
CITY_DO(dismiss)
{
    u32 set = places_meant(c, e, who, i.a);
    for (int token = 0; token < MASTERMIND_TOKENS; token++)
        if (G->token_at[token] && in_set(set, G->token_at[token])) {
            HAPPEN(EV_TOKEN_LEAVES, 326, NOBODY, G->token_at[token]);
            return_token(c, G, token, 326);
            return;
        }
}

/* -- Villains ------------------------------------------------------------------------------------------------- */

#define A_VILLAINS villains_meant(c, e, who, i.a)
#define B_VILLAINS villains_meant(c, e, who, i.b)

/* Whether a text is a Hero's: the rewards for what it defeats are his or hers (FF-S91). */
static bool is_heroes_effect(const struct effect *e)
{
    bool reward = e->part >= PART_REWARD && e->part < PART_REWARD + REWARDS;
    return reward || (e->kind != KIND_SCHEME && e->kind != KIND_VILLAIN && e->kind != KIND_CHAPTER &&
                      e->kind != KIND_MODIFIER);
}

CITY_CAN(strike)
{
    u8 set = B_VILLAINS;
    return SUBSET(v, set, !is_guarded(c, G, v)) != 0;        /* FF-S139 */
}
/* Several Villains one after the other: R_CURSOR counts colours. */
CITY_DO(strike)
{
    const struct fight *fight = NEAREST(fight);
    u8 set = B_VILLAINS & (u8)~(bit(e->reg[R_CURSOR]) - 1);
    if (!set) {
        e->reg[R_CURSOR] = 0;
        return;
    }
    int colour = lowest(set), n = AMOUNT(i.a);
    e->reg[R_CURSOR] = (u8)(colour + 1);
    e->pc--;
    if (n <= 0) return;
    if (fight && fight->colour == colour) strike_villain(c, G, colour, n, RULING_(115)); /* FF-304 */
    else damage_villain(c, G, colour, n, is_heroes_effect(e) ? who : NOWHERE, RULING_(91));
}

CITY_CAN(mend)
{
    u8 set = B_VILLAINS;
    return SUBSET(v, set, G->villain[v].damage > 0) != 0;
}
CITY_DO(mend)
{
    for EACH_BIT(colour, B_VILLAINS) {
        struct villain *v = &G->villain[colour];
        int n = min_int(AMOUNT(i.a), v->damage);
        if (n <= 0) continue;
        v->damage = (u8)(v->damage - n);
        HAPPEN(EV_MENDED, 273, NOBODY, v->villain, n, v->damage);
    }
}

CITY_CAN(join_card)
{
    u8 set = B_VILLAINS;
    return SUBSET(v, set, G->supply[v] > 0) != 0;          /* FF-S65 */
}
CITY_DO(join_card)
{
    u8 set = B_VILLAINS;
    if (set && next_time(e, AMOUNT(i.a)) && G->supply[lowest(set)]) add_to_card(c, G, lowest(set), RULING_(63));
}

CITY_CAN(strip)
{
    u8 set = B_VILLAINS;
    return SUBSET(v, set, G->villain[v].henchmen > 0) != 0;
}
CITY_DO(strip)
{
    for EACH_BIT(colour, B_VILLAINS) {
        struct villain *v = &G->villain[colour];
        int n = min_int(AMOUNT(i.a), v->henchmen);
        if (n <= 0) continue;
        v->henchmen = (u8)(v->henchmen - n);
        G->supply[colour] = (u8)(G->supply[colour] + n);
        HAPPEN(EV_STRIPPED, 283, NOBODY, v->villain, n);
    }
}

CITY_CAN(move_villain) { return A_VILLAINS && can_be_place(c, e, who, i.b); }
/* A Movement ability that moves its own Villain does not set itself off (FF-S106). */
CITY_DO(move_villain)
{
    u8 set = A_VILLAINS;
    int location = set ? one_location(c, e, who, i.b) : 0;
    if (!location) return;
    if (e->kind == KIND_VILLAIN && e->part == PART_MOVEMENT && lowest(set) == e->place) {
        G->villain[e->place].at = (u8)location;
        HAPPEN(EV_VILLAIN_MOVED, RULING_(106), NOBODY, G->villain[e->place].villain, location);
    } else {
        move_villain(c, G, lowest(set), location, 276);
    }
}

/* -- The plot ------------------------------------------------------------------------------------------------- */

CITY_CAN(advance) { return true; }
CITY_DO(advance) { if (AMOUNT(i.a) > 0) advance_track(c, G, AMOUNT(i.a), 157); }

CITY_CAN(track_back) { return G->track > 0; }
CITY_DO(track_back) { if (G->track && AMOUNT(i.a) > 0) move_track_back(c, G, AMOUNT(i.a), 366); }

CITY_CAN(scheme) { return true; }
CITY_DO(scheme)
{
    if (AMOUNT(i.a) > 0) PUSH(scheme_card, who, .left = (u8)AMOUNT(i.a), .parts = ALL_PARTS); /* FF-S104 */
}
