/* content.h: cards, heroes, maps and scenarios as one flat, immutable block, and the schema that a game gives for it.
 *
 * The reader (reader.h) makes the block from Lua files at build time or for --content; play only
 * reads it. Rows are numbered from 1; row 0 of every kind is all zero and means "none".
 */
#ifndef ENGINE_CONTENT_H
#define ENGINE_CONTENT_H

#include "base.h"

enum { KINDS_MAX = 16, TRIGGERS_MAX = 2, ROWS_MAX = 254, MODES_MAX = 4 };

/* One instruction of an effect: a verb and its operands. */
struct instr {
    u8 verb, a, b, c;
};

/* A piece of code: `length` instructions from index `at` of the block's code. */
struct code {
    u16 at;
    u8 length;
    u8 priced; /* 1: it contains a price */
};

/* An operand of 128 or more is AMOUNT_FIRST + index of such an amount: times x quantity + plus,
 * at most `most` (0: no bound). */
struct amount {
    u8 quantity, times, plus, most;
};
enum { AMOUNT_FIRST = 128 };
/* A choice holds a word, a filter, and as its last operand what a candidate must have. This bit of that operand says
 * that it is the second choice of its kind. */
enum { SECOND_CHOICE = 0x80 };

/* A condition: a word of the game and a number. Index 0 always holds. */
struct condition {
    u8 word, n;
};

/* An effect that a moment sets off. moment 0: none. An optional one asks first, like `may`. */
struct trigger {
    u8 moment, condition, spare[2];
    struct code code;
};

/* The modes that an effect offers ("choose one: draw 1 card; or flee"): where each one is in the printed text of its
 * row. */
struct modes {
    u16 at; /* which instruction makes the choice */
    u8 kind, row, count, spare;
    u16 from[MODES_MAX], length[MODES_MAX];
};

/* How a front end that draws shall draw a row: words that the engine gives no meaning. */
struct row_look {
    u32 at; /* offset into the texts of looks */
    u8 kind, row, spare[2];
};
enum { LOOK_MAX = 120 }; /* letters of one */

/* What every row of content begins with. Texts are offsets into the block's strings, see WIDE_SHIFT. Rows are aligned to 8 bytes, so
 * that they may hold numbers of any size. */
struct row {
    _Alignas(8) u16 id;
    u16 name, text, flavour; /* text is printed from the effects */
    u32 modifier_mask;       /* bit i: a passive of this row changes modifier verb i */
    u32 conditional_mask;    /* likewise, and only under a condition */
    u32 trigger_mask;        /* bit m: a trigger of this row waits for moment m */
    u8 back;                 /* the value that replaces this row where it cannot be seen: above all rows */
    u8 spare[3];
};
enum { ONLY_BACK = 255 }; /* unless `derive` of the kind says otherwise */

struct block {
    char magic[8];
    u32 bytes, kinds;
    u64 hash; /* of everything after it */
    u32 code, amounts, conditions, strings; /* offsets */
    u32 code_count, amount_count, condition_count, string_bytes;
    u32 rows[KINDS_MAX]; /* offsets */
    u16 row_count[KINDS_MAX]; /* row 0 not counted */
    u16 row_bytes[KINDS_MAX];
};

/* What follows a block: words for people and pictures, of no concern to the rules. It has its own hash, so that the
 * block's hash, by which a record identifies its content, does not depend on it. The modes follow it, then the looks
 * and their texts, then the lessons (lesson.h) as pairs of texts, a key and its value; each part is aligned to 8
 * bytes. */
struct appendix {
    u64 hash; /* of everything after it */
    u32 mode_count, look_count, look_bytes, lesson_bytes;
};

/* Offsets of strings have 16 bits: when there is more text than they can count, each string begins at a multiple of
 * 1 << WIDE_SHIFT and offsets count those. */
enum { WIDE_SHIFT = 2, NARROW_STRINGS_MAX = 65535 };
static inline int string_shift(size_t string_bytes) { return string_bytes > NARROW_STRINGS_MAX ? WIDE_SHIFT : 0; }

/* What a block begins with; it changes whenever the layout does. */
extern const char content_magic[8];

/* A block ready for use. */
struct content {
    const struct block *block;
    const struct instr *code;
    const struct amount *amount;
    const struct condition *condition;
    const char *string;
    int string_shift;
    const struct modes *modes;
    int mode_count;
    const struct row_look *looks;
    int look_count;
    const char *look_texts;
    const char *lessons;
    u32 lesson_bytes;
    const u8 *rows[KINDS_MAX];
    u16 count[KINDS_MAX];
};

