/* derive_code.c: effects that content may name but that could never do anything where they stand. */
#include "derivation.h"
#include "effects.h"
#include "procedures.h"

#define EACH_INSTR(i, code) \
    (const struct instr *i = derive_code(f, code), *end_ = i + (code).length; i < end_; i++)
#define MOMENT_BIT(m) (1u << (m))

#define ROLLED                                                                                                \
    (MOMENT_BIT(ON_TESTED) | MOMENT_BIT(ON_OTHER_TESTED) | MOMENT_BIT(ON_HENCHMEN_ROLLED) | MOMENT_BIT(ON_STRUCK))
/* Moments of a fight against a Villain, and those that are about somebody or something. */
#define IN_FIGHT (MOMENT_BIT(ON_STRUCK) | MOMENT_BIT(ON_COMMITTED))
#define OF_VILLAIN (IN_FIGHT | MOMENT_BIT(ON_VILLAIN_MOVED) | MOMENT_BIT(ON_VILLAIN_DEFEATED))
#define OF_HERO (MOMENT_BIT(ON_OTHER_HURT) | MOMENT_BIT(ON_OTHER_TESTED) | MOMENT_BIT(ON_KNOCKED_OUT))
#define OF_PLACE                                                                                              \
    (MOMENT_BIT(ON_CLEARED) | MOMENT_BIT(ON_OVERRUN) | MOMENT_BIT(ON_VILLAIN_MOVED) |                         \
     MOMENT_BIT(ON_ANARCHY_PLACED) | MOMENT_BIT(ON_TOKEN_PLACED) | MOMENT_BIT(ON_HENCHMAN_PLACED) |           \
     MOMENT_BIT(ON_RESCUED))
#define OF_COLOUR (MOMENT_BIT(ON_OVERRUN) | MOMENT_BIT(ON_ANARCHY_PLACED) | MOMENT_BIT(ON_HENCHMAN_PLACED) | OF_VILLAIN)

/* Where a verb has its object; 0: everywhere. */
static u32 useful_in(u8 verb)
{
    switch (verb) {
    case V_ADD_DICE: return MOMENT_BIT(ON_TEST) | MOMENT_BIT(ON_COMMITTED);
    case V_REROLL: case V_REROLL_ALL: case V_SUCCESS: return ROLLED;
    case V_PREVENT: case V_PREVENT_ALL: return MOMENT_BIT(ON_HURT) | MOMENT_BIT(ON_OTHER_HURT);
    case V_SKIP: return MOMENT_BIT(ON_SCHEME);
    case V_CANCEL: return MOMENT_BIT(ON_OVERRUN) | MOMENT_BIT(ON_ADVANCE);
    default: return 0;
    }
}

/* Where a word means somebody or something; 0: everywhere. */
static u32 known_in(const struct words *words, u8 value, bool in_each)
{
    if (words == &words_hero && value == H_THAT) return in_each ? 0 : OF_HERO;
    if (words == &words_hero && value == H_ATTACKERS) return IN_FIGHT | PLACE_VILLAIN;
    if (words == &words_hero && value == H_EACH_THERE) return OF_PLACE | PLACE_VILLAIN;
    if (words == &words_place && value == P_THERE) return OF_PLACE | PLACE_VILLAIN;
    if (words == &words_place && value == P_VILLAIN) return PLACE_VILLAIN;
    if (words == &words_villain && value == VL_THIS) return PLACE_VILLAIN;
    if (words == &words_villain && value == VL_THAT) return OF_VILLAIN | PLACE_VILLAIN;
    if (words == &words_colour && value == K_THAT) return OF_COLOUR | PLACE_VILLAIN;
    return 0;
}

static const char *word_of(const struct words *words, int value)
{
    for (const struct word *w = words->word; w->word; w++)
        if (w->value == value && !w->choose) return w->word;
    return "?";
}

/* One choice of each sort has room in an effect; modes do not know of each other, and only one of them happens. */
static void check_choices(struct derivation *f, struct code code)
{
    bool villain = false, colour = false, modes = false;
    for EACH_INSTR(i, code) {
        if (i->verb >= V_TARGET_HERO && i->verb <= V_TARGET_COLOUR && i->c & SECOND_CHOICE)
            derive_mistake(f, "the effect chooses two things of one sort; expected at most one Hero, one Location and "
                              "one Villain or colour");
        villain |= i->verb == V_TARGET_VILLAIN;
        colour |= i->verb == V_TARGET_COLOUR;
        modes |= i->verb == V_MODE;
    }
    if (villain && colour && !modes)
        derive_mistake(f, "the effect chooses a Villain and a colour; expected one of them");
}

/* Whether the effect makes a choice of a sort: words for what the moment is about mean it too. */
static bool chooses(struct derivation *f, struct code code, u8 verb)
{
    for EACH_INSTR(i, code)
        if (i->verb == verb) return true;
    return false;
}

static bool was_chosen(struct derivation *f, struct code code, const struct words *words, u8 value)
{
    if (words == &words_place && value == P_THERE) return chooses(f, code, V_TARGET_PLACE);
    if (words == &words_hero && value == H_THAT) return chooses(f, code, V_TARGET_HERO);
    return words == &words_villain && value == VL_THAT && chooses(f, code, V_TARGET_VILLAIN);
}

static void check_words(struct derivation *f, struct code code, u32 place)
{
    const struct instr *each_end = NULL;
    for EACH_INSTR(i, code) {
        const u8 operand[] = {i->a, i->b, i->c};
        bool in_each = each_end && i < each_end;
        if (i->verb == V_EACH) each_end = i + 1 + i->b;
        if (useful_in(i->verb) && !(useful_in(i->verb) & place))
            derive_mistake(f, "'%s' would change nothing there", verbs[i->verb].word);
        if (i->verb <= V_TARGET_COLOUR) continue;
        for (int k = 0; k < 3; k++) {
            const struct words *words = verbs[i->verb].arg[k].words;
            u32 known = words ? known_in(words, operand[k], in_each) : 0;
            if (known && !(known & place) && !was_chosen(f, code, words, operand[k]))
                derive_mistake(f, "'%s' means nothing there", word_of(words, operand[k]));
        }
    }
}

/* Henchmen have no Purple; a Purple Anarchy token is placed only for lack of others (FF-003, FF-251). */
static void check_colours(struct derivation *f, struct code code)
{
    for EACH_INSTR(i, code) {
        if ((i->verb == V_HENCHMAN || i->verb == V_REMOVE) && i->c == K_PURPLE)
            derive_mistake(f, "colour: there are no Purple Henchmen (FF-003)");
        if (i->verb == V_TELEPORT && i->b == P_EACH_NEAR) derive_mistake(f, "at: expected one Location");
    }
}

void check_effect(struct derivation *f, struct code code, u32 place)
{
    check_choices(f, code);
    check_words(f, code, place);
    check_colours(f, code);
}

void check_triggers(struct derivation *f, const struct trigger *when, u32 also)
{
    for (int n = 0; n < TRIGGERS_MAX; n++)
        if (when[n].moment) check_effect(f, when[n].code, MOMENT_BIT(when[n].moment) | also);
}
