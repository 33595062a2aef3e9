/* postgres.c: a server of PostgreSQL on a socket of its own, run by whoever runs the tests or, if that is root, by the
 * user that Debian's package has made for it. */
#include "postgres.h"

#include <glob.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../kit/group.h"

enum { PATIENCE_SECONDS = 60 };

static char bin[200], folder[64], url[150];
static const char *missing; /* why there is no server; NULL: there is one */
static pid_t server;
static int databases;

/* Runs a program of PostgreSQL in its own process, silently. */
static pid_t run(const char *program, char *const *args)
{
    char path[300];
    snprintf(path, sizeof path, "%s/%s", bin, program);
    pid_t child = fork();
    if (child != 0) return child;
    const struct passwd *user = getpwnam("postgres");
    if (geteuid() == 0 && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) _exit(1);
    prctl(PR_SET_PDEATHSIG, SIGQUIT); /* a test that fails leaves nobody behind */
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr) || chdir("/") != 0) _exit(1);
    execv(path, args);
    _exit(1);
}

static bool ended_well(pid_t child)
{
    int status;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void find_programs(void)
{
    glob_t found;
    if (glob("/usr/lib/postgresql/*/bin/initdb", 0, NULL, &found) != 0) {
        missing = "PostgreSQL is not installed";
        return;
    }
    snprintf(bin, sizeof bin, "%s", found.gl_pathv[found.gl_pathc - 1]);
    *strrchr(bin, '/') = '\0';
    globfree(&found);
    if (geteuid() == 0 && !getpwnam("postgres")) missing = "PostgreSQL does not run as root, and has no user";
}

static bool answers(void)
{
    PGconn *visitor = PQconnectdb(url);
    bool fine = PQstatus(visitor) == CONNECTION_OK;
    PQfinish(visitor);
    return fine;
}

int start_postgres(void **state)
{
    (void)state;
    find_programs();
    if (missing) return 0;
    snprintf(folder, sizeof folder, "/tmp/longbox-postgres-XXXXXX");
    if (!mkdtemp(folder)) return 1;
    if (geteuid() == 0 && chown(folder, getpwnam("postgres")->pw_uid, getpwnam("postgres")->pw_gid) != 0) return 1;
    char data[80];
    snprintf(data, sizeof data, "%s/data", folder);
    if (!ended_well(run("initdb", (char *[]){"initdb", "-D", data, "-U", "longbox", "-A", "trust", "-E", "UTF8",
                                             "--locale=C", "--no-sync", "--no-instructions", NULL})))
        return 1;
    server = run("postgres", (char *[]){"postgres", "-D", data, "-k", folder, "-F", "-c", "listen_addresses=", "-c",
                                        "shared_buffers=16MB", "-c", "max_connections=30", "-c", "autovacuum=off",
                                        NULL});
    snprintf(url, sizeof url, "postgresql://longbox@/postgres?host=%s", folder);
    for (int i = 0; i < PATIENCE_SECONDS * 20; i++) {
        if (answers()) return 0;
        usleep(50000);
    }
    return 1;
}

int stop_postgres(void **state)
{
    char command[100];
    (void)state;
    if (missing) return 0;
    kill(server, SIGQUIT);
    waitpid(server, NULL, 0);
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

bool postgres_runs(void)
{
    if (missing) print_message("# left out: %s\n", missing);
    return !missing;
}

const char *new_database(void)
{
    static char at[300];
    char sql[60];
    PGconn *visitor = visit_database(url);
    snprintf(sql, sizeof sql, "CREATE SCHEMA t%d", ++databases); /* much quicker than a database */
    do_sql(visitor, sql);
    PQfinish(visitor);
    snprintf(at, sizeof at, "%s&options=-csearch_path%%3Dt%d", url, databases);
    return at;
}

PGconn *visit_database(const char *where)
{
    PGconn *visitor = PQconnectdb(where);
    if (PQstatus(visitor) != CONNECTION_OK) fail_msg("%s", PQerrorMessage(visitor));
    return visitor;
}

void do_sql(PGconn *visitor, const char *sql)
{
    PGresult *r = PQexec(visitor, sql);
    if (PQresultStatus(r) != PGRES_COMMAND_OK && PQresultStatus(r) != PGRES_TUPLES_OK)
        fail_msg("%s", PQerrorMessage(visitor));
    PQclear(r);
}
