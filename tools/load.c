/* load.c: how many tables a server bears: starts one, seats people at many tables, has them think and answer by chance,
 * and prints how long acknowledgements took, beside what the disk alone needs.
 *
 *     load PROGRAM TABLES SEATS THINK_MS SECONDS GAME
 *
 * Each person is a WebSocket with an address of its own among those of this machine (127.1.0.0/16), 60 to an address,
 * since the server counts by address. Only words that the server writes in a fixed order are looked for in its lines:
 * a reader of JSON would need more of the machine than the server does.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    PER_ADDRESS = 60, WARM_SECONDS = 3, SYNCS = 200, SEATS_MAX = 8, KEY_ROOM = 64,
    SLOTS = 1 << 16, /* of a wheel of milliseconds: nobody thinks longer */
};

/* Somebody at a table. */
struct person {
    int socket, table, seat;
    bool upgraded, thinking;
    unsigned options, pause, part; /* of the question; no options: none */
    uint64_t sent;                 /* when the answer that is not acknowledged yet was sent; 0: none */
    char *in;
    size_t length, room;
    struct person *next;           /* of those who are done thinking in the same millisecond */
};

struct table {
    char id[KEY_ROOM], invitation[KEY_ROOM];
};

/* What was counted since the people were warm. */
struct figures {
    uint64_t *acknowledged; /* how long it took, in nanoseconds */
    size_t acknowledgements, room;
    uint64_t lines, bytes, refused, lost;
};

struct load {
    const char *program, *game;
    int tables, seats, seconds, port, poll, joined;
    double think_ms;
    pid_t server;
    char folder[64];
    struct person *person;
    struct table *table;
    struct person *slot[SLOTS];
    uint64_t turned; /* milliseconds that the wheel has turned */
    uint64_t luck;
    long empty_kb;   /* of memory that the server has taken with one person at one table */
    uint64_t answers; /* acknowledged in all */
    struct figures figures;
};

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static uint32_t chance(struct load *l)
{
    l->luck ^= l->luck << 13;
    l->luck ^= l->luck >> 7;
    l->luck ^= l->luck << 17;
    return (uint32_t)(l->luck >> 32);
}

/* -- The server ---------------------------------------------------------------------------------------------------- */

static void start_server(struct load *l)
{
    int out[2];
    char line[200] = "";
    strcpy(l->folder, "load-XXXXXX");
    if (!mkdtemp(l->folder) || pipe(out) != 0) fail("a folder for the server");
    if ((l->server = fork()) == 0) {
        dup2(out[1], STDOUT_FILENO);
        execl(l->program, l->program, "serve", "--port", "0", "--data", l->folder, (char *)NULL);
        fail(l->program);
    }
    close(out[1]);
    FILE *told = fdopen(out[0], "r");
    if (!told || !fgets(line, sizeof line, told) || sscanf(line, "http://localhost:%d", &l->port) != 1) {
        fprintf(stderr, "%s serve: expected an address, not \"%s\"\n", l->program, line);
        exit(1);
    }
}

/* A number of /proc/PID/status, such as VmRSS, in kB. */
static long status_of(const struct load *l, const char *key)
{
    char path[64], line[200];
    long value = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)l->server);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, key, strlen(key))) value = atol(line + strlen(key) + 1);
    if (f) fclose(f);
    return value;
}

