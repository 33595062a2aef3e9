/* invariants.c: what is true of every state of The Others between two answers; positions are held to it. */
#include "engine/field_access.h"
#include "derivation.h"
#include "procedures.h"

enum { ADDED_MOST = 60 /* what cards have added to a roll, at most */, MODES_MOST = 4 };

/* -- Where the set-up is ---------------------------------------------------------------------------------------- */

/* How much of the table is laid; each stage holds what those before it hold. */
enum stage { ROLES, BOARD /* Sin, board and tokens */, TEAM_CHOSEN, ALL_LAID };

static bool runs(struct context *c, const STATE *g, u8 proc)
{
    const struct frame *f;
    for (int n = 0; (f = frame_number(c->game, g->head.stack, g->head.used, n)); n++)
        if (f->proc == proc) return true;
    return false;
}

/* The stage that the rules stand at; *done: how many face-down tokens are laid, or Heroes chosen, in it. */
static enum stage stage_of(struct context *c, const STATE *g, int *done)
{
    const struct frame *f = frame_number(c->game, g->head.stack, g->head.used, 0);
    *done = TEAM;
    if (!f || f->proc != P_whole_game) return ALL_LAID; /* the game is over */
    const char *step = proc_whole_game.steps[f->step].name;
    static const char *const early[] = {"begin", "ROLES", "SIN", "ACOLYTES"};
    for (int i = 0; i < COUNT(early); i++)
        if (!strcmp(step, early[i])) return ROLES;
    *done = ((const struct whole_game *)(const void *)f->local)->done;
    if (!strcmp(step, "HIDE")) return BOARD;
    if (!strcmp(step, "NAMED")) return TEAM_CHOSEN;
    *done = strcmp(step, "EXTRAS") ? TEAM : 0; /* the Story's own set-up comes before the Heroes (OT-028) */
    return strcmp(step, "WISHED") && strcmp(step, "EXTRAS") ? ALL_LAID : TEAM_CHOSEN;
}

static bool is_blank(const void *at, size_t bytes)
{
    const u8 *byte = at;
    for (size_t i = 0; i < bytes; i++)
        if (byte[i]) return false;
    return true;
}

/* What the set-up will lay must not lie there yet: but for the roles and the Sin all is as it was at the beginning. */
static const char *broken_blank(const STATE *g)
{
    STATE blank;
    memset(&blank, 0, sizeof blank);
    blank.head = g->head;
    blank.players = g->players;
    blank.heroes = g->heroes;
    blank.options = g->options;
    blank.map = g->map;
    blank.sins = g->sins;
    blank.sin_played = g->sin_played;
    blank.modifier_mask = g->modifier_mask;
    blank.trigger_mask = g->trigger_mask;
    blank.current = blank.fighter = NOWHERE;
    for (int p = 0; p < RING; p++) blank.hero[p].player = NOBODY;
    return memcmp(&blank, g, sizeof blank) ? "something lies on the table before its time" : NULL;
}

/* -- The ring and the team ---------------------------------------------------------------------------------------- */

static bool in_map(struct context *c, const STATE *g, int space)
{
    return space > 0 && space < SPACES && MAP(g->map)->all >> space & 1;
}

static const char *broken_hero(struct context *c, const STATE *g, int post)
{
    const struct hero *h = &g->hero[post];
    if (h->player >= g->players || h->player == g->sins || (has_seat(g->left, h->player) && !g->winner))
        return "a Hero belongs to nobody on the Hero side";
    if (h->agent >= TEAM) return "a Hero in play is not of the team";
    if (h->turns > TURN_TOKENS) return "a Hero has more than 2 Turn tokens (OT-034)";
    if (h->npcs >> NPCS || h->laid_down >> NPCS) return "there are 3 NPCs";
    if (h->city && !MAP(g->map)->tile_at[h->city]) return "a City Action token lies in no District (OT-107)";
    for (int q = 0; q < post; q++) {
        bool taken = g->hero[q].space || g->hero[q].killed; /* in the set-up a place may be empty */
        if (taken && g->hero[q].agent == h->agent) return "a Hero stands on two places";
        if (h->city && g->hero[q].city == h->city) return "two City Action tokens lie in one District (OT-109)";
    }
    if (h->level < 1 || h->level > LEVELS) return "a Corruption Level is not 1 to 7 (OT-134)";
    if (h->wounds >> LEVELS || wound_count(h) >= WOUNDS) return "a Hero has more Wounds than he can bear (OT-194)";
    if (h->level == LEVELS && h->innocents) return "a Hero at level 7 holds Innocents (OT-149)";
    if (h->killed) {
        bool holds = h->extra_turns || h->innocents || h->npcs || h->wounds || upgrade_count(g, post);
        if (h->space || holds || g->agent[h->agent].status != OUT) return "a killed Hero is still in play (OT-203)";
        return NULL;
    }
    if (!in_map(c, g, h->space))
        return h->space ? "a Hero stands in no Space of the map" : "a place of the ring is empty";
    if (g->agent[h->agent].status != IN_PLAY) return "a Hero in play is not of the team";
    u8 hero = g->agent[h->agent].hero;
    if (!h->dashboard || (h->dashboard != hero && h->dashboard != HERO(hero)->second))
        return "a Hero has another's dashboard";
    return NULL;
}

