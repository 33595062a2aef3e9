/* fuzz_json.c: any bytes as JSON: our reader accepts and refuses what jansson does, and reads the same values. */
#include <string.h>

#include <jansson.h>

#include "engine/json.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void compare(const struct json *ours, const json_t *theirs)
{
    switch (ours->type) {
    case JS_NULL: MUST(json_is_null(theirs)); break;
    case JS_BOOL: MUST(json_is_boolean(theirs) && json_is_true(theirs) == ours->number); break;
    case JS_INT: MUST(json_is_integer(theirs) && json_integer_value(theirs) == ours->number); break;
    case JS_REAL: MUST(json_is_real(theirs)); break;
    case JS_STRING:
        MUST(json_is_string(theirs) && json_string_length(theirs) == strlen(ours->string));
        MUST(memcmp(json_string_value(theirs), ours->string, strlen(ours->string)) == 0);
        break;
    case JS_LIST: {
        size_t i = 0;
        MUST(json_is_array(theirs) && json_array_size(theirs) == (size_t)ours->count);
        for EACH_JSON(item, ours) compare(item, json_array_get(theirs, i++));
        MUST(i == (size_t)ours->count);
        break;
    }
    default:
        MUST(json_is_object(theirs) && json_object_size(theirs) == (size_t)ours->count);
        for EACH_JSON(item, ours) {
            MUST(json_object_get(theirs, item->key) && json_get(ours, item->key) == item);
            compare(item, json_object_get(theirs, item->key));
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct json_error mistake;
    json_error_t reason;
    const struct json *ours = json_read((const char *)data, size, &mistake);
    json_t *theirs = json_loadb((const char *)data, size, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES, &reason);
    if (memchr(data, 0, size)) { /* theirs loses one after a number */
        MUST(!ours);
    } else if (ours && theirs) {
        compare(ours, theirs);
    } else if (ours) { /* a real number may be too large for theirs: ours keeps no value of it */
        MUST(json_error_code(&reason) == json_error_numeric_overflow);
    } else {
        MUST(!theirs || mistake.limit);
        MUST(mistake.line > 0 && mistake.column > 0 && strncmp(mistake.what, "expected ", 9) == 0);
    }
    json_free(ours);
    json_decref(theirs);
    return 0;
}
