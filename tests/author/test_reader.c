/* test_reader.c: content from Lua to a block: good content, every kind of mistake, escapes, card texts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "author/reader.h"

/* -- A made-up game ----------------------------------------------------------------------- */

enum { CARD = 1, HERO = 2 };
enum { CHOOSE_HERO = V_GAME, HEAL, DAMAGE, DRAW, DISCARD, CANCEL, WATCH, BOOST, ATTACK, HEALTH, VERBS };
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

static struct result read_files(int count, const char *const *names, const char *const *sources)
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

static struct result read_one(const char *source)
{
    return read_files(1, (const char *[]){"a.lua"}, &source);
}

static struct result read_good(const char *source)
{
    struct result x = read_one(source);
    if (!x.fine)
        fail_msg("%s", text_string(&x.errors));
    return x;
}

static void end(struct result *x)
{
    text_free(&x->block);
    text_free(&x->errors);
}

static void assert_errors(const char *source, const char *errors)
{
    struct result x = read_one(source);
    assert_string_equal(text_string(&x.errors), errors);
    end(&x);
}

static const struct card *card_of(const struct result *x, int id)
{
    return (const void *)content_row(&x->content, CARD, id);
}
static const struct hero *hero_of(const struct result *x, int id)
{
    return (const void *)content_row(&x->content, HERO, id);
}

/* Compares the code of the effect of the only card of a source with instructions that end with {255}. */
static void assert_code(const char *effect, const struct instr *wanted)
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

static void assert_text(const char *fields, const char *wanted)
{
    struct text source = {0};
    text_add(&source, "hero { id = 'x', name = 'X', %s }", fields);
    struct result x = read_good(source.at);
    assert_string_equal(content_string(&x.content, hero_of(&x, 1)->row.text), wanted);
    text_free(&source);
    end(&x);
}

/* -- Good content ------------------------------------------------------------------------- */

static const char good[] =
    "local function kit(n) return heal { n, of = 'own_hero', only = 'damaged' } end\n"
    "city { id = 'first_aid_kit', name = 'First Aid Kit', type = 'one_time', influence = 1, copies = 10,\n"
    "       effect = { kit(2) }, flavour = 'Ouch.' }\n"
    "agency { id = 'raid', name = 'Raid', influence = 3, luck = -7, cost = { 4, 5, 6 }, marks = { 'equipment' },\n"
    "         note = 'Ouch.', ambush = 'fight_won',"
    "         effect = { draw { { per = 'villains', times = 2, most = 6 } }, cancel {} } }\n"
    "hero { id = 'x', name = 'X', attack = 3,\n"
    "       passive = { attack { 1, when = 'damaged' }, health { -1, when = { 'jailed', 2 } } },\n"
    "       use = { cost { discard { 1 } }, draw { 2 } },\n"
    "       when = { on { 'fight_won', heal { 1, of = 'own_hero' } },\n"
    "                on { 'recruited', optional = true, condition = 'alone', draw { 1 } } } }\n";

static void test_good_content(void **state)
{
    (void)state;
    struct result x = read_good(good);
    const struct content *k = &x.content;
    assert_int_equal(k->count[CARD], 2);
    assert_int_equal(k->count[HERO], 1);
    assert_int_equal(k->block->kinds, 3);
    assert_int_equal(card_of(&x, 0)->row.name, 0);

    const struct card *kit = card_of(&x, 1), *raid = card_of(&x, 2);
    assert_string_equal(content_string(k, kit->row.id), "first_aid_kit");
    assert_string_equal(content_string(k, kit->row.name), "First Aid Kit");
    assert_string_equal(content_string(k, kit->row.text), "Heal 2 damage from one of your damaged Heroes.");
    assert_int_equal(kit->type, 1);
    assert_int_equal(kit->copies, 10);
    assert_int_equal(kit->luck, -1);
    assert_memory_equal(kit->cost, ((u8[]){1, 2, 2}), 3);
    assert_int_equal(kit->agency, 0);
    assert_int_equal(raid->agency, 1);
    assert_string_equal(content_string(k, raid->row.text),
                        "When you win a Fight: draw 2 cards for each Villain in your jail, at most 6, "
                        "then cancel that card.");
    assert_int_equal(raid->copies, 1);
    assert_int_equal(raid->luck, -7);
    assert_int_equal(raid->marks, 1 << 2);
    assert_memory_equal(raid->cost, ((u8[]){4, 5, 6}), 3);
    assert_int_equal(raid->note, kit->row.flavour);
    assert_int_equal(k->block->amount_count, 1);
    assert_memory_equal(k->amount, (&(struct amount){5, 2, 0, 6}), 4);
    assert_int_equal(k->code[raid->effect.at + 1].a, AMOUNT_FIRST);

    const struct hero *hero = hero_of(&x, 1);
    assert_int_equal(hero->row.modifier_mask, 3);
    assert_int_equal(hero->row.conditional_mask, 3);
    assert_int_equal(hero->row.moments, 1 << 1 | 1 << 4);
    assert_int_equal(hero->passive.length, 2);
    struct instr less = k->code[hero->passive.at + 1];
    assert_int_equal(less.verb, HEALTH);
    assert_int_equal((i8)less.a, -1);
    assert_int_equal(less.b, THIS_HERO);
    assert_memory_equal(&k->condition[less.c], (&(struct condition){3, 2}), 2);
    assert_int_equal(hero->when[0].moment, 1);
    assert_int_equal(hero->when[0].condition, 0);
    assert_int_equal(k->code[hero->when[1].code.at].verb, V_MAY);
    assert_int_equal(k->condition[hero->when[1].condition].word, 2);
    end(&x);
}

