/* scene.h: what lies on the table for one reader: areas in areas, pieces, numbers, texts, links of maps.
 *
 * A game writes it in order from a view; the scene keeps it as one flat list in which an area is followed by what lies
 * in it, for those who draw it, send it or compare it with an older one. A scene says what is where, not how it looks.
 * What a card says is not part of it: a piece names its thing, and the catalogue (scene_print) knows the rest.
 *
 *     scene_open(s, AS_ROW, "Hero Market", "market");
 *         scene_piece(s, A_HERO, id, 1);                    its path is "market/night_heron"
 *         scene_number(s, N_COST, recruit_cost(...), ANY);  belongs to what was written last: that Hero
 *     scene_close(s);
 */
#ifndef ENGINE_SCENE_H
#define ENGINE_SCENE_H

#include "say.h"

/* What an area is like. Whoever knows no more than that can draw every game. */
enum shape {
    AS_TABLE, /* the whole */
    AS_MAT,   /* a board of somebody or something: what is in it stands one below the other */
    AS_ROW,   /* side by side, the order counts: a market, a team, the players */
    AS_HAND,  /* cards held: no order */
    AS_PILE,  /* one on the other: what counts is how many there are, and the uppermost if it is open */
    AS_TRACK, /* places in a line, each a SPACE */
    AS_MAP,   /* SPACEs with links or coordinates, or ZONEs of them */
    AS_ZONE,
    AS_SPACE,
    AS_CARD,  /* a thing that carries others: a Hero with Equipment, a unit with its commander */
    AS_LIST,  /* numbers and texts, one below the other */
    SHAPES,
};

/* Where an area belongs for its reader; what lies in it belongs there too, unless it says otherwise. */
enum pane {
    PANE_HEAD,   /* a line above all: scenario, round, phase */
    PANE_BOARD,  /* what lies between the players */
    PANE_MINE,   /* the reader's own things */
    PANE_OTHERS, /* those of others */
    PANE_PAGE,   /* shown when somebody asks for it */
    PANES,
    PANE_NONE = PANES, /* of an area that only holds others, such as "the players" */
};

enum piece_mark {
    MARK_CURRENT = 1, /* whose turn it is; where a track stands; what is spoken of */
    MARK_USED = 2,    /* exhausted, spent, has acted */
    MARK_DOWN = 4,    /* face down; the reader may know it all the same */
    MARK_FIXED = 8,   /* cannot be removed */
    MARK_OFF = 16,    /* out of effect, covered, closed */
    MARK_FIRST = 32,  /* holds the first player's marker */
    MARK_CHOSEN = 64, /* picked, settled, agreed */
    MARK_DEAD = 128,
    MARK_ECHO = 256,  /* shown here, but it lies elsewhere, or nowhere: no part of what moves */
    MARKS = 9,
};

enum link { LINK_WAY, LINK_METRO, LINK_DOOR, LINK_SHUT, LINK_WALL, LINK_LINE, LINK_WATER, LINKS };
enum tone { TONE_PLAIN, TONE_GOAL, TONE_RULE, TONE_NOTE /* private to the reader */, TONE_FLAVOUR, TONES };
enum tint {
    TINT_NONE, TINT_RED, TINT_BLUE, TINT_GREEN, TINT_YELLOW, TINT_PURPLE, TINT_ORANGE, TINT_WHITE, TINT_BLACK,
    TINT_GREY, TINTS,
};

enum { ANY = -1 }; /* a number without a bound */

/* One row of numbers.def: a number that scenes tell. */
struct number_row {
    const char *id;    /* "attack": in JSON */
    const char *title; /* "Attack" */
    const char *sign;  /* "A": where space is short; "": the number alone will do */
    u8 flags;
    rule_number rule;  /* that says so */
    const char *about; /* what it is, in a sentence */
};
enum {
    PRINTED = 1, /* it is printed on the thing and may be left out where space is short */
    SLASH = 2,   /* goes on after the number before it: "2/2/5" */
    PLUS = 4,    /* "3+": this much or more */
};

/* One row of about.def: what something on the table is, or what a mark or a colour of it means. Of several rows that fit
 * the first counts. */
struct about_row {
    const char *where; /* the last steps of its path: a step, <word> for a thing of that domain or a link of that kind,
                          or * for any; NULL ends the table */
    u16 mark;          /* what this mark means, or 0 */
    u8 tint;           /* what this tint means, TINTS for any, or TINT_NONE */
    rule_number rule;  /* that says so; 0: no rule, it is there for the reader */
    const char *about; /* in a sentence */
};

