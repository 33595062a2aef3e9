#include "engine/scene.h"
#include "procedures.h"
void scene(struct scene *s, struct context *c, const void *view) { (void)s, (void)c, (void)view; }
