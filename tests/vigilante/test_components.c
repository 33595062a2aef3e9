/* test_components.c: VG-002 to VG-013, VG-258 to VG-260 and their rulings: the pieces and what stands on them. */
#include "kit_course.h"

#include <regex.h>
#include <stdio.h>

#include "games/vigilante/procedures.h"

#define ROW(type, kind, id) ((const struct type *)(const void *)content_row(&k.content, kind, id))
#define NAME(row_) content_string(&k.content, (row_)->row.name)

static void VG_002_VG_003_what_a_player_owns(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 6,
                "for n = 1, 4 do hero { id = 't_' .. n, name = 'T', attack = 1, health = 2, influence = 1 } end");
    set_hero(&k, 5, 0, NULL);
    for (int slot = 0; slot < 4; slot++) { /* exactly four slots, filled from slot 1 on */
        const char *hero[] = {"t_1", "t_2", "t_3", "t_4"};
        assert_int_equal(open_slot(k.g, 5), slot);
        enlist_hero(&k, 5, hero[slot]);
    }
    assert_int_equal(open_slot(k.g, 5), -1);
    for (seat s = 0; s < 6; s++) {
        give(&k, s, "first_aid_kit");
        lock_up(&k, s, s + 1);
    }
    lose_hero(&k, 2, "paper_route");
    for (seat s = 0; s < 6; s++) {
        assert_in_range(k.g->player[s].identity, 1, k.content.count[KIND_IDENTITY]);
        for (int t = 0; t < 4; t++) assert_in_range(k.g->player[s].token[t], GOOD, NEUTRAL);
        assert_int_equal(hand_count(k.g, s), 1);
        assert_int_equal(jail_count(k.g, s), s + 1);
        assert_int_equal(defeated_count(k.g, s), s == 2);
    }
    assert_int_equal(COUNT(k.g->player[0].slot), 4);
    assert_int_equal(COUNT(k.g->player[0].token), 4);
    at_round(&k);
    easy_until(&k, "ACTION");
    for (seat s = 0; s < 6; s++) assert_int_equal(k.g->player[s].actions, 4);
    fix_dice(&k, 2, 2, 5);
    easy_until(&k, "WHICH_DIE");
    assert_int_equal(offers(&k, ACT_SUBMIT), 2); /* two Event dice */
    assert_int_equal(k.dice.next, 2);
    close_kit(&k);
}

static void VG_004_the_shared_board(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "showdown_4", 0, 7);
    keep_starters(&k);
    STATE *table = seen_by(&k, NOBODY); /* everything lies in sight, decks as backs */
    struct context *c = &k.c;
    assert_int_equal(table->track_count, SCENARIO(table->scenario)->events);
    assert_int_equal(pile_count(VILLAINS(table), VILLAIN_DECK), 45);
    assert_int_equal(pile_count(HEROES(table), HERO_DECK), 33);
    assert_int_equal(pile_count(HEROES(table), MARKET), 3);
    assert_int_equal(pile_count(CITY_CARDS(table), CITY_DECK), 72 - 4 * 3);
    assert_int_equal(pile_count(CITY_CARDS(table), AGENCY_DECK), 30);
}

static void VG_005_hero_cards(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    int without = 0;
    for (int id = 1; id <= k.content.count[KIND_HERO]; id++) {
        const struct hero_row *hero = ROW(hero_row, KIND_HERO, id);
        if (hero->type == MERCENARY) continue;
        assert_true(*NAME(hero));
        assert_true(hero->health >= 1);
        int texts = (hero->passive.length > 0) + (hero->use.length > 0) + (hero->effect.length > 0);
        for (int i = 0; i < TRIGGERS_MAX; i++) texts += hero->when[i].moment != 0;
        if (texts > 1) fail_msg("%s has %d text effects", NAME(hero), texts);
        without += texts == 0;
    }
    assert_in_range(without, 1, 10);
    assert_true(content_refused("hero { id = 'a', name = 'A', health = 2, influence = 1 }", "attack"));
    assert_true(content_refused("hero { id = 'a', name = 'A', attack = 2, influence = 1 }", "health"));
    assert_true(content_refused("hero { id = 'a', name = 'A', attack = 2, health = 1 }", "influence"));
}

