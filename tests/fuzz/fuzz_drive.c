/* fuzz_drive.c: any lines into drive: it must answer each with one line of JSON and never stop.
 *
 * Forged stacks are left out: the program tries them out in a child process, see engine/probe.c.
 */
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "talk/talk.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_answer(const struct text *out)
{
    if (!out->length) return;
    json_t *answer = json_loadb(out->at, out->length, JSON_REJECT_DUPLICATES, NULL);
    MUST(json_is_object(answer) && memchr(out->at, '\n', out->length) == NULL);
    json_decref(answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct text out = {0};
    struct caller *d = talk_open(NULL, NULL);
    char *input = malloc(size + 1);
    MUST(input != NULL);
    memcpy(input, data, size);
    input[size] = '\0';
    for (char *line = input, *end; line && !talk_ended(d); line = end) {
        end = strchr(line, '\n');
        if (end) *end++ = '\0';
        if (strstr(line, "\"stack\"") || strstr(line, "\"lanes\"") || strstr(line, "position {")) continue;
        text_clear(&out);
        talk_line(d, line, &out);
        check_answer(&out);
    }
    free(input);
    text_free(&out);
    talk_close(d);
    return 0;
}
