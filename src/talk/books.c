/* books.c: operations that need no running game: games, descriptions, rules, content. */
#include <stdio.h>
#include <string.h>

#include "room/catalogue.h"
#include "inside.h"
#include "engine/measured.h"
#include "engine/rulebook.h"

static void tell_string(struct text *out, const char *key, const char *value)
{
    js_key(out, key);
    js_string(out, value);
}

static const struct row *row_at(const struct content *content, int kind, int row)
{
    return content_row(content, kind, row);
}

/* -- games --------------------------------------------------------------------------------------------------- */

/* How many may play a scenario, without options. */
static void tell_players(struct text *out, const struct game *game, const struct content *content, u8 scenario)
{
    js_key(out, "players");
    js_open(out, '[');
    for (u8 n = game->least_players; n <= game->most_players; n++)
        if (!setup_fault(game, content, &(struct setup){.players = n, .scenario = scenario})) js_int(out, n);
    js_close(out, ']');
}

static void tell_game(struct call *q, const struct game *game)
{
    const struct content *content = talk_content(q->by, game);
    struct text *out = q->out;
    js_open(out, '{');
    tell_string(out, "id", game->id);
    tell_string(out, "name", game->name);
    tell_string(out, "about", game->about);
    js_key(out, "version");
    js_int(out, game->version);
    js_key(out, "players");
    js_open(out, '[');
    js_int(out, game->least_players);
    js_int(out, game->most_players);
    js_close(out, ']');
    js_key(out, "scenarios");
    js_open(out, '[');
    for (int i = 1; game->scenario_kind && i <= content->count[game->scenario_kind]; i++) {
        const struct row *row = row_at(content, game->scenario_kind, i);
        js_open(out, '{');
        tell_string(out, "id", content_string(content, row->id));
        tell_players(out, game, content, (u8)i);
        tell_string(out, "name", content_string(content, row->name));
        js_key(out, "measured");
        measured_json(out, game, content, &(struct setup){.scenario = (u8)i});
        js_close(out, '}');
    }
    js_close(out, ']');
    js_key(out, "options");
    js_open(out, '[');
    for (const struct option_row *o = game->rules.options; o && o->id; o++) {
        js_open(out, '{');
        tell_string(out, "id", o->id);
        tell_string(out, "about", o->name);
        js_close(out, '}');
    }
    js_close(out, ']');
    if (game->unlisted) {
        js_key(out, "unlisted");
        js_bool(out, true);
    }
    js_close(out, '}');
}

bool op_games(struct call *q)
{
    js_key(q->out, "games");
    js_open(q->out, '[');
    for (int i = 0; i < games_count; i++)
        if (games[i]->linked.bytes) tell_game(q, games[i]);
    js_close(q->out, ']');
    return true;
}

/* -- describe ------------------------------------------------------------------------------------------------- */

const char *meaning_name(const struct game *game, u8 meaning)
{
    static const char *const names[] = {[NUMBER] = "number", [SEAT] = "seat", [SEATS] = "seats", [FLAG] = "flag",
                                        [BITS] = "bits"};
    const struct domain *t = meaning_domain(game, meaning);
    return t ? t->name : meaning < COUNT(names) ? names[meaning] : NULL;
}

static void tell_piles(struct text *out, const struct family *family)
{
    js_key(out, "piles");
    js_open(out, '[');
    for (int i = 0; i < family->piles; i++) js_string(out, family->pile[i].name);
    js_close(out, ']');
}

static void tell_fields(struct text *out, const struct game *game, const struct fields *fields)
{
    static const char *const see[] = {[ALL] = "all", [OWNER] = "owner", [IF_OVER] = "owner, all at the end",
                                      [NEVER] = "nobody", [MASK] = "seats in the next field", [KNOWN] = "all"};
    js_key(out, "fields");
    js_open(out, '[');
    for (const struct field *f = fields->field; f->name; f++) {
        js_open(out, '{');
        tell_string(out, "name", f->name);
        if (f->count && !f->family) {
            js_key(out, "count");
            js_int(out, f->count);
        }
        if (f->family) {
            tell_string(out, "meaning", meaning_name(game, f->family->domain));
            tell_piles(out, f->family);
        } else if (f->sub) {
            tell_fields(out, game, f->sub);
        } else {
            tell_string(out, "meaning", meaning_name(game, f->meaning));
            js_key(out, "least");
            js_int(out, field_least(f));
            js_key(out, "most");
            js_int(out, field_most(f));
            tell_string(out, "see", see[f->see]);
        }
        js_close(out, '}');
    }
    js_close(out, ']');
}

