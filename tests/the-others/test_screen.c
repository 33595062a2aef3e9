/* test_screen.c: the shown: the map shows what is in the state, every map fits, nobody reads what he must not. */
#include <stdio.h>

#include "kit.h"

/* -- Looking at a shown ------------------------------------------------------------------------------------- */

static struct text shown;

/* The shown of a seat, made of what it may see. */
static const char *show(struct kit *k, seat who)
{
    static union {
        STATE state;
        u8 bytes[sizeof(STATE)];
    } view;
    static struct context c;
    text_clear(&shown);
    state_redact(&the_others_game, &k->content, k->g, who, &view.state);
    context_open(&c, &the_others_game, &k->content, &view.state);
    the_others_game.show.screen(&shown, &c, &view.state, who);
    return text_string(&shown);
}

static int forget_screen(void **state)
{
    (void)state;
    text_free(&shown);
    return 0;
}

/* A line of the drawing, from 0; NULL behind the last. Drawn lines begin with a vertical tab. */
static const char *drawn(const char *text, int number)
{
    for (const char *line = text; line && *line && *line != '\f'; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
        if (*line == '\v' && number-- == 0) return line + 1;
    return NULL;
}

static int columns(const char *line) { return (int)strcspn(line, "\n"); }

/* What stands in the cell of a Space, its lines joined by blanks. */
static const char *cell(const char *text, const char *name)
{
    static char words[256];
    char label[16];
    snprintf(label, sizeof label, "+-%s", name);
    words[0] = '\0';
    for (int i = 0; drawn(text, i); i++) {
        const char *line = drawn(text, i), *at = strstr(line, label);
        if (!at || at >= line + columns(line)) continue;
        int left = (int)(at - line);
        for (int k = i + 1; drawn(text, k) && drawn(text, k)[left] == '|'; k++) {
            const char *from = drawn(text, k) + left + 1;
            int length = (int)strcspn(from, "|");
            while (length && from[length - 1] == ' ') length--;
            size_t used = strlen(words);
            snprintf(words + used, sizeof words - used, "%s%.*s", used && length ? " " : "", length, from);
        }
        return words;
    }
    fail_msg("there is no Space %s on this shown", name);
    return "";
}

/* A page by its name; NULL when there is none. */
static const char *page(const char *text, const char *name)
{
    static char copy[8192];
    char title[32];
    snprintf(title, sizeof title, "\f%s\n", name);
    const char *at = strstr(text, title);
    if (!at) return NULL;
    at += strlen(title);
    snprintf(copy, sizeof copy, "%.*s", (int)strcspn(at, "\f"), at);
    return copy;
}

static bool shows(const char *text, const char *words) { return text && strstr(text, words); }

/* -- The map ---------------------------------------------------------------------------------------------------- */

static void test_heroes_stand_in_their_cells(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    stand(&k, 0, "x-11");
    stand(&k, 1, "x-11");
    stand(&k, 2, "d-22");
    at_turn(&k, 1);
    const char *text = show(&k, 1);
    assert_string_equal(cell(text, "x-11"), "Leah *Karl"); /* the current Hero is marked */
    assert_string_equal(cell(text, "d-22"), "( ) orb turn Brad");
    assert_string_equal(cell(text, "e-31"), "Rocco start");
    assert_string_equal(cell(text, "x-12"), "");
    close_kit(&k);
}

static void OT_011_the_controller_is_told_from_other_monsters_and_heroes_by_their_class(void **state)
{
    (void)state;
    static const struct { const char *monster, *shown; } rows[] = {
        {"acolyte", "A"}, {"abomination", "B"}, {"controller", "[C]"}, {"avatar", "V"}, {"the_bouncer", "H"},
        {"turned_hero", "T"}};
    struct kit k;
    for (int i = 0; i < COUNT(rows); i++) {
        open_kit(&k, 1);
        put(&k, rows[i].monster, "x-12", 1);
        assert_string_equal(cell(show(&k, 0), "x-12"), rows[i].shown);
        close_kit(&k);
    }
    open_kit(&k, 1);
    put(&k, "acolyte", "s-13", 2);
    put(&k, "abomination", "s-13", 3);
    put(&k, "controller", "s-13", 1);
    const char *text = show(&k, 0);
    assert_string_equal(cell(text, "s-13"), "2A 3B [C]");
    assert_true(shows(text, "Leah (Leader,") && shows(text, "Karl (Fixer,") && shows(text, "Brad (Fixer,"));
    close_kit(&k);
}

static void test_every_token_lies_in_its_cell(void **state)
{
    (void)state;
    static const char *const letters[TOKENS] = {"f", "c", "p", "n", "t", "i"};
    struct kit k;
    for (int t = 0; t < TOKENS; t++) {
        open_kit(&k, 1);
        lay(&k, t, "x-21", 1);
        lay(&k, t, "s-11", 2);
        char two[8];
        snprintf(two, sizeof two, "2%s", letters[t]);
        const char *text = show(&k, 1);
        assert_string_equal(cell(text, "x-21"), letters[t]);
        assert_string_equal(cell(text, "s-11"), two);
        assert_string_equal(cell(text, "s-12"), "");
        close_kit(&k);
    }
    open_kit(&k, 1);
    lay_altar(&k, "d-11");
    lay_strike(&k, "x-22");
    lay_npc(&k, COMMISSIONER, "s-12");
    lay_npc(&k, PROXY, "x-12");
    lay_npc(&k, RAVENCORP, "e-22");
    lay(&k, FIRE, "d-32", 1);
    const char *text = show(&k, 1);
    assert_string_equal(cell(text, "d-11"), "( ) heal rep a");
    assert_string_equal(cell(text, "x-22"), "o");
    assert_string_equal(cell(text, "s-12"), "&Comm");
    assert_string_equal(cell(text, "x-12"), "&PROXY");
    assert_string_equal(cell(text, "e-22"), "&Raven");
    assert_string_equal(cell(text, "e-11"), "=red");       /* Metro */
    assert_string_equal(cell(text, "d-32"), "( ) heal orb f f!"); /* one of them is permanent */
    assert_string_equal(cell(text, "d-13"), "( ) turn heal n!");
    close_kit(&k);
}

static void test_city_actions_are_free_or_used_and_icons_covered(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].city = space("d-11");
    k.g->ground[space("d-22")].corruption = 1;
    k.g->supply[CORRUPTION]--;
    k.g->ground[space("d-22")].covered = 2;
    const char *text = show(&k, 1);
    assert_string_equal(cell(text, "d-11"), "(x) heal rep");
    assert_string_equal(cell(text, "d-22"), "( ) orb -turn- c");
    assert_true(shows(text, "City in d-11"));
    assert_true(shows(page(text, "Districts"), "St Brigid's Infirmary: Heal, Repent; used by Leah."));
    assert_true(shows(page(text, "Districts"), "Extra Turn (covered)"));
    close_kit(&k);
}

