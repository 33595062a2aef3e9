/* test_scene.c: the scene shows what is in the state, to everybody only what they may know; old answers are still read;
 * the verdict agrees with the score. */
#include <stdio.h>

#include "../conformance/kit_play.h"
#include "engine/table.h"
#include "engine/scene.h"
#include "kit.h"

/* -- Looking at a scene --------------------------------------------------------------------------------------- */

static struct scene shown;

/* The scene of a seat, made of what it may see. */
static void look(struct kit *k, seat who)
{
    static union {
        STATE state;
        u8 bytes[sizeof(STATE)];
    } view;
    const struct speaker speaker = {&the_others_game, &k->content, NULL, who, NULL};
    state_redact(&the_others_game, &k->content, k->g, who, &view.state);
    scene_tell(&shown, &speaker, &view.state);
}

static int forget_scene(void **state)
{
    (void)state;
    scene_free(&shown);
    return 0;
}

static const struct scene_node *at(const char *path)
{
    int found = scene_find(&shown, path);
    return found < 0 ? NULL : &shown.node[found];
}

/* How many pieces with this path and these marks there are; marks 0: whatever they are. */
static int pieces(const char *path, u16 marks)
{
    int n = 0;
    for (int i = 1; i < shown.count; i++)
        if (shown.node[i].type == NODE_PIECE && strcmp(scene_words(&shown, shown.node[i].path), path) == 0 &&
            (shown.node[i].marks & marks) == marks)
            n += shown.node[i].n;
    return n;
}

static bool marked(const char *path, u16 marks) { return at(path) && (at(path)->marks & marks) == marks; }

/* A number of the area or piece at a path, -1: it has none. */
static int number(const char *path, u8 which, int *of)
{
    int up = scene_find(&shown, path);
    assert_true(up > 0);
    for (int i = up + 1; i < shown.node[up].end; i++)
        if (shown.node[i].type == NODE_NUMBER && shown.node[i].up == up && shown.node[i].detail == which) {
            if (of) *of = shown.node[i].of;
            return shown.node[i].n;
        }
    return -1;
}

static void assert_number(const char *path, u8 which, int n, int of)
{
    int bound = ANY, found = number(path, which, &bound);
    if (found != n || bound != of) fail_msg("%s: %d of %d, not %d of %d", path, found, bound, n, of);
}

/* Whether a text in the area at a path has these words; path NULL: anywhere. */
static bool says(const char *path, const char *words)
{
    int up = path ? scene_find(&shown, path) : 0;
    for (int i = up; up >= 0 && i < shown.node[up].end; i++)
        if (shown.node[i].type == NODE_TEXT && strstr(scene_words(&shown, shown.node[i].title), words)) return true;
    return false;
}

/* Whether a thing is shown anywhere. */
static bool is_anywhere(u8 thing, u8 value)
{
    for (int i = 1; i < shown.count; i++)
        if (shown.node[i].thing == thing && shown.node[i].value == value) return true;
    return false;
}

/* -- The map -------------------------------------------------------------------------------------------------- */

static void test_heroes_stand_in_their_spaces(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    stand(&k, 0, "x-11");
    stand(&k, 1, "x-11");
    stand(&k, 2, "d-22");
    at_turn(&k, 1);
    look(&k, 1);
    assert_true(at("map/x-11/leah") && !marked("map/x-11/leah", MARK_CURRENT));
    assert_true(marked("map/x-11/karl", MARK_CURRENT) && marked("hero/karl", MARK_CURRENT));
    assert_string_equal(scene_words(&shown, at("map/x-11/karl")->sign), "Karl");
    assert_true(at("map/d-22/brad") && at("map/e-31/rocco") && at("map/e-31/starting_space"));
    assert_int_equal(at("map/x-12")->end, scene_find(&shown, "map/x-12") + 1); /* nothing is there */
    assert_string_equal(scene_words(&shown, at("map/d-22")->title), "Signal Hill");
    assert_true(at("map/d-22")->x == 2 && at("map/d-22")->y == 2);
    close_kit(&k);
}

static void OT_011_the_controller_is_told_from_other_monsters(void **state)
{
    (void)state;
    static const struct { const char *monster, *sign; } rows[] = {
        {"acolyte", "A"}, {"abomination", "B"}, {"controller", "[C]"}, {"avatar", "V"}, {"the_bouncer", "H"},
        {"turned_hero", "T"}};
    struct kit k;
    for (int i = 0; i < COUNT(rows); i++) {
        open_kit(&k, 1);
        put(&k, rows[i].monster, "x-12", 1);
        look(&k, 0);
        assert_string_equal(scene_words(&shown, shown.node[scene_find(&shown, "map/x-12") + 1].sign), rows[i].sign);
        close_kit(&k);
    }
}