enum node_type { NODE_AREA, NODE_PIECE, NODE_NUMBER, NODE_TEXT, NODE_LINK };
struct scene_node {
    u8 type;         /* enum node_type */
    u8 shape;        /* of an area */
    u8 pane;
    u8 thing, value; /* what it is: a meaning (describe.h) and a value; thing NOTHING: it is nothing but an area */
    u8 owner;        /* a seat or NOBODY */
    u8 detail;       /* of a text its tone, of a link its kind, of a number its row */
    u8 tint;
    u16 marks;
    u16 step;            /* a hash of the last step of its path (scene_step) */
    rule_number rule;    /* of a text: that it follows from, or 0 */
    i16 n, of;           /* of a piece how many; of a number itself and its bound or ANY */
    i16 x, y;            /* in the map that it lies in, or ANY */
    u32 title, sign, path, key; /* see scene_words; 0: none. A link's path is its own; it joins `title` and `key` */
    int up, end;         /* the node it lies in; the one after the last that lies in it */
};

struct scene {
    struct speaker speaker; /* who reads and how seats are called; without a state */
    struct scene_node *node;
    int count, room;
    int open, last;         /* while it is written: the open area, and the area or piece written last */
    struct text words;
    char name[4][80];       /* of scene_seat */
    u8 names;
    struct parts *parts;    /* where scene_tell notes what numbers are made of (parts.h); NULL: nobody wants to know */
};

/* Tells a scene again: what the viewer of `speaker` sees in `view`, which must be that viewer's redacted state.
 * Zero-initialise the scene before it is told for the first time; free it with scene_free. */
void scene_tell(struct scene *s, const struct speaker *speaker, const void *view);
/* Tells what is printed on a thing, for a catalogue: a scene of one area, which is that thing. */
void scene_print(struct scene *s, const struct speaker *speaker, u8 thing, u8 value);
void scene_free(struct scene *s);

/* -- For games ------------------------------------------------------------------------------------------------
 *
 * Written in order, from the view and never from the state; scene_reader(s) reads it (NOBODY: a spectator). Opens and
 * closes match; a path occurs once, except that equal pieces with keys share theirs; a thing that is no echo lies in
 * one place; nothing depends on other readers, time or luck. It must be possible at any moment of the game, set-up and
 * end included. Places that are empty but can be pointed at are written too. */

static inline seat scene_reader(const struct scene *s) { return s->speaker.viewer; }

/* Opens an area in the one that is open. `segment` is printf's; its path is that of the outer area, "/", segment. */
void scene_open(struct scene *s, enum shape shape, const char *title, const char *segment, ...)
    __attribute__((format(printf, 4, 5)));
/* The same for an area that is a thing: its segment is the thing's id, and it is called as the thing is. */
void scene_open_as(struct scene *s, enum shape shape, u8 thing, u8 value);
void scene_close(struct scene *s);
/* n equal pieces, of which some may be backs; their path is that of the area, "/", the thing's id. None if n is 0. */
void scene_piece(struct scene *s, u8 thing, u8 value, int n);
/* Pieces for cards, each kind once with its number. */
void scene_cards(struct scene *s, u8 thing, const u8 *id, int count);
/* An area with such cards. */
void scene_pile(struct scene *s, enum shape shape, const char *title, const char *segment, u8 thing, const u8 *id,
                int count);
