/* invariants.c: what is true of every state of The Others between two answers, besides what its description says;
 * positions are held to it. */
#include "derivation.h"
#include "engine/field_access.h"
#include "procedures.h"

enum { MODES_MOST = 4 };

/* -- Where the set-up is ------------------------------------------------------------------------------------------ */

/* How much of the table is laid; each stage holds what those before it hold. */
enum stage { ROLES, BOARD /* Sin, board and tokens */, TEAM_CHOSEN, ALL_LAID };

static bool runs(const STATE *g, u8 proc)
{
    for (struct frame *f = top_of(g); f; f = caller(f))
        if (f->proc == proc) return true;
    return false;
}

/* The stage that the rules stand at; *done: how many face-down tokens are laid, or Heroes chosen, in it. */
static enum stage stage_of(const STATE *g, int *done)
{
    const struct frame *f = frame_at(&g->head, 0);
    *done = TEAM;
    if (g->head.top == NO_FRAME) return ALL_LAID;            /* the game is over */
    if (f->step <= STEP(whole_game, ROLES) || f->step == STEP(whole_game, SIN) || f->step == STEP(whole_game, ACOLYTES))
        return ROLES;
    if (f->step == STEP(whole_game, WISHED)) return TEAM_CHOSEN;
    bool hide = f->step == STEP(whole_game, HIDE);
    if (f->step == STEP(whole_game, EXTRAS)) *done = 0;      /* the Story's own set-up is before the Heroes (OT-028) */
    else if (hide || f->step == STEP(whole_game, NAMED)) *done = LOCALS(whole_game, f)->done;
    else return ALL_LAID;
    return hide ? BOARD : TEAM_CHOSEN;
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
    STATE blank = {.head = g->head, .players = g->players, .heroes = g->heroes, .options = g->options, .map = g->map,
                   .sins = g->sins, .sin_played = g->sin_played, .modifier_mask = g->modifier_mask,
                   .trigger_mask = g->trigger_mask, .current = NOWHERE, .fighter = NOWHERE};
    for (int p = 0; p < RING; p++) blank.hero[p].player = NOBODY;
    return memcmp(&blank, g, sizeof blank) ? "something lies on the table before its time" : NULL;
}

/* -- The ring and the team ---------------------------------------------------------------------------------------- */

static bool in_map(struct context *c, const STATE *g, int space)
{
    return space > 0 && space < SPACES && in_set(MAP(g->map)->all, space);
}
static bool off_map(struct context *c, const STATE *g, int space) { return space && !in_map(c, g, space); }

static const char *broken_hero(struct context *c, const STATE *g, int post)
{
    const struct hero *h = &g->hero[post];
    if (h->player >= g->players || h->player == g->sins || (has_seat(g->left, h->player) && !g->winner))
        return "a Hero belongs to nobody on the Hero side";
    if (h->npcs >> NPCS || h->laid_down >> NPCS) return "there are 3 NPCs";
    if (h->city && !MAP(g->map)->tile_at[h->city]) return "a City Action token lies in no District (OT-107)";
    for (int q = 0; q < post; q++) {
        bool taken = g->hero[q].space || g->hero[q].killed;  /* in the set-up a post may be empty */
        if (taken && g->hero[q].agent == h->agent) return "a Hero stands on two posts";
        if (h->city && g->hero[q].city == h->city) return "two City Action tokens lie in one District (OT-109)";
    }
    if (h->level < 1 || h->level > LEVELS) return "a Corruption Level is not 1 to 7 (OT-134)";
    if (h->wounds >> LEVELS || wound_count(h) >= WOUNDS) return "a Hero has more Wounds than he can bear (OT-194)";
    if (h->level == LEVELS && h->innocents) return "a Hero at level 7 holds Innocents (OT-149)";
    if (h->jammed && !has_card(UPGRADES_OF(g), OWNED + post, h->jammed))
        return "an Upgrade is out of effect that he does not have";
    if (h->killed) {
        bool holds = h->extra_turns || h->innocents || h->npcs || h->wounds || upgrade_count(g, post);
        if (h->space || holds || g->agent[h->agent].status != OUT) return "a killed Hero is still in play (OT-203)";
        return NULL;
    }
    if (!in_map(c, g, h->space))
        return h->space ? "a Hero stands in no Space of the map" : "a post of the ring is empty";
    if (g->agent[h->agent].status != IN_PLAY) return "a Hero in play is not of the team";
    u8 hero = g->agent[h->agent].hero;
    if (!h->dashboard || (h->dashboard != hero && h->dashboard != HERO(hero)->second))
        return "a Hero has another's dashboard";
    return NULL;
}

