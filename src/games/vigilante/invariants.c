/* invariants.c: what is true of every state of Vigilante between two answers; positions are held to it. */
#include "engine/field_access.h"
#include "procedures.h"

static int count_ids(const u8 *id, int n, u8 wanted)
{
    int count = 0;
    for (int i = 0; i < n; i++) count += id[i] == wanted;
    return count;
}

static int pile_size(const u8 *start, int pile) { return start[pile + 1] - start[pile]; }

/* -- Families ----------------------------------------------------------------------------------------------- */

static const char *broken_decks(struct context *c, const STATE *g)
{
    int cards = g->city.start[CARD_PILES], copies = 0;
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) {
        copies += CARD(id)->copies;
        if (count_ids(g->city.id, cards, (u8)id) != CARD(id)->copies) return "a City or Agency card is lost or doubled";
    }
    if (copies != cards) return "there are cards that the content does not have";
    for (int pile = CITY_DECK; pile <= AGENCY_DISCARD; pile++)
        for EACH_CARD(card, CITY_CARDS(g), pile)
            if (CARD(card)->deck != (pile <= CITY_DISCARD ? CITY : AGENCY))
                return "a City card lies in the Agency Deck, or an Agency card in the City Deck";
    for (int pile = ATTACHED; pile < ATTACHED + PLAYERS * SLOTS; pile++) {
        if (pile_size(g->city.start, pile) > CAPACITY_MAX + 1) return "a Hero carries too much Equipment";
        for EACH_CARD(held, CITY_CARDS(g), pile)
            if (CARD(held)->type != EQUIPMENT) return "a card that is no Equipment is attached";
    }
    return NULL;
}

static const char *broken_cards(struct context *c, const STATE *g)
{
    int villains = g->villain.start[VILLAIN_PILES], heroes = g->hero.start[HERO_PILES];
    if (g->city.start[CARD_PILES]) {
        const char *decks = broken_decks(c, g);
        if (decks) return decks;
    }
    for (int id = 1; id <= c->content->count[KIND_VILLAIN] && villains; id++)
        if (count_ids(g->villain.id, villains, (u8)id) != 1) return "a Villain is lost or doubled"; /* VG-229 */
    if (villains && villains != c->content->count[KIND_VILLAIN]) return "there are Villains that the content does not have";
    if (pile_size(g->villain.start, FIGHT) > 1) return "more than one Villain is fought";
    if (g->fighter == NOBODY && pile_size(g->villain.start, FIGHT)) return "a Villain is fought by nobody";
    for (int i = 0; i < heroes; i++)
        if (count_ids(g->hero.id, heroes, g->hero.id[i]) != 1) return "a Hero is doubled";
    for (int pile = 0; pile < HERO_PILES; pile++)
        for EACH_CARD(hero, HEROES(g), pile)
            if ((HERO(hero)->sort == MERCENARY) && pile >= DEALT)
                return "a Mercenary is on a team";
    return NULL;
}

/* -- Events and lasting effects --------------------------------------------------------------------------------- */

static const char *broken_events(struct context *c, const STATE *g)
{
    if (g->track_count + g->bag_count > EVENT_TOKENS) return "there are too many Event tokens";
    for (int i = 0; i < EVENT_TOKENS; i++) {
        if (!g->track[i] != (i >= g->track_count)) return "track_count is not the number of tokens on the Event Track";
        if (!g->bag[i] != (i >= g->bag_count)) return "bag_count is not the number of tokens in the bag";
        if (i && i < g->track_count && TOKEN(g->track[i - 1])->number > TOKEN(g->track[i])->number)
            return "the Event Track is not sorted (VG-107)";
        if (i && i < g->bag_count && g->bag[i - 1] >= g->bag[i]) return "the bag is not sorted, or holds a token twice";
        if (g->track[i] && count_ids(g->track, g->track_count, g->track[i]) + count_ids(g->bag, g->bag_count, g->track[i]) != 1)
            return "an Event token is doubled";
    }
    return NULL;
}

static const char *broken_lasting(const STATE *g)
{
    if (g->lasting_count > LASTING) return "lasting_count is too high";
    for (int i = 0; i < g->lasting_count; i++) {
        const struct lasting *l = &g->lasting[i];
        if (l->seat >= g->players || (l->slot >= SLOTS && l->slot != WHOLE_TEAM) || !l->until)
            return "a lasting effect concerns nobody, or ends never";
        if (l->amount < -99 || l->amount > 99) return "a lasting effect is too large";
    }
    return NULL;
}

/* -- Players ------------------------------------------------------------------------------------------------------ */

