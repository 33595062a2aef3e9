/* test_socket_leaks.c: two tables of a server that differ only in what a seat may not know send that seat the same
 * bytes, now and as they are played on: what it is told by itself, and what it asks for. So for spectators.
 *
 * The server runs in the test's own thread, so that positions can be put on its tables; everything else goes through
 * sockets. A pair ends when something comes to light that the seat may know (`reveals` of the maker, see
 * tests/conformance/test_leaks.c).
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include "../conformance/kit_pairs.h"
#include "serve/hub_inside.h"

enum { PAIRS = 16 /* of each game */, STEPS_ON = 16, LOOKER = SEATS_MAX };

struct half {
    struct play play;      /* where the pair begins */
    int fd[SEATS_MAX + 1]; /* of the seats, and of somebody who looks on */
    struct open_table *table;
    struct text told;      /* to the seat that is watched, since the last comparison */
};

struct watch {
    uv_loop_t loop;
    struct hub *hub;
    struct net *net;
    struct play base;
    struct half half[2];
    seat who;
    bool other_luck;
    bool planted; /* other seats' eyes are shown, to see that it is found */
    long pairs, steps, revealed, bytes;
};

static struct table *table_of(const struct half *h) { return room_table(h->table->served->room); }
static int fd_of(const struct half *h, seat who) { return h->fd[who == NOBODY ? LOOKER : who]; }

/* -- Connections ---------------------------------------------------------------------------------------------------- */

static int dial(const struct watch *r)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons((u16)net_port(r->net))};
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
    assert_int_equal(connect(fd, (struct sockaddr *)&here, sizeof here), 0);
    return fd;
}

/* Takes what has come; text NULL: it is of no concern. */
static void take(int fd, struct text *out)
{
    char part[65536];
    ssize_t n;
    while ((n = recv(fd, part, sizeof part, MSG_DONTWAIT)) > 0)
        if (out) text_put(out, part, (size_t)n);
    if (n == 0 || (errno != EAGAIN && errno != EINTR)) fail_msg("the server has ended a visit");
}

/* Lets the server work until all is said, and takes it. */
static void settle(struct watch *r)
{
    for (int i = 0; i < 4; i++) uv_run(&r->loop, UV_RUN_NOWAIT);
    while (r->hub->first) uv_run(&r->loop, UV_RUN_ONCE);
    for (int i = 0; i < 2; i++) uv_run(&r->loop, UV_RUN_NOWAIT);
    for (int i = 0; i < 2; i++)
        for (seat s = 0; s <= SEATS_MAX; s++) {
            struct half *h = &r->half[i];
            take(h->fd[s], h->fd[s] == fd_of(h, r->who) ? &h->told : NULL);
        }
}

static void say(int fd, const char *line)
{
    size_t length = strlen(line), n = 2;
    u8 frame[8192 + 8] = {0x81, (u8)(0x80 | (length < 126 ? length : 126))}; /* the mask is zero */
    assert_true(length < 8192);
    if (length >= 126) frame[n++] = (u8)(length >> 8), frame[n++] = (u8)length;
    memcpy(frame + n + 4, line, length);
    assert_int_equal(send(fd, frame, n + 4 + length, MSG_NOSIGNAL), n + 4 + length);
}

static void open_house(struct watch *r)
{
    static const char request[] = "GET /socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n";
    static const struct web_file files[] = {{0}};
    struct text error = {0};
    signal(SIGPIPE, SIG_IGN);
    uv_loop_init(&r->loop);
    r->hub = hub_open(&r->loop, &(struct hub_options){{.path = ":memory:"}, 1, 1000, 0}, &error);
    assert_non_null(r->hub);
    r->net = net_open(&r->loop, &(struct net_options){NULL, 0, NULL, files, 100, 100, 10, false}, &hub_house, r->hub,
                      &error);
    assert_non_null(r->net);
    for (int i = 0; i < 2; i++)
        for (seat s = 0; s <= SEATS_MAX; s++) {
            r->half[i].fd[s] = dial(r);
            send(r->half[i].fd[s], request, sizeof request - 1, MSG_NOSIGNAL);
        }
    settle(r);
}

