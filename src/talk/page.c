/* page.c: the page of a game in docs/drive: lists made from its description, between marks in written text.
 *
 * What a field means is written by hand in its line and kept; all else between `<!-- fields -->` (or entries, verbs,
 * events, words) and `<!-- end -->` is written by the program.
 */
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { PAGE_COLUMNS = 118 };

/* -- Lines ------------------------------------------------------------------------------------------- */

/* One item of a list, wrapped. */
static void put_item(struct text *out, const char *item)
{
    size_t column = 0, indent = 2;
    for (const char *word = item; *word;) {
        size_t length = strcspn(word, " ");
        if (column > indent && column + 1 + length > PAGE_COLUMNS) {
            text_add(out, "\n  ");
            column = indent;
        } else if (column) {
            text_add(out, " ");
            column++;
        }
        text_put(out, word, length);
        column += length;
        word += length + (word[length] == ' ');
    }
    text_add(out, "\n");
}

/* A part of a page as one line an item. */
static void unwrap(struct text *out, const char *part, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        bool joined = part[i] == '\n' && i + 2 < length && part[i + 1] == ' ' && part[i + 2] == ' ';
        text_put(out, joined ? " " : part + i, 1);
        if (joined) i += 2;
    }
}

/* What the old page says about a field; "?" when it says nothing. */
static void put_meaning(struct text *item, const char *old, const char *path)
{
    struct text begins = {0};
    text_add(&begins, "- `%s` (", path);
    const char *line = strstr(old, begins.at), *end = line ? strchr(line, '\n') : NULL;
    const char *meaning = line ? strstr(line, "): ") : NULL;
    if (meaning && (!end || meaning < end))
        text_put(item, meaning + 3, end ? (size_t)(end - meaning) - 3 : strlen(meaning + 3));
    else text_add(item, "?");
    text_free(&begins);
}

/* -- Fields ------------------------------------------------------------------------------------------ */

/* "`deck`, `hand.0` to `hand.3`": piles of one name in a row are told by the first and the last. */
static void put_piles(struct text *out, const struct family *family)
{
    for (int i = 0, last; i < family->piles; i = last + 1) {
        const char *name = family->pile[i].name;
        size_t stem = strcspn(name, ".");
        last = i;
        while (name[stem] && last + 1 < family->piles && strncmp(family->pile[last + 1].name, name, stem + 1) == 0)
            last++;
        text_add(out, "%s`%s`", i ? ", " : "", name);
        if (last > i) text_add(out, " to `%s`", family->pile[last].name);
    }
}

static void put_holds(struct text *out, const struct game *game, const struct field *f)
{
    static const char *const see[] = {[OWNER] = "its seat", [IF_OVER] = "its seat, at the end all", [NEVER] = "nobody",
                                      [MASK] = "the seats in the next field"};
    if (f->count && !f->family) text_add(out, "%d of ", f->count);
    if (f->family) {
        text_add(out, "cards: %s; piles ", meaning_name(game, f->family->domain));
        put_piles(out, f->family);
    } else if (f->sub) {
        text_add(out, "these");
    } else if (f->meaning == NUMBER) {
        text_add(out, "%d to %lld", (int)field_least(f), (long long)field_most(f));
    } else {
        const char *name = meaning_name(game, f->meaning);
        text_add(out, "%s", f->meaning == BITS ? "set of numbers" : name ? name : "number");
    }
    if (!f->family && !f->sub && f->see < COUNT(see) && see[f->see]) text_add(out, "; seen by %s", see[f->see]);
}

static void put_fields(struct text *out, const struct game *game, const struct fields *fields, const char *path,
                       const char *old)
{
    for (const struct field *f = fields->field; f->name; f++) {
        struct text name = {0}, item = {0};
        text_add(&name, "%s%s%s", path, f->name, f->count && !f->family ? "[]" : "");
        text_add(&item, "- `%s` (", name.at);
        put_holds(&item, game, f);
        text_add(&item, "): ");
        put_meaning(&item, old, name.at);
        put_item(out, item.at);
        text_add(&name, ".");
        if (f->sub) put_fields(out, game, f->sub, name.at, old);
        text_free(&name);
        text_free(&item);
    }
}

