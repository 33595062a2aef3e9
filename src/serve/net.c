/* net.c: connections: first HTTP, then perhaps WebSocket; what is sent is gathered and written once a turn of the
 * loop. */
#include "net.h"

#include <stdlib.h>
#include <string.h>
#include <wslay/wslay.h>

enum {
    HEAD_SECONDS = 10, /* in which a request must be here */
    IDLE_SECONDS = 90, /* of silence, after which a visitor is gone; at half of it they are asked */
    TICK_MS = 5000,
    BUFFER_KEPT = 16384,
    CODE_GONE = 1001, CODE_TEXT_ONLY = 1003,
};

struct visitor {
    uv_tcp_t tcp;
    struct net *net;
    void *kept;
    wslay_event_context_ptr socket; /* NULL while it is HTTP */
    struct text head;               /* the request so far */
    const u8 *in;                   /* bytes that the socket has not taken yet */
    size_t in_length;
    struct text out;                /* what goes out at the end of this turn */
    const struct web_file *body;    /* that follows it */
    size_t in_flight;               /* bytes that the kernel has not taken yet */
    u64 heard;
    char address[64];
    bool leaving;  /* it is dropped as soon as all is written */
    bool gone;     /* its handle is being closed */
    bool waiting;  /* it is in the list of those with something to be written */
    struct visitor *next, *before, *next_waiting;
};

struct net {
    uv_loop_t *loop;
    uv_tcp_t door;
    uv_prepare_t flush_before;
    uv_check_t flush_after;
    uv_timer_t tick;
    struct net_options options;
    const struct house *house;
    void *user;
    struct visitor *all, *waiting;
    int count, handles;
    bool closing;
    char buffer[65536];
};

void **net_keep(struct visitor *v) { return &v->kept; }
int net_visitors(const struct net *n) { return n->count; }

/* -- Leaving ------------------------------------------------------------------------------------------------------ */

static void handle_closed(struct net *n)
{
    if (--n->handles == 0) free(n);
}

static void visitor_closed(uv_handle_t *handle)
{
    struct visitor *v = handle->data;
    struct net *n = v->net;
    if (v->socket) wslay_event_context_free(v->socket);
    text_free(&v->head);
    text_free(&v->out);
    free(v);
    handle_closed(n);
}

static void drop(struct visitor *v)
{
    struct net *n = v->net;
    if (v->gone) return;
    v->gone = true;
    if (v->socket) n->house->left(n->user, v);
    if (v->before) v->before->next = v->next;
    else n->all = v->next;
    if (v->next) v->next->before = v->before;
    n->count--;
    uv_close((uv_handle_t *)&v->tcp, visitor_closed);
}

/* -- Writing ------------------------------------------------------------------------------------------------------ */

static void put(struct visitor *v, const void *bytes, size_t length)
{
    text_put(&v->out, bytes, length);
    if (v->waiting) return;
    v->waiting = true;
    v->next_waiting = v->net->waiting;
    v->net->waiting = v;
}

struct writing {
    uv_write_t request;
    struct visitor *to;
    size_t length;
    char bytes[];
};

static void written(uv_write_t *request, int status)
{
    struct writing *w = request->data;
    struct visitor *v = w->to;
    v->in_flight -= w->length;
    if (status < 0 || (v->leaving && !v->in_flight && !v->out.length)) drop(v);
    free(w);
}

/* Whatever the kernel does not take at once. */
static void write_later(struct visitor *v, const char *bytes, size_t length)
{
    if (v->in_flight + length > NET_BACKLOG_MOST + (v->body ? v->body->length : 0)) {
        drop(v); /* it reads too slowly; it may come back and get everything again */
        return;
    }
    struct writing *w = malloc(sizeof *w + length);
    MUST(w != NULL);
    w->request.data = w;
    w->to = v;
    w->length = length;
    memcpy(w->bytes, bytes, length);
    v->in_flight += length;
    uv_buf_t buffer = uv_buf_init(w->bytes, (unsigned)length);
    if (uv_write(&w->request, (uv_stream_t *)&v->tcp, &buffer, 1, written) != 0) {
        free(w);
        drop(v);
    }
}

