import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { formatNumber } from '../../domain/core/format.ts';
import { LINK_KIND_NAMES, LINK_KINDS, type LinkKind } from '../../domain/links/linkKinds.ts';
import type { Chain, ChainNode } from '../../domain/links/chain.ts';
import type { LinkPlace } from '../../domain/links/linkNode.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { useMissing } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';
import { toneOf } from './nodeTones.ts';
import { directionOf } from './linkWords.ts';

export interface LinksListProps {
  /** The chain of the record. */
  chain: Chain;
  /** Address of what a node shows. */
  hrefOf: (place: LinkPlace) => string;
  /** A kind that was asked for: its heading takes the focus. Null for none. Default null. */
  soughtKind?: LinkKind | null;
}

/** How many of a kind are shown before they are asked for. */
const FIRST = 30;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;

  & h3 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
    font-variant-numeric: tabular-nums;
  }
  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    margin-block-end: ${spaces[3]}px;
  }
  & ul:last-child {
    margin-block-end: 0;
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding-inline-start: ${spaces[3]}px;
  border-inline-start: 4px solid var(--tone-solid);
  overflow-wrap: anywhere;

  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.25rem;
  }
  &[data-current] {
    padding-block: ${spaces[2]}px;
    border-radius: 0 ${radii.small}px ${radii.small}px 0;
    background: var(--color-accent-soft);
  }
  &[data-current] > small {
    color: var(--color-ink);
  }
  ${media.mobile} {
    & > a {
      padding-block: calc(${spaces[3]}px - 2px);
    }
  }
`;

interface PartProps extends Pick<LinksListProps, 'hrefOf'> {
  readonly kind: LinkKind;
  readonly nodes: readonly ChainNode[];
  readonly start: string;
  readonly sought: boolean;
}

function Part({ kind, nodes, start, sought, hrefOf }: PartProps) {
  const gone = useMissing('источник удалён');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const shown = all ? nodes : nodes.slice(0, FIRST);
  useEffect(() => {
    if (sought) heading.current?.focus();
  }, [sought]);
  useEffect(() => {
    // The button that was pressed is gone: on to the first of those it brought.
    if (all) list.current?.children[FIRST]?.querySelector('a')?.focus();
  }, [all]);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {LINK_KIND_NAMES[kind].many} ({formatNumber(nodes.length)})
      </h3>
      <ul ref={list}>
        {shown.map((node) => {
          const current = node.key === start;
          return (
            <Item key={node.key} data-tone={toneOf(node)} data-current={current ? '' : undefined}>
              <small>{directionOf(node, start)}</small>
              {node.place === null ? (
                <span aria-current={current ? 'true' : undefined}>
                  {node.label}
                  {node.broken ? ` (${gone})` : ''}
                </span>
              ) : (
                <Link href={hrefOf(node.place)} aria-current={current ? 'true' : undefined}>
                  {node.label}
                </Link>
              )}
              {node.note === '' ? null : <small>{node.note}</small>}
            </Item>
          );
        })}
      </ul>
      {shown.length < nodes.length ? (
        <Button size="sm" onClick={() => setAll(true)}>
          Показать ещё {formatNumber(nodes.length - shown.length)}
        </Button>
      ) : null}
    </section>
  );
}

/** A record's chain in words: by kind, each with how it is linked, and every one a link. */
export function LinksList({ chain, hrefOf, soughtKind = null }: LinksListProps) {
  return (
    <Root>
      {LINK_KINDS.map((kind) => {
        const nodes = chain.nodes.filter((node) => node.kind === kind);
        if (nodes.length === 0) return null;
        return (
          <Part key={kind} kind={kind} nodes={nodes} start={chain.start} sought={soughtKind === kind} hrefOf={hrefOf} />
        );
      })}
    </Root>
  );
}