/* Whatever the content's maps are: each Space once, nothing wider than a shown, rivers seen. */
static void test_every_map_of_the_content_fits(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    const struct content content = k.content;
    close_kit(&k);
    for (int m = 1; m <= content.count[KIND_MAP]; m++) {
        const struct map_row *map = (const struct map_row *)(const void *)content_row(&content, KIND_MAP, m);
        open_table(&k, (struct opening){.hero_players = 2, .map = content_string(&content, map->row.id), .board = true});
        const char *text = show(&k, NOBODY);
        int lines = 0, waves = 0;
        for (const char *line; (line = drawn(text, lines)); lines++) {
            assert_true(columns(line) <= 79);
            waves += memchr(line, '~', (size_t)columns(line)) != NULL;
        }
        assert_true(lines > 5 && lines < 45);
        assert_int_equal(waves > 0, map->river_column || map->river_row);
        for (int s = 1; s < SPACES; s++) {
            char label[16];
            snprintf(label, sizeof label, "+-%s", space_names[s]);
            bool found = false;
            for (int i = 0; i < lines; i++) {
                const char *at = strstr(drawn(text, i), label);
                found |= at && at < drawn(text, i) + columns(drawn(text, i));
            }
            assert_int_equal(found, map->all >> s & 1);
            if (found && monsters_in(k.g, s)) assert_true(strpbrk(cell(text, space_names[s]), "ABCV") != NULL);
        }
        close_kit(&k);
    }
}

