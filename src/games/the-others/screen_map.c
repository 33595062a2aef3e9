/* screen_map.c: the board as a drawing: a cell for each Space, cells that touch are adjacent, rivers are waves.
 *
 *     +-d-11 St Brigid's+-e-11------+
 *     |( ) heal rep     |*Leah 2A n |
 *     +-s-11------------+-----------+
 *
 * Names are Heroes, capitals Monsters, small letters tokens; what does not fit on a line of its cell goes on the
 * next one, so nothing is left out.
 */
#include "screen.h"

#include <stdarg.h>
#include <stdio.h>

enum { CELL_LINES = 10, CELL_WIDTH = 24, DRAWING_LINES = 100, RIVER_WIDTH = 3 };

/* What lies in a Space, as words that are wrapped at the width of its cell. */
struct cell {
    int width, lines;
    char line[CELL_LINES][CELL_WIDTH + 1];
};

/* Signs that are on the map and need an explanation. */
enum sign {
    SIGN_CURRENT, SIGN_ACOLYTE, SIGN_ABOMINATION, SIGN_CONTROLLER, SIGN_AVATAR, SIGN_HELL_CLUB, SIGN_TURNED, SIGN_FIRE,
    SIGN_CORRUPTION, SIGN_PENTAGRAM, SIGN_NEST, SIGN_EXTRA_TURN, SIGN_INNOCENT, SIGN_PERMANENT, SIGN_HIDDEN, SIGN_ALTAR,
    SIGN_STRIKE, SIGN_METRO, SIGN_NPC, SIGN_SLOT, SIGN_COVERED, SIGN_RIVER, SIGNS,
};
static const struct { const char *brief, *full; } sign_text[SIGNS] = {
    [SIGN_CURRENT] = {"", "*Name: the Hero whose Turn it is; other names are the other Heroes."},
    [SIGN_ACOLYTE] = {"A Acolyte", "A: an Acolyte; 2A: two of them."},
    [SIGN_ABOMINATION] = {"B Abomination", "B: an Abomination."},
    [SIGN_CONTROLLER] = {"[C] Controller", "[C]: the Controller, whose black base are the brackets (OT-011)."},
    [SIGN_AVATAR] = {"V Avatar", "V: the Avatar."},
    [SIGN_HELL_CLUB] = {"H Hell Club", "H: a member of the Hell Club."},
    [SIGN_TURNED] = {"T turned Hero", "T: a Hero who has turned into a Monster."},
    [SIGN_FIRE] = {"f Fire", "f: a Fire token. A Hero who enters or leaves: 1 Sin Die each, Hits are Wounds (OT-090)."},
    [SIGN_CORRUPTION] = {"c Corruption",
                         "c: a Corruption token. A Hero who enters or leaves: 1 Sin Die each, Corruption "
                         "counts (OT-093)."},
    [SIGN_PENTAGRAM] = {"p Pentagram", "p: a Pentagram. 1 Sin Die more in a Fight here (OT-282)."},
    [SIGN_NEST] = {"n Nest", "n: a Nest, where Monsters are Summoned; each Monster in the Space blocks one (OT-242)."},
    [SIGN_EXTRA_TURN] = {"t Extra Turn", "t: an Extra Turn token to collect (OT-283)."},
    [SIGN_INNOCENT] = {"i Innocent", "i: an Innocent to collect (OT-284)."},
    [SIGN_PERMANENT] = {"! permanent", "!: permanent, cannot be removed; n! is a permanent Nest (OT-073)."},
    [SIGN_HIDDEN] = {"? face down", "?: a face-down token, turned up by a Hero in a Space without Monsters (OT-280). "
                     "?f: one that you know to be Fire."},
    [SIGN_ALTAR] = {"a Altar", "a: an Altar. A Sin card at the end of the Round unless a Hero is here (OT-245)."},
    [SIGN_STRIKE] = {"o Orbital Strike", "o: an Orbital Strike token (OT-119)."},
    [SIGN_METRO] = {"", "=red, =blue: Metro stops; Heroes ride between two of one colour in one step (OT-079)."},
    [SIGN_NPC] = {"", "&Comm, &PROXY, &Raven: the Commissioner, PROXY, RavenCorp, to collect (OT-287)."},
    [SIGN_SLOT] = {"(x) City Action used", "( ): a City Action with its icons; (x): used in this Round "
                   "(OT-109). heal: remove a Wound; rep: Repent; turn: an Extra Turn token; inv: an Upgrade of the "
                   "Inventory; orb: an Orbital Strike."},
    [SIGN_COVERED] = {"-rep- covered", "-rep-: an icon under a Corruption token does not work (OT-112)."},
    [SIGN_RIVER] = {"", "~: a river. Nothing crosses it (OT-075)."},
};

