/* test_content.c: the pieces of The Others: how many there are, what stands on them, and the boards that they make. */
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/game.h"
#include "games/the-others/derivation.h"

extern const struct game the_others_game;

static struct content content;

#define ROW(type, kind, id) ((const struct type *)(const void *)content_row(&content, kind, id))
#define EACH_ROW(type, row_, kind)                                                                                     \
    (int id_ = 1; id_ <= content.count[kind]; id_++) for (const struct type *row_ = ROW(type, kind, id_); row_;        \
                                                          row_ = NULL)
#define ID(row_) content_string(&content, (row_)->row.id)
#define NAME(row_) content_string(&content, (row_)->row.name)
#define TEXT(row_) content_string(&content, (row_)->row.text)

static int open_block(void **state)
{
    (void)state;
    return content_open(&content, the_others_game.linked.block, *the_others_game.linked.bytes) ? 0 : -1;
}

static int find(int kind, const char *id)
{
    for (int i = 1; i <= content.count[kind]; i++)
        if (strcmp(content_string(&content, content_row(&content, kind, i)->id), id) == 0) return i;
    fail_msg("there is no '%s'", id);
    return 0;
}

static u8 space_of(const char *name)
{
    for (u8 s = 1; s < SPACES; s++)
        if (strcmp(space_names[s], name) == 0) return s;
    fail_msg("there is no Space '%s'", name);
    return 0;
}

static int pairs(const struct map_row *map)
{
    int n = 0;
    for (int s = 1; s < SPACES; s++) n += __builtin_popcountll(map->near[s]);
    return n / 2;
}

/* -- Heroes, Sins, Monsters ---------------------------------------------------------------------------------------- */

static void OT_302_OT_305_seven_dashboards_and_a_second_form(void **state)
{
    (void)state;
    static const struct {
        const char *id;
        u8 class, fight, skill, defense, ranged;
        const char *second;
    } wanted[] = {{"leah", LEADER, 3, 3, 1, 0, ""},     {"karl", FIXER, 2, 4, 1, 0, "karl_wolf"},
                  {"karl_wolf", FIXER, 5, 1, 2, 0, ""}, {"brad", FIXER, 2, 4, 1, 0, ""},
                  {"rocco", SHOOTER, 2, 2, 2, 1, ""},   {"rose", SHOOTER, 2, 3, 1, 1, ""},
                  {"thorley", BRUISER, 4, 1, 2, 0, ""}, {"morgana", BRUISER, 4, 2, 1, 0, ""}};
    int dashboards = 0;
    assert_int_equal(content.count[KIND_HERO], COUNT(wanted));
    for (int i = 0; i < COUNT(wanted); i++) {
        const struct hero_row *h = ROW(hero_row, KIND_HERO, find(KIND_HERO, wanted[i].id));
        assert_int_equal(h->class, wanted[i].class);
        assert_int_equal(h->fight, wanted[i].fight);
        assert_int_equal(h->skill, wanted[i].skill);
        assert_int_equal(h->defense, wanted[i].defense);
        assert_int_equal(h->ranged, wanted[i].ranged);
        assert_string_equal(ID(ROW(hero_row, KIND_HERO, h->second)), wanted[i].second);
        assert_true(*TEXT(h)); /* the Natural Ability */
        dashboards += h->type == DASHBOARD;
    }
    assert_int_equal(dashboards, 7);
}

static void two_sins_with_their_monsters(void **state)
{
    (void)state;
    static const struct {
        const char *id;
        u8 value[6];
    } wanted[] = {{"pride", {3, 3, 4, 4, 6, 6}}, {"sloth", {3, 3, 3, 5, 5, 7}}};
    assert_int_equal(content.count[KIND_SIN], 2);
    for (int i = 0; i < 2; i++) {
        const struct sin_row *sin = ROW(sin_row, KIND_SIN, find(KIND_SIN, wanted[i].id));
        const u8 monster[] = {sin->abomination, sin->controller, sin->avatar};
        for (int k = 0; k < 3; k++) {
            const struct monster_row *m = ROW(monster_row, KIND_MONSTER, monster[k]);
            assert_int_equal(m->type, ABOMINATION + k);
            assert_int_equal(m->fight, wanted[i].value[2 * k]);
            assert_int_equal(m->defense, wanted[i].value[2 * k + 1]);
            assert_int_equal(m->move, 2);
        }
    }
}

