/* page.c: an experiment as one HTML page: its frame, who wins, how long games are, where they are decided. */
#include "page.h"

#include <stdlib.h>

static const char style[] =
    ":root{color-scheme:light dark;--bg:#f7f6f2;--card:#fff;--ink:#1c1e22;--soft:#62666e;--line:#e3e1da;"
    "--trough:#eeece6;"
    "--c0:#2f6db3;--c1:#c2512f;--c2:#3f8a55;--c3:#8658a8;--up:#2e8550;--down:#c0452f;--hot:#d9822b}\n"
    "@media(prefers-color-scheme:dark){:root{--bg:#14161a;--card:#1c1f25;--ink:#e9e7e2;--soft:#9ba1ab;--line:#2f333b;"
    "--trough:#282c33;--c0:#6ea9e6;--c1:#ec8a68;--c2:#79c48f;--c3:#bb95da;--up:#6fc78c;--down:#ee8370;--hot:#f0a24f}}\n"
    "*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);"
    "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}\n"
    "main{max-width:1080px;margin:0 auto;padding:1.5rem 1rem 4rem}"
    "h1{font-size:2rem;line-height:1.15;margin:.5rem 0 .25rem}"
    "h2{font-size:1.25rem;margin:0 0 .25rem}h3{font-size:1rem;margin:1.25rem 0 .35rem}\n"
    "p{margin:.25rem 0 .75rem}.about,small,.legend{color:var(--soft)}.about{font-size:.92rem;max-width:46rem}\n"
    "nav{margin:1rem 0;display:flex;flex-wrap:wrap;gap:.4rem}nav a{color:inherit;text-decoration:none;font-size:.88rem;"
    "border:1px solid var(--line);background:var(--card);border-radius:99px;padding:.15rem .7rem}"
    "nav a:hover{border-color:var(--c0)}\n"
    "section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.1rem 1.2rem;"
    "margin:1rem 0}\n"
    ".tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:.75rem;margin:1rem 0}"
    ".tile{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.7rem .9rem}"
    ".tile b{display:block;font-size:1.6rem;line-height:1.2}.tile span{color:var(--soft);font-size:.88rem}\n"
    ".two{display:grid;grid-template-columns:repeat(auto-fit,minmax(290px,1fr));gap:.5rem 2rem}\n"
    ".row{display:grid;grid-template-columns:minmax(5rem,10rem) 1fr 4.2rem 9.5rem;gap:.6rem;align-items:center;"
    "padding:.16rem 0}.row b{text-align:right;font-variant-numeric:tabular-nums}"
    ".row small{font-variant-numeric:tabular-nums;"
    "white-space:nowrap}.row.heat{grid-template-columns:minmax(6rem,13rem) 1fr 5rem}.row span{overflow-wrap:anywhere}\n"
    "svg.bar{width:100%;height:14px;border-radius:4px;display:block}svg.change{width:100%;height:14px;display:block;"
    "border-radius:4px}svg.plot{width:100%;height:auto;display:block}\n"
    ".trough{fill:var(--trough)}.span{fill:var(--ink);fill-opacity:.55}.zero{fill:var(--soft)}.hot{fill:var(--hot)}"
    ".up{fill:var(--up)}.down{fill:var(--down)}.even{fill:var(--soft)}.soft{fill-opacity:.4}\n"
    ".c0{fill:var(--c0)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}.c4{fill:var(--soft)}"
    ".l0,.l1,.l2,.l3{fill:none;stroke-width:2}"
    ".l0{stroke:var(--c0)}.l1{stroke:var(--c1)}.l2{stroke:var(--c2)}.l3{stroke:var(--c3)}\n"
    ".grid{stroke:var(--line)}.moment{stroke:var(--soft);stroke-dasharray:2 2}"
    ".course text{font-size:6px!important}.course polyline{stroke-width:1}"
    ".plot text{font-size:10px;fill:var(--soft)}.end{text-anchor:end}"
    ".mid{text-anchor:middle}\n"
    ".legend{font-size:.88rem}.legend span{margin-right:1rem;display:inline-block}"
    ".legend i{display:inline-block;width:.8em;height:.8em;"
    "border-radius:3px;margin-right:.35em}.b0{background:var(--c0)}.b1{background:var(--c1)}.b2{background:var(--c2)}"
    ".b3{background:var(--c3)}\n"
    ".scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem}"
    "th,td{padding:.3rem .6rem .3rem 0;"
    "text-align:right;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums;white-space:nowrap}"
    "th{color:var(--soft);font-weight:500}th:first-child,td:first-child{text-align:left}"
    "td svg.bar{height:7px;min-width:70px}"
    "td small{font-size:.8rem}\n"
    ".thing{display:grid;grid-template-columns:minmax(0,1fr) 220px 4rem 8.5rem 7rem;gap:.1rem .8rem;align-items:center;"
    "padding:.35rem 0;border-bottom:1px solid var(--line)}"
    ".thing .events{grid-column:1/-1;font-size:.82rem;color:var(--soft);"
    "line-height:1.3}.thing b,.thing small{font-variant-numeric:tabular-nums}.thing b{text-align:right}\n"
    "@media(max-width:720px){.row{grid-template-columns:minmax(4.5rem,7rem) 1fr 4rem}.row small{grid-column:2/-1;"
    "margin-top:-.35rem}.thing{grid-template-columns:minmax(0,1fr) 4rem 8rem}.thing .name{grid-column:1/-1}"
    ".thing .rates{grid-column:1/-1}h1{font-size:1.6rem}section{padding:.9rem}}\n";