static void VG_006_villain_cards_and_their_backs(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_3", 0, 3);
    for (int id = 1; id <= k.content.count[KIND_VILLAIN]; id++) {
        const struct villain_row *villain = ROW(villain_row, KIND_VILLAIN, id);
        assert_true(*NAME(villain));
        assert_in_range(villain->level, 1, 3);
        assert_int_equal(COUNT(villain->chart), 4);
        if (villain->effect.length && villain->to_jail.length) fail_msg("%s has two text effects", NAME(villain));
    }
    STATE *table = seen_by(&k, NOBODY);
    for (int i = 0; i < 45; i++) { /* the Level stands on the back too */
        assert_true(card_at(VILLAINS(table), VILLAIN_DECK, i) >= VILLAIN_BACK);
        assert_int_equal(level_of(&k.c, card_at(VILLAINS(table), VILLAIN_DECK, i)),
                         level_of(&k.c, card_at(VILLAINS(k.g), VILLAIN_DECK, i)));
    }
#define BAD_VILLAIN(level, chart) \
    "villain { id = 'a', name = 'A', level = " level ", health = 1, chart = { " chart " } }"
    assert_true(content_refused(BAD_VILLAIN("4", "0, 0, 0, 0"), "level"));
    assert_true(content_refused(BAD_VILLAIN("1", "0, 0, 0"), "chart"));
    assert_false(content_refused(BAD_VILLAIN("1", "0, 0, 0, 0"), ""));
}

static void VG_007_VG_S08_chart_cells_belong_to_slots_in_reading_order(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3,
              "for n = 1, 4 do hero { id = 't_' .. n, name = 'T', attack = 0, health = 9, influence = 1 } end\n"
              "villain { id = 't_v', name = 'V', level = 1, health = 30, chart = { 2, 1, 4, 3 } }");
    const char *hero[] = {"t_1", "t_2", "t_3", "t_4"};
    for (int slot = 0; slot < 4; slot++) set_hero(&k, 0, slot, hero[slot]);
    top_villain(&k, "t_v");
    at_turn(&k, 0);
    do_turn(&k, ACT_FIGHT, -1);
    for (int slot = 0; slot < 4; slot++) assert_int_equal(k.g->player[0].slot[slot].damage, ((u8[]){2, 1, 4, 3})[slot]);
    close_kit(&k);
}

static void VG_008_VG_009_city_and_agency_cards(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    for (int id = 1; id <= k.content.count[KIND_CARD]; id++) {
        const struct card_row *card = ROW(card_row, KIND_CARD, id);
        assert_true(*NAME(card));
        assert_in_range(card->type, ONE_TIME, AMBUSH);
        assert_in_range(card->influence, 1, 4);
        assert_true(card->categories < 1 << 4);
        assert_in_range(card->die, 0, 6);
        assert_int_equal(card->die != 0, card->die_effect.length != 0);
        assert_int_equal(card->condition != 0, card->type == AMBUSH);
        if (card->type == EQUIPMENT) {
            assert_true(card->attack + card->health > 0);
            assert_int_equal(card->effect.length, 0);
        } else {
            assert_true(card->effect.length > 0);
            assert_true(*content_string(&k.content, card->row.text));
            assert_int_equal(card->attack + card->health + card->categories + card->die, 0);
        }
    }
#define BAD_CARD(fields) "city { id = 'a', name = 'A', copies = 1, " fields " }"
    assert_true(content_refused(BAD_CARD("influence = 1, effect = { draw { 1 } }"), "type"));
    assert_true(content_refused(BAD_CARD("type = 'one_time', effect = { draw { 1 } }"), "influence"));
    assert_true(content_refused(BAD_CARD("type = 'equipment', influence = 1, die = 7, die_effect = { draw {} }"),
                                "die"));
    assert_true(content_refused(BAD_CARD("type = 'equipment', influence = 1, categories = { 'spoon' }"), "spoon"));
}

