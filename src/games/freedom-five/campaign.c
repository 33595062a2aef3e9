/* campaign.c: Comics that follow from each other in their order: envelopes, results, Side Quests (chapter 35). */
#include "procedures.h"

DESCRIBE(carried, CARRIED_FIELDS, false)

/* The Comics of the campaign are those with numbers from 1 on. */
static const struct comic_row *comic_number(const struct content *content, int number)
{
    for (int id = 1; id <= content->count[KIND_COMIC]; id++) {
        const struct comic_row *comic = (const struct comic_row *)(const void *)content_row(content, KIND_COMIC, id);
        if (comic->number == number) return comic;
    }
    return NULL;
}

static int comics_of(const struct content *content)
{
    int n = 0;
    while (n < COMICS_MOST && comic_number(content, n + 1)) n++;
    return n;
}

static const char *fault(const struct content *content, const void *carried)
{
    const struct carried *k = carried;
    if (k->played > comics_of(content)) return "more Comics were played than there are (FF-328)";
    if (k->won >> k->played) return "a Comic was won that was not played (FF-328)";
    if (k->quests >> 1 >> k->played || k->quests & 1) return "a Side Quest has succeeded that was not played (FF-355)";
    return NULL;
}

static bool is_over(const struct content *content, const void *carried)
{
    return ((const struct carried *)carried)->played >= comics_of(content);
}

static const char *check_next(const struct content *content, const void *carried, const struct setup *setup)
{
    const struct carried *k = carried;
    const struct row *row = content_row(content, KIND_COMIC, setup->scenario);
    if (((const struct comic_row *)(const void *)row)->number != k->played + 1)
        return "a campaign goes through the Comics in their order (FF-328, FF-331)";
    if (setup->options & EVERYTHING) return "in a campaign content is unlocked by playing (FF-330)";
    return NULL;
}

/* Each Comic that was played has opened its envelope, won or lost (FF-330, FF-333). */
static void begin_next(struct context *c, void *state, const void *carried)
{
    const struct carried *k = carried;
    STATE *g = state;
    (void)c;
    g->in_campaign = true;
    g->unlocked = (u8)(bit(k->played) - 1);
    g->quests = k->quests;
    g->before = !k->played ? 0 : in_set(k->won, k->played - 1) ? 1 : 2; /* FF-332 */
}

static void after(struct context *c, const void *state, const void *before, void *carried)
{
    const STATE *g = state;
    struct carried *k = carried;
    (void)before;
    k->played++;
    if (score(c, g, 0)) k->won |= (u8)bit(k->played - 1);
    if (g->quest_won) k->quests |= (u8)bit(k->played);       /* FF-356: even if the Scenario was lost */
}

static void stands(struct text *out, const struct content *content, const void *carried)
{
    const struct carried *k = carried;
    text_add(out, "%d of %d Comics played, %d won", k->played, comics_of(content), set_count(k->won));
    if (k->quests) text_add(out, "; Side Quests: %d", set_count(k->quests));
}

const struct game_campaign campaign = {
    .fields = &carried_fields, .find_fault = fault, .is_over = is_over, .check = check_next, .begin = begin_next,
    .after = after, .stands = stands,
};
