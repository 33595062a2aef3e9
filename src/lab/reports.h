/* reports.h: the forms in which an experiment is reported. The same games give the same report. */
#ifndef LAB_REPORTS_H
#define LAB_REPORTS_H

#include "figures.h"

/* Lines of at most 80 columns. */
void report_table(struct text *out, const struct tally *t);
/* One JSON object, without a newline. */
void report_json(struct text *out, const struct tally *t);
/* A row for every number: section, group, name, won, of, rate, low, high, times. */
void report_csv(struct text *out, const struct tally *t);
/* One HTML page that needs nothing else. */
void report_page(struct text *out, const struct tally *t);

#endif
