/* quick.h: what quick bots share: the best of the options by a score, a chance from facts, what a question is about. */
#ifndef ENGINE_QUICK_H
#define ENGINE_QUICK_H

#include "game.h"

/* The index of the listed option with the highest judgement * `scale` + a random number below `noise`, so that equal
 * ones are taken equally often. `mind` belongs to the bot. */
static inline int best_option(const struct context *c, const void *mind,
                              int (*judge)(const void *mind, struct action a), int scale, int noise,
                              struct random *luck)
{
    int best = 0, most = 0;
    for (int i = 0; i < c->count; i++) {
        int value = judge(mind, c->option[i]) * scale;
        value += (int)random_below(luck, (u32)noise);
        if (i && value <= most) continue;
        best = i;
        most = value;
    }
    return best;
}

/* 1000 / (1 + exp(-x / 4096)), from points that lie half a unit apart: the chance in thousandths that a weighted sum of
 * facts stands for. */
static inline int logistic(int x)
{
    static const i16 point[] = {500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993};
    int far = x < 0 ? -x : x, at = far / 2048, chance;
    if (at >= COUNT(point) - 1) chance = point[COUNT(point) - 1];
    else chance = point[at] + (point[at + 1] - point[at]) * (far % 2048) / 2048;
    return x < 0 ? 1000 - chance : chance;
}

/* The same sum in thousandths that never quite reach the ends: for comparing what is far from even. */
static inline int far_off(int x) { return 500 + 480 * x / ((x < 0 ? -x : x) + 4 * 4096); }

/* The frame that asks, NULL while lanes do. */
static inline struct frame *asking(const struct context *c) { return c->head->lanes ? NULL : top_frame(c); }
static inline bool asked_by(const struct context *c, u8 proc) { return asking(c) && asking(c)->proc == proc; }

/* The effect whose target is being chosen, or NULL. */
struct effect *asked_for(const struct context *c);

/* The next instruction of an effect, from where it is now, whose verb is `first_verb` or a later one: what a choice of
 * targets is made for. Its verb is V_END when there is none. */
struct instr chosen_for(const struct context *c, const struct effect *e, u8 first_verb);

#endif
