/* test_scene.c: every reader gets a sound scene at every question; options find their places in it; at the end every
 * seat is told why it has won or lost.
 *
 * That scenes are equal for states that a seat cannot tell apart needs no pairs here: a scene is made from the view
 * alone, and test_leaks.c compares views byte by byte. What is left to check is that the same view gives the same scene.
 */
#include <ctype.h>

#include "engine/json.h"
#include "engine/parts.h"
#include "engine/rulebook.h"
#include "engine/scene.h"
#include "kit_play.h"

enum { GAMES = 200, EXPLAINED = 48, NODES_MAX = 1500 };

struct room {
    struct play play;
    struct scene scene, again; /* the first with parts, the second without */
    struct parts parts;
    struct text json, json_again, packed;
    _Alignas(64) u8 view[STATE_MAX];
    long options, pointing; /* options offered; those whose rows have paths */
    long sums;              /* numbers and bounds with two parts or more */
};

static const struct scene_node *outer(const struct scene *s, int i) { return &s->node[s->node[i].up]; }

static const char *words(const struct room *r, u32 at) { return scene_words(&r->scene, at); }

static void tell(struct room *r, struct scene *scene, seat reader)
{
    struct play *p = &r->play;
    const struct speaker speaker = {p->game, &p->content, NULL, reader, NULL};
    state_redact(p->game, &p->content, p->state, reader, r->view);
    scene_tell(scene, &speaker, r->view);
}

/* -- What every scene keeps ----------------------------------------------------------------------------------- */

static void check_path(struct room *r, int i)
{
    const char *path = words(r, r->scene.node[i].path);
    if (!*path) kit_fail(&r->play, "node %d has no path", i);
    for (const char *at = path; *at; at++)
        if (!islower((unsigned char)*at) && !isdigit((unsigned char)*at) && !strchr("_-./", *at))
            kit_fail(&r->play, "the path %s is not made of small letters, digits, _ - .", path);
    if (strstr(path, "//") || path[strlen(path) - 1] == '/') kit_fail(&r->play, "the path %s has an empty step", path);
}

/* A path occurs once; pieces that are told apart by their keys share theirs. */
static void check_unique(struct room *r, int i)
{
    const struct scene_node *n = &r->scene.node[i];
    for (int k = 1; k < i; k++) {
        const struct scene_node *o = &r->scene.node[k];
        if (o->type == NODE_NUMBER || o->type == NODE_TEXT) continue;
        if (o->type == NODE_PIECE && n->type == NODE_PIECE && o->key && n->key && strcmp(words(r, o->key), words(r, n->key)))
            continue;
        if ((o->marks | n->marks) & MARK_ECHO && o->type == NODE_PIECE && n->type == NODE_PIECE) continue;
        if (strcmp(words(r, o->path), words(r, n->path)) == 0)
            kit_fail(&r->play, "two things have the path %s", words(r, n->path));
    }
}

static void check_key(struct room *r, int i)
{
    const struct scene_node *n = &r->scene.node[i];
    for (int k = 1; k < i && n->key && !(n->marks & MARK_ECHO); k++) {
        const struct scene_node *o = &r->scene.node[k];
        if (o->type == NODE_LINK || !o->key || o->marks & MARK_ECHO) continue;
        if (strcmp(words(r, o->key), words(r, n->key)) == 0)
            kit_fail(&r->play, "%s and %s are both %s", words(r, o->path), words(r, n->path), words(r, n->key));
    }
}

static void check_number(struct room *r, int i)
{
    const struct scene_node *n = &r->scene.node[i];
    for (int k = i + 1; k < outer(&r->scene, i)->end; k = r->scene.node[k].end)
        if (r->scene.node[k].type == NODE_NUMBER && r->scene.node[k].up == n->up && r->scene.node[k].detail == n->detail)
            kit_fail(&r->play, "%s has two numbers %s", words(r, outer(&r->scene, i)->path),
                     scene_number_row(&r->scene, n)->id);
}

