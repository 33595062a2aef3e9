/* redeal.c: deals the unseen cards of a family anew. */
#include "redeal.h"

#include <string.h>

bool redeal_cards(const struct content *content, const struct family *family, struct cards k, u8 *copies, int kinds,
                  struct random *luck)
{
    u8 hidden[256], count = k.start[k.piles];
    int unseen = 0;
    for (int i = 0; i < count; i++)
        if (k.id[i] <= kinds) {
            if (!copies[k.id[i]]) return false;
            copies[k.id[i]]--;
        }
    for (int id = 1; id <= kinds; id++)
        for (int n = copies[id]; n > 0; n--) {
            if (unseen == 255) return false;
            hidden[unseen++] = (u8)id;
        }
    random_shuffle(luck, hidden, NULL, unseen);
    for (int p = 0; p < k.piles; p++)
        for (int i = k.start[p]; i < k.start[p + 1]; i++) {
            if (k.id[i] > kinds) {
                int at = 0;
                while (at < unseen && family->back(content, hidden[at]) != k.id[i]) at++;
                if (at == unseen) return false;
                k.id[i] = hidden[at];
                memmove(hidden + at, hidden + at + 1, (size_t)(--unseen - at));
            }
            if (family->pile[p].owner != NOBODY) k.known[i] |= only(family->pile[p].owner);
        }
    return true;
}
