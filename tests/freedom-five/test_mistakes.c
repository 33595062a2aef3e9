/* test_mistakes.c: what an author of a map, a Hero, a card, a Villain or a Comic may get wrong is reported.
 *
 * Each row is a pack on top of the game's own content, which replaces a row or adds one, and the mistake in it. */
#include "kit.h"

struct wrong { const char *lua, *says; };

static void expect_all(const struct wrong *list, int count)
{
    for (int i = 0; i < count; i++)
        if (!kit_has_mistake(&freedom_five_game, list[i].lua, list[i].says))
            fail_msg("expected \"%s\" of\n%s", list[i].says, list[i].lua);
}
#define EXPECT(list) expect_all(list, COUNT(list))

static void maps(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {"location { id = 'x', name = 'X', colour = 'red', x = 9, y = 9 }", "31 Locations; expected 30 (FF-004)"},
        {"location { id = 'quarry_park', name = 'X', colour = 'green', x = 0, y = 0 }", "lies in the same cell"},
        {"location { id = 'quarry_park', name = 'X', colour = 'yellow', x = 1, y = 0 }", "has the same colour"},
        {"location { id = 'saltmarsh_sanatorium', name = 'X', colour = 'green', x = 9, y = 9 }",
         "no way leads from Hero HQ to 'saltmarsh_sanatorium'"},
        {"location { id = 'civic_library', name = 'X', colour = 'green', x = 5, y = 0 }",
         "3 neighbours; expected at least 4"},
    };
    EXPECT(list);
}

#define BOARD "name = 'X', civil_name = 'x', about = 'x', mind = 3, body = 4, spirit = 5, tech = 4, move = 2, " \
              "recover = 2, heal = 2, private_name = 'x', hero_name = 'x', "
#define HOMES "heal_in = { 'freedom_tower' }, home = { 'freedom_tower' }, "
#define POWERS "private_use = 'free_once', private_effect = { draw { 1 } }, hero_passive = { tough { 1 } } }"

static void heroes(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {"hero { id = 'ninth', " BOARD HOMES POWERS, "'ninth' has 0 basic Ability cards; expected 24"},
        {"hero { id = 'ninth', " BOARD HOMES POWERS, "'ninth' has 0 Personal Tasks; expected 3"},
        {"hero { id = 'wraith', " BOARD "home = { 'freedom_tower' }, " POWERS, "expected heal_in or heals_anywhere"},
        {"hero { id = 'wraith', " BOARD HOMES "heals_anywhere = 1, " POWERS, "expected heal_in or heals_anywhere"},
        {"hero { id = 'wraith', " BOARD "heals_anywhere = 1, home = {}, " POWERS,
         "home: expected at least one Location"},
        {"hero { id = 'wraith', " BOARD HOMES "move_in = {}, " POWERS, "an Action that has no phase (FF-056)"},
        {"hero { id = 'wraith', " BOARD HOMES "hero_passive = { tough { 1 } } }", "no Private Life Power"},
        {"hero { id = 'wraith', " BOARD HOMES "private_use = 'free', private_effect = { draw { 1 } }, "
         "hero_passive = { tough { 1 } } }", "the Private Life Power is free: expected a price"},
        {"hero { id = 'wraith', " BOARD HOMES "private_passive = { moves { 1 } }, hero_use = 'action', "
         "hero_effect = { prevent { 1 } } }", "'prevent' would change nothing there"},
    };
    EXPECT(list);
}

#define CARD(more) "ability { id = 'read_the_room', name = 'X', hero = 'legacy', " more " }"
#define GREEN_CARD(more) CARD("colour = 'green', dice = 2, " more)