static void VG_010_VG_S07_the_event_bag(void **state)
{
    (void)state;
    struct kit k;
    int count[PARAMEDIC + 1][7] = {{0}};
    open_kit(&k, 3);
    assert_int_equal(k.g->bag_count, 30);
    for (int i = 0; i < k.g->bag_count; i++) {
        const struct token_row *token = ROW(token_row, KIND_EVENT, k.g->bag[i]);
        assert_in_range(token->type, JAILBREAK, PARAMEDIC);
        assert_in_range(token->number, 1, 6);
        count[token->type][token->number]++;
    }
    for (int type = JAILBREAK; type <= PARAMEDIC; type++)
        for (int number = 1; number <= 6; number++) assert_int_equal(count[type][number], 1);
    assert_memory_equal(seen_by(&k, NOBODY)->bag, k.g->bag, 30); /* its composition is public */
    assert_true(content_refused("event { id = 'a', name = 'A', type = 'jailbreak', number = 7 }", "number"));
    assert_true(content_refused("event { id = 'a', name = 'A', type = 'flood', number = 1 }", "flood"));
}

static void VG_011_sixteen_identity_cards(void **state)
{
    (void)state;
    static const struct { const char *id; int allegiance, copies; } expected[] = {
        {"guardian", GOOD, 4}, {"investigator", GOOD, 1}, {"assassin", EVIL, 4}, {"mastermind", EVIL, 1},
        {"addict", NEUTRAL, 1}, {"bounty_hunter", NEUTRAL, 1}, {"cultist", NEUTRAL, 1}, {"profiteer", NEUTRAL, 1},
        {"time_traveler", NEUTRAL, 1}, {"worshipper_of_life", NEUTRAL, 1}};
    struct kit k;
    open_kit(&k, 3);
    assert_int_equal(k.content.count[KIND_IDENTITY], COUNT(expected));
    for (int i = 0; i < COUNT(expected); i++) {
        const struct identity_row *row = ROW(identity_row, KIND_IDENTITY, identity_id(&k, expected[i].id));
        assert_int_equal(row->allegiance, expected[i].allegiance);
        assert_int_equal(row->copies, expected[i].copies);
    }
}

static void VG_012_sixty_villains(void **state)
{
    (void)state;
    struct kit k;
    int levels[4] = {0};
    open_kit(&k, 3);
    assert_int_equal(k.content.count[KIND_VILLAIN], 60);
    for (int id = 1; id <= 60; id++) levels[ROW(villain_row, KIND_VILLAIN, id)->level]++;
    for (int level = 1; level <= 3; level++) assert_int_equal(levels[level], 20);
}

static void VG_013_card_text_prevails_over_general_rules(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3,
                "hero { id = 't_porter', name = 'Porter', attack = 1, health = 5, influence = 1,\n"
                "       passive = { capacity { 1 } } }\n"
                ONE_TIME_CARD("t_order", 1, "draw_agency { 1 }")
                GEAR_CARD("t_rope", 3, 1));
    set_hero(&k, 0, 1, "t_porter");
    for (int slot = 0; slot < 2; slot++) equip(&k, 0, slot, "t_rope");
    give(&k, 0, "t_rope");
    give(&k, 0, "t_order");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_ATTACH, card_id(&k, "t_rope"), 0)); /* VG-135 */
    assert_true(offered(&k, ACT_ATTACH, card_id(&k, "t_rope"), 1));
    assert_true(refused(&k, ACT_DRAW, AGENCY, -1, -1, 142)); /* nobody in jail */
    do_turn(&k, ACT_PLAY, card_id(&k, "t_order"));
    u8 drawn = card_at(CITY_CARDS(k.g), HAND, hand_count(k.g, 0) - 1);
    assert_int_equal(ROW(card_row, KIND_CARD, drawn)->deck, AGENCY);
    close_kit(&k);
}

static void VG_258_a_team_is_the_undefeated_heroes_on_the_mat(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3,
                "hero { id = 't_mate', name = 'Mate', attack = 1, health = 5, influence = 1,\n"
                "       passive = { attack { 3, when = { 'team', 2 } } } }\n"
                "hero { id = 't_gone', name = 'Gone', attack = 1, health = 5, influence = 1 }\n"
                ONE_TIME_CARD("t_brick", 1, "damage { 1, of = 'other_hero' }"));
    set_hero(&k, 0, 0, "t_mate");
    lose_hero(&k, 0, "t_gone");
    lose_hero(&k, 1, "paper_route");
    give(&k, 0, "t_brick");
    at_turn(&k, 0);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 1); /* a team of one: the defeated Hero does not count */
    do_turn(&k, ACT_PLAY, card_id(&k, "t_brick"));
    assert_string_equal(asked(&k), "WHICH_HERO");
    assert_int_equal(offers(&k, ACT_PICK_HERO), 2);
    assert_true(offered(&k, ACT_PICK_HERO, 1, 0, hero_id(&k, "t_plain_1")));
    assert_true(offered(&k, ACT_PICK_HERO, 2, 0, hero_id(&k, "t_plain_2")));
    set_hero(&k, 0, 1, "t_plain_0");
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 4);
    close_kit(&k);
}

