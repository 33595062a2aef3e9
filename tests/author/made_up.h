/* made_up.h: a made-up game whose content uses all that the language has, for tests of what reads it. */
#ifndef TESTS_AUTHOR_MADE_UP_H
#define TESTS_AUTHOR_MADE_UP_H

#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "author/reader.h"

/* -- A made-up game ----------------------------------------------------------------------- */

enum { CARD = 1, HERO = 2 };
enum { CHOOSE_HERO = V_GAME, HEAL, DAMAGE, DRAW, DISCARD, CANCEL, WATCH, BOOST, ATTACK, HEALTH, HASTE, VERBS };
enum { OWN_HERO = 1, ANY_HERO = 2, THIS_HERO = 20, THAT_HERO = 21, CHOSEN_HERO = 30 };

static const struct words hero_words = {"hero", (const struct word[]){
    {"own_hero", OWN_HERO, "one of your {f}Heroes{p}", "that Hero", CHOOSE_HERO, CHOSEN_HERO},
    {"any_hero", ANY_HERO, "any {f}Hero{p}", NULL, CHOOSE_HERO, CHOSEN_HERO},
    {"this_hero", THIS_HERO, "this Hero", "it", 0, 0},
    {"that_hero", THAT_HERO, "that Hero", NULL, 0, 0},
    {0}}};
static const struct words filter_words = {"filter", (const struct word[]){
    {"damaged", 1, "damaged ", NULL, 0, 0}, {"in_slot_1", 2, NULL, " in slot 1", 0, 0}, {0}}};
static const struct words player_words = {"player", (const struct word[]){
    {"you", 0, "you", NULL, 0, 0}, {"others", 1, "each other player", NULL, 0, 0},
    {"all", 2, "all players", NULL, 0, 0}, {0}}};
static const struct words each_words = {"selector", (const struct word[]){
    {"own_heroes", 1, "Hero you have", NULL, 0, 0}, {0}}};
static const struct words quantity_words = {"quantity", (const struct word[]){
    {"villains", 5, "Villain in your jail", NULL, 0, 0}, {0}}};
static const struct words condition_words = {"condition", (const struct word[]){
    {"damaged", 1, "this Hero is damaged", NULL, 0, 0}, {"alone", 2, "you have no other Hero", NULL, 0, 0},
    {"jailed", 3, "you have at least {n:Villain|Villains} in jail", NULL, 0, 0}, {0}}};
static const struct words moment_words = {"moment", (const struct word[]){
    {"fight_won", 1, "when you win a Fight", NULL, 0, 0}, {"recruited", 4, "when this Hero is recruited", NULL, 0, 0},
    {0}}};
static const struct words until_words = {"time", (const struct word[]){
    {"this_turn", 3, "this turn", NULL, 0, 0}, {0}}};
static const struct words type_words = {"type", (const struct word[]){
    {"one_time", 1, NULL, NULL, 0, 0}, {"equipment", 2, NULL, NULL, 0, 0}, {0}}};

#define AMOUNT {"1", ARG_AMOUNT, NULL, NULL, 0, 0}
#define OF {"of", ARG_WORD, &hero_words, NULL, 0, 0}
#define ONLY {"only", ARG_WORD, &filter_words, "", 0, 0}
#define BY {"by", ARG_WORD, &player_words, "you", 0, 0}
#define MODIFIER {{"1", ARG_SIGNED, NULL, NULL, 0, 0}, {"of", ARG_WORD, &hero_words, "this_hero", 0, 0}, \
                  {"when", ARG_CONDITION, NULL, "", 0, 0}}

static const struct verb verbs[VERBS] = {
    [CHOOSE_HERO] = {.word = NULL},
    [HEAL] = {.word = "heal", .arg = {AMOUNT, OF, ONLY}, .phrase = "heal {a} damage from {b}", .needs = 7},
    [DAMAGE] = {.word = "damage", .arg = {AMOUNT, OF}, .phrase = "deal {a} damage to {b}"},
    [DRAW] = {.word = "draw", .arg = {AMOUNT, BY}, .phrase = "{b} [draw|draws] {a:card|cards}"},
    [DISCARD] = {.word = "discard", .arg = {{"1", ARG_AMOUNT, NULL, NULL, 1, 9}, BY},
                 .phrase = "{b} [discard|discards] {a:card|cards} from [your|their] hand"},
    [CANCEL] = {.word = "cancel", .phrase = "cancel that card"},
    [WATCH] = {.word = "watch", .arg = {{"1", ARG_BLOCK, NULL, NULL, 0, 0}}, .phrase = "at the end of the turn, {a}"},
    [BOOST] = {.word = "boost",
               .arg = {{"1", ARG_SIGNED, NULL, NULL, -3, 3}, OF, {"lasts", ARG_WORD, &until_words, "this_turn", 0, 0}},
               .phrase = "{b} gets {+a} Attack {c}"},
    [ATTACK] = {.word = "attack", .arg = MODIFIER, .phrase = "{+a} Attack for {b}", .modifier = true},
    [HEALTH] = {.word = "health", .arg = MODIFIER, .phrase = "{+a} Health", .modifier = true},
    [HASTE] = {.word = "haste", .arg = {{"1", ARG_CONDITION, NULL, NULL, 0, 0}}, .phrase = "{a}: moves twice",
               .modifier = true},
};