static void ability_cards(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {CARD("colour = 'purple', dice = 2, use = 'free', effect = { draw { 1 } }"), "only Upgraded cards are Purple"},
        {CARD("colour = 'green', dice = 3, use = 'free', effect = { draw { 1 } }"), "expected 1 or 2 of a basic card"},
        {CARD("colour = 'red', dice = 2, use = 'free', effect = { draw { 1 } }"),
         "has 5 basic green cards; expected 6"},
        {GREEN_CARD("use = 'free', envelope = 1, effect = { draw { 1 } }"), "envelope: a basic card lies in none"},
        {GREEN_CARD("use = 'free'"), "expected an effect or a trigger"},
        {GREEN_CARD("effect = { draw { 1 } }, when = { on { 'hurt', prevent { 1 } } }"), "and not both"},
        {GREEN_CARD("use = 'action', when = { on { 'hurt', prevent { 1 } } }"),
         "a card that is played at a moment has none"},
        {"ability { id = 'extra', name = 'X', hero = 'legacy', colour = 'red', dice = 1, cost = 1, use = 'free', "
         "effect = { draw { 1 } } }", "expected 2 or 3 of an Upgraded card"},
        {"ability { id = 'extra', name = 'X', hero = 'legacy', colour = 'red', dice = 2, cost = 1, use = 'free', "
         "effect = { draw { 1 } } }", "'legacy' has 5 Upgraded Ability cards; expected at most 4"},
    };
    EXPECT(list);
}

static void effects_that_could_do_nothing(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {GREEN_CARD("use = 'free', effect = { reroll { 1 } }"), "'reroll' would change nothing there"},
        {GREEN_CARD("use = 'free', effect = { skip { 'event' } }"), "'skip' would change nothing there"},
        {GREEN_CARD("use = 'free', effect = { cancel {} }"), "'cancel' would change nothing there"},
        {GREEN_CARD("use = 'free', effect = { add_dice { 1 } }"), "'add_dice' would change nothing there"},
        {GREEN_CARD("when = { on { 'hurt', success { 1 } } }"), "'success' would change nothing there"},
        {GREEN_CARD("when = { on { 'tested', prevent_all {} } }"), "'prevent_all' would change nothing there"},
        {GREEN_CARD("use = 'free', effect = { draw { 1, of = 'that_hero' } }"), "'that_hero' means nothing there"},
        {GREEN_CARD("use = 'free', effect = { draw { 1, of = 'attackers' } }"), "'attackers' means nothing there"},
        {GREEN_CARD("use = 'free', effect = { calm { 1, at = 'there' } }"), "'there' means nothing there"},
        {GREEN_CARD("use = 'free', effect = { calm { 1, at = 'villain_place' } }"),
         "'villain_place' means nothing there"},
        {GREEN_CARD("use = 'free', effect = { strike { 1, villain = 'this_villain' } }"),
         "'this_villain' means nothing"},
        {GREEN_CARD("use = 'free', effect = { remove { 1, colour = 'that_colour' } }"), "'that_colour' means nothing"},
        {GREEN_CARD("use = 'free', effect = { draw { 1, of = 'any_hero' }, heal { 1, of = 'other_hero' } }"),
         "chooses two things of one sort"},
        {GREEN_CARD("use = 'free', effect = { strike { 1 }, ease { 1, attribute = 'chosen_colour' } }"),
         "chooses a Villain and a colour"},
        {GREEN_CARD("use = 'free', effect = { remove { 1, colour = 'purple' } }"), "there are no Purple Henchmen"},
        {GREEN_CARD("use = 'free', effect = { teleport { at = 'each_near' } }"), "at: expected one Location"},
    };
    EXPECT(list);
    /* what was chosen before, and what `each` is about, has a meaning everywhere */
    struct kit k;
    open_with(&k, 1,
              GREEN_CARD("use = 'free', effect = { draw { 1, of = 'any_hero' }, heal { 1, of = 'that_hero' } }"));
    close_kit(&k);
    open_with(&k, 1, GREEN_CARD("use = 'free', effect = { each { 'hero', draw { 1, of = 'that_hero' } } }"));
    close_kit(&k);
}

static void tasks_and_gear(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {"task { id = 'x', name = 'X', hero = 'legacy', location = 'ferris_field' }",
         "expected none of the Hero's Home Bases"},
        {"task { id = 'x', name = 'X', hero = 'legacy', location = 'quarry_park' }", "is at the same one"},
        {"task { id = 'x', name = 'X', hero = 'legacy', location = 'paper_lane' }", "has 4 Personal Tasks; expected 3"},
        {"ally { id = 'x', name = 'X', effect = { draw { 1 } } }", "an Ally has a number of uses"},
        {"ally { id = 'x', name = 'X', uses = 2, passive = { tough { 1 } } }",
         "an Ally does something when it is used"},
        {"augment { id = 'x', name = 'X', uses = 2, passive = { tough { 1 } } }", "uses: an Augment has none"},
        {"augment { id = 'x', name = 'X' }", "expected an effect, a passive or a trigger"},
        {"augment { id = 'x', name = 'X', effect = { draw { 1 } } }", "the effect is free: expected a price or once"},
        {"modifier { id = 'x', name = 'X', colour = 'red' }", "expected a passive or a trigger (FF-361)"},
    };
    EXPECT(list);
}