static void test_code(void **state)
{
    (void)state;
    CODE("cancel {}", {V_PLAYED, 0, 0, 0}, {CANCEL, 0, 0, 0});
    CODE("heal { 2, of = 'own_hero', only = 'damaged' }, damage { 1, of = 'any_hero' }, heal { 1, of = 'that_hero' }",
         {CHOOSE_HERO, OWN_HERO, 1, 7}, {CHOOSE_HERO, ANY_HERO, 0, SECOND_CHOICE}, {V_PLAYED, 0, 0, 0},
         {HEAL, 2, CHOSEN_HERO, 1}, {DAMAGE, 1, CHOSEN_HERO + 1, 0}, {HEAL, 1, THAT_HERO, 0});
    CODE("may { damage { 1, of = 'own_hero' }, draw { 1 } }, cancel {}",
         {V_PLAYED, 0, 0, 0}, {V_MAY, 3, 0, 0}, {CHOOSE_HERO, OWN_HERO, 0, 0}, {DAMAGE, 1, CHOSEN_HERO, 0},
         {DRAW, 1, 0, 0}, {CANCEL, 0, 0, 0});
    CODE("choose { { damage { 1, of = 'own_hero' } }, { discard { 1 }, cancel {} }, "
         "{ damage { 2, of = 'any_hero' } } }",
         {V_MODE, 3, 0, 0}, {V_IN_MODE, 0, 1, 0}, {CHOOSE_HERO, OWN_HERO, 0, 0}, {V_IN_MODE, 2, 1, 0},
         {CHOOSE_HERO, ANY_HERO, 0, 0}, {V_PLAYED, 0, 0, 0}, {V_IN_MODE, 0, 1, 0}, {DAMAGE, 1, CHOSEN_HERO, 0},
         {V_IN_MODE, 1, 2, 0}, {DISCARD, 1, 0, 0}, {CANCEL, 0, 0, 0}, {V_IN_MODE, 2, 1, 0},
         {DAMAGE, 2, CHOSEN_HERO, 0});
    CODE("given { { 'jailed', 2 }, draw { 1 }, otherwise = { cancel {} } }", {V_PLAYED, 0, 0, 0}, {V_IF, 1, 2, 1},
         {DRAW, 1, 0, 0}, {V_END, 1, 0, 0}, {CANCEL, 0, 0, 0});
    CODE("given { 'alone', cancel {} }", {V_PLAYED, 0, 0, 0}, {V_IF, 1, 1, 0}, {CANCEL, 0, 0, 0});
    CODE("each { 'own_heroes', damage { 1, of = 'any_hero' } }, times { 3, draw { 1 } }", {V_PLAYED, 0, 0, 0},
         {V_EACH, 1, 2, 0}, {CHOOSE_HERO, ANY_HERO, 0, 0}, {DAMAGE, 1, CHOSEN_HERO, 0}, {V_TIMES, 3, 1, 0},
         {DRAW, 1, 0, 0});
    CODE("cost { damage { 1, of = 'own_hero' } }, draw { 1 }", {CHOOSE_HERO, OWN_HERO, 0, 0}, {V_PLAYED, 0, 0, 0},
         {V_COST, 1, 0, 0}, {DAMAGE, 1, CHOSEN_HERO, 0}, {DRAW, 1, 0, 0});
    CODE("may { choose { { draw { 1 } }, { cancel {} } } }", {V_PLAYED, 0, 0, 0}, {V_MAY, 5, 0, 0}, {V_MODE, 2, 0, 0},
         {V_IN_MODE, 0, 1, 0}, {DRAW, 1, 0, 0}, {V_IN_MODE, 1, 1, 0}, {CANCEL, 0, 0, 0});
    CODE("boost { -2, of = 'own_hero' }", {CHOOSE_HERO, OWN_HERO, 0, 0}, {V_PLAYED, 0, 0, 0},
         {BOOST, 254, CHOSEN_HERO, 3});
    CODE("watch { draw { 1 }, damage { 1, of = 'own_hero' } }", {V_PLAYED, 0, 0, 0}, {WATCH, 3, 0, 0},
         {CHOOSE_HERO, OWN_HERO, 0, 0}, {DRAW, 1, 0, 0}, {DAMAGE, 1, CHOSEN_HERO, 0});
}

