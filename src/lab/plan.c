/* plan.c: turns a wish into a plan, or says what is wrong with it; seeds and levels of its games. */
#include "plan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* -- Lists ---------------------------------------------------------------------------------------- */

enum { PIECE_BYTES = 64 };

/* Takes the next piece of a comma-separated list; false at its end. */
static bool next_piece(const char **list, char piece[PIECE_BYTES])
{
    if (!*list || !**list) return false;
    size_t length = strcspn(*list, ",");
    snprintf(piece, PIECE_BYTES, "%.*s", (int)length, *list);
    *list += length + ((*list)[length] == ',');
    return true;
}

static bool read_players(const struct game *game, const char *list, bool wanted[SEATS_MAX + 1], struct text *error)
{
    char piece[PIECE_BYTES], *end;
    for (int i = 0; i <= SEATS_MAX; i++) wanted[i] = !list;
    while (next_piece(&list, piece)) {
        long n = strtol(piece, &end, 10);
        if (!*piece || *end || n < game->least_players || n > game->most_players) {
            text_add(error, "--players expects numbers from %d to %d, not '%s'",
                     game->least_players, game->most_players, piece);
            return false;
        }
        wanted[n] = true;
    }
    return true;
}

static const char *scenario_id(const struct game *game, const struct content *content, int row)
{
    return content_string(content, content_row(content, game->scenario_kind, row)->id);
}

static bool read_scenarios(const struct game *game, const struct content *content, const char *list, bool wanted[256],
                           struct text *error)
{
    char piece[PIECE_BYTES];
    int count = game->scenario_kind ? content->count[game->scenario_kind] : 0;
    for (int i = 0; i < 256; i++) wanted[i] = !list;
    while (next_piece(&list, piece)) {
        const char *near = NULL;
        int least = 4, found = 0; /* a name that differs more is no typing mistake */
        for (int row = 1; row <= count; row++) {
            const char *id = scenario_id(game, content, row);
            if (strcmp(id, piece) == 0) found = row;
            int distance = text_distance(id, piece);
            if (distance < least) least = distance, near = id;
        }
        if (!found) {
            text_add(error, "there is no scenario '%s'; ", piece);
            if (near) text_add(error, "did you mean '%s'?", near);
            else text_add(error, "'longbox games %s' lists them", game->id);
            return false;
        }
        wanted[found] = true;
    }
    return true;
}

static bool read_options(const struct game *game, const char *list, u32 *options, struct text *error)
{
    char piece[PIECE_BYTES];
    *options = 0;
    while (next_piece(&list, piece)) {
        int found = -1;
        for (int i = 0; game->rules.options && game->rules.options[i].id; i++)
            if (strcmp(game->rules.options[i].id, piece) == 0) found = i;
        if (found < 0) {
            text_add(error, "--options expects some of");
            for (int i = 0; game->rules.options && game->rules.options[i].id; i++)
                text_add(error, "%s %s", i ? "," : "", game->rules.options[i].id);
            text_add(error, ", not '%s'", piece);
            return false;
        }
        *options |= 1u << found;
    }
    return true;
}

/* -- Levels --------------------------------------------------------------------------------------- */

/* The number of a level in the plan, to which it is added; -1 after a mistake. */
static int add_level(struct plan *p, const char *name, struct text *error)
{
    for (int i = 0; i < p->levels; i++)
        if (strcmp(p->level[i].name, name) == 0) return i;
    if (p->levels == LEVELS_MAX) {
        text_add(error, "more than %d different levels", LEVELS_MAX);
        return -1;
    }
    if (!level_read(&p->level[p->levels], name, error)) return -1;
    if (p->level[p->levels].type == BOT_QUICK && !p->game->bot.choose) {
        text_add(error, "%s has no quick bot: '%s' cannot play it", p->game->name, name);
        return -1;
    }
    return p->levels++;
}

