/* test_kills.c: the server is killed at a thousand moments, or the disk is full: nothing that was acknowledged is lost.
 *
 * Most kills hit a process that only stores, as quickly as it can, and notes what is safe in memory that outlasts it;
 * the next one looks first whether all of that is there, without gaps. The others hit whole servers under fire.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../conformance/kit_play.h"
#include "engine/random.h"
#include "kit.h"

enum { STORE_KILLS = 960, SERVER_KILLS = 40, TABLES = 6, WHOLE_EVERY = 24, GUESTS = 6, WAITING_MOST = 40 };

/* -- The store ----------------------------------------------------------------------------------------------------- */

/* What outlasts a process that stores. */
struct memory {
    u32 safe[TABLES], put[TABLES]; /* the last change of each table: acknowledged, given to the store */
    char wrong[400];               /* what was not there any more */
    bool too_early;                /* planted: acknowledged before it is written */
};

struct writer {
    struct memory *memory;
    struct store *store;
    uv_loop_t loop;
    u64 told, last; /* tickets: up to which all is safe, which was given last */
    struct { int table; u32 number; } waiting[1 << 12]; /* by ticket; number 0: no change */
    u32 number[TABLES];
    u64 epoch[TABLES];
    struct text record[TABLES];
    int taken;
};

static void name_table(char id[KEY_LETTERS + 1], int table) { snprintf(id, KEY_LETTERS + 1, "table-%016d", table); }

/* Change n of a table keeps what was there and adds a line, or takes lines back first, or begins again. */
static void change_of(u32 n, struct text *record, struct stored *change)
{
    change->number = n;
    change->whole = n % WHOLE_EVERY == 1;
    if (change->whole) text_clear(record);
    else if (n % 5 == 0) record->length -= record->length / 3;
    change->keep = record->length;
    if (record->at) record->at[record->length] = '\0';
    text_add(record, "line %u of many lines that are a little longer than this\n", n);
    change->text = record->at + change->keep;
}

static void record_of(u32 n, struct text *record)
{
    struct stored change;
    text_clear(record);
    if (!n) return;
    for (u32 i = n - (n - 1) % WHOLE_EVERY; i <= n; i++) change_of(i, record, &change);
}

/* Everything that was acknowledged is there, and nothing that was never given. */
static void look_back(struct writer *w, const struct taken *taken)
{
    struct text expected = {0};
    struct memory *m = w->memory;
    int i = w->taken++;
    if (taken->how == TAKEN) {
        w->number[i] = taken->number;
        text_put(&w->record[i], taken->record.at, taken->record.length);
    }
    w->epoch[i] = taken->how == TAKEN ? taken->epoch : EPOCH_FIRST;
    record_of(w->number[i], &expected);
    if (taken->how != TAKEN && taken->how != TAKEN_NOWHERE)
        snprintf(m->wrong, sizeof m->wrong, "table %d cannot be taken: %s", i, text_string(&taken->words));
    else if (w->number[i] < m->safe[i] || w->number[i] > m->put[i])
        snprintf(m->wrong, sizeof m->wrong, "table %d: %u is there, %u was acknowledged, %u given", i, w->number[i],
                 m->safe[i], m->put[i]);
    else if (strcmp(text_string(&w->record[i]), text_string(&expected)) != 0)
        snprintf(m->wrong, sizeof m->wrong, "table %d, change %u: not what was written", i, w->number[i]);
    m->put[i] = w->number[i];
    text_free(&expected);
}

static void hear(void *user, const struct told *what)
{
    struct writer *w = user;
    struct memory *m = w->memory;
    switch (what->kind) {
    case TOLD_SAFE:
        for (; w->told < what->ticket; w->told++) {
            u64 at = (w->told + 1) % COUNT(w->waiting);
            if (w->waiting[at].number && !m->too_early) m->safe[w->waiting[at].table] = w->waiting[at].number;
            w->waiting[at].number = 0;
        }
        break;
    case TOLD_TAKEN: look_back(w, what->taken); break;
    default: snprintf(m->wrong, sizeof m->wrong, "the store says: %s", what->words ? what->words : "no"); break;
    }
}

