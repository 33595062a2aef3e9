/* code.c: turns parsed verbs into instructions.
 *
 * A block is its targets and then its effects. Blocks are the whole effect (with V_PLAYED between the two), a may, a
 * mode, both sides of a given, the body of each and times, and a block argument of a game's verb; a cost is not: what
 * is chosen in it is chosen with the rest of its block. The choices of a choose are targets of the block that contains
 * it.
 */
#include "compile.h"

#include <string.h>

enum { LISTS_MAX = 8, CHOICES_MAX = 2 };

/* How many choices of each list of words this path through the effect has made so far. */
struct choices {
    const struct words *words[LISTS_MAX];
    u8 made[LISTS_MAX];
};

struct listing {
    int count; /* more than CODE_MAX: too long, the rest was dropped */
    struct instr instr[CODE_MAX];
};

struct coder {
    struct reading *r;
    struct choices choices;
    bool fine;
};

static void add(struct listing *l, struct instr instr)
{
    if (l->count < CODE_MAX)
        l->instr[l->count] = instr;
    l->count = min_int(l->count + 1, CODE_MAX + 1);
}

static void append(struct listing *l, const struct listing *tail)
{
    for (int i = 0; i < min_int(tail->count, CODE_MAX); i++)
        add(l, tail->instr[i]);
    if (tail->count > CODE_MAX)
        l->count = CODE_MAX + 1;
}

/* The number of the next choice of a list: 0 or 1. */
static u8 next_choice(struct coder *k, const struct parsed_verb *parsed, const struct words *words)
{
    int i = 0;
    while (i < LISTS_MAX && k->choices.words[i] && k->choices.words[i] != words)
        i++;
    MUST(i < LISTS_MAX);
    k->choices.words[i] = words;
    if (k->choices.made[i] == CHOICES_MAX) {
        mistake(k->r, parsed->from->file, parsed->from->line,
                "%s: expected at most %d choices of a %s in one effect", parsed->from->word, CHOICES_MAX,
                words->name);
        k->fine = false;
        return 0;
    }
    return k->choices.made[i]++;
}

/* After blocks of which only one runs: as many choices as the path with the most made. */
static void join_choices(struct choices *all, const struct choices *path)
{
    for (int i = 0; i < LISTS_MAX && path->words[i]; i++) {
        int j = 0;
        while (j < LISTS_MAX && all->words[j] && all->words[j] != path->words[i])
            j++;
        MUST(j < LISTS_MAX);
        all->words[j] = path->words[i];
        all->made[j] = (u8)max_int(all->made[j], path->made[i]);
    }
}

static void code_verbs(struct coder *k, const struct parsed_verbs *verbs, struct listing *targets,
                       struct listing *effects);

/* A whole block inside an effect. */
static void code_block(struct coder *k, const struct parsed_verbs *verbs, struct listing *out)
{
    struct listing effects = {0};
    code_verbs(k, verbs, out, &effects);
    append(out, &effects);
}

static void code_game_verb(struct coder *k, const struct parsed_verb *parsed, struct listing *targets,
                      struct listing *effects)
{
    const struct operand *o = parsed->operand;
    u8 filter = 0;
    u8 operand[3];
    struct listing block = {0};
    for (int i = 0; i < 3; i++)
        if (o[i].filter)
            filter = o[i].code;
    for (int i = 0; i < 3; i++) {
        const struct word *word = o[i].type == ARG_WORD ? o[i].word : NULL;
        operand[i] = o[i].code;
        if (word && word->choose) {
            int choice = next_choice(k, parsed, o[i].words);
            add(targets, (struct instr){word->choose, word->value, filter,
                                        (u8)(parsed->game->needs | (choice ? SECOND_CHOICE : 0))});
            operand[i] = (u8)(word->then + choice);
        } else if (o[i].type == ARG_BLOCK && parsed->blocks) {
            code_block(k, &parsed->block[0], &block);
            operand[i] = (u8)min_int(block.count, CODE_MAX);
        }
    }
    add(effects, (struct instr){parsed->verb, operand[0], operand[1], operand[2]});
    append(effects, &block);
}

static void code_modes(struct coder *k, const struct parsed_verb *parsed, struct listing *targets,
                       struct listing *effects)
{
    struct choices before = k->choices, after = before;
    add(targets, (struct instr){V_MODE, (u8)parsed->blocks, parsed->operand[0].code, 0});
    for (int m = 0; m < parsed->blocks; m++) {
        struct listing mode_targets = {0}, mode_effects = {0};
        k->choices = before;
        code_verbs(k, &parsed->block[m], &mode_targets, &mode_effects);
        join_choices(&after, &k->choices);
        if (mode_targets.count)
            add(targets, (struct instr){V_IN_MODE, (u8)m, (u8)min_int(mode_targets.count, CODE_MAX), 0});
        append(targets, &mode_targets);
        add(effects, (struct instr){V_IN_MODE, (u8)m, (u8)min_int(mode_effects.count, CODE_MAX), 0});
        append(effects, &mode_effects);
    }
    k->choices = after;
}

