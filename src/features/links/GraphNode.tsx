import { styled } from 'styled-components';

import { LINK_KIND_NAMES } from '../../domain/links/linkKinds.ts';
import type { ChainNode } from '../../domain/links/chain.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { useMissing } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { LinkPlace } from '../../domain/links/linkNode.ts';

export interface GraphNodeProps {
  /** Node to show. */
  node: ChainNode;
  /** Whether it is the record whose chain it is. */
  current: boolean;
  /** Address of what a node shows. */
  hrefOf: (place: LinkPlace) => string;
}

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

function NodeBody({ node }: { node: ChainNode }) {
  const gone = useMissing('источник удалён');
  return (
    <>
      <VisuallyHidden>{LINK_KIND_NAMES[node.kind].one}: </VisuallyHidden>
      <Name>{node.label}</Name>
      {node.broken ? <Note>{gone}</Note> : node.note ? <Note>{node.note}</Note> : null}
    </>
  );
}

/** A node of a chain: a link, or the name of what is gone. */
export function GraphNode({ node, current, hrefOf }: GraphNodeProps) {
  const marked = current ? 'true' : undefined;
  if (node.place === null) {
    return (
      <Gone aria-current={marked}>
        <NodeBody node={node} />
      </Gone>
    );
  }
  return (
    <Node href={hrefOf(node.place)} title={node.label} data-kind={node.kind} aria-current={marked}>
      <NodeBody node={node} />
    </Node>
  );
}
