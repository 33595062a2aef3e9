/* test_content.c: the pieces of Guardians' Chronicles: how many there are, and what stands on them. */
#include <string.h>

#include "../kit/group.h"
#include "engine/game.h"
#include "games/guardians/derivation.h"
#include "games/guardians/state.h"

extern const struct game guardians_game;

static struct content content;

#define ROW(type, kind, id) ((const struct type *)(const void *)content_row(&content, kind, id))
#define EACH_ROW(type, row_, kind_)                                                                           \
    (int id_ = 1; id_ <= content.count[kind_]; id_++)                                                         \
        for (const struct type *row_ = ROW(type, kind_, id_); row_; row_ = NULL)
#define STRING(at) content_string(&content, at)

static int open_block(void **state)
{
    (void)state;
    return content_open(&content, guardians_game.linked.block, *guardians_game.linked.bytes) ? 0 : -1;
}

static int find(int kind, const char *id)
{
    for (int i = 1; i <= content.count[kind]; i++)
        if (!strcmp(STRING(content_row(&content, kind, i)->id), id)) return i;
    fail_msg("there is no '%s'", id);
    return 0;
}

/* -- Characters ----------------------------------------------------------------------------------------------- */

static void GC_027_GC_042_GC_289_four_heroes_in_three_ranks(void **state)
{
    (void)state;
    static const struct { const char *id; u8 type, values[RANKS][STATS + 1]; } wanted[] = {
        {"sgt_freedom", SOLDIER, {{2, 3, 3, 3, 3}, {2, 3, 4, 3, 3}, {2, 4, 4, 4, 3}}},
        {"goldenboy", BRAWLER, {{2, 3, 4, 1, 4}, {2, 3, 5, 2, 4}, {3, 4, 5, 2, 4}}},
        {"super_nova", ENERGY, {{3, 3, 3, 2, 4}, {3, 4, 4, 2, 4}, {3, 4, 4, 3, 4}}},
        {"adam_spell", MYSTIC, {{2, 2, 3, 3, 4}, {2, 2, 4, 4, 4}, {3, 3, 4, 5, 4}}}};
    assert_int_equal(content.count[KIND_HERO], COUNT(wanted));
    for (int i = 0; i < COUNT(wanted); i++) {
        const struct hero_row *h = ROW(hero_row, KIND_HERO, find(KIND_HERO, wanted[i].id));
        assert_int_equal(h->type, wanted[i].type);
        assert_memory_equal(h->values, wanted[i].values, sizeof h->values);
        assert_true(*STRING(h->civil_name));
    }
}

static void GC_028_GC_038_GC_039_GC_041_eight_villain_cards(void **state)
{
    (void)state;
    static const struct {
        const char *id;
        u8 rank, type, figures, ranged, speed, attack, defense, actions, health;
    } wanted[] = {
        {"android", ACOLYTE, ROBOT, 10, 0, 1, 3, 4, 2, 1}, {"gynoid", ACOLYTE, ROBOT, 10, 1, 2, 3, 3, 2, 1},
        {"araknoid", ACOLYTE, ROBOT, 10, 0, 3, 3, 3, 2, 1}, {"chi", LIEUTENANT, KINOICHI, 1, 0, 3, 4, 6, 3, 3},
        {"ki", LIEUTENANT, KINOICHI, 1, 0, 3, 4, 5, 3, 3}, {"noi", LIEUTENANT, KINOICHI, 1, 0, 3, 4, 5, 3, 3},
        {"alison", LIEUTENANT, MUTANT, 1, 0, 2, 5, 5, 3, 5}, {"skarov", MASTER, GENIUS, 1, 1, 2, 5, 6, 3, 6}};
    assert_int_equal(content.count[KIND_VILLAIN], COUNT(wanted));
    for (int i = 0; i < COUNT(wanted); i++) {
        const struct villain_row *v = ROW(villain_row, KIND_VILLAIN, find(KIND_VILLAIN, wanted[i].id));
        assert_int_equal(v->rank, wanted[i].rank);
        assert_int_equal(v->type, wanted[i].type);
        assert_int_equal(v->figures, wanted[i].figures);
        assert_int_equal(v->ranged, wanted[i].ranged);
        assert_int_equal(v->speed, wanted[i].speed);
        assert_int_equal(v->attack, wanted[i].attack);
        assert_int_equal(v->defense, wanted[i].defense);
        assert_int_equal(v->actions, wanted[i].actions);
        assert_int_equal(v->health, wanted[i].health);
    }
}

