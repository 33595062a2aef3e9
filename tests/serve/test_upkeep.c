/* test_upkeep.c: what docs/serve.md tells those who run a server is true: the proxy in front of it, the unit of systemd,
 * the backup. Programs that are not installed are not tried. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kit.h"

static bool is_installed(const char *program)
{
    char command[100];
    snprintf(command, sizeof command, "PATH=$PATH:/usr/sbin command -v %s >/dev/null 2>&1", program);
    return system(command) == 0;
}

static void read_whole(const char *path, struct text *out)
{
    FILE *file = fopen(path, "r");
    char part[4096];
    size_t n;
    if (!file) fail_msg("%s: %s", path, strerror(errno));
    while ((n = fread(part, 1, sizeof part, file)) > 0) text_put(out, part, n);
    fclose(file);
}

/* A port that is free now. */
static int free_port(void)
{
    struct sockaddr_in here = {.sin_family = AF_INET};
    socklen_t length = sizeof here;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    assert_int_equal(bind(fd, (struct sockaddr *)&here, sizeof here), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&here, &length), 0);
    close(fd);
    return ntohs(here.sin_port);
}

/* A program that runs beside the test and ends with it; its input and output are a socket, or nothing. */
static pid_t start(int *socket_of, char *const *arguments)
{
    int both[2] = {-1, -1};
    if (socket_of) assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, both), 0);
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (socket_of) dup2(both[1], 0), dup2(both[1], 1), close(both[0]);
        if (!freopen("/dev/null", "w", stderr)) _exit(1);
        execvp(arguments[0], arguments);
        _exit(127);
    }
    if (socket_of) close(both[1]), *socket_of = both[0];
    return child;
}

static void end(pid_t child)
{
    kill(child, SIGTERM);
    assert_int_equal(waitpid(child, NULL, 0), child);
}

/* -- The proxy ------------------------------------------------------------------------------------------------------ */

/* Puts one text into the place of another wherever that stands; it must stand somewhere. */
static void replace(struct text *in, const char *old, const char *new)
{
    struct text out = {0};
    const char *from = in->at, *at;
    assert_non_null(strstr(from, old));
    for (; (at = strstr(from, old)) != NULL; from = at + strlen(old)) {
        text_put(&out, from, (size_t)(at - from));
        text_add(&out, "%s", new);
    }
    text_add(&out, "%s", from);
    text_free(in);
    *in = out;
}

/* The lines of the document for nginx, with our ports and certificate, in a whole configuration. */
static void write_configuration(const char *folder, int port, int server_port)
{
    struct text page = {0}, lines = {0};
    char words[120];
    read_whole("docs/serve.md", &page);
    const char *from = strstr(page.at, "    server {\n"), *to = from ? strstr(from, "\n    }\n") : NULL;
    assert_true(from && to);
    text_put(&lines, from, (size_t)(to + 7 - from));
    snprintf(words, sizeof words, "listen 127.0.0.1:%d ssl;", port);
    replace(&lines, "listen 443 ssl;", words);
    snprintf(words, sizeof words, "http://127.0.0.1:%d;", server_port);
    replace(&lines, "http://127.0.0.1:8080;", words);
    replace(&lines, "/etc/ssl/play.example.org", folder);
    snprintf(words, sizeof words, "%s/nginx.conf", folder);
    FILE *file = fopen(words, "w");
    assert_non_null(file);
    fprintf(file, "%spid %s/pid; error_log %s/error.log; events {}\nhttp {\naccess_log %s/access.log;\n",
            getuid() ? "" : "user root;\n", folder, folder, folder);
    static const char *const kinds[] = {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"};
    for (int i = 0; i < COUNT(kinds); i++) fprintf(file, "%s_temp_path %s/%s;\n", kinds[i], folder, kinds[i]);
    fprintf(file, "%s}\n", lines.at);
    fclose(file);
    text_free(&page);
    text_free(&lines);
}

static void make_certificate(const char *folder)
{
    char command[500];
    snprintf(command, sizeof command, "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "
             "/CN=play.example.org -keyout %s/privkey.pem -out %s/fullchain.pem >/dev/null 2>&1", folder, folder);
    assert_int_equal(system(command), 0);
}

/* A connection with TLS to the proxy. */
static pid_t dial_with_tls(int port, int *fd)
{
    char address[40];
    struct timeval patience = {.tv_sec = 20};
    snprintf(address, sizeof address, "127.0.0.1:%d", port);
    char *const arguments[] = {(char *)"openssl", (char *)"s_client", (char *)"-quiet", (char *)"-connect", address,
                               (char *)"-servername", (char *)"play.example.org", NULL};
    pid_t child = start(fd, arguments);
    setsockopt(*fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    return child;
}

static void wait_for_port(int port)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons((u16)port)};
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    for (int i = 0; i < 500; i++) {
        int fd = socket(AF_INET, SOCK_STREAM, 0);
        int code = connect(fd, (struct sockaddr *)&here, sizeof here);
        close(fd);
        if (code == 0) return;
        usleep(20000);
    }
    fail_msg("nobody listens on port %d", port);
}

