/* test_nodes.c: two servers on one database: who has a table, and what becomes of it when its server dies or sleeps. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "engine/random.h"
#include "kit.h"
#include "postgres.h"

enum { TABLES = 6, PATIENCE_MS = 60000 };

/* A table of two people at some server. */
struct company {
    char table[64], key[2][64], invitation[64];
    struct guest *guest[2];
    long long told[2]; /* events that each was told of */
};

static void note(char *to, const json_t *answer, const char *key) { snprintf(to, 64, "%s", text_at(answer, key)); }

static void gather(struct company *c, const struct server *s, const char *game, const char *others)
{
    *c = (struct company){.guest = {greet(s), greet(s)}};
    json_t *hosted = ask_well(c->guest[0], "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"%s\",\"seats\":[\"me\",%s]",
                              game, others);
    note(c->table, hosted, "joined");
    note(c->key[0], hosted, "key");
    note(c->invitation, hosted, "invitation");
    json_decref(hosted);
}

static void seat_ben(struct company *c)
{
    json_t *joined = ask_well(c->guest[1], "\"op\":\"join\",\"table\":\"%s\",\"invitation\":\"%s\",\"name\":\"Ben\"",
                              c->table, c->invitation);
    note(c->key[1], joined, "key");
    json_decref(joined);
}

static void leave(struct company *c)
{
    for (int i = 0; i < 2; i++)
        if (c->guest[i]) part(c->guest[i]);
    c->guest[0] = c->guest[1] = NULL;
}

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* Joins a table at a server as the page does: again and again until it is there. */
static void join_at(struct company *c, int who, const struct server *s)
{
    for (long long end = now_ms() + PATIENCE_MS; now_ms() < end; usleep(100000)) {
        struct guest *g = greet(s);
        json_t *joined = ask(g, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c->table, c->key[who]);
        if (joined && text_at(joined, "joined")) {
            json_decref(joined);
            c->guest[who] = g;
            return;
        }
        if (joined && text_at(joined, "error")) fail_msg("%s", text_at(joined, "error"));
        json_decref(joined);
        part(g);
    }
    fail_msg("the table never came");
}

static void join_both(struct company *c, const struct server *s)
{
    leave(c);
    for (int i = 0; i < 2; i++) join_at(c, i, s);
}

/* Looks, and checks that all that was told is still there. The options of a question, or NULL. */
static json_t *look(struct company *c, int who)
{
    json_t *seen = ask_well(c->guest[who], "\"op\":\"look\",\"whole\":true"), *question, *options = NULL;
    long long next = json_integer_value(json_object_get(seen, "next"));
    size_t i;
    assert_true(next >= c->told[who]);
    c->told[who] = next;
    json_array_foreach(json_object_get(seen, "pending"), i, question)
        if (!options) options = json_incref(json_object_get(question, "options"));
    json_decref(seen);
    return options;
}

/* Sends an answer by chance if there is a question. */
static bool send_answer(struct company *c, int who, struct random *luck)
{
    json_t *options = look(c, who);
    if (!options) return false;
    const json_t *option = json_array_get(options, random_below(luck, (u32)json_array_size(options)));
    char *action = json_dumps(json_object_get(option, "action"), JSON_ENCODE_ANY), line[400];
    int n = snprintf(line, sizeof line, "{\"id\":%d,\"op\":\"answer\",\"action\":%s}", ++c->guest[who]->id, action);
    send_frame(c->guest[who], 0x81, line, (size_t)n);
    free(action);
    json_decref(options);
    return true;
}

/* Hears the answer to an answer. False: the connection has ended first. */
static bool hear_answer(struct company *c, int who)
{
    json_t *line;
    while ((line = next_line(c->guest[who])) != NULL) {
        bool mine = json_integer_value(json_object_get(line, "id")) == c->guest[who]->id;
        if (mine && !json_object_get(line, "error")) /* acknowledged */
            c->told[who] += (long long)json_array_size(json_object_get(line, "events"));
        json_decref(line);
        if (mine) return true;
    }
    return false;
}

static int play(struct company *c, struct random *luck, int answers)
{
    int done = 0;
    for (int tries = 0; done < answers && tries < 1000; tries++) { /* bots may take their time */
        int who = tries % 2;
        if (!send_answer(c, who, luck)) {
            usleep(20000);
            continue;
        }
        assert_true(hear_answer(c, who));
        done++;
    }
    return done;
}

