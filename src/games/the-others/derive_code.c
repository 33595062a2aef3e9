/* derive_code.c: effects, modifiers and moments that content may name but that could never do anything. */
#include "derivation.h"
#include "procedures.h"

static const char *word_of(const struct words *words, int value)
{
    for (const struct word *w = words->word; w->word; w++)
        if (w->value == value) return w->word;
    return "?";
}

#define EACH_INSTR(i, code) \
    (const struct instr *i = derive_code(f, code), *end_ = i + (code).length; i < end_; i++)

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
    case C_ALONE: case C_STEPS: case C_DISTRICT: case C_STREET: case C_RANGED: case C_CLOSE: case C_MONSTERS:
    case C_KILLED: case C_LEVEL: case C_UPGRADE: case C_FIGHT_ROLL: case C_SECOND_FORM: return true;
    default: return false;
    }
}

static void nobody_there(struct derivation *f, const char *field, const char *word)
{
    derive_mistake(f, "%s: '%s' is about the Hero who has a Turn, and nobody has one then", field, word);
}

void check_no_hero(struct derivation *f, const char *field, struct code code)
{
    for EACH_INSTR(i, code) {
        const u8 operand[] = {i->a, i->b, i->c};
        for (int k = 0; k < 3; k++) {
            const struct words *words = operand_words(i->verb, k);
            if (words && needs_hero(words, operand[k])) nobody_there(f, field, word_of(words, operand[k]));
        }
        if (i->verb == V_COVER) nobody_there(f, field, "cover");
        if (i->verb == V_IF && about_hero(derive_condition(f, i->a).word))
            nobody_there(f, field, word_of(&words_condition, derive_condition(f, i->a).word));
    }
}

void check_no_heroes(struct derivation *f, const char *field, struct code code)
{
    check_no_hero(f, field, code);
    for EACH_INSTR(i, code) {
        bool about = i->verb == V_TARGET_HERO || i->verb == V_VOTE_HERO || (i->verb == V_EACH && i->a == H_EACH);
        const u8 operand[] = {i->a, i->b, i->c};
        for (int k = 0; k < 3; k++) about |= operand_words(i->verb, k) == &words_hero && operand[k] == H_EACH;
        if (about) derive_mistake(f, "%s: no Hero is on the board yet", field);
    }
}

/* When a verb that changes a roll, a Move or a Reaction comes in time; 0: at every moment. */
static u32 useful_at(u8 verb)
{
    switch (verb) {
    case V_ADD_SIN_DICE: case V_ADD_SIN_HITS: case V_ADD_SIN_CORRUPTION: case V_RAISE_ACOLYTE: return bit(FIGHT_START);
    case V_HARD_HIDE: return bit(FIGHT_START) | bit(AFTER_ROLL);
    case V_LESS_DICE: return bit(FIGHT_START) | bit(BEFORE_CLEANSE);
    case V_SLOW: return bit(TURN_START) | bit(BEFORE_STEP) | bit(AFTER_STEP) | bit(CITY_ACTION) | bit(TOKEN_FOUND);
    case V_HASTE: case V_SECOND_MOVE: return bit(REACTION_START);
    default: return 0;
    }
}

void check_timing(struct derivation *f, struct code code, u32 moments, const char *when)
{
    for EACH_INSTR(i, code)
        if (useful_at(i->verb) && !(useful_at(i->verb) & moments))
            derive_mistake(f, "'%s' would change nothing %s", verbs[i->verb].word, when);
}

void check_moments(struct derivation *f, const struct row *row, u32 allowed)
{
    for (int m = 1; m < MOMENTS; m++)
        if (in_set(row->trigger_mask & ~allowed, m))
            derive_mistake(f, "when: it is never set off by '%s'", word_of(&words_moment, m));
}

void check_modifiers(struct derivation *f, const struct row *row, enum bearer bearer)
{
    const char *instead = bearer != OF_A_HERO ? "a Hero or an Upgrade"
                          : "the Sins Player's side: a Sin, a Story, a level, an Apocalypse card or a Monster";
    const u32 heroes = MODIFIER_BIT(V_SIN_DICE) - 1, monsters = MODIFIER_BIT(V_GRIP) | MODIFIER_BIT(V_GREED);
    u32 wrong = bearer == OF_A_HERO ? row->modifier_mask & ~heroes : row->modifier_mask & heroes;
    for (int verb = V_FIRST_MODIFIER; verb < V_COUNT; verb++) {
        if (wrong & MODIFIER_BIT(verb)) derive_mistake(f, "'%s' counts only on %s", verbs[verb].word, instead);
        else if (bearer == OF_THE_SINS && row->modifier_mask & monsters & MODIFIER_BIT(verb))
            derive_mistake(f, "'%s' is about the Space of a Monster: it counts only on a Monster", verbs[verb].word);
    }
}

/* Whether the Hero Number alone decides a condition, and how. */
enum verdict { OPEN, HOLDS, FAILS };

static enum verdict by_hero_number(struct condition k, int heroes)
{
    if (k.word == C_HEROES) return heroes >= k.n ? HOLDS : FAILS;
    if (k.word == C_FEW_HEROES) return heroes <= k.n ? HOLDS : FAILS;
    return OPEN;
}

void check_conditions(struct derivation *f, struct code code)
{
    for EACH_INSTR(i, code) {
        u8 number = i->verb == V_IF ? i->a : i->verb >= V_FIRST_MODIFIER ? i->c : 0;
        struct condition k = derive_condition(f, number);
        if (number && by_hero_number(k, 3) == FAILS && by_hero_number(k, 4) == FAILS)
            derive_mistake(f, "{ \"%s\", %d } never holds: there are 3 or 4 Heroes in play (OT-003)",
                           word_of(&words_condition, k.word), k.n);
    }
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

/* The tokens of a kind that a piece of code places with so many Heroes: all that may come, or the sure ones. */
struct placing {
    struct derivation *f;
    const struct instr *code;
    int token, heroes;
    bool may;
};

static int placed_in(const struct placing *p, int from, int to)
{
    int sum = 0;
    for (int at = from; at < to; at++) {
        struct instr i = p->code[at];
        switch (i.verb) {
        case V_PLACE: sum += i.a == T_FIRST + p->token; break;
        case V_MAY: at += p->may ? 0 : i.a; break;
        case V_IN_MODE: at += p->may ? 0 : i.b; break;
        case V_IF: {
            int otherwise = at + 1 + i.b, after = otherwise + i.c;
            enum verdict verdict = by_hero_number(derive_condition(p->f, i.a), p->heroes);
            if (verdict == HOLDS || (p->may && verdict == OPEN)) sum += placed_in(p, at + 1, otherwise);
            if (verdict == FAILS || (p->may && verdict == OPEN)) sum += placed_in(p, otherwise, after);
            at = after - 1;
            break;
        }
        case V_EACH: case V_TIMES:
            if (p->may) break;
            sum += repeats(p->f, i, p->heroes) * placed_in(p, at + 1, at + 1 + i.b);
            at += i.b;
            break;
        }
    }
    return sum;
}

int placed_by(struct derivation *f, struct code code, int token, int heroes, bool may)
{
    return placed_in(&(struct placing){f, derive_code(f, code), token, heroes, may}, 0, code.length);
}
