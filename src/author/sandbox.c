/* sandbox.c: the Lua side of reading content: what a file may call, its limits, and tables made into values.
 *
 * What a file sees is deterministic: `pairs` goes in the order of the keys, no text holds an address, nothing asks for
 * the time or for luck. Library functions that can run long within one instruction (patterns, table.move, endless
 * string.rep) are left out or bounded, since the limit on steps counts instructions.
 */
#include "sandbox.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "engine/game.h"

enum {
    STEPS_MAX = 10 * 1000 * 1000,
    STEPS_BETWEEN = 1000,          /* checks of the limits */
    SECONDS_MAX = 10,              /* of processor time: for what the count of steps does not catch */
    MEMORY_MAX = 32 * 1024 * 1024, /* of one file's Lua */
    VALUES_MAX = 64 * 1024 * 1024, /* of all that is gathered */
    DEPTH_MAX = 24,                /* of tables in tables */
    REPEATED_MAX = 64 * 1024,      /* letters out of string.rep */
    STRING_MAX = 4000,             /* letters in a text of content */
    PAIRS_MAX = 10 * 1000,
};

const char *const engine_words[] = {"may", "choose", "given", "each", "times", "cost", "on", NULL};

static const char omit[] = "omit"; /* declares like a kind, see omit.c */
const char lesson_word[] = "lesson", step_word[] = "step";
static const char *const base_words[] = {"ipairs", "tonumber", "select", "type", "error", "assert", NULL};
static const char *const own_words[] = {"pairs", "tostring", "string", "table", "math", NULL};

static const char CALL[] = "call", BROKEN[] = "broken"; /* names of metatables */

/* A verb that was called; its table is the user value. */
struct call {
    const char *word;
    int line;
};

/* One file being run. */
struct run {
    struct reading *r;
    const char *source;
    size_t length, memory;
    clock_t begun;
    int file;
    long steps;
    bool reported; /* why it stopped */
};

static struct run *run_of(lua_State *L) { return *(struct run **)lua_getextraspace(L); }

/* The line of the file that is running. */
static int line_of(lua_State *L)
{
    lua_Debug at;
    for (int level = 0; lua_getstack(L, level, &at); level++) {
        lua_getinfo(L, "Sl", &at);
        if (at.currentline > 0)
            return at.currentline;
    }
    return 1;
}

static void *allocate(void *user, void *old, size_t old_bytes, size_t bytes)
{
    struct run *run = user;
    size_t had = old ? old_bytes : 0;
    if (bytes == 0) {
        run->memory -= had;
        free(old);
        return NULL;
    }
    if (run->memory - had + bytes > MEMORY_MAX)
        return NULL;
    void *fresh = realloc(old, bytes);
    if (fresh)
        run->memory = run->memory - had + bytes;
    return fresh;
}

static void look_at_limits(lua_State *L, lua_Debug *unused)
{
    (void)unused;
    struct run *run = run_of(L);
    run->steps += STEPS_BETWEEN;
    if (run->steps >= STEPS_MAX)
        luaL_error(L, "takes more than %d million steps; is there an endless loop?", STEPS_MAX / 1000000);
    if (clock() - run->begun > SECONDS_MAX * CLOCKS_PER_SEC)
        luaL_error(L, "takes more than %d seconds; is there an endless loop?", SECONDS_MAX);
}

/* -- Values ------------------------------------------------------------------------------- */

static struct value *gather(lua_State *L, int index, int line, int depth);

static int by_key(const void *x, const void *y)
{
    return strcmp(((const struct pair *)x)->key, ((const struct pair *)y)->key);
}

