/* page.h: the parts of the page; for page.c and page_things.c only. */
#ifndef LAB_PAGE_H
#define LAB_PAGE_H

#include "chart.h"
#include "reports.h"

/* Opens a section of the page with its heading; closed by page_end. */
void page_section(struct text *out, const char *id, const char *heading, const char *about);
void page_end(struct text *out);

/* The sections about content and places. */
void page_things(struct text *out, const struct tally *t);
/* Links to those sections. */
void page_things_links(struct text *out, const struct tally *t);

#endif
