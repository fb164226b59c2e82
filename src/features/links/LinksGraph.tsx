import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import { drawChain } from '../../domain/links/drawing.ts';
import type { Chain } from '../../domain/links/chain.ts';
import type { LinkKind } from '../../domain/links/linkKinds.ts';
import type { LinkPlace } from '../../domain/links/linkNode.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { toneOf } from './nodeTones.ts';
import { heightOfDrawing, HEIGHT, MORE, MARGIN } from './linksPicture.ts';
import { GraphLines } from './GraphLines.tsx';
import { GraphNode } from './GraphNode.tsx';

export interface LinksGraphProps {
  /** The chain of the record; of each column the nearest are drawn. */
  chain: Chain;
  /** Address of what a node shows. */
  hrefOf: (place: LinkPlace) => string;
  /** «И ещё N»: those of a kind are to be seen in the list. */
  onMore: (kind: LinkKind) => void;
}

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

/**
 * A record's chain as a drawing: kinds in columns from left to right, as work goes from words to a decision; the record itself
 * is marked. Nodes are links in reading order; the lines are for the eye, the list says the same in words.
 */
export function LinksGraph({ chain, hrefOf, onMore }: LinksGraphProps) {
  const drawing = drawChain(chain);
  const { columns } = drawing;
  const height = heightOfDrawing(drawing);
  return (
    <Scroll>
      <Root style={{ '--columns': columns.length, '--height': `${height}px` } as Record<string, string | number>}>
        <GraphLines drawing={drawing} start={chain.start} height={height} />
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
                  <GraphNode node={node} current={node.key === chain.start} hrefOf={hrefOf} />
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
