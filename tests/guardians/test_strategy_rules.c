/* test_strategy_rules.c: the game turn and the Strategy phase of both sides (chapters 5 to 7), rule by rule. */
#include "kit.h"

static u8 power(struct kit *k, const char *id) { return kit_find(k, A_POWER, id); }
static void place(struct kit *k, int hero, const char *id, int right, int down)
{
    answer_as(k, (seat)(hero + 1), ACT_PLACE, power(k, id), right, down);
}
static void ready(struct kit *k, int hero) { answer_as(k, (seat)(hero + 1), ACT_CONFIRM); }
static void put_event(struct kit *k, const char *event, const char *villain, int down)
{
    answer_as(k, 0, ACT_PLACE_EVENT, kit_find(k, AN_EVENT, event), kit_find(k, A_VILLAIN, villain), down);
}
static bool may_place(struct kit *k, int hero, const char *id, int right)
{
    rules_list(&k->c, (seat)(hero + 1));
    return offered(k, ACT_PLACE, power(k, id), right);
}
static int pile_of(struct kit *k, int card)
{
    return pile_count(EVENTS(k->g), EVENT_ON + card);
}

/* All place; Skarov nothing. To the question of the order. */
static void plan_quickly(struct kit *k)
{
    rules_list(&k->c, 1);
    decline_until(k, "NAME");
}
static void name_all(struct kit *k, const u8 *order, int n)
{
    for (int i = 0; i + 1 < n; i++) answer(k, ACT_NAME_NEXT, order[i]); /* the last one follows */
}

/* -- The turn --------------------------------------------------------------------------------------------------- */

static void GC_065_GC_067_three_phases_in_fixed_order(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    u8 first = k.g->turn;
    assert_int_equal(k.g->phase, STRATEGY);
    rules_list(&k.c, 1);
    decline_until(&k, "hero_turn.NEXT");
    assert_int_equal(k.g->phase, ACTIVATION);
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(k.g->phase, END_OF_TURN);
    u8 countdown = k.g->tile[2].countdown;
    assert_int_equal(happened(&k, EV_COUNTDOWN) + happened(&k, EV_DISCARDED), 0); /* Room activation comes first */
    decline_until(&k, "CARDS");
    assert_int_equal(k.g->tile[2].countdown, countdown - 1);
    const struct event *count = last_event(&k, EV_COUNTDOWN), *discard = nth_event(&k, EV_DISCARDED, 0);
    assert_true(count < discard);                            /* Objectives before cards and wounds */
    assert_int_equal(k.g->turn, first + 1);
    close_kit(&k);
}

static void GC_066_GC_083_all_place_at_the_same_time(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "ambush");
    kit_enter(&k, "turn", 0);
    assert_int_equal(k.c.pending, only(0) | only(1) | only(2) | only(3));
    place(&k, NOVA, "comet_dash", 1, 0);                     /* in any order */
    ready(&k, NOVA);
    place(&k, FREEDOM, "follow_me", 0, 0);
    assert_int_equal(pile_count(POWERS(k.g), POWER_LEFT + FREEDOM), 0); /* nothing lies before all are ready */
    ready(&k, FREEDOM);
    answer_as(&k, 0, ACT_CONFIRM);
    assert_int_equal(happened(&k, EV_READY), 0);
    place(&k, GOLDENBOY, "all_muscle", 1, 0);
    ready(&k, GOLDENBOY);                                    /* the last of them */
    assert_int_equal(pile_count(POWERS(k.g), POWER_LEFT + FREEDOM), 1);
    assert_true(asks(&k, k.g->captain, "NAME"));             /* and still the order is to be fixed */
    assert_int_equal(happened(&k, EV_READY), 0);
    close_kit(&k);
}

/* -- Cards of Heroes -------------------------------------------------------------------------------------------- */

