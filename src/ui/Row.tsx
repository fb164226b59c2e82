import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../theme/tokens.ts';

export interface RowProps extends HTMLAttributes<HTMLElement> {
  /** Content, side by side. */
  children?: ReactNode;
  /** Space between them, and between lines where they do not fit into one; a step of the scale. Default 2, 8 px. */
  gap?: keyof typeof spaces;
  /** Element to render: `footer`, `span`. Default `div`. */
  as?: ElementType;
  /** The element. */
  ref?: Ref<HTMLElement>;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--row-gap);
`;

/** Things side by side that go on in a next line where they do not fit: buttons, badges. */
export function Row({ gap = 2, style, ref, ...rest }: RowProps) {
  const spaced = { '--row-gap': `${spaces[gap]}px`, ...style } as CSSProperties;
  return <Root ref={ref as Ref<HTMLDivElement>} style={spaced} {...rest} />;
}
