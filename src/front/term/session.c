/* session.c: a game at this terminal: opening, saving and resuming it. */
#include "session.h"

#include <string.h>

#include "edit.h"

#include "room/unfinished.h"

void session_open(struct session *s)
{
    *s = (struct session){.show_table = true, .texts = true, .shown = NOBODY};
    term_open(&s->term);
}

void session_close(struct session *s)
{
    room_free(s->room);
    pack_close(&s->pack);
    save_close(&s->save);
    text_free(&s->overwrite);
    scene_free(&s->scene);
    for (int i = 0; i < SEATS_MAX; i++) scene_free(&s->reader[i].scene), text_free(&s->reader[i].status);
    edit_close(&s->term);
    s->room = NULL;
}

bool session_save(struct session *s)
{
    bool failed = s->save.failed, saved = save_room(&s->save, s->room);
    if (saved && failed) term_print(&s->term, PLAIN, "The game is saved again.");
    return saved;
}

void session_complain(struct session *s, const char *then)
{
    if (s->save.failed)
        term_printf(&s->term, WARNING, "The game is not saved: %s. %s", text_string(&s->save.error), then);
}

/* A setting of this terminal that is kept with the game. */
static bool recall(const struct session *s, const char *name, bool preset)
{
    const char *value = room_kept(s->room, name);
    return value ? strcmp(value, "on") == 0 : preset;
}

void session_keep(struct session *s)
{
    room_keep(s->room, "numbers", s->numbers ? "on" : "off");
    room_keep(s->room, "texts", s->texts ? "on" : "off");
    room_keep(s->room, "show-table", s->show_table ? "on" : "off");
}

bool session_resume(struct session *s, const char *path, const char *folder, struct text *error)
{
    enum { REMINDER = 8 }; /* events that are told again */
    s->room = reopen(&s->pack, path, folder, error);
    if (!s->room) return false;
    s->game = room_game(s->room);
    s->numbers = recall(s, "numbers", s->numbers);
    s->texts = recall(s, "texts", s->texts);
    s->show_table = recall(s, "show-table", s->show_table);
    for (seat who = 0; who < SEATS_MAX && !room_settings(s->room).strict; who++)
        room_read(s->room, who, 0, room_events(s->room) - REMINDER);
    return true;
}

bool session_idles(const struct session *s, int lines)
{
    enum { PIPE_LINES = 1000 };
    if (lines < PIPE_LINES || s->term.reads_keys) return false;
    term_printf(&s->term, WARNING, "%d lines have not answered this question.", lines);
    return true;
}

void session_seen(struct session *s, seat who)
{
    s->reader[who].since = room_events(s->room);
    room_scene(s->room, who, &s->reader[who].scene);
}
