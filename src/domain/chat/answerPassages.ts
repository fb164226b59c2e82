import { HEADING_LENGTH, type AnswerHeading, headingOf } from './answerKeyWords.ts';

/** Shortest passage that says something, code units. */
export const SHORTEST_PASSAGE = 20;
/** Longest passage, code units: longer ones are not read in a chat. */
export const LONGEST_PASSAGE = 600;

/** Whether a line, after an empty one, looks like the heading of something else: short, capital first, without an end mark. */
function looksHeaded(line: string): boolean {
  const text = line.trim();
  if (/^#{1,6}\s/.test(text)) return true;
  return (
    text.length <= 60 &&
    /^(?:\d{1,2}[.)]\s+)?\p{Lu}/u.test(text) &&
    !/[.!?;,:…)]$/.test(text) &&
    text.split(/\s+/).length <= 6
  );
}

/** The end of a passage that is too long: after its last sentence, line or word that fits. */
function shortened(text: string, start: number, end: number): number {
  if (end - start <= LONGEST_PASSAGE) return end;
  const fitting = text.slice(start, start + LONGEST_PASSAGE);
  for (const mark of [/[.!?…](?=\s)/g, /\n/g, /\s/g]) {
    const last = [...fitting.matchAll(mark)].at(-1);
    if (last && last.index >= SHORTEST_PASSAGE) return start + last.index + (/\s/.test(last[0]) ? 0 : last[0].length);
  }
  const last = fitting.charCodeAt(LONGEST_PASSAGE - 1);
  // Never between the halves of a character.
  return start + LONGEST_PASSAGE - (last >= 0xd800 && last <= 0xdbff ? 1 : 0);
}

/** A passage of a text, and how well it may answer. */
export interface FoundPassage {
  readonly start: number;
  readonly end: number;
  /** A passage under a heading has 1 and more, a sentence its density of key words, below 1. */
  readonly score: number;
}

/** The passage without white space around it, cut to length; null when it says too little. */
export function passage(text: string, from: number, to: number, score: number): FoundPassage | null {
  // A little beyond the longest will do, so that a huge passage is not copied.
  const limit = Math.min(to, from + 4 * LONGEST_PASSAGE);
  const piece = text.slice(from, limit);
  const body = piece.trim();
  if (body.length < SHORTEST_PASSAGE) return null;
  const start = from + piece.indexOf(body);
  const end = shortened(text, start, start + body.length);
  const kept = text.slice(start, end).trimEnd();
  return kept.length < SHORTEST_PASSAGE ? null : { start, end: start + kept.length, score };
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly heading: AnswerHeading | null;
}

/** Whether something follows a heading in its own line. */
export const hasBody = ({ start, end, heading }: Line): boolean => heading !== null && start + heading.length < end;

export function headedLines(text: string, folded: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    // Longer lines can begin with «Конкуренты: …» as well; only their beginning is looked at.
    const heading = headingOf(folded.slice(start, Math.min(end, start + HEADING_LENGTH + 1)));
    lines.push({ start, end, heading });
    start = end + 1;
  }
  return lines;
}

/** Where the passage under a heading ends: at the next heading, or when it is long enough. */
export function bodyEnd(
  text: string,
  lines: readonly Line[],
  heads: ReadonlySet<number>,
  index: number,
  from: number,
): number {
  const isInline = from < (lines[index]?.end ?? from);
  let end = lines[index]?.end ?? from;
  let isAfterBlank = false;
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.heading || end - from > LONGEST_PASSAGE || line.start - from > 4 * LONGEST_PASSAGE) break;
    const words = text.slice(line.start, Math.min(line.end, line.start + LONGEST_PASSAGE));
    const said = text.slice(from, end).trim().length;
    // «Цена: …» is a paragraph with a name, not a section of several.
    const isParagraphOver = isInline && (isAfterBlank || /[.!?…]["»)]?\s*$/.test(text.slice(from, end)));
    if (words.trim() === '') isAfterBlank = true;
    // A short line under the heading may be its body, until something was said.
    else if (/^\s*#{1,6}\s/.test(words) || (said >= SHORTEST_PASSAGE && heads.has(line.start))) break;
    else if (said >= SHORTEST_PASSAGE && (isParagraphOver || (isAfterBlank && looksHeaded(words)))) break;
    else {
      end = line.end;
      isAfterBlank = false;
    }
  }
  return end;
}

/**
 * Returns the line that names the whole text and heads none of its parts: the first, apart from the next one, which has words of
 * its own below («Приложение сети пекарен», «О нас», …). -1 for none.
 */
export function titleAt(text: string, lines: readonly Line[], heads: ReadonlySet<number>): number {
  const isBlank = ({ start, end }: Line): boolean => text.slice(start, end).trim() === '';
  const first = lines.findIndex((line) => !isBlank(line));
  const title = lines[first];
  const under = lines[first + 1];
  if (
    !title ||
    title.heading?.isWhole ||
    !under ||
    !isBlank(under) ||
    /[.!?…]\s*$/.test(text.slice(title.start, title.end))
  )
    return -1;
  const next = lines.find((line, index) => index > first && !isBlank(line));
  return next && heads.has(next.start) ? first : -1;
}
