/* kit.c: the test table of kit.h. */
#include "kit.h"

void open_fresh(struct kit *k, struct opening o)
{
    kit_load(k, &the_others_game, o.lua);
    u8 map = kit_find(k, A_MAP, o.map ? o.map : "last_stand_old_town");
    kit_begin(k, (struct setup){(u8)(1 + (o.hero_players ? o.hero_players : 1)), map, o.options}, o.seed ? o.seed : 1);
}

/* Answers the questions of the set-up: seat 0 plays the Sins, Heroes by their order in the team. */
static void set_up(struct kit *k, struct opening o)
{
    u8 sin = kit_find(k, A_SIN, o.sin ? o.sin : "pride"), acolytes = kit_find(k, AN_ACOLYTES, o.acolytes ? o.acolytes : "doctors");
    while (!k->g->round) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        if (k->c.seat != who) rules_list(&k->c, who);
        struct action pick = k->c.option[0];
        for (int i = 0; i < k->c.count; i++) {
            struct action a = k->c.option[i];
            if (a.verb == ACT_CONFIRM) pick = a;
            if ((a.verb == ACT_CHOOSE_SIN && a.a == sin) || (a.verb == ACT_CHOOSE_ACOLYTES && a.a == acolytes)) pick = a;
            /* players wish for the Hero of their own place, so that nobody draws lots */
            int share = k->g->players == 2 ? 3 : k->g->players == 3 ? 2 : 1, first = (who - 1) * share;
            if (a.verb == ACT_WISH && k->g->head.lanes) {
                int count = ((struct wish *)lane_locals(&k->c, who))->count;
                if (a.a == k->g->agent[first + count].hero) pick = a;
            }
        }
        rules_answer(&k->c, who, pick);
    }
}

/* Takes everything off the board. */
static void clear_board(STATE *g)
{
    for (int s = 1; s < SPACES; s++) {
        for (int t = 0; t < TOKENS; t++) {
            g->supply[t] = (u8)(g->supply[t] + physical(g, s, t));
            *tokens_at(g, s, t) = 0;
        }
        g->ground[s].hidden = g->ground[s].covered = 0;
    }
    for (int t = 0; t < TOKENS; t++) {
        g->supply[t] = (u8)(g->supply[t] + g->hidden_left[t]);
        g->hidden_left[t] = 0;
    }
    memset(g->hidden, 0, sizeof g->hidden);
    memset(g->hidden_known, 0, sizeof g->hidden_known);
    memset(g->hidden_at, 0, sizeof g->hidden_at);
    memset(g->altar, 0, sizeof g->altar);
    memset(g->strike, 0, sizeof g->strike);
    memset(g->npc, 0, sizeof g->npc);
    for (int i = 0; i < FIRST_GUEST; i++) g->at[i] = NOT_ENTERED;
    while (pile_count(SIN_DECK_OF(g), SIN_HAND)) card_move(SIN_DECK_OF(g), SIN_HAND, 0, SIN_DECK, 0);
}

void open_table(struct kit *k, struct opening o)
{
    open_fresh(k, o);
    set_up(k, o);
    if (!o.board) clear_board(k->g);
    k->g->round = 1;
    forget(k);
}

void open_kit(struct kit *k, int hero_players) { open_table(k, (struct opening){.hero_players = hero_players}); }
void open_with(struct kit *k, int hero_players, const char *lua)
{
    open_table(k, (struct opening){.hero_players = hero_players, .lua = lua});
}

/* -- Ids ------------------------------------------------------------------------------------------------------------------ */

u8 hero_id(struct kit *k, const char *id) { return kit_find(k, A_HERO, id); }
u8 monster_id(struct kit *k, const char *id)
{
    if (!strcmp(id, "acolyte")) return k->g->figure[0];
    if (!strcmp(id, "abomination")) return k->g->figure[FIRST_ABOMINATION];
    if (!strcmp(id, "controller")) return k->g->figure[CONTROLLER_FIGURE];
    if (!strcmp(id, "avatar")) return k->g->figure[AVATAR_FIGURE];
    return kit_find(k, A_MONSTER, id);
}
u8 upgrade_id(struct kit *k, const char *id) { return kit_find(k, AN_UPGRADE, id); }
u8 sin_card_id(struct kit *k, const char *id) { return kit_find(k, A_SIN_CARD, id); }
u8 apocalypse_id(struct kit *k, const char *id) { return kit_find(k, AN_APOCALYPSE, id); }
u8 mission_id(struct kit *k, const char *id) { return kit_find(k, A_MISSION, id); }
u8 tile_id(struct kit *k, const char *id) { return kit_find(k, A_TILE, id); }

u8 space(const char *name)
{
    for (u8 s = 1; s < SPACES; s++)
        if (!strcmp(space_names[s], name)) return s;
    fail_msg("no Space '%s'", name);
    return 0;
}

static int where_is(const char *name)
{
    return !strcmp(name, "dead") ? DEAD : !strcmp(name, "not_entered") ? NOT_ENTERED : !strcmp(name, "removed") ? REMOVED : space(name);
}

