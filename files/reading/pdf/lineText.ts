import { mayBeginTurn } from '#src/domain/research/layouts/labels/labelledLines.ts';
import { readLabel } from '#src/domain/research/layouts/roles.ts';
import { leadingStamp, stampAlone, trailingStamp } from '#src/domain/research/layouts/stamps.ts';

import type { HyphenTest } from './hyphenTest.ts';
import { PARAGRAPH_STEP, type PdfLine, type Row, usualStep } from './pdfLine.ts';

/** Whether a line begins on a line of its own however full the line above is. */
export type BeginTest = (line: string) => boolean;

/** Code units of a line that may hold a stamp, and a name alone. */
const HEAD = 140;
const NAME = 48;
/** Least part of the lines that bare times have to begin, to be times of the text and not figures of its sentences. */
const BARE_SHARE = 0.2;

const nameAlone = (line: string): string | null => {
  const label = line.length > NAME || /^\p{Ll}|[.!?…,:;]$/u.test(line) ? null : readLabel(line);
  return label && (label.strong !== null || label.isName) ? label.key : null;
};

const stampOf = (line: string) => (/^\s*[\d([]/.test(line) ? leadingStamp(line.slice(0, HEAD).trimStart()) : null);

/** Tells lines that begin what someone says: with a label or a time, or with a name alone that comes back. */
export function beginTest(lines: readonly PdfLine[]): BeginTest {
  const names = new Map<string, number>();
  let bare = 0;
  for (const { text } of lines) {
    const name = nameAlone(text);
    if (name !== null) names.set(name, (names.get(name) ?? 0) + 1);
    if (stampOf(text)) bare += 1;
  }
  const isTimed = bare > 1 && bare >= lines.length * BARE_SHARE;
  return (line) => {
    if (mayBeginTurn(line)) return true;
    const stamp = stampOf(line);
    if (stamp) return isTimed || stamp.inBrackets || stampAlone(line.trim()) !== null;
    const short = line.length < HEAD ? trailingStamp(line) : null;
    if (short && nameAlone(short.before) !== null) return true;
    const name = nameAlone(line);
    return name !== null && (names.get(name) ?? 0) > 1;
  };
}

/** What a guess at the width of a word from that of its line may be wrong by. */
const GUESSED = 1.15;

const sumOf = ({ words }: PdfLine, of: (word: PdfLine['words'][number]) => number): number =>
  words.reduce((sum, word) => sum + of(word), 0);

/**
 * Whether a line was broken only because the column ended: the next line's first word would not have fitted behind it; or a
 * sentence goes on after more than half a line.
 */
function isWrapped(line: PdfLine, next: PdfLine, left: number, right: number): boolean {
  const word = /^\S+/.exec(next.text)?.[0].length ?? 0;
  const each =
    sumOf(line, (one) => one.width) /
    Math.max(
      1,
      sumOf(line, (one) => one.text.length),
    );
  if (line.right + (word + 1) * each * GUESSED > right) return true;
  return line.right > (left + right) / 2 && /[\p{L}\p{N},]$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
}

/** Whether a line is set in another size of type: a heading over its text, or the text below it. */
const isOtherType = (line: PdfLine, next: PdfLine): boolean =>
  Math.max(line.height, next.height) > Math.min(line.height, next.height) * 1.15;

interface Tests {
  readonly isHyphen: HyphenTest;
  readonly begins: BeginTest;
}

/**
 * The text of rows of a column: wrapped lines joined into paragraphs, paragraphs apart by an empty line, each speaker on a line of
 * its own.
 */
export function textOfRows(rows: readonly Row[], { isHyphen, begins }: Tests): string {
  const all = rows.flatMap(({ lines }) => lines);
  const step = usualStep(all);
  const right = all.reduce((most, line) => Math.max(most, line.right), -Infinity);
  const left = all.reduce((least, { words }) => Math.min(least, words[0]?.x ?? least), Infinity);
  const texts = rows.map(({ beside, lines }) => {
    let text = beside;
    lines.forEach((line, index) => {
      const previous = lines[index - 1];
      if (previous) {
        const gap = previous.y - line.y;
        if (gap > step * PARAGRAPH_STEP || isOtherType(previous, line)) text += '\n\n';
        else if (isHyphen(previous.text, line.text)) text = text.slice(0, -1);
        else if (begins(line.text)) text += '\n';
        else if (!isWrapped(previous, line, left, right)) text += '\n';
        else if (!/[\p{L}\p{N}]-$/u.test(text)) text += ' ';
      } else if (text !== '') text += ' ';
      text += line.text;
    });
    return text;
  });
  // Controls are what a broken font table gives.
  return texts
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .normalize('NFC');
}
