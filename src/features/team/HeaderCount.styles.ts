/** A number on an icon of the header. */

import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export const Counted = styled.span`
  position: relative;
  display: inline-flex;

  &[data-tone='trouble'] svg {
    color: var(--color-danger);
  }
`;

export const Count = styled.span`
  position: absolute;
  inset: 2px 0 auto auto;
  min-width: 1.2em;
  padding-inline: ${spaces[1]}px;
  border-radius: ${radii.pill}px;
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: ${fontSizes.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  padding-block: 2px;
  text-align: center;
  pointer-events: none;
`;

/** Above it the count says only that there are many: the panel has the number. */
const MOST_SHOWN = 99;

export const shownCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));
