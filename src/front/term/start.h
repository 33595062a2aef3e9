/* start.h: the first screen: which game, an unfinished one or a new one, with which scenario, people and bots.
 *
 * Like full.h it knows no terminal: start_draw writes on a canvas, start_key takes keys.
 */
#ifndef FRONT_TERM_START_H
#define FRONT_TERM_START_H

#include "keys.h"
#include "list.h"
#include "room/pack.h"

enum start_step {
    START_GAMES, START_FORM, START_VALUES, /* something is chosen */
    START_BEGIN, START_LEARN, START_RESUME, /* a new game; its lesson; one that was left */
    START_NEW_CAMPAIGN, START_CAMPAIGN,    /* a new one, and its first game; the next game of one, or that it is in */
    START_LEFT,
};

enum { START_SAVES = 6, START_CAMPAIGNS = 4 }; /* unfinished ones that are listed, at most */

/* A campaign that is not over. */
struct start_campaign {
    const struct game *game;
    char *name, *stands; /* stands: where it stands, in words */
    bool begun;          /* a game of it has begun */
};

/* Zero-initialised by start_open. */
struct start {
    enum start_step step;
    struct canvas screen;
    struct list list;
    struct text details, message;
    int details_for;
    char *save[START_SAVES], *about[START_SAVES]; /* unfinished games: their files, and what they are */
    int saves;
    struct start_campaign campaign[START_CAMPAIGNS];
    int campaigns;
    struct setup next[ROWS_MAX]; /* set-ups of the next game of the campaign that was chosen */
    /* What was chosen: */
    int resumed;             /* START_RESUME, START_CAMPAIGN: which of them */
    const struct game *game; /* START_BEGIN, START_LEARN, START_NEW_CAMPAIGN: a new game */
    struct pack pack;
    struct setup setup;
    int people;              /* at this screen, on the first seats */
    int side;                /* of rules.sides that the first person wishes to play, -1: any */
    const char *level;       /* of the bots */
    int field;               /* START_VALUES: whose values are listed */
};

/* `only`: a game that is settled already, or NULL. */
void start_open(struct start *s, const struct game *only, int w, int h);
void start_close(struct start *s);
void start_resize(struct start *s, int w, int h);
void start_draw(struct start *s);
void start_key(struct start *s, struct key key);

#endif