/* Seconds of processor time that the server has used. */
static double used_by_server(const struct load *l)
{
    char path[64];
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)l->server);
    FILE *f = fopen(path, "r");
    if (f && fscanf(f, "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2) user = 0;
    if (f) fclose(f);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static void end_server(struct load *l)
{
    static const char *const files[] = {"tables.db", "tables.db-wal", "tables.db-shm"};
    int status;
    kill(l->server, SIGTERM);
    waitpid(l->server, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status)) fprintf(stderr, "the server did not end well\n");
    for (int i = 0; i < 3; i++) {
        char path[128];
        snprintf(path, sizeof path, "%s/%s", l->folder, files[i]);
        unlink(path);
    }
    rmdir(l->folder);
}

static int by_size(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static double part_of(uint64_t *sorted, size_t count, double part)
{
    return count ? (double)sorted[(size_t)((double)(count - 1) * part)] / 1e6 : 0;
}

/* What a commit costs at least: 4 kB written and on the disk. */
static void measure_disk(const struct load *l)
{
    static char block[4096];
    uint64_t took[SYNCS];
    char path[128];
    snprintf(path, sizeof path, "%s/raw", l->folder);
    int fd = open(path, O_CREAT | O_WRONLY, 0600);
    if (fd < 0) fail(path);
    for (int i = 0; i < SYNCS; i++) {
        uint64_t from = now();
        if (write(fd, block, sizeof block) != sizeof block || fdatasync(fd) != 0) fail(path);
        took[i] = now() - from;
    }
    close(fd);
    unlink(path);
    qsort(took, SYNCS, sizeof *took, by_size);
    printf("disk alone (4 kB and fdatasync): p50 %.2f ms, p99 %.2f ms\n", part_of(took, SYNCS, .5),
           part_of(took, SYNCS, .99));
}

/* -- People -------------------------------------------------------------------------------------------------------- */

static void dial(struct load *l, struct person *p, int number)
{
    int one = 1, address = number / PER_ADDRESS;
    struct sockaddr_in from = {.sin_family = AF_INET}, to = from;
    char hello[400];
    from.sin_addr.s_addr = htonl(0x7f010001u + (uint32_t)(address / 250) * 256 + (uint32_t)(address % 250));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    to.sin_port = htons((uint16_t)l->port);
    p->socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (p->socket < 0) fail("a socket");
    if (bind(p->socket, (struct sockaddr *)&from, sizeof from) || connect(p->socket, (struct sockaddr *)&to, sizeof to))
        fail("a connection");
    setsockopt(p->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    int n = snprintf(hello, sizeof hello,
                     "GET /socket HTTP/1.1\r\nHost: localhost:%d\r\nOrigin: http://localhost:%d\r\n"
                     "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                     "Sec-WebSocket-Version: 13\r\n\r\n", l->port, l->port);
    if (send(p->socket, hello, (size_t)n, MSG_NOSIGNAL) != n) fail("a request");
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = p};
    if (epoll_ctl(l->poll, EPOLL_CTL_ADD, p->socket, &event)) fail("epoll");
}

/* One frame, masked with zero. */
static void say(struct load *l, const struct person *p, const char *line)
{
    unsigned char frame[1200];
    size_t n = strlen(line), head = 2;
    frame[0] = 0x81;
    frame[1] = (unsigned char)(0x80 | (n < 126 ? n : 126));
    if (n >= 126) {
        frame[2] = (unsigned char)(n >> 8);
        frame[3] = (unsigned char)n;
        head = 4;
    }
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, line, n);
    n += head + 4;
    if (send(p->socket, frame, n, MSG_NOSIGNAL) != (ssize_t)n) l->figures.lost++;
}

static void take_seat(struct load *l, struct person *p)
{
    struct table *t = &l->table[p->table];
    char line[1000];
    int n;
    if (p->seat) {
        snprintf(line, sizeof line,
                 "{\"op\":\"join\",\"id\":0,\"table\":\"%s\",\"invitation\":\"%s\",\"name\":\"P%d\"}", t->id, t->invitation,
                 p->seat);
    } else {
        n = snprintf(line, sizeof line, "{\"op\":\"host\",\"id\":0,\"name\":\"P0\",\"game\":\"%s\",\"seats\":[\"me\"",
                     l->game);
        for (int i = 1; i < l->seats; i++) n += snprintf(line + n, sizeof line - (size_t)n, ",\"friend\"");
        snprintf(line + n, sizeof line - (size_t)n, "]}");
    }
    say(l, p, line);
}

/* Puts somebody into the wheel for as long as people think: exponential, so that nobody waits for anybody. */
static void think(struct load *l, struct person *p)
{
    double u = (chance(l) + 1.0) / 4294967297.0, ms = -log(u) * l->think_ms;
    if (p->thinking) return;
    if (ms > SLOTS - 2) ms = SLOTS - 2;
    struct person **slot = &l->slot[(l->turned + 1 + (uint64_t)ms) % SLOTS];
    p->thinking = true;
    p->next = *slot;
    *slot = p;
}

static void answer(struct load *l, struct person *p)
{
    char line[200];
    p->thinking = false;
    if (!p->options || p->sent || p->socket < 0) return;
    snprintf(line, sizeof line, "{\"op\":\"answer\",\"id\":1,\"pause\":%u,\"part\":%u,\"action\":%u}", p->pause,
             p->part, chance(l) % p->options);
    p->options = 0;
    p->sent = now();
    say(l, p, line);
}

static void turn_wheel(struct load *l)
{
    for (uint64_t ms = now() / 1000000; l->turned < ms;) {
        struct person **slot = &l->slot[++l->turned % SLOTS], *all = *slot, *next;
        *slot = NULL;
        for (struct person *p = all; p; p = next) {
            next = p->next;
            answer(l, p);
        }
    }
}

static bool copy_word(const char *line, const char *key, char *to)
{
    const char *at = strstr(line, key);
    return at && sscanf(at + strlen(key), "%63[^\"]", to) == 1;
}

/* What a push, or the answer to a look, asks this person. */
static void note_question(struct load *l, struct person *p, const char *line)
{
    const char *next = strstr(line, "\"next\":"), *pause = next ? strstr(next, "\"pause\":") : NULL;
    const char *pending = pause ? strstr(pause, "\"pending\":[") : NULL;
    const char *from = pending ? strstr(pending, "\"options\":[") : NULL;
    const char *part = pending ? strstr(pending, "\"part\":") : NULL;
    const char *end = from ? strstr(from, "\"refusals\":") : NULL;
    if (!pending) return;
    p->options = 0;
    p->pause = (unsigned)strtoul(pause + strlen("\"pause\":"), NULL, 10);
    p->part = part && part < from ? (unsigned)strtoul(part + strlen("\"part\":"), NULL, 10) : 0;
    for (; from && (from = strstr(from, "{\"index\":")) && (!end || from < end); from++) p->options++;
    if (p->options) think(l, p);
}

static void acknowledge(struct load *l, struct person *p)
{
    struct figures *f = &l->figures;
    if (f->acknowledgements == f->room) {
        f->room = f->room ? f->room * 2 : 1 << 16;
        f->acknowledged = realloc(f->acknowledged, f->room * sizeof *f->acknowledged);
        if (!f->acknowledged) fail("memory");
    }
    f->acknowledged[f->acknowledgements++] = now() - p->sent;
    l->answers++;
}

static void hear(struct load *l, struct person *p, char *line, size_t length)
{
    l->figures.lines++;
    l->figures.bytes += length;
    if (!strncmp(line, "{\"push\":", 8) || !strncmp(line, "{\"id\":2,", 8)) note_question(l, p, line);
    if (!strncmp(line, "{\"id\":0,", 8)) {
        struct table *t = &l->table[p->table];
        if (strstr(line, "\"error\":") || !copy_word(line, "\"joined\":\"", t->id) ||
            !copy_word(line, "\"invitation\":\"", t->invitation)) {
            fprintf(stderr, "a seat was refused: %.200s\n", line);
            exit(1);
        }
        l->joined++;
    }
    if (strncmp(line, "{\"id\":1,", 8) != 0 || !p->sent) return;
    if (strstr(line, "\"error\":")) {
        l->figures.refused++; /* somebody else was quicker */
        say(l, p, "{\"op\":\"look\",\"id\":2}");
    } else {
        acknowledge(l, p);
    }
    p->sent = 0;
    if (p->options) think(l, p);
}

/* One whole frame of a server: its length in all, or 0; where its text is. */
static size_t frame_of(char *bytes, size_t length, char **text, size_t *text_length)
{
    const unsigned char *b = (const unsigned char *)bytes;
    if (length < 2) return 0;
    size_t head = 2, n = b[1];
    if (n == 126) {
        if (length < 4) return 0;
        n = (size_t)b[2] << 8 | b[3];
        head = 4;
    } else if (n == 127) {
        if (length < 10) return 0;
        for (n = 0, head = 2; head < 10; head++) n = n << 8 | b[head];
    }
    if (length < head + n) return 0;
    *text = bytes + head;
    *text_length = n;
    return head + n;
}

static void take_lines(struct load *l, struct person *p)
{
    size_t at = 0, used, length;
    char *text;
    if (!p->upgraded) {
        char *end = memmem(p->in, p->length, "\r\n\r\n", 4);
        if (!end) return;
        at = (size_t)(end + 4 - p->in);
        p->upgraded = true;
        take_seat(l, p);
    }
    while ((used = frame_of(p->in + at, p->length - at, &text, &length))) {
        bool is_text = (p->in[at] & 15) == 1;
        char saved = text[length];
        text[length] = '\0';
        if (is_text) hear(l, p, text, length);
        text[length] = saved;
        at += used;
    }
    p->length -= at;
    memmove(p->in, p->in + at, p->length);
}

static void read_some(struct load *l, struct person *p)
{
    enum { ROOM = 65536 };
    if (p->room - p->length < ROOM) {
        p->room = p->length + 2 * ROOM;
        p->in = realloc(p->in, p->room);
        if (!p->in) fail("memory");
    }
    ssize_t n = recv(p->socket, p->in + p->length, p->room - p->length - 1, MSG_DONTWAIT);
    if (n < 0 && errno == EAGAIN) return;
    if (n <= 0) {
        close(p->socket);
        p->socket = -1;
        l->figures.lost++;
        return;
    }
    p->length += (size_t)n;
    take_lines(l, p);
    if (p->length) return;
    free(p->in);
    p->in = NULL;
    p->room = 0;
}

static void wait_for_lines(struct load *l, int ms)
{
    struct epoll_event events[256];
    int n = epoll_wait(l->poll, events, 256, ms);
    for (int i = 0; i < n; i++) {
        struct person *p = events[i].data.ptr;
        if (p->socket >= 0) read_some(l, p);
    }
}

/* -- The measure --------------------------------------------------------------------------------------------------- */

/* First those who open tables, then those who join them; not all at once. */
static void seat_people(struct load *l)
{
    enum { AT_ONCE = 200 };
    for (int seat = 0, number = 0; seat < l->seats; seat++)
        for (int t = 0; t < l->tables; t++, number++) {
            struct person *p = &l->person[t * l->seats + seat];
            *p = (struct person){.table = t, .seat = seat};
            dial(l, p, number);
            while (!number && !l->joined) wait_for_lines(l, 100);
            if (!number) l->empty_kb = status_of(l, "VmRSS:"); /* with what all tables share */
            while (l->joined <= number - AT_ONCE || (t == l->tables - 1 && l->joined <= number)) wait_for_lines(l, 100);
        }
}

static void play_for(struct load *l, int seconds)
{
    uint64_t end = now() + (uint64_t)seconds * 1000000000u;
    while (now() < end) {
        wait_for_lines(l, 1);
        turn_wheel(l);
    }
}

static void report(struct load *l, double seconds, double used, long seated_kb)
{
    struct figures *f = &l->figures;
    qsort(f->acknowledged, f->acknowledgements, sizeof *f->acknowledged, by_size);
    printf("%s: %d tables, %d people: %.0f answers/s, %.0f lines/s, %.2f MB/s; server: %.0f %% of a core\n", l->game,
           l->tables, l->tables * l->seats, (double)f->acknowledgements / seconds, (double)f->lines / seconds,
           (double)f->bytes / seconds / 1e6, 100 * used / seconds);
    printf("acknowledged: p50 %.2f ms, p90 %.2f, p99 %.2f, p99.9 %.2f, longest %.2f; too late %llu, lost %llu\n",
           part_of(f->acknowledged, f->acknowledgements, .5), part_of(f->acknowledged, f->acknowledgements, .9),
           part_of(f->acknowledged, f->acknowledgements, .99), part_of(f->acknowledged, f->acknowledgements, .999),
           part_of(f->acknowledged, f->acknowledgements, 1), (unsigned long long)f->refused,
           (unsigned long long)f->lost);
    printf("memory: %ld MB; per table with its people %ld kB when seated, %ld kB at the end, after %.1f answers\n",
           status_of(l, "VmRSS:") / 1024, (seated_kb - l->empty_kb) / l->tables,
           (status_of(l, "VmRSS:") - l->empty_kb) / l->tables, (double)l->answers / l->tables);
}

int main(int argc, char **argv)
{
    static struct load l = {.luck = 88172645463325252u};
    struct rlimit files;
    if (argc != 7) {
        fprintf(stderr, "Usage: load PROGRAM TABLES SEATS THINK_MS SECONDS GAME\n");
        return 2;
    }
    l.program = argv[1], l.tables = atoi(argv[2]), l.seats = atoi(argv[3]), l.think_ms = atof(argv[4]);
    l.seconds = atoi(argv[5]), l.game = argv[6];
    if (l.tables < 1 || l.seats < 1 || l.seats > SEATS_MAX || l.seconds < 1 || l.think_ms < 0) {
        fprintf(stderr, "load: expected at least one table, 1 to %d seats, and at least one second\n", SEATS_MAX);
        return 2;
    }
    if (!getrlimit(RLIMIT_NOFILE, &files)) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    l.person = calloc((size_t)(l.tables * l.seats), sizeof *l.person);
    l.table = calloc((size_t)l.tables, sizeof *l.table);
    l.poll = epoll_create1(EPOLL_CLOEXEC);
    l.turned = now() / 1000000;
    if (!l.person || !l.table || l.poll < 0) fail("memory");
    start_server(&l);
    seat_people(&l);
    long seated = status_of(&l, "VmRSS:");
    play_for(&l, WARM_SECONDS);
    l.figures.acknowledgements = l.figures.lines = l.figures.bytes = l.figures.refused = 0;
    double used = used_by_server(&l);
    uint64_t from = now();
    play_for(&l, l.seconds);
    report(&l, (double)(now() - from) / 1e9, used_by_server(&l) - used, seated);
    measure_disk(&l);
    end_server(&l);
    return l.figures.lost ? 1 : 0;
}