/* A number is the sum of its parts, and so is its bound; each part says where it comes from. */
static void check_parts(struct room *r, int i, bool of_bound)
{
    const struct scene_node *n = &r->scene.node[i];
    const struct value_part *part;
    int sum = 0, count = 0;
    for (; (part = parts_of(&r->parts, i, of_bound, count)) != NULL; count++) {
        struct text name = {0};
        say_part(&name, &r->scene.speaker, part);
        if (!name.length) kit_fail(&r->play, "a part of %s has no name", scene_number_row(&r->scene, n)->id);
        text_free(&name);
        sum += part->amount;
    }
    if (count && sum != (of_bound ? n->of : n->n))
        kit_fail(&r->play, "%s of %s has parts that add up to %d", scene_number_row(&r->scene, n)->id,
                 words(r, outer(&r->scene, i)->path), sum);
    r->sums += count > 1;
}

static void check_node(struct room *r, int i)
{
    const struct scene_node *n = &r->scene.node[i];
    if (n->up < 0 || n->up >= i || n->end <= i || n->end > outer(&r->scene, i)->end)
        kit_fail(&r->play, "node %d does not lie in its area", i);
    if (n->type == NODE_NUMBER) {
        check_number(r, i);
        check_parts(r, i, false);
        check_parts(r, i, true);
        return;
    }
    if (n->type == NODE_TEXT) {
        if (!*words(r, n->title)) kit_fail(&r->play, "an empty text in %s", words(r, outer(&r->scene, i)->path));
        return;
    }
    check_path(r, i);
    check_unique(r, i);
    if (n->type == NODE_LINK) {
        if (scene_find(&r->scene, words(r, n->title)) < 0 || scene_find(&r->scene, words(r, n->key)) < 0)
            kit_fail(&r->play, "the link %s joins %s and %s", words(r, n->path), words(r, n->title), words(r, n->key));
        return;
    }
    check_key(r, i);
    if (n->type == NODE_PIECE && (n->thing == NOTHING || n->n < 1 || n->pane == PANE_NONE))
        kit_fail(&r->play, "the piece %s is nothing, or in no pane", words(r, n->path));
}

/* A card that is shown twice would be one more than there are. */
static void check_copies(struct room *r, const struct family *family)
{
    const struct play *p = &r->play;
    int shown[256] = {0};
    for (int i = 1; i < r->scene.count; i++) {
        const struct scene_node *n = &r->scene.node[i];
        bool lies = n->type == NODE_PIECE || (n->type == NODE_AREA && n->shape == AS_CARD);
        if (lies && n->thing == family->domain && !(n->marks & MARK_ECHO)) shown[n->value] += n->type == NODE_PIECE ? n->n : 1;
    }
    for (int id = 1; id <= p->content.count[family->kind]; id++) {
        const u8 *row = (const u8 *)content_row(&p->content, family->kind, (u8)id);
        int copies = family->copies_at ? row[family->copies_at] : 1;
        if (copies && shown[id] > copies) /* of what has no copy in this family, another family has them */
            kit_fail(p, "%d of %d copies of %s lie there", shown[id], copies,
                     thing_id(p->game, &p->content, family->domain, (u8)id));
    }
}

static bool same_node(const struct scene_node *a, const struct scene_node *b)
{
    return a->type == b->type && a->shape == b->shape && a->pane == b->pane && a->thing == b->thing &&
           a->value == b->value && a->owner == b->owner && a->detail == b->detail && a->tint == b->tint &&
           a->marks == b->marks && a->step == b->step && a->rule == b->rule && a->n == b->n && a->of == b->of &&
           a->x == b->x && a->y == b->y && a->title == b->title && a->sign == b->sign && a->path == b->path &&
           a->key == b->key && a->up == b->up && a->end == b->end;
}

/* A scene that is packed and unpacked is the same scene. */
static void check_packed(struct room *r)
{
    const struct scene *a = &r->scene;
    struct scene *b = &r->again;
    scene_pack(&r->packed, a);
    scene_unpack(b, &a->speaker, &r->packed);
    bool same = a->count == b->count && a->words.length == b->words.length &&
                !memcmp(a->words.at, b->words.at, a->words.length);
    for (int i = 0; i < a->count && same; i++)
        if (!same_node(&a->node[i], &b->node[i]))
            kit_fail(&r->play, "unpacked, %s is another node", words(r, a->node[i].path));
    if (!same) kit_fail(&r->play, "unpacked, the scene has other words or nodes");
}

