/* scene.c: the table of Vigilante for one reader: the shared board, and everybody's team, hand, jail and tokens. */
#include "engine/parts.h"
#include "engine/scene.h"
#include "procedures.h"

enum { DIE_NUMBERS = 6, BREAKING_POINT = 3 /* VG-154 */ };

/* A pile as scene_pile and scene_cards want it. */
#define PILE_OF(family, pile) (g)->family.id + (g)->family.start[pile], pile_count(CARDS_OF((g)->family), pile)

/* Who reads: a seat of this game, or NOBODY. */
static seat reader_of(const struct scene *s, const STATE *g)
{
    return scene_reader(s) < g->players ? scene_reader(s) : NOBODY;
}

/* -- The shared board ----------------------------------------------------------------------------------------- */

static void show_phase(struct scene *s, struct context *c, const STATE *g)
{
    if (is_over(g)) scene_ruling(s, TONE_PLAIN, 244, "the game is over");
    else if (g->head.forked && !g->round) scene_ruling(s, TONE_PLAIN, 40, "everybody keeps a Starter Hero");
    else if (!g->round) scene_ruling(s, TONE_PLAIN, 14, "set-up");
    else if (g->current != NOBODY && g->current == scene_reader(s)) scene_ruling(s, TONE_PLAIN, 112, "your turn");
    else if (g->current != NOBODY) scene_ruling(s, TONE_PLAIN, 112, "turn of %s", scene_seat(s, g->current));
    else if (nearest_locals(c, P_trigger_events)) scene_ruling(s, TONE_PLAIN, 156, "Trigger Events");
    else if (nearest_locals(c, P_choose_event))
        scene_ruling(s, TONE_PLAIN, 104, "Choose New Event: %s", scene_seat(s, g->first));
    else scene_ruling(s, TONE_PLAIN, 101, "between two steps of the round");
}

static void show_game(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_MAT, NULL, "game");
    scene_is(s, A_SCENARIO, g->scenario);
    scene_pane(s, PANE_HEAD);
    if (g->round) scene_number(s, N_ROUND, g->round, SCENARIO(g->scenario)->rounds);
    show_phase(s, c, g);
    scene_close(s);
}

static void show_token(struct scene *s, struct context *c, u8 token)
{
    scene_piece(s, A_TOKEN, token, 1);
    scene_number(s, N_FACE, TOKEN(token)->number, ANY);
}

/* A place for each number, with its tokens and the dice that show it (VG-148). */
static void show_track(struct scene *s, struct context *c, const STATE *g)
{
    static const char *const titles[] = {"", "1", "2", "3", "4", "5", "6"};
    const struct trigger_events *running = nearest_locals(c, P_trigger_events);
    const struct one_event *event = nearest_locals(c, P_one_event);
    scene_open(s, AS_TRACK, "Event Track", "track");
    scene_pane(s, PANE_BOARD);
    for (int number = 1; number <= DIE_NUMBERS; number++) {
        scene_open(s, AS_SPACE, titles[number], "%d", number);
        scene_mark(s, running && running->number == number, MARK_CURRENT);
        for (int i = 0; i < g->track_count; i++) {
            if (TOKEN(g->track[i])->number != number) continue;
            scene_piece(s, A_TOKEN, g->track[i], 1);
            scene_mark(s, event && event->token == g->track[i], MARK_CURRENT);
        }
        for (seat p = 0; p < g->players; p++) {
            if (g->player[p].die != number) continue;
            scene_piece(s, A_DIE, (u8)number, 1);
            scene_owner(s, p);
            scene_tint(s, (enum tint)(TINT_RED + g->player[p].colour));
            scene_key(s, "die%d", p);
        }
        scene_close(s);
    }
    scene_close(s);
}

static void show_chart(struct scene *s, struct context *c, const struct villain_row *villain, int more)
{
    for (int i = 0; i < SLOTS; i++) { /* an empty cell stays empty (VG-262) */
        int printed = villain->chart[i];
        scene_number(s, (u8)(N_STRIKES_1 + i),
                     printed ? AT_LEAST(0, PART(printed, "printed") + PART(more, "by effects")) : 0, ANY);
    }
}

