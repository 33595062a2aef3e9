/* modifier.c: the table of lasting effects. */
#include "modifier.h"

void lasting_add(struct lasting_table t, struct lasting l)
{
    for (int i = 0; i < *t.count; i++) {
        struct lasting *old = &t.at[i];
        if (old->modifier != l.modifier || old->seat != l.seat) continue;
        if (old->slot != l.slot || old->until != l.until) continue;
        old->amount = (i8)max_int(-LASTING_MOST, min_int(LASTING_MOST, old->amount + l.amount));
        return;
    }
    if (*t.count < t.room) t.at[(*t.count)++] = l;
}

void lasting_drop(struct lasting_table t, int i)
{
    --*t.count;
    memmove(&t.at[i], &t.at[i + 1], sizeof *t.at * (size_t)(*t.count - i));
    memset(&t.at[*t.count], 0, sizeof *t.at);
}
