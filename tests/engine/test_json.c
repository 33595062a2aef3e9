/* test_json.c: what the JSON reader accepts, what it refuses, and where it says the mistake is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"

#include "engine/json.h"
#include "engine/text.h"

static const struct json *accepted(const char *text)
{
    struct json_error error;
    const struct json *j = json_read(text, strlen(text), &error);
    if (!j) fail_msg("%s: line %d, column %d: %s", text, error.line, error.column, error.what);
    return j;
}

static void refused_bytes(const char *text, size_t length, const char *expected)
{
    struct json_error error;
    char found[256];
    /* a copy of exactly this size, so that a sanitizer sees every byte read beyond it */
    char *copy = malloc(length ? length : 1);
    memcpy(copy, text, length);
    const struct json *j = json_read(copy, length, &error);
    free(copy);
    if (j) fail_msg("%s was accepted", text);
    snprintf(found, sizeof found, "%d:%d: %s", error.line, error.column, error.what);
    assert_string_equal(found, expected);
}

static void refused(const char *text, const char *expected) { refused_bytes(text, strlen(text), expected); }

static void values_of_every_type(void **state)
{
    (void)state;
    const struct json *j = accepted(" {\"a\" : [1, -2,\t3.5, 1e3,\r\n-0], \"b\":{}, \"\": null, "
                                    "\"t\": true, \"f\": false, \"s\": \"x\"} ");
    assert_int_equal(j->type, JS_OBJECT);
    assert_int_equal(j->count, 6);
    const struct json *list = json_get(j, "a");
    assert_true(json_is(list, JS_LIST));
    assert_int_equal(list->count, 5);
    static const struct {
        u8 type;
        long long number;
    } items[] = {{JS_INT, 1}, {JS_INT, -2}, {JS_REAL, 0}, {JS_REAL, 0}, {JS_INT, 0}};
    int i = 0;
    for EACH_JSON(item, list) {
        assert_int_equal(item->type, items[i].type);
        assert_int_equal(item->number, items[i].number);
        assert_null(item->key);
        i++;
    }
    assert_int_equal(i, 5);
    assert_true(json_is(json_get(j, "b"), JS_OBJECT));
    assert_int_equal(json_get(j, "b")->count, 0);
    assert_true(json_is(json_get(j, ""), JS_NULL));
    assert_true(json_is(json_get(j, "t"), JS_BOOL) && json_get(j, "t")->number == 1);
    assert_true(json_is(json_get(j, "f"), JS_BOOL) && json_get(j, "f")->number == 0);
    assert_string_equal(json_text(json_get(j, "s")), "x");
    assert_null(json_text(json_get(j, "t")));
    assert_null(json_get(j, "c"));
    assert_null(json_get(list, "a"));
    assert_null(json_get(NULL, "a"));
    assert_false(json_is(NULL, JS_NULL));
    assert_int_equal(j->from, 1);
    assert_int_equal(list->from, 8);
    json_free(j);
    json_free(NULL);
}

static void values_know_where_they_are(void **state)
{
    (void)state;
    const char text[] = "{\"id\": [1, \"\\u00e9\"] , \"x\": 12}";
    const struct json *j = accepted(text);
    const struct json *id = json_get(j, "id"), *x = json_get(j, "x");
    assert_int_equal(id->to - id->from, strlen("[1, \"\\u00e9\"]"));
    assert_memory_equal(text + id->from, "[1, \"\\u00e9\"]", id->to - id->from);
    assert_memory_equal(text + x->from, "12", x->to - x->from);
    assert_string_equal(x->key, "x");
    json_free(j);
}

static void whole_numbers_of_64_bits(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        long long number;
    } cases[] = {
        {"0", 0}, {"9223372036854775807", INT64_MAX}, {"-9223372036854775808", INT64_MIN}, {"-1", -1}, {"120", 120},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        const struct json *j = accepted(cases[i].text);
        assert_int_equal(j->type, JS_INT);
        assert_true(j->number == cases[i].number);
        json_free(j);
    }
    refused("9223372036854775808", "1:1: expected a whole number of at most 64 bits");
    refused("[-9223372036854775809]", "1:2: expected a whole number of at most 64 bits");
    refused("[0, 123456789012345678901234567890]", "1:5: expected a whole number of at most 64 bits");
    json_free(accepted("123456789012345678901234567890.5"));
    json_free(accepted("1E+9999"));
    json_free(accepted("0.0e-1"));
}