/* Fills in the items and pairs of a table on top of the stack. */
static void gather_table(lua_State *L, struct value *v, int depth)
{
    struct run *run = run_of(L);
    struct reading *r = run->r;
    luaL_checkstack(L, 6, "too many nested tables");
    int table = lua_gettop(L), items = 0, pairs = 0;
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        items += lua_isinteger(L, -2);
        pairs += lua_type(L, -2) == LUA_TSTRING;
        if (!lua_isinteger(L, -2) && lua_type(L, -2) != LUA_TSTRING)
            luaL_error(L, "a table has a key that is neither a word nor a position");
    }
    v->item = reading_alloc(r, sizeof *v->item * (size_t)items);
    v->pair = reading_alloc(r, sizeof *v->pair * (size_t)pairs);
    for (int i = 1; i <= items; i++) {
        if (lua_rawgeti(L, table, i) == LUA_TNIL) {
            lua_pop(L, 1);
            mistake(r, run->file, v->line, "%s: the list has a gap: there is no item %d",
                    v->type == VALUE_CALL ? v->word : "table", i);
            break;
        }
        v->item[v->items++] = gather(L, lua_gettop(L), v->line, depth);
        lua_pop(L, 1);
    }
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING)
            continue;
        size_t length;
        const char *key = lua_tolstring(L, -2, &length);
        if (length > 100 || !text_plain(key, length))
            luaL_error(L, "a table has a key that is not a word");
        v->pair[v->pairs++].key = reading_copy(r, key, length);
    }
    if (v->pairs)
        qsort(v->pair, (size_t)v->pairs, sizeof *v->pair, by_key);
    for (int i = 0; i < v->pairs; i++) { /* in order, so that mistakes are too */
        lua_pushstring(L, v->pair[i].key);
        lua_rawget(L, table);
        v->pair[i].value = gather(L, lua_gettop(L), v->line, depth);
        lua_pop(L, 1);
    }
}

/* Copies a Lua value out of the sandbox. */
static struct value *gather(lua_State *L, int index, int line, int depth)
{
    struct run *run = run_of(L);
    struct reading *r = run->r;
    if (depth > DEPTH_MAX)
        luaL_error(L, "tables are nested more than %d deep", DEPTH_MAX);
    if (r->used > VALUES_MAX)
        luaL_error(L, "too much content");
    struct value *v = reading_alloc(r, sizeof *v);
    v->file = run->file;
    v->line = line;
    v->type = VALUE_OTHER;
    const struct call *call;
    size_t length;
    switch (lua_type(L, index)) {
    case LUA_TBOOLEAN:
        v->type = VALUE_BOOL;
        v->number = lua_toboolean(L, index);
        break;
    case LUA_TNUMBER: {
        int whole;
        v->number = lua_tointegerx(L, index, &whole);
        if (whole)
            v->type = VALUE_NUMBER;
        else
            v->word = "a fraction";
        break;
    }
    case LUA_TSTRING:
        v->word = lua_tolstring(L, index, &length);
        if (length > STRING_MAX || !text_plain(v->word, length)) {
            mistake(r, run->file, line,
                    "a text is longer than %d letters, not UTF-8, or holds control characters", STRING_MAX);
            v->type = VALUE_BROKEN;
        } else {
            v->type = VALUE_STRING;
            v->word = reading_copy(r, v->word, length);
        }
        break;
    case LUA_TTABLE:
        v->type = VALUE_TABLE;
        lua_pushvalue(L, index);
        gather_table(L, v, depth + 1);
        lua_pop(L, 1);
        break;
    case LUA_TUSERDATA:
        call = luaL_testudata(L, index, CALL);
        v->type = call ? VALUE_CALL : VALUE_BROKEN;
        if (call) {
            v->word = call->word;
            v->line = call->line;
            lua_getiuservalue(L, index, 1);
            gather_table(L, v, depth + 1);
            lua_pop(L, 1);
        }
        break;
    default: v->word = lua_type(L, index) == LUA_TFUNCTION ? "a function" : "nothing";
    }
    return v;
}

/* -- Words -------------------------------------------------------------------------------- */

/* A value for what could not be understood: it may be called and indexed, and stays broken. */
static int push_broken(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    luaL_setmetatable(L, BROKEN);
    return 1;
}

/* Whether a word was called as word { ... }; notes a mistake if not. */
static bool called_with_table(lua_State *L, const char *word)
{
    if (lua_gettop(L) == 1 && lua_istable(L, 1))
        return true;
    struct run *run = run_of(L);
    if (lua_gettop(L) != 1 || !luaL_testudata(L, 1, BROKEN))
        mistake(run->r, run->file, line_of(L), "%s: expected one table: %s { ... }", word, word);
    return false;
}