/* The Villain is shown until the fight is over, although it may lie in a jail or under its deck before. */
static void show_fight(struct scene *s, struct context *c, const STATE *g)
{
    if (!g->fighting) return;
    scene_open(s, AS_CARD, NULL, "fight");
    scene_is(s, A_VILLAIN, g->fighting);
    scene_pane(s, PANE_BOARD);
    scene_mark(s, true, MARK_CURRENT);
    scene_mark(s, !pile_count(VILLAINS(g), FIGHT), MARK_ECHO | MARK_OFF);
    scene_number(s, N_LEVEL, VILLAIN(g->fighting)->level, ANY);
    scene_number(s, N_HEALTH, villain_health_now(c, g), ANY);
    show_chart(s, c, VILLAIN(g->fighting), g->villain_attack);
    if (g->fighter != NOBODY) {
        scene_number(s, N_TEAM_ATTACK, team_attack(c, g, g->fighter), ANY); /* VG-204 */
        scene_bound(s, villain_health_now(c, g));
        scene_ruling(s, TONE_PLAIN, 197, "fight of %s", scene_seat(s, g->fighter));
    }
    scene_close(s);
}

static void show_market(struct scene *s, struct context *c, const STATE *g)
{
    const struct recruit *sale = nearest_locals(c, P_recruit);
    seat who = reader_of(s, g);
    scene_open(s, AS_ROW, "Hero Market", "market");
    scene_pane(s, PANE_BOARD);
    for EACH_CARD(id, HEROES(g), MARKET) {
        bool sold = sale && sale->hero == id;
        scene_piece(s, A_HERO, id, 1);
        scene_mark(s, sold, MARK_CURRENT);
        int cost = who == NOBODY ? HERO(id)->influence : recruit_cost(c, g, who, id);
        scene_number(s, N_COST, cost, ANY);
        if (sold && sale->paid) scene_number(s, N_PAID, sale->paid, cost);
        if (HERO(id)->type == MERCENARY) continue;
        scene_number(s, N_ATTACK, HERO(id)->attack, ANY);
        scene_number(s, N_HEALTH, HERO(id)->health, ANY);
    }
    scene_close(s);
}

static void show_villain_deck(struct scene *s, struct context *c, const STATE *g)
{
    bool any = pile_count(VILLAINS(g), VILLAIN_DECK);
    u8 top = any ? card_at(VILLAINS(g), VILLAIN_DECK, 0) : 0;
    scene_open(s, AS_PILE, "Villain Deck", "villain");
    if (any) scene_number(s, N_TOP_LEVEL, level_of(c, top), ANY); /* VG-227 */
    scene_cards(s, A_VILLAIN, PILE_OF(villain, VILLAIN_DECK));
    scene_close(s);
    if (!any || top >= VILLAIN_BACK) return;
    scene_open(s, AS_HAND, "On top of it", "top");           /* what the reader has seen there */
    scene_piece(s, A_VILLAIN, top, 1);
    scene_mark(s, true, MARK_ECHO | MARK_DOWN);
    scene_number(s, N_HEALTH, VILLAIN(top)->health, ANY);
    show_chart(s, c, VILLAIN(top), 0);
    scene_close(s);
}

/* Tokens that the reader has just drawn are in their hands, although the state keeps them in the bag (VG-104). */
static void show_bag(struct scene *s, struct context *c, const STATE *g)
{
    const struct choose_event *choice = nearest_locals(c, P_choose_event);
    scene_open(s, AS_PILE, "Event bag", "bag");
    for (int i = 0; i < g->bag_count; i++)
        if (!choice || (g->bag[i] != choice->drawn[0] && g->bag[i] != choice->drawn[1])) show_token(s, c, g->bag[i]);
    scene_close(s);
}

static void show_decks(struct scene *s, struct context *c, const STATE *g)
{
    seat who = reader_of(s, g);
    scene_open(s, AS_ROW, "Decks", "deck");
    scene_pane(s, PANE_BOARD);
    show_villain_deck(s, c, g);
    scene_pile(s, AS_PILE, "Hero Deck", "hero", A_HERO, PILE_OF(hero, HERO_DECK));
    scene_pile(s, AS_PILE, "City Deck", "city", A_CARD, PILE_OF(city, CITY_DECK));
    scene_pile(s, AS_PILE, "City discards", "city_discard", A_CARD, PILE_OF(city, CITY_DISCARD));
    scene_pile(s, AS_PILE, "Agency Deck", "agency", A_CARD, PILE_OF(city, AGENCY_DECK));
    scene_mark(s, who != NOBODY && !agency_access(c, g, who), MARK_OFF); /* VG-142 */
    scene_pile(s, AS_PILE, "Agency discards", "agency_discard", A_CARD, PILE_OF(city, AGENCY_DISCARD));
    show_bag(s, c, g);
    if (pile_count(HEROES(g), USED)) scene_pile(s, AS_PILE, "Used Mercenaries", "used", A_HERO, PILE_OF(hero, USED));
    if (pile_count(HEROES(g), GONE)) scene_pile(s, AS_PILE, "Out of the game", "gone", A_HERO, PILE_OF(hero, GONE));
    scene_close(s);
}

