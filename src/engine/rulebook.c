/* rulebook.c: finds entries of a game's rules text: lines "- **VG-151** text" under "## chapter". */
#include "rulebook.h"

#include <string.h>

#include "say.h"

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* Whether the text contains this word; capitals do not matter. */
static bool has_word(const char *text, const char *word, size_t length)
{
    for (; *text; text++) {
        size_t n = 0;
        while (n < length && lower(text[n]) == lower(word[n])) n++;
        if (n == length) return true;
    }
    return false;
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
