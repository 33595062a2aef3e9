/* secret.c: what nobody may guess, by libsodium. */
#include "secret.h"

#include <sodium.h>
#include <string.h>

enum { KEY_BYTES = 16, FORM = sodium_base64_VARIANT_URLSAFE_NO_PADDING };

bool secret_open(void) { return sodium_init() >= 0; }

void key_draw(char key[KEY_LETTERS + 1])
{
    u8 bytes[KEY_BYTES];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(key, KEY_LETTERS + 1, bytes, sizeof bytes, FORM);
}

bool key_same(const char *key, const char *other)
{
    return strlen(key) == KEY_LETTERS && strlen(other) == KEY_LETTERS && !sodium_memcmp(key, other, KEY_LETTERS);
}

void luck_draw(struct luck *s) { randombytes_buf(s->bytes, sizeof s->bytes); }

void luck_write(const struct luck *s, char letters[SECRET_LETTERS + 1])
{
    sodium_bin2base64(letters, SECRET_LETTERS + 1, s->bytes, sizeof s->bytes, FORM);
}

bool luck_read(struct luck *s, const char *letters)
{
    size_t length;
    return strlen(letters) == SECRET_LETTERS && !sodium_base642bin(s->bytes, sizeof s->bytes, letters, SECRET_LETTERS,
        NULL, &length, NULL, FORM) && length == sizeof s->bytes;
}

void luck_fingerprint(const struct luck *s, char letters[SECRET_LETTERS + 1])
{
    struct luck hash;
    crypto_generichash(hash.bytes, sizeof hash.bytes, s->bytes, sizeof s->bytes, NULL, 0);
    luck_write(&hash, letters);
}

u64 luck_seed(const struct luck *s, u64 n)
{
    u8 number[8], hash[crypto_generichash_BYTES_MIN];
    u64 seed = 0;
    for (int i = 0; i < 8; i++) number[i] = (u8)(n >> (8 * i));
    crypto_generichash(hash, sizeof hash, number, sizeof number, s->bytes, sizeof s->bytes);
    for (int i = 0; i < 8; i++) seed |= (u64)hash[i] << (8 * i);
    return seed;
}