static void put_next(struct writer *w, int i)
{
    struct stored change = {.epoch = w->epoch[i], .about = w->number[i] % 3 ? NULL : "{\"a\":1}"};
    name_table(change.table, i);
    change_of(++w->number[i], &w->record[i], &change);
    w->memory->put[i] = w->number[i];
    if (w->memory->too_early) w->memory->safe[i] = w->number[i];
    w->last = store_append(w->store, &change);
    w->waiting[w->last % COUNT(w->waiting)].table = i;
    w->waiting[w->last % COUNT(w->waiting)].number = w->number[i];
}

/* Looks what is there, then stores until it is killed. */
static _Noreturn void store_for_ever(const char *path, struct memory *memory, int ready)
{
    struct text error = {0};
    static struct writer w;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    w.memory = memory;
    uv_loop_init(&w.loop);
    w.store = store_open(&(struct store_options){.path = path}, &w.loop, hear, &w, &error);
    if (!w.store) snprintf(memory->wrong, sizeof memory->wrong, "%s", text_string(&error));
    for (int i = 0; i < TABLES && !memory->wrong[0]; i++) {
        char id[KEY_LETTERS + 1];
        name_table(id, i);
        store_take(w.store, id);
        while (w.taken == i) uv_run(&w.loop, UV_RUN_ONCE);
    }
    if (memory->wrong[0] || write(ready, "", 1) != 1) _exit(1);
    for (int n = 0;; n++) {
        put_next(&w, n % TABLES);
        do uv_run(&w.loop, w.last - w.told > WAITING_MOST ? UV_RUN_ONCE : UV_RUN_NOWAIT);
        while (w.last - w.told > WAITING_MOST);
    }
}

static void remove_store(char *path)
{
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (int i = 0; i < COUNT(ends); i++) {
        char file[80];
        snprintf(file, sizeof file, "%s%s", path, ends[i]);
        unlink(file);
    }
    *strrchr(path, '/') = '\0';
    assert_int_equal(rmdir(path), 0);
}

/* Kills a process that stores so often, or until something is lost. */
static void kill_stores(int kills, bool too_early, struct memory *result, int *killed)
{
    char path[] = "/tmp/longbox-kills-XXXXXX/tables.db";
    struct random luck;
    *strrchr(path, '/') = '\0';
    assert_non_null(mkdtemp(path));
    path[strlen(path)] = '/';
    struct memory *memory = mmap(NULL, sizeof *memory, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(memory != MAP_FAILED);
    memory->too_early = too_early;
    random_seed(&luck, 1000);
    for (*killed = 0; *killed < kills && !memory->wrong[0]; ++*killed) {
        int ready[2], status;
        char byte;
        assert_int_equal(pipe(ready), 0);
        fflush(NULL);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) store_for_ever(path, memory, ready[1]);
        close(ready[1]);
        /* Most are killed while they store, some while they still look what is there. */
        if (random_below(&luck, 10) == 0) usleep(random_below(&luck, 4000));
        else if (read(ready[0], &byte, 1) == 1) usleep(random_below(&luck, 9000));
        close(ready[0]);
        kill(child, SIGKILL);
        assert_int_equal(waitpid(child, &status, 0), child);
    }
    *result = *memory;
    munmap(memory, sizeof *memory);
    remove_store(path);
}

static void kills_of_the_store_lose_nothing(void **state)
{
    struct memory memory;
    int killed;
    (void)state;
    kill_stores(kit_games(STORE_KILLS), false, &memory, &killed);
    if (memory.wrong[0]) fail_msg("after %d kills: %s", killed, memory.wrong);
    u32 all = 0;
    for (int i = 0; i < TABLES; i++) all += memory.safe[i];
    print_message("%d kills, %u changes acknowledged\n", killed, all);
    assert_true(all > 0); /* it got to store something */
}

static void an_acknowledgement_before_the_write_is_found(void **state)
{
    struct memory memory;
    int killed;
    (void)state;
    kill_stores(200, true, &memory, &killed);
    if (!strstr(memory.wrong, "was acknowledged")) fail_msg("nothing was found in %d kills; %s", killed, memory.wrong);
}