static void test_the_same_bytes_every_time(void **state)
{
    (void)state;
    struct text source = {0};
    text_add(&source, "%s for id, n in pairs { zeta = 1, alpha = 2, mid = 3, [2] = 4, [1] = 5 } do\n", good);
    text_add(&source, "  city { id = 'c' .. id, name = 'C', influence = n, effect = { draw { n } } } end");
    struct result a = read_good(source.at), b = read_good(source.at);
    assert_int_equal(a.block.length, b.block.length);
    assert_memory_equal(a.block.at, b.block.at, a.block.length);
    const char *order[] = {"c1", "c2", "calpha", "cmid", "czeta"};
    for (int i = 0; i < 5; i++)
        assert_string_equal(content_string(&a.content, card_of(&a, 3 + i)->row.id), order[i]);
    text_free(&source);
    end(&a);
    end(&b);
}

static void test_a_later_directory_replaces_rows(void **state)
{
    (void)state;
    const char *names[] = {"base/a.lua", "base/b.lua", "pack/a.lua"};
    const char *sources[] = {
        "city { id = 'one', name = 'One', influence = 1, effect = { draw { 1 } } }",
        "city { id = 'two', name = 'Two', influence = 2, effect = { draw { 2 } } }",
        ("city { id = 'new', name = 'New', influence = 9, effect = { draw { 9 } } }\n"
         "agency { id = 'one', name = 'Uno', influence = 4, effect = { draw { 4 } } }"),
    };
    struct result x = read_files(3, names, sources);
    assert_true(x.fine);
    assert_int_equal(x.content.count[CARD], 3);
    assert_string_equal(content_string(&x.content, card_of(&x, 1)->row.name), "Uno");
    assert_int_equal(card_of(&x, 1)->agency, 1);
    assert_int_equal(card_of(&x, 2)->influence, 2);
    assert_int_equal(card_of(&x, 3)->influence, 9);
    end(&x);

    names[2] = "base/c.lua";
    x = read_files(3, names, sources);
    assert_string_equal(text_string(&x.errors),
                        "base/c.lua:2: agency: id 'one' was already used at base/a.lua:1; expected another\n");
    end(&x);
}

/* Two choices in one row, with words between them, a heading before and a sentence after: each choice has its own
 * modes. */
static void test_every_choice_knows_its_modes(void **state)
{
    (void)state;
    struct result x = read_good(
        "hero { id = 'x', name = 'X',\n"
        "       use = { may { choose { { draw { 1 }, cancel {} }, { damage { 2, of = 'any_hero' } },\n"
        "                              { discard { 1 } } } } },\n"
        "       when = { on { 'fight_won', optional = true, choose { { cancel {} }, { draw { 2 } } } } } }\n");
    const char *text = content_string(&x.content, hero_of(&x, 1)->row.text);
    assert_string_equal(text, "Use: You may choose one: draw 1 card, then cancel that card; deal 2 damage to any Hero; "
                              "or discard 1 card from your hand. "
                              "When you win a Fight: you may choose one: cancel that card; or draw 2 cards.");
    static const char *const words[2][3] = {
        {"draw 1 card, then cancel that card", "deal 2 damage to any Hero", "discard 1 card from your hand"},
        {"cancel that card", "draw 2 cards"},
    };
    int choices = 0;
    for (u32 i = 0; i < x.content.block->code_count; i++) {
        const struct modes *modes = content_modes_at(&x.content, (int)i);
        assert_int_equal(modes != NULL, x.content.code[i].verb == V_MODE);
        if (!modes) continue;
        assert_int_equal(modes->count, x.content.code[i].a);
        for (int m = 0; m < modes->count; m++) {
            assert_int_equal(modes->length[m], strlen(words[choices][m]));
            assert_memory_equal(text + modes->from[m], words[choices][m], modes->length[m]);
        }
        choices++;
    }
    assert_int_equal(choices, 2);
    assert_ptr_equal(content_modes(&x.content, HERO, 1), x.content.modes);
    end(&x);
}