static const char *broken_ring(struct context *c, const STATE *g, enum stage stage)
{
    const char *wrong = NULL;
    for (int p = 0; p < RING && !wrong; p++) {
        const struct hero *h = &g->hero[p];
        bool empty = !h->space && !h->killed;
        if (p < g->heroes && (stage == ALL_LAID || !empty)) wrong = broken_hero(c, g, p);
        else if (!empty || h->turns || h->extra_turns || h->innocents || h->npcs || h->city || upgrade_count(g, p))
            wrong = "there are more Heroes than the Hero Number (OT-003)";
    }
    return wrong;
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

/* -- Tokens and figures ------------------------------------------------------------------------------------------- */

/* Face-down tokens: what lies there is what is counted, by Space and by kind (OT-S22). */
static const char *broken_hidden(struct context *c, const STATE *g, enum stage stage, int laid)
{
    int at[SPACES] = {0}, left[TOKENS];
    bool by_sins = STORY(g->story)->sins_hide;
    for (int t = 0; t < TOKENS; t++) left[t] = g->hidden_left[t];
    for (int i = 0; i < HIDDEN_TOKENS; i++) {
        bool waits = stage == BOARD && i >= laid;            /* for the Sins Player to lay it */
        if (!g->hidden_at[i] || waits) {
            if (g->hidden[i] || g->hidden_known[i]) return "a face-down token lies nowhere";
        } else if (!g->hidden[i] || g->hidden_known[i] != (by_sins ? only(g->sins) : 0)) {
            return by_sins ? "a face-down token is known to the Sins Player alone"
                           : "nobody knows a face-down token (OT-S22)";
        } else if (--left[g->hidden[i] - T_FIRST] < 0) {
            return "the face-down tokens are not those that are counted";
        }
        if (off_map(c, g, g->hidden_at[i])) return "a token lies outside of the map";
        at[g->hidden_at[i]]++;
    }
    if (stage == BOARD && (laid >= HIDDEN_TOKENS || !g->hidden_at[laid])) return "no face-down token is left to lay";
    for (int t = 0; t < TOKENS && stage != BOARD; t++)
        if (left[t]) return "the face-down tokens are not those that are counted";
    for (int s = 1; s < SPACES; s++)
        if (at[s] != g->ground[s].hidden) return "face-down tokens are not where they are counted";
    return NULL;
}

static const char *broken_tokens(struct context *c, const STATE *g)
{
    for EACH_BIT(s, ~MAP(g->map)->all & (space_bit(SPACES) - 1))
        if (!is_blank(&g->ground[s], sizeof g->ground[s])) return "a token lies outside of the map";
    for (int t = 0; t < TOKENS; t++) {
        int n = g->supply[t] + g->hidden_left[t] + SUM(s, MAP(g->map)->all, physical(g, s, t));
        for (int p = 0; p < RING; p++)
            n += t == EXTRA_TURN ? g->hero[p].extra_turns : t == INNOCENT ? g->hero[p].innocents : 0;
        if (t == INNOCENT ? n > token_counts[t] : n != token_counts[t]) return "a token is lost or doubled";
    }
    for EACH_BIT(s, MAP(g->map)->all) {
        const struct ground *here = &g->ground[s];
        if (set_count(here->covered) > here->corruption) return "an icon is covered by no token (OT-S21)";
        for EACH_BIT(i, here->covered)
            if (i >= ICONS || !MAP(g->map)->icons[s][i]) return "an icon is covered that is not there";
    }
    return NULL;
}

static const char *broken_things(struct context *c, const STATE *g)
{
    if (SUBSET(i, bit(ALTARS) - 1, off_map(c, g, g->altar[i]))) return "an Altar stands outside of the map";
    if (SUBSET(i, bit(STRIKES) - 1, off_map(c, g, g->strike[i]))) return "an Orbital Strike is outside of the map";
    if (SUBSET(n, bit(NPCS) - 1, off_map(c, g, g->npc[n]))) return "an NPC is outside of the map";
    for (int n = 0; n < NPCS; n++)
        if ((g->npc[n] != 0) + SUM(p, bit(RING) - 1, holds_npc(&g->hero[p], n)) > 1) return "an NPC is in two places";
    return NULL;
}

static const char *broken_figures(struct context *c, const STATE *g)
{
    for (int i = 0; i < FIGURES; i++) {
        u8 type = MONSTER(g->figure[i])->type;
        bool own = i < FIRST_GUEST ? g->figure[i] == own_monster(c, g, i)
                                   : !g->figure[i] || type == HELL_CLUB || type == TURNED;
        if (!own) return "a figure is not of this Sin and these Acolytes (OT-017)";
        if (on_board(g->at[i]) && off_map(c, g, g->at[i])) return "a Monster stands in no Space of the map";
        if (on_board(g->at[i]) && !g->figure[i]) return "a figure is of no kind";
        if (i >= FIRST_GUEST && g->at[i] == DEAD) return "a guest lies in the dead area (OT-S72)";
    }
    return NULL;
}

/* -- Cards -------------------------------------------------------------------------------------------------------- */

/* Whether all cards of some piles side by side are known to these at least. */
static bool all_known(struct cards k, int pile, int last, seats who)
{
    for (int i = k.start[pile]; i < k.start[last + 1]; i++)
        if ((k.known[i] & who) != who) return false;
    return true;
}

static const char *broken_cards(const STATE *g, enum stage stage)
{
    struct cards sin = SIN_DECK_OF(g), apocalypse = APOCALYPSE_OF(g), upgrades = UPGRADES_OF(g);
    if (!sin.start[SIN_PILES] || !apocalypse.start[APOCALYPSE_PILES]) return "the Sins Player has no cards";
    if (!upgrades.start[UPGRADE_PILES] != (stage < ALL_LAID)) return "Upgrades are dealt when the Heroes are chosen";
    if (!all_known(sin, SIN_HAND, SIN_HAND, only(g->sins)))
        return "the Sins Player does not know a card of his own hand";
    if (!all_known(apocalypse, OFFERED, OFFERED, only(g->sins)))
        return "the Sins Player does not know the cards that were drawn";
    if (!all_known(sin, IN_FRONT, SIN_DISCARD, EVERYBODY) ||
        !all_known(apocalypse, REVEALED, APOCALYPSE_GONE, EVERYBODY) ||
        !all_known(upgrades, INVENTORY, UPGRADE_PILES - 1, EVERYBODY))
        return "a card lies open and is not known to all";
    if (pile_count(sin, IN_FRONT) > 1) return "more than one Sin card lies in front (OT-224)";
    if (pile_count(sin, IN_FRONT) && !g->card_played) return "a Sin card lies in front that was not played";
    if (pile_count(apocalypse, OFFERED) > 2) return "more than two Apocalypse cards are drawn (OT-257)";
    if (pile_count(apocalypse, OFFERED) && !runs(g, P_apocalypse_card))
        return "Apocalypse cards are drawn and nobody chooses";
    if (pile_count(upgrades, SHOWN) && !runs(g, P_take_upgrade)) return "Upgrades are offered and nobody chooses";
    return NULL;
}

/* -- Course ------------------------------------------------------------------------------------------------------- */

static bool is_post(const STATE *g, u8 post) { return post == NOWHERE || post < g->heroes; }
static bool is_added(int n) { return n >= -ADDED_MOST && n <= ADDED_MOST; }

static const char *broken_course(struct context *c, const STATE *g, enum stage stage)
{
    const struct mission_row *mission = MISSION(g->mission);
    if (stage < ALL_LAID && (g->round || g->reactions || g->reactions_spent))
        return "a Round has begun before the set-up is over";
    if (g->reactions + g->reactions_spent > g->heroes + EXTRA_REACTIONS)
        return "there are more Reaction tokens than exist";
    if (!g->mission || mission->story != g->story) return "there is no current Mission (OT-265)";
    if (g->accomplished == CARRIED_ON && !runs(g, P_settle)) return "the next Mission is chosen by nobody";
    if (g->accomplished == UNDER_WAY && mission->kind != M_GATHER && mission->kind != M_STATE &&
        g->progress >= mission_number(c, g, g->mission))
        return "the Mission is done and not accomplished (OT-266)";
    if (!is_post(g, g->current) || g->first >= g->heroes) return "the current Hero has no post in the ring";
    if (!is_post(g, g->fighter)) return "who fights has no post in the ring";
    if (g->head.top == NO_FRAME) return NULL;                /* the end may have come in the middle of everything */
    bool fight = false;
    for (struct frame *f = top_of(g); f; f = caller(f))
        fight |= (f->proc == P_fight || f->proc == P_ranged_fight) && f->step;
    if ((g->fighter != NOWHERE) != fight) return "somebody fights without a Fight, or the other way round";
    if (fight ? !in_map(c, g, g->fight_at) : g->fight_at != 0) return "the Fight is in no Space of the map";
    if (!is_added(g->sin_dice) || !is_added(g->sin_hits) || !is_added(g->sin_corruption) || !is_added(g->hide) ||
        !is_added(g->hero_dice) || !is_added(g->steps_lost) || g->haste > ADDED_MOST || g->movers > ADDED_MOST)
        return "a card has added too much";
    if (g->winner) return "the game goes on although it is won";
    return NULL;
}

/* -- Frames ------------------------------------------------------------------------------------------------------- */

static const char *broken_effect(const STATE *g, const struct effect *e)
{
    u32 posts = bit(R_THAT_HERO) | bit(R_HERO0) | bit(R_HERO1), where = bit(R_SPACE0) | bit(R_SPACE1) | bit(R_HERE);
    u32 wrong = SUBSET(r, posts, !is_post(g, e->reg[r])) | SUBSET(r, where, e->reg[r] >= SPACES);
    return is_post(g, e->place) && !wrong ? NULL : "an effect concerns nothing that there is";
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

static const char *broken_vote(struct context *c, const STATE *g, struct frame *f)
{
    const struct vote *vote = LOCALS(vote, f);
    if (vote->kind < VOTE_SINS_PLAYER) return "nobody knows what is voted on";
    if (voters(g, vote) >> g->players || vote->confirmed & (seats)~voters(g, vote))
        return "somebody votes who has no voice";
    if (vote->kind == VOTE_TEAM && vote->about != team_classes[LOCALS(whole_game, caller(f))->done % TEAM])
        return "another class of Heroes is voted on (OT-037)";
    if (vote->kind == VOTE_MODE && (!vote->about || vote->about > MODES_MOST)) return "a text has no such choice";
    if (vote->kind == VOTE_SINS_PLAYER && f->step == STEP(vote, SINS_DECIDE)) return "there is no Sins Player yet";
    if (vote->kind == VOTE_BRANCH && !MISSION(g->mission)->next[1]) return "the Mission has no fork (OT-271)";
    for (seat s = 0; s < PLAYERS; s++) {
        if (vote->named[s] != NOT_NAMED && !can_be_named(c, g, vote, vote->named[s]))
            return "something is proposed that cannot be";
        if (has_seat(vote->confirmed, s) && vote->named[s] == NOT_NAMED) return "somebody has confirmed nothing";
    }
    return NULL;
}

/* Which vote it is follows from where it is called. */
static u8 vote_called_by(const struct frame *f)
{
    switch (f->proc) {
    case P_whole_game: return f->step == STEP(whole_game, ROLES) ? VOTE_SINS_PLAYER : VOTE_TEAM;
    case P_round: return VOTE_FIRST;
    case P_settle: return VOTE_BRANCH;
    case P_pick_hero: return VOTE_HERO;
    default: return VOTE_MODE;
    }
}

/* Locals that say where or who: a number called so is a post of the ring or a Space. */
static const char *broken_local(struct context *c, const STATE *g, const char *name, int value)
{
    if (!strcmp(name, "post") && !is_post(g, (u8)value)) return "a rule concerns a post that is not in the ring";
    if (!strcmp(name, "to") && !in_map(c, g, value)) return "a rule concerns no Space of the map";
    if (!strcmp(name, "space") && off_map(c, g, value)) return "a rule concerns no Space of the map";
    if (!strcmp(name, "next") && value && MISSION(value)->story != g->story)
        return "the next Mission is of another Story";
    if (!strcmp(name, "icons") && value >> ICONS) return "a District has 3 icons at most";
    return NULL;
}

/* Those of the team before `agent` have their Dark Past, the others not yet. */
static const char *broken_deal(struct context *c, const STATE *g, int agent)
{
    if (STORY(g->story)->type != CORRUPTION_STORY) return "this Story has no Dark Pasts (OT-042)";
    for (int i = 0; i < TEAM; i++)
        if ((g->agent[i].dark_past != 0) != (i < agent)) return "a Dark Past is dealt out of turn (OT-296)";
    return NULL;
}

static const char *broken_frame(struct context *c, const STATE *g, struct frame *f)
{
    const char *wrong = NULL;
    if (f->proc == P_effect) return broken_effect(g, LOCALS(effect, f));
    if (f->proc == P_vote && LOCALS(vote, f)->kind != vote_called_by(caller(f))) return "this is not what is voted on";
    if (f->proc == P_vote) return broken_vote(c, g, f);
    if (f->proc == P_deal_dark_pasts) return broken_deal(c, g, f->step ? LOCALS(deal_dark_pasts, f)->agent : 0);
    if (f->proc == P_pick_space && !LOCALS(pick_space, f)->word) return "no Space is chosen";
    for (const struct field *l = frame_procedure(c->game, f)->locals->field; l->name && !wrong; l++)
        if (!l->count) wrong = broken_local(c, g, l->name, (int)field_get(l, f->local, 0));
    return wrong;
}

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    const char *wrong = NULL;
    int done;
    if (!g->map) return "map";
    if (g->heroes != hero_number(g->players)) return "the Hero Number does not follow from the players (OT-003)";
    enum stage stage = stage_of(g, &done);
    bool roles = stage == ROLES && frame_at(&g->head, 0)->step <= STEP(whole_game, ROLES); /* he is not decided yet */
    if (!g->upgrade.start[UPGRADE_PILES] && runs(g, P_round)) return "the set-up is not over";
    if (!roles && g->sins >= g->players) return "there is no Sins Player";
    if (g->left >> g->players || (!roles && (has_seat(g->left, g->sins) || !hero_players(g)) && !g->winner))
        return "nobody is left on one side (OT-S121)";
    if (g->left && !g->round) return "somebody has left during the set-up (OT-S121)";
    for (struct frame *f = top_of(g); f; f = caller(f))
        if ((wrong = broken_frame(c, g, f))) return wrong;
    if (!roles && has_seat(g->head.forked, g->sins)) return "the Sins Player wishes for no Hero (OT-030)";
    if (stage == ROLES) return broken_blank(g);
    if (!g->sin_played || !g->acolytes) return "the Sins Player has no Sin or no Acolytes (OT-014, OT-018)";
    if (g->story != MAP(g->map)->story) return "the map is for another Story (OT-025)";
    if ((wrong = broken_ring(c, g, stage)) || (wrong = broken_team(c, g, stage, stage == BOARD ? 0 : done)) ||
        (wrong = broken_tokens(c, g)) || (wrong = broken_hidden(c, g, stage, done)) || (wrong = broken_things(c, g)) ||
        (wrong = broken_figures(c, g)) || (wrong = broken_cards(g, stage)))
        return wrong;
    return broken_course(c, g, stage);
}
