/* test_say.c: sentences: actions, events as each seat may know them, refusals, rule numbers, modes; the rulebook. */
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/rulebook.h"
#include "engine/say.h"

enum { A_CARD = FIRST_DOMAIN, A_DECK };
enum { KIND_CARD = 1, BACK = 255 };
enum { PASS, PLAY, TRADE, PICK, KILL, CHOOSE };
enum { WON, DREW, GAVE, FREED, MOVED, DICE, LOOKED, NIGHT, TOOK, HURT, VOTED, CHECKED };

static const char *const decks[] = {"none", "City"};
static const char *const backs[] = {"a City card"};

static const struct domain things[] = {
    {.name = "card", .kind = KIND_CARD, .backs = 1, .back = backs},
    {.name = "deck", .words = decks, .count = 2},
};
static const struct action_row actions[] = {
    {"PASS", NOTHING, NOTHING, NOTHING, "Pass"},
    {"PLAY", A_CARD, SEAT, NUMBER, "Play {a} on {b} for {c}"},
    {"TRADE", SEAT, NOTHING, NOTHING, "Offer {a} a trade"},
    {"PICK", NUMBER, SEAT, NOTHING, "token {a} of {b}"},
    {"KILL", A_CARD, NUMBER, NOTHING, "Kill {a} with {b:Hit|Hits}"},
    {"CHOOSE", NUMBER, A_CARD, NOTHING, "{a of b}"},
};
static const struct event_row events[] = {
    {"WON", NOTHING, NOTHING, NOTHING, "{who} [win|wins]", 0},
    {"DREW", A_CARD, NOTHING, NOTHING, "{who} [draw|draws] {a}", REVEALS | HIDE_A},
    {"GAVE", A_CARD, SEAT, NOTHING, "{who} [give|gives] {a} to {b}", REVEALS | HIDE_A | HIDE_B},
    {"FREED", A_CARD, NOTHING, NOTHING, "{a} is freed from the jail of {who}", 0},
    {"MOVED", A_CARD, SEAT, NOTHING, "{a} goes from the jail of {who} to that of {b}", 0},
    {"DICE", NUMBER, NUMBER, NOTHING, "{who} [roll|rolls] the dice: {a} and {b}", ROLLS | HIDE_A | HIDE_B},
    {"LOOKED", A_DECK, NOTHING, NOTHING, "{who} [look|looks] at it: {a}", HIDE_A},
    {"NIGHT", NUMBER, NOTHING, NOTHING, "the jail of {who} holds {a}", 0},
    {"TOOK", SEATS, NOTHING, NOTHING, "{a} may go", 0},
    {"HURT", NUMBER, NUMBER, NOTHING, "{who} [take|takes] {a:Wound|Wounds}: {b} in all", HIDE_A | HIDE_B},
    {"VOTED", SEAT, NUMBER, NOTHING, "{who} [name|names] {a}", 0},
    {"CHECKED", NUMBER, NUMBER, NOTHING, "{a:die|dice}: {b:Hit|Hits}", 0},
};
static const char rules[] = "# Salon\n\nAbout it.\n\n## Cards\n- **SA-001** Draw a Card.\n"
                            "- **SA-S02** A ruling (SA-001).\n### More\n- plain\n\n"
                            "## Words\n- **Card**: thing.\n- **SA-E01** An example of a card";
static const struct game salon = {
    .id = "salon", .name = "Salon", .prefix = "SA", .rules.domains = things, .rules.domain_count = COUNT(things),
    .rules.actions = actions, .rules.action_count = COUNT(actions), .rules.events = events,
    .rules.event_count = COUNT(events), .linked.rules_text = rules,
};