static void three_kinds_of_acolytes(void **state)
{
    (void)state;
    assert_int_equal(content.count[KIND_ACOLYTES], 3);
    for
        EACH_ROW(acolytes_row, acolytes, KIND_ACOLYTES)
        {
            const struct monster_row *m = ROW(monster_row, KIND_MONSTER, acolytes->acolyte);
            assert_int_equal(m->type, ACOLYTE);
            assert_int_equal(m->fight * 100 + m->defense * 10 + m->move, 222);
            assert_non_null(strstr(TEXT(acolytes), "dead Acolyte joins the Fight")); /* OT-234 */
        }
}

static void five_members_of_the_hell_club(void **state)
{
    (void)state;
    static const struct {
        u8 type, fight, defense, move;
    } wanted[] = {{TERROR, 4, 4, 3},
                  {TERROR, 6, 6, 2},
                  {CORRUPTION_STORY, 4, 5, 2},
                  {CORRUPTION_STORY, 5, 5, 2},
                  {REDEMPTION, 5, 4, 2}};
    int met = 0;
    for
        EACH_ROW(apocalypse_row, card, KIND_APOCALYPSE)
        {
            if (!card->monster) continue;
            const struct monster_row *m = ROW(monster_row, KIND_MONSTER, card->monster);
            assert_true(met < COUNT(wanted));
            assert_int_equal(card->type, wanted[met].type);
            assert_int_equal(m->type, HELL_CLUB);
            assert_int_equal(m->fight, wanted[met].fight);
            assert_int_equal(m->defense, wanted[met].defense);
            assert_int_equal(m->move, wanted[met].move);
            met++;
        }
    assert_int_equal(met, COUNT(wanted));
}

/* -- Cards --------------------------------------------------------------------------------------------------------- */

/* How many cards of a Sin have this moment and begin with this deed, in copies. */
static int copies_of(int sin, u8 moment, u8 verb, int amount)
{
    int n = 0;
    for
        EACH_ROW(sin_card_row, card, KIND_SIN_CARD)
        {
            if (card->sin != sin || card->moment != moment) continue;
            const struct instr *i = content.code + card->effect.at, *end = i + card->effect.length;
            while (i < end && i->verb != verb) i++;
            if (i < end && (amount == 99 || (i8)i->a == amount)) n += card->copies;
        }
    return n;
}

static void sin_decks_of_20_cards(void **state)
{
    (void)state;
    for (int sin = 1; sin <= 2; sin++) {
        int cards = 0;
        for
            EACH_ROW(sin_card_row, card, KIND_SIN_CARD) cards += card->sin == sin ? card->copies : 0;
        assert_int_equal(cards, 20);
        assert_int_equal(copies_of(sin, FIGHT_START, V_ADD_SIN_DICE, 2), 3);
        assert_int_equal(copies_of(sin, FIGHT_START, V_ADD_SIN_DICE, 3), 2);
        assert_int_equal(copies_of(sin, FIGHT_START, V_ADD_SIN_HITS, 1), 2);
        assert_int_equal(copies_of(sin, FIGHT_START, V_ADD_SIN_CORRUPTION, 1), 1);
        assert_int_equal(copies_of(sin, FIGHT_START, V_HARD_HIDE, 1), 2);
        assert_int_equal(copies_of(sin, TURN_START, V_WOUND, 1), 2);
        assert_int_equal(copies_of(sin, TURN_START, V_WOUND, 2), 1);
        assert_int_equal(copies_of(sin, TURN_END, V_PLACE, T_FIRST + FIRE), 1);
        assert_int_equal(copies_of(sin, TURN_END, V_PLACE, T_FIRST + CORRUPTION), 1);
        assert_int_equal(copies_of(sin, BEFORE_STEP, V_SLOW, 1), 2);
        assert_int_equal(copies_of(sin, BEFORE_CLEANSE, V_LESS_DICE, -2), 1);
        assert_int_equal(copies_of(sin, REACTION_START, V_HASTE, 4), 1);
        assert_int_equal(copies_of(sin, REACTION_START, V_SECOND_MOVE, 99), 1);
    }
}

