/* screen_pages.c: the pages after the short table: Heroes, Districts, Monsters, Apocalypse, Upgrades, Sin cards. */
#include "screen.h"

static void begin_page(struct screen *p, const char *name) { text_add(p->out, "\f%s\n", name); }

static const char *space_name(const struct screen *p, u8 space)
{
    return thing_name(p->c->game, p->c->content, A_SPACE, space);
}

/* Each kind of card of a stretch once, with its text. */
static void list_cards(struct screen *p, int kind, const u8 *id, int count, const char *indent)
{
    for (int i = 0, first, same; i < count; i++) {
        for (first = 0; id[first] != id[i]; first++) {}
        if (first != i || id[i] > p->c->content->count[kind]) continue; /* backs have no row */
        for (same = 0; first < count; first++) same += id[first] == id[i];
        text_add(p->out, "%s", indent);
        if (same > 1) text_add(p->out, "%d x ", same);
        text_add(p->out, "%s: %s\n", row_name(p, kind, id[i]), row_text(p, kind, id[i]));
    }
}

/* -- Heroes -------------------------------------------------------------------------------------------------------- */

/* What Voluntary Corruption would give to the next roll (OT-140). */
static void write_bonus(struct screen *p, const struct hero *h)
{
    struct hero next = *h;
    next.level++;
    if (h->level == LEVELS) {
        text_add(p->out, "  At level 7: no Voluntary Corruption (OT-148).\n");
        return;
    }
    struct track bonus = track_bonus(&next);
    const char *between = "";
    text_add(p->out, "  Voluntary Corruption now: level %d, ", next.level);
    if (bonus.dice) text_add(p->out, "+%d %s", bonus.dice, bonus.dice > 1 ? "dice" : "die"), between = ", ";
    if (bonus.defense) text_add(p->out, "%s+%d Defense", between, bonus.defense), between = ", ";
    if (bonus.hits) text_add(p->out, "%s+%d Hit%s", between, bonus.hits, bonus.hits > 1 ? "s" : ""), between = ", ";
    if (bonus.free) text_add(p->out, "%s+1 result of your choice", between), between = ", ";
    text_add(p->out, "%s.\n", *between ? "" : "no bonus");
}

/* "Shooter, Fight 2, Skill 3, Base Defense 1, Ranged. This Hero takes no Wound ..." */
static void write_stats(struct screen *p, u8 hero)
{
    const struct context *c = p->c;
    const struct hero_row *row = HERO(hero);
    text_add(p->out, "%s, Fight %d, Skill %d, Base Defense %d%s. %s", class_labels[row->class], row->fight, row->skill,
             row->defense, row->ranged ? ", Ranged" : "", row_text(p, KIND_HERO, hero));
    if (!row->second) return;
    text_add(p->out, " Second form: %s, ", row_name(p, KIND_HERO, row->second));
    write_stats(p, row->second);
}

static void write_dashboard(struct screen *p, int post)
{
    const struct context *c = p->c;
    const STATE *g = p->g;
    const struct hero *h = &g->hero[post];
    const char *quote = content_string(c->content, HERO(h->dashboard)->quote);
    text_add(p->out, "%s (", row_name(p, KIND_HERO, h->dashboard));
    write_seat(p, h->player);
    if (!in_play(g, post)) {
        text_add(p->out, "): dead, to be replaced.\n");
        return;
    }
    text_add(p->out, ") in %s: ", space_name(p, h->space));
    write_stats(p, h->dashboard);
    if (*quote) text_add(p->out, " \"%s\"", quote);
    text_add(p->out, "\n  Level %d, Wounds %d of %d, track ", h->level, wound_count(h), WOUNDS);
    write_track(p, h);
    text_add(p->out, ". Turn tokens %d, Extra Turn tokens %d, City Action token ", h->turns, h->extra_turns);
    if (h->city) text_add(p->out, "in %s.\n", space_name(p, h->city));
    else text_add(p->out, "free.\n");
    write_bonus(p, h);
    list_cards(p, KIND_UPGRADE, g->upgrade.id + g->upgrade.start[OWNED + post], upgrade_count(g, post), "  ");
    if (h->jammed) text_add(p->out, "  Out of effect until the reset: %s.\n", row_name(p, KIND_UPGRADE, h->jammed));
    if (h->spent[0]) {
        int spent = 0;
        while (spent < SPENT && h->spent[spent]) spent++;
        text_add(p->out, "  Used in this Round: ");
        write_cards(p, KIND_UPGRADE, h->spent, spent);
        text_add(p->out, ".\n");
    }
    if (holds_npc(h, COMMISSIONER)) text_add(p->out, "  With the Commissioner: 1 die more in Fights (OT-158).\n");
    if (holds_npc(h, PROXY)) text_add(p->out, "  With PROXY: 1 Wound and 1 Corruption less in each check (OT-096).\n");
    if (holds_npc(h, RAVENCORP)) text_add(p->out, "  With RavenCorp: 1 step more in the Move (OT-078).\n");
    if (h->innocents) text_add(p->out, "  Innocents: %d.\n", h->innocents);
    if (h->marks & NO_HEALING) text_add(p->out, "  Cannot remove Wounds until the reset.\n");
    if (h->marks & ABILITY_USED) text_add(p->out, "  The Natural Ability was used in this Round.\n");
}

