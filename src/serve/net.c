/* net.c: connections: first HTTP, then perhaps WebSocket; what is sent is gathered and written once a turn of the
 * loop. */
#include "net.h"

#include <stdlib.h>
#include <string.h>
#include <wslay/wslay.h>

enum {
    BODY_SECONDS = 120, /* in which the answer to a request must be taken */
    FAREWELL_SECONDS = 5, /* in which whoever is dismissed may say farewell */
    WAITING_MOST = 2, /* connections of an address, for each that may be a socket; a proxy has no such limit */
    IDLE_SECONDS = 90, /* of silence, after which a visitor is gone; at half of it they are asked */
    TICK_MS = 1000,
    CODE_GONE = 1001, CODE_TEXT_ONLY = 1003,
    SPARES_MOST = 8,
};

/* What reads and writes frames. It takes more room than all else that a visitor needs here, and remembers nothing while
 * no frame is half read and nobody says farewell: so visitors have one only as long as that. */
struct ear {
    wslay_event_context_ptr context;
    struct visitor *of;
    struct ear *next; /* spare one */
};

struct visitor {
    uv_tcp_t tcp;
    struct net *net;
    void *kept;
    bool talks;                     /* by WebSocket; otherwise it is HTTP */
    struct ear *ear;                /* NULL: it needs none now */
    long long unread;               /* bytes that the ear has got beyond the end of the frame that has begun last */
    struct text head;               /* the request so far */
    const u8 *in;                   /* bytes that the socket has not taken yet */
    size_t in_length;
    struct text out;                /* what goes out at the end of this turn */
    struct span body;               /* that follows it */
    size_t in_flight;               /* bytes that the kernel has not taken yet */
    u64 heard, due;                 /* when it was heard last; when it must be gone, 0: it may stay */
    struct address *peer, *address; /* that it, and its socket, is counted for */
    bool dismissed; /* nothing that it says is heard any more */
    bool choked;   /* it is dropped at the end of this turn: it reads too slowly */
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
    struct addresses *addresses;
    struct visitor *all, *waiting;
    struct ear *spare;
    int spares, count, handles;
    bool closing;
    char buffer[65536];
};

void **net_keep(struct visitor *v) { return &v->kept; }
int net_visitors(const struct net *n) { return n->count; }
struct address *net_address(struct visitor *v) { return v->address; }

/* -- Ears -------------------------------------------------------------------------------------------------------- */

static const struct wslay_event_callbacks callbacks;

static void free_ear(struct ear *e)
{
    wslay_event_context_free(e->context);
    free(e);
}

/* Gives a visitor an ear. */
static struct ear *lend_ear(struct visitor *v)
{
    struct net *n = v->net;
    struct ear *e = n->spare;
    if (e) {
        n->spare = e->next;
        n->spares--;
    } else {
        MUST((e = calloc(1, sizeof *e)) != NULL);
        MUST(wslay_event_context_server_init(&e->context, &callbacks, e) == 0);
        wslay_event_config_set_max_recv_msg_length(e->context, NET_LINE_MOST);
    }
    e->of = v;
    v->ear = e;
    v->unread = 0;
    return e;
}

/* Takes the ear of a visitor back, unless it must remember something. */
static void take_ear(struct visitor *v)
{
    struct net *n = v->net;
    struct ear *e = v->ear;
    if (v->unread || !wslay_event_want_read(e->context) || wslay_event_want_write(e->context) ||
        wslay_event_get_close_sent(e->context) || wslay_event_get_close_received(e->context))
        return;
    v->ear = NULL;
    if (n->spares == SPARES_MOST) {
        free_ear(e);
        return;
    }
    e->next = n->spare;
    n->spare = e;
    n->spares++;
}

/* -- Leaving ----------------------------------------------------------------------------------------------------- */

static void handle_closed(struct net *n)
{
    if (--n->handles) return;
    for (struct ear *e; (e = n->spare) != NULL;) {
        n->spare = e->next;
        free_ear(e);
    }
    addresses_free(n->addresses);
    free(n);
}

static void visitor_closed(uv_handle_t *handle)
{
    struct visitor *v = handle->data;
    struct net *n = v->net;
    if (v->ear) free_ear(v->ear);
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
    if (v->talks) {
        n->house->left(n->user, v);
        v->address->sockets--;
    }
    if (v->before) v->before->next = v->next;
    else n->all = v->next;
    if (v->next) v->next->before = v->before;
    n->count--;
    if (v->peer) v->peer->visits--;
    uv_close((uv_handle_t *)&v->tcp, visitor_closed);
}

