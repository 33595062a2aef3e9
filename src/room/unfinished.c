/* unfinished.c: opens games that were left, and says what they are. */
#include "unfinished.h"

#include "games/games.h"

struct room *reopen(struct pack *pack, const char *path, const char *folder, struct text *error)
{
    struct text record = {0}, content = {0}, why = {0};
    const struct game *game = NULL;
    struct room *r = NULL;
    *pack = (struct pack){0};
    bool fine = file_read(path, &record, error);
    if (fine && !(game = record_game(games, text_string(&record)))) {
        text_add(error, "%s is not a record of a game that this program knows", path);
        fine = false;
    }
    if (folder) text_add(&content, "%s", folder);
    else record_note(text_string(&record), "content", &content);
    if (fine && !pack_open(pack, game, content.length ? content.at : NULL, &why)) {
        text_add(error, "%s: its content cannot be used: %s", path, text_string(&why));
        fine = false;
    }
    if (fine && !(r = room_replay(game, &pack->content, text_string(&record), &why))) {
        text_add(error, "%s: %s", path, text_string(&why));
        pack_close(pack);
    }
    if (r) room_call_rest(r);
    if (r && folder) room_keep(r, "content", folder);
    text_free(&record);
    text_free(&content);
    text_free(&why);
    return r;
}

static void say_room(struct text *out, const struct room *r, const char *path)
{
    const struct setup *setup = room_setup(r);
    const struct content *content = room_content(r);
    text_add(out, "%s", room_game(r)->name);
    if (setup->scenario) {
        const struct row *row = content_row(content, room_game(r)->scenario_kind, setup->scenario);
        text_add(out, ", %s", content_string(content, row->name));
    }
    text_add(out, ", %d players (", setup->players);
    for (seat who = 0; who < setup->players; who++) text_add(out, "%s%s", who ? ", " : "", room_sitter(r, who));
    text_add(out, "), %d questions, left ", room_pauses(r));
    saves_age(path, out);
}

bool unfinished_say(struct text *out, const char *path, struct text *error)
{
    struct save save = {0};
    struct pack pack = {0};
    struct room *r = save_open(&save, path, error) ? reopen(&pack, path, NULL, error) : NULL;
    bool fine = r && !room_over(r);
    if (fine) say_room(out, r, path);
    else if (r) text_add(error, "%s: this game is over", path);
    room_free(r);
    pack_close(&pack);
    save_close(&save);
    return fine;
}
