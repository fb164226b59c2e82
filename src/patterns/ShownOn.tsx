import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';

export interface ShownOnProps extends HTMLAttributes<HTMLDivElement> {
  /** Where it is shown: at a desk alone, on a phone alone, or at any width. */
  width: 'desktop' | 'mobile' | 'any';
  /** Content to show. */
  children: ReactNode;
}

const Root = styled.div`
  ${media.mobile} {
    &[data-width='desktop'] {
      display: none;
    }
  }
  ${media.desktop} {
    &[data-width='mobile'] {
      display: none;
    }
  }
`;

/** A view that only one width has room for; on a phone a list replaces any chosen view (R14). */
export function ShownOn({ width, ...rest }: ShownOnProps) {
  return <Root data-width={width} {...rest} />;
}
