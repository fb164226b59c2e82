import { type Lane, LANES } from '#src/domain/tactics/journeyMap.ts';
import { STAGES, type Stage } from '#src/domain/core/stage.ts';
import { colors } from '#src/theme/tokens.ts';
import type { PdfShape, PdfTextLine } from '#files/writing/pdf.ts';

/* Distances in points from the upper left corner of an A3 sheet, 1190 × 842. */
export const LEFT = 36;
export const RIGHT = 1154;
export const LANE_WIDTH = 96;
export const COLUMN_WIDTH = (RIGHT - LEFT - LANE_WIDTH) / STAGES.length;
export const COLUMN_PADDING = 8;
export const HEAD = { top: 70, height: 24 } as const;
export const PLOT = { top: 104, height: 84 } as const;
export const NAMES = { top: 199, size: 7.2, most: 6 } as const;
export const BODY = { top: 274, bottom: 808 } as const;
/** How many rows a line takes at most: whole sentences more than notes. */
export const ROWS: Readonly<Record<Lane, 2 | 3>> = {
  jtbd: 3,
  pains: 2,
  gains: 2,
  quotes: 3,
  hypotheses: 3,
  experiments: 2,
};
/** Height of a lane by the rows of its lines; three of each make the table. */
export const LANE_HEIGHTS = { 2: 77, 3: 101 } as const;

const INK = colors.ink[0];
export const SOFT_INK = colors.inkSoft[0];
export const HAIRLINE = colors.hairline[0];

export const leftOf = (stage: Stage): number => LEFT + LANE_WIDTH + STAGES.indexOf(stage) * COLUMN_WIDTH;

export const topOf = (lane: Lane): number =>
  LANES.slice(0, LANES.indexOf(lane)).reduce<number>((top, above) => top + LANE_HEIGHTS[ROWS[above]], BODY.top);

export const textLine = (text: string, change: Partial<PdfTextLine> = {}): PdfTextLine => ({
  text,
  font: 'regular',
  size: 7.5,
  color: INK,
  rows: 1,
  ...change,
});

export function lineShape(color: string, width: number, ...points: (readonly [x: number, y: number])[]): PdfShape {
  return { kind: 'line', points, color, width };
}