static const char *broken_ring(struct context *c, const STATE *g, enum stage stage)
{
    for (int p = 0; p < RING; p++) {
        const struct hero *h = &g->hero[p];
        bool empty = !h->space && !h->killed;
        if (p >= g->heroes || (stage < ALL_LAID && empty)) {
            if (!empty || h->turns || h->extra_turns || h->innocents || h->npcs || h->city || upgrade_count(g, p))
                return "there are more Heroes than the Hero Number (OT-003)";
            continue;
        }
        const char *wrong = broken_hero(c, g, p);
        if (wrong) return wrong;
    }
    return NULL;
}

/* A Dark Past lies in its group and once, known to the Sins Player or revealed (OT-296 to OT-299). */
static const char *broken_dark_past(struct context *c, const STATE *g, int i)
{
    const struct agent *a = &g->agent[i];
    if (!a->dark_past != !a->dark_past_known) return "a Dark Past card is known or not there";
    if (!a->dark_past) return NULL;
    if (a->dark_past_known != only(g->sins) && a->dark_past_known != EVERYBODY)
        return "a Dark Past is for the Sins Player's eyes only (OT-298)";
    if (STORY(g->story)->type != CORRUPTION_STORY) return "this Story has no Dark Pasts (OT-042)";
    if (for_starting_hero(g, DARK_PAST(a->dark_past)->number) != a->started)
        return "a Dark Past of the Reserve lies with a starting Hero, or the other way round (OT-296)";
    for (int k = 0; k < i; k++)
        if (g->agent[k].dark_past == a->dark_past) return "a Dark Past card is doubled";
    return NULL;
}

/* `members`: how many are chosen; the set-up will choose the others. */
static const char *broken_team(struct context *c, const STATE *g, enum stage stage, int members)
{
    int started = 0, playing = 0, standing = 0;
    for (int i = 0; i < TEAM; i++) {
        const struct agent *a = &g->agent[i];
        if (i >= members) {
            if (!is_blank(a, sizeof *a)) return "somebody is of the team before his time";
            continue;
        }
        if (!a->hero || HERO(a->hero)->type != DASHBOARD) return "the team has less than 7 Heroes (OT-029)";
        for (int k = 0; k < i; k++)
            if (g->agent[k].hero == a->hero) return "a Hero is twice in the team";
        started += a->started;
        playing += a->status == IN_PLAY;
        const char *wrong = broken_dark_past(c, g, i);
        if (wrong) return wrong;
    }
    for (int p = 0; p < g->heroes; p++) standing += g->hero[p].space != 0;
    if (playing != standing) return "a Hero is in play and not on the board";
    if (started != (stage == ALL_LAID ? g->heroes : 0)) return "as many Heroes as the Hero Number start (OT-003)";
    return NULL;
}

/* -- Tokens -------------------------------------------------------------------------------------------------------- */

/* Face-down tokens: what lies there is what is counted, by Space and by kind (OT-S22). */
static const char *broken_hidden(struct context *c, const STATE *g, enum stage stage, int laid)
{
    int at[SPACES] = {0}, left[TOKENS];
    bool by_sins = STORY(g->story)->sins_hide;
    for (int t = 0; t < TOKENS; t++) left[t] = g->hidden_left[t];
    for (int i = 0; i < HIDDEN_TOKENS; i++) {
        bool waits = stage == BOARD && i >= laid; /* for the Sins Player to lay it */
        if (!g->hidden_at[i] || waits) {
            if (g->hidden[i] || g->hidden_known[i]) return "a face-down token lies nowhere";
        } else if (!g->hidden[i] || g->hidden_known[i] != (by_sins ? only(g->sins) : 0)) {
            return by_sins ? "a face-down token is known to the Sins Player alone"
                           : "nobody knows a face-down token (OT-S22)";
        } else if (--left[g->hidden[i] - T_FIRST] < 0) {
            return "the face-down tokens are not those that are counted";
        }
        if (g->hidden_at[i] && !in_map(c, g, g->hidden_at[i])) return "a token lies outside of the map";
        at[g->hidden_at[i]]++;
    }
    for (int t = 0; t < TOKENS && stage != BOARD; t++)
        if (left[t]) return "the face-down tokens are not those that are counted";
    for (int s = 1; s < SPACES; s++)
        if (at[s] != g->ground[s].hidden) return "face-down tokens are not where they are counted";
    return NULL;
}

