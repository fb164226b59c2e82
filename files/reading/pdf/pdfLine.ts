import type { PdfWord } from './pdfPiece.ts';

/** A line of a page, from its words. */
export interface PdfLine {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly right: number;
  readonly words: readonly PdfWord[];
}

/** Lines that are read together, with what stands beside them in a margin. */
export interface Row {
  /** «[00:05] Вера:», or empty. */
  readonly beside: string;
  readonly lines: readonly PdfLine[];
}

/** Part of the type size that two drawings of one word differ by, where a program makes words bold by drawing them twice. */
const TWICE = 0.15;

const isTwice = (word: PdfWord, before: PdfWord): boolean =>
  word.text === before.text && Math.hypot(word.x - before.x, word.y - before.y) < word.height * TWICE;

/**
 * White space that is a space between words, in em. Between words drawn one after the other pdf.js has told narrower spaces
 * already; between others a tenth of the type size is one, as it is to pdf.js (`SPACE_IN_FLOW_MIN_FACTOR`), and a little for
 * letters that are drawn apart.
 */
const SPACE = { drawnOn: 1 / 3, drawnApart: 0.15 } as const;

function lineOf(unsorted: readonly PdfWord[]): PdfLine {
  const words = unsorted
    .toSorted((a, b) => a.x - b.x)
    .filter((word, index, all) => index === 0 || !isTwice(word, all[index - 1] as PdfWord));
  let text = '';
  let right = words[0]?.x ?? 0;
  let height = 0;
  let y = 0;
  for (const [index, word] of words.entries()) {
    const isOn = word.drawn === (words[index - 1]?.drawn ?? -1) + 1;
    const space = Math.max(height, word.height) * (isOn ? SPACE.drawnOn : SPACE.drawnApart);
    const isApart = word.isSpaced || word.x - right > space;
    const before = words[index - 1]?.text;
    if (isApart && before !== undefined && !/\s$/.test(before) && !/^\s/.test(word.text)) text += ' ';
    text += word.text;
    right = Math.max(right, word.right);
    if (word.height > height) ({ y, height } = word);
  }
  return { text: text.trim(), y, height, right, words };
}

/**
 * Lines from the page's top to its foot: words on one base line make a line, in whatever order they were drawn; a gap of a third
 * of the type size between two is a space.
 */
export function linesOf(words: readonly PdfWord[]): PdfLine[] {
  const lines: PdfWord[][] = [];
  let y = 0;
  let height = 0;
  for (const word of words.toSorted((a, b) => b.y - a.y)) {
    const last = lines.at(-1);
    if (last && y - word.y <= Math.max(height, word.height) / 2) {
      last.push(word);
      height = Math.max(height, word.height);
    } else {
      lines.push([word]);
      ({ y, height } = word);
    }
  }
  return lines.map(lineOf);
}

/** The usual distance between two lines: the smallest that is common. */
export function usualStep(lines: readonly Pick<PdfLine, 'y'>[]): number {
  const steps = lines
    .slice(1)
    .map((line, index) => (lines[index]?.y ?? line.y) - line.y)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 4)] ?? 0;
}

/** Part of the usual distance that parts paragraphs. */
export const PARAGRAPH_STEP = 1.4;

/** Part of the usual distance that parts rows of a table: half of what parts paragraphs. */
export const ROW_STEP = 1.2;

/** Whether two lines stand beside each other. */
export const isLevel = (line: PdfLine, other: PdfLine): boolean =>
  Math.abs(line.y - other.y) <= Math.max(line.height, other.height) / 2;