static void check_scene(struct room *r, seat reader)
{
    const struct game *game = r->play.game;
    tell(r, &r->scene, reader);
    if (r->parts.lost) kit_fail(&r->play, "%d numbers are not the sums of the parts that were told", r->parts.lost);
    KIT_CHECK(&r->play, r->scene.count > 1 && r->scene.count < NODES_MAX);
    for (int i = 1; i < r->scene.count; i++) check_node(r, i);
    for (const struct field *f = game->rules.fields->field; f->name; f++)
        if (f->family) check_copies(r, f->family);
    check_packed(r);
}

static void check_json(struct room *r, seat reader)
{
    struct json_error error;
    tell(r, &r->again, reader);
    text_clear(&r->json), text_clear(&r->json_again);
    scene_json(&r->json, &r->scene);
    scene_json(&r->json_again, &r->again);
    if (strcmp(r->json.at, r->json_again.at) != 0) kit_fail(&r->play, "the same view gives two scenes");
    const struct json *read = json_read(r->json.at, r->json.length, &error);
    if (!read) kit_fail(&r->play, "the scene is no JSON: %s", error.what);
    json_free(read);
}

/* -- What is explained ----------------------------------------------------------------------------------------- */

enum { BARE_MAX = 200 };

/* What has no row in a game's about.def, each kind once. */
struct bare {
    int count;
    char what[BARE_MAX][200];
    long explained;
    bool met[1024]; /* rows that something fits */
};

/* The path of a node with what it is in place of names: "/seat/1/team/<hero>". */
static void say_kind(struct text *out, const struct room *r, int i)
{
    const struct scene_node *n = &r->scene.node[i];
    const char *path = words(r, n->path), *step = strrchr(path, '/');
    const struct game_rules *rules = &r->play.game->rules;
    if (n->up) say_kind(out, r, n->up);
    text_add(out, "/");
    if (n->type == NODE_LINK) text_add(out, "<%s>", link_words[n->detail]);
    else if (n->thing >= FIRST_DOMAIN && n->thing < FIRST_DOMAIN + rules->domain_count)
        text_add(out, "<%s>", rules->domains[n->thing - FIRST_DOMAIN].name);
    else text_add(out, "%s", step ? step + 1 : path);
}

static void note_bare(struct bare *b, const struct room *r, int i, const char *what)
{
    struct text kind = {0};
    int k = 0;
    say_kind(&kind, r, i);
    text_add(&kind, "%s", what);
    while (k < b->count && strcmp(b->what[k], kind.at) != 0) k++;
    if (k == b->count && k < BARE_MAX) snprintf(b->what[b->count++], sizeof b->what[0], "%s", kind.at);
    text_free(&kind);
}

static void look_up(struct bare *b, const struct room *r, int i, u16 mark, enum tint tint, const char *what)
{
    const struct about_row *row = scene_about(&r->scene, i, mark, tint);
    if (!row) {
        note_bare(b, r, i, what);
        return;
    }
    b->explained++;
    b->met[row - r->play.game->show.abouts] = true;
}

/* Everything that can be pointed at, with its marks and its colour. That something is shown twice needs no rule. */
static void check_explained(struct bare *b, const struct room *r)
{
    for (int i = 1; i < r->scene.count; i++) {
        const struct scene_node *n = &r->scene.node[i];
        if (n->type == NODE_NUMBER || n->type == NODE_TEXT) continue;
        look_up(b, r, i, 0, TINT_NONE, "");
        for (int m = 0; m < MARKS; m++) {
            char what[40];
            snprintf(what, sizeof what, " (mark %s)", mark_words[m]);
            if (n->marks >> m & 1 && 1 << m != MARK_ECHO) look_up(b, r, i, (u16)(1 << m), TINT_NONE, what);
        }
        if (n->tint) look_up(b, r, i, 0, n->tint, " (tint)");
    }
}