static void test_every_token_lies_in_its_space(void **state)
{
    (void)state;
    static const char *const ids[TOKENS] = {"fire", "corruption", "pentagram", "nest", "extra_turn", "innocent"};
    struct kit k;
    for (int t = 0; t < TOKENS; t++) {
        char one[32], two[32];
        snprintf(one, sizeof one, "map/x-21/%s", ids[t]);
        snprintf(two, sizeof two, "map/s-11/%s", ids[t]);
        open_kit(&k, 1);
        lay(&k, t, "x-21", 1);
        lay(&k, t, "s-11", 2);
        look(&k, 1);
        assert_int_equal(pieces(one, 0), 1);
        assert_int_equal(pieces(two, 0), 2);
        close_kit(&k);
    }
    open_kit(&k, 1);
    lay_altar(&k, "d-11");
    lay_strike(&k, "x-22");
    lay_npc(&k, COMMISSIONER, "s-12");
    lay(&k, FIRE, "d-32", 1);
    look(&k, 1);
    assert_true(at("map/d-11/altar") && at("map/x-22/orbital_strike") && at("map/s-12/the_commissioner"));
    assert_true(at("map/e-11/red_metro") && at("map/red.e-11.s-23")->type == NODE_LINK);
    assert_int_equal(pieces("map/d-32/fire", 0), 2); /* one of them is permanent */
    assert_int_equal(pieces("map/d-32/fire", MARK_FIXED), 1);
    close_kit(&k);
}

static void OT_109_city_actions_are_free_or_used_and_icons_covered(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->hero[0].city = space("d-11");
    k.g->ground[space("d-22")].corruption = 1;
    k.g->supply[CORRUPTION]--;
    k.g->ground[space("d-22")].covered = 2;
    look(&k, 1);
    assert_true(marked("map/d-11/city", MARK_USED) && !marked("map/d-22/city", MARK_USED));
    assert_true(at("map/d-11/city/city_action_token") && !at("hero/leah/city_action_token"));
    assert_true(at("hero/karl/city_action_token"));
    assert_true(marked("map/d-22/city/extra_turn", MARK_OFF) && !marked("map/d-22/city/orbital_strike", MARK_OFF));
    close_kit(&k);
}

/* Adjacent Spaces are those whose coordinates differ by 1: no map needs links for them (OT-071). */
static void test_every_map_of_the_content(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    const struct content content = k.content;
    close_kit(&k);
    for (int m = 1; m <= content.count[KIND_MAP]; m++) {
        const struct map_row *map = (const struct map_row *)(const void *)content_row(&content, KIND_MAP, m);
        int water = 0;
        const char *id = content_string(&content, map->row.id);
        open_table(&k, (struct opening){.hero_players = 2, .map = id, .board = true});
        look(&k, NOBODY);
        for (int i = 1; i < shown.count; i++)
            water += shown.node[i].type == NODE_LINK && shown.node[i].detail == LINK_WATER;
        assert_int_equal(water > 0, map->river_column || map->river_row);
        for (u8 s = 1; s < SPACES; s++) {
            char path[16];
            snprintf(path, sizeof path, "map/%s", space_names[s]);
            assert_int_equal(at(path) != NULL, in_set(map->all, s));
            for (u8 o = 1; o < SPACES && in_set(map->all, s); o++) {
                int apart = abs(space_x(s) - space_x(o)) + abs(space_y(s) - space_y(o));
                if (in_set(map->all, o)) assert_int_equal(in_set(map->near[s], o), apart == 1);
            }
        }
        close_kit(&k);
    }
}

/* -- Secrets -------------------------------------------------------------------------------------------------- */

static void test_the_sin_hand_is_for_its_owner(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    give_card(&k, "look_upon_me");
    give_card(&k, "look_upon_me");
    give_card(&k, "retinue");
    look(&k, 0);
    assert_int_equal(pieces("sins/hand/look_upon_me", 0), 2);
    assert_true(at("sins/hand/retinue") && at("sins/hand")->pane == PANE_MINE);
    for (seat who = 1; who <= 3; who++) { /* the third is a spectator */
        look(&k, who == 3 ? NOBODY : who);
        assert_false(is_anywhere(A_SIN_CARD, sin_card_id(&k, "look_upon_me")));
        assert_int_equal(pieces("sins/hand/a_sin_card", 0), 3);
        assert_int_equal(at("sins/hand")->pane, PANE_OTHERS);
    }
    close_kit(&k);
}

