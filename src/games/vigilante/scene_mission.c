/* scene_mission.c: Missions in words, how far the reader's is, and why everybody has won or lost in the end. */
#include "engine/parts.h"
#include "engine/scene.h"
#include "procedures.h"

/* As an Identity Card says it to its holder. */
static const struct { rule_number rule; const char *words; } goals[] = {
    [GUARDIAN] = {63, "the jails of all Good players together hold at least 7 Villains for each Good player, and no "
                      "Mastermind has 10"},
    [INVESTIGATOR] = {70, "your jail holds at least 8 Villains, and no Mastermind has 10; defeated Heroes of Evil "
                          "players are moved to it and count"},
    [ASSASSIN] = {75, "every Good player loses"},
    [MASTERMIND] = {77, "your jail holds at least 10 Villains; then all Good players lose"},
    [ADDICT] = {82, "your jail holds at least 4 Villains of Level 2 or 3, and your hand at least 4 First Aid Kits or "
                    "Med Pacs"},
    [BOUNTY_HUNTER] = {84, "your jail holds at least 4 Villains, and the other players' Hero with the highest "
                           "Influence is defeated"},
    [CULTIST] = {86, "your jail holds at least 4 Villains, and each other player has a defeated Hero"},
    [PROFITEER] = {87, "your jail holds at least 4 Villains, and your team has more Influence than any other"},
    [TIME_TRAVELER] = {88, "your jail holds more Villains than that of some other player who wins"},
    [WORSHIPPER] = {91, "your jail holds at least 4 Villains, and at least 3 Heroes of your team have no damage"},
};

void show_goal(struct scene *s, u8 mission)
{
    if (mission < COUNT(goals) && goals[mission].rule)
        scene_ruling(s, TONE_GOAL, goals[mission].rule, "You win if %s.", goals[mission].words);
}

/* -- Progress, by what the holder may know -------------------------------------------------------------------- */

/* The dearest Heroes of the other players, on mats and defeated: each is a target (VG-S75, VG-S76). */
static void show_targets(struct scene *s, struct context *c, const STATE *g, seat who, int worth)
{
    for EACH_SEAT(p, others(g, who))
        for (int pile = DEFEATED; pile <= TEAM; pile += TEAM - DEFEATED)
            for EACH_CARD(hero, HEROES(g), pile + p) {
                if (HERO(hero)->influence != worth) continue;
                scene_piece(s, A_HERO, hero, 1);
                scene_owner(s, p);
                scene_mark(s, true, MARK_ECHO);
                scene_mark(s, pile == DEFEATED, MARK_DEAD);
                scene_number(s, N_INFLUENCE, worth, ANY);
            }
}

static void show_unhurt_players(struct scene *s, const STATE *g, seat who)
{
    struct text names = {0};
    for EACH_SEAT(p, others(g, who))
        if (!defeated_count(g, p)) text_add(&names, "%s%s", names.length ? ", " : "", scene_seat(s, p));
    if (names.length) scene_ruling(s, TONE_PLAIN, 86, "no defeated Hero yet: %s", names.at);
    text_free(&names);
}

static int all_jails(struct context *c, const STATE *g, seats of)
{
    return SUM(p, of, PART_FROM(jail_count(g, p), SEAT, p));
}

/* For Missions that depend on what nobody may know yet: what there is to go by. The others' aims are public. */
static void show_progress(struct scene *s, struct context *c, const STATE *g, seat who, u8 mission)
{
    const struct scenario_row *card = SCENARIO(g->scenario);
    struct aim aim[AIMS];
    int aims = mission_aims(c, g, who, aim), jail = jail_count(g, who);
    switch ((enum mission)mission) {
    case GUARDIAN:
        scene_number(s, N_OWN_JAIL, jail, ANY);
        scene_number(s, N_ALL_JAILS, all_jails(c, g, all_seats(g->players)), card->random ? ANY : 7 * card->good);
        return;
    case ASSASSIN: scene_number(s, N_OTHER_JAILS, all_jails(c, g, others(g, who)), ANY); return;
    case TIME_TRAVELER:
        scene_number(s, N_OWN_JAIL, jail, ANY);
        scene_number(s, N_BEHIND, set_count(SUBSET(p, others(g, who), jail_count(g, p) < jail)), g->players - 1);
        return;
    case INVESTIGATOR:
        scene_number(s, N_FALLEN, SUM(p, others(g, who), PART_FROM(defeated_count(g, p), SEAT, p)), ANY);
        break;
    default: break;
    }
    for (int i = 0; i < aims; i++) scene_number(s, aim[i].number, max_int(0, aim[i].have), aim[i].need);
    if (mission == CULTIST) show_unhurt_players(s, g, who);
    if (mission == BOUNTY_HUNTER) show_targets(s, c, g, who, aim[1].need);
}

void show_mission(struct scene *s, struct context *c, const STATE *g)
{
    seat who = scene_reader(s);
    u8 identity = g->player[who].identity;
    if (!identity) return;
    scene_open(s, AS_LIST, "Your Mission", "mission");
    scene_pane(s, PANE_MINE);
    show_goal(s, IDENTITY(identity)->mission);
    if (is_over(g)) {
        struct text why = {0};
        rule_number rule = verdict(&why, c, g, who);
        scene_ruling(s, TONE_PLAIN, rule, "%s: %s", has_seat(g->winners, who) ? "fulfilled" : "not fulfilled", why.at);
        text_free(&why);
    } else if (g->round) {
        show_progress(s, c, g, who, IDENTITY(identity)->mission);
    }
    scene_close(s);
}

/* -- The end -------------------------------------------------------------------------------------------------- */

static void say_aim(struct text *out, struct aim aim)
{
    static const char *const phrases[NUMBERS] = {
        [N_JAILED] = "%d of %d Villains in jail",
        [N_GOOD_JAILS] = "the Good jails hold %d of %d Villains",
        [N_GOOD_LOST] = "%d of %d Good players have lost",
        [N_HIGH_VILLAINS] = "%d of %d Villains of Level 2 or 3 in jail",
        [N_KITS] = "%d of %d First Aid Kits or Med Pacs in hand",
        [N_BOUNTY] = "the dearest defeated Hero of the others has Influence %d of %d",
        [N_BLEEDING] = "%d of %d others have a defeated Hero",
        [N_RICHES] = "the team has Influence %d of %d",
        [N_UNHURT] = "%d of %d Heroes without damage",
    };
    if (aim.have < 0) text_add(out, "none of the others' Heroes is defeated");
    else text_add(out, phrases[aim.number], aim.have, aim.need);
}

rule_number verdict(struct text *out, struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    u8 mission = IDENTITY(g->player[who].identity)->mission;
    struct aim aim[AIMS];
    int aims = mission_aims(c, g, who, aim), arrested = arrested_count(g, who);
    for (int i = 0; i < aims && aim[i].number < NUMBERS; i++) {
        text_add(out, i ? ", " : "");
        say_aim(out, aim[i]);
    }
    if (mission == CULTIST && aim[1].number == NUMBERS && aim[0].have >= aim[0].need)
        text_add(out, ", but not all others have a defeated Hero"); /* it must be that which failed */
    if (mission == INVESTIGATOR && arrested)
        text_add(out, ", counting %d Hero%s of Evil players", arrested, arrested > 1 ? "es" : "");
    if (mission == TIME_TRAVELER) text_add(out, aims ? " to have more than another winner" : "nobody else has won");
    if (!foiled(c, g, who)) return mission == TIME_TRAVELER && !aims ? 90 : goals[mission].rule;
    text_add(out, ", but the Mastermind has won");
    return 78;
}
