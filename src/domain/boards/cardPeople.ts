import type { CardSource } from './cardSupport.ts';
import { ordered } from '../core/record.ts';
import { shownName, type People } from '../research/participant.ts';

/**
 * Returns the speaker of a source: the participant who answers in the talk. Null where the place is not marked, where the speaker
 * is unknown, and where several answer: an insight does not store which of them said it.
 */
function personBehind({ passage, isGone }: CardSource, { materials }: Pick<People, 'materials'>): string | null {
  const speakers = passage && !isGone ? materials.get(passage.materialId)?.speakers : undefined;
  const answering = ordered(speakers ?? {}).filter(({ role }) => role !== 'interviewer');
  const [only, another] = new Set(answering.map(({ participantId }) => participantId));
  return another === undefined ? (only ?? null) : null;
}

/** Who said the words of a source, as they may be named; empty where that is not known. */
export function nameBehind(source: CardSource, people: People): string {
  const participant = people.participants.get(personBehind(source, people) ?? '');
  return participant ? shownName(participant, people.hidesNames) : '';
}

/** Returns the people whose words support a card, as they may be named, each once, in the order in which they were taken. */
export function peopleBehind(sources: readonly CardSource[], people: People): string[] {
  const ids = new Set(sources.map((source) => personBehind(source, people)));
  return [...ids].flatMap((id) => {
    const participant = people.participants.get(id ?? '');
    return participant ? [shownName(participant, people.hidesNames)] : [];
  });
}

/** Number of names shown in a row; the others are only counted. */
const NAMED = 2;

/** Returns people in a line: «Марина, Олег и ещё 3»; empty for none. */
export function peopleLine(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` и\u00A0ещё\u00A0${rest}` : ''}`;
}
