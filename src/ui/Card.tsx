import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { radii, spaces } from '../theme/tokens.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Content of the card. */
  children: ReactNode;
  /** Element to render: `section` with a heading, `article`, `li`. Default `div`. */
  as?: ElementType;
  /** 24 px inside (16 px on a phone); false for content that brings its own. Default true. */
  padded?: boolean;
  /** It holds a whole view: paper parts it where it must, and draws no edge around it. Default false. */
  whole?: boolean;
  /** The card's element. */
  ref?: Ref<HTMLDivElement>;
}

const Root = styled.div`
  min-width: 0;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  &[data-padded='true'] {
    padding: ${spaces[5]}px;
  }
  ${media.print} {
    break-inside: avoid;

    &[data-whole] {
      padding: 0;
      border: 0;
      break-inside: auto;
    }
  }
  ${media.mobile} {
    &[data-padded='true'] {
      padding: ${spaces[4]}px;
    }
  }
`;

/** A sheet of paper on the page: hairline border, no shadow. */
export function Card({ padded = true, whole = false, ...rest }: CardProps) {
  return <Root data-padded={padded} data-whole={whole || undefined} {...rest} />;
}