/* A card that the reader knows, or that it is there at all. */
static void write_dark_past(struct screen *p, const struct agent *a)
{
    if (!a->dark_past_known) return;
    if (a->dark_past && a->dark_past <= p->c->content->count[KIND_DARK_PAST])
        text_add(p->out, "  Dark Past%s: %s. %s\n", a->dark_past_known == EVERYBODY ? ", revealed" : "",
                 row_name(p, KIND_DARK_PAST, a->dark_past), row_text(p, KIND_DARK_PAST, a->dark_past));
    else
        text_add(p->out, "  Has a Dark Past, face down.\n");
}

static void page_heroes(struct screen *p)
{
    const STATE *g = p->g;
    begin_page(p, "Heroes");
    for (int post = 0; post < g->heroes; post++) {
        if (!g->hero[post].dashboard) continue;
        write_dashboard(p, post);
        if (in_play(g, post)) write_dark_past(p, &g->agent[g->hero[post].agent]);
    }
}

static void page_reserve(struct screen *p)
{
    static const char *const status[] = {[RESERVE] = "", [OUT] = ", out of the game"};
    begin_page(p, "Reserve");
    for (int i = 0; i < TEAM; i++) {
        const struct agent *a = &p->g->agent[i];
        if (!a->hero || a->status == IN_PLAY) continue;
        text_add(p->out, "%s%s: ", row_name(p, KIND_HERO, a->hero), status[a->status]);
        write_stats(p, a->hero);
        text_add(p->out, "\n");
        write_dark_past(p, a);
    }
    if (!reserve_count(p->g)) text_add(p->out, "Nobody is left: the next Hero who dies decides the game (OT-044).\n");
}

/* -- The board ----------------------------------------------------------------------------------------------------- */

static void page_districts(struct screen *p)
{
    const struct context *c = p->c;
    const struct map_row *map = MAP(p->g->map);
    begin_page(p, "Districts");
    for (u8 s = 1; s < SPACES; s++) {
        if (!map->tile_at[s]) continue;
        const char *between = ": ";
        text_add(p->out, "%s %s", space_name(p, s), row_name(p, KIND_TILE, map->tile_at[s]));
        for (int i = 0; i < ICONS && map->icons[s][i]; i++) {
            text_add(p->out, "%s%s%s", between, icon_labels[map->icons[s][i]],
                     p->g->ground[s].covered >> i & 1 ? " (covered)" : "");
            between = ", ";
        }
        for (int post = 0; post < p->g->heroes; post++)
            if (p->g->hero[post].city == s)
                text_add(p->out, "; used by %s", row_name(p, KIND_HERO, hero_at(p->g, post)));
        for (int t = 0; t < CLEANSABLE; t++)
            if (map->permanent[s][t]) text_add(p->out, "; permanent: %d %s", map->permanent[s][t], token_labels[t]);
        text_add(p->out, ".\n");
    }
}

/* " on the board: x-11 (2), d-13; dead 1; not entered 2." */
static void write_places(struct screen *p, u8 monster)
{
    static const struct { u8 where; const char *word; } areas[] = {
        {DEAD, "dead"}, {NOT_ENTERED, "not entered"}, {REMOVED, "removed"}};
    const STATE *g = p->g;
    const char *between = " on the board: ", *stop = " ";
    for (u8 s = 1; s < SPACES; s++) {
        int n = 0;
        for (int i = 0; i < FIGURES; i++) n += g->figure[i] == monster && g->at[i] == s;
        if (!n) continue;
        text_add(p->out, "%s%s", between, space_name(p, s));
        if (n > 1) text_add(p->out, " (%d)", n);
        between = ", ";
        stop = "; ";
    }
    for (int a = 0; a < COUNT(areas); a++) {
        int n = 0;
        for (int i = 0; i < FIGURES; i++) n += g->figure[i] == monster && g->at[i] == areas[a].where;
        if (!n) continue;
        text_add(p->out, "%s%s %d", stop, areas[a].word, n);
        stop = "; ";
    }
    text_add(p->out, ".\n");
}

static void page_monsters(struct screen *p)
{
    static const char *const types[] = {"", "Acolyte", "Abomination", "Controller", "Avatar", "Hell Club",
                                        "turned Hero"};
    const struct context *c = p->c;
    const STATE *g = p->g;
    struct kinds kinds = {0};
    begin_page(p, "Monsters");
    for (int i = 0; i < FIGURES; i++) {
        u8 m = g->figure[i];
        if (!m || (i >= FIRST_GUEST && g->at[i] == REMOVED) || !first_of_kind(&kinds, m)) continue;
        const char *text = row_text(p, KIND_MONSTER, m);
        text_add(p->out, "%c %s (%s): Fight %d, Defense %d, Move %d.%s%s\n ", monster_letter(p, m),
                 row_name(p, KIND_MONSTER, m), types[MONSTER(m)->type], monster_fight(p->c, g, m),
                 monster_defense(p->c, g, m), MONSTER(m)->move, *text ? " " : "", text);
        write_places(p, m);
    }
    text_add(p->out, "Acolyte Ability (%s): %s\n", row_name(p, KIND_ACOLYTES, g->acolytes),
             row_text(p, KIND_ACOLYTES, g->acolytes));
}

