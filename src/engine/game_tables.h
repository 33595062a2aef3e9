/* game_tables.h: fills a game's struct: tables made from its .def files, its words and hooks, and what the build links
 * in. Included by its game.c:
 *
 *     #define GAME vigilante
 *     #include "engine/game_tables.h"
 *     const struct game vigilante_game = { GAME_TABLES, .id = "vigilante", ..., .rules.refresh = refresh };
 */
#ifndef ENGINE_GAME_TABLES_H
#define ENGINE_GAME_TABLES_H

#include "scene.h"

#define GAME_JOIN__(game, name) game##_##name
#define GAME_JOIN_(game, name) GAME_JOIN__(game, name)
#define GAME_OWN(name) GAME_JOIN_(GAME, name)

/* Weak: the program that makes the content is linked before there is any. */
extern const struct game GAME_OWN(game);
extern const u8 GAME_OWN(block)[] __attribute__((weak));
extern const u32 GAME_OWN(block_bytes) __attribute__((weak));
extern const char *const GAME_OWN(sources)[] __attribute__((weak));
extern const char GAME_OWN(rules)[] __attribute__((weak));

#define P(p) &proc_##p,
#define V(p) &proc_##p,
#define N(p) &proc_##p,
#define ENGINE(p) &proc_##p,
static const struct procedure *const procedures[] = {
#include GAME_FILE(procedures.def)
};
#undef P
#undef V
#undef N
#undef ENGINE
_Static_assert(COUNT(procedures) <= 64, "sets of procedures have 64 bits");

#define P(p)
#define V(p) | TO(p)
#define N(p) | TO(p)
#define ENGINE(p)
static const u64 effect_calls = 0
#include GAME_FILE(procedures.def)
    ;
#undef P
#undef V
#undef N
#undef ENGINE

#define P(p)
#define V(p)
#define N(p) | TO(p)
#define ENGINE(p)
static const u64 seatless = 0
#include GAME_FILE(procedures.def)
    ;
#undef P
#undef V
#undef N
#undef ENGINE

/* Columns of actions.def and events.def: paths in a scene (scene_find) to what an answer points at, or from where to
 * where an event moves its thing; one that names no thing moves all that went from there and came there. */
#define AT(path) .to = path
#define FROM(path) .from = path
#define FROM_TO(path, path_to) .from = path, .to = path_to
#define A(verb, a, b, c, phrase, ...) {#verb, a, b, c, phrase, __VA_ARGS__},
static const struct action_row actions[] = {
#include "actions.def"
#include GAME_FILE(actions.def)
};
#undef A

#define E(kind, a, b, c, flags, phrase, ...) {#kind, a, b, c, phrase, flags, __VA_ARGS__},
static const struct event_row events[] = {
#include GAME_FILE(events.def)
};
#undef E
#undef AT
#undef FROM
#undef FROM_TO

#define NUM(name, ...) {__VA_ARGS__},
static const struct number_row numbers[] = {
#if __has_include(GAME_FILE(numbers.def))
#include GAME_FILE(numbers.def)
#endif
    {0}};
#undef NUM

#define PLACE_IS(where, rule, about) {where, 0, TINT_NONE, rule, about},
#define MARK_IS(mark, where, rule, about) {where, mark, TINT_NONE, rule, about},
#define TINT_IS(tint, where, rule, about) {where, 0, tint, rule, about},
static const struct about_row abouts[] = {
#include GAME_FILE(about.def)
    {0}};
#undef PLACE_IS
#undef MARK_IS
#undef TINT_IS

#define TEXTS(...) (const char *const[]){__VA_ARGS__ __VA_OPT__(,) NULL}
#define TEXT_COUNT(...) (COUNT((TEXTS(__VA_ARGS__))) - 1)
#define KIND(number, label, of, ...) \
    {.name = label, .kind = of, .back = TEXTS(__VA_ARGS__), .backs = TEXT_COUNT(__VA_ARGS__)},
#define VOCABULARY(number, label, of) {.name = label, .vocabulary = &of},
#define NAMES(number, label, ...) {.name = label, .words = TEXTS(__VA_ARGS__), .count = TEXT_COUNT(__VA_ARGS__)},
#define DOMAIN(number, ...) {__VA_ARGS__},
static const struct domain domains[] = {
#include GAME_FILE(domains.def)
};
#undef KIND
#undef VOCABULARY
#undef NAMES
#undef DOMAIN

/* What bots made of its set-ups, if somebody has measured it. */
static const struct measured measured[] = {
#if __has_include(GAME_FILE(measured.def))
#include GAME_FILE(measured.def)
#endif
    {0}};

#define GAME_TABLES                                                                                           \
    .state_bytes = sizeof(STATE), .rules.procedures = procedures, .rules.procedure_count = COUNT(procedures), \
    .rules.effect_calls = &effect_calls, .rules.seatless = &seatless, .rules.fields = &GAME_OWN(fields),      \
    .rules.domains = domains, .rules.domain_count = COUNT(domains),                                           \
    .rules.actions = actions, .rules.action_count = COUNT(actions),                                           \
    .rules.events = events, .rules.event_count = COUNT(events), .rules.options = options,                     \
    .rules.entries = entries, .rules.begin = begin, .rules.find_fault = find_fault, .rules.score = score,     \
    .words.verbs = verbs, .words.verb_count = V_COUNT, .words.each = &words_each,                             \
    .words.quantities = &words_quantity, .words.conditions = &words_condition,                                \
    .words.moments = &words_moment, .words.kinds = content_kinds,                                             \
    .words.part = part, .words.quantity = quantity, .words.holds = holds, .words.each_next = each_next,       \
    .bot.redeal = redeal, .bot.choose = choose,                                                               \
    .show.scene = scene, .show.numbers = numbers, .show.number_count = NUMBERS,                               \
    .show.abouts = abouts,                                                                                    \
    .show.measured = COUNT(measured) > 1 ? measured : NULL,                                                   \
    .linked.block = GAME_OWN(block), .linked.bytes = &GAME_OWN(block_bytes),                                  \
    .linked.sources = GAME_OWN(sources), .linked.rules_text = GAME_OWN(rules)

#endif
