import { countRound, type CountedRespondent } from '../counted.ts';
import type { AudienceRound, AudienceRounds } from '../figures.ts';

/** Respondent of a round who was invited as a contact of an audience, be they one still or not. */
export interface AudienceRespondent extends CountedRespondent {
  readonly id: string;
  readonly roundId: string;
  /** Contact that they were invited as; null for one who was erased. */
  readonly contact: { readonly listId: string; readonly key: string } | null;
  readonly invitedAt: Date;
  readonly lastAt: Date | null;
}

const NO_REWARDS = { all: 0, given: 0 };

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);

function countOne(roundId: string, all: readonly AudienceRespondent[]): AudienceRound {
  const { invited, began, finished } = countRound(all, null, NO_REWARDS);
  return {
    roundId,
    invited,
    began,
    finished,
    invitedAt: latest(all.map(({ invitedAt }) => invitedAt))?.toISOString() ?? '',
    lastAt: latest(all.map(({ lastAt }) => lastAt))?.toISOString() ?? null,
  };
}

/**
 * Counts the rounds of an audience as the page of each counts them, and the people who were invited to any: whoever was invited
 * stays counted when their contact is deleted, or they are forgotten (R450).
 * @param all respondents of the audience, those who do not count left out
 */
export function countAudienceRounds(all: readonly AudienceRespondent[]): AudienceRounds {
  const invited = all.filter(({ isUnwritten }) => !isUnwritten);
  // Nothing is left that tells two interviews that were erased to be of one person.
  const people = new Set(
    invited.map(({ id, contact }) => (contact ? JSON.stringify([contact.listId, contact.key]) : id)),
  );
  const byRound = new Map<string, AudienceRespondent[]>();
  for (const one of all) {
    const own = byRound.get(one.roundId);
    if (own) own.push(one);
    else byRound.set(one.roundId, [one]);
  }
  const rounds = Array.from(byRound, ([roundId, own]) => countOne(roundId, own));
  return {
    invited: people.size,
    rounds: rounds.toSorted((a, b) => (`${a.invitedAt} ${a.roundId}` < `${b.invitedAt} ${b.roundId}` ? 1 : -1)),
  };
}