static const struct content *salon_content(void)
{
    static const char strings[] = "\0med_pac\0Med Pac\0Choose one: heal 1; or flee.";
    static struct block block;
    static const struct row rows[2] = {{0}, {.id = 1, .name = 9, .text = 17, .back = BACK}};
    static const struct modes modes = {.at = 7, KIND_CARD, 1, 2, .from = {12, 23}, .length = {6, 4}};
    static struct content content;
    block.row_bytes[KIND_CARD] = sizeof(struct row);
    content = (struct content){.block = &block, .string = strings};
    content.rows[KIND_CARD] = (const u8 *)rows;
    content.count[KIND_CARD] = 1;
    content.modes = &modes;
    content.mode_count = 1;
    return &content;
}

static const struct names names = {{"Anna", "Ben"}};
static struct text said;

static struct speaker speaker(seat viewer) { return (struct speaker){&salon, salon_content(), &names, viewer}; }

static const char *action(seat viewer, u8 verb, u8 a, u8 b, u8 c)
{
    struct speaker s = speaker(viewer);
    text_clear(&said);
    say_action(&said, &s, (struct action){verb, a, b, c});
    return text_string(&said);
}

static const char *event(seat viewer, u8 kind, seat who, u8 a, u8 b, seats see)
{
    struct speaker s = speaker(viewer);
    text_clear(&said);
    say_event(&said, &s, &(struct event){.kind = kind, .who = who, .a = a, .b = b, .see = see});
    return text_string(&said);
}

static int forget(void **state)
{
    (void)state;
    text_free(&said);
    return 0;
}

static void test_actions(void **state)
{
    (void)state;
    assert_string_equal(action(0, PASS, 0, 0, 0), "Pass");
    assert_string_equal(action(0, PLAY, 1, 1, 3), "Play Med Pac on Ben for 3");
    assert_string_equal(action(1, PLAY, 1, 1, 3), "Play Med Pac on you for 3");
    assert_string_equal(action(1, TRADE, 2, 0, 0), "Offer seat 3 a trade");
    assert_string_equal(action(1, PICK, 2, 0, 0), "Token 2 of Anna");
    assert_string_equal(action(0, PICK, 2, 0, 0), "Token 2 of yours");
    assert_string_equal(action(0, PLAY, 77, NOBODY, 0), "Play ? on nobody for 0");
    assert_string_equal(action(0, 99, 1, 2, 3), "?");
}

static const char *thing(u8 meaning, u8 value)
{
    struct speaker s = speaker(0);
    text_clear(&said);
    say_thing(&said, &s, meaning, value);
    return text_string(&said);
}

static void test_values_of_every_meaning(void **state)
{
    (void)state;
    assert_string_equal(thing(NOTHING, 7), "");
    assert_string_equal(thing(NUMBER, 7), "7");
    assert_string_equal(thing(NUMBER, HIDDEN), "?");
    assert_string_equal(thing(FLAG, 1), "yes");
    assert_string_equal(thing(FLAG, 0), "no");
    assert_string_equal(thing(BITS, 0), "nothing");
    assert_string_equal(thing(BITS, 0x80), "7");
    assert_string_equal(thing(BITS, 0x85), "0, 2 and 7");
    assert_string_equal(thing(SEATS, 0), "nobody");
    assert_string_equal(thing(SEATS, 6), "Ben and seat 3");
    assert_string_equal(thing(SEAT, 1), "Ben");
    assert_string_equal(thing(SEAT, NOBODY), "nobody");
    assert_string_equal(thing(A_CARD, 1), "Med Pac");
}

static void test_events(void **state)
{
    (void)state;
    assert_string_equal(event(0, WON, 0, 0, 0, EVERYBODY), "You win");
    assert_string_equal(event(1, WON, 0, 0, 0, EVERYBODY), "Anna wins");
    assert_string_equal(event(NOBODY, WON, 2, 0, 0, EVERYBODY), "Seat 3 wins");
    assert_string_equal(event(NOBODY, WON, NOBODY, 0, 0, EVERYBODY), "Wins"); /* nobody is named */
    assert_string_equal(event(0, TOOK, NOBODY, 0x07, 0, EVERYBODY), "You, Ben and seat 3 may go");
    assert_string_equal(event(0, 99, 0, 0, 0, EVERYBODY), "?");
}

