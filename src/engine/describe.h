/* describe.h: the state described once: from a field list come the struct, its table, dump, load,
 * redaction, differences and readable test failures.
 *
 * A list is an X-macro with rows of these forms (S is the struct's tag):
 *
 *     ONE  (S, type, name, meaning, see)              a number of type u8 i8 u16 u32
 *     MANY (S, type, name, count, meaning, see)       an array of them
 *     SUB  (S, tag, name, count)                      an array of structs with their own list
 *     CARDS(S, name, family)                          a family of cards (cards.h)
 *
 * A game's state struct begins with `struct head head`, which needs no row.
 */
#ifndef ENGINE_DESCRIBE_H
#define ENGINE_DESCRIBE_H

#include "base.h"
#include "redact.h"
#include "text.h"

struct game;
struct content;
struct context;
struct head;

/* Who may see a field. */
enum see {
    ALL,
    OWNER,   /* the seat that the struct belongs to (index of the SUB marked per seat, or the frame's seat) */
    IF_OVER, /* the owner, and everybody once the game is over */
    NEVER,   /* nobody during play */
    MASK,    /* the seats in the next field, which has the same count; both consist of bytes */
    KNOWN,   /* that next field: public; zero means that nobody knows */
};

/* What a number stands for. Things of the game are FIRST_DOMAIN + the index of their domain in the game's domains. */
enum meaning {
    NUMBER, /* with a bound: see BELOW */
    SEAT,  /* printed as a number, NOBODY as null */
    SEATS, /* a set of seats, printed as a list of numbers */
    FLAG,  /* printed as true or false */
    BITS,  /* a set printed as a list of bit numbers */
    FIRST_DOMAIN = 16,
};

/* Meanings of numbers that rules use as an index: a position in which one is not below the bound is refused. */
#define BELOW(n) NUMBER, .below = (n)
#define BELOW_OR_NONE(n) NUMBER, .below = (n), .or_none = true
/* A seat that is never NOBODY. */
#define SOMEBODY SEAT, .below = NOBODY

/* One way in which a byte names something. Exactly one of kind, vocabulary and words is used. */
struct domain {
    const char *name;         /* "hero": used in messages and as the word's name in content */
    u8 kind;                  /* row of this content kind, 1 is the first; 0: see words */
    const struct words *vocabulary; /* words of the content language name its values; 0 is "none" */
    const char *const *words; /* value 0 is words[0] */
    u8 count;                 /* of words */
    u8 backs;                 /* the last `backs` values below 256 mean "unknown, with this back" */
    const char *const *back;  /* their names, "a City card"; value 256 - backs is back[0], which hides any word */
};

struct family;

struct field {
    const char *name;
    u16 offset;
    u8 size;  /* of one number, 0 for SUB and CARDS */
    bool negative;
    u8 meaning;
    u8 see;
    u16 count;
    u16 below;    /* a bound of the number, 0: none (BELOW) */
    bool or_none; /* 0xFF is allowed too */
    const struct fields *sub;
    const struct family *family;
};

/* What redaction has to know of a field that somebody might not see: most fields are public, and it passes them by. A
 * MASK is followed by its KNOWN. */
struct secret {
    u16 offset;
    u16 bytes; /* of the whole field; 0: the list ends */
    u16 count; /* of numbers, or of structs of a SUB: 0 if these have no secrets */
    u8 see;
    const struct fields *sub;
    const struct family *family;
};

struct fields {
    const char *name;
    const struct field *field;   /* ends with a row whose name is NULL */
    const struct secret *secret; /* its fields that are not public */
    u16 bytes;
    bool per_seat; /* element i of such a SUB belongs to seat i */
    bool secrets;  /* it has something that somebody might not see */
};

/* One pile of a family of cards. */
struct pile {
    const char *name; /* unique in the family, e.g. "hand.0" */
    seat owner;       /* who always knows its cards, or NOBODY */
    bool sorted;      /* seats other than the owner see it in an order that reveals nothing */
    u8 front;         /* it lies in front of seat `front` - 1; 0: in front of nobody in particular */
    bool box;         /* cards that are out of the game: cards that a loaded family does not name go here */
};
/* Rows of piles: common ones, hands that their owners know, open piles on players' mats; PER_SEAT_4(HAND_PILE, "hand")
 * is hand.0 to hand.3. */
