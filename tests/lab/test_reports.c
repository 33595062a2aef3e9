/* test_reports.c: the reports of every game as table, JSON, rows with commas and page: complete, well-formed,
 * self-contained. */
#include "kit.h"

#include <ctype.h>
#include <jansson.h>

#include "lab/chart.h"

static void open_played(struct lab *l, const struct game *game)
{
    lab_open(l, game, &(struct wish){.seats = "random,easy"}, 2, 2);
    assert_true(lab_run(l, 1, NULL, NULL));
}

/* -- The page --------------------------------------------------------------------------------------- */

enum { DEPTH = 64, TAG = 32 };

/* Reads attributes up to the end of a tag; every value is in quotes. Returns the end, *empty: it ends with "/>". */
static const char *read_attributes(const char *at, bool *empty)
{
    *empty = false;
    while (*at != '>') {
        while (isspace((unsigned char)*at)) at++;
        if (*at == '/' && at[1] == '>') {
            *empty = true;
            return at + 1;
        }
        if (*at == '>') break;
        const char *name = at;
        while (isalnum((unsigned char)*at) || *at == '-') at++;
        if (at == name || at[0] != '=' || at[1] != '"') fail_msg("a bad attribute: %.40s", name);
        at = strchr(at + 2, '"');
        assert_non_null(at);
        at++;
    }
    return at;
}

/* Whether tags are balanced and entities known, as a strict reader of XML expects. */
static void expect_well_formed(const char *page)
{
    char open[DEPTH][TAG];
    int depth = 0;
    static const char start[] = "<!DOCTYPE html>";
    assert_memory_equal(page, start, sizeof start - 1);
    for (const char *at = page + sizeof start - 1; *at; at++) {
        if (*at == '&') {
            static const char *const known[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;"};
            bool found = false;
            for (int i = 0; i < COUNT(known); i++) found |= strncmp(at, known[i], strlen(known[i])) == 0;
            if (!found) fail_msg("an unknown entity: %.20s", at);
        }
        if (*at != '<') continue;
        bool ends = at[1] == '/', empty;
        char name[TAG];
        if (sscanf(at + 1 + ends, "%31[a-z0-9]", name) != 1) fail_msg("a bad tag: %.40s", at);
        const char *end = read_attributes(at + 1 + ends + strlen(name), &empty);
        if (ends) {
            if (!depth || strcmp(open[depth - 1], name) != 0) fail_msg("</%s> closes nothing: %.60s", name, at);
            depth--;
        } else if (!empty) {
            assert_true(depth < DEPTH);
            snprintf(open[depth++], TAG, "%s", name);
        }
        at = end;
    }
    if (depth) fail_msg("<%s> is not closed", open[depth - 1]);
}

static void pages_are_well_formed_and_need_nothing_else(void **state)
{
    static const char *const foreign[] = {"<script", "src=", "http", "@import", "url(", "<link", "<iframe", "<img"};
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct lab l;
        struct text page = {0};
        open_played(&l, games[g]);
        report_page(&page, &l.tally);
        expect_well_formed(page.at);
        for (int i = 0; i < COUNT(foreign); i++)
            if (strstr(page.at, foreign[i])) fail_msg("%s: %s", games[g]->id, foreign[i]);
        for (const char *link = page.at; (link = strstr(link, "href=\"")); link += 6) {
            char target[64] = "", anchor[80];
            assert_int_equal(sscanf(link, "href=\"#%63[^\"]", target), 1);
            snprintf(anchor, sizeof anchor, "id=\"%s\"", target);
            if (!strstr(page.at, anchor)) fail_msg("%s: a link to nowhere: %s", games[g]->id, target);
        }
        assert_non_null(strstr(page.at, "prefers-color-scheme:dark"));
        assert_non_null(strstr(page.at, "name=\"viewport\""));
        text_free(&page);
        lab_close(&l);
    }
}

static void words_cannot_break_out_of_the_page(void **state)
{
    struct text out = {0};
    (void)state;
    html_text(&out, "<b a=\"1\">Tom & Jerry\x01</b>");
    assert_string_equal(out.at, "&lt;b a=&quot;1&quot;&gt;Tom &amp; Jerry&lt;/b&gt;");
    text_free(&out);
}

