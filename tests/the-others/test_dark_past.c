/* test_dark_past.c: Dark Past cards of Corruption Stories (chapter 24). */
#include "kit_story.h"

#define PLAIN(type, finish)                                 \
    STORY_WITH(type, NO_TASK, finish, "") MAP_WITH("", "") \
    PATH_OF(KILL_THEN(9), KILL(2) ", target = 'abomination'", KILL(2) ", target = 'acolyte'", KILL(9))
static const char corrupted[] = PLAIN("corruption", NO_TASK)
    CARD("t_taint", "turn_start", "corrupt { 6, of = 'any_hero' }")
    CARD("t_dusk", "turn_end", "corrupt { 6, of = 'current_hero' }");

static struct agent *agent_at(struct kit *k, int place) { return &k->g->agent[k->g->hero[place].agent]; }

static u8 past(struct kit *k, int number)
{
    struct context *c = &k->c;
    for (u8 id = 1; id <= k->content.count[KIND_DARK_PAST]; id++)
        if (DARK_PAST(id)->number == number) return id;
    fail_msg("there is no Dark Past %d", number);
    return 0;
}
static int number_of(struct kit *k, const struct agent *a)
{
    struct context *c = &k->c;
    return a->dark_past ? DARK_PAST(a->dark_past)->number : 0;
}

/* The Hero on this place has this card: exchanged with another who started, or he is one of the Reserve who has it and
 * came into play for a dead one. */
static void set_past(struct kit *k, int place, int number)
{
    STATE *g = k->g;
    struct agent *mine = agent_at(k, place);
    int holder = 0;
    while (g->agent[holder].dark_past != past(k, number)) holder++;
    if (g->agent[holder].started == mine->started) {
        g->agent[holder].dark_past = mine->dark_past;
        mine->dark_past = past(k, number);
    } else {
        mine->status = OUT;
        g->agent[holder].status = IN_PLAY;
        g->hero[place].agent = (u8)holder;
        g->hero[place].dashboard = g->agent[holder].hero;
    }
}

/* A Corruption Story; the Hero on place 0 stands in x-11 with this card, at level 7. */
static void fall(struct kit *k, int number)
{
    open_story(k, 1, corrupted);
    set_past(k, 0, number);
    stand(k, 0, "x-11");
    set_level(k, 0, 7);
}

static void OT_295_seven_cards_numbered_1_to_7(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, corrupted);
    assert_int_equal(k.content.count[KIND_DARK_PAST], 7);
    for (int n = 1; n <= 7; n++) past(&k, n);
    int sum = 0;
    for (int i = 0; i < TEAM; i++) sum |= 1 << number_of(&k, &k.g->agent[i]);
    assert_int_equal(sum, 0xFE); /* each with one Hero of the team */
    close_kit(&k);
}

static void OT_296_OT_297_the_sins_player_gives_them_out_in_secret(void **state)
{
    (void)state;
    struct kit k;
    for (int heroes = 3; heroes <= 4; heroes++) {
        open_fresh(&k, (struct opening){.hero_players = heroes == 3 ? 1 : 2, .map = "t_map", .lua = corrupted});
        int asked_for = 0;
        u8 given = 0;
        while (!k.g->round) {
            seat who = (seat)__builtin_ctz(k.c.pending);
            if (k.c.seat != who) rules_list(&k.c, who);
            struct action pick = k.c.option[k.c.count - 1]; /* the last: not the order of the numbers */
            for (int i = 0; i < k.c.count; i++)
                if (k.c.option[i].verb == ACT_CONFIRM || k.c.option[i].verb == ACT_WISH) pick = k.c.option[i];
            if (k.g->sins == NOBODY && pick.verb != ACT_CONFIRM) pick = k.c.option[0];
            if (pick.verb == ACT_GIVE_DARK_PAST) {
                struct context *c = &k.c;
                assert_int_equal(who, k.g->sins);
                bool starts = false;
                for (int i = 0; i < TEAM; i++) starts |= k.g->agent[i].hero == pick.b && k.g->agent[i].status == IN_PLAY;
                for (int i = 0; i < k.c.count; i++) { /* 1, 3, 5 and with four Heroes 6 for those who start */
                    int n = DARK_PAST(k.c.option[i].a)->number;
                    bool first = n == 1 || n == 3 || n == 5 || (n == 6 && heroes == 4);
                    assert_int_equal(first, starts);
                    assert_false(given >> n & 1);
                }
                given |= (u8)(1u << DARK_PAST(pick.a)->number);
                asked_for++;
            }
            rules_answer(&k.c, who, pick);
        }
        assert_true(asked_for >= 5); /* the last of each group follows */
        for (int i = 0; i < k.events; i++)
            if (k.event[i].kind == EV_DARK_PAST_GIVEN) assert_int_equal(k.event[i].see, only(k.g->sins));
        for (int i = 0; i < TEAM; i++) {
            int n = number_of(&k, &k.g->agent[i]);
            bool first = n == 1 || n == 3 || n == 5 || (n == 6 && heroes == 4);
            assert_int_equal(first, k.g->agent[i].status == IN_PLAY);
            assert_true(has_dark_past(&k.g->agent[i]));
        }
        close_kit(&k);
    }
}