/* -- The other lists ----------------------------------------------------------------------------------- */

static void put_row(struct text *out, const struct game *game, const char *name, const u8 meaning[3],
                    const char *phrase)
{
    struct text item = {0};
    text_add(&item, "- `%s`", name);
    for (int i = 0, n = 0; i < 3; i++)
        if (meaning[i] != NOTHING) text_add(&item, "%s %c %s", n++ ? "," : "", 'a' + i, meaning_name(game, meaning[i]));
    text_add(&item, ": `%s`", phrase);
    put_item(out, item.at);
    text_free(&item);
}

static void put_domain(struct text *out, const struct game *game, int domain)
{
    const struct domain *t = &game->rules.domains[domain];
    struct text item = {0};
    const char *between = "";
    text_add(&item, "- `%s`: ", t->name);
    for (int i = 0; i < 256; i++) {
        const char *word = domain_word(game, domain, i);
        if (!word) continue;
        text_add(&item, strchr(word, ' ') ? "%s\"%s\"" : "%s%s", between, word);
        between = ", ";
    }
    if (t->kind) text_add(&item, "an id of the content:");
    for (const struct kind *k = game->words.kinds; t->kind && k->word; k++) {
        if (k->kind != t->kind) continue;
        text_add(&item, "%s `%s`", between, k->word);
        between = ",";
    }
    put_item(out, item.at);
    text_free(&item);
}

static void put_list(struct text *out, const struct game *game, const char *list, const char *old)
{
    const struct game_rules *rules = &game->rules;
    if (strcmp(list, "fields") == 0) put_fields(out, game, rules->fields, "", old);
    for (const struct entry_point *p = rules->entries; strcmp(list, "entries") == 0 && p && p->id; p++) {
        struct text item = {0};
        text_add(&item, "- `%s`: %s", p->id, p->about);
        put_item(out, item.at);
        text_free(&item);
    }
    for (int i = 0; strcmp(list, "verbs") == 0 && i < rules->action_count; i++) {
        const struct action_row *r = &rules->actions[i];
        put_row(out, game, r->name, (const u8[]){r->a, r->b, r->c}, r->phrase);
    }
    for (int i = 0; strcmp(list, "events") == 0 && i < rules->event_count; i++) {
        const struct event_row *r = &rules->events[i];
        put_row(out, game, r->name, (const u8[]){r->a, r->b, r->c}, r->phrase);
    }
    for (int i = 0; strcmp(list, "words") == 0 && i < rules->domain_count; i++)
        put_domain(out, game, i);
}

/* -- The page ------------------------------------------------------------------------------------------- */

bool talk_page(struct text *out, const struct game *game, const char *page, struct text *error)
{
    static const char *const lists[] = {"fields", "entries", "verbs", "events", "words"};
    static const char end_mark[] = "<!-- end -->\n";
    for (int i = 0; i < COUNT(lists); i++) {
        struct text mark = {0}, old = {0};
        text_add(&mark, "<!-- %s -->\n", lists[i]);
        const char *begin = strstr(page, mark.at), *end = begin ? strstr(begin, end_mark) : NULL;
        if (end) {
            begin += mark.length;
            text_put(out, page, (size_t)(begin - page));
            unwrap(&old, begin, (size_t)(end - begin));
            text_add(out, "\n");
            put_list(out, game, lists[i], text_string(&old));
            text_add(out, "\n");
            page = end;
        } else {
            text_add(error, "expected a line \"<!-- %s -->\" and after it \"<!-- end -->\"", lists[i]);
        }
        text_free(&mark);
        text_free(&old);
        if (!end) return false;
    }
    text_add(out, "%s", page);
    return true;
}
