/* inside.h: what the files of talk share: the caller, a request, and how both are read and written. */
#ifndef TALK_INSIDE_H
#define TALK_INSIDE_H

#include "engine/campaign.h"
#include "engine/field_access.h"
#include "engine/json.h"
#include "games/games.h"
#include "room/lesson.h"
#include "talk.h"

enum { TALK_GAMES = 16 };

struct shelf {
    struct content content[TALK_GAMES]; /* as in games[] */
    bool opened[TALK_GAMES];
    struct scratch *scratch; /* of tables; NULL: each has its own */
};

struct review; /* review/review.h */

struct caller {
    const struct game *game; /* of requests that name none, or NULL */
    struct room *room;       /* or NULL */
    enum rights rights;
    seat seat;               /* that it plays, if its rights are FOR_SEAT; otherwise NOBODY */
    struct text scene;       /* packed, as it was told last; to whom, and how many events there were: for `changes` */
    seat scene_seat;
    int scene_events;
    bool scene_told;
    u64 look_hash;           /* of what `look` told last about questions */
    struct random luck;      /* of bots that are asked here: never the game's own */
    const struct content *content; /* of one game, in place of the one on the shelf, or NULL */
    const struct game *content_of;
    struct shelf *shelf;     /* NULL: none was needed yet */
    bool shares;             /* it is somebody else's */
    struct bot *bot;         /* the last that was asked, or NULL; for which content, of which level */
    const struct content *bot_content;
    struct level bot_level;
    int bot_threads;
    struct review *review;   /* that goes on, or NULL; of which record, with which luck */
    u64 review_of;
    long long slice;         /* iterations of a step, 0: all */
    bool careful;            /* its tables are: positions are tried out first */
    bool ended;
};

/* One request. Operations write the keys of their answer to `out`, whose object is open; after `fail`
 * everything they wrote is dropped and the error is the answer. */
struct call {
    struct caller *by;
    struct table *table; /* of the caller's room, or NULL */
    const char *line; /* the request as it came, and as it was read */
    const struct json *request;
    const char *op;
    struct text *out, *error;
    bool late; /* the answer was for another question: with the error the present one is told */
    bool places;         /* it asks where on the table options lie */
    struct scene *scene; /* what the seat sees whose question is told, if it does; otherwise NULL */
    struct scene *seen;  /* what the caller's scene_seat sees now, if this request has told it; otherwise NULL */
};

/* Whose eyes an answer is for. `all`: everything, and who may see what. */
struct eyes {
    seat seat; /* NOBODY: a spectator */
    bool all;
};

/* -- ask.c: reading a request. Each returns false after writing what is wrong. --------------- */