/* -- Arranging -------------------------------------------------------------------------------------------------------------- */

void set_hero(struct kit *k, int place, const char *hero)
{
    STATE *g = k->g;
    u8 id = hero_id(k, hero);
    int agent = 0, old = g->hero[place].agent;
    while (agent < TEAM && g->agent[agent].hero != id) agent++;
    assert_true(agent < TEAM);
    for (int p = 0; p < g->heroes; p++)
        if (g->hero[p].agent == agent) {
            g->hero[p].agent = (u8)old;
            g->hero[p].dashboard = g->agent[old].hero;
        }
    u8 status = g->agent[agent].status;
    g->agent[agent].status = IN_PLAY;
    if (agent != old && status != IN_PLAY) g->agent[old].status = status;
    g->hero[place].agent = (u8)agent;
    g->hero[place].dashboard = id;
}

void stand(struct kit *k, int place, const char *name) { k->g->hero[place].space = space(name); }
void set_level(struct kit *k, int place, int level) { k->g->hero[place].level = (u8)level; }

void set_wounds(struct kit *k, int place, const char *levels)
{
    k->g->hero[place].wounds = 0;
    for (; *levels; levels++) k->g->hero[place].wounds |= (u8)(1u << (*levels - '1'));
}

void give_upgrade(struct kit *k, int place, const char *upgrade)
{
    u8 id = upgrade_id(k, upgrade);
    for (int pile = UPGRADE_DECK; pile <= INVENTORY; pile++) {
        int at = card_find(UPGRADES_OF(k->g), pile, id);
        if (at < 0) continue;
        card_move(UPGRADES_OF(k->g), pile, at, OWNED + place, EVERYBODY);
        if (pile == INVENTORY) card_move(UPGRADES_OF(k->g), UPGRADE_DECK, 0, INVENTORY, EVERYBODY);
        return;
    }
    fail_msg("no '%s' is left", upgrade);
}

void show_upgrades(struct kit *k, int n, ...)
{
    va_list list;
    while (pile_count(UPGRADES_OF(k->g), INVENTORY)) card_move(UPGRADES_OF(k->g), INVENTORY, 0, UPGRADE_DECK, 0);
    va_start(list, n);
    while (n-- > 0) {
        const char *id = va_arg(list, const char *);
        int at = card_find(UPGRADES_OF(k->g), UPGRADE_DECK, upgrade_id(k, id));
        if (at < 0) fail_msg("no '%s' is left", id);
        card_move(UPGRADES_OF(k->g), UPGRADE_DECK, at, INVENTORY, EVERYBODY);
    }
    va_end(list);
}

static void move_figures(struct kit *k, const char *monster, int to, int n)
{
    u8 id = monster_id(k, monster);
    for (; n > 0; n--) {
        int i = find_figure(k->g, id, NOT_ENTERED);
        if (i < 0 && to != DEAD) i = find_figure(k->g, id, DEAD);
        if (i < 0) /* a guest comes for the first time */
            for (int g = FIRST_GUEST; i < 0 && g < FIGURES; g++)
                if (k->g->at[g] == REMOVED) i = g;
        if (i < 0) fail_msg("no '%s' is left", monster);
        k->g->figure[i] = id;
        k->g->at[i] = (u8)to;
    }
}

void put(struct kit *k, const char *monster, const char *name, int n) { move_figures(k, monster, space(name), n); }
void bury(struct kit *k, const char *monster, int n) { move_figures(k, monster, DEAD, n); }

void lay(struct kit *k, int token, const char *name, int n)
{
    assert_true(k->g->supply[token] >= n);
    k->g->supply[token] = (u8)(k->g->supply[token] - n);
    *tokens_at(k->g, space(name), token) = (u8)(*tokens_at(k->g, space(name), token) + n);
}

static void lay_in(u8 *list, int most, u8 where)
{
    for (int i = 0; i < most; i++)
        if (!list[i]) {
            list[i] = where;
            return;
        }
    fail_msg("no such token is left");
}
void lay_strike(struct kit *k, const char *name) { lay_in(k->g->strike, STRIKES, space(name)); }
void lay_altar(struct kit *k, const char *name) { lay_in(k->g->altar, ALTARS, space(name)); }
void lay_npc(struct kit *k, int npc, const char *name) { k->g->npc[npc] = space(name); }

void hide(struct kit *k, int token, const char *name)
{
    STATE *g = k->g;
    assert_true(g->supply[token]);
    for (int i = 0; i < HIDDEN_TOKENS; i++)
        if (!g->hidden_at[i]) {
            g->supply[token]--;
            g->hidden_left[token]++;
            g->hidden[i] = (u8)(T_FIRST + token);
            g->hidden_known[i] = 0;
            g->hidden_at[i] = space(name);
            g->ground[space(name)].hidden++;
            return;
        }
    fail_msg("no room for a hidden token");
}