static void close_house(struct watch *r)
{
    for (int i = 0; i < 2; i++) {
        for (seat s = 0; s <= SEATS_MAX; s++) close(r->half[i].fd[s]);
        text_free(&r->half[i].told);
    }
    net_close(r->net);
    hub_close(r->hub);
    uv_run(&r->loop, UV_RUN_DEFAULT);
    assert_int_equal(uv_loop_close(&r->loop), 0);
}

/* -- Tables ---------------------------------------------------------------------------------------------------------- */

/* Nobody is thrown out for saying much, or for opening many tables. */
static void be_generous(const struct half *h)
{
    for (struct chair *c = h->table ? h->table->chairs : NULL; c; c = c->next) {
        c->lines = 100;
        net_address(c->visitor)->tables = ADDRESS_TABLES;
    }
}

/* All seats of a new table are taken, through the door. */
static void host(struct watch *r, struct half *h)
{
    const struct play *p = &h->play;
    struct text line = {0};
    const char *scenario = p->game->scenario_kind
        ? content_string(&p->content, content_row(&p->content, p->game->scenario_kind, p->setup.scenario)->id) : NULL;
    be_generous(h);
    text_add(&line, "{\"op\":\"host\",\"name\":\"A\",\"watch\":true,\"game\":\"%s\",\"seats\":[\"me\"", p->game->id);
    for (seat s = 1; s < p->setup.players; s++) text_add(&line, ",\"anybody\"");
    text_add(&line, "],\"options\":[");
    bool first = true;
    for (int i = 0; p->game->rules.options && p->game->rules.options[i].id; i++)
        if (p->setup.options >> i & 1) {
            text_add(&line, "%s\"%s\"", first ? "" : ",", p->game->rules.options[i].id);
            first = false;
        }
    text_add(&line, "]");
    if (scenario) text_add(&line, ",\"scenario\":\"%s\"", scenario);
    text_add(&line, "}");
    seat who = r->who;
    r->who = 0;
    text_clear(&h->told);
    say(h->fd[0], line.at);
    settle(r);
    const char *joined = h->told.at ? memmem(h->told.at, h->told.length, "\"joined\":\"", 10) : NULL;
    if (!joined) kit_fail(p, "%s: %.200s", line.at, h->told.at ? h->told.at + 2 : "nothing");
    char id[KEY_LETTERS + 1];
    snprintf(id, sizeof id, "%.*s", KEY_LETTERS, joined + 10);
    r->who = who;
    for (seat s = 1; s <= SEATS_MAX; s++) {
        if (s >= p->setup.players && s != LOOKER) continue;
        text_clear(&line);
        text_add(&line, "{\"op\":\"%s\",\"table\":\"%s\",\"name\":\"%c\"}", s == LOOKER ? "watch" : "join", id, 'A' + s);
        say(h->fd[s], line.at);
        settle(r);
    }
    h->table = hub_table(r->hub, id);
    assert_true(h->table && h->table->served->begun);
    text_free(&line);
}

/* Puts the state of the half on its table. */
static void lay_out(struct watch *r, struct half *h)
{
    struct text line = {0}, answer = {0};
    served_renew(h->table->served); /* what follows at once may need luck */
    text_add(&line, "{\"op\":\"load\",\"position\":");
    state_dump(&line, h->play.game, &h->play.content, h->play.state, false);
    text_add(&line, "}");
    talk_line(h->table->served->owner, line.at, &answer);
    if (strncmp(answer.at, "{\"error\"", 8) == 0) kit_fail(&h->play, "%s", answer.at);
    served_renew(h->table->served);
    hub_go_on(r->hub, h->table, NULL, NULL);
    text_free(&line);
    text_free(&answer);
}

/* -- Comparing --------------------------------------------------------------------------------------------------------- */

