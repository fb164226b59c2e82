import { SCORES } from '#src/domain/boards/cardForms/canvas.ts';
import type { TextLine } from '#src/domain/boards/cardText.ts';
import type { CardBlockOf } from '#src/domain/boards/shownBoard.ts';
import { lookOf } from '#src/features/boards/strategicCanvasPicture.ts';
import { colors } from '#src/theme/tokens.ts';

import type { PdfPart, PdfShape } from '#files/writing/pdf.ts';

type Canvas = CardBlockOf<'canvas'>;
type Point = readonly [x: number, y: number];

/** Points: two columns of a landscape page, the axis with its numbers, the height between the extreme scores. */
const WIDTH = 466;
const AXIS = 18;
const PLOT = 118;
const LEGEND = { size: 8.5, line: 22, row: 12 } as const;
const NAME = { size: 8, row: 10.2, gap: 7 } as const;
/** A letter's mean width in em, with room to spare: rows are counted before the type is there. */
const LETTER = 0.62;

const rowsFor = (text: string, size: number, width: number): number =>
  Math.min(6, Math.max(1, Math.ceil((text.length * size * LETTER) / width) + (text.includes(' ') ? 1 : 0)));

/**
 * Returns the shape that represents a competitor: as {@link import('#src/features/boards/CompetitorMark.tsx').CompetitorMark} on
 * the screen.
 */
function markOf(shape: number, x: number, y: number, fill: string): PdfShape {
  switch (shape % 4) {
    case 0:
      return { kind: 'rect', x: x - 4, y: y - 4, width: 8, height: 8, radius: 4, fill };
    case 1:
      return { kind: 'rect', x: x - 3.6, y: y - 3.6, width: 7.2, height: 7.2, fill };
    case 2:
      return { kind: 'area', points: [[x, y - 4.8], [x + 4.8, y], [x, y + 4.8], [x - 4.8, y]], fill }; // prettier-ignore
    default:
      return { kind: 'area', points: [[x, y - 4.8], [x + 4.8, y + 4], [x - 4.8, y + 4]], fill }; // prettier-ignore
  }
}

const plain = (text: string): TextLine => [{ text, strong: false }];

/** The picture in numbers, for those who do not see it. */
const toldOf = ({ competitors, factors }: Canvas) => ({
  name: `Факторы выбора по шкале от ${SCORES.least} до ${SCORES.most}: ${competitors.join(', ')}`,
  head: ['Фактор', ...competitors].map(plain),
  rows: factors.map(({ name, scores }) => [name, ...competitors.map((_, at) => `${scores[at] ?? '—'}`)].map(plain)),
});

function legendOf({ competitors }: Canvas): { readonly shapes: PdfShape[]; readonly height: number } {
  const column = WIDTH / competitors.length;
  const width = column - LEGEND.line - 14;
  const rows = Math.max(...competitors.map((name) => rowsFor(name, LEGEND.size, width)));
  const shapes = competitors.flatMap((name, index): PdfShape[] => {
    const { ink, dash } = lookOf(index);
    const x = index * column;
    const y = LEGEND.row / 2;
    return [
      { kind: 'line', points: [[x, y], [x + LEGEND.line, y]], color: ink, width: index === 0 ? 2.4 : 1.5, ...(dash ? { dash } : {}) }, // prettier-ignore
      markOf(index, x + LEGEND.line / 2, y, ink),
      {
        kind: 'text',
        x: x + LEGEND.line + 6,
        y: 0.5,
        width,
        lines: [
          {
            text: name,
            font: index === 0 ? 'bold' : 'regular',
            size: LEGEND.size,
            color: colors.ink[0],
            rows,
          },
        ],
      },
    ];
  });
  return { shapes, height: rows * LEGEND.row + 8 };
}

/** The strategic canvas as it is drawn on the screen: a line for each competitor over the factors, ours on top. */
export function canvasPicture(canvas: Canvas): PdfPart {
  const { competitors, factors } = canvas;
  const legend = legendOf(canvas);
  const top = legend.height + 6;
  const step = (WIDTH - AXIS) / factors.length;
  const yOf = (score: number): number => top + ((SCORES.most - score) / (SCORES.most - SCORES.least)) * PLOT;
  const xOf = (index: number): number => AXIS + (index + 0.5) * step;
  const levels = Array.from({ length: SCORES.most - SCORES.least + 1 }, (_, index) => SCORES.least + index);
  const grid = levels.flatMap((level): PdfShape[] => [
    { kind: 'line', points: [[AXIS, yOf(level)], [WIDTH, yOf(level)]], color: colors.hairline[0], width: 0.75 }, // prettier-ignore
    {
      kind: 'text',
      x: 0,
      y: yOf(level) - NAME.size * 0.6,
      width: AXIS - 6,
      align: 'right',
      lines: [{ text: `${level}`, font: 'regular', size: NAME.size, color: colors.inkSoft[0], rows: 1 }],
    },
  ]);
  const piecesOf = (competitor: number): Point[][] => {
    const pieces: Point[][] = [[]];
    factors.forEach(({ scores }, index) => {
      const score = scores[competitor] ?? null;
      if (score === null) pieces.push([]);
      else pieces.at(-1)?.push([xOf(index), yOf(score)]);
    });
    return pieces.filter(({ length }) => length > 1);
  };
  const lines = competitors
    .flatMap((_, index) => {
      const { ink, dash } = lookOf(index);
      const style = { color: ink, width: index === 0 ? 2.6 : 1.5, ...(dash ? { dash } : {}) };
      return piecesOf(index).map((points): PdfShape => ({ kind: 'line', points, ...style }));
    })
    .toReversed();
  // Overlapping points are placed side by side.
  const marks = factors.flatMap(({ scores }, column) =>
    competitors.flatMap((_, index) => {
      const score = scores[index] ?? null;
      if (score === null) return [];
      const same = competitors.map((__, other) => other).filter((other) => scores[other] === score);
      const shift = (same.indexOf(index) - (same.length - 1) / 2) * 9.5;
      return [markOf(index, xOf(column) + shift, yOf(score), lookOf(index).ink)];
    }),
  );
  const rows = Math.max(...factors.map(({ name }) => rowsFor(name, NAME.size, step - 6)));
  const names = factors.map(({ name }, index): PdfShape => ({
    kind: 'text',
    x: AXIS + index * step + 3,
    y: yOf(SCORES.least) + NAME.gap,
    width: step - 6,
    align: 'center',
    lines: [{ text: name, font: 'regular', size: NAME.size, color: colors.ink[0], rows }],
  }));
  return {
    kind: 'picture',
    width: WIDTH,
    height: yOf(SCORES.least) + NAME.gap + rows * NAME.row,
    shapes: [...legend.shapes, ...grid, ...lines, ...marks, ...names],
    told: toldOf(canvas),
  };
}
