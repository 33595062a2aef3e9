/* print.c: what is printed on each kind of thing, for the catalogue, and what signs mean. */
#include "scene_parts.h"

/* -- Tokens, icons and what else has no card ------------------------------------------------------------------- */

static const struct meaning_of_sign {
    u8 thing, value;
    const char *sign;
    rule_number rule;
    const char *words;
} meanings[] = {
    {A_TOKEN, T_FIRST + FIRE, "f", 90, "1 Sin Die for each when a Hero enters or leaves: Hits are Wounds"},
    {A_TOKEN, T_FIRST + CORRUPTION, "c", 93, "1 Sin Die for each when a Hero enters or leaves: Corruption counts"},
    {A_TOKEN, T_FIRST + PENTAGRAM, "p", 282, "1 Sin Die more in every Fight here"},
    {A_TOKEN, T_FIRST + NEST, "n", 242, "Monsters are Summoned here; each Monster in the Space blocks one"},
    {A_TOKEN, T_FIRST + EXTRA_TURN, "t", 283, "to collect; pays for a Turn (OT-057)"},
    {A_TOKEN, T_FIRST + INNOCENT, "i", 284, "to collect"},
    {AN_NPC, COMMISSIONER, "&Comm", 158, "to collect; 1 die more in Fights"},
    {AN_NPC, PROXY, "&PROXY", 96, "to collect; 1 Wound and 1 Corruption less in each check"},
    {AN_NPC, RAVENCORP, "&Raven", 78, "to collect; 1 step more in a Move"},
    {AN_ICON, I_HEAL, "heal", 114, "removes a Wound"},
    {AN_ICON, I_REPENT, "rep", 115, "lowers the Corruption Level by 1"},
    {AN_ICON, I_EXTRA_TURN, "turn", 116, "brings an Extra Turn token"},
    {AN_ICON, I_INVENTORY, "inv", 117, "brings an Upgrade of the Inventory"},
    {AN_ICON, I_STRIKE, "orb", 119, "moves an Orbital Strike token, which may kill"},
    {A_FIXTURE, AN_ALTAR, "a", 245, "a Sin card at the end of the Round unless a Hero is here"},
    {A_FIXTURE, A_STRIKE, "o", 119, "moves by 0 to 2 Spaces and may kill an Acolyte or an Abomination there"},
    {A_FIXTURE, THE_START, "start", 31, "Heroes come into play here"},
    {A_FIXTURE, RED_METRO, "=red", 79, "Heroes ride to another stop of this colour in one step"},
    {A_FIXTURE, BLUE_METRO, "=blue", 79, "Heroes ride to another stop of this colour in one step"},
    {A_FIXTURE, A_CITY_TOKEN, "x", 109, "takes the only slot of a District for this Round"},
    {A_FIXTURE, A_WOUND, "x", 195, "covers a slot of the Corruption Track; the fifth kills (OT-194)"},
    {NOTHING, 0, "A B [C] V H T", 11, "Acolyte, Abomination, Controller, Avatar, Hell Club, a Hero who has turned"},
    {NOTHING, 0, "( )", 109, "a City Action; (x): used in this Round; an icon under a token is off (OT-112)"},
    {NOTHING, 0, "!", 73, "permanent tokens cannot be removed"},
    {NOTHING, 0, "?", 280, "face down; a Hero turns it up in a Space without Monsters"},
    {NOTHING, 0, "~", 75, "nothing crosses a river"},
};

static void print_meaning(struct scene *s, u8 thing, u8 value)
{
    for (int i = 0; i < COUNT(meanings); i++)
        if (meanings[i].thing == thing && meanings[i].value == value)
            scene_ruling(s, TONE_RULE, meanings[i].rule, "%s", meanings[i].words);
}

void show_signs(struct scene *s, const struct context *c)
{
    scene_open(s, AS_LIST, "Signs", "signs");
    scene_pane(s, PANE_PAGE);
    for (int i = 0; i < COUNT(meanings); i++) {
        const struct meaning_of_sign *m = &meanings[i];
        const char *name = m->thing == NOTHING ? "" : thing_name(c->game, c->content, m->thing, m->value);
        scene_ruling(s, TONE_RULE, m->rule, "%s%s%s: %s", m->sign, *name ? " " : "", name, m->words);
    }
    scene_close(s);
}

/* -- Cards and boards ----------------------------------------------------------------------------------------- */

static void print_word(struct scene *s, const char *word) { scene_text(s, TONE_PLAIN, "%s", word); }

