/* campaign.c: operations about campaigns: what a game carries on, and what can come after it. */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

bool get_carried(struct call *q, const struct game *game, const struct content *content, u8 carried[CARRIED_MAX],
                 bool *carries)
{
    const struct json *wanted = get(q, "campaign");
    struct text json = {0}, why = {0};
    *carries = wanted && !(json_is(wanted, JS_BOOL) && !wanted->number);
    if (!*carries) return true;
    if (!game->campaign) return fail(q, "\"campaign\": %s has no campaign", game->name);
    if (!json_is(wanted, JS_BOOL) && !json_is(wanted, JS_OBJECT))
        return fail(q, "\"campaign\": expected true for the first game of one, or an object, what is carried");
    u8 *begun = carried_new(game, content);
    if (json_is(wanted, JS_OBJECT)) text_put(&json, q->line + wanted->from, wanted->to - wanted->from);
    bool fine = !json.length || carried_read(game, content, json.at, begun, &why) ||
                fail(q, "\"campaign\": %s", text_string(&why));
    memcpy(carried, begun, game->campaign->fields->bytes);
    free(begun);
    text_free(&json);
    text_free(&why);
    return fine;
}

/* "next": the set-ups without options that can come next. */
static void tell_next(struct call *q, const void *carried)
{
    const struct game *game = table_game(q->table);
    const struct content *content = table_content(q->table);
    int scenarios = game->scenario_kind ? content->count[game->scenario_kind] : 0;
    js_key(q->out, "next");
    js_open(q->out, '[');
    for (int row = scenarios ? 1 : 0; row <= scenarios; row++)
        for (u8 n = game->least_players; n <= game->most_players; n++) {
            if (campaign_fault(game, content, carried, &(struct setup){.players = n, .scenario = (u8)row})) continue;
            js_open(q->out, '{');
            js_key(q->out, "players");
            js_int(q->out, n);
            js_key(q->out, "scenario");
            js_string(q->out, row ? content_string(content, content_row(content, game->scenario_kind, row)->id) : NULL);
            js_close(q->out, '}');
        }
    js_close(q->out, ']');
}

/* What is carried under a key, and after it where the campaign stands with it. */
static void tell_carried(struct call *q, const char *key, const void *carried)
{
    struct text words = {0};
    const struct game *game = table_game(q->table);
    const struct content *content = table_content(q->table);
    js_key(q->out, key);
    carried_write(q->out, game, content, carried);
    game->campaign->stands(&words, content, carried);
    js_key(q->out, "text");
    js_string(q->out, text_string(&words));
    text_free(&words);
}

bool op_campaign(struct call *q)
{
    _Alignas(max_align_t) u8 after[CARRIED_MAX];
    struct table *t = q->table;
    const struct game *game = table_game(t);
    const void *before = table_carried(t);
    if (!before) return fail(q, "this is not the game of a campaign; \"new\" with \"campaign\": true begins one");
    js_key(q->out, "over");
    js_bool(q->out, table_over(t));
    if (!table_over(t)) {
        tell_carried(q, "before", before);
        return true;
    }
    js_key(q->out, "before");
    carried_write(q->out, game, table_content(t), before);
    if (!carried_after(t, after, q->error)) return false;
    tell_carried(q, "after", after);
    js_key(q->out, "ended");
    js_bool(q->out, campaign_over(game, table_content(t), after));
    tell_next(q, after);
    return true;
}
