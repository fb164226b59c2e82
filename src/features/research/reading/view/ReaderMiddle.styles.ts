/** How ReaderMiddle looks. */

import { styled } from 'styled-components';

import { media } from '../../../../theme/media.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';

/** The search, the text, and what is said of it. */
export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${spaces[2]}px;
  min-width: 0;
  min-height: 0;

  & > [data-pane],
  & > output:last-child {
    flex: 1;
    min-height: 0;
  }
  & > details {
    flex: none;
    max-height: 40%;
    overflow-y: auto;
  }
  ${media.print} {
    display: block;
  }
`;

/** Finding words, and going from mark to mark. */
export const Steps = styled.div`
  display: flex;
  gap: ${spaces[1]}px;
  align-items: center;

  & > :first-child {
    flex: 1;
    max-width: 480px;
    margin-inline-end: auto;
  }
  & > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.mobile} {
    & > span {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;
