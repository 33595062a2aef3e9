/* chapter.c: Chapters open (chapters 3 and 13) and Side Quests lie in the city (chapter 37). */
#include "procedures.h"

u8 next_chapter(struct context *c, const STATE *g)
{
    const struct comic_row *comic = COMIC(g->comic);
    for (int i = 0; i + 1 < CHAPTERS_MOST; i++)
        if (comic->chapter[i] == g->chapter) return comic->chapter[i + 1];
    return 0;
}

void tell_story(struct context *c, u8 kind, rule_number rule, u8 row, u16 words)
{
    if (*content_string(c->content, words)) HAPPEN(kind, rule, NOBODY, row);
}

/* What is left undone stays undone (FF-143). */
static void leave_chapter(struct context *c, STATE *g, bool by_objective)
{
    tell_story(c, EV_SCENE_AFTER, 365, g->chapter, CHAPTER(g->chapter)->after);
    for EACH_BIT(l, g->quest) HAPPEN(EV_QUEST_GONE, 143, NOBODY, l);
    g->quest = 0;
    if (!by_objective || !COMIC(g->comic)->objective_takes_plot) return;
    u32 ahead = g->plots & ~(bit(g->track + 1) - 1);         /* FF-S80: the switch */
    if (ahead) g->plots &= (u16)~bit(lowest(ahead));
}

/* Whether HQ is to be Under Construction when this Chapter opens (FF-214). */
static bool builds_now(struct context *c, const STATE *g, u8 before)
{
    bool late = aftermath_of(c, g).late_construction;
    u8 now = CHAPTER(g->chapter)->under_construction;
    if (now == 1 || (now == 2 && !late)) return true;
    return late && before && CHAPTER(before)->under_construction == 2;
}

static void enter_chapter(struct context *c, STATE *g, u8 chapter)
{
    u8 before = g->chapter;
    g->chapter = chapter;                                    /* FF-140 */
    g->seen_events = g->resolved = g->claimed = 0;
    refresh_moments(c, g);
    HAPPEN(EV_CHAPTER, 138, NOBODY, chapter, CHAPTER(chapter)->number); /* FF-365 */
    tell_story(c, EV_SCENE_BEFORE, 365, chapter, CHAPTER(chapter)->before);
    tell_story(c, EV_SPECIAL_RULES, 365, chapter,
               *content_string(c->content, CHAPTER(chapter)->special_rules) ? CHAPTER(chapter)->special_rules
                                                                            : CHAPTER(chapter)->row.text);
    for (int i = 0; i < QUEST_TOKENS && CHAPTER(chapter)->quest; i++) { /* FF-352 */
        int location = CHAPTER(chapter)->quest_at[i];
        if (!location) continue;
        g->quest |= bit(location);
        HAPPEN(EV_QUEST_TOKEN, 352, NOBODY, location);
    }
    if (builds_now(c, g, before) && !g->under_construction) {
        g->under_construction = true;
        HAPPEN(EV_CONSTRUCTION, 214, NOBODY);
    }
}

#define STEPS_open_chapter(S, Q) S(FLIPPED, TO(defeat)) S(DONE, TO(effect)) S(SETTLED, TO(open_chapter))

PROC(open_chapter)
{
    BEGIN(open_chapter)
    leave_chapter(c, g, L->by_objective);
    enter_chapter(c, g, L->chapter);
    if (CHAPTER(L->chapter)->flips_mastermind) DOING(FLIPPED, flip_mastermind(c, g, 318));
    if (CHAPTER(L->chapter)->opening.length)
        CALL_WITH(DONE, g->active, effect, effect_of(KIND_CHAPTER, L->chapter, PART_OPENING, NOWHERE));
    L->done = true;
    DOING(SETTLED, settle(c, g));                            /* FF-S120: met already */
    END
}
