import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import {
  drawChain,
  LINK_KIND_NAMES,
  type Chain,
  type ChainNode,
  type Drawing,
  type LinkKind,
  type LinkPlace,
} from '../../domain/links/links.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { toneOf } from './nodeTones.ts';

export interface LinksGraphProps {
  /** The chain of the record; of each column the nearest are drawn. */
  chain: Chain;
  /** Address of what a node shows. */
  hrefOf: (place: LinkPlace) => string;
  /** «И ещё N»: those of a kind are to be seen in the list. */
  onMore: (kind: LinkKind) => void;
}

/** Height of a node, and the room between two, px. */
const HEIGHT = 100;
const GAP = spaces[3];
/** Height of «и ещё N», px. */
const MORE = 36;
/** Width of a column in the drawing's own units, and the room a node leaves at each side; the lines run there. */
const COLUMN = 100;
const MARGIN = 7;

const Scroll = styled.div`
  overflow-x: auto;
  padding-block: 2px;
`;

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto var(--height);
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${spaces[2]}px 0;
  min-width: calc(var(--columns) * 132px);
  max-width: calc(var(--columns) * 240px);

  & > section {
    display: contents;
  }
  & h3 {
    grid-row: 1;
    grid-column: var(--column);
    align-self: end;
    padding-inline: ${MARGIN}%;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 500;
    line-height: 1.125rem;
  }
  & ol {
    position: relative;
    display: grid;
    grid-row: 2;
    grid-column: var(--column);
    grid-auto-rows: ${HEIGHT}px;
    gap: ${spaces[3]}px;
    align-content: center;
    padding-inline: ${MARGIN}%;
  }
  & ol[data-more] {
    grid-template-rows: repeat(var(--nodes), ${HEIGHT}px) ${MORE}px;
  }
  & li {
    min-width: 0;
  }
`;

const Lines = styled.svg`
  grid-row: 2;
  grid-column: 1 / -1;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;

  & path {
    fill: none;
    stroke: var(--color-edge);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  & path[data-far] {
    stroke-width: 1px;
  }
  & path[data-back] {
    stroke-dasharray: 4 4;
  }
  & path[data-end] {
    stroke-width: 6px;
    stroke-dasharray: none;
    stroke-linecap: round;
  }
  & path[data-near] {
    stroke: var(--color-accent);
  }
`;

const nodeLook = `
  display: flex;
  flex-direction: column;
  gap: 2px;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  padding: ${spaces[2]}px 10px;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-inline-start: 4px solid var(--tone-solid);
  border-radius: ${radii.small}px;
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  text-decoration: none;
`;

const Node = styled(Link)`
  && {
    ${nodeLook}
  }
  &&:hover {
    background: var(--color-sunken);
  }
  &&[data-kind='verdict'] {
    justify-content: center;
    padding-inline: ${spaces[1]}px;
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-weight: 500;
  }
  &&[aria-current] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
    color: var(--color-ink);
    font-weight: 600;
  }
`;

const Gone = styled.span`
  ${nodeLook}
  border-style: dashed;
  background: transparent;
  color: var(--color-ink-soft);
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  flex: none;
  margin-block-start: auto;
  overflow: hidden;
  color: var(--color-ink-soft);
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-current] > & {
    color: var(--color-ink);
  }
`;

const More = styled.button`
  width: 100%;
  height: 100%;
  padding: 0;
  border: 1px dashed var(--color-edge);
  border-radius: ${radii.small}px;
  background: none;
  color: var(--color-accent);
  font-size: ${fontSizes.xs};
  font-weight: 500;
  cursor: pointer;

  &:hover {
    background: var(--color-sunken);
  }
