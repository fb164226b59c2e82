import type { Round } from '../kinds.ts';
import { cameByLink } from './cameByLink.ts';

/** Study whose participants are counted for audiences. */
export interface CountedStudy {
  readonly id: string;
  /** Audience that it is made of; null for none. */
  readonly audienceId: string | null;
  readonly participants: number | null;
}

/** A study's participants, as its record notes them. */
export interface NotedPeople {
  /** Number that was typed; null for none. */
  readonly participants: number | null;
  readonly participantIds: Readonly<Record<string, unknown>>;
}

type AskingRound = Pick<Round, 'researchId' | 'audienceId' | 'state'>;

/** Rounds that have begun, by their study: a prepared one has asked nobody. */
export function begunRounds<T extends AskingRound>(rounds: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const round of rounds) {
    if (round.state !== 'draft') found.set(round.researchId, [...(found.get(round.researchId) ?? []), round]);
  }
  return found;
}

/** Audiences of a study: its own first, then those that its rounds ask. */
const audiencesOf = ({ audienceId }: Pick<CountedStudy, 'audienceId'>, rounds: readonly AskingRound[]) => [
  ...new Set([audienceId, ...rounds.map((round) => round.audienceId)].filter((id) => id !== null)),
];

/** Audiences whose contacts have to be known: they are asked in one study with others. */
export function audiencesToTell(
  studies: readonly CountedStudy[],
  rounds: ReadonlyMap<string, readonly AskingRound[]>,
): readonly string[] {
  const several = studies
    .map((study) => audiencesOf(study, rounds.get(study.id) ?? []))
    .filter(({ length }) => length > 1);
  return [...new Set(several.flat())];
}

/**
 * Returns the studies as audiences are counted by them: one in whose rounds contacts were asked stands for each of their audiences, with
 * that audience's participants. Whoever came by an open link is of none (R459). Where several audiences are asked in one study,
 * their contacts tell whose a participant is; anybody else is of the study's own. A typed number is of the study's own.
 * @param rounds that have begun, by their study
 * @param noted by study, of those with such rounds; a study that is not there stays as it is
 * @param keys of the contacts of audiences that have to be told apart
 */
export function studiesByAudience<T extends CountedStudy>(
  studies: readonly T[],
  rounds: ReadonlyMap<string, readonly AskingRound[]>,
  noted: ReadonlyMap<string, NotedPeople>,
  keys: ReadonlyMap<string, ReadonlySet<string>>,
): readonly T[] {
  return studies.flatMap((study) => {
    const people = noted.get(study.id);
    if (!people) return [study];
    const audiences = audiencesOf(study, rounds.get(study.id) ?? []);
    const [only = null] = audiences;
    const isOne = audiences.length === 1;
    const counts = new Map<string | null, number>([[study.audienceId, 0]]);
    for (const id of Object.keys(people.participantIds)) {
      if (cameByLink(id)) continue;
      const of = isOne ? only : (audiences.find((audience) => keys.get(audience)?.has(id)) ?? study.audienceId);
      counts.set(of, (counts.get(of) ?? 0) + 1);
    }
    if (people.participants !== null) counts.set(study.audienceId, people.participants);
    return Array.from(counts, ([audienceId, participants]) => ({ ...study, audienceId, participants }));
  });
}
