/** How PersonaSections looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${spaces[5]}px;
  align-items: start;

  & > * {
    grid-column: 1 / -1;
  }
  & > [data-span='half'] {
    grid-column: span 3;
  }
  & > [data-span='third'] {
    grid-column: span 2;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    & > *,
    & > [data-span] {
      grid-column: 1;
    }
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${fontSizes.md};
  }
  & h4 {
    margin-block-start: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

export const Basics = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[5]}px;
  padding: ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  & > dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${spaces[3]}px ${spaces[5]}px;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  & > dl > [data-wide='true'] {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    /* Decoration that would take the place of two facts. */
    & > :first-child {
      display: none;
    }
    & > dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${spaces[1]}px;
  max-width: ${widths.reading};
  padding-inline-start: ${spaces[5]}px;
  list-style: disc;

  & > li {
    text-wrap: pretty;
  }
  & > li::marker {
    color: var(--color-ink-soft);
  }
`;

export const Jobs = styled.ol`
  display: grid;
  gap: ${spaces[3]}px;
  max-width: ${widths.reading};

  & > li {
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 3px solid var(--color-accent);
    text-wrap: pretty;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;

  & > li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
`;

export const Level = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${spaces[2]}px ${spaces[5]}px;
  align-items: center;
  max-width: ${widths.reading};

  & > div > p {
    font-variant-numeric: tabular-nums;
  }
  & > p {
    text-wrap: pretty;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[1]}px;
  margin-block-start: ${spaces[1]}px;

  & > span {
    height: 8px;
    border: 1px solid var(--color-edge);
    border-radius: ${radii.pill}px;
  }
  & > [data-reached='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
`;

export const Nothing = styled.p`
  color: var(--color-ink-soft);
`;
