/* scene_heroes.c: the Hero boards: values as they are now, tokens, slots, hands and piles. */
#include "engine/parts.h"
#include "scene_parts.h"

static void show_values(struct scene *s, struct context *c, const STATE *g, int hero)
{
    const struct hero *h = &g->hero[hero];
    int covered = ACTION_TOKENS - h->available - h->exhausted;
    if (covered < ACTION_TOKENS) scene_number(s, N_ACTIONS, h->available, ACTION_TOKENS); /* FF-028: not dealt yet */
    if (covered > 0 && covered < ACTION_TOKENS) scene_number(s, N_COVERED, covered, ANY);
    scene_number(s, N_DAMAGE, damage_of(h), KNOCK_OUT);
    scene_number(s, N_BODY, target_of(c, g, hero, RED, 0), ANY);
    scene_number(s, N_SPIRIT, target_of(c, g, hero, BLUE, 0), ANY);
    scene_number(s, N_MIND, target_of(c, g, hero, GREEN, 0), ANY);
    scene_number(s, N_TECH, target_of(c, g, hero, YELLOW, 0), ANY);
    scene_number(s, N_MOVE, move_of(c, g, hero), ANY);
    scene_number(s, N_RECOVER, recover_of(c, g, hero), ANY);
    scene_number(s, N_HEAL, heal_of(c, g, hero), ANY);
    if (h->bonus_dice) scene_number(s, N_BONUS_DICE, h->bonus_dice, ANY);
    if (h->guard) scene_number(s, N_GUARD, h->guard, ANY);
    if (h->legacy_die) scene_ruling(s, TONE_PLAIN, RULING_(5), "The white die is ready");
}

/* The board's own Power, of the side that is up. */
static void show_power(struct scene *s, const struct context *c, const struct hero *h)
{
    const struct power *power = &HERO(h->hero)->side[h->mode];
    scene_ruling(s, TONE_PLAIN, h->mode == HERO_MODE ? 73 : 64, "%s: %s%s", h->mode == HERO_MODE ? "Hero" : "Private Life",
                 content_string(c->content, power->name), power->once && in_set(h->used, h->mode) ? " (used)" : "");
}

static void show_damage(struct scene *s, const struct hero *h)
{
    scene_open(s, AS_ROW, "Damage", "damage");
    for (u8 kind = 0; kind < DAMAGE_KINDS; kind++) {
        if (!h->damage[kind]) continue;
        scene_piece(s, A_DAMAGE, kind, h->damage[kind]);
        if (kind < COLOURS) scene_tint(s, tint_of(kind));
    }
    scene_close(s);
}

/* Slots from the left: three for Special cards, one for Justice; a Task covers two of them (FF-181). */
static void show_slots(struct scene *s, const STATE *g, int hero)
{
    scene_open(s, AS_ROW, "Special cards", "specials");
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
        for EACH_CARD(card, SPECIALS(g), special_pile(hero, slot)) {
            scene_piece(s, A_SPECIAL, card, 1);
            scene_key(s, "special%d.%d", hero, slot);
            scene_mark(s, is_covered(g, hero, slot), MARK_OFF);
        }
    for EACH_CARD(card, SPECIALS(g), SPECIAL_NEW + hero) {
        scene_piece(s, A_SPECIAL, card, 1);
        scene_key(s, "special%d.new", hero);
        scene_mark(s, true, MARK_CURRENT);
    }
    scene_close(s);
    scene_open(s, AS_ROW, "Justice", "justice");
    scene_cards(s, A_JUSTICE, PILE_OF(justice, JUSTICE_ACTIVE + hero));
    if (pile_count(JUSTICES(g), JUSTICE_ACTIVE + hero)) scene_mark(s, justice_covered(g, hero), MARK_OFF);
    scene_close(s);
    scene_open(s, AS_ROW, "Personal Tasks", "tasks");
    scene_cards(s, A_TASK, PILE_OF(task, TASK_LEFT + hero));
    scene_cards(s, A_TASK, PILE_OF(task, TASK_RIGHT + hero));
    scene_close(s);
}

