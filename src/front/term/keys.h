/* keys.h: what a player presses, as the full screen knows it: letters are themselves, the rest has codes of its own. */
#ifndef FRONT_TERM_KEYS_H
#define FRONT_TERM_KEYS_H

enum key_code {
    KEY_TO_UP = 0x110000, /* after the last letter of Unicode */
    KEY_TO_DOWN, KEY_TO_LEFT, KEY_TO_RIGHT, KEY_PAGE_BACK, KEY_PAGE_ON, KEY_TO_START, KEY_TO_END,
    KEY_GO, KEY_NEXT, KEY_PREVIOUS, KEY_BACK, KEY_RUBOUT, KEY_TAKE_BACK, KEY_CLICK, KEY_WHEEL_UP, KEY_WHEEL_DOWN,
    KEY_NONE, /* nothing was pressed for a while */
    KEY_BREAK, /* Ctrl-C */
    KEY_FUNCTION, /* KEY_FUNCTION + n is Fn */
};

struct key {
    int code;
    int x, y; /* of a click */
};

#endif
