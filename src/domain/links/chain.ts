import { RELATION_LABELS } from './linkKinds.ts';
import type { LinkNode, LinkEdge } from './linkNode.ts';
import type { LinkIndex } from './linkIndex.ts';

/** How a node of a chain was come to. */
export interface LinkStep {
  /** The node one step nearer to the record. */
  readonly from: LinkNode;
  /** Meaning of the link from that nearer node: «проверена экспериментом». */
  readonly words: string;
}

/** A node of a record's chain. */
export interface ChainNode extends LinkNode {
  /** Links between it and the record; 0 is the record itself. */
  readonly distance: number;
  /** Null of the record itself. */
  readonly step: LinkStep | null;
}

/** A record with all it comes from and all that came of it. */
export interface Chain {
  /** Key of the record. */
  readonly start: string;
  /** The record first, then the nearest; in an order that never changes by itself. */
  readonly nodes: readonly ChainNode[];
  /** Links between these nodes, each once. */
  readonly edges: readonly LinkEdge[];
}

/**
 * Returns the chain of one record: its origins and its results, along the links' direction; without records that merely share an
 * origin with it, or a study's every hypothesis would hang on each of them. An audience is at the end of the chain of each study
 * that asks it. If B is in the chain of A, A is in that of B.
 * @returns null when there is no such record
 */
export function chainOf(index: LinkIndex, start: string): Chain | null {
  const first = index.nodes.get(start);
  if (!first) return null;
  const found = new Map<string, ChainNode>([[start, { ...first, distance: 0, step: null }]]);

  const visit = (from: ChainNode, edge: LinkEdge, side: 'after' | 'before'): ChainNode | null => {
    const node = index.nodes.get(side === 'after' ? edge.to : edge.from);
    if (!node) return null;
    const known = found.get(node.key);
    if (known && known.distance <= from.distance + 1) return null;
    const words = RELATION_LABELS[edge.relation][side];
    const come: ChainNode = { ...node, distance: from.distance + 1, step: { from, words } };
    found.set(node.key, come);
    return come;
  };
  /** Goes along the links in one direction; the audience of a study is gone to from that study alone. */
  const walk = (side: 'after' | 'before', roots: readonly ChainNode[]): void => {
    const seen = new Set(roots.map(({ key }) => key));
    let turn = roots;
    while (turn.length > 0) {
      const next: ChainNode[] = [];
      for (const node of turn) {
        for (const edge of index[side].get(node.key) ?? []) {
          const key = side === 'after' ? edge.to : edge.from;
          if (edge.relation === 'asked' || seen.has(key)) continue;
          seen.add(key);
          const come = visit(node, edge, side) ?? found.get(key);
          if (come) next.push(come);
        }
      }
      turn = next;
    }
  };

  const self = found.get(start) as ChainNode;
  const studies =
    first.kind === 'audience'
      ? (index.before.get(start) ?? []).flatMap((edge) => visit(self, edge, 'before') ?? [])
      : [];
  const roots = first.kind === 'audience' ? studies : [self];
  walk('before', roots);
  walk('after', roots);
  if (first.kind !== 'audience') {
    for (const node of found.values()) {
      if (node.kind !== 'study') continue;
      for (const edge of index.after.get(node.key) ?? []) if (edge.relation === 'asked') visit(node, edge, 'after');
    }
  }

  const nodes = [...found.values()].sort((a, b) => a.distance - b.distance);
  const edges = index.edges.filter(({ from, to }) => found.has(from) && found.has(to));
  return { start, nodes, edges };
}
