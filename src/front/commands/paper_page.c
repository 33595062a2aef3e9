/* paper_page.c: lays a newspaper out as a page of HTML: masthead, headline, columns, boxes, advertisements, a plan. */
#include "paper_page.h"

#include <string.h>

void paper_escape(struct text *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '<') text_add(out, "&lt;");
        else if (*text == '>') text_add(out, "&gt;");
        else if (*text == '&') text_add(out, "&amp;");
        else if (*text == '"') text_add(out, "&quot;");
        else text_put(out, text, 1);
    }
}

static const char style[] =
    "@page{size:A3 portrait;margin:8mm}"
    "*{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    "body{margin:0;background:#5b5348;font:15.5px/1.42 Georgia,'Times New Roman',serif;color:#1b1714}"
    ".page{width:1060px;margin:28px auto;padding:26px 34px 30px;background-color:#f4e9cf;"
    "background-image:radial-gradient(#d9c59a 1.1px,transparent 1.3px);background-size:7px 7px;"
    "border:5px solid #1b1714;box-shadow:0 0 0 3px #f4e9cf,0 0 0 6px #1b1714,14px 16px 34px #2229}"
    "h1,h2,h3,.loud{font-family:Bangers,Impact,Haettenschweiler,'Anton','Oswald','DejaVu Sans Condensed',"
    "'Arial Narrow',sans-serif;font-weight:900;text-transform:uppercase;margin:0}"
    ".mast{position:relative;text-align:center;padding:2px 150px 8px}"
    ".mast h1{font-size:76px;line-height:.96;letter-spacing:1px;color:#ffd21f;-webkit-text-stroke:5px #1b1714;"
    "paint-order:stroke fill;text-shadow:5px 5px 0 #d2232a,6px 6px 0 #1b1714;transform:skewX(-5deg)}"
    ".burst{position:absolute;top:-6px;width:132px;height:132px}.burst.left{left:-8px;transform:rotate(-12deg)}"
    ".burst.right{right:-8px;transform:rotate(10deg)}"
    ".line{display:flex;justify-content:center;border-top:3px solid #1b1714;border-bottom:1px solid #1b1714;"
    "padding:4px 6px;margin-top:8px;font-size:13.5px;letter-spacing:.6px;font-style:italic}"
    ".head{text-align:center;padding:16px 0 10px;border-bottom:6px double #1b1714}"
    ".head h2{font-size:64px;line-height:1.02;color:#1b1714}.head.side0 h2{color:#12428f}.head.side1 h2{color:#7a1460}"
    ".head p{margin:8px 0 0;font-size:19px;font-style:italic}"
    ".cols{display:flex;margin-top:16px}"
    ".main{flex:1;min-width:0;padding-right:20px;display:flex;flex-direction:column;justify-content:space-between}"
    ".side{width:296px;flex:none;border-left:3px solid #1b1714;padding-left:20px;display:flex;flex-direction:column;"
    "justify-content:space-between}"
    ".stories{display:grid;grid-template-columns:1fr 1fr;gap:0 22px}.stories article:only-child{grid-column:1/3}"
    ".stories article:only-child h3{font-size:40px}.stories article:only-child p{font-size:18px}"
    ".stories article p{font-size:16.5px}"
    ".plan{display:grid;grid-template-columns:1fr 226px;gap:0 20px}.plan>:only-child{grid-column:1/3}"
    ".plan .box{display:flex;flex-direction:column;justify-content:space-evenly}"
    "article,aside,figure{break-inside:avoid;margin:0 0 20px}"
    "article h3{font-size:29px;line-height:1.06;margin:2px 0 6px}.side article h3{font-size:24px}"
    "article p{margin:0;text-align:justify;hyphens:auto}.side article p{text-align:left}"
    "article p::first-letter{font:900 46px/38px Impact,Haettenschweiler,Georgia,serif;float:left;padding:5px 7px 0 0;"
    "color:#d2232a}"
    ".tag{display:inline-block;font:700 11.5px/1 Arial,sans-serif;letter-spacing:1.2px;text-transform:uppercase;"
    "color:#fff;padding:4px 9px 4px 8px;clip-path:polygon(0 0,100% 0,94% 100%,0 100%);background:#555}"
    ".side0 .tag{background:#12428f}.side1 .tag{background:#7a1460}"
    "article.side0{border-top:4px solid #12428f;padding-top:0}article.side1{border-top:4px solid #7a1460}"
    ".lead{position:relative;background:#fff7dd radial-gradient(circle at 100% 0,#f7d98b 0,#fff7dd 46%);"
    "border:4px solid #1b1714;padding:14px 18px 16px;box-shadow:7px 7px 0 #d2232a}"
    ".lead h3{font-size:52px;padding-right:90px}.lead p{font-size:20.5px}"
    ".lead .burst{top:-40px;right:-30px;width:116px;height:116px;transform:rotate(9deg)}"
    ".box{border:4px solid #1b1714;background:#ffd21f;padding:10px 14px 12px;box-shadow:5px 5px 0 #1b1714}"
    ".box h3{font-size:22px;border-bottom:3px solid #1b1714;margin-bottom:6px}"
    ".box div{padding:2px 0;border-bottom:1px dotted #1b171477;font:600 14.5px/1.35 Arial,sans-serif}"
    ".box div:last-child{border:0}"
    ".ads{display:flex;margin:2px -8px 0;border-top:6px double #1b1714;padding-top:16px}"
    ".ad{border:3px dashed #1b1714;background:#fffbe9;padding:10px 14px;text-align:center;font-size:14.5px;"
    "margin:0 8px;flex:1}"
    ".ad:nth-child(odd){transform:rotate(-.7deg)}.ad:nth-child(even){transform:rotate(.6deg);border-style:double;"
    "border-width:6px}.ad b{display:block;font-size:19px;color:#d2232a;margin-bottom:4px}"
    "figure{border:4px solid #1b1714;background:#e9f1f4;padding:10px;box-shadow:5px 5px 0 #1b171466;display:flex;"
    "flex-direction:column;justify-content:space-evenly}"
    "figure svg{display:block;width:100%;height:auto}"
    "figcaption{font-style:italic;text-align:center;padding-top:7px;font-size:14px}"
    "@media print{body{background:none}.page{margin:0 auto;box-shadow:none;width:1300px;zoom:.8}"
    ".plan{grid-template-columns:1fr 250px}}";

/* A star with a word in it. */
static void add_burst(struct text *out, const char *place, const char *fill, const char *word)
{
    static const char star[] =
        "50,0 58,19 73,6 73,26 92,20 83,38 100,45 85,55 97,70 78,70 80,90 63,79 55,100 44,82 29,95 28,75 8,80 17,62 "
        "0,53 16,43 4,27 24,28 22,8 40,19";
    text_add(out, "<svg class=\"burst %s\" viewBox=\"-3 -3 106 106\"><polygon points=\"%s\" fill=\"%s\" "
             "stroke=\"#1b1714\" stroke-width=\"3\"/><text x=\"50\" y=\"56\" text-anchor=\"middle\" "
             "font-family=\"Bangers,Impact,sans-serif\" font-weight=\"900\" font-size=\"17\" "
             "fill=\"#1b1714\">%s</text></svg>",
             place, star, fill, word);
}

static void add_side(struct text *out, const struct paper_item *item)
{
    if (item->side >= 0) text_add(out, " side%d", item->side);
}

static void add_article(struct text *out, const struct paper *p, const struct paper_item *item,
                        const char *const *sides, bool lead)
{
    text_add(out, "<article class=\"%s", lead ? "lead" : "story");
    add_side(out, item);
    text_add(out, "\">");
    if (sides && item->side >= 0) {
        text_add(out, "<span class=\"tag\">");
        paper_escape(out, sides[item->side]);
        text_add(out, "</span>");
    }
    text_add(out, "<h3>");
    paper_escape(out, paper_words(p, item->title));
    text_add(out, "</h3><p>");
    paper_escape(out, paper_words(p, item->text));
    text_add(out, "</p>");
    if (lead) add_burst(out, "", item->side == 1 ? "#c9a2e0" : "#ffd21f", item->side == 1 ? "BOOM!" : "POW!");
    text_add(out, "</article>\n");
}

static void add_box(struct text *out, const struct paper *p, const struct paper_item *item)
{
    const char *at = paper_words(p, item->text);
    text_add(out, "<aside class=\"box\"><h3>");
    paper_escape(out, paper_words(p, item->title));
    text_add(out, "</h3>");
    while (*at) {
        struct text line = {0};
        size_t length = strcspn(at, "\n");
        text_put(&line, at, length);
        text_add(out, "<div>");
        paper_escape(out, text_string(&line));
        text_add(out, "</div>");
        text_free(&line);
        at += length + (at[length] == '\n');
    }
    text_add(out, "</aside>\n");
}

/* What an advertisement says after its name, which stands above it already. */
static const char *after_name(const char *text, const char *name)
{
    size_t n = strlen(name);
    return n && strncasecmp(text, name, n) == 0 && strncmp(text + n, ". ", 2) == 0 ? text + n + 2 : text;
}

static void add_advertisement(struct text *out, const struct paper *p, const struct paper_item *item)
{
    text_add(out, "<aside class=\"ad\"><b class=\"loud\">");
    paper_escape(out, paper_words(p, item->title));
    text_add(out, "</b>");
    paper_escape(out, after_name(paper_words(p, item->text), paper_words(p, item->title)));
    text_add(out, "</aside>\n");
}

static void add_top(struct text *out, const struct paper *p, const struct paper_item *item)
{
    bool name = item->part == PAPER_NAME;
    text_add(out, "<header class=\"%s", name ? "mast" : "head");
    add_side(out, item);
    text_add(out, "\">");
    if (name) add_burst(out, "left", "#ffd21f", "EXTRA!"), add_burst(out, "right", "#f06a2c", "EXTRA!");
    text_add(out, name ? "<h1>" : "<h2>");
    paper_escape(out, paper_words(p, item->title));
    text_add(out, name ? "</h1></header>\n<div class=\"line\">" : "</h2><p>");
    paper_escape(out, paper_words(p, item->text));
    text_add(out, name ? "</div>\n" : "</p></header>\n");
}

static bool is_part(const struct paper *p, int i, u32 parts) { return parts >> p->item[i].part & 1; }

void paper_page(struct text *out, const struct paper *p, const char *const *sides, const struct scene *end)
{
    struct text map = {0};
    bool lead = true;
    int box = -1;
    text_add(out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
             "<meta name=\"viewport\" content=\"width=1120\"><title>");
    for (int i = 0; i < p->count; i++)
        if (is_part(p, i, 1u << PAPER_HEADLINE)) paper_escape(out, paper_words(p, p->item[i].title));
    text_add(out, "</title><style>%s</style></head>\n<body><div class=\"page\">\n", style);
    for (int i = 0; i < p->count; i++)
        if (is_part(p, i, 1u << PAPER_NAME | 1u << PAPER_HEADLINE)) add_top(out, p, &p->item[i]);
    text_add(out, "<div class=\"cols\"><section class=\"main\">\n");
    for (int i = 0; i < p->count; i++) {
        if (!is_part(p, i, 1u << PAPER_ARTICLE)) continue;
        add_article(out, p, &p->item[i], sides, lead);
        if (lead) text_add(out, "<div class=\"stories\">\n");
        lead = false;
    }
    if (!lead) text_add(out, "</div>\n");
    text_add(out, "<div class=\"plan\">\n");
    if (end && paper_map(&map, end))
        text_add(out, "<figure>%s<figcaption>How it stood when the dust settled, drawn by our own artist.</figcaption>"
                 "</figure>\n", map.at);
    for (int i = 0; i < p->count && box < 0; i++)
        if (is_part(p, i, 1u << PAPER_BOX)) add_box(out, p, &p->item[box = i]); /* beside the map */
    text_add(out, "</div></section><section class=\"side\">\n");
    for (int i = 0; i < p->count; i++)
        if (is_part(p, i, 1u << PAPER_COLUMN)) add_article(out, p, &p->item[i], sides, false);
    for (int i = box + 1; i < p->count; i++)
        if (is_part(p, i, 1u << PAPER_BOX)) add_box(out, p, &p->item[i]);
    text_add(out, "</section></div>\n<section class=\"ads\">\n");
    for (int i = 0; i < p->count; i++)
        if (is_part(p, i, 1u << PAPER_ADVERTISEMENT)) add_advertisement(out, p, &p->item[i]);
    text_add(out, "</section></div></body></html>\n");
    text_free(&map);
}