static void OT_280_face_down_tokens(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    hide(&k, FIRE, "s-12");
    hide(&k, NEST, "s-12");
    for (seat who = 0; who <= 1; who++) {
        look(&k, who);
        assert_int_equal(pieces("map/s-12/a_hidden_token", MARK_DOWN), 2);
        assert_true(at("face_down/fire") && at("face_down/nest"));
    }
    for (int i = 0; i < HIDDEN_TOKENS; i++)
        if (k.g->hidden_at[i]) k.g->hidden_known[i] = only(0); /* the Sins Player laid them */
    look(&k, 0);
    assert_true(marked("map/s-12/fire", MARK_DOWN) && marked("map/s-12/nest", MARK_DOWN));
    for (int who = 1; who <= 2; who++) {
        look(&k, who == 2 ? NOBODY : 1);
        assert_true(!at("map/s-12/fire") && !at("map/s-12/nest"));
    }
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
    look(&k, 0);
    assert_true(marked("hero/leah/an_old_lie", MARK_DOWN));
    for (int who = 1; who <= 2; who++) {
        look(&k, who == 2 ? NOBODY : 1);
        assert_true(marked("hero/leah/a_dark_past", MARK_DOWN));
        assert_false(is_anywhere(A_DARK_PAST, leah->dark_past));
    }
    leah->dark_past_known = EVERYBODY;
    look(&k, 1);
    assert_true(at("hero/leah/an_old_lie") && !marked("hero/leah/an_old_lie", MARK_DOWN));
    close_kit(&k);
}

/* -- Sides ---------------------------------------------------------------------------------------------------- */

static void test_a_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_level(&k, 0, 3);
    set_wounds(&k, 0, "13");
    give_upgrade(&k, 0, "ice_blade");
    k.g->hero[0].extra_turns = 1;
    k.g->supply[EXTRA_TURN]--;
    k.g->hero[0].npcs = 1 << COMMISSIONER;
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] = (u8)(k.g->supply[INNOCENT] - 2);
    look(&k, 1);
    assert_int_equal(at("hero/leah")->pane, PANE_MINE);
    assert_number("hero/leah", N_WOUNDS, 2, WOUNDS);
    assert_number("hero/leah", N_CORRUPTION_LEVEL, 3, LEVELS);
    assert_number("hero/leah", N_TURNS, 2, TURN_TOKENS);
    assert_number("hero/leah", N_FIGHT_DICE, fight_dice(&k.c, k.g, 0, false), ANY);
    assert_int_equal(fight_dice(&k.c, k.g, 0, false) - fight_dice(&k.c, k.g, 1, false) > 0, true); /* OT-158 */
    assert_true(marked("hero/leah/track/0", MARK_OFF) && at("hero/leah/track/0/wound"));
    assert_true(marked("hero/leah/track/2", MARK_OFF | MARK_CURRENT) && !marked("hero/leah/track/1", MARK_OFF));
    assert_true(at("hero/leah/track/6") && at("hero/leah/ice_blade") && at("hero/leah/the_commissioner"));
    assert_int_equal(pieces("hero/leah/innocent", 0), 2);
    assert_int_equal(pieces("hero/leah/extra_turn", 0), 1);
    k.g->hero[0].jammed = upgrade_id(&k, "ice_blade");
    look(&k, 0);
    assert_int_equal(at("hero/leah")->pane, PANE_OTHERS);
    assert_true(marked("hero/leah/ice_blade", MARK_OFF));
    k.g->hero[0].jammed = 0;
    k.g->hero[0].spent[0] = upgrade_id(&k, "ice_blade");
    look(&k, NOBODY);
    assert_true(marked("hero/leah/ice_blade", MARK_USED));
    close_kit(&k);
}