#define STEPS "steps = { { 'henchman', 'paper_lane', 'red' }, { 'bystander', 'paper_lane' }, " \
              "{ 'mastermind', 'paper_lane' } }, "

static void shared_decks(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {"scheme { id = 'x', name = 'X', steps = { { 'bystander', 'paper_lane' } }, gives_task = 1 }",
         "step 1: expected \"henchman\" (FF-S12)"},
        {"scheme { id = 'x', name = 'X', steps = { { 'henchman', 'paper_lane' } }, gives_task = 1 }",
         "1 steps; expected 3 (FF-119)"},
        {"scheme { id = 'x', name = 'X', " STEPS "}", "expected an Event: effect, or gives_task = 1"},
        {"scheme { id = 'x', name = 'X', " STEPS "gives_task = 1, effect = { hurt { 1 } } }", "has no further effect"},
        {"scheme { id = 'x', name = 'X', " STEPS "gives_task = 1, event = 'good' }", "the Personal Task Event is Bad"},
        {"scheme { id = 'digging_at_midnight', name = 'X', " STEPS "gives_task = 1 }",
         "no Scheme card names 'quarry_park' in its step 1"},
        {"justice_rules { id = 'x', name = 'X', gives_task = 1 }", "has neither steps nor an Event (FF-131)"},
        {"omit { justice_rules = 'justice_rules_6' }", "5 cards Justice Rules the Night; 'diplomatic_immunity' uses 6"},
        {"anarchy { id = 'x', name = 'X', colour = 'red', dice = 2, successes = 3, reward = { draw { 1 } }, "
         "penalty = { hurt { 1 } } }", "successes: 3 with 2 dice"},
        {"anarchy { id = 'x', name = 'X', colour = 'red', dice = 2, successes = 1, penalty = { hurt { 1 } } }",
         "expected a reward (FF-258)"},
        {"tower { id = 'x', name = 'X', colour = 'red', dice = 2, successes = 1, reward = { draw { 1 } } }",
         "expected a penalty (FF-259)"},
        {"for i = 1, 3 do tower { id = 'x' .. i, name = 'X', colour = 'red', dice = 2, successes = 1, "
         "reward = { draw { 1 } }, penalty = { hurt { 1 } } } end", "11 Freedom Tower Anarchy cards; expected 2 to 10"},
        {"bystander { id = 'x', name = 'X' }", "expected an effect (FF-205)"},
        {"justice { id = 'x', name = 'X', by = 'place', reward = { draw { 1 } } }",
         "location: expected the id of one"},
        {"justice { id = 'x', name = 'X', by = 'payment', clear = 1, cards = 1, reward = { draw { 1 } } }",
         "clear: only of a card by place"},
        {"justice { id = 'x', name = 'X', by = 'test', reward = { draw { 1 } } }",
         "expected a colour, dice and successes"},
        {"justice { id = 'x', name = 'X', by = 'payment', dice = 3, cards = 1, reward = { draw { 1 } } }",
         "dice, successes: only of a card by test"},
        {"justice { id = 'x', name = 'X', by = 'payment', reward = { draw { 1 } } }", "cards: expected a number"},
        {"justice { id = 'x', name = 'X', by = 'payment', cards = 1, penalty = { hurt {} }, reward = { draw {} } }",
         "penalty: only of a card by test"},
        {"justice { id = 'x', name = 'X', by = 'payment', cards = 1 }",
         "expected a reward or a trigger, and not both"},
        {"special { id = 'x', name = 'X', dice = 2, copies = 1 }", "expected an effect or a trigger, and not both"},
        {"for i = 1, 3 do special { id = 'x' .. i, name = 'X', dice = 2, copies = 4, effect = { draw { 1 } } } end",
         "48 Special cards; expected 1 to 44"},
    };
    EXPECT(list);
}

