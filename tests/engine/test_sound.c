/* test_sound.c: every sort of fault that a state can have is found and named, and a sound state has none; on a made-up
 * game. */
#include "../kit/group.h"
#include "engine/cards.h"
#include "engine/game.h"
#include "engine/sound.h"

/* -- A made-up game: two or three seats, a night of duels, cards whose effects call, and a toast of all at once --- */

enum { A_GUEST = FIRST_DOMAIN, A_FACE, A_MOMENT, A_CARD };
enum { KIND_GUEST = 1, KIND_CARD, KIND_BARE };
enum { DECK, HAND_0, HAND_1, HAND_2, PILES };
enum { P_night, P_effect, P_duel, P_fire, P_toast };
enum { GAIN = V_GAME };
enum { STOCK = 8, CANDLE = 1, ROPE, WINE, CAKE };

FAMILY(stock, STOCK, PILES);

#define GUEST_FIELDS(S, ONE, MANY, SUB, CARDS) \
    MANY(S, u8, token, 2, A_FACE, ALL)         \
    ONE(S, u8, chair, BELOW(4), ALL)
DESCRIBED_STRUCT(guest, GUEST_FIELDS)

#define HALL_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, players, NUMBER, ALL)          \
    ONE(S, u8, active, SEAT, ALL)             \
    ONE(S, u8, alive, SEATS, ALL)             \
    ONE(S, u8, dark, FLAG, ALL)               \
    ONE(S, u8, room, BELOW(3), ALL)           \
    ONE(S, u8, door, BELOW_OR_NONE(3), ALL)   \
    ONE(S, i8, depth, BELOW(4), ALL)          \
    ONE(S, u8, host, A_GUEST, ALL)            \
    ONE(S, u8, face, A_FACE, ALL)             \
    ONE(S, u8, moment, A_MOMENT, ALL)         \
    ONE(S, u8, cursed, NUMBER, ALL)           \
    MANY(S, u8, spare, 3, NUMBER, ALL)        \
    SUB(S, guest, guest, 3)                   \
    CARDS(S, stock, stock)
DESCRIBED_STATE(hall, HALL_FIELDS)

struct card {
    struct row row;
    u8 copies, spare[7];
};

/* Only three have a cake. */
static bool belongs(const struct context *c, const void *state, u8 id)
{
    (void)c;
    return id != CAKE || ((const struct hall *)state)->players == 3;
}

static const struct pile stock_piles[PILES] = {OPEN_PILE("deck"), HAND_PILE("hand", 0), HAND_PILE("hand", 1),
                                               HAND_PILE("hand", 2)};
static const struct family stock_family = {"stock", STOCK, PILES, A_CARD, KIND_CARD, stock_piles,
                                          .copies_at = offsetof(struct card, copies), .belongs = belongs};

DESCRIBE(guest, GUEST_FIELDS, true)
DESCRIBE(hall, HALL_FIELDS, false)

#define STATE struct hall
#define GAME_LABEL "hall"
#define LOCALS_night(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_night(S, Q) S(DUELLED, TO(duel) | TO(effect)) Q(GO_ON, 1, "Go on?") S(TOASTED, TO(toast))
SHARED_STEPS(night)
DECLARE_PROC(night)
#define LOCALS_duel(S, ONE, MANY) ONE(S, u8, rival, SEAT, ALL)
#define STEPS_duel(S, Q) Q(STRIKE, 2, "Do you strike?")
SHARED_STEPS(duel)
DECLARE_PROC(duel)
#define LOCALS_fire(S, ONE, MANY) ONE(S, u8, room, BELOW(3), ALL)
#define STEPS_fire(S, Q) Q(FLEE, 3, "Do you flee?") Q(WHO_HELPS, 5, "Who helps?")
SHARED_STEPS(fire)
DECLARE_PROC(fire)
#define LOCALS_toast(S, ONE, MANY) ONE(S, u8, to, SEAT, ALL)
#define STEPS_toast(S, Q) Q(TO_WHOM, 4, "To whom?") S(SAID, TO(duel))
SHARED_STEPS(toast)
DECLARE_PROC(toast)

/* Nothing of it ever runs, but questions are listed. */
PROC(night)
{
    BEGIN(night)
    CALL(DUELLED, duel, .rival = 0);
    ASK(GO_ON, f->seat) OFFER(0);
    FORK(TOASTED, 3, toast);
    END
}