static void GC_040_every_lieutenant_is_healthier_than_every_acolyte(void **state)
{
    (void)state;
    for EACH_ROW(villain_row, lieutenant, KIND_VILLAIN)
        for (int i = 1; lieutenant->rank == LIEUTENANT && i <= content.count[KIND_VILLAIN]; i++)
            if (ROW(villain_row, KIND_VILLAIN, i)->rank == ACOLYTE)
                assert_true(lieutenant->health > ROW(villain_row, KIND_VILLAIN, i)->health);
}

/* -- Cards ---------------------------------------------------------------------------------------------------- */

/* Speed, Attack, Defense, Mental of the normal cards 1 to 6 of each Hero. */
static const i8 techniques[HEROES][6][STATS] = {
    {{0, 2, 0, 0}, {0, 1, 1, 0}, {0, 0, 2, 0}, {1, 0, 0, 1}, {1, 1, 0, 0}, {0, -1, 0, 2}},
    {{0, 2, 0, 0}, {0, 1, 1, 0}, {-1, 0, 2, 0}, {0, 0, 1, 1}, {1, 1, 0, 0}, {0, 3, 0, -1}},
    {{0, 2, 0, 0}, {1, 1, 0, 0}, {1, 0, 1, 0}, {0, 0, 0, 1}, {2, 0, 0, 0}, {0, 3, -1, 0}},
    {{0, 0, 0, 2}, {0, 0, 1, 1}, {0, 0, 2, 0}, {-1, 2, 0, 0}, {1, 0, 0, 1}, {0, 1, 0, 1}}};
/* Symbol and mode of the cards 1 to 5, 7 and the Weakness. */
static const u8 powers[HEROES][7][2] = {
    {{S_ATTACK, ACTION}, {S_COORDINATION, PERMANENT}, {S_DEFENSE, PERMANENT}, {S_MENTAL, UNIQUE_ACTION},
     {S_MOVEMENT, ACTION}, {S_COORDINATION, PERMANENT}, {S_WEAKNESS, PERMANENT}},
    {{S_ATTACK, PERMANENT}, {S_ATTACK, UNIQUE_ACTION}, {S_DEFENSE, PERMANENT}, {S_MENTAL, PERMANENT},
     {S_MOVEMENT, ACTION}, {S_ATTACK, ACTION}, {S_WEAKNESS, PERMANENT}},
    {{S_ATTACK, PERMANENT}, {S_MOVEMENT, PERMANENT}, {S_DEFENSE, PERMANENT}, {S_COORDINATION, UNIQUE_ACTION},
     {S_MOVEMENT, ACTION}, {S_ATTACK, ACTION}, {S_WEAKNESS, PERMANENT}},
    {{S_MENTAL, PERMANENT}, {S_COORDINATION, ACTION}, {S_DEFENSE, PERMANENT}, {S_ATTACK, ACTION},
     {S_MOVEMENT, UNIQUE_ACTION}, {S_COORDINATION, PERMANENT}, {S_WEAKNESS, PERMANENT}}};

static void GC_063_GC_211_GC_218_normal_cards_have_the_halves_of_the_tables(void **state)
{
    (void)state;
    for (int hero = 1; hero <= HEROES; hero++) {
        int card = 0, with_power = 0;
        for EACH_ROW(power_row, p, KIND_POWER) {
            if (p->hero != hero || p->rank != NORMAL) continue;
            if (card < 6) assert_memory_equal(p->bonus, techniques[hero - 1][card], STATS);
            else assert_memory_equal(p->bonus, "\0\0\0\0", STATS);
            if (card != 5) {
                assert_int_equal(p->symbol, powers[hero - 1][with_power][0]);
                assert_int_equal(p->mode, powers[hero - 1][with_power++][1]);
            } else {
                assert_int_equal(p->symbol, NO_POWER);
            }
            card++;
        }
        assert_int_equal(card, 8);
    }
}

