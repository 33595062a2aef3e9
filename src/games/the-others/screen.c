/* screen.c: the table as text: a short table with the map first, then pages with the details.
 *
 * The text is a list of paragraphs, one a line, for the front end to wrap; a line that begins with a vertical tab is
 * drawn and kept as it is. A form feed begins a page, whose first line is its name. A seat is written "seat 2" for
 * names to be put in. No meaning is carried by colour.
 */
#include "screen.h"

#include <stdio.h>

#include "engine/field_access.h"

const char *const class_labels[] = {"", "Leader", "Fixer", "Shooter", "Bruiser"};
const char *const icon_labels[] = {"", "Heal", "Repent", "Extra Turn", "Inventory", "Orbital Strike"};
const char *const token_labels[] = {"Fire", "Corruption", "Pentagram", "Nest", "Extra Turn", "Innocent"};
const char *const npc_labels[] = {"the Commissioner", "PROXY", "RavenCorp"};

const char *row_name(const struct screen *p, int kind, u8 id)
{
    return content_string(p->c->content, content_row(p->c->content, kind, id)->name);
}

const char *row_text(const struct screen *p, int kind, u8 id)
{
    return content_string(p->c->content, content_row(p->c->content, kind, id)->text);
}

void write_seat(struct screen *p, seat s)
{
    if (s == p->who) text_add(p->out, "you");
    else text_add(p->out, "seat %d", s + 1);
}

/* -- Pieces -------------------------------------------------------------------------------------------------------- */

void write_cards(struct screen *p, int kind, const u8 *id, int count)
{
    const char *between = "";
    for (int i = 0, first, same; i < count; i++) {
        for (first = 0; id[first] != id[i]; first++) {}
        if (first != i) continue;
        for (same = 0; first < count; first++) same += id[first] == id[i];
        text_add(p->out, "%s", between);
        if (same > 1) text_add(p->out, "%d x ", same);
        text_add(p->out, "%s", row_name(p, kind, id[i]));
        between = ", ";
    }
    if (!count) text_add(p->out, "none");
}

void write_track(struct screen *p, const struct hero *h)
{
    for (int i = 0; i < LEVELS; i++) {
        char slot = h->wounds >> i & 1 ? 'x' : (char)('1' + i);
        text_add(p->out, h->level == i + 1 ? "[%c]" : "%c", slot);
    }
}

char monster_letter(const struct screen *p, u8 monster)
{
    const struct context *c = p->c;
    return " ABCVHT"[MONSTER(monster)->type];
}

void write_monsters(struct screen *p, int where)
{
    const struct context *c = p->c;
    const char *between = "";
    for (int type = ACOLYTE; type <= TURNED; type++) {
        int n = 0;
        u8 monster = 0;
        for (int i = 0; i < FIGURES; i++)
            if (p->g->at[i] == where && p->g->figure[i] && MONSTER(p->g->figure[i])->type == type)
                n++, monster = p->g->figure[i];
        if (!n) continue;
        text_add(p->out, "%s", between);
        if (n > 1) text_add(p->out, "%d", n);
        text_add(p->out, type == CONTROLLER ? "[%c]" : "%c", monster_letter(p, monster));
        between = " ";
    }
    if (!*between) text_add(p->out, "none");
}

/* The length of the word of a name that tells its bearer: the first, unless it is "The". */
static const char *telling_word(const char *name, int *length)
{
    if (strncmp(name, "The ", 4) == 0) name += 4;
    *length = (int)strcspn(name, " ");
    return name;
}

void hero_label(const struct screen *p, u8 hero, char *label, size_t room)
{
    int length, other;
    const char *word = telling_word(row_name(p, KIND_HERO, hero), &length);
    for (int i = 0; i < p->g->heroes; i++) { /* two of one first name are called by more of it */
        u8 id = hero_at(p->g, i);
        if (!in_play(p->g, i) || id == hero) continue;
        const char *rival = telling_word(row_name(p, KIND_HERO, id), &other);
        if (other == length && strncmp(rival, word, (size_t)length) == 0) length = (int)strlen(word);
    }
    snprintf(label, room, "%.*s", length, word);
    for (char *at = label; *at; at++)
        if (*at == ' ') *at = '_';
}

/* -- The short table ----------------------------------------------------------------------------------------------- */

