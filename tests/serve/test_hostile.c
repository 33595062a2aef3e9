/* test_hostile.c: guests who mean harm: broken requests and frames, too much of everything, seats that are not theirs.
 * Each is refused in the way that was meant, and everybody else plays on. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "kit.h"

enum { PER_ADDRESS = 20, LINES_AT_ONCE = 200 }; /* as the kit's server and the hub have them */

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* A table of Ann and Ben. */
struct table_of_two {
    struct server server;
    struct guest *ann, *ben;
    char table[64], key[2][64], invitation[64];
};

static void note(char *to, const json_t *answer, const char *key) { snprintf(to, 64, "%s", text_at(answer, key)); }

static void gather(struct table_of_two *c, const char *game)
{
    open_server(&c->server);
    c->ann = greet(&c->server);
    c->ben = greet(&c->server);
    json_t *answer = ask_well(c->ann, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"%s\",\"watch\":true,"
                                      "\"seats\":[\"me\",\"friend\",\"easy\"]", game);
    note(c->table, answer, "joined");
    note(c->key[0], answer, "key");
    note(c->invitation, answer, "invitation");
    json_decref(answer);
    answer = ask_well(c->ben, "\"op\":\"join\",\"table\":\"%s\",\"invitation\":\"%s\",\"name\":\"Ben\"", c->table,
                      c->invitation);
    note(c->key[1], answer, "key");
    json_decref(answer);
}

static void leave(struct table_of_two *c)
{
    json_decref(ask_well(c->ann, "\"op\":\"look\"")); /* she was served all the time */
    part(c->ann);
    part(c->ben);
    end_server(&c->server, SIGTERM);
    close_server(&c->server);
}

/* -- Requests ----------------------------------------------------------------------------------------------------- */

/* Everything that comes until the connection ends; false: it does not within some seconds. */
static bool read_all(int fd, struct text *all)
{
    char part[4096];
    ssize_t n;
    while ((n = recv(fd, part, sizeof part, 0)) > 0) text_put(all, part, (size_t)n);
    return n == 0;
}

static void answers(const struct server *s, const char *request, size_t length, const char *status)
{
    struct text all = {0};
    int fd = dial(s);
    send_bytes(fd, request, length);
    bool ended = read_all(fd, &all);
    if (!ended || strncmp(text_string(&all), "HTTP/1.1 ", 9) != 0 || strncmp(all.at + 9, status, 3) != 0)
        fail_msg("%.60s: expected %s, got %s", request, status, text_string(&all));
    text_free(&all);
    close(fd);
}

#define HOST "Host: localhost\r\n"
#define SOCKET "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

