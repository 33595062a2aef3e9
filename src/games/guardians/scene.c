/* scene.c: what lies on the table of Guardians' Chronicles for one reader. */
#include "engine/scene.h"
#include "procedures.h"

void scene(struct scene *s, struct context *c, const void *view)
{
    const STATE *g = view;
    (void)c;
    scene_open(s, AS_MAT, NULL, "game");
    scene_is(s, A_SCENARIO, g->scenario);
    scene_pane(s, PANE_HEAD);
    scene_close(s);
}