enum { GREY = 4 }; /* the colour of nobody */

void page_begin(struct text *out, const char *title, const char *heading, const char *about)
{
    html(out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>\n"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>");
    html_text(out, title);
    html(out, "</title>\n<style>\n");
    text_put(out, style, sizeof style - 1);
    html(out, "</style></head>\n<body><main>\n<h1>");
    html_text(out, heading);
    html(out, "</h1>\n<p class=\"about\">");
    html_text(out, about);
    html(out, "</p>\n");
}

void page_finish(struct text *out) { html(out, "</main></body></html>\n"); }

void page_section(struct text *out, const char *id, const char *heading, const char *about)
{
    html(out, "<section id=\"%s\"><h2>", id);
    html_text(out, heading);
    html(out, "</h2>\n<p class=\"about\">");
    html_text(out, about);
    html(out, "</p>\n");
}

void page_end(struct text *out) { html(out, "</section>\n"); }

/* -- Winners -------------------------------------------------------------------------------------- */

static void add_rates(struct text *out, const struct tally *t, const struct part *all, bool by_seat)
{
    struct text name = {0};
    for (int i = 0; i < figures_whos(t, by_seat); i++) {
        const struct share *s = part_share(t, all, by_seat, i);
        text_clear(&name);
        figures_who(&name, t, by_seat, i);
        chart_rate(out, name.at, s->won, s->of, t->plan->sides && !by_seat ? i : 0);
    }
    if (!by_seat || !t->plan->sides) chart_rate(out, "nobody", t->all.nobody, t->all.games, GREY);
    text_free(&name);
}

static void add_winners(struct text *out, const struct tally *t)
{
    struct part *all;
    int n = figures_parts(t, CUT_ALL, &all);
    page_section(out, "winners", "Who wins",
                 "Bars are the share of games won; the dark line in a bar is its 95 % interval. A side has won when "
                 "one of its seats has.");
    if (n && t->plan->sides) {
        html(out, "<h3>By side</h3>\n");
        add_rates(out, t, all, false);
    }
    html(out, "<h3>By seat</h3>\n");
    if (n) add_rates(out, t, all, true);
    if (t->plan->levels > 1) {
        html(out, "<h3>By level of the bot</h3>\n");
        for (int i = 0; i < t->plan->levels; i++)
            chart_rate(out, t->plan->level[i].name, t->level[i].won, t->level[i].of, 0);
    }
    page_end(out);
    free(all);
}

