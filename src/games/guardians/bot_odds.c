/* bot_odds.c: the chances of attacks and Value Checks (GC-S03, GC-S04), worked out beforehand. */
#include "bot_mind.h"

enum { COMBAT, POWER, CHECK, KINDS_OF_DICE };
enum { DICE_MOST = 7, SUM_MOST = 12, ONE = 32768 };

/* By the kind and number of dice: a result of at least 0, 1, ... in all, POW rolled again; in 32768ths. */
static const u16 at_least[KINDS_OF_DICE][DICE_MOST + 1][SUM_MOST + 1] = {
    [COMBAT] = {
        {32768, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
        {32768, 21845, 9102, 1517, 253, 42, 7, 1, 0, 0, 0, 0, 0},
        {32768, 29127, 20632, 10619, 3877, 997, 225, 47, 9, 2, 0, 0, 0},
        {32768, 31554, 27307, 19823, 11574, 5324, 1941, 580, 153, 37, 9, 2, 0},
        {32768, 32363, 30476, 26048, 19358, 12163, 6378, 2791, 1033, 332, 96, 26, 6},
        {32768, 32633, 31847, 29543, 25138, 19038, 12580, 7180, 3534, 1509, 567, 190, 58},
        {32768, 32723, 32408, 31303, 28752, 24441, 18803, 12893, 7817, 4181, 1978, 833, 316},
        {32768, 32753, 32631, 32130, 30775, 28078, 23886, 18620, 13140, 8338, 4745, 2425, 1117},
    },
    [POWER] = {
        {32768, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
        {32768, 32768, 16384, 2731, 455, 76, 13, 2, 0, 0, 0, 0, 0},
        {32768, 32768, 32768, 24576, 10923, 2958, 683, 145, 29, 6, 1, 0, 0},
        {32768, 32768, 32768, 32768, 28672, 18432, 8192, 2693, 749, 188, 44, 10, 2},
        {32768, 32768, 32768, 32768, 32768, 30720, 23893, 14222, 6447, 2347, 735, 207, 54},
        {32768, 32768, 32768, 32768, 32768, 32768, 31744, 27477, 19655, 11240, 5196, 2016, 684},
        {32768, 32768, 32768, 32768, 32768, 32768, 32768, 32256, 29696, 23936, 16161, 9038, 4246},
        {32768, 32768, 32768, 32768, 32768, 32768, 32768, 32768, 32512, 31019, 27036, 20565, 13334},
    },
    [CHECK] = {
        {32768, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
        {32768, 16384, 4096, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
        {32768, 24576, 12288, 3584, 512, 0, 0, 0, 0, 0, 0, 0, 0},
        {32768, 28672, 19456, 9472, 3136, 640, 64, 0, 0, 0, 0, 0, 0},
        {32768, 30720, 24576, 15616, 7552, 2680, 664, 104, 8, 0, 0, 0, 0},
        {32768, 31744, 27904, 20864, 12704, 6124, 2281, 636, 126, 16, 1, 0, 0},
        {32768, 32256, 29952, 24864, 17664, 10434, 5025, 1939, 587, 135, 22, 2, 0},
        {32768, 32512, 31168, 27696, 21900, 14949, 8633, 4158, 1649, 530, 135, 26, 4},
    },
};

static const u16 *chances(int kind, int dice) { return at_least[kind][min_int(DICE_MOST, dice)]; }

int chance_of_dice(struct dice dice, int defense)
{
    const u16 *combat = chances(COMBAT, dice.combat), *power = chances(POWER, dice.power);
    int wanted = min_int(SUM_MOST, defense - dice.plus);
    u32 sum = ONE / 2 * (ONE / SURE);                        /* rounds to the nearest */
    if (!dice.combat && !dice.power) return 0;               /* GC-S57 */
    if (wanted <= 0) return SURE;
    for (int n = 0; n < wanted; n++) sum += (u32)(combat[n] - combat[n + 1]) * power[wanted - n];
    return (int)((sum + (u32)combat[wanted] * ONE) / (ONE * (ONE / SURE)));
}

int chance_of_sum(int dice, int most)
{
    if (most < 0) return 0;
    return most >= SUM_MOST ? SURE : ((ONE - chances(CHECK, dice)[most + 1]) * SURE + ONE / 2) / ONE;
}
