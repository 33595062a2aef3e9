/* derive_room.c: rooms: the drawing in a room's file becomes its shapes, one for each quarter turn, and is checked.
 *
 * A drawing has 11 lines of 16 letters: cells of two letters, with walls between them.
 *
 *     +--+--+  +--+--+      a. a blue Space of Area a         -- and | are walls; a gap in the middle
 *     |a. a. b. b.|##|      ag green, ap purple, ac where     of an outer side is its opening
 *     ...                   the captive is held
 *     +  +  +--+  +--+      a1 orange, of task 1 (1 to 4)
 *     |a1 a. b.|c. +1|      +1 a Reinforcement Space for
 *     ...                      1 or more Heroes (1 to 4)      ## solid
 *                                                           == and H are an obstacle between two Areas (GC-S104)
 *
 * White lines need no drawing: they are where two Areas meet without a wall (GC-012).
 */
#include <stdio.h>
#include <string.h>

#include "derivation.h"
#include "engine/text.h"
#include "line.h"

enum { LINES = 2 * TILE_SIDE + 1, COLUMNS = 3 * TILE_SIDE + 1 };

/* The drawing, line by line; a line that is too short ends in blanks. */
struct drawing {
    char at[LINES][COLUMNS + 1];
};

static const i8 step_x[DIRECTIONS] = {0, 1, 1, 1, 0, -1, -1, -1};
static const i8 step_y[DIRECTIONS] = {-1, -1, 0, 1, 1, 1, 0, -1};
static const char *const side_names[DIRECTIONS] = {
    [NORTH] = "north", [EAST] = "east", [SOUTH] = "south", [WEST] = "west",
};

static int column(int cell) { return cell % TILE_SIDE; }
static int line(int cell) { return cell / TILE_SIDE; }
static int beyond(int cell, int d)
{
    int x = column(cell) + step_x[d], y = line(cell) + step_y[d];
    return x < 0 || y < 0 || x >= TILE_SIDE || y >= TILE_SIDE ? -1 : y * TILE_SIDE + x;
}
static int front(int side) { return (MIDDLE + MIDDLE * step_y[side]) * TILE_SIDE + MIDDLE + MIDDLE * step_x[side]; }

/* -- Reading -------------------------------------------------------------------------------------------------- */

