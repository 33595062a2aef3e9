/* think.c: bots that think in the background: threads, their end, and the clock. */
#include "think.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct job {
    struct bot *bot;
    long long begun;
    int least_ms;
    atomic_bool stop, found;
    pthread_t thread;
    bool alone; /* no thread could be made: the bot has thought in the caller's */
};

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void *work(void *arg)
{
    struct job *job = arg;
    bot_run(job->bot);
    job->found = true;
    return NULL;
}

static void *begin(void *with, struct bot *b, int least_ms)
{
    (void)with;
    struct job *job = calloc(1, sizeof *job);
    MUST(job != NULL);
    job->bot = b;
    job->least_ms = least_ms;
    job->begun = now_ms();
    bot_heed(b, &job->stop);
    job->alone = pthread_create(&job->thread, NULL, work, job) != 0;
    if (job->alone) work(job);
    return job;
}

static bool is_done(void *arg)
{
    const struct job *job = arg;
    return job->found && now_ms() - job->begun >= job->least_ms;
}

static bool end(void *arg)
{
    struct job *job = arg;
    bool done = job->found;
    job->stop = true;
    if (!job->alone) pthread_join(job->thread, NULL);
    bot_heed(job->bot, NULL);
    free(job);
    return done;
}

const struct thinking in_background = {begin, is_done, end, now_ms, NULL};

int think_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : (int)cores;
}

void think_wait(int ms)
{
    const struct timespec rest = {ms / 1000, (long)(ms % 1000) * 1000000};
    nanosleep(&rest, NULL);
}