static void test_a_crowded_space_loses_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    set_hero(&k, 0, "thorley");
    set_hero(&k, 1, "morgana");
    for (int i = 0; i < 4; i++) stand(&k, i, "x-22");
    put(&k, "acolyte", "x-22", 6);
    put(&k, "abomination", "x-22", 6);
    put(&k, "controller", "x-22", 1);
    put(&k, "avatar", "x-22", 1);
    for (int t = 0; t < TOKENS; t++) lay(&k, t, "x-22", 3);
    assert_string_equal(cell(show(&k, 1), "x-22"), "Thorley Morgana Brad Rocco 6A 6B [C] V 3f 3c 3p 3n 3t 3i");
    close_kit(&k);
}

/* -- Secrets ------------------------------------------------------------------------------------------------------- */

static void test_the_sin_hand_is_for_its_owner(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    give_card(&k, "look_upon_me");
    give_card(&k, "look_upon_me");
    give_card(&k, "retinue");
    assert_true(shows(page(show(&k, 0), "Hand"), "2 x Look upon Me: At the start of a Fight"));
    assert_true(shows(page(show(&k, 0), "Hand"), "Retinue"));
    for (seat who = 1; who <= 3; who++) { /* the third is a spectator */
        const char *text = show(&k, who == 3 ? NOBODY : who);
        assert_null(page(text, "Hand"));
        assert_false(shows(text, "Look upon Me") || shows(text, "Retinue"));
        assert_true(shows(text, "Sin cards in hand 3"));
    }
    close_kit(&k);
}

static void test_face_down_tokens(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    hide(&k, FIRE, "s-12");
    hide(&k, NEST, "s-12");
    for (seat who = 0; who <= 1; who++) assert_string_equal(cell(show(&k, who), "s-12"), "2?");
    assert_true(shows(page(show(&k, 1), "Story"), "Face-down tokens in all: 1 Fire, 1 Nest."));
    for (int i = 0; i < HIDDEN_TOKENS; i++)
        if (k.g->hidden_at[i]) k.g->hidden_known[i] = only(0); /* the Sins Player laid them */
    assert_string_equal(cell(show(&k, 0), "s-12"), "?f ?n");
    assert_string_equal(cell(show(&k, 1), "s-12"), "2?");
    assert_string_equal(cell(show(&k, NOBODY), "s-12"), "2?");
    close_kit(&k);
}

static void test_dark_pasts(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    struct agent *leah = &k.g->agent[k.g->hero[0].agent];
    leah->dark_past = (u8)thing_find(&the_others_game, &k.content, A_DARK_PAST, "an_old_lie");
    leah->dark_past_known = only(0);
    assert_true(shows(page(show(&k, 0), "Heroes"), "Dark Past: An Old Lie."));
    assert_true(shows(page(show(&k, 1), "Heroes"), "Has a Dark Past, face down."));
    assert_false(shows(show(&k, 1), "An Old Lie") || shows(show(&k, NOBODY), "An Old Lie"));
    leah->dark_past_known = EVERYBODY;
    assert_true(shows(page(show(&k, 1), "Heroes"), "Dark Past, revealed: An Old Lie."));
    close_kit(&k);
}

/* -- Words ------------------------------------------------------------------------------------------------------------ */

static void test_a_hero_in_words(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_level(&k, 0, 3);
    set_wounds(&k, 0, "13");
    give_upgrade(&k, 0, "ice_blade");
    k.g->hero[0].extra_turns = 1;
    k.g->supply[EXTRA_TURN]--;
    k.g->hero[0].npcs = 1 << PROXY;
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] = (u8)(k.g->supply[INNOCENT] - 2);
    const char *text = show(&k, 1);
    assert_true(shows(text, "Leah (Leader, you): level 3 (x2[x]4567), Wounds 2, Turns 2 + 1 extra, City free; "
                            "Ice Blade; with PROXY; 2 Innocents.\n"));
    assert_true(shows(page(text, "Heroes"), "Voluntary Corruption now: level 4, +1 die, +1 Hit."));
    assert_true(shows(show(&k, 0), "Leah (Leader, seat 2):"));
    close_kit(&k);
}