static void expect_page(int port, const char *path, const char *status, const char *part)
{
    struct text all = {0};
    char request[200], bytes[4096];
    int fd, n = snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n", path);
    pid_t tls = dial_with_tls(port, &fd);
    send_bytes(fd, request, (size_t)n);
    for (ssize_t got; (got = recv(fd, bytes, sizeof bytes, 0)) > 0;) text_put(&all, bytes, (size_t)got);
    if (!strstr(text_string(&all), status) || !strstr(all.at, part)) fail_msg("%s: %s", path, text_string(&all));
    text_free(&all);
    close(fd);
    end(tls);
}

static void play_through(int port, const char *folder)
{
    int fd[2];
    pid_t tls[2];
    struct guest *guest[2];
    char key[2][64];
    for (int i = 0; i < 2; i++) {
        tls[i] = dial_with_tls(port, &fd[i]);
        guest[i] = greet_by(fd[i], "play.example.org", "https://play.example.org", "X-Forwarded-For: 203.0.113.9\r\n");
        assert_non_null(guest[i]);
    }
    json_t *hosted = ask_well(guest[0], "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"vigilante\",\"seats\":[\"me\",\"friend\",\"easy\"]");
    json_t *joined = ask_well(guest[1], "\"op\":\"join\",\"name\":\"Ben\",\"table\":\"%s\",\"invitation\":\"%s\"",
                              text_at(hosted, "joined"), text_at(hosted, "invitation"));
    snprintf(key[0], sizeof key[0], "%s", text_at(hosted, "key"));
    snprintf(key[1], sizeof key[1], "%s", text_at(joined, "key"));
    json_decref(ask_well(guest[0], "\"op\":\"answer\",\"action\":0"));
    json_decref(ask_well(guest[1], "\"op\":\"answer\",\"action\":0"));
    json_array_clear(guest[1]->pushes);
    json_decref(ask_well(guest[0], "\"op\":\"say\",\"text\":\"hello\""));
    json_t *line = next_line(guest[1]); /* at once: the proxy holds nothing back */
    assert_non_null(json_object_get(line, "push"));
    json_decref(line);
    json_decref(hosted);
    json_decref(joined);
    for (int i = 0; i < 2; i++) {
        part(guest[i]);
        end(tls[i]);
    }
    /* No key in any log. */
    static const char *const logs[] = {"access.log", "error.log"};
    for (int i = 0; i < COUNT(logs); i++) {
        struct text log = {0};
        char path[120];
        snprintf(path, sizeof path, "%s/%s", folder, logs[i]);
        for (int n = 0; n < 100 && (text_clear(&log), read_whole(path, &log), !i) && !strstr(text_string(&log), "/socket"); n++)
            usleep(20000);
        if (i == 0) assert_non_null(strstr(text_string(&log), "GET /socket"));
        for (int k = 0; k < 2; k++) assert_null(strstr(text_string(&log), key[k]));
        text_free(&log);
    }
}

