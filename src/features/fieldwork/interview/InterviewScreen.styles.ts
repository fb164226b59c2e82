/** How InterviewScreen and its steps look. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../../theme/tokens.ts';

/** Scrolls in place of the page: the way, or the scenario that is written on it. */
export const Room = styled.section`
  width: 100%;
  max-width: ${widths.page};
  height: 100%;
  margin: 0 auto;
  padding: ${spaces[5]}px ${spaces[4]}px ${spaces[8]}px;
  overflow-y: auto;

  &:focus {
    outline: none;
  }
  ${media.mobile} {
    padding: ${spaces[3]}px ${spaces[4]}px ${spaces[8]}px;
  }
  /* The bar of the form that is written stands on the very bottom. */
  &[data-writing] {
    padding-block-end: 0;
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
  justify-items: start;
  margin-block-end: ${spaces[5]}px;

  & h1 {
    font-size: ${fontSizes.xxl};
    letter-spacing: -0.015em;
  }
  & p {
    max-width: ${widths.reading};
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  ${media.mobile} {
    & h1 {
      font-size: ${fontSizes.xl};
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[3]}px;
  max-width: ${widths.reading};
  margin-block-end: ${spaces[5]}px;

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${spaces[2]}px;
    align-content: start;
    /* One label takes two lines, another one: the numbers stand by the first line all the same. */
    align-items: baseline;
    min-height: 44px;
    padding-block-start: ${spaces[2]}px;
    border-block-start: 3px solid var(--color-hairline);
    color: var(--color-ink-soft);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-ink);
  }
  & a[aria-current] {
    border-color: var(--color-accent);
    color: var(--color-ink);
    font-weight: 600;
  }
  & a > svg {
    width: 16px;
    height: 16px;
    /* It stands on the line of the words, which go a little below it. */
    translate: 0 2px;
    color: var(--color-accent);
  }
  & small {
    grid-column: 1 / -1;
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.mobile} {
    gap: ${spaces[2]}px;
    & a {
      font-size: ${fontSizes.sm};
    }
  }
`;

/** A step: its heading, what is chosen in it, the way on. */
export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
  max-width: ${widths.reading};

  & > h2 {
    font-size: ${fontSizes.lg};
  }
  & > h2:focus {
    outline: none;
  }
  & > p,
  & > div > p,
  & > form > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  justify-items: start;

  & > :is(div, section):not([role]) {
    width: 100%;
  }
`;

/** Questions, to be looked through before they are taken. */
export const Questions = styled.ol`
  display: grid;
  gap: ${spaces[1]}px;
  width: 100%;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  font-size: ${fontSizes.sm};
  list-style: none;
  counter-reset: question;

  & > li {
    display: grid;
    grid-template-columns: 1.75em minmax(0, 1fr);
    overflow-wrap: anywhere;
    counter-increment: question;
  }
  & > li::before {
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
    content: counter(question) '.';
  }
`;
