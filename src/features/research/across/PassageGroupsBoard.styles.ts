/** How PassageGroupsBoard looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-items: start;

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: ${spaces[4]}px;
    align-items: start;
  }
  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
  }
`;

export const Drop = styled.div`
  display: grid;
  justify-items: center;
  padding: ${spaces[4]}px;
  border: 1px dashed var(--color-edge);
  border-radius: ${radii.block}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-align: center;

  &[data-over] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-ink);
  }
  ${media.print} {
    display: none;
  }
`;

export const Carried = styled.div`
  max-width: 300px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-accent);
  border-radius: ${radii.small}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  cursor: grabbing;
`;

/** Room at its end for the bar of what is chosen, which lies over the page. */
export const Whole = styled.div`
  &[data-choosing]::after {
    display: block;
    height: 112px;
    content: '';
  }
`;