static void test_mission_apocalypse_and_monsters(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->progress = 2;
    k.g->apocalypse_level = 4;
    reveal(&k, "scar_plate");
    bury(&k, "acolyte", 2);
    put(&k, "abomination", "x-11", 1);
    refresh_sins(&k.c, k.g);
    look(&k, 1);
    assert_number("game", N_APOCALYPSE, 4, LEVELS);
    assert_number("mission", N_DONE, 2, 3);
    assert_true(says("mission", "Kill 3 Acolytes.") && says("mission", "Cut the Strings or Put It Out"));
    assert_true(at("apocalypse/revealed/scar_plate") && marked("apocalypse/revealed/level_4", MARK_ECHO));
    assert_true(marked("apocalypse/track/4", MARK_CURRENT));
    assert_int_equal(pieces("sins/dead/doctor", 0), 2);
    assert_int_equal(pieces("sins/waiting/doctor", 0), 4);
    assert_int_equal(pieces("sins/waiting/pride_abomination", 0), 5);
    u8 abomination = monster_id(&k, "pride_abomination");
    assert_number("sins/monsters/pride_abomination", N_MONSTER_DEFENSE, monster_defense(&k.c, k.g, abomination), ANY);
    const struct context *c = &k.c;
    assert_int_not_equal(monster_defense(&k.c, k.g, abomination), MONSTER(abomination)->defense);
    assert_true(marked("story/hls_thin_the_flock", MARK_CURRENT));
    assert_number("story/hls_thin_the_flock", N_DONE, 2, 3);
    set_mission(&k, "hls_cull");
    look(&k, 1);
    assert_true(marked("story/hls_thin_the_flock", MARK_USED) && !marked("story/hls_cast_down", MARK_USED));
    set_mission(&k, "hls_cut_the_strings");
    look(&k, 1);
    assert_true(marked("story/hls_put_it_out", MARK_OFF)); /* the other branch */
    close_kit(&k);
}

static void OT_166_a_fight_shows_its_dice_and_then_its_results(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 2);
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    assert_string_equal(asked(&k), "VOLUNTEER");
    look(&k, 1);
    assert_true(says("game", "Turn of Leah (you)") && says("game", "Action taken"));
    assert_number("game", N_STEPS_MADE, 0, 2);
    assert_int_equal(pieces("fight/doctor", MARK_ECHO), 2);
    assert_number("fight/doctor", N_MONSTER_FIGHT, 2, ANY);
    assert_int_equal(pieces("fight/hero/hero_die", 0), 3);
    assert_int_equal(pieces("fight/sins/sin_die", 0), 4);
    assert_int_equal(last_event(&k, EV_DICE)->a, 3);
    assert_int_equal(last_event(&k, EV_DICE)->b, 4);
    dice(&k, "FHHH hhcn");
    answer(&k, ACT_NO_CORRUPTION);
    assert_string_equal(asked(&k), "FAITH");
    look(&k, 1);
    assert_int_equal(pieces("fight/hero/hero_die", 0), 0);
    assert_int_equal(pieces("fight/hero/hit/hit", 0), 3);
    assert_int_equal(pieces("fight/hero/faith/faith", 0), 1);
    assert_int_equal(pieces("fight/sins/hit/hit", 0), 2);
    assert_int_equal(pieces("fight/sins/corruption/corruption", 0), 1);
    assert_true(at("fight/hero/counter-corruption")); /* empty, but a FAITH can go there */
    close_kit(&k);

    open_kit(&k, 1);
    set_hero(&k, 0, "rocco");
    stand(&k, 0, "x-21");
    put(&k, "acolyte", "x-22", 1);
    at_turn(&k, 0);
    answer(&k, ACT_SHOOT);
    look(&k, 1);
    assert_int_equal(pieces("fight/hero/hero_die", 0), 2);
    assert_true(says("fight/sins", "Only if survivors come"));
    assert_int_equal(last_event(&k, EV_SHOT_DICE)->a, 2);
    close_kit(&k);
}

static void OT_102_a_cleanse_shows_its_dice_and_then_its_skill(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    lay(&k, FIRE, "x-11", 1);
    lay(&k, NEST, "x-11", 1);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    look(&k, 1);
    assert_int_equal(pieces("cleanse/hero_die", 0), cleanse_dice(&k.c, k.g, 0, false));
    dice(&k, "SSSHHHHH");
    answer(&k, ACT_NO_CORRUPTION);
    look(&k, 1);
    assert_true(pieces("cleanse/skill/skill", 0) >= 2);
    close_kit(&k);
}

/* -- Set-up and votes ----------------------------------------------------------------------------------------- */

static void test_votes_and_set_up(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.hero_players = 2});
    look(&k, 0);
    assert_true(says("game", "Set-up") && !at("map") && at("vote/0")); /* the map may still be drawn by lot */
    answer_as(&k, 1, ACT_NAME_SINS_PLAYER, 2);
    for (seat who = 0; who <= 2; who++) {
        look(&k, who);
        assert_true(at("vote/1/2") && at("vote/1/2")->thing == SEAT && marked("vote/1", MARK_CHOSEN));
        assert_false(marked("vote/0", MARK_CHOSEN));
    }
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
    look(&k, 0);
    assert_true(says("vote", "Corruption") && says("vote", "2 Wounds"));
    close_kit(&k);
}

