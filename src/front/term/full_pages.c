/* full_pages.c: pages in place of the table: keys, refusals, changes, pages of the table, the log, rules, the aim. */
#include <stdlib.h>
#include <string.h>

#include "full.h"
#include "room/rulings.h"
#include "teller.h"

/* -- What happened -------------------------------------------------------------------------------------------- */

static void flush(struct teller *t, struct text *out, const char *times)
{
    for (int i = 0; i < t->lines; i++) {
        text_add(out, "%s", t->line[i].words);
        if (t->line[i].times > 1) text_add(out, " (%d %s)", t->line[i].times, times);
        text_add(out, "\n");
    }
    teller_clear(t);
}

/* Whether news tell it. What the reader alone learns, such as a card drawn, is left out last. */
static bool is_told(const struct game *game, seat reader, const struct event *e, enum news news)
{
    u16 flags = game->rules.events[e->kind].flags;
    bool own = e->who == reader && flags & (HIDE_A | HIDE_B | HIDE_C);
    return news == NEWS_ALL || !(flags & ROUTINE) || (news == NEWS_BRIEF && own);
}

/* ONLY_STORY: pieces of the story alone, with room between them; they have a page of their own, so that news can leave
 * them out. */
enum telling { EVERYTHING, NO_STORY, ONLY_STORY };

/* Events before `until` are told as `news` says, the others all. */
static void tell_events(struct full *u, struct text *out, int from, int to, enum telling telling, enum news news,
                        int until)
{
    seat reader = u->mode == FULL_ENDED ? NOBODY : u->who;
    const struct speaker speaker = room_speaker(u->room, reader);
    struct teller t = {0};
    u32 pause = 0;
    for (int i = max_int(0, from); i < to; i++) {
        struct event event = room_event(u->room, reader, i);
        struct text line = {0};
        if (u->mode == FULL_LOOKS && (event.see == EVERYBODY || !has_seat(event.see, reader))) continue;
        u16 flags = room_game(u->room)->rules.events[event.kind].flags;
        if (telling != EVERYTHING && (telling == ONLY_STORY) != ((flags & STORY) != 0)) continue;
        if (event.pause != pause || flags & (NEW_TURN | NEW_ROUND)) flush(&t, out, "times");
        if (telling == ONLY_STORY && out->length) text_add(out, "\n");
        pause = event.pause;
        bool told = i >= until || is_told(room_game(u->room), reader, &event, news);
        if (told) say_event(&line, &speaker, &event);
        if (line.length && !teller_event(&t, line.at, &event)) {
            flush(&t, out, "times");
            teller_event(&t, line.at, &event);
        }
        if (telling == ONLY_STORY) flush(&t, out, "times");
        text_free(&line);
    }
    flush(&t, out, "times");
}

/* Whether an event says no more than that a turn or a round begins. */
static bool begins_something(const struct full *u, int i)
{
    return room_game(u->room)->rules.events[room_event(u->room, u->who, i).kind].flags & (NEW_TURN | NEW_ROUND);
}

void news_write(struct full *u, struct text *fresh, struct text *old, int olds, enum news news, int until)
{
    int count = room_events(u->room), from = u->who == NOBODY ? count : min_int(u->reader[u->who].since, count);
    if (u->mode == FULL_REPLAYS) from = u->replayed;
    int end = count;
    while (u->mode == FULL_ASKS && end > from && begins_something(u, end - 1)) end--; /* the question says so itself */
    tell_events(u, fresh, from, end, NO_STORY, news, until);
    const char *words;
    seat speaker;
    int position;
    int heard = u->who == NOBODY ? 0 : u->reader[u->who].said;
    for (int i = heard; (words = room_said(u->room, i, &speaker, &position)); i++)
        text_add(fresh, "%s says: \"%s\"\n", speaker == NOBODY ? "somebody" : room_name(u->room, speaker), words);
    if (old) tell_events(u, old, from - olds, from, NO_STORY, NEWS_ALL, 0);
}

/* -- Pages ---------------------------------------------------------------------------------------------------- */

/* It fits on the smallest screen. */
static const char keys_text[] =
    "Arrows PgUp PgDn  move the cursor; what it points at is lit on the table\n"
    "Enter Space       choose; 1 to 9: the row with that digit; 0: pass, or done\n"
    "                  boxes: tick them in any order, Backspace takes a tick back\n"
    "← →               where each of several things gets something: its next choice\n"
    "letters           show only what contains them; Backspace, Esc: back\n"
    "Tab               board, you, the others, news: with more lines\n"
    "? details         all about the option under the cursor; odds are estimates\n"
    "! hint            what a hard bot would answer, from what you know\n"
    "F2 why not        what you may not do now, and by which rule\n"
    "F3 changes        what is different since your last answer\n"
    "F4 table          more of it, and what signs mean   F5 log   all that happened\n"
    "F6 rules          find words in the rules           F11 cards  find one by name\n"
    "F7 pass           and for how long without being asked\n"
    "F8 Ctrl-U undo    take your last answer back        F9 aim   what it is about\n"
    "F10 Ctrl-C quit   the game is saved                 F12 talk, copies, seats\n"
    "mouse             click on the table: the option that points there; wheel\n"
    "*Leah its turn  Leah' used  ?Leah face down  Fire! cannot be removed  Brad† dead\n"
    "-Gate- closed   Tarn✓ settled   reversed: pointed at   underlined: from where\n";