/* Then some questions have no answer. */
static bool is_mute(const struct hall *g) { return g->cursed == 7; }

PROC(duel)
{
    BEGIN(duel)
    ASK(STRIKE, f->seat) OFFER_IF(!is_mute(g), 0);
    END
}
PROC(fire)
{
    BEGIN(fire)
    ASK(FLEE, f->seat) OFFER(0);
    ASK_ANY(WHO_HELPS, g->alive) OFFER(0, g->guest[c->seat].chair);
    END
}
PROC(toast)
{
    BEGIN(toast)
    ASK(TO_WHOM, f->seat) OFFER_IF(!is_mute(g), 0);
    CALL(SAID, duel, .rival = 0);
    END
}

static const struct procedure *const procedures[] = {&proc_night, &proc_effect, &proc_duel, &proc_fire, &proc_toast};
static const u64 effect_calls = TO(duel) | TO(fire), seatless = TO(fire);
static const char *const faces[] = {"blank", "star", "skull"};
static const struct words moments = {"moment", (const struct word[]){
    {.word = "dusk", .value = 2}, {.word = "dawn", .value = 5}, {0}}};
static const struct domain domains[] = {
    {.name = "guest", .kind = KIND_GUEST},
    {.name = "face", .words = faces, .count = 3},
    {.name = "moment", .vocabulary = &moments},
    {.name = "card", .kind = KIND_CARD},
};

/* The candle: 0 times, 1 what it does, 2 each, 3 what it does, 4 the end. The rope does one thing. */
static const struct instr code[] = {{V_TIMES, 2, 1, 0}, {GAIN, 1, 0, 0},  {V_EACH, 0, 1, 0},
                                    {GAIN, 1, 0, 0},    {V_END, 0, 0, 0}, {GAIN, 1, 0, 0}};
static const struct code code_of[] = {{0}, {0, 5, 0}, {5, 1, 0}, {0}, {0}};

static struct code part(const struct context *c, const struct effect *e)
{
    (void)c;
    return e->kind == KIND_CARD ? code_of[e->card] : (struct code){0};
}

static const char *find_fault(struct context *c, const void *state)
{
    (void)c;
    return ((const struct hall *)state)->cursed == 13 ? "thirteen is cursed" : NULL;
}

static const struct game hall = {
    .id = "hall", .name = "Hall", .state_bytes = sizeof(struct hall), .least_players = 2, .most_players = 3,
    .rules.procedures = procedures, .rules.procedure_count = COUNT(procedures), .rules.fields = &hall_fields,
    .rules.domains = domains, .rules.domain_count = COUNT(domains), .rules.effect_calls = &effect_calls,
    .rules.seatless = &seatless, .rules.find_fault = find_fault, .words.part = part,
};

static u8 cakes = 1;

static const struct content *hall_content(void)
{
    static const char strings[] = "\0Ann\0Bob\0Candle\0Rope\0Wine\0Cake";
    static const struct row guest[] = {{0}, {.id = 1, .name = 1}, {.id = 5, .name = 5}};
    static struct card card[] = {{{0}}, {{.id = 9, .name = 9}, 2}, {{.id = 16, .name = 16}, 1},
                                 {{.id = 21, .name = 21}, 2}, {{.id = 26, .name = 26}, 1}};
    static struct block block;
    static struct content content;
    block.row_bytes[KIND_GUEST] = sizeof(struct row);
    block.row_bytes[KIND_CARD] = sizeof(struct card);
    card[CAKE].copies = cakes;
    content = (struct content){.block = &block, .code = code, .string = strings};
    content.rows[KIND_GUEST] = (const u8 *)guest;
    content.rows[KIND_CARD] = (const u8 *)card;
    content.count[KIND_GUEST] = 2;
    content.count[KIND_CARD] = 4;
    return &content;
}

/* -- Helpers ------------------------------------------------------------------------------------------------ */

static struct hall g;
static struct context context, *const c = &context;

/* Two players; a candle and the wine in the deck, a candle with seat 0, the rope with seat 1; the night goes on. */
static void open_hall(void)
{
    memset(&g, 0, sizeof g);
    g.players = 2;
    g.head.top = NO_FRAME;
    context_open(c, &hall, hall_content(), &g);
    struct cards k = CARDS_OF(g.stock);
    cards_add(k, DECK, CANDLE, 1, 0);
    cards_add(k, DECK, WINE, 2, 0);
    cards_add(k, HAND_0, CANDLE, 1, only(0));
    cards_add(k, HAND_1, ROPE, 1, only(1) | only(0));
    PUSH_AT(night, DUELLED, 0);
}