static const char *broken_tokens(struct context *c, const STATE *g)
{
    if (!is_blank(&g->ground[0], sizeof g->ground[0])) return "a token lies outside of the map";
    for (int t = 0; t < TOKENS; t++) {
        int n = g->supply[t] + g->hidden_left[t];
        for (int s = 1; s < SPACES; s++) {
            n += physical(g, s, t);
            if (physical(g, s, t) && !in_map(c, g, s)) return "a token lies outside of the map";
        }
        for (int p = 0; p < RING; p++)
            n += t == EXTRA_TURN ? g->hero[p].extra_turns : t == INNOCENT ? g->hero[p].innocents : 0;
        if (t == INNOCENT ? n > token_counts[t] : n != token_counts[t]) return "a token is lost or doubled";
    }
    for (int s = 1; s < SPACES; s++) {
        const struct ground *here = &g->ground[s];
        if (__builtin_popcount(here->covered) > here->corruption) return "an icon is covered by no token (OT-S21)";
        for (int i = 0; i < 8; i++)
            if (here->covered >> i & 1 && (i >= ICONS || !MAP(g->map)->icons[s][i]))
                return "an icon is covered that is not there";
    }
    return NULL;
}

static const char *broken_things(struct context *c, const STATE *g)
{
    for (int i = 0; i < ALTARS; i++)
        if (g->altar[i] && !in_map(c, g, g->altar[i])) return "an Altar stands outside of the map";
    for (int i = 0; i < STRIKES; i++)
        if (g->strike[i] && !in_map(c, g, g->strike[i])) return "an Orbital Strike is outside of the map";
    for (int n = 0; n < NPCS; n++) {
        int holders = g->npc[n] != 0;
        if (g->npc[n] && !in_map(c, g, g->npc[n])) return "an NPC is outside of the map";
        for (int p = 0; p < RING; p++) holders += holds_npc(&g->hero[p], n);
        if (holders > 1) return "an NPC is in two places";
    }
    return NULL;
}

/* -- Monsters ------------------------------------------------------------------------------------------------------ */

static const char *broken_figures(struct context *c, const STATE *g)
{
    for (int i = 0; i < FIGURES; i++) {
        u8 own = i < FIRST_ABOMINATION ? ACOLYTES(g->acolytes)->acolyte
               : i < CONTROLLER_FIGURE ? SIN(g->sin_played)->abomination
               : i == CONTROLLER_FIGURE ? SIN(g->sin_played)->controller
               : i == AVATAR_FIGURE ? SIN(g->sin_played)->avatar : 0;
        if (g->at[i] > REMOVED) return "a figure is nowhere (OT-008)";
        if (on_board(g->at[i]) && !in_map(c, g, g->at[i])) return "a Monster stands in no Space of the map";
        if (i < FIRST_GUEST) {
            if (g->figure[i] != own) return "a figure is not of this Sin and these Acolytes (OT-017)";
            continue;
        }
        u8 type = MONSTER(g->figure[i])->type;
        if (on_board(g->at[i]) && !g->figure[i]) return "a figure is of no kind";
        if (g->figure[i] && type != HELL_CLUB && type != TURNED)
            return "a figure is not of this Sin and these Acolytes (OT-017)";
        if (g->at[i] == DEAD) return "a guest lies in the dead area (OT-S72)";
    }
    return NULL;
}

/* -- Cards --------------------------------------------------------------------------------------------------------- */

static int copies_of(struct cards k, u8 id)
{
    int n = 0;
    for (int i = 0; i < k.start[k.piles]; i++) n += k.id[i] == id;
    return n;
}

/* Whether all cards of a pile are known to just these; EVERYBODY: to all. */
static bool all_known(struct cards k, int pile, seats who)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++)
        if ((k.known[i] & who) != who) return false;
    return true;
}