/* Bots that choose at random, with one reader in turn. */
static void explain_one(struct room *r, struct bare *bare, const struct game *game, const struct setup *setup, u64 seed)
{
    struct play *p = &r->play;
    struct random luck;
    random_seed(&luck, seed);
    kit_open(p, game, setup, seed);
    for (int turn = 0; turn == 0 || !kit_over(p); turn++) {
        int reader = turn % (setup->players + 1);
        if (turn % 5 == 0) {
            tell(r, &r->scene, reader == setup->players ? NOBODY : (seat)reader);
            check_explained(bare, r);
        }
        seat who = kit_any_seat(p, &luck);
        kit_list(p, who);
        kit_answer(p, who, p->c.option[random_below(&luck, p->c.count)]);
    }
    tell(r, &r->scene, 0);
    check_explained(bare, r);
}

static void everything_is_explained(void **state)
{
    (void)state;
    struct room *r = calloc(1, sizeof *r);
    struct bare *bare = malloc(sizeof *bare);
    int left = 0;
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups), wanted = kit_games(EXPLAINED / games_count), rows = 0, met = 0;
        if (!kit_wants(games[g])) continue;
        *bare = (struct bare){0};
        for (int i = 0; i < wanted; i++) explain_one(r, bare, games[g], &setups[i * 7 % count], 5100 + (u64)i);
        for (; games[g]->show.abouts[rows].where; rows++) met += bare->met[rows];
        print_message("%s: %ld things explained, by %d of %d rows\n", games[g]->id, bare->explained, met, rows);
        for (int k = 0; k < bare->count; k++) print_error("%s: not explained: %s\n", games[g]->id, bare->what[k]);
        for (int k = 0; k < rows && getenv("LONGBOX_UNMET"); k++)
            if (!bare->met[k]) print_error("%s: never met: %s\n", games[g]->id, games[g]->show.abouts[k].where);
        left += bare->count;
    }
    scene_free(&r->scene);
    free(bare);
    free(r);
    assert_int_equal(left, 0);
}

/* -- Options -------------------------------------------------------------------------------------------------- */

static void check_options(struct room *r, seat who)
{
    struct play *p = &r->play;
    tell(r, &r->scene, who);
    kit_list(p, who);
    for (int i = 0; i < p->c.count; i++) {
        const struct action_row *row = &p->game->rules.actions[p->c.option[i].verb];
        struct pointing at = scene_points(&r->scene, who, p->c.option[i]);
        r->options++;
        r->pointing += row->to || row->from;
        if ((!row->to || at.to >= 0) && (!row->from || at.from >= 0)) continue;
        struct text words = {0}, from = {0}, to = {0};
        const struct speaker speaker = {p->game, &p->content, NULL, NOBODY, NULL};
        const struct operand_values v = {{row->a, row->b, row->c},
                                         {p->c.option[i].a, p->c.option[i].b, p->c.option[i].c}, who};
        say_action(&words, &speaker, p->c.option[i]);
        if (row->from) scene_path(&from, &speaker, row->from, &v);
        if (row->to) scene_path(&to, &speaker, row->to, &v);
        kit_fail(p, "%s of seat %d (%s.%s, \"%s\") does not find its place: from %s to %s", row->name, who,
                 question_of(&p->c, who).procedure, question_of(&p->c, who).step, words.at, text_string(&from),
                 text_string(&to));
    }
}

/* -- Games ---------------------------------------------------------------------------------------------------- */

/* At each question the seats that are asked look at their options, and one reader in turn has its whole scene checked. */
static void play_one(struct room *r, const struct game *game, const struct setup *setup, u64 seed)
{
    struct play *p = &r->play;
    struct random luck;
    random_seed(&luck, seed);
    kit_open(p, game, setup, seed);
    for (int turn = 0;; turn++) {
        int reader = turn % (setup->players + 1);
        check_scene(r, reader == setup->players ? NOBODY : (seat)reader);
        if (turn % 8 == 0 || kit_over(p)) check_json(r, reader == setup->players ? NOBODY : (seat)reader);
        if (kit_over(p)) break;
        for (seat s = 0; s < setup->players; s++)
            if (has_seat(p->c.pending, s)) check_options(r, s);
        seat who = kit_any_seat(p, &luck);
        kit_list(p, who);
        kit_answer(p, who, p->c.option[random_below(&luck, p->c.count)]);
    }
    for (seat s = 0; s < setup->players; s++) {
        struct text why = {0};
        if (game->show.verdict && (!game->show.verdict(&why, &p->c, p->state, s) || !why.length))
            kit_fail(p, "seat %d is not told why it %s", s, game->rules.score(&p->c, p->state, s) > 0 ? "won" : "lost");
        text_free(&why);
    }
}