/* The Turn that is under way: its frame, or NULL. */
static const struct turn *current_turn(const struct screen *p)
{
    const struct head *h = &p->g->head;
    if (h->top == NO_FRAME) return NULL;
    for (struct frame *f = frame_at(h, h->top); f; f = caller(f))
        if (f->proc == P_turn) return LOCALS(turn, f);
    return NULL;
}

/* "Turn of Leah: 1 of 2 steps made, Action taken." */
static void write_turn(struct screen *p)
{
    const STATE *g = p->g;
    const struct turn *turn = current_turn(p);
    if (g->current == NOWHERE) return;
    text_add(p->out, " Turn of %s (", row_name(p, KIND_HERO, hero_at(g, g->current)));
    write_seat(p, player_of(g, g->current));
    text_add(p->out, ")");
    if (turn && in_play(g, turn->post)) {
        int steps = steps_allowed(p->c, g, turn->post);
        if (turn->moved || turn->steps >= steps) text_add(p->out, ": no step left");
        else text_add(p->out, ": %d of %d steps made", turn->steps, steps);
        text_add(p->out, turn->acted ? ", Action taken" : ", Action open");
    }
    text_add(p->out, ".");
}

static void write_round(struct screen *p)
{
    text_add(p->out, "%s. ", row_name(p, KIND_MAP, p->g->map));
    if (!p->g->round) text_add(p->out, "Set-up.");
    else text_add(p->out, "Round %d.", p->g->round);
    write_turn(p);
    text_add(p->out, "\n");
}

/* Whether a level of the track has a lasting effect. */
static bool lasts(const struct screen *p, u8 level)
{
    const struct context *c = p->c;
    return LEVEL(level)->number <= p->g->apocalypse_level && LEVEL(level)->passive.length;
}

static void write_apocalypse(struct screen *p)
{
    const struct context *c = p->c;
    const STATE *g = p->g;
    const char *between = " In force: ";
    text_add(p->out, "Apocalypse %d of %d.", g->apocalypse_level, LEVELS);
    for (u8 l = 1; l <= c->content->count[KIND_LEVEL]; l++) {
        if (!lasts(p, l)) continue;
        text_add(p->out, "%s%s", between, row_name(p, KIND_LEVEL, l));
        between = ", ";
    }
    for EACH_CARD(card, APOCALYPSE_OF(g), REVEALED) {
        const char *text = row_text(p, KIND_APOCALYPSE, card);
        text_add(p->out, "%s%s (%.*s)", between, row_name(p, KIND_APOCALYPSE, card),
                 max_int(0, (int)strlen(text) - 1), text);
        between = ", ";
    }
    if (*between == ',') text_add(p->out, ".");
    text_add(p->out, "\n");
}

static void write_sins(struct screen *p)
{
    const STATE *g = p->g;
    int front = g->sin.start[IN_FRONT];
    text_add(p->out, "%s (", row_name(p, KIND_SIN, g->sin_played));
    write_seat(p, g->sins);
    text_add(p->out, "): Reaction tokens %d of %d, Sin cards in hand %d, Acolyte Ability %s", g->reactions,
             g->reactions + g->reactions_spent, g->sin.start[SIN_HAND + 1] - g->sin.start[SIN_HAND],
             g->ability_used ? "used" : find_figure(g, g->figure[0], DEAD) < 0 ? "without a dead Acolyte" : "ready");
    if (g->sin.start[IN_FRONT + 1] > front)
        text_add(p->out, ", played: %s", row_name(p, KIND_SIN_CARD, g->sin.id[front]));
    text_add(p->out, ". Dead: ");
    write_monsters(p, DEAD);
    text_add(p->out, ". Not entered: ");
    write_monsters(p, NOT_ENTERED);
    text_add(p->out, ".\n");
}

/* Whether the dice of the Fight under way are still to be cast. */
static bool before_roll(const struct screen *p)
{
    const struct head *h = &p->g->head;
    for (struct frame *f = frame_at(h, h->top); f; f = caller(f)) {
        if (f->proc != P_fight && f->proc != P_ranged_fight) continue;
        const char *step = frame_procedure(p->c->game, f)->steps[f->step].name;
        return !strcmp(step, "PREPARED") || !strcmp(step, "VOLUNTEER");
    }
    return false;
}

/* "Hero Dice 4, Sin Dice 6.": what would be rolled now. */
static void write_dice(struct screen *p)
{
    const STATE *g = p->g;
    text_add(p->out, " Hero Dice %d", fight_dice(p->c, g, g->fighter, false));
    if (g->fight_at == g->hero[g->fighter].space) text_add(p->out, ", Sin Dice %d.", sins_dice(p->c, g, g->fight_at));
    else text_add(p->out, "; Sin Dice only if survivors come.");
}