static void add_matrix_head(struct text *out, const struct tally *t, enum cut cut)
{
    struct text name = {0};
    html(out, "<h3>By %s</h3>\n<div class=\"scroll\"><table><tr><th></th>", cut_names[cut]);
    for (int i = 0; i < figures_whos(t, false); i++) {
        text_clear(&name);
        figures_who(&name, t, false, i);
        html(out, "<th>");
        html_text(out, name.at);
        html(out, "</th>");
    }
    html(out, "<th>nobody</th>%s<th>decisions</th><th>games</th></tr>\n", t->census->rounds ? "<th>rounds</th>" : "");
    text_free(&name);
}

static void add_matrix_cell(struct text *out, const struct share *s, int colour)
{
    struct interval r = wilson(s->won, s->of);
    if (!s->of) {
        html(out, "<td>\xE2\x80\x93</td>");
        return;
    }
    html(out, "<td>%.0f&nbsp;%% <small>%.0f\xE2\x80\x93%.0f</small>"
              "<svg class=\"bar\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
              "<rect class=\"trough\" width=\"100\" height=\"10\"/>"
              "<rect class=\"c%d\" width=\"%.2f\" height=\"10\"/></svg></td>",
         100 * r.middle, 100 * r.low, 100 * r.high, colour, 100 * r.middle);
}

static void add_matrix(struct text *out, const struct tally *t, enum cut cut)
{
    struct part *parts;
    int n = figures_parts(t, cut, &parts);
    if (n) add_matrix_head(out, t, cut);
    for (int k = 0; k < n; k++) {
        const struct setup_tally *sum = &parts[k].sum;
        html(out, "<tr><td>");
        html_text(out, parts[k].name);
        html(out, "</td>");
        for (int i = 0; i < figures_whos(t, false); i++)
            add_matrix_cell(out, part_share(t, &parts[k], false, i), t->plan->sides ? i : 0);
        html(out, "<td>%.1f&nbsp;%%</td>", 100 * (double)sum->nobody / (double)sum->games);
        if (t->census->rounds) html(out, "<td>%.1f</td>", mean_of(&sum->rounds).middle);
        html(out, "<td>%.0f</td><td>%llu</td></tr>\n", mean_of(&sum->decisions).middle, (unsigned long long)sum->games);
    }
    if (n) html(out, "</table></div>\n");
    free(parts);
}

static void add_setups(struct text *out, const struct tally *t)
{
    page_section(out, "set-ups", "Set-ups", "The share of games won, its 95 % interval, and the mean length.");
    for (enum cut cut = CUT_PLAYERS; cut < CUTS; cut++) {
        struct part *scenarios;
        int n = figures_parts(t, CUT_SCENARIO, &scenarios);
        free(scenarios);
        /* where each scenario has one number of players, or there is no scenario, the set-ups are shown already */
        if (cut == CUT_SETUP && (n == 0 || n == t->plan->setups)) continue;
        add_matrix(out, t, cut);
    }
    page_end(out);
}

/* -- Length and course ---------------------------------------------------------------------------- */

static void add_length(struct text *out, const struct tally *t)
{
    page_section(out, "length", "How long games are", "A decision is a choice among two or more options.");
    html(out, "<div class=\"two\">\n");
    if (t->census->rounds) {
        html(out, "<div><h3>Rounds: %.1f on average</h3>\n", mean_of(&t->all.rounds).middle);
        chart_histogram(out, "games by rounds", t->rounds, ROUNDS_MAX);
        html(out, "</div>\n");
    }
    int low = figures_quantile(t->decisions, DECISIONS_COUNTED, 0.05);
    int high = figures_quantile(t->decisions, DECISIONS_COUNTED, 0.95);
    html(out, "<div><h3>Decisions: %.0f on average, mostly %d to %d</h3>\n", mean_of(&t->all.decisions).middle, low,
         high);
    chart_histogram(out, "games by decisions", t->decisions, DECISIONS_COUNTED);
    html(out, "</div></div>\n");
    page_end(out);
}