#define OPEN_PILE(name) {name, NOBODY, false, 0, false}
#define BOX_PILE(name) {name, NOBODY, true, 0, true}
#define HAND_PILE(name, s) {name "." #s, s, true, (s) + 1, false}
#define MAT_PILE(name, s) {name "." #s, NOBODY, false, (s) + 1, false}
#define PER_SEAT_4(ROW, name) ROW(name, 0), ROW(name, 1), ROW(name, 2), ROW(name, 3)
#define PER_SEAT_5(ROW, name) PER_SEAT_4(ROW, name), ROW(name, 4)
#define PER_SEAT_6(ROW, name) PER_SEAT_5(ROW, name), ROW(name, 5)

/* A family of cards: one array of kinds, cut into piles. In the state: id[cards], known[cards],
 * start[piles + 1]; see cards.h. */
struct family {
    const char *name;
    u8 cards, piles;
    u8 domain; /* meaning of an id */
    u8 kind;   /* of which an id is a row */
    const struct pile *pile;
    u16 copies_at; /* offset in its row of the byte that says how many copies there are of a card; 0: there is one */
    /* Whether a card belongs to the family in this game; NULL: all do. */
    bool (*belongs)(const struct context *c, const void *state, u8 id);
    const char *group; /* key of a field of content: only cards with the same value there are in a game together; NULL:
                          all are */
};

#define FIELD_ONE_(S, type, name, meaning, see) type name;
#define FIELD_MANY_(S, type, name, count, meaning, see) type name[count];
#define FIELD_SUB_(S, tag, name, count) struct tag name[count];
#define FIELD_CARDS_(S, name, family) struct family##_cards name;

#define IS_NEGATIVE_(type) ((type)-1 < (type)1)
#define FIELD_ONE_ROW_(S, type, name_, meaning_, see_) \
    {.name = #name_, .offset = offsetof(struct S, name_), .size = sizeof(type), .negative = IS_NEGATIVE_(type), \
     .see = see_, .meaning = meaning_},
#define FIELD_MANY_ROW_(S, type, name_, count_, meaning_, see_) \
    {.name = #name_, .offset = offsetof(struct S, name_), .size = sizeof(type), .negative = IS_NEGATIVE_(type), \
     .see = see_, .count = count_, .meaning = meaning_},
