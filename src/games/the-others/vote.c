/* vote.c: what players decide together: named openly, confirmed by all, or else somebody decides (OT-276, OT-S89). */
#include "engine/target.h"
#include "procedures.h"

seats voters(const STATE *g, const struct vote *L)
{
    if (L->voters) return L->voters;
    return L->kind == VOTE_SINS_PLAYER ? all_seats(g->players) : hero_players(g);
}

static bool in_team(const STATE *g, u8 hero) { return SUBSET(i, bit(TEAM) - 1, g->agent[i].hero == hero) != 0; }

static u8 value_of(struct action a) { return a.verb == ACT_NAME_FIRST || a.verb == ACT_NAME_HERO ? a.b : a.a; }

/* The Heroes who can be voted on, as a set of posts: those who have what is needed; if nobody has it, it does not
 * matter whom they name. */
static u8 eligible(const STATE *g, const struct vote *L)
{
    u8 all = SUBSET(p, (u8)(bit(g->heroes) - 1), in_play(g, p)), with = heroes_with(g, all, L->about);
    return with ? with : all;
}

/* The choices of a text that do something, as a set; if none does, the first stands for all. */
static u32 possible_modes(struct context *c, struct frame *f, const struct vote *L)
{
    u32 modes = SUBSET(m, bit(L->about + 1) - 2, mode_possible(c, effect_below(f), caller(f)->seat, m));
    return modes ? modes : bit(1);
}

/* Lists what can be named, except what the voter has named already. */
static void offer_choices(struct context *c, const STATE *g, struct frame *f, const struct vote *L, u8 named)
{
    switch ((enum vote_kind)L->kind) {
    case VOTE_SINS_PLAYER:
        for (seat s = 0; s < g->players; s++) OFFER_IF(s != named, ACT_NAME_SINS_PLAYER, s);
        break;
    case VOTE_TEAM:
        for (u8 h = 1; h <= c->content->count[KIND_HERO]; h++)
            OFFER_IF(h != named && HERO(h)->type == DASHBOARD && HERO(h)->class == L->about && !in_team(g, h),
                     ACT_NAME_AGENT, h);
        break;
    case VOTE_FIRST:
        for (u8 p = 0; p < g->heroes; p++) OFFER_IF(p != named, ACT_NAME_FIRST, hero_at(g, p), p);
        break;
    case VOTE_BRANCH:
        for (int i = 0; i < 2; i++)
            OFFER_IF(MISSION(g->mission)->next[i] != named, ACT_NAME_BRANCH, MISSION(g->mission)->next[i]);
        break;
    case VOTE_HERO:
        for EACH_BIT(p, eligible(g, L)) OFFER_IF(p != named, ACT_NAME_HERO, hero_at(g, p), p);
        break;
    case VOTE_MODE:
        for EACH_BIT(m, possible_modes(c, f, L))             /* the Sin card, if it is one, has the words of it */
            OFFER_IF(m != named, ACT_NAME_MODE, m, effect_below(f)->kind == KIND_SIN_CARD ? effect_below(f)->card : 0);
        break;
    }
}

/* The option that all have named, or NOT_NAMED. */
static u8 agreed(const struct vote *L, seats who)
{
    u8 value = L->named[lowest(who)];
    for EACH_SEAT(s, who)
        if (L->named[s] != value) return NOT_NAMED;
    return value;
}

/* Who is asked: everybody names an option first; then whoever has not confirmed may confirm his own or change it. */
static seats speakers(const STATE *g, const struct vote *L)
{
    seats silent = SUBSET(s, voters(g, L), L->named[s] == NOT_NAMED);
    return silent ? silent : voters(g, L) & (seats)~L->confirmed;
}

/* Every voter names an option; one that all have named is decided. Otherwise each confirms or names another, which
 * lifts the confirmations of all others. RESULT: the option; when all have confirmed and differ the Sins Player
 * decides, chance when he is not known yet (OT-S90). */