/* -- Whole servers --------------------------------------------------------------------------------------------------- */

/* Somebody who plays with a bot, and talks to herself. */
struct soloist {
    struct guest *guest;
    char table[64], key[64];
    int said;       /* so often, and it was acknowledged */
    int sent;       /* of that still without an answer */
    long long told; /* events */
};

static void open_table(struct soloist *p, const struct server *s)
{
    p->guest = greet(s);
    json_t *answer = ask_well(p->guest, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"vigilante\",\"seats\":[\"me\",\"easy\",\"easy\"]");
    snprintf(p->table, sizeof p->table, "%s", text_at(answer, "joined"));
    snprintf(p->key, sizeof p->key, "%s", text_at(answer, "key"));
    json_decref(answer);
}

/* Says three things without waiting, and takes what comes. */
static void fire(struct soloist *p)
{
    char line[120];
    for (int i = 0; i < 3; i++) {
        int n = snprintf(line, sizeof line, "{\"op\":\"say\",\"text\":\"number %d\",\"id\":%d}", p->said + p->sent + 1,
                         1000000 + p->said + p->sent + 1);
        p->sent++;
        send_frame(p->guest, 0x81, line, (size_t)n);
    }
    int n = snprintf(line, sizeof line, "{\"op\":\"answer\",\"action\":0,\"id\":7}");
    send_frame(p->guest, 0x81, line, (size_t)n);
}

/* Whatever had been sent when the server died was acknowledged. */
static void take_answers(struct soloist *p)
{
    json_t *line;
    while ((line = next_line(p->guest)) != NULL) {
        long long id = json_integer_value(json_object_get(line, "id")), next;
        if (id > 1000000 && !text_at(line, "error")) {
            assert_int_equal(id, 1000000 + p->said + 1);
            p->said++;
        }
        next = json_integer_value(json_object_get(json_object_get(line, "push"), "next"));
        if (next > p->told) p->told = next;
        json_decref(line);
    }
    p->sent = 0;
}

