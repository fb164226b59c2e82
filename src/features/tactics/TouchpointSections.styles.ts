/** How TouchpointSections looks. */

import { styled } from 'styled-components';

import { fontSizes, spaces, widths } from '../../theme/tokens.ts';

/** Width of the column of section names, px. */
const MARGIN = 176;

/** Names and texts together, px. */
const COLUMNS = MARGIN + spaces[5] + Number.parseInt(widths.reading, 10);

// Measured by its own width, not the window's: it lies in a wide row and in a narrow card of the carousel.
export const Root = styled.div`
  container-type: inline-size;
  position: relative;

  &[data-compact='true'] {
    font-size: ${fontSizes.sm};
  }
  & > :first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  & > :last-child {
    padding-block-end: 0;
  }
`;

export const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;
  max-width: ${COLUMNS}px;
  padding-block-end: ${spaces[4]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, ${widths.reading});
  gap: ${spaces[1]}px ${spaces[5]}px;
  max-width: ${COLUMNS}px;
  padding-block: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);

  & > h4 {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.5rem;
  }
  @container (min-width: 720px) {
    grid-template-columns: ${MARGIN}px minmax(0, ${widths.reading});
    padding-block: ${spaces[4]}px;
  }
`;

/** Gains and Pains, side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px ${spaces[5]}px;
  padding-block: ${spaces[3]}px ${spaces[4]}px;
  border-block-start: 1px solid var(--color-hairline);

  & h4 {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: center;
    margin-block-end: ${spaces[2]}px;
    padding-block-end: ${spaces[1]}px;
    border-block-end: 2px solid var(--tone-solid);
    font-size: ${fontSizes.sm};
    line-height: 1.5rem;
  }
  & h4 > svg {
    width: 18px;
    height: 18px;
    color: var(--tone-solid);
  }
  @container (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: ${COLUMNS}px;
  }
  @container (min-width: 720px) {
    padding-block: ${spaces[4]}px;
    padding-inline-start: ${MARGIN + spaces[5]}px;
  }
`;