PROC(vote)
{
    BEGIN(vote)
    if (!(voters(g, L) & (seats)(voters(g, L) - 1))) {       /* one alone decides */
        ASK(ALONE, lowest(voters(g, L))) offer_choices(c, g, f, L, NOT_NAMED);
        RETURN(value_of(ANSWER));
    }
    while (L->confirmed != voters(g, L) && agreed(L, voters(g, L)) == NOT_NAMED) {
        ASK_ANY(VOTE, speakers(g, L)) {
            if (L->named[c->seat] != NOT_NAMED) OFFER(ACT_CONFIRM, L->named[c->seat], L->kind);
            if (L->words[c->seat] < WORDS_MAX) offer_choices(c, g, f, L, L->named[c->seat]);
        }
        if (ANSWER.verb == ACT_CONFIRM) {
            L->confirmed |= only(c->seat);
            HAPPEN(EV_CONFIRMED, RULING_(89), c->seat);
        } else {
            L->named[c->seat] = value_of(ANSWER);
            L->words[c->seat]++;
            L->confirmed = only(c->seat);
            HAPPEN((u8)(EV_NAMED_SINS_PLAYER + ANSWER.verb - ACT_NAME_SINS_PLAYER), RULING_(89), c->seat, ANSWER.a,
                   ANSWER.b);
        }
    }
    if (agreed(L, voters(g, L)) != NOT_NAMED) {
        HAPPEN(EV_UNITED, RULING_(89), NOBODY);
        RETURN(agreed(L, voters(g, L)));
    }
    HAPPEN(EV_DIVIDED, 276, NOBODY);
    if (L->kind == VOTE_SINS_PLAYER) RETURN(pick(c, g->players)); /* OT-S90 */
    ASK(SINS_DECIDE, g->sins) offer_choices(c, g, f, L, NOT_NAMED); /* OT-054, OT-231, OT-272 */
    RETURN(value_of(ANSWER));
}

/* Whether somebody else has named this. */
static bool named_by_others(const struct vote *L, seat who, u8 value)
{
    return SUBSET(s, all_seats(PLAYERS), s != who && L->named[s] == value) != 0;
}

int silent_vote(const struct context *c, const STATE *g, seat who)
{
    const struct vote *L = LOCALS(vote, top_frame(c));
    if (top_frame(c)->proc != P_vote || !has_seat(voters(g, L), who)) return -1;
    bool confirms = L->named[who] != NOT_NAMED && !named_by_others(L, who, L->named[who]);
    for (int i = 0; i < c->count; i++) {
        bool confirm = c->option[i].verb == ACT_CONFIRM;
        if (confirm ? confirms : !confirms && !named_by_others(L, who, value_of(c->option[i]))) return i;
    }
    return 0;
}

bool modes(struct context *c, struct effect *e, seat who, u8 chooser, int modes)
{
    STATE *g = (STATE *)(void *)c->head;
    struct vote vote = {.kind = VOTE_MODE, .about = (u8)modes, NEW_VOTE};
    if (chooser == BY_CURRENT_HERO) vote.voters = only(e->place < RING ? player_of(g, e->place) : g->sins);
    PUSH_WITH(vote, who, vote);
    return true;
}

/* To one who decides alone, to all who must agree, to the Sins Player when they do not. */
#define ASKED(question) {question, question " All must agree.", "The Heroes do not agree. " question}

/* What somebody may have a text do: there is no such text but those that heal. */
static const char *offered_by_text(const struct context *c, const struct frame *f)
{
    const struct effect *e = LOCALS(effect, f);
    const struct instr *i = c->content->code + effect_code(c, e).at + e->pc;
    if (i->verb != V_MAY) return NULL;
    for (int n = 1; n <= i->a; n++)
        if (i[n].verb == V_HEAL) return "Does the Hero remove a Wound?";
    return NULL;
}

const char *prompt(const struct context *c, const struct frame *f)
{
    static const char *const about[][3] = {
        [VOTE_SINS_PLAYER] = ASKED("Who is to be the Sins Player?"), [VOTE_TEAM] = ASKED("Who is to be in the team?"),
        [VOTE_FIRST] = ASKED("Who takes the first Turn of the Round?"),
        [VOTE_BRANCH] = ASKED("Which Mission comes next?"), [VOTE_HERO] = ASKED("Which Hero shall it be?"),
        [VOTE_MODE] = ASKED("Which of the text's choices shall it be?")};
    if (f->proc == P_effect) return offered_by_text(c, f);
    if (f->proc != P_vote) return NULL;
    const char *const *asked = about[LOCALS(vote, f)->kind];
    return f->step == STEP(vote, ALONE) ? asked[0] : f->step == STEP(vote, VOTE) ? asked[1] : asked[2];
}

struct frame *open_vote(const STATE *g)
{
    struct frame *f = top_of(g);
    return f && f->proc == P_vote ? f : NULL;
}

const struct modes *voted_modes(const struct content *content, struct frame *vote)
{
    return content_modes(content, effect_below(vote)->kind, effect_below(vote)->card);
}