/* Comes back, and finds everything that was acknowledged, in order and without gaps. */
static void come_back(struct soloist *p, const struct server *s)
{
    part(p->guest);
    p->guest = greet(s);
    json_decref(ask_well(p->guest, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", p->table, p->key));
    json_t *answer = ask_well(p->guest, "\"op\":\"said\""), *saying;
    json_t *look = ask_well(p->guest, "\"op\":\"look\",\"whole\":true");
    size_t i;
    json_array_foreach(json_object_get(answer, "said"), i, saying) {
        char expected[40];
        snprintf(expected, sizeof expected, "number %zu", i + 1);
        assert_string_equal(text_at(saying, "text"), expected);
    }
    int there = (int)json_array_size(json_object_get(answer, "said"));
    if (there < p->said) fail_msg("%d sayings of %d that were acknowledged are there", there, p->said);
    p->said = there; /* more may have been stored than acknowledged */
    long long events = json_integer_value(json_object_get(look, "next"));
    if (events < p->told) fail_msg("%lld events of %lld that were told are there", events, p->told);
    json_decref(answer);
    json_decref(look);
}

static void kills_of_the_server_lose_nothing(void **state)
{
    struct server s;
    struct soloist soloist[GUESTS] = {{0}};
    struct random luck;
    int said = 0;
    (void)state;
    random_seed(&luck, 40);
    open_server(&s);
    for (int i = 0; i < GUESTS; i++) open_table(&soloist[i], &s);
    int kills = kit_games(SERVER_KILLS);
    for (int n = 0; n < kills; n++) {
        for (int i = 0; i < GUESTS; i++) fire(&soloist[i]);
        usleep(random_below(&luck, 12000));
        end_server(&s, SIGKILL);
        for (int i = 0; i < GUESTS; i++) take_answers(&soloist[i]);
        start_server(&s);
        for (int i = 0; i < GUESTS; i++) come_back(&soloist[i], &s);
    }
    for (int i = 0; i < GUESTS; i++) {
        said += soloist[i].said;
        part(soloist[i].guest);
    }
    print_message("%d kills, %d sayings\n", kills, said);
    assert_true(said > kills);
    end_server(&s, SIGTERM);
    close_server(&s);
}

/* -- A full disk ------------------------------------------------------------------------------------------------------ */

/* No file of the server may become larger than this; 0: as large as it likes. */
static void bound_files(const struct server *s, rlim_t bytes)
{
    struct rlimit limit;
    assert_int_equal(prlimit(s->process, RLIMIT_FSIZE, NULL, &limit), 0);
    limit.rlim_cur = bytes ? bytes : limit.rlim_max;
    assert_int_equal(prlimit(s->process, RLIMIT_FSIZE, &limit, NULL), 0);
}

static void get_health(const struct server *s, char *page, size_t room)
{
    static const char request[] = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    size_t length = 0;
    int fd = dial(s);
    send_bytes(fd, request, sizeof request - 1);
    for (ssize_t n; length + 1 < room && (n = recv(fd, page + length, room - length - 1, 0)) > 0;) length += (size_t)n;
    page[length] = '\0';
    close(fd);
}

/* A game of two people. Bots would write whenever they are ready: of what they had begun to write when the disk was
 * found full, a part would stay, and the next change would fit into its place. */
static struct guest *open_for_two(struct soloist *p, const struct server *s)
{
    struct guest *ben = greet(s);
    p->guest = greet(s);
    json_t *answer = ask_well(p->guest, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"friend\"]");
    snprintf(p->table, sizeof p->table, "%s", text_at(answer, "joined"));
    snprintf(p->key, sizeof p->key, "%s", text_at(answer, "key"));
    json_decref(ask_well(ben, "\"op\":\"join\",\"name\":\"Ben\",\"table\":\"%s\",\"invitation\":\"%s\"", p->table,
                         text_at(answer, "invitation")));
    json_decref(answer);
    return ben;
}

static void a_full_disk_means_looking_only(void **state)
{
    struct server s;
    struct soloist p = {0};
    char page[1000], wal[80];
    struct stat file;
    (void)state;
    open_server(&s);
    struct guest *ben = open_for_two(&p, &s);
    json_decref(ask_well(p.guest, "\"op\":\"say\",\"text\":\"number 1\""));
    p.said = 1;
    snprintf(wal, sizeof wal, "%s-wal", s.path);
    assert_int_equal(stat(wal, &file), 0);
    bound_files(&s, (rlim_t)file.st_size);
    /* What cannot be kept is not acknowledged: the table is closed. */
    json_t *lost = ask(p.guest, "\"op\":\"say\",\"text\":\"lost\"");
    assert_null(lost);
    assert_int_equal(p.guest->farewell, 1013);
    get_health(&s, page, sizeof page);
    assert_null(strstr(page, "fine"));
    /* Everybody may look, nobody may play, and it is said why. */
    come_back(&p, &s);
    assert_int_equal(p.said, 1);
    ask_in_vain(p.guest, "nothing can be kept just now", "\"op\":\"say\",\"text\":\"number 2\"");
    ask_in_vain(p.guest, "you can look, but not play", "\"op\":\"answer\",\"action\":0");
    ask_in_vain(p.guest, "nothing can be kept just now",
                "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"easy\"]");
    json_decref(ask_well(p.guest, "\"op\":\"look\""));
    bound_files(&s, 0);
    for (int i = 0; i < 600 && !strstr(page, "fine"); i++) { /* it is tried again every second */
        usleep(100 * 1000);
        get_health(&s, page, sizeof page);
    }
    assert_non_null(strstr(page, "fine"));
    json_decref(ask_well(p.guest, "\"op\":\"say\",\"text\":\"number 2\""));
    p.said = 2;
    end_server(&s, SIGKILL);
    start_server(&s);
    come_back(&p, &s);
    assert_int_equal(p.said, 2);
    part(p.guest);
    part(ben);
    end_server(&s, SIGTERM);
    close_server(&s);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(kills_of_the_store_lose_nothing),
    cmocka_unit_test(an_acknowledgement_before_the_write_is_found),
    cmocka_unit_test(kills_of_the_server_lose_nothing),
    cmocka_unit_test(a_full_disk_means_looking_only),
};
TEST_GROUP(tests);
