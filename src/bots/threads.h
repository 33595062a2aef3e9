/* threads.h: the threads of a search; WASM has none, and there the caller does all the work. */
#ifndef BOTS_THREADS_H
#define BOTS_THREADS_H

#include "engine/base.h"

#ifdef __wasm__
typedef int thread;
static inline bool thread_begin(thread *t, void *(*work)(void *), void *arg)
{
    (void)t, (void)work, (void)arg;
    return false;
}
static inline void thread_end(thread t) { (void)t; }
#else
#include <pthread.h>

typedef pthread_t thread;
/* False where there are no threads at all. Results of a search do not depend on how many there are. */
static inline bool thread_begin(thread *t, void *(*work)(void *), void *arg)
{
    MUST(pthread_create(t, NULL, work, arg) == 0);
    return true;
}
static inline void thread_end(thread t) { pthread_join(t, NULL); }
#endif

#endif