/* The rider of the cards with +3 dice and of hard hide: the Sin's mark. */
static void riders_carry_the_mark_of_the_sin(void **state)
{
    (void)state;
    int met[3] = {0};
    for
        EACH_ROW(sin_card_row, card, KIND_SIN_CARD)
        {
            const struct instr *i = content.code + card->effect.at;
            for (int n = 0; n < card->effect.length; n++) {
                if (i[n].verb != V_IF) continue;
                struct condition k = content.condition[i[n].a];
                bool pride = card->sin == find(KIND_SIN, "pride");
                assert_int_equal(k.word, pride ? C_ALONE : C_STEPS);
                if (!pride) assert_int_equal(k.n, 2);
                met[card->sin] += card->copies;
            }
        }
    assert_int_equal(met[1], 4);
    assert_int_equal(met[2], 4);
}

static void the_apocalypse_track_has_seven_levels(void **state)
{
    (void)state;
    static const u8 verb[] = {V_APOCALYPSE_CARD, V_DRAW, V_APOCALYPSE_CARD, V_REACTION_TOKEN,
                              V_APOCALYPSE_CARD, 0,      V_APOCALYPSE_CARD};
    assert_int_equal(content.count[KIND_LEVEL], 7);
    for
        EACH_ROW(level_row, level, KIND_LEVEL)
        {
            bool has = !verb[level->number - 1];
            for (int n = 0; n < level->effect.length; n++)
                has |= content.code[level->effect.at + n].verb == verb[level->number - 1];
            assert_true(has);
            if (level->number == 4) assert_int_equal(content.code[level->passive.at].verb, V_REACTIONS);
            if (level->number == 6) assert_int_equal(content.code[level->passive.at].verb, V_SIN_DICE);
        }
}

static void apocalypse_decks_of_10(void **state)
{
    (void)state;
    static const u8 wanted[][2] = {{10, 2}, {10, 2}, {10, 1}}; /* cards, members of the Hell Club */
    for (int type = TERROR; type <= REDEMPTION; type++) {
        int cards = 0, guests = 0;
        for
            EACH_ROW(apocalypse_row, card, KIND_APOCALYPSE)
            {
                if (card->type != type) continue;
                cards += card->copies;
                guests += card->monster != 0;
                assert_true(*TEXT(card));
            }
        assert_int_equal(cards, wanted[type - TERROR][0]);
        assert_int_equal(guests, wanted[type - TERROR][1]);
    }
}

/* Whether the text of an Upgrade says all of this and nothing else. */
static int upgrades_that_say(const char *text)
{
    int n = 0;
    for
        EACH_ROW(upgrade_row, card, KIND_UPGRADE)
    if (strcmp(TEXT(card), text) == 0) n += card->copies;
    return n;
}

static void an_upgrade_deck_of_30(void **state)
{
    (void)state;
    int cards = 0;
    for
        EACH_ROW(upgrade_row, card, KIND_UPGRADE) cards += card->copies;
    assert_int_equal(cards, 30);
    const struct upgrade_row *blade = ROW(upgrade_row, KIND_UPGRADE, find(KIND_UPGRADE, "ice_blade"));
    assert_int_equal(blade->copies, 1);
    assert_string_equal(TEXT(blade), "This Hero rolls +1 die in Fights. This Hero has +1 Defense in Fights.");
    assert_int_equal(upgrades_that_say("This Hero rolls +2 dice in Fights if the Fight is not Ranged."), 4);
    assert_int_equal(upgrades_that_say("This Hero has +1 Hit in Fights."), 3);
    assert_int_equal(upgrades_that_say("This Hero has Ranged."), 2);
    assert_int_equal(
        upgrades_that_say("This Hero has Ranged. This Hero rolls +1 die in Fights if the Fight is Ranged."), 2);
    assert_int_equal(upgrades_that_say("This Hero has Ranged. This Hero has +1 Hit in Fights if the Fight is Ranged."),
                     1);
    assert_int_equal(upgrades_that_say("This Hero has +1 Defense in Fights."), 5);
    assert_int_equal(upgrades_that_say("This Hero has +1 Counter-Corruption in Fights."), 4);
    assert_int_equal(upgrades_that_say("This Hero rolls +2 dice in a Cleanse."), 2);
    assert_int_equal(upgrades_that_say("This Hero has +1 Skill result in a Cleanse."), 2);
    assert_int_equal(upgrades_that_say("This Hero has +1 step in the Move."), 2);
    assert_int_equal(upgrades_that_say("Once per Round in your Turn: this Hero removes 1 Wound."), 2);
}

