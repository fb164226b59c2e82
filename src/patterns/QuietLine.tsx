import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';

export interface QuietLineProps {
  /** Message, a sentence or two. */
  children: ReactNode;
  /** Actions: a button, links. */
  actions: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  justify-self: start;
  padding: ${spaces[2]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);
  font-size: ${fontSizes.sm};

  & > a {
    padding-block: ${spaces[1]}px;
  }
  ${media.mobile} {
    & > a {
      padding-block: ${spaces[3]}px;
    }
  }
`;

/** A quiet line among other things: what the product noticed, and what can be done about it. Nothing happens by itself. */
export function QuietLine({ children, actions }: QuietLineProps) {
  return (
    <Root>
      <span>{children}</span>
      {actions}
    </Root>
  );
}