/* Blank lines around the drawing do not count, nor do blanks at the ends of its lines. */
static bool read_drawing(struct derivation *f, const char *text, struct drawing *out)
{
    int lines = 0;
    memset(out->at, ' ', sizeof out->at);
    while (*text) {
        size_t length = strcspn(text, "\n");
        while (length && text[length - 1] == ' ') length--;
        if (length || (lines && lines < LINES)) {
            if (lines == LINES || length > COLUMNS) {
                derive_mistake(f, "picture: expected %d lines of %d letters", LINES, COLUMNS);
                return false;
            }
            memcpy(out->at[lines++], text, length);
        }
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    if (lines < LINES) derive_mistake(f, "picture: expected %d lines of %d letters, found %d", LINES, COLUMNS, lines);
    return lines == LINES;
}

/* Whether a wall is drawn on a side of a cell. */
static bool wall_drawn(const struct drawing *d, int cell, int side)
{
    int x = 3 * column(cell), y = 2 * line(cell);
    if (side == NORTH || side == SOUTH) return d->at[y + (side == SOUTH ? 2 : 0)][x + 1] == '-';
    return d->at[y + 1][x + (side == EAST ? 3 : 0)] == '|';
}

static bool obstacle_drawn(const struct drawing *d, int cell, int side)
{
    int x = 3 * column(cell), y = 2 * line(cell);
    if (side == NORTH || side == SOUTH) return d->at[y + (side == SOUTH ? 2 : 0)][x + 1] == '=';
    return d->at[y + 1][x + (side == EAST ? 3 : 0)] == 'H';
}

static bool read_cell(struct derivation *f, const struct drawing *d, struct layout *s, int cell, int *purples)
{
    const char *at = &d->at[2 * line(cell) + 1][3 * column(cell) + 1];
    char area = at[0], dot = at[1];
    s->area[cell] = NO_AREA;
    if (area == '#' && dot == '#') {
        s->dot[cell] = SOLID;
    } else if (area == '+' && dot >= '1' && dot <= '4') {
        s->dot[cell] = REINFORCEMENT;
        s->mark[cell] = (u8)(dot - '0');
    } else if (area >= 'a' && area < 'a' + AREAS && strchr(".gpc1234", dot)) {
        s->area[cell] = (u8)(area - 'a');
        s->dot[cell] = dot == '.' || dot == 'c' ? BLUE : dot == 'g' ? GREEN : dot == 'p' ? PURPLE : ORANGE;
        s->mark[cell] = (u8)(dot == 'p' ? ++*purples : s->dot[cell] == ORANGE ? dot - '0' : 0);
        if (dot == 'c') s->captive = (u8)cell;
    } else {
        derive_mistake(f, "picture: line %d, letters %d and %d: expected ##, +1 to +4, or an Area a to f and a dot (. "
                       "g p c 1 to 4), found '%c%c'", 2 * line(cell) + 2, 3 * column(cell) + 2, 3 * column(cell) + 3,
                       area, dot);
        return false;
    }
    return true;
}

/* A border has a barrier where a wall is drawn or one of its cells is solid, and where an obstacle stands; the tile's
 * border always has one: a link that lies there says more. */
static void find_barriers(const struct drawing *d, struct layout *s, bool standing)
{
    for (int cell = 0; cell < TILE_CELLS; cell++)
        for (int side = NORTH; side < DIRECTIONS; side += 2) {
            int other = beyond(cell, side);
            bool solid = s->dot[cell] == SOLID || (other >= 0 && s->dot[other] == SOLID);
            if (other < 0 || solid || wall_drawn(d, cell, side) || (standing && obstacle_drawn(d, cell, side)))
                s->barrier[cell] |= (u8)bit(side);
        }
}

/* Obstacles lie on lines between two Areas (GC-S104). Returns whether there are any. */
static bool find_obstacles(struct derivation *f, const struct drawing *d, const struct layout *s)
{
    bool drawn = false;
    for (int cell = 0; cell < TILE_CELLS; cell++)
        for (int side = NORTH; side < DIRECTIONS; side += 2) {
            int other = beyond(cell, side);
            if (!obstacle_drawn(d, cell, side)) continue;
            drawn = true;
            if (other < 0 || s->area[cell] == NO_AREA || s->area[other] == NO_AREA || s->area[cell] == s->area[other])
                derive_mistake(f, "picture: an obstacle at the %s side of line %d, column %d; expected it between two "
                               "Areas", side_names[side], line(cell) + 1, column(cell) + 1);
        }
    return drawn;
}

static void find_openings(struct derivation *f, const struct drawing *d, struct layout *s)
{
    for (int cell = 0; cell < TILE_CELLS; cell++)
        for (int side = NORTH; side < DIRECTIONS; side += 2) {
            if (beyond(cell, side) >= 0 || wall_drawn(d, cell, side)) continue;
            if (cell != front(side)) derive_mistake(f, "picture: a gap in the %s side that is not in its middle",
                                                    side_names[side]);
            else if (s->area[cell] == NO_AREA)
                derive_mistake(f, "picture: the opening of the %s side leads to no Space", side_names[side]);
            else s->openings |= (u8)bit(side);
        }
}

/* -- What follows --------------------------------------------------------------------------------------------- */

static bool barred(const struct layout *s, int cell, int side) { return in_set(s->barrier[cell], side); }

/* Whether the line from a cell to one that touches it is cut (GC-S103). */
static bool is_cut(const struct layout *s, int cell, int d)
{
    if (!(d & 1)) return barred(s, cell, d);
    int one = d - 1, other = (d + 1) & 7, b = beyond(cell, one), k = beyond(cell, other);
    return (barred(s, cell, one) || barred(s, b, other)) && (barred(s, cell, other) || barred(s, k, one));
}

static void find_neighbours(struct layout *s)
{
    for (int cell = 0; cell < TILE_CELLS; cell++)
        for (int d = 0; d < DIRECTIONS; d++) {
            int other = beyond(cell, d);
            if (other < 0 || s->dot[cell] == SOLID || s->dot[other] == SOLID || is_cut(s, cell, d)) continue;
            s->near[cell] |= (u8)bit(d);
            if (d & 1 || s->area[cell] == NO_AREA || s->area[other] == NO_AREA) continue;
            if (s->area[cell] != s->area[other])             /* GC-S13 */
                s->area_near[bit(s->area[cell])] |= (u8)bit(s->area[other]);
        }
}

static void list_spaces(struct derivation *f, struct layout *s)
{
    int count[AREAS] = {0};
    memset(s->spaces, 0xFF, sizeof s->spaces);
    memset(s->reinforcement, 0xFF, sizeof s->reinforcement);
    for (int cell = 0; cell < TILE_CELLS; cell++) {
        int area = s->area[cell];
        if (s->dot[cell] == REINFORCEMENT) {
            u8 *place = &s->reinforcement[s->mark[cell] - 1];
            if (*place != 0xFF) derive_mistake(f, "picture: two Reinforcement Spaces are %d+", s->mark[cell]);
            *place = (u8)cell;
        }
        if (area == NO_AREA) continue;
        if (count[area] == AREA_SPACES)
            derive_mistake(f, "picture: Area %c has more than %d Spaces", 'a' + area, AREA_SPACES);
        else s->spaces[area][count[area]++] = (u8)cell;
    }
    while (s->areas < AREAS && count[s->areas]) s->areas++;
    for (int area = 0; area < AREAS; area++) {
        if (area >= s->areas && count[area]) derive_mistake(f, "picture: Area %c is drawn, but not Area %c", 'a' + area,
                                                            'a' + s->areas);
        if (count[area] == 1) derive_mistake(f, "picture: Area %c has one Space; expected two or more (GC-013)",
                                             'a' + area);
    }
}

/* The Area that a Reinforcement Space is attached to: the only one beside it without a wall (GC-S17). */
static void find_exit(struct derivation *f, struct layout *s, int cell)
{
    u8 beside = 0;
    for (int side = NORTH; side < DIRECTIONS; side += 2) {
        int other = beyond(cell, side);
        if (other >= 0 && !barred(s, cell, side) && s->area[other] != NO_AREA) beside |= (u8)bit(s->area[other]);
    }
    if (set_count(beside) != 1)
        derive_mistake(f, "picture: the Reinforcement Space %d+ touches %s Area; expected one, without a wall between",
                       s->mark[cell], beside ? "more than one" : "no");
    s->exit[cell] = beside ? lowest(beside) : 0;
}

/* One quarter turn: what was in the north lies in the east. */
static void turn_shape(struct layout *to, const struct layout *from)
{
    u8 at[TILE_CELLS];
    *to = *from;
    for (int cell = 0; cell < TILE_CELLS; cell++)
        at[cell] = (u8)(column(cell) * TILE_SIDE + TILE_SIDE - 1 - line(cell));
    for (int cell = 0; cell < TILE_CELLS; cell++) {
        int there = at[cell];
        to->dot[there] = from->dot[cell];
        to->area[there] = from->area[cell];
        to->mark[there] = from->mark[cell];
        to->exit[there] = from->exit[cell];
        to->barrier[there] = (u8)(from->barrier[cell] << 2 | from->barrier[cell] >> 6);
        to->near[there] = (u8)(from->near[cell] << 2 | from->near[cell] >> 6);
    }
    to->openings = (u8)(from->openings << 2 | from->openings >> 6);
    for (int area = 0; area < AREAS; area++)
        for (int i = 0; i < AREA_SPACES; i++)
            if (from->spaces[area][i] != 0xFF) to->spaces[area][i] = at[from->spaces[area][i]];
    if (from->captive != 0xFF) to->captive = at[from->captive];
    for (int n = 0; n < REINFORCEMENTS; n++)
        if (from->reinforcement[n] != 0xFF) to->reinforcement[n] = at[from->reinforcement[n]];
}

static bool clear_line(const struct layout *s, int from, int to)
{
    struct line l = line_by(column(to) - column(from), line(to) - line(from));
    for (int cell = from; !line_ends(&l);) {
        int d = (int)line_step(&l);
        if (is_cut(s, cell, d)) return false;
        cell = beyond(cell, d);
    }
    return true;
}

/* Sets, which spare the rules the way from cell to cell. */
static void collect_cells(struct layout *s)
{
    for (int cell = 0; cell < TILE_CELLS; cell++) {
        if (s->area[cell] != NO_AREA) s->cells[s->area[cell]] |= bit(cell);
        for EACH_BIT(d, s->near[cell]) s->beside[cell] |= bit(beyond(cell, d));
        for (int other = 0; other < TILE_CELLS; other++)
            if (clear_line(s, cell, other)) s->clear[cell] |= bit(other);
    }
}

static void collect_areas(struct layout *s)
{
    memset(s->gate_area, NO_AREA, sizeof s->gate_area);
    for EACH_BIT(side, s->openings) {
        s->gate_area[side] = s->area[front(side)];
        s->gates[bit(s->gate_area[side])] |= (u8)bit(side);
    }
    for (u32 set = 1; set < bit(AREAS); set++)
        for EACH_BIT(area, set) {
            s->area_near[set] |= s->area_near[bit(area)];
            s->area_far[set] |= s->area_far[bit(area)];
            s->gates[set] |= s->gates[bit(area)];
        }
}

/* -- Checks --------------------------------------------------------------------------------------------------- */

/* Every Area can be reached from an opening, and is of one piece. */
static void check_areas(struct derivation *f, const struct layout *s)
{
    u8 reached = 0, before;
    for EACH_BIT(side, s->openings) reached |= (u8)bit(s->area[front(side)]);
    do {
        before = reached;
        reached |= s->area_near[before];
    } while (reached != before);
    for (int area = 0; area < s->areas; area++) {
        u32 piece = (u32)bit(s->spaces[area][0]), old;
        if (!in_set(reached, area)) derive_mistake(f, "picture: Area %c cannot be reached", 'a' + area);
        do {
            old = piece;
            for EACH_BIT(cell, old)
                for EACH_BIT(d, s->near[cell])
                    if (!(d & 1) && s->area[beyond(cell, d)] == area) piece |= (u32)bit(beyond(cell, d));
        } while (piece != old);
        for (int i = 0; i < AREA_SPACES && s->spaces[area][i] != 0xFF; i++)
            if (!in_set(piece, s->spaces[area][i])) {
                derive_mistake(f, "picture: Area %c is not of one piece", 'a' + area);
                break;
            }
    }
}

/* From wherever somebody comes in, he can reach an orange Space of the task that removes the obstacle. */
static void check_obstacle(struct derivation *f, const struct room_row *room, const struct layout *s)
{
    int task = TASKS, tasks = 0;
    for (int t = 0; t < TASKS; t++)
        if (room->task[t].success == CLEAR_WAY) task = t, tasks++;
    if (tasks != room->obstacle)
        derive_mistake(f, "%d tasks with success = clear_way; expected one if an obstacle is drawn, else none", tasks);
    for EACH_BIT(side, s->openings) {
        u8 reached = (u8)bit(s->area[front(side)]), before;
        bool found = false;
        do {
            before = reached;
            reached |= s->area_near[before];
        } while (reached != before);
        for (int cell = 0; cell < TILE_CELLS; cell++)
            found |= s->dot[cell] == ORANGE && s->mark[cell] == task + 1 && in_set(reached, s->area[cell]);
        if (tasks && !found)
            derive_mistake(f, "picture: who comes in from the %s cannot reach an orange Space of task %d, which "
                           "removes the obstacle", side_names[side], task + 1);
    }
}

static int count_dots(const struct layout *s, enum dot dot)
{
    int n = 0;
    for (int cell = 0; cell < TILE_CELLS; cell++) n += s->dot[cell] == dot;
    return n;
}

/* Orange Spaces and tasks belong together. */
static void check_tasks(struct derivation *f, const struct room_row *room, const struct layout *s)
{
    static const struct { u8 least, most; } oranges[] = {
        [ENTRANCE] = {0, 0}, [CONTROL_ROOM] = {0, 1}, [OBJECTIVE] = {2, 4}, [TRAP] = {1, 2}};
    u8 drawn = 0;
    int n = 0; /* without those of an obstacle's task */
    for (int cell = 0; cell < TILE_CELLS; cell++) {
        if (s->dot[cell] != ORANGE) continue;
        drawn |= (u8)bit(s->mark[cell] - 1);
        n += room->task[s->mark[cell] - 1].success != CLEAR_WAY;
    }
    for (int t = 0; t < TASKS; t++) {
        bool named = room->task[t].success != 0;
        if (named && !in_set(drawn, t)) derive_mistake(f, "task %d has no orange Space in the picture", t + 1);
        if (!named && in_set(drawn, t)) derive_mistake(f, "the picture has orange Spaces for a task %d, which the room "
                                                       "lacks", t + 1);
        if (named && !room->task[t].stats) derive_mistake(f, "task %d: stats: expected a value to check", t + 1);
    }
    if (n < oranges[room->kind].least || n > oranges[room->kind].most)
        derive_mistake(f, "picture: %d orange Spaces; expected %d to %d", n, oranges[room->kind].least,
                       oranges[room->kind].most);
}

static int count_tasks(const struct room_row *room, int success)
{
    int n = 0;
    for (int t = 0; t < TASKS; t++) n += room->task[t].success && (!success || room->task[t].success == success);
    return n;
}

/* Whoever frees the captive stands beside it (GC-S20). */
static bool can_be_freed(const struct room_row *room, const struct layout *s)
{
    for EACH_BIT(d, s->near[s->captive]) {
        int cell = beyond(s->captive, d);
        if (s->dot[cell] == ORANGE && room->task[s->mark[cell] - 1].success == FREE_CAPTIVE) return true;
    }
    return false;
}

static void check_objective(struct derivation *f, const struct room_row *room, const struct layout *s)
{
    if (!room->tokens) derive_mistake(f, "an Objective without tokens to be resolved");
    if (count_tasks(room, SWITCH_OFF)) derive_mistake(f, "switch_off is for Traps");
    if (!room->captive != (s->captive == 0xFF))
        derive_mistake(f, "picture: expected a Space ac for the captive, or none");
    else if (room->captive && !can_be_freed(room, s))
        derive_mistake(f, "picture: expected an orange Space of a task free_captive beside the captive");
    else if (!room->captive && !count_tasks(room, RESOLVE_ONE))
        derive_mistake(f, "expected a task with success = resolve");
    if (room->separate && count_tasks(room, RESOLVE_ONE) != room->tokens)
        derive_mistake(f, "%d separate tasks for %d tokens; expected one each", count_tasks(room, RESOLVE_ONE),
                       room->tokens);
}

/* What a room of this kind must and must not have besides its picture. */
static void check_kind(struct derivation *f, const struct room_row *room, const struct layout *s)
{
    if (room->kind == OBJECTIVE) check_objective(f, room, s);
    else if (room->tokens || room->captive || room->separate || room->each_turn.length)
        derive_mistake(f, "tokens, captive, separate and each_turn are for Objectives");
    if (room->kind == TRAP) {
        if (!room->activated.length) derive_mistake(f, "a Trap that never acts: expected `activated`");
        if (count_tasks(room, SWITCH_OFF) != count_tasks(room, 0) - count_tasks(room, CLEAR_WAY) ||
            !count_tasks(room, SWITCH_OFF))
            derive_mistake(f, "expected tasks with success = switch_off");
    } else if (room->kind != OBJECTIVE && (room->activated.length || count_tasks(room, 0))) {
        derive_mistake(f, "only an Objective or a Trap is activated and has tasks");
    }
}

/* -- The text of the room card -------------------------------------------------------------------------------- */

static void say_task(struct text *out, const struct task *task, const char *what)
{
    static const char *const names[STATS] = {"Speed", "Attack", "Defense", "Mental"};
    static const char *const deeds[] = {
        [0] = "", [SWITCH_OFF] = "switches the Trap off", [RESOLVE_ONE] = "settles one ", [FREE_CAPTIVE] = "frees the ",
        [CLEAR_WAY] = "removes the obstacle"};
    bool named = task->success == RESOLVE_ONE || task->success == FREE_CAPTIVE;
    const char *before = "Task: ";
    for EACH_BIT(stat, task->stats) {
        text_add(out, "%s%s", before, names[stat & 3]);
        before = " or ";
    }
    text_add(out, ", %d %s%s: %s%s.", task->dice, task->dice > 1 ? "dice" : "die", task->heroes ? " + Heroes" : "",
             deeds[task->success], named ? what : "");
}

static void print_card(struct derivation *f, const struct room_row *room)
{
    const char *what = derive_string(f, room->what);
    struct text text = {0};
    if (room->kind == OBJECTIVE && !room->captive)
        text_add(&text, "%d %ss, %s. ", room->tokens, what,
                 room->separate ? "each with a task of its own" : "one task for all");
    else if (room->kind == OBJECTIVE) text_add(&text, "Lead the %s to a green Space. ", what);
    if (room->task[0].success) say_task(&text, &room->task[0], what);
    for (int t = 1; t < TASKS; t++)
        if (room->task[t].success == CLEAR_WAY) {
            text_add(&text, " ");
            say_task(&text, &room->task[t], what);
        }
    derive_text(f, "%s", text_string(&text));
    text_free(&text);
}

static void check_dots(struct derivation *f, const struct room_row *room, const struct layout *s)
{
    int greens = count_dots(s, GREEN), purples = count_dots(s, PURPLE), waiting = count_dots(s, REINFORCEMENT);
    int room_cells = TILE_CELLS - count_dots(s, SOLID);
    bool fights = room->kind == OBJECTIVE || room->kind == TRAP;
    if (room->kind == ENTRANCE ? greens < 4 : greens > 0)
        derive_mistake(f, "picture: %d green Spaces; expected %s", greens,
                       room->kind == ENTRANCE ? "4 or more" : "none");
    if (room->kind == CONTROL_ROOM ? purples != 8 : purples > 0)
        derive_mistake(f, "picture: %d purple Spaces; expected %s", purples, room->kind == CONTROL_ROOM ? "8" : "none");
    if (waiting != (fights ? REINFORCEMENTS : 0))
        derive_mistake(f, "picture: %d Reinforcement Spaces; expected %s", waiting,
                       fights ? "+1, +2, +3 and +4" : "none");
    if (room_cells < 16 || room_cells > 22)
        derive_mistake(f, "picture: %d cells that are not solid; expected 16 to 22", room_cells);
    if (s->areas < 4) derive_mistake(f, "picture: %d Areas; expected 4 to %d", s->areas, AREAS);
    if (set_count(s->openings) < 3) derive_mistake(f, "picture: more than one side without an opening");
}

void derive_room(struct derivation *f, void *row)
{
    struct room_row *room = row;
    struct layout *s = &room->shape[0], *clear = &room->shape[TURNS];
    struct drawing drawing;
    int purples = 0;
    bool fine = read_drawing(f, derive_string(f, room->picture), &drawing);
    memset(room->shape, 0, sizeof room->shape);
    s->captive = 0xFF;
    for (int cell = 0; fine && cell < TILE_CELLS; cell++) fine = read_cell(f, &drawing, s, cell, &purples);
    if (!fine) return;
    find_openings(f, &drawing, s);
    list_spaces(f, s);
    room->obstacle = find_obstacles(f, &drawing, s);
    *clear = *s;
    find_barriers(&drawing, s, true);
    find_barriers(&drawing, clear, false);
    find_neighbours(s);
    find_neighbours(clear);
    memcpy(s->area_far, clear->area_near, sizeof s->area_far);
    memcpy(clear->area_far, clear->area_near, sizeof s->area_far);
    for (int cell = 0; cell < TILE_CELLS; cell++) {
        if (s->dot[cell] != REINFORCEMENT) continue;
        find_exit(f, s, cell);
        clear->exit[cell] = s->exit[cell];
    }
    for (int turn = 1; turn < TURNS; turn++) {
        turn_shape(&s[turn], &s[turn - 1]);
        turn_shape(&clear[turn], &clear[turn - 1]);
    }
    for (int turn = 0; turn < 2 * TURNS; turn++) {
        collect_cells(&room->shape[turn]);
        collect_areas(&room->shape[turn]);
    }
    check_areas(f, clear);
    check_obstacle(f, room, s);
    check_dots(f, room, s);
    check_tasks(f, room, s);
    check_kind(f, room, s);
    check_effect(f, room->activated, PLACE_ROOM);
    check_effect(f, room->each_turn, PLACE_ROOM);
    print_card(f, room);
    room->purples = (u8)purples;
    room->greens = (u8)count_dots(s, GREEN);
}