static void VG_259_an_identity_states_one_allegiance_and_one_mission(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    u32 missions = 0;
    for (int id = 1; id <= k.content.count[KIND_IDENTITY]; id++) {
        const struct identity_row *row = ROW(identity_row, KIND_IDENTITY, id);
        assert_in_range(row->allegiance, GOOD, NEUTRAL);
        assert_in_range(row->mission, GUARDIAN, WORSHIPPER);
        assert_false(missions >> row->mission & 1);
        missions |= 1u << row->mission;
    }
#define BAD_IDENTITY(fields) "identity { id = 'a', name = 'A', copies = 1, " fields " }"
    assert_true(content_refused(BAD_IDENTITY("mission = 'addict'"), "allegiance"));
    assert_true(content_refused(BAD_IDENTITY("allegiance = 'good'"), "mission"));
    assert_true(content_refused(BAD_IDENTITY("allegiance = { 'good', 'evil' }, mission = 'addict'"), "allegiance"));
    assert_true(content_refused(BAD_IDENTITY("allegiance = 'good', mission = { 'addict', 'cultist' }"), "mission"));
}

static void VG_260_agency_cards_are_stronger(void **state)
{
    (void)state;
    struct kit k;
    int cards[3] = {0}, influence[3] = {0}, gear[3] = {0}, bonus[3] = {0};
    open_kit(&k, 3);
    for (int id = 1; id <= k.content.count[KIND_CARD]; id++) {
        const struct card_row *card = ROW(card_row, KIND_CARD, id);
        cards[card->deck] += card->copies;
        influence[card->deck] += card->copies * card->influence;
        if (card->type != EQUIPMENT) continue;
        gear[card->deck] += card->copies;
        bonus[card->deck] += card->copies * (card->attack + card->health);
    }
    assert_true(influence[AGENCY] * cards[CITY] > influence[CITY] * cards[AGENCY]);
    assert_true(bonus[AGENCY] * gear[CITY] > bonus[CITY] * gear[AGENCY]);
    assert_true(gear[AGENCY] > 0);
}

static void VG_S06_event_dice_have_six_fair_faces(void **state)
{
    (void)state;
    struct kit k;
    int count[256] = {0};
    open_course(&k, 3, "");
    for (int i = 0; i < 600; i++) {
        k.g->player[0].actions = 1;
        k.g->player[0].submitted = false;
        at_turn(&k, 0);
        do_turn(&k, ACT_DRAW, CITY);
        count[last_event(&k, EV_DICE)->a]++;
        count[last_event(&k, EV_DICE)->b]++;
        card_move(CITY_CARDS(k.g), HAND, 0, CITY_DECK, 0);
    }
    int sum = 0;
    for (int face = 1; face <= 6; face++) {
        assert_in_range(count[face], 150, 250); /* 200 each on average */
        sum += count[face];
    }
    assert_int_equal(sum, 1200);
    close_kit(&k);
}