struct drawing {
    struct screen *p;
    const struct map_row *map;
    u32 signs;
    int first_x, last_x, first_y, last_y; /* of the lattice */
    int left[LATTICE + 1], top[LATTICE + 1]; /* of the border before a column or row; after the last: the end */
    struct cell cell[SPACES];
    char canvas[DRAWING_LINES][SCREEN_COLUMNS + 1];
};

static int lattice_space(int x, int y) { return 1 + y * LATTICE + x; }
static bool has_space(const struct drawing *d, int x, int y) { return d->map->all >> lattice_space(x, y) & 1; }

/* -- Words of a cell ----------------------------------------------------------------------------------------------- */

static void end_line(struct cell *cell)
{
    if (cell->lines && cell->line[cell->lines - 1][0] && cell->lines < CELL_LINES) cell->line[cell->lines++][0] = '\0';
}

__attribute__((format(printf, 2, 3))) static void put_word(struct cell *cell, const char *format, ...)
{
    char word[CELL_WIDTH + 1];
    va_list list;
    va_start(list, format);
    vsnprintf(word, sizeof word, format, list);
    va_end(list);
    word[cell->width] = '\0'; /* a word as long as the cell is cut */
    if (!cell->lines) cell->line[cell->lines++][0] = '\0';
    char *line = cell->line[cell->lines - 1];
    if (*line && (int)(strlen(line) + 1 + strlen(word)) > cell->width) {
        end_line(cell);
        line = cell->line[cell->lines - 1];
    }
    size_t used = strlen(line);
    snprintf(line + used, sizeof cell->line[0] - used, "%s%s", used ? " " : "", word);
}

/* "n", "2n". */
static void put_counted(struct cell *cell, int n, const char *sign)
{
    if (n == 1) put_word(cell, "%s", sign);
    else if (n > 1) put_word(cell, "%d%s", n, sign);
}

static void put_signed(struct drawing *d, struct cell *cell, int n, const char *letter, int sign)
{
    put_counted(cell, n, letter);
    if (n) d->signs |= 1u << sign;
}

static void put_city_action(struct drawing *d, struct cell *cell, int space)
{
    static const char *const brief[] = {"", "heal", "rep", "turn", "inv", "orb"};
    if (!d->map->tile_at[space]) return;
    d->signs |= 1u << SIGN_SLOT;
    put_word(cell, "%s", slot_empty(d->p->g, space) ? "( )" : "(x)");
    for (int i = 0; i < ICONS; i++) {
        bool covered = d->p->g->ground[space].covered >> i & 1;
        const char *icon = brief[d->map->icons[space][i]];
        if (!*icon) continue;
        put_word(cell, covered ? "-%.*s-" : "%.*s", cell->width < 13 ? 3 : 4, icon);
        if (covered) d->signs |= 1u << SIGN_COVERED;
    }
    end_line(cell);
}

static void put_figures(struct drawing *d, struct cell *cell, int space)
{
    static const char *const letters[] = {"", "A", "B", "[C]", "V", "H", "T"};
    const STATE *g = d->p->g;
    const struct context *c = d->p->c;
    for (int post = 0; post < g->heroes; post++) {
        char label[16];
        if (g->hero[post].space != space) continue;
        hero_label(d->p, hero_at(g, post), label, sizeof label);
        put_word(cell, "%s%s", post == g->current ? "*" : "", label);
        if (post == g->current) d->signs |= 1u << SIGN_CURRENT;
    }
    for (int type = ACOLYTE; type <= TURNED; type++) {
        int n = 0;
        for (int i = 0; i < FIGURES; i++) n += g->at[i] == space && MONSTER(g->figure[i])->type == type;
        put_signed(d, cell, n, letters[type], SIGN_ACOLYTE + type - ACOLYTE);
    }
}

static void put_tokens(struct drawing *d, struct cell *cell, int space)
{
    static const char *const letters[TOKENS] = {"f", "c", "p", "n", "t", "i"};
    static const char *const fixed[CLEANSABLE] = {"f!", "c!", "p!", "n!"};
    const STATE *g = d->p->g;
    int unknown = 0;
    for (int t = 0; t < TOKENS; t++) {
        put_signed(d, cell, physical(g, space, t), letters[t], SIGN_FIRE + t);
        if (t >= CLEANSABLE || !d->map->permanent[space][t]) continue;
        put_signed(d, cell, d->map->permanent[space][t], fixed[t], SIGN_FIRE + t);
        d->signs |= 1u << SIGN_PERMANENT;
    }
    for (int i = 0; i < HIDDEN_TOKENS; i++) {
        if (g->hidden_at[i] != space) continue;
        int known = g->hidden[i] >= T_FIRST && g->hidden[i] < T_FIRST + TOKENS ? g->hidden[i] - T_FIRST : TOKENS;
        unknown += known == TOKENS;
        if (known == TOKENS) continue;
        put_word(cell, "?%s", letters[known]);
        d->signs |= 1u << (SIGN_FIRE + known) | 1u << SIGN_HIDDEN;
    }
    put_signed(d, cell, unknown, "?", SIGN_HIDDEN);
}

