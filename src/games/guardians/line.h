/* line.h: the line between the centres of two cells, cell by cell in integers (GC-S15).
 *
 * Centres have odd coordinates in units of half a cell and borders even ones. The line crosses the next vertical border
 * after a part of its length that is proportional to (2i + 1) / wide, the next horizontal one after (2j + 1) / high:
 * compared crosswise these are integers. Where both come at once, it goes through a corner.
 */
#ifndef GUARDIANS_LINE_H
#define GUARDIANS_LINE_H

#include "rows.h"

struct line {
    int wide, high, i, j; /* how many columns and rows it goes, and has gone */
    enum direction across, along, corner;
};

static inline struct line line_by(int dx, int dy)
{
    return (struct line){
        dx < 0 ? -dx : dx, dy < 0 ? -dy : dy, 0, 0, dx < 0 ? WEST : EAST, dy < 0 ? NORTH : SOUTH,
        dx < 0 ? (dy < 0 ? NORTH_WEST : SOUTH_WEST) : (dy < 0 ? NORTH_EAST : SOUTH_EAST)};
}

static inline bool line_ends(const struct line *l) { return l->i == l->wide && l->j == l->high; }

/* In which direction it leaves the cell that it has come to. */
static inline enum direction line_step(struct line *l)
{
    int next = (2 * l->i + 1) * l->high - (2 * l->j + 1) * l->wide; /* below 0: a vertical border comes first */
    bool across = l->j == l->high || (l->i < l->wide && next < 0);
    enum direction d = across ? l->across : l->i == l->wide || next > 0 ? l->along : l->corner;
    l->i += d != l->along;
    l->j += d != l->across;
    return d;
}

#endif
