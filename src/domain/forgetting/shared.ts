import { ordered } from '../core/record.ts';
import type { TextRange } from '../core/textRange.ts';
import { namesAPart, speakerKey } from '../research/participant.ts';
import type { Material, MaterialText } from '../research/research.ts';
import { turnsOf } from '../research/transcript.ts';

/* Conversations of several: one of them is forgotten, the others’ words stay where they stand. */

/** Labels of those who are forgotten, as a material keeps its speakers. */
export const ownLabels = ({ speakers }: Pick<Material, 'speakers'>, people: ReadonlySet<string>): readonly string[] =>
  Object.entries(speakers).flatMap(([key, { participantId }]) =>
    participantId !== null && people.has(participantId) ? [key] : [],
  );

/** Whether somebody else answers in a text, too. */
export function hasOthers(text: string, { speakers }: Pick<Material, 'speakers'>, own: readonly string[]): boolean {
  const isOther = Object.entries(speakers).some(
    ([key, { role, participantId }]) => !own.includes(key) && (participantId !== null || role === 'respondent'),
  );
  return (
    isOther ||
    turnsOf(text, speakers).some(
      ({ speaker, role }) => speaker !== null && role !== 'interviewer' && !own.includes(speakerKey(speaker)),
    )
  );
}

const DOT = '·';

const dotted = (text: string): string => text.replaceAll(/[^\s]/gu, (sign) => DOT.repeat(sign.length));

/** A text of several without what some of them said. */
export interface Dotted {
  readonly text: string;
  readonly hidden: MaterialText['hidden'];
  /** Where their words stood. */
  readonly ranges: readonly TextRange[];
}

/**
 * Puts dots in the place of somebody's words, sign for sign, so that what was marked of the others still stands where it says.
 * @param names by which others call them in it
 */
export function dottedText(
  { text, hidden }: Pick<MaterialText, 'text' | 'hidden'>,
  { speakers }: Pick<Material, 'speakers'>,
  own: readonly string[],
  names: RegExp | null,
): Dotted {
  const turns = turnsOf(text, speakers).filter(({ speaker }) => speaker !== null && own.includes(speakerKey(speaker)));
  const ranges = turns.map(({ speaker, start, bodyStart, end }) => ({
    // A label that is a name goes, too.
    start: namesAPart(speaker ?? '') ? bodyStart : start,
    end,
  }));
  let left = '';
  let at = 0;
  for (const { start, end } of ranges) {
    left += text.slice(at, start) + dotted(text.slice(start, end));
    at = end;
  }
  left += text.slice(at);
  if (names) left = left.replace(names, dotted);
  // What was hidden is known by the order of the masks: those under the dots are gone, with what they hid.
  let from = 0;
  const kept = ordered(hidden).flatMap(({ key, ...one }) => {
    const place = text.indexOf(one.mask, from);
    if (place < 0) return [];
    from = place + one.mask.length;
    return left.slice(place, from) === one.mask ? [[key, one] as const] : [];
  });
  return { text: left, hidden: Object.fromEntries(kept), ranges };
}
