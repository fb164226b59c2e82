import type PptxGenJS from 'pptxgenjs';

import type { TextLine } from '#src/domain/boards/cardText.ts';
import { DOCUMENT_FACE as FACE } from '#src/theme/documentStyle.ts';
import { colors } from '#src/theme/tokens.ts';

import { xmlText } from '../cells.ts';
import type { Box } from './placed.ts';

const LANGUAGE = 'ru-RU';

export const hex = (color: string): string => color.replace('#', '').toUpperCase();
export const INK = hex(colors.ink[0]);
export const SOFT = hex(colors.inkSoft[0]);
export const HAIRLINE = hex(colors.hairline[0]);
export const ACCENT = hex(colors.accent[0]);
export const PAPER = hex(colors.paper[0]);

/** The library counts places in inches. */
export const inches = (points: number): number => points / 72;
/** A box in inches. */
export const boxOf = ({ x, y, w, h }: Box) => ({ x: inches(x), y: inches(y), w: inches(w), h: inches(h) });

/** Text of a size. */
export const base = (size: number) => ({
  fontFace: FACE,
  fontSize: size,
  color: INK,
  lang: LANGUAGE,
  margin: 0,
  valign: 'top' as const,
});

/** Runs of a line; a line break within begins a paragraph. */
export function runsOf(line: TextLine, options: PptxGenJS.TextPropsOptions): PptxGenJS.TextProps[] {
  const runs: PptxGenJS.TextProps[] = [];
  for (const { text, strong } of line) {
    xmlText(text)
      .split('\n')
      .forEach((piece, index) => {
        const before = runs.at(-1);
        if (index > 0 && before) before.options = { ...before.options, softBreakBefore: false, breakLine: true };
        if (index > 0 && !before) runs.push({ text: '', options: { ...options, breakLine: true } });
        if (piece !== '' || index > 0)
          runs.push({ text: piece, options: { ...options, bold: strong || options.bold === true } });
      });
  }
  return runs.length === 0 ? [{ text: '', options }] : runs;
}