static const char *broken_cards(struct context *c, STATE *g, enum stage stage)
{
    struct cards sin = SIN_DECK_OF(g), apocalypse = APOCALYPSE_OF(g), upgrades = UPGRADES_OF(g);
    for (int id = 1; id <= c->content->count[KIND_SIN_CARD]; id++)
        if (copies_of(sin, (u8)id) != (SIN_CARD(id)->sin == g->sin_played ? SIN_CARD(id)->copies : 0))
            return "a Sin card is lost or doubled";
    for (int id = 1; id <= c->content->count[KIND_APOCALYPSE]; id++)
        if (copies_of(apocalypse, (u8)id) != (APOCALYPSE(id)->type == STORY(g->story)->type ? APOCALYPSE(id)->copies : 0))
            return "an Apocalypse card is lost or doubled";
    for (int id = 1; id <= c->content->count[KIND_UPGRADE]; id++)
        if (copies_of(upgrades, (u8)id) != (stage == ALL_LAID ? UPGRADE(id)->copies : 0))
            return "an Upgrade is lost or doubled";
    if (!all_known(sin, SIN_HAND, only(g->sins))) return "the Sins Player does not know a card of the own hand";
    if (!all_known(apocalypse, OFFERED, only(g->sins)))
        return "the Sins Player does not know the cards that were drawn";
    bool open = all_known(sin, IN_FRONT, EVERYBODY) && all_known(sin, SIN_DISCARD, EVERYBODY) &&
                all_known(apocalypse, REVEALED, EVERYBODY) && all_known(apocalypse, APOCALYPSE_GONE, EVERYBODY);
    for (int pile = INVENTORY; pile < UPGRADE_PILES; pile++) open &= all_known(upgrades, pile, EVERYBODY);
    if (!open) return "a card lies open and is not known to all";
    if (pile_count(sin, IN_FRONT) > 1) return "more than one Sin card lies in front (OT-224)";
    if (pile_count(sin, IN_FRONT) && !g->card_played) return "a Sin card lies in front that was not played";
    if (pile_count(apocalypse, OFFERED) > 2) return "more than two Apocalypse cards are drawn (OT-257)";
    if (pile_count(apocalypse, OFFERED) && !runs(c, g, P_apocalypse_card))
        return "Apocalypse cards are drawn and nobody chooses";
    if (pile_count(upgrades, SHOWN) && !runs(c, g, P_take_upgrade)) return "Upgrades are offered and nobody chooses";
    for (int p = 0; p < g->heroes; p++)
        if (g->hero[p].jammed && card_find(upgrades, OWNED + p, g->hero[p].jammed) < 0)
            return "an Upgrade is out of effect that he does not have";
    return NULL;
}

/* -- Course -------------------------------------------------------------------------------------------------------- */

static bool is_post(const STATE *g, u8 post) { return post == NOWHERE || post < g->heroes; }
static bool is_added(int n) { return n >= -ADDED_MOST && n <= ADDED_MOST; }

static const char *broken_course(struct context *c, const STATE *g)
{
    const struct mission_row *mission = MISSION(g->mission);
    bool begun = g->upgrade.start[UPGRADE_PILES] != 0;
    if (!begun && (g->round || g->reactions || g->reactions_spent))
        return "a Round has begun before the set-up is over";
    if (g->reactions + g->reactions_spent > g->heroes + EXTRA_REACTIONS)
        return "there are more Reaction tokens than exist";
    if (g->apocalypse_level > LEVELS) return "the Apocalypse is above level 7 (OT-252)";
    if (!g->mission || mission->story != g->story) return "there is no current Mission (OT-265)";
    if (g->accomplished > CARRIED_ON) return "accomplished";
    if (g->accomplished == CARRIED_ON && !runs(c, g, P_settle)) return "the next Mission is chosen by nobody";
    if (g->accomplished == UNDER_WAY && mission->kind != M_GATHER && mission->kind != M_STATE &&
        g->progress >= mission_number(c, g, g->mission))
        return "the Mission is done and not accomplished (OT-266)";
    if (!is_post(g, g->current) || g->first >= g->heroes) return "the current Hero has no place in the ring";
    if (!is_post(g, g->fighter)) return "who fights has no place in the ring";
    if (g->head.top == NO_FRAME) return NULL;                /* the end may have come in the middle of everything */
    bool fight = runs(c, g, P_fight) || runs(c, g, P_ranged_fight);
    if ((g->fighter != NOWHERE) != fight) return "somebody fights without a Fight, or the other way round";
    if (fight ? !in_map(c, g, g->fight_at) : g->fight_at != 0) return "the Fight is in no Space of the map";
    if (!is_added(g->sin_dice) || !is_added(g->sin_hits) || !is_added(g->sin_corruption) || !is_added(g->hide) ||
        !is_added(g->hero_dice) || !is_added(g->steps_lost) || g->haste > ADDED_MOST || g->movers > ADDED_MOST)
        return "a card has added too much";
    if (g->winner) return "the game goes on although it is won";
    return NULL;
}