static void write_refusals(struct full *u, struct text *out)
{
    const struct speaker speaker = room_speaker(u->room, u->who);
    const struct refusals *refusals = room_refusals(u->room, u->who);
    for (int i = 0; i < refusals->count; i++) {
        say_refusal(out, &speaker, &refusals->refusal[i]);
        text_add(out, ".\n");
    }
    if (!refusals->count) text_add(out, "Nothing that you might expect is refused here.\n");
    if (u->question.rule) text_add(out, "\n"), rulings_one(out, room_game(u->room), u->question.rule);
}

static void write_changes(struct full *u, struct text *out)
{
    const struct scene *before = &u->reader[u->who].scene;
    struct teller t = {0};
    for (int i = 0; i < u->changes.count; i++) {
        struct text line = {0};
        say_change(&line, before, &u->scene, &u->changes.change[i]);
        if (line.length && !teller_line(&t, line.at)) {
            flush(&t, out, "of them");
            teller_line(&t, line.at);
        }
        text_free(&line);
    }
    flush(&t, out, "of them");
    if (!out->length) text_add(out, before->count ? "Nothing on the table has changed since your last answer.\n"
                                                  : "You have not answered yet.\n");
}

static void write_rules(struct full *u, struct text *out)
{
    text_add(out, "Find: %s_\n\n", u->search);
    if (strlen(u->search) < 2) text_add(out, "Type words that a rule contains, or its number. Esc goes back.\n");
    else if (!rulings_find(out, room_game(u->room), u->search)) text_add(out, "No rule contains that.\n");
}

static void write_cards(struct full *u, struct text *out)
{
    text_add(out, "Find: %s_\n\n", u->search);
    if (strlen(u->search) < 2) text_add(out, "Type letters of a card's name. Esc goes back.\n");
    else if (!details_find(u, out, u->search)) text_add(out, "No card is called like that.\n");
}

static void write_aim(struct full *u, struct text *out)
{
    const struct game_show *show = &room_game(u->room)->show;
    text_add(out, "%s\n", show->aim ? show->aim : room_game(u->room)->about);
    if (show->turn) text_add(out, "\n%s\n", show->turn);
}

static void draw_tables(struct full *u, struct canvas *out, int w)
{
    int y = cells_legends(out, &u->scene, 0);
    y += y > 0;
    for (int i = 1; i < u->scene.count;) {
        const struct scene_node *n = &u->scene.node[i];
        bool begins = n->type == NODE_AREA && n->pane == PANE_PAGE;
        if (begins) {
            struct canvas page;
            cells_area(&page, &u->scene, i, w, 0);
            canvas_copy(out, 0, y, w, page.h, &page, 0, 0);
            y += page.h + 1;
            canvas_free(&page);
        }
        i = begins ? n->end : i + 1;
    }
    if (!y) canvas_prose(out, 0, 0, w, "This game has no more pages: all is on the table.", INK_FAINT, 0);
}

void page_draw(struct full *u, struct canvas *out, int w)
{
    struct text text = {0};
    canvas_open(out, w, 0);
    switch (u->view) {
    case PAGE_KEYS: text_add(&text, "%s", keys_text); break;
    case PAGE_WHY: write_refusals(u, &text); break;
    case PAGE_CHANGES: write_changes(u, &text); break;
    case PAGE_TABLE: draw_tables(u, out, w); break;
    case PAGE_LOG: tell_events(u, &text, 0, room_events(u->room), EVERYTHING, NEWS_ALL, 0); break;
    case PAGE_STORY:
        tell_events(u, &text, u->reader[u->who].since, room_events(u->room), ONLY_STORY, NEWS_ALL, 0);
        break;
    case PAGE_RULES: write_rules(u, &text); break;
    case PAGE_DETAILS: details_whole(u, &text); break;
    case PAGE_AIM: write_aim(u, &text); break;
    case PAGE_HINT: text_add(&text, "%s", text_string(&u->hint)); break;
    case PAGE_CARDS: write_cards(u, &text); break;
    case PAGE_SAVE:
        text_add(&text, "Save a copy as: %s_\n\nEnter writes it. It holds everybody's secrets; longbox play --resume "
                        "FILE goes on with it. This game is saved by itself all the time.", u->search);
        break;
    case PAGE_RECORD:
        text_add(&text, "Write a record to: %s_\n\nEnter writes it. It holds what you may know.", u->search);
        break;
    case PAGE_SAY: text_add(&text, "Say: %s_\n\nEnter says it to all; it is kept in the record.", u->search); break;
    case PAGE_END: text_add(&text, "%s", text_string(&u->end)); break;
    default: break;
    }
    canvas_prose(out, 0, 0, w, text_string(&text), INK_PLAIN, 2);
    text_free(&text);
}

const char *page_title(const struct full *u)
{
    static const char *const titles[] = {
        [PAGE_KEYS] = "Keys", [PAGE_WHY] = "Why not", [PAGE_CHANGES] = "Changes since your last answer",
        [PAGE_TABLE] = "More of the table", [PAGE_LOG] = "Log", [PAGE_RULES] = "Rules", [PAGE_DETAILS] = "Details",
        [PAGE_AIM] = "The game", [PAGE_HINT] = "Hint", [PAGE_CARDS] = "Cards", [PAGE_STORY] = "The story",
        [PAGE_SAY] = "Talk", [PAGE_SAVE] = "A copy", [PAGE_RECORD] = "A record", [PAGE_END] = "The end",
    };
    return titles[u->view];
}

void page_open(struct full *u, enum full_view page)
{
    bool again = u->view == page;
    u->view = again ? VIEW_FOLLOW : page;
    u->scroll = page == PAGE_LOG ? 1 << 20 : 0; /* drawing keeps it in bounds */
    u->search[0] = '\0';
}