static void OT_295_seven_dark_pasts(void **state)
{
    (void)state;
    u8 met = 0;
    assert_int_equal(content.count[KIND_DARK_PAST], 7);
    for
        EACH_ROW(dark_past_row, card, KIND_DARK_PAST) met |= (u8)(1u << card->number);
    assert_int_equal(met, 0xFE);
}

/* -- Tiles and boards ---------------------------------------------------------------------------------------------- */

static void OT_074_tiles_and_their_icons(void **state)
{
    (void)state;
    assert_in_range(content.count[KIND_TILE], 12, 16);
    for
        EACH_ROW(tile_row, tile, KIND_TILE)
        {
            int icons = 0, fixed = 0;
            for (int i = 0; i < ICONS; i++) icons += tile->icons[i] != 0;
            for (int t = 0; t < CLEANSABLE; t++) fixed += tile->permanent[t];
            if (icons < 2) fail_msg("%s has %d icons", NAME(tile), icons);
            if (fixed > 1) fail_msg("%s has %d permanent tokens", NAME(tile), fixed);
        }
}

static const struct map_row *reference(void) { return ROW(map_row, KIND_MAP, find(KIND_MAP, "last_stand_old_town")); }

static void OT_S05_the_default_geometry_of_the_reference_map(void **state)
{
    (void)state;
    const struct map_row *map = reference();
    int districts = 0, seams = 0, corners = 0, lines = 0;
    for (int s = 1; s < SPACES; s++) {
        if (!(map->all >> s & 1)) continue;
        districts += is_district(s);
        corners += space_x(s) & space_y(s) & 1;
        seams += !is_district(s) && !(space_x(s) & space_y(s) & 1);
        if (space_x(s) & space_y(s) & 1) assert_int_equal(__builtin_popcountll(map->near[s]), 4);
        if (space_x(s) & space_y(s) & 1) assert_int_equal(__builtin_popcountll(map->sight[s]), 8); /* two lines of 5 */
        else assert_int_equal(__builtin_popcountll(map->sight[s]), is_district(s) ? 0 : 4);
    }
    assert_int_equal(districts, 9);
    assert_int_equal(seams, 12);
    assert_int_equal(corners, 4);
    assert_int_equal(pairs(map), 40);
    static const char *const line[4][5] = {{"s-11", "x-11", "s-12", "x-12", "s-13"},
                                           {"s-21", "x-21", "s-22", "x-22", "s-23"},
                                           {"e-11", "x-11", "e-21", "x-21", "e-31"},
                                           {"e-12", "x-12", "e-22", "x-22", "e-32"}};
    for (int n = 0; n < 4; n++) {
        spaces all = 0;
        for (int i = 0; i < 5; i++) all |= space_bit(space_of(line[n][i]));
        for (int i = 0; i < 5; i++)
            if (((map->sight[space_of(line[n][i])] | space_bit(space_of(line[n][i]))) & all) != all)
                fail_msg("%s", line[n][i]);
        lines++;
    }
    assert_int_equal(lines, 4);
    assert_false(map->near[space_of("d-11")] >> space_of("x-11") & 1);     /* OT-071: corners do not touch Districts */
    assert_true(map->hero_near[space_of("e-11")] >> space_of("s-23") & 1); /* OT-079 */
    assert_false(map->near[space_of("e-11")] >> space_of("s-23") & 1);
}

/* Whether the reference map places this. */
static int placed(const char *where, int thing)
{
    const struct map_row *map = reference();
    for (int i = 0; i < PLACED && map->tokens[i].thing; i++)
        if (map->tokens[i].thing == thing && map->tokens[i].space == space_of(where)) return map->tokens[i].count;
    return 0;
}

/* The table's numbers are starting values; what was tuned since, because the Heroes won three games of four here, is
 * the tile of d-21 (the table has two Inventory icons) and the Altar on d-22. */