/* Cards that are being carried out (VG-S101). */
static void show_played(struct scene *s, const STATE *g)
{
    int cards = g->city.start[AMBUSHED + 1] - g->city.start[PLAYED], heroes = pile_count(HEROES(g), ASIDE);
    if (!cards && !heroes) return;
    scene_open(s, AS_ROW, "Being played", "played");
    scene_pane(s, PANE_BOARD);
    scene_cards(s, A_CARD, g->city.id + g->city.start[PLAYED], cards);
    scene_cards(s, A_HERO, PILE_OF(hero, ASIDE));
    scene_close(s);
}

/* -- Players -------------------------------------------------------------------------------------------------- */

/* The slot whose Equipment somebody is picking from, as a hero_ref; NOBODY: none. Answers do not say whose it is. */
static u8 slot_spoken_of(struct context *c, const STATE *g)
{
    const struct frame *f = is_over(g) || g->head.lanes ? NULL : top_frame(c);
    if (f && f->proc == P_break_equipment) return ((const struct break_equipment *)(const void *)f->local)->hero;
    if (!f || f->proc != P_excess) return NOBODY;
    const struct excess *L = (const struct excess *)(const void *)f->local;
    return hero_ref(L->owner, L->slot);
}

static bool team_spoken_of(struct context *c, const STATE *g, seat p)
{
    const struct frame *f = is_over(g) || g->head.lanes ? NULL : top_frame(c);
    return f && f->proc == P_reclaim && f->seat == p;
}

static void show_equipment(struct scene *s, struct context *c, const STATE *g, seat p, int slot)
{
    const struct slot *here = &g->player[p].slot[slot];
    int from = g->city.start[attached_pile(p, slot)], n = card_count_attached(g, p, slot);
    const u8 *card = g->city.id + from;
    for (int i = 0, first, same; i < n; i++) {
        for (first = 0; card[first] != card[i]; first++) {}
        if (first < i) continue;
        for (same = 0; first < n; first++) same += card[first] == card[i];
        scene_piece(s, A_CARD, card[i], same);
        scene_mark(s, CARD(card[i])->use.length && used_up(here, CARD(card[i])->limit, i + 1), MARK_USED);
    }
}

static void show_slot(struct scene *s, struct context *c, const STATE *g, seat p, int slot)
{
    static const char *const titles[SLOTS] = {"slot 1", "slot 2", "slot 3", "slot 4"};
    const struct slot *here = &g->player[p].slot[slot];
    scene_open(s, here->hero ? AS_CARD : AS_SPACE, here->hero ? NULL : titles[slot], "%d", slot + 1);
    scene_mark(s, slot_spoken_of(c, g) == hero_ref(p, slot), MARK_CURRENT);
    if (here->hero) {
        scene_is(s, A_HERO, here->hero);
        scene_mark(s, HERO(here->hero)->use.length && used_up(here, HERO(here->hero)->limit, 0), MARK_USED);
        scene_number(s, N_ATTACK, hero_attack(c, g, p, slot), ANY);
        scene_number(s, N_HEALTH, hero_health(c, g, p, slot), ANY);
        scene_number(s, N_CUBES, here->damage, ANY);
        show_equipment(s, c, g, p, slot);
    }
    scene_close(s);
}

/* Who has looked at a token is public; what the reader saw is their private record (VG-S66). */
static void show_looks(struct scene *s, struct context *c, const STATE *g, seat p, int spot)
{
    u8 face = g->player[p].token[spot];
    struct text names = {0};
    for (seat o = 0; o < g->players; o++)
        if (has_seat(g->player[p].token_known[spot], o))
            text_add(&names, "%s%s", names.length ? ", " : "seen by ", scene_seat(s, o));
    if (names.length) scene_ruling(s, TONE_PLAIN, 49, "%s", names.at);
    if (face && reader_of(s, g) != NOBODY)
        scene_ruling(s, TONE_NOTE, RULING_(66), "you saw %s", thing_name(c->game, c->content, AN_ALLEGIANCE, face));
    text_free(&names);
}

