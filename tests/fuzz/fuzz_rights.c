/* fuzz_rights.c: any lines of a seat or a spectator into talk, in the middle of a game: each is answered with one line of
 * JSON; what may not change the game does not; and two games that differ only in what the caller may not know answer
 * alike, until something comes to light.
 *
 * The first byte of an input chooses the game, the second who says the lines that follow.
 */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "../conformance/kit_pairs.h"
#include "engine/json.h"
#include "talk/talk.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { DECISIONS = 50, SAMPLES_MOST = 3, SEED = 11 };

/* A game, as the owner of its table has it. */
struct half {
    struct text position; /* in which it begins */
    struct caller *owner, *guest;
    struct text answer, record;
};

/* Two games that somebody may not tell apart. */
struct pair {
    const struct pair_maker *maker;
    struct setup setup;
    seat who;
    bool other_luck;
    struct half half[2];
    u64 lucks; /* how often luck began again */
};

static struct pair pairs[PAIR_MAKERS][SEATS_MAX + 1];

/* -- Making a pair --------------------------------------------------------------------------------------------------- */

static void must_do(struct caller *owner, const char *line)
{
    struct text out = {0};
    talk_line(owner, line, &out);
    MUST(strncmp(out.at, "{\"error\"", 8) != 0);
    text_free(&out);
}

/* Opens the room again as it began. */
static void lay_out(struct pair *p, struct half *h, const struct play *play)
{
    const struct game *game = game_find(p->maker->game);
    struct text line = {0};
    struct content content;
    if (!h->owner) h->owner = talk_open(NULL, NULL);
    MUST(content_open(&content, game->linked.block, *game->linked.bytes));
    text_add(&line, "{\"op\":\"new\",\"game\":\"%s\",\"players\":%d", game->id, p->setup.players);
    if (game->scenario_kind)
        text_add(&line, ",\"scenario\":\"%s\"",
                 content_string(&content, content_row(&content, game->scenario_kind, p->setup.scenario)->id));
    text_add(&line, ",\"options\":[");
    bool first = true;
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++)
        if (p->setup.options >> i & 1) {
            text_add(&line, "%s\"%s\"", first ? "" : ",", game->rules.options[i].id);
            first = false;
        }
    text_add(&line, "]}");
    must_do(h->owner, line.at);
    if (play) {
        text_add(&h->position, "{\"op\":\"load\",\"position\":");
        state_dump(&h->position, play->game, &play->content, play->state, false);
        text_add(&h->position, "}");
    }
    must_do(h->owner, h->position.at);
    room_luck(talk_room(h->owner), SEED);
    room_renew_luck(talk_room(h->owner), SEED);
    text_free(&line);
}

static void make_pair(struct pair *p, const struct pair_maker *maker, int who)
{
    static struct play base, other;
    struct setup setups[KIT_SETUPS_MAX];
    struct random luck;
    int count = kit_setups(game_find(maker->game), setups), at = 0;
    while (at < count - 1 && setups[at].players < 3) at++;
    p->maker = maker;
    p->setup = setups[at];
    p->who = who < p->setup.players ? (seat)who : NOBODY;
    random_seed(&luck, SEED);
    kit_open(&base, game_find(maker->game), &p->setup, SEED);
    while (base.decisions < DECISIONS && !kit_over(&base)) {
        seat next = kit_any_seat(&base, &luck);
        kit_list(&base, next);
        kit_answer(&base, next, base.c.option[random_below(&luck, base.c.count)]);
    }
    other = base;
    kit_rebase(&other);
    p->other_luck = maker->change(&other, p->who, &luck);
    lay_out(p, &p->half[0], &base);
    lay_out(p, &p->half[1], &other);
}

/* -- One line -------------------------------------------------------------------------------------------------------- */