static void the_reference_map_is_as_the_table_says_but_for_what_was_tuned(void **state)
{
    (void)state;
    const struct map_row *map = reference();
    static const struct {
        const char *space;
        u8 icons[ICONS];
    } district[] = {{"d-11", {I_HEAL, I_REPENT}},         {"d-12", {I_INVENTORY, I_STRIKE}},
                    {"d-13", {I_EXTRA_TURN, I_HEAL}},     {"d-21", {I_STRIKE, I_STRIKE, I_REPENT}}, /* tuned */
                    {"d-22", {I_STRIKE, I_EXTRA_TURN}},   {"d-23", {I_HEAL, I_INVENTORY}},
                    {"d-31", {I_REPENT, I_REPENT}},       {"d-32", {I_HEAL, I_STRIKE}},
                    {"d-33", {I_EXTRA_TURN, I_INVENTORY}}};
    for (int i = 0; i < COUNT(district); i++)
        assert_memory_equal(map->icons[space_of(district[i].space)], district[i].icons, ICONS);
    static const struct {
        const char *space;
        int thing, count;
    } token[] = {{"x-11", T_FIRST + NEST, 2},
                 {"x-12", T_FIRST + NEST, 1},
                 {"x-22", T_FIRST + NEST, 1},
                 {"s-13", T_FIRST + NEST, 1},
                 {"d-13", T_FIRST + PENTAGRAM, 1},
                 {"x-22", T_FIRST + PENTAGRAM, 1},
                 {"d-22", T_FIRST + FIRE, 1},
                 {"x-11", T_FIRST + FIRE, 1},
                 {"d-23", T_FIRST + CORRUPTION, 1},
                 {"s-21", T_FIRST + CORRUPTION, 1},
                 {"d-12", T_FIRST + EXTRA_TURN, 1},
                 {"d-21", T_FIRST + EXTRA_TURN, 1},
                 {"d-11", T_ALTAR, 1},
                 {"d-22", T_ALTAR, 1}, /* tuned */
                 {"d-33", T_ALTAR, 1},
                 {"x-21", T_ORBITAL, 1},
                 {"d-32", T_COMMISSIONER, 1},
                 {"d-21", T_PROXY, 1},
                 {"d-23", T_RAVENCORP, 1}};
    int tokens = 0;
    while (tokens < PLACED && map->tokens[tokens].thing) tokens++;
    assert_int_equal(tokens, COUNT(token));
    for (int i = 0; i < COUNT(token); i++) assert_int_equal(placed(token[i].space, token[i].thing), token[i].count);
    assert_int_equal(map->permanent[space_of("d-23")][CORRUPTION], 1);
    assert_int_equal(map->permanent[space_of("d-13")][NEST], 1);
    assert_int_equal(map->permanent[space_of("d-32")][FIRE], 1);
    for (int t = 0; t < CLEANSABLE; t++) assert_int_equal(count_permanent(map, t), t == PENTAGRAM ? 0 : 1);
    assert_int_equal(map->start, space_of("e-31"));
    static const struct {
        const char *space;
        u8 sort;
    } monster[] = {{"x-11", ACOLYTE},     {"x-12", ACOLYTE},     {"x-22", ACOLYTE},    {"s-13", ACOLYTE},
                   {"d-11", ABOMINATION}, {"d-13", ABOMINATION}, {"x-12", ABOMINATION}};
    for (int i = 0; i < COUNT(monster); i++) {
        assert_int_equal(map->monsters[i].space, space_of(monster[i].space));
        assert_int_equal(map->monsters[i].thing * 10 + map->monsters[i].count, monster[i].sort * 10 + 1);
    }
    assert_int_equal(map->monsters[COUNT(monster)].thing, 0);
}

static spaces group_of(const struct map_row *map, int space)
{
    spaces group = space_bit(space), before = 0;
    while (group != before) {
        before = group;
        for (int s = 1; s < SPACES; s++)
            if (before >> s & 1) group |= map->near[s];
    }
    return group;
}

static void OT_025_twelve_maps_two_for_each_story(void **state)
{
    (void)state;
    int of_story[16] = {0};
    assert_int_equal(content.count[KIND_MAP], 12);
    for
        EACH_ROW(map_row, map, KIND_MAP)
        {
            of_story[map->story]++;
            for (int other = 1; other < id_; other++) /* different in shape */
                if (ROW(map_row, KIND_MAP, other)->all == map->all &&
                    ROW(map_row, KIND_MAP, other)->river_column == map->river_column)
                    fail_msg("%s has the shape of %s", NAME(map), NAME(ROW(map_row, KIND_MAP, other)));
        }
    for (int s = 1; s <= content.count[KIND_STORY]; s++) assert_int_equal(of_story[s], 2);
}