static void show_allegiance(struct scene *s, struct context *c, const STATE *g, seat p)
{
    static const char *const titles[TOKENS] = {"1", "2", "3", "4"};
    const struct player *player = &g->player[p];
    scene_open(s, AS_ROW, "Allegiance tokens", "allegiance");
    for (int spot = 0; spot < TOKENS; spot++) {
        bool open = player->token_known[spot] == EVERYBODY;
        scene_open(s, AS_SPACE, titles[spot], "%d", spot + 1);
        scene_mark(s, !open, MARK_DOWN);                     /* VG-261: four backs are not worth a word each */
        if (open) {
            scene_piece(s, AN_ALLEGIANCE, player->token[spot], 1);
            scene_key(s, "token%d.%d", p, spot + 1);
        } else {
            show_looks(s, c, g, p, spot);
        }
        scene_close(s);
    }
    scene_close(s);
}

static void show_dealt(struct scene *s, struct context *c, const STATE *g, seat p)
{
    const struct starter *choice = has_seat(g->head.forked, p) ? lane_locals(c, p) : NULL;
    scene_open(s, AS_HAND, "Starter Heroes to choose from", "dealt");
    if (p != reader_of(s, g)) scene_cards(s, A_HERO, PILE_OF(hero, DEALT + p));
    else
        for EACH_CARD(hero, HEROES(g), DEALT + p) {
            scene_piece(s, A_HERO, hero, 1);
            scene_mark(s, choice && choice->kept == hero, MARK_CHOSEN);
        }
    scene_close(s);
}

/* The two tokens that the First Player alone sees (VG-104). */
static void show_drawn(struct scene *s, struct context *c)
{
    const struct choose_event *choice = nearest_locals(c, P_choose_event);
    if (!choice || !choice->drawn[0]) return;
    scene_open(s, AS_HAND, "Drawn Events", "drawn");
    for (int i = 0; i < COUNT(choice->drawn); i++)
        if (choice->drawn[i]) show_token(s, c, choice->drawn[i]);
    scene_close(s);
}

/* The dice that the reader has just rolled (VG-148); otherwise the die that goes to the Event Track and comes back. */
static void show_dice(struct scene *s, struct context *c, const STATE *g, seat p)
{
    const struct submit_die *roll = p == reader_of(s, g) ? nearest_locals(c, P_submit_die) : NULL;
    int dice = 0;
    while (roll && dice < COUNT(roll->face) && roll->face[dice]) dice++;
    if (!dice && g->player[p].die) return;
    scene_open(s, AS_HAND, dice ? "Rolled dice" : "Dice", "dice");
    if (dice) {
        scene_cards(s, A_DIE, roll->face, dice);
    } else {
        scene_piece(s, A_DIE, 0, 1);
        scene_key(s, "die%d", p);
    }
    scene_close(s);
}

static void show_jail(struct scene *s, struct context *c, const STATE *g, seat p)
{
    int secure = player_modifier(c, g, p, V_SECURE);
    scene_open(s, AS_HAND, "Jail", "jail");
    scene_number(s, N_JAILED, jail_count(g, p) + arrested_count(g, p), ANY);
    if (secure > 0) scene_number(s, N_SECURE, secure, ANY);
    scene_cards(s, A_VILLAIN, PILE_OF(villain, JAIL + p));
    if (arrested_count(g, p)) scene_cards(s, A_HERO, PILE_OF(hero, DEALT + p)); /* VG-068 */
    scene_close(s);
}

static void show_team(struct scene *s, struct context *c, const STATE *g, seat p)
{
    scene_open(s, AS_ROW, "Team", "team");
    scene_mark(s, team_spoken_of(c, g, p), MARK_CURRENT);
    for (int slot = 0; slot < SLOTS; slot++) show_slot(s, c, g, p, slot);
    scene_close(s);
    scene_open(s, AS_HAND, "Defeated", "defeated");
    scene_number(s, N_BROKEN, defeated_count(g, p), BREAKING_POINT);
    for EACH_CARD(hero, HEROES(g), DEFEATED + p) {
        scene_piece(s, A_HERO, hero, 1);
        scene_mark(s, true, MARK_DEAD);
    }
    scene_close(s);
}

