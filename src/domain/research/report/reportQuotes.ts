import { fold, plural, counted } from '../../core/format.ts';
import { type KindAndSeverity, takenInWords } from '../../core/findingKind.ts';
import type { Stance } from '../hypothesis.ts';
import { personOf, signature, speakerOf, type Participant, type People, type SaidPassage } from '../participant.ts';
import type { Passage, Research } from '../research.ts';
import { inPlaces, isTaken, type ReportChanges } from './reportRecord.ts';

/** Who said something, and how they are told of. */
export interface ReportPeople extends People {
  readonly participants: ReadonlyMap<string, Participant>;
}

/** Words that a report may quote, with what they are taken for and how grave it is. */
export interface Quotable extends KindAndSeverity {
  /** The same for the same words of the same place. */
  readonly id: string;
  readonly text: string;
  readonly respondent: string;
  readonly passage: Passage | null;
  readonly researchId: string | null;
  /** Stance of the words; null where they speak for nothing in particular. */
  readonly stance: Stance | null;
}

export interface ReportQuote {
  /** Its place in the report. */
  readonly key: string;
  readonly text: string;
  /** Speaker, as they may be named, and their role: «Марина, продакт»; empty when no one is named. */
  readonly signature: string;
  readonly stance: Stance | null;
  /** Kind and severity of the words: «трудность (мешает)»; empty where not given. */
  readonly taken: string;
  /** Its place in a material; null when it was typed. */
  readonly passage: Passage | null;
  readonly isIn: boolean;
}

/** Quotations of one person are read, ten are not; of each side of a hypothesis so many are proposed, of a finding one more. */
const PROPOSED = { finding: 3, side: 2 } as const;
/** Most quotations of one person that are proposed where no one else said anything. */
const OF_ONE = 2;
/** Lengths of a quotation that says something and is read to its end, characters. */
const READABLE = { from: 25, to: 360 } as const;

const isReadable = ({ text }: Quotable): boolean => text.length >= READABLE.from && text.length <= READABLE.to;

/** Who said words, as one counts people; null for an interviewer. */
export const whoSaid = (said: Quotable, people: Pick<People, 'materials'>): string | null => personOf(said, people);

/** How many people said any of these words, each counted once. */
export function peopleBehind(evidence: readonly Quotable[], people: Pick<People, 'materials'>): number {
  return new Set(evidence.flatMap((one) => whoSaid(one, people) ?? [])).size;
}

/**
 * Returns the ids of the proposed quotations: one of each person in turn, those first that are neither a word nor a page; an
 * interviewer's words are not evidence.
 */
export function proposeQuotes(
  evidence: readonly Quotable[],
  people: Pick<People, 'materials'>,
  most: number = PROPOSED.finding,
): ReadonlySet<string> {
  const byPerson = new Map<string, Quotable[]>();
  for (const one of evidence) {
    const person = whoSaid(one, people);
    if (person !== null) byPerson.set(person, [...(byPerson.get(person) ?? []), one]);
  }
  const queues = [...byPerson.values()].map((own) =>
    own.toSorted((a, b) => Number(isReadable(b)) - Number(isReadable(a))),
  );
  // People with something readable come first, in the order in which they first said something.
  queues.sort((a, b) => Number(b.some(isReadable)) - Number(a.some(isReadable)));
  const each = Math.ceil(most / Math.max(1, queues.length));
  const chosen = new Set<string>();
  for (let round = 0; round < Math.min(each, OF_ONE); round += 1) {
    for (const queue of queues) {
      const one = queue[round];
      if (one && chosen.size < most) chosen.add(one.id);
    }
  }
  return chosen;
}

/** How words are signed in a report: the name that may be shown, then what that person does. */
export function reportSignature(said: SaidPassage, people: ReportPeople): string {
  const name = signature(said, people);
  const id = speakerOf(said, people)?.participantId;
  const role = (id ? people.participants.get(id)?.role : undefined)?.trim() ?? '';
  return [name, role].filter((part) => part !== '').join(', ');
}

/** Words without a place, by the words; two studies may quote the same. */
const identityOf = ({ passage, text, researchId }: Omit<Quotable, 'id' | 'stance'>): string =>
  passage ? `${passage.materialId}:${passage.start}-${passage.end}` : `${researchId ?? ''}:${fold(text)}`;

/** Words that a report may quote, with their id. */
export const quotableOf = (said: Omit<Quotable, 'id' | 'stance'>, stance: Stance | null = null): Quotable => {
  const { text, respondent, passage, researchId, kind, severity } = said;
  return { id: identityOf(said), text, respondent, passage, researchId, stance, kind, severity };
};

/** Each of the same words of the same place once, in the order given. */
export function distinct(evidence: readonly Quotable[]): readonly Quotable[] {
  const known = new Set<string>();
  return evidence.filter(({ id, text }) => text.trim() !== '' && !known.has(id) && known.add(id));
}

/** The quotations under a part of a report, in their order, with those that are left out. */
export function reportQuotes(
  parent: string,
  evidence: readonly Quotable[],
  people: ReportPeople,
  changes: ReportChanges,
): readonly ReportQuote[] {
  const sides = new Set(evidence.map(({ stance }) => stance));
  const proposed = [...sides].map((stance) =>
    proposeQuotes(
      evidence.filter((one) => one.stance === stance),
      people,
      stance === null ? PROPOSED.finding : PROPOSED.side,
    ),
  );
  const quotes = evidence.map((one): ReportQuote => {
    const key = `${parent}/quote:${one.id}`;
    const isProposed = proposed.some((ids) => ids.has(one.id));
    const { text, stance, passage } = one;
    return {
      key,
      text: text.trim(),
      signature: reportSignature(one, people),
      stance,
      taken: takenInWords(one),
      passage,
      isIn: isTaken(changes, key, isProposed),
    };
  });
  return inPlaces(changes, quotes);
}

/** How many people were talked to in studies, each counted once where they are known one by one; null when one of them does not say. */
export function peopleAsked(studies: readonly Pick<Research, 'participants' | 'participantIds'>[]): number | null {
  const known = new Set<string>();
  let typed = 0;
  for (const { participants, participantIds } of studies) {
    const ids = Object.keys(participantIds);
    if (participants !== null) typed += participants;
    else if (ids.length > 0) for (const id of ids) known.add(id);
    else return null;
  }
  return typed + known.size || null;
}

/** Returns «Об этом сказали 7 из 9 участников»; without «из» where the total is unknown, and empty where no one said it. */
export function saidInWords(people: number, asked: number | null): string {
  if (people === 0) return '';
  const said = `Об этом ${plural(people, ['сказал', 'сказали', 'сказали'])}`;
  if (asked === null || asked < people) return `${said} ${counted(people, ['человек', 'человека', 'человек'])}`;
  return `${said} ${people} из ${counted(asked, ['участника', 'участников', 'участников'])}`;
}
