/* curtain.c: several people at one screen: a curtain between them, and asking all of them aloud. */
#include <stdio.h>
#include <string.h>

#include "edit.h"
#include "session.h"

/* Lets whoever is here read what only they may know, before the screen goes on. False when the input is over. */
static bool last_look(struct session *s)
{
    struct text line = {0};
    if (s->shown == NOBODY || !room_has_secret_news(s->room, s->shown)) return true;
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

/* How long nobody wants to do something: "turn", "round"; 0 when the word is no length that this game knows. */
static u16 length_of(const struct session *s, const char *word)
{
    u16 until = strcmp(word, "turn") == 0 ? FOR_TURN : strcmp(word, "round") == 0 ? FOR_ROUND : 0;
    return until && room_knows(s->room, until) ? until : 0;
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
    "nobody learns what they hold. Enter: nobody does. The name of a player: the screen goes to them, and nobody "
    "looks. turn, round: nobody does until the next one begins. Commands work while somebody has the screen.";

/* Asks everybody aloud whether `who`, or whoever is asked after, wants to do something now. False when the input is
 * over. */
static bool ask_aloud(struct session *s, seat who, enum sitting *sitting)
{
    const struct question q = room_question(s->room, who);
    struct text line = {0};
    bool fine;
    int lines = 0;
    *sitting = SIT_ALOUD;
    fputc('\n', stdout);
    if (s->shown != NOBODY) show_news(s, s->shown, 0);
    term_printf(&s->term, STRONG, "To all, %s first: %s", room_name(s->room, who),
                q.prompt && *q.prompt ? q.prompt : "Do you want to do something now?");
    edit_fresh(&s->term);
    do {
        static const char prompt[] = "Enter: nobody; a name: that player takes the screen; ? explains: ";
        fine = edit_line(&s->term, prompt, NULL, &line);
        seat named = fine && line.length ? find_person(s, line.at) : NOBODY;
        u16 until = fine && line.length ? length_of(s, line.at) : 0;
        if (fine && (!line.length || until)) room_aloud_nobody(s->room, who, until), *sitting = SIT_PASSED;
        else if (named != NOBODY) *sitting = room_aloud_named(s->room, who, named);
        else if (fine) term_print(&s->term, PLAIN, aloud_help);
        if (*sitting == SIT_ALOUD && session_idles(s, ++lines)) fine = false;
    } while (fine && *sitting == SIT_ALOUD);
    text_free(&line);
    return fine;
}

enum seated sit_down(struct session *s, seat who)
{
    enum sitting sitting = room_sit_down(s->room, s->shown, who);
    if (sitting == SIT_ALOUD && !ask_aloud(s, who, &sitting)) return SEAT_LEFT;
    if (sitting == SIT_PASSED) return SEAT_EMPTY;
    if (sitting == SIT_CURTAIN && !curtain(s, who)) return SEAT_LEFT;
    s->shown = who;
    return SEAT_TAKEN;
}
