import { ordered } from '../core/record.ts';
import type { TextRange } from '../core/textRange.ts';
import { firstName } from '../evidence/personal/names.ts';
import { begunLines } from '../research/layouts/labels/labelledLines.ts';
import { movedLabels } from '../research/layouts/movedLabels.ts';
import { namesAPart, speakerKey } from '../research/participant.ts';
import type { Material, MaterialText } from '../research/research.ts';
import { labelPlace, turnsOf, type Transcript, type Turn } from '../research/transcript.ts';

/* Erases one person from conversations of several: the others’ words keep their place. */

/** Labels of those who are forgotten, as a material keeps its speakers. */
export const ownLabels = ({ speakers }: Pick<Material, 'speakers'>, people: ReadonlySet<string>): readonly string[] =>
  Object.entries(speakers).flatMap(([key, { participantId }]) =>
    participantId !== null && people.has(participantId) ? [key] : [],
  );

/** People behind the labels of a text. */
export interface Speaking {
  /** As the material keeps them. */
  readonly speakers: Material['speakers'];
  /** Labels ({@link speakerKey}) of those who are forgotten. */
  readonly own: readonly string[];
  /** By what others whom the company knows may be called ({@link speakerKey}). */
  readonly known: ReadonlySet<string>;
}

/** Words of one speaker without a break. */
export type SpokenPart = Pick<Turn, 'speaker' | 'role' | 'at' | 'start' | 'bodyStart' | 'end'>;

/**
 * Returns the speakers' parts, finer than the turns of a text: a name that comes once is no speaker to those, and its words would
 * be taken for the words of the previous speaker. Here it is a speaker, where it is the label of a forgotten person, of a person
 * known to the material or the company, or a first name. «Важно: …» stays a line of its speaker.
 */
export function partsOf(transcript: Transcript, { speakers, own, known }: Speaking): SpokenPart[] {
  // Known labels leave nothing to find.
  if (transcript.labels) return turnsOf(transcript, speakers);
  const { text } = transcript;
  const isSpeaker = ({ label, isName, isRole }: ReturnType<typeof begunLines>[number]): boolean => {
    const key = speakerKey(label);
    if (own.includes(key) || Object.hasOwn(speakers, key) || isRole || known.has(key)) return true;
    const first = isName ? firstName(key.split(' ')[0] ?? '') : null;
    return first === 'sure' || first === 'word';
  };
  return turnsOf(text, speakers).flatMap((turn): SpokenPart[] => {
    const begun = begunLines(text, turn.start, turn.end).filter(
      (line) => isSpeaker(line) && (turn.speaker === null || line.start > turn.start),
    );
    if (begun.length === 0) return [turn];
    const parts: SpokenPart[] = begun.map(({ label, start, bodyStart }, index) => {
      const given = speakers[speakerKey(label)]?.role ?? 'other';
      return { speaker: label, role: given, at: null, start, bodyStart, end: begun[index + 1]?.start ?? turn.end };
    });
    const first = begun[0]?.start ?? turn.end;
    return first > turn.start ? [{ ...turn, end: first }, ...parts] : parts;
  });
}

/** Returns the words of forgotten people in a text. */
export const ownParts = (transcript: Transcript, speaking: Speaking): readonly SpokenPart[] =>
  partsOf(transcript, speaking).filter(({ speaker }) => speaker !== null && speaking.own.includes(speakerKey(speaker)));

/** Whether another person answers in a text, too. */
export function hasOthers(transcript: Transcript, speaking: Speaking): boolean {
  const { speakers, own } = speaking;
  const isOther = Object.entries(speakers).some(
    ([key, { role, participantId }]) => !own.includes(key) && (participantId !== null || role === 'respondent'),
  );
  return (
    isOther ||
    partsOf(transcript, speaking).some(
      ({ speaker, role }) =>
        speaker !== null && role !== 'interviewer' && !own.includes(speakerKey(speaker)) && !isDotted(speaker),
    )
  );
}

const DOT = '·';

const dotted = (text: string): string => text.replaceAll(/[^\s]/gu, (sign) => DOT.repeat(sign.length));

/** Whether a label is of somebody who was forgotten before. */
const isDotted = (label: string): boolean => !/[^·\s]/u.test(label);

/** A text of several without what some of them said. */
export interface Dotted {
  readonly text: string;
  readonly labels: MaterialText['labels'];
  readonly hidden: MaterialText['hidden'];
  /** Former places of their words. */
  readonly ranges: readonly TextRange[];
}

/**
 * Replaces a person's words by dots, sign for sign, so that marks on the others' words keep their places.
 * @param names by which others call them in it
 */
export function dottedText(
  { text, labels, hidden }: Pick<MaterialText, 'text' | 'labels' | 'hidden'>,
  speaking: Speaking,
  names: RegExp | null,
): Dotted {
  const ranges = ownParts({ text, labels }, speaking).flatMap((part): TextRange[] => {
    const { start, bodyStart, end } = part;
    // A label that is a name goes, too.
    if (namesAPart(part.speaker ?? '')) return [{ start: bodyStart, end }];
    // Known labels stay labels: without one, the dots would be another’s words.
    const label = labels && labelPlace(text, part);
    return label ? [label, { start: bodyStart, end }] : [{ start, end }];
  });
  let left = '';
  let at = 0;
  for (const { start, end } of ranges) {
    left += text.slice(at, start) + dotted(text.slice(start, end));
    at = end;
  }
  left += text.slice(at);
  if (names) left = left.replace(names, dotted);
  // Hidden words are identified by the order of the masks: those under the dots are gone, with their words.
  let from = 0;
  const kept = ordered(hidden).flatMap(({ key, ...one }) => {
    const place = text.indexOf(one.mask, from);
    if (place < 0) return [];
    from = place + one.mask.length;
    return left.slice(place, from) === one.mask ? [[key, one] as const] : [];
  });
  return {
    text: left,
    labels: movedLabels({ text, labels }, left, (place) => place),
    hidden: Object.fromEntries(kept),
    ranges,
  };
}
