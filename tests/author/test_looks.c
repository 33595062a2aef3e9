/* test_looks.c: how a row is drawn: which words are taken, that they are kept apart from the rules, forged ones. */
#include "made_up.h"

#define ROW(id, more) "hero { id = '" id "', name = 'X'" more " }\n"
#define LOOK(words) ROW("x", ", look = '" words "'")

/* The look of a row; "none" when it does not say. */
static const char *look_of(const struct result *x, int kind, int row)
{
    const char *look = content_look(&x->content, kind, row);
    return look ? look : "none";
}

static void test_a_row_may_say_how_it_is_drawn(void **state)
{
    (void)state;
    struct result x = read_good(
        ROW("a", ", look = 'human moon cape skin0 #3b5f86 bird-mask'") ROW("b", "") ROW("c", ", look = 'pack'")
        "city { id = 'a', name = 'A', influence = 1, effect = { draw { 1 } }, look = 'pack' }\n");
    assert_string_equal(look_of(&x, HERO, 1), "human moon cape skin0 #3b5f86 bird-mask");
    assert_string_equal(look_of(&x, HERO, 2), "none");
    assert_string_equal(look_of(&x, HERO, 3), "pack");
    assert_string_equal(look_of(&x, CARD, 1), "pack");
    assert_string_equal(look_of(&x, CARD, 0), "none");
    assert_ptr_equal(content_look(&x.content, HERO, 3), content_look(&x.content, CARD, 1)); /* equal ones are shared */
    end(&x);
}

static void test_a_later_directory_and_omissions_move_looks_with_their_rows(void **state)
{
    (void)state;
    const char *names[] = {"a/a.lua", "b/b.lua"};
    const char *sources[] = {ROW("a", ", look = 'one'") ROW("b", ", look = 'two'") ROW("c", ", look = 'three'")
                                 ROW("d", ", look = 'four'"),
                             "omit { hero = 'a' }\n" ROW("b", ", look = 'new'") ROW("c", "")};
    struct result x = read_files(2, names, sources);
    assert_true(x.fine);
    assert_int_equal(x.content.count[HERO], 3);
    assert_string_equal(look_of(&x, HERO, 1), "new");
    assert_string_equal(look_of(&x, HERO, 2), "none");
    assert_string_equal(look_of(&x, HERO, 3), "four");
    end(&x);
}

static void test_only_words_are_looks(void **state)
{
    (void)state;
    static const char words[] = "expected words of lower-case letters, digits, - and #, with one blank between two, "
                                "got";
    static const struct { const char *look, *got; } bad[] = {
        {"''", "''"}, {"'Moon'", "'Moon'"}, {"'moon_cape'", "'moon_cape'"}, {"' moon'", "' moon'"},
        {"'moon '", "'moon '"}, {"'moon  cape'", "'moon  cape'"}, {"'moon, cape'", "'moon, cape'"},
        {"'m\303\266\303\266n'", "'m\303\266\303\266n'"}, {"7", "7"}, {"true", "true"}, {"{ 'moon' }", "a table"},
    };
    struct text source = {0}, wanted = {0};
    for (int i = 0; i < COUNT(bad); i++) {
        text_clear(&source), text_clear(&wanted);
        text_add(&source, "\nhero { id = 'x', name = 'X', look = %s }", bad[i].look);
        text_add(&wanted, "a.lua:2: hero 'x': look: %s %s\n", words, bad[i].got);
        assert_errors(source.at, wanted.at);
    }
    text_free(&source);
    text_free(&wanted);
    assert_errors(ROW("x", ", look = string.rep('m', 121)"),
                  "a.lua:1: hero 'x': look: expected at most 120 letters, got 121\n");
    assert_errors(ROW("x", ", lok = 'moon'"), "a.lua:1: hero: unknown key 'lok' (did you mean 'look'?)\n");
    struct result x = read_good(ROW("x", ", look = string.rep('m', 120)"));
    assert_int_equal(strlen(look_of(&x, HERO, 1)), 120);
    end(&x);
}

/* A picture is no rule: records identify their content by a block that is the same without it. */
static void test_a_look_changes_nothing_of_the_block(void **state)
{
    (void)state;
    struct result plain = read_good(ROW("x", "")), drawn = read_good(LOOK("moon cape")), other = read_good(LOOK("sun"));
    const struct block *block = plain.content.block;
    assert_true(drawn.block.length > plain.block.length);
    assert_int_equal(drawn.content.block->bytes, block->bytes);
    assert_memory_equal(drawn.content.block, block, block->bytes);
    assert_memory_equal(other.content.block, block, block->bytes);
    end(&plain);
    end(&drawn);
    end(&other);
}

/* Every row of every kind may have its own, however much other text there is: they take no room from it. */
static void test_there_is_room_for_all_looks(void **state)
{
    (void)state;
    struct result x = read_good(
        "for i = 1, 254 do\n"
        "    hero { id = 'x' .. i, name = 'X', look = string.format('%s%03d', string.rep('m', 117), i) }\n"
        "    city { id = 'x' .. i, name = 'X', influence = 0, effect = { cancel {} },\n"
        "           look = string.format('%s%03d', string.rep('n', 117), i) }\n"
        "end\n");
    assert_int_equal(x.content.look_count, 508);
    assert_string_equal(look_of(&x, HERO, 254) + 116, "m254");
    assert_string_equal(look_of(&x, CARD, 253) + 116, "n253");
    assert_true(x.content.block->string_bytes < 4000);
    end(&x);
}

/* Even if the hash is right. */
static void test_looks_belong_to_rows_and_end(void **state)
{
    (void)state;
    struct result x = read_good(LOOK("moon sun"));
    struct content content;
    struct block *block = (struct block *)(void *)x.block.at;
    struct appendix *appendix = (struct appendix *)(void *)(x.block.at + block->bytes), good = *appendix;
    struct row_look *look = (struct row_look *)(void *)(appendix + 1), first = *look;
    char *last = (char *)(look + 1) + strlen("moon sun");
    assert_int_equal(good.look_bytes, strlen("moon sun") + 1);
    for (int bad = 0; bad <= 9; bad++) {
        *appendix = good, *look = first, *last = '\0';
        switch (bad) {
        case 1: look->kind = KINDS_MAX; break;
        case 2: look->kind = CARD; break;
        case 3: look->row = 0; break;
        case 4: look->row = 2; break;
        case 5: look->at = good.look_bytes; break;
        case 6: *last = 'x'; break;
        case 7: appendix->look_count = appendix->look_bytes = 0; break; /* something is left over */
        case 8: appendix->look_count = 0xFFFFFFFF; break;
        case 9: appendix->look_bytes = 0xFFFFFFFF; break;
        default: break;
        }
        appendix->hash = appendix_hash(appendix, x.block.length - block->bytes);
        assert_int_equal(content_open(&content, x.block.at, x.block.length), bad == 0);
    }
    end(&x);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_a_row_may_say_how_it_is_drawn),
    cmocka_unit_test(test_a_later_directory_and_omissions_move_looks_with_their_rows),
    cmocka_unit_test(test_only_words_are_looks),
    cmocka_unit_test(test_a_look_changes_nothing_of_the_block),
    cmocka_unit_test(test_there_is_room_for_all_looks),
    cmocka_unit_test(test_looks_belong_to_rows_and_end),
};
TEST_GROUP(tests);
