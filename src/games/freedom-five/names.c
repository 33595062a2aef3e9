/* names.c: names that depend on the state, or are more than a name: what somebody may react to, and the story. */
#include <string.h>

#include "scene_parts.h"

/* -- Moments ------------------------------------------------------------------------------------------------------ */

static const char *row_name(const struct content *content, int kind, int row)
{
    return content_string(content, content_row(content, kind, row)->name);
}

/* What came of the dice so far, while somebody may still change it; of a test also how much it takes. */
static void say_rolled(struct text *out, const STATE *g, const char *hero)
{
    const struct frame *window = top_of(g), *rolled = window ? caller((struct frame *)(size_t)window) : NULL;
    if (!rolled || rolled->proc != P_roll_dice) {
        text_add(out, "%s has rolled", hero);
        return;
    }
    const struct frame *test = caller((struct frame *)(size_t)rolled);
    int hits = roll_total(LOCALS(roll_dice, rolled));
    text_add(out, "%s has rolled %d success%s", hero, hits, hits == 1 ? "" : "es");
    if (test && test->proc == P_attribute_test) text_add(out, " of %d", LOCALS(attribute_test, test)->need);
}

void say_moment(struct text *out, const struct content *content, const STATE *g, const struct window *w)
{
    const char *hero = w->hero < g->players ? row_name(content, KIND_HERO, g->hero[w->hero].hero) : "a Hero";
    const char *place = w->where && w->where <= LOCATIONS ? row_name(content, KIND_LOCATION, w->where) : "a Location";
    const char *villain = "a Villain";
    if (w->colour < COLOURS) villain = row_name(content, KIND_VILLAIN, g->villain[w->colour].villain);
    bool shown = g->scheme.start[SCHEME_SHOWN + 1] > g->scheme.start[SCHEME_SHOWN];
    const char *scheme = shown ? row_name(content, KIND_SCHEME, g->scheme.id[g->scheme.start[SCHEME_SHOWN]]) : "comes";
    switch (w->moment) {
    case ON_TURN: text_add(out, "the turn of %s begins", hero); break;
    case ON_HURT:
        if (w->amount > 0) text_add(out, "%s is about to take %d damage", hero, w->amount);
        else text_add(out, "all damage to %s is prevented", hero);
        break;
    case ON_TEST: text_add(out, "%s is about to roll", hero); break;
    case ON_TESTED: case ON_HENCHMEN_ROLLED: case ON_STRUCK: say_rolled(out, g, hero); break;
    case ON_COMMITTED: text_add(out, "%s commits dice", hero); break;
    case ON_CLEARED: text_add(out, "no Henchman is left at %s", place); break;
    case ON_MOVED: text_add(out, "%s has moved to %s", hero, place); break;
    case ON_RESCUED: text_add(out, "%s has rescued a Bystander", hero); break;
    case ON_JUSTICE: text_add(out, "%s has resolved a Justice card", hero); break;
    case ON_SCHEME: text_add(out, "the Scheme card %s", scheme); break;
    case ON_OVERRUN: text_add(out, "%s is about to be Overrun", place); break;
    case ON_ADVANCE: text_add(out, "the Mastermind track is about to advance by %d", w->amount); break;
    case ON_VILLAIN_MOVED: text_add(out, "%s has moved to %s", villain, place); break;
    case ON_ANARCHY_PLACED: text_add(out, "an Anarchy token was placed at %s", place); break;
    case ON_TOKEN_PLACED: text_add(out, "a Mastermind token was placed at %s", place); break;
    case ON_HENCHMAN_PLACED: text_add(out, "a Henchman was placed at %s", place); break;
    case ON_KNOCKED_OUT: text_add(out, "%s was knocked out", hero); break;
    case ON_VILLAIN_DEFEATED: text_add(out, "%s is defeated", villain); break;
    case ON_VILLAIN_PHASE: text_add(out, "the Villain phase of %s begins", hero); break;
    case ON_REFRESH: text_add(out, "the Refresh phase of %s", hero); break;
    default: text_add(out, "now"); break;
    }
}

/* The damage that a window is about, NULL: another moment. */
static const struct hurt *hurt_before(const struct frame *window)
{
    const struct frame *from = caller((struct frame *)(size_t)window);
    return from && from->proc == P_hurt ? LOCALS(hurt, from) : NULL;
}

