/* rulings.c: entries of a game's rules as lines of text. */
#include "rulings.h"

#include "engine/rulebook.h"
#include "engine/say.h"

static void tell_rule(void *to, const char *number, const char *chapter, const char *text)
{
    (void)chapter;
    text_add(to, "%s %s\n", number, text);
}

int rulings_find(struct text *out, const struct game *game, const char *words)
{
    rule_number number = rule_read(game, words);
    return rulebook_find(game, number, number ? NULL : words, tell_rule, out);
}

int rulings_one(struct text *out, const struct game *game, rule_number number)
{
    return number ? rulebook_find(game, number, NULL, tell_rule, out) : 0;
}