static void show_player(struct scene *s, struct context *c, const STATE *g, seat p)
{
    const struct player *player = &g->player[p];
    bool own = p == reader_of(s, g);
    scene_open(s, AS_MAT, NULL, "%d", p);
    scene_owner(s, p);
    scene_pane(s, own ? PANE_MINE : PANE_OTHERS);
    scene_tint(s, (enum tint)(TINT_RED + player->colour));
    scene_mark(s, p == g->current, MARK_CURRENT);
    scene_mark(s, p == g->first && g->round, MARK_FIRST);
    scene_mark(s, is_over(g) && has_seat(g->winners, p), MARK_CHOSEN);
    scene_number(s, N_ACTIONS, player->actions, ACTIONS);
    scene_number(s, N_TEAM_ATTACK, team_attack(c, g, p), ANY);
    if (own) scene_number(s, N_PURSE, hand_influence(c, g, p), ANY);
    if (player->identity) {
        scene_piece(s, AN_IDENTITY, player->identity, 1);
        scene_key(s, "identity%d", p); /* there may be several Guardians */
        scene_mark(s, player->identity_known != EVERYBODY, MARK_DOWN);
    }
    if (!g->round) show_dealt(s, c, g, p);
    show_team(s, c, g, p);
    scene_pile(s, AS_HAND, "Hand", "hand", A_CARD, PILE_OF(city, HAND + p));
    show_jail(s, c, g, p);
    show_allegiance(s, c, g, p);
    show_dice(s, c, g, p);
    if (own) show_drawn(s, c);
    scene_close(s);
}

/* -- Pages ---------------------------------------------------------------------------------------------------- */

/* What all saw somebody do, from which they may guess at Identities. */
static void show_conduct(struct scene *s, const STATE *g)
{
    _Static_assert(N_LOCKED_UP - N_DREW == LOCKED_UP - DREW && N_DREW + CONDUCT_TYPES == NUMBERS, "enum conduct");
    scene_open(s, AS_ROW, "Conduct", "conduct");
    scene_pane(s, PANE_PAGE);
    for (seat p = 0; p < g->players; p++) {
        scene_open(s, AS_LIST, NULL, "%d", p);
        scene_owner(s, p);
        for (int type = 0; type < CONDUCT_TYPES; type++)
            if (g->player[p].conduct[type]) scene_number(s, (u8)(N_DREW + type), g->player[p].conduct[type], ANY);
        scene_close(s);
    }
    scene_close(s);
}

/* Which Identities there may be (VG-015, VG-020). */
static void show_identities(struct scene *s, struct context *c, const STATE *g)
{
    const struct scenario_row *card = SCENARIO(g->scenario);
    const u8 dealt[] = {[GOOD] = card->good, [EVIL] = card->evil, [NEUTRAL] = card->neutral};
    scene_open(s, AS_LIST, "Identities", "identities");
    scene_pane(s, PANE_PAGE);
    for (int a = GOOD; a <= NEUTRAL; a++)
        if (dealt[a]) scene_number(s, (u8)(N_GOOD + a - GOOD), dealt[a], ANY);
    if (card->random) scene_number(s, N_RANDOM, card->random, ANY);
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++) {
        const struct identity_row *identity = IDENTITY(id);
        if (!dealt[identity->allegiance] && !card->random) continue;
        if (identity->advanced && (g->options & FIRST_GAME)) continue;
        scene_piece(s, AN_IDENTITY, (u8)id, identity->copies);
        scene_mark(s, true, MARK_ECHO);
    }
    scene_close(s);
}

static void show_events(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_LIST, "Events", "events");
    scene_pane(s, PANE_PAGE);
    for (u8 type = JAILBREAK; type <= PARAMEDIC; type++) {
        bool there = false;
        for (int i = 0; i < g->track_count; i++) there |= TOKEN(g->track[i])->type == type;
        if (there) show_event_type(s, type);
    }
    scene_close(s);
}

void scene(struct scene *s, struct context *c, const void *view)
{
    const STATE *g = view;
    show_game(s, c, g);
    show_track(s, c, g);
    show_fight(s, c, g);
    show_played(s, g);
    show_market(s, c, g);
    show_decks(s, c, g);
    scene_open(s, AS_ROW, "Players", "seat");
    for (seat p = 0; p < g->players; p++) show_player(s, c, g, p);
    scene_close(s);
    if (reader_of(s, g) != NOBODY) show_mission(s, c, g);
    show_conduct(s, g);
    show_identities(s, c, g);
    show_events(s, c, g);
}
