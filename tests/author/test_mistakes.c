/* test_mistakes.c: content that cannot be read: every kind of mistake, attempts to leave the sandbox, limits. */
#include "made_up.h"

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
    assert_errors("for i = 1, 255 do city { id = 'x' .. i, name = 'X', influence = 0, effect = { cancel {} } } end",
                  "a.lua:1: city: expected at most 254 of this kind\n");
    /* the one too many is looked at all the same */
    assert_errors("for i = 1, 254 do city { id = 'x' .. i, name = 'X', influence = 0, effect = { cancel {} } } end\n"
                  "city { id = 'y', name = 'Y', influence = 11, effect = { cancel {} } }",
                  "a.lua:2: city: expected at most 254 of this kind\n"
                  "a.lua:2: city 'y': influence: expected a number from 0 to 10, got 11\n");
    assert_errors("city { id = 'y', name = 'Y', influence = 1, effect = { cancel {} } }\n"
                  "city { id = 'y', name = 'Y', influence = 12, effect = { cancel {} } }",
                  "a.lua:2: city: id 'y' was already used at a.lua:1; expected another\n"
                  "a.lua:2: city 'y': influence: expected a number from 0 to 10, got 12\n");
    assert_errors("for i = 1, 200 do city { id = 'x' .. i, name = ('long'):rep(400) .. i, influence = 0,\n"
                  "effect = { cancel {} } } end",
                  "a.lua:1: too much text: expected at most 262140 letters in all content\n");
    assert_errors("heal = 5 own = 7 city { id = 'x' .. own, name = 'X', influence = 0, effect = { cancel {} } }",
                  "a.lua:1: 'heal' is a word of the language and cannot be set\n");
}