static void print_hero(struct scene *s, const struct context *c, u8 id)
{
    static const char *const classes[] = {"", "Leader", "Fixer", "Shooter", "Bruiser"};
    static const u8 tints[] = {TINT_NONE, TINT_YELLOW, TINT_GREEN, TINT_BLUE, TINT_RED}; /* OT-011 */
    const struct hero_row *row = HERO(id);
    const char *quote = content_string(c->content, row->quote);
    scene_tint(s, tints[row->class]);
    print_word(s, classes[row->class]);
    scene_number(s, N_FIGHT, row->fight, ANY);
    scene_number(s, N_SKILL, row->skill, ANY);
    scene_number(s, N_BASE_DEFENSE, row->defense, ANY);
    if (row->ranged) scene_ruling(s, TONE_PLAIN, 304, "Ranged");
    if (row->second) scene_text(s, TONE_PLAIN, "Second form: %s", ROW_NAME(KIND_HERO, row->second));
    if (*quote) scene_text(s, TONE_FLAVOUR, "%s", quote);
}

static void print_monster(struct scene *s, const struct context *c, u8 id)
{
    static const char *const types[] = {"", "Acolyte", "Abomination", "Controller", "Avatar", "Hell Club",
                                        "turned Hero"};
    const struct monster_row *row = MONSTER(id);
    print_word(s, types[row->type]);
    scene_number(s, N_MONSTER_FIGHT, row->fight, ANY);
    scene_number(s, N_MONSTER_DEFENSE, row->defense, ANY);
    scene_number(s, N_MONSTER_MOVE, row->move, ANY);
}

static void print_tile(struct scene *s, const struct context *c, u8 id)
{
    for (int i = 0; i < ICONS; i++) {
        if (!TILE(id)->icons[i]) continue;
        scene_piece(s, AN_ICON, TILE(id)->icons[i], 1);
        scene_key(s, "icon%d", i);
    }
    for (int t = 0; t < CLEANSABLE; t++) {
        scene_piece(s, A_TOKEN, (u8)(T_FIRST + t), TILE(id)->permanent[t]);
        if (TILE(id)->permanent[t]) scene_mark(s, true, MARK_FIXED);
    }
}

static void print_mission(struct scene *s, const struct context *c, u8 id)
{
    const struct mission_row *row = MISSION(id);
    scene_text(s, TONE_PLAIN, "Mission of %s", ROW_NAME(KIND_STORY, row->story));
    if (!row->per_hero) scene_number(s, N_NEEDED, row->number, ANY);
    if (row->at_round_end) scene_ruling(s, TONE_PLAIN, 266, "Checked at the end of the Round");
    for (int i = 0; i < 2; i++)
        if (row->next[i]) scene_text(s, TONE_PLAIN, "Next: %s", ROW_NAME(KIND_MISSION, row->next[i]));
}

static void print_sin(struct scene *s, const struct context *c, u8 id)
{
    scene_piece(s, A_MONSTER, SIN(id)->abomination, ABOMINATION_FIGURES); /* OT-017 */
    scene_piece(s, A_MONSTER, SIN(id)->controller, 1);
    scene_piece(s, A_MONSTER, SIN(id)->avatar, 1);
}

void print(struct scene *s, struct context *c, u8 thing, u8 value)
{
    static const char *const types[] = {"", "Terror", "Corruption", "Redemption"};
    switch (thing) {
    case A_MAP: scene_piece(s, A_STORY, MAP(value)->story, 1); break;
    case A_STORY: print_word(s, types[STORY(value)->type]); break;
    case A_MISSION: print_mission(s, c, value); break;
    case A_TILE: print_tile(s, c, value); break;
    case A_SIN: print_sin(s, c, value); break;
    case AN_ACOLYTES: scene_piece(s, A_MONSTER, ACOLYTES(value)->acolyte, ACOLYTE_FIGURES); break; /* OT-019 */
    case A_MONSTER: print_monster(s, c, value); break;
    case A_HERO: print_hero(s, c, value); break;
    case A_SIN_CARD:
        scene_text(s, TONE_PLAIN, "Sin card of %s", ROW_NAME(KIND_SIN, SIN_CARD(value)->sin));
        scene_number(s, N_COPIES, SIN_CARD(value)->copies, ANY);
        break;
    case AN_APOCALYPSE:
        print_word(s, types[APOCALYPSE(value)->type]);
        scene_number(s, N_COPIES, APOCALYPSE(value)->copies, ANY);
        if (APOCALYPSE(value)->monster) scene_piece(s, A_MONSTER, APOCALYPSE(value)->monster, 1);
        break;
    case AN_UPGRADE: scene_number(s, N_COPIES, UPGRADE(value)->copies, ANY); break;
    case A_DARK_PAST: scene_number(s, N_NUMBER, DARK_PAST(value)->number, TEAM); break;
    case A_LEVEL: scene_number(s, N_APOCALYPSE, LEVEL(value)->number, LEVELS); break;
    default: print_meaning(s, thing, value);
    }
}