/* Whether the events from these on differ for the caller, and it may know why. */
static bool has_come_to_light(struct pair *p, const int from[2])
{
    const struct event *event[2];
    int count[2];
    struct table *table[2];
    for (int i = 0; i < 2; i++) {
        table[i] = room_table(talk_room(p->half[i].owner));
        event[i] = table_events(table[i], &count[i]) + from[i], count[i] -= from[i];
    }
    struct speaker speaker = {table_game(table[0]), table_content(table[0]), NULL, p->who};
    for (int n = 0; n < count[0] || n < count[1]; n++) {
        if (n < count[0] && n < count[1]) {
            struct event x = event_redact(&speaker, &event[0][n]), y = event_redact(&speaker, &event[1][n]);
            x.decision = y.decision;
            if (memcmp(&x, &y, sizeof x) == 0) continue;
        }
        return (n < count[0] && p->maker->reveals(&event[0][n], p->who, p->other_luck)) ||
               (n < count[1] && p->maker->reveals(&event[1][n], p->who, p->other_luck));
    }
    return false;
}

/* Whether a line may change the game, and is not too much to be tried often. */
static bool is_wanted(const char *line, bool *changes)
{
    struct json_error wrong;
    const struct json *request = json_read(line, strlen(line), &wrong), *samples = json_get(request, "samples");
    const char *op = json_text(json_get(request, "op"));
    *changes = op && talk_changes(op);
    bool costly = op && (!strcmp(op, "hint") || (!strcmp(op, "forecast") &&
                                                (!json_is(samples, JS_INT) || samples->number > SAMPLES_MOST)));
    json_free(request);
    return !costly;
}

static void check_answer(const struct text *out)
{
    if (!out->length) return;
    json_t *answer = json_loadb(out->at, out->length, JSON_REJECT_DUPLICATES, NULL);
    MUST(json_is_object(answer) && memchr(out->at, '\n', out->length) == NULL);
    json_decref(answer);
}

/* False: something has come to light, and the pair is none any more. */
static bool say(struct pair *p, const char *line, bool *changed)
{
    bool changes;
    int from[2];
    if (!is_wanted(line, &changes)) return true;
    p->lucks += changes;
    for (int i = 0; i < 2; i++) {
        struct half *h = &p->half[i];
        struct room *room = talk_room(h->owner);
        struct text after = {0};
        if (changes) room_renew_luck(room, p->lucks);
        if (changes) text_clear(&h->record), room_write(room, &h->record);
        table_events(room_table(room), &from[i]);
        text_clear(&h->answer);
        talk_line(h->guest, line, &h->answer);
        check_answer(&h->answer);
        room_write(room, &after);
        bool same = strcmp(after.at, h->record.at) == 0;
        MUST(same || (changes && p->who != NOBODY)); /* nobody changes what they may not */
        *changed |= !same || changes;
        text_free(&h->record);
        h->record = after;
    }
    if (strcmp(text_string(&p->half[0].answer), text_string(&p->half[1].answer)) == 0) return true;
    MUST(changes && has_come_to_light(p, from)); /* nobody is told what they may not know */
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 3) return 0;
    int game = data[0] % PAIR_MAKERS, who = data[1] % (SEATS_MAX + 1);
    struct pair *p = &pairs[game][who];
    char *input = malloc(size - 1);
    bool changed = false;
    MUST(input != NULL);
    memcpy(input, data + 2, size - 2);
    input[size - 2] = '\0';
    if (!p->maker) make_pair(p, pair_makers[game], who);
    for (int i = 0; i < 2; i++) {
        struct half *h = &p->half[i];
        h->guest = talk_join(talk_room(h->owner), p->who);
        text_clear(&h->record);
        room_write(talk_room(h->owner), &h->record);
    }
    for (char *line = input, *end; line; line = end) {
        end = strchr(line, '\n');
        if (end) *end++ = '\0';
        if (!say(p, line, &changed)) break;
    }
    for (int i = 0; i < 2; i++) talk_close(p->half[i].guest);
    for (int i = 0; changed && i < 2; i++) lay_out(p, &p->half[i], NULL);
    free(input);
    return 0;
}
