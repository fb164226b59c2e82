import { isBlank, eachLine, skipSpace, trimSpace } from './lines.ts';
import type { Label } from './roles.ts';

/** Words of one person as a layout gives them, or a paragraph without a speaker. Offsets are those of the source text. */
export interface Spoken {
  readonly label: Label | null;
  /** Seconds from the beginning of the recording, or of the day; null when the layout tells none. */
  readonly at: number | null;
  readonly until: number | null;
  /** First code unit of the stamp or label, or of the words. */
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
  /** Whether another person begins here, whoever it is: a dash tells so. Default: the label tells it. */
  readonly isOther?: boolean;
}

/** Place where another person begins to speak, a time is given, or an unspoken line appears; a remark is one line in a person's words. */
export interface TranscriptMark {
  readonly kind: 'label' | 'stamp' | 'apart' | 'remark';
  readonly label: Label | null;
  readonly at: number | null;
  readonly until: number | null;
  readonly start: number;
  readonly bodyStart: number;
}

/** Marks that were found apart, in the order of the text. */
export const inOrder = <Place extends { readonly start: number }>(...found: readonly (readonly Place[])[]): Place[] =>
  found.flat().sort((one, other) => one.start - other.start);

/** Adds the paragraphs of a range: blocks between blank lines, or lines when the range has no blank line. */
export function addParagraphs(text: string, from: number, to: number, spoken: Spoken[]): void {
  const push = (start: number, end: number) => {
    const first = skipSpace(text, start, end);
    const last = trimSpace(text, first, end);
    if (first < last) spoken.push({ label: null, at: null, until: null, start: first, bodyStart: first, end: last });
  };
  const first = skipSpace(text, from, to);
  const last = trimSpace(text, first, to);
  const part = first === 0 && last === text.length ? text : text.slice(first, last);
  const blocks = /\n[^\S\n]*\n/.test(part);
  let blockStart = -1;
  eachLine(part, (start, end) => {
    if (!blocks) push(first + start, first + end);
    else if (isBlank(part, start, end)) {
      if (blockStart >= 0) push(first + blockStart, first + start);
      blockStart = -1;
    } else if (blockStart < 0) blockStart = start;
  });
  if (blocks && blockStart >= 0) push(first + blockStart, last);
}

/** Stamps with nothing but white space before the label under them belong to it. */
function joined(text: string, marks: readonly TranscriptMark[]): TranscriptMark[] {
  const kept: TranscriptMark[] = [];
  for (const mark of marks) {
    const before = kept.at(-1);
    if (
      mark.kind !== 'apart' &&
      mark.kind !== 'remark' &&
      before?.kind === 'stamp' &&
      isBlank(text, before.bodyStart, mark.start)
    ) {
      // The time of the whole meeting, over the first turn with a time of its own: words of the head.
      if (kept.length === 1 && before.until !== null && mark.at !== null && mark.at !== before.at) {
        kept[0] = mark;
        continue;
      }
      kept[kept.length - 1] = {
        ...mark,
        start: before.start,
        at: mark.at ?? before.at,
        until: mark.until ?? before.until,
      };
    } else kept.push(mark);
  }
  return kept;
}

/**
 * Returns the words between marks, in order. Words behind a stamp belong to the person before it. Text before the first mark, and
 * behind an unspoken line, becomes paragraphs without a speaker; behind a remark the person goes on. Bare white space is in none.
 */
export function spokenBetween(text: string, found: readonly TranscriptMark[]): Spoken[] {
  const marks = joined(text, found);
  const spoken: Spoken[] = [];
  addParagraphs(text, 0, marks[0]?.start ?? text.length, spoken);
  let speaker: Label | null = null;
  marks.forEach(({ kind, label, at, until, start, bodyStart }, index) => {
    const limit = marks[index + 1]?.start ?? text.length;
    if (kind === 'apart') {
      speaker = null;
      addParagraphs(text, start, limit, spoken);
      return;
    }
    if (kind === 'label') speaker = label;
    let from = bodyStart;
    if (kind === 'remark') {
      const found = text.indexOf('\n', start);
      from = found < 0 || found > limit ? limit : found;
      addParagraphs(text, start, from, spoken);
      if (isBlank(text, from, limit)) return;
    }
    const first = skipSpace(text, from, limit);
    const end = trimSpace(text, first, limit);
    // A label with nothing said keeps its place, with no words.
    const empty = first >= end;
    spoken.push({
      label: speaker,
      at,
      until,
      start: kind === 'remark' ? first : start,
      bodyStart: empty ? bodyStart : first,
      end: empty ? bodyStart : end,
    });
  });
  return spoken;
}