/* -- Frames -------------------------------------------------------------------------------------------------------- */

static const char *broken_effect(struct context *c, const STATE *g, const struct effect *e)
{
    static const u8 kinds[] = {KIND_STORY, KIND_MISSION, KIND_ACOLYTES, KIND_HERO, KIND_SIN_CARD, KIND_LEVEL,
                               KIND_APOCALYPSE, KIND_UPGRADE, KIND_DARK_PAST};
    bool known = false;
    for (int i = 0; i < COUNT(kinds); i++) known |= e->kind == kinds[i];
    if (!known || !e->card || e->card > c->content->count[e->kind]) return "an effect of no card runs";
    if (e->part < PART_EFFECT || e->part >= PART_TRIGGER + TRIGGERS_MAX) return "a card has no such part";
    if (!is_post(g, e->place) || !is_post(g, e->reg[R_THAT_HERO]) || !is_post(g, e->reg[R_HERO0]) ||
        !is_post(g, e->reg[R_HERO1]) || e->reg[R_SPACE0] >= SPACES || e->reg[R_SPACE1] >= SPACES)
        return "an effect concerns nothing that there is";
    struct code code = part(c, e);
    return e->pc > code.length || e->back > code.length ? "an effect runs behind its end" : NULL;
}

/* What was named in a vote becomes its result, so it must be one of the things that can be. */
static bool can_be_named(struct context *c, const STATE *g, const struct vote *vote, u8 value)
{
    switch ((enum vote_kind)vote->kind) {
    case VOTE_SINS_PLAYER: return value < g->players;
    case VOTE_TEAM: return value && value <= c->content->count[KIND_HERO];
    case VOTE_FIRST: case VOTE_HERO: return value < g->heroes;
    case VOTE_BRANCH: return value == MISSION(g->mission)->next[0] || value == MISSION(g->mission)->next[1];
    case VOTE_MODE: return value && value <= vote->about;
    }
    return false;
}

static const char *broken_vote(struct context *c, const STATE *g, const struct vote *vote)
{
    seats all = vote->kind == VOTE_SINS_PLAYER ? all_players(g) : hero_players(g);
    seats voters = vote->voters ? vote->voters : all;
    if (vote->kind < VOTE_SINS_PLAYER || vote->kind > VOTE_MODE) return "nobody knows what is voted on";
    if (voters >> g->players || vote->confirmed & (seats)~voters) return "somebody votes who has no voice";
    if (vote->kind == VOTE_MODE && (!vote->about || vote->about > MODES_MOST)) return "a text has no such choice";
    if (vote->kind == VOTE_BRANCH && !MISSION(g->mission)->next[1]) return "the Mission has no fork (OT-271)";
    for (seat s = 0; s < PLAYERS; s++) {
        if (vote->named[s] != NOT_NAMED && !can_be_named(c, g, vote, vote->named[s]))
            return "something is proposed that cannot be";
        if (has_seat(vote->confirmed, s) && vote->named[s] == NOT_NAMED) return "somebody has confirmed nothing";
    }
    return NULL;
}

/* Whether a procedure asks for the frame that called it, and this is one of the right kind. */
static bool called_rightly(const struct frame *f, const struct frame *below)
{
    u8 kind = f->proc == P_vote ? ((const struct vote *)(const void *)f->local)->kind : 0;
    if ((f->proc == P_whole_game) != !below) return false;   /* it stands at the bottom, and nothing else does */
    if (f->proc == P_pick_hero || f->proc == P_pick_space || kind == VOTE_MODE) return below->proc == P_effect;
    return kind != VOTE_HERO || below->proc == P_pick_hero;
}