/* Checks a block and its appendix and opens them. Returns false when they were not made by this version. */
bool content_open(struct content *content, const void *block, size_t bytes);
/* The hash of everything after `hash` in a block whose size is filled in. */
u64 content_hash(const struct block *block);
/* The same for an appendix of this many bytes. */
u64 appendix_hash(const struct appendix *appendix, size_t bytes);
/* The modes of the first effect of a row that has any; NULL: none has. */
const struct modes *content_modes(const struct content *content, int kind, int row);
/* The modes that this instruction offers; NULL: it does not choose a mode. */
const struct modes *content_modes_at(const struct content *content, int instruction);
/* How a row is drawn, as its content says: words with a blank between them; NULL: it does not say. */
const char *content_look(const struct content *content, int kind, int row);

static inline const struct row *content_row(const struct content *k, int kind, int id)
{
    return (const struct row *)(const void *)(k->rows[kind] + (size_t)id * k->block->row_bytes[kind]);
}
/* Row `id` of a kind as the game's struct; `c` is the context: #define CARD(id) CONTENT_ROW(card_row, KIND_CARD, id) */
#define CONTENT_ROW(type, kind, id) ((const struct type *)(const void *)content_row(c->content, (kind), (id)))
static inline u8 content_back(const struct content *k, int kind, u8 id) { return content_row(k, kind, id)->back; }
static inline const char *content_string(const struct content *k, u16 at)
{
    return k->string + ((size_t)at << k->string_shift);
}

/* -- The schema: what a game's content may say. ------------------------------------------- */

/* A word that content may use, and how card texts print it. */
struct word {
    const char *word;
    u8 value;
    const char *phrase; /* at the first mention; for a choice "one of your {f}Heroes" */
    const char *again;  /* when it was mentioned before; NULL: the same */
    u8 choose;          /* verb that makes the choice; 0: there is no choice. With a verb the operand becomes `then` +
                           number of the choice of this list (0 or 1) */
    u8 then;
};

struct words {
    const char *name; /* "hero": for messages */
    const struct word *word; /* ends with word NULL */
};

enum arg_type {
    ARG_NONE,
    ARG_AMOUNT,    /* a number 0..127, or { per = "quantity", times = 1, plus = 0, most = n } */
    ARG_SIGNED,    /* a number -64..63, stored as two's complement in a byte */
    ARG_WORD,      /* one of `words` */
    ARG_CONDITION, /* "word" or { "word", n }; index into conditions */
    ARG_BLOCK,     /* a list of effects; must be the last */
};

struct arg {
    const char *key; /* name in Lua; "1": the first positional; "only": a word that narrows the choice */
    u8 type;
    const struct words *words;
    const char *preset; /* word or number when left out; NULL: must be given */
    i16 least, most;    /* of numbers; 0, 0: no further bounds */
};

enum field_type {
    ROW_INT,       /* u8 */
    ROW_SIGNED,    /* i8 */
    ROW_INTS,      /* u8[count] */
    ROW_WORD,      /* u8 */
    ROW_BITS,      /* u8: set of words */
    ROW_EFFECT,    /* struct code */
    ROW_PASSIVE,   /* struct code, modifier verbs only */
    ROW_TRIGGERS,  /* struct trigger[TRIGGERS_MAX] */
    ROW_TEXT,      /* u16: a string */
    ROW_PICTURE,   /* u16: a string of at most `count` lines, each a text; a line end after each */
    ROW_REF,       /* u8: a row of `kind`, written as its id; 0: none */
    ROW_REFS,      /* u8[count]: such rows in order, at most count; the rest is 0 */
    ROW_WORDS,     /* u8[count]: words in order, at most count, repeats allowed; the rest is 0 */
    ROW_LIST,      /* struct of `bytes` bytes [count]: tables, each read by `fields`; the rest is 0 */
};

/* The largest row struct. */
enum { ROW_BYTES_MAX = 6000 };

/* One field of a row struct and the key it has in Lua. In an item of a LIST a key may also be a position ("1"), offsets
 * are those in the item's struct, and only numbers, words, bits and references are allowed. */
struct row_field {
    const char *key;
    u8 type;
    u16 offset;
    u8 count;
    i16 least, most;
    const char *preset;        /* as text, several separated by blanks; NULL: must be given */
    const struct words *words; /* of WORD, BITS and WORDS, and the moments of TRIGGERS */
    const char *heading;       /* printed before the effect: "To Jail: "; of INT and WORD, before the effect that
                                  follows, with {} for the value: "When a {} is rolled: " */
    u8 kind;                        /* of REF and REFS: the kind of the rows */
    u16 bytes;                      /* of LIST: of one item */
    const struct row_field *fields; /* of LIST: of one item; ends with key NULL */
};

struct derivation;

/* A function of the content language that declares rows: hero { ... }. */
struct kind {
    const char *word;
    u8 kind;                        /* several words may fill one kind */
    u16 bytes;                      /* of the row struct */
    const struct row_field *fields; /* ends with key NULL */
    u16 preset_at;                  /* offset of a byte that this word sets; 0: none */
    u8 preset;                      /* its value */
    void (*derive)(struct derivation *f, void *row); /* completes and checks a row when all rows are read (derive.h) */
    bool text_complete;             /* the text of a row says all that its fields do */
};

#endif
