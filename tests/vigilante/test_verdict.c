/* test_verdict.c: the end tells everybody why they won or lost, with the numbers that decided it. */
#include <stdio.h>

#include "kit_course.h"

/* What a seat is told in the end. The text is valid until the next call. */
static rule_number verdict_of(struct kit *k, seat who, char *words, size_t room)
{
    struct text out = {0};
    rule_number rule = vigilante_game.show.verdict(&out, &k->c, k->g, who);
    snprintf(words, room, "%s", text_string(&out));
    text_free(&out);
    return rule;
}

static void expect_verdict(struct kit *k, seat who, rule_number rule, const char *expected)
{
    char words[256];
    rule_number found = verdict_of(k, who, words, sizeof words);
    assert_string_equal(words, expected);
    assert_int_equal(found, rule);
}

/* Whether a verdict reads like that of a winner: every "3 of 4" is enough, and nothing stands against it. */
static bool reads_as_won(const char *words)
{
    if (strstr(words, "but ") || strstr(words, "nobody else") || strstr(words, "none of")) return false;
    for (const char *at = words; (at = strstr(at, " of ")) != NULL; at++) {
        const char *number = at;
        while (number > words && number[-1] >= '0' && number[-1] <= '9') number--;
        if (number < at && at[4] >= '0' && at[4] <= '9' && atoi(number) < atoi(at + 4)) return false;
    }
    return true;
}

static void check_verdicts(struct kit *k)
{
    char words[256];
    for (seat s = 0; s < k->g->players; s++) {
        assert_true(verdict_of(k, s, words, sizeof words) > 0);
        if (reads_as_won(words) != (vigilante_game.rules.score(&k->c, k->g, s) > 0))
            fail_msg("seat %d of %d (%s) %s: %s", s, k->g->players,
                     thing_id(&vigilante_game, &k->content, AN_IDENTITY, k->g->player[s].identity),
                     has_seat(k->g->winners, s) ? "won" : "lost", words);
    }
}

/* -- Missions ------------------------------------------------------------------------------------------------- */

static void VG_063_VG_070_VG_075_verdicts_of_good_and_evil(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 4, "hero { id = 't_lost', name = 'Lost', attack = 1, health = 3, influence = 1 }");
    be(&k, 0, "investigator");
    be(&k, 1, "assassin");
    be(&k, 2, "guardian");
    be(&k, 3, "time_traveler");
    lock_up(&k, 0, 7);
    lock_up(&k, 2, 2);
    lock_up(&k, 3, 9);
    lose_hero(&k, 1, "t_lost");
    at_end(&k);
    expect_verdict(&k, 0, 70, "8 of 8 Villains in jail, counting 1 Hero of Evil players");
    expect_verdict(&k, 1, 75, "1 of 2 Good players have lost");
    expect_verdict(&k, 2, 63, "the Good jails hold 10 of 14 Villains");
    expect_verdict(&k, 3, 88, "9 of 9 Villains in jail to have more than another winner");
    check_verdicts(&k);
    close_kit(&k);
}

static void VG_078_VG_090_verdicts_that_others_decide(void **state)
{
    (void)state;
    struct kit k;
    open_course(&k, 4, "");
    be(&k, 0, "guardian");
    be(&k, 1, "mastermind");
    be(&k, 2, "assassin");
    be(&k, 3, "profiteer");
    lock_up(&k, 0, 8);
    lock_up(&k, 1, 10);
    lock_up(&k, 3, 4);
    at_end(&k);
    expect_verdict(&k, 0, 78, "the Good jails hold 8 of 7 Villains, but the Mastermind has won");
    expect_verdict(&k, 1, 77, "10 of 10 Villains in jail");
    expect_verdict(&k, 2, 75, "1 of 1 Good players have lost");
    expect_verdict(&k, 3, 87, "4 of 4 Villains in jail, the team has Influence 2 of 3"); /* a tie (VG-S78) */
    check_verdicts(&k);
    close_kit(&k);
    open_course(&k, 3, "");
    be(&k, 0, "time_traveler");
    be(&k, 1, "guardian");
    be(&k, 2, "bounty_hunter");
    lock_up(&k, 2, 4);
    at_end(&k);
    expect_verdict(&k, 0, 90, "nobody else has won");
    expect_verdict(&k, 2, 84, "4 of 4 Villains in jail, none of the others' Heroes is defeated");
    check_verdicts(&k);
    close_kit(&k);
}