static long long number_of(PGconn *visitor, const char *table)
{
    char sql[100];
    snprintf(sql, sizeof sql, "SELECT number FROM tables WHERE id = '%s'", table);
    PGresult *r = PQexec(visitor, sql);
    assert_int_equal(PQntuples(r), 1);
    long long number = atoll(PQgetvalue(r, 0, 0));
    PQclear(r);
    return number;
}

/* -- Where a table is ---------------------------------------------------------------------------------------------- */

static void a_guest_is_sent_to_the_server_of_a_table(void **state)
{
    struct server here, there;
    struct company c;
    char address[64];
    (void)state;
    if (!postgres_runs()) return;
    const char *database = new_database();
    open_node(&here, database);
    open_node(&there, database);
    gather(&c, &here, "null", "\"anybody\"");
    snprintf(address, sizeof address, "ws://localhost:%d/socket", here.port);
    struct guest *g = greet(&there);
    json_t *lobby = NULL;
    for (long long end = now_ms() + PATIENCE_MS; now_ms() < end; usleep(50000)) { /* lobbies are a moment late */
        json_decref(lobby);
        lobby = ask_well(g, "\"op\":\"lobby\"");
        if (json_array_size(json_object_get(lobby, "tables")) == 1) break;
    }
    assert_string_equal(text_at(json_array_get(json_object_get(lobby, "tables"), 0), "table"), c.table);
    json_decref(lobby);
    static const char *const ways[] = {"\"op\":\"join\",\"name\":\"Ben\"", "\"op\":\"watch\""};
    for (int i = 0; i < COUNT(ways); i++) {
        json_t *answer = ask(g, "%s,\"table\":\"%s\"", ways[i], c.table);
        assert_string_equal(text_at(answer, "moved"), address);
        json_decref(answer);
    }
    ask_in_vain(g, "no such table", "\"op\":\"watch\",\"table\":\"%s\"", c.key[0]);
    ask_in_vain(g, "no such table", "\"op\":\"watch\",\"table\":\"%s\"", "\\\"'$1;--------------");
    part(g);
    PGconn *visitor = visit_database(database);
    long long before = number_of(visitor, c.table);
    end_server(&here, SIGTERM); /* it gives its tables up */
    leave(&c);
    join_at(&c, 0, &there);
    assert_int_equal(number_of(visitor, c.table), before); /* whoever only looks changes nothing */
    PQfinish(visitor);
    leave(&c);
    end_server(&there, SIGTERM);
}

/* Lines that must wait for the store are still heard one after the other. */
static void lines_are_heard_in_their_order(void **state)
{
    struct server s;
    (void)state;
    open_server(&s);
    struct guest *g = greet(&s);
    for (int i = 1; i <= 6; i++) {
        char line[100];
        int n = i % 3 ? snprintf(line, sizeof line, "{\"id\":%d,\"op\":\"watch\",\"table\":\"%022d\"}", i, i)
                      : snprintf(line, sizeof line, "{\"id\":%d,\"op\":\"look\"}", i);
        send_frame(g, 0x81, line, (size_t)n);
    }
    for (int i = 1; i <= 6; i++) {
        json_t *answer = next_line(g);
        assert_int_equal(json_integer_value(json_object_get(answer, "id")), i);
        assert_non_null(strstr(text_at(answer, "error"), i % 3 ? "no such table" : "at no table"));
        json_decref(answer);
    }
    part(g);
    end_server(&s, SIGTERM);
    close_server(&s);
}

/* -- When a server dies -------------------------------------------------------------------------------------------- */

static void tables_of_a_killed_server_go_on_elsewhere(void **state)
{
    struct server here, there;
    struct company c[TABLES];
    struct random luck;
    int answers = 0;
    (void)state;
    if (!postgres_runs()) return;
    const char *database = new_database();
    random_seed(&luck, 20);
    open_node(&here, database);
    open_node(&there, database);
    for (int i = 0; i < TABLES; i++) {
        gather(&c[i], &here, "vigilante", "\"friend\",\"easy\"");
        seat_ben(&c[i]);
    }
    for (int round = 0; round < 6; round++) {
        bool sent[TABLES][2] = {0};
        for (int i = 0; i < TABLES; i++)
            for (int who = 0; who < 2; who++) sent[i][who] = send_answer(&c[i], who, &luck);
        if (round == 5) { /* in the midst of it */
            usleep(random_below(&luck, 3000));
            end_server(&here, SIGKILL);
        }
        for (int i = 0; i < TABLES; i++)
            for (int who = 0; who < 2; who++) answers += sent[i][who] && hear_answer(&c[i], who);
    }
    assert_true(answers > TABLES);
    long long begun = now_ms(), longest = 0;
    for (int i = 0; i < TABLES; i++) {
        join_both(&c[i], &there);
        if (now_ms() - begun > longest) longest = now_ms() - begun;
        for (int who = 0; who < 2; who++) json_decref(look(&c[i], who)); /* nothing that was told is lost */
    }
    assert_true(longest < NODE_LEASE_MS + 5000);
    for (int i = 0; i < TABLES; i++) {
        assert_true(play(&c[i], &luck, 2) > 0);
        leave(&c[i]);
    }
    end_server(&there, SIGTERM);
}