static void GC_069_GC_070_GC_071_GC_075_GC_S30_one_or_two_cards(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    rules_list(&k.c, 1);
    assert_false(offered(&k, ACT_CONFIRM));                  /* none is not allowed */
    place(&k, FREEDOM, "one_two_for_justice", 0, 0);
    assert_true(offered(&k, ACT_CONFIRM));
    assert_true(may_place(&k, FREEDOM, "close_ranks", 0) && may_place(&k, FREEDOM, "close_ranks", 1));
    assert_false(may_place(&k, FREEDOM, "one_two_for_justice", 1)); /* it lies on the left */
    place(&k, FREEDOM, "close_ranks", 0, 0);                 /* both on one side */
    assert_false(has_seat(k.c.pending, 1));                  /* no third */
    place(&k, GOLDENBOY, "earthquake", 1, 0);
    place(&k, GOLDENBOY, "gangway", 0, 0);                   /* on different sides */
    assert_false(has_seat(k.c.pending, 2));
    close_kit(&k);
}

static void GC_072_GC_073_GC_074_GC_220_GC_S112_halves_and_sides(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    assert_true(may_place(&k, FREEDOM, "close_ranks", 0) && may_place(&k, FREEDOM, "close_ranks", 1));
    assert_false(may_place(&k, FREEDOM, "a_moments_reflection", 0)); /* a Secret Technique only */
    assert_true(may_place(&k, FREEDOM, "a_moments_reflection", 1));
    assert_true(may_place(&k, FREEDOM, "follow_me", 0));
    assert_false(may_place(&k, FREEDOM, "follow_me", 1));    /* a Special Power only */
    assert_true(may_place(&k, FREEDOM, "barking_orders", 0));
    assert_false(may_place(&k, FREEDOM, "barking_orders", 1)); /* the Weakness, face down or up */
    lay_right(&k, FREEDOM, "close_ranks");                   /* attack + 1, defense + 1 */
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 5);
    assert_int_equal(defense_of(&k.c, k.g, GOLDENBOY), 5);   /* not its Special Power */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    lay_left(&k, FREEDOM, "close_ranks");
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 4);     /* not its Technique */
    assert_int_equal(defense_of(&k.c, k.g, GOLDENBOY), 6);
    close_kit(&k);
}

static void GC_076_GC_S31_confirmed_cards_stay(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    place(&k, FREEDOM, "close_ranks", 1, 0);
    ready(&k, FREEDOM);
    assert_false(has_seat(k.c.pending, 1));                  /* he is not asked again */
    rules_list(&k.c, 2);
    decline_until(&k, "NAME");
    int at = card_find(POWERS(k.g), POWER_RIGHT + FREEDOM, power(&k, "close_ranks"));
    assert_true(at >= 0);
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(card_find(POWERS(k.g), POWER_RIGHT + FREEDOM, power(&k, "close_ranks")), at);
    close_kit(&k);
}

/* Cards are told when their owner confirms them, whoever is still choosing; before that nobody hears of them. */
static void GC_S31_face_up_cards_are_seen_when_they_are_confirmed(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    place(&k, FREEDOM, "close_ranks", 1, 0);
    assert_int_equal(happened(&k, EV_LAID), 0);              /* not confirmed yet */
    ready(&k, FREEDOM);
    assert_true(has_seat(k.c.pending, 0) && has_seat(k.c.pending, 2)); /* the others choose */
    assert_int_equal(happened(&k, EV_LAID), 1);
    const struct event *e = last_event(&k, EV_LAID);
    assert_int_equal(e->see, EVERYBODY);
    assert_int_equal(e->b, power(&k, "close_ranks"));
    assert_int_equal(e->c, 1);
    place(&k, GOLDENBOY, "gangway", 0, 1);
    ready(&k, GOLDENBOY);
    assert_int_equal(happened(&k, EV_LAID), 1);
    assert_int_equal(happened(&k, EV_LAID_DOWN), 1);         /* that it lies there; which it is, Skarov does not hear */
    assert_false(has_seat(last_event(&k, EV_LAID_DOWN)->see, 0));
    place(&k, NOVA, "comet_dash", 1, 0);
    ready(&k, NOVA);
    answer_as(&k, 0, ACT_CONFIRM);
    assert_int_equal(happened(&k, EV_LAID), 2);              /* nothing is told twice */
    close_kit(&k);
}

