/* secret.h: what nobody may guess: ids, keys of seats, the luck of tables. */
#ifndef SERVE_SECRET_H
#define SERVE_SECRET_H

#include "engine/base.h"

/* 128 bits as 22 letters, digits, - and _. */
enum { KEY_LETTERS = 22, SECRET_BYTES = 32, SECRET_LETTERS = 43 };

/* Must be called once before the rest. False: this machine gives no luck. */
bool secret_open(void);

void key_draw(char key[KEY_LETTERS + 1]);
/* In a time that does not depend on where they differ. */
bool key_same(const char *key, const char *other);

/* The luck of a table: 256 bits that stay secret while the game runs. What may be shown before is their fingerprint;
 * at the end the secret itself, so that everybody can check that all seeds follow from it. */
struct luck {
    u8 bytes[SECRET_BYTES];
};
void luck_draw(struct luck *s);
void luck_write(const struct luck *s, char letters[SECRET_LETTERS + 1]);
bool luck_read(struct luck *s, const char *letters);
void luck_fingerprint(const struct luck *s, char letters[SECRET_LETTERS + 1]);
/* The nth seed: BLAKE2b of n with the secret as its key. */
u64 luck_seed(const struct luck *s, u64 n);

#endif