`;

interface Spot {
  readonly column: number;
  readonly y: number;
}

/** Height of a column's content, px. */
function heightOf({ nodes, more }: Drawing['columns'][number]): number {
  return nodes.length * (HEIGHT + GAP) - GAP + (more > 0 ? GAP + MORE : 0);
}

/** Where each node stands: its column, and its middle from the top. */
function spotsOf({ columns }: Drawing, height: number): ReadonlyMap<string, Spot> {
  return new Map(
    columns.flatMap((column, at) => {
      const top = (height - heightOf(column)) / 2;
      return column.nodes.map(
        ({ key }, row) => [key, { column: at, y: top + row * (HEIGHT + GAP) + HEIGHT / 2 }] as const,
      );
    }),
  );
}

/** A line from the side of one node to the side of another; within a column, or back to an earlier one, round the right. */
function lineOf(from: Spot, to: Spot): { readonly path: string; readonly end: string; readonly back: boolean } {
  const ahead = to.column > from.column;
  const back = to.column < from.column;
  const x1 = (from.column + (back ? 0 : 1)) * COLUMN + (back ? MARGIN : -MARGIN);
  const x2 = (to.column + (ahead ? 0 : 1)) * COLUMN + (ahead ? MARGIN : -MARGIN);
  const bend = ahead ? MARGIN : back ? -MARGIN : MARGIN * 1.6;
  const c2 = ahead ? x2 - MARGIN : back ? x2 + MARGIN : x2 + MARGIN * 1.6;
  return {
    path: `M ${x1} ${from.y} C ${x1 + bend} ${from.y} ${c2} ${to.y} ${x2} ${to.y}`,
    end: `M ${x2} ${to.y} h 0.001`,
    back,
  };
}

function NodeBody({ node }: { node: ChainNode }) {
  return (
    <>
      <VisuallyHidden>{LINK_KIND_NAMES[node.kind].one}: </VisuallyHidden>
      <Name>{node.label}</Name>
      {node.broken ? <Note>источник удалён</Note> : node.note ? <Note>{node.note}</Note> : null}
    </>
  );
}

/**
 * A record's chain as a drawing: kinds in columns from left to right, as work goes from words to a decision; the record itself
 * is marked. Nodes are links in reading order; the lines are for the eye, the list says the same in words.
 */
export function LinksGraph({ chain, hrefOf, onMore }: LinksGraphProps) {
  const drawing = drawChain(chain);
  const { columns, edges } = drawing;
  const height = Math.max(...columns.map(heightOf));
  const spots = spotsOf(drawing, height);
  return (
    <Scroll>
      <Root style={{ '--columns': columns.length, '--height': `${height}px` } as Record<string, string | number>}>
        <Lines viewBox={`0 0 ${columns.length * COLUMN} ${height}`} preserveAspectRatio="none" aria-hidden>
          {edges.map(({ from, to, relation }) => {
            const [start, end] = [spots.get(from), spots.get(to)];
            if (!start || !end) return null;
            const line = lineOf(start, end);
            const near = from === chain.start || to === chain.start ? '' : undefined;
            return (
              <g key={`${from} ${relation} ${to}`}>
                <path
                  d={line.path}
                  data-near={near}
                  data-back={line.back ? '' : undefined}
                  data-far={Math.abs(end.column - start.column) > 1 ? '' : undefined}
                />
                <path d={line.end} data-near={near} data-end="" />
              </g>
            );
          })}
        </Lines>
        {columns.map((column, at) => (
          <section
            key={column.title}
            aria-label={column.title}
            style={{ '--column': at + 1 } as Record<string, number>}
          >
            <h3>{column.title}</h3>
            <ol
              data-more={column.more > 0 ? '' : undefined}
              style={{ '--nodes': column.nodes.length } as Record<string, number>}
            >
              {column.nodes.map((node) => (
                <li key={node.key} data-tone={toneOf(node)}>
                  {node.place === null ? (
                    <Gone aria-current={node.key === chain.start ? 'true' : undefined}>
                      <NodeBody node={node} />
                    </Gone>
                  ) : (
                    <Node
                      href={hrefOf(node.place)}
                      title={node.label}
                      data-kind={node.kind}
                      aria-current={node.key === chain.start ? 'true' : undefined}
                    >
                      <NodeBody node={node} />
                    </Node>
                  )}
                </li>
              ))}
              {column.moreKind === null ? null : (
                <li>
                  <More type="button" onClick={() => column.moreKind && onMore(column.moreKind)}>
                    и ещё {counted(column.more, ['запись', 'записи', 'записей'])}
                  </More>
                </li>
              )}
            </ol>
          </section>
        ))}
      </Root>
    </Scroll>
  );
}