/* `number` is a row of numbers.def; it belongs to the piece or link written last, or else to the open area. */
void scene_number(struct scene *s, u8 number, int n, int of);
/* The bound of the number written last, where that is a sum: it has parts of its own (parts.h). */
void scene_bound(struct scene *s, int of);
void scene_text(struct scene *s, enum tone tone, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* A text that follows from a rule. */
void scene_ruling(struct scene *s, enum tone tone, rule_number rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* A way between two SPACEs of the open MAP, by their segments; its path is that of the map, "/", segment. Where a map
 * has no links of the kind WAY, spaces whose coordinates differ by 1 in one direction are adjacent. Those of two ZONEs
 * meet at a line, unless a link says more. */
void scene_link(struct scene *s, enum link kind, const char *segment, const char *a, const char *b);

/* About the area, piece or link written last: */
void scene_is(struct scene *s, u8 thing, u8 value); /* an area with a path of its own is this thing */
void scene_pane(struct scene *s, enum pane pane);
void scene_owner(struct scene *s, seat who);
void scene_mark(struct scene *s, bool on, u16 marks);
void scene_at(struct scene *s, int x, int y);
void scene_tint(struct scene *s, enum tint tint);
void scene_sign(struct scene *s, const char *sign); /* a letter or short word for small drawings */
/* Who it is when it moves, for pieces that everybody can tell apart: figures, tokens that lie in known places. Without
 * it a piece is one of its kind. Never a card's place in a hand: that would tell equal backs apart. */
void scene_key(struct scene *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* "you" or a seat's name, for texts. Valid until four more have been asked for. */
const char *scene_seat(struct scene *s, seat who);

/* -- For fronts ----------------------------------------------------------------------------------------------- */

static inline const char *scene_words(const struct scene *s, u32 at) { return at ? s->words.at + at : ""; }
/* The row of numbers.def of a number. */
const struct number_row *scene_number_row(const struct scene *s, const struct scene_node *n);
/* The name of an area or piece for people; nothing if it has none. */
void scene_name(struct text *out, const struct scene *s, const struct scene_node *n);
/* "Hand of Anna", on a map "Tarn (Anna)" or "Tarn (Empire)": where a node lies, for people. */
void scene_whereabouts(struct text *out, const struct scene *s, int node);

/* -- scene_find.c */

/* The row of about.def for a node, or for a mark or tint of it (0: none); NULL: the game does not say. */
const struct about_row *scene_about(const struct scene *s, int node, u16 mark, enum tint tint);

/* A number for the last step of a path; equal for equal ones. */
u16 scene_step(const char *path);

/* The node at a path, -1: none. Steps after the first may be left out: "map/torrin/militia" finds
 * "map/outer/torrin/2/militia". "*" is a step that is marked as current, or that holds a piece that is;
 * of several, the one whose mark is nearest. */
int scene_find(const struct scene *s, const char *path);
/* What an answer of `who` points at, by its row's paths: -1 for nothing; if several things fit, the seat's own. Without
 * paths it is the first of its things that lies anywhere. */
struct pointing { int from, to; };
struct pointing scene_points(const struct scene *s, seat who, struct action action);
/* A path of a row with the values of an answer or event put in: "{a}" is the id of operand a, "{#a}" its number,
 * "{who}" the seat. */
struct operand_values { u8 meaning[3], value[3]; seat who; };
void scene_path(struct text *out, const struct speaker *speaker, const char *path, const struct operand_values *v);

/* -- scene_json.c */

/* The scene as one JSON object; docs/scene.md describes it. */
void scene_json(struct text *out, const struct scene *s);
/* What has changed since a scene of the same reader that they were told: a list of areas with their paths, the outer
 * ones first, each as it is now; areas in them that lay there before are only named ({"at": ..., "same": "area"}), and
 * stay as they were unless they are in the list themselves. */
void scene_patch(struct text *out, const struct scene *told, const struct scene *s);
/* The names of shapes, panes, marks, links, tones and tints in JSON. */
extern const char *const shape_words[SHAPES], *const pane_words[PANES], *const mark_words[MARKS];
extern const char *const link_words[LINKS], *const tone_words[TONES], *const tint_words[TINTS];

/* -- scene_pack.c */

/* A scene as few bytes, to be kept (text_keep) until the next one is compared with it; and as it was, for the same
 * speaker. */
void scene_pack(struct text *out, const struct scene *s);
void scene_unpack(struct scene *s, const struct speaker *speaker, const struct text *packed);

/* -- scene_change.c: what is different between two scenes of one reader */

enum change_type { CHANGED_MOVE, CHANGED_CAME, CHANGED_WENT, CHANGED_NUMBER, CHANGED_MARK };
struct change {
    u8 type, thing, value;
    bool told;          /* an event said so */
    i16 n;              /* how many pieces */
    i16 before, after;  /* of a number its values, of a mark the marks */
    int from, to;       /* nodes of the old and of the new scene; -1: none */
    int event;          /* which of the events told it; -1: none did */
};
struct changes {
    struct change *change;
    int count, room;
};
/* Compares two scenes of one reader and of one game. `event` are the events that lie between them, as the reader may
 * know them (event_redact): they tell which loss and which gain are one move, in their order. The rest is matched by
 * keys and where only one way fits. Zero-initialise *out; it is filled again. */
void scene_changes(struct changes *out, const struct scene *before, const struct scene *after,
                   const struct event *event, int events);
void changes_free(struct changes *c);
/* "Falling Piano: Hero Market -> Team of Bo"; nothing for a change that says nothing to people. */
void say_change(struct text *out, const struct scene *before, const struct scene *after, const struct change *c);

#endif
