/** How ChatScreen looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { layers, spaces, widths } from '../../theme/tokens.ts';

/** One reading column; the board alone takes the page's width. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${widths.reading}) minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  align-content: start;
  /* The field is the page's foot: it takes the room that the shell leaves under every screen. */
  min-height: calc(100dvh - 56px - ${spaces[8]}px);
  margin-block-end: -${spaces[6]}px;
  ${media.mobile} {
    min-height: calc(100dvh - 56px - ${spaces[4]}px);
    margin-block-end: -${spaces[7]}px;
  }

  & > * {
    grid-column: 2;
    min-width: 0;
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

/** Conversation and the current question. */
export const Talk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
  align-content: start;
  padding-block: ${spaces[5]}px;
`;

export const Result = styled.div`
  && {
    grid-column: 1 / -1;
  }
  margin-block-end: ${spaces[5]}px;
  scroll-margin-block-start: 72px;
`;

export const Foot = styled.div`
  position: sticky;
  z-index: ${layers.bar};
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding-block: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);
  background: var(--color-paper);
  /* Under the board, which is wider and is to be read. */
  &[data-after='board'] {
    position: static;
  }
  ${media.mobile} {
    padding-block: ${spaces[2]}px max(${spaces[2]}px, env(safe-area-inset-bottom));
  }
  ${media.print} {
    display: none;
  }
`;
