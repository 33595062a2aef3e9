/* campaign.h: games that follow from each other: a campaign as a list of games, as text, taken back and checked.
 *
 * A game that has campaigns (struct game_campaign in game.h) describes what is carried as a struct. The next game is a
 * pure function of that struct, set-up and seed (table_new_with); its end gives the next struct (carried_after). So a
 * campaign is a list of records: taking back the last one is undo, replaying all of them is a check. Choices between
 * two games are questions of one of these two games, so records hold them like any other answer.
 */
#ifndef ENGINE_CAMPAIGN_H
#define ENGINE_CAMPAIGN_H

#include "carried.h"
#include "table.h"

enum { CAMPAIGN_GAMES_MAX = 200 };

/* What a game of a campaign that is over leaves to the next. False and a reason when it is no such game. */
bool carried_after(struct table *t, void *carried, struct text *error);

/* -- A campaign: what it began with, and what each of its games left --------------------------------------------- */

/* As text:
 *
 *     longbox campaign 1
 *     game null 1
 *     begin {"games":0,"purse":[0,0,0,0]}
 *     played 1.longbox {"games":1,"purse":[3,5,0,0]}
 *
 * "1.longbox" names a record; who keeps the campaign knows where it is. Lines that begin with "#" are notes. */
struct campaign {
    const struct game *game;
    const struct content *content;
    int games;                        /* that were played to their ends */
    char *record[CAMPAIGN_GAMES_MAX]; /* their names */
    u8 *carried[CAMPAIGN_GAMES_MAX + 1]; /* before each of them, and now */
};

/* A new one; the content belongs to the caller and stays until it is freed. */
struct campaign *campaign_new(const struct game *game, const struct content *content);
void campaign_free(struct campaign *k); /* NULL does nothing */
/* What is carried now. */
const void *campaign_now(const struct campaign *k);

void campaign_write(struct text *out, const struct campaign *k);
/* Reads a campaign of this game. NULL after a mistake; *error says in which line and what was expected. Another version
 * of rules or content is no mistake, as long as what is carried can be read: a campaign outlives its records. */
struct campaign *campaign_read(const struct game *game, const struct content *content, const char *text,
                               struct text *error);
/* Which of these games a campaign is of, or NULL. */
const struct game *campaign_game(const struct game *const *box, const char *text);

/* Adds a game that is over, whose record has this name: letters, digits, "-", "_" and ".". False and a reason when it
 * is not the next of this campaign. */
bool campaign_add(struct campaign *k, const char *record, struct table *t, struct text *error);
/* Takes the last game back. False when there is none. */
bool campaign_undo(struct campaign *k);

/* Replays every record from the start; `find` appends the text of one, or says why it cannot. True when each begins
 * with what the one before left and leaves what the campaign says; otherwise *error names the game and what is
 * different: the record's decision, or the fields of what is carried. */
bool campaign_check(const struct campaign *k, bool (*find)(void *from, const char *record, struct text *text,
                    struct text *error), void *from, struct text *error);

#endif