#define FIELD_SUB_ROW_(S, tag, name_, count_) \
    {.name = #name_, .offset = offsetof(struct S, name_), .count = count_, .sub = &tag##_fields},
#define FIELD_CARDS_ROW_(S, name_, fam) \
    {.name = #name_, .offset = offsetof(struct S, name_), .count = 1, .family = &fam##_family},

#define FIELD_ONE_SIZE_(S, type, name, meaning, see) +sizeof(type)
#define FIELD_MANY_SIZE_(S, type, name, count, meaning, see) +sizeof(type) * (count)
#define FIELD_SUB_SIZE_(S, tag, name, count) +sizeof(struct tag) * (count)
#define FIELD_CARDS_SIZE_(S, name, family) +sizeof(struct family##_cards)

/* Keeps a row if a field that is seen so has a place in the list of secrets. */
#define SECRET_ALL_(...)
#define SECRET_OWNER_(...) __VA_ARGS__
#define SECRET_IF_OVER_(...) __VA_ARGS__
#define SECRET_NEVER_(...) __VA_ARGS__
#define SECRET_MASK_(...) __VA_ARGS__
#define SECRET_KNOWN_(...) __VA_ARGS__
#define FIELD_ONE_SECRET_(S, type, name, meaning, see) \
    SECRET_##see##_({offsetof(struct S, name), sizeof(type), 1, see, NULL, NULL},)
#define FIELD_MANY_SECRET_(S, type, name, count, meaning, see) \
    SECRET_##see##_({offsetof(struct S, name), sizeof(type) * (count), count, see, NULL, NULL},)
#define FIELD_SUB_SECRET_(S, tag, name, count) \
    {offsetof(struct S, name), sizeof(struct tag) * (count), tag##_secrets_ ? (count) : 0, ALL, &tag##_fields, NULL},
#define FIELD_CARDS_SECRET_(S, name, family) \
    {offsetof(struct S, name), sizeof(struct family##_cards), 1, ALL, NULL, &family##_family},

#define SEE_IS_SECRET_(see) || ((see) != ALL && (see) != KNOWN)
#define FIELD_ONE_IS_SECRET_(S, type, name, meaning, see) SEE_IS_SECRET_(see)
#define FIELD_MANY_IS_SECRET_(S, type, name, count, meaning, see) SEE_IS_SECRET_(see)
#define FIELD_SUB_IS_SECRET_(S, tag, name, count) || tag##_secrets_
#define FIELD_CARDS_IS_SECRET_(S, name, family) || true

/* Defines struct S from its list, and asserts that no byte of it is undescribed. */
#define DESCRIBED_STRUCT(S, LIST)                                                               \
    struct S {                                                                                  \
        LIST(S, FIELD_ONE_, FIELD_MANY_, FIELD_SUB_, FIELD_CARDS_)                              \
    };                                                                                          \
    _Static_assert(sizeof(struct S) == 0 LIST(S, FIELD_ONE_SIZE_, FIELD_MANY_SIZE_,             \
                                              FIELD_SUB_SIZE_, FIELD_CARDS_SIZE_),              \
                   "struct " #S " has undescribed bytes");

/* The same for a state: begins with the head. */
#define DESCRIBED_STATE(S, LIST)                                                                \
    struct S {                                                                                  \
        struct head head;                                                                       \
        LIST(S, FIELD_ONE_, FIELD_MANY_, FIELD_SUB_, FIELD_CARDS_)                              \
    };                                                                                          \
    _Static_assert(sizeof(struct S) == sizeof(struct head) LIST(S, FIELD_ONE_SIZE_, FIELD_MANY_SIZE_, \
                                              FIELD_SUB_SIZE_, FIELD_CARDS_SIZE_),              \
                   "struct " #S " has undescribed bytes");

/* Defines the table S_fields. */
#define DESCRIBE(S, LIST, is_per_seat)                                                          \
    static const struct field S##_rows_[] = {                                                   \
        LIST(S, FIELD_ONE_ROW_, FIELD_MANY_ROW_, FIELD_SUB_ROW_, FIELD_CARDS_ROW_){0}};         \
    static const struct secret S##_secret_[] = {                                                \
        LIST(S, FIELD_ONE_SECRET_, FIELD_MANY_SECRET_, FIELD_SUB_SECRET_, FIELD_CARDS_SECRET_){0}}; \
    enum { S##_secrets_ = false LIST(S, FIELD_ONE_IS_SECRET_, FIELD_MANY_IS_SECRET_,            \
                                     FIELD_SUB_IS_SECRET_, FIELD_CARDS_IS_SECRET_) };           \
    static const struct fields S##_fields = {                                                   \
        #S, S##_rows_, S##_secret_, sizeof(struct S), is_per_seat, S##_secrets_};

/* Writes a state as JSON: one object, keys as in the lists, then "stack", "lanes" if a fork is under way, and "random".
 * A card is its id, or {"id":..., "known":...} if others than the pile's owner know it. A redacted state (see
 * state_redact) prints unknown cards as {"back": name} and leaves out "random". */
void state_dump(struct text *out, const struct game *game, const struct content *content,
                const void *state, bool redacted);

/* Reads JSON text into *state, which holds the position to begin with: fields that the text does not name stay as they
 * are. An array must be complete, or an object that names some of its indices: {"2": ...}. A family of cards that is
 * named is replaced as a whole; cards that were in it and that the text does not name go to its box, if it has one and
 * the text does not name that. The stack is replaced as a whole too; a stack without "lanes" ends all lanes. On a
 * mistake returns false, says where and what was expected in *error, and leaves *state as it was. */
bool state_load(const struct game *game, const struct content *content, void *state,
                const char *json, struct text *error);

/* Writes one line for each field in which two states differ: "player[2].slot[0].damage: 1 -> 3". */
void state_diff(struct text *out, const struct game *game, const struct content *content,
                const void *before, const void *after);

/* The same three for a struct of its own that the game has described, such as what a campaign carries on. */
void struct_dump(struct text *out, const struct game *game, const struct content *content, const struct fields *fields,
                 const void *base);
bool struct_load(const struct game *game, const struct content *content, const struct fields *fields, void *base,
                 const char *json, struct text *error);
void struct_diff(struct text *out, const struct game *game, const struct content *content, const struct fields *fields,
                 const void *before, const void *after);

/* A hash of the whole state; equal states have equal hashes on every machine. */
u64 state_hash(const struct game *game, const void *state);

/* Names of values; `thing` is a meaning, FIRST_DOMAIN + index. thing_id is the id that content and JSON use,
 * NULL for "none" (0 of a content kind) and for values out of range; thing_name is for people ("Med Pac",
 * "nothing") and never NULL. A back gives its name to both. */
const char *thing_id(const struct game *game, const struct content *content, u8 thing, u8 value);
const char *thing_name(const struct game *game, const struct content *content, u8 thing, u8 value);
/* How many values a domain has, with 0 but without backs. */
int domain_size(const struct content *content, const struct domain *domain);
/* The value with this id, or -1; never a back. */
int thing_find(const struct game *game, const struct content *content, u8 thing, const char *id);

#endif