static bool read_seats(struct plan *p, const char *list, struct text *error)
{
    char piece[PIECE_BYTES];
    int level = 0, n = 0;
    if (!list || !*list) list = "quick";
    for (; next_piece(&list, piece); n++) {
        if (n == p->game->most_players) {
            text_add(error, "--seats names more than %d seats", n);
            return false;
        }
        if ((level = add_level(p, piece, error)) < 0) return false;
        p->seat_level[n] = (u8)level;
    }
    for (; n < SEATS_MAX; n++) p->seat_level[n] = (u8)level;
    return true;
}

static bool read_sides(struct plan *p, const char *list, struct text *error)
{
    char piece[PIECE_BYTES];
    memset(p->side_level, NO_LEVEL, sizeof p->side_level);
    if (list && !p->sides) {
        text_add(error, "%s has no sides: try --rotate LEVEL", p->game->name);
        return false;
    }
    while (next_piece(&list, piece)) {
        char *level = strchr(piece, '=');
        int side = -1, number;
        if (level) *level++ = '\0';
        for (int i = 0; i < p->sides; i++)
            if (strcasecmp(p->game->rules.sides[i], piece) == 0) side = i;
        if (side < 0 || !level) {
            text_add(error, "--sides expects NAME=LEVEL with a name of");
            for (int i = 0; i < p->sides; i++) text_add(error, "%s %s", i ? "," : "", p->game->rules.sides[i]);
            text_add(error, ", not '%s'", piece);
            return false;
        }
        if ((number = add_level(p, level, error)) < 0) return false;
        p->side_level[side] = (u8)number;
    }
    return true;
}

static bool read_rotate(struct plan *p, const char *name, struct text *error)
{
    int level = NO_LEVEL;
    if (name && (level = add_level(p, name, error)) < 0) return false;
    p->rotating = (u8)level;
    return true;
}

u8 plan_level(const struct plan *p, int setup, u32 number, seat who, int side)
{
    if (p->rotating != NO_LEVEL && number % p->setup[setup].players == who) return p->rotating;
    if (side >= 0 && side < p->sides && p->side_level[side] != NO_LEVEL) return p->side_level[side];
    return p->seat_level[who];
}

/* -- Seeds ---------------------------------------------------------------------------------------- */

