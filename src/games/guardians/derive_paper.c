/* derive_paper.c: what is wrong with the articles, headlines and advertisements of the newspaper. */
#include <string.h>

#include "derivation.h"

enum { LEAD_MOST = 9, ADVERTISEMENTS = 6 };

static bool is_same_subject(const struct article_row *a, const struct article_row *b)
{
    return a->about == b->about && a->room == b->room && a->hero == b->hero;
}

/* Whether somebody has written about a subject. */
static bool is_covered(struct derivation *f, struct article_row subject)
{
    for EACH_DERIVED(id, article, article_row, KIND_ARTICLE)
        if (is_same_subject(article, &subject)) return true;
    return false;
}

/* Every Objective, every Hero and the Showdown have an article (GC-261 to GC-284). */
static void check_coverage(struct derivation *f)
{
    for EACH_DERIVED(id, room, room_row, KIND_ROOM)
        if (room->kind == OBJECTIVE && !is_covered(f, (struct article_row){.about = ABOUT_OBJECTIVE, .room = (u8)id}))
            derive_mistake(f, "there is no article about the Objective '%s'", derive_id(f, KIND_ROOM, id));
    for (int id = 1; id <= derive_count(f, KIND_HERO); id++)
        if (!is_covered(f, (struct article_row){.about = ABOUT_HERO, .hero = (u8)id}))
            derive_mistake(f, "there is no article about '%s'", derive_id(f, KIND_HERO, id));
    if (!is_covered(f, (struct article_row){.about = ABOUT_SHOWDOWN}))
        derive_mistake(f, "there is no article about the Showdown");
}

/* The words in braces that the newspaper replaces. */
static void check_marks(struct derivation *f, const char *text)
{
    static const char *const marks[] = {"{hero}", "{by}", "{room}", "{turn}", "{turns}", "{heroes}"};
    for (const char *at = text; (at = strchr(at, '{')); at++) {
        bool known = false;
        for (int k = 0; k < COUNT(marks); k++) known |= strncmp(at, marks[k], strlen(marks[k])) == 0;
        if (!known) derive_mistake(f, "'%.12s': expected {hero}, {by}, {room}, {turn}, {turns} or {heroes}", at);
    }
}

void derive_article(struct derivation *f, void *row)
{
    const struct article_row *a = row;
    const struct room_row *room = derive_row(f, KIND_ROOM, a->room);
    if (row == derive_row(f, KIND_ARTICLE, 1)) check_coverage(f);
    if ((a->about == ABOUT_OBJECTIVE) != (a->room != 0))
        derive_mistake(f, "room: expected for an Objective, and only there");
    else if (a->room && room->kind != OBJECTIVE)
        derive_mistake(f, "room: '%s' is no Objective", derive_id(f, KIND_ROOM, a->room));
    if ((a->about == ABOUT_HERO) != (a->hero != 0)) derive_mistake(f, "hero: expected for a Hero, and only there");
    for EACH_DERIVED(id, other, article_row, KIND_ARTICLE) {
        if (other == a) break;
        if (is_same_subject(other, a))
            derive_mistake(f, "'%s' is about the same thing", derive_id(f, KIND_ARTICLE, id));
    }
    const u16 texts[] = {a->patrol_title, a->patrol_text, a->skarov_title, a->skarov_text};
    for (int k = 0; k < COUNT(texts); k++) check_marks(f, derive_string(f, texts[k]));
    derive_text(f, "%s / %s", derive_string(f, a->patrol_title), derive_string(f, a->skarov_title));
}

/* Each difference of articles has just one headline (GC-S97). */
void derive_headline(struct derivation *f, void *row)
{
    const struct headline_row *h = row;
    if (h->from > h->to) derive_mistake(f, "from %d to %d: expected the lower number first", h->from, h->to);
    for (int lead = -LEAD_MOST; row == derive_row(f, KIND_HEADLINE, 1) && lead <= LEAD_MOST; lead++) {
        int n = 0;
        for EACH_DERIVED(id, other, headline_row, KIND_HEADLINE) n += other->from <= lead && lead <= other->to;
        if (n != 1) {
            derive_mistake(f, "%d headlines for a difference of %+d articles; expected one", n, lead);
            break;
        }
    }
    derive_text(f, "%s", derive_string(f, h->text));
}

void derive_advertisement(struct derivation *f, void *row)
{
    const struct advertisement_row *a = row;
    if (row == derive_row(f, KIND_ADVERTISEMENT, 1) && derive_count(f, KIND_ADVERTISEMENT) < ADVERTISEMENTS)
        derive_mistake(f, "%d advertisements; expected %d or more", derive_count(f, KIND_ADVERTISEMENT),
                       ADVERTISEMENTS);
    derive_text(f, "%s", derive_string(f, a->text));
}
