/* kit.c: the test table of kit.h, independent of any game. */
#include "kit.h"

#include <stdio.h>

#include "engine/say.h"
#include "pack.h"

/* -- Opening ------------------------------------------------------------------------------------------------------ */

static void note_event(void *listener, const struct event *event)
{
    struct kit *k = listener;
    if (k->events < KIT_EVENTS) k->event[k->events++] = *event;
}

void kit_load(struct kit *k, const struct game *game, const char *lua)
{
    struct text block = {0}, errors = {0};
    memset(k, 0, sizeof *k);
    k->game = game;
    if (lua) {
        if (!pack_read(game, lua, &block, &errors)) fail_msg("%s", text_string(&errors));
        text_free(&errors);
        k->block = block.at;
        assert_true(content_open(&k->content, block.at, block.length));
    } else {
        assert_true(content_open(&k->content, game->linked.block, *game->linked.bytes));
    }
}

void kit_begin(struct kit *k, struct setup setup, u64 seed)
{
    const char *wrong = setup_fault(k->game, &k->content, &setup);
    if (wrong) fail_msg("%s", wrong);
    k->g = (STATE *)(void *)k->bytes;
    context_open(&k->c, k->game, &k->content, k->g);
    k->c.refusals = &k->refusals;
    k->c.on_event = note_event;
    k->c.listener = k;
    k->c.dice = &k->dice;
    k->c.picks = &k->picks;
    rules_begin(&k->c, &setup, seed);
    rules_run(&k->c);
}

void close_kit(struct kit *k) { free(k->block); }

u8 kit_find(struct kit *k, u8 domain, const char *id)
{
    int value = thing_find(k->game, &k->content, domain, id);
    if (value <= 0) fail_msg("content has no '%s'", id);
    return (u8)value;
}

bool kit_has_mistake(const struct game *game, const char *lua, const char *words)
{
    struct text block = {0}, errors = {0};
    bool found = !pack_read(game, lua, &block, &errors) && strstr(text_string(&errors), words);
    text_free(&block);
    text_free(&errors);
    return found;
}

const char *kit_check(const struct game *game, const char *lua, struct setup setup)
{
    struct kit k;
    kit_load(&k, game, lua);
    const char *wrong = setup_fault(game, &k.content, &setup);
    close_kit(&k);
    return wrong;
}

static void fix(struct fixed *fixed, int n, va_list list)
{
    assert_true(n <= FIXED_MAX);
    fixed->count = fixed->next = 0;
    while (n-- > 0) fixed->value[fixed->count++] = (u8)va_arg(list, int);
}

void fix_dice(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    fix(&k->dice, n, list);
    va_end(list);
}

void fix_picks(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    fix(&k->picks, n, list);
    va_end(list);
}

/* -- Entry points ------------------------------------------------------------------------------------------------- */

static void find_fault(struct kit *k, const char *when)
{
    struct text why = {0};
    if (!state_sound(&k->c, k->g, &why)) fail_msg("%s: %s", when, text_string(&why));
    text_free(&why);
}

static void refresh(struct kit *k)
{
    if (k->game->rules.refresh) k->game->rules.refresh(&k->c, k->g);
}

void kit_build(struct kit *k, const char *entry, seat who)
{
    const struct entry_point *e = k->game->rules.entries;
    while (e->id && strcmp(e->id, entry)) e++;
    if (!e->id) fail_msg("no entry point '%s'", entry);
    refresh(k);
    e->build(&k->c, k->g, who);
    refresh(k);
    find_fault(k, "the test's position is impossible");
    forget(k);
}

void kit_enter(struct kit *k, const char *entry, seat who)
{
    kit_build(k, entry, who);
    rules_run(&k->c);
    find_fault(k, "at the first question");
}

/* -- Questions ---------------------------------------------------------------------------------------------------- */

static bool fits(struct action x, u8 verb, int a, int b, int c)
{
    return x.verb == verb && (a < 0 || x.a == a) && (b < 0 || x.b == b) && (c < 0 || x.c == c);
}

/* The first option that fits, or -1; none when nobody is asked. */
static int find_option(const struct kit *k, u8 verb, int a, int b, int c)
{
    for (int i = 0; k->c.pending && i < k->c.count; i++)
        if (fits(k->c.option[i], verb, a, b, c)) return i;
    return -1;
}

bool kit_offered(struct kit *k, u8 verb, int a, int b, int c) { return find_option(k, verb, a, b, c) >= 0; }

int offers(struct kit *k, u8 verb)
{
    int n = 0;
    for (int i = 0; k->c.pending && i < k->c.count; i++) n += k->c.option[i].verb == verb;
    return n;
}

bool refused(struct kit *k, u8 verb, int a, int b, int c, rule_number rule)
{
    for (int i = 0; i < k->refusals.count; i++) {
        const struct refusal *r = &k->refusals.refusal[i];
        if (fits(r->action, verb, a, b, c) && (!rule || r->rule == rule)) return true;
    }
    return false;
}

void kit_give_option(struct kit *k, int option)
{
    rules_answer(&k->c, k->c.seat, k->c.option[option]);
    find_fault(k, "after the answer");
}