static void flush(struct visitor *v)
{
    if (v->gone) return;
    if (v->body) text_put(&v->out, (const char *)v->body->bytes, v->body->length);
    if (v->out.length) {
        uv_buf_t buffer = uv_buf_init(v->out.at, (unsigned)v->out.length);
        int done = v->in_flight ? 0 : uv_try_write((uv_stream_t *)&v->tcp, &buffer, 1);
        if (done < 0 && done != UV_EAGAIN) {
            drop(v);
            return;
        }
        size_t taken = done < 0 ? 0 : (size_t)done;
        if (taken < v->out.length) write_later(v, v->out.at + taken, v->out.length - taken);
        if (v->out.length > BUFFER_KEPT) text_free(&v->out);
        else text_clear(&v->out);
        v->body = NULL;
    }
    if (v->leaving && !v->in_flight) drop(v);
}

/* Before the loop sleeps and after it woke: what timers queue must not wait for the next sleep to end. */
static void flush_all(struct net *n)
{
    while (n->waiting) {
        struct visitor *v = n->waiting;
        n->waiting = v->next_waiting;
        v->waiting = false;
        flush(v);
    }
}
static void before_sleep(uv_prepare_t *handle) { flush_all(handle->data); }
static void after_sleep(uv_check_t *handle) { flush_all(handle->data); }

/* -- WebSocket ---------------------------------------------------------------------------------------------------- */

