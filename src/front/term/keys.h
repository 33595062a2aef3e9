/* keys.h: what a player presses, as the full screen knows it: letters are themselves, the rest has codes of its own. */
#ifndef FRONT_TERM_KEYS_H
#define FRONT_TERM_KEYS_H

enum key_code {
    PRESS_TO_UP = 0x110000, /* after the last letter of Unicode */
    PRESS_TO_DOWN, PRESS_TO_LEFT, PRESS_TO_RIGHT, PRESS_PAGE_BACK, PRESS_PAGE_ON, PRESS_TO_START, PRESS_TO_END,
    PRESS_GO, PRESS_NEXT, PRESS_PREVIOUS, PRESS_BACK, PRESS_RUBOUT, PRESS_TAKE_BACK, PRESS_CLICK,
    PRESS_WHEEL_UP, PRESS_WHEEL_DOWN,
    PRESS_RESIZE, /* to x columns and y lines */
    PRESS_NONE, /* nothing was pressed for a while */
    PRESS_BREAK, /* Ctrl-C */
    PRESS_FUNCTION, /* PRESS_FUNCTION + n is Fn */
};

struct key {
    int code;
    int x, y; /* of a click */
};

#endif
