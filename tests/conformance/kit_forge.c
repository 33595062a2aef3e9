/* kit_forge.c: changes of a running game that make its position absurd, or nearly right. */
#include "kit_forge.h"

/* A value that a loaded position can have in this field: things that exist, or any number in the range. */
static long long absurd(const struct play *p, const struct field *f, struct random *luck)
{
    static const u8 numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 31, 50, 99, 127, 128, 200, 254, 255};
    const struct domain *thing = meaning_domain(p->game, f->meaning);
    if (thing) return random_below(luck, thing->kind ? p->content.count[thing->kind] + 1u : thing->count);
    switch (f->meaning) {
    case SEAT: return random_below(luck, 3) ? (long long)random_below(luck, p->game->most_players) : NOBODY;
    case FLAG: return random_below(luck, 2);
    case SEATS: return random_below(luck, 3) ? (long long)random_below(luck, 256) : EVERYBODY;
    case BITS: return random_next(luck) & (u32)field_most(f);
    default: break;
    }
    long long n = numbers[random_below(luck, COUNT(numbers))];
    return f->negative ? (i8)n : n;
}

/* A value that is nearly right: one more or less, or that of another element. */
static long long next_to(const struct field *f, void *base, int i, struct random *luck)
{
    int other = (int)random_below(luck, (u32)field_numbers(f));
    long long value = field_get(f, base, other), least = f->negative ? -128 : 0;
    if (other == i || random_below(luck, 2)) value = field_get(f, base, i) + (random_below(luck, 2) ? 1 : -1);
    return value < least || value > (long long)field_most(f) ? least : value;
}

/* Moves a card to another pile, makes it another card, or changes who knows it. */
static void forge_cards(const struct play *p, const struct family *family, struct cards k, struct random *luck)
{
    int cards = k.start[k.piles];
    int from = (int)random_below(luck, (u32)k.piles), to = (int)random_below(luck, (u32)k.piles);
    if (!cards) return;
    int any = (int)random_below(luck, (u32)cards);
    switch (random_below(luck, 4)) {
    case 0: k.known[any] = (u8)random_below(luck, 256); break;
    case 1:
        k.id[any] = (u8)(1 + random_below(luck, p->content.count[meaning_domain(p->game, family->domain)->kind]));
        break;
    default:
        if (!pile_count(k, from)) break;
        any = (int)random_below(luck, (u32)pile_count(k, from)); /* compilers differ in which argument comes first */
        card_move(k, from, any, to, random_below(luck, 2) ? EVERYBODY : 0);
        break;
    }
}

/* Changes one field somewhere; `path` gets its name. */
static void forge_field(const struct play *p, const struct fields *fields, void *base, struct random *luck,
                        char path[256])
{
    int count = 0;
    while (fields->field[count].name) count++;
    const struct field *f = &fields->field[random_below(luck, (u32)count)];
    size_t n = strlen(path);
    if (f->family) {
        snprintf(path + n, 256 - n, "%s ", f->name);
        forge_cards(p, f->family, field_cards(f, base), luck);
    } else if (f->sub) {
        int i = (int)random_below(luck, f->count);
        snprintf(path + n, 256 - n, "%s[%d].", f->name, i);
        forge_field(p, f->sub, field_element(f, base, i), luck, path);
    } else {
        int i = (int)random_below(luck, (u32)field_numbers(f));
        long long value = random_below(luck, 3) ? absurd(p, f, luck) : next_to(f, base, i, luck);
        if (!strcmp(f->name, "players")) return; /* the table has that many */
        snprintf(path + n, 256 - n, "%s[%d]=%lld ", f->name, i, value);
        field_put(f, base, i, value);
    }
}

void kit_forge_state(struct play *p, struct random *luck, char path[256])
{
    forge_field(p, p->game->rules.fields, p->state, luck, path);
}

/* Changes a local of one of the frames, or at which step it is. */
void kit_forge_frame(struct play *p, struct random *luck, char path[256])
{
    int frames = 0;
    while (frame_number(p->game, p->head.stack, p->head.used, frames)) frames++;
    if (!frames) return;
    int n = frames - 1 - (int)random_below(luck, (u32)min_int(frames, 3));
    struct frame *f = (struct frame *)(uintptr_t)frame_number(p->game, p->head.stack, p->head.used, n);
    const struct procedure *rule = frame_procedure(p->game, f);
    if (random_below(luck, 6) == 0) f->step = (u8)random_below(luck, rule->step_count);
    else if (rule->locals->field[0].name) forge_field(p, rule->locals, f->local, luck, path);
}