/* -- Cards --------------------------------------------------------------------------------------------------------- */

static void page_apocalypse(struct screen *p)
{
    const struct context *c = p->c;
    const STATE *g = p->g;
    const u8 *start = g->apocalypse.start, *id = g->apocalypse.id;
    begin_page(p, "Apocalypse");
    text_add(p->out, "Sin Power of %s: %s\n", row_name(p, KIND_SIN, g->sin_played),
             row_text(p, KIND_SIN, g->sin_played));
    for (int number = 1; number <= LEVELS; number++)
        for (u8 l = 1; l <= c->content->count[KIND_LEVEL]; l++)
            if (LEVEL(l)->number == number)
                text_add(p->out, "%s%s: %s\n", number == g->apocalypse_level ? "> " : "", row_name(p, KIND_LEVEL, l),
                         row_text(p, KIND_LEVEL, l));
    text_add(p->out, "Revealed cards: %d, cards in the deck: %d.\n", start[REVEALED + 1] - start[REVEALED],
             start[APOCALYPSE_DECK + 1] - start[APOCALYPSE_DECK]);
    list_cards(p, KIND_APOCALYPSE, id + start[REVEALED], start[REVEALED + 1] - start[REVEALED], "  ");
    if (start[APOCALYPSE_GONE + 1] > start[APOCALYPSE_GONE]) {
        text_add(p->out, "Out of the game: ");
        write_cards(p, KIND_APOCALYPSE, id + start[APOCALYPSE_GONE],
                    start[APOCALYPSE_GONE + 1] - start[APOCALYPSE_GONE]);
        text_add(p->out, ".\n");
    }
    if (p->who == g->sins && start[OFFERED + 1] > start[OFFERED]) {
        text_add(p->out, "Drawn for you to choose from:\n");
        list_cards(p, KIND_APOCALYPSE, id + start[OFFERED], start[OFFERED + 1] - start[OFFERED], "  ");
    }
}

static void page_inventory(struct screen *p)
{
    const u8 *start = p->g->upgrade.start, *id = p->g->upgrade.id;
    begin_page(p, "Inventory");
    text_add(p->out, "Upgrades to choose from with an Inventory icon; %d more in the deck.\n",
             start[UPGRADE_DECK + 1] - start[UPGRADE_DECK]);
    list_cards(p, KIND_UPGRADE, id + start[INVENTORY], start[INVENTORY + 1] - start[INVENTORY], "");
    if (start[SHOWN + 1] > start[SHOWN]) {
        text_add(p->out, "Picked by the Sins Player:\n");
        list_cards(p, KIND_UPGRADE, id + start[SHOWN], start[SHOWN + 1] - start[SHOWN], "  ");
    }
}

static void page_hand(struct screen *p)
{
    const u8 *start = p->g->sin.start;
    begin_page(p, "Hand");
    if (start[SIN_HAND] == start[SIN_HAND + 1]) text_add(p->out, "You have no Sin cards.\n");
    list_cards(p, KIND_SIN_CARD, p->g->sin.id + start[SIN_HAND], start[SIN_HAND + 1] - start[SIN_HAND], "");
}

static void page_discard(struct screen *p)
{
    const u8 *start = p->g->sin.start, *id = p->g->sin.id;
    begin_page(p, "Discard");
    text_add(p->out, "Sin cards: hand %d, deck %d, discarded %d.\n", start[SIN_HAND + 1] - start[SIN_HAND],
             start[SIN_DECK + 1] - start[SIN_DECK], start[SIN_DISCARD + 1] - start[SIN_DISCARD]);
    if (start[IN_FRONT + 1] > start[IN_FRONT]) {
        text_add(p->out, "Played in this Turn:\n");
        list_cards(p, KIND_SIN_CARD, id + start[IN_FRONT], start[IN_FRONT + 1] - start[IN_FRONT], "  ");
    }
    if (start[SIN_DISCARD + 1] > start[SIN_DISCARD]) {
        text_add(p->out, "Discarded:\n");
        list_cards(p, KIND_SIN_CARD, id + start[SIN_DISCARD], start[SIN_DISCARD + 1] - start[SIN_DISCARD], "  ");
    }
}

void write_pages(struct screen *p)
{
    bool laid = p->g->story != 0, owner = laid && p->who == p->g->sins && p->who != NOBODY;
    if (owner) page_hand(p);
    page_vote(p);
    if (laid) {
        text_add(p->out, "\fMap\n");
        write_map(p, true);
    }
    page_story(p);
    if (laid) {
        page_heroes(p);
        page_reserve(p);
        page_districts(p);
        page_monsters(p);
        page_apocalypse(p);
        page_inventory(p);
        page_discard(p);
    }
    page_legend(p);
}