/* The hash by which records identify their content is that of the block alone, without its appendix. */
static void test_the_hash_is_of_the_block_alone(void **state)
{
    (void)state;
    struct result x = read_good(
        "city { id = 'a', name = 'A', influence = 1, effect = { choose { { draw { 1 } }, { cancel {} } } } }");
    const struct block *block = x.content.block;
    assert_true(x.block.length > block->bytes);
    u64 hash = content_hash(block);
    memset(x.block.at + block->bytes, 0xFF, x.block.length - block->bytes);
    assert_true(content_hash(block) == hash && block->hash == hash);
    struct content content;
    assert_false(content_open(&content, x.block.at, x.block.length));
    end(&x);
}

/* Even if the hash is right: modes must lie in the text of a row that exists. */
static void test_modes_lie_in_their_text(void **state)
{
    (void)state;
    struct result x = read_good(
        "city { id = 'a', name = 'A', influence = 1, effect = { choose { { draw { 1 } }, { cancel {} } } } }");
    struct content content;
    struct block *block = (struct block *)(void *)x.block.at;
    struct appendix *appendix = (struct appendix *)(void *)(x.block.at + block->bytes);
    struct modes *modes = (struct modes *)(void *)(appendix + 1), good_modes = *modes;
    struct modes bad[5] = {good_modes, good_modes, good_modes, good_modes, good_modes};
    bad[0].row = 2;
    bad[1].row = 0;
    bad[2].kind = KINDS_MAX;
    bad[3].count = MODES_MAX + 1;
    bad[4].length[1] = (u16)(bad[4].length[1] + 2); /* beyond the full stop */
    for (int i = 0; i <= COUNT(bad); i++) {
        *modes = i < COUNT(bad) ? bad[i] : good_modes;
        appendix->hash = appendix_hash(appendix, x.block.length - block->bytes);
        assert_int_equal(content_open(&content, x.block.at, x.block.length), i == COUNT(bad));
    }
    end(&x);
}

static void test_blocks_that_are_not_ours(void **state)
{
    (void)state;
    struct result x = read_good(good);
    struct content content;
    for (size_t i = 0; i < x.block.length; i++) {
        x.block.at[i] = (char)(x.block.at[i] ^ 0x40);
        assert_false(content_open(&content, x.block.at, x.block.length));
        x.block.at[i] = (char)(x.block.at[i] ^ 0x40);
    }
    for (size_t length = 0; length < x.block.length; length++)
        assert_false(content_open(&content, x.block.at, length));
    assert_true(content_open(&content, x.block.at, x.block.length));
    end(&x);
}

/* Even if the hash is right: the back of a card must not be a card. */
static void test_backs_are_not_cards(void **state)
{
    (void)state;
    struct result x = read_good(good);
    struct content content;
    struct block *block = (struct block *)(void *)x.block.at;
    struct row *first = (struct row *)(void *)(x.block.at + block->rows[CARD] + block->row_bytes[CARD]);
    assert_int_equal(first->back, ONLY_BACK);
    for (int back = 0; back <= 255; back++) {
        first->back = (u8)back;
        block->hash = content_hash(block);
        assert_int_equal(content_open(&content, x.block.at, x.block.length), back > block->row_count[CARD]);
    }
    end(&x);
}

/* -- Mistakes ----------------------------------------------------------------------------- */

