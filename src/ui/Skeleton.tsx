import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { radii } from '../theme/tokens.ts';

export interface SkeletonProps {
  /** Height, px or a CSS length: that of what will come. Default 16. */
  height?: number | string;
  /** Width, px or a CSS length. Default `100%`. */
  width?: number | string;
  /** Corner radius, px. Default 10. */
  radius?: number;
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Root = styled.span`
  display: block;
  width: var(--width);
  max-width: 100%;
  height: var(--height);
  border-radius: var(--radius);
  background: var(--color-hairline);
  ${media.motion} {
    animation: ${breathe} 1600ms ease-in-out infinite;
  }
`;

const length = (value: number | string): string => (typeof value === 'number' ? `${value}px` : value);

/** The shape of what is being loaded. Silent: the list around it says `aria-busy`. */
export function Skeleton({ height = 16, width = '100%', radius = radii.block }: SkeletonProps) {
  return (
    <Root
      aria-hidden
      data-decor="skeleton"
      style={{ '--height': length(height), '--width': length(width), '--radius': `${radius}px` } as CSSProperties}
    />
  );
}
