/* curtain.c: several people at one screen: who sits there, a curtain between them, and asking all of them aloud.
 *
 * Whether somebody has a choice can be a secret: so everybody is asked each time, also whoever can only pass. But for a
 * question that can be passed nobody has to take the screen: whoever sits there asks the others aloud, and the screen
 * goes only to somebody who wants it.
 */
#include <stdio.h>
#include <string.h>

#include "edit.h"
#include "session.h"

/* Lets whoever is here read what only they may know, before the screen goes on. False when the input is over. */
static bool last_look(struct session *s)
{
    struct text line = {0};
    if (s->shown == NOBODY || !has_secret_news(s, s->shown)) return true;
    fputc('\n', stdout);
    show_news(s, s->shown, 0);
    bool fine = edit_line(&s->term, "Press Enter when you have read it. ", NULL, &line);
    text_free(&line);
    return fine;
}

/* Hides what the previous player had on the screen. False when the input is over. */
static bool curtain(struct session *s, seat who)
{
    struct text line = {0}, prompt = {0};
    if (!last_look(s)) return false;
    term_clear(&s->term);
    edit_forget(&s->term);
    s->shown = NOBODY;
    text_add(&prompt, "Pass the screen to %s, then press Enter. ", room_name(s->room, who));
    edit_fresh(&s->term);
    bool fine = edit_line(&s->term, prompt.at, NULL, &line);
    text_free(&line);
    text_free(&prompt);
    return fine;
}

/* -- Asking aloud ------------------------------------------------------------------------------ */

static void pass(struct session *s, seat who)
{
    struct text error = {0};
    int count, at = room_pass(s->room, who);
    MUST(at >= 0 && room_answer(s->room, who, room_options(s->room, who, &count)[at], &error));
}

/* All people pass for a while; false when the word is no length that this game knows. */
static bool all_pass(struct session *s, const char *word)
{
    u16 until = strcmp(word, "turn") == 0 ? FOR_TURN : strcmp(word, "round") == 0 ? FOR_ROUND : 0, known = 0;
    for (int i = 0; i < s->game->rules.event_count; i++) known |= s->game->rules.events[i].flags;
    if (!until || !(known & until)) return false;
    for (seat who = 0; who < room_players(s->room); who++)
        if (room_is_person(s->room, who)) room_pass_until(s->room, who, -1, until);
    return true;
}

/* The person whose name begins like this, NOBODY: none. */
static seat find_person(const struct session *s, const char *name)
{
    for (seat who = 0; who < room_players(s->room); who++)
        if (room_is_person(s->room, who) && strncasecmp(room_name(s->room, who), name, strlen(name)) == 0) return who;
    return NOBODY;
}

static const char aloud_help[] =
    "Ask the others aloud whether they want to do something at this moment. All are asked, whether they can or not, so "
    "nobody learns what they hold. Enter: nobody does. The name of a player: the screen goes to them, and nobody looks. "
    "turn, round: nobody does until the next one begins. Commands work while somebody has the screen.";

/* Asks everybody aloud whether `who`, or whoever is asked after, wants to do something now. */
static enum sitting ask_aloud(struct session *s, seat who)
{
    const struct question q = room_question(s->room, who);
    struct text line = {0}, prompt = {0};
    enum sitting result = SIT_OVER;
    if (s->silence == room_events(s->room)) {
        pass(s, who);
        return SIT_PASSED;
    }
    fputc('\n', stdout);
    if (s->shown != NOBODY) show_news(s, s->shown, 0);
    term_printf(&s->term, STRONG, "To all, %s first: %s", room_name(s->room, who),
                q.prompt && *q.prompt ? q.prompt : "Do you want to do something now?");
    text_add(&prompt, "Enter: nobody; a name: that player takes the screen; ? explains: ");
    edit_fresh(&s->term);
    while (edit_line(&s->term, prompt.at, NULL, &line)) {
        seat named = line.length ? find_person(s, line.at) : NOBODY;
        if (!line.length || all_pass(s, line.at)) {
            if (!line.length) s->silence = room_events(s->room);
            if (!line.length) pass(s, who);
            result = SIT_PASSED;
            break;
        }
        if (named == who) {
            result = curtain(s, who) ? SIT_HERE : SIT_OVER;
            break;
        }
        if (named != NOBODY) { /* asked when it is their turn; those before them want nothing */
            pass(s, who);
            result = SIT_PASSED;
            break;
        }
        term_print(&s->term, PLAIN, aloud_help);
    }
    text_free(&line);
    text_free(&prompt);
    return result;
}

enum sitting sit_down(struct session *s, seat who)
{
    seat before = s->shown;
    if (room_people(s->room) > 1 && who != before) {
        if (room_apart(s->room, before, who)) {
            if (room_pass(s->room, who) >= 0 && !room_together(s->room)) {
                enum sitting result = ask_aloud(s, who);
                if (result != SIT_HERE) return result;
            } else if (!curtain(s, who)) {
                return SIT_OVER;
            }
        } else if (before != NOBODY) {
            room_read(s->room, who, 0, room_unread(s->room, before)); /* they have read it together */
        }
    }
    s->shown = who;
    return SIT_HERE;
}
