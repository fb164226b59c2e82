import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import { clearerField } from './answerGuesses.ts';
import words from './answerWords.json' with { type: 'json' };

/** Longest line that can be a heading, code units. */
export const HEADING_LENGTH = 80;
/** Longest rest of a heading beside the key words, code units. */
const HEADING_REST = 30;

/**
 * Beginnings of headings and of words in sentences, folded: lower case, е for ё. `*` matches the rest of a word, `… ` up to three
 * words.
 */
interface Words {
  /** A section about this is headed so. */
  readonly headings: readonly string[];
  /** A sentence with one of these is about this; narrower, since words like «цели» appear everywhere. */
  readonly sentences: readonly string[];
}

const WORDS: Readonly<Record<ChatField, Words>> = words;

/**
 * Latin and Cyrillic letters, folded. Not `\p{L}`: hundreds of it in one expression take seconds to compile on a slow machine, and the
 * page waits.
 */
const LETTERS = String.raw`a-z\u00df-\u024f\u0400-\u052f`;

const pattern = (words: readonly string[]): string =>
  words
    // The longest first, so that the alternation takes as much as it can.
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replaceAll('*', `[${LETTERS}]*`)
        .replaceAll('… ', '…')
        .replaceAll(' ', '[ \\t]')
        .replaceAll('…', String.raw`(?:[ \t]+[${LETTERS}\d-]+){0,3}[ \t]+`),
    )
    .join('|');

/** Numbers, bullets and signs before a heading's words. */
const LEAD = String.raw`^[\s#*_•▪◦–—\-[]*(?:(?:слайд|шаг|раздел|часть)[ \t]+)?(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)\]:]*[ \t]+)?[\s#*_«"\p{Extended_Pictographic}\uFE0F]*`;

/** Words allowed before the key words. */
const OWNER = String.raw`(?:(?:их|о|об|про|немного|коротко|какая|какой|какую|наш[а-я]{0,3}|ваш[а-я]{0,3}|основн[а-я]{0,3}|ключев[а-я]{0,3}|главн[а-я]{0,3}|our|the|key|main)[ \t]+){0,3}`;

const HEADED: readonly (readonly [ChatField, RegExp])[] = CHAT_FIELDS.map((field) => [
  field,
  new RegExp(`${LEAD}${OWNER}(?:${pattern(WORDS[field].headings)})(?![${LETTERS}\\d])`, 'u'),
]);
export const SPOKEN: readonly (readonly [ChatField, RegExp])[] = CHAT_FIELDS.map((field) => [
  field,
  new RegExp(`(?<![${LETTERS}\\d])(?:${pattern(WORDS[field].sentences)})(?![${LETTERS}\\d])`, 'gu'),
]);

/** Subject of a heading, and where its own words end; the body may begin in the same line. */
export interface AnswerHeading {
  readonly field: ChatField;
  /** Code units of the line that belong to the heading. */
  readonly length: number;
  /** The line holds nothing but the key words. */
  readonly isWhole: boolean;
}

/** The field that a line is a heading of: the one whose words take most of it («Product vision» is a vision, not a product). */
export function headingOf(folded: string): AnswerHeading | null {
  const head = folded.slice(0, HEADING_LENGTH);
  let best: Pick<AnswerHeading, 'field' | 'length'> | null = null;
  for (const [field, expression] of HEADED) {
    const length = expression.exec(head)?.[0].length ?? 0;
    if (length > (best?.length ?? 0)) best = { field, length };
  }
  if (!best) return null;
  const rest = head.slice(best.length);
  const { field } = best;
  const fieldOf = (length: number): ChatField => clearerField(folded.slice(0, length), field);
  // «Конкуренты: …» and «Продукт — …» go on in the same line.
  const inline = /^[^:.!?\n]{0,30}?(?::|\?(?=[ \t]+\S)|[ \t][–—-][ \t])[*_\s]*/.exec(rest);
  if (inline && inline[0].length <= HEADING_REST + 4)
    return {
      field: fieldOf(best.length + inline[0].length),
      length: best.length + inline[0].length,
      isWhole: false,
    };
  // A table of contents has dots and a page number behind the heading; they belong to it.
  const alone = /^(.*?)(?:[ .…]{2,}\d+)?[\s*_»"]*$/.exec(rest);
  const isAlone =
    folded.length <= HEADING_LENGTH && (alone?.[1]?.length ?? 0) <= HEADING_REST && !/[.!;,]$/.test(alone?.[1] ?? '');
  const isWhole = (alone?.[1] ?? '') === '';
  return isAlone ? { field: fieldOf(folded.length), length: folded.length, isWhole } : null;
}

export const SPOKEN_OF = new Map(SPOKEN);
