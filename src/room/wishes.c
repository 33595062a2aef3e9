/* wishes.c: sides that people wish to play, and the answers that grant them. */
#include "inside.h"

#include <string.h>
#include <strings.h>

/* The index of a side, -1: the game has none of this name. */
static int find_side(const struct game *game, const char *name)
{
    for (int i = 0; game->rules.sides && game->rules.sides[i]; i++)
        if (strcasecmp(game->rules.sides[i], name) == 0) return i;
    return -1;
}

bool room_wish(struct room *r, seat who, const char *side, struct text *error)
{
    int found = side ? find_side(r->game, side) : -1;
    if (side && !r->game->bot.grants) {
        text_add(error, "in %s nobody can choose a side", r->game->name);
        return false;
    }
    if (side && found < 0) {
        text_add(error, "expected a side:");
        for (int i = 0; r->game->rules.sides && r->game->rules.sides[i]; i++)
            text_add(error, "%s %s", i ? "," : "", r->game->rules.sides[i]);
        text_add(error, "; not '%.40s'", side);
        return false;
    }
    room_interrupt(r);
    r->wish[who] = (i8)found;
    return true;
}

static bool grants(const struct room *r, seats whose, struct action option)
{
    for (seat who = 0; who < room_players(r); who++)
        if (has_seat(whose, who) && r->wish[who] >= 0 && !r->game->bot.grants(option, who, r->wish[who])) return false;
    return true;
}

int wishes_grant(const struct room *r, seats whose, const struct action *option, int count, struct action *granted)
{
    int n = 0;
    for (int i = 0; i < count; i++)
        if (grants(r, whose, option[i])) granted[n++] = option[i];
    if (n) return n;
    memcpy(granted, option, sizeof *option * (size_t)count);
    return count;
}
