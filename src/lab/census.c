/* census.c: finds the columns, slots and groups of a game in the meanings of its events. */
#include "census.h"

#include <ctype.h>
#include <string.h>

static const struct domain *thing_of(const struct game *game, u8 meaning)
{
    return meaning >= FIRST_DOMAIN && meaning - FIRST_DOMAIN < game->rules.domain_count
               ? &game->rules.domains[meaning - FIRST_DOMAIN] : NULL;
}

/* The group of a domain; two domains of one kind of content are one group. -1: it is not counted. */
static int group_of(struct census *s, u8 meaning)
{
    const struct domain *t = thing_of(s->game, meaning);
    if (!t || (t->kind && t->kind == s->game->scenario_kind)) return -1; /* the set-up names its scenario already */
    for (int i = 0; i < s->groups; i++)
        if (s->group[i].meaning == meaning || (t->kind && s->group[i].kind == t->kind)) return i;
    u16 values = (u16)domain_size(s->content, t);
    if (values > 256 - t->backs) values = (u16)(256 - t->backs);
    if (s->groups == GROUPS_MAX || values < 2) return -1;
    s->group[s->groups] = (struct group){meaning, t->kind, values, s->values};
    s->values += values;
    return s->groups++;
}

void census_make(struct census *s, const struct game *game, const struct content *content)
{
    *s = (struct census){.game = game, .content = content};
    memset(s->column_of, 0xFF, sizeof s->column_of);
    for (int e = 0; e < game->rules.event_count; e++) {
        const struct event_row *row = &game->rules.events[e];
        const u8 meaning[3] = {row->a, row->b, row->c};
        s->rounds |= (row->flags & NEW_ROUND) != 0;
        for (int byte = 0; byte < 3; byte++) {
            int group = group_of(s, meaning[byte]);
            if (group < 0 || s->slots + s->group[group].values >= NO_COLUMN) continue;
            s->column_of[e][byte] = (u16)s->columns;
            s->column[s->columns++] = (struct column){(u8)e, (u8)byte, (u8)group, (u16)s->slots};
            s->slots += s->group[group].values;
        }
    }
}

const char *census_name(const struct census *s, const struct group *g, int value)
{
    const char *name = thing_name(s->game, s->content, g->meaning, (u8)value);
    for (int v = group_first(g); v < g->values && g->kind; v++)
        if (v != value && strcmp(thing_name(s->game, s->content, g->meaning, (u8)v), name) == 0)
            return thing_id(s->game, s->content, g->meaning, (u8)value); /* two share a name: their ids differ */
    return name;
}

const char *census_group(const struct census *s, const struct group *g) { return thing_of(s->game, g->meaning)->name; }

void census_event(struct text *out, const struct census *s, u8 event)
{
    for (const char *c = s->game->rules.events[event].name; *c; c++) {
        char letter = *c == '_' ? ' ' : (char)tolower((unsigned char)*c);
        text_put(out, &letter, 1);
    }
}
