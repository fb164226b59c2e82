import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../theme/tokens.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Content, one below the other. */
  children?: ReactNode;
  /** Space between them, a step of the scale. Default 4, 16 px. */
  gap?: keyof typeof spaces;
  /** Element to render: `ul`, `section`. Default `div`. */
  as?: ElementType;
  /** The element. */
  ref?: Ref<HTMLElement>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--stack-gap);
`;

/** Things one below the other, each as wide as their place. */
export function Stack({ gap = 4, style, ref, ...rest }: StackProps) {
  const spaced = { '--stack-gap': `${spaces[gap]}px`, ...style } as CSSProperties;
  return <Root ref={ref as Ref<HTMLDivElement>} style={spaced} {...rest} />;
}