static void check(const char *expected)
{
    struct text why = {0};
    bool sound = state_sound(c, &g, &why);
    if (strcmp(text_string(&why), expected)) fail_msg("\"%s\", expected \"%s\"", text_string(&why), expected);
    assert_int_equal(sound, !*expected);
    text_free(&why);
}

/* The hall with one change has this fault, or none. */
#define FAULTY(change, expected) \
    do {                         \
        open_hall();             \
        change;                  \
        check(expected);         \
    } while (0)
#define SOUND(change) FAULTY(change, "")

/* -- Numbers ------------------------------------------------------------------------------------------------ */

static void the_game_is_for_so_many_players(void **state)
{
    (void)state;
    struct cards k = CARDS_OF(g.stock);
    SOUND(;);
    SOUND((g.players = 3, cards_add(k, DECK, CAKE, 1, 0)));
    FAULTY(g.players = 1, "Hall is for 2 to 3 players, not 1");
    FAULTY(g.players = 4, "Hall is for 2 to 3 players, not 4");
    assert_int_equal(state_players(&hall, &g), 4);
    struct game other = hall;
    other.rules.fields = &guest_fields;
    assert_int_equal(state_players(&other, &g), 3); /* one that does not say so is for the most */
}

static void seats_sit_at_the_table(void **state)
{
    (void)state;
    SOUND(g.active = 1);
    SOUND(g.active = NOBODY);
    FAULTY(g.active = 2, "hall: active is seat 2, and nobody sits there");
    SOUND(g.alive = 3);
    SOUND(g.alive = EVERYBODY);
    FAULTY(g.alive = 4, "hall: alive names a seat at which nobody sits");
}

static void numbers_are_in_their_bounds(void **state)
{
    (void)state;
    SOUND(g.dark = 1);
    FAULTY(g.dark = 2, "hall: dark is neither true nor false");
    SOUND(g.room = 2);
    FAULTY(g.room = 3, "hall: room is 3, expected less than 3");
    FAULTY(g.room = 0xFF, "hall: room is 255, expected less than 3");
    SOUND(g.door = 2);
    SOUND(g.door = 0xFF);
    FAULTY(g.door = 3, "hall: door is 3, expected less than 3");
    FAULTY(g.door = 0xFE, "hall: door is 254, expected less than 3");
    SOUND(g.depth = 3);
    FAULTY(g.depth = 4, "hall: depth is 4, expected less than 4");
    FAULTY(g.depth = -1, "hall: depth is -1, expected less than 4");
}

static void things_are_in_the_game(void **state)
{
    (void)state;
    SOUND(g.host = 2);
    FAULTY(g.host = 3, "hall: host is guest number 3, and there are 2");
    FAULTY(g.host = 0xFF, "hall: host is guest number 255, and there are 2"); /* row 0 is none */
    SOUND(g.face = 2);
    SOUND(g.face = 0xFF); /* none of the words */
    FAULTY(g.face = 3, "hall: face is face number 3, and there are 2");
    SOUND(g.moment = 5);
    FAULTY(g.moment = 6, "hall: moment is moment number 6, and there are 5");
}

static void structs_within_are_looked_over(void **state)
{
    (void)state;
    SOUND(g.guest[2].token[1] = 2);
    FAULTY(g.guest[2].token[1] = 3, "guest: token is face number 3, and there are 2");
    FAULTY(g.guest[0].token[0] = 4, "guest: token is face number 4, and there are 2");
    FAULTY(g.guest[1].chair = 4, "guest: chair is 4, expected less than 4");
}

static void vocabularies_name_their_values(void **state)
{
    (void)state;
    const struct content *k = hall_content();
    assert_int_equal(domain_size(k, &domains[A_GUEST - FIRST_DOMAIN]), 3);
    assert_int_equal(domain_size(k, &domains[A_FACE - FIRST_DOMAIN]), 3);
    assert_int_equal(domain_size(k, &domains[A_MOMENT - FIRST_DOMAIN]), 6); /* up to the highest word */
    assert_string_equal(thing_id(&hall, k, A_MOMENT, 2), "dusk");
    assert_string_equal(thing_name(&hall, k, A_MOMENT, 5), "dawn");
    assert_string_equal(thing_id(&hall, k, A_MOMENT, 0), "none");
    assert_null(thing_id(&hall, k, A_MOMENT, 3));
    assert_string_equal(thing_name(&hall, k, A_MOMENT, 3), "?");
    assert_int_equal(thing_find(&hall, k, A_MOMENT, "dawn"), 5);
    assert_int_equal(thing_find(&hall, k, A_MOMENT, "none"), 0);
    assert_int_equal(thing_find(&hall, k, A_MOMENT, "noon"), -1);
}