static void test_all_mistakes_at_once(void **state)
{
    (void)state;
    const char *names[] = {"a.lua", "b.lua", "c.lua"};
    const char *sources[] = {
        "city { id = 'One', name = '', influence = 1, effect = { draw { 1 } } }\n"
        "city { id = 'two', name = 'Two', influense = 1, effect = { heeal { 2 },\n"
        "       heal { 2, off = 'own_hero' },\n"
        "       heal { 200, of = 'own_heroo' } } }\n"
        "city { id = 'three', name = 'Three', influence = 11, copies = 'x', cost = { 1, 2 }, marks = 'equipment',\n"
        "       type = 7, luck = 1.5, effect = {} }\n"
        "hero { id = 'h', name = 'H', passive = { draw { 1 } }, use = { attack { 1 } }, when = { draw { 1 } } }\n"
        "hero { id = 'g', name = 'G', when = { on { 'never', draw { 1 } }, on { 'fight_won' } },\n"
        "       use = { 5, 'draw', on { 'fight_won', draw { 1 } }, draw(1), draw } }\n",
        "city { id = 'four', name = 'Four'",
        "city { id = 'five', name = 'Five', influence = 1, "
        "effect = { times { 2, each { 'own_heroes', draw { 1 } } } } }\n"
        "error 'enough'\n"
        "city { id = 'six' }\n",
    };
    struct result x = read_files(3, names, sources);
    assert_string_equal(
        text_string(&x.errors),
        "a.lua:1: city 'One': id: expected a text of lower-case letters, digits and _, got 'One'\n"
        "a.lua:1: city 'One': expected name = a text\n"
        "a.lua:2: unknown word 'heeal' (did you mean 'heal'?)\n"
        "a.lua:2: city 'two': expected influence = a number\n"
        "a.lua:2: city: unknown key 'influense' (did you mean 'influence'?)\n"
        "a.lua:3: heal: expected of = a word for hero\n"
        "a.lua:3: heal: unknown key 'off' (did you mean 'of'?)\n"
        "a.lua:4: heal: 1: expected a number from 0 to 127, got 200\n"
        "a.lua:4: heal: of: expected a word for hero (did you mean 'own_hero'?): own_hero, any_hero, this_hero, "
        "that_hero, got 'own_heroo'\n"
        "a.lua:5: city 'three': type: expected a word for type: one_time, equipment, got 7\n"
        "a.lua:5: city 'three': influence: expected a number from 0 to 10, got 11\n"
        "a.lua:5: city 'three': copies: expected a number from 0 to 255, got 'x'\n"
        "a.lua:5: city 'three': marks: expected a list of words: { \"...\", \"...\" }, got 'equipment'\n"
        "a.lua:5: city 'three': cost: expected a list of exactly 3 numbers, got a table\n"
        "a.lua:5: city 'three': luck: expected a number from -128 to 127, got a fraction\n"
        "a.lua:5: city 'three': effect: expected at least one effect\n"
        "a.lua:7: hero 'h': passive: expected a modifier verb { ... }, got draw { }\n"
        "a.lua:7: attack: expected an effect; this is a modifier, for passives only\n"
        "a.lua:7: hero 'h': when: expected a trigger: on { \"moment\", ... }, got draw { }\n"
        "a.lua:8: hero 'g': use: expected an effect, a verb { ... }, got 5\n"
        "a.lua:8: hero 'g': use: expected an effect, a verb { ... }, got 'draw'\n"
        "a.lua:8: hero 'g': use: expected an effect, a verb { ... }, got a function\n"
        "a.lua:8: on: expected a word for moment: fight_won, recruited, got 'never'\n"
        "a.lua:8: on: expected at least one effect\n"
        "a.lua:9: draw: expected one table: draw { ... }\n"
        "a.lua:9: on: expected effects here; on { } belongs in a list of triggers\n"
        "b.lua:1: '}' expected near <eof>\n"
        "c.lua:1: each: cannot be inside each or times\n"
        "c.lua:2: enough\n");
    end(&x);
}

#define EFFECT(effect) "city { id = 'x', name = 'X', influence = 0, effect = { " effect " } }"

