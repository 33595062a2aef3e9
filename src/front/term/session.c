/* session.c: a game at this terminal: opening, saving and resuming it. */
#include "session.h"

#include "games/games.h"

void session_open(struct session *s)
{
    *s = (struct session){.show_table = true, .texts = true, .shown = NOBODY, .table_at = -1};
    term_open(&s->term);
}

void session_close(struct session *s)
{
    room_free(s->room);
    pack_close(&s->pack);
    save_close(&s->save);
    text_free(&s->table_text);
    text_free(&s->table_public);
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

bool session_resume(struct session *s, const char *path, const char *folder, struct text *error)
{
    struct text record = {0}, content = {0}, why = {0};
    bool fine = file_read(path, &record, error);
    if (fine) {
        s->game = record_game(games, text_string(&record));
        fine = s->game != NULL;
        if (!fine) text_add(error, "%s is not a record of a game that this program knows", path);
    }
    if (folder) text_add(&content, "%s", folder);
    else record_note(text_string(&record), "content", &content);
    fine = fine && pack_open(&s->pack, s->game, content.length ? content.at : NULL, error);
    if (fine) {
        s->room = room_replay(s->game, &s->pack.content, text_string(&record), &why);
        fine = s->room != NULL;
        if (!fine) text_add(error, "%s: %s", path, text_string(&why));
    }
    if (fine) room_call_rest(s->room);
    if (fine && folder) room_keep(s->room, "content", folder);
    text_free(&record);
    text_free(&content);
    text_free(&why);
    return fine;
}