static void GC_289_GC_291_GC_S49_rookie_and_veteran_cards(void **state)
{
    (void)state;
    int rookies[HEROES + 1][2] = {{0}}, veterans[HEROES + 1] = {0};
    assert_int_equal(content.count[KIND_POWER], POWER_CARDS);
    for EACH_ROW(power_row, p, KIND_POWER) {
        int sum = p->bonus[0] + p->bonus[1] + p->bonus[2] + p->bonus[3];
        if (p->rank == ROOKIE) {
            const struct power_row *normal = ROW(power_row, KIND_POWER, p->replaces);
            assert_int_equal(normal->hero, p->hero);
            assert_int_equal(normal->rank, NORMAL);
            assert_int_not_equal(normal->symbol, S_WEAKNESS);
            assert_int_equal(sum, p->symbol ? 0 : 1);
            rookies[p->hero][p->symbol != 0]++;
        } else if (p->rank == VETERAN) {
            assert_int_equal(sum, 3);
            assert_true(p->symbol);
            veterans[p->hero]++;
        }
    }
    for (int h = 1; h <= HEROES; h++) {
        assert_int_equal(rookies[h][0], 1);
        assert_int_equal(rookies[h][1], 1);
        assert_int_equal(veterans[h], 2);
    }
}

static void GC_S34_backs_tell_rookie_and_veteran_cards(void **state)
{
    (void)state;
    for EACH_ROW(power_row, p, KIND_POWER)
        assert_int_equal(p->row.back, p->rank == NORMAL ? 253 : p->rank == ROOKIE ? 254 : 255);
}

static void GC_062_GC_231_ten_kinds_of_events_twice_each(void **state)
{
    (void)state;
    static const struct { const char *id; i8 bonus[STATS]; } wanted[] = {
        {"kamikaze", {1, 0, 0, 0}}, {"photon_beam", {0, 1, 0, 0}}, {"fresh_from_the_works", {0, 0, 1, 0}},
        {"field_repair", {-1, 0, 2, 0}}, {"lockdown", {2, 0, 0, 0}}, {"overdrive", {0, 0, 0, 1}},
        {"stun_gas", {1, 1, -1, 0}}, {"jamming_field", {1, 0, 1, 0}}, {"secret_passage", {0, -1, 0, 1}},
        {"ambush", {0, 2, 0, 0}}};
    assert_int_equal(content.count[KIND_EVENT], COUNT(wanted));
    for (int i = 0; i < COUNT(wanted); i++) {
        const struct event_card_row *e = ROW(event_card_row, KIND_EVENT, find(KIND_EVENT, wanted[i].id));
        assert_int_equal(e->copies, 2);
        assert_true(e->effect.length);
        assert_memory_equal(e->bonus, wanted[i].bonus, STATS);
    }
}

static void GC_227_twenty_wounds_and_all_are_penalties(void **state)
{
    (void)state;
    int cards = 0, unique = 0;
    for EACH_ROW(wound_row, w, KIND_WOUND) {
        cards += w->copies;
        unique += w->no_unique ? w->copies : 0;
        for (int s = 0; s < STATS; s++) assert_true(w->bonus[s] <= 0);
    }
    assert_int_equal(cards, WOUND_CARDS);
    assert_int_equal(unique, 2);
}

static void GC_047_GC_S23_each_hero_has_a_mission_for_each_result(void **state)
{
    (void)state;
    static const struct { u8 deed, number; } wanted[HEROES][4] = {
        {{D_DOOR_OPENED, 2}, {D_LIEUTENANT, 1}, {D_AT_OBJECTIVE, 1}, {D_HIT_SKAROV, 1}},
        {{D_ACOLYTE, 5}, {D_ACOLYTES_AT_ONCE, 2}, {D_DOOR_BROKEN, 2}, {D_LIEUTENANT, 1}},
        {{D_CARDS_HIT, 3}, {D_ACOLYTE_RANGED, 4}, {D_TASK_FINISHED, 1}, {D_ACOLYTES_AT_ONCE, 3}},
        {{D_CHECK, 4}, {D_HEALED, 4}, {D_OBJECTIVE_TASK, 2}, {D_UNWOUNDED, 1}}};
    assert_int_equal(content.count[KIND_MISSION], 16);
    for EACH_ROW(mission_row, m, KIND_MISSION) {
        assert_int_equal(m->deed, wanted[m->hero - 1][m->result].deed);
        assert_int_equal(m->number, wanted[m->hero - 1][m->result].number);
    }
}

