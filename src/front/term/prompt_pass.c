/* prompt_pass.c: passing, and answers that stand: for a turn, a round, always, here, until something is new. */
#include <string.h>

#include "prompt.h"

/* The option that passes, -1: none. */
static int offered(const struct asking *q)
{
    for (int i = 0; i < q->count; i++)
        if (verb_declines(q->s->game, q->option[i].verb)) return i;
    return -1;
}

bool offers_pass(const struct asking *q) { return offered(q) >= 0; }

/* How long an answer stands. */
struct length {
    const char *word, *next; /* next: what begins then, NULL: nothing, it stands for good */
    u16 until;
};

/* Reads "turn", "round", "always" or nothing; false when it is something else, or the game has no such thing. */
static bool read_length(const struct asking *q, const char *word, struct length *out)
{
    const struct game *game = q->s->game;
    const struct length lengths[] = {
        {"turn", game->words.turn ? game->words.turn : "turn", FOR_TURN},
        {"round", game->words.round ? game->words.round : "round", FOR_ROUND},
        {"always", NULL, 0},
        {"", NULL, 0}};
    for (int i = 0; i < COUNT(lengths); i++)
        if (strcmp(lengths[i].word, word) == 0 && (!lengths[i].until || room_knows(q->s->room, lengths[i].until))) {
            *out = lengths[i];
            return true;
        }
    return false;
}

static void confirm(struct asking *q, const struct length *length, const char *when)
{
    struct text out = {0};
    if (length->next) text_add(&out, "Until the next %s begins", length->next);
    else text_add(&out, "From now on");
    term_printf(&q->s->term, PLAIN, "%s you pass%s without being asked. 'pass never' ends it.", out.at, when);
    text_free(&out);
}

/* "pass turn", "pass here", "pass here round": passing whatever is offered. */
static bool stand(struct asking *q, const char *rest)
{
    struct length length;
    int pass = offered(q);
    bool here = strncmp(rest, "here", 4) == 0 && (!rest[4] || rest[4] == ' ');
    const char *word = here ? rest + 4 + strspn(rest + 4, " ") : rest;
    if ((here && pass < 0) || (!here && !*rest) || !read_length(q, word, &length)) return false;
    session_seen(q->s, q->who);
    room_pass_until(q->s->room, q->who, here ? pass : -1, length.until);
    confirm(q, &length, here ? " at this kind of moment" : "");
    if (pass < 0) term_print(&q->s->term, PLAIN, "But this question cannot be passed.");
    return true;
}

/* "pass same", "pass same round": passing while nothing new is offered. */
static bool stand_while_same(struct asking *q, const char *rest, enum outcome *outcome)
{
    struct text error = {0};
    struct length length;
    if (strncmp(rest, "same", 4) != 0 || (rest[4] && rest[4] != ' ')) return false;
    if (!read_length(q, rest + 4 + strspn(rest + 4, " "), &length)) return false;
    session_seen(q->s, q->who);
    *outcome = room_decline(q->s->room, q->who, length.until, &error) ? CHANGED : GO_ON;
    if (*outcome == CHANGED) confirm(q, &length, ", as long as you are offered nothing but what you have declined,");
    else text_capital(&error, 0), term_printf(&q->s->term, WARNING, "%s.", text_string(&error));
    text_free(&error);
    return true;
}

static void ask_again(struct asking *q)
{
    room_pass_end(q->s->room, q->who);
    term_print(&q->s->term, PLAIN, "You are asked each time.");
}

static void show_menu(struct asking *q)
{
    struct session *s = q->s;
    const struct game *game = s->game;
    bool turns = room_knows(s->room, NEW_TURN), rounds = room_knows(s->room, NEW_ROUND);
    term_print(&s->term, PLAIN, "pass                 this time");
    if (turns) term_printf(&s->term, PLAIN, "pass turn            until the next %s begins, whatever is offered",
                           game->words.turn ? game->words.turn : "turn");
    if (rounds) term_printf(&s->term, PLAIN, "pass round           until the next %s begins, whatever is offered",
                            game->words.round ? game->words.round : "round");
    term_print(&s->term, PLAIN, "pass always          from now on, whatever is offered");
    term_printf(&s->term, PLAIN, "%-20s the same, but only at this kind of moment",
                turns ? "pass here [turn]" : "pass here");
    if (room_people(s->room) == 1)
        term_printf(&s->term, PLAIN, "%-20s as long as you are offered nothing but what you have declined",
                    rounds ? "pass same [round]" : "pass same");
    term_print(&s->term, PLAIN, "pass never           you are asked each time again");
}

enum outcome run_pass(struct asking *q, const char *rest)
{
    enum outcome outcome = GO_ON;
    if (!room_knows_passing(q->s->room)) {
        term_print(&q->s->term, WARNING, "There is nothing to pass in this game.");
    } else if (strcmp(rest, "?") == 0) {
        show_menu(q);
    } else if (stand_while_same(q, rest, &outcome)) {
        return outcome;
    } else if (stand(q, rest)) {
        return offered(q) >= 0 ? CHANGED : GO_ON;
    } else if (strcmp(rest, "never") == 0) {
        ask_again(q);
    } else if (!*rest && offered(q) >= 0) {
        return prompt_answer(q, q->option[offered(q)]);
    } else {
        expect_words(q, offered(q) >= 0 ? "pass, or pass turn, round, always, here, same or never ('pass ?' explains)"
                                    : "pass always or pass never: there is nothing to pass here");
    }
    return GO_ON;
}

void hint_at_pass(struct asking *q)
{
    if (q->s->hinted || !offers_pass(q)) return;
    term_print(&q->s->term, FAINT, "(pass, or p, declines; 'pass ?' lists how to pass for longer without being asked)");
    q->s->hinted = true;
}