static void add_course(struct text *out, const struct tally *t)
{
    struct chart_line leads[] = {{.name = "the leader wins", .colour = 0},
                                 {.name = "chance given to later winners", .colour = 2},
                                 {.name = "spread of chances", .colour = 1}};
    u64 most = 1;
    page_section(out, "decided", "Where games are decided",
                 "After each tenth of a game its estimate says what chance each seat has. If the leader wins hardly "
                 "more often than others, the game is open; spread is the best chance minus the worst.");
    if (!t->tenth[0].games) {
        html(out, "<p>This game gives no estimate of a position.</p>\n");
        page_end(out);
        return;
    }
    for (int i = 0; i < TENTHS; i++) {
        const struct tenth *d = &t->tenth[i];
        leads[0].value[i] = figures_leader(d);
        leads[1].value[i] = d->winners ? (double)d->winners_chance / (double)d->winners / 1000 : 0;
        leads[2].value[i] = (double)d->spread / (double)d->games / 1000;
    }
    for (int i = 0; i <= TENTHS; i++) most = t->settled[i] > most ? t->settled[i] : most;
    html(out, "<div class=\"two\"><div>\n");
    chart_lines(out, leads, COUNT(leads), TENTHS, "% of the game's decisions");
    html(out, "</div><div><h3>Point after which only later winners led</h3>\n");
    for (int i = 0; i <= TENTHS; i++) {
        struct text name = {0}, number = {0};
        if (i < TENTHS) text_add(&name, "after %d %%", 10 * i);
        else text_add(&name, "not even then");
        text_add(&number, "%.1f %%", 100 * (double)t->settled[i] / (double)t->tenth[0].games);
        chart_bar(out, name.at, (double)t->settled[i], (double)most, number.at);
        text_free(&name);
        text_free(&number);
    }
    html(out, "</div></div>\n");
    page_end(out);
}

/* -- The page ------------------------------------------------------------------------------------- */

void page_tile(struct text *out, const char *name, const char *format, double value)
{
    html(out, "<div class=\"tile\"><b>");
    text_add(out, format, value);
    html(out, "</b><span>");
    html_text(out, name);
    html(out, "</span></div>\n");
}

static void add_tiles(struct text *out, const struct tally *t)
{
    html(out, "<div class=\"tiles\">\n");
    page_tile(out, "games", "%.0f", (double)t->all.games);
    for (int i = 0; i < t->plan->sides; i++) {
        struct text name = {0};
        text_add(&name, "won by %s", t->plan->game->rules.sides[i]);
        page_tile(out, name.at, "%.1f&nbsp;%%", 100 * wilson(t->all.side[i].won, t->all.side[i].of).middle);
        text_free(&name);
    }
    if (t->census->rounds) page_tile(out, "rounds on average", "%.1f", mean_of(&t->all.rounds).middle);
    page_tile(out, "decisions on average", "%.0f", mean_of(&t->all.decisions).middle);
    if (t->all.nobody)
        page_tile(out, "won by nobody", "%.1f&nbsp;%%", 100 * wilson(t->all.nobody, t->all.games).middle);
    html(out, "</div>\n");
}

void report_page(struct text *out, const struct tally *t)
{
    struct text title = {0};
    figures_title(&title, t);
    page_begin(out, title.at, t->plan->game->name, title.at);
    add_tiles(out, t);
    if (t->all.games) {
        html(out, "<nav><a href=\"#winners\">Who wins</a><a href=\"#set-ups\">Set-ups</a><a href=\"#length\">Length</a>"
                  "<a href=\"#decided\">Where decided</a>");
        page_things_links(out, t);
        html(out, "</nav>\n");
        add_winners(out, t);
        add_setups(out, t);
        add_length(out, t);
        add_course(out, t);
        page_things(out, t);
    }
    page_finish(out);
    text_free(&title);
}