static void test_mistakes_in_effects(void **state)
{
    (void)state;
    assert_errors(EFFECT("draw { { per = 'vilains', tims = 1 } }"),
                  "a.lua:1: draw: unknown key 'tims' (did you mean 'times'?)\n"
                  "a.lua:1: draw: per: expected a word for quantity (did you mean 'villains'?): villains, "
                  "got 'vilains'\n");
    assert_errors(EFFECT("draw { 'two' }"),
                  "a.lua:1: draw: 1: expected a number from 0 to 127 or { per = ... }, got 'two'\n");
    assert_errors(EFFECT("draw { 1, 2 }"), "a.lua:1: draw: expected at most 1 without a name, got 2\n");
    assert_errors(EFFECT("discard { 10 }"), "a.lua:1: discard: 1: expected a number from 1 to 9, got 10\n");
    assert_errors(EFFECT("draw {}"), "a.lua:1: draw: expected an amount at place 1\n");
    assert_errors(EFFECT("choose { { draw { 1 } } }"),
                  "a.lua:1: choose: expected 2 to 4 lists of effects: choose { { ... }, { ... } }, got 1\n");
    assert_errors(EFFECT("choose { { draw { 1 } }, cancel {} }"),
                  "a.lua:1: choose: expected each mode to be a list of effects: choose { { ... }, { ... } }, "
                  "got cancel { }\n");
    assert_errors(EFFECT("choose { { draw { 1 } }, { cancel {} } }, may { choose { { draw { 1 } }, { cancel {} } } }"),
                  "a.lua:1: choose: expected only one in an effect\n");
    assert_errors(EFFECT("cost { may { draw { 1 } } }"), "a.lua:1: may: cannot be inside cost\n");
    assert_errors(EFFECT("given { 'hurt', draw { 1 } }"),
                  "a.lua:1: given: expected a word for condition: damaged, alone, jailed, got 'hurt'\n");
    assert_errors(EFFECT("given { { 'jailed', -1 }, draw { 1 }, otherwise = draw { 1 } }"),
                  "a.lua:1: given: expected a number from 0 to 255, got -1\n"
                  "a.lua:1: given: otherwise: expected a list of effects: { ... }, got draw { }\n");
    assert_errors(EFFECT("damage { 1, of = 'own_hero' }, damage { 1, of = 'any_hero' },\n "
                         "damage { 1, of = 'own_hero' }"),
                  "a.lua:2: damage: expected at most 2 choices of a hero in one effect\n");
    assert_errors("local t = {} for i = 1, 300 do t[i] = draw { 1 } end\n"
                  "city { id = 'x', name = 'X', influence = 0, effect = t }",
                  "a.lua:1: the effect is too long: expected at most 255 instructions\n");
    assert_errors("local t = {} for i = 1, 128 do t[i] = draw { { per = 'villains', plus = i - 1 } } end\n"
                  "city { id = 'x', name = 'X', influence = 0, effect = t }",
                  "a.lua:1: more than 127 different amounts with 'per' in all content\n");
    assert_errors("city { id = 'x', name = 'a\\27[2J', influence = 0, effect = { cancel {}, nil, cancel {} } }",
                  "a.lua:1: table: the list has a gap: there is no item 2\n"
                  "a.lua:1: a text is longer than 4000 letters, not UTF-8, or holds control characters\n");
    assert_errors("for i = 1, 201 do city { id = 'x' .. i, name = 'X', influence = 0, effect = { cancel {} } } end",
                  "a.lua:1: city: expected at most 200 of this kind\n");
    assert_errors("for i = 1, 200 do city { id = 'x' .. i, name = ('long'):rep(100) .. i, influence = 0,\n"
                  "effect = { cancel {} } } end",
                  "a.lua:1: too much text: expected at most 65535 letters in all content\n");
    assert_errors("heal = 5 own = 7 city { id = 'x' .. own, name = 'X', influence = 0, effect = { cancel {} } }",
                  "a.lua:1: 'heal' is a word of the language and cannot be set\n");
}

/* -- Escapes ------------------------------------------------------------------------------ */

static void test_the_sandbox_holds(void **state)
{
    (void)state;
    static const char *const unknown[] = {
        "io.open('/etc/passwd')", "os.execute('true')", "load('x = 1')()", "loadstring 'x'", "require 'os'",
        "dofile 'x'", "debug.getregistry()", "collectgarbage()", "setmetatable({}, {})", "getmetatable('')",
        "rawset({}, 1, 1)", "pcall(error)", "coroutine.wrap(error)", "package.loadlib()", "next {}", "_G.io()",
        "print 'x'",
    };
    for (int i = 0; i < COUNT(unknown); i++) {
        struct result x = read_one(unknown[i]);
        assert_false(x.fine);
        assert_non_null(strstr(text_string(&x.errors), "a.lua:1: unknown word '"));
        assert_null(strchr(text_string(&x.errors), '\n')[1] ? "one mistake only" : NULL);
        end(&x);
    }
    static const char *const missing[] = {
        "string.dump(function() end)", "('x'):find('x')", "('x'):gsub('x', 'y')", "table.move({}, 1, 9, 2)",
        "math.random()", "string.pack('b', 1)", "_ENV.io.open()",
    };
    for (int i = 0; i < COUNT(missing); i++) {
        struct result x = read_one(missing[i]);
        assert_false(x.fine);
        end(&x);
    }
    assert_errors("local s = tostring({})", "a.lua:1: a table cannot be made into text\n");
    assert_errors("local s = ('%s'):format(draw)", "a.lua:1: a function cannot be made into text\n");
    assert_errors("local s = ('%-5p'):format('x')", "a.lua:1: string.format: %p is not for content\n");
    assert_errors("\033Lua", "a.lua:1: attempt to load a binary chunk (mode is 't')\n");
}