static void every_thing_is_on_the_page_seen_or_never_seen(void **state)
{
    struct lab l;
    struct text page = {0};
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.players = "2", .scenario = "short"}, 2, 1);
    assert_true(lab_run(&l, 1, NULL, NULL));
    report_page(&page, &l.tally);
    const struct group *g = &l.census.group[0];
    int never = 0;
    for (int v = 1; v < g->values; v++) {
        struct text name = {0};
        html_text(&name, census_name(&l.census, g, v));
        if (!strstr(page.at, name.at)) fail_msg("%s is missing", name.at);
        never += !tally_value(&l.tally, g, v)->times;
        text_free(&name);
    }
    assert_int_equal(never > 0, strstr(page.at, "Never seen:") != NULL);
    assert_true(never > 0); /* one short game does not show all cards */
    text_free(&page);
    lab_close(&l);
}

/* -- The others ------------------------------------------------------------------------------------- */

static void json_can_be_read_and_adds_up(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct lab l;
        struct text out = {0};
        json_error_t error;
        open_played(&l, games[g]);
        report_json(&out, &l.tally);
        json_t *json = json_loads(out.at, JSON_REJECT_DUPLICATES, &error), *setups, *one;
        if (!json) fail_msg("%s: %s", games[g]->id, error.text);
        long long sum = 0;
        size_t i;
        setups = json_object_get(json_object_get(json, "win_rates"), "set-up");
        json_array_foreach(setups, i, one) sum += json_integer_value(json_object_get(one, "games"));
        assert_int_equal(sum, json_integer_value(json_object_get(json, "games")));
        assert_int_equal(sum, plan_games(&l.plan));
        json_decref(json);
        text_free(&out);
        lab_close(&l);
    }
}

static void rows_with_commas_have_nine_columns(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct lab l;
        struct text out = {0};
        open_played(&l, games[g]);
        report_csv(&out, &l.tally);
        int columns = 1, rows = 0;
        bool quoted = false;
        for (const char *c = out.at; *c; c++) {
            quoted ^= *c == '"';
            columns += *c == ',' && !quoted;
            if (*c != '\n' || quoted) continue;
            if (columns != 9) fail_msg("%s: %d columns in row %d", games[g]->id, columns, rows + 1);
            columns = 1;
            rows++;
        }
        assert_true(rows > 20);
        text_free(&out);
        lab_close(&l);
    }
}

static void tables_fit_80_columns(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct lab l;
        struct text out = {0};
        open_played(&l, games[g]);
        report_table(&out, &l.tally);
        int column = 0;
        for (const char *c = out.at; *c; c++) {
            if ((*c & 0xC0) != 0x80) column++;
            if (*c == '\n') column = 0;
            if (column > 80) fail_msg("%s: a line is too long: %.80s", games[g]->id, c - 79);
        }
        text_free(&out);
        lab_close(&l);
    }
}

static void no_games_are_reported_too(void **state)
{
    struct lab l;
    struct text table = {0}, json = {0}, csv = {0}, page = {0};
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){0}, 2, 2);
    report_table(&table, &l.tally);
    report_json(&json, &l.tally);
    report_csv(&csv, &l.tally);
    report_page(&page, &l.tally);
    assert_non_null(strstr(table.at, "0 games"));
    expect_well_formed(page.at);
    assert_null(strstr(json.at, "nan"));
    text_free(&table);
    text_free(&json);
    text_free(&csv);
    text_free(&page);
    lab_close(&l);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(pages_are_well_formed_and_need_nothing_else),
    cmocka_unit_test(words_cannot_break_out_of_the_page),
    cmocka_unit_test(every_thing_is_on_the_page_seen_or_never_seen),
    cmocka_unit_test(json_can_be_read_and_adds_up),
    cmocka_unit_test(rows_with_commas_have_nine_columns),
    cmocka_unit_test(tables_fit_80_columns),
    cmocka_unit_test(no_games_are_reported_too),
};
TEST_GROUP(tests);
