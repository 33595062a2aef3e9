/* full_details.c: what there is to know of the option under the cursor: cards in full, odds, the rule. */
#include <string.h>

#include "engine/ways.h"
#include "full.h"
#include "room/explain.h"
#include "room/rulings.h"

/* What is printed on a thing: "Equipment, Attack +1, Influence 3". */
static void say_printed(struct text *out, const struct speaker *speaker, u8 thing, u8 value)
{
    struct scene s = {0};
    const char *join = "";
    scene_print(&s, speaker, thing, value);
    for (int i = 2; i < s.count; i++) {
        const struct scene_node *n = &s.node[i];
        if (n->type == NODE_LINK || (n->type == NODE_TEXT && n->detail == TONE_FLAVOUR)) continue;
        size_t from = out->length;
        text_add(out, "%s", join);
        size_t words = out->length;
        const char *title = n->type == NODE_NUMBER ? scene_number_row(&s, n)->title : "";
        if (n->type == NODE_NUMBER) text_add(out, n->of == ANY ? "%s %d" : "%s %d/%d", title, n->n, n->of);
        else if (n->type == NODE_TEXT) text_add(out, "%s", scene_words(&s, n->title));
        else scene_name(out, &s, n);
        if (out->length == words) out->length = from, out->at[from] = '\0';
        else join = ", ";
    }
    scene_free(&s);
}

/* The row of content that a thing is, or false. */
static bool card_of(const struct speaker *speaker, u8 thing, u8 value, int *kind)
{
    const struct game *game = speaker->game;
    if (thing < FIRST_DOMAIN || thing >= FIRST_DOMAIN + game->rules.domain_count) return false;
    *kind = game->rules.domains[thing - FIRST_DOMAIN].kind;
    return *kind && value >= 1 && value <= speaker->content->count[*kind];
}

/* A card in a paragraph: its name, what is printed on it, its text. Nothing if there is no more than its name. */
static void say_card(struct text *out, const struct speaker *speaker, u8 thing, u8 value)
{
    int kind;
    if (!card_of(speaker, thing, value, &kind)) return;
    size_t from = out->length;
    text_add(out, "%s: ", thing_name(speaker->game, speaker->content, thing, value));
    size_t words = out->length;
    say_printed(out, speaker, thing, value);
    const char *text = content_string(speaker->content, content_row(speaker->content, kind, value)->text);
    bool ended = out->length > words && strchr(".!?", out->at[out->length - 1]);
    if (*text) text_add(out, "%s%s", out->length == words ? "" : ended ? " " : ". ", text);
    if (out->length == words) out->length = from, out->at[from] = '\0';
    else text_add(out, "\n");
}

static void say_cards(struct full *u, struct text *out, struct action a)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    const struct action_row *row = &speaker.game->rules.actions[a.verb];
    const u8 thing[] = {row->a, row->b, row->c}, value[] = {a.a, a.b, a.c};
    for (int i = 0; i < 3; i++) {
        bool again = false;
        for (int k = 0; k < i; k++) again |= thing[k] == thing[i] && value[k] == value[i];
        if (!again) say_card(out, &speaker, thing[i], value[i]);
    }
}

/* The cards that a row names; of a way those of its last answer that names any. */
static void say_row_cards(struct full *u, struct text *out, const struct list_row *row)
{
    struct action option;
    size_t from = out->length;
    const struct way *way = ask_way(u, row);
    for (int k = way ? way->count - 1 : -1; k >= 0 && out->length == from; k--) say_cards(u, out, way->answer[k]);
    if (!way && ask_option(u, row, &option)) say_cards(u, out, option);
}

/* What the question is about: its card, unless the option has told of it, and its rule. The same for all options. */
static void say_question(struct full *u, struct text *out, bool told)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    const struct question *q = &u->question;
    for (int d = 0; !told && q->kind && q->card && d < speaker.game->rules.domain_count; d++)
        if (speaker.game->rules.domains[d].kind == q->kind) say_card(out, &speaker, (u8)(FIRST_DOMAIN + d), q->card);
    if (q->rule) rulings_one(out, speaker.game, q->rule);
}

static bool is_certain(const struct forecast *f, const struct forecast_row *row)
{
    return row->times >= f->samples && !row->spread.varies;
}

/* What may happen, and what is sure to, a line each. In brief only what is most likely. */
static void say_outcomes(struct text *may, struct text *must, const struct speaker *speaker, const struct forecast *f,
                         bool brief)
{
    enum { BRIEF_MOST = 6 };
    struct forecast open = *f;
    open.count = 0;
    for (int i = 0; i < f->count; i++) {
        if (!is_certain(f, &f->row[i])) {
            open.row[open.count++] = f->row[i];
            continue;
        }
        say_event(must, speaker, &f->row[i].event);
        text_add(must, "\n");
    }
    int left = brief ? max_int(0, open.count - BRIEF_MOST) : 0;
    open.count -= left;
    say_forecast(may, speaker, &open, brief);
    if (left) text_add(may, "%d more: ?\n", left);
}