/* Whoever wishes to play a side agrees only to votes that let him. */
static void OT_S90_votes_grant_a_side(void **state)
{
    (void)state;
    enum { HEROES, SINS };
    bool (*grants)(struct action, seat, int) = the_others_game.bot.grants;
    for (u8 named = 0; named < 3; named++) {
        const struct action name = {ACT_NAME_SINS_PLAYER, named, 0, 0};
        const struct action confirm = {ACT_CONFIRM, named, VOTE_SINS_PLAYER, 0};
        const struct action other = {ACT_CONFIRM, named, VOTE_FIRST, 0};
        assert_int_equal(grants(name, 1, SINS), named == 1);
        assert_int_equal(grants(name, 1, HEROES), named != 1);
        assert_int_equal(grants(confirm, 1, SINS), named == 1);
        assert_int_equal(grants(confirm, 1, HEROES), named != 1);
        assert_true(grants(other, 1, SINS) && grants(other, 1, HEROES));
    }
    assert_true(grants((struct action){ACT_STEP, 1, 0, 0}, 1, SINS));
}

/* Quick bots who give only answers that grant a wish make a person's side sure. */
static void OT_S90_bots_vote_nobody_out_of_a_side(void **state)
{
    (void)state;
    static struct play p;
    for (int side = 0; side < 2; side++)
        for (seat person = 0; person < 4; person++) {
            struct random luck;
            random_seed(&luck, person);
            kit_open(&p, &the_others_game, &(struct setup){.players = 4, .scenario = 1}, 1 + person);
            const STATE *g = (const STATE *)(const void *)p.state;
            while (g->sins == NOBODY) {
                seat who = kit_any_seat(&p, &luck);
                kit_list(&p, who);
                u16 granted = 0;
                for (int i = 0; i < p.c.count; i++)
                    if (the_others_game.bot.grants(p.c.option[i], person, side)) p.c.option[granted++] = p.c.option[i];
                assert_true(granted > 0);
                p.c.count = granted;
                struct action said = p.c.option[the_others_game.bot.choose(&p.c, p.state, who, &luck)];
                kit_answer(&p, who, said);
            }
            assert_int_equal(g->sins == person, side);
        }
}

/* -- Old answers ---------------------------------------------------------------------------------------------- */

/* Operands that an action has got since it was recorded may be missing: the options complete it. */
static void test_answers_of_old_records_are_read(void **state)
{
    (void)state;
    struct text error = {0}, record = {0}, old = {0};
    struct content content;
    assert_true(content_open(&content, the_others_game.linked.block, *the_others_game.linked.bytes));
    struct table *t = table_new(&the_others_game, &content, &(struct setup){.players = 2, .scenario = 1}, 7, &error);
    struct random luck;
    random_seed(&luck, 7);
    for (int n = 0; n < 400 && !table_over(t); n++) { /* a game by chance */
        seat who = (seat)lowest(table_pending_truth(t));
        int count;
        const struct action *option = table_options(t, who, &count);
        assert_true(table_answer(t, who, option[random_below(&luck, (u32)count)], &error));
    }
    table_record(t, &record, true);
    static const struct { const char *verb; int words; } was[] = { /* as they were: verb and operands */
        {"FIGHT", 1}, {"CLEANSE", 1}, {"TURN_UP", 1}, {"CITY_ACTION", 2}, {"COLLECT", 2}, {"COLLECT_NPC", 2},
        {"PUT_DOWN", 2}, {"USE_UPGRADE", 2}, {"VOLUNTEER", 2}, {"COVER_SLOT", 2}, {"HEAL_SLOT", 2}, {"REMOVE", 2},
        {"ICON", 2}, {"TAKE_UPGRADE", 2}, {"STRIKE_DOWN", 2}, {"DRIVE", 2}, {"CONFIRM", 2}};
    int shortened = 0;
    for (const char *line = record.at; *line; line += strcspn(line, "\n") + 1) {
        int length = (int)strcspn(line, "\n"), keep = length;
        for (int i = 0; i < COUNT(was); i++) {
            char label[32];
            int name = snprintf(label, sizeof label, " %s ", was[i].verb), words = 1, at = name;
            if (length < 1 || strncmp(line + 1, label, (size_t)name) != 0) continue;
            for (; words < was[i].words; words++) {
                bool quoted = line[1 + at] == '"';
                at += (int)strcspn(line + 1 + at + quoted, quoted ? "\"" : " ") + 2 * quoted;
                at += line[1 + at] == ' ';
            }
            keep = at;
            shortened++;
        }
        const char *check = memchr(line, ';', (size_t)length);
        text_add(&old, "%.*s", keep, line);
        if (keep < length && check) text_add(&old, " %.*s", (int)(line + length - check), check);
        text_add(&old, "\n");
    }
    assert_true(shortened > 20);
    struct table *again = table_replay((const struct game *const[]){&the_others_game, NULL}, &content, old.at, &error);
    if (!again) fail_msg("%s", text_string(&error));
    assert_memory_equal(table_state(again), table_state(t), sizeof(STATE));
    table_free(again);
    table_free(t);
    text_free(&error), text_free(&record), text_free(&old);
}