static void show_rewards(struct scene *s, const STATE *g, int hero)
{
    scene_open(s, AS_ROW, "Justice Rewards", "rewards");
    scene_cards(s, A_JUSTICE, PILE_OF(justice, JUSTICE_UP + hero));
    for EACH_CARD(card, JUSTICES(g), JUSTICE_DOWN + hero) {
        scene_piece(s, A_JUSTICE, card, 1);
        scene_mark(s, true, MARK_USED);
    }
    scene_close(s);
}

static void show_bystanders(struct scene *s, const struct context *c, const STATE *g, int hero)
{
    int icons = 0;
    scene_open(s, AS_ROW, "Bystanders", "bystanders");
    for EACH_CARD(card, BYSTANDERS(g), BYSTANDER_HELD + hero)
        icons += PART_FROM(BYSTANDER(card)->icons, A_BYSTANDER, card);
    if (icons) scene_number(s, N_ICONS, icons, ANY);
    scene_cards(s, A_BYSTANDER, PILE_OF(bystander, BYSTANDER_HELD + hero));
    scene_close(s);
}

static void show_gear(struct scene *s, const struct hero *h)
{
    scene_open(s, AS_ROW, "Augments and Allies", "gear");
    for (int i = 0; i < AUGMENTS_MOST; i++) {
        if (!h->augment[i]) continue;
        scene_piece(s, A_GEAR, h->augment[i], 1);
        scene_mark(s, in_set(h->used, MODES + i), MARK_USED);
    }
    for (int i = 0; i < ALLIES_MOST; i++) {
        if (!h->ally[i]) continue;
        scene_piece(s, A_GEAR, h->ally[i], 1);
        scene_number(s, N_USES, h->uses[i], ANY);
        scene_mark(s, !h->uses[i], MARK_USED);
    }
    scene_close(s);
}

static void show_hero(struct scene *s, struct context *c, const STATE *g, int hero)
{
    const struct hero *h = &g->hero[hero];
    scene_open_as(s, AS_MAT, A_HERO, h->hero);
    scene_pane(s, (seat)hero == scene_reader(s) ? PANE_MINE : PANE_OTHERS);
    scene_owner(s, (seat)hero);
    scene_mark(s, hero == g->active && g->phase != SET_UP, MARK_CURRENT);
    scene_mark(s, hero == g->first, MARK_FIRST);
    show_values(s, c, g, hero);
    show_power(s, c, h);
    if (damage_of(h)) show_damage(s, h);
    show_slots(s, g, hero);
    if (pile_count(JUSTICES(g), JUSTICE_UP + hero) + pile_count(JUSTICES(g), JUSTICE_DOWN + hero))
        show_rewards(s, g, hero);
    if (pile_count(BYSTANDERS(g), BYSTANDER_HELD + hero)) show_bystanders(s, c, g, hero);
    if (h->augment[0] || h->ally[0]) show_gear(s, h);
    scene_pile(s, AS_HAND, h->held ? "Hand (held)" : "Hand", "hand", AN_ABILITY, PILE_OF(ability, ABILITY_HAND + hero));
    scene_pile(s, AS_PILE, "Deck", "deck", AN_ABILITY, PILE_OF(ability, ABILITY_DECK + hero));
    scene_pile(s, AS_PILE, "Discard pile", "discard", AN_ABILITY, PILE_OF(ability, ABILITY_DISCARD + hero));
    scene_pile(s, AS_PILE, "Task deck", "task_deck", A_TASK, PILE_OF(task, TASK_DECK + hero));
    scene_pile(s, AS_PILE, "Finished Tasks", "task_discard", A_TASK, PILE_OF(task, TASK_DISCARD + hero));
    scene_close(s);
}

void show_heroes(struct scene *s, struct context *c, const STATE *g)
{
    scene_open(s, AS_ROW, "Heroes", "hero");
    scene_pane(s, PANE_NONE);
    for (int hero = 0; hero < g->players; hero++)
        if (g->hero[hero].hero) show_hero(s, c, g, hero);
    scene_close(s);
}
