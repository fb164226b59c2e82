/** How CandidateRow looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  overflow-wrap: anywhere;

  & h4 {
    margin-block-end: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

export const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[3]}px;
  align-items: center;

  & h3 {
    font-size: ${fontSizes.md};
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

export const Quotes = styled.ul`
  display: grid;
  gap: ${spaces[3]}px;
  max-width: ${widths.reading};

  & > li {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-mark);
    text-wrap: pretty;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    & p > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

export const Missing = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[3]}px ${spaces[4]}px;
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: ${spaces[4]}px;
  border: 0;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  & > h4 {
    grid-column: 1 / -1;
    margin: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  ${media.mobile} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