/* Whether the events from these on differ for the seat, and it may know why. */
static bool has_come_to_light(struct watch *r, const struct pair_maker *maker, const int from[2])
{
    const struct event *event[2];
    int count[2];
    struct speaker speaker = {r->base.game, &r->base.content, NULL, r->who};
    for (int i = 0; i < 2; i++) event[i] = table_events(table_of(&r->half[i]), &count[i]) + from[i], count[i] -= from[i];
    for (int n = 0; n < count[0] || n < count[1]; n++) {
        if (n < count[0] && n < count[1]) {
            struct event x = event_redact(&speaker, &event[0][n]), y = event_redact(&speaker, &event[1][n]);
            x.decision = y.decision; /* nobody is told */
            if (memcmp(&x, &y, sizeof x) == 0) continue;
        }
        return (n < count[0] && maker->reveals(&event[0][n], r->who, r->other_luck)) ||
               (n < count[1] && maker->reveals(&event[1][n], r->who, r->other_luck));
    }
    return false;
}

static bool same_bytes(struct watch *r)
{
    const struct text *a = &r->half[0].told, *b = &r->half[1].told;
    r->bytes += (long)a->length;
    return a->length == b->length && (!a->length || memcmp(a->at, b->at, a->length) == 0);
}

static void forget(struct watch *r)
{
    for (int i = 0; i < 2; i++) text_clear(&r->half[i].told);
}

/* What they were told differs: where, and what. */
static _Noreturn void report(struct watch *r, const char *when)
{
    const struct text *a = &r->half[0].told, *b = &r->half[1].told;
    size_t at = 10; /* the head of the frame has its length */
    while (at < a->length && at < b->length && a->at[at] == b->at[at]) at++;
    size_t from = at > 200 ? at - 200 : 0;
    kit_fail(&r->base, "seat %d is sent different bytes %s: %zu and %zu, from byte %zu:\n%.400s\n%.400s", r->who, when,
             a->length, b->length, at, from < a->length ? a->at + from : "", from < b->length ? b->at + from : "");
}

/* Everything that the seat may ask for. NULL, or what differs. */
static const char *compare_asked(struct watch *r)
{
    static const char *const lines[] = {
        "{\"op\":\"look\",\"whole\":true,\"why\":true,\"places\":true}", "{\"op\":\"look\"}", "{\"op\":\"view\"}",
        "{\"op\":\"pending\",\"why\":true,\"places\":true}", "{\"op\":\"log\"}", "{\"op\":\"record\"}", "{\"op\":\"said\"}",
        "{\"op\":\"seats\"}", "{\"op\":\"result\"}", "{\"op\":\"standing\"}", "{\"op\":\"ticks\",\"picks\":[]}",
        "{\"op\":\"undo\",\"try\":true}", "{\"op\":\"scene\"}", "{\"op\":\"whole_record\"}", "{\"op\":\"scene\",\"seat\":0}",
    };
    for (int i = 0; i < COUNT(lines); i++) {
        forget(r);
        for (int k = 0; k < 2; k++) {
            be_generous(&r->half[k]);
            say(fd_of(&r->half[k], r->who), lines[i]);
        }
        settle(r);
        assert_true(r->half[0].told.length > 0);
        if (!same_bytes(r)) return lines[i];
    }
    forget(r);
    return NULL;
}

/* -- A pair ------------------------------------------------------------------------------------------------------------- */

/* An answer that both tables take; false: there is none. */
static bool common_answer(struct watch *r, seat *next, struct action *action, struct random *luck)
{
    struct table *a = table_of(&r->half[0]), *b = table_of(&r->half[1]);
    seats both = table_pending_truth(a) & table_pending_truth(b);
    if (!both) return false;
    do *next = (seat)random_below(luck, SEATS_MAX);
    while (!has_seat(both, *next));
    int count, others;
    const struct action *options = table_options(a, *next, &count), *other = table_options(b, *next, &others);
    int from = (int)random_below(luck, (u32)count);
    for (int n = 0; n < count; n++) {
        *action = options[(from + n) % count];
        for (int i = 0; i < others; i++)
            if (same_action(other[i], *action)) return true;
    }
    return false;
}

