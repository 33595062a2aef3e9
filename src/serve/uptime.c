/* uptime.c: the time that the server has been up, kept in a file. */
#include "uptime.h"

#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

long long uptime_now(struct uptime *u)
{
    long long now = now_ms() - u->still;
    if (now > u->last) u->last = now; /* otherwise somebody has set the machine's clock back */
    return u->last;
}

void uptime_keep(struct uptime *u)
{
    char line[64];
    int n = snprintf(line, sizeof line, "%020lld\n", uptime_now(u));
    if (u->file >= 0 && pwrite(u->file, line, (size_t)n, 0) != n) uptime_stand_still(u);
}

void uptime_stand_still(struct uptime *u) { u->still = now_ms() - u->last; }

bool uptime_open(struct uptime *u, const char *path)
{
    char line[64] = "";
    *u = (struct uptime){.file = -1};
    if (!path) return true;
    u->file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (u->file < 0) return false;
    long long last;
    if (pread(u->file, line, sizeof line - 1, 0) > 0 && sscanf(line, "%lld", &last) == 1 && last > 0) {
        u->last = last;
        uptime_stand_still(u);
    }
    uptime_keep(u);
    return true;
}

void uptime_close(struct uptime *u)
{
    uptime_keep(u);
    if (u->file >= 0) close(u->file);
}
