import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** Text for screen readers only. */
  children: ReactNode;
  /** Element to render. Default `span`. */
  as?: ElementType;
}

// Clipped rather than display: none, which would take it from screen readers too.
const Root = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
  ${media.print} {
    display: none;
  }
`;

/** Text for screen readers that the page already says by its looks. */
export function VisuallyHidden({ as, ...rest }: VisuallyHiddenProps) {
  return <Root as={as} {...rest} />;
}
