/* test_bot_fight.c: what the quick bot expects of dice. */
#include "../kit/group.h"
#include "games/the-others/bot_mind.h"

/* With 12 dice and more a roll without a Hit is too rare for the tables. */
static void it_fears_many_dice_more_than_few(void **state)
{
    (void)state;
    struct champion k = {0};
    for (int n = 1; NONE + n < COUNT(k.pain); n++) k.pain[NONE + n] = (i16)(100 * n);
    for (int dice = 1; dice <= 14; dice++)
        for (int sure = 0; sure <= 1; sure++)
            for (int shield = 0; shield <= 16; shield += 8)
                assert_true(cost_of_dice(&k, dice, sure, shield) > cost_of_dice(&k, dice - 1, sure, shield));
}

static const struct CMUnitTest tests[] = {cmocka_unit_test(it_fears_many_dice_more_than_few)};
TEST_GROUP(tests);
