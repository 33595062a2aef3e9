/* prompts.c: what questions say where the words of their step would leave a doubt. */
#include "procedures.h"

#define AMBUSH_AT(what) what " Do you play an Ambush card?"
#define STRUCK(slot, n) AMBUSH_AT("Your Hero in slot " #slot " is about to take " #n " damage.")
#define STRUCK_IN(slot) {STRUCK(slot, 1), STRUCK(slot, 2), STRUCK(slot, 3), STRUCK(slot, 4), STRUCK(slot, 5)}

/* Damage is told only when it is taken, so this is all that its owner knows of it. */
static const char *prompt_of_damage(const struct window *w)
{
    static const char *const struck[SLOTS][5] = {STRUCK_IN(1), STRUCK_IN(2), STRUCK_IN(3), STRUCK_IN(4)};
    bool told = w->hero != NOBODY && w->amount >= 1 && w->amount <= COUNT(struck[0]);
    return told ? struck[ref_slot(w->hero)][w->amount - 1] : AMBUSH_AT("Your Hero is about to take damage.");
}

static const char *prompt_of_window(const struct context *c, const struct window *w)
{
    static const char *const moments[AMBUSH_MOMENTS] = {
        [HERO_DEFEATED] = AMBUSH_AT("Your Hero has been defeated."),
        [CARD_PLAYED] = AMBUSH_AT("A One-Time-Use card has been played."),
        [INVESTIGATED] = AMBUSH_AT("You are being investigated."),
        [VILLAIN_LEAVING] = AMBUSH_AT("A Villain is about to leave your jail."),
        [VILLAIN_REVEALED] = AMBUSH_AT("A Villain has been revealed."),
        [OWN_ATTACK] = AMBUSH_AT("Your Heroes attack."),
        [VILLAIN_JAILED] = AMBUSH_AT("A Villain has been jailed."),
        [EVENT_SET_OFF] = AMBUSH_AT("An Event is set off."),
        [HERO_RECRUITED] = AMBUSH_AT("A Hero has been recruited."),
        [DIE_SUBMITTED] = AMBUSH_AT("An Event die has been submitted."),
        [FORCED_DISCARD] = AMBUSH_AT("You are about to discard."),
        [AMBUSH_PLAYED] = AMBUSH_AT("An Ambush card has been played.")};
    static const char *const events[] = {
        [JAILBREAK] = AMBUSH_AT("A Jailbreak is set off."), [FIREFIGHT] = AMBUSH_AT("A Firefight is set off."),
        [HACKING] = AMBUSH_AT("Hacking is set off."), [LOOT_CRATE] = AMBUSH_AT("A Loot Crate is set off."),
        [PARAMEDIC] = AMBUSH_AT("A Paramedic is set off.")};
    if (w->moment == HERO_DAMAGED) return prompt_of_damage(w);
    if (w->moment != EVENT_SET_OFF) return w->moment < AMBUSH_MOMENTS ? moments[w->moment] : NULL;
    u8 type = w->thing && w->thing <= c->content->count[KIND_EVENT] ? TOKEN(w->thing)->type : 0;
    return type && type < COUNT(events) ? events[type] : moments[EVENT_SET_OFF];
}

/* Whether to do what a text offers: what it costs, or else what it does. */
static const char *prompt_of_offer(const struct context *c, const struct effect *e)
{
    static const char *const prices[] = {
        NULL, "Do you discard a card for this?", "Do you discard 2 cards for this?", "Do you discard 3 cards for this?"};
    const struct instr *i = c->content->code + effect_code(c, e).at + e->pc;
    if (i->verb != V_MAY) return NULL;
    for (int n = 1; n < i->a; n++)
        if (i[n].verb == V_COST && i[n + 1].verb == V_DISCARD && i[n + 1].a < COUNT(prices)) return prices[i[n + 1].a];
    for (int n = 1; n <= i->a; n++)
        switch (i[n].verb) {
        case V_REPLACE_EVENT: return "Do you replace an Event token of the Event Track with a newly drawn one?";
        case V_BREAK: return "Do you have an Equipment of a Hero discarded?";
        case V_ENLIST: return "Do you take a Hero from the Market into your team?";
        case V_DEPORT: return "Do you move a Villain from your jail to that of another player for this?";
        }
    return NULL;
}

static const char *prompt_of_payment(const struct context *c, const struct frame *f)
{
    static const char *const words[] = {
        NULL, "With which cards do you pay 1 Influence?", "With which cards do you pay 2 Influence?",
        "With which cards do you pay 3 Influence?", "With which cards do you pay 4 Influence?",
        "With which cards do you pay 5 Influence?", "With which cards do you pay 6 Influence?",
        "With which cards do you pay 7 Influence?", "With which cards do you pay 8 Influence?",
        "With which cards do you pay 9 Influence?"};
    const STATE *g = (const void *)c->head;
    int cost = recruit_cost((struct context *)(size_t)c, g, f->seat, LOCALS(recruit, f)->hero);
    return cost >= 0 && cost < COUNT(words) ? words[cost] : NULL;
}

/* A hand may hold fewer cards than must go: then all of them do. */
static const char *prompt_of_discard(const struct context *c, const struct frame *f)
{
    static const char *const words[] = {
        NULL, "Which card do you discard?", "Which 2 cards do you discard?", "Which 3 cards do you discard?",
        "Which 4 cards do you discard?"};
    int n = min_int(LOCALS(discard, f)->left, hand_count((const void *)c->head, f->seat));
    return n < COUNT(words) ? words[n] : NULL;
}

const char *prompt(const struct context *c, const struct frame *f)
{
    switch (f->proc) {
    case P_effect: return prompt_of_offer(c, LOCALS(effect, f));
    case P_window: return prompt_of_window(c, LOCALS(window, f));
    case P_recruit: return prompt_of_payment(c, f);
    case P_discard: return prompt_of_discard(c, f);
    default: return NULL;
    }
}