static u64 mixed(u64 z)
{
    z += 0x9E3779B97F4A7C15u; /* splitmix64 */
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* By the id of a scenario and not its row: content that adds one does not change the games of the others. */
static u64 key_of(const struct plan *p, const struct setup *setup)
{
    u64 key = setup->players;
    if (setup->scenario)
        for (const char *c = scenario_id(p->game, p->content, setup->scenario); *c; c++) key = mixed(key ^ (u8)*c);
    return mixed(key);
}

u64 plan_seed(const struct plan *p, int setup, u32 number) { return mixed(mixed(p->seed ^ p->key[setup]) + number); }

/* -- The plan ------------------------------------------------------------------------------------- */

static bool list_setups(struct plan *p, const struct wish *wish, struct text *error)
{
    bool players[SEATS_MAX + 1], scenario[256];
    u32 options;
    const char *why = NULL;
    int scenarios = p->game->scenario_kind ? p->content->count[p->game->scenario_kind] : 0;
    if (!read_players(p->game, wish->players, players, error)) return false;
    if (!read_scenarios(p->game, p->content, wish->scenario, scenario, error)) return false;
    if (!read_options(p->game, wish->options, &options, error)) return false;
    for (int row = scenarios ? 1 : 0; row <= scenarios; row++)
        for (u8 n = p->game->least_players; n <= p->game->most_players; n++) {
            struct setup setup = {n, (u8)row, options};
            if (!players[n] || (scenarios && !scenario[row])) continue;
            const char *wrong = p->carries ? campaign_fault(p->game, p->content, p->carried, &setup)
                                           : setup_fault(p->game, p->content, &setup);
            if (wrong) why = wrong;
            else if (p->setups < SETUPS_MAX) p->setup[p->setups++] = setup;
        }
    if (!p->setups) text_add(error, "this cannot be played: %s", why ? why : "there is no such set-up");
    return p->setups > 0;
}

static bool read_carried(struct plan *p, const char *json, struct text *error)
{
    struct text why = {0};
    p->carries = json;
    if (!json) return true;
    if (!p->game->campaign) {
        text_add(error, "%s has no campaign", p->game->name);
        return false;
    }
    if (p->game->campaign->start) p->game->campaign->start(p->content, p->carried);
    bool fine = carried_read(p->game, p->content, json, p->carried, &why);
    if (!fine) text_add(error, "--carried: %s", text_string(&why));
    text_free(&why);
    return fine;
}

bool plan_make(struct plan *p, const struct game *game, const struct content *content, const struct wish *wish,
               u64 seed, u32 each, struct text *error)
{
    *p = (struct plan){.game = game, .content = content, .seed = seed, .games = each};
    while (game->rules.side && game->rules.sides && game->rules.sides[p->sides]) p->sides++;
    MUST(p->sides <= SIDES_MAX);
    if (!read_carried(p, wish->carried, error) || !list_setups(p, wish, error)) return false;
    if (!read_seats(p, wish->seats, error) || !read_sides(p, wish->sides, error)) return false;
    if (!read_rotate(p, wish->rotate, error)) return false;
    for (int i = 0; i < p->setups; i++) p->key[i] = key_of(p, &p->setup[i]);
    return true;
}

bool plan_pair(struct plan *p, const struct plan *with, struct text *error)
{
    if (p->setups != with->setups) {
        text_add(error, "%d set-ups cannot be compared with %d: choose them with --scenario and --players",
                 with->setups, p->setups);
        return false;
    }
    p->seed = with->seed;
    memcpy(p->key, with->key, sizeof p->key);
    return true;
}

/* -- In words ------------------------------------------------------------------------------------- */

void plan_say_setup(struct text *out, const struct plan *p, int setup)
{
    const struct setup *s = &p->setup[setup];
    if (s->scenario) text_add(out, "%s, ", scenario_id(p->game, p->content, s->scenario));
    text_add(out, "%d players", s->players);
}

void plan_say_levels(struct text *out, const struct plan *p)
{
    int told = p->game->most_players; /* the last level is that of all further seats */
    while (told > 1 && p->seat_level[told - 1] == p->seat_level[told - 2]) told--;
    if (p->rotating != NO_LEVEL) text_add(out, "%s in turn, the others ", p->level[p->rotating].name);
    int named = 0;
    for (int i = 0; i < p->sides; i++)
        if (p->side_level[i] != NO_LEVEL) {
            text_add(out, "%s=%s, ", p->game->rules.sides[i], p->level[p->side_level[i]].name);
            named++;
        }
    if (named == p->sides && named) {
        out->length -= 2;
        out->at[out->length] = '\0';
        return;
    }
    if (named) text_add(out, "others ");
    for (int i = 0; i < told; i++)
        text_add(out, "%s%s", i ? "," : "", p->level[p->seat_level[i]].name);
}

void plan_say_check(struct text *out, const struct plan *p)
{
    text_add(out, "game=%s version=%d content=%016llx seed=%llu options=%u levels=", p->game->id, p->game->version,
             (unsigned long long)p->content->block->hash, (unsigned long long)p->seed, p->setup[0].options);
    for (int i = 0; i < p->game->most_players; i++)
        text_add(out, "%s%s", i ? "," : "", p->level[p->seat_level[i]].name);
    for (int i = 0; i < p->sides; i++)
        if (p->side_level[i] != NO_LEVEL)
            text_add(out, " %s=%s", p->game->rules.sides[i], p->level[p->side_level[i]].name);
    if (p->rotating != NO_LEVEL) text_add(out, " rotate=%s", p->level[p->rotating].name);
    u64 borrowed = 0; /* seeds of set-ups other than their own (plan_pair) */
    for (int i = 0; i < p->setups; i++)
        if (p->key[i] != key_of(p, &p->setup[i]))
            borrowed = mixed(borrowed ^ p->key[i] ^ mixed(key_of(p, &p->setup[i])));
    if (borrowed) text_add(out, " seeds=%016llx", (unsigned long long)borrowed);
    if (!p->carries) return;
    struct text json = {0};
    carried_write(&json, p->game, p->content, p->carried);
    text_add(out, " carried=%s", json.at);
    text_free(&json);
}
