/* tutor.c: somebody who looks over a person's shoulder and asks "Really?" before an answer that costs too much. */
#include <stdlib.h>
#include <string.h>

#include "engine/field_access.h"
#include "engine/redact.h"
#include "inside.h"
#include "review/why.h"
#include "tutor.h"

enum { ITERATIONS = 200 }; /* as a hint */

static const struct {
    const char *name;
    enum grade least; /* that it asks about */
} tutors[] = {{"off", GRADES}, {"blunders", GRADE_BLUNDER}, {"always", GRADE_DOUBTFUL}};

bool room_tutor(struct room *r, const char *name, struct text *error)
{
    for (int i = 0; i < COUNT(tutors); i++)
        if (strcmp(tutors[i].name, name) == 0) {
            room_keep(r, "tutor", name);
            return true;
        }
    text_add(error, "there is no tutor '%.20s'; expected off, blunders or always", name);
    return false;
}

/* What a seat knows and is offered when a line of answers has come to one of them. */
struct place {
    struct room *room;
    seat who;
    struct context c;
    struct action option[OPTIONS_MAX];
    int count;
    _Alignas(max_align_t) u8 view[STATE_MAX];
    _Alignas(max_align_t) u8 state[STATE_MAX]; /* what the seat cannot see is dealt: the truth does not matter */
};

static void place_begin(struct place *p, struct room *r, seat who)
{
    p->room = r;
    p->who = who;
    const struct action *option = room_options(r, who, &p->count);
    memcpy(p->option, option, sizeof *option * (size_t)p->count);
    table_view(r->table, who, p->view);
}

/* Gives the first answers of a line on a deal, where the place comes to the one after them. False when the deal does
 * not lead there: somebody else is asked, or it is not offered any more. */
static bool place_go(struct place *p, const struct action *line, int given, u64 seed)
{
    const struct game *game = p->room->game;
    struct random luck;
    random_seed(&luck, seed);
    table_view(p->room->table, p->who, p->state);
    context_open(&p->c, game, p->room->content, p->state);
    if (!game->bot.redeal(&p->c, p->state, p->who, &luck)) return false;
    rules_run(&p->c);
    for (int i = 0; i < given; i++)
        if (!has_seat(p->c.pending, p->who) || !rules_answer_checked(&p->c, p->who, line[i])) return false;
    if (!has_seat(p->c.pending, p->who)) return false;
    rules_list(&p->c, p->who);
    p->count = p->c.count;
    memcpy(p->option, p->c.option, sizeof *p->option * (size_t)p->count);
    state_redact(game, p->room->content, p->state, p->who, p->view);
    return true;
}

static bool weigh_at(struct place *p, struct weigher *w, struct action answer, u64 seed, struct weighed *out)
{
    const struct game *game = p->room->game;
    bool taste = game->bot.is_flavour_choice && game->bot.is_flavour_choice(answer);
    int chosen = 0;
    while (chosen < p->count && !same_action(p->option[chosen], answer)) chosen++;
    if (chosen == p->count || p->count < 2 || taste) return false;
    weigh(w, p->view, p->who, p->option, p->count, chosen, seed, out);
    return true;
}

static bool costs_more(const struct weighed *a, const struct weighed *b)
{
    enum grade one = weighed_grade(a), other = weighed_grade(b);
    return one != other ? one > other : weighed_least(a) > weighed_least(b);
}

bool room_weigh_line(struct room *r, seat who, const struct action *line, int count, u32 iterations, u64 seed,
                     struct weighed_line *out)
{
    bool any = false;
    if (!r->game->bot.redeal) return false;
    struct weigher *w = weigher_new(r->game, r->content, room_players(r), iterations, false);
    struct place *p = aligned_alloc(64, (sizeof *p + 63) / 64 * 64);
    MUST(w && p);
    place_begin(p, r, who);
    for (int i = 0; i < count && (!i || place_go(p, line, i, seed)); i++) {
        struct weighed here;
        if (!weigh_at(p, w, line[i], seed + (u64)i * 0x9E3779B97F4A7C15u, &here)) continue;
        if (any && !costs_more(&here, &out->result)) continue;
        const struct question question = i ? question_of(&p->c, who) : room_question(r, who);
        *out = (struct weighed_line){i, line[i], p->option[here.best], question, here};
        any = true;
    }
    weigher_free(w);
    free(p);
    return any;
}

bool room_weigh(struct room *r, seat who, struct action answer, u32 iterations, u64 seed, struct weighed *out)
{
    struct weighed_line line;
    bool weighed = room_weigh_line(r, who, &answer, 1, iterations, seed, &line);
    if (weighed) *out = line.result;
    return weighed;
}

int room_ticked(struct room *r, seat who, bool more, struct action line[PICKED_MAX])
{
    struct picked answer[PICKED_MAX];
    struct picks *p = room_picks(r, who);
    int count = p ? picks_answers(p, more, answer) : 0, given = 0;
    for (int i = 0; i < count; i++)
        if (!answer[i].forced) line[given++] = answer[i].action;
    return given;
}

static enum grade asks_from(const struct room *r)
{
    const char *name = room_kept(r, "tutor");
    for (int i = 0; name && i < COUNT(tutors); i++)
        if (strcmp(tutors[i].name, name) == 0) return tutors[i].least;
    return GRADES;
}

/* A number for a line of answers: whoever gives the same again means it. */
static u64 line_hash(const struct action *line, int count)
{
    u64 hash = 0xCBF29CE484222325u;
    for (int i = 0; i < count; i++)
        hash = (hash ^ ((u64)line[i].verb | (u64)line[i].a << 8 | (u64)line[i].b << 16 | (u64)line[i].c << 24)) * 0x100000001B3u;
    return hash | 1;
}

bool room_objects(struct room *r, seat who, const struct action *line, int count, struct text *question,
                  struct text *why)
{
    struct weighed_line w;
    enum grade least = asks_from(r);
    int pauses = room_pauses(r), part = room_part(r, who);
    u64 hash = line_hash(line, count);
    bool again = r->objected.who == who && r->objected.pauses == pauses && r->objected.part == part &&
                 r->objected.line == hash;
    if (least == GRADES || again) return false;
    if (!room_weigh_line(r, who, line, count, ITERATIONS, room_insight(r, who), &w)) return false;
    if (weighed_grade(&w.result) < least) return false;
    r->objected.who = who;
    r->objected.pauses = pauses;
    r->objected.part = part;
    r->objected.line = hash;
    text_add(question, "Really? You win %.0f in place of %.0f %%.", w.result.chance[0] / 10, w.result.chance[1] / 10);
    if (why && count > 1) {
        const struct speaker speaker = room_speaker(r, who);
        text_add(why, " It is this that costs: ");
        say_option(why, &speaker, &w.question, w.answer);
        text_add(why, ".");
    }
    if (why) weighed_say_why(why, r->game, &w.result);
    return true;
}

bool room_objects_ticks(struct room *r, seat who, bool more, struct text *question, struct text *why)
{
    struct action line[PICKED_MAX];
    if (asks_from(r) == GRADES) return false;
    int count = room_ticked(r, who, more, line);
    return count && room_objects(r, who, line, count, question, why);
}