/* -- Scenarios and the newspaper ------------------------------------------------------------------------------ */

static void GC_049_GC_050_GC_051_GC_052_GC_053_five_scenarios_and_three_free_bases(void **state)
{
    (void)state;
    static const u8 objectives[TILES + 1] = {[4] = 1, [6] = 1, [9] = 2}, traps[TILES + 1] = {[4] = 1, [6] = 3, [9] = 5};
    int laid = 0, built = 0;
    u8 free_sizes[3] = {0};
    for EACH_ROW(scenario_row, s, KIND_SCENARIO) {
        int count[TRAP + 1] = {0};
        assert_int_equal(s->objectives, objectives[s->tiles]);
        if (s->free) {
            assert_true(built < 3);
            free_sizes[built++] = s->tiles;
            continue;
        }
        laid++;
        for (int at = 0; at < TILES; at++)
            if (s->tile[at].room) count[ROW(room_row, KIND_ROOM, s->tile[at].room)->kind]++;
        assert_int_equal(count[ENTRANCE], 1);
        assert_int_equal(count[CONTROL_ROOM], 1);
        assert_int_equal(count[OBJECTIVE], objectives[s->tiles]);
        assert_int_equal(count[TRAP], traps[s->tiles]);
    }
    assert_int_equal(laid, 5);
    assert_memory_equal(free_sizes, ((u8[]){4, 6, 9}), 3);
}

static void GC_253_GC_S107_purple_spaces_follow_the_order_of_the_rooms(void **state)
{
    (void)state;
    const struct scenario_row *s = ROW(scenario_row, KIND_SCENARIO, find(KIND_SCENARIO, "save_zurkovia"));
    assert_memory_equal(s->purple, ((u8[]){0, 2, 4, 5, 0xFF, 0xFF, 0xFF, 0xFF}), 8); /* a1, c1, b2, c2 */
}

static void GC_059_a_lieutenant_guards_each_objective(void **state)
{
    (void)state;
    for EACH_ROW(scenario_row, s, KIND_SCENARIO)
        for (int at = 0; at < TILES; at++) {
            int guards = 0;
            if (ROW(room_row, KIND_ROOM, s->tile[at].room)->kind != OBJECTIVE) continue;
            for (int i = 0; i < SCENARIO_VILLAINS; i++)
                guards += s->lieutenant[i].villain && s->lieutenant[i].tile == at;
            assert_int_equal(guards, 1);
        }
}

static void GC_261_GC_281_GC_284_GC_S97_articles_headlines_and_advertisements(void **state)
{
    (void)state;
    int about[ABOUT_SHOWDOWN + 1] = {0};
    for EACH_ROW(article_row, a, KIND_ARTICLE) {
        about[a->about]++;
        assert_true(*STRING(a->patrol_title) && *STRING(a->patrol_text));
        assert_true(*STRING(a->skarov_title) && *STRING(a->skarov_text));
    }
    assert_int_equal(about[ABOUT_OBJECTIVE], 4);
    assert_int_equal(about[ABOUT_HERO], 4);
    assert_int_equal(about[ABOUT_SHOWDOWN], 1);
    assert_int_equal(content.count[KIND_HEADLINE], 5);
    assert_int_equal(content.count[KIND_ADVERTISEMENT], 6);
    static const struct { i8 lead; const char *id; } wanted[] = {
        {9, "triumph"}, {3, "triumph"}, {2, "good_day"}, {1, "good_day"}, {0, "by_a_whisker"}, {-1, "dark_hour"},
        {-2, "dark_hour"}, {-3, "all_is_lost"}, {-9, "all_is_lost"}};
    for (int i = 0; i < COUNT(wanted); i++) {
        const struct headline_row *h = ROW(headline_row, KIND_HEADLINE, find(KIND_HEADLINE, wanted[i].id));
        assert_true(h->from <= wanted[i].lead && wanted[i].lead <= h->to);
    }
}

/* -- Texts ---------------------------------------------------------------------------------------------------- */

