/* hub_hint.c: hints: a bot thinks for a player in the threads of the pool, one at a time for each table. */
#include "hub_inside.h"

#include <stdlib.h>
#include <string.h>

struct hint {
    struct chair *to;
    struct text line; /* the beginning of the answer */
    struct bot *bot;
    void *job;
    int pauses, part; /* the question that it is about */
};

/* Its job has ended. */
static void end_hint(struct hub *h, struct open_table *t)
{
    struct open_table **at = &h->hinting;
    while (*at != t) at = &(*at)->next_hinting;
    *at = t->next_hinting;
    text_free(&t->hint->line);
    bot_free(t->hint->bot);
    free(t->hint);
    t->hint = NULL;
}

void hub_stop_hint(struct hub *h, struct open_table *t, const struct chair *to)
{
    if (!t->hint || (to && t->hint->to != to)) return;
    pool_thinking(h->pool)->end(t->hint->job);
    end_hint(h, t);
}

void hub_check_hint(struct hub *h, struct open_table *t)
{
    struct hint *hint = t->hint;
    if (!hint) return;
    const struct thinking *how = pool_thinking(h->pool);
    bool asked = room_asks(t->served->room, hint->to->seat, hint->pauses, hint->part);
    if (asked && !how->is_done(hint->job)) return;
    bool done = how->end(hint->job);
    struct text line = hint->line;
    struct chair *to = hint->to;
    hint->line = (struct text){0};
    if (asked && done) talk_pondered(to->caller, hint->bot, &line);
    else js_key(&line, "error"), js_string(&line, "the question was answered meanwhile");
    js_close(&line, '}');
    end_hint(h, t);
    hub_tell(to, t, &line);
}

void hub_check_hints(struct hub *h)
{
    struct open_table *next;
    for (struct open_table *t = h->hinting; t; t = next) {
        next = t->next_hinting;
        hub_check_hint(h, t);
    }
}

/* {"op": "hint", "level": "hard"}: what a bot would do in the place of whoever asks. */
bool hub_hint(struct hearing *q)
{
    struct hub *h = q->hub;
    struct open_table *t = q->chair->at;
    const char *level = json_text(json_get(q->request, "level"));
    seat who = q->chair->seat;
    if (!t || who == NOBODY) return hub_refuse(q, "\"hint\" is only for players");
    if (!served_has_hints(t->served)) return hub_refuse(q, "there are no hints at this table");
    if (!has_seat(served_asked(t->served, who), who) || t->served->place[who].level[0])
        return hub_refuse(q, "you are not asked anything now");
    if (t->hint) return hub_refuse(q, "somebody at this table has asked for a hint; wait a moment");
    if (level && strcmp(level, "normal") != 0 && strcmp(level, "hard") != 0)
        return hub_refuse(q, "\"level\": expected \"normal\" or \"hard\"");
    struct bot *bot = talk_ponder(q->chair->caller, level ? level : "hard", &q->error);
    if (!bot) return false;
    struct room *room = t->served->room;
    struct hint *hint = calloc(1, sizeof *hint);
    MUST(hint != NULL);
    *hint = (struct hint){.to = q->chair, .bot = bot, .pauses = room_pauses(room), .part = room_part(room, who)};
    hub_open_line(q, &hint->line);
    hint->job = pool_thinking(h->pool)->begin(pool_thinking(h->pool)->with, bot, 0);
    t->hint = hint;
    t->next_hinting = h->hinting;
    h->hinting = t;
    return true;
}
