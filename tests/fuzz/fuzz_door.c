/* fuzz_door.c: any bytes of a connection, through the net and the hub: the server goes on, what it sends is well
 * formed, nobody is sent another's key, and who plays no seat changes no game.
 *
 * The first byte of an input says what the rest is: bytes of a connection (0), of a WebSocket (1), or lines that become
 * frames (2, 3), with $T for the id of a table where a game is on; and who says it: nobody (0), a spectator (4), or
 * somebody who plays its first or second seat (8, 12).
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <jansson.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "serve/hub_inside.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { TABLES_MOST = 2000 };
enum { WHO_NOBODY, WHO_SPECTATOR, WHO_ANN, WHO_BEN };

static struct {
    uv_loop_t loop;
    struct hub *hub;
    struct net *net;
    int ann, ben; /* their sockets */
    char table[KEY_LETTERS + 1], key[2][KEY_LETTERS + 1], invitation[KEY_LETTERS + 1];
    struct served *served;
} house;

/* -- Connections --------------------------------------------------------------------------------------------------- */

static int dial(void)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons((u16)net_port(house.net))};
    struct linger none = {1, 0}; /* a port can be used again at once */
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    MUST(fd >= 0 && setsockopt(fd, SOL_SOCKET, SO_LINGER, &none, sizeof none) == 0);
    MUST(setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int)) == 0);
    MUST(connect(fd, (struct sockaddr *)&here, sizeof here) == 0);
    return fd;
}

/* Lets the server work, and takes what it sends; false: it has ended the connection. */
static bool pump(int fd, struct text *out)
{
    char part[65536];
    ssize_t n;
    uv_run(&house.loop, UV_RUN_NOWAIT);
    while ((n = recv(fd, part, sizeof part, MSG_DONTWAIT)) > 0) text_put(out, part, (size_t)n);
    return n < 0 && (errno == EAGAIN || errno == EINTR);
}

/* Until it has answered everything. */
static void pump_all(int fd, struct text *out)
{
    for (int i = 0; i < 4; i++) pump(fd, out);
    while (house.hub->first) uv_run(&house.loop, UV_RUN_ONCE);
    for (int i = 0; i < 2; i++) pump(fd, out);
}

static void send_all(int fd, const void *bytes, size_t length, struct text *out)
{
    const u8 *p = bytes;
    while (length) {
        ssize_t n = send(fd, p, length, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n > 0) p += n, length -= (size_t)n;
        else if (errno != EAGAIN || !pump(fd, out)) return;
    }
}

static void shake_hands(int fd, struct text *out)
{
    static const char request[] = "GET /socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n";
    send_all(fd, request, sizeof request - 1, out);
    while (!strstr(text_string(out), "\r\n\r\n")) MUST(pump(fd, out));
    MUST(strstr(out->at, "101 Switching"));
    text_clear(out);
}

static void send_line(int fd, const char *line, size_t length, struct text *out)
{
    u8 head[8] = {0x81, (u8)(0x80 | (length < 126 ? length : 126))}; /* the mask is zero */
    size_t n = 2;
    if (length > 65535) length = 65535;
    if (length >= 126) head[n++] = (u8)(length >> 8), head[n++] = (u8)length;
    send_all(fd, head, n + 4, out);
    send_all(fd, line, length, out);
}

/* -- The table ----------------------------------------------------------------------------------------------------- */

static void note(char *to, const struct text *out, const char *key)
{
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"%s\":\"", key);
    const char *at = strstr(out->at, wanted);
    MUST(at != NULL);
    snprintf(to, KEY_LETTERS + 1, "%s", at + strlen(wanted));
}

static void say(int fd, struct text *out, const char *line)
{
    text_clear(out);
    send_line(fd, line, strlen(line), out);
    pump_all(fd, out);
    for (size_t i = 0; i < out->length; i++) /* heads of frames */
        if (!out->at[i]) out->at[i] = ' ';
}

/* Ann and Ben may say and open as much as they like. */
static void be_generous(void)
{
    for (struct chair *c = house.served ? hub_table(house.hub, house.table)->chairs : NULL; c; c = c->next) {
        c->lines = 100;
        net_address(c->visitor)->tables = ADDRESS_TABLES;
    }
}

/* Ann and Ben begin a game. */
static void begin_game(void)
{
    struct text out = {0}, line = {0};
    be_generous();
    say(house.ann, &out, "{\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"watch\":true,"
                         "\"seats\":[\"me\",\"friend\",\"friend\"]}");
    note(house.table, &out, "joined");
    note(house.key[0], &out, "key");
    note(house.invitation, &out, "invitation");
    text_add(&line, "{\"op\":\"join\",\"table\":\"%s\",\"invitation\":\"%s\",\"name\":\"Ben\"}", house.table,
             house.invitation);
    say(house.ben, &out, line.at);
    note(house.key[1], &out, "key");
    int third = dial();
    text_clear(&out);
    shake_hands(third, &out);
    say(third, &out, line.at);
    close(third);
    house.served = hub_table(house.hub, house.table)->served;
    MUST(house.served->begun);
    text_free(&line);
    text_free(&out);
}