/* Opens a row of verbs or events and tells what its bytes mean; the caller closes it. */
static void tell_meanings(struct text *out, const struct game *game, const char *name, u8 a, u8 b, u8 c,
                          const char *phrase)
{
    js_open(out, '{');
    tell_string(out, "name", name);
    if (a != NOTHING) tell_string(out, "a", meaning_name(game, a));
    if (b != NOTHING) tell_string(out, "b", meaning_name(game, b));
    if (c != NOTHING) tell_string(out, "c", meaning_name(game, c));
    tell_string(out, "phrase", phrase);
}

/* A key that is there if something holds. */
static void tell_flag(struct text *out, const char *key, bool holds)
{
    if (!holds) return;
    js_key(out, key);
    js_bool(out, true);
}

const char *domain_word(const struct game *game, int domain, int value)
{
    const struct domain *t = &game->rules.domains[domain];
    return t->kind || thing_back(t, value) ? NULL : thing_id(game, NULL, (u8)(FIRST_DOMAIN + domain), (u8)value);
}

static void tell_words(struct text *out, const struct game *game)
{
    js_key(out, "words");
    js_open(out, '{');
    for (int i = 0; i < game->rules.domain_count; i++) {
        int last = 255;
        while (last >= 0 && !domain_word(game, i, last)) last--;
        if (last < 0) continue;
        js_key(out, game->rules.domains[i].name);
        js_open(out, '[');
        for (int w = 0; w <= last; w++) js_string(out, domain_word(game, i, w));
        js_close(out, ']');
    }
    js_close(out, '}');
}

static void tell_switches(struct text *out, const struct game *game)
{
    js_key(out, "switches");
    js_open(out, '[');
    for (const struct switch_row *w = game->rules.switches; w->id; w++) {
        js_open(out, '{');
        tell_string(out, "name", w->id);
        tell_string(out, "on", w->on);
        tell_string(out, "off", w->off);
        js_close(out, '}');
    }
    js_close(out, ']');
}

/* The numbers that scenes tell. */
static void tell_numbers(struct text *out, const struct game *game)
{
    js_key(out, "numbers");
    js_open(out, '[');
    for (int i = 0; i < game->show.number_count; i++) {
        const struct number_row *row = &game->show.numbers[i];
        js_open(out, '{');
        tell_string(out, "id", row->id);
        tell_string(out, "title", row->title);
        tell_string(out, "sign", row->sign);
        tell_string(out, "about", row->about);
        tell_rule(out, game, row->rule);
        js_close(out, '}');
    }
    js_close(out, ']');
}

bool op_describe(struct call *q)
{
    const struct game *game;
    struct text *out = q->out;
    if (!get_game(q, &game)) return false;
    tell_string(out, "game", game->id);
    tell_fields(out, game, game->rules.fields);
    if (game->rules.switches) tell_switches(out, game);
    js_key(out, "places");
    js_open(out, '[');
    for (const struct entry_point *p = game->rules.entries; p && p->id; p++) {
        js_open(out, '{');
        tell_string(out, "id", p->id);
        tell_string(out, "about", p->about);
        js_key(out, "seat"); /* whether "load" takes "at" with it */
        js_bool(out, !p->seatless);
        js_close(out, '}');
    }
    js_close(out, ']');
    js_key(out, "verbs");
    js_open(out, '[');
    for (int i = 0; i < game->rules.action_count; i++) {
        const struct action_row *r = &game->rules.actions[i];
        tell_meanings(out, game, r->name, r->a, r->b, r->c, r->phrase);
        tell_flag(out, "declines", verb_declines(game, (u8)i));
        js_close(out, '}');
    }
    js_close(out, ']');
    js_key(out, "events");
    js_open(out, '[');
    for (int i = 0; i < game->rules.event_count; i++) {
        const struct event_row *r = &game->rules.events[i];
        tell_meanings(out, game, r->name, r->a, r->b, r->c, r->phrase);
        if (r->flags & (NEW_TURN | NEW_ROUND)) tell_string(out, "begins", r->flags & NEW_ROUND ? "round" : "turn");
        tell_flag(out, "rolls", r->flags & ROLLS);
        tell_flag(out, "story", r->flags & STORY);
        js_close(out, '}');
    }
    js_close(out, ']');
    tell_words(out, game);
    tell_numbers(out, game);
    if (game->campaign) {
        js_key(out, "campaign");
        js_open(out, '{');
        tell_fields(out, game, game->campaign->fields);
        js_close(out, '}');
    }
    return true;
}

