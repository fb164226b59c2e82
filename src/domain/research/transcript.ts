import type { TextRange } from '../core/textRange.ts';
import { readKnown, readTranscript } from './layouts/readTranscript.ts';
import type { Label, SpeakerRole } from './layouts/roles.ts';
import { speakerKey } from './participant.ts';
import type { MaterialText, Passage } from './research.ts';

/** Words of one person without a break, or a paragraph of a text without speakers. */
export interface Turn extends TextRange {
  /** Label as written, without time stamp and colon; null without a speaker. */
  readonly speaker: string | null;
  readonly role: SpeakerRole;
  /** Seconds at which it begins, of the recording or, in what a messenger or a meeting wrote down, of the day; null when unknown. */
  readonly at: number | null;
  /** Seconds at which it ends; null when the text does not tell. */
  readonly until: number | null;
  /** First code unit of the spoken words; `start` when there is no label. The turn begins with its time stamp or label. */
  readonly bodyStart: number;
}

/** Roles that a person gave to speakers, by {@link speakerKey}: what a material keeps of its speakers. Null where none was given. */
export type GivenRoles = Readonly<Record<string, { readonly role: SpeakerRole | null }>>;

/** A text and who speaks in it, as far as that is known. */
export type Transcript = Pick<MaterialText, 'text' | 'labels'>;

/**
 * Splits a transcript into turns, in order and without overlap. Where its labels are known, they alone begin turns, at the head of
 * a block ({@link readBlocks}); what has none is nobody's, or goes on. Otherwise, and in a mere string, who speaks is guessed: a
 * speaker's label begins a line, after an optional time stamp («[00:12:34] Мария:»), has at most four words and a colon, and is a
 * known role («Интервьюер», «Респондент 2», «и», «р», «Q»), or comes back in the text and looks like a name. So «Важно: …» stays
 * an ordinary line. Other layouts (subtitles, names over the words, dashes) are read too; {@link canonicalOf} writes them anew.
 *
 * Guessed at, lines without a label continue the turn before them; a time stamp at the start of a line begins another of the same
 * person. Text before the first label, and a text without labels, becomes paragraphs without a speaker. Where labels are only
 * names, the person who asks is the interviewer. Time is linear in the text.
 * @param given roles chosen by a person: they override the text
 */
export function turnsOf(of: string | Transcript, given: GivenRoles = {}): Turn[] {
  const { text, labels } = typeof of === 'string' ? { text: of, labels: null } : of;
  const { spoken, roles } = labels ? readKnown(text, labels) : readTranscript(text);
  const isGiven = Object.keys(given).length > 0;
  const roleOf = ({ label, key: told }: Label): SpeakerRole => {
    const key = isGiven ? speakerKey(label) : '';
    return (Object.hasOwn(given, key) ? given[key]?.role : null) ?? roles.get(told) ?? 'other';
  };
  return spoken.map(({ label, at, until, start, bodyStart, end }) => ({
    speaker: label?.label ?? null,
    role: label ? roleOf(label) : 'other',
    at,
    until,
    start,
    bodyStart,
    end,
  }));
}

/**
 * Returns a test whether a turn has a speaker. Where a text names speakers, a paragraph without one — «Интервью № 45», the date,
 * a heading in the middle — is no person's words; where it names none at all, each paragraph may be a person's.
 */
export function saidIn(turns: readonly Turn[]): (turn: Pick<Turn, 'speaker' | 'role'>) => boolean {
  const isSomebodys = ({ speaker, role }: Pick<Turn, 'speaker' | 'role'>) => speaker !== null || role !== 'other';
  return turns.some(isSomebodys) ? isSomebodys : () => true;
}

/** The turn that holds an offset, or the last one that begins before it; undefined before the first. Logarithmic time. */
export function turnAt(turns: readonly Turn[], offset: number): Turn | undefined {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((turns[middle]?.start ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return turns[low - 1];
}

/** Where the label of a turn stands; null without one. */
export function labelPlace(
  text: string,
  { speaker, start, bodyStart }: Pick<Turn, 'speaker' | 'start' | 'bodyStart'>,
): TextRange | null {
  if (speaker === null) return null;
  const head = text.slice(start, bodyStart);
  const last = head.lastIndexOf(`${speaker}:`);
  const at = last < 0 ? head.indexOf(speaker) : last;
  return at < 0 ? null : { start: start + at, end: start + at + speaker.length };
}

/** The words of a turn, without time stamp and label. */
export function turnText(text: string, { bodyStart, end }: Pick<Turn, 'bodyStart' | 'end'>): string {
  return text.slice(bodyStart, end);
}

/** The words of a passage; what lies outside the text is left out, so a passage of an older text never throws. */
export function passageText(text: string, { start, end }: Pick<Passage, 'start' | 'end'>): string {
  return text.slice(Math.max(0, start), Math.max(0, end));
}