static int verb_called(lua_State *L)
{
    const char *word = lua_touserdata(L, lua_upvalueindex(1));
    if (!called_with_table(L, word))
        return push_broken(L);
    struct call *call = lua_newuserdatauv(L, sizeof *call, 1);
    *call = (struct call){word, line_of(L)};
    luaL_setmetatable(L, CALL);
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, -2, 1);
    return 1;
}

static int kind_called(lua_State *L)
{
    const char *word = lua_touserdata(L, lua_upvalueindex(1));
    if (!called_with_table(L, word))
        return 0;
    struct reading *r = run_of(L)->r;
    struct value *v = reading_alloc(r, sizeof *v);
    v->type = VALUE_CALL;
    v->word = word;
    v->file = run_of(L)->file;
    v->line = line_of(L);
    gather_table(L, v, 1);
    reading_declare(r, v);
    return 0;
}

/* Looks up a global that the file has not set itself. */
static int unset_global(lua_State *L)
{
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
        return 1;
    struct run *run = run_of(L);
    const struct game *game = run->r->game;
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    struct guess guess = guess_for(name);
    for (int i = V_GAME; i < game->words.verb_count; i++)
        if (game->words.verbs[i].word)
            guess_try(&guess, game->words.verbs[i].word);
    for (const struct kind *kind = game->words.kinds; kind->word; kind++)
        guess_try(&guess, kind->word);
    for (int i = 0; engine_words[i]; i++)
        guess_try(&guess, engine_words[i]);
    guess_try(&guess, omit);
    guess_try(&guess, lesson_word);
    guess_try(&guess, step_word);
    for (int i = 0; base_words[i]; i++)
        guess_try(&guess, base_words[i]);
    for (int i = 0; own_words[i]; i++)
        guess_try(&guess, own_words[i]);
    char room[64];
    mistake(run->r, run->file, line_of(L), "unknown word '%.40s'%s", name, guess_hint(&guess, room));
    return push_broken(L);
}

/* A file may have its own globals, but may not redefine the language's words. */
static int set_global(lua_State *L)
{
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) {
        struct run *run = run_of(L);
        mistake(run->r, run->file, line_of(L), "'%.40s' is a word of the language and cannot be set",
                lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?");
        return 0;
    }
    lua_settop(L, 3);
    lua_rawset(L, 1);
    return 0;
}

static int stay_broken(lua_State *L)
{
    lua_settop(L, 1);
    return 1;
}

/* -- Library functions with bounds or without addresses ----------------------------------- */

struct key {
    int place; /* in the list of keys as Lua gives them */
    lua_Number number;
    const char *name; /* NULL: a number */
    size_t length;
};

static int in_order(const void *x, const void *y)
{
    const struct key *a = x, *b = y;
    if (!a->name != !b->name)
        return a->name ? 1 : -1;
    if (!a->name)
        return a->number < b->number ? -1 : a->number > b->number;
    int order = memcmp(a->name, b->name, a->length < b->length ? a->length : b->length);
    return order ? order : (a->length > b->length) - (a->length < b->length);
}

/* Upvalues: the table, its keys, how many were returned. */
static int next_pair(lua_State *L)
{
    lua_Integer i = lua_tointeger(L, lua_upvalueindex(3)) + 1;
    lua_pushinteger(L, i);
    lua_replace(L, lua_upvalueindex(3));
    if (lua_rawgeti(L, lua_upvalueindex(2), i) == LUA_TNIL)
        return 1;
    lua_pushvalue(L, -1);
    lua_rawget(L, lua_upvalueindex(1));
    return 2;
}