static void test_limits(void **state)
{
    (void)state;
    assert_errors("local n = 0\nwhile true do n = n + 1 end",
                  "a.lua:2: takes more than 10 million steps; is there an endless loop?\n");
    assert_errors("local t = {} for i = 1, 1e9 do t[i] = { i } end", "a.lua:1: needs more than 32 MiB of memory\n");
    assert_errors("local s = 'x' while true do s = s .. s end", "a.lua:1: needs more than 32 MiB of memory\n");
    assert_errors("local s = ('x'):rep(1e9)", "a.lua:1: string.rep: more than 65536 letters\n");
    assert_errors("local s = (''):rep(1 << 60)", "a.lua:1: string.rep: more than 65536 letters\n");
    assert_errors("local s = ('x'):rep(1 << 40, ('y'):rep(1 << 16))", "a.lua:1: string.rep: more than 65536 letters\n");
    assert_errors("local function f() return 1 + f() end\nf()", "a.lua:1: needs more than 32 MiB of memory\n");
}

static void test_tables_without_end(void **state)
{
    (void)state;
    assert_errors("local t = {} t[1] = t\nhero { id = 'x', name = 'X', use = t }",
                  "a.lua:2: tables are nested more than 24 deep\n");
    assert_errors("local t = { 1 } for i = 1, 20 do t = { t, t, t, t } end\nhero { id = 'x', name = 'X', use = t }",
                  "a.lua:2: too much content\n");
    assert_errors("hero { id = 'x', name = 'X', [1.5] = 1 }",
                  "a.lua:1: a table has a key that is neither a word nor a position\n");
    assert_errors("hero { id = 'x', name = 'X', [7] = 1 }",
                  "a.lua:1: hero: the list has a gap: there is no item 1\n");
}

/* -- Texts -------------------------------------------------------------------------------- */

static void test_texts(void **state)
{
    (void)state;
    static const char *const golden[][2] = {
        {"use = { draw { 1 } }", "Use: Draw 1 card."},
        {"use = { draw { 2 }, cancel {} }", "Use: Draw 2 cards, then cancel that card."},
        {"use = { draw { 2 }, cancel {}, draw { 1, by = 'others' } }",
         "Use: Draw 2 cards. Cancel that card. Each other player draws 1 card."},
        {"use = { discard { 2, by = 'others' } }", "Use: Each other player discards 2 cards from their hand."},
        {"use = { discard { 1, by = 'all' } }", "Use: All players discard 1 card from their hand."},
        {"use = { heal { 2, of = 'own_hero', only = 'damaged' } }",
         "Use: Heal 2 damage from one of your damaged Heroes."},
        {"use = { heal { 2, of = 'any_hero', only = 'in_slot_1' } }", "Use: Heal 2 damage from any Hero in slot 1."},
        {"use = { heal { 1, of = 'own_hero' }, damage { 1, of = 'that_hero' } }",
         "Use: Heal 1 damage from one of your Heroes, then deal 1 damage to that Hero."},
        {"use = { damage { 1, of = 'this_hero' }, heal { 1, of = 'this_hero' } }",
         "Use: Deal 1 damage to this Hero, then heal 1 damage from it."},
        {"use = { draw { { per = 'villains', most = 3 } } }",
         "Use: Draw 1 card for each Villain in your jail, at most 3."},
        {"use = { heal { { per = 'villains', times = 2, plus = 1 }, of = 'own_hero' } }",
         "Use: Heal 1 damage from one of your Heroes, plus 2 for each Villain in your jail."},
        {"use = { may { draw { 1 } }, cancel {} }", "Use: You may draw 1 card. Cancel that card."},
        {"use = { may { discard { 1, by = 'others' }, cancel {} } }",
         "Use: You may have each other player discard 1 card from their hand, then cancel that card."},
        {"use = { may { cost { discard { 1 } }, draw { 2 } } }",
         "Use: You may discard 1 card from your hand. If you do, draw 2 cards."},
        {"use = { cost { discard { 1 } }, draw { 2 }, cancel {} }",
         "Use: Discard 1 card from your hand: draw 2 cards, then cancel that card."},
        {"use = { choose { { damage { 1, of = 'own_hero' } }, { discard { 1 } }, { cancel {} } } }",
         "Use: Choose one: deal 1 damage to one of your Heroes; discard 1 card from your hand; or cancel that card."},
        {"use = { draw { 1 }, given { { 'jailed', 2 }, draw { 2 }, otherwise = { discard { 1 } } } }",
         "Use: Draw 1 card. If you have at least 2 Villains in jail, draw 2 cards. Otherwise, discard 1 card from your "
         "hand."},
        {"use = { given { { 'jailed', 1 }, draw { 1 }, cancel {} }, draw { 1 } }",
         "Use: If you have at least 1 Villain in jail, draw 1 card, then cancel that card. Draw 1 card."},
        {"use = { each { 'own_heroes', heal { 1, of = 'that_hero' } } }",
         "Use: For each Hero you have, heal 1 damage from that Hero."},
        {"use = { times { 3, draw { 1 } } }", "Use: 3 times: draw 1 card."},
        {"use = { times { { per = 'villains' }, draw { 1 } } }",
         "Use: Once for each Villain in your jail: draw 1 card."},
        {"use = { watch { draw { 1 } } }", "Use: At the end of the turn, draw 1 card."},
        {"use = { boost { 2, of = 'own_hero' } }", "Use: One of your Heroes gets +2 Attack this turn."},
        {"passive = { attack { 1 } }", "+1 Attack for this Hero."},
        {"passive = { attack { 1, when = 'damaged' }, health { -2, when = { 'jailed', 3 } } }",
         "+1 Attack for this Hero while this Hero is damaged. -2 Health while you have at least 3 Villains in jail."},
        {"when = { on { 'fight_won', heal { 1, of = 'own_hero' } },"
         "on { 'recruited', optional = true, condition = 'alone', draw { 1 } } }",
         "When you win a Fight: heal 1 damage from one of your Heroes. When this Hero is recruited, "
         "if you have no other "
         "Hero: you may draw 1 card."},
        {"use = { draw { 1 } }, passive = { health { 1 } }", "+1 Health. Use: Draw 1 card."},
    };
    for (int i = 0; i < COUNT(golden); i++)
        assert_text(golden[i][0], golden[i][1]);
}