/* Bounds of the ledger for all maps. */
static void maps_keep_within_their_bounds(void **state)
{
    (void)state;
    int rivers = 0, lines = 0;
    for
        EACH_ROW(map_row, map, KIND_MAP)
        {
            int districts = __builtin_popcountll(map->all & ~map->streets), figures[AVATAR + 1] = {0}, groups = 0,
                stops[3] = {0};
            int nests = count_things(map, T_FIRST + NEST) + count_permanent(map, NEST) +
                        ROW(story_row, KIND_STORY, map->story)->pool[NEST];
            for (int i = 0; i < PLACED_MONSTERS; i++) figures[map->monsters[i].thing] += map->monsters[i].count;
            for (int i = 0; i < METROS; i++) stops[map->metro[i].thing]++;
            assert_in_range(districts, 8, 12);
            assert_in_range(nests, 5, 8);
            assert_true(count_permanent(map, NEST) > 0); /* Monsters come back even when all others are Cleansed */
            assert_in_range(count_things(map, T_ALTAR), 2, 3);
            assert_in_range(figures[ACOLYTE], 3, 5);
            assert_in_range(figures[ABOMINATION], 2, 4);
            assert_int_equal(figures[CONTROLLER] + figures[AVATAR], 0);
            spaces seen = 0;
            for (int s = 1; s < SPACES; s++) {
                if (!((map->all & ~seen) >> s & 1)) continue;
                int strikes = 0;
                for (int i = 0; i < PLACED; i++)
                    strikes += map->tokens[i].thing == T_ORBITAL && group_of(map, s) >> map->tokens[i].space & 1;
                assert_int_equal(strikes, 1); /* one to a group of tiles */
                seen |= group_of(map, s);
                groups++;
            }
            rivers += groups > 1;
            lines += stops[RED] && stops[BLUE];
            for (int i = 0; i < PLACED_MONSTERS; i++)
                assert_int_not_equal(map->monsters[i].thing && map->monsters[i].space == map->start, 1);
        }
    assert_true(rivers >= 3);
    assert_true(lines >= 4);
}

/* -- Stories ------------------------------------------------------------------------------------------------------- */

static void OT_021_six_stories_two_of_each_type(void **state)
{
    (void)state;
    int of_type[4] = {0};
    assert_int_equal(content.count[KIND_STORY], 6);
    for
        EACH_ROW(story_row, story, KIND_STORY)
        {
            of_type[story->type]++;
            assert_true(*content_string(&content, story->tale));
        }
    for (int type = TERROR; type <= REDEMPTION; type++) assert_int_equal(of_type[type], 2);
}

/* The Missions on the longest way from one on. */
static int way(int mission)
{
    const struct mission_row *m = ROW(mission_row, KIND_MISSION, mission);
    return !mission ? 0 : 1 + max_int(way(m->next[0]), way(m->next[1]));
}

static void OT_309_OT_310_tasks_forks_and_events_of_every_story(void **state)
{
    (void)state;
    for
        EACH_ROW(story_row, story, KIND_STORY)
        {
            int missions = 0, forks = 0, events = 0;
            bool rises = false;
            for (int m = 1; m <= content.count[KIND_MISSION]; m++) {
                const struct mission_row *mission = ROW(mission_row, KIND_MISSION, m);
                if (mission->story != id_) continue;
                missions++;
                forks += mission->next[1] != 0;
                events += (mission->after.length > 0) + (mission->before.length > 0);
            }
            assert_int_equal(missions, 7);
            assert_int_equal(forks, 2);
            assert_true(events >= 2);
            assert_int_equal(way(story->first), 5);
            assert_true(story->begin.length > 0);
            for (int n = 0; n + 1 < story->finish.length; n++) { /* a Round without a Mission never passes in vain */
                const struct instr *i = content.code + story->finish.at + n;
                rises |= i->verb == V_IF && content.condition[i->a].word == C_NO_MISSION && i[1].verb == V_RISE;
            }
            if (!rises) fail_msg("%s: nothing happens when the Heroes do nothing", NAME(story));
        }
}