/* How many cards go, and for what if they need not. */
static const char *prompt_of_discard(const struct discard *L)
{
    static const char *const words[] = {
        "Which card do you discard?", "Which cards do you discard? (2 must go)",
        "Which cards do you discard? (3 must go)", "Which cards do you discard? (4 must go)",
        "Which cards do you discard? (5 must go)"};
    static const char *const blocks[] = {"Do you discard a card to block 1 damage?",
                                         "Do you discard cards to block damage? (1 each, 2 are coming)",
                                         "Do you discard cards to block damage? (1 each, 3 are coming)",
                                         "Do you discard cards to block damage? (1 each, 4 are coming)"};
    int n = L->left - 1;
    if (n < 0) return NULL;
    if (L->optional) return n < COUNT(blocks) ? blocks[n] : "Do you discard cards to block damage? (1 each)";
    return n < COUNT(words) ? words[n] : NULL;
}

/* How many of a Hero's Damage tokens go. */
static const char *prompt_of_heal(const STATE *g, const struct heal *L)
{
    static const char *const words[] = {
        "Which Damage token is removed?", "Which Damage tokens are removed? (2 go)",
        "Which Damage tokens are removed? (3 go)", "Which Damage tokens are removed? (4 go)"};
    int n = min_int(L->left, damage_of(&g->hero[L->hero])) - 1;
    return n >= 0 && n < COUNT(words) ? words[n] : NULL;
}

const char *prompt_of(const struct context *c, const struct frame *f)
{
    static const char *const words[MOMENTS] = {
        [ON_TURN] = "A turn begins. Do you react?",
        [ON_HURT] = "A Hero is about to take damage. Do you react?",
        [ON_TEST] = "A Hero is about to roll a test. Do you react?",
        [ON_TESTED] = "A Hero has rolled a test. Do you react?",
        [ON_HENCHMEN_ROLLED] = "The dice of an Attack on Henchmen are rolled. Do you react?",
        [ON_STRUCK] = "The dice of a Villain fight are rolled. Do you react?",
        [ON_CLEARED] = "No Henchman is left in the Location. Do you react?",
        [ON_MOVED] = "A Hero has moved. Do you react?",
        [ON_RESCUED] = "A Bystander was rescued. Do you react?",
        [ON_JUSTICE] = "A Justice card is resolved. Do you react?",
        [ON_SCHEME] = "A Scheme card is revealed. Do you react before it is carried out?",
        [ON_OVERRUN] = "A Location is about to be Overrun. Do you react?",
        [ON_ADVANCE] = "The Mastermind track is about to advance. Do you react?",
        [ON_VILLAIN_MOVED] = "A Villain has moved. Do you react?",
        [ON_ANARCHY_PLACED] = "An Anarchy token was placed. Do you react?",
        [ON_TOKEN_PLACED] = "A Mastermind token was placed. Do you react?",
        [ON_HENCHMAN_PLACED] = "A Henchman was placed. Do you react?",
        [ON_KNOCKED_OUT] = "A Hero was knocked out. Do you react?",
        [ON_VILLAIN_DEFEATED] = "A Villain is defeated. Do you react?",
        [ON_VILLAIN_PHASE] = "The Villain phase begins. Do you react?",
        [ON_REFRESH] = "The Refresh phase begins. Do you react?"};
    if (f->proc == P_discard) return prompt_of_discard(LOCALS(discard, f));
    if (f->proc == P_heal) return prompt_of_heal((const STATE *)(const void *)c->head, LOCALS(heal, f));
    if (f->proc == P_defeat)
        return LOCALS(defeat, f)->left > 1 ? "Which reward is taken first, and by whom? (2 are taken)"
                                           : "Which reward is taken, and by whom? (the last one)";
    if (f->proc != P_window || f->step != STEP(window, REACT)) return NULL;
    const struct hurt *hurt = hurt_before(f);
    if (hurt && !hurt->left) return "All damage is prevented. Do you still react?";
    u8 moment = LOCALS(window, f)->moment;
    return moment < MOMENTS ? words[moment] : NULL;
}

/* -- What a text says --------------------------------------------------------------------------------------------- */