static void test_counted_nouns(void **state)
{
    (void)state;
    assert_string_equal(action(0, KILL, 1, 1, 0), "Kill Med Pac with 1 Hit");
    assert_string_equal(action(0, KILL, 1, 3, 0), "Kill Med Pac with 3 Hits");
    assert_string_equal(action(0, KILL, 1, 0, 0), "Kill Med Pac with 0 Hits");
    assert_string_equal(event(0, HURT, 0, 1, 2, EVERYBODY), "You take 1 Wound: 2 in all");
    assert_string_equal(event(1, HURT, 0, 2, 2, EVERYBODY), "Anna takes 2 Wounds: 2 in all");
    assert_string_equal(event(1, HURT, 0, 1, 2, only(0)), "Anna takes ? Wounds"); /* what is hidden has no number */
    assert_true(phrase_counts("{who} takes {b:Wound|Wounds}", 1));
    assert_false(phrase_counts("{who} takes {b:Wound|Wounds} of {a}", 0));
    assert_false(phrase_counts("{who} [take|takes] {b} of {a}", 1));
    assert_false(phrase_counts("{b:Wound} and {c", 1)); /* no mark at all */
}

static void test_modes_of_a_card(void **state)
{
    (void)state;
    assert_string_equal(action(0, CHOOSE, 1, 1, 0), "Heal 1");
    assert_string_equal(action(0, CHOOSE, 2, 1, 0), "Flee");
    assert_string_equal(action(0, CHOOSE, 2, 0, 0), "Choice 2"); /* the card is not known */
}

static void test_oneself(void **state)
{
    (void)state;
    assert_string_equal(event(0, VOTED, 0, 0, 0, EVERYBODY), "You name yourself");
    assert_string_equal(event(1, VOTED, 0, 0, 0, EVERYBODY), "Anna names Anna");
    assert_string_equal(event(1, VOTED, 0, 1, 0, EVERYBODY), "Anna names you");
}

static void test_spreads(void **state)
{
    (void)state;
    struct speaker s = speaker(0);
    struct spread spread = {.varies = 2, .samples = 200, .times = {{0}, {100, 70, 29}}};
    spread.times[1][SPREAD_VALUES - 1] = 1;
    const struct event checked = {.kind = CHECKED, .who = NOBODY, .a = 2, .b = HIDDEN, .see = EVERYBODY};
    say_event_spread(&said, &s, &checked, &spread);
    assert_string_equal(text_string(&said), "2 dice: Hits 0:50% 1:35% 2:15% 9+:1%");
    text_clear(&said);
    say_percent(&said, 1, 1000);
    assert_string_equal(text_string(&said), "under 1 %");
    text_clear(&said);
    say_percent(&said, 999, 1000);
    assert_string_equal(text_string(&said), "99 %"); /* 100 % is for always */
}

static void test_your(void **state)
{
    (void)state;
    assert_string_equal(event(1, FREED, 0, 1, 0, EVERYBODY), "Med Pac is freed from the jail of Anna");
    assert_string_equal(event(0, FREED, 0, 1, 0, EVERYBODY), "Med Pac is freed from your jail");
    assert_string_equal(event(1, MOVED, 0, 1, 1, EVERYBODY), "Med Pac goes from the jail of Anna to yours");
    assert_string_equal(event(0, NIGHT, 0, 4, 0, EVERYBODY), "Your jail holds 4");
}

static void test_hidden_things(void **state)
{
    (void)state;
    assert_string_equal(event(0, DREW, 0, 1, 0, only(0)), "You draw Med Pac");
    assert_string_equal(event(1, DREW, 0, 1, 0, only(0)), "Anna draws a City card");
    assert_string_equal(event(NOBODY, DREW, 0, 1, 0, only(0)), "Anna draws a City card");
    assert_string_equal(event(1, DREW, 0, 0, 0, only(0)), "Anna draws nothing");
    assert_string_equal(event(1, GAVE, 0, 1, 2, only(0)), "Anna gives a City card to somebody");
    assert_string_equal(event(0, DICE, 0, 3, 4, only(0)), "You roll the dice: 3 and 4");
    assert_string_equal(event(1, DICE, 0, 3, 4, only(0)), "Anna rolls the dice");
    assert_string_equal(event(1, LOOKED, 0, 1, 0, only(0)), "Anna looks at it");
    assert_string_equal(event(0, LOOKED, 0, 1, 0, only(0)), "You look at it: City");
}