/* Whose arrested Heroes were is known as long as there is one Evil player (VG-S79). */
static void VG_086_VG_S79_the_cultists_verdict_counts_arrested_heroes(void **state)
{
    (void)state;
    static const char *const fourth[] = {"addict", "assassin"};
    static const char *const verdicts[] = {
        "4 of 4 Villains in jail, 2 of 3 others have a defeated Hero",
        "4 of 4 Villains in jail, but not all others have a defeated Hero"};
    for (int evil = 0; evil < 2; evil++) {
        struct kit k;
        open_course(&k, 4,
                    "hero { id = 't_lost', name = 'Lost', attack = 1, health = 3, influence = 1 }"
                    "hero { id = 't_gone', name = 'Gone', attack = 1, health = 3, influence = 1 }");
        be(&k, 0, "cultist");
        be(&k, 1, "assassin");
        be(&k, 2, "investigator");
        be(&k, 3, fourth[evil]);
        lock_up(&k, 0, 4);
        lose_hero(&k, 1, "t_lost");
        lose_hero(&k, 2, "t_gone");
        at_end(&k);
        expect_verdict(&k, 0, 86, verdicts[evil]);
        check_verdicts(&k);
        close_kit(&k);
    }
}

/* -- Many ends ------------------------------------------------------------------------------------------------ */

static const struct identity_row *row_of(struct kit *k, u8 identity)
{
    return (const void *)content_row(&k->content, KIND_IDENTITY, identity);
}

/* A random Identity of the box for each seat; random jails, hands, wounds and losses. */
static void arrange_an_end(struct kit *k, struct random *luck)
{
    STATE *g = k->g;
    u8 box[16], cards = 0;
    for (u8 id = 1; id <= k->content.count[KIND_IDENTITY]; id++) {
        for (int i = 0; i < row_of(k, id)->copies; i++) box[cards++] = id;
    }
    for (seat s = 0; s < g->players; s++) {
        u8 at = (u8)random_below(luck, cards), id = box[at];
        box[at] = box[--cards];
        be(k, s, thing_id(&vigilante_game, &k->content, AN_IDENTITY, id));
        int villains = (int)(random_below(luck, 3) ? random_below(luck, 7) : 6 + random_below(luck, 6));
        lock_up(k, s, min_int(villains, pile_count(VILLAINS(g), VILLAIN_DECK)));
        for (u32 n = random_below(luck, 3); n; n--) card_move(HEROES(g), HERO_DECK, 0, DEFEATED + s, EVERYBODY);
        for (u32 n = random_below(luck, 4); n; n--)
            hero_joins(&k->c, g, s, HERO_DECK, card_at(HEROES(g), HERO_DECK, 0));
        if (row_of(k, id)->mission == ADDICT) /* there are kits for one */
            for (u32 n = 2 + random_below(luck, 3); n; n--) give(k, s, "first_aid_kit");
        g->player[s].slot[0].damage = (u8)random_below(luck, 2);
    }
}

static void VG_059_verdicts_agree_with_who_has_won(void **state)
{
    (void)state;
    struct random luck;
    int won = 0, lost = 0;
    random_seed(&luck, 59);
    for (int players = 3; players <= 6; players++) {
        struct kit k;
        open_course(&k, players, "");
        STATE *begin = malloc(sizeof *begin);
        *begin = *k.g;
        for (int n = 0; n < 500; n++) {
            *k.g = *begin;
            arrange_an_end(&k, &luck);
            at_end(&k);
            check_verdicts(&k);
            won += set_count(k.g->winners);
            lost += players - set_count(k.g->winners);
        }
        free(begin);
        close_kit(&k);
    }
    assert_true(won > 1000 && lost > 1000);
}

static void VG_057_verdicts_agree_in_games_of_every_scenario(void **state)
{
    (void)state;
    struct random luck;
    random_seed(&luck, 57);
    struct kit k;
    open_course(&k, 3, "");
    for (u8 id = 1; id <= k.content.count[KIND_SCENARIO]; id++)
        for (u32 options = 0; options < 4; options++) {
            const char *scenario = thing_id(&vigilante_game, &k.content, A_SCENARIO, id);
            restart_game(&k, scenario, options, 100 * id + options);
            keep_starters(&k);
            while (k.c.pending) {
                forget(&k);
                if (offered(&k, ACT_FIGHT) && random_below(&luck, 2)) answer(&k, ACT_FIGHT);
                else random_answer(&k, &luck);
            }
            check_verdicts(&k);
        }
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_063_VG_070_VG_075_verdicts_of_good_and_evil),
    TEST(VG_078_VG_090_verdicts_that_others_decide),
    TEST(VG_086_VG_S79_the_cultists_verdict_counts_arrested_heroes),
    TEST(VG_059_verdicts_agree_with_who_has_won),
    TEST(VG_057_verdicts_agree_in_games_of_every_scenario),
};
TEST_GROUP(tests);