static void OT_298_hero_players_may_not_look(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 2, corrupted);
    for (int i = 0; i < TEAM; i++) {
        assert_int_equal(seen_by(&k, 0)->agent[i].dark_past, k.g->agent[i].dark_past);
        for (seat s = 1; s <= 2; s++) { /* not even at that of the own Hero; they see that there is one */
            assert_int_not_equal(seen_by(&k, s)->agent[i].dark_past, k.g->agent[i].dark_past);
            assert_int_equal(seen_by(&k, s)->agent[i].dark_past, seen_by(&k, s)->agent[0].dark_past);
            assert_true(has_dark_past(&seen_by(&k, s)->agent[i]));
        }
    }
    close_kit(&k);
}

static void OT_299_at_level_7_at_the_end_of_his_turn_he_reveals_carries_out_discards(void **state)
{
    (void)state;
    struct kit k;
    for (int level = 6; level <= 7; level++) {
        fall(&k, 3); /* 2 Wounds */
        set_level(&k, 0, level);
        at_turn(&k, 0);
        assert_int_equal(happened(&k, EV_DARK_PAST), 0); /* not before the end of the Turn */
        end_turn(&k);
        bear_wounds(&k);
        assert_int_equal(happened(&k, EV_DARK_PAST), level == 7);
        assert_int_equal(wound_count(&k.g->hero[0]), level == 7 ? 2 : 0);
        assert_int_equal(has_dark_past(agent_at(&k, 0)), level == 6);
        if (level == 7) {
            assert_int_equal(last_event(&k, EV_DARK_PAST)->b, past(&k, 3));
            assert_int_equal(seen_by(&k, 1)->agent[k.g->hero[0].agent].dark_past, past(&k, 3)); /* now all may look */
        }
        close_kit(&k);
    }
    fall(&k, 1); /* another Hero at level 7 reveals nothing in this Turn */
    set_level(&k, 0, 1);
    set_level(&k, 1, 7);
    at_turn(&k, 0);
    end_turn(&k);
    assert_int_equal(happened(&k, EV_DARK_PAST), 0);
    close_kit(&k);
}

static void OT_299_the_seven_effects(void **state)
{
    (void)state;
    struct kit k;
    fall(&k, 1);
    at_turn(&k, 0);
    end_turn(&k);
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    close_kit(&k);
    for (int owns_one = 0; owns_one < 2; owns_one++) {
        fall(&k, 2); /* an Upgrade, without one a Wound */
        if (owns_one) give_upgrade(&k, 0, "girder");
        at_turn(&k, 0);
        end_turn(&k);
        bear_wounds(&k);
        assert_int_equal(upgrade_count(k.g, 0), 0);
        assert_int_equal(wound_count(&k.g->hero[0]), !owns_one);
        close_kit(&k);
    }
    fall(&k, 4); /* Extra Turns gone, two Sin cards */
    k.g->hero[0].extra_turns = 2;
    k.g->supply[EXTRA_TURN] -= 2;
    at_turn(&k, 0);
    end_turn(&k);
    assert_int_equal(k.g->hero[0].extra_turns, 0);
    assert_int_equal(pile_count(SIN_DECK_OF(k.g), SIN_HAND), 2);
    close_kit(&k);
    fall(&k, 5); /* 2 Wounds, 1 for the others in the Space */
    stand(&k, 2, "x-11");
    at_turn(&k, 0);
    end_turn(&k);
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[0]), 2);
    assert_int_equal(wound_count(&k.g->hero[1]), 0);
    assert_int_equal(wound_count(&k.g->hero[2]), 1);
    close_kit(&k);
}