static void put_fixtures(struct drawing *d, struct cell *cell, int space)
{
    static const char *const npcs[NPCS] = {"&Comm", "&PROXY", "&Raven"};
    const STATE *g = d->p->g;
    int altars = 0, strikes = 0;
    for (int i = 0; i < ALTARS; i++) altars += g->altar[i] == space;
    for (int i = 0; i < STRIKES; i++) strikes += g->strike[i] == space;
    put_signed(d, cell, altars, "a", SIGN_ALTAR);
    put_signed(d, cell, strikes, "o", SIGN_STRIKE);
    for (int i = 0; i < NPCS; i++) put_signed(d, cell, g->npc[i] == space, npcs[i], SIGN_NPC);
    for (int i = 0; i < METROS; i++)
        if (d->map->metro[i].thing && d->map->metro[i].space == space)
            put_signed(d, cell, 1, d->map->metro[i].thing == RED ? "=red" : "=blue", SIGN_METRO);
    if (d->map->start == space) put_word(cell, "start");
}

static void fill_cell(struct drawing *d, int space)
{
    struct cell *cell = &d->cell[space];
    int x = space_x(space);
    cell->width = min_int(CELL_WIDTH, d->left[x + 1] - d->left[x] - 1);
    put_city_action(d, cell, space);
    put_figures(d, cell, space);
    put_tokens(d, cell, space);
    put_fixtures(d, cell, space);
    if (cell->lines && !cell->line[cell->lines - 1][0]) cell->lines--;
}

/* -- Columns and rows ---------------------------------------------------------------------------------------------- */

static bool used_column(const struct drawing *d, int x)
{
    for (int y = 0; y < LATTICE; y++)
        if (has_space(d, x, y)) return true;
    return false;
}

static bool used_row(const struct drawing *d, int y)
{
    for (int x = 0; x < LATTICE; x++)
        if (has_space(d, x, y)) return true;
    return false;
}

/* Districts are broader than streets; columns without Spaces, such as a river, are narrow. */
static void lay_columns(struct drawing *d)
{
    int districts = 0, streets = 0, others = 0;
    for (d->first_x = 0; !used_column(d, d->first_x);) d->first_x++;
    for (d->last_x = LATTICE - 1; !used_column(d, d->last_x);) d->last_x--;
    for (int x = d->first_x; x <= d->last_x; x++) {
        if (!used_column(d, x)) others++;
        else if (x & 1) streets++;
        else districts++;
    }
    int street = districts > 3 ? 9 : 11, rest = SCREEN_COLUMNS - (districts + streets + others + 1);
    int district = min_int(21, (rest - street * streets - RIVER_WIDTH * others) / districts);
    d->left[d->first_x] = 0;
    for (int x = d->first_x; x <= d->last_x; x++)
        d->left[x + 1] = d->left[x] + 1 + (!used_column(d, x) ? RIVER_WIDTH : x & 1 ? street : district);
}

static void lay_rows(struct drawing *d)
{
    for (d->first_y = 0; !used_row(d, d->first_y);) d->first_y++;
    for (d->last_y = LATTICE - 1; !used_row(d, d->last_y);) d->last_y--;
    d->top[d->first_y] = 0;
    for (int y = d->first_y; y <= d->last_y; y++) {
        int lines = 1;
        for (int x = 0; x < LATTICE; x++)
            if (has_space(d, x, y)) lines = max_int(lines, d->cell[lattice_space(x, y)].lines);
        d->top[y + 1] = d->top[y] + 1 + lines;
    }
}

/* -- Drawing ------------------------------------------------------------------------------------------------------- */

/* The name of a District without "The", as much of it as fits. */
static void short_name(const char *name, char *label, int room)
{
    if (strncmp(name, "The ", 4) == 0) name += 4;
    int length = (int)strlen(name), cut = min_int(length, room), words = cut;
    while (cut < length && words > room / 2 && name[words] != ' ') words--;
    if (cut < length && name[words] == ' ') cut = words; /* a word that would be cut is left out */
    snprintf(label, (size_t)room + 1, "%.*s", cut, name);
}

