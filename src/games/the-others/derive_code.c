/* derive_code.c: effects, modifiers and moments that content may name but that could never do anything. */
#include "derivation.h"
#include "words.h"

static const char *word_of(const struct words *words, int value)
{
    for (const struct word *w = words->word; w->word; w++)
        if (w->value == value) return w->word;
    return "?";
}

/* -- Effects outside of Turns -------------------------------------------------------------------------------------- */

/* Words that mean the Hero who has a Turn, or are about that Hero. */
static bool needs_hero(const struct words *words, u8 value)
{
    if (words == &words_hero || words == &words_each)
        return value == H_CURRENT || value == H_THIS || value == H_OTHERS_HERE;
    return words == &words_space && (value == S_HERE || value == S_HERE_OR_NEAR);
}

static bool about_hero(u8 condition)
{
    switch ((enum condition_word)condition) {
    case C_ALONE:
    case C_STEPS:
    case C_DISTRICT:
    case C_STREET:
    case C_RANGED:
    case C_CLOSE:
    case C_MONSTERS:
    case C_KILLED:
    case C_LEVEL:
    case C_UPGRADE:
    case C_FIGHT_ROLL:
    case C_SECOND_FORM: return true;
    default: return false;
    }
}

static void nobody_there(struct derivation *f, const char *field, const char *word)
{
    derive_mistake(f, "%s: '%s' is about the Hero who has a Turn, and nobody has one then", field, word);
}

/* The list of words that an operand of a verb is from; NULL: it is none. */
static const struct words *words_at(u8 verb, int operand)
{
    if (verb == V_EACH) return operand == 0 ? &words_each : NULL;
    if (verb == V_TARGET_SPACE) return operand == 0 ? &words_space : NULL;
    if (verb < V_TARGET_HERO || verb >= V_COUNT) return NULL;
    return verbs[verb].arg[operand].words;
}

void check_no_hero(struct derivation *f, const char *field, struct code code)
{
    const struct instr *i = derive_code(f, code);
    for (int n = 0; n < code.length; n++, i++) {
        const u8 operand[] = {i->a, i->b, i->c};
        for (int k = 0; k < 3; k++) {
            const struct words *words = words_at(i->verb, k);
            if (words && needs_hero(words, operand[k])) nobody_there(f, field, word_of(words, operand[k]));
        }
        if (i->verb == V_COVER) nobody_there(f, field, "cover");
        if (i->verb == V_IF && about_hero(derive_condition(f, i->a).word))
            nobody_there(f, field, word_of(&words_condition, derive_condition(f, i->a).word));
    }
}

void check_no_heroes(struct derivation *f, const char *field, struct code code)
{
    const struct instr *i = derive_code(f, code);
    check_no_hero(f, field, code);
    for (int n = 0; n < code.length; n++, i++) {
        bool about = i->verb == V_TARGET_HERO || i->verb == V_VOTE_HERO || (i->verb == V_EACH && i->a == H_EACH);
        const u8 operand[] = {i->a, i->b, i->c};
        for (int k = 0; k < 3; k++) about |= words_at(i->verb, k) == &words_hero && operand[k] == H_EACH;
        if (about) derive_mistake(f, "%s: no Hero is on the board yet", field);
    }
}

/* -- Verbs and their moments --------------------------------------------------------------------------------------- */

#define AT(moment) (1u << (moment))

/* When a verb that changes a roll, a Move or a Reaction comes in time; 0: at every moment. */
static u32 useful_at(u8 verb)
{
    switch (verb) {
    case V_ADD_SIN_DICE:
    case V_ADD_SIN_HITS:
    case V_ADD_SIN_CORRUPTION:
    case V_RAISE_ACOLYTE: return AT(FIGHT_START);
    case V_HARD_HIDE: return AT(FIGHT_START) | AT(AFTER_ROLL);
    case V_LESS_DICE: return AT(FIGHT_START) | AT(BEFORE_CLEANSE);
    case V_SLOW: return AT(TURN_START) | AT(BEFORE_STEP) | AT(AFTER_STEP) | AT(CITY_ACTION) | AT(TOKEN_FOUND);
    case V_HASTE:
    case V_SECOND_MOVE: return AT(REACTION_START);
    default: return 0;
    }
}

void check_timing(struct derivation *f, struct code code, u32 moments, const char *when)
{
    const struct instr *i = derive_code(f, code);
    for (int n = 0; n < code.length; n++, i++)
        if (useful_at(i->verb) && !(useful_at(i->verb) & moments))
            derive_mistake(f, "'%s' would change nothing %s", verbs[i->verb].word, when);
}