static void test_a_short_answer_must_leave_one_option(void **state)
{
    (void)state;
    struct text error = {0};
    struct content content;
    struct action a;
    int given;
    assert_true(content_open(&content, the_others_game.linked.block, *the_others_game.linked.bytes));
    struct table *t = table_new(&the_others_game, &content, &(struct setup){.players = 2, .scenario = 1}, 7, &error);
    assert_false(option_read(t, 0, "NAME_SINS_PLAYER", &a, &given, &error)); /* two seats can be named */
    assert_string_equal(error.at, "NAME_SINS_PLAYER: expected a seat after it");
    text_clear(&error);
    assert_true(option_read(t, 0, "CONFIRM", &a, &given, &error) && given == 0); /* it is not offered */
    assert_true(option_read(t, 0, "NAME_SINS_PLAYER 1", &a, &given, &error) && a.a == 1 && given == OPERANDS);
    assert_true(table_answer(t, 0, a, &error));
    assert_true(option_read(t, 1, "NAME_SINS_PLAYER 0", &a, &given, &error) && table_answer(t, 1, a, &error));
    assert_true(option_read(t, 0, "CONFIRM", &a, &given, &error) && given == OPERANDS); /* only his own */
    assert_true(a.a == 1 && a.b == VOTE_SINS_PLAYER);
    table_free(t);
    text_free(&error);
}

/* -- The end -------------------------------------------------------------------------------------------------- */

/* What the verdict of a seat says, and its rule. */
static const char *judge(struct context *c, const void *game, seat who, rule_number *rule)
{
    static struct text words;
    text_clear(&words);
    *rule = the_others_game.show.verdict(&words, c, game, who);
    static char copy[256];
    snprintf(copy, sizeof copy, "%s", text_string(&words));
    text_free(&words);
    return copy;
}

static void OT_044_the_verdict_names_who_died(void **state)
{
    (void)state;
    struct kit k;
    rule_number rule;
    open_kit(&k, 1);
    no_reserve(&k);
    set_wounds(&k, 0, "1234");
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    step_to(&k, "s-11"); /* a fifth Wound for leaving */
    assert_int_equal(k.g->winner, SINS_WIN);
    assert_non_null(strstr(judge(&k.c, k.g, 1, &rule), "the Heroes lost: Leah died and the Hero Reserve is empty: "));
    assert_int_equal(rule, 44);
    assert_non_null(strstr(judge(&k.c, k.g, 0, &rule), "the Sins Player won: Leah died"));
    close_kit(&k);
}

static void OT_S94_the_verdict_says_what_is_lacking(void **state)
{
    (void)state;
    struct kit k;
    rule_number rule;
    open_kit(&k, 1);
    set_mission(&k, "hls_cull"); /* any Mission that can be counted */
    k.g->winner = SINS_WIN;
    k.g->round = 250;
    judge(&k.c, k.g, 1, &rule);
    assert_int_equal(rule, 51);
    for (u8 m = 1; m <= k.content.count[KIND_MISSION]; m++) {
        const struct context *c = &k.c;
        if (MISSION(m)->kind != M_TURN_UP) continue;
        k.g->mission = m;
        memset(k.g->hidden_left, 0, sizeof k.g->hidden_left);
        assert_non_null(strstr(judge(&k.c, k.g, 1, &rule), "can no longer be done: 0 of "));
        assert_int_equal(rule, RULING_(94));
    }
    close_kit(&k);
}