static void GC_077_GC_E15_GC_S34_GC_079_face_down_cards(void **state)
{
    (void)state;
    static struct kit one, other;
    struct kit *both[] = {&one, &other};
    static const char *const down[] = {"close_ranks", "forward_march"};
    for (int i = 0; i < 2; i++) {
        open_in_wires(both[i], 3, NULL);
        answer_as(both[i], 0, ACT_CONFIRM);
        place(both[i], FREEDOM, down[i], 1, 1);
        ready(both[i], FREEDOM);
        place(both[i], GOLDENBOY, "gangway", 0, 0);
        ready(both[i], GOLDENBOY);
        place(both[i], NOVA, "comet_dash", 1, 0);
        ready(both[i], NOVA);
    }
    assert_true(same_view(&one, &other, 0));                 /* which one, Skarov does not see */
    assert_true(same_view(&one, &other, NOBODY));
    assert_false(same_view(&one, &other, 3));                /* his team does */
    static STATE view;
    see(&one, 0, &view);
    assert_int_equal(view.guardian[FREEDOM].lies[0], LIES | LIES_RIGHT);
    assert_int_equal(view.guardian[FREEDOM].lies[1], 0);
    assert_true(card_find(POWERS(&view), POWER_LEFT + GOLDENBOY, power(&one, "gangway")) >= 0); /* face up: seen */
    decline_until(&one, "hero_turn.NEXT");                   /* revealed at the start of the Activation phase */
    see(&one, 0, &view);
    assert_true(card_find(POWERS(&view), POWER_RIGHT + FREEDOM, power(&one, "close_ranks")) >= 0);
    assert_int_equal(happened(&one, EV_REVEALED), 1);
    close_kit(&one);
    close_kit(&other);
}

static void GC_S34_backs_of_veteran_and_rookie_cards(void **state)
{
    (void)state;
    static const struct { u32 option; const char *card; u8 lies; } cards[] = {
        {VETERANS, "give_em_the_works", LIES | LIES_RIGHT | LIES_VETERAN},
        {ROOKIES, "boot_camp_basics", LIES | LIES_RIGHT | LIES_ROOKIE}, {NORMALS, "close_ranks", LIES | LIES_RIGHT}};
    static STATE view;
    for (int i = 0; i < COUNT(cards); i++) {
        struct kit k;
        open_table(&k, (struct opening){.heroes = 2, .options = cards[i].option});
        place(&k, FREEDOM, cards[i].card, 1, 1);
        ready(&k, FREEDOM);
        rules_list(&k.c, 2);
        decline_until(&k, "NAME");
        see(&k, 0, &view);
        assert_int_equal(view.guardian[FREEDOM].lies[0], cards[i].lies);
        close_kit(&k);
    }
}

static void GC_078_nothing_obliges_a_player(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    rules_list(&k.c, 2);
    int before = k.c.count;
    place(&k, FREEDOM, "follow_me", 0, 0);
    ready(&k, FREEDOM);
    rules_list(&k.c, 2);
    assert_int_equal(k.c.count, before);
    decline_until(&k, "NAME");
    name_all(&k, (const u8[]){NOVA, FREEDOM, GOLDENBOY}, 3);
    rules_list(&k.c, (seat)__builtin_ctz(k.c.pending));
    assert_true(offered(&k, ACT_AGREE) && offered(&k, ACT_DISAGREE));
    close_kit(&k);
}

/* -- Wound cards ------------------------------------------------------------------------------------------------- */

static void GC_224_GC_225_GC_226_GC_S44_GC_S45_playing_wounds(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    take_wound(&k, "twisted_ankle", WOUND_HAND + FREEDOM);
    take_wound(&k, "cracked_rib", WOUND_HAND + FREEDOM);
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 1);
    u8 ankle = kit_find(&k, A_WOUND, "twisted_ankle"), rib = kit_find(&k, A_WOUND, "cracked_rib");
    assert_true(offered(&k, ACT_PLACE_WOUND, rib, 0) && offered(&k, ACT_PLACE_WOUND, rib, 1)); /* up or down */
    answer_as(&k, 1, ACT_PLACE_WOUND, rib, 0);
    assert_true(offered(&k, ACT_CONFIRM));                   /* a Wound alone is enough */
    assert_false(offered(&k, ACT_PLACE_WOUND));
    assert_true(refused(&k, ACT_PLACE_WOUND, ankle, -1, -1, 226));
    assert_true(offered(&k, ACT_PLACE));                     /* 1 Power + 1 Wound */
    ready(&k, FREEDOM);
    rules_list(&k.c, 2);
    decline_until(&k, "NAME");
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_RIGHT + FREEDOM), 1);
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 3);     /* its penalty, like a Technique's */
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 2);       /* the other is still in the hand */
    assert_int_equal(wounds_in_hand(k.g, FREEDOM), 1);
    close_kit(&k);
    open_in_wires(&k, 3, NULL);                              /* never compulsory */
    take_wound(&k, "twisted_ankle", WOUND_HAND + FREEDOM);
    kit_enter(&k, "turn", 0);
    place(&k, FREEDOM, "follow_me", 0, 0);
    place(&k, FREEDOM, "close_ranks", 1, 0);
    assert_false(has_seat(k.c.pending, 1));
    close_kit(&k);
}

