/** How BalanceLine looks. */

import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export const Axis = styled.th`
  && {
    vertical-align: top;
  }
  & > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    height: 176px;
  }
  & span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
`;

export const Cell = styled.td`
  && {
    padding: 0;
  }
`;

export const Plot = styled.div`
  position: relative;
  height: 192px;
  min-width: calc(var(--points) * 24px);

  & > svg {
    position: absolute;
    inset: 16px 0;
    width: 100%;
    height: 160px;
    overflow: visible;
  }
  & line {
    stroke: var(--color-edge);
    stroke-dasharray: 2 4;
    vector-effect: non-scaling-stroke;
  }
  & polyline {
    fill: none;
    stroke: var(--tone-solid);
    stroke-linejoin: round;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & polygon {
    fill: var(--tone-soft);
  }
  & > ol {
    position: absolute;
    inset: 0;
    display: flex;
  }
  & li {
    flex: 1;
    min-width: 0;
  }
`;

/* The whole strip is pressed, so that a point is easy to hit wherever it lies. */
export const Point = styled.button`
  position: relative;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radii.small}px;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
  & > span {
    position: absolute;
    inset-block-start: calc(16px + var(--y) * 160px - 12px);
    inset-inline-start: calc(50% - 12px);
    width: 24px;
    height: 24px;
    border: 2px solid var(--tone-solid);
    border-radius: ${radii.pill}px;
    background: var(--color-surface);
    color: var(--tone-ink);
    font-size: ${fontSizes.xs};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.25rem;
    text-align: center;
  }
  &[data-blank] > span {
    border: 1px dashed var(--color-edge);
    color: var(--color-ink-soft);
    font-weight: 400;
    line-height: 1.375rem;
  }
  &:hover > span,
  &:focus-visible > span {
    background: var(--tone-solid);
    color: var(--color-surface);
  }
`;

/* Stays in sight however far the table is scrolled. */
export const Caption = styled.td`
  && {
    padding: 0;
  }
  & > p {
    position: sticky;
    inset-inline-start: 0;
    width: fit-content;
    max-width: min(100%, 88vw);
    min-height: 44px;
    padding: ${spaces[2]}px ${spaces[3]}px;
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & > [data-quiet] {
    color: var(--color-ink-soft);
  }
`;
