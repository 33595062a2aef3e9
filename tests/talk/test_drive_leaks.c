/* test_drive_leaks.c: what a seat is told is the same for two states that it may not tell apart, even when others
 * answer by hand in one and by auto answers in the other: by the owner on its behalf, and by every operation that it
 * may use itself. For how pairs are played see test_leaks.c. */
#include "../conformance/kit_pairs.h"
#include "driving.h"
#include "engine/table.h"
#include "room/explain.h"

enum { PAIRS = 200, STEPS_ON = 25, EVENTS_MAX = 1024 };

struct heard {
    int count;
    struct event event[EVENTS_MAX];
};

/* One of the two states: as the rules play it, and in a session of drive. */
struct half {
    struct play play;
    struct heard heard;
    struct caller *d;     /* the owner of the table */
    struct caller *guest; /* who plays the seat that looks, or looks on */
};

struct watch {
    struct play base;
    struct half half[2];
    seat who; /* the seat that looks */
    long pairs, steps, standing;
    long explained; /* letters of explanations */
};

static void hear(void *listener, const struct event *event)
{
    struct heard *heard = listener;
    assert_true(heard->count < EVENTS_MAX);
    heard->event[heard->count++] = *event;
}

static void open_half(struct half *h, const struct play *base)
{
    h->play = *base;
    kit_rebase(&h->play);
    h->play.c.on_event = hear;
    h->play.c.listener = &h->heard;
    h->heard.count = 0;
}

/* Loads the state into the session. */
static void load_half(struct half *h)
{
    const struct play *p = &h->play;
    struct text position = {0}, options = {0};
    for (int i = 0; p->game->rules.options && p->game->rules.options[i].id; i++)
        if (p->setup.options >> i & 1)
            text_add(&options, "%s\"%s\"", options.length ? "," : "", p->game->rules.options[i].id);
    state_dump(&position, p->game, &p->content, p->state, false);
    const char *scenario =
        content_string(&p->content, content_row(&p->content, p->game->scenario_kind, p->setup.scenario)->id);
    DO(h->d, "{\"op\":\"new\",\"game\":\"%s\",\"players\":%d,\"scenario\":\"%s\",\"options\":[%s]}", p->game->id,
       p->setup.players, scenario, text_string(&options));
    DO(h->d, "{\"op\":\"load\",\"position\":%s}", text_string(&position));
    text_free(&position);
    text_free(&options);
}

/* -- Comparing ------------------------------------------------------------------------------------------------ */

/* Sends the same line to both owners, or to both guests; their answers must be equal. */
static void compare_line(struct watch *r, bool guests, const char *line)
{
    struct text out[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++) talk_line(guests ? r->half[i].guest : r->half[i].d, line, &out[i]);
    if (strcmp(text_string(&out[0]), text_string(&out[1])) != 0)
        kit_fail(&r->base, "seat %d is told different things by %s:\n%.1500s\n%.1500s", r->who, line, out[0].at,
                 out[1].at);
    if (guests && strstr(line, "FORBIDDEN") && !strstr(out[0].at, "\"error\":")) fail_msg("%s: %s", line, out[0].at);
    text_free(&out[0]);
    text_free(&out[1]);
}