static void test_redaction(void **state)
{
    (void)state;
    struct speaker other = speaker(1), own = speaker(0);
    const struct event dice = {
        .kind = DICE, .who = 0, .a = 3, .b = 4, .c = 9, .see = only(0), .rule = 7, .decision = 5};
    struct event seen = event_redact(&other, &dice), twice = event_redact(&other, &seen);
    assert_true(seen.a == HIDDEN && seen.b == HIDDEN && seen.c == 9 && seen.rule == 7 && seen.decision == 5);
    assert_true(twice.a == HIDDEN);
    assert_int_equal(event_redact(&own, &dice).a, 3);
    const struct event drew = {.kind = DREW, .who = 0, .a = 1, .see = only(0)};
    seen = event_redact(&other, &drew);
    assert_int_equal(seen.a, BACK);
    assert_int_equal(event_redact(&other, &seen).a, BACK);
}

static void test_refusals_and_rules(void **state)
{
    (void)state;
    struct speaker s = speaker(0);
    say_refusal(&said, &s, &(struct refusal){{TRADE, 1, 0, 0}, 191, "his hand is empty"});
    assert_string_equal(text_string(&said), "Offer Ben a trade: his hand is empty (SA-191)");
    static const struct {
        rule_number rule;
        const char *text;
    } rows[] = {
        {5, "SA-005"}, {191, "SA-191"}, {RULING + 20, "SA-S20"}, {RULING + 104, "SA-S104"}, {EXAMPLE + 5, "SA-E05"}};
    for (int i = 0; i < COUNT(rows); i++) {
        text_clear(&said);
        say_rule(&said, &salon, rows[i].rule);
        assert_string_equal(text_string(&said), rows[i].text);
        assert_int_equal(rule_read(&salon, rows[i].text), rows[i].rule);
    }
    assert_int_equal(rule_read(&salon, "sa-s20"), RULING + 20);
    assert_int_equal(rule_read(&salon, "151"), 151);
    assert_int_equal(rule_read(&salon, " e7 "), EXAMPLE + 7);
    static const char *const none[] = {
        "", "SA-", "SA", "XX-151", "15x", "0", "1000", "99999999999", "S", "-5", "VG-S20"};
    for (int i = 0; i < COUNT(none); i++) assert_int_equal(rule_read(&salon, none[i]), 0);
}

static void test_modes(void **state)
{
    (void)state;
    struct speaker s = speaker(0);
    const struct modes *modes = content_modes(s.content, KIND_CARD, 1);
    assert_non_null(modes);
    assert_ptr_equal(content_modes_at(s.content, 7), modes);
    assert_null(content_modes_at(s.content, 8));
    assert_null(content_modes(s.content, KIND_CARD, 2));
    assert_null(content_modes(s.content, 2, 1));
    static const char *const said_of[] = {"choice 0", "Heal 1", "Flee", "choice 3"};
    for (int m = 0; m < COUNT(said_of); m++) {
        text_clear(&said);
        say_mode(&said, s.content, modes, m);
        assert_string_equal(text_string(&said), said_of[m]);
    }
    text_clear(&said);
    say_mode(&said, s.content, NULL, 2);
    assert_string_equal(text_string(&said), "choice 2");
}

