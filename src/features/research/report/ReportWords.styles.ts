/** How ReportWords looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${spaces[2]}px;
  align-items: start;

  &[data-editing] {
    display: block;
  }
  & > :is(h1, h2, h3, p, ul) {
    min-width: 0;
    margin: 0 -${spaces[2]}px;
    padding: 2px ${spaces[2]}px;
    border-radius: ${radii.small}px;
    overflow-wrap: anywhere;
    white-space: pre-line;
    cursor: text;
  }
  & > :is(h1, h2, h3, p, ul):hover {
    background: var(--color-sunken);
  }
  /* A text that this person only reads. */
  &[data-fixed] > :is(h1, h2, h3, p, ul) {
    background: transparent;
    cursor: auto;
  }
  & > h1 {
    font-size: ${fontSizes.xxl};
    text-wrap: balance;
  }
  & > h2 {
    font-size: ${fontSizes.xl};
  }
  & > h3 {
    font-size: ${fontSizes.lg};
    text-wrap: pretty;
  }
  & > ul {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: ${spaces[5]}px;
    list-style: disc;
  }
  /* What is pressed shows where the pointer is, or the focus; a finger sees it always. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) > [data-quiet] {
      opacity: 0;
    }
  }
  ${media.mobile} {
    & > h1 {
      font-size: ${fontSizes.xl};
    }
    & > h2 {
      font-size: ${fontSizes.lg};
    }
    & > h3 {
      font-size: ${fontSizes.md};
    }
  }
  ${media.print} {
    & > div {
      display: none;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
`;

export const Note = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${spaces[2]}px;
  margin-block: ${spaces[1]}px ${spaces[2]}px;
  padding: ${spaces[3]}px;
  border-inline-start: 3px solid var(--tone-solid);
  border-radius: ${radii.small}px;
  background: var(--tone-soft);
  color: var(--tone-ink);
  font-size: ${fontSizes.sm};

  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

export const Made = styled.p`
  grid-column: 1 / -1;
`;