static ssize_t take_bytes(wslay_event_context_ptr socket, u8 *to, size_t most, int flags, void *user)
{
    struct visitor *v = user;
    (void)flags;
    if (!v->in_length) {
        wslay_event_set_error(socket, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    size_t n = most < v->in_length ? most : v->in_length;
    memcpy(to, v->in, n);
    v->in += n;
    v->in_length -= n;
    return (ssize_t)n;
}

static ssize_t give_bytes(wslay_event_context_ptr socket, const u8 *from, size_t length, int flags, void *user)
{
    (void)socket;
    (void)flags;
    put(user, from, length);
    return (ssize_t)length;
}

/* Lines in pieces are refused: browsers do not send them, and the pieces cost more than they count. */
static void frame_begins(wslay_event_context_ptr socket, const struct wslay_event_on_frame_recv_start_arg *frame,
                         void *user)
{
    (void)user;
    if (frame->fin && frame->opcode != WSLAY_CONTINUATION_FRAME) return;
    wslay_event_queue_close(socket, WSLAY_CODE_POLICY_VIOLATION, NULL, 0);
    wslay_event_shutdown_read(socket);
}

static void line_came(wslay_event_context_ptr socket, const struct wslay_event_on_msg_recv_arg *message, void *user)
{
    struct visitor *v = user;
    (void)socket;
    if (wslay_is_ctrl_frame(message->opcode) || v->leaving || v->gone) return;
    if (message->opcode != WSLAY_TEXT_FRAME) {
        net_dismiss(v, CODE_TEXT_ONLY, "text only");
        return;
    }
    char line[NET_LINE_MOST + 1];
    if (message->msg_length) memcpy(line, message->msg, message->msg_length);
    line[message->msg_length] = '\0';
    v->net->house->said(v->net->user, v, line, message->msg_length);
}

static const struct wslay_event_callbacks callbacks = {
    take_bytes, give_bytes, NULL, frame_begins, NULL, NULL, line_came};

void net_send(struct visitor *v, const char *line, size_t length)
{
    if (v->gone || v->leaving) return;
    struct wslay_event_msg message = {WSLAY_TEXT_FRAME, (const u8 *)line, length};
    wslay_event_queue_msg(v->socket, &message);
    wslay_event_send(v->socket);
}

void net_dismiss(struct visitor *v, int code, const char *reason)
{
    if (v->gone || v->leaving) return;
    wslay_event_queue_close(v->socket, (u16)code, (const u8 *)reason, strlen(reason));
    wslay_event_send(v->socket);
}

static void hear_socket(struct visitor *v, const u8 *bytes, size_t length)
{
    v->in = bytes;
    v->in_length = length;
    if (wslay_event_recv(v->socket) != 0) {
        drop(v);
        return;
    }
    v->in_length = 0;
    if (wslay_event_want_write(v->socket)) wslay_event_send(v->socket);
    if (!v->gone && !wslay_event_want_read(v->socket) && !wslay_event_want_write(v->socket)) {
        v->leaving = true;
        put(v, "", 0);
    }
}

/* -- HTTP --------------------------------------------------------------------------------------------------------- */

/* How many WebSockets an address has. */
static int count_of(const struct net *n, const char *address)
{
    int count = 0;
    for (const struct visitor *v = n->all; v; v = v->next) count += v->socket && !strcmp(v->address, address);
    return count;
}

static void open_socket(struct visitor *v, const struct http_request *r)
{
    struct net *n = v->net;
    struct text head = {0};
    bool full = count_of(n, v->address) >= n->options.per_address_most;
    bool fine = !full && http_accept(&head, r);
    if (full) {
        struct http_request refused = *r;
        refused.status = 429;
        http_say(&head, &refused, "too many connections from one address\n");
    }
    put(v, head.at, head.length);
    text_free(&head);
    v->leaving = !fine;
    if (!fine) return;
    text_free(&v->head);
    MUST(wslay_event_context_server_init(&v->socket, &callbacks, v) == 0);
    wslay_event_config_set_max_recv_msg_length(v->socket, NET_LINE_MOST);
    n->house->came(n->user, v);
}

static void answer_request(struct visitor *v)
{
    struct net *n = v->net;
    struct http_request r = http_read(v->head.at, v->head.length, n->options.names);
    struct text head = {0}, page = {0};
    if (http_is_for(&r, "/socket")) {
        open_socket(v, &r);
        return;
    }
    if (r.status == 200 && n->house->page(n->user, &r, &page)) http_say(&head, &r, text_string(&page));
    else http_answer(&head, &v->body, n->options.files, &r);
    put(v, head.at, head.length);
    text_free(&head);
    text_free(&page);
    v->leaving = true;
}

static void hear_http(struct visitor *v, const char *bytes, size_t length)
{
    if (v->leaving) return;
    text_put(&v->head, bytes, length);
    if (http_is_whole(v->head.at, v->head.length)) answer_request(v);
}

/* -- The loop ----------------------------------------------------------------------------------------------------- */

static void offer_room(uv_handle_t *handle, size_t wanted, uv_buf_t *buffer)
{
    struct net *n = ((struct visitor *)handle->data)->net;
    (void)wanted;
    *buffer = uv_buf_init(n->buffer, sizeof n->buffer);
}

static void heard(uv_stream_t *stream, ssize_t length, const uv_buf_t *buffer)
{
    struct visitor *v = stream->data;
    if (length < 0) {
        drop(v);
        return;
    }
    v->heard = uv_now(v->net->loop);
    if (v->socket) hear_socket(v, (const u8 *)buffer->base, (size_t)length);
    else hear_http(v, buffer->base, (size_t)length);
}

static void note_address(struct visitor *v)
{
    struct sockaddr_storage peer;
    int length = sizeof peer;
    if (uv_tcp_getpeername(&v->tcp, (struct sockaddr *)&peer, &length) != 0) return;
    if (peer.ss_family == AF_INET) uv_ip4_name((struct sockaddr_in *)&peer, v->address, sizeof v->address);
    else uv_ip6_name((struct sockaddr_in6 *)&peer, v->address, sizeof v->address);
}

static void somebody_came(uv_stream_t *door, int status)
{
    struct net *n = door->data;
    if (status < 0 || n->closing) return;
    struct visitor *v = calloc(1, sizeof *v);
    MUST(v != NULL);
    v->net = n;
    v->tcp.data = v;
    v->heard = uv_now(n->loop);
    v->next = n->all;
    if (n->all) n->all->before = v;
    n->all = v;
    n->count++;
    n->handles++;
    uv_tcp_init(n->loop, &v->tcp);
    if (uv_accept(door, (uv_stream_t *)&v->tcp) != 0 || n->count > n->options.visitors_most) {
        drop(v);
        return;
    }
    note_address(v);
    uv_tcp_nodelay(&v->tcp, 1);
    uv_read_start((uv_stream_t *)&v->tcp, offer_room, heard);
}

static void tick(uv_timer_t *timer)
{
    struct net *n = timer->data;
    for (struct visitor *v = n->all, *next; v; v = next) {
        u64 silent = uv_now(n->loop) - v->heard;
        next = v->next;
        if (silent > (v->socket ? IDLE_SECONDS : HEAD_SECONDS) * 1000) drop(v);
        else if (v->socket && !v->leaving && silent > IDLE_SECONDS * 500) {
            wslay_event_queue_msg(v->socket, &(struct wslay_event_msg){WSLAY_PING, NULL, 0});
            wslay_event_send(v->socket);
        }
    }
}

int net_port(const struct net *n)
{
    struct sockaddr_storage here;
    int length = sizeof here;
    MUST(uv_tcp_getsockname(&n->door, (struct sockaddr *)&here, &length) == 0);
    return ntohs(here.ss_family == AF_INET ? ((struct sockaddr_in *)&here)->sin_port
                                           : ((struct sockaddr_in6 *)&here)->sin6_port);
}

static int bind_door(struct net *n, const char *address, int port)
{
    struct sockaddr_in four;
    struct sockaddr_in6 six;
    if (uv_ip4_addr(address, port, &four) == 0) return uv_tcp_bind(&n->door, (struct sockaddr *)&four, 0);
    int code = uv_ip6_addr(address, port, &six);
    return code ? code : uv_tcp_bind(&n->door, (struct sockaddr *)&six, 0);
}

struct net *net_open(uv_loop_t *loop, const struct net_options *options, const struct house *house, void *user,
                     struct text *error)
{
    const char *address = options->address ? options->address : "127.0.0.1";
    struct net *n = calloc(1, sizeof *n);
    MUST(n != NULL);
    *n = (struct net){.loop = loop, .options = *options, .house = house, .user = user, .handles = 4};
    n->door.data = n->flush_before.data = n->flush_after.data = n->tick.data = n;
    uv_tcp_init(loop, &n->door);
    uv_prepare_init(loop, &n->flush_before);
    uv_check_init(loop, &n->flush_after);
    uv_timer_init(loop, &n->tick);
    int code = bind_door(n, address, options->port);
    if (!code) code = uv_listen((uv_stream_t *)&n->door, 1024, somebody_came);
    if (code) {
        text_add(error, "%s, port %d: %s", address, options->port, uv_strerror(code));
        net_close(n);
        return NULL;
    }
    uv_prepare_start(&n->flush_before, before_sleep);
    uv_check_start(&n->flush_after, after_sleep);
    uv_timer_start(&n->tick, tick, TICK_MS, TICK_MS);
    return n;
}

static void own_closed(uv_handle_t *handle) { handle_closed(handle->data); }

void net_close(struct net *n)
{
    n->closing = true;
    flush_all(n);
    for (struct visitor *v = n->all, *next; v; v = next) {
        next = v->next;
        if (v->socket) net_dismiss(v, CODE_GONE, "the server stops");
        flush(v);
        drop(v);
    }
    uv_close((uv_handle_t *)&n->door, own_closed);
    uv_close((uv_handle_t *)&n->flush_before, own_closed);
    uv_close((uv_handle_t *)&n->flush_after, own_closed);
    uv_close((uv_handle_t *)&n->tick, own_closed);
}
