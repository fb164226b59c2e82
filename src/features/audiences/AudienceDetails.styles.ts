/** How AudienceDetails looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';

export const Description = styled.p`
  max-width: ${widths.reading};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[4]}px ${spaces[6]}px;

  & > div {
    display: flex;
    flex-direction: column;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    font-size: ${fontSizes.lg};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.75rem;
  }
`;

export const Marks = styled.dl`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${spaces[3]}px ${spaces[5]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.5rem;
  }
  & dd > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px;
  }
  & li {
    display: flex;
    min-width: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[1]}px;

    & dd {
      margin-block-end: ${spaces[3]}px;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;

  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.mobile} {
    & > :not(:last-child) {
      flex: 1 1 auto;
    }
    /* The last two share a row: «…» never stands alone. */
    & > :nth-last-child(2) {
      flex-basis: calc(100% - 44px - ${spaces[2]}px);
    }
  }
`;
