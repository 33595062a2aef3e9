/* review_page.h: a review as one HTML page that needs nothing else. */
#ifndef LAB_REVIEW_PAGE_H
#define LAB_REVIEW_PAGE_H

#include "review/review.h"

/* `who` (or NOBODY) is the seat whose decisions are listed. */
void report_review(struct text *out, const struct review *r, seat who);

#endif
