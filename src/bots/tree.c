/* tree.c: the table of nodes and edges of a search. */
#include "tree.h"

#include <stdlib.h>
#include <string.h>

enum {
    EDGES_PER_NODE = 12, /* on average; a tree whose nodes have more fills up earlier */
    EDGES_LEAST = 4096,
    NODES_MOST = 1u << 14, /* each worker of a search has a tree */
};

static u32 buckets_for(u32 nodes)
{
    u32 n = 64;
    while (n < 2 * nodes) n *= 2;
    return n;
}

static u32 rooms(u32 nodes, u32 *edges)
{
    if (nodes > NODES_MOST) nodes = NODES_MOST;
    *edges = nodes * EDGES_PER_NODE + EDGES_LEAST;
    return nodes;
}

size_t tree_bytes(u32 nodes)
{
    u32 edges;
    nodes = rooms(nodes, &edges);
    return nodes * sizeof(struct node) + edges * sizeof(struct edge) + buckets_for(nodes) * sizeof(u32);
}

bool tree_open(struct tree *t, u32 nodes)
{
    *t = (struct tree){0};
    t->node_room = rooms(nodes, &t->edge_room);
    t->buckets = buckets_for(t->node_room);
    t->node = malloc(t->node_room * sizeof *t->node);
    t->edge = malloc(t->edge_room * sizeof *t->edge);
    t->bucket = malloc(t->buckets * sizeof *t->bucket);
    if (t->node && t->edge && t->bucket) {
        tree_clear(t);
        return true;
    }
    tree_close(t);
    return false;
}

void tree_close(struct tree *t)
{
    free(t->node);
    free(t->edge);
    free(t->bucket);
    *t = (struct tree){0};
}

void tree_clear(struct tree *t)
{
    t->nodes = t->edges = 0;
    memset(t->bucket, 0xFF, t->buckets * sizeof *t->bucket);
}

u32 tree_find(const struct tree *t, u64 key)
{
    u32 n = t->bucket[key & (t->buckets - 1)];
    while (n != NO_NODE && t->node[n].key != key) n = t->node[n].next;
    return n;
}

u32 tree_add(struct tree *t, u64 key, seat who)
{
    if (t->nodes == t->node_room) return NO_NODE;
    u32 *bucket = &t->bucket[key & (t->buckets - 1)];
    t->node[t->nodes] = (struct node){.key = key, .next = *bucket, .first = NO_EDGE, .favourite = NO_EDGE, .seat = who};
    return *bucket = t->nodes++;
}

/* Adds an edge after `last` (NO_EDGE: as the first of the node). */
static u32 add_edge(struct tree *t, u32 node, u32 last, struct action action)
{
    if (t->edges == t->edge_room) return NO_EDGE;
    u32 e = t->edges++, *link = last == NO_EDGE ? &t->node[node].first : &t->edge[last].next;
    t->edge[e] = (struct edge){.action = action, .next = *link, .child = NO_NODE};
    *link = e;
    return e;
}

void tree_see(struct tree *t, u32 node, const struct action *option, int count, u32 *edge)
{
    u32 at = t->node[node].first, last = NO_EDGE; /* options mostly come in the order of the edges */
    for (int i = 0; i < count; i++) {
        if (at == NO_EDGE || !same_action(t->edge[at].action, option[i])) {
            for (at = t->node[node].first; at != NO_EDGE && !same_action(t->edge[at].action, option[i]);)
                at = t->edge[at].next;
            if (at == NO_EDGE) at = add_edge(t, node, last, option[i]);
        }
        edge[i] = at;
        if (at == NO_EDGE) continue;
        t->edge[at].seen++;
        last = at;
        at = t->edge[at].next;
    }
}

void tree_follow(struct tree *t, u32 edge, u32 child)
{
    struct edge *e = &t->edge[edge];
    if (e->child == child) {
        e->lead++;
    } else if (--e->lead < 0) {
        e->child = child;
        e->lead = 1;
    }
}
