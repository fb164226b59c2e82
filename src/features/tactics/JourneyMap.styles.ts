/** How JourneyMap looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { scrollShadow } from '../../theme/scrollShadow.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

/* The page never scrolls sideways, only this region does. */
export const Region = styled.section`
  --lane: 7.75rem;
  overflow-x: auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  ${scrollShadow}
  background-color: var(--color-surface);
  overscroll-behavior-x: contain;
  scroll-padding-inline-start: var(--lane);

  ${media.mobile} {
    --lane: 7.25rem;
  }
`;

export const Table = styled.table`
  width: 100%;
  /* As wide as its longest word, «Предотвращение», needs a column to be. */
  min-width: 72rem;
  border-spacing: 0;
  table-layout: fixed;

  & th,
  & td {
    padding: ${spaces[2]}px ${spaces[3]}px;
    border-block-end: 1px solid var(--color-hairline);
    vertical-align: top;
    text-align: start;
  }
  & td + td,
  & thead th + th {
    border-inline-start: 1px solid var(--color-hairline);
  }
  & > tbody > tr:last-child > * {
    border-block-end: 0;
  }
  /* Without separate borders a sticky column would leave its own behind. */
  & tr > :first-child:is(th, td[data-corner]) {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    padding-inline: ${spaces[2]}px;
    border-inline-end: 1px solid var(--color-hairline);
    background: var(--color-surface);
    font-size: ${fontSizes.sm};
    font-weight: 600;
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }
  & tr > th:first-child + td {
    border-inline-start: 0;
  }
  & col:first-child {
    width: var(--lane);
  }
  ${media.mobile} {
    min-width: 78.75rem;

    & tr > :first-child:is(th, td[data-corner]) {
      font-size: ${fontSizes.xs};
    }
  }
`;

export const Corner = styled.td``;

export const StageHead = styled.th`
  && {
    padding: 0;
    border-block-start: 4px solid var(--tone-solid);
    background: var(--tone-soft);

    ${media.print} {
      padding: ${spaces[1]}px ${spaces[3]}px;
    }
  }
`;

export const StageButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: 0 ${spaces[3]}px;
  border: 0;
  background: none;
  color: var(--tone-ink);
  font-size: ${fontSizes.md};
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* A button's own box is not drawn again at the head of the next sheet; its words are. */
  ${media.print} {
    display: contents;
  }
`;