/* -- Writing ----------------------------------------------------------------------------------------------------- */

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
    if (v->in_flight + length > NET_BACKLOG_MOST + v->body.length) {
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
    if (v->choked) drop(v);
    if (v->gone) return;
    if (v->body.length) text_put(&v->out, v->body.at, v->body.length);
    if (v->out.length) {
        uv_buf_t buffer = uv_buf_init(v->out.at, (unsigned)v->out.length);
        int done = v->in_flight ? 0 : uv_try_write((uv_stream_t *)&v->tcp, &buffer, 1);
        if (done < 0 && done != UV_EAGAIN) {
            drop(v);
            return;
        }
        size_t taken = done < 0 ? 0 : (size_t)done;
        if (taken < v->out.length) write_later(v, v->out.at + taken, v->out.length - taken);
        text_free(&v->out);
        v->body = (struct span){0};
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

/* -- WebSocket --------------------------------------------------------------------------------------------------- */

static ssize_t take_bytes(wslay_event_context_ptr socket, u8 *to, size_t most, int flags, void *user)
{
    struct visitor *v = ((struct ear *)user)->of;
    (void)flags;
    if (!v->in_length) {
        wslay_event_set_error(socket, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    size_t n = most < v->in_length ? most : v->in_length;
    memcpy(to, v->in, n);
    v->in += n;
    v->in_length -= n;
    v->unread += (long long)n;
    return (ssize_t)n;
}

static ssize_t give_bytes(wslay_event_context_ptr socket, const u8 *from, size_t length, int flags, void *user)
{
    (void)socket;
    (void)flags;
    struct visitor *v = ((struct ear *)user)->of;
    v->choked |= v->out.length + length > NET_BACKLOG_MOST;
    put(v, from, v->choked ? 0 : length);
    return (ssize_t)length;
}

/* Lines in pieces are refused: browsers do not send them, and the pieces cost more than they count. */
static void frame_begins(wslay_event_context_ptr socket, const struct wslay_event_on_frame_recv_start_arg *frame,
                         void *user)
{
    struct visitor *v = ((struct ear *)user)->of;
    const int length_bytes = frame->payload_length > 0xFFFF ? 8 : frame->payload_length > 125 ? 2 : 0;
    v->unread -= 2 + length_bytes + 4 + (long long)frame->payload_length; /* 4: the mask, without which it is refused */
    if (frame->fin && frame->opcode != WSLAY_CONTINUATION_FRAME) return;
    wslay_event_queue_close(socket, WSLAY_CODE_POLICY_VIOLATION, NULL, 0);
    wslay_event_shutdown_read(socket);
}

static void line_came(wslay_event_context_ptr socket, const struct wslay_event_on_msg_recv_arg *message, void *user)
{
    struct visitor *v = ((struct ear *)user)->of;
    (void)socket;
    if (wslay_is_ctrl_frame(message->opcode) || v->dismissed || v->leaving || v->gone) return;
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

static void send_frame(struct visitor *v, u8 kind, const char *bytes, size_t length)
{
    bool lent = !v->ear;
    struct ear *e = lent ? lend_ear(v) : v->ear;
    wslay_event_queue_msg(e->context, &(struct wslay_event_msg){kind, (const u8 *)bytes, length});
    wslay_event_send(e->context);
    if (lent) take_ear(v);
}

void net_send(struct visitor *v, const char *line, size_t length)
{
    if (v->gone || v->leaving || v->dismissed) return;
    send_frame(v, WSLAY_TEXT_FRAME, line, length);
}

void net_dismiss(struct visitor *v, int code, const char *reason)
{
    if (v->gone || v->leaving || v->dismissed) return;
    v->dismissed = true;
    v->due = uv_now(v->net->loop) + FAREWELL_SECONDS * 1000;
    struct ear *e = v->ear ? v->ear : lend_ear(v);
    wslay_event_queue_close(e->context, (u16)code, (const u8 *)reason, strlen(reason));
    wslay_event_send(e->context);
}

static void hear_socket(struct visitor *v, const u8 *bytes, size_t length)
{
    if (v->leaving) return;
    struct ear *e = v->ear ? v->ear : lend_ear(v);
    v->in = bytes;
    v->in_length = length;
    if (wslay_event_recv(e->context) != 0) {
        drop(v);
        return;
    }
    v->in_length = 0;
    if (wslay_event_want_write(e->context)) wslay_event_send(e->context);
    if (v->gone) return;
    if (!wslay_event_want_read(e->context) && !wslay_event_want_write(e->context)) {
        v->leaving = true;
        put(v, "", 0);
    }
    take_ear(v);
}

/* -- HTTP -------------------------------------------------------------------------------------------------------- */

/* The address of the other end. */
static struct address *address_of_peer(struct visitor *v)
{
    struct net *n = v->net;
    struct sockaddr_storage peer = {0};
    int length = sizeof peer;
    char text[ADDRESS_LETTERS] = "";
    uv_tcp_getpeername(&v->tcp, (struct sockaddr *)&peer, &length);
    if (peer.ss_family == AF_INET) uv_ip4_name((struct sockaddr_in *)&peer, text, sizeof text);
    else if (peer.ss_family == AF_INET6) uv_ip6_name((struct sockaddr_in6 *)&peer, text, sizeof text);
    return address_of(n->addresses, text, uv_now(n->loop));
}

/* Whose connection it is: the other end's, or whom our proxy speaks for. */
static struct address *address_of_visitor(struct visitor *v, const struct http_request *r)
{
    struct net *n = v->net;
    char text[ADDRESS_LETTERS];
    if (n->options.proxied && http_forwarded_for(r, text, sizeof text))
        return address_of(n->addresses, text, uv_now(n->loop));
    return v->peer;
}

static void open_socket(struct visitor *v, const struct http_request *r)
{
    struct net *n = v->net;
    struct text head = {0};
    struct address *address = address_of_visitor(v, r);
    bool full = address->sockets >= n->options.per_address_most;
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
    v->due = 0;
    text_free(&v->head);
    v->talks = true;
    v->address = address;
    address->sockets++;
    n->house->came(n->user, v);
}

static void answer_request(struct visitor *v)
{
    struct net *n = v->net;
    struct http_request r = http_read(v->head.at, v->head.length, n->options.names);
    struct text head = {0}, page = {0};
    v->due = uv_now(n->loop) + BODY_SECONDS * 1000;
    if (http_is_for(&r, "/socket")) {
        open_socket(v, &r);
        return;
    }
    int status = r.status == 200 ? n->house->page(n->user, &r, &page) : 0;
    if (status) r.status = status;
    if (status) http_say(&head, &r, text_string(&page));
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

/* -- The loop ---------------------------------------------------------------------------------------------------- */

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
    if (v->talks) hear_socket(v, (const u8 *)buffer->base, (size_t)length);
    else hear_http(v, buffer->base, (size_t)length);
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
    v->due = v->heard + (u64)n->options.head_seconds * 1000;
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
    v->peer = address_of_peer(v);
    if (++v->peer->visits > n->options.per_address_most * WAITING_MOST && !n->options.proxied) {
        drop(v);
        return;
    }
    uv_tcp_nodelay(&v->tcp, 1);
    uv_read_start((uv_stream_t *)&v->tcp, offer_room, heard);
}

static void tick(uv_timer_t *timer)
{
    struct net *n = timer->data;
    for (struct visitor *v = n->all, *next; v; v = next) {
        u64 now = uv_now(n->loop), silent = now - v->heard;
        next = v->next;
        if (v->due ? now > v->due : silent > IDLE_SECONDS * 1000) drop(v);
        else if (v->talks && !v->due && !v->leaving && silent > IDLE_SECONDS * 500)
            send_frame(v, WSLAY_PING, NULL, 0);
    }
    addresses_tidy(n->addresses, uv_now(n->loop));
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
    *n = (struct net){.loop = loop, .options = *options, .house = house, .user = user, .handles = 4,
                      .addresses = addresses_new()};
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
        if (v->talks) net_dismiss(v, CODE_GONE, "the server stops");
        flush(v);
        drop(v);
    }
    uv_close((uv_handle_t *)&n->door, own_closed);
    uv_close((uv_handle_t *)&n->flush_before, own_closed);
    uv_close((uv_handle_t *)&n->flush_after, own_closed);
    uv_close((uv_handle_t *)&n->tick, own_closed);
}