/* -- Files -------------------------------------------------------------------------------- */

static void test_directories(void **state)
{
    (void)state;
    struct text block = {0}, errors = {0};
    const char *dirs[] = {"/nowhere/at/all"};
    assert_false(reader_read(&game, dirs, 1, &block, &errors));
    assert_string_equal(errors.at, "/nowhere/at/all: cannot be read: No such file or directory\n");
    assert_int_equal(block.length, 0);
    text_clear(&errors);

    char dir[] = "/tmp/longbox-reader-XXXXXX", path[2][64];
    assert_non_null(mkdtemp(dir));
    dirs[0] = dir;
    assert_false(reader_read(&game, dirs, 1, &block, &errors));
    assert_non_null(strstr(errors.at, "expected *.lua files"));
    text_clear(&errors);
    for (int i = 0; i < 2; i++) {
        snprintf(path[i], sizeof path[i], "%s/%c.lua", dir, 'b' - i);
        FILE *file = fopen(path[i], "w");
        assert_non_null(file);
        fprintf(file, "hero { id = 'h%d', name = 'H' }", i);
        fclose(file);
    }
    struct content content;
    bool fine = reader_read(&game, dirs, 1, &block, &errors);
    remove(path[0]);
    remove(path[1]);
    remove(dir);
    assert_true(fine);
    assert_true(content_open(&content, block.at, block.length));
    assert_string_equal(content_string(&content, content_row(&content, HERO, 1)->id), "h1");
    text_free(&block);
    text_free(&errors);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_good_content),
    cmocka_unit_test(test_code),
    cmocka_unit_test(test_the_same_bytes_every_time),
    cmocka_unit_test(test_a_later_directory_replaces_rows),
    cmocka_unit_test(test_every_choice_knows_its_modes),
    cmocka_unit_test(test_the_hash_is_of_the_block_alone),
    cmocka_unit_test(test_modes_lie_in_their_text),
    cmocka_unit_test(test_blocks_that_are_not_ours),
    cmocka_unit_test(test_backs_are_not_cards),
    cmocka_unit_test(test_all_mistakes_at_once),
    cmocka_unit_test(test_mistakes_in_effects),
    cmocka_unit_test(test_the_sandbox_holds),
    cmocka_unit_test(test_limits),
    cmocka_unit_test(test_tables_without_end),
    cmocka_unit_test(test_texts),
    cmocka_unit_test(test_directories),
};
TEST_GROUP(tests);
