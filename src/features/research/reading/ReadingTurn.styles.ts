/** How ReadingTurn looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { huesInForcedColours } from './passageLook.ts';

/** A turn: its head, its words with what is marked and found in them, and the notes beside it. */
export const Row = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  padding: 0 ${spaces[4]}px 0 44px;

  &[data-first] {
    padding-block-start: ${spaces[4]}px;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[2]}px;
    align-items: center;
    min-height: 24px;
    font-size: ${fontSizes.xs};
  }
  & > header > strong {
    color: var(--color-accent);
    font-weight: 600;
  }
  & > header > :is(button, time) {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    min-height: 24px;
    padding: 0 ${spaces[1]}px;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink-soft);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
    user-select: none;
  }
  & > header > button {
    cursor: pointer;
  }
  & > header > button:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  & > header svg {
    width: 12px;
    height: 12px;
  }
  /* What sounds: a bar at the edge, so that marks and selected words keep their colours. */
  &[data-sounding] {
    box-shadow: inset 3px 0 var(--color-accent);
  }
  &[data-sounding] > header > button {
    color: var(--color-accent);
    font-weight: 600;
  }
  & > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & mark {
    color: var(--color-ink);
  }
  /* Lines under the words, one below the other where passages overlap. */
  & > p > [data-passages] {
    padding-block-end: ${spaces[2]}px;
    background-image: var(--line-0, none), var(--line-1, none), var(--line-2, none);
    background-repeat: repeat-x;
    background-position:
      0 calc(100% - 5px),
      0 calc(100% - 2px),
      0 calc(100% + 1px);
    background-size: auto 2px;
    cursor: pointer;
  }
  /* What the program found: dots right under the letters, where no mark has its line; they stay in a person's own colours. */
  & > p > [data-found] {
    text-decoration: underline dotted var(--color-ink-soft) 2px;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  & > p > [data-looked-at] {
    background-color: var(--color-accent-soft);
  }
  &[data-noted] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 248px;
    grid-template-rows: auto 1fr;
    column-gap: ${spaces[5]}px;
    & > :is(header, p) {
      grid-column: 1;
    }
    & > div {
      grid-row: 1 / span 2;
      grid-column: 2;
      padding-block-end: ${spaces[2]}px;
    }
  }
  & mark[data-current] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  &[data-role='interviewer'] > header > strong,
  &[data-role='interviewer'] > p {
    color: var(--color-ink-soft);
  }
  & > button {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 8px;
    user-select: none;
  }
  @media (forced-colors: active) {
    &[data-sounding] {
      border-inline-start: 3px solid Highlight;
    }
    & > p > [data-passages] {
      ${huesInForcedColours}
      forced-color-adjust: none;
      color: CanvasText;
    }
    & > p > [data-looked-at] {
      outline: 2px solid Highlight;
      outline-offset: 1px;
      background-color: Canvas;
    }
    & > p > mark[data-passages] {
      background-color: Mark;
      color: MarkText;
    }
  }
  ${media.mobile} {
    &[data-noted] {
      display: block;
      & > div {
        display: none;
      }
    }
    & > button {
      inset-block-start: 4px;
      inset-inline-start: 0;
    }
  }
  ${media.print} {
    position: static;
    padding-inline: 0;
    transform: none !important;
    & > header {
      break-after: avoid;
    }
  }
`;
