import { colors } from '#src/theme/tokens.ts';

import type { TypeStyle } from './typeSetter.ts';

/** Distances in points. The foot of the page holds the footer. */
export const MARGINS = { top: 54, left: 56, right: 56, bottom: 68 } as const;
export const GUTTER = 14;

/** Type, distance between its lines' boxes, space before and after. */
export interface TextStyle extends TypeStyle {
  readonly lineGap: number;
  readonly before: number;
  readonly after: number;
}

export const INK = colors.ink[0];
export const SOFT = colors.inkSoft[0];

export const HEADINGS: Readonly<Record<1 | 2 | 3, TextStyle>> = {
  1: { font: 'bold', size: 24, lineGap: 1, before: 0, after: 4, color: INK },
  2: { font: 'bold', size: 15, lineGap: 1, before: 26, after: 12, color: INK },
  3: { font: 'bold', size: 11.5, lineGap: 1.5, before: 0, after: 5, color: INK },
};
export const BODY: TextStyle = { font: 'regular', size: 9.5, lineGap: 2.6, before: 0, after: 8, color: INK };
export const QUIET: TextStyle = { ...BODY, color: SOFT };
/** Layout of text read from beginning to end: lines of some 75 letters. */
export const PROSE = {
  side: 84,
  partBefore: 9,
  body: { ...BODY, size: 10.5, lineGap: 3.6, after: 9 },
  lead: 0.34,
} as const;
/** Between the lines of a cell, in em. */
export const CELL_LEAD = 0.22;

export const lineHeight = (style: TextStyle): number => style.size * 1.2 + style.lineGap;

export const cellBody = (size: number, lead: number): TextStyle => ({ ...BODY, size, lineGap: size * lead });
export const cellTitle = (size: number): TextStyle => ({ ...BODY, font: 'bold', size: size + 1, lineGap: 1 });
export const cellQuiet = (size: number, lead: number): TextStyle => ({ ...cellBody(size - 1, lead), color: SOFT });
export const tableHead = (size: number, lead: number): TextStyle => ({ ...cellQuiet(size, lead), font: 'bold' });