/* pairs(t): numbers in ascending order, then words in the order of their letters. */
static int ordered_pairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    int count = 0;
    lua_newtable(L); /* 2: the keys as Lua gives them */
    for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING && lua_type(L, -2) != LUA_TNUMBER)
            return luaL_error(L, "pairs: a key is neither a word nor a number");
        if (++count > PAIRS_MAX)
            return luaL_error(L, "pairs: more than %d entries", PAIRS_MAX);
        lua_pushvalue(L, -2);
        lua_rawseti(L, 2, count);
    }
    struct key *keys = lua_newuserdatauv(L, sizeof *keys * (size_t)(count + 1), 0);
    for (int i = 0; i < count; i++) {
        keys[i] = (struct key){.place = i + 1};
        if (lua_rawgeti(L, 2, i + 1) == LUA_TNUMBER)
            keys[i].number = lua_tonumber(L, -1);
        else
            keys[i].name = lua_tolstring(L, -1, &keys[i].length);
        lua_pop(L, 1);
    }
    qsort(keys, (size_t)count, sizeof *keys, in_order);
    lua_pushvalue(L, 1);
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, 2, keys[i].place);
        lua_rawseti(L, -2, i + 1);
    }
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_pair, 3);
    return 1;
}

/* Raises an error for a value whose text would be an address. */
static void refuse_address(lua_State *L, int index)
{
    int type = lua_type(L, index);
    if (type != LUA_TNIL && type != LUA_TBOOLEAN && type != LUA_TNUMBER && type != LUA_TSTRING)
        luaL_error(L, "a %s cannot be made into text", luaL_typename(L, index));
}

static int plain_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    refuse_address(L, 1);
    luaL_tolstring(L, 1, NULL);
    return 1;
}

/* Upvalue: the real string.format. */
static int plain_format(lua_State *L)
{
    int n = lua_gettop(L);
    for (int i = 1; i <= n; i++)
        refuse_address(L, i);
    const char *format = luaL_checkstring(L, 1);
    for (const char *p = strchr(format, '%'); p; p = strchr(p, '%')) {
        p++;
        if (*p == '%') {
            p++;
            continue;
        }
        p += strspn(p, "-+ #0123456789.");
        if (*p == 'p')
            return luaL_error(L, "string.format: %%p is not for content");
    }
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, n, 1);
    return 1;
}

/* Upvalue: the real string.rep. */
static int bounded_rep(lua_State *L)
{
    size_t length, between = 0;
    luaL_checklstring(L, 1, &length);
    lua_Integer n = luaL_checkinteger(L, 2);
    luaL_optlstring(L, 3, "", &between);
    if (n > 0 && (n > REPEATED_MAX || (size_t)n * (length + between) > REPEATED_MAX))
        return luaL_error(L, "string.rep: more than %d letters", REPEATED_MAX);
    lua_settop(L, 3);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, 3, 1);
    return 1;
}

/* Pushes the table of a library. It becomes no global of Lua's own: files have globals of theirs. */
static void push_library(lua_State *L, lua_CFunction open)
{
    lua_pushcfunction(L, open);
    lua_call(L, 0, 1);
}

/* Takes functions out of the library table on top of the stack. */
static void without(lua_State *L, const char *const *names)
{
    for (; *names; names++) {
        lua_pushnil(L);
        lua_setfield(L, -2, *names);
    }
}

/* Wraps a function around one of those in the library table on top of the stack. */
static void around(lua_State *L, const char *name, lua_CFunction function)
{
    lua_getfield(L, -1, name);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, name);
}

/* -- Running ------------------------------------------------------------------------------ */

/* Sets a word of the table on top of the stack; a schema that gives it two meanings is a bug. */
static void add_word(lua_State *L, const char *word, lua_CFunction function)
{
    MUST(lua_getfield(L, -1, word) == LUA_TNIL);
    lua_pop(L, 1);
    lua_pushlightuserdata(L, (void *)(uintptr_t)word);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, word);
}