static void villains(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {"villain { id = 'x', name = 'X', colour = 'red', per_hero = 0, plus = 0, reward_1 = { draw { 1 } }, "
         "reward_2 = { draw { 1 } } }", "Durability 0"},
        {"villain { id = 'x', name = 'X', colour = 'red', plus = 3, reward_1 = { draw { 1 } } }",
         "1 rewards; expected at least 2 (FF-305)"},
        {"mastermind { id = 'x', name = 'X', colour = 'red', plus = 3, reward_1 = { draw { 1 } } }",
         "a Mastermind has no rewards (FF-319)"},
        {"villain { id = 'x', name = 'X', colour = 'red', plus = 3, back = 'ermine', reward_1 = { draw { 1 } }, "
         "reward_2 = { draw { 1 } } }", "only a Mastermind card has a second side (FF-318)"},
        {"mastermind { id = 'x', name = 'X', colour = 'red', plus = 3, back = 'archivist_unbound' }",
         "back: expected another Mastermind of the same colour"},
        {"villain { id = 'x', name = 'X', colour = 'red', plus = 3, moves_to_tokens = 1, reward_1 = { draw { 1 } }, "
         "reward_2 = { draw { 1 } } }", "moves_to_tokens: only of a Mastermind"},
        {"villain { id = 'x', name = 'X', colour = 'red', plus = 3, counterstrike = { reroll { 1 } }, "
         "reward_1 = { draw { 1 } }, reward_2 = { draw { 1 } } }", "'reroll' would change nothing there"},
    };
    EXPECT(list);
}

#define TEXTS_OF "introduction = 'x', objective = 'x', victory = 'x', defeat = 'x' }"
#define COMIC_OF(more) "comic { id = 'x', name = 'X', " more ", " TEXTS_OF " "
#define NUMBERS_OF "jrn = 3, anarchy = { 3, 3, 3, 3 }, purple = 2"
#define ROGUES "villains = { { 'ermine' }, { 'baron_blade', 'paper_lane' } }"
#define FIVE "events = { 'nine_flags_event_1', 'nine_flags_event_2', 'nine_flags_event_3', 'nine_flags_event_4', " \
             "'nine_flags_event_5' }"
#define PHASE "phase = { { 'attack' }, { 'draw', 2 }, { 'scheme', 1 } }"
#define PAGE(n, more) \
    "chapter { id = 'x" n "', name = 'X', comic = 'x', number = " n ", " more " before = 'x', after = 'x' } "
#define PAGES PAGE("1", PHASE ", " FIVE ",")
#define GOOD COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated'")

static void comics(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {GOOD, "no Chapter 1 (FF-041)"},
        {GOOD PAGES PAGE("3", PHASE ", " FIVE ","), "Chapter 3, but no Chapter 2: nobody would ever come to it"},
        {GOOD PAGES "chapter { id = 'y', name = 'X', comic = 'x', number = 1, " PHASE ", " FIVE ", "
         "before = 'x', after = 'x' }",
         "two Chapters 1: 'x1' and 'y'"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES) PAGES, "win: expected what the Heroes must do"},
        {COMIC_OF(NUMBERS_OF ", villains = { { 'ermine' } }, win = 'mastermind_defeated'") PAGES,
         "win: there is no Mastermind"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'villains_defeated', win_number = 2") PAGES,
         "win: 2 Villains; there are 1"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'tokens_claimed'") PAGES, "cannot be the Scenario Objective"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', lose_number = 0") PAGES,
         "lose_number: 0; expected more"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', lose = 'bystanders_held'") PAGES,
         "lose: expected track_at"},
        {COMIC_OF(NUMBERS_OF ", villains = { { 'ermine' }, { 'cartographer' } }, win = 'villains_defeated'") PAGES,
         "villains: two are green (FF-268)"},
        {COMIC_OF(NUMBERS_OF ", villains = { { 'baron_blade' } }, win = 'mastermind_defeated'") PAGES,
         "expected a Location for the Mastermind"},
        {COMIC_OF(NUMBERS_OF ", villains = { { 'baron_blade', 'paper_lane' }, { 'pale_choir', 'paper_lane' } }, "
                  "win = 'mastermind_defeated'") PAGES, "2 Masterminds; expected at most 1 (FF-269)"},
        {COMIC_OF("jrn = 3, anarchy = { 4, 4, 4, 4 }, purple = 1, " ROGUES ", win = 'mastermind_defeated'") PAGES,
         "17 Anarchy tokens with the Purple ones; expected at most 16"},
        {COMIC_OF("jrn = 3, anarchy = { 0, 4, 4, 4 }, purple = 1, laid = { { 'paper_lane', 'red' } }, " ROGUES
                  ", win = 'mastermind_defeated'") PAGES, "laid: 1 red Anarchy tokens; the Comic has 0"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', plots = { 5, 0, 0 }") PAGES,
         "1 Plot tokens for 1 Chapters"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', plots = { 5, 4, 0 }") PAGES,
         "expected ascending numbers"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', plots = { 10, 0, 0 }") PAGES,
         "10; expected less than 10"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', track = 3, plots = { 2, 0, 0 }") PAGES,
         "2 is not ahead of where the track starts"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', specials = 2") PAGES,
         "expected both or neither"},
        {COMIC_OF(NUMBERS_OF ", " ROGUES ", win = 'mastermind_defeated', number = 1") PAGES, "is Comic 1 too"},
    };
    EXPECT(list);
    struct kit k;
    open_with(&k, 1, GOOD PAGES);
    close_kit(&k);
}