static void strings_and_escapes(void **state)
{
    (void)state;
    static const struct {
        const char *text, *string;
    } cases[] = {
        {"\"\"", ""},
        {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t"},
        {"\"\\u0041\\u00e9\\u20AC\\uD83D\\ude00\"", "A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"},
        {"\"\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 \x7F\"", "\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 \x7F"},
        {"\"\\u0001\\uffff\\ud800\\udc00\\udbff\\udfff\"", "\1\xEF\xBF\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"},
        {"\"\\ud7ff\\ue000\"", "\xED\x9F\xBF\xEE\x80\x80"}, /* on either side of the surrogates */
    };
    for (int i = 0; i < COUNT(cases); i++) {
        const struct json *j = accepted(cases[i].text);
        assert_string_equal(json_text(j), cases[i].string);
        json_free(j);
    }
    refused("\"a", "1:1: expected the end of this string: '\"'");
    refused("\"a\\", "1:1: expected the end of this string: '\"'");
    refused("\"a\\\"", "1:1: expected the end of this string: '\"'");
    refused("\"\\x\"", "1:3: expected one of \" \\ / b f n r t u after a backslash, found 'x'");
    refused("\"\\u12g4\"", "1:6: expected four hexadecimal digits after \\u, found 'g'");
    refused("\"\\u12\"", "1:6: expected four hexadecimal digits after \\u, found '\"'");
    refused("\"\\u0000\"", "1:2: expected no zero byte (\\u0000) in a string");
    refused("\"\\ud800\"", "1:2: expected the second half of a surrogate pair (\\udc00 to \\udfff)");
    refused("\"\\ud800\\u0041\"", "1:2: expected the second half of a surrogate pair (\\udc00 to \\udfff)");
    refused("\"\\udc00\"", "1:2: expected the first half of a surrogate pair before this");
    refused("\"a\nb\"", "1:3: expected an escape such as \\n for a control character, found the byte 0x0a");
    refused_bytes("\"a\0b\"", 5, "1:3: expected an escape such as \\n for a control character, found the byte 0x00");
    static const char *const not_utf8[] = {"\"\x80\"", "\"\xC0\x80\"", "\"\xE0\x80\x80\"", "\"\xED\xA0\x80\"",
                                           "\"\xF4\x90\x80\x80\"", "\"\xC3\"", "\"\xF5\""};
    for (int i = 0; i < COUNT(not_utf8); i++) {
        struct json_error error;
        assert_null(json_read(not_utf8[i], strlen(not_utf8[i]), &error));
        assert_int_equal(error.column, 2);
        assert_memory_equal(error.what, "expected UTF-8, found the byte 0x", 33);
    }
}

static void mistakes_say_what_was_expected(void **state)
{
    (void)state;
    refused("", "1:1: expected a value, found the end");
    refused(" \n ", "2:2: expected a value, found the end");
    refused("{\n \"round\": ,}", "2:11: expected a value, found ','");
    refused("[1,]", "1:4: expected a value, found ']'");
    refused("[1 2]", "1:4: expected ',' or ']', found '2'");
    refused("[1", "1:3: expected ',' or ']', found the end");
    refused("{\"a\":1,}", "1:8: expected a key in quotes, found '}'");
    refused("{a:1}", "1:2: expected a key in quotes or '}', found 'a'");
    refused("{\"a\" 1}", "1:6: expected ':' after a key, found '1'");
    refused("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}', found '\"'");
    refused("{\"a\":1, \"b\":2, \"a\":3}", "1:16: expected a key other than \"a\", which was given before");
    refused("{\"a\":1, \"\\u0061\":3}", "1:9: expected a key other than \"a\", which was given before");
    refused("// x\n1", "1:1: expected a value, found '/'");
    refused("'a'", "1:1: expected a value, found '''");
    refused("nul", "1:1: expected a value, found 'n'");
    refused("True", "1:1: expected a value, found 'T'");
    refused("true false", "1:6: expected the end, found 'f'");
    refused("{} ]", "1:4: expected the end, found ']'");
    refused("NaN", "1:1: expected a value, found 'N'");
    refused("+1", "1:1: expected a value, found '+'");
    refused("01", "1:2: expected no digit after a zero that begins a number, found '1'");
    refused("-", "1:2: expected a digit, found the end");
    refused("1.", "1:3: expected a digit, found the end");
    refused("[1.e1]", "1:4: expected a digit, found 'e'");
    refused("[1e+]", "1:5: expected a digit, found ']'");
    refused(".5", "1:1: expected a value, found '.'");
    refused("\xEF\xBB\xBF{}", "1:1: expected a value, found '\xEF\xBB\xBF'");
    refused("[\"\xC3\xA9\", \xC3\xA9]", "1:7: expected a value, found '\xC3\xA9'"); /* columns count letters */
    refused("\x01", "1:1: expected a value, found the byte 0x01");
    refused_bytes("1\0", 2, "1:2: expected the end, found the byte 0x00");
}

static void limits(void **state)
{
    (void)state;
    struct text t = {0};
    struct json_error error;
    for (int i = 0; i < JSON_DEEPEST; i++) text_put(&t, "[", 1);
    for (int i = 0; i < JSON_DEEPEST; i++) text_put(&t, "]", 1);
    json_free(accepted(t.at));
    text_clear(&t);
    for (int i = 0; i <= JSON_DEEPEST; i++) text_put(&t, "[", 1);
    assert_null(json_read(t.at, t.length, &error));
    assert_true(error.limit);
    assert_int_equal(error.column, JSON_DEEPEST + 1);

    text_clear(&t);
    text_put(&t, "{", 1);
    for (int i = 0; i < JSON_MOST_KEYS; i++) text_add(&t, "%s\"%d\":%d", i ? "," : "", i, i);
    text_put(&t, "}", 1);
    const struct json *j = accepted(t.at);
    assert_int_equal(j->count, JSON_MOST_KEYS);
    assert_int_equal(json_get(j, "999")->number, 999);
    json_free(j);
    t.at[t.length - 1] = ',';
    text_add(&t, "\"more\":1}");
    assert_null(json_read(t.at, t.length, &error));
    assert_true(error.limit);
    assert_string_equal(error.what, "expected at most 1000 keys in an object");

    text_free(&t);
    char *blanks = malloc(JSON_LONGEST + 1);
    memset(blanks, ' ', JSON_LONGEST + 1);
    blanks[0] = '1';
    j = json_read(blanks, JSON_LONGEST, &error);
    assert_non_null(j);
    json_free(j);
    assert_null(json_read(blanks, JSON_LONGEST + 1, &error));
    assert_true(error.limit);
    free(blanks);
}

/* Long lists of short and of long strings: chunks of the arena of every size. */
static void large_texts_keep_all_values(void **state)
{
    (void)state;
    struct text t = {0};
    text_put(&t, "[", 1);
    for (int i = 0; i < 20000; i++) {
        text_add(&t, "%s{\"n\":%d,\"s\":\"", i ? "," : "", i);
        for (int k = 0; k < (i % 1000 == 0 ? 5000 : 3); k++) text_put(&t, "\xC3\xA9", 2);
        text_add(&t, "%d\"}", i);
    }
    text_put(&t, "]", 1);
    const struct json *j = accepted(t.at);
    memset(t.at, 0, t.length); /* the tree holds no pointer into the text */
    int i = 0;
    for EACH_JSON(item, j) {
        char end[12];
        const char *s = json_text(json_get(item, "s"));
        assert_int_equal(json_get(item, "n")->number, i);
        size_t letters = i % 1000 == 0 ? 5000 : 3;
        snprintf(end, sizeof end, "%d", i);
        assert_string_equal(s + 2 * letters, end);
        assert_memory_equal(s + 2 * letters - 2, "\xC3\xA9", 2);
        i++;
    }
    assert_int_equal(i, 20000);
    json_free(j);
    text_free(&t);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(values_of_every_type),
    cmocka_unit_test(values_know_where_they_are),
    cmocka_unit_test(whole_numbers_of_64_bits),
    cmocka_unit_test(strings_and_escapes),
    cmocka_unit_test(mistakes_say_what_was_expected),
    cmocka_unit_test(limits),
    cmocka_unit_test(large_texts_keep_all_values),
};
TEST_GROUP(tests);
