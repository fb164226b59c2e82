import type { CSSProperties } from 'react';

/** How much of a bar is filled, from 0 to 1, for its style. */
export const filled = (share: number): CSSProperties =>
  ({ '--filled': `${Math.min(1, Math.max(0, share)) * 100}%` }) as CSSProperties;
