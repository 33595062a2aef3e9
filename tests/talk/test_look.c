/* test_look.c: look, all that a page needs as one answer: patches bring a scene to what is told whole, in all games. */
#include "driving.h"
#include "games/games.h"

enum { ANSWERS = 60, SEEDS = 3 };

/* The area at a path, as docs/scene.md describes paths. */
static json_t *area_at(json_t *scene, const char *path)
{
    while (*path) {
        size_t n = strcspn(path, "/"), i;
        json_t *node, *found = NULL;
        json_array_foreach(json_object_get(scene, "in"), i, node) {
            const char *at = json_string_value(json_object_get(node, "at"));
            if (at && !json_object_get(node, "link") && strlen(at) == n && !strncmp(at, path, n)) found = node;
        }
        assert_non_null(found);
        scene = found;
        path += n + (path[n] == '/');
    }
    return scene;
}

/* Puts an area in the place of what was there, with those areas in it that it only names. */
static void apply(json_t *scene, const char *path, const json_t *area)
{
    json_t *at = area_at(scene, path), *before = json_copy(at), *now = json_deep_copy(area), *node;
    size_t i;
    json_array_foreach(json_object_get(now, "in"), i, node) {
        if (!json_object_get(node, "same")) continue;
        json_t *old = area_at(before, json_string_value(json_object_get(node, "at")));
        json_array_set(json_object_get(now, "in"), i, old);
    }
    json_object_clear(at);
    json_object_update(at, now);
    json_decref(before);
    json_decref(now);
}

/* Whether the scene had to be changed. */
static bool renew(json_t **scene, struct caller *by)
{
    json_t *look = TELL(by, "{\"op\":\"look\"}"), *whole = json_object_get(look, "scene"), *change;
    bool any = whole != NULL;
    size_t i;
    if (whole) {
        json_decref(*scene);
        *scene = json_deep_copy(whole);
    }
    json_array_foreach(json_object_get(look, "patch"), i, change) {
        apply(*scene, json_string_value(json_object_get(change, "path")), json_object_get(change, "area"));
        any = true;
    }
    json_decref(look);
    return any;
}

static void answer_by_chance(struct caller *owner, struct random *luck)
{
    json_t *pending = TELL(owner, "{\"op\":\"pending\"}"), *list = json_object_get(pending, "pending");
    const json_t *question = json_array_get(list, random_below(luck, (u32)json_array_size(list)));
    u32 count = (u32)json_array_size(json_object_get(question, "options"));
    char request[100];
    snprintf(request, sizeof request, "{\"op\":\"answer\",\"seat\":%d,\"action\":%u}",
             (int)json_integer_value(json_object_get(question, "seat")), (unsigned)random_below(luck, count));
    json_decref(TELL(owner, "%s", request));
    json_decref(pending);
}

static void play(const struct game *game, u64 seed, long *patches)
{
    struct caller *owner = open_drive(), *seat_[2], *fresh;
    struct random luck;
    json_t *scene[2] = {NULL, NULL};
    random_seed(&luck, seed);
    DO(owner, "{\"op\":\"new\",\"game\":\"%s\",\"seed\":%d}", game->id, (int)seed);
    seat_[0] = talk_join(talk_room(owner), 0);
    seat_[1] = talk_join(talk_room(owner), NOBODY);
    for (int n = 0; n < ANSWERS && !room_over(talk_room(owner)); n++) {
        for (int i = 0; i < 2; i++) {
            *patches += renew(&scene[i], seat_[i]) && n;
            fresh = talk_join(talk_room(owner), i ? NOBODY : 0);
            json_t *told = TELL(fresh, "{\"op\":\"scene\"}");
            if (!json_equal(scene[i], json_object_get(told, "scene")))
                fail_msg("%s, seed %d: after %d answers the patched scene is another one", game->id, (int)seed, n);
            json_decref(told);
            talk_close(fresh);
        }
        answer_by_chance(owner, &luck);
    }
    for (int i = 0; i < 2; i++) json_decref(scene[i]), talk_close(seat_[i]);
    talk_close(owner);
}

static void test_patches_come_to_what_is_told_whole(void **unused)
{
    (void)unused;
    for (int i = 0; i < games_count; i++) {
        long patches = 0;
        for (u64 seed = 0; seed < SEEDS; seed++) play(games[i], seed, &patches);
        assert_true(patches > 10);
    }
}

/* Nobody is told that there are news when there are none for them. */
static void test_news_are_new(void **unused)
{
    (void)unused;
    struct caller *owner = open_drive();
    DO(owner, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5}");
    struct caller *first = talk_join(talk_room(owner), 0), *second = talk_join(talk_room(owner), 1);
    json_t *look = TELL(first, "{\"op\":\"look\"}");
    char request[60];
    snprintf(request, sizeof request, "{\"op\":\"look\",\"from\":%lld}", json_integer_value(json_object_get(look, "next")));
    assert_true(json_is_true(json_object_get(look, "news")));
    json_decref(look);
    look = TELL(first, "%s", request);
    assert_true(json_is_false(json_object_get(look, "news")));
    json_decref(look);
    json_decref(TELL(second, "{\"op\":\"answer\",\"action\":0}")); /* in secret */
    look = TELL(first, "%s", request);
    assert_true(json_is_false(json_object_get(look, "news")));
    json_decref(look);
    json_decref(TELL(first, "{\"op\":\"answer\",\"action\":0}"));
    look = TELL(first, "%s", request);
    assert_true(json_is_true(json_object_get(look, "news")));
    json_decref(look);
    talk_close(first);
    talk_close(second);
    talk_close(owner);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_patches_come_to_what_is_told_whole),
    cmocka_unit_test(test_news_are_new),
};
TEST_GROUP(tests);