static void test_what_is_printed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    const struct context *c = &k.c;
    const struct speaker speaker = {&the_others_game, &k.content, NULL, NOBODY, NULL};
    scene_print(&shown, &speaker, A_HERO, hero_id(&k, "rocco"));
    assert_number("rocco", N_FIGHT, HERO(hero_id(&k, "rocco"))->fight, ANY);
    assert_true(says("rocco", "Ranged"));
    scene_print(&shown, &speaker, A_MONSTER, monster_id(&k, "doctor"));
    assert_number("doctor", N_MONSTER_DEFENSE, MONSTER(monster_id(&k, "doctor"))->defense, ANY);
    scene_print(&shown, &speaker, A_TOKEN, T_FIRST + FIRE);
    assert_true(says("fire", "Hits are Wounds"));
    scene_print(&shown, &speaker, A_TILE, tile_id(&k, "gasworks"));
    assert_int_equal(pieces("gasworks/fire", MARK_FIXED), 1);
    close_kit(&k);
}

/* Games by chance: the words agree with the score, and the rule with the event that ended the game. */
static struct event ended;

static void note_end(void *nothing, const struct event *event)
{
    (void)nothing;
    if (event->kind == EV_HEROES_WIN || event->kind == EV_SINS_WIN) ended = *event;
}

static void test_the_verdict_agrees_with_the_score(void **state)
{
    (void)state;
    static struct play p;
    struct setup setups[KIT_SETUPS_MAX];
    int count = kit_setups(&the_others_game, setups), wanted = kit_games(120), met[2] = {0};
    kit_listener = note_end;
    for (int i = 0; i < wanted; i++) {
        struct random luck;
        random_seed(&luck, (u64)i);
        kit_open(&p, &the_others_game, &setups[i * 7 % count], 900 + (u64)i);
        for (int n = 0; !kit_over(&p); n++) {
            STATE *g = (STATE *)(void *)p.state;
            seat who = kit_any_seat(&p, &luck);
            if (i % 10 == 9 && n > 300 && g->round && the_others_game.rules.resign(&p.c, p.state, who)) {
                rules_run(&p.c); /* somebody has had enough */
                continue;
            }
            kit_list(&p, who);
            int at = the_others_game.bot.choose(&p.c, p.state, who, &luck);
            kit_answer(&p, who, p.c.option[i % 2 ? at : (int)random_below(&luck, p.c.count)]);
        }
        for (seat s = 0; s < p.setup.players; s++) {
            rule_number rule;
            bool won = the_others_game.rules.score(&p.c, p.state, s) > 0;
            const char *words = judge(&p.c, p.state, s, &rule);
            if ((strstr(words, " won: ") != NULL) != won || (strstr(words, " lost: ") != NULL) == won)
                fail_msg("game %d, seat %d %s: %s", i, s, won ? "won" : "lost", words);
            if (rule != ended.rule) fail_msg("game %d ended by rule %d, not %d: %s", i, ended.rule, rule, words);
            met[won]++;
        }
    }
    kit_listener = NULL;
    assert_true(met[0] && met[1]);
}

/* -- Events --------------------------------------------------------------------------------------------------- */

enum { HEARD_MAX = 400 };
static struct event heard[HEARD_MAX];
static int heard_count;

static void hear(void *nothing, const struct event *event)
{
    (void)nothing;
    if (heard_count < HEARD_MAX) heard[heard_count++] = *event;
}

/* Whether a path of an event leads somewhere, in the scene before or after it. */
static bool leads(const struct scene *before, const struct scene *after, const char *path, const struct event *e)
{
    const struct event_row *row = &the_others_game.rules.events[e->kind];
    const struct operand_values v = {{row->a, row->b, row->c}, {e->a, e->b, e->c}, e->who};
    struct text filled = {0};
    if (!path) return true;
    scene_path(&filled, &after->speaker, path, &v);
    bool found = scene_find(before, filled.at) >= 0 || scene_find(after, filled.at) >= 0;
    text_free(&filled);
    return found;
}