static void broken_requests_are_refused(void **state)
{
    struct server s;
    static const struct { const char *request, *status; } list[] = {
        {"GET / HTTP/1.1\r\n" HOST "\r\n", "200"},
        {"GET /health HTTP/1.1\r\n" HOST "\r\n", "200"},
        {"GET / HTTP/1.1\r\n" HOST "Content-Length: 5\r\n\r\nhello", "400"},
        {"GET / HTTP/1.1\r\n" HOST "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST "\r\nGET / HTTP/1.1\r\n" HOST "\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST "\r\nx", "400"},
        {"GET / HTTP/1.1\r\n" HOST HOST "\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST "Origin: a\r\nOrigin: b\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST " folded\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST "\tfolded\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST "A: b\nHost: evil.example\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST "A: b\rB: c\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\n" HOST "A : b\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421"},
        {"GET / HTTP/1.1\r\nHost: localhost.evil.example\r\n\r\n", "421"},
        {"POST / HTTP/1.1\r\n" HOST "\r\n", "405"},
        {"CONNECT localhost:22 HTTP/1.1\r\n" HOST "\r\n", "405"},
        {"GET /../../etc/passwd HTTP/1.1\r\n" HOST "\r\n", "404"},
        {"GET http://evil.example/ HTTP/1.1\r\n" HOST "\r\n", "404"},
        {"GET /socket HTTP/1.1\r\n" HOST "Origin: http://evil.example\r\n" SOCKET "\r\n", "403"},
        {"GET /socket HTTP/1.1\r\n" HOST "Origin: null\r\n" SOCKET "\r\n", "403"},
        {"GET /socket HTTP/1.1\r\n" HOST "Origin: http://localhost:1\r\n" SOCKET "\r\n", "403"},
        {"GET /socket HTTP/1.1\r\n" HOST SOCKET "\r\n", "403"},
        {"GET /socket HTTP/1.1\r\n" HOST "Origin: http://localhost\r\n\r\n", "403"},
        {"\x16\x03\x01\x02\r\n\r\n", "400"}, /* TLS */
        {"\r\n\r\n", "400"},
    };
    (void)state;
    open_server(&s);
    for (int i = 0; i < COUNT(list); i++) answers(&s, list[i].request, strlen(list[i].request), list[i].status);
    answers(&s, "GET /\0 HTTP/1.1\r\n" HOST "\r\n", 17 + 17 + 2, "400");
    char large[HTTP_HEAD_MOST + 64];
    memset(large, 'a', sizeof large);
    answers(&s, large, sizeof large, "431");
    end_server(&s, SIGTERM);
    close_server(&s);
}

/* The kit's server waits a second for a request, however often another byte of it comes. */
static void nobody_is_waited_for_longer_than_is_fair(void **state)
{
    struct server s;
    enum { BYTES_MOST = 400 };
    static const char request[] = "GET / HTTP/1.1\r\nHost: local";
    char byte;
    (void)state;
    open_server(&s);
    long long begun = now_ms(), took;
    int fd = dial(&s), sent = 0;
    do {
        send_bytes(fd, sent < (int)sizeof request - 1 ? &request[sent] : "x", 1);
        usleep(150 * 1000);
        took = now_ms() - begun;
    } while (recv(fd, &byte, 1, MSG_DONTWAIT) < 0 && ++sent < BYTES_MOST);
    assert_true(sent < BYTES_MOST && took >= 1000);
    close(fd);
    end_server(&s, SIGTERM);
    close_server(&s);
}

/* -- Frames ------------------------------------------------------------------------------------------------------- */

/* Frames as bytes; those with a mask have one of zeros, which changes nothing. */
#define MASK "\0\0\0\0"
#define BYTES(bytes) bytes, sizeof(bytes) - 1

static void broken_frames_end_the_visit(void **state)
{
    struct table_of_two c;
    /* Code 0: the connection just ends. */
    static const struct { const char *bytes; size_t length; int code; } list[] = {
        {BYTES("\x81\x02{}"), 1002},                                      /* without a mask */
        {BYTES("\x81\xff\x10\0\0\0\0\0\0\0" MASK "xxxx"), 1009},          /* 2^60 bytes will follow */
        {BYTES("\x81\xff\x80\0\0\0\0\0\0\0" MASK "xxxx"), 0},          /* a length below zero */
        {BYTES("\x81\xfe\x20\x01" MASK "xxxx"), 1009},                    /* one byte more than a line may have */
        {BYTES("\x01\x81" MASK "{\x80\x81" MASK "}"), 1008},              /* in pieces */
        {BYTES("\x01\x80" MASK), 1008},                                   /* a piece of nothing */
        {BYTES("\x80\x81" MASK "}"), 1002},                               /* a piece of nothing that began */
        {BYTES("\x81\x82" MASK "\xff\xfe"), 1007},                        /* no UTF-8 */
        {BYTES("\x81\x83" MASK "\xed\xa0\x80"), 1007},                    /* half of a surrogate pair */
        {BYTES("\x82\x82" MASK "{}"), 1003},                              /* not text */
        {BYTES("\xc1\x82" MASK "{}"), 1002},                              /* reserved bits */
        {BYTES("\xa1\x82" MASK "{}"), 1002},
        {BYTES("\x91\x82" MASK "{}"), 1002},
        {BYTES("\x83\x81" MASK "x"), 1002},                               /* kinds that there are not */
        {BYTES("\x8b\x81" MASK "x"), 1002},
        {BYTES("\x89\xfe\0\xc8" MASK "xxxxx"), 0},                     /* a ping of 200 bytes */
        {BYTES("\x09\x80" MASK), 0},                                   /* a ping in pieces */
        {BYTES("\x88\x81" MASK "x"), 0},                               /* half a code of farewell */
        {BYTES("\x88\x82" MASK "\x03\xe8"), 1000},                        /* a decent farewell */
        {BYTES("\x81\xfe\0\x02" MASK "{}"), 0},                        /* a short length in a long form */
    };
    (void)state;
    gather(&c, "null");
    for (int i = 0; i < COUNT(list); i++) {
        struct guest *g = greet(&c.server);
        send_bytes(g->socket, list[i].bytes, list[i].length);
        assert_null(next_line(g));
        if (g->farewell != list[i].code)
            fail_msg("frame %d: expected farewell %d, got %d", i, list[i].code, g->farewell);
        part(g);
    }
    struct guest *g = greet(&c.server);
    send_bytes(g->socket, BYTES("\x89\x84" MASK "ping"));
    while (g->all.length < 6 || memcmp(g->all.at + g->all.length - 6, "\x8a\x04ping", 6) != 0) {
        char byte[64];
        ssize_t n = recv(g->socket, byte, sizeof byte, 0);
        assert_true(n > 0);
        text_put(&g->all, byte, (size_t)n);
    }
    part(g);
    leave(&c);
}

/* What comes in pieces, or several frames at once, is heard as it was said, whoever else speaks meanwhile. */
static void frames_are_not_mixed_up(void **state)
{
    struct table_of_two c;
    static const char bytes[] = "\x81\x99" MASK "{\"op\":\"no_such\",\"id\":\"a\"}"
                                "\x89\x84" MASK "ping" "\x81\x99" MASK "{\"op\":\"no_such\",\"id\":\"b\"}";
    (void)state;
    gather(&c, "null");
    struct guest *slow = greet(&c.server);
    for (size_t first = 1; first < sizeof bytes - 1; first += 7) {
        size_t rest = sizeof bytes - 1 - first, second = rest / 2;
        const struct { size_t at, length; } parts[] = {{0, first}, {first, second}, {first + second, rest - second}};
        for (int i = 0; i < COUNT(parts); i++) {
            send_bytes(slow->socket, bytes + parts[i].at, parts[i].length);
            json_t *look = ask_well(i % 2 ? c.ann : c.ben, "\"op\":\"pending\"");
            json_decref(look);
        }
        static const char *const ids[] = {"a", "b"};
        for (int i = 0; i < COUNT(ids); i++) {
            json_t *line = next_line(slow);
            assert_non_null(line);
            assert_string_equal(text_at(line, "id"), ids[i]);
            assert_non_null(text_at(line, "error"));
            json_decref(line);
        }
    }
    /* Whoever leaves in the middle of a frame leaves nothing behind. */
    send_bytes(slow->socket, bytes, 20);
    json_decref(ask_well(c.ann, "\"op\":\"pending\""));
    part(slow);
    for (int i = 0; i < 20; i++) {
        struct guest *next = greet(&c.server);
        send_bytes(next->socket, bytes, i < 10 ? 9 : 0);
        json_decref(ask_well(c.ann, "\"op\":\"pending\""));
        if (i >= 10) ask_in_vain(next, "at no table", "\"op\":\"pending\"");
        part(next);
    }
    leave(&c);
}

static void broken_lines_get_an_error(void **state)
{
    struct table_of_two c;
    char bomb[NET_LINE_MOST];
    (void)state;
    gather(&c, "null");
    static const char *const lines[] = {
        "", " ", "{", "null", "[]", "\"op\"", "{\"op\":1}", "{\"op\":null}", "{\"op\":\"\"}", "{\"op\":\"look\\u0000\"}",
        "{\"op\":\"look\",\"op\":\"look\"}", "{\"op\":\"look\"} {}", "{\"op\":\"nonsense\"}", "{\"op\":\"join\"}",
        "{\"op\":\"join\",\"table\":7}", "{\"op\":\"join\",\"table\":\"\"}", "{\"op\":\"watch\",\"table\":[]}",
        "{\"op\":\"join\",\"table\":\"../../../etc/passwd....\"}", "{\"op\":\"join\",\"table\":\"' OR 1=1; --abcdefghij\"}",
        "{\"op\":\"host\",\"name\":\"A\",\"game\":\"null\",\"seats\":\"me\"}",
        "{\"op\":\"host\",\"name\":\"A\",\"game\":\"null\",\"seats\":[\"me\",\"me\"]}",
        "{\"op\":\"host\",\"name\":\"A\",\"game\":\"null\",\"seats\":[\"me\",[]]}",
        "{\"op\":\"host\",\"name\":\"A\",\"game\":{},\"seats\":[\"me\",\"easy\"]}",
        "{\"op\":\"host\",\"name\":\"A\\n\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"]}",
        "{\"op\":\"host\",\"name\":\"\\u202eA\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"]}",
        "{\"op\":\"host\",\"name\":\"A\\u0085\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"]}",
        "{\"op\":\"stand_in\",\"seat\":-1}", "{\"op\":\"stand_in\",\"seat\":4294967296}", "{\"op\":\"stand_in\",\"seat\":2}",
        "{\"op\":\"forecast\",\"action\":0,\"samples\":1e99}", "{\"op\":\"answer\",\"action\":99999999999999999999}",
        "{\"op\":\"new\",\"game\":\"null\",\"players\":2}", "{\"op\":\"replay\",\"record\":\"\"}", "{\"op\":\"dice\",\"values\":[6]}",
    };
    for (int i = 0; i < COUNT(lines); i++) {
        send_frame(c.ben, 0x81, lines[i], strlen(lines[i]));
        json_t *line = next_line(c.ben);
        while (line && !text_at(line, "error")) json_decref(line), line = next_line(c.ben);
        if (!line) fail_msg("%s: no error", lines[i]);
        json_decref(line);
    }
    static const char *const openings[] = {"[", "{\"a\":", "[[],", "\"", "-", "1", "\\"};
    for (int i = 0; i < COUNT(openings); i++) {
        size_t n = strlen(openings[i]);
        for (size_t at = 0; at < sizeof bomb; at++) bomb[at] = openings[i][at % n];
        send_frame(c.ben, 0x81, bomb, sizeof bomb);
        json_t *line = next_line(c.ben);
        assert_non_null(line);
        assert_non_null(text_at(line, "error"));
        json_decref(line);
    }
    json_decref(ask_well(c.ben, "\"op\":\"look\""));
    leave(&c);
}

