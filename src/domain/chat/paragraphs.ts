import { shortName } from '../core/attachment/refusalMessage.ts';
import { NBSP, quoted } from '../core/format.ts';
import type { TextRange } from '../core/textRange.ts';
import { unitsOf } from './answerUnits.ts';
import type { ChatSource } from './interview.ts';

/* A text that was read for the chat, as a person picks an answer in it. */

export interface TextParagraph extends TextRange {
  /** It heads the paragraphs that follow it. */
  readonly isHeading: boolean;
  /** Heading of its section; empty for none. */
  readonly section: string;
}

const ENDED = /[.!?…:;]["»)]?\s*$/;

/** Whether a line goes on in the next: it ends in the middle of a sentence, as lines do that were cut at a width. */
const goesOn = (line: string, next: string): boolean =>
  line.length > 40 && !ENDED.test(line) && /^\s*\p{Ll}/u.test(next);

/** A heading without its number, hashes and colon. */
const headingWords = (line: string): string =>
  line
    .replace(/^[\s#*_•▪–—-]+/, '')
    .replace(/[\s:*_]+$/, '')
    .trim();

/**
 * Returns the paragraphs of a text, each without white space around it, with the heading of its section: a line that looks like a
 * heading. Linear in the text.
 */
export function paragraphsOf(text: string): readonly TextParagraph[] {
  const heads = new Set(
    unitsOf(text, () => false).flatMap(({ head: [start, end] }) => {
      const lineEnd = text.indexOf('\n', start);
      return end > start && end === (lineEnd < 0 ? text.length : lineEnd) ? [start] : [];
    }),
  );
  const paragraphs: TextParagraph[] = [];
  let section = '';
  let open: { start: number; end: number } | null = null;
  let before = '';
  for (let at = 0; at <= text.length;) {
    const next = text.indexOf('\n', at);
    const stop = next < 0 ? text.length : next;
    const line = text.slice(at, stop);
    const words = line.trim();
    const start = at + line.length - line.trimStart().length;
    const end = start + words.length;
    if (words === '') open = null;
    else if (heads.has(at)) {
      section = headingWords(words);
      open = null;
      paragraphs.push({ start, end, isHeading: true, section });
    } else if (open && goesOn(before, line)) {
      open = { start: open.start, end };
      paragraphs[paragraphs.length - 1] = { ...open, isHeading: false, section };
    } else {
      open = { start, end };
      paragraphs.push({ start, end, isHeading: false, section });
    }
    before = line;
    at = stop + 1;
  }
  return paragraphs;
}

/**
 * Returns the selection after a press on a paragraph: a paragraph next to the selection is added, the first or the last of it is
 * removed, any other is selected alone.
 * @param chosen the selected paragraphs, from the first to the last; null for none
 * @param index the one that was pressed
 */
export function afterPress(chosen: TextRange | null, index: number): TextRange | null {
  if (chosen === null) return { start: index, end: index };
  const { start, end } = chosen;
  if (index === start && index === end) return null;
  if (index === start) return { start: start + 1, end };
  if (index === end) return { start, end: end - 1 };
  if (index === start - 1) return { start: index, end };
  if (index === end + 1) return { start, end: index };
  return { start: index, end: index };
}

/** The words of a passage: lines that were cut in the middle of a sentence are one again, paragraphs stay apart. */
export function wordsOfPassage(text: string, paragraphs: readonly TextParagraph[], chosen: TextRange): string {
  return paragraphs
    .filter(({ start, end }) => start < chosen.end && end > chosen.start)
    .map(({ start, end }) => text.slice(Math.max(start, chosen.start), Math.min(end, chosen.end)))
    .map((words) => words.replaceAll(/\s*\n\s*/g, ' ').trim())
    .join('\n');
}

/** Returns the heading above a passage; empty for none. */
export function sectionAt(paragraphs: readonly TextParagraph[], { start }: TextRange): string {
  const at = paragraphs.findLast((one) => one.start <= start);
  return at?.section ?? '';
}

/** Where a passage was picked: «из файла «Бриф.docx», раздел «Цены»». */
export function pickedWords({ from, name }: Pick<ChatSource, 'from' | 'name'>, section: string): string {
  const where = from === 'file' ? `из${NBSP}файла «${shortName(name)}»` : `со${NBSP}страницы ${name}`;
  return section === '' ? where : `${where}, раздел ${quoted(section)}`;
}