static void test_mission_apocalypse_and_monsters_in_words(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->progress = 2;
    k.g->apocalypse_level = 4;
    reveal(&k, "scar_plate");
    bury(&k, "acolyte", 2);
    put(&k, "abomination", "x-11", 1);
    const char *text = show(&k, 1);
    assert_true(shows(text, "Mission Thin the Flock: 2 of 3. Kill 3 Acolytes."));
    assert_true(shows(text, "Next, as the Heroes choose: Cut the Strings or Put It Out.\n"));
    assert_true(shows(text, "Apocalypse 4 of 7. In force: Level 4, Scar Plate ("));
    assert_true(shows(text, "Dead: 2A. Not entered: 4A 5B [C] V.\n"));
    u8 abomination = monster_id(&k, "pride_abomination");
    char values[64];
    snprintf(values, sizeof values, "(Abomination): Fight %d, Defense %d,", monster_fight(&k.c, k.g, abomination),
             monster_defense(&k.c, k.g, abomination));
    assert_true(shows(page(text, "Monsters"), values));
    assert_true(shows(page(text, "Story"), "> Thin the Flock (current, 2 of 3)"));
    set_mission(&k, "hls_cull");
    text = show(&k, 1);
    assert_true(shows(page(text, "Story"), "Thin the Flock (behind the Heroes, or left aside)"));
    assert_false(shows(page(text, "Story"), "Cast It Down (behind"));
    close_kit(&k);
}

static void test_a_fight_in_words(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 2);
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    assert_string_equal(asked(&k), "VOLUNTEER");
    assert_true(shows(show(&k, 1), "Turn of Leah (you): 0 of 2 steps made, Action taken."));
    assert_true(shows(show(&k, 1), "Fight of Leah against 2 x Corrupted Doctor (Fight 2, Defense 2). "
                                   "Hero Dice 3, Sin Dice 4.\n"));
    assert_int_equal(last_event(&k, EV_DICE)->a, 3);
    assert_int_equal(last_event(&k, EV_DICE)->b, 4);
    dice(&k, "FHHH nnnn");
    answer(&k, ACT_NO_CORRUPTION);
    assert_string_equal(asked(&k), "FAITH"); /* what was rolled is no longer announced */
    assert_true(shows(show(&k, 1), "Fight of Leah against 2 x Corrupted Doctor (Fight 2, Defense 2).\n"));
    close_kit(&k);

    open_kit(&k, 1);
    set_hero(&k, 0, "rocco");
    stand(&k, 0, "x-21");
    put(&k, "acolyte", "x-22", 1);
    at_turn(&k, 0);
    answer(&k, ACT_SHOOT);
    assert_true(shows(show(&k, 1), "(Fight 2, Defense 2). Hero Dice 2; Sin Dice only if survivors come.\n"));
    assert_int_equal(last_event(&k, EV_SHOT_DICE)->a, 2);
    close_kit(&k);
}

/* The shown can be drawn at every question of the set-up too, for everybody. */
static void test_votes_and_set_up(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.hero_players = 2});
    assert_true(shows(show(&k, 0), "Set-up."));
    assert_null(drawn(show(&k, 0), 0)); /* the map may still be drawn by lot */
    answer_as(&k, 1, ACT_NAME_SINS_PLAYER, 2);
    assert_true(shows(page(show(&k, 0), "Vote"), "Seat 2: seat 3, confirmed.\n"));
    assert_true(shows(page(show(&k, 1), "Vote"), "You: seat 3, confirmed.\n"));
    assert_null(page(show(&k, 0), "Map"));
    close_kit(&k);
}

static void OT_231_what_is_voted_on_is_shown_in_its_words(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    give_card(&k, "pick_a_champion");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    answer_as(&k, 1, ACT_NAME_MODE, 1);
    answer_as(&k, 2, ACT_NAME_MODE, 2);
    const char *vote = page(show(&k, 0), "Vote");
    assert_true(shows(vote, "Seat 2: "));
    assert_true(shows(vote, "Corruption"));
    assert_true(shows(vote, "2 Wounds"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(test_heroes_stand_in_their_cells),
    TEST(OT_011_the_controller_is_told_from_other_monsters_and_heroes_by_their_class),
    TEST(test_every_token_lies_in_its_cell), TEST(test_city_actions_are_free_or_used_and_icons_covered),
    TEST(test_every_map_of_the_content_fits), TEST(test_a_crowded_space_loses_nothing),
    TEST(test_the_sin_hand_is_for_its_owner), TEST(test_face_down_tokens), TEST(test_dark_pasts),
    TEST(test_a_hero_in_words), TEST(test_mission_apocalypse_and_monsters_in_words), TEST(test_a_fight_in_words),
    TEST(test_votes_and_set_up), TEST(OT_231_what_is_voted_on_is_shown_in_its_words),
};
TEST_GROUP_WITH(tests, NULL, forget_screen);