/* -- The order ---------------------------------------------------------------------------------------------------- */

static void GC_080_GC_081_GC_082_the_initiative_stack(void **state)
{
    (void)state;
    static struct kit one, other;
    struct kit *both[] = {&one, &other};
    static const u8 orders[][3] = {{NOVA, FREEDOM, GOLDENBOY}, {GOLDENBOY, NOVA, FREEDOM}};
    for (int i = 0; i < 2; i++) {
        open_in_wires(both[i], 3, NULL);
        plan_quickly(both[i]);
        name_all(both[i], orders[i], 3);
        answer_as(both[i], 2, ACT_AGREE);
        assert_true(i == 0 || same_view(&one, &other, 0));   /* while the order is fixed, Skarov sees nothing of it */
        if (i) answer_as(&one, 3, ACT_AGREE);
    }
    assert_int_equal(stack_size(one.g), 3);
    for (int i = 0; i < 3; i++) assert_int_equal(hero_in_order(one.g, i), orders[0][i]);
    assert_true(asks(&one, 3, "hero_turn.NEXT"));            /* the Hero on top acts first */
    static STATE view;
    see(&one, 0, &view);
    assert_int_equal(view.order[0], NOVA + 1);               /* turned up */
    assert_int_not_equal(view.order[1], FREEDOM + 1);        /* one card at a time */
    assert_int_equal(view.order[2] != GOLDENBOY + 1, true);
    see(&one, 2, &view);
    assert_int_equal(view.order[1], FREEDOM + 1);
    close_kit(&one);
    close_kit(&other);
}

static void GC_082_GC_S99_the_stack_without_a_hero_who_is_out(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    kit_build(&k, "turn", 0);
    knock_out(&k.c, k.g, GOLDENBOY, 161);
    kit_enter(&k, "turn", 0);
    assert_false(has_seat(k.c.pending, 2));                  /* his player decides nothing */
    rules_list(&k.c, 1);
    decline_until(&k, "NAME");
    assert_int_equal(offers(&k, ACT_NAME_NEXT), 2);
    answer(&k, ACT_NAME_NEXT, NOVA);
    assert_int_equal(stack_size(k.g), 2);
    assert_false(has_seat(k.c.pending, 2));
    close_kit(&k);
}

static void vote(struct kit *k, seat who, bool agrees) { answer_as(k, who, agrees ? ACT_AGREE : ACT_DISAGREE); }

static void GC_S32_captain_votes_and_the_next_proposal(void **state)
{
    (void)state;
    struct kit k;
    for (int how = 0; how < 3; how++) {
        open_in_wires(&k, 3, NULL);
        assert_int_equal(k.g->captain, 1);
        plan_quickly(&k);
        assert_true(asks(&k, 1, "NAME"));
        name_all(&k, (const u8[]){NOVA, GOLDENBOY, FREEDOM}, 3);
        assert_int_equal(k.c.pending, only(2) | only(3));
        vote(&k, 3, true);
        vote(&k, 2, how == 0);
        if (how > 0) {
            assert_true(asks(&k, 2, "NAME"));                /* the next Hero seat */
            name_all(&k, (const u8[]){GOLDENBOY, FREEDOM, NOVA}, 3);
            assert_int_equal(k.c.pending, only(1) | only(3));
            vote(&k, 1, true);
            vote(&k, 3, how == 1);
        }
        if (how > 1) {
            assert_true(asks(&k, 3, "NAME"));
            name_all(&k, (const u8[]){FREEDOM, NOVA, GOLDENBOY}, 3);
            vote(&k, 1, false);
            vote(&k, 2, true);
        }
        static const u8 first[] = {NOVA, GOLDENBOY, NOVA};   /* agreed, agreed, the captain's */
        assert_int_equal(hero_in_order(k.g, 0), first[how]);
        assert_int_equal(k.g->phase, ACTIVATION);
        decline_until(&k, "CARDS");
        assert_int_equal(k.g->captain, 2);                   /* the office goes round */
        close_kit(&k);
    }
}

