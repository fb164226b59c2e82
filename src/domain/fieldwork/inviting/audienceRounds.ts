import type { AudienceRound, AudienceRounds } from './invitedContacts.ts';

/** Round that contacts of an audience were invited to, and who of the invited is nobody's contact any more. */
export interface CountedAudienceRound extends AudienceRound {
  /** Those whose interview was erased: by its term, or with a person who was forgotten. */
  readonly gone: number;
  /** Those of them who were forgotten. */
  readonly forgotten: number;
}

/**
 * Returns the rounds of an audience, the last invited to first, and how many people were invited to any: whoever was invited stays
 * counted when their contact is deleted, or they are forgotten (R450). Nothing is left that tells two erased interviews to be of
 * one person, only that a round invites nobody twice, and that whoever was forgotten is no contact any more (R467).
 * @param known contacts who were invited, each once
 */
export function countAudienceRounds(known: number, rounds: readonly CountedAudienceRound[]): AudienceRounds {
  const forgotten = Math.max(0, ...rounds.map((one) => one.forgotten));
  return {
    invited: rounds.reduce((sum, { gone }) => sum + gone, known),
    leastInvited: Math.max(known + forgotten, ...rounds.map(({ invited }) => invited)),
    rounds: rounds
      .toSorted((a, b) => (`${a.invitedAt} ${a.roundId}` < `${b.invitedAt} ${b.roundId}` ? 1 : -1))
      .map(({ gone: _gone, forgotten: _forgotten, ...round }) => round),
  };
}
