/* screen_pages.c: the pages after the short table: hand, team, market, jail, players, events, mission. */
#include "screen.h"

static void begin_page(struct screen *p, const char *name) { text_add(p->out, "\f%s\n", name); }

/* " Draw 1 card." after what stands before it; nothing when the card has no text. */
static void write_text(struct screen *p, int kind, u8 id)
{
    const char *text = row_text(p, kind, id);
    text_add(p->out, "%s%s\n", *text ? " " : "", text);
}

static void write_card(struct screen *p, u8 id)
{
    static const char *const types[] = {"", "One-Time-Use", "Equipment", "Ambush"};
    static const char *const categories[] = {"Weapon", "Vehicle", "Armour", "Gadget"};
    const struct context *c = p->c;
    const struct card_row *card = CARD(id);
    text_add(p->out, "%s: %s%s", row_name(p, KIND_CARD, id), card->deck == AGENCY ? "Agency, " : "", types[card->type]);
    for (int i = 0; i < COUNT(categories); i++)
        if (card->categories >> i & 1) text_add(p->out, ", %s", categories[i]);
    if (card->attack) text_add(p->out, ", Attack +%d", card->attack);
    if (card->health) text_add(p->out, ", Health +%d", card->health);
    text_add(p->out, ", Influence %d.", card->influence);
    write_text(p, KIND_CARD, id);
}

static void page_hand(struct screen *p)
{
    const u8 *id = p->g->city.id;
    int from = p->g->city.start[HAND + p->who], to = p->g->city.start[HAND + p->who + 1];
    begin_page(p, "Hand");
    text_add(p->out, "%d cards, Influence %d in all.\n", to - from, hand_influence(p->c, p->g, p->who));
    for (int i = from, first, same; i < to; i++) {
        for (first = from; id[first] != id[i]; first++) {}
        if (first != i || id[i] >= CITY_BACK) continue;
        for (same = 0; first < to; first++) same += id[first] == id[i];
        if (same > 1) text_add(p->out, "%d x ", same);
        write_card(p, id[i]);
    }
}

static void write_team_of(struct screen *p, seat s)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        const struct slot *here = &p->g->player[s].slot[slot];
        int pile = ATTACHED + s * SLOTS + slot;
        if (!here->hero) continue;
        text_add(p->out, "Slot %d: %s, Attack %d, Health %d, damage %d.", slot + 1, row_name(p, KIND_HERO, here->hero),
                 hero_attack(p->c, p->g, s, slot), hero_health(p->c, p->g, s, slot), here->damage);
        write_text(p, KIND_HERO, here->hero);
        for EACH_CARD(card, CITY_CARDS(p->g), pile) {
            text_add(p->out, "  ");
            write_card(p, card);
        }
    }
}

static void write_defeated(struct screen *p, seat s)
{
    int from = p->g->hero.start[DEFEATED + s], to = p->g->hero.start[DEFEATED + s + 1];
    for (int i = from; i < to; i++)
        text_add(p->out, "%s%s%s", i == from ? "Defeated: " : ", ", row_name(p, KIND_HERO, p->g->hero.id[i]),
                 i + 1 == to ? ".\n" : "");
}

static void page_team(struct screen *p)
{
    begin_page(p, "Team");
    text_add(p->out, "Attack %d in all, %d of %d slots filled.\n", team_attack(p->c, p->g, p->who),
             team_count(p->g, p->who), SLOTS);
    write_team_of(p, p->who);
    write_defeated(p, p->who);
}

static void page_market(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    begin_page(p, "Market");
    for EACH_CARD(held, HEROES(g), MARKET) {
        u8 id = held;
        const struct hero_row *hero = HERO(id);
        text_add(p->out, "%s: ", row_name(p, KIND_HERO, id));
        if (hero->type == MERCENARY) text_add(p->out, "Mercenary");
        else text_add(p->out, "Attack %d, Health %d", hero->attack, hero->health);
        text_add(p->out, ", costs %d.", p->who == NOBODY ? hero->influence : recruit_cost(p->c, g, p->who, id));
        write_text(p, KIND_HERO, id);
    }
    text_add(p->out, "Hero Deck: %d cards.\n", g->hero.start[HERO_DECK + 1] - g->hero.start[HERO_DECK]);
}

static void page_jail(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    begin_page(p, "Jail");
    text_add(p->out, "%d Villains.\n", jail_count(g, p->who) + arrested_count(g, p->who));
    for EACH_CARD(villain, VILLAINS(g), JAIL + p->who) {
        u8 id = villain;
        if (id >= VILLAIN_BACK) text_add(p->out, "Level %d, face unknown.\n", level_of(p->c, id));
        else
            text_add(p->out, "%s: Level %d, Health %d.\n", row_name(p, KIND_VILLAIN, id), VILLAIN(id)->level,
                     VILLAIN(id)->health);
    }
    for EACH_CARD(hero, HEROES(g), DEALT + p->who) /* VG-068 */
        text_add(p->out, "%s: a Hero, arrested.\n", row_name(p, KIND_HERO, hero));
}

