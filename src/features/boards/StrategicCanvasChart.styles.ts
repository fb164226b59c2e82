/** How StrategicCanvasChart looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { scrollShadow } from '../../theme/scrollShadow.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[4]}px;
  font-size: ${fontSizes.sm};

  & > li {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  & > li:first-child {
    font-weight: 600;
  }
  & svg {
    flex: none;
    width: 32px;
    height: 12px;
  }
`;

/** The page never scrolls sideways, only the picture does. */
export const Scroll = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  ${scrollShadow}
`;

/** A line's colour is joined by its dashes and the shape of its points: never colour alone. */
export const Plot = styled.div`
  display: grid;
  grid-template-columns: 24px repeat(var(--factors), minmax(104px, 1fr));
  grid-template-rows: 184px auto;
  ${media.mobile} {
    /* It scrolls anyway, and a long word needs the room: «экспериментами». */
    grid-template-columns: 24px repeat(var(--factors), 128px);
  }

  & > svg {
    grid-row: 1;
    width: 100%;
    height: 184px;
    overflow: visible;
  }
  & > ol {
    display: flex;
    flex-direction: column-reverse;
    grid-row: 1;
    justify-content: space-between;
    padding-block: 3px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1.125rem;
  }
  & > p {
    grid-row: 2;
    grid-column: var(--column);
    padding: ${spaces[1]}px ${spaces[1]}px 0;
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

export const FactorName = styled.p``;

/** A competitor's line, in its colour. */
export const Drawing = styled.g`
  stroke: var(--line);
  fill: var(--line);

  & polyline {
    fill: none;
    stroke-linejoin: round;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  &[data-first] polyline {
    stroke-width: 3.5;
  }
  & [data-mark] {
    stroke-dasharray: none;
  }
`;

export const LineArea = styled.svg`
  grid-column: 2 / -1;
`;

export const Grid = styled.g`
  stroke: var(--color-hairline);
`;

/** Not stretched with the drawing; a point's place is measured from the middle of its factor. */
export const MarkColumn = styled.svg`
  grid-column: var(--column);
  stroke: var(--color-surface);
  stroke-width: 1.5;
  paint-order: stroke;

  & > svg {
    overflow: visible;
  }
`;
