/** How CodeTableGrid looks. */

import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

/* The page never scrolls sideways, only this region does. */
export const Region = styled.div`
  position: relative;
  max-height: max(360px, calc(100dvh - 180px));
  overflow: auto;
  overscroll-behavior: auto contain;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  line-height: 1.125rem;

  ${media.print} {
    max-height: none;
    overflow: visible;
    border: 0;
  }
`;

export const Grid = styled.div`
  position: relative;

  ${media.print} {
    width: auto !important;
    height: auto !important;
  }
`;

export const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  height: var(--row);

  &[data-head] {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    height: var(--head);
    background: var(--color-surface);
    font-weight: 500;
  }
  & > * {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    box-sizing: border-box;
    height: 100%;
    padding-inline: ${spaces[2]}px;
    border-block-end: 1px solid var(--color-hairline);
    font-variant-numeric: tabular-nums;
  }
  &[data-head] > * {
    align-items: flex-end;
    padding-block: ${spaces[2]}px;
    text-align: end;
  }
  & > [data-name],
  & > [data-people] {
    position: sticky;
    z-index: 1;
    flex: none;
    inset-inline-start: 0;
    width: var(--name);
    background: var(--color-surface);
  }
  & > [data-name] {
    justify-content: flex-start;
    gap: ${spaces[2]}px;
    padding-inline-start: calc(${spaces[3]}px + var(--depth, 0) * ${spaces[3]}px);
    text-align: start;
  }
  ${media.mobile} {
    & > [data-name] {
      padding-inline-start: calc(${spaces[2]}px + var(--depth, 0) * ${spaces[2]}px);
    }
  }
  & > [data-people] {
    inset-inline-start: var(--name);
    width: var(--people);
    border-inline-end: 1px solid var(--color-hairline);
  }
  & > [data-at] {
    position: absolute;
    inset-block: 0;
    width: var(--column);
  }
  ${media.print} {
    position: static !important;
    break-inside: avoid;
    & > * {
      position: static !important;
    }
    & > [data-name] a::after {
      content: none;
    }
    /* Long names of people stand whole: their line grows with them. */
    &[data-head] {
      height: auto;
    }
    &[data-head] > * {
      align-items: flex-end;
      height: auto;
      padding-block-end: ${spaces[1]}px;
    }
  }
`;

export const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* A name and what tells it from others of it; what is longer ends in «…», and the tooltip has it whole. */
  [data-head] & {
    -webkit-line-clamp: 4;
  }
  /* A code is a thumb's target: its whole cell leads to it. */
  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  & > small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
`;

export const Dot = styled.i`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: ${radii.pill}px;
  background: var(--hue);
`;

export const Cell = styled.div`
  @media (max-width: 1099.98px) {
    scroll-margin-block-end: 48dvh;
  }
  &[data-full] {
    cursor: pointer;
  }
  /* The more, the darker; the number itself stands in it. */
  &[data-heat='1'] {
    background: color-mix(in srgb, var(--color-accent-soft) 40%, var(--color-surface));
  }
  &[data-heat='2'] {
    background: color-mix(in srgb, var(--color-accent-soft) 70%, var(--color-surface));
  }
  &[data-heat='3'] {
    background: var(--color-accent-soft);
  }
  &[data-heat='4'] {
    background: color-mix(in srgb, var(--color-accent) 14%, var(--color-accent-soft));
  }
  &[data-full]:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &&[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px var(--color-accent);
    font-weight: 600;
  }
  &&:focus-visible {
    z-index: 1;
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  & > span {
    text-align: end;
  }
  & > span > small {
    display: block;
    line-height: 1rem;
  }
`;