#define CHAPTER_OF(more) GOOD PAGE("1", PHASE ", " FIVE ", " more ",")

static void chapters(void **state)
{
    (void)state;
    static const struct wrong list[] = {
        {GOOD PAGES PAGE("2", PHASE ", " FIVE ","), "it cannot be left, though there is a Chapter 2 (FF-138)"},
        {CHAPTER_OF("objective = 'villains_defeated', objective_number = 2"), "objective: 2 Villains; the Comic has 1"},
        {CHAPTER_OF("objective = 'tokens_claimed'"), "expected quest = \"evidence\" with at least 1 tokens"},
        {CHAPTER_OF("objective = 'mastermind_defeated'"), "something that is not the end of the game"},
        {CHAPTER_OF("quest = 'evidence', quest_at = { 'paper_lane' }"), "Evidence is for an Objective tokens_claimed"},
        {CHAPTER_OF("quest = 'side_quest'"), "quest and quest_at: expected both or neither"},
        {CHAPTER_OF("quest = 'side_quest', quest_at = { 'paper_lane', 'paper_lane' }"), "expected different Locations"},
        {CHAPTER_OF("quest = 'side_quest', quest_at = { 'paper_lane' }, quest_dice = 1"),
         "quest_successes: 2 with 1 dice"},
        {CHAPTER_OF("quest_failure = { hurt { 1 } }"), "quest_failure: there is no quest"},
        {CHAPTER_OF("flips_mastermind = 1"), "no Villain of the Comic has a second side"},
        {CHAPTER_OF("mastermind = 'guarded'"), "in the last Chapter the Heroes must be able to defeat it (FF-S139)"},
        {CHAPTER_OF("other = { hurt { 1 } }"), "a step \"other\" and an effect `other` go together"},
        {GOOD PAGE("1", "phase = { { 'attack' } }, " FIVE ","), "without a Scheme step the game might never end"},
        {GOOD PAGE("1", "phase = { { 'scheme', 1 }, { 'scheme', 1 } }, " FIVE ","), "two steps of one kind"},
        {GOOD PAGE("1", "phase = { { 'draw' }, { 'scheme', 1 } }, " FIVE ","), "phase 1: expected how many cards"},
        {GOOD PAGE("1", PHASE ", events = { 'nine_flags_event_1' },"), "events: 1; expected 5 (FF-325)"},
        {"event { id = 'x', name = 'X', colour = 'red', dice = 3, successes = 1 }", "no Chapter names this Event"},
        {"event { id = 'nine_flags_event_1', name = 'X', colour = 'red', dice = 1, successes = 2 }",
         "successes: 2 with 1 dice"},
        {"event { id = 'nine_flags_event_1', name = 'X', colour = 'red', dice = 3, successes = 2, hero_chooses = 1 }",
         "hero_chooses: expected colour = \"mastermind\""},
    };
    EXPECT(list);
}

static const struct CMUnitTest tests[] = {
    TEST(maps),
    TEST(heroes),
    TEST(ability_cards),
    TEST(effects_that_could_do_nothing),
    TEST(tasks_and_gear),
    TEST(shared_decks),
    TEST(villains),
    TEST(comics),
    TEST(chapters),
};
TEST_GROUP(tests);
