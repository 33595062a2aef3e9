/* test_reader.c: content from Lua to a block: good content, blocks that are not ours, card texts, files. */
#include <stdio.h>
#include <stdlib.h>

#include "made_up.h"

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
    assert_int_equal(hero->row.trigger_mask, 1 << 1 | 1 << 4);
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

/* Which modifiers a row has, and which of them under a condition, wherever that stands among the operands. */
static void test_masks_of_modifiers(void **state)
{
    (void)state;
    struct result x = read_good(
        "hero { id = 'a', name = 'A', passive = { attack { 1 } } }\n"
        "hero { id = 'b', name = 'B', passive = { health { 1, when = 'alone' }, attack { 1 } } }\n"
        "hero { id = 'c', name = 'C', passive = { haste { 'alone' } } }\n"
        "hero { id = 'd', name = 'D' }\n");
    static const u32 has[] = {1, 2 | 1, 4, 0}, conditional[] = {0, 2, 4, 0};
    for (int i = 0; i < COUNT(has); i++) {
        assert_int_equal(hero_of(&x, i + 1)->row.modifier_mask, has[i]);
        assert_int_equal(hero_of(&x, i + 1)->row.conditional_mask, conditional[i]);
    }
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

/* Texts are found again when there are more of them than 16 bits can count bytes of. */
static void test_much_text(void **state)
{
    (void)state;
    struct result x = read_good("for i = 1, 250 do city { id = 'x' .. i, name = ('long'):rep(200) .. i, influence = 0,\n"
                                "effect = { draw { 1 } } } end");
    assert_true(x.content.block->string_bytes > NARROW_STRINGS_MAX);
    for (int i = 1; i <= 250; i++) {
        char id[16];
        const char *name = content_string(&x.content, card_of(&x, i)->row.name);
        snprintf(id, sizeof id, "x%d", i);
        assert_string_equal(content_string(&x.content, card_of(&x, i)->row.id), id);
        assert_string_equal(name + 800, id + 1);
        assert_string_equal(content_string(&x.content, card_of(&x, i)->row.text), "Draw 1 card.");
    }
    end(&x);
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
         "Use: You may do both: each other player discards 1 card from their hand, then cancel that card."},
        {"use = { may { draw { 1 }, cancel {}, discard { 1 } } }",
         "Use: You may do all of this: draw 1 card, then cancel that card, then discard 1 card from your hand."},
        {"use = { may { discard { 1, by = 'others' } } }",
         "Use: You may have each other player discard 1 card from their hand."},
        {"use = { times { 2, may { draw { 1 } }, cancel {} } }",
         "Use: 2 times: you may draw 1 card; whether you do or not, cancel that card."},
        {"when = { on { 'fight_won', may { cost { discard { 1 } }, draw { 2 } }, cancel {} } }",
         "When you win a Fight: you may discard 1 card from your hand. If you do, draw 2 cards; whether you do or not, "
         "cancel that card."},
        {"when = { on { 'fight_won', given { 'alone', draw { 1 } }, cancel {} } }",
         "When you win a Fight: if you have no other Hero, draw 1 card; in any case, cancel that card."},
        {"when = { on { 'fight_won', times { 2, draw { 1 } }, cancel {} } }",
         "When you win a Fight: 2 times: draw 1 card; after that, cancel that card."},
        {"when = { on { 'fight_won', optional = true, draw { 1 }, cancel {} } }",
         "When you win a Fight: you may do both: draw 1 card, then cancel that card."},
        {"use = { may { cost { discard { 1 } }, draw { 2 } } }",
         "Use: You may discard 1 card from your hand. If you do, draw 2 cards."},
        {"use = { may { cost { discard { 1 } }, discard { 2, by = 'others' } } }",
         "Use: You may discard 1 card from your hand. If you do, each other player discards 2 cards from their hand."},
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
        {"use = { times { { per = 'villains', plus = 2, times = 3, most = 9 }, draw { 1 } } }",
         "Use: 2 times, plus 3 for each Villain in your jail, at most 9: draw 1 card."},
        {"use = { times { 1, draw { 1 } } }", "Use: Once: draw 1 card."},
        {"use = { each { 'own_heroes', given { 'alone', draw { 1 }, otherwise = { cancel {} } } } }",
         "Use: For each Hero you have, if you have no other Hero, draw 1 card, otherwise cancel that card."},
        {"use = { each { 'own_heroes', cost { discard { 1 } }, draw { 1 } } }",
         "Use: For each Hero you have, discard 1 card from your hand: draw 1 card."},
        {"passive = { haste { 'alone' } }", "You have no other Hero: moves twice."},
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
    cmocka_unit_test(test_masks_of_modifiers),
    cmocka_unit_test(test_code),
    cmocka_unit_test(test_the_same_bytes_every_time),
    cmocka_unit_test(test_much_text),
    cmocka_unit_test(test_a_later_directory_replaces_rows),
    cmocka_unit_test(test_every_choice_knows_its_modes),
    cmocka_unit_test(test_the_hash_is_of_the_block_alone),
    cmocka_unit_test(test_modes_lie_in_their_text),
    cmocka_unit_test(test_blocks_that_are_not_ours),
    cmocka_unit_test(test_backs_are_not_cards),
    cmocka_unit_test(test_texts),
    cmocka_unit_test(test_directories),
};
TEST_GROUP(tests);
