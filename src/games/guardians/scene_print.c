/* scene_print.c: what is printed on each kind of thing, for the catalogue, and what signs mean. */
#include "scene_parts.h"

static const struct {
    const char *sign, *words;
    rule_number rule;
} meanings[] = {
    {"13", "a Space: row 1, column 3 of its tile", 13},
    {"13g", "a green Space: Heroes enter the base there", 16},
    {"13!2", "an orange Space of task 2", 17},
    {"13p", "a purple Space: Skarov activates a room from there", 18},
    {"13+2", "a Reinforcement Space, in use with 2 or more Heroes", 57},
    {"══ ║", "walls", 12},
    {"┄┄ ┆", "white lines between Areas: a Move counts Areas", 12},
    {"× □", "a closed Door, an open Door or Airlock", 25},
};

void show_signs(struct scene *s)
{
    scene_open(s, AS_LIST, "Signs", "signs");
    scene_pane(s, PANE_PAGE);
    for (int i = 0; i < COUNT(meanings); i++)
        scene_ruling(s, TONE_RULE, meanings[i].rule, "%s: %s", meanings[i].sign, meanings[i].words);
    scene_close(s);
}

static const char *const room_kinds[] = {"", "Entrance", "Control Room", "Objective", "Trap"};

void show_rooms(struct scene *s, const struct context *c, const STATE *g)
{
    scene_open(s, AS_LIST, "Rooms", "rooms");
    scene_pane(s, PANE_PAGE);
    for (u8 tile = 0; tile < TILES; tile++)
        if (g->tile[tile].room)
            scene_text(s, TONE_PLAIN, "%s %s: %s. %s", thing_id(c->game, c->content, A_TILE, tile),
                       ROW_NAME(KIND_ROOM, g->tile[tile].room), room_kinds[ROOM(g->tile[tile].room)->kind],
                       ROW_TEXT(KIND_ROOM, g->tile[tile].room));
    scene_close(s);
}

static const char *const types[] = {"", "Soldier", "Brawler", "Energy", "Mystic", "Robot", "Kinoichi", "Mutant",
                                    "Genius"};

/* Texts of cards tell values, bonuses and powers; what is left is what kind of card it is. */
static void print_villain(struct scene *s, const struct context *c, u8 id)
{
    static const char *const ranks[] = {"", "Acolyte", "Lieutenant", "Master Villain"};
    scene_text(s, TONE_PLAIN, "%s, %s", ranks[VILLAIN(id)->rank], types[VILLAIN(id)->type]);
    if (VILLAIN(id)->figures > 1) scene_number(s, N_FIGURES, VILLAIN(id)->figures, ANY);
}

static void print_power(struct scene *s, const struct context *c, u8 id)
{
    static const char *const ranks[RANKS] = {"Rookie card", "Power card", "Veteran card"};
    scene_text(s, TONE_PLAIN, "%s of %s", ranks[POWER(id)->rank], ROW_NAME(KIND_HERO, POWER(id)->hero));
}

static void print_room(struct scene *s, const struct context *c, u8 id)
{
    scene_text(s, TONE_PLAIN, "%s", room_kinds[ROOM(id)->kind]);
}

static void print_scenario(struct scene *s, const struct context *c, u8 id)
{
    const struct scenario_row *row = SCENARIO(id);
    scene_text(s, TONE_FLAVOUR, "%s", content_string(c->content, row->story));
    scene_text(s, TONE_PLAIN, "%d tiles; recommended: %d to %d Heroes of the rank %s", row->tiles, row->least,
               row->most, thing_name(c->game, c->content, A_RANK, row->rank));
    for (int few = row->least; few < row->most; few++)
        if (recommended_rank(row, few) != row->rank)
            scene_ruling(s, TONE_PLAIN, 297, "%d Heroes: of the rank %s", few,
                         thing_name(c->game, c->content, A_RANK, recommended_rank(row, few)));
    for (int i = 0; !row->free && i < row->tiles; i++) scene_piece(s, A_ROOM, row->laid[i].room, 1);
}

void print(struct scene *s, struct context *c, u8 thing, u8 value)
{
    switch (thing) {
    case A_SCENARIO: print_scenario(s, c, value); break;
    case A_ROOM: print_room(s, c, value); break;
    case A_HERO: scene_text(s, TONE_PLAIN, "%s", types[HERO(value)->type]); break;
    case A_VILLAIN: print_villain(s, c, value); break;
    case A_POWER: print_power(s, c, value); break;
    case AN_EVENT: scene_number(s, N_COPIES, EVENT(value)->copies, ANY); break;
    case A_WOUND: scene_number(s, N_COPIES, WOUND(value)->copies, ANY); break;
    case A_MISSION:
        scene_text(s, TONE_PLAIN, "Personal Mission of %s", ROW_NAME(KIND_HERO, MISSION(value)->hero));
        break;
    default: break;
    }
}
