/* postgres.h: a database of PostgreSQL of one's own, in a folder of its own, for as long as the tests run. */
#ifndef TESTS_SERVE_POSTGRES_H
#define TESTS_SERVE_POSTGRES_H

#include <libpq-fe.h>
#include <stdbool.h>

/* Starts a server, once for all tests of a file: the set-up of a group. It has no disk to wait for. */
int start_postgres(void **state);
int stop_postgres(void **state);

/* Whether it runs; if not, because PostgreSQL is not installed, says so: the test is left out. */
bool postgres_runs(void);
/* The URL of an empty database on it, new to every test. */
const char *new_database(void);

/* Somebody else at the database. */
PGconn *visit_database(const char *url);
void do_sql(PGconn *visitor, const char *sql);

#endif