void kit_give(struct kit *k, u8 verb, int a, int b, int c)
{
    int i = find_option(k, verb, a, b, c);
    if (i < 0) fail_msg("%s %d %d %d is not offered at %s", k->game->rules.actions[verb].name, a, b, c, asked(k));
    kit_give_option(k, i);
}

void kit_give_as(struct kit *k, seat who, u8 verb, int a, int b, int c)
{
    if (!has_seat(k->c.pending, who)) fail_msg("seat %d is not asked at %s", who, asked(k));
    rules_list(&k->c, who);
    kit_give(k, verb, a, b, c);
}

const char *asked(struct kit *k) { return k->c.pending ? question_of(&k->c, k->c.seat).step : ""; }
seat asked_seat(struct kit *k) { return k->c.pending ? k->c.seat : NOBODY; }

static bool is_step(struct kit *k, seat who, const char *step)
{
    struct question q = question_of(&k->c, who);
    const char *dot = strchr(step, '.');
    if (!dot) return !strcmp(q.step, step);
    size_t n = (size_t)(dot - step);
    return strlen(q.procedure) == n && !strncmp(q.procedure, step, n) && !strcmp(q.step, dot + 1);
}

bool asks(struct kit *k, seat who, const char *step) { return k->c.pending == only(who) && is_step(k, who, step); }
bool over(struct kit *k) { return !k->c.pending; }

void decline_until_seat(struct kit *k, seat who, const char *step)
{
    for (int n = 0; k->c.pending; n++) {
        for (seat s = 0; s < SEATS_MAX; s++)
            if (has_seat(k->c.pending, s) && (who == NOBODY || who == s) && is_step(k, s, step)) {
                rules_list(&k->c, s);
                return;
            }
        if (n == 1000) fail_msg("the question %s does not come", step);
        kit_give_option(k, k->game->rules.default_option(&k->c, k->g, k->c.seat));
    }
}

void decline_until(struct kit *k, const char *step) { decline_until_seat(k, NOBODY, step); }

/* -- What happened ------------------------------------------------------------------------------------------------ */

int happened(struct kit *k, u8 kind)
{
    int n = 0;
    for (int i = 0; i < k->events; i++) n += k->event[i].kind == kind;
    return n;
}

const struct event *nth_event(struct kit *k, u8 kind, int n)
{
    for (int i = 0; i < k->events; i++)
        if (k->event[i].kind == kind && !n--) return &k->event[i];
    fail_msg("%s did not happen that many times", k->game->rules.events[kind].name);
    return NULL;
}

const struct event *last_event(struct kit *k, u8 kind) { return nth_event(k, kind, happened(k, kind) - 1); }
void forget(struct kit *k) { k->events = 0; }

static void expect_words(struct kit *k, const struct action *option, const struct event *event, const char *words)
{
    _Alignas(64) u8 view[STATE_MAX];
    const struct speaker speaker = {k->game, &k->content, NULL, k->c.seat, view};
    struct text said = {0};
    state_redact(k->game, &k->content, k->g, NOBODY, view);
    if (option) say_action(&said, &speaker, *option);
    else say_event(&said, &speaker, event);
    assert_string_equal(text_string(&said), words);
    text_free(&said);
}

void expect_option(struct kit *k, u8 verb, const char *words)
{
    int i = 0;
    while (i < k->c.count && k->c.option[i].verb != verb) i++;
    assert_true(i < k->c.count);
    expect_words(k, &k->c.option[i], NULL, words);
}

void expect_told(struct kit *k, u8 kind, const char *words) { expect_words(k, NULL, last_event(k, kind), words); }

/* -- Who sees what ------------------------------------------------------------------------------------------------ */

void see(struct kit *k, seat viewer, STATE *out) { state_redact(k->game, &k->content, k->g, viewer, out); }

void kit_tell(struct kit *k, seat viewer, struct scene *out)
{
    _Alignas(64) u8 view[STATE_MAX];
    const struct speaker speaker = {k->game, &k->content, NULL, viewer, NULL};
    state_redact(k->game, &k->content, k->bytes, viewer, view);
    scene_tell(out, &speaker, view);
}

int lies_at(const struct scene *s, const char *path)
{
    int at = scene_find(s, path);
    return at < 0 ? 0 : s->node[at].type == NODE_PIECE ? s->node[at].n : 1;
}

int number_at(const struct scene *s, const char *path, const char *id)
{
    int at = scene_find(s, path);
    for (int i = at + 1; at >= 0 && i < s->node[at].end; i = s->node[i].end)
        if (s->node[i].type == NODE_NUMBER && strcmp(scene_number_row(s, &s->node[i])->id, id) == 0)
            return s->node[i].n;
    fail_msg("%s has no number %s", path, id);
    return 0;
}

u16 marks_at(const struct scene *s, const char *path)
{
    int at = scene_find(s, path);
    if (at < 0) fail_msg("nothing lies at %s", path);
    return s->node[at].marks;
}

bool same_view(struct kit *a, struct kit *b, seat viewer)
{
    static _Alignas(64) u8 one[STATE_MAX], other[STATE_MAX];
    memset(one, 0, sizeof one);
    memset(other, 0, sizeof other);
    see(a, viewer, (STATE *)(void *)one);
    see(b, viewer, (STATE *)(void *)other);
    return !memcmp(one, other, a->game->state_bytes);
}
