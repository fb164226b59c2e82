/** How ReaderHead looks. */

import { styled } from 'styled-components';

import { media } from '../../../../theme/media.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';

/** The way back, the names, and what opens the columns. */
export const Head = styled.header`
  display: flex;
  gap: ${spaces[3]}px;
  align-items: center;
  ${media.mobile} {
    gap: ${spaces[1]}px;
    align-items: flex-start;
    && > button {
      flex: none;
      width: 44px;
      padding: 0;
    }
    /* The arrow says it; the words stay for who hears them. */
    && > button > span:last-child {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** The material's name over its study's. */
export const Title = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  & > h1 {
    overflow: hidden;
    font-size: ${fontSizes.lg};
    line-height: 1.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.mobile} {
    & > h1,
    & > p {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & > h1 {
      font-size: ${fontSizes.md};
      line-height: 1.375rem;
    }
  }
  ${media.print} {
    & > h1,
    & > p {
      white-space: normal;
    }
  }
`;

/** Buttons that open and close the columns; a phone has tabs instead. */
export const Tools = styled.div`
  display: flex;
  gap: ${spaces[1]}px;

  & > button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** On a phone: which of the three is shown. */
export const Parts = styled.nav`
  display: none;
  ${media.mobile} {
    display: flex;
    border-block-end: 1px solid var(--color-hairline);
  }
  & > button {
    flex: 1;
    min-height: 44px;
    padding: ${spaces[1]}px;
    border: 0;
    background: none;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 500;
    cursor: pointer;
  }
  & > button[aria-pressed='true'] {
    box-shadow: inset 0 -2px var(--color-accent);
    color: var(--color-ink);
  }
`;
