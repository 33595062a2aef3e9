/* game_procedures.h: declares every procedure of a game with its locals. Its procedures.h ends with it. */
#ifndef ENGINE_GAME_PROCEDURES_H
#define ENGINE_GAME_PROCEDURES_H

#define P(p) DECLARE_PROC(p)
#define V(p) DECLARE_PROC(p)
#define N(p) DECLARE_PROC(p)
#define ENGINE(p)
#include GAME_FILE(procedures.def)
#undef P
#undef V
#undef N
#undef ENGINE

#endif