static void draw_cell(struct drawing *d, int x, int y)
{
    int space = lattice_space(x, y), left = d->left[x], right = d->left[x + 1], top = d->top[y], bottom = d->top[y + 1];
    const struct cell *cell = &d->cell[space];
    char label[CELL_WIDTH + 8], name[CELL_WIDTH + 1] = "";
    for (int i = left + 1; i < right; i++) d->canvas[top][i] = d->canvas[bottom][i] = '-';
    for (int i = top + 1; i < bottom; i++) {
        d->canvas[i][left] = d->canvas[i][right] = '|';
        memset(&d->canvas[i][left + 1], ' ', (size_t)(right - left - 1));
    }
    if (d->map->tile_at[space]) short_name(row_name(d->p, KIND_TILE, d->map->tile_at[space]), name, right - left - 7);
    const char *space_name = thing_name(d->p->c->game, d->p->c->content, A_SPACE, (u8)space);
    int length = snprintf(label, sizeof label, "%s%s%s", space_name, *name ? " " : "", name);
    memcpy(&d->canvas[top][left + 2], label, (size_t)length);
    for (int i = 0; i < cell->lines; i++)
        memcpy(&d->canvas[top + 1 + i][left + 1], cell->line[i], strlen(cell->line[i]));
}

/* Where borders meet. */
static void draw_corners(struct drawing *d, int x, int y)
{
    d->canvas[d->top[y]][d->left[x]] = d->canvas[d->top[y]][d->left[x + 1]] = '+';
    d->canvas[d->top[y + 1]][d->left[x]] = d->canvas[d->top[y + 1]][d->left[x + 1]] = '+';
}

static void draw_rivers(struct drawing *d)
{
    int column = 2 * d->map->river_column - 1, row = 2 * d->map->river_row - 1;
    if (d->map->river_column && column > d->first_x && column < d->last_x)
        for (int i = 0; i <= d->top[d->last_y + 1]; i++)
            memset(&d->canvas[i][d->left[column] + 1], '~', (size_t)(d->left[column + 1] - d->left[column] - 1));
    if (d->map->river_row && row > d->first_y && row < d->last_y)
        for (int i = d->top[row] + 1; i < d->top[row + 1]; i++)
            memset(d->canvas[i], '~', (size_t)(d->left[d->last_x + 1] + 1));
    if (d->map->river_column || d->map->river_row) d->signs |= 1u << SIGN_RIVER;
}

static void draw(struct drawing *d)
{
    memset(d->canvas, ' ', sizeof d->canvas);
    draw_rivers(d);
    for (int s = 1; s < SPACES; s++)
        if (d->map->all >> s & 1) draw_cell(d, space_x(s), space_y(s));
    for (int s = 1; s < SPACES; s++)
        if (d->map->all >> s & 1) draw_corners(d, space_x(s), space_y(s));
}

static void write_legend(struct screen *p, u32 signs)
{
    const char *between = "";
    for (int i = 0; i < SIGNS; i++) {
        if (!(signs >> i & 1) || !*sign_text[i].brief) continue; /* some need no words beside a map */
        text_add(p->out, "%s%s", between, sign_text[i].brief);
        between = ", ";
    }
    text_add(p->out, ".\n");
}

void write_map(struct screen *p, bool legend)
{
    const struct context *c = p->c;
    struct drawing d = {.p = p, .map = MAP(p->g->map)};
    if (!d.map->all) return;
    lay_columns(&d);
    for (int s = 1; s < SPACES; s++)
        if (d.map->all >> s & 1) fill_cell(&d, s);
    lay_rows(&d);
    draw(&d);
    for (int i = 0; i <= d.top[d.last_y + 1]; i++) {
        int length = d.left[d.last_x + 1] + 1;
        while (length && d.canvas[i][length - 1] == ' ') length--;
        text_add(p->out, "\v%.*s\n", length, d.canvas[i]);
    }
    if (legend) write_legend(p, d.signs);
}

void page_legend(struct screen *p)
{
    text_add(p->out, "\fLegend\n");
    for (int i = 0; i < SIGNS; i++) text_add(p->out, "%s\n", sign_text[i].full);
    text_add(p->out, "A Corruption Track, x2[3]4567: the level is 3 (in brackets), x is a slot that a Wound covers. "
                     "Bonuses of Voluntary Corruption: 2 and 5 a die, 3 Defense, 4 a Hit, 6 two Hits, 7 a result of "
                     "your "
                     "choice (OT-135).\n");
}
