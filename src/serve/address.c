/* address.c: how much one address may have: connections, and tables that it opens. */
#include "address.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024, HOUR_MS = 3600 * 1000 };

struct addresses {
    struct address *bucket[BUCKETS];
};

struct addresses *addresses_new(void)
{
    struct addresses *all = calloc(1, sizeof *all);
    MUST(all != NULL);
    return all;
}

void addresses_free(struct addresses *all)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct address *a = all->bucket[i], *next; a; a = next) {
            next = a->next;
            free(a);
        }
    free(all);
}

/* Writes the name under which an address is counted. */
static void name_of(const char *text, char *name)
{
    static const u8 four_in_six[12] = {[10] = 0xff, [11] = 0xff};
    u8 b[16];
    if (inet_pton(AF_INET, text, b) == 1) snprintf(name, ADDRESS_LETTERS, "%u.%u.%u.%u", b[0], b[1], b[2], b[3]);
    else if (inet_pton(AF_INET6, text, b) != 1) snprintf(name, ADDRESS_LETTERS, "unknown");
    else if (!memcmp(b, four_in_six, sizeof four_in_six))
        snprintf(name, ADDRESS_LETTERS, "%u.%u.%u.%u", b[12], b[13], b[14], b[15]);
    else
        snprintf(name, ADDRESS_LETTERS, "%02x%02x:%02x%02x:%02x%02x:%02x%02x", b[0], b[1], b[2], b[3], b[4], b[5], b[6],
                 b[7]);
}

struct address *address_of(struct addresses *all, const char *text, u64 now)
{
    char name[ADDRESS_LETTERS];
    u32 hash = 2166136261u;
    name_of(text, name);
    for (const char *p = name; *p; p++) hash = (hash ^ (u8)*p) * 16777619u;
    struct address **at = &all->bucket[hash % BUCKETS], *a;
    for (a = *at; a; a = a->next)
        if (!strcmp(a->name, name)) return a;
    a = calloc(1, sizeof *a);
    MUST(a != NULL);
    *a = (struct address){.tables = ADDRESS_TABLES, .at = now, .next = *at};
    memcpy(a->name, name, sizeof name);
    return *at = a;
}

static void grant(struct address *a, u64 now)
{
    a->tables += (double)(now - a->at) * ADDRESS_TABLES / HOUR_MS;
    if (a->tables > ADDRESS_TABLES) a->tables = ADDRESS_TABLES;
    a->at = now;
}

bool address_may_open(struct address *a, u64 now)
{
    grant(a, now);
    if (a->tables < 1) return false;
    a->tables -= 1;
    return true;
}

void addresses_tidy(struct addresses *all, u64 now)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct address **at = &all->bucket[i], *a; (a = *at);) {
            grant(a, now);
            if (a->sockets || a->visits || a->tables < ADDRESS_TABLES) {
                at = &a->next;
                continue;
            }
            *at = a->next;
            free(a);
        }
}