static const char *broken_team(const STATE *g, seat s)
{
    const struct player *p = &g->player[s];
    int heroes = 0;
    for (int i = 0; i < SLOTS; i++) {
        if (p->slot[i].hero) {
            heroes++;
            if (count_ids(g->hero.id + g->hero.start[TEAM + s], team_count(g, s), p->slot[i].hero) != 1)
                return "a Hero of a slot is not on the team";
        } else if (p->slot[i].damage || card_count_attached(g, s, i)) {
            return "damage or Equipment in an empty slot";
        }
        if (p->slot[i].damage > 99) return "a Hero has too much damage";
    }
    return heroes != team_count(g, s) ? "the team does not fill the slots" : NULL;
}

static const char *broken_player(struct context *c, const STATE *g, seat s)
{
    const struct player *p = &g->player[s];
    if (g->city.start[CARD_PILES]) {
        if (!p->identity) return "a player has no Identity";
        for (int i = 0; i < TOKENS; i++)
            if (!p->token[i]) return "an Allegiance token shows nothing";
        if (count_ids(p->token, TOKENS, IDENTITY(p->identity)->allegiance) != 2)
            return "two tokens show the true Allegiance (VG-046)";
    }
    if (p->actions > 20) return "a player has too many action tokens";
    if (p->die > 6) return "a die has six faces";
    for (seat o = 0; o < s; o++)
        if (g->player[o].colour == p->colour) return "two players have one colour (VG-031)";
    return broken_team(g, s);
}

/* Nothing lies in front of a seat that nobody sits at. */
static const char *broken_empty_seat(const STATE *g, seat s)
{
    int cards = hand_count(g, s) + jail_count(g, s) + team_count(g, s) + defeated_count(g, s) +
                pile_size(g->hero.start, DEALT + s);
    for (int i = 0; i < SLOTS; i++) cards += card_count_attached(g, s, i) + g->player[s].slot[i].hero;
    return cards ? "cards lie in front of an empty seat" : NULL;
}

/* -- Frames ---------------------------------------------------------------------------------------------------------- */

static const char *broken_effect(struct context *c, const struct effect *e)
{
    bool known = e->kind == KIND_HERO || e->kind == KIND_VILLAIN || e->kind == KIND_CARD;
    if (!known || !e->card || e->card > c->content->count[e->kind]) return "an effect of no card runs";
    if (e->part < PART_EFFECT || e->part >= PART_TRIGGER + TRIGGERS_MAX) return "a card has no such part";
    struct code code = part(c, e);
    return e->pc > code.length || e->back > code.length ? "an effect runs behind its end" : NULL;
}

static const char *broken_frames(struct context *c, const STATE *g, const u8 *stack, int used)
{
    const struct frame *f;
    for (int n = 0; (f = frame_number(c->game, stack, used, n)); n++) {
        if (f->seat != NOBODY && f->seat >= g->players) return "a rule runs for an empty seat";
        const struct procedure *p = frame_procedure(c->game, f);
        for (const struct field *l = p->locals->field; l->name; l++)
            for (int i = 0; l->meaning == SEAT && i < field_numbers(l); i++)
                if (field_get(l, f->local, i) != NOBODY && field_get(l, f->local, i) >= g->players)
                    return "a rule concerns an empty seat";
        const char *what = f->proc == P_effect ? broken_effect(c, (const struct effect *)(const void *)f->local) : NULL;
        if (what) return what;
    }
    return NULL;
}

static bool is_seat(const STATE *g, seat s) { return s < g->players; }

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    const char *what;
    if (g->players < 3 || g->players > PLAYERS) return "players";
    if (!g->scenario || SCENARIO(g->scenario)->players != g->players) return "the scenario is for another number of players (VG-001)";
    if (g->options & ~(MERCENARIES | FIRST_GAME)) return "options";
    if (!is_seat(g, g->first)) return "nobody is First Player";
    if ((g->current != NOBODY && !is_seat(g, g->current)) || (g->fighter != NOBODY && !is_seat(g, g->fighter)))
        return "an empty seat takes a turn or fights";
    if ((g->fighter == NOBODY) != !g->fighting) return "fighter and fighting belong together";
    if (g->round > SCENARIO(g->scenario)->rounds) return "the scenario has fewer rounds";
    if ((what = broken_cards(c, g)) || (what = broken_events(c, g)) || (what = broken_lasting(g))) return what;
    for (seat s = 0; s < PLAYERS; s++)
        if ((what = s < g->players ? broken_player(c, g, s) : broken_empty_seat(g, s))) return what;
    if ((what = broken_frames(c, g, g->head.stack, g->head.used))) return what;
    for (seat s = 0; s < PLAYERS; s++)
        if (has_seat(g->head.forked, s) &&
            (what = broken_frames(c, g, lane_at(&g->head, s), lane_used(c->game, &g->head, s))))
            return what;
    return NULL;
}