void check_moments(struct derivation *f, const struct row *row, u32 allowed)
{
    for (int m = 1; m < MOMENTS; m++)
        if ((row->trigger_mask & ~allowed) >> m & 1)
            derive_mistake(f, "when: it is never set off by '%s'", word_of(&words_moment, m));
}

/* -- Modifiers ----------------------------------------------------------------------------------------------------- */

#define BIT(verb) (1u << ((verb)-V_FIRST_MODIFIER))

void check_modifiers(struct derivation *f, const struct row *row, enum bearer bearer)
{
    static const char *const instead[] = {
        "the Sins Player's side: a Sin, a Story, a level, an Apocalypse card or a Monster", "a Hero or an Upgrade",
        "a Hero or an Upgrade"};
    const u32 heroes = BIT(V_SIN_DICE) - 1, monsters = BIT(V_GRIP) | BIT(V_GREED);
    u32 wrong = bearer == OF_A_HERO ? row->modifier_mask & ~heroes : row->modifier_mask & heroes;
    for (int verb = V_FIRST_MODIFIER; verb < V_COUNT; verb++) {
        if (wrong & BIT(verb))
            derive_mistake(f, "'%s' counts only on %s", verbs[verb].word, instead[bearer]);
        else if (bearer == OF_THE_SINS && row->modifier_mask & monsters & BIT(verb))
            derive_mistake(f, "'%s' is about the Space of a Monster: it counts only on a Monster",
                           verbs[verb].word);
    }
}

/* -- Tokens that an effect places ---------------------------------------------------------------------------------- */

static bool places(struct instr i, int token) { return i.verb == V_PLACE && i.a == T_FIRST + token; }

/* Whether the Hero Number alone decides a condition, and how. */
enum verdict { OPEN, HOLDS, FAILS };

static enum verdict by_hero_number(struct condition k, int heroes)
{
    if (k.word == C_HEROES) return heroes >= k.n ? HOLDS : FAILS;
    if (k.word == C_FEW_HEROES) return heroes <= k.n ? HOLDS : FAILS;
    return OPEN;
}

/* What some condition allows counts, unless so many Heroes rule it out. */
static bool may_in(struct derivation *f, const struct instr *code, int from, int to, int token, int heroes)
{
    for (int at = from; at < to; at++) {
        struct instr i = code[at];
        if (places(i, token)) return true;
        if (i.verb != V_IF) continue;
        int otherwise = at + 1 + i.b, behind = otherwise + i.c;
        enum verdict verdict = by_hero_number(derive_condition(f, i.a), heroes);
        if (verdict != FAILS && may_in(f, code, at + 1, otherwise, token, heroes)) return true;
        if (verdict != HOLDS && may_in(f, code, otherwise, behind, token, heroes)) return true;
        at = behind - 1;
    }
    return false;
}

bool may_place(struct derivation *f, struct code code, int token, int heroes)
{
    return may_in(f, derive_code(f, code), 0, code.length, token, heroes);
}

/* How often a block is repeated; quantities other than the Hero Number may be 0. */
static int repeats(struct derivation *f, struct instr i, int heroes)
{
    if (i.verb == V_EACH) return i.a == H_EACH ? heroes : 0;
    if (i.a < AMOUNT_FIRST) return i.a;
    struct amount a = derive_amount(f, i.a);
    int n = a.plus + (a.quantity == Q_HERO_NUMBER ? a.times * heroes : 0);
    return a.most ? min_int(n, a.most) : n;
}

/* What may or may not happen does not count. */
static int sure_in(struct derivation *f, const struct instr *code, int from, int to, int token, int heroes)
{
    int sum = 0;
    for (int at = from; at < to; at++) {
        struct instr i = code[at];
        switch (i.verb) {
        case V_MAY: at += i.a; break;
        case V_IN_MODE: at += i.b; break;
        case V_IF: {
            int otherwise = at + 1 + i.b, behind = otherwise + i.c;
            enum verdict verdict = by_hero_number(derive_condition(f, i.a), heroes);
            if (verdict == HOLDS) sum += sure_in(f, code, at + 1, otherwise, token, heroes);
            if (verdict == FAILS) sum += sure_in(f, code, otherwise, behind, token, heroes);
            at = behind - 1;
            break;
        }
        case V_EACH:
        case V_TIMES:
            sum += repeats(f, i, heroes) * sure_in(f, code, at + 1, at + 1 + i.b, token, heroes);
            at += i.b;
            break;
        default: sum += places(i, token);
        }
    }
    return sum;
}

int sure_to_place(struct derivation *f, struct code code, int token, int heroes)
{
    return sure_in(f, derive_code(f, code), 0, code.length, token, heroes);
}