static void open_house(void)
{
    struct text error = {0}, out = {0};
    signal(SIGPIPE, SIG_IGN);
    uv_loop_init(&house.loop);
    house.hub = hub_open(&house.loop, &(struct hub_options){{.path = ":memory:"}, 1, TABLES_MOST, 0}, &error);
    static const struct web_file files[] = {{0}};
    if (house.hub)
        house.net = net_open(&house.loop, &(struct net_options){NULL, 0, NULL, files, 100, 50, 10, true}, &hub_house,
                             house.hub, &error);
    MUST(house.net != NULL);
    house.ann = dial();
    shake_hands(house.ann, &out);
    house.ben = dial();
    shake_hands(house.ben, &out);
    text_free(&out);
    begin_game();
}

/* -- An input ------------------------------------------------------------------------------------------------------ */

/* The frames that came are whole, and lines of JSON or control frames. */
static void check_frames(const struct text *out)
{
    const u8 *p = (const u8 *)out->at, *end = p + out->length;
    while (p < end) {
        if (end - p < 2) return; /* the connection was cut */
        size_t length = p[1] & 127, head = 2;
        MUST((p[0] & 0x70) == 0 && !(p[1] & 0x80));
        if (length == 126 && end - p >= 4) length = (size_t)p[2] << 8 | p[3], head = 4;
        else if (length == 127 && end - p >= 10)
            length = (size_t)p[6] << 24 | (size_t)p[7] << 16 | (size_t)p[8] << 8 | p[9], head = 10;
        if ((size_t)(end - p) < head + length) return;
        if (p[0] == 0x81) {
            json_t *line = json_loadb((const char *)p + head, length, JSON_REJECT_DUPLICATES, NULL);
            MUST(json_is_object(line));
            json_decref(line);
        } else {
            MUST((p[0] == 0x88 || p[0] == 0x89 || p[0] == 0x8a) && length <= 125);
        }
        p += head + length;
    }
}

/* The fuzzer sees what is compared, and may have put the secret into its input, which errors quote. */
static void must_not_hold(const struct text *out, const char *secret, const struct span *input)
{
    size_t length = strlen(secret);
    if (memmem(input->at, input->length, secret, length)) return;
    MUST(!out->length || !memmem(out->at, out->length, secret, length));
}

static void check_secrets(const struct text *out, int who, const struct span *input)
{
    char luck[SECRET_LETTERS + 1];
    luck_write(&house.served->secret, luck);
    must_not_hold(out, luck, input);
    for (int i = 0; i < 2; i++)
        if (who != WHO_ANN + i) must_not_hold(out, house.key[i], input);
    must_not_hold(out, house.served->place[2].key, input);
    if (who == WHO_NOBODY || who == WHO_SPECTATOR) must_not_hold(out, house.invitation, input);
}

static void come_in(int fd, int who, struct text *out)
{
    struct text line = {0};
    shake_hands(fd, out);
    if (who == WHO_SPECTATOR) text_add(&line, "{\"op\":\"watch\",\"table\":\"%s\"}", house.table);
    if (who >= WHO_ANN)
        text_add(&line, "{\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"}", house.table, house.key[who - WHO_ANN]);
    if (line.length) send_line(fd, line.at, line.length, out);
    text_free(&line);
}

static void send_lines(int fd, const char *data, size_t size, struct text *out)
{
    for (size_t at = 0; at < size;) {
        struct text line = {0};
        for (; at < size && data[at] != '\n'; at++) {
            if (data[at] == '$' && at + 1 < size && data[at + 1] == 'T') text_add(&line, "%s", house.table), at++;
            else text_put(&line, data + at, 1);
        }
        at++;
        send_line(fd, text_string(&line), line.length, out);
        text_free(&line);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct text out = {0}, before = {0}, after = {0};
    if (!house.hub) open_house();
    if (!size) return 0;
    int mode = data[0] & 3, who = mode ? data[0] >> 2 & 3 : WHO_NOBODY, fd = dial();
    room_write(house.served->room, &before);
    if (mode) come_in(fd, who, &out);
    if (mode < 2) send_all(fd, data + 1, size - 1, &out);
    else send_lines(fd, (const char *)data + 1, size - 1, &out);
    pump_all(fd, &out);
    shutdown(fd, SHUT_WR);
    for (int i = 0; pump(fd, &out); i++) MUST(i < 100000); /* whoever leaves is gone */
    close(fd);
    if (mode) check_frames(&out);
    check_secrets(&out, who, &(struct span){(const char *)data, size});
    room_write(house.served->room, &after);
    bool same = before.length == after.length && memcmp(before.at, after.at, after.length) == 0;
    MUST(same || who >= WHO_ANN);
    text_clear(&out);
    pump_all(house.ann, &out);
    pump_all(house.ben, &out);
    if (!same) begin_game();
    text_free(&out);
    text_free(&before);
    text_free(&after);
    return 0;
}
