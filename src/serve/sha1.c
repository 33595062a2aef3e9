/* sha1.c: SHA-1 of short texts (RFC 3174). */
#include "sha1.h"

#include <sodium.h>
#include <string.h>

#include "engine/base.h"

enum { BLOCK = 64, DIGEST = 20 };

static u32 turned(u32 x, int by) { return x << by | x >> (32 - by); }

static void add_block(u32 h[5], const u8 *block)
{
    u32 w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (int i = 0; i < 16; i++)
        w[i] = (u32)block[i * 4] << 24 | (u32)block[i * 4 + 1] << 16 | (u32)block[i * 4 + 2] << 8 | block[i * 4 + 3];
    for (int i = 16; i < 80; i++) w[i] = turned(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (int i = 0; i < 80; i++) {
        u32 f = i < 20 ? (b & c) | (~b & d) : i < 40 || i >= 60 ? b ^ c ^ d : (b & c) | (b & d) | (c & d);
        u32 k = i < 20 ? 0x5A827999 : i < 40 ? 0x6ED9EBA1 : i < 60 ? 0x8F1BBCDC : 0xCA62C1D6;
        u32 next = turned(a, 5) + f + e + k + w[i];
        e = d, d = c, c = turned(b, 30), b = a, a = next;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
}

void sha1_base64(const char *text, char letters[SHA1_LETTERS + 1])
{
    u32 h[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
    u8 bytes[2 * BLOCK] = {0}, digest[DIGEST];
    size_t n = strlen(text), blocks = n + 9 > BLOCK ? 2 : 1;
    MUST(n <= SHA1_TEXT_MOST);
    memcpy(bytes, text, n);
    bytes[n] = 0x80;
    bytes[blocks * BLOCK - 2] = (u8)(n >> 5);
    bytes[blocks * BLOCK - 1] = (u8)(n << 3);
    for (size_t i = 0; i < blocks; i++) add_block(h, bytes + i * BLOCK);
    for (int i = 0; i < DIGEST; i++) digest[i] = (u8)(h[i / 4] >> (24 - i % 4 * 8));
    sodium_bin2base64(letters, SHA1_LETTERS + 1, digest, sizeof digest, sodium_base64_VARIANT_ORIGINAL);
}
