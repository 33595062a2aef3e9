/* test_talk.c: what the Heroes say at the table is heard by all, Doktor Skarov included. */
#include "../talk/driving.h"
#include "room/room.h"

enum { SEATS_ = 3 };

/* A table of three: the owner, a caller for each seat, and one who looks on. */
struct company {
    struct caller *owner, *seat[SEATS_], *looker;
};

static struct company gather(void)
{
    struct company c = {.owner = open_drive()};
    DO(c.owner, "{\"op\":\"new\",\"game\":\"guardians\",\"players\":3,\"seed\":4}");
    for (int i = 0; i < SEATS_; i++) c.seat[i] = talk_join(talk_room(c.owner), (seat)i);
    c.looker = talk_join(talk_room(c.owner), NOBODY);
    return c;
}

static void part(struct company *c)
{
    for (int i = 0; i < SEATS_; i++) talk_close(c->seat[i]);
    talk_close(c->looker);
    talk_close(c->owner);
}

/* Takes the first option of everybody, until Doktor Skarov and Heroes are asked at once: the Strategy phase. Returns
 * the seat of Skarov. */
static seat play_to_strategy(struct company *c)
{
    for (int n = 0; n < 200; n++) {
        json_t *state = TELL(c->owner, "{\"op\":\"view\"}"), *pending = TELL(c->owner, "{\"op\":\"pending\"}");
        const json_t *view = json_object_get(state, "view"), *asked = json_object_get(pending, "pending");
        int skarov = (int)json_integer_value(json_object_get(view, "skarov"));
        bool together = json_array_size(asked) == SEATS_;
        if (!together && json_array_size(asked))
            DO(c->owner, "{\"op\":\"answer\",\"seat\":%d,\"action\":0}",
               (int)json_integer_value(json_object_get(json_array_get(asked, 0), "seat")));
        json_decref(state);
        json_decref(pending);
        if (together) return (seat)skarov;
    }
    fail_msg("the Strategy phase does not come");
    return NOBODY;
}

static void assert_hears(struct caller *who, const char *text, seat speaker)
{
    json_t *answer = TELL(who, "{\"op\":\"said\"}");
    const json_t *said = json_object_get(answer, "said"), *last = json_array_get(said, json_array_size(said) - 1);
    assert_string_equal(json_string_value(json_object_get(last, "text")), text);
    assert_int_equal(json_integer_value(json_object_get(last, "seat")), speaker);
    json_decref(answer);
}

static void GC_078_GC_079_GC_S100_skarov_hears_what_the_heroes_say(void **state)
{
    (void)state;
    struct company c = gather();
    seat skarov = play_to_strategy(&c), hero = skarov == 0 ? 1 : 0;
    assert_in_range(skarov, 0, SEATS_ - 1);
    struct text before = hash(c.owner);
    DO(c.seat[hero], "{\"op\":\"say\",\"text\":\"I go first, and I play my Weakness\"}"); /* a bluff is allowed */
    for (int i = 0; i < SEATS_; i++) assert_hears(c.seat[i], "I go first, and I play my Weakness", hero);
    assert_hears(c.looker, "I go first, and I play my Weakness", hero);
    assert_hash(c.owner, &before); /* talk binds nobody */
    DO(c.seat[skarov], "{\"op\":\"say\",\"text\":\"I heard that\"}");
    assert_hears(c.seat[hero], "I heard that", skarov);
    part(&c);
}

/* What Heroes show each other before they confirm is talk: no curtain falls between them at one screen. */
static void GC_S31_heroes_watch_each_other_choose(void **state)
{
    (void)state;
    struct company c = gather();
    struct room *room = talk_room(c.owner);
    seat skarov = play_to_strategy(&c), one = skarov == 0 ? 1 : 0, other = (seat)(SEATS_ - skarov - one);
    DO(c.seat[one], "{\"op\":\"answer\",\"action\":0}");
    assert_false(room_apart(room, one, other));
    assert_true(room_apart(room, one, skarov));
    assert_true(room_apart(room, one, NOBODY));
    part(&c);
}