/* -- rules ----------------------------------------------------------------------------------------------------- */

static void tell_entry(void *to, const char *number, const char *chapter, const char *text)
{
    struct text *out = to;
    js_open(out, '{');
    tell_string(out, "number", number);
    tell_string(out, "chapter", chapter);
    tell_string(out, "text", text);
    js_close(out, '}');
}

bool op_rules(struct call *q)
{
    const struct game *game;
    const char *words, *number = NULL;
    rule_number rule = 0;
    const struct json *json = get(q, "number");
    char digits[24];
    if (!get_game(q, &game) || !get_string(q, "words", &words)) return false;
    if (json_is(json, JS_INT)) {
        snprintf(digits, sizeof digits, "%lld", json->number);
        number = digits;
    } else if (json && !get_string(q, "number", &number)) {
        return false;
    }
    if (number) rule = rule_read(game, number);
    if (number && !rule)
        return fail(q, "\"number\": \"%.60s\" is no number of a rule; %s has numbers like %s-101, %s-S01 and %s-E01",
                    number, game->name, game->prefix, game->prefix, game->prefix);
    js_key(q->out, "rules");
    js_open(q->out, '[');
    int found = rulebook_find(game, rule, words, tell_entry, q->out);
    js_close(q->out, ']');
    if (number && !words && !found) return fail(q, "\"number\": %s has no rule \"%.60s\"", game->name, number);
    return true;
}

/* -- content --------------------------------------------------------------------------------------------------- */

static void tell_look(struct text *out, const struct content *content, int kind, int row)
{
    const char *look = content_look(content, kind, row);
    if (look) tell_string(out, "look", look);
}

static bool has_field(const struct kind *kind, const char *key)
{
    for (const struct row_field *f = kind->fields; f && f->key; f++)
        if (strcmp(f->key, key) == 0) return true;
    return false;
}

static void tell_row(struct text *out, const struct content *content, const struct kind *kind, int id)
{
    const struct row *row = row_at(content, kind->kind, id);
    js_open(out, '{');
    if (!has_field(kind, "kind")) tell_string(out, "kind", kind->word); /* a key comes once: the field's own counts */
    tell_string(out, "id", content_string(content, row->id));
    tell_string(out, "name", content_string(content, row->name));
    if (!has_field(kind, "text")) tell_string(out, "text", content_string(content, row->text));
    card_json_fields(out, content, kind->fields, (const u8 *)row);
    tell_string(out, "flavour", content_string(content, row->flavour));
    tell_look(out, content, kind->kind, id);
    js_close(out, '}');
}

bool op_content(struct call *q)
{
    const struct game *game;
    const char *word, *id, *words[KINDS_MAX * 2 + 1] = {NULL};
    int n = 0, told = 0;
    bool known = false;
    if (!get_game(q, &game) || !get_string(q, "kind", &word) || !get_string(q, "row", &id)) return false;
    const struct content *content = talk_content(q->by, game);
    for (const struct kind *k = game->words.kinds; k->word && n < KINDS_MAX * 2; k++) {
        words[n++] = k->word;
        if (word && strcmp(k->word, word) == 0) known = true;
    }
    if (word && !known) {
        fail(q, "\"kind\": %s has no \"%.60s\"", game->name, word);
        fail_guess(q, word, words);
        return false;
    }
    js_key(q->out, "content");
    js_open(q->out, '[');
    for (const struct kind *k = game->words.kinds; k->word; k++) {
        if (word && strcmp(k->word, word) != 0) continue;
        for (int i = 1; i <= content->count[k->kind]; i++) {
            const struct row *row = row_at(content, k->kind, i);
            if (!declares(k, row) || (id && strcmp(content_string(content, row->id), id) != 0)) continue;
            tell_row(q->out, content, k, i);
            told++;
        }
    }
    js_close(q->out, ']');
    if (id && !told) return fail(q, "\"row\": nothing in the content of %s has the id \"%.60s\"", game->name, id);
    return true;
}

