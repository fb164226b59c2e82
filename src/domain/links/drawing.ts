import { LINK_KINDS, type LinkKind, LINK_COLUMNS, LINK_KIND_NAMES } from './linkKinds.ts';
import type { LinkEdge } from './linkNode.ts';
import type { ChainNode, Chain } from './chain.ts';

/** Most nodes of one column of the drawing: with six columns never more than 40 in all. */
export const MOST_IN_COLUMN = 5;

export interface DrawnColumn {
  /** Its heading. */
  readonly title: string;
  readonly nodes: readonly ChainNode[];
  /** Those that found no place, «и ещё N»; the list has them all. */
  readonly more: number;
  /** Kind of the first of those, where the list is opened. */
  readonly moreKind: LinkKind | null;
}

/** A chain as it is drawn. */
export interface Drawing {
  /** Left to right; empty ones are left out. */
  readonly columns: readonly DrawnColumn[];
  /** Links between drawn nodes. */
  readonly edges: readonly LinkEdge[];
}

/** A chain cut to what can be taken in at once: of each column the nearest. */
export function drawChain(chain: Chain, most = MOST_IN_COLUMN): Drawing {
  // Kinds are listed in the order of their columns.
  const places = [...new Set(LINK_KINDS.map((kind) => LINK_COLUMNS[kind]))];
  const columns = places
    .map((column): DrawnColumn => {
      const all = LINK_KINDS.filter((kind) => LINK_COLUMNS[kind] === column);
      const here = chain.nodes.filter(({ kind }) => LINK_COLUMNS[kind] === column);
      const shown = new Set(here.map(({ kind }) => kind));
      const titles = all.filter((kind) => shown.has(kind)).map((kind) => LINK_KIND_NAMES[kind].many);
      return {
        title: titles.map((title, at) => (at === 0 ? title : title.toLowerCase())).join(' и\u00A0'),
        nodes: here.slice(0, most),
        more: Math.max(0, here.length - most),
        moreKind: here[most]?.kind ?? null,
      };
    })
    .filter(({ nodes }) => nodes.length > 0);
  const drawn = new Set(columns.flatMap(({ nodes }) => nodes.map(({ key }) => key)));
  return { columns, edges: chain.edges.filter(({ from, to }) => drawn.has(from) && drawn.has(to)) };
}
