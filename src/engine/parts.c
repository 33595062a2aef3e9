/* parts.c: keeps what values are made of, and says it. */
#include "parts.h"

#include <stdlib.h>

#include "say.h"

void parts_add(struct parts *p, int amount, const char *word, u8 thing, int value)
{
    if (!amount) return;
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 64;
        p->part = realloc(p->part, (size_t)p->room * sizeof *p->part);
        MUST(p->part);
    }
    p->part[p->count++] = (struct value_part){.amount = amount, .thing = thing, .value = (u8)value, .word = word};
}

void parts_take(struct parts *p, int node, bool of_bound, int n)
{
    int sum = 0;
    for (int i = p->taken; i < p->count; i++) {
        p->part[i].node = node;
        p->part[i].of_bound = of_bound;
        sum += p->part[i].amount;
    }
    if (sum != n && p->count > p->taken) {
        p->lost++;
        p->count = p->taken;
    }
    p->taken = p->count;
}

void parts_fold(struct parts *p, int from, int amount, u8 thing, int value)
{
    p->count = from;
    parts_add(p, amount, NULL, thing, value);
}

void parts_negate(struct parts *p, int from)
{
    for (int i = from; i < p->count; i++) p->part[i].amount = -p->part[i].amount;
}

void parts_free(struct parts *p)
{
    free(p->part);
    *p = (struct parts){0};
}

const struct value_part *parts_of(const struct parts *p, int node, bool of_bound, int i)
{
    for (int k = 0; k < p->taken; k++)
        if (p->part[k].node == node && p->part[k].of_bound == of_bound && i-- == 0) return &p->part[k];
    return NULL;
}

void say_part(struct text *out, const struct speaker *speaker, const struct value_part *part)
{
    if (part->word)
        text_add(out, "%s", part->word);
    else if (part->thing >= FIRST_DOMAIN)
        text_add(out, "%s", thing_name(speaker->game, speaker->content, part->thing, part->value));
    else say_thing(out, speaker, part->thing, part->value);
}

void say_parts(struct text *out, const struct speaker *speaker, const struct parts *p, int node, bool of_bound)
{
    const struct value_part *part;
    for (int i = 0; (part = parts_of(p, node, of_bound, i)) != NULL; i++) {
        const char *sign = part->amount < 0 ? (i ? " - " : "-") : i ? " + " : "";
        text_add(out, "%s%d ", sign, part->amount < 0 ? -part->amount : part->amount);
        say_part(out, speaker, part);
    }
}
