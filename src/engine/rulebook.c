/* rulebook.c: finds entries of a game's rules text: lines "- **VG-151** text" under "## chapter". */
#include "rulebook.h"

#include <string.h>

#include "say.h"

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (unsigned char)c >= 0x80;
}

/* Whether only an ending for many follows that makes no other word of it: "token" and "tokens". */
static bool ends_word(const char *rest)
{
    if (!is_letter(*rest)) return true;
    if (lower(rest[0]) == 's' && !is_letter(rest[1])) return true;
    return lower(rest[0]) == 'e' && lower(rest[1]) == 's' && !is_letter(rest[2]);
}

int rulebook_count(const char *text, const char *word, size_t length)
{
    int found = 0;
    if (length > 3 && lower(word[length - 1]) == 's') length--; /* whoever looks for "Heroes" means "Hero", too */
    if (length > 3 && lower(word[length - 1]) == 'e' && lower(word[length]) == 's') length--;
    for (const char *at = text; *at; at++) {
        if (at > text && is_letter(at[-1])) continue;
        size_t n = 0;
        while (n < length && lower(at[n]) == lower(word[n])) n++;
        found += n == length && (ends_word(at + n) || (lower(at[n]) == 'e' && !is_letter(at[n + 1])));
    }
    return found;
}

static bool has_word(const char *text, const char *word, size_t length)
{
    return rulebook_count(text, word, length) > 0;
}

static bool has_words(const char *number, const char *text, const char *words)
{
    while (words && *words) {
        size_t length = strcspn(words, " \t\n");
        if (length && !has_word(text, words, length) && !has_word(number, words, length)) return false;
        words += length + (words[length] != '\0');
    }
    return true;
}

/* Cuts "- **VG-151** text" in two; false when the line is something else. */
static bool cut_entry(char *line, char **number, char **text)
{
    static const char start[] = "- **";
    if (strncmp(line, start, strlen(start))) return false;
    *number = line + strlen(start);
    char *end = strstr(*number, "** ");
    if (!end) return false;
    *end = '\0';
    *text = end + strlen("** ");
    return true;
}

int rulebook_find(const struct game *game, rule_number number, const char *words,
                  void (*tell)(void *to, const char *number, const char *chapter, const char *text), void *to)
{
    struct text line = {0}, chapter = {0};
    int found = 0;
    for (const char *at = game->linked.rules_text; at && *at;) {
        size_t length = strcspn(at, "\n");
        text_clear(&line);
        text_put(&line, at, length);
        at += length + (at[length] != '\0');
        char *name, *text;
        if (!strncmp(line.at, "## ", 3)) {
            text_clear(&chapter);
            text_add(&chapter, "%s", line.at + 3);
        }
        if (!cut_entry(line.at, &name, &text)) continue;
        rule_number here = rule_read(game, name);
        if (!here || (number && here != number) || !has_words(name, text, words)) continue;
        if (tell) tell(to, name, text_string(&chapter), text);
        found++;
    }
    text_free(&line);
    text_free(&chapter);
    return found;
}