static void OT_300_reaching_7_and_dropping_again_reveals_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, corrupted);
    set_past(&k, 0, 3);
    stand(&k, 0, "d-31"); /* Repent, Repent */
    set_level(&k, 0, 6);
    lay(&k, FIRE, "d-31", 1);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    dice(&k, "HHHHHHHHH");
    answer(&k, ACT_VOLUNTEER, 7);
    decline_until(&k, "NEXT");
    assert_int_equal(k.g->hero[0].level, 7);
    answer(&k, ACT_CITY_ACTION);
    answer(&k, ACT_ICON, I_REPENT);
    decline_until(&k, "NEXT");
    assert_int_equal(k.g->hero[0].level, 6);
    end_turn(&k);
    assert_int_equal(happened(&k, EV_DARK_PAST), 0);
    assert_true(has_dark_past(agent_at(&k, 0)));
    close_kit(&k);
}

static void OT_301_not_in_terror_and_redemption_stories(void **state)
{
    (void)state;
    static const char *const other[] = {PLAIN("terror", NO_TASK), PLAIN("redemption", NO_TASK)};
    struct kit k;
    for (int i = 0; i < 2; i++) {
        open_story(&k, 1, other[i]);
        for (int a = 0; a < TEAM; a++) {
            assert_false(has_dark_past(&k.g->agent[a]));
            assert_int_equal(k.g->agent[a].dark_past, 0);
        }
        set_level(&k, 0, 7);
        at_turn(&k, 0);
        end_turn(&k);
        assert_int_equal(happened(&k, EV_DARK_PAST), 0);
        assert_int_equal(k.g->current, 1);
        close_kit(&k);
    }
}

static void OT_211_the_card_of_a_dead_hero_stays_face_down(void **state)
{
    (void)state;
    struct kit k;
    fall(&k, 3);
    int dead = k.g->hero[0].agent;
    die_in_own_turn(&k, 0); /* at level 7, in his own Turn */
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(happened(&k, EV_DARK_PAST), 0);
    assert_true(has_dark_past(&k.g->agent[dead]));
    assert_int_equal(k.g->agent[dead].dark_past, past(&k, 3));
    assert_int_not_equal(seen_by(&k, 1)->agent[dead].dark_past, past(&k, 3));
    for (int p = 0; p < 3; p++) assert_int_equal(k.g->hero[p].wounds, 0); /* and is not resolved */
    close_kit(&k);
}

static void OT_311_a_hero_of_the_reserve_brings_the_card_given_to_him(void **state)
{
    (void)state;
    struct kit k;
    fall(&k, 3);
    int rocco = agent_of(&k, "rocco"), number = number_of(&k, &k.g->agent[rocco]);
    assert_int_not_equal(number, 3);
    die_in_own_turn(&k, 0);
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "rocco"));
    assert_int_equal(k.g->hero[0].agent, rocco);
    assert_int_equal(number_of(&k, agent_at(&k, 0)), number);
    set_level(&k, 0, 7);
    at_turn(&k, 0);
    end_turn(&k);
    assert_int_equal(last_event(&k, EV_DARK_PAST)->b, past(&k, number));
    close_kit(&k);
}

static void OT_312_one_card_in_a_game(void **state)
{
    (void)state;
    struct kit k;
    fall(&k, 1);
    at_turn(&k, 0);
    end_turn(&k);
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    at_turn(&k, 0); /* a later Turn at level 7 */
    assert_int_equal(k.g->hero[0].level, 7);
    end_turn(&k);
    assert_int_equal(happened(&k, EV_DARK_PAST), 0);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    close_kit(&k);
}

static void OT_S82_a_death_by_the_dark_past_is_one_in_his_turn(void **state)
{
    (void)state;
    struct kit k;
    for (int dies = 0; dies < 2; dies++) {
        fall(&k, dies ? 6 : 1);
        put(&k, "acolyte", "x-22", 1); /* a Reaction would be possible */
        k.g->hero[0].innocents = 0;
        at_turn(&k, 0);
        end_turn(&k);
        bear_wounds(&k);
        assert_int_equal(happened(&k, EV_HERO_KILLED), dies);
        if (dies) {
            answer(&k, ACT_REPLACEMENT);
            assert_string_equal(asked(&k), "NEXT");
            assert_int_equal(k.g->current, 1);
        } else {
            assert_string_equal(asked(&k), "WHETHER");
        }
        close_kit(&k);
    }
}