/* -- catalogue ------------------------------------------------------------------------------------------------- */

/* What is printed on a thing: numbers, marks and pieces as scenes tell them. */
static void tell_print(struct call *q, const struct speaker *speaker, u8 thing, u8 value)
{
    struct scene scene = {0};
    struct text json = {0};
    scene_print(&scene, speaker, thing, value);
    scene_json(&json, &scene);
    js_key(q->out, "print");
    js_raw(q->out, json.at);
    text_free(&json);
    scene_free(&scene);
}

static void tell_thing(struct call *q, const struct speaker *speaker, const struct domain *domain, u8 thing, int value)
{
    const struct row *row = domain->kind ? content_row(speaker->content, domain->kind, value) : NULL;
    struct text name = {0};
    say_thing(&name, speaker, thing, (u8)value);
    js_open(q->out, '{');
    tell_string(q->out, "id", thing_id(speaker->game, speaker->content, thing, (u8)value));
    tell_string(q->out, "name", row ? content_string(speaker->content, row->name) : text_string(&name));
    if (row) tell_string(q->out, "text", content_string(speaker->content, row->text));
    if (row) tell_string(q->out, "flavour", content_string(speaker->content, row->flavour));
    if (row) tell_look(q->out, speaker->content, domain->kind, value);
    if (row && speaker->game->show.print) tell_print(q, speaker, thing, (u8)value);
    js_close(q->out, '}');
    text_free(&name);
}

/* All that pieces of a scene can be, by the domain that their "thing" names. */
bool op_catalogue(struct call *q)
{
    const struct game *game;
    const char *wanted;
    if (!get_game(q, &game) || !get_string(q, "kind", &wanted)) return false;
    const struct speaker speaker = {game, talk_content(q->by, game), NULL, NOBODY, NULL};
    bool found = false;
    tell_string(q->out, "game", game->id);
    js_key(q->out, "catalogue");
    js_open(q->out, '{');
    for (int i = 0; i < game->rules.domain_count; i++) {
        const struct domain *domain = &game->rules.domains[i];
        u8 thing = (u8)(FIRST_DOMAIN + i);
        if (wanted && strcmp(wanted, domain->name) != 0) continue;
        found = true;
        js_key(q->out, domain->name);
        js_open(q->out, '[');
        for (int value = domain->kind ? 1 : 0; value < 256; value++)
            if (domain->kind ? value <= speaker.content->count[domain->kind] : domain_word(game, i, value) != NULL)
                tell_thing(q, &speaker, domain, thing, value);
        js_close(q->out, ']');
    }
    js_close(q->out, '}');
    return found || fail(q, "\"kind\": %s has no \"%.60s\"", game->name, wanted);
}

/* Cards as people read them, by name: the closest if none has it. */
bool op_card(struct call *q)
{
    enum { CARDS_MOST = 12 };
    const struct game *game;
    const char *words;
    struct text out = {0};
    if (!get_game(q, &game) || !get_string(q, "words", &words)) return false;
    if (!words || !*words) return fail(q, "\"card\" needs \"words\", the name of a card or a part of it");
    int found = cards_find(&out, game, talk_content(q->by, game), words, CARDS_MOST);
    if (found) tell_string(q->out, "text", text_string(&out));
    js_key(q->out, "more");
    js_int(q->out, max_int(0, found - CARDS_MOST));
    text_free(&out);
    return found || fail(q, "\"words\": %s has no card '%.60s'", game->name, words);
}

bool op_aim(struct call *q)
{
    const struct game *game;
    if (!get_game(q, &game)) return false;
    tell_string(q->out, "aim", game->show.aim);
    tell_string(q->out, "turn", game->show.turn);
    return true;
}
