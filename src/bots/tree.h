/* tree.h: what a search remembers: a node for each situation that a seat can tell apart, and what was tried there.
 *
 * All seats' trees lie in one table, found by a key of what the seat has observed. Room is taken once, when a tree is
 * opened; a full tree still learns in the nodes it has, but gets no new ones.
 */
#ifndef BOTS_TREE_H
#define BOTS_TREE_H

#include "engine/context.h"

enum { NO_NODE = 0xFFFFFFFF, NO_EDGE = 0xFFFFFFFF };

/* One option at a node. */
struct edge {
    struct action action;
    u32 visits;
    u32 seen;   /* how often it was among the options when the node was visited */
    u32 next;   /* the node's next edge, or NO_EDGE */
    u32 child;  /* the node that most often came next, or NO_NODE */
    i32 lead;   /* how much more often than all others (a majority vote) */
    u64 sum;    /* of the results for the seat that chooses here, in thousandths */
};

struct node {
    u64 key;
    u32 next;      /* in the same bucket, or NO_NODE */
    u32 first;     /* edge */
    u32 favourite; /* the edge that the quick bot would take, or NO_EDGE */
    seat seat;     /* who chooses here */
};

struct tree {
    struct node *node;
    struct edge *edge;
    u32 *bucket;
    u32 nodes, edges, node_room, edge_room, buckets; /* buckets: a power of two */
};

/* Makes room for this many nodes. False when there is no memory. */
bool tree_open(struct tree *t, u32 nodes);
void tree_close(struct tree *t);
/* Forgets everything. */
void tree_clear(struct tree *t);
/* How many bytes a tree of this many nodes takes. */
size_t tree_bytes(u32 nodes);

/* The node with this key, or NO_NODE. */
u32 tree_find(const struct tree *t, u64 key);
/* A new node without edges; NO_NODE when the tree is full. */
u32 tree_add(struct tree *t, u64 key, seat who);
/* Notes that these options are there, adding edges for new ones; edge[i] is the edge of option i, NO_EDGE when there is
 * no room for it. */
void tree_see(struct tree *t, u32 node, const struct action *option, int count, u32 *edge);
/* Notes which node came after an edge. */
void tree_follow(struct tree *t, u32 edge, u32 child);

#endif