void give_card(struct kit *k, const char *card)
{
    u8 id = sin_card_id(k, card);
    int at = card_find(SIN_DECK_OF(k->g), SIN_DECK, id);
    if (at < 0) fail_msg("no '%s' is left", card);
    card_move(SIN_DECK_OF(k->g), SIN_DECK, at, SIN_HAND, only(k->g->sins));
}

void reveal(struct kit *k, const char *card)
{
    u8 id = apocalypse_id(k, card);
    int at = card_find(APOCALYPSE_OF(k->g), APOCALYPSE_DECK, id);
    if (at < 0) fail_msg("'%s' is not in this Story's deck", card);
    card_move(APOCALYPSE_OF(k->g), APOCALYPSE_DECK, at, REVEALED, EVERYBODY);
}

void top_apocalypse(struct kit *k, const char *card)
{
    struct cards cards = APOCALYPSE_OF(k->g);
    int at = card_find(cards, APOCALYPSE_DECK, apocalypse_id(k, card));
    if (at < 0) fail_msg("'%s' is not in this Story's deck", card);
    card_move(cards, APOCALYPSE_DECK, at, APOCALYPSE_DECK, 0);
    for (int n = pile_count(cards, APOCALYPSE_DECK) - 1; n > 0; n--) card_move(cards, APOCALYPSE_DECK, 0, APOCALYPSE_DECK, 0);
}

void set_mission(struct kit *k, const char *mission)
{
    k->g->mission = mission_id(k, mission);
    k->g->progress = 0;
    k->g->accomplished = UNDER_WAY;
}

void no_reserve(struct kit *k)
{
    for (int i = 0; i < TEAM; i++)
        if (k->g->agent[i].status == RESERVE) k->g->agent[i].status = OUT;
}

void dice(struct kit *k, const char *faces)
{
    static const char letters[] = "H.CDSF", sin_letters[] = "ch.bn.";
    k->dice.count = k->dice.next = 0;
    for (; *faces; faces++) {
        if (*faces == ' ') continue;
        const char *at = strchr(letters, *faces);
        if (!at) {
            at = strchr(sin_letters, *faces);
            if (!at) fail_msg("no face '%c'", *faces);
            k->dice.value[k->dice.count++] = (u8)(at - sin_letters + 1);
        } else {
            k->dice.value[k->dice.count++] = (u8)(at - letters + 1);
        }
    }
}

/* The frames of the place are built for a player's first Hero: here for the Hero on a place of the ring. */
static void aim(struct kit *k, int ring)
{
    for (struct frame *f = frame_at(&k->g->head, k->g->head.top); f; f = caller(f)) {
        if (f->proc == P_hero_turns) ((struct hero_turns *)(void *)f->local)->post = (u8)ring;
        if (f->proc == P_turn) {
            ((struct turn *)(void *)f->local)->post = (u8)ring;
            ((struct turn *)(void *)f->local)->agent = k->g->hero[ring].agent;
        }
        if (f->proc == P_reaction) {
            ((struct reaction *)(void *)f->local)->post = (u8)ring;
            ((struct reaction *)(void *)f->local)->agent = k->g->hero[ring].agent;
        }
    }
}

void at_turn(struct kit *k, int place)
{
    if (!k->g->hero[place].turns) k->g->hero[place].turns = 1;
    kit_build(k, "turn", player_of(k->g, place));
    aim(k, place);
    rules_run(&k->c);
}

void at_reaction(struct kit *k, int place)
{
    kit_build(k, "reaction", player_of(k->g, place));
    aim(k, place);
    k->g->current = (u8)place;
    rules_run(&k->c);
}

void at_round(struct kit *k) { kit_enter(k, "round", player_of(k->g, 0)); }
void at_round_end(struct kit *k) { kit_enter(k, "round_end", player_of(k->g, 0)); }

void bear_wounds(struct kit *k)
{
    while (k->c.pending && !strcmp(asked(k), "SLOT") && offered(k, ACT_COVER_SLOT)) answer(k, ACT_COVER_SLOT);
}

void step_to(struct kit *k, const char *name) { answer(k, ACT_STEP, space(name)); }

void fight_here(struct kit *k, const char *faces)
{
    dice(k, faces);
    answer(k, ACT_FIGHT);
    answer(k, ACT_NO_CORRUPTION);
}

void end_turn(struct kit *k) { answer(k, ACT_END_TURN); }

int figures_at(struct kit *k, const char *monster, const char *name)
{
    int n = 0, where = where_is(name);
    u8 id = monster_id(k, monster);
    for (int i = 0; i < FIGURES; i++) n += k->g->figure[i] == id && k->g->at[i] == where;
    return n;
}

bool owns(struct kit *k, int place, const char *upgrade)
{
    return card_find(UPGRADES_OF(k->g), OWNED + place, upgrade_id(k, upgrade)) >= 0;
}

bool in_pile(struct kit *k, struct cards cards, int pile, u8 id)
{
    (void)k;
    return card_find(cards, pile, id) >= 0;
}