static void OT_S83_what_a_turned_hero_adds_counts_at_once(void **state)
{
    (void)state;
    static const char lua[] = PLAIN("corruption", NO_TASK)
        "turned_hero { id = 'turned_hero', name = 'T', fight = 4, defense = 4, passive = { sin_dice { 1 } } }\n";
    struct kit k;
    open_story(&k, 1, lua);
    set_past(&k, 0, 7);
    stand(&k, 0, "x-11");
    set_level(&k, 0, 7);
    set_hero(&k, 1, "thorley");
    stand(&k, 1, "x-11");
    at_turn(&k, 0);
    end_turn(&k);
    answer(&k, ACT_REPLACEMENT);
    decline_until(&k, "NEXT");
    fight_here(&k, "HHHH nnnnn");
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 5);
    close_kit(&k);
}

static void OT_S83_a_hero_who_changes_sides(void **state)
{
    (void)state;
    struct kit k;
    fall(&k, 7);
    k.g->hero[0].npcs = 1u << PROXY;
    give_upgrade(&k, 0, "girder");
    stand(&k, 1, "x-11");
    set_hero(&k, 1, "thorley");
    at_turn(&k, 0);
    end_turn(&k);
    assert_string_equal(asked(&k), "WHO"); /* he counts as killed, is replaced, and leaves what he had */
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    assert_int_equal(k.g->heroes_killed, 1);
    assert_int_equal(k.g->npc[PROXY], space("x-11"));
    assert_int_equal(upgrades_in(&k, INVENTORY), 6);
    assert_int_equal(figures_at(&k, "turned_hero", "x-11"), 1); /* without a Nest */
    answer(&k, ACT_REPLACEMENT);
    decline_until(&k, "NEXT");
    assert_int_equal(k.g->current, 1); /* the next Hero, with the Monster in his Space */
    set_mission(&k, "t_left"); /* it is no Abomination... */
    at_turn(&k, 1);
    fight_here(&k, "HHHH nnnn"); /* Fight 4, Defense 4 */
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 4);
    answer(&k, ACT_SLAY, monster_id(&k, "turned_hero"), 4);
    assert_int_equal(figures_at(&k, "turned_hero", "removed"), 1);
    assert_int_equal(k.g->progress, 0);
    close_kit(&k);

    fall(&k, 7); /* ...but a Monster in every way: it Moves 2 steps, and counts as a Monster */
    at_turn(&k, 0);
    end_turn(&k);
    answer(&k, ACT_REPLACEMENT);
    stand(&k, 1, "x-22");
    at_reaction(&k, 1);
    answer(&k, ACT_REACT);
    assert_true(offered(&k, ACT_MOVE_MONSTER, monster_id(&k, "turned_hero"), space("x-11"), space("x-12")));
    answer(&k, ACT_NO_MOVE);
    set_hero(&k, 0, "thorley");
    stand(&k, 0, "x-11");
    at_turn(&k, 0);
    fight_here(&k, "HHHH nnnn");
    answer(&k, ACT_SLAY);
    assert_int_equal(k.g->progress, 1); /* "kill 9 Monsters" */
    close_kit(&k);

    fall(&k, 7); /* nobody is left: defeat */
    no_reserve(&k);
    at_turn(&k, 0);
    end_turn(&k);
    assert_true(over(&k));
    assert_int_equal(k.g->winner, SINS_WIN);
    close_kit(&k);
}

static void OT_S84_dark_past_before_the_reaction(void **state)
{
    (void)state;
    struct kit k;
    fall(&k, 3);
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "burning_statue"); /* turn_end: before it */
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    end_turn(&k);
    assert_string_equal(asked(&k), "PLAY");
    assert_int_equal(happened(&k, EV_DARK_PAST), 0);
    answer(&k, ACT_PASS);
    assert_string_equal(asked(&k), "SLOT");
    assert_int_equal(happened(&k, EV_DARK_PAST), 1);
    bear_wounds(&k);
    assert_string_equal(asked(&k), "WHETHER");
    close_kit(&k);

    open_story(&k, 1, corrupted); /* level 7 by a card at the end of the Turn: that is still his Turn */
    set_past(&k, 0, 1);
    give_card(&k, "t_dusk");
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    end_turn(&k);
    play(&k, "t_dusk");
    bear_wounds(&k);
    assert_int_equal(happened(&k, EV_DARK_PAST), 1);
    close_kit(&k);
}

