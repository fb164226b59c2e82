/** How BoardSection looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { durations, fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Root = styled.section`
  min-width: 0;
  border-inline-start: 4px solid var(--tone-solid);
  padding-inline-start: ${spaces[3]}px;
  ${media.print} {
    break-inside: avoid;
  }
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  width: 100%;
  min-height: 44px;
  padding: 0 ${spaces[2]}px;
  border: 0;
  border-radius: ${radii.small}px;
  background: none;
  font-size: ${fontSizes.md};
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-sunken);
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[aria-expanded='false'] svg {
    transform: rotate(-90deg);
  }
  & > span:last-child {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  ${media.motion} {
    & svg {
      transition: transform ${durations.fast}ms;
    }
  }
`;

export const Columns = styled.section`
  display: grid;
  grid-auto-columns: minmax(200px, 1fr);
  grid-auto-flow: column;
  align-items: stretch;
  gap: ${spaces[3]}px;
  /* Room for the focus ring, which the scroll would cut. */
  padding: ${spaces[1]}px;
  overflow-x: auto;
  scroll-padding-inline: ${spaces[1]}px;
  scroll-snap-type: x mandatory;

  /* Snapping would pull back the column that a carried card scrolls to. */
  &[data-carrying] {
    scroll-snap-type: none;
  }
  ${media.mobile} {
    grid-auto-columns: 82%;
  }
  ${media.print} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

export const Note = styled.p`
  margin: 0 ${spaces[1]}px ${spaces[1]}px;
  padding: ${spaces[1]}px ${spaces[3]}px;
  border-radius: ${radii.small}px;
  background: var(--color-danger-soft);
  color: var(--color-danger);
  font-size: ${fontSizes.sm};
`;