/* What stands after a heading of a row's text, up to the next one, without its full stop. */
static void say_section(struct text *out, const char *text, const char *heading)
{
    static const char *const others[] = {" Defense: ", " Counterstrike: ", " After Attack: ", " Reward 1: ",
                                         " Reward 2: ", " Reward 3: ", " Reward 4: ", " Justice Reward 2: "};
    const char *from = strstr(text, heading), *end = from ? from + strlen(from) : NULL;
    if (!from) return;
    from += strlen(heading);
    for (size_t i = 0; i < COUNT(others); i++) {
        const char *other = strstr(from, others[i]);
        if (other && other < end) end = other;
    }
    if (end > from && end[-1] == '.') end--;
    text_put(out, from, (size_t)(end - from));
}

/* False: the thing is no text. */
static bool say_text(struct text *out, const struct content *content, u8 thing, u8 value)
{
    u8 kind = thing == THE_EVENT ? KIND_EVENT : thing == THE_SCHEME_EVENT ? KIND_SCHEME : KIND_VILLAIN;
    const char *text = content_string(content, content_row(content, kind, value)->text);
    switch (thing) {
    case THE_EVENT: say_section(out, text, ""); return true;
    case THE_SCHEME_EVENT: say_section(out, text, " Event: "); return true;
    case THE_MOVEMENT: say_section(out, text, "Movement: "); return true;
    case THE_COUNTERSTRIKE: say_section(out, text, "Counterstrike: "); return true;
    case THE_AFTER_ATTACK: say_section(out, text, "After Attack: "); return true;
    default: return false;
    }
}

static const char *text_of(const struct content *content, int kind, int row)
{
    return content_string(content, content_row(content, kind, row)->text);
}

/* A reward that is offered now, of the defeated Villain or of the Chapter: its number and its text. */
static bool say_reward(struct text *out, const struct content *content, const STATE *g, u8 number)
{
    static const char *const headings[REWARDS] = {"Reward 1: ", "Reward 2: ", "Reward 3: ", "Reward 4: "};
    const struct frame *f = top_of(g);
    const char *text = NULL;
    if (f && f->proc == P_defeat) text = text_of(content, KIND_VILLAIN, g->villain[LOCALS(defeat, f)->colour].villain);
    else if (f && f->proc == P_turn && g->chapter) text = text_of(content, KIND_CHAPTER, g->chapter);
    if (!text || !number || number > REWARDS) return false;
    text_add(out, "%d (", number);
    say_section(out, text, headings[number - 1]);
    text_add(out, ")");
    return true;
}

/* -- What is read aloud ------------------------------------------------------------------------------------------- */

/* FF-365: the words of the Comic are what is read aloud of it. */
bool name_thing(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    if (thing == A_MOMENT) {
        struct frame *f = top_of(s->state);
        if (!f || f->proc != P_window) return true;
        struct window w = *LOCALS(window, f);
        const struct hurt *hurt = hurt_before(f);
        if (hurt) w.amount = (i8)hurt->left;                 /* without what was prevented */
        text_add(out, " (");
        say_moment(out, s->content, s->state, &w);
        text_add(out, ")");
        return true;
    }
    if (thing == THE_REWARD) {
        text_add(out, "%s (", row_name(s->content, KIND_JUSTICE, value));
        say_section(out, text_of(s->content, KIND_JUSTICE, value), "Reward: ");
        text_add(out, ")");
        return true;
    }
    if (thing == A_REWARD) return say_reward(out, s->content, s->state, value);
    if (thing >= THE_EVENT && thing <= THE_AFTER_ATTACK) return say_text(out, s->content, thing, value);
    const struct row *row = content_row(s->content, thing <= A_DEFEAT ? KIND_COMIC : KIND_CHAPTER, value);
    const struct comic_row *comic = (const void *)row;
    const struct chapter_row *chapter = (const void *)row;
    u16 words, more = 0;
    switch (thing) {
    case A_PAGE_ONE: words = comic->introduction, more = comic->objective_text; break;
    case A_VICTORY: words = comic->victory; break;
    case A_DEFEAT: words = comic->defeat; break;
    case A_SCENE_BEFORE: words = chapter->before; break;
    case A_SCENE_AFTER: words = chapter->after; break;
    case THE_SPECIAL_RULES: words = chapter->special_rules, more = row->text; break;
    default: return false;
    }
    const char *first = content_string(s->content, words), *second = content_string(s->content, more);
    text_add(out, "%s%s%s", first, *first && *second ? " " : "", second);
    return true;
}