/* -- Skarov's cards ------------------------------------------------------------------------------------------------ */

static void fill_hand(struct kit *k, int n)
{
    hold_event(k, NULL);
    for (int i = 0; i < n; i++) card_draw(EVENTS(k->g), EVENT_DECK, EVENT_HAND, only(0));
}

static void GC_084_GC_085_GC_089_GC_S37_up_to_x_events(void **state)
{
    (void)state;
    struct kit k;
    for (int out = 0; out < 2; out++) {
        open_in_wires(&k, 3, NULL);
        fill_hand(&k, 9);                                    /* there is no hand limit */
        kit_build(&k, "turn", 0);
        if (out) knock_out(&k.c, k.g, NOVA, 161);
        kit_enter(&k, "turn", 0);
        for (int n = 0; n < 3 - out; n++) {
            rules_list(&k.c, 0);
            assert_true(offered(&k, ACT_CONFIRM));           /* from 0 on */
            answer_as(&k, 0, ACT_PLACE_EVENT);
        }
        assert_false(has_seat(k.c.pending, 0));              /* X and no more */
        close_kit(&k);
    }
}

static void GC_086_GC_087_GC_S35_GC_S36_events_on_villains(void **state)
{
    (void)state;
    static struct kit one, other;
    struct kit *both[] = {&one, &other};
    static const char *const second[] = {"ambush", "lockdown"};
    for (int i = 0; i < 2; i++) {
        struct kit *k = both[i];
        open_in_wires(k, 3, NULL);
        hold_event(k, "photon_beam");
        for (int e = 0; e < 2; e++) {
            int at = card_find(EVENTS(k->g), EVENT_DECK, kit_find(k, AN_EVENT, second[e]));
            card_move(EVENTS(k->g), EVENT_DECK, at, EVENT_HAND, only(0));
        }
        kit_enter(k, "turn", 0);
        rules_list(&k->c, 0);
        u8 beam = kit_find(k, AN_EVENT, "photon_beam");
        assert_true(offered(k, ACT_PLACE_EVENT, beam, kit_find(k, A_VILLAIN, "skarov")));  /* before he can act */
        assert_true(offered(k, ACT_PLACE_EVENT, beam, kit_find(k, A_VILLAIN, "android"))); /* without figures */
        put_event(k, "photon_beam", "ki", 0);
        put_event(k, second[i], "ki", 1);                    /* several on one Villain */
        answer_as(k, 0, ACT_CONFIRM);
        rules_list(&k->c, 1);
        decline_until(k, "NAME");
    }
    int ki = lieutenant(&one, "ki");
    assert_int_equal(pile_of(&one, card_of(ki)), 2);
    assert_true(same_view(&one, &other, 1) && same_view(&one, &other, NOBODY)); /* face down: who and how many */
    static STATE view;
    see(&one, 1, &view);
    assert_int_equal(pile_count(EVENTS(&view), EVENT_ON + card_of(ki)), 2);
    assert_true(card_find(EVENTS(&view), EVENT_ON + card_of(ki), kit_find(&one, AN_EVENT, "photon_beam")) >= 0);
    decline_until(&one, "hero_turn.NEXT");
    see(&one, 1, &view);                                     /* turned up */
    assert_true(card_find(EVENTS(&view), EVENT_ON + card_of(ki), kit_find(&one, AN_EVENT, "ambush")) >= 0);
    struct dice dice = attack_dice(&one.c, one.g, ki, FREEDOM, 0);
    assert_int_equal(dice.power, 3);                         /* +1 and +2 */
    close_kit(&one);
    close_kit(&other);
}

static void GC_S36_not_on_a_villain_who_is_out(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "ambush");
    int ki = lieutenant(&k, "ki");
    kit_build(&k, "turn", 0);
    remove_figure(&k.c, k.g, ki, 156);
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 0);
    assert_false(offered(&k, ACT_PLACE_EVENT, -1, kit_find(&k, A_VILLAIN, "ki")));
    assert_true(offered(&k, ACT_PLACE_EVENT, -1, kit_find(&k, A_VILLAIN, "gynoid")));
    close_kit(&k);
}