/* The Fight that is under way: who stands against him, with the values that count. */
static void write_fight(struct screen *p)
{
    const STATE *g = p->g;
    struct kinds kinds = {0};
    const char *between = " ";
    if (g->fighter == NOWHERE || !in_play(g, g->fighter) || !has_monster(g, g->fight_at)) return;
    text_add(p->out, "Fight of %s against", row_name(p, KIND_HERO, hero_at(g, g->fighter)));
    for (int i = 0; i < FIGURES; i++) {
        u8 m = g->figure[i];
        int n = 0;
        if (g->at[i] != g->fight_at || !first_of_kind(&kinds, m)) continue;
        for (int k = i; k < FIGURES; k++) n += g->at[k] == g->fight_at && g->figure[k] == m;
        text_add(p->out, "%s", between);
        between = ", ";
        if (n > 1) text_add(p->out, "%d x ", n);
        text_add(p->out, "%s (Fight %d, Defense %d)", row_name(p, KIND_MONSTER, m), monster_fight(p->c, g, m),
                 monster_defense(p->c, g, m));
    }
    text_add(p->out, ".");
    if (before_roll(p)) write_dice(p);
    text_add(p->out, "\n");
}

static void write_held(struct screen *p, int post)
{
    const struct hero *h = &p->g->hero[post];
    int from = p->g->upgrade.start[OWNED + post], count = upgrade_count(p->g, post);
    if (count) {
        text_add(p->out, "; ");
        write_cards(p, KIND_UPGRADE, p->g->upgrade.id + from, count);
    }
    if (h->jammed) text_add(p->out, "; %s out of effect", row_name(p, KIND_UPGRADE, h->jammed));
    for (int n = 0; n < NPCS; n++)
        if (holds_npc(h, n)) text_add(p->out, "; with %s", npc_labels[n]);
    if (h->innocents) text_add(p->out, "; %d Innocent%s", h->innocents, h->innocents > 1 ? "s" : "");
    if (h->marks & NO_HEALING) text_add(p->out, "; cannot heal");
}

static void write_hero(struct screen *p, int post)
{
    const struct context *c = p->c;
    const struct hero *h = &p->g->hero[post];
    if (!in_play(p->g, post)) {
        text_add(p->out, "%s is dead.\n", row_name(p, KIND_HERO, h->dashboard));
        return;
    }
    text_add(p->out, "%s%s (%s, ", post == p->g->current ? "*" : "", row_name(p, KIND_HERO, h->dashboard),
             class_labels[HERO(h->dashboard)->class]);
    write_seat(p, h->player);
    text_add(p->out, "): level %d (", h->level);
    write_track(p, h);
    text_add(p->out, "), Wounds %d, Turns %d", wound_count(h), h->turns);
    if (h->extra_turns) text_add(p->out, " + %d extra", h->extra_turns);
    if (h->city) text_add(p->out, ", City in %s", thing_name(p->c->game, p->c->content, A_SPACE, h->city));
    else text_add(p->out, ", City free");
    write_held(p, post);
    text_add(p->out, ".\n");
}

static void write_reserve(struct screen *p)
{
    static const char *const heading[] = {[RESERVE] = "Reserve: ", [OUT] = "Out of the game: "};
    bool any = false;
    for (int status = RESERVE; status <= OUT; status += OUT - RESERVE) {
        const char *between = heading[status];
        for (int i = 0; i < TEAM; i++) {
            if (!p->g->agent[i].hero || p->g->agent[i].status != status) continue;
            if (any && *between != ',') text_add(p->out, " ");
            text_add(p->out, "%s%s", between, row_name(p, KIND_HERO, p->g->agent[i].hero));
            between = ", ";
            any = true;
        }
        if (*between == ',') text_add(p->out, ".");
    }
    if (any) text_add(p->out, "\n");
}

void screen(struct text *out, struct context *c, const void *view, seat who)
{
    struct screen p = {out, c, view, who < ((const STATE *)view)->players ? who : NOBODY};
    write_round(&p);
    if (p.g->story) {
        write_mission(&p);
        write_apocalypse(&p);
        write_sins(&p);
        write_map(&p, true);
        for (int post = 0; post < p.g->heroes; post++)
            if (p.g->hero[post].dashboard) write_hero(&p, post);
        write_reserve(&p);
        write_fight(&p);
    }
    write_pages(&p);
}