/* -- Cards -------------------------------------------------------------------------------------------------- */

static void no_card_is_lost_or_doubled(void **state)
{
    (void)state;
    struct cards k = CARDS_OF(g.stock);
    SOUND(card_move(k, DECK, 0, HAND_0, only(0)));
    FAULTY(k.id[0] = ROPE, "stock: Candle is there 1 times, expected 2 (in hand.0)");
    FAULTY(k.id[1] = CANDLE, "stock: Candle is there 3 times, expected 2 (in deck 2 times, hand.0)");
    FAULTY(k.id[k.start[HAND_1]] = WINE, "stock: Rope is there 0 times, expected 1");
    FAULTY(cards_add(k, HAND_1, WINE, 1, only(1)),
           "stock: Wine is there 3 times, expected 2 (in deck 2 times, hand.1)");
    FAULTY(k.id[1] = 0, "stock: there is a card that the content does not have");
    FAULTY(cards_add(k, DECK, CAKE, 1, 0), "stock: Cake is there 1 times, expected 0 (in deck)");
    FAULTY(g.players = 3, "stock: Cake is there 0 times, expected 1");
    FAULTY(k.id[1] = 5, "stock: there is a card that the content does not have");
    SOUND(memset(&g.stock, 0, sizeof g.stock)); /* what is not dealt yet is not missing */
}

static void cards_lie_where_they_may(void **state)
{
    (void)state;
    struct cards k = CARDS_OF(g.stock);
    FAULTY(card_move(k, DECK, 0, HAND_2, only(2)), "stock: cards lie in hand.2, and nobody sits there");
    SOUND((g.players = 3, cards_add(k, HAND_2, CAKE, 1, only(2))));
    FAULTY(k.known[k.start[HAND_1]] = only(0), "stock: the owner of hand.1 does not know a card in it");
    SOUND(k.known[0] = only(0)); /* the deck has no owner */
    FAULTY(k.start[HAND_0] = 5, "stock: its piles overlap");
    FAULTY(k.start[PILES] = STOCK + 1, "stock: its piles overlap");
}

static void families_are_looked_over_alone(void **state)
{
    (void)state;
    struct text why = {0};
    open_hall();
    g.dark = 2;
    assert_true(families_sound(c, &g, &why));
    g.stock.id[0] = ROPE;
    assert_false(families_sound(c, &g, &why));
    assert_string_equal(text_string(&why), "stock: Candle is there 1 times, expected 2 (in hand.0)");
    text_free(&why);
}

/* Content may have more cards than a family has room for. */
static void families_fit_into_the_state(void **state)
{
    (void)state;
    struct text why = {0};
    open_hall();
    g.players = 3;
    cakes = STOCK - 5;
    hall_content();
    assert_true(families_fit(c, &g, &why));
    cakes++;
    hall_content();
    assert_false(families_fit(c, &g, &why));
    assert_string_equal(text_string(&why), "stock: there are 9 cards, and room for 8");
    g.players = 2;
    assert_true(families_fit(c, &g, &why)); /* it does not belong */
    cakes = 1;
    text_free(&why);
}

/* -- Frames ------------------------------------------------------------------------------------------------- */

/* Effects of seat 0; steps of their procedure. */
enum { REACTED = 1, DONE, WHETHER };
#define EFFECT_OF(id, ...) ((struct effect){.kind = KIND_CARD, .card = (id), __VA_ARGS__})
#define ROPE_EFFECT EFFECT_OF(ROPE, .pc = 0)
static void push_effect(struct effect e) { PUSH_WITH(effect, 0, e); }

static void frames_run_for_a_seat(void **state)
{
    (void)state;
    SOUND(PUSH(duel, 1));
    FAULTY(PUSH(duel, 2), "duel runs for an empty seat");
    FAULTY(PUSH(duel, NOBODY), "duel runs for an empty seat");
    SOUND((push_effect(ROPE_EFFECT), top_frame(c)->step = REACTED, PUSH(fire, NOBODY)));
    FAULTY((push_effect(ROPE_EFFECT), top_frame(c)->step = REACTED, PUSH(fire, 2)), "fire runs for an empty seat");
    struct game strict = hall;
    strict.rules.seatless = NULL;
    open_hall();
    top_frame(c)->seat = NOBODY;
    c->game = &strict;
    check("night runs for an empty seat");
}