/* -- When a server sleeps ------------------------------------------------------------------------------------------ */

/* A server sleeps, and its table is taken; answers wait in its ears. When it wakes it must not write. */
static void a_server_that_has_slept_does_not_write(void **state)
{
    struct server here, there;
    struct company c, late;
    struct random luck;
    (void)state;
    if (!postgres_runs()) return;
    const char *database = new_database();
    random_seed(&luck, 7);
    open_node(&here, database);
    open_node(&there, database);
    gather(&c, &here, "null", "\"friend\""); /* without bots nobody else changes anything */
    seat_ben(&c);
    assert_true(play(&c, &luck, 2) > 0);
    late = c;
    for (int who = 0; who < 2; who++) json_decref(look(&late, who));
    kill(here.process, SIGSTOP);
    for (int who = 0; who < 2; who++) {
        char line[100];
        int n = snprintf(line, sizeof line, "{\"id\":%d,\"op\":\"answer\",\"action\":0}", ++late.guest[who]->id);
        send_frame(late.guest[who], 0x81, line, (size_t)n);
    }
    c.guest[0] = c.guest[1] = NULL;
    c.told[0] = late.told[0], c.told[1] = late.told[1];
    PGconn *visitor = visit_database(there.database);
    do_sql(visitor, "UPDATE nodes SET until = now()"); /* it has slept for long; whoever is awake comes back at once */
    join_both(&c, &there);
    long long before = number_of(visitor, c.table);
    kill(here.process, SIGCONT);
    for (int who = 0; who < 2; who++) {
        long long told = late.told[who];
        while (hear_answer(&late, who)) assert_int_equal(late.told[who], told); /* nothing is acknowledged */
    }
    assert_int_equal(number_of(visitor, c.table), before);
    PQfinish(visitor);
    struct guest *g = greet(&here);
    json_t *again = ask(g, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.key[0]);
    assert_non_null(text_at(again, "moved"));
    json_decref(again);
    part(g);
    assert_true(play(&c, &luck, 2) > 0);
    leave(&late);
    leave(&c);
    end_server(&here, SIGTERM);
    end_server(&there, SIGTERM);
}

static void hear_the_end(struct guest *g)
{
    json_t *line;
    while ((line = next_line(g)) != NULL) json_decref(line);
}

/* The same with the table of a server that can reach its guests, but not the database. */
static void a_server_without_its_database_closes_its_tables(void **state)
{
    struct server here;
    struct company c;
    struct random luck;
    (void)state;
    if (!postgres_runs()) return;
    const char *database = new_database();
    random_seed(&luck, 9);
    open_node(&here, database);
    gather(&c, &here, "vigilante", "\"friend\",\"easy\"");
    seat_ben(&c);
    PGconn *visitor = visit_database(here.database);
    do_sql(visitor, "ALTER TABLE nodes RENAME TO elsewhere");
    for (int who = 0; who < 2; who++) hear_the_end(c.guest[who]);
    struct guest *g = greet(&here);
    ask_in_vain(g, "nothing can be kept just now",
                "\"op\":\"host\",\"name\":\"Cy\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"]");
    assert_null(ask(g, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", c.table, c.key[0]));
    part(g);
    do_sql(visitor, "ALTER TABLE elsewhere RENAME TO nodes");
    join_both(&c, &here);
    assert_true(play(&c, &luck, 2) > 0);
    PQfinish(visitor);
    leave(&c);
    end_server(&here, SIGTERM);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_guest_is_sent_to_the_server_of_a_table),
    cmocka_unit_test(lines_are_heard_in_their_order),
    cmocka_unit_test(tables_of_a_killed_server_go_on_elsewhere),
    cmocka_unit_test(a_server_that_has_slept_does_not_write),
    cmocka_unit_test(a_server_without_its_database_closes_its_tables),
};
TEST_GROUP_WITH(tests, start_postgres, stop_postgres);