/* Lines one after the other with something in between, after a title; nothing if there are none. */
static void join_lines(struct text *out, const char *title, const struct text *lines, const char *join)
{
    const char *before = title;
    for (const char *line = text_string(lines), *end; *line; line = *end ? end + 1 : end) {
        end = line + strcspn(line, "\n");
        if (end == line) continue;
        text_add(out, "%s%.*s", before, (int)(end - line), line);
        before = join;
    }
    if (before != title) text_add(out, "\n");
}

/* In brief, what is sure to happen stands last, and one thing alone that is sure not at all: the option says it. */
static void say_odds(struct full *u, struct text *out, const struct list_row *row, int samples, bool brief)
{
    struct forecast f;
    struct text open = {0}, sure = {0};
    struct action line[WAY_LENGTH];
    int count = samples ? ask_line(u, row, line) : 0;
    if (!count || !room_odds(u->room, u->who, line, count, samples, &f) || !f.count) return;
    const struct speaker speaker = room_speaker(u->room, u->who);
    say_outcomes(&open, &sure, &speaker, &f, brief);
    join_lines(out, "Odds: ", &open, brief ? "; " : "\n  ");
    const char *certain = f.beyond ? "Certain if nobody interferes: " : "Certain: ";
    if (!brief || open.length || f.count > 1) join_lines(out, certain, &sure, brief ? "; " : "\n  ");
    if (!brief && open.length)
        text_add(out, "(Estimates, from %d tries with other deals of what you cannot see.)\n", f.samples);
    if (!brief && f.beyond) text_add(out, "(If %s.)\n", forecast_premise(speaker.game));
    text_free(&open);
    text_free(&sure);
}

static void say_idle(struct full *u, struct text *out, struct action option)
{
    if (room_idle_option(u->room, u->who, option)) text_add(out, "Nothing comes of it now.\n");
}

void details_update(struct full *u)
{
    struct action option;
    const struct list_row *row = list_row(&u->list);
    if (!row || row->id == u->details_for) return;
    u->details_for = row->id;
    text_clear(&u->details);
    text_clear(&u->ruling);
    bool any = ask_option(u, row, &option);
    if (any) say_idle(u, &u->details, option);
    say_row_cards(u, &u->details, row);
    say_question(u, &u->ruling, u->details.length > 0);
    say_odds(u, &u->details, row, u->samples, true);
}

/* What the option points at as it lies there now: its numbers with their parts, what they are, by which rule. */
static void say_table(struct full *u, struct text *out, struct action option)
{
    struct scene scene = {0};
    struct parts parts = {0};
    explain_scene(u->room, u->who, &scene, &parts);
    struct pointing at = scene_points(&scene, u->who, option);
    if (at.to >= 0) explain_node(out, &scene, at.to);
    if (at.from >= 0 && at.from != at.to) explain_node(out, &scene, at.from);
    scene_free(&scene);
    parts_free(&parts);
}

/* The same of what is called like that. Whether something is. */
static bool say_found(struct full *u, struct text *out, const char *words)
{
    struct scene scene = {0};
    struct parts parts = {0};
    size_t from = out->length;
    explain_scene(u->room, u->who, &scene, &parts);
    int at = explain_find(&scene, words);
    if (at >= 0) explain_node(out, &scene, at);
    scene_free(&scene);
    parts_free(&parts);
    return out->length > from;
}

void details_whole(struct full *u, struct text *out)
{
    enum { MORE = 5 };
    struct action option;
    const struct list_row *row = list_row(&u->list);
    int kind = row ? row->id & ROW_KIND : ROW_DONE;
    bool shared = row && !row->key && (kind == 0 || kind == ROW_PICK || kind == ROW_GROUP);
    if (row) text_add(out, "%s%s\n\n", shared ? text_string(&u->prefix) : "", row->text);
    if (ask_option(u, row, &option)) {
        say_idle(u, out, option);
        say_row_cards(u, out, row);
        say_table(u, out, option);
    }
    if (row) say_odds(u, out, row, MORE * u->samples, false);
    say_question(u, out, false);
}

int details_find(struct full *u, struct text *out, const char *letters)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    int found = say_found(u, out, letters);
    for (int d = 0; d < speaker.game->rules.domain_count; d++) {
        u8 thing = (u8)(FIRST_DOMAIN + d);
        int kind = speaker.game->rules.domains[d].kind;
        bool again = !kind; /* several domains may have rows of one kind */
        for (int e = 0; e < d; e++) again |= speaker.game->rules.domains[e].kind == kind;
        for (int i = 1; !again && i <= speaker.content->count[kind]; i++) {
            if (!text_contains(thing_name(speaker.game, speaker.content, thing, (u8)i), letters)) continue;
            say_card(out, &speaker, thing, (u8)i);
            found++;
        }
    }
    return found;
}
