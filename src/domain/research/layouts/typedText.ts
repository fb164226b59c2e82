import { fold } from '../../core/format.ts';
import { gapAfter, type SpeakerLabels } from './blockHead.ts';
import { leadingStamp, stampText } from './stamps.ts';
import { type Turn, turnAt, turnsOf } from '../transcript.ts';

/** Longest text that can be corrected as a whole, code units: some ten hours of talk. */
export const TYPED_LENGTH = 600_000;
/** Who speaks in a text that is begun. */
export const FIRST_SPEAKERS: readonly string[] = ['Интервьюер', 'Респондент'];
/** Most speakers that have a key: 1 to 9. */
export const MOST_SPEAKERS = 9;

/** Change of a text: new words replace the range between two places, and the caret moves to a place of the new text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly caret: number;
}

export const withEdit = (text: string, { start, end, insert }: TextEdit): string =>
  text.slice(0, start) + insert + text.slice(end);

/** Speakers of a text in the order in which they begin; of one that names none, those that a text is begun with. */
export function typedSpeakers(turns: readonly Pick<Turn, 'speaker'>[]): readonly string[] {
  const labels = [...new Set(turns.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])))];
  return labels.length === 0 ? FIRST_SPEAKERS : labels.slice(0, MOST_SPEAKERS);
}

/** How a line of a typed text begins. Offsets count from the beginning of the text. */
interface LineHead {
  readonly start: number;
  readonly end: number;
  /** Where its stamp ends, the blank behind it included; `start` without one. */
  readonly stampEnd: number;
  /** Where its label ends, the blank behind its colon included; `stampEnd` without one. */
  readonly labelEnd: number;
}

function headOf(text: string, caret: number, speakers: readonly string[]): LineHead {
  const start = caret === 0 ? 0 : text.lastIndexOf('\n', caret - 1) + 1;
  const until = text.indexOf('\n', caret);
  const end = until < 0 ? text.length : until;
  const line = text.slice(start, end);
  const stamp = leadingStamp(line.slice(0, 100));
  const skip = (from: number): number => from + (/^[^\S\n]*/.exec(line.slice(from))?.[0].length ?? 0);
  const stampEnd = stamp?.inBrackets ? skip(stamp.length) : 0;
  const label = speakers.find((one) => fold(line.slice(stampEnd, stampEnd + one.length + 1)) === fold(`${one}:`));
  const labelEnd = label === undefined ? stampEnd : skip(stampEnd + label.length + 1);
  return { start, end, stampEnd: start + stampEnd, labelEnd: start + labelEnd };
}

const stampOf = (seconds: number): string => `[${stampText(Math.max(0, seconds))}] `;

/** Returns a change that puts a new turn at the caret: the rest of the line goes on there. */
function splitAt(text: string, caret: number, opening: string): TextEdit {
  const start = text.slice(0, caret).trimEnd().length;
  const end = caret + (/^[^\S\n]*/.exec(text.slice(caret))?.[0].length ?? 0);
  const insert = start === 0 ? opening : `\n\n${opening}`;
  return { start, end, insert, caret: start + insert.length };
}

/** Whether no words of the same block stand over the line that begins at `start`. */
const beginsBlock = (text: string, start: number): boolean =>
  start === 0 || text.slice(text.lastIndexOf('\n', start - 2) + 1, start).trim() === '';

/**
 * Puts a time stamp at the caret. A stamp begins a turn: at the head of a line it precedes the speaker and replaces another
 * stamp; among words a new turn begins. Where labels are known, it begins with the label of who speaks there.
 * @param seconds of the recording
 * @param speakers labels that head a turn
 * @param labels of the text; null where who speaks is guessed
 */
export function insertStamp(
  text: string,
  caret: number,
  seconds: number,
  speakers: readonly string[],
  labels: SpeakerLabels = null,
): TextEdit {
  const { start, stampEnd, labelEnd } = headOf(text, caret, speakers);
  const speaker = labels ? (turnAt(turnsOf({ text, labels }), caret)?.speaker ?? null) : null;
  const isSplit = caret > labelEnd || (labels !== null && !beginsBlock(text, start));
  const stamp = stampOf(seconds).trimEnd();
  const known = labels && new Set(labels);
  // At a line's end the break that stands there parts the head from the words.
  const before = (head: string, words: string): string =>
    `${head}${known && !/^[^\S\n]*\n/.test(words) ? gapAfter(head, speaker, words.trimStart(), known) : ' '}`;
  const named = speaker === null ? stamp : `${stamp} ${speaker}:`;
  if (isSplit) return splitAt(text, caret, before(named, text.slice(caret)));
  const insert = labelEnd === stampEnd ? before(named, text.slice(stampEnd)) : `${stamp} `;
  // The label or words behind the old stamp stay behind the new one, and so does the caret.
  const place = Math.max(caret, stampEnd) - stampEnd;
  return { start, end: stampEnd, insert, caret: start + insert.length + place };
}

/**
 * Begins a turn of a speaker: in a line without words, in that line; among words or behind them, a new one. The line keeps its
 * stamp.
 * @param seconds of the recording; null without one: then the turn has no stamp
 * @param speakers labels that head a turn, this one among them
 * @param labels of the text; null where who speaks is guessed
 */
export function beginTurn(
  text: string,
  caret: number,
  speaker: string,
  seconds: number | null,
  speakers: readonly string[],
  labels: SpeakerLabels = null,
): TextEdit {
  const { start, end, stampEnd, labelEnd } = headOf(text, caret, speakers);
  const stamp = seconds === null ? '' : stampOf(seconds);
  const isBlank = text.slice(labelEnd, end).trim() === '' && (labels === null || beginsBlock(text, start));
  if (!isBlank) return splitAt(text, caret, `${stamp}${speaker}: `);
  const insert = `${stampEnd > start ? text.slice(start, stampEnd) : stamp}${speaker}: `;
  return { start, end, insert, caret: start + insert.length };
}

/**
 * Returns the speaker after the turn at the caret: the person who spoke last before its speaker, in a talk of two the other one;
 * when there was no one else yet, the next of the list.
 */
export function nextSpeaker(text: string, caret: number, speakers: readonly string[]): string {
  const [first = ''] = speakers;
  let last: string | undefined;
  for (let at = caret; at >= 0;) {
    const { start, stampEnd } = headOf(text, at, speakers);
    const head = fold(text.slice(stampEnd, stampEnd + 60));
    const label = speakers.find((one) => head.startsWith(fold(`${one}:`)));
    if (label !== undefined && last === undefined) last = label;
    else if (label !== undefined && label !== last) return label;
    if (start === 0) break;
    at = start - 1;
  }
  if (last === undefined) return first;
  return speakers[(speakers.indexOf(last) + 1) % speakers.length] ?? first;
}
