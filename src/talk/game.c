/* game.c: operations that open games, positions and records, and look at the state as a whole. */
#include <stdlib.h>
#include <string.h>

#include "inside.h"
#include "engine/sound.h"

enum { NAME_BYTES = 40 };

/* -- new ------------------------------------------------------------------------------------------------ */

static const char *row_id(const struct content *content, int kind, int row)
{
    return content_string(content, content_row(content, kind, row)->id);
}

/* Without a scenario the first that can be played with these players and options is taken. */
static bool get_scenario(struct call *q, const struct game *game, const struct content *content, const void *carried,
                         struct setup *setup)
{
    const char *id, *names[256 + 1] = {NULL};
    int kind = game->scenario_kind, count = kind ? content->count[kind] : 0;
    if (!get_string(q, "scenario", &id)) return false;
    if (!id) {
        for (setup->scenario = 1; setup->scenario < count; setup->scenario++)
            if (!(carried ? campaign_fault(game, content, carried, setup) : setup_fault(game, content, setup)))
                return true;
        return true;
    }
    for (int i = 1; i <= count; i++) {
        names[i - 1] = row_id(content, kind, i);
        setup->scenario = (u8)i;
        if (strcmp(names[i - 1], id) == 0) return true;
    }
    fail(q, "\"scenario\": %s has no scenario \"%.60s\"", game->name, id);
    fail_guess(q, id, names);
    return false;
}

static bool get_options(struct call *q, const struct game *game, u32 *options)
{
    const struct json *list = get(q, "options");
    const char *names[32 + 1] = {NULL};
    int known = 0;
    while (known < 32 && game->rules.options && game->rules.options[known].id) {
        names[known] = game->rules.options[known].id;
        known++;
    }
    *options = 0;
    if (list && !json_is(list, JS_LIST)) return fail(q, "\"options\": expected a list of strings");
    for EACH_JSON(option, list) {
        const char *id = json_text(option);
        int bit = 0;
        if (!id) return fail(q, "\"options\": expected a list of strings");
        while (bit < known && strcmp(names[bit], id) != 0) bit++;
        if (bit == known) {
            fail(q, "\"options\": %s has no option \"%.60s\"", game->name, id);
            fail_guess(q, id, names);
            return false;
        }
        *options |= 1u << bit;
    }
    return true;
}

static bool check_names(struct call *q, int players)
{
    const struct json *list = get(q, "names");
    if (!list) return true;
    if (!json_is(list, JS_LIST) || list->count > players)
        return fail(q, "\"names\": expected a list of at most %d strings", players);
    for EACH_JSON(item, list) {
        const char *name = json_text(item);
        if (!name) return fail(q, "\"names\": expected a list of strings");
        if (!check_plain(q, "\"names\"", name, NAME_BYTES)) return false;
    }
    return true;
}

void take_room(struct call *q, struct room *room, const struct room_settings *settings)
{
    room_free(q->by->room);
    room_set(room, settings);
    q->by->room = room;
    q->by->scene_told = false;
    q->table = room_table(room);
    table_careful(q->table, q->by->careful);
    if (q->by->shelf) table_share(q->table, q->by->shelf->scratch);
    random_seed(&q->by->luck, 0);
    q->by->slice = 0; /* a new room's bots think all at once until they are told otherwise */
}

bool op_new(struct call *q)
{
    const struct game *game;
    long long players;
    u64 seed;
    bool friendly, strict;
    struct setup setup = {0};
    _Alignas(max_align_t) u8 carried[CARRIED_MAX];
    bool carries;
    if (!get_game(q, &game)) return false;
    const struct content *content = talk_content(q->by, game);
    if (!get_int(q, "players", game->least_players, game->most_players, game->least_players, &players) ||
        !get_seed(q, "seed", 0, &seed) || !get_bool(q, "friendly", false, &friendly) ||
        !get_bool(q, "strict_memory", false, &strict) ||
        !get_options(q, game, &setup.options) || !check_names(q, (int)players) ||
        !get_carried(q, game, content, carried, &carries))
        return false;
    setup.players = (u8)players;
    if (!get_scenario(q, game, content, carries ? carried : NULL, &setup)) return false;
    struct room *room = room_new_with(game, content, &setup, carries ? carried : NULL, seed, q->error);
    if (!room) return false;
    seat named = 0;
    for EACH_JSON(name, get(q, "names")) table_name(room_table(room), named++, name->string);
    struct room_settings settings = room_settings(room);
    settings.friendly = friendly;
    settings.strict = strict;
    take_room(q, room, &settings);
    js_key(q->out, "game");
    js_string(q->out, game->id);
    js_key(q->out, "players");
    js_int(q->out, players);
    js_key(q->out, "scenario");
    js_string(q->out, game->scenario_kind ? row_id(content, game->scenario_kind, setup.scenario) : NULL);
    tell_events(q, 0, (struct eyes){NOBODY, false});
    tell_pending(q, own_eyes(q), false);
    return true;
}