static void compare(struct watch *r, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void compare(struct watch *r, const char *format, ...)
{
    struct text line = {0};
    va_list list;
    va_start(list, format);
    text_add_list(&line, format, list);
    va_end(list);
    compare_line(r, false, line.at);
    text_free(&line);
}

/* What a guest may ask, with all that it may add, and in which other ways it might try. "leave" and "undo" change the
 * game: they are tried last. */
static const struct {
    const char *op, *keys[4];
} samples[] = {
    {"games", {""}},
    {"describe", {""}},
    {"rules", {",\"words\":\"round\""}},
    {"content", {""}},
    {"catalogue", {""}},
    {"card", {",\"words\":\"a\""}},
    {"aim", {""}},
    {"lessons", {""}},
    {"pending", {",\"why\":true,\"places\":true", ",\"seat\":0", ",\"seat\":\"all\"", ",\"seat\":null"}},
    {"answer", {",\"action\":\"NONSENSE\"", ",\"action\":0,\"pause\":12345", ",\"action\":999,\"as\":1",
                ",\"action\":999,\"seat\":1"}},
    {"ticks", {",\"picks\":[]", ",\"picks\":[0],\"places\":true", ",\"picks\":[0,1]", ",\"seat\":1,\"picks\":[]"}},
    {"view", {"", ",\"seat\":0", ",\"seat\":1"}},
    {"scene", {"", ",\"seat\":0", ",\"seat\":\"all\""}},
    {"explain", {",\"path\":\"seat/0\"", ",\"seat\":0,\"path\":\"seat/0\"", ",\"path\":\"seat/1\"", ",\"path\":\"hero\""}},
    {"changes", {"", ",\"seat\":1"}},
    {"look", {"", ",\"places\":true,\"why\":true,\"from\":3", ",\"whole\":true", ",\"seat\":0"}},
    {"hint", {",\"level\":\"ismcts:4\"", ",\"level\":\"ismcts:4\",\"seat\":1"}},
    {"weigh", {",\"level\":\"ismcts:4\",\"action\":0", ",\"level\":\"ismcts:4\",\"picks\":[0,1]",
               ",\"seat\":1,\"action\":0"}},
    {"forecast", {",\"action\":0,\"samples\":3", ",\"action\":0,\"seat\":0"}},
    {"log", {"", ",\"from\":3", ",\"seat\":1", ",\"seat\":\"all\""}},
    {"said", {""}},
    {"seats", {""}},
    {"record", {"", ",\"seed\":true", ",\"seat\":\"all\"", ",\"seat\":1"}},
    {"result", {""}},
    {"say", {",\"text\":\"hello\"", ",\"text\":\"hello\",\"seat\":1", ",\"text\":\"hello\",\"to\":[1]"}},
    {"stand", {",\"verb\":\"NONSENSE\"", ",\"seat\":0,\"verb\":\"PASS\",\"on\":false"}},
    {"lesson", {""}},
    {"wish", {",\"side\":\"nonsense\""}},
    {"undo", {",\"try\":true", ",\"try\":true,\"seat\":1"}},
    {"standing", {"", ",\"seat\":1"}},
    {"decline", {",\"on\":false", ",\"until\":\"never\""}},
    {"leave", {NULL}},
    {"switch", {",\"name\":\"nonsense\"", ",\"name\":\"held\",\"on\":7"}},
    {"quit", {NULL}},
};

/* All that can be pointed at, explained to the seat in words; for one path in turn `op` asks as front ends do. */
static void explain_all(struct watch *r, struct half *h, struct text *words, struct text *op)
{
    struct scene scene = {0};
    struct parts parts = {0};
    explain_scene(talk_room(h->guest), r->who, &scene, &parts);
    int turn = (int)(r->steps * 37 % scene.count);
    for (int i = 0; i < scene.count; i++) {
        const struct scene_node *n = &scene.node[i];
        if (n->type == NODE_NUMBER || n->type == NODE_TEXT) continue;
        text_add(words, "%s: ", scene_words(&scene, n->path));
        explain_node(words, &scene, i);
        if (i <= turn) {
            text_clear(op);
            text_add(op, "{\"op\":\"explain\",\"path\":\"%s\"}", scene_words(&scene, n->path));
        }
    }
    scene_free(&scene);
    parts_free(&parts);
}

static void compare_explained(struct watch *r)
{
    struct text words[2] = {{0}, {0}}, op[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++) explain_all(r, &r->half[i], &words[i], &op[i]);
    if (strcmp(words[0].at, words[1].at) != 0) {
        size_t at = 0;
        while (words[0].at[at] == words[1].at[at]) at++;
        at -= at > 200 ? 200 : at;
        kit_fail(&r->base, "seat %d is explained different things:\n%.400s\n\n%.400s", r->who, words[0].at + at,
                 words[1].at + at);
    }
    r->explained += (long)words[0].length;
    compare_line(r, true, op[0].at);
    for (int i = 0; i < 2; i++) text_free(&words[i]), text_free(&op[i]);
}

static int find_sample(const char *op)
{
    int i = 0;
    while (i < COUNT(samples) && strcmp(samples[i].op, op) != 0) i++;
    return i;
}

/* Everything that a guest may ask is told alike; all else is refused. Things that never change are asked now and
 * then. */
static void compare_guests(struct watch *r)
{
    const char *op, *const *keys;
    enum rights rights, own = r->who == NOBODY ? FOR_ANYBODY : FOR_SEAT;
    for (int i = 0; (op = talk_operation(i, &keys, &rights)) != NULL; i++) {
        char line[160];
        int at = find_sample(op);
        if (rights > own) {
            snprintf(line, sizeof line, "{\"op\":\"%s\",\"id\":\"FORBIDDEN\"}", op);
            compare_line(r, true, line);
            continue;
        }
        if (at == COUNT(samples)) fail_msg("the test has no request for the operation %s", op);
        if (at < 8 && r->steps % 50) continue;
        for (int k = 0; k < 4 && samples[at].keys[k]; k++) {
            snprintf(line, sizeof line, "{\"op\":\"%s\"%s}", op, samples[at].keys[k]);
            compare_line(r, true, line);
        }
    }
}

static void compare_all(struct watch *r)
{
    char who[8] = "null";
    if (r->who != NOBODY) snprintf(who, sizeof who, "%d", r->who);
    compare(r, "{\"op\":\"view\",\"seat\":%s}", who);
    compare(r, "{\"op\":\"log\",\"seat\":%s}", who);
    compare(r, "{\"op\":\"record\",\"seat\":%s}", who);
    compare(r, "{\"op\":\"pending\",\"seat\":%s,\"why\":true}", who);
    compare(r, "{\"op\":\"result\"}");
    if (r->who == NOBODY) return;
    compare(r, "{\"op\":\"answer\",\"seat\":%d,\"action\":\"NONSENSE\"}", r->who);
}

/* Guests come into the room that the owner has just opened. */
static void invite(struct watch *r)
{
    for (int i = 0; i < 2; i++) {
        talk_close(r->half[i].guest);
        r->half[i].guest = talk_join(talk_room(r->half[i].d), r->who);
    }
}

/* Whether the seat heard the same events in both: otherwise something came to light. */
static bool heard_alike(struct watch *r)
{
    const struct heard *a = &r->half[0].heard, *b = &r->half[1].heard;
    struct speaker speaker = {r->base.game, &r->base.content, NULL, r->who};
    if (a->count != b->count) return false;
    for (int i = 0; i < a->count; i++) {
        struct event x = event_redact(&speaker, &a->event[i]), y = event_redact(&speaker, &b->event[i]);
        if (memcmp(&x, &y, sizeof x) != 0) return false;
    }
    return true;
}

/* -- Answering --------------------------------------------------------------------------------------------------- */

/* An answer that both can give; false when there is none. */
static bool common_answer(struct watch *r, seat *next, struct action *action, struct random *luck)
{
    struct play *a = &r->half[0].play, *b = &r->half[1].play;
    seats both = a->c.pending & b->c.pending;
    if (!both) return false;
    do *next = (seat)random_below(luck, SEATS_MAX);
    while (!has_seat(both, *next));
    kit_list(a, *next);
    kit_list(b, *next);
    int from = (int)random_below(luck, a->c.count);
    for (int n = 0; n < a->c.count; n++) {
        *action = a->c.option[(from + n) % a->c.count];
        for (int i = 0; i < b->c.count; i++)
            if (same_action(b->c.option[i], *action)) return true;
    }
    return false;
}

static void by_hand(struct half *h, seat next, struct action action)
{
    struct text words = {0}, quoted = {0};
    action_write(&words, h->play.game, &h->play.content, action);
    js_string(&quoted, text_string(&words)); /* names with blanks are in quotes */
    DO(h->d, "{\"op\":\"answer\",\"seat\":%d,\"action\":%s}", next, quoted.at);
    text_free(&words);
    text_free(&quoted);
}

/* The option that an auto answer with this verb and operand takes; false when there is none. */
static bool auto_option(struct play *p, seat next, struct action *action)
{
    if (!has_seat(p->c.pending, next)) return false;
    kit_list(p, next);
    for (int i = 0; i < p->c.count; i++)
        if (p->c.option[i].verb == action->verb && p->c.option[i].a == action->a) {
            *action = p->c.option[i];
            return true;
        }
    return false;
}

/* In one half a seat answers by hand as often as its auto answer does in the other. */
static void by_hand_and_auto(struct watch *r, seat next, struct action action)
{
    struct half *hand = &r->half[0], *other = &r->half[1];
    const char *verb = other->play.game->rules.actions[action.verb].name;
    struct text a = {0};
    u8 meaning = other->play.game->rules.actions[action.verb].a;
    js_string(&a, thing_id(other->play.game, &other->play.content, meaning, action.a));
    for (struct action now = action; auto_option(&hand->play, next, &now);) {
        kit_answer(&hand->play, next, now);
        by_hand(hand, next, now);
    }
    for (struct action now = action; auto_option(&other->play, next, &now);) kit_answer(&other->play, next, now);
    DO(other->d, "{\"op\":\"stand\",\"seat\":%d,\"verb\":\"%s\",\"a\":%s}", next, verb, a.at);
    DO(other->d, "{\"op\":\"stand\",\"seat\":%d,\"verb\":\"%s\",\"a\":%s,\"on\":false}", next, verb, a.at);
    text_free(&a);
    r->standing++;
}

/* Whether an action declines to interrupt, which a seat may also do in advance. */
static bool is_pass(const struct play *p, struct action action)
{
    return strcmp(p->game->rules.actions[action.verb].name, "PASS") == 0;
}

/* Taking back is allowed in both or refused with the same words. */
static void compare_undo(struct watch *r)
{
    compare_line(r, true, "{\"op\":\"undo\"}");
    compare_all(r);
    compare_guests(r);
    compare_line(r, true, "{\"op\":\"leave\"}");
}

static void try_pair(struct watch *r, const struct pair_maker *maker, struct random *luck)
{
    for (int i = 0; i < 2; i++) open_half(&r->half[i], &r->base);
    maker->change(&r->half[1].play, r->who, luck);
    for (int i = 0; i < 2; i++) load_half(&r->half[i]);
    invite(r);
    compare_all(r);
    compare_explained(r);
    compare_guests(r);
    r->pairs++;
    for (int n = 0; n < STEPS_ON; n++) {
        seat next;
        struct action action;
        if (!common_answer(r, &next, &action, luck)) break;
        r->half[0].heard.count = r->half[1].heard.count = 0;
        if (next != r->who && is_pass(&r->base, action)) {
            by_hand_and_auto(r, next, action);
        } else {
            for (int i = 0; i < 2; i++) {
                kit_answer(&r->half[i].play, next, action);
                by_hand(&r->half[i], next, action);
            }
        }
        r->steps++;
        if (!heard_alike(r) || r->half[0].play.c.pending != r->half[1].play.c.pending) break;
        compare_all(r);
        if (n % 4 == 0) compare_guests(r);
        if (n % 6 == 1) compare_explained(r);
    }
    if (r->who != NOBODY && heard_alike(r)) compare_undo(r);
}

static bool has_pass(const struct game *game)
{
    for (int i = 0; i < game->rules.action_count; i++)
        if (!strcmp(game->rules.actions[i].name, "PASS")) return true;
    return false;
}

static void drive_tells_a_seat_nothing_hidden(void **unused)
{
    (void)unused;
    struct watch *r = calloc(1, sizeof *r);
    for (int i = 0; i < 2; i++) r->half[i].d = open_drive();
    for (int m = 0; m < PAIR_MAKERS; m++) {
        const struct game *game = game_find(pair_makers[m]->game);
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(game, setups), wanted = kit_games(PAIRS);
        r->pairs = r->steps = r->standing = r->explained = 0;
        for (u64 seed = 1; r->pairs < wanted; seed++) {
            struct random luck;
            random_seed(&luck, seed * 77 + 5);
            kit_open(&r->base, game, &setups[seed % (u64)count], seed);
            for (int every = 20 + (int)random_below(&luck, 40); !kit_over(&r->base) && r->pairs < wanted;) {
                if (r->base.decisions % every == every - 1) {
                    r->who = (seat)random_below(&luck, r->base.setup.players + 1u);
                    if (r->who == r->base.setup.players) r->who = NOBODY;
                    try_pair(r, pair_makers[m], &luck);
                }
                seat next = kit_any_seat(&r->base, &luck);
                kit_list(&r->base, next);
                kit_answer(&r->base, next, r->base.c.option[random_below(&luck, r->base.c.count)]);
            }
        }
        print_message("%s: %ld pairs, %ld steps, %ld auto answers, %ld letters of explanations\n", game->id, r->pairs,
                      r->steps, r->standing, r->explained);
        assert_true(r->standing > 0 || !has_pass(game) || wanted < PAIRS); /* few pairs may meet none */
    }
    for (int i = 0; i < 2; i++) talk_close(r->half[i].guest);
    for (int i = 0; i < 2; i++) talk_close(r->half[i].d);
    free(r);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(drive_tells_a_seat_nothing_hidden),
};
TEST_GROUP(tests);
