import type { FindingKind } from '../../core/findingKind.ts';
import { surroundingsOf } from '../pairs/passage.ts';
import type { TranscriptPassage } from '../study/transcript.ts';
import { citedBy, type CitedPassage, type DroppedNumbers, type NumberRange } from './cited.ts';
import {
  maskedWords,
  type AskedTranscript,
  type NumberedTranscripts,
  type OutLine,
  type NumberedUtterance,
} from './numbered.ts';

/** A finding named by a model: its numbers and its kind. */
export interface NamedFinding {
  readonly numbers: readonly number[];
  readonly kind: FindingKind;
}

/** Words that a model named, and what it took them for. */
export interface NamedPassage extends CitedPassage {
  readonly kind: FindingKind;
}

/**
 * Returns a model's findings in a part of talks, in the order in which it named them. Words that belong to an earlier finding are
 * not found a second time.
 * @param sent the numbers that were sent
 * @param before numbers that belong to a finding already
 */
export function namedBy(
  named: readonly NamedFinding[],
  numbered: Pick<NumberedTranscripts, 'utterances' | 'texts'>,
  sent: NumberRange,
  before: ReadonlySet<number> = new Set(),
): { readonly passages: readonly NamedPassage[]; readonly dropped: DroppedNumbers } {
  const taken = new Set(before);
  const passages: NamedPassage[] = [];
  const unknown: number[] = [];
  const doubled: number[] = [];
  for (const { numbers, kind } of named) {
    const cited = citedBy(
      numbers.filter((number) => !taken.has(number)),
      numbered,
      sent,
    );
    doubled.push(...numbers.filter((number) => taken.has(number)), ...cited.dropped.doubled);
    unknown.push(...cited.dropped.unknown);
    for (const passage of cited.passages) {
      passages.push({ ...passage, kind });
      for (const number of passage.numbers) taken.add(number);
    }
  }
  return { passages, dropped: { unknown, doubled } };
}

/**
 * Passages with numbers of their own, to be weighed against each other: what goes out of a talk is only what was found in it. Masks are
 * those under which the same words went out before.
 */
export function renumber(passages: readonly CitedPassage[], numbered: NumberedTranscripts): NumberedTranscripts {
  const lines: OutLine[] = [];
  const utterances: NumberedUtterance[] = [];
  [...numbered.texts].forEach(([interview, text], talk) => {
    const own = passages.filter((one) => one.interview === interview);
    if (own.length > 0) lines.push({ kind: 'talk', interview, words: `Разговор ${talk + 1}` });
    for (const { start, end, speaker, numbers } of own) {
      const parts = numbers.flatMap((number) => numbered.utterances[number - 1] ?? []);
      const masks = parts.flatMap((part) =>
        part.masks.map((mask) => ({
          ...mask,
          start: mask.start + part.start - start,
          end: mask.end + part.start - start,
        })),
      );
      const number = utterances.length + 1;
      // Each is a turn of its own: the text between two of them was not named.
      const utterance = { number, interview, turn: number, speaker, start, end, masks };
      utterances.push(utterance);
      const words = maskedWords(text.slice(start, end), masks).replaceAll(/\s+/g, ' ').trim();
      lines.push({ kind: 'said', utterance, words: `[${utterance.number}] ${words}` });
    }
  });
  return { lines, utterances, texts: numbered.texts };
}

/** Digits of a place within an id, so that ids sort as their places. */
const ID_DIGITS = 8;

/**
 * Words that a model named as the finder's words are shown and stored: the same place has the same id.
 * @param person who said them, as people are counted
 */
export function transcriptPassageOf(
  { interview, start, end, text, speaker }: CitedPassage,
  kind: FindingKind | null,
  { text: whole, turns }: Pick<AskedTranscript, 'text' | 'turns'>,
  person: string,
): TranscriptPassage {
  return {
    ...surroundingsOf(whole, turns, { start, end }),
    id: `${interview}:${String(start).padStart(ID_DIGITS, '0')}`,
    interview,
    person,
    text,
    speaker,
    kind,
    found: 0,
    denied: 0,
    score: 0,
    cues: [],
    start,
    end,
  };
}
