import { type LinkKind, type LinkRelation, LINK_KIND_NAMES, linkKey } from './linkKinds.ts';
import type { LinkNode, LinkEdge } from './linkNode.ts';

/** Working data for building the chain. */
export interface LinkGraph {
  readonly nodes: Map<string, LinkNode>;
  readonly edges: Map<string, LinkEdge>;
  /** Adds a node unless it is there; its key. */
  add(kind: LinkKind, id: string, node: Omit<LinkNode, 'key' | 'kind' | 'broken'>): string;
  /** The node that a reference names, or a broken end in its place; its key. */
  reach(kind: LinkKind, id: string, remembered?: string): string;
  link(from: string, relation: LinkRelation, to: string): void;
  /** Whether a study is there, once all of them have been added. */
  isStudy(id: string | null): id is string;
}

export function createLinkGraph(): LinkGraph {
  const nodes = new Map<string, LinkNode>();
  const edges = new Map<string, LinkEdge>();
  return {
    nodes,
    edges,
    add(kind, id, node) {
      const key = linkKey(kind, id);
      if (!nodes.has(key)) nodes.set(key, { key, kind, broken: false, ...node });
      return key;
    },
    reach(kind, id, remembered = '') {
      const key = linkKey(kind, id);
      if (!nodes.has(key)) {
        const label = remembered.trim() || LINK_KIND_NAMES[kind].one;
        nodes.set(key, { key, kind, label, note: '', sign: null, place: null, broken: true });
      }
      return key;
    },
    link(from, relation, to) {
      if (from !== to) edges.set(`${from}\n${relation}\n${to}`, { from, to, relation });
    },
    isStudy: (id): id is string => id !== null && nodes.get(linkKey('study', id))?.broken === false,
  };
}