/* Locals that say where or who: a number called so is a place of the ring, an agent, a figure or a Space. */
static const char *broken_local(struct context *c, const STATE *g, const struct frame *f, const char *name,
                                long long value)
{
    bool anywhere = f->proc == P_window && value == NOWHERE;
    if (!strcmp(name, "place") && value >= g->heroes && !anywhere)
        return "a rule concerns a place that is not in the ring";
    if (!strcmp(name, "agent") && value >= TEAM) return "a rule concerns nobody of the team";
    if (!strcmp(name, "figure") && value != ANY_FIGURE && value >= FIGURES)
        return "a rule concerns a figure that does not exist";
    if (!strcmp(name, "to") && !in_map(c, g, (int)value)) return "a rule concerns no Space of the map";
    if (!strcmp(name, "space") && value && !in_map(c, g, (int)value)) return "a rule concerns no Space of the map";
    if (!strcmp(name, "next") && value && MISSION(value)->story != g->story)
        return "the next Mission is of another Story";
    if (!strcmp(name, "source") && value > g->apocalypse.start[REVEALED + 1] - g->apocalypse.start[REVEALED])
        return "a task is of no card";
    return NULL;
}

/* Frames of the main stack or of a lane. */
static const char *broken_frames(struct context *c, const STATE *g, const u8 *stack, int used, bool lane)
{
    const struct frame *f, *below = NULL;
    const char *wrong;
    for (int n = 0; (f = frame_number(c->game, stack, used, n)); n++) {
        below = n ? frame_number(c->game, stack, used, n - 1) : NULL;
        if (f->seat != NOBODY && f->seat >= g->players) return "a rule runs for an empty seat";
        if (lane ? n || f->proc != P_wish : f->proc == P_wish || !called_rightly(f, below))
            return "a rule runs where it is not called";
        if (f->proc == P_effect) {
            if ((wrong = broken_effect(c, g, (const struct effect *)(const void *)f->local))) return wrong;
            continue;
        }
        if (f->proc == P_vote && (wrong = broken_vote(c, g, (const struct vote *)(const void *)f->local))) return wrong;
        if (f->proc == P_wish && ((const struct wish *)(const void *)f->local)->count > 3)
            return "somebody wishes for too much";
        for (const struct field *l = frame_procedure(c->game, f)->locals->field; l->name; l++)
            if (!l->count && (wrong = broken_local(c, g, f, l->name, field_get(l, f->local, 0)))) return wrong;
    }
    return NULL;
}

const char *find_fault(struct context *c, const void *state)
{
    STATE *g = (STATE *)(size_t)state; /* card piles are looked at, not changed */
    const char *wrong;
    int done;
    if (g->players < 2 || g->players > PLAYERS) return "players";
    if (!g->map) return "map";
    if (g->heroes != hero_number(g->players)) return "the Hero Number does not follow from the players (OT-003)";
    enum stage stage = stage_of(c, g, &done);
    bool roles = stage == ROLES && runs(c, g, P_vote); /* who is the Sins Player is not decided yet */
    if (!g->upgrade.start[UPGRADE_PILES] && runs(c, g, P_round)) return "the set-up is not over";
    if (!roles && g->sins >= g->players) return "there is no Sins Player";
    if (g->left >> g->players || (!roles && (has_seat(g->left, g->sins) || !hero_players(g)) && !g->winner))
        return "nobody is left on one side (OT-S121)";
    if ((wrong = broken_frames(c, g, g->head.stack, g->head.used, false))) return wrong;
    for (seat s = 0; s < PLAYERS; s++)
        if (has_seat(g->head.forked, s) &&
            (wrong = broken_frames(c, g, lane_at(&g->head, s), lane_used(c->game, &g->head, s), true)))
            return wrong;
    if (!roles && has_seat(g->head.forked, g->sins)) return "the Sins Player wishes for no Hero (OT-030)";
    if (stage == ROLES) return broken_blank(g);
    if (!g->sin_played || !g->acolytes) return "the Sins Player has no Sin or no Acolytes (OT-014, OT-018)";
    if (g->story != MAP(g->map)->story) return "the map is for another Story (OT-025)";
    int members = stage == BOARD ? 0 : done;
    if ((wrong = broken_ring(c, g, stage)) || (wrong = broken_team(c, g, stage, members))) return wrong;
    if ((wrong = broken_tokens(c, g)) || (wrong = broken_hidden(c, g, stage, done))) return wrong;
    if ((wrong = broken_things(c, g))) return wrong;
    if ((wrong = broken_figures(c, g)) || (wrong = broken_cards(c, g, stage))) return wrong;
    return broken_course(c, g);
}