/* Notes what was wrong; always false. */
bool fail(struct call *q, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* " (did you mean ...)" is added to the error when a candidate is near; candidates end with NULL. */
void fail_guess(struct call *q, const char *wanted, const char *const *candidates);
/* The value of a key, NULL when it is not there or null. */
const struct json *get(const struct call *q, const char *key);
bool get_int(struct call *q, const char *key, long long least, long long most, long long preset, long long *value);
bool get_bool(struct call *q, const char *key, bool preset, bool *value);
/* NULL when the key is not there. */
bool get_string(struct call *q, const char *key, const char **value);
/* A number below 2^64, as a number or a string of digits. */
bool get_seed(struct call *q, const char *key, u64 preset, u64 *value);
/* The eyes of the caller: its seat's, or all of them for the owner. */
struct eyes own_eyes(const struct call *q);
/* A seat of the running game; must be given, except by who plays one, who can only mean that. */
bool get_seat(struct call *q, const char *key, seat *who);
/* A seat that must choose now; may be left out when there is only one. */
bool get_pending_seat(struct call *q, seat *who);
/* A seat, null for a spectator or "all"; who is not the owner has its own eyes only. */
bool get_eyes(struct call *q, const char *key, struct eyes preset, struct eyes *eyes);
/* The game that a request names, or the session's, or that of the table, or the only one. */
bool get_game(struct call *q, const struct game **game);
/* An option of a pending seat, as words, index or object. */
bool get_action(struct call *q, seat who, struct action *action);
/* The value of `key` in a request or an action, by its meaning: "night_heron", 3, null. */
bool get_value(struct call *q, const char *key, const struct json *json, u8 meaning, u8 *value);
/* A verb of the game by name. */
bool get_verb(struct call *q, const char *name, u8 *verb);
/* Whether a text may stand in a record and on any terminal; `what` and `most` bytes for the error. */
bool check_plain(struct call *q, const char *what, const char *text, size_t most);
/* The content of a game; opened when it is first asked for. */
const struct content *talk_content(struct caller *by, const struct game *game);

/* -- play.c ------------------------------------------------------------------------------------- */

int events_so_far(const struct call *q);
/* The nth thing that was said, from 0, of those that these eyes' ears have heard; the owner of the table hears
 * everything. */
bool was_heard(const struct call *q, struct eyes eyes, int n, struct saying *said);
/* What an answer led to: the events from `from` on as `eyes` see them, and the next questions: those of one seat if the
 * request says whom it is for, otherwise all. */
void tell_outcome(struct call *q, int from, struct eyes eyes);
/* "possible" and "why": whether a seat can take its last answer back. */
void tell_undo(struct call *q, seat who);

/* -- tell.c: parts of answers. ---------------------------------------------------------------- */

void tell_value(struct text *out, const struct game *game, const struct content *content, u8 meaning, u8 value);
/* Whether a row was declared by this word of the content language: several words may fill one kind. */
bool declares(const struct kind *kind, const struct row *row);
/* "rule": "VG-151", or null. */
void tell_rule(struct text *out, const struct game *game, rule_number rule);
/* Opens what a seat sees, if the request asks for places, until close_scene; `scene` is room for it. */
void open_scene(struct call *q, seat who, struct scene *scene);
void close_scene(struct call *q);
/* Keys "from" and "to": the paths of what an action of a seat, or two that belong together, point at in the open scene; nothing
 * if none is open. */
void tell_places(struct call *q, seat who, struct action first, const struct action *second);
/* Keys "verb", "a", "b", "c" of an action; bytes that mean nothing are left out. */
void tell_action(struct text *out, const struct game *game, const struct content *content, struct action action);
/* "events": those from index `from` on, as these eyes see them. */
void tell_events(struct call *q, int from, struct eyes eyes);
/* "over", "decisions" and "pending": who is asked, and the questions of the seat whose eyes these are, with refusals
 * when `why`. For all eyes it tells everybody's, as the table's owner may know it; otherwise without what a player
 * could learn too much from: how many answers were choices, and who is ready in a simultaneous one. */
void tell_pending(struct call *q, struct eyes eyes, bool why);

/* The name of a meaning: "seat", "hero"; NULL: it has none. */
const char *meaning_name(const struct game *game, u8 meaning);
/* The word for a value of a domain (its index in the game's list); NULL: it has none, or is a row of content. */
const char *domain_word(const struct game *game, int domain, int value);

/* -- Operations ------------------------------------------------------------------------------------- */

/* game.c: opening games, positions, records. */
bool op_new(struct call *q);
bool op_load(struct call *q);
bool op_dump(struct call *q);
bool op_view(struct call *q);
bool op_dice(struct call *q);
bool op_picks(struct call *q);
bool op_deck(struct call *q);
bool op_record(struct call *q);
bool op_replay(struct call *q);
bool op_go(struct call *q);
bool op_result(struct call *q);
bool op_hash(struct call *q);
bool op_broken(struct call *q);

/* campaign.c: games that follow from each other. */
bool op_campaign(struct call *q);
/* "campaign": true for the first game of one, or what is carried; *carries says whether it is there. */
bool get_carried(struct call *q, const struct game *game, const struct content *content, u8 carried[CARRIED_MAX],
                 bool *carries);

/* play.c: questions and answers. */
bool op_pending(struct call *q);
bool op_answer(struct call *q);
bool op_bot(struct call *q);
bool op_hint(struct call *q);
bool op_forecast(struct call *q);
bool op_weigh(struct call *q);
bool op_review(struct call *q);
bool op_what_if(struct call *q);
bool op_undo(struct call *q);
bool op_log(struct call *q);
bool op_stand(struct call *q);
bool op_standing(struct call *q);
bool op_decline(struct call *q);
bool op_say(struct call *q);
bool op_said(struct call *q);
bool op_leave(struct call *q);
bool op_switch(struct call *q);

/* picks.c: several things as one answer. */
bool op_ticks(struct call *q);
/* "form", "together", "picks", "others", "ready" and "may_go_on" of a question with ticks; nothing for other
 * questions. */
void tell_picks(struct call *q, seat who);
/* Ticks what the request has as "picks". */
bool tick_picks(struct call *q, seat who);
/* Gives it. */
bool answer_picks(struct call *q, seat who);

/* books.c: what is known before anybody plays. */
bool op_games(struct call *q);
bool op_describe(struct call *q);
bool op_rules(struct call *q);
bool op_content(struct call *q);
bool op_catalogue(struct call *q);
bool op_card(struct call *q);
bool op_aim(struct call *q);

/* scenes.c: what lies on the table. */
bool op_scene(struct call *q);
bool op_explain(struct call *q);
bool op_changes(struct call *q);
bool op_look(struct call *q);

/* lessons.c: guided first games. */
bool op_lessons(struct call *q);
bool op_learn(struct call *q);
bool op_lesson(struct call *q);
/* "lesson": where a lesson stands, if there is one and these eyes are of who learns; otherwise nothing. */
void tell_lesson(struct call *q, struct eyes eyes);
/* game.c: takes another room in place of the caller's. After this call nothing may fail. */
void take_room(struct call *q, struct room *room, const struct room_settings *settings);

/* seats.c: who sits where, and letting bots play. */
bool op_seats(struct call *q);
bool op_sit(struct call *q);
bool op_wish(struct call *q);
bool op_step(struct call *q);
bool op_settings(struct call *q);
bool op_save(struct call *q);

#endif