static void frames_stand_at_a_step(void **state)
{
    (void)state;
    SOUND((PUSH(duel, 0), top_frame(c)->step = STEP(duel, STRIKE)));
    FAULTY((PUSH(duel, 0), top_frame(c)->step = STEP(duel, STRIKE) + 1), "duel has no such step");
}

static void locals_are_in_order(void **state)
{
    (void)state;
    SOUND(PUSH(duel, 0, .rival = 1));
    FAULTY(PUSH(duel, 0, .rival = 2), "duel: rival is seat 2, and nobody sits there");
}

static void frames_are_called_where_they_lie(void **state)
{
    (void)state;
    SOUND(stack_clear(c)); /* the game is over */
    FAULTY((stack_clear(c), PUSH(duel, 0)), "duel cannot be called by nobody there");
    FAULTY(PUSH(fire, 0), "fire cannot be called by night there");
    FAULTY((top_frame(c)->step = STEP(night, GO_ON), PUSH(duel, 0)), "duel cannot be called by night there");
    FAULTY(PUSH(night, 0), "night cannot be called by night there");
    FAULTY((PUSH(duel, 0), PUSH(duel, 1)), "duel cannot be called by duel there");
}

static void effects_are_those_of_a_card(void **state)
{
    (void)state;
    SOUND(push_effect((struct effect){.kind = KIND_CARD, .card = CANDLE}));
    FAULTY(push_effect((struct effect){.card = CANDLE}), "an effect of no card runs");
    FAULTY(push_effect((struct effect){.kind = KINDS_MAX, .card = CANDLE}), "an effect of no card runs");
    FAULTY(push_effect((struct effect){.kind = KIND_CARD}), "an effect of no card runs");
    FAULTY(push_effect((struct effect){.kind = KIND_CARD, .card = 5}), "an effect of no card runs");
    FAULTY(push_effect((struct effect){.kind = KIND_CARD, .card = WINE}), "an effect of no card runs");
    FAULTY(push_effect((struct effect){.kind = KIND_BARE, .card = 1}), "an effect of no card runs");
}

static void effects_stand_at_an_instruction(void **state)
{
    (void)state;
    SOUND(push_effect(EFFECT_OF(CANDLE, .pc = 5))); /* all is done */
    FAULTY(push_effect(EFFECT_OF(CANDLE, .pc = 6)), "an effect runs past its end");
    FAULTY(push_effect(EFFECT_OF(CANDLE, .back = 6)), "an effect runs past its end");
    SOUND(push_effect(EFFECT_OF(CANDLE, .pc = 1, .back = 1))); /* of `times` */
    SOUND(push_effect(EFFECT_OF(CANDLE, .pc = 3, .back = 3))); /* of `each` */
    FAULTY(push_effect(EFFECT_OF(CANDLE, .pc = 3, .back = 2)),
           "an effect repeats what is not a loop");
    FAULTY(push_effect(EFFECT_OF(ROPE, .back = 1)), "an effect repeats what is not a loop");
}

/* A verb hands over to some procedures only, and not while the effect itself asks. */
static void effects_call_what_verbs_call(void **state)
{
    (void)state;
    const struct effect rope = ROPE_EFFECT;
    SOUND((push_effect(rope), top_frame(c)->step = DONE, PUSH(duel, 1)));
    SOUND((push_effect(rope), top_frame(c)->step = REACTED, PUSH(fire, 1)));
    FAULTY((push_effect(rope), top_frame(c)->step = DONE, PUSH(toast, 1)), "toast cannot be called by effect there");
    FAULTY((push_effect(rope), top_frame(c)->step = DONE, push_effect(rope)),
           "effect cannot be called by effect there");
    FAULTY((push_effect(rope), top_frame(c)->step = WHETHER, PUSH(duel, 1)), "duel cannot be called by effect there");
}

/* -- Lanes -------------------------------------------------------------------------------------------------- */

static void fork_toast(seats who)
{
    top_frame(c)->step = STEP(night, TOASTED);
    fork_lanes(c, who, P_toast, sizeof(struct toast));
}