/* -- Positions ------------------------------------------------------------------------------------------- */

bool op_dump(struct call *q)
{
    const struct table *t = q->table;
    js_key(q->out, "position");
    state_dump(q->out, table_game(t), table_content(t), table_state(t), false);
    return true;
}

bool op_view(struct call *q)
{
    struct table *t = q->table;
    struct eyes eyes;
    _Alignas(max_align_t) u8 view[STATE_MAX];
    if (!get_eyes(q, "seat", (struct eyes){NOBODY, false}, &eyes)) return false;
    if (eyes.all) return fail(q, "\"seat\": expected a seat or null; \"dump\" shows everything");
    MUST(table_game(t)->state_bytes <= sizeof view);
    table_view(t, eyes.seat, view);
    js_key(q->out, "seat");
    tell_value(q->out, table_game(t), table_content(t), SEAT, eyes.seat);
    js_key(q->out, "view");
    state_dump(q->out, table_game(t), table_content(t), view, true);
    return true;
}

bool op_load(struct call *q)
{
    const struct json *position = get(q, "position");
    const char *place;
    seat at = NOBODY;
    struct eyes eyes;
    if (position && !json_is(position, JS_OBJECT)) return fail(q, "\"position\": expected an object with fields");
    if (!get_string(q, "place", &place) || (get(q, "at") && !get_seat(q, "at", &at)) ||
        !get_eyes(q, "as", (struct eyes){NOBODY, false}, &eyes))
        return false;
    const struct json *players = json_get(position, "players");
    if (json_is(players, JS_INT) && players->number != table_setup(q->table)->players)
        return fail(q, "\"position\": this table has %d players; \"new\" makes one of another size",
                    table_setup(q->table)->players);
    if (!position && !place) return fail(q, "\"load\" needs \"position\", \"place\" or both");
    struct text text = {0};
    if (position) text_put(&text, q->line + position->from, position->to - position->from);
    else text_add(&text, "{}");
    bool good = table_load(q->table, text.at, place, at, q->error);
    text_free(&text);
    if (good) room_forget(q->by->room);
    if (good) tell_outcome(q, 0, eyes);
    return good;
}

/* The family and the number of the pile with this name; NULL when there is none. */
static const struct field *find_pile(struct call *q, const char *name, int *pile)
{
    const struct field *f = table_game(q->table)->rules.fields->field;
    const char *names[256 + 1] = {NULL};
    int n = 0;
    for (; f->name; f++) {
        for (*pile = 0; f->family && *pile < f->family->piles; ++*pile) {
            if (strcmp(f->family->pile[*pile].name, name) == 0) return f;
            if (n < 256) names[n++] = f->family->pile[*pile].name;
        }
    }
    fail(q, "\"pile\": there is no pile \"%.60s\"", name);
    fail_guess(q, name, names);
    return NULL;
}

/* Moves a card of a pile from index `from` up to index `to`, together with the set of who knows it. */
static void raise_card(struct cards k, int pile, int from, int to)
{
    u8 *id = k.id + k.start[pile], *known = k.known + k.start[pile], card = id[from], seen = known[from];
    memmove(id + to + 1, id + to, (size_t)(from - to));
    memmove(known + to + 1, known + to, (size_t)(from - to));
    id[to] = card;
    known[to] = seen;
}

static bool stack_pile(struct call *q, const struct field *f, struct cards k, int pile, const struct json *list)
{
    int to = 0;
    for EACH_JSON(item, list) {
        const char *id = json_text(item);
        u8 card;
        if (!id) return fail(q, "\"cards\": expected a list of ids");
        if (!get_value(q, "cards", item, f->family->domain, &card)) return false;
        int at = to;
        while (at < pile_count(k, pile) && card_at(k, pile, at) != card) at++;
        if (at == pile_count(k, pile))
            return fail(q, "\"cards\": %s is not%s in the pile %s of %d cards", id,
                        card_find(k, pile, card) >= 0 ? " that often" : "", f->family->pile[pile].name,
                        pile_count(k, pile));
        raise_card(k, pile, at, to++);
    }
    return true;
}