static void GC_088_GC_S33_the_last_rearrangement(void **state)
{
    (void)state;
    struct kit k;
    for (int move = 0; move < 2; move++) {
        open_in_wires(&k, 3, NULL);
        hold_event(&k, "ambush");
        kit_enter(&k, "turn", 0);
        put_event(&k, "ambush", "ki", 0);
        rules_list(&k.c, 1);
        decline_until(&k, "rearrange.WHERE");                /* after the Heroes are ready */
        assert_int_equal(happened(&k, EV_READY), 1);
        assert_true(asks(&k, 0, "rearrange.WHERE"));
        int ki = card_of(lieutenant(&k, "ki"));
        if (!move) {
            answer(&k, ACT_KEEP);
            assert_int_equal(pile_of(&k, ki), 1);
        } else {
            answer(&k, ACT_PLACE_EVENT, kit_find(&k, AN_EVENT, "ambush"), kit_find(&k, A_VILLAIN, "skarov"), 1);
            assert_int_equal(pile_of(&k, ki), 0);
            assert_int_equal(pile_of(&k, SKAROV), 1);
        }
        static STATE view;
        see(&k, 1, &view);                                   /* it lay face up: it is known to be among those placed */
        assert_int_equal(view.shown[0], kit_find(&k, AN_EVENT, "ambush"));
        assert_int_equal(view.shown[1], 0);
        assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), 0); /* none is withdrawn */
        assert_int_equal(k.g->phase, ACTIVATION);            /* once; then the phase is announced */
        close_kit(&k);
    }
    open_in_wires(&k, 3, NULL);                              /* nothing placed: nothing to rearrange, none is added */
    hold_event(&k, "ambush");
    kit_enter(&k, "turn", 0);
    answer_as(&k, 0, ACT_CONFIRM);
    rules_list(&k.c, 1);
    decline_until(&k, "hero_turn.NEXT");
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), 1);
    close_kit(&k);
}

static void GC_068_GC_302_cards_stay_in_force_until_they_are_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    place(&k, FREEDOM, "not_on_my_watch", 1, 0);             /* Defense +2 */
    ready(&k, FREEDOM);
    rules_list(&k.c, 2);
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 6);
    decline_until(&k, "CARDS");
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 4);
    for (int turn = 0; turn < 12; turn++) {                  /* each Hero always has a Power card to play */
        for (int h = 0; h < 3; h++) assert_true(pile_count(POWERS(k.g), POWER_HAND + h) > 0);
        u8 now = k.g->turn;
        while (k.g->turn == now) kit_give_option(&k, k.game->rules.default_option(&k.c, k.g, k.c.seat));
    }
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_065_GC_067_three_phases_in_fixed_order),
    TEST(GC_066_GC_083_all_place_at_the_same_time),
    TEST(GC_069_GC_070_GC_071_GC_075_GC_S30_one_or_two_cards),
    TEST(GC_072_GC_073_GC_074_GC_220_GC_S112_halves_and_sides),
    TEST(GC_076_GC_S31_confirmed_cards_stay),
    TEST(GC_S31_face_up_cards_are_seen_when_they_are_confirmed),
    TEST(GC_077_GC_E15_GC_S34_GC_079_face_down_cards),
    TEST(GC_S34_backs_of_veteran_and_rookie_cards),
    TEST(GC_078_nothing_obliges_a_player),
    TEST(GC_224_GC_225_GC_226_GC_S44_GC_S45_playing_wounds),
    TEST(GC_080_GC_081_GC_082_the_initiative_stack),
    TEST(GC_082_GC_S99_the_stack_without_a_hero_who_is_out),
    TEST(GC_S32_captain_votes_and_the_next_proposal),
    TEST(GC_084_GC_085_GC_089_GC_S37_up_to_x_events),
    TEST(GC_086_GC_087_GC_S35_GC_S36_events_on_villains),
    TEST(GC_S36_not_on_a_villain_who_is_out),
    TEST(GC_088_GC_S33_the_last_rearrangement),
    TEST(GC_068_GC_302_cards_stay_in_force_until_they_are_discarded),
};
TEST_GROUP(tests);