static struct frame *first_in_lane(seat who)
{
    return (struct frame *)(void *)((u8 *)lane_locals(c, who) - sizeof(struct frame));
}

static void push_in_lane(seat who)
{
    first_in_lane(who)->step = STEP(toast, SAID);
    c->lane = true;
    c->seat = who;
    PUSH(duel, who, .rival = 1);
    c->lane = false;
}

static void lanes_are_looked_over(void **state)
{
    (void)state;
    SOUND(fork_toast(3));
    SOUND((fork_toast(3), g.head.lanes = 2)); /* one has ended */
    FAULTY(fork_toast(7), "an empty seat chooses");
    FAULTY((fork_toast(3), ((struct toast *)lane_locals(c, 1))->to = 2), "toast: to is seat 2, and nobody sits there");
    FAULTY((fork_toast(3), top_frame(c)->step = STEP(night, DUELLED)), "toast cannot be called by night there");
    SOUND((fork_toast(3), push_in_lane(1)));
    FAULTY((fork_toast(3), push_in_lane(1), first_in_lane(1)->step = STEP(toast, TO_WHOM)),
           "duel cannot be called by toast there");
}

/* -- Questions ---------------------------------------------------------------------------------------------- */

static void questions_have_an_answer(void **state)
{
    (void)state;
    SOUND((g.cursed = 7, PUSH(duel, 0))); /* it does not ask yet */
    FAULTY((g.cursed = 7, PUSH(duel, 0), top_frame(c)->step = STEP(duel, STRIKE)),
           "a question is asked that has no answer");
    SOUND((g.cursed = 7, fork_toast(3)));
    SOUND((fork_toast(3), first_in_lane(0)->step = STEP(toast, TO_WHOM)));
    FAULTY((g.cursed = 7, fork_toast(3), first_in_lane(0)->step = STEP(toast, TO_WHOM)),
           "a question is asked that has no answer");
    FAULTY((g.cursed = 7, fork_toast(3), first_in_lane(1)->step = STEP(toast, TO_WHOM)),
           "a question is asked that has no answer");
    SOUND((g.cursed = 7, fork_toast(3), first_in_lane(1)->step = STEP(toast, TO_WHOM), g.head.lanes = 1));
    for (u8 helpers = 0; helpers < 4; helpers++) /* and ask somebody */
        FAULTY((g.alive = helpers, push_effect(ROPE_EFFECT), top_frame(c)->step = REACTED, PUSH(fire, NOBODY),
                top_frame(c)->step = STEP(fire, WHO_HELPS)),
               helpers ? "" : "a question is asked that has no answer");
    open_hall();
    struct hall before = g;
    check("");
    assert_memory_equal(&before, &g, sizeof g); /* listing changes nothing */
}

/* -- The game's own ----------------------------------------------------------------------------------------- */

static void the_game_is_asked_last(void **state)
{
    (void)state;
    SOUND(g.cursed = 12);
    FAULTY(g.cursed = 13, "thirteen is cursed");
    FAULTY((g.cursed = 13, g.dark = 2), "hall: dark is neither true nor false");
    struct game trusting = hall;
    trusting.rules.find_fault = NULL;
    open_hall();
    g.cursed = 13;
    c->game = &trusting;
    check("");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_game_is_for_so_many_players),
    cmocka_unit_test(seats_sit_at_the_table),
    cmocka_unit_test(numbers_are_in_their_bounds),
    cmocka_unit_test(things_are_in_the_game),
    cmocka_unit_test(structs_within_are_looked_over),
    cmocka_unit_test(vocabularies_name_their_values),
    cmocka_unit_test(no_card_is_lost_or_doubled),
    cmocka_unit_test(cards_lie_where_they_may),
    cmocka_unit_test(families_are_looked_over_alone),
    cmocka_unit_test(families_fit_into_the_state),
    cmocka_unit_test(frames_run_for_a_seat),
    cmocka_unit_test(frames_stand_at_a_step),
    cmocka_unit_test(locals_are_in_order),
    cmocka_unit_test(frames_are_called_where_they_lie),
    cmocka_unit_test(effects_are_those_of_a_card),
    cmocka_unit_test(effects_stand_at_an_instruction),
    cmocka_unit_test(effects_call_what_verbs_call),
    cmocka_unit_test(lanes_are_looked_over),
    cmocka_unit_test(questions_have_an_answer),
    cmocka_unit_test(the_game_is_asked_last),
};
TEST_GROUP(tests);
