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

/* Whether a Chapter of a Comic has a Side Quest. */
static bool has_quest(const struct content *content, int number)
{
    struct context c_ = {.content = content}, *c = &c_;
    const struct comic_row *comic = comic_number(content, number);
    for (int i = 0; comic && i < CHAPTERS_MOST; i++)
        if (comic->chapter[i] && CHAPTER(comic->chapter[i])->quest == SIDE_QUEST) return true;
    return false;
}

static const char *fault(const struct content *content, const void *carried)
{
    const struct carried *k = carried;
    if (k->played > comics_of(content)) return "more Comics were played than there are (FF-328)";
    if (k->won >> k->played) return "a Comic was won that was not played (FF-328)";
    if (k->quests >> 1 >> k->played || k->quests & 1) return "a Side Quest has succeeded that was not played (FF-355)";
    for EACH_BIT(number, k->quests)
        if (!has_quest(content, number)) return "a Side Quest has succeeded in a Comic that has none (FF-355)";
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
    if (setup->options & FREE_PLAY) return NULL;             /* FF-336: any one Scenario */
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
    g->unlocked = (u8)(bit(k->played) - 1);
    g->quests = k->quests;
    if (g->options & FREE_PLAY) return;                      /* FF-338 */
    g->in_campaign = true;
    g->before = !k->played ? 0 : in_set(k->won, k->played - 1) ? 1 : 2; /* FF-332 */
}

static void after(struct context *c, const void *state, const void *before, void *carried)
{
    const STATE *g = state;
    struct carried *k = carried;
    (void)before;
    if (g->options & FREE_PLAY) return;                      /* FF-339 */
    k->played++;
    if (score(c, g, 0)) k->won |= (u8)bit(k->played - 1);
    if (g->quest_won) k->quests |= (u8)bit(k->played);       /* FF-356: even if the Scenario was lost */
}

/* -- What it has unlocked: the information cards of its envelopes (FF-333) --------------------------------------- */

/* Whether something of an envelope or a Side Quest is; what lies in neither was always there. */
static bool has_won(const struct carried *k, u8 envelope, u8 quest)
{
    return (envelope || quest) && envelope <= k->played && (!quest || in_set(k->quests, quest));
}

static void tell(struct text *out, const char **before, int n, const char *one, const char *many)
{
    if (!n) return;
    text_add(out, "%s%d %s", *before, n, n == 1 ? one : many);
    *before = ", ";
}

static void tell_unlocked(struct text *out, const struct content *content, const struct carried *k)
{
    struct context c_ = {.content = content}, *c = &c_;
    const char *before = "; unlocked: ";
    int upgrades = 0, augments = 0, allies = 0, modifiers = 0, bystanders = 0, specials = 0, justices = 0;
    for (int id = 1; id <= content->count[KIND_ABILITY]; id++) upgrades += has_won(k, ABILITY(id)->envelope, 0);
    for (int id = 1; id <= content->count[KIND_GEAR]; id++)
        *(GEAR(id)->ally ? &allies : &augments) += has_won(k, GEAR(id)->envelope, GEAR(id)->quest);
    for (int id = 1; id <= content->count[KIND_MODIFIER]; id++) modifiers += has_won(k, MODIFIER(id)->envelope, 0);
    for (int id = 1; id <= content->count[KIND_BYSTANDER]; id++) bystanders += has_won(k, BYSTANDER(id)->envelope, 0);
    for (int id = 1; id <= content->count[KIND_SPECIAL]; id++)
        specials += SPECIAL(id)->copies * has_won(k, SPECIAL(id)->envelope, SPECIAL(id)->quest);
    for (int id = 1; id <= content->count[KIND_JUSTICE]; id++) justices += has_won(k, JUSTICE(id)->envelope, 0);
    tell(out, &before, upgrades, "Upgraded Ability card", "Upgraded Ability cards");
    tell(out, &before, augments, "Augment", "Augments");
    tell(out, &before, allies, "Ally", "Allies");
    tell(out, &before, modifiers, "Henchmen Modifier", "Henchmen Modifiers");
    tell(out, &before, bystanders, "Bystander card", "Bystander cards");
    tell(out, &before, specials, "Special card", "Special cards");
    tell(out, &before, justices, "Justice card", "Justice cards");
}

static void stands(struct text *out, const struct content *content, const void *carried)
{
    const struct carried *k = carried;
    text_add(out, "%d of %d Comics played, %d won", k->played, comics_of(content), set_count(k->won));
    if (k->quests) text_add(out, "; Side Quests: %d", set_count(k->quests));
    tell_unlocked(out, content, k);
}

const struct game_campaign campaign = {
    .fields = &carried_fields, .find_fault = fault, .is_over = is_over, .check = check_next, .begin = begin_next,
    .after = after, .stands = stands, .free_play = FREE_PLAY,
};