/* -- Too much ----------------------------------------------------------------------------------------------------- */

static void too_many_lines_end_the_visit(void **state)
{
    struct table_of_two c;
    static const char said[] = "{\"op\":\"say\",\"text\":\"too late\"}";
    (void)state;
    gather(&c, "null");
    /* All of them at once: whoever takes longer to say them may say more. */
    struct text lines = {0};
    for (int i = 0; i < LINES_AT_ONCE + 100; i++) text_put(&lines, "\x81\x8e" MASK "{\"op\":\"lobby\"}", 6 + 14);
    send_bytes(c.ben->socket, lines.at, lines.length);
    text_free(&lines);
    usleep(100 * 1000); /* long enough to be in measure again; but nobody listens any more */
    send_frame(c.ben, 0x81, said, sizeof said - 1);
    json_t *line;
    int answers = 0;
    while ((line = next_line(c.ben)) != NULL) {
        answers += json_object_get(line, "tables") != NULL;
        json_decref(line);
    }
    assert_int_equal(c.ben->farewell, 1008);
    assert_in_range(answers, LINES_AT_ONCE - 5, LINES_AT_ONCE + 20);
    json_t *all = ask_well(c.ann, "\"op\":\"said\"");
    assert_int_equal(json_array_size(json_object_get(all, "said")), 0);
    json_decref(all);
    leave(&c);
}