static void OT_S119_level_7_outside_of_his_turn_waits_for_his_next(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, corrupted); /* by a card in another's Turn */
    set_past(&k, 1, 1);
    give_card(&k, "t_taint");
    at_turn(&k, 0);
    play(&k, "t_taint");
    answer(&k, ACT_CHOOSE_HERO, -1, 1);
    assert_int_equal(k.g->hero[1].level, 7);
    end_turn(&k);
    assert_int_equal(happened(&k, EV_DARK_PAST), 0);
    assert_int_equal(k.g->current, 1);
    end_turn(&k); /* his own */
    bear_wounds(&k);
    assert_int_equal(happened(&k, EV_DARK_PAST), 1);
    close_kit(&k);

    open_story(&k, 1, corrupted); /* in the Reaction to his own Turn */
    set_past(&k, 0, 1);
    set_level(&k, 0, 6);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    end_turn(&k);
    answer(&k, ACT_REACT);
    answer(&k, ACT_ATTACK);
    dice(&k, "HDD cn");
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(k.g->hero[0].level, 7);
    assert_int_equal(happened(&k, EV_DARK_PAST), 0);
    assert_int_equal(k.g->current, 1);
    close_kit(&k);
}

/* The effect has its Space although its own Hero has left it. */
static void OT_S79_OT_S118_a_dark_past_that_kills_its_hero_is_completed_for_the_others(void **state)
{
    (void)state;
    struct kit k;
    fall(&k, 5);
    stand(&k, 1, "x-11");
    stand(&k, 2, "x-11");
    weaken(&k, 0);
    weaken(&k, 1);
    at_turn(&k, 0);
    end_turn(&k);
    assert_int_equal(happened(&k, EV_HERO_KILLED), 2); /* the next one in the ring by the second half */
    assert_true(asks(&k, player_of(k.g, 2), "SLOT"));
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[2]), 1);
    assert_int_equal(happened(&k, EV_REPLACED), 0); /* both come after the effect */
    assert_true(asks(&k, player_of(k.g, 0), "WHO"));
    answer(&k, ACT_REPLACEMENT);
    assert_true(k.g->hero[1].killed);
    answer(&k, ACT_REPLACEMENT);
    assert_int_equal(k.g->current, 1); /* no Reaction */
    close_kit(&k);
}

/* Tokens are placed where he fell, by a card that kills first; a hero elsewhere is not concerned. */
static void OT_S79_here_is_where_the_hero_was_killed(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, PLAIN("terror", NO_TASK)
                          CARD("t_pyre", "turn_start",
                               "kill { of = 'current_hero' }, place { 'fire' }, wound { 1, of = 'others_here' }"));
    give_card(&k, "t_pyre");
    stand(&k, 0, "x-11");
    stand(&k, 1, "x-11");
    at_turn(&k, 0);
    play(&k, "t_pyre");
    bear_wounds(&k);
    assert_int_equal(physical(k.g, space("x-11"), FIRE), 1);
    assert_int_equal(wound_count(&k.g->hero[1]), 1);
    assert_int_equal(wound_count(&k.g->hero[2]), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_295_seven_cards_numbered_1_to_7),
    TEST(OT_296_OT_297_the_sins_player_gives_them_out_in_secret),
    TEST(OT_298_hero_players_may_not_look),
    TEST(OT_299_at_level_7_at_the_end_of_his_turn_he_reveals_carries_out_discards),
    TEST(OT_299_the_seven_effects),
    TEST(OT_300_reaching_7_and_dropping_again_reveals_nothing),
    TEST(OT_301_not_in_terror_and_redemption_stories),
    TEST(OT_211_the_card_of_a_dead_hero_stays_face_down),
    TEST(OT_311_a_hero_of_the_reserve_brings_the_card_given_to_him),
    TEST(OT_312_one_card_in_a_game),
    TEST(OT_S82_a_death_by_the_dark_past_is_one_in_his_turn),
    TEST(OT_S83_what_a_turned_hero_adds_counts_at_once),
    TEST(OT_S83_a_hero_who_changes_sides),
    TEST(OT_S84_dark_past_before_the_reaction),
    TEST(OT_S119_level_7_outside_of_his_turn_waits_for_his_next),
    TEST(OT_S79_OT_S118_a_dark_past_that_kills_its_hero_is_completed_for_the_others),
    TEST(OT_S79_here_is_where_the_hero_was_killed),
};
TEST_GROUP(tests);
