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
 * Returns how many people were invited: not fewer, and not more. Nothing is left that tells two erased interviews to be of one
 * person, only that a round invites nobody twice, and that whoever was forgotten is no contact any more (R467).
 */
function countPeople(
  invited: readonly Pick<AudienceRespondent, 'roundId' | 'contact' | 'state'>[],
): Pick<AudienceRounds, 'invited' | 'leastInvited'> {
  const known = new Set<string>();
  const byRound = new Map<string, { all: number; forgotten: number }>();
  let erased = 0;
  for (const { roundId, contact, state } of invited) {
    const own = byRound.get(roundId) ?? { all: 0, forgotten: 0 };
    byRound.set(roundId, own);
    own.all += 1;
    if (contact) known.add(JSON.stringify([contact.listId, contact.key]));
    else erased += 1;
    if (state === 'forgotten') own.forgotten += 1;
  }
  const counts = [...byRound.values()];
  const forgotten = Math.max(0, ...counts.map((one) => one.forgotten));
  return {
    invited: known.size + erased,
    leastInvited: Math.max(known.size + forgotten, ...counts.map(({ all }) => all)),
  };
}

/**
 * Counts the rounds of an audience as the page of each counts them, and the people who were invited to any: whoever was invited
 * stays counted when their contact is deleted, or they are forgotten (R450).
 * @param all respondents of the audience, those who do not count left out
 */
export function countAudienceRounds(all: readonly AudienceRespondent[]): AudienceRounds {
  const byRound = new Map<string, AudienceRespondent[]>();
  for (const one of all) {
    const own = byRound.get(one.roundId);
    if (own) own.push(one);
    else byRound.set(one.roundId, [one]);
  }
  const rounds = Array.from(byRound, ([roundId, own]) => countOne(roundId, own));
  return {
    ...countPeople(all.filter(({ isUnwritten }) => !isUnwritten)),
    rounds: rounds.toSorted((a, b) => (`${a.invitedAt} ${a.roundId}` < `${b.invitedAt} ${b.roundId}` ? 1 : -1)),
  };
}
