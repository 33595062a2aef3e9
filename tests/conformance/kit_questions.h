/* kit_questions.h: what the games' kits share: whether a move is offered or refused, by meaning; -1 is any byte. */
#ifndef TESTS_KIT_QUESTIONS_H
#define TESTS_KIT_QUESTIONS_H

#include "engine/context.h"

static inline bool action_matches(struct action x, u8 verb, int a, int b, int third)
{
    return x.verb == verb && (a < 0 || x.a == a) && (b < 0 || x.b == b) && (third < 0 || x.c == third);
}

/* The first listed option that matches, or -1; none when nobody is asked. */
static inline int option_find(const struct context *c, u8 verb, int a, int b, int third)
{
    for (int i = 0; c->pending && i < c->count; i++)
        if (action_matches(c->option[i], verb, a, b, third)) return i;
    return -1;
}

static inline int options_with(const struct context *c, u8 verb)
{
    int n = 0;
    for (int i = 0; c->pending && i < c->count; i++) n += c->option[i].verb == verb;
    return n;
}

/* Whether such a move was refused, by this rule if it is not 0. */
static inline bool refusal_given(const struct refusals *r, u8 verb, int a, int b, int third, rule_number rule)
{
    for (int i = 0; i < r->count; i++)
        if (action_matches(r->refusal[i].action, verb, a, b, third) && (!rule || r->refusal[i].rule == rule)) return true;
    return false;
}

#endif