static void every_kind_of_mission_is_used(void **state)
{
    (void)state;
    u32 kinds = 0, killed = 0, cleansed = 0, collected = 0;
    for
        EACH_ROW(mission_row, m, KIND_MISSION)
        {
            kinds |= 1u << m->kind;
            if (m->kind == M_KILL) killed |= 1u << m->target;
            if (m->kind == M_CLEANSE) cleansed |= 1u << m->target;
            if (m->kind == M_COLLECT) collected |= 1u << m->target;
            bool usual = (m->number == 1 && !m->per_hero) || (!m->number && (m->per_hero == 1 || m->per_hero == 2));
            if (!usual) fail_msg("%s asks for another number than 1, H or 2 x H", NAME(m));
        }
    assert_int_equal(kinds, (1u << (M_STATE + 1)) - 2);
    assert_int_equal(killed, 1u | 1u << X_ACOLYTE | 1u << X_ABOMINATION | 1u << X_CONTROLLER | 1u << X_AVATAR);
    assert_int_equal(cleansed, 1u | 1u << X_FIRE | 1u << X_CORRUPTION | 1u << X_PENTAGRAM | 1u << X_NEST);
    assert_int_equal(collected, 1u << X_INNOCENT | 1u << X_RAVENCORP);
}

static void two_stories_have_face_down_tokens(void **state)
{
    (void)state;
    int with_pool = 0, laid_by_sins = 0;
    for
        EACH_ROW(story_row, story, KIND_STORY)
        {
            int pool = 0;
            for (int t = 0; t < TOKENS; t++) pool += story->pool[t];
            with_pool += pool > 0;
            laid_by_sins += story->sins_hide;
        }
    assert_true(with_pool >= 2);
    assert_int_equal(laid_by_sins, 1);
}

/* Innocents that a way asks for at most: collecting uses none up. */
static int innocents_asked(int mission, int heroes)
{
    const struct mission_row *m = ROW(mission_row, KIND_MISSION, mission);
    if (!mission) return 0;
    int rest = max_int(innocents_asked(m->next[0], heroes), innocents_asked(m->next[1], heroes)),
        n = m->number + m->per_hero * heroes;
    if (m->target != X_INNOCENT) return rest;
    return m->kind == M_DELIVER ? n + rest : max_int(n, rest);
}

static void half_as_many_innocents_again_as_are_asked_for(void **state)
{
    (void)state;
    int stories = 0;
    for
        EACH_ROW(story_row, story, KIND_STORY) stories += innocents_asked(story->first, 4) > 0;
    assert_true(stories >= 2);
    for
        EACH_ROW(map_row, map, KIND_MAP)
        {
            const struct story_row *story = ROW(story_row, KIND_STORY, map->story);
            int there = count_things(map, T_FIRST + INNOCENT) + story->pool[INNOCENT],
                asked = innocents_asked(story->first, 4);
            if (2 * there < 3 * asked) fail_msg("%s: %d Innocents, up to %d are asked for", NAME(map), there, asked);
        }
}

static void OT_024_the_first_map_is_for_the_recommended_story(void **state)
{
    (void)state;
    const struct story_row *story = ROW(story_row, KIND_STORY, find(KIND_STORY, "havens_last_stand"));
    assert_ptr_equal(reference(), ROW(map_row, KIND_MAP, 1)); /* the default */
    assert_ptr_equal(ROW(story_row, KIND_STORY, reference()->story), story);
    assert_int_equal(story->type, TERROR);
    assert_string_equal(
        TEXT(story),
        "A Terror Story of 7 Missions. Beginning of Round, by the Sins Player: Place a Fire token in a Space of your choice "
        "that "
        "has no Fire. If it is Round 2 or later, Summon an Abomination that has not yet entered play. End of Round: If "
        "no "
        "Mission was accomplished in this Round, the Apocalypse rises by 1. If a Hero was killed in this Round, the "
        "Apocalypse rises by 1.");
    static const char *const wanted[] = {
        "Kill H Acolytes. Event after it: Summon the Controller.", "Kill the Controller.",
        "Kill H Abominations. Event after it: Summon the Avatar.", "Kill H Monsters.", "Kill the Avatar."};
    int m = story->first;
    for (int i = 0; i < 5; i++, m = ROW(mission_row, KIND_MISSION, m)->next[0])
        assert_string_equal(TEXT(ROW(mission_row, KIND_MISSION, m)), wanted[i]);
    assert_string_equal(TEXT(ROW(mission_row, KIND_MISSION, ROW(mission_row, KIND_MISSION, story->first)->next[1])),
                        "Remove H Fire tokens by Cleansing.");
    assert_int_equal(m, 0);
}

