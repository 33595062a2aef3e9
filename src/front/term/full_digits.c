/* full_digits.c: which digit chooses which row: as long as a round lasts, a row keeps the digit that it has had.
 *
 * People press a digit again without looking. So when the same question is asked again with some rows more or less, or
 * folded in another way, rows that were there before keep their digits, and new ones get those that are free.
 */
#include <string.h>

#include "full.h"

static u64 hash_letters(u64 hash, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) hash = (hash ^ (u8)text[i]) * 1099511628211u; /* FNV-1a */
    return hash | 1; /* 0 stands for none */
}

/* What a row is known by: its words, of a group without how many it holds. */
static u64 name_of(const struct list_row *row)
{
    const char *count = (row->id & ROW_KIND) == ROW_GROUP ? strrchr(row->text, '(') : NULL;
    return hash_letters(14695981039346656037u, row->text, count ? (size_t)(count - row->text) : strlen(row->text));
}

/* The digits of this question: it comes first. */
static struct full_digits *digits_of(struct full *u)
{
    const struct question *q = &u->question;
    const char *words = question_words(q, NULL);
    u64 question = hash_letters(14695981039346656037u + q->rule, words, strlen(words));
    int at = 0;
    while (at < DIGITS_KEPT - 1 && u->digits[at].question != question) at++;
    struct full_digits found = u->digits[at];
    if (found.question != question) found = (struct full_digits){.question = question};
    memmove(&u->digits[1], &u->digits[0], (size_t)at * sizeof found);
    u->digits[0] = found;
    return &u->digits[0];
}

/* Rows get the digits that they had; how many. */
static int give_back(struct list *l, const struct full_digits *d)
{
    int given = 0;
    bool taken[9] = {0};
    for (int i = 0; i < l->count; i++) {
        l->row[i].digit = 0;
        for (int n = 0; !l->row[i].key && !l->row[i].digit && n < 9; n++)
            if (!taken[n] && d->row[n] == name_of(&l->row[i])) taken[n] = true, l->row[i].digit = (u8)(n + 1), given++;
    }
    return given;
}

/* The first digit that no row has; 0: none is free. */
static u8 free_digit(const struct list *l)
{
    for (u8 digit = 1; digit <= 9; digit++) {
        bool taken = false;
        for (int i = 0; i < l->count; i++) taken |= l->row[i].digit == digit;
        if (!taken) return digit;
    }
    return 0;
}

void digits_give(struct full *u)
{
    struct list *l = &u->list;
    int rows = 0;
    if (u->picks || u->group >= 0) return; /* their rows stay where they are */
    struct full_digits *d = digits_of(u);
    for (int i = 0; i < l->count; i++) rows += !l->row[i].key;
    if (2 * give_back(l, d) < min_int(rows, 9)) { /* hardly anything is as it was */
        memset(d->row, 0, sizeof d->row);
        give_back(l, d);
    }
    for (int i = 0; i < l->count; i++) {
        struct list_row *row = &l->row[i];
        if (!row->key && !row->digit) row->digit = free_digit(l);
        if (row->digit) d->row[row->digit - 1] = name_of(row);
    }
    l->numbered = true;
}

void digits_forget(struct full *u) { memset(u->digits, 0, sizeof u->digits); }