/* An answer that chooses a mode reads as the mode; every other answer, and any without modes, reads as usual. */
static void test_options(void **state)
{
    (void)state;
    enum { MODE = 2 }; /* of engine/actions.def */
    struct speaker s = speaker(0);
    struct question q = {.modes = content_modes(s.content, KIND_CARD, 1)};
    static const struct {
        struct action option;
        bool modes;
        const char *text;
    } rows[] = {
        {{MODE, 2, 0, 0}, true, "Flee"}, {{MODE, 1, 0, 0}, false, "Offer Ben a trade"}, {{PASS, 1, 0, 0}, true, "Pass"},
    };
    for (int i = 0; i < COUNT(rows); i++) {
        struct question none = {0};
        text_clear(&said);
        say_option(&said, &s, rows[i].modes ? &q : &none, rows[i].option);
        assert_string_equal(text_string(&said), rows[i].text);
    }
}

/* Names that depend on the state, here a text: the first card is called by it. */
static bool call_by_state(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    assert_ptr_equal(s->content, salon_content());
    assert_true(value != BACK && s->state); /* backs have their own names */
    if (thing != A_CARD || value != 1) return false;
    text_add(out, "the %s Pac", (const char *)s->state);
    return true;
}

static void test_names_that_depend_on_the_state(void **state)
{
    (void)state;
    struct game calling = salon;
    calling.words.name_thing = call_by_state;
    struct speaker s = {&calling, salon_content(), &names, 1, "old"};
    say_action(&said, &s, (struct action){PLAY, 1, 0, 3});
    assert_string_equal(text_string(&said), "Play the old Pac on Anna for 3");
    text_clear(&said);
    say_event(&said, &s, &(struct event){.kind = DREW, .who = 1, .a = 1, .see = only(1)});
    assert_string_equal(text_string(&said), "You draw the old Pac");
    text_clear(&said);
    say_event(&said, &s, &(struct event){.kind = DREW, .who = 0, .a = 1, .see = only(0)});
    assert_string_equal(text_string(&said), "Anna draws a City card");
    text_clear(&said);
    say_refusal(&said, &s, &(struct refusal){{PLAY, 1, 0, 3}, 5, "it is too old"});
    assert_string_equal(text_string(&said), "Play the old Pac on Anna for 3: it is too old (SA-005)");
    text_clear(&said);
    say_thing(&said, &s, A_DECK, 1);
    assert_string_equal(text_string(&said), "City"); /* the hook has no name for it */
    text_clear(&said);
    s.state = NULL;
    say_thing(&said, &s, A_CARD, 1);
    assert_string_equal(text_string(&said), "Med Pac");
}

static void note(void *to, const char *number, const char *chapter, const char *text)
{
    text_add(to, "%s [%s] %s|", number, chapter, text);
}

static void test_rulebook(void **state)
{
    (void)state;
    assert_int_equal(rulebook_find(&salon, RULING + 2, NULL, note, &said), 1);
    assert_string_equal(text_string(&said), "SA-S02 [Cards] A ruling (SA-001).|");
    text_clear(&said);
    assert_int_equal(rulebook_find(&salon, 0, "CARD a", note, &said), 2);
    assert_string_equal(text_string(&said), "SA-001 [Cards] Draw a Card.|SA-E01 [Words] An example of a card|");
    assert_int_equal(rulebook_find(&salon, 0, NULL, NULL, NULL), 3);
    assert_int_equal(rulebook_find(&salon, 0, "  ", NULL, NULL), 3);
    assert_int_equal(rulebook_find(&salon, 99, NULL, NULL, NULL), 0);
    assert_int_equal(rulebook_find(&salon, 0, "card nonsense", NULL, NULL), 0);
    assert_int_equal(rulebook_find(&(struct game){.prefix = "SA"}, 0, NULL, NULL, NULL), 0);
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(test_actions), TEST(test_values_of_every_meaning),
    TEST(test_events), TEST(test_counted_nouns), TEST(test_modes_of_a_card), TEST(test_oneself),
    TEST(test_spreads), TEST(test_your), TEST(test_hidden_things), TEST(test_redaction),
    TEST(test_refusals_and_rules), TEST(test_modes), TEST(test_options),
    TEST(test_names_that_depend_on_the_state), TEST(test_rulebook),
};
TEST_GROUP(tests);