static void test_events_name_places_that_there_are(void **state)
{
    (void)state;
    static struct play p;
    static STATE view;
    static struct scene scenes[2];
    struct setup setups[KIT_SETUPS_MAX];
    const struct speaker speaker = {&the_others_game, &p.content, NULL, NOBODY, NULL};
    int count = kit_setups(&the_others_game, setups), wanted = kit_games(12), named = 0;
    kit_listener = hear;
    for (int i = 0; i < wanted; i++) {
        struct random luck;
        random_seed(&luck, (u64)i);
        heard_count = 0;
        kit_open(&p, &the_others_game, &setups[i * 7 % count], 700 + (u64)i);
        for (int n = 0; !kit_over(&p); n++) {
            state_redact(&the_others_game, &p.content, p.state, NOBODY, &view);
            scene_tell(&scenes[n & 1], &speaker, &view);
            for (int e = 0; e < heard_count; e++) {
                const struct event_row *row = &the_others_game.rules.events[heard[e].kind];
                for (int side = 0; side < 2; side++) {
                    const char *path = side ? row->to : row->from;
                    if (!leads(&scenes[!(n & 1)], &scenes[n & 1], path, &heard[e]))
                        fail_msg("game %d: %s names %s, which is nowhere", i, row->name, path);
                    named += path != NULL;
                }
            }
            heard_count = 0;
            seat who = kit_any_seat(&p, &luck);
            kit_list(&p, who);
            kit_answer(&p, who, p.c.option[random_below(&luck, p.c.count)]);
        }
    }
    kit_listener = NULL;
    scene_free(&scenes[0]), scene_free(&scenes[1]);
    assert_true(named > 100 * wanted);
}

static void OT_S46_the_defense_that_is_shown_is_that_of_a_fight(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1); /* Pride takes one from whoever is alone */
    look(&k, 1);
    assert_number("hero/karl", N_DEFENSE, 2, ANY); /* 1, and 1 by Leah */
    stand(&k, 1, "x-11");
    look(&k, 1);
    assert_number("hero/karl", N_DEFENSE, 0, ANY);
    assert_number("hero/leah", N_DEFENSE, 1, ANY); /* Brad is with her, whoever's Turn it is */
    close_kit(&k);
}

static void OT_287_an_npc_tells_how_it_helps(void **state)
{
    (void)state;
    static const struct { const char *name; rule_number rule; } npc[NPCS] = {
        [COMMISSIONER] = {"the_commissioner", 158}, [PROXY] = {"proxy", 96}, [RAVENCORP] = {"ravencorp", 78}};
    struct kit k;
    open_kit(&k, 1);
    for (u8 n = 0; n < NPCS; n++) {
        char path[40];
        lay_npc(&k, n, "s-12");
        look(&k, 1);
        snprintf(path, sizeof path, "map/s-12/%s", npc[n].name);
        assert_int_equal(scene_about(&shown, scene_find(&shown, path), 0, TINT_NONE)->rule, npc[n].rule);
    }
    close_kit(&k);
}

/* Before the roll it is open what it will be for: in a Cleanse Hits and Defense are worth nothing (OT-105). */
static void OT_105_bonuses_for_fights_only_are_told_as_such(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_level(&k, 0, 6);
    set_wounds(&k, 0, "257"); /* no die and no free result is left */
    at_turn(&k, 0);
    struct text said = {0};
    say_thing(&said, &(struct speaker){k.game, &k.content, NULL, 1, k.g}, A_BONUS, 7);
    assert_string_equal(text_string(&said), "level 7 (in a Fight +1 Defense, +3 Hits)");
    text_free(&said);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(test_heroes_stand_in_their_spaces), TEST(OT_011_the_controller_is_told_from_other_monsters),
    TEST(test_every_token_lies_in_its_space), TEST(OT_109_city_actions_are_free_or_used_and_icons_covered),
    TEST(test_every_map_of_the_content), TEST(test_the_sin_hand_is_for_its_owner), TEST(OT_280_face_down_tokens),
    TEST(test_dark_pasts), TEST(test_a_hero), TEST(test_mission_apocalypse_and_monsters),
    TEST(OT_166_a_fight_shows_its_dice_and_then_its_results), TEST(OT_102_a_cleanse_shows_its_dice_and_then_its_skill),
    TEST(test_votes_and_set_up), TEST(OT_231_what_is_voted_on_is_shown_in_its_words), TEST(OT_S90_votes_grant_a_side),
    TEST(OT_S90_bots_vote_nobody_out_of_a_side),
    TEST(test_answers_of_old_records_are_read), TEST(test_a_short_answer_must_leave_one_option),
    TEST(OT_044_the_verdict_names_who_died), TEST(OT_S94_the_verdict_says_what_is_lacking),
    TEST(test_what_is_printed), TEST(test_the_verdict_agrees_with_the_score),
    TEST(test_events_name_places_that_there_are), TEST(OT_105_bonuses_for_fights_only_are_told_as_such),
    TEST(OT_S46_the_defense_that_is_shown_is_that_of_a_fight), TEST(OT_287_an_npc_tells_how_it_helps),
};
TEST_GROUP_WITH(tests, NULL, forget_scene);