bool op_deck(struct call *q)
{
    struct table *t = q->table;
    const struct json *list = get(q, "cards");
    const char *name;
    int pile;
    _Alignas(max_align_t) u8 state[STATE_MAX];
    if (!get_string(q, "pile", &name)) return false;
    if (!name) return fail(q, "\"deck\" needs \"pile\", the name of a pile");
    const struct field *f = find_pile(q, name, &pile);
    if (!f) return false;
    if (!json_is(list, JS_LIST)) return fail(q, "\"cards\": expected a list of ids, the top card first");
    memcpy(state, table_state(t), table_game(t)->state_bytes);
    struct cards k = field_cards(f, state);
    if (!stack_pile(q, f, k, pile, list)) return false;
    struct text position = {0};
    state_dump(&position, table_game(t), table_content(t), state, false);
    bool good = table_load(t, position.at, NULL, NOBODY, q->error);
    text_free(&position);
    if (!good) return false;
    js_key(q->out, "pile");
    js_string(q->out, name);
    js_key(q->out, "count");
    js_int(q->out, pile_count(k, pile));
    return true;
}

/* -- Luck ------------------------------------------------------------------------------------------------- */

static bool fix_luck(struct call *q, bool dice)
{
    const struct json *list = get(q, "values");
    u8 value[FIXED_MAX];
    int count = 0, least = dice ? 1 : 0;
    if (!json_is(list, JS_LIST) || list->count > FIXED_MAX)
        return fail(q, "\"values\": expected a list of at most %d numbers", FIXED_MAX);
    for EACH_JSON(item, list) {
        if (!json_is(item, JS_INT) || item->number < least || item->number > 255)
            return fail(q, "\"values\": expected whole numbers from %d to 255", least);
        value[count++] = (u8)item->number;
    }
    const struct context *c = table_context(q->table);
    const struct fixed none = {0}, *other = dice ? c->picks : c->dice; /* the other list keeps what is left of it */
    if (!other) other = &none;
    const u8 *left = other->value + other->next;
    int left_count = other->count - other->next;
    if (dice)
        table_fix(q->table, value, count, left, left_count);
    else
        table_fix(q->table, left, left_count, value, count);
    js_key(q->out, "fixed");
    js_int(q->out, count);
    return true;
}

bool op_dice(struct call *q) { return fix_luck(q, true); }
bool op_picks(struct call *q) { return fix_luck(q, false); }

/* -- Records ---------------------------------------------------------------------------------------------- */

bool op_record(struct call *q)
{
    bool seed;
    struct eyes eyes;
    struct text record = {0};
    if (!get_bool(q, "seed", false, &seed) || !get_eyes(q, "seat", own_eyes(q), &eyes)) return false;
    if (seed && !eyes.all) return fail(q, "\"seed\": it is not for a seat to know");
    if (room_settings(q->by->room).strict && !eyes.all && eyes.seat != NOBODY && !table_over(q->table))
        return fail(q, "\"seat\": in a game with strict memory a seat is told nothing again before its end");
    if (eyes.all) table_record(q->table, &record, seed);
    else table_record_for(q->table, &record, eyes.seat);
    js_key(q->out, "record");
    js_string(q->out, text_string(&record));
    text_free(&record);
    return true;
}

bool op_replay(struct call *q)
{
    const char *record;
    long long to;
    bool strict;
    if (!get_bool(q, "strict_memory", false, &strict) || !get_string(q, "record", &record) ||
        !get_int(q, "to", 0, INT32_MAX, INT32_MAX, &to))
        return false;
    if (!record) return fail(q, "\"replay\" needs \"record\", the text of a record");
    const struct game *game = record_game(games, record);
    if (!game || !game->linked.bytes) return fail(q, "\"record\": this is not a record of a game in this box");
    const struct content *content = talk_content(q->by, game);
    struct room *room = room_replay(game, content, record, q->error);
    if (!room) return false;
    if (to < room_position(room) && !room_go(room, (int)to)) {
        room_free(room);
        return fail(q, "\"to\": the record has no position after %lld answers", to);
    }
    struct room_settings settings = room_settings(room);
    settings.strict |= strict;
    take_room(q, room, &settings);
    js_key(q->out, "game");
    js_string(q->out, game->id);
    tell_pending(q, own_eyes(q), false);
    return true;
}

bool op_go(struct call *q)
{
    long long decisions;
    if (!get_int(q, "decisions", 0, INT32_MAX, -1, &decisions)) return false;
    if (decisions < 0) return fail(q, "\"go\" needs \"decisions\", how many answers the position comes after");
    if (!room_go(q->by->room, (int)decisions))
        return fail(q, "\"decisions\": there is no position after %lld answers", decisions);
    tell_pending(q, own_eyes(q), false);
    return true;
}

