/* derive_code.c: effects that content may name but that could never do anything where they stand. */
#include "derivation.h"
#include "effects.h"
#include "procedures.h"

#define EACH_INSTR(i, code) \
    (const struct instr *i = derive_code(f, code), *end_ = i + (code).length; i < end_; i++)
#define AT_MOMENT(m) (1u << (m))

/* The moments of an attack before its dice, and all of them. */
#define BEFORE_DICE (AT_MOMENT(ON_ATTACKED) | AT_MOMENT(ON_ALLY_ATTACKED))
#define IN_ATTACK (AT_MOMENT(MOMENTS) - 1 - AT_MOMENT(ON_ACTIVATED))

/* Where a verb has its object; 0: everywhere. */
static u32 useful_in(u8 verb)
{
    switch (verb) {
    case V_FOIL: case V_WARD: return BEFORE_DICE | AT_MOMENT(ON_WOULD_HIT);
    case V_INTERCEPT: return AT_MOMENT(ON_ALLY_ATTACKED);
    case V_REROLL: return AT_MOMENT(ON_ROLLED);
    case V_AMBUSH: case V_POWER_DICE: case V_OVERDRIVE: return PLACE_EVENT;
    case V_MARCH: return PLACE_ROOM;
    default: return 0;
    }
}

/* Where a word of figures or rooms means somebody or something; 0: everywhere. */
static u32 known_in(const struct words *words, u8 value)
{
    if (words == &words_room) return value == ROOM_HERE ? PLACE_ROOM : 0;
    if (words != &words_figure && words != &words_each) return 0;
    switch (value) {
    case W_TARGET: case W_ATTACKER: return IN_ATTACK;
    case W_SELF: case W_HEROES_IN_ROOM: case W_OTHERS_IN_ROOM: case W_VILLAINS_BESIDE: return ~(u32)PLACE_ROOM;
    default: return 0;
    }
}

static const char *word_of(const struct words *words, int value)
{
    for (const struct word *w = words->word; w->word; w++)
        if (w->value == value) return w->word;
    return "?";
}

static const struct words *operand_words(u8 verb, int operand)
{
    if (verb == V_EACH) return operand == 0 ? &words_each : NULL;
    return verb > V_TARGET_DOOR && verb < V_COUNT ? verbs[verb].arg[operand].words : NULL;
}

/* Choices stand before what they are made for; the words of those that look around their owner. */
static bool needs_owner(const struct instr *i)
{
    if (i->verb != V_TARGET_FIGURE) return false;
    return i->a == W_ANOTHER_IN_ROOM || i->a == W_ANOTHER_BESIDE || i->a == W_VILLAIN_BESIDE ||
           i->a == W_VILLAIN_IN_SIGHT;
}

void check_effect(struct derivation *f, struct code code, u32 place)
{
    for EACH_INSTR(i, code) {
        const u8 operand[] = {i->a, i->b, i->c};
        if (useful_in(i->verb) && !(useful_in(i->verb) & place))
            derive_mistake(f, "'%s' would change nothing there", verbs[i->verb].word);
        if (needs_owner(i) && place == PLACE_ROOM)
            derive_mistake(f, "'%s' is about the owner of a power, and a room has none", word_of(&words_figure, i->a));
        for (int k = 0; k < 3; k++) {
            const struct words *words = operand_words(i->verb, k);
            u32 known = words ? known_in(words, operand[k]) : 0;
            if (known && !(known & place)) derive_mistake(f, "'%s' means nothing there", word_of(words, operand[k]));
        }
    }
}

void check_triggers(struct derivation *f, const struct trigger *when)
{
    for (int n = 0; n < TRIGGERS_MAX; n++)
        if (when[n].moment) check_effect(f, when[n].code, AT_MOMENT(when[n].moment));
}

u32 shared_modifiers(struct derivation *f, struct code passive)
{
    u32 mask = 0;
    for EACH_INSTR(i, passive)
        if (i->verb >= V_FIRST_MODIFIER && i->b != SCOPE_SELF) mask |= MODIFIER_BIT(i->verb);
    return mask;
}
