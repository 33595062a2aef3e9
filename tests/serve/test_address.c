/* test_address.c: which addresses count as one, and how much one may have. */
#include <string.h>

#include "../kit/group.h"
#include "serve/address.h"
#include "serve/http.h"

static void addresses_of_one_home_are_one(void **state)
{
    (void)state;
    struct addresses *all = addresses_new();
    struct address *home = address_of(all, "192.0.2.7", 0);
    assert_ptr_equal(address_of(all, "192.0.2.7", 5), home);
    assert_ptr_equal(address_of(all, "::ffff:192.0.2.7", 5), home);
    assert_ptr_not_equal(address_of(all, "192.0.2.8", 5), home);
    struct address *six = address_of(all, "2001:db8:1:2::1", 0);
    assert_ptr_equal(address_of(all, "2001:db8:1:2:ffff:1:2:3", 0), six);
    assert_ptr_not_equal(address_of(all, "2001:db8:1:3::1", 0), six);
    assert_ptr_equal(address_of(all, "garbage", 0), address_of(all, "", 0));
    addresses_free(all);
}

static void tables_are_granted_by_the_hour(void **state)
{
    (void)state;
    struct addresses *all = addresses_new();
    struct address *a = address_of(all, "192.0.2.7", 1000), *other = address_of(all, "192.0.2.8", 1000);
    for (int i = 0; i < ADDRESS_TABLES; i++) assert_true(address_may_open(a, 1000));
    assert_false(address_may_open(a, 1000));
    assert_true(address_may_open(other, 1000));
    assert_false(address_may_open(a, 1000 + 3600 * 1000 / ADDRESS_TABLES - 1));
    assert_true(address_may_open(a, 1000 + 3600 * 1000 / ADDRESS_TABLES + 1000));
    assert_false(address_may_open(a, 1000 + 3600 * 1000 / ADDRESS_TABLES + 1000));
    addresses_free(all);
}

/* Whoever leaves and comes back at once has not got more by it. */
static void nobody_is_forgotten_too_early(void **state)
{
    (void)state;
    struct addresses *all = addresses_new();
    struct address *a = address_of(all, "192.0.2.7", 0), *here = address_of(all, "192.0.2.8", 0);
    here->sockets = 1;
    for (int i = 0; i < ADDRESS_TABLES; i++) assert_true(address_may_open(a, 0));
    addresses_tidy(all, 1000);
    assert_false(address_may_open(address_of(all, "192.0.2.7", 1000), 1000));
    addresses_tidy(all, 2 * 3600 * 1000);
    assert_int_equal(address_of(all, "192.0.2.8", 0)->sockets, 1);
    assert_true(address_may_open(address_of(all, "192.0.2.7", 2 * 3600 * 1000), 2 * 3600 * 1000));
    addresses_free(all);
}

static void expect_forwarded(const char *header, const char *address)
{
    struct text request = {0};
    char got[ADDRESS_LETTERS] = "";
    text_add(&request, "GET / HTTP/1.1\r\nHost: localhost\r\n%s\r\n", header);
    struct http_request r = http_read(request.at, request.length, NULL);
    assert_int_equal(http_forwarded_for(&r, got, sizeof got), address != NULL);
    if (address) assert_string_equal(got, address);
    text_free(&request);
}

static void a_proxy_has_the_last_word(void **state)
{
    (void)state;
    expect_forwarded("", NULL);
    expect_forwarded("X-Forwarded-For: \r\n", NULL);
    expect_forwarded("X-Forwarded-For: 192.0.2.7\r\n", "192.0.2.7");
    expect_forwarded("X-Forwarded-For: 10.0.0.1, 192.0.2.7\r\n", "192.0.2.7");
    expect_forwarded("X-Forwarded-For: 192.0.2.7,192.0.2.7,192.0.2.7,192.0.2.7,192.0.2.7,2001:db8::1\r\n", "2001:db8::1");
    expect_forwarded("X-Forwarded-For: 1111111111111111111111111111111111111111111111111111111111111111\r\n", NULL);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(addresses_of_one_home_are_one),
    cmocka_unit_test(tables_are_granted_by_the_hour),
    cmocka_unit_test(nobody_is_forgotten_too_early),
    cmocka_unit_test(a_proxy_has_the_last_word),
};
TEST_GROUP(tests);
