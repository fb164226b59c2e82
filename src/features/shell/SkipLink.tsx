import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { layers, radii, spaces } from '../../theme/tokens.ts';
import type { RefObject } from 'react';

export interface SkipLinkProps {
  /** Element that takes the focus; its id is `content`. */
  target: RefObject<HTMLElement | null>;
}

const Skip = styled.a`
  position: fixed;
  top: ${spaces[2]}px;
  left: ${spaces[2]}px;
  z-index: ${layers.skipLink};
  padding: ${spaces[2]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent);
  color: var(--color-on-accent);

  &:not(:focus-visible) {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
  }
  ${media.print} {
    display: none;
  }
`;

/** «К содержанию»: the first stop of the keyboard, seen only while the keyboard has brought the focus there. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <Skip
      href="#content"
      // The focus goes there without a word in the address: a link sent to a colleague stays clean.
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      К содержанию
    </Skip>
  );
}
