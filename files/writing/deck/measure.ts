import type { TextLine, TextRun } from '#src/domain/boards/cardText.ts';

import { loadPdfFonts, type PdfFonts } from '../pdf/pdfFonts.ts';

/** Width of a text on one line, points. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

/** A letter's width in em where the type did not arrive: more than it takes, so that nothing overflows. */
const LETTER = 0.64;

/** Measures by a letter's mean: for when there is no type to measure with. */
export const measureRoughly: Measure = (text, size) => text.length * LETTER * size;

export function measureWith({ regular, bold }: Pick<PdfFonts, 'regular' | 'bold'>): Measure {
  const known = new Map<string, number>();
  return (text, size, isBold) => {
    const key = `${isBold ? 'b' : 'r'}${text}`;
    let width = known.get(key);
    if (width === undefined) {
      const font = isBold ? bold : regular;
      // A sign that the type lacks is drawn in another one, a square at most.
      width = font
        .glyphsForString(text)
        .reduce((sum, { id, advanceWidth }) => sum + (id === 0 ? 1 : advanceWidth / font.unitsPerEm), 0);
      known.set(key, width);
    }
    return width * size;
  };
}

/** Measures with the product's own type; roughly when that does not arrive, for it is not embedded here. */
export async function loadMeasure(): Promise<Measure> {
  const fonts = await loadPdfFonts('').catch(() => null);
  return fonts ? measureWith(fonts) : measureRoughly;
}

/** Share of the room that text may fill: another font may replace ours, and rounding differs between programs. */
const SAFE = 0.95;

/** Words, spaces and line breaks of a run; a no-break space belongs to its word. */
const tokensOf = ({ text, strong }: TextRun): TextRun[] =>
  (text.match(/\n| +|[^ \n]+/g) ?? []).map((token) => ({ text: token, strong }));

/** Neighbours of one weight as one run. */
function joined(runs: readonly TextRun[]): TextLine {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.strong === run.strong) all[all.length - 1] = { text: last.text + run.text, strong: run.strong };
    else all.push(run);
  }
  return all;
}

/**
 * The lines that a text takes in a width, as its runs; an empty text is one empty line. A word longer than a line is parted.
 * @param isBold whether all of it is bold
 */
export function linesOf(line: TextLine, size: number, width: number, measure: Measure, isBold = false): TextLine[] {
  const most = width * SAFE;
  const lines: TextRun[][] = [[]];
  let taken = 0;
  const put = (run: TextRun, wide: number) => {
    lines.at(-1)?.push(run);
    taken += wide;
  };
  const end = () => {
    lines.push([]);
    taken = 0;
  };
  for (const token of line.flatMap(tokensOf)) {
    if (token.text === '\n') {
      end();
      continue;
    }
    const wide = measure(token.text, size, isBold || token.strong);
    const isSpace = token.text.startsWith(' ');
    if (taken + wide <= most || isSpace) {
      put(token, wide);
      continue;
    }
    if (taken > 0 && wide <= most) end();
    if (wide <= most) {
      put(token, wide);
      continue;
    }
    let piece = '';
    let pieceWidth = 0;
    for (const letter of token.text) {
      const one = measure(letter, size, isBold || token.strong);
      if (taken + pieceWidth + one > most && taken + pieceWidth > 0) {
        put({ text: piece, strong: token.strong }, pieceWidth);
        end();
        piece = '';
        pieceWidth = 0;
      }
      piece += letter;
      pieceWidth += one;
    }
    put({ text: piece, strong: token.strong }, pieceWidth);
  }
  return lines.map(joined);
}