/* Whoever asks for much and reads nothing is cut off; the server keeps at most a megabyte for them. */
static void who_reads_too_slowly_is_cut_off(void **state)
{
    struct table_of_two c;
    int small = 4096;
    (void)state;
    gather(&c, "vigilante");
    setsockopt(c.ben->socket, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    static const char much[] = "{\"op\":\"content\",\"id\":1}";
    json_t *once = ask_well(c.ann, "\"op\":\"content\"");
    char *words = json_dumps(once, JSON_COMPACT);
    size_t wanted = strlen(words) * (LINES_AT_ONCE - 20), got = 0;
    free(words);
    json_decref(once);
    assert_true(wanted > 8 * NET_BACKLOG_MOST);
    for (int i = 0; i < LINES_AT_ONCE - 20; i++) send_frame(c.ben, 0x81, much, sizeof much - 1);
    /* He reads nothing until Ann is told that he has left. */
    for (bool here = true; here; usleep(50000)) {
        json_decref(ask_well(c.ann, "\"op\":\"said\""));
        const json_t *table = json_array_get(c.ann->tables, json_array_size(c.ann->tables) - 1);
        here = json_is_true(json_array_get(json_object_get(table, "here"), 1));
    }
    char part[4096];
    for (ssize_t n; (n = recv(c.ben->socket, part, sizeof part, 0)) > 0;) got += (size_t)n;
    assert_true(got < wanted);
    leave(&c);
}

static void an_address_has_its_limits(void **state)
{
    struct server s;
    struct guest *guest[PER_ADDRESS];
    (void)state;
    open_server(&s);
    for (int i = 0; i < PER_ADDRESS; i++) {
        char header[80]; /* a network of IPv6 is one address, whoever has it has all of it */
        snprintf(header, sizeof header, "X-Forwarded-For: 2001:db8:0:7::%x\r\n", i + 1);
        assert_non_null(guest[i] = greet_as(&s, header));
    }
    assert_null(greet_as(&s, "X-Forwarded-For: 2001:db8:0:7:ffff::1\r\n"));
    struct guest *other = greet_as(&s, "X-Forwarded-For: 2001:db8:0:8::1\r\n");
    assert_non_null(other);
    part(guest[0]);
    struct guest *next = NULL;
    for (int i = 0; i < 3000 && !next; i++) {
        usleep(10000);
        next = greet_as(&s, "X-Forwarded-For: 2001:db8:0:7::9\r\n"); /* there is room again */
    }
    assert_non_null(next);
    static const char host[] = "\"op\":\"host\",\"name\":\"A\",\"game\":\"null\",\"seats\":[\"me\",\"friend\"]";
    for (int i = 0; i < ADDRESS_TABLES; i++) json_decref(ask_well(guest[1 + i % 10], host));
    ask_in_vain(guest[12], "many tables", host);
    ask_in_vain(next, "many tables", host); /* coming back does not help */
    json_decref(ask_well(other, host));
    for (int i = 1; i < PER_ADDRESS; i++) part(guest[i]);
    part(other);
    part(next);
    end_server(&s, SIGTERM);
    close_server(&s);
}

/* -- Seats of others ------------------------------------------------------------------------------------------------ */

static void keys_fit_one_seat_of_one_table(void **state)
{
    struct table_of_two c;
    char almost[64];
    (void)state;
    gather(&c, "null");
    struct guest *eve = greet(&c.server);
    json_t *mine = ask_well(eve, "\"op\":\"host\",\"name\":\"Eve\",\"game\":\"null\",\"seats\":[\"me\",\"friend\"]");
    for (int who = 0; who < 2; who++) {
        ask_in_vain(eve, "no seat of this table has that key", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"",
                    text_at(mine, "joined"), c.key[who]);
        for (size_t i = 0; i < strlen(c.key[who]); i++) {
            snprintf(almost, sizeof almost, "%s", c.key[who]);
            almost[i] = almost[i] == 'a' ? 'b' : 'a';
            ask_in_vain(eve, "no seat of this table has that key", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"",
                        c.table, almost);
        }
    }
    ask_in_vain(eve, "has that key", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, text_at(mine, "key"));
    ask_in_vain(eve, "has that key", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"\"", c.table);
    ask_in_vain(eve, "has that key", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%sA\"", c.table, c.key[0]);
    ask_in_vain(eve, "no such table", "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.invitation, c.key[0]);
    ask_in_vain(eve, "all seats of this table are taken", "\"op\":\"join\",\"table\":\"%s\",\"name\":\"Eve\",\"invitation\":\"%s\"", c.table,
                c.invitation);
    ask_in_vain(c.ben, "no invitation to this table", "\"op\":\"join\",\"table\":\"%s\",\"name\":\"Ben\",\"invitation\":\"%s\"",
                text_at(mine, "joined"), c.invitation);
    json_decref(mine);
    part(eve);
    leave(&c);
}

/* The seat that is asked first, and its guest. */
static struct guest *asked(struct table_of_two *c, json_t **look)
{
    for (int i = 0; i < 3000; i++) { /* bots think when nothing else wants to */
        struct guest *g = i % 2 ? c->ben : c->ann;
        *look = ask_well(g, "\"op\":\"look\",\"whole\":true");
        json_t *question;
        size_t n;
        json_array_foreach(json_object_get(*look, "pending"), n, question)
            if (json_object_get(question, "options")) return g;
        json_decref(*look);
        usleep(20000);
    }
    fail_msg("nobody is asked");
    return NULL;
}

static size_t record_lines(struct guest *g)
{
    json_t *answer = ask_well(g, "\"op\":\"record\"");
    size_t lines = 0;
    for (const char *p = text_at(answer, "record"); p && *p; p++) lines += *p == '\n';
    json_decref(answer);
    return lines;
}

static void answers_count_once_and_for_their_own_question(void **state)
{
    struct table_of_two c;
    json_t *look;
    (void)state;
    gather(&c, "vigilante");
    struct guest *g = asked(&c, &look), *other = g == c.ann ? c.ben : c.ann;
    int who = g == c.ann ? 0 : 1;
    long long pause = json_integer_value(json_object_get(look, "pause"));
    json_decref(look);
    size_t before = record_lines(g);
    ask_in_vain(other, "", "\"op\":\"answer\",\"action\":0,\"seat\":%d,\"pause\":%lld", who, pause); /* for another seat */
    ask_in_vain(other, "", "\"op\":\"answer\",\"action\":0,\"as\":%d", who);
    struct guest *looker = greet(&c.server);
    json_decref(ask_well(looker, "\"op\":\"watch\",\"table\":\"%s\"", c.table));
    ask_in_vain(looker, "only for players", "\"op\":\"answer\",\"action\":0,\"seat\":%d", who);
    ask_in_vain(looker, "only for players", "\"op\":\"say\",\"text\":\"hello\"");
    ask_in_vain(looker, "only for players", "\"op\":\"undo\"");
    ask_in_vain(looker, "only for players", "\"op\":\"rematch\"");
    part(looker);
    assert_int_equal(record_lines(g), before);
    ask_in_vain(g, "", "\"op\":\"answer\",\"action\":0,\"pause\":%lld", pause + 1); /* a question that is not there yet */
    assert_int_equal(record_lines(g), before);
    json_decref(ask_well(g, "\"op\":\"answer\",\"action\":0,\"pause\":%lld,\"part\":0", pause));
    size_t after = record_lines(g);
    assert_true(after > before);
    json_t *again = ask(g, "\"op\":\"answer\",\"action\":0,\"pause\":%lld,\"part\":0", pause); /* the same once more */
    assert_non_null(text_at(again, "error"));
    assert_non_null(json_object_get(again, "pending")); /* with the present question */
    json_decref(again);
    assert_int_equal(record_lines(g), after);
    leave(&c);
}

/* Nobody is sent the key of another seat, and nobody but friends the invitation; nor the secret of the luck. */
static void keys_are_told_to_nobody_else(void **state)
{
    struct table_of_two c;
    (void)state;
    gather(&c, "null");
    struct guest *looker = greet(&c.server);
    json_decref(ask_well(looker, "\"op\":\"watch\",\"table\":\"%s\"", c.table));
    struct guest *const all[] = {c.ann, c.ben, looker};
    static const char *const ops[] = {"look", "scene", "seats", "record", "log", "said", "pending", "view", "result",
                                      "changes", "lobby", "standing", "games", "describe"};
    for (int i = 0; i < COUNT(all); i++)
        for (int k = 0; k < COUNT(ops); k++) json_decref(ask(all[i], "\"op\":\"%s\"", ops[k]));
    struct guest *const anybody[] = {c.ben, looker};
    for (int i = 0; i < 2; i++) assert_null(strstr(anybody[i]->all.at, c.key[0]));
    assert_null(strstr(c.ann->all.at, c.key[1]));
    assert_null(strstr(looker->all.at, c.key[1]));
    assert_null(strstr(looker->all.at, c.invitation));
    for (int i = 0; i < COUNT(all); i++) {
        assert_null(strstr(all[i]->all.at, "\"secret\""));
        assert_null(strstr(all[i]->all.at, "\"luck\":"));
        assert_null(strstr(all[i]->all.at, "\\nluck "));
        assert_null(strstr(all[i]->all.at, "\\nseed "));
    }
    static const char *const pages[] = {"metrics", "health"};
    for (int i = 0; i < COUNT(pages); i++) {
        struct text page = {0};
        char request[80];
        int fd = dial(&c.server), n = snprintf(request, sizeof request, "GET /%s HTTP/1.1\r\n" HOST "\r\n", pages[i]);
        send_bytes(fd, request, (size_t)n);
        assert_true(read_all(fd, &page));
        assert_null(strstr(page.at, c.key[0]));
        assert_null(strstr(page.at, c.table));
        text_free(&page);
        close(fd);
    }
    part(looker);
    leave(&c);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(broken_requests_are_refused),
    cmocka_unit_test(nobody_is_waited_for_longer_than_is_fair),
    cmocka_unit_test(broken_frames_end_the_visit),
    cmocka_unit_test(frames_are_not_mixed_up),
    cmocka_unit_test(broken_lines_get_an_error),
    cmocka_unit_test(too_many_lines_end_the_visit),
    cmocka_unit_test(who_reads_too_slowly_is_cut_off),
    cmocka_unit_test(an_address_has_its_limits),
    cmocka_unit_test(keys_fit_one_seat_of_one_table),
    cmocka_unit_test(answers_count_once_and_for_their_own_question),
    cmocka_unit_test(keys_are_told_to_nobody_else),
};
TEST_GROUP(tests);
