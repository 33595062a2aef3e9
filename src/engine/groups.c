/* groups.c: long lists of options in two steps. */
#include "groups.h"

#include <string.h>

static int operands_of(const struct action_row *row)
{
    return row->c != NOTHING ? 3 : row->b != NOTHING ? 2 : row->a != NOTHING;
}

/* Which operands options of one group may differ in; `alike` options have this verb. */
static u8 open_operands(const struct action_row *row, int alike)
{
    static const char *const marks[] = {"{a}", "{b}", "{c}"};
    int count = operands_of(row);
    if (count < 2) return count && alike >= GROUPS_OF_VERB;
    if (!row->from) return (u8)(1u << (count - 1));
    u8 open = 0;
    for (int i = 0; i < count; i++)
        if (!strstr(row->from, marks[i])) open |= (u8)(1u << i);
    if (open == (1u << count) - 1) return (u8)(1u << (count - 1)); /* a path without things groups nothing */
    return open;
}

static bool belongs(struct action x, struct action y, u8 open)
{
    return x.verb == y.verb && (open & 1 || x.a == y.a) && (open & 2 || x.b == y.b) && (open & 4 || x.c == y.c);
}

u8 groups_open(const struct game *game, struct action x, struct action y)
{
    u8 open = open_operands(&game->rules.actions[x.verb], GROUPS_OF_VERB);
    return belongs(x, y, open) ? open : 0;
}

void groups_make(struct groups *out, const struct game *game, const struct action *option, int count)
{
    u16 group_of[OPTIONS_MAX], alike[256] = {0};
    out->count = 0;
    if (count <= GROUPS_FROM || count > OPTIONS_MAX) return;
    for (int i = 0; i < count; i++) alike[option[i].verb]++;
    for (int i = 0; i < count; i++) {
        u8 open = open_operands(&game->rules.actions[option[i].verb], alike[option[i].verb]);
        int g = 0;
        while (g < out->count && !(open && belongs(out->group[g].sample, option[i], open))) g++;
        if (g == out->count) out->group[out->count++] = (struct group){.sample = option[i], .open = open};
        out->group[g].count++;
        group_of[i] = (u16)g;
    }
    u16 at = 0;
    for (int g = 0; g < out->count; g++) {
        out->group[g].first = at;
        for (int i = 0; i < count; i++)
            if (group_of[i] == g) out->member[at++] = (u16)i;
        if (out->group[g].count == 1) out->group[g].open = 0;
    }
    if (out->count == count || out->count == 1) out->count = 0;
}

void groups_say(struct text *out, const struct speaker *s, const struct question *q, const struct group *group)
{
    if (!group->open) {
        say_option(out, s, q, group->sample);
        return;
    }
    say_action_open(out, s, group->sample, group->open);
    text_add(out, " (%d)", group->count);
}