/* -- The state as a whole ---------------------------------------------------------------------------------- */

static void tell_scores(struct call *q, const char *key, int (*count)(struct context *c, const void *state, seat who))
{
    struct table *t = q->table;
    js_key(q->out, key);
    js_open(q->out, '[');
    for (seat s = 0; s < table_setup(t)->players; s++) js_int(q->out, count(table_context(t), table_state(t), s));
    js_close(q->out, ']');
}

static void tell_winners(struct call *q)
{
    struct table *t = q->table;
    int players = table_setup(t)->players, score[SEATS_MAX], best = 1;
    for (seat s = 0; s < players; s++) {
        score[s] = table_game(t)->rules.score(table_context(t), table_state(t), s);
        best = max_int(best, score[s]);
    }
    js_key(q->out, "winners");
    js_open(q->out, '[');
    for (int s = 0; s < players; s++)
        if (score[s] == best) js_int(q->out, s);
    js_close(q->out, ']');
}

static void tell_sides(struct call *q)
{
    struct table *t = q->table;
    const struct game_rules *rules = &table_game(t)->rules;
    js_key(q->out, "sides");
    js_open(q->out, '[');
    for (seat s = 0; s < table_setup(t)->players; s++) {
        int side = rules->side(table_context(t), table_state(t), s);
        js_string(q->out, side < 0 ? NULL : rules->sides[side]);
    }
    js_close(q->out, ']');
}

static void tell_verdicts(struct call *q)
{
    struct text why = {0};
    js_key(q->out, "verdicts");
    js_open(q->out, '[');
    for (seat who = 0; who < table_setup(q->table)->players; who++) {
        text_clear(&why);
        rule_number rule = room_verdict(q->by->room, who, &why);
        js_open(q->out, '{');
        js_key(q->out, "seat");
        js_int(q->out, who);
        tell_rule(q->out, table_game(q->table), rule);
        js_key(q->out, "text");
        js_string(q->out, text_string(&why));
        js_close(q->out, '}');
    }
    js_close(q->out, ']');
    text_free(&why);
}

/* The newspaper of the game, if it has one. */
static void tell_paper(struct call *q)
{
    static const char *const parts[PAPER_PARTS] = {"name", "headline", "article", "column", "box", "advertisement"};
    const char *const *sides = table_game(q->table)->rules.sides;
    struct paper paper = {0};
    if (room_paper(q->by->room, &paper)) {
        js_key(q->out, "paper");
        js_open(q->out, '[');
        for (int i = 0; i < paper.count; i++) {
            const struct paper_item *item = &paper.item[i];
            js_open(q->out, '{');
            js_key(q->out, "part");
            js_string(q->out, parts[item->part]);
            if (sides && item->side >= 0) js_key(q->out, "side"), js_string(q->out, sides[item->side]);
            js_key(q->out, "title");
            js_string(q->out, paper_words(&paper, item->title));
            js_key(q->out, "text");
            js_string(q->out, paper_words(&paper, item->text));
            js_close(q->out, '}');
        }
        js_close(q->out, ']');
    }
    paper_free(&paper);
}

bool op_result(struct call *q)
{
    struct table *t = q->table;
    const struct game_rules *rules = &table_game(t)->rules;
    bool over = table_over(t);
    js_key(q->out, "over");
    js_bool(q->out, over);
    if (!over) return true;
    tell_scores(q, "scores", rules->score);
    tell_winners(q);
    if (rules->points) {
        js_key(q->out, "points_name");
        js_string(q->out, rules->points_name);
        tell_scores(q, "points", rules->points);
    }
    if (rules->sides) tell_sides(q);
    if (table_game(t)->show.verdict) tell_verdicts(q);
    tell_paper(q);
    return true;
}

bool op_hash(struct call *q)
{
    const struct table *t = q->table;
    struct text hash = {0};
    text_add(&hash, "%016llx", (unsigned long long)state_hash(table_game(t), table_state(t)));
    js_key(q->out, "hash");
    js_string(q->out, hash.at);
    text_free(&hash);
    return true;
}

bool op_broken(struct call *q)
{
    struct table *t = q->table;
    struct text why = {0};
    bool broken = !state_sound(table_context(t), table_state(t), &why);
    js_key(q->out, "broken");
    js_string(q->out, broken ? text_string(&why) : NULL);
    text_free(&why);
    return true;
}