struct card {
    struct row row;
    u8 type, influence, copies, marks;
    u8 cost[3];
    i8 luck;
    u16 note;
    struct code effect;
    u8 agency, ambush;
};

struct hero {
    struct row row;
    u8 attack;
    u8 spare[3];
    struct code passive, use;
    struct trigger when[TRIGGERS_MAX];
};

#define AT(S, f) offsetof(struct S, f)
static const struct row_field card_fields[] = {
    {"type", ROW_WORD, AT(card, type), 1, 0, 0, "one_time", &type_words, NULL},
    {"influence", ROW_INT, AT(card, influence), 1, 0, 10, NULL, NULL, NULL},
    {"copies", ROW_INT, AT(card, copies), 1, 0, 0, "1", NULL, NULL},
    {"marks", ROW_BITS, AT(card, marks), 1, 0, 0, "", &type_words, NULL},
    {"cost", ROW_INTS, AT(card, cost), 3, 0, 0, "1 2", NULL, NULL},
    {"luck", ROW_SIGNED, AT(card, luck), 1, 0, 0, "-1", NULL, NULL},
    {"note", ROW_TEXT, AT(card, note), 1, 0, 0, "", NULL, NULL},
    {"ambush", ROW_WORD, AT(card, ambush), 1, 0, 0, "", &moment_words, "{}: "},
    {"effect", ROW_EFFECT, AT(card, effect), 1, 0, 0, NULL, NULL, NULL},
    {0}};
static const struct row_field hero_fields[] = {
    {"attack", ROW_INT, AT(hero, attack), 1, 0, 0, "2", NULL, NULL},
    {"passive", ROW_PASSIVE, AT(hero, passive), 1, 0, 0, "", NULL, NULL},
    {"use", ROW_EFFECT, AT(hero, use), 1, 0, 0, "", NULL, "Use: "},
    {"when", ROW_TRIGGERS, AT(hero, when), TRIGGERS_MAX, 0, 0, "", NULL, NULL},
    {0}};

static const struct game game = {
    .id = "made-up",
    .words.verbs = verbs,
    .words.verb_count = VERBS,
    .words.each = &each_words,
    .words.quantities = &quantity_words,
    .words.conditions = &condition_words,
    .words.moments = &moment_words,
    .words.kinds = (const struct kind[]){
        {"city", CARD, sizeof(struct card), card_fields, 0, 0},
        {"agency", CARD, sizeof(struct card), card_fields, AT(card, agency), 1},
        {"hero", HERO, sizeof(struct hero), hero_fields, 0, 0},
        {0}},
};

/* -- Helpers ------------------------------------------------------------------------------ */

/* One reading, kept as long as a test needs it. */
struct result {
    struct text block, errors;
    struct content content;
    bool fine;
};

static inline struct result read_files(int count, const char *const *names, const char *const *sources)
{
    struct result x = {0};
    x.fine = reader_read_memory(&game, names, sources, count, &x.block, &x.errors);
    if (x.fine)
        assert_true(content_open(&x.content, x.block.at, x.block.length));
    else
        assert_int_equal(x.block.length, 0);
    assert_int_equal(x.fine, x.errors.length == 0);
    return x;
}

static inline struct result read_one(const char *source)
{
    return read_files(1, (const char *[]){"a.lua"}, &source);
}

static inline struct result read_good(const char *source)
{
    struct result x = read_one(source);
    if (!x.fine)
        fail_msg("%s", text_string(&x.errors));
    return x;
}

static inline void end(struct result *x)
{
    text_free(&x->block);
    text_free(&x->errors);
}

static inline void assert_errors(const char *source, const char *errors)
{
    struct result x = read_one(source);
    assert_string_equal(text_string(&x.errors), errors);
    end(&x);
}

static inline const struct card *card_of(const struct result *x, int id)
{
    return (const void *)content_row(&x->content, CARD, id);
}
static inline const struct hero *hero_of(const struct result *x, int id)
{
    return (const void *)content_row(&x->content, HERO, id);
}

/* Compares the code of the effect of the only card of a source with instructions that end with {255}. */
static inline void assert_code(const char *effect, const struct instr *wanted)
{
    struct text source = {0}, got = {0}, want = {0};
    text_add(&source, "city { id = 'x', name = 'X', influence = 0, effect = { %s } }", effect);
    struct result x = read_good(source.at);
    struct code code = card_of(&x, 1)->effect;
    for (int i = 0; i < code.length; i++) {
        struct instr in = x.content.code[code.at + i];
        text_add(&got, "%d %d %d %d\n", in.verb, in.a, in.b, in.c);
    }
    for (; wanted->verb != 255; wanted++)
        text_add(&want, "%d %d %d %d\n", wanted->verb, wanted->a, wanted->b, wanted->c);
    assert_string_equal(text_string(&got), text_string(&want));
    text_free(&source);
    text_free(&got);
    text_free(&want);
    end(&x);
}
#define CODE(effect, ...) assert_code(effect, (const struct instr[]){__VA_ARGS__, {255, 0, 0, 0}})

static inline void assert_text(const char *fields, const char *wanted)
{
    struct text source = {0};
    text_add(&source, "hero { id = 'x', name = 'X', %s }", fields);
    struct result x = read_good(source.at);
    assert_string_equal(content_string(&x.content, hero_of(&x, 1)->row.text), wanted);
    text_free(&source);
    end(&x);
}

#endif