/* Pushes the table of all words. */
static void push_words(lua_State *L, const struct game *game)
{
    static const char *const no_string[] = {"dump", "find",   "match",    "gmatch", "gsub",
                                            "pack", "unpack", "packsize", NULL};
    static const char *const no_table[] = {"move", "sort", NULL};
    static const char *const no_math[] = {"random", "randomseed", NULL};
    lua_newtable(L);
    int words = lua_gettop(L);

    push_library(L, luaopen_base);
    for (int i = 0; base_words[i]; i++) {
        lua_getfield(L, -1, base_words[i]);
        lua_setfield(L, words, base_words[i]);
    }
    lua_settop(L, words);
    lua_pushcfunction(L, ordered_pairs);
    lua_setfield(L, words, "pairs");
    lua_pushcfunction(L, plain_tostring);
    lua_setfield(L, words, "tostring");

    push_library(L, luaopen_string);
    without(L, no_string);
    around(L, "format", plain_format);
    around(L, "rep", bounded_rep);
    lua_setfield(L, words, "string");
    push_library(L, luaopen_table);
    without(L, no_table);
    lua_setfield(L, words, "table");
    push_library(L, luaopen_math);
    without(L, no_math);
    lua_setfield(L, words, "math");

    for (int i = 0; engine_words[i]; i++)
        add_word(L, engine_words[i], verb_called);
    for (int i = V_GAME; i < game->words.verb_count; i++)
        if (game->words.verbs[i].word)
            add_word(L, game->words.verbs[i].word, verb_called);
    for (const struct kind *kind = game->words.kinds; kind->word; kind++)
        add_word(L, kind->word, kind_called);
    add_word(L, omit, kind_called);
    add_word(L, lesson_word, kind_called);
    add_word(L, step_word, verb_called);
}

/* Notes an error from Lua, with the line that its message begins with or else `line`. */
static void note_error(struct run *run, const char *message, int line)
{
    char *end;
    if (message && strncmp(message, "f:", 2) == 0) {
        long said = strtol(message + 2, &end, 10);
        if (end > message + 2 && *end == ':') {
            line = (int)said;
            message = end + 1 + (end[1] == ' ');
        }
    }
    mistake(run->r, run->file, line, "%s", message ? message : "stopped without saying why");
    run->reported = true;
    run->r->cut = true;
}

/* Called where the error happened, while its line is still known. */
static int on_error(lua_State *L)
{
    note_error(run_of(L), lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : NULL, line_of(L));
    return 0;
}

static int work(lua_State *L)
{
    struct run *run = run_of(L);
    luaL_newmetatable(L, CALL);
    luaL_newmetatable(L, BROKEN);
    lua_pushcfunction(L, stay_broken);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, stay_broken);
    lua_setfield(L, -2, "__call");
    lua_settop(L, 0);

    if (luaL_loadbufferx(L, run->source, run->length, "=f", "t") != LUA_OK) {
        note_error(run, lua_tostring(L, -1), 1);
        return 0;
    }
    lua_newtable(L); /* the file's globals */
    lua_createtable(L, 0, 2);
    push_words(L, run->r->game);
    lua_pushvalue(L, -1);
    lua_pushcclosure(L, unset_global, 1);
    lua_setfield(L, -3, "__index");
    lua_pushcclosure(L, set_global, 1);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    lua_setupvalue(L, 1, 1);
    lua_sethook(L, look_at_limits, LUA_MASKCOUNT, STEPS_BETWEEN);
    lua_call(L, 0, 0);
    return 0;
}

void sandbox_run(struct reading *r, int file, const char *source, size_t length)
{
    if (length >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) {
        source += 3;
        length -= 3;
    }
    struct run run = {.r = r, .file = file, .source = source, .length = length, .begun = clock()};
    lua_State *L = lua_newstate(allocate, &run);
    MUST(L);
    *(struct run **)lua_getextraspace(L) = &run;
    lua_pushcfunction(L, on_error);
    lua_pushcfunction(L, work);
    int status = lua_pcall(L, 0, 0, 1);
    r->cut |= status != LUA_OK;
    if (status == LUA_ERRMEM)
        mistake(r, file, 1, "needs more than %d MiB of memory", MEMORY_MAX / (1024 * 1024));
    else if (status != LUA_OK && !run.reported)
        mistake(r, file, 1, "stopped without saying why");
    lua_close(L);
}