/* With an else block, the first block ends with a V_END that jumps over it. */
static void code_given(struct coder *k, const struct parsed_verb *parsed, struct listing *effects)
{
    struct choices before = k->choices, after;
    struct listing yes = {0}, no = {0};
    code_block(k, &parsed->block[0], &yes);
    after = k->choices;
    if (parsed->blocks > 1) {
        k->choices = before;
        code_block(k, &parsed->block[1], &no);
        join_choices(&after, &k->choices);
        k->choices = after;
        add(&yes, (struct instr){V_END, (u8)min_int(no.count, CODE_MAX), 0, 0});
    }
    add(effects, (struct instr){V_IF, parsed->operand[0].code, (u8)min_int(yes.count, CODE_MAX),
                                (u8)min_int(no.count, CODE_MAX)});
    append(effects, &yes);
    append(effects, &no);
}

static void code_verbs(struct coder *k, const struct parsed_verbs *verbs, struct listing *targets,
                       struct listing *effects)
{
    for (const struct parsed_verb *parsed = verbs->first; parsed; parsed = parsed->next) {
        struct listing block = {0};
        switch (parsed->game ? V_GAME : parsed->verb) {
        case V_GAME: code_game_verb(k, parsed, targets, effects); break;
        case V_MODE: code_modes(k, parsed, targets, effects); break;
        case V_IF: code_given(k, parsed, effects); break;
        case V_COST:
            code_verbs(k, &parsed->block[0], targets, &block);
            add(effects, (struct instr){V_COST, (u8)min_int(block.count, CODE_MAX), 0, 0});
            append(effects, &block);
            break;
        case V_MAY:
            code_block(k, &parsed->block[0], &block);
            add(effects, (struct instr){V_MAY, (u8)min_int(block.count, CODE_MAX), 0, 0});
            append(effects, &block);
            break;
        default: /* V_EACH, V_TIMES */
            code_block(k, &parsed->block[0], &block);
            add(effects,
                (struct instr){parsed->verb, parsed->operand[0].code, (u8)min_int(block.count, CODE_MAX), 0});
            append(effects, &block);
        }
    }
}

/* Appends a listing to the code of all rows. */
static bool share_code(struct reading *r, struct shared *s, const struct parsed_verb *first, const struct listing *l,
                       struct code *out)
{
    const struct value *at = first->from;
    if (l->count > CODE_MAX) {
        mistake(r, at->file, at->line, "the effect is too long: expected at most %d instructions", CODE_MAX);
        return false;
    }
    if (s->codes + l->count > ALL_CODE_MAX) {
        mistake(r, at->file, at->line, "too many effects: expected at most %d instructions in all",
                ALL_CODE_MAX);
        return false;
    }
    *out = (struct code){(u16)s->codes, (u8)l->count, 0};
    for (int i = 0; i < l->count; i++) out->priced |= l->instr[i].verb == V_COST;
    memcpy(s->code + s->codes, l->instr, sizeof(struct instr) * (size_t)l->count);
    s->codes += l->count;
    return true;
}

bool code_effect(struct reading *r, struct shared *s, const struct parsed_verbs *verbs, bool optional, struct code *out)
{
    struct coder k = {.r = r, .fine = true};
    struct listing all = {0}, effects = {0};
    code_verbs(&k, verbs, &all, &effects);
    add(&all, (struct instr){V_PLAYED, 0, 0, 0});
    append(&all, &effects);
    if (optional) {
        struct listing whole = {0};
        add(&whole, (struct instr){V_MAY, (u8)min_int(all.count, CODE_MAX), 0, 0});
        append(&whole, &all);
        return k.fine && share_code(r, s, verbs->first, &whole, out);
    }
    return k.fine && share_code(r, s, verbs->first, &all, out);
}

bool code_passive(struct reading *r, struct shared *s, const struct parsed_verbs *verbs, struct code *out)
{
    struct listing all = {0};
    for (const struct parsed_verb *parsed = verbs->first; parsed; parsed = parsed->next)
        add(&all,
            (struct instr){parsed->verb, parsed->operand[0].code, parsed->operand[1].code, parsed->operand[2].code});
    return share_code(r, s, verbs->first, &all, out);
}
