/* full_details.c: what there is to know of the option under the cursor: cards in full, odds, the rule. */
#include <string.h>

#include "full.h"
#include "room/rulings.h"

/* What is printed on a thing: "Equipment, Attack +1, Influence 3". */
static void say_printed(struct text *out, const struct speaker *speaker, u8 thing, u8 value)
{
    struct scene s = {0};
    const char *join = "";
    scene_print(&s, speaker, thing, value);
    for (int i = 2; i < s.count; i++) {
        const struct scene_node *n = &s.node[i];
        if (n->type == NODE_LINK) continue;
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
    size_t from = out->length;
    for (int i = 0; i < 3; i++) {
        bool again = false;
        for (int k = 0; k < i; k++) again |= thing[k] == thing[i] && value[k] == value[i];
        if (!again) say_card(out, &speaker, thing[i], value[i]);
    }
    const struct question *q = &u->question;
    for (int d = 0; out->length == from && q->kind && q->card && d < speaker.game->rules.domain_count; d++)
        if (speaker.game->rules.domains[d].kind == q->kind) say_card(out, &speaker, (u8)(FIRST_DOMAIN + d), q->card);
}

static void say_odds(struct full *u, struct text *out, struct action a, int samples, bool brief)
{
    struct forecast f;
    struct text lines = {0};
    if (!samples || !room_odds(u->room, u->who, a, samples, &f) || !f.count) return;
    const struct speaker speaker = room_speaker(u->room, u->who);
    say_forecast(&lines, &speaker, &f, brief);
    text_add(out, "Odds: ");
    const char *join = "";
    for (char *rest = lines.at, *line; rest && (line = strsep(&rest, "\n")) != NULL;) {
        if (!*line) continue;
        text_add(out, "%s%s", join, line);
        join = brief ? "; " : "\n  ";
    }
    text_add(out, "\n");
    const char *premise = speaker.game->bot.odds_premise;
    if (f.beyond && premise && !brief) text_add(out, "(If %s.)\n", premise);
    text_free(&lines);
}

void details_update(struct full *u)
{
    struct action option;
    const struct list_row *row = list_row(&u->list);
    if (!row || row->id == u->details_for) return;
    u->details_for = row->id;
    text_clear(&u->details);
    if (!ask_option(u, row, &option)) return;
    say_cards(u, &u->details, option);
    say_odds(u, &u->details, option, u->samples, true);
    if (u->question.rule) rulings_one(&u->details, room_game(u->room), u->question.rule);
}

void details_whole(struct full *u, struct text *out)
{
    enum { MORE = 5 };
    struct action option;
    const struct list_row *row = list_row(&u->list);
    if (row) text_add(out, "%s\n\n", row->text);
    if (ask_option(u, row, &option)) {
        say_cards(u, out, option);
        say_odds(u, out, option, MORE * u->samples, false);
    }
    if (u->question.rule) rulings_one(out, room_game(u->room), u->question.rule);
}
