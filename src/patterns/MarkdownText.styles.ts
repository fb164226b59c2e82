/** How MarkdownText looks. */

import { styled } from 'styled-components';

import { scrollShadow } from '../theme/scrollShadow.ts';
import { fontSizes, spaces } from '../theme/tokens.ts';

// 72 digits wide: in ch a text would be measured anew when the digits’ own font comes, which is late.
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  max-width: 43.8em;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & strong {
    font-weight: 600;
  }
  & > p {
    white-space: pre-line;
  }
  & > :is(ul, ol) {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: 1.3em;
  }
  & > ul {
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
    font-variant-numeric: tabular-nums;
  }
  & > ul > li::marker,
  & > ol > li::marker {
    color: var(--color-ink-soft);
  }
  & > [data-scroll] {
    overflow-x: auto;
    ${scrollShadow}
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${fontSizes.sm};
    line-height: 1.4;
  }
  & :is(th, td) {
    min-width: 60px;
    padding: ${spaces[1]}px ${spaces[2]}px ${spaces[1]}px 0;
    border-block-end: 1px solid var(--color-hairline);
    overflow-wrap: normal;
    text-align: start;
    vertical-align: top;
  }
  & th {
    font-weight: 400;
  }
  & thead th {
    font-weight: 500;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & tbody > tr:last-child > * {
    border-block-end: 0;
  }
`;

export const Corner = styled.td``;