static void the_proxy_of_the_document_works(void **state)
{
    struct server s;
    char folder[] = "/tmp/longbox-proxy-XXXXXX", file[80];
    (void)state;
    if (!is_installed("nginx") || !is_installed("openssl")) {
        print_message("left out: nginx or openssl is not installed\n");
        skip();
    }
    open_server(&s);
    assert_non_null(mkdtemp(folder));
    int port = free_port();
    make_certificate(folder);
    write_configuration(folder, port, s.port);
    snprintf(file, sizeof file, "%s/nginx.conf", folder);
    setenv("PATH", "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", 1);
    char *const arguments[] = {(char *)"nginx", (char *)"-c", file, (char *)"-p", folder, (char *)"-g",
                               (char *)"daemon off;", NULL};
    pid_t nginx = start(NULL, arguments);
    wait_for_port(port);
    expect_page(port, "/", " 200 OK", "<!doctype html>");
    expect_page(port, "/health", " 200 OK", "fine");
    expect_page(port, "/metrics", " 403 ", "");
    expect_page(port, "/nothing", " 404 ", "");
    play_through(port, folder);
    end(nginx);
    end_server(&s, SIGTERM);
    close_server(&s);
    char command[100];
    snprintf(command, sizeof command, "rm -r %s", folder);
    assert_int_equal(system(command), 0);
}

/* -- The rest ------------------------------------------------------------------------------------------------------- */

static void the_unit_leaves_little_open(void **state)
{
    (void)state;
    if (!is_installed("systemd-analyze")) {
        print_message("left out: systemd-analyze is not installed\n");
        skip();
    }
    /* What this systemd does not know it ignores, and the server may lack what it needs. */
    assert_int_not_equal(system("systemd-analyze verify docs/longbox.service 2>&1 | grep -qi 'unknown\\|ignor'"), 0);
    if (system("systemd-analyze security --help 2>&1 | grep -q offline")) skip(); /* an old one */
    assert_int_equal(system("systemd-analyze security --no-pager --offline=true --threshold=15 docs/longbox.service "
                            ">/dev/null 2>&1"), 0);
}

/* A copy that is made while people play is a store with their tables. */
static void a_backup_can_be_served(void **state)
{
    struct server s, copy;
    char command[300], table[64], key[64];
    (void)state;
    if (!is_installed("sqlite3")) {
        print_message("left out: sqlite3 is not installed\n");
        skip();
    }
    open_server(&s);
    struct guest *g = greet(&s);
    json_t *answer = ask_well(g, "\"op\":\"host\",\"name\":\"Ann\",\"game\":\"null\",\"seats\":[\"me\",\"friend\"]");
    snprintf(table, sizeof table, "%s", text_at(answer, "joined"));
    snprintf(key, sizeof key, "%s", text_at(answer, "key"));
    json_decref(answer);
    json_decref(ask_well(g, "\"op\":\"say\",\"text\":\"before\""));
    open_server(&copy);
    end_server(&copy, SIGTERM);
    snprintf(command, sizeof command, "rm -f %s; sqlite3 %s \".backup %s\"", copy.path, s.path, copy.path);
    assert_int_equal(system(command), 0);
    json_decref(ask_well(g, "\"op\":\"say\",\"text\":\"after\""));
    part(g);
    end_server(&s, SIGKILL);
    start_server(&copy);
    g = greet(&copy);
    json_decref(ask_well(g, "\"op\":\"join\",\"table\":\"%s\",\"key\":\"%s\"", table, key));
    answer = ask_well(g, "\"op\":\"said\"");
    const json_t *said = json_object_get(answer, "said");
    assert_int_equal(json_array_size(said), 1);
    assert_string_equal(text_at(json_array_get(said, 0), "text"), "before");
    json_decref(answer);
    json_decref(ask_well(g, "\"op\":\"say\",\"text\":\"again\""));
    part(g);
    end_server(&copy, SIGTERM);
    close_server(&copy);
    close_server(&s);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_proxy_of_the_document_works),
    cmocka_unit_test(the_unit_leaves_little_open),
    cmocka_unit_test(a_backup_can_be_served),
};
TEST_GROUP(tests);
