/* invariants.c: what must hold between two answers; for tests and loaded positions. */
#include "procedures.h"

static const char *broken_ring(struct context *c, const STATE *g)
{
    for (int p = 0; p < g->heroes; p++) {
        const struct hero *h = &g->hero[p];
        if (!h->space && !h->killed) return "a place of the ring is empty";
        if (h->killed) continue;
        if (h->space >= SPACES || !(MAP(g->map)->all >> h->space & 1)) return "a Hero stands in no Space of the map";
        if (h->level < 1 || h->level > LEVELS) return "a Corruption Level is not 1 to 7 (OT-134)";
        if (h->wounds >> LEVELS || wound_count(h) >= WOUNDS) return "a Hero has more Wounds than he can bear (OT-194)";
        if (h->turns > TURN_TOKENS) return "a Hero has more than 2 Turn tokens (OT-034)";
        if (h->player >= g->players || h->player == g->sins) return "a Hero belongs to nobody on the Hero side";
        if (h->agent >= TEAM || g->agent[h->agent].status != IN_PLAY) return "a Hero in play is not of the team";
        u8 hero = g->agent[h->agent].hero;
        if (h->dashboard != hero && h->dashboard != HERO(hero)->second) return "a Hero has another's dashboard";
        if (h->level == LEVELS && h->innocents) return "a Hero at level 7 holds Innocents (OT-149)";
        if (h->city && !(MAP(g->map)->tile_at[h->city])) return "a City Action token lies in no District (OT-107)";
        for (int q = 0; q < p; q++) {
            if (g->hero[q].agent == h->agent && !g->hero[q].killed) return "a Hero stands on two places";
            if (h->city && g->hero[q].city == h->city) return "two City Action tokens lie in one District (OT-109)";
        }
    }
    for (int p = g->heroes; p < RING; p++)
        if (g->hero[p].space || g->hero[p].turns) return "there are more Heroes than the Hero Number (OT-003)";
    return NULL;
}

static const char *broken_tokens(struct context *c, const STATE *g)
{
    static const u8 all[TOKENS] = {20, 20, 10, 10, 10, 12};
    int hidden = 0, left = 0;
    for (int t = 0; t < TOKENS; t++) {
        int n = g->supply[t] + g->hidden_left[t];
        for (int s = 1; s < SPACES; s++) {
            n += physical(g, s, t);
            if (physical(g, s, t) && !(MAP(g->map)->all >> s & 1)) return "a token lies outside of the map";
        }
        for (int p = 0; p < RING; p++) n += t == EXTRA_TURN ? g->hero[p].extra_turns : t == INNOCENT ? g->hero[p].innocents : 0;
        if (t == INNOCENT ? n > all[t] : n != all[t]) return "a token is lost or doubled";
        left += g->hidden_left[t];
    }
    for (int i = 0; i < HIDDEN_TOKENS; i++) hidden += g->hidden_at[i] != 0;
    for (int s = 1; s < SPACES; s++) {
        const struct ground *here = &g->ground[s];
        hidden -= here->hidden;
        if (__builtin_popcount(here->covered) > here->corruption) return "an icon is covered by no token (OT-S21)";
    }
    if (hidden || left < 0) return "hidden tokens are not where they are counted";
    for (int n = 0; n < NPCS; n++) {
        int holders = g->npc[n] != 0;
        for (int p = 0; p < RING; p++) holders += holds_npc(&g->hero[p], n);
        if (holders > 1) return "an NPC is in two places";
    }
    return NULL;
}

static const char *broken_figures(struct context *c, const STATE *g)
{
    for (int i = 0; i < FIGURES; i++) {
        if (g->at[i] > REMOVED) return "a figure is nowhere (OT-008)";
        if (on_board(g->at[i]) && !(MAP(g->map)->all >> g->at[i] & 1)) return "a Monster stands in no Space of the map";
        if (on_board(g->at[i]) && !g->figure[i]) return "a figure is of no kind";
        if (i >= FIRST_GUEST && g->at[i] == DEAD) return "a guest lies in the dead area (OT-S72)";
    }
    return NULL;
}

static const char *broken_cards(struct context *c, const STATE *g)
{
    for (int id = 1; id <= c->content->count[KIND_SIN_CARD]; id++) {
        int n = 0;
        for (int i = 0; i < g->sin.start[SIN_PILES]; i++) n += g->sin.id[i] == id;
        if (n != (SIN_CARD(id)->sin == g->sin_played ? SIN_CARD(id)->copies : 0)) return "a Sin card is lost or doubled";
    }
    for (int id = 1; id <= c->content->count[KIND_UPGRADE]; id++) {
        int n = 0;
        for (int i = 0; i < g->upgrade.start[UPGRADE_PILES]; i++) n += g->upgrade.id[i] == id;
        if (n != UPGRADE(id)->copies) return "an Upgrade is lost or doubled";
    }
    for (int i = g->sin.start[SIN_HAND]; i < g->sin.start[SIN_HAND + 1]; i++)
        if (!has_seat(g->sin.known[i], g->sins)) return "the Sins Player does not know a card of the own hand";
    if (g->sin.start[IN_FRONT + 1] - g->sin.start[IN_FRONT] > 1) return "more than one Sin card lies in front (OT-224)";
    return NULL;
}

const char *the_others_broken(struct context *c, const void *state)
{
    const STATE *g = state;
    if (g->players < 2 || g->players > PLAYERS) return "players";
    if (!g->map || g->map > c->content->count[KIND_MAP]) return "map";
    if (!g->upgrade.start[UPGRADE_PILES]) return NULL; /* the set-up is not over */
    if (g->sins >= g->players) return "there is no Sins Player";
    if (g->reactions + g->reactions_spent > g->heroes + EXTRA_REACTIONS) return "there are more Reaction tokens than exist";
    if (g->apocalypse_level > LEVELS) return "the Apocalypse is above level 7 (OT-252)";
    if (!g->mission || g->mission > c->content->count[KIND_MISSION]) return "there is no current Mission (OT-265)";
    if (g->current != NOWHERE && g->current >= g->heroes) return "the current Hero has no place in the ring";
    const char *wrong = broken_ring(c, g);
    if (!wrong) wrong = broken_tokens(c, g);
    if (!wrong) wrong = broken_figures(c, g);
    return wrong ? wrong : broken_cards(c, g);
}