/* NULL, or what differs. */
static const char *try_pair(struct watch *r, const struct pair_maker *maker, struct random *luck)
{
    for (int i = 0; i < 2; i++) {
        r->half[i].play = r->base;
        kit_rebase(&r->half[i].play);
    }
    r->other_luck = maker->change(&r->half[1].play, r->who, luck);
    for (int i = 0; i < 2; i++) host(r, &r->half[i]);
    struct served *one = r->half[0].table->served, *other = r->half[1].table->served;
    other->secret = one->secret; /* the same dice will fall */
    other->seeds = one->seeds;
    if (r->planted) /* the seat's chair gets another's eyes, which the pair is not for */
        for (int i = 0; i < 2; i++)
            for (struct chair *c = r->half[i].table->chairs; c; c = c->next)
                if (c->seat == r->who) {
                    talk_close(c->caller);
                    c->caller = talk_join(r->half[i].table->served->room,
                                          (seat)((r->who == NOBODY ? 0 : r->who + 1) % r->base.setup.players));
                }
    for (int i = 0; i < 2; i++) lay_out(r, &r->half[i]);
    settle(r); /* the change to the position is told, too: it depends on the cards that were dealt before */
    r->pairs++;
    const char *differs = compare_asked(r);
    for (int n = 0; n < STEPS_ON && !differs; n++) {
        seat next;
        struct action action;
        int from[2];
        struct text words = {0}, line = {0};
        if (!common_answer(r, &next, &action, luck)) break;
        action_write(&words, r->base.game, &r->base.content, action);
        js_open(&line, '{');
        js_key(&line, "op"), js_string(&line, "answer");
        js_key(&line, "action"), js_string(&line, words.at);
        js_close(&line, '}');
        forget(r);
        one->seeds = other->seeds = one->seeds + other->seeds; /* no luck follows a forced answer: then it would differ */
        for (int i = 0; i < 2; i++) {
            served_renew(r->half[i].table->served);
            table_events(table_of(&r->half[i]), &from[i]);
            be_generous(&r->half[i]);
            say(r->half[i].fd[next], line.at);
        }
        settle(r);
        text_free(&words);
        text_free(&line);
        r->steps++;
        if (!same_bytes(r)) {
            if (!has_come_to_light(r, maker, from)) return "after an answer";
            r->revealed++;
            break;
        }
        if (n % 5 == 4) differs = compare_asked(r);
    }
    return differs;
}

/* Plays random games and tries pairs along the way; NULL, or what differs. */
static const char *try_game(struct watch *r, const struct pair_maker *maker, int wanted)
{
    const struct game *game = game_find(maker->game);
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(game, setups);
    r->pairs = r->steps = r->revealed = r->bytes = 0;
    for (u64 seed = 1; r->pairs < wanted; seed++) {
        struct random luck;
        random_seed(&luck, seed * 177 + 5);
        kit_open(&r->base, game, &setups[seed * 7 % (u64)count], seed);
        for (int every = 10 + (int)random_below(&luck, 60); !kit_over(&r->base) && r->pairs < wanted;) {
            if (r->base.decisions % every == every - 1) {
                r->who = (seat)random_below(&luck, r->base.setup.players + 1u);
                if (r->who == r->base.setup.players) r->who = NOBODY;
                const char *differs = try_pair(r, maker, &luck);
                if (differs) return differs;
            }
            seat next = kit_any_seat(&r->base, &luck);
            kit_list(&r->base, next);
            kit_answer(&r->base, next, r->base.c.option[random_below(&luck, r->base.c.count)]);
        }
    }
    return NULL;
}

static void a_seat_is_sent_nothing_hidden(void **state)
{
    struct watch *r = calloc(1, sizeof *r);
    (void)state;
    open_house(r);
    for (int m = 0; m < PAIR_MAKERS; m++) {
        if (!kit_wants(game_find(pair_makers[m]->game))) continue;
        const char *differs = try_game(r, pair_makers[m], kit_games(PAIRS));
        if (differs) report(r, differs);
        print_message("%s: %ld pairs, %ld steps, %ld ended by what came to light, %ld bytes\n", pair_makers[m]->game,
                      r->pairs, r->steps, r->revealed, r->bytes);
    }
    close_house(r);
    free(r);
}

static void a_planted_leak_is_found(void **state)
{
    struct watch *r = calloc(1, sizeof *r);
    (void)state;
    open_house(r);
    r->planted = true;
    assert_non_null(try_game(r, &pairs_vigilante, 40));
    close_house(r);
    free(r);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_seat_is_sent_nothing_hidden),
    cmocka_unit_test(a_planted_leak_is_found),
};
TEST_GROUP(tests);