static size_t heard(struct caller *who)
{
    json_t *answer = TELL(who, "{\"op\":\"said\"}");
    size_t count = json_array_size(json_object_get(answer, "said"));
    assert_int_equal(json_integer_value(json_object_get(answer, "next")), count);
    json_decref(answer);
    return count;
}

/* The record of a seat; whether these words are in it. */
static bool recorded(struct caller *who, const char *words)
{
    json_t *answer = TELL(who, "{\"op\":\"record\"}");
    bool found = strstr(json_string_value(json_object_get(answer, "record")), words) != NULL;
    json_decref(answer);
    return found;
}

/* Whoever whispers to this seat is told why not. */
static void assert_refused(struct caller *who, int to, const char *why)
{
    struct text line = {0};
    text_add(&line, "{\"op\":\"say\",\"text\":\"psst\",\"to\":[%d]}", to);
    assert_error(who, line.at, why);
    text_free(&line);
}

static void GC_S100_a_private_channel_is_an_option_of_the_table(void **state)
{
    (void)state;
    struct company c = gather();
    DO(c.owner, "{\"op\":\"sit\",\"seats\":\"human,human,human\",\"private_talk\":true}");
    seat skarov = play_to_strategy(&c), one = skarov == 0 ? 1 : 0, other = (seat)(SEATS_ - skarov - one);
    assert_refused(c.seat[one], skarov, "is not of your team");
    assert_refused(c.seat[skarov], one, "is not of your team");
    assert_error(c.seat[one], "{\"op\":\"say\",\"text\":\"psst\",\"to\":[]}", "list of seats");
    assert_refused(c.seat[one], 3, "from 0 to 2");
    DO(c.seat[one], "{\"op\":\"say\",\"text\":\"You go first\",\"to\":[%d]}", other);
    assert_hears(c.seat[other], "You go first", one);
    assert_hears(c.seat[one], "You go first", one);
    assert_hears(c.owner, "You go first", one);
    assert_int_equal(heard(c.seat[skarov]), 0); /* not even that something was said */
    assert_int_equal(heard(c.looker), 0);
    assert_true(recorded(c.seat[other], "You go first"));
    assert_false(recorded(c.seat[skarov], "say"));
    assert_false(recorded(c.looker, "say"));
    DO(c.seat[other], "{\"op\":\"say\",\"text\":\"All right\"}");
    assert_hears(c.seat[skarov], "All right", other);
    assert_int_equal(heard(c.seat[skarov]), 1);

    json_t *save = TELL(c.owner, "{\"op\":\"save\"}"), *request = json_pack("{s:s,s:O}", "op", "replay", "record",
                                                                         json_object_get(save, "record"));
    char *line = json_dumps(request, 0);
    DO(c.owner, "%s", line); /* the others' room is gone now */
    struct caller *listener = talk_join(talk_room(c.owner), skarov);
    assert_int_equal(heard(listener), 1);
    assert_int_equal(heard(c.owner), 2);
    json_t *said = TELL(c.owner, "{\"op\":\"said\",\"seat\":%d}", skarov), *look = TELL(listener, "{\"op\":\"look\"}");
    assert_int_equal(json_integer_value(json_object_get(said, "next")), 1); /* as Skarov's player has heard it */
    assert_int_equal(json_integer_value(json_object_get(look, "said")), 1);
    json_decref(said);
    json_decref(look);
    assert_true(room_settings(talk_room(c.owner)).private_talk);
    talk_close(listener);
    free(line);
    json_decref(request);
    json_decref(save);
    part(&c);
}

static void GC_S100_otherwise_there_is_none(void **state)
{
    (void)state;
    struct company c = gather();
    seat skarov = play_to_strategy(&c), one = skarov == 0 ? 1 : 0, other = (seat)(SEATS_ - skarov - one);
    assert_refused(c.seat[one], other, "everybody hears");
    assert_int_equal(heard(c.owner), 0);
    part(&c);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(GC_S100_a_private_channel_is_an_option_of_the_table),
    cmocka_unit_test(GC_S100_otherwise_there_is_none),
    cmocka_unit_test(GC_S31_heroes_watch_each_other_choose),
    cmocka_unit_test(GC_078_GC_079_GC_S100_skarov_hears_what_the_heroes_say),
};
TEST_GROUP(tests);