/* What is left out, empty or of another type is said with what was expected there. */
static void test_mistakes_in_shapes(void **state)
{
    (void)state;
    assert_errors(EFFECT("draw { { times = 2 } }"),
                  "a.lua:1: draw: 1: expected per = a quantity in the table of an amount\n");
    assert_errors(EFFECT("draw { { per = 'villains', times = 0 } }"),
                  "a.lua:1: draw: times: expected a number from 1 to 127, got 0\n");
    assert_errors(EFFECT("draw { { per = 'villains', times = 128 } }"),
                  "a.lua:1: draw: times: expected a number from 1 to 127, got 128\n");
    assert_errors(EFFECT("draw { { per = 'villains', plus = -1, most = 128 } }"),
                  "a.lua:1: draw: plus: expected a number from 0 to 127, got -1\n"
                  "a.lua:1: draw: most: expected a number from 0 to 127, got 128\n");
    assert_errors(EFFECT("given { {}, draw { 1 } }"),
                  "a.lua:1: given: expected a condition: \"word\" or { \"word\", n }, got a table\n");
    assert_errors(EFFECT("given { { 'jailed', 256 }, draw { 1 } }"),
                  "a.lua:1: given: expected a number from 0 to 255, got 256\n");
    assert_errors(EFFECT("given { { 'jailed', 1, 2 }, draw { 1 } }"),
                  "a.lua:1: given: expected at most 2 without a name, got 3\n");
    assert_errors(EFFECT("given {}"), "a.lua:1: given: expected a condition and effects: given { \"word\", ... }\n");
    assert_errors(EFFECT("given { 'alone' }"), "a.lua:1: given: expected at least one effect\n");
    assert_errors(EFFECT("given { 'alone', draw { 1 }, otherwise = {} }"),
                  "a.lua:1: given: otherwise: expected at least one effect\n");
    assert_errors(EFFECT("given { 'alone', draw { 1 }, else_ = {} }"), "a.lua:1: given: unknown key 'else_'\n");
    assert_errors(EFFECT("each {}"), "a.lua:1: each: expected a selector and effects: each { \"word\", ... }\n");
    assert_errors(EFFECT("times {}"), "a.lua:1: times: expected an amount and effects: times { n, ... }\n");
    assert_errors(EFFECT("times { 0, draw { 1 } }"), "a.lua:1: times: expected a number from 1 to 127, got 0\n");
    assert_errors(EFFECT("times { 2 }"), "a.lua:1: times: expected at least one effect\n");
    assert_errors(EFFECT("each { 'own_heros', draw { 1 } }"),
                  "a.lua:1: each: expected a word for selector (did you mean 'own_heroes'?): own_heroes, "
                  "got 'own_heros'\n");
    assert_errors(EFFECT("watch { 5 }"), "a.lua:1: watch: 1: expected a list of effects: { ... }, got 5\n");
    assert_errors(EFFECT("watch { { draw { 1 } } }"), ""); /* a list in braces of its own is one, too */
    assert_errors(EFFECT("watch {}"),
                  "a.lua:1: watch: expected a list of effects at place 1\n");
    assert_errors(EFFECT("boost { 4, of = 'own_hero' }"), "a.lua:1: boost: 1: expected a number from -3 to 3, got 4\n");
    assert_errors(EFFECT("boost { 1 }"), "a.lua:1: boost: expected of = a word for hero\n");
    assert_errors(EFFECT("cost {}"), "a.lua:1: cost: expected at least one effect\n");
    assert_errors(EFFECT("cost { cost { draw { 1 } } }"), "a.lua:1: cost: cannot be inside cost\n");
    assert_errors("city { id = 'x', name = 'X', influence = 0, effect = draw { 1 } }",
                  "a.lua:1: city 'x': effect: expected a list of effects: { ... }, got draw { }\n");
    assert_errors("hero { id = 'x', name = 'X', passive = {} }",
                  "a.lua:1: hero 'x': passive: expected at least one modifier\n");
    assert_errors("hero { id = 'x', name = 'X', passive = attack { 1 } }",
                  "a.lua:1: hero 'x': passive: expected a list of modifiers: { ... }, got attack { }\n");
    assert_errors("hero { id = 'x', name = 'X', passive = { attack { 64 }, health { -65 } } }",
                  "a.lua:1: attack: 1: expected a number from -64 to 63, got 64\n"
                  "a.lua:1: health: 1: expected a number from -64 to 63, got -65\n");
    assert_errors("hero { id = 'x', name = 'X', when = on { 'fight_won', draw { 1 } } }",
                  "a.lua:1: hero 'x': when: expected a list of 1 to 2 triggers: { on { ... } }, got on { }\n");
    assert_errors("hero { id = 'x', name = 'X', when = {} }",
                  "a.lua:1: hero 'x': when: expected a list of 1 to 2 triggers: { on { ... } }, got a table\n");
    assert_errors("hero { id = 'x', name = 'X', when = { on {} } }",
                  "a.lua:1: on: expected a moment and effects: on { \"moment\", ... }\n");
    assert_errors("local o = on { 'fight_won', draw { 1 } } hero { id = 'x', name = 'X', when = { o, o, o } }",
                  "a.lua:1: hero 'x': when: expected a list of 1 to 2 triggers: { on { ... } }, got a table\n");
    assert_errors("hero { id = 'x', name = 'X', when = { on { 'fight_won', optional = 1, draw { 1 } } } }",
                  "a.lua:1: on: optional: expected true or false, got 1\n");
    assert_errors("hero { id = 'x', name = 'X', when = { on { 'fight_won', condition = {}, draw { 1 } } } }",
                  "a.lua:1: on: condition: expected a condition: \"word\" or { \"word\", n }, got a table\n");
    assert_errors("hero { id = 'x', name = 'X', when = { on { 'fight_won', never = true, draw { 1 } } } }",
                  "a.lua:1: on: unknown key 'never'\n");
    assert_errors("local t = {} for i = 1, 256 do t[i] = given { { 'jailed', i - 1 }, draw { 1 } } end\n"
                  "for i = 1, 4 do local u = {} for j = 1, 64 do u[j] = t[64 * i - 64 + j] end\n"
                  "city { id = 'x' .. i, name = 'X', influence = 0, effect = u } end",
                  "a.lua:1: more than 255 different conditions in all content\n");
    assert_errors("for i = 1, 200 do local t = {} for j = 1, 250 do t[j] = cancel {} end\n"
                  "city { id = 'a' .. i, name = 'X', influence = 0, effect = t }\n"
                  "hero { id = 'b' .. i, name = 'X', use = t } end",
                  "a.lua:1: too many effects: expected at most 65535 instructions in all\n");
    assert_errors("hero { id = 'x', name = 'X', [true] = 1 }",
                  "a.lua:1: a table has a key that is neither a word nor a position\n");
    assert_errors("for k in pairs { [true] = 1 } do end", "a.lua:1: pairs: a key is neither a word nor a number\n");
    assert_errors("local t = {} for i = 1, 100000 do t[i] = i end for k in pairs(t) do end",
                  "a.lua:1: pairs: more than 10000 entries\n");
    assert_errors("error {}", "a.lua:1: stopped without saying why\n");
}

/* The list of mistakes: in the order of the files, each once, without what would move the cursor, and not endless. */
static void test_the_list_of_mistakes(void **state)
{
    (void)state;
    assert_errors("error 'a\\27[2J\\127\\31 b'", "a.lua:1: a?[2J?? b\n");
    assert_errors("for i = 1, 9 do hero { id = 'x' .. i, name = 'X', use = { draw { -1 } } } end",
                  "a.lua:1: draw: 1: expected a number from 0 to 127, got -1\n");
    struct result x = read_one("for i = 1, 101 do hero { id = 'x' .. i, name = '', attack = -i } end");
    int lines = 0;
    for (const char *at = text_string(&x.errors); (at = strchr(at, '\n')); at++) lines++;
    assert_int_equal(lines, 201);
    assert_non_null(strstr(x.errors.at, "\na.lua:1: hero 'x100': attack: expected a number from 0 to 255, got -100\n"));
    assert_null(strstr(x.errors.at, "x101"));
    assert_non_null(strstr(x.errors.at, "\nand 2 more\n"));
    end(&x);
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

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_all_mistakes_at_once),
    cmocka_unit_test(test_mistakes_in_effects),
    cmocka_unit_test(test_mistakes_in_shapes),
    cmocka_unit_test(test_the_list_of_mistakes),
    cmocka_unit_test(test_the_sandbox_holds),
    cmocka_unit_test(test_limits),
    cmocka_unit_test(test_tables_without_end),
};
TEST_GROUP(tests);
