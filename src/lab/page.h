/* page.h: the parts of pages; for the pages of this folder only. */
#ifndef LAB_PAGE_H
#define LAB_PAGE_H

#include "chart.h"
#include "reports.h"

/* Opens a page: its title, its heading, and a line about it; closed by page_finish. */
void page_begin(struct text *out, const char *title, const char *heading, const char *about);
void page_finish(struct text *out);
/* A number in a frame of its own, within <div class="tiles">. */
void page_tile(struct text *out, const char *name, const char *format, double value);
/* Opens a section of the page with its heading; closed by page_end. */
void page_section(struct text *out, const char *id, const char *heading, const char *about);
void page_end(struct text *out);

/* The sections about content and places. */
void page_things(struct text *out, const struct tally *t);
/* Links to those sections. */
void page_things_links(struct text *out, const struct tally *t);

#endif
