import type { Participant } from '../research/participant.ts';

/** Counts the people behind each persona, by its id. */
export function countBehind(participants: readonly Pick<Participant, 'personaId'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { personaId } of participants) {
    if (personaId !== null) counts.set(personaId, (counts.get(personaId) ?? 0) + 1);
  }
  return counts;
}
