/* derive_map.c: adjacency and distances of the city, and what is wrong with a map. */
#include <stdio.h>

#include "derivation.h"

enum { TOO_FAR = 0xFF };

static bool share_edge(const struct location_row *a, const struct location_row *b)
{
    int dx = a->x - b->x, dy = a->y - b->y;
    return dx * dx + dy * dy == 1;                         /* FF-005 */
}

/* Steps from one Location to all others (FF-S135). */
static void measure(struct derivation *f, int from, u8 distance[LOCATIONS + 1])
{
    for (int l = 0; l <= LOCATIONS; l++) distance[l] = TOO_FAR;
    distance[from] = 0;
    for (int steps = 0, found = 1; found; steps++) {
        found = 0;
        for (int l = 1; l <= LOCATIONS; l++)
            for (int other = 1; distance[l] == steps && other <= LOCATIONS; other++) {
                bool near = share_edge(derive_row(f, KIND_LOCATION, l), derive_row(f, KIND_LOCATION, other));
                if (!near || distance[other] != TOO_FAR) continue;
                distance[other] = (u8)(steps + 1);
                found = 1;
            }
    }
    distance[0] = 0;
}

/* What concerns the whole map. False: there is no map to measure. */
static bool check_map(struct derivation *f)
{
    u8 distance[LOCATIONS + 1];
    if (derive_count(f, KIND_LOCATION) != LOCATIONS) {
        derive_mistake(f, "%d Locations; expected %d (FF-004)", derive_count(f, KIND_LOCATION), LOCATIONS);
        return false;
    }
    measure(f, HQ, distance);
    for (int l = 1; l <= LOCATIONS; l++)
        if (distance[l] == TOO_FAR)
            derive_mistake(f, "no way leads from Hero HQ to '%s'", derive_id(f, KIND_LOCATION, l));
    return true;
}

static void find_neighbours(struct derivation *f, struct location_row *location)
{
    int count = 0;
    for EACH_DERIVED(id, other, location_row, KIND_LOCATION) {
        if (other != location && other->x == location->x && other->y == location->y && other < location)
            derive_mistake(f, "'%s' lies in the same cell", derive_id(f, KIND_LOCATION, id));
        if (!share_edge(location, other) || count == NEIGHBOURS) continue;
        if (other->colour == location->colour && other < location)
            derive_mistake(f, "its neighbour '%s' has the same colour", derive_id(f, KIND_LOCATION, id));
        location->near[count++] = (u8)id;
        location->neighbours |= bit(id);
    }
    int least = location == derive_row(f, KIND_LOCATION, HQ) ? NEIGHBOURS : 2;
    if (count < least) derive_mistake(f, "%d neighbours; expected at least %d", count, least);
}

void derive_location(struct derivation *f, void *row)
{
    struct location_row *location = row;
    char text[SAID];
    int n, number = 1;
    if (derive_count(f, KIND_LOCATION) != LOCATIONS) {
        if (is_first(f, KIND_LOCATION, row)) check_map(f);
        return;
    }
    while (derive_row(f, KIND_LOCATION, number) != row) number++;
    if (number == 1) check_map(f);
    find_neighbours(f, location);
    measure(f, number, location->distance);
    for (int steps = 0; steps <= STEPS_MOST; steps++)
        for (int l = 1; l <= LOCATIONS; l++)
            if (location->distance[l] <= steps) location->within[steps] |= bit(l);
    n = snprintf(text, sizeof text, "Location %d, %s. Adjacent:", number, colour_names[location->colour]);
    for (int k = 0; k < NEIGHBOURS && location->near[k]; k++)
        n += snprintf(text + n, sizeof text - (size_t)n, "%s %d", k ? "," : "", location->near[k]);
    derive_text(f, "%s.", text);
}
