/* confine.c: a list of what the server asks of the kernel, as a filter of seccomp. */
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined __x86_64__
static const u32 machine = AUDIT_ARCH_X86_64;
#elif defined __aarch64__
static const u32 machine = AUDIT_ARCH_AARCH64;
#else
static const u32 machine = 0;
#endif

/* Calls that are allowed whatever they say. Newer machines lack the older names. */
static const int allowed[] = {
    /* files: those of the store */
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_close, SYS_openat, SYS_lseek, SYS_fstat,
    SYS_newfstatat, SYS_statx, SYS_fcntl, SYS_fsync, SYS_fdatasync, SYS_ftruncate, SYS_fallocate, SYS_unlinkat,
    SYS_faccessat, SYS_readlinkat, SYS_getcwd, SYS_fchown, SYS_fchmod, SYS_dup, SYS_dup3, SYS_pipe2, SYS_mkdirat,
#ifdef SYS_open
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_unlink, SYS_readlink, SYS_mkdir, SYS_dup2, SYS_pipe,
#endif
#ifdef SYS_faccessat2
    SYS_faccessat2,
#endif
    /* the network: visitors, and a database elsewhere with the names of machines */
    SYS_connect, SYS_accept, SYS_accept4, SYS_bind, SYS_listen, SYS_getsockname, SYS_getpeername, SYS_getsockopt,
    SYS_setsockopt, SYS_shutdown, SYS_sendto, SYS_recvfrom, SYS_sendmsg, SYS_recvmsg, SYS_sendmmsg, SYS_recvmmsg,
    SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_ppoll, SYS_pselect6,
#ifdef SYS_epoll_wait
    SYS_epoll_wait, SYS_poll, SYS_select,
#endif
    /* memory, threads, time, signals */
    SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_brk, SYS_futex, SYS_set_robust_list,
    SYS_sched_yield, SYS_sched_setscheduler, SYS_sched_getscheduler, SYS_sched_getparam, SYS_sched_setparam,
    SYS_sched_get_priority_min, SYS_sched_get_priority_max, SYS_sched_getaffinity, SYS_membarrier, SYS_clock_gettime,
    SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_getrandom, SYS_rt_sigaction,
    SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_restart_syscall,
    SYS_exit, SYS_exit_group,
#ifdef SYS_rseq
    SYS_rseq,
#endif
#ifdef SYS_time
    SYS_time,
#endif
    /* who and where it is */
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_uname, SYS_sysinfo,
    SYS_getrusage, SYS_times,
};

static const int families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK};
static const int controls[] = {FIONBIO, FIONREAD, FIOCLEX, FIONCLEX};

/* A program for the filter, as it is written. */
struct program {
    struct sock_filter line[2 * COUNT(allowed) + 64];
    unsigned short length;
};

static void add(struct program *p, struct sock_filter line)
{
    MUST(p->length < COUNT(p->line));
    p->line[p->length++] = line;
}

#define FIELD(name) (u32)offsetof(struct seccomp_data, name)
static void load(struct program *p, u32 field)
{
    add(p, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, field));
}
static void answer(struct program *p, u32 how) { add(p, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, how)); }

/* If what was loaded is not this value, so many lines are left out. */
static void skip_unless(struct program *p, u32 value, u8 lines)
{
    add(p, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, lines));
}

static void allow(struct program *p, u32 call)
{
    skip_unless(p, call, 1);
    answer(p, SECCOMP_RET_ALLOW);
}

/* A call that is allowed if its argument (0 or 1) is in a list. */
static void allow_with(struct program *p, u32 call, u32 field, const int *values, int count, u32 otherwise)
{
    skip_unless(p, call, (u8)(2 * count + 2));
    load(p, field);
    for (int i = 0; i < count; i++) allow(p, (u32)values[i]);
    answer(p, otherwise);
}

/* Lower halves of arguments, on machines that begin numbers with them. */
#define ARGUMENT(n) (FIELD(args) + 8 * (n))

static void write_program(struct program *p)
{
    load(p, FIELD(arch));
    add(p, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0));
    answer(p, SECCOMP_RET_KILL_PROCESS); /* another machine's numbers mean other calls */
    load(p, FIELD(nr));
    for (int i = 0; i < COUNT(allowed); i++) allow(p, (u32)allowed[i]);
    /* Threads, but no processes. The newer call hides what it asks for: the library then takes the older one. */
    skip_unless(p, SYS_clone3, 1);
    answer(p, SECCOMP_RET_ERRNO | ENOSYS);
    skip_unless(p, SYS_clone, 4);
    load(p, ARGUMENT(0));
    add(p, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1));
    answer(p, SECCOMP_RET_ALLOW);
    answer(p, SECCOMP_RET_ERRNO | EPERM);
    allow_with(p, SYS_socket, ARGUMENT(0), families, COUNT(families), SECCOMP_RET_ERRNO | EAFNOSUPPORT);
    allow_with(p, SYS_ioctl, ARGUMENT(1), controls, COUNT(controls), SECCOMP_RET_ERRNO | ENOTTY);
    const int own[] = {0, getpid()}; /* signals and limits are for this process only */
    allow_with(p, SYS_tgkill, ARGUMENT(0), own, COUNT(own), SECCOMP_RET_ERRNO | EPERM);
    allow_with(p, SYS_prlimit64, ARGUMENT(0), own, COUNT(own), SECCOMP_RET_ERRNO | EPERM);
    answer(p, SECCOMP_RET_ERRNO | EPERM);
}

bool confine(struct text *error)
{
    struct program p = {.length = 0};
    if (!machine) {
        text_add(error, "not known on this kind of machine");
        return false;
    }
    write_program(&p);
    struct sock_fprog filter = {p.length, p.line};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) != 0) {
        text_add(error, "%s", strerror(errno));
        return false;
    }
    return true;
}