static void VG_S09_attack_sums_health_compares_and_four_categories(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 3,
                "for n = 1, 3 do hero { id = 't_' .. n, name = 'T', attack = 2, health = 9, influence = 1 } end\n"
                "villain { id = 't_eight', name = 'Eight', level = 1, health = 8, chart = { 0, 0, 0, 0 } }\n"
                "villain { id = 't_nine', name = 'Nine', level = 1, health = 9, chart = { 0, 0, 0, 0 } }\n"
                "for n, word in ipairs { 'weapon', 'vehicle', 'armour', 'gadget' } do\n"
                "    city { id = 't_' .. word, name = 'T', type = 'equipment', influence = 1, copies = 1, health = 1,\n"
                "           categories = { word } }\n"
                "end");
    const char *hero[] = {"t_1", "t_2", "t_3"};
    const char *gear[] = {"t_weapon", "t_vehicle", "t_armour", "t_gadget"};
    const char *names[] = {"Weapon", "Vehicle", "Armour", "Gadget"};
    for (int i = 0; i < 3; i++) set_hero(&k, 0, i + 1, hero[i]);
    for (int i = 0; i < 4; i++) equip(&k, 0, i, gear[i]);
    for (int i = 0; i < 4; i++) {
        assert_string_equal(words_category.word[i].phrase, names[i]);
        for (int slot = 0; slot < 4; slot++)
            assert_int_equal(fits(&k.c, k.g, 0, slot, (u8)(F_WEAPON + i)), slot == i);
    }
    assert_null(words_category.word[4].word);
    top_villain(&k, "t_nine");
    top_villain(&k, "t_eight");
    at_turn(&k, 0);
    do_turn(&k, ACT_FIGHT, -1);
    assert_true(in_jail(&k, 0, "t_eight")); /* four times 2 Attack against Health 8 */
    at_turn(&k, 0);
    do_turn(&k, ACT_FIGHT, -1);
    assert_false(in_jail(&k, 0, "t_nine"));
    close_kit(&k);
}

static void VG_S14_content_must_supply_two_starter_heroes_each(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 4, "");
    struct setup setup = {.players = 4, .scenario = k.g->scenario};
    int starters = 0;
    for (int id = 1; id <= k.content.count[KIND_HERO]; id++) { /* all but eight, then all but seven */
        struct hero_row *hero = (struct hero_row *)(uintptr_t)content_row(&k.content, KIND_HERO, id);
        if (hero->type == STARTER && starters++ >= 8) hero->type = HERO_CARD;
    }
    assert_null(setup_fault(&vigilante_game, &k.content, &setup));
    for (int id = 1; starters; id++) {
        struct hero_row *hero = (struct hero_row *)(uintptr_t)content_row(&k.content, KIND_HERO, id);
        if (hero->type == STARTER) hero->type = HERO_CARD, starters = 0;
    }
    assert_non_null(strstr(setup_fault(&vigilante_game, &k.content, &setup), "VG-S14"));
    close_kit(&k);
}

static void VG_S96_the_rulebook_of_the_program_cites_numbers_not_pages(void **state)
{
    (void)state;
    const char *rules = vigilante_game.linked.rules_text;
    regex_t page;
    assert_int_equal(regcomp(&page, "(\\bp\\.|\\bpages?) *[0-9]", REG_EXTENDED), 0);
    assert_int_equal(regexec(&page, "see p. 12", 0, NULL, 0), 0);
    assert_int_not_equal(regexec(&page, rules, 0, NULL, 0), 0);
    regfree(&page);
    for (int n = 1; n <= 261; n++) { /* every rule stands in it once, under its number */
        char mark[32];
        snprintf(mark, sizeof mark, "**VG-%03d**", n);
        const char *at = strstr(rules, mark);
        assert_non_null(at);
        assert_null(strstr(at + 1, mark));
    }
}

static const struct CMUnitTest tests[] = {
    TEST(VG_002_VG_003_what_a_player_owns),
    TEST(VG_004_the_shared_board),
    TEST(VG_005_hero_cards),
    TEST(VG_006_villain_cards_and_their_backs),
    TEST(VG_007_VG_S08_chart_cells_belong_to_slots_in_reading_order),
    TEST(VG_008_VG_009_city_and_agency_cards),
    TEST(VG_010_VG_S07_the_event_bag),
    TEST(VG_011_sixteen_identity_cards),
    TEST(VG_012_sixty_villains),
    TEST(VG_013_card_text_prevails_over_general_rules),
    TEST(VG_258_a_team_is_the_undefeated_heroes_on_the_mat),
    TEST(VG_259_an_identity_states_one_allegiance_and_one_mission),
    TEST(VG_260_agency_cards_are_stronger),
    TEST(VG_S06_event_dice_have_six_fair_faces),
    TEST(VG_S09_attack_sums_health_compares_and_four_categories),
    TEST(VG_S14_content_must_supply_two_starter_heroes_each),
    TEST(VG_S96_the_rulebook_of_the_program_cites_numbers_not_pages),
};
TEST_GROUP(tests);