static void texts_are_printed_from_the_effects(void **state)
{
    (void)state;
    static const struct { int kind; const char *id, *text; } wanted[] = {
        {KIND_POWER, "not_on_my_watch",
         "Secret Technique: Defense +2. Defense, Permanent: When an attack on an Ally is declared, if the target "
         "stands on an adjacent Space: you may become the target of the attack instead."},
        {KIND_POWER, "gangway",
         "Secret Technique: Speed +1, Attack +1. Movement, ACTION: a Villain on an adjacent Space shifts up to 2 "
         "Spaces, then this Hero shifts up to 1 Space."},
        {KIND_POWER, "show_off",
         "At the start of this Hero's activation you may remove Damage up to the Hero's Health. Weakness, Permanent: "
         "This Hero has -1 Defense. If this Hero spends an Action, the first one must be an attack, provided there "
         "is a legal target."},
        {KIND_POWER, "paper_shield",
         "Secret Technique: Defense +2. Defense, Permanent: Once per turn: When an attack on an Ally is declared, "
         "if the target is in the same room: you may give the target +2 Defense against this attack."},
        {KIND_EVENT, "stun_gas",
         "Secret Technique: Speed +1, Attack +1, Defense -1. Event: Each Hero in one room gets the token Attack -1."},
        {KIND_WOUND, "knocked_silly",
         "Speed -1, Mental -1."},
        {KIND_WOUND, "torn_cape",
         "No UNIQUE ACTION may be used."},
        {KIND_ROOM, "gas_vents",
         "Task: Mental, 4 dice + Heroes: switches the Trap off. When activated: Each Hero in this room makes a "
         "Mental check plus the number of Heroes with 3 dice or takes 1 Damage."},
        {KIND_VILLAIN, "chi",
         "Speed 3, Attack 4, Defense 6, 3 Actions, Health 3. Once per turn: When an attack on this character is "
         "declared: you may have this Villain shift up to 1 Space."},
        {KIND_MISSION, "scrap_merchant", "GoldenBoy (0): Eliminate 5 Acolytes."}};
    for (int i = 0; i < COUNT(wanted); i++) {
        const struct row *row = content_row(&content, wanted[i].kind, find(wanted[i].kind, wanted[i].id));
        assert_string_equal(STRING(row->text), wanted[i].text);
    }
}

static void GC_131_GC_S77_only_these_cards_give_ranged_attacks(void **state)
{
    (void)state;
    for EACH_ROW(power_row, p, KIND_POWER) {
        const char *id = STRING(p->row.id);
        bool permanent = p->row.modifier_mask >> (V_RANGED - V_FIRST_MODIFIER) & 1;
        assert_int_equal(permanent, !strcmp(id, "starlight_bolt") || !strcmp(id, "solar_lance"));
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(GC_027_GC_042_GC_289_four_heroes_in_three_ranks),
    cmocka_unit_test(GC_028_GC_038_GC_039_GC_041_eight_villain_cards),
    cmocka_unit_test(GC_040_every_lieutenant_is_healthier_than_every_acolyte),
    cmocka_unit_test(GC_063_GC_211_GC_218_normal_cards_have_the_halves_of_the_tables),
    cmocka_unit_test(GC_289_GC_291_GC_S49_rookie_and_veteran_cards),
    cmocka_unit_test(GC_S34_backs_tell_rookie_and_veteran_cards),
    cmocka_unit_test(GC_062_GC_231_ten_kinds_of_events_twice_each),
    cmocka_unit_test(GC_227_twenty_wounds_and_all_are_penalties),
    cmocka_unit_test(GC_047_GC_S23_each_hero_has_a_mission_for_each_result),
    cmocka_unit_test(GC_049_GC_050_GC_051_GC_052_GC_053_five_scenarios_and_three_free_bases),
    cmocka_unit_test(GC_253_GC_S107_purple_spaces_follow_the_order_of_the_rooms),
    cmocka_unit_test(GC_059_a_lieutenant_guards_each_objective),
    cmocka_unit_test(GC_261_GC_281_GC_284_GC_S97_articles_headlines_and_advertisements),
    cmocka_unit_test(texts_are_printed_from_the_effects),
    cmocka_unit_test(GC_131_GC_S77_only_these_cards_give_ranged_attacks),
};
TEST_GROUP_WITH(tests, open_block, NULL);