static void every_reader_gets_a_scene_and_every_option_finds_its_place(void **state)
{
    (void)state;
    struct room *r = calloc(1, sizeof *r);
    r->scene.parts = &r->parts;
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups), wanted = kit_games(GAMES / games_count);
        if (!kit_wants(games[g])) continue;
        r->options = r->pointing = r->sums = 0;
        for (int i = 0; i < wanted; i++) play_one(r, games[g], &setups[i * 7 % count], 4100 + (u64)i);
        print_message("%s: %d games, %ld options, %ld point at something, %ld sums\n", games[g]->id, wanted, r->options,
                      r->pointing, r->sums);
        assert_true(r->sums || !strcmp(games[g]->id, "null"));
        assert_true(r->pointing * 2 > r->options);
    }
    scene_free(&r->scene), scene_free(&r->again), parts_free(&r->parts);
    text_free(&r->json), text_free(&r->packed), text_free(&r->json_again);
    free(r);
}

static void every_game_says_what_it_is_about(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        const struct game_show *show = &games[g]->show;
        if (!show->aim || !show->turn || !show->verdict) fail_msg("%s lacks aim, turn or verdict", games[g]->id);
        if (strlen(show->aim) > 560 || strlen(show->turn) > 560) fail_msg("%s talks too long", games[g]->id);
    }
}

static void hear(void *to, const char *number, const char *chapter, const char *text)
{
    (void)to, (void)number, (void)chapter, (void)text;
}

static void every_number_says_what_it_is(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++)
        for (int i = 0; i < games[g]->show.number_count; i++) {
            const struct number_row *row = &games[g]->show.numbers[i];
            size_t length = row->about ? strlen(row->about) : 0;
            if (length < 10 || length > 110 || !isupper((unsigned char)row->about[0]) || row->about[length - 1] != '.')
                fail_msg("%s: the number %s has no sentence", games[g]->id, row->id);
            if (!row->rule || rulebook_find(games[g], row->rule, NULL, hear, NULL) != 1)
                fail_msg("%s: the rule of the number %s does not exist", games[g]->id, row->id);
        }
}

static void every_row_of_about_is_a_sentence_with_a_rule(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++)
        for (const struct about_row *row = games[g]->show.abouts; row->where; row++) {
            size_t length = strlen(row->about);
            if (length < 10 || length > 110 || !isupper((unsigned char)row->about[0]) || row->about[length - 1] != '.')
                fail_msg("%s: %s has no sentence: %s", games[g]->id, row->where, row->about);
            if (!row->rule || rulebook_find(games[g], row->rule, NULL, hear, NULL) != 1)
                fail_msg("%s: the rule of %s (\"%s\") does not exist", games[g]->id, row->where, row->about);
        }
}

/* What is printed on each thing of content. */
static void every_thing_is_printed(void **state)
{
    (void)state;
    struct scene scene = {0};
    for (int g = 0; g < games_count; g++) {
        struct content content;
        const struct speaker speaker = {games[g], &content, NULL, NOBODY, NULL};
        assert_true(content_open(&content, games[g]->linked.block, *games[g]->linked.bytes));
        for (int d = 0; d < games[g]->rules.domain_count; d++)
            for (int id = 1; games[g]->rules.domains[d].kind && id <= content.count[games[g]->rules.domains[d].kind]; id++) {
                scene_print(&scene, &speaker, (u8)(FIRST_DOMAIN + d), (u8)id);
                assert_true(scene.count > 1 && scene.node[1].thing == FIRST_DOMAIN + d && scene.node[1].value == id);
            }
    }
    scene_free(&scene);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_reader_gets_a_scene_and_every_option_finds_its_place),
    cmocka_unit_test(every_game_says_what_it_is_about),
    cmocka_unit_test(every_number_says_what_it_is),
    cmocka_unit_test(every_row_of_about_is_a_sentence_with_a_rule),
    cmocka_unit_test(everything_is_explained),
    cmocka_unit_test(every_thing_is_printed),
};
TEST_GROUP(tests);
