/* test_confine.c: what a confined process can still do, and what it cannot. That games can be served shows in all other
 * tests: their servers are confined, too. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kit.h"
#include "serve/confine.h"

static void *run(void *arg)
{
    *(bool *)arg = true;
    return NULL;
}

static bool refused(long result) { return result == -1 && errno == EPERM; }

/* The first thing that is not as it should be; NULL: all is. */
static const char *try_all(pthread_t *before, volatile bool *go)
{
    bool ran = false;
    pthread_t thread;
    struct rlimit limit;
    char *const arguments[] = {(char *)"true", NULL};
    if (pthread_create(&thread, NULL, run, &ran) != 0 || pthread_join(thread, NULL) != 0 || !ran) return "no threads";
    int fd = open("/dev/null", O_RDWR);
    if (fd < 0 || write(fd, "x", 1) != 1 || fdatasync(fd) == 0) return "no files";
    int net = socket(AF_INET, SOCK_STREAM, 0);
    if (net < 0) return "no network";
    pid_t child = fork();
    if (child == 0) _exit(0);
    if (!refused(child)) return "it starts processes";
    if (!refused(vfork())) return "it starts processes by vfork";
    if (!refused(execv("/bin/true", arguments))) return "it starts programs";
    if (!refused(ptrace(PTRACE_ATTACH, getppid(), NULL, NULL))) return "it looks into other processes";
    if (!refused(kill(getppid(), 0))) return "it sends signals to others";
    if (!refused(prlimit(getppid(), RLIMIT_NOFILE, NULL, &limit))) return "it sees limits of others";
    if (prlimit(0, RLIMIT_NOFILE, NULL, &limit) != 0) return "it does not see its own limits";
    if (!refused(mount("a", "/b", "tmpfs", 0, NULL))) return "it mounts";
    if (!refused(chroot("/"))) return "it changes its root";
    if (!refused(setuid(1))) return "it changes its user";
    if (socket(AF_PACKET, SOCK_RAW, 0) != -1 || errno != EAFNOSUPPORT) return "it listens to raw packets";
    if (!refused(syscall(SYS_bpf, 0, NULL, 0))) return "it gives programs to the kernel";
    if (!refused(syscall(SYS_process_vm_readv, getppid(), NULL, 0, NULL, 0, 0))) return "it reads others' memory";
    *go = true; /* threads that were there before are confined too */
    void *other;
    pthread_join(*before, &other);
    return other ? "an older thread starts programs" : NULL;
}

static void *try_later(void *arg)
{
    volatile bool *go = arg;
    char *const arguments[] = {(char *)"true", NULL};
    while (!*go) usleep(1000);
    return refused(execv("/bin/true", arguments)) ? NULL : (void *)1;
}

static void a_confined_process_can_do_little(void **state)
{
    int tell[2], status;
    char wrong[200] = "";
    (void)state;
    assert_int_equal(pipe(tell), 0);
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        static volatile bool go;
        struct text error = {0};
        pthread_t before;
        if (pthread_create(&before, NULL, try_later, (void *)&go) != 0) _exit(2);
        const char *failed = confine(&error) ? try_all(&before, &go) : text_string(&error);
        if (failed && write(tell[1], failed, strlen(failed)) < 0) _exit(3);
        _exit(failed ? 1 : 0);
    }
    close(tell[1]);
    ssize_t n = read(tell[0], wrong, sizeof wrong - 1);
    (void)n;
    close(tell[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    if (status) fail_msg("%s (status %d)", wrong, status);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_confined_process_can_do_little),
};
TEST_GROUP(tests);
