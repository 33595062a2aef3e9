/* kit_forge.h: changes of a running game that make its position absurd, or nearly right. */
#ifndef TESTS_KIT_FORGE_H
#define TESTS_KIT_FORGE_H

#include "kit_play.h"

/* Changes one field of the state, or one card; its name is added to `path`. */
void kit_forge_state(struct play *p, struct random *luck, char path[256]);

/* Changes a local of one of the frames on top, or the step that it waits at. */
void kit_forge_frame(struct play *p, struct random *luck, char path[256]);

#endif