/* "So far: drew 4, fought 3, jailed 2.": what all saw somebody do, from which they may guess at Identities. */
static void write_conduct(struct screen *p, seat s, const char *before)
{
    static const char *const words[CONDUCT_TYPES] = {
        [DREW] = "drew", [RECRUITED] = "recruited", [FOUGHT] = "fought", [LOCKED_UP] = "jailed", [HEALED] = "healed",
        [REARMED] = "took Equipment back", [TRADED] = "offered trades", [PLACED_JAILBREAK] = "placed Jailbreak",
        [PLACED_FIREFIGHT] = "placed Firefight", [PLACED_HACKING] = "placed Hacking",
        [PLACED_LOOT_CRATE] = "placed Loot Crate", [PLACED_PARAMEDIC] = "placed Paramedic",
        [SET_OFF_JAILBREAK] = "set off Jailbreak", [SET_OFF_FIREFIGHT] = "set off Firefight",
        [SET_OFF_HACKING] = "set off Hacking", [SET_OFF_LOOT_CRATE] = "set off Loot Crate",
        [SET_OFF_PARAMEDIC] = "set off Paramedic", [SET_OFF_NOTHING] = "set off nothing",
        [STRUCK] = "struck Heroes of others", [ROBBED] = "cost others cards", [RELEASED] = "cost others Villains",
        [LOOKED] = "investigated"};
    const char *between = before;
    for (int d = 0; d < CONDUCT_TYPES; d++) {
        int n = p->g->player[s].conduct[d];
        if (!n) continue;
        text_add(p->out, "%s%s %d", between, words[d], n);
        between = ", ";
    }
    if (between != before) text_add(p->out, ".\n");
}

static void page_players(struct screen *p)
{
    begin_page(p, "Players");
    for (seat s = 0; s < p->g->players; s++) {
        size_t from = p->out->length;
        if (s == p->who) continue;
        write_seat(p, s);
        text_capital(p->out, from);
        text_add(p->out, ": Attack %d, actions %d, hand ", team_attack(p->c, p->g, s), p->g->player[s].actions);
        write_hand(p, s);
        text_add(p->out, ", jail ");
        write_jail(p, s);
        write_open_tokens(p, s);
        text_add(p->out, ".\n");
        write_team_of(p, s);
        write_defeated(p, s);
        write_conduct(p, s, "So far: ");
    }
    if (p->who != NOBODY) write_notes(p);
}

static int count_pile(const u8 *start, int pile) { return start[pile + 1] - start[pile]; }

static void page_events(struct screen *p)
{
    static const char *const words[] = {
        [JAILBREAK] = "Jailbreak: everybody loses 1 jailed Villain",
        [FIREFIGHT] = "Firefight: everybody picks 1 of their Heroes, which takes 1 damage",
        [HACKING] = "Hacking: everybody discards 1 hand card",
        [LOOT_CRATE] = "Loot Crate: everybody draws 1 City card, or an Agency card with 3 jailed Villains",
        [PARAMEDIC] = "Paramedic: everybody heals 1 damage of one of their Heroes"};
    const STATE *g = p->g;
    const struct context *c = p->c;
    begin_page(p, "Events");
    text_add(p->out, "On the Event Track: ");
    write_track(p);
    text_add(p->out, ". In the bag: %d. A token is set off when its number was submitted.\n", g->bag_count);
    for (int type = JAILBREAK; type <= PARAMEDIC; type++) {
        bool there = false;
        for (int i = 0; i < g->track_count; i++) there |= TOKEN(g->track[i])->type == type;
        if (there) text_add(p->out, "%s.\n", words[type]);
    }
    text_add(p->out, "City Deck: %d cards, discarded %d. Agency Deck: %d cards, discarded %d.\n",
             count_pile(g->city.start, CITY_DECK), count_pile(g->city.start, CITY_DISCARD),
             count_pile(g->city.start, AGENCY_DECK), count_pile(g->city.start, AGENCY_DISCARD));
}

/* Who has looked at which of the reader's tokens is public. */
static void write_watchers(struct screen *p)
{
    const struct player *player = &p->g->player[p->who];
    for (int t = 0; t < TOKENS; t++)
        for (seat s = 0; s < p->g->players; s++) {
            if (s == p->who || player->token_known[t] == EVERYBODY || !has_seat(player->token_known[t], s)) continue;
            size_t from = p->out->length;
            write_seat(p, s);
            text_capital(p->out, from);
            text_add(p->out, " has looked at your token %d.\n", t + 1);
        }
}

static void page_mission(struct screen *p)
{
    static const char *const names[] = {"none", "Good", "Evil", "Neutral"};
    const struct context *c = p->c;
    u8 identity = p->g->player[p->who].identity;
    begin_page(p, "Mission");
    if (!identity) return;
    const char *allegiance = names[IDENTITY(identity)->allegiance];
    text_add(p->out, "%s, %s. You win if at the end: ", row_name(p, KIND_IDENTITY, identity), allegiance);
    write_mission(p);
    text_add(p->out, "\nSo far: ");
    write_progress(p);
    text_add(p->out, "\nTwo of your four Allegiance tokens show %s, the two others one each of the other two.\n",
             allegiance);
    write_watchers(p);
    write_conduct(p, p->who, "What others saw you do: ");
}

void write_pages(struct screen *p)
{
    if (!p->g->round) return;
    if (p->who != NOBODY) {
        page_hand(p);
        page_team(p);
    }
    page_market(p);
    if (p->who != NOBODY) page_jail(p);
    page_players(p);
    page_events(p);
    if (p->who != NOBODY) page_mission(p);
}