/* Permanent tokens count as well: a Mission that bounds tokens says so. */
static void OT_073_missions_that_bound_tokens_say_what_counts(void **state)
{
    (void)state;
    static const char *const said[][2] = {
        {"gi_nothing_left_to_sign", "Have at most H Corruption tokens on the board, permanent ones included."},
        {"ca_smother_it", "Have at most 2 x H Fire tokens on the board, permanent ones included, at the end of a Round."
                          " Event before it: Summon a dead Monster."}};
    for (int i = 0; i < COUNT(said); i++)
        assert_string_equal(TEXT(ROW(mission_row, KIND_MISSION, find(KIND_MISSION, said[i][0]))), said[i][1]);
}

static void every_row_has_a_name_of_its_own(void **state)
{
    (void)state;
    for (int kind = KIND_MAP; kind <= KIND_DARK_PAST; kind++)
        for (int a = 1; a <= content.count[kind]; a++) {
            const char *name = content_string(&content, content_row(&content, kind, a)->name);
            assert_true(*name);
            for (int b = 1; b < a; b++)
                if (strcmp(name, content_string(&content, content_row(&content, kind, b)->name)) == 0)
                    fail_msg("two are called %s", name);
        }
}

/* Marks of phrases that were not filled in, and the slips that filling them in makes. */
static void no_text_reads_badly(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "{",    "}",    "[",       "|",       "  ",       " .",      "..",          " a A",
        " a I", " a E", "+1 Hits", "+1 dice", "1 Wounds", "1 steps", "+1 Sin Dice", "1 more Monsters"};
    for (int kind = KIND_MAP; kind <= KIND_DARK_PAST; kind++)
        for (int id = 1; id <= content.count[kind]; id++) {
            const struct row *row = content_row(&content, kind, id);
            const char *text = content_string(&content, row->text);
            for (int i = 0; i < COUNT(bad); i++)
                if (strstr(text, bad[i]))
                    fail_msg("%s: \"%s\" in \"%s\"", content_string(&content, row->name), bad[i], text);
            if (*text && text[strlen(text) - 1] != '.')
                fail_msg("%s: \"%s\"", content_string(&content, row->name), text);
        }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(OT_302_OT_305_seven_dashboards_and_a_second_form),
    cmocka_unit_test(two_sins_with_their_monsters),
    cmocka_unit_test(three_kinds_of_acolytes),
    cmocka_unit_test(five_members_of_the_hell_club),
    cmocka_unit_test(sin_decks_of_20_cards),
    cmocka_unit_test(riders_carry_the_mark_of_the_sin),
    cmocka_unit_test(the_apocalypse_track_has_seven_levels),
    cmocka_unit_test(apocalypse_decks_of_10),
    cmocka_unit_test(an_upgrade_deck_of_30),
    cmocka_unit_test(OT_295_seven_dark_pasts),
    cmocka_unit_test(OT_074_tiles_and_their_icons),
    cmocka_unit_test(OT_S05_the_default_geometry_of_the_reference_map),
    cmocka_unit_test(the_reference_map_is_as_the_table_says_but_for_what_was_tuned),
    cmocka_unit_test(OT_025_twelve_maps_two_for_each_story),
    cmocka_unit_test(maps_keep_within_their_bounds),
    cmocka_unit_test(OT_021_six_stories_two_of_each_type),
    cmocka_unit_test(OT_309_OT_310_tasks_forks_and_events_of_every_story),
    cmocka_unit_test(every_kind_of_mission_is_used),
    cmocka_unit_test(two_stories_have_face_down_tokens),
    cmocka_unit_test(half_as_many_innocents_again_as_are_asked_for),
    cmocka_unit_test(OT_024_the_first_map_is_for_the_recommended_story),
    cmocka_unit_test(OT_073_missions_that_bound_tokens_say_what_counts),
    cmocka_unit_test(every_row_has_a_name_of_its_own),
    cmocka_unit_test(no_text_reads_badly),
};
TEST_GROUP_WITH(tests, open_block, NULL);
