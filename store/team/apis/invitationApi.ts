import { isObject } from '#src/domain/core/record.ts';
import type { InvitedRole } from '#src/domain/account/members/inviteMember.ts';
import type { InvitationOutcome, Invitations, LookedAt } from '#src/domain/sync/invitations.ts';

import { createAsk, SIGN_IN_PATIENCE, type Answer } from '../ask.ts';

/** The server, as far as it invites. Nothing is thrown. */
export interface InvitationApi {
  /** Returns the state of a company's invitations. */
  list(companyId: string): Promise<Answer<Invitations>>;
  invite(
    companyId: string,
    people: readonly {
      readonly email: string;
      /** Name of the person until they enter their own; empty or none: their address is shown. */
      readonly name?: string;
      readonly role: InvitedRole;
      readonly message: string;
    }[],
  ): Promise<Answer<readonly InvitationOutcome[]>>;
  /** The way in of before ends, and another one goes. */
  again(companyId: string, memberId: string): Promise<Answer<InvitationOutcome>>;
  /** Returns the target of an invitation link before it is accepted. */
  look(token: string): Promise<Answer<LookedAt>>;
}

const isInvitations = (value: unknown): value is Invitations =>
  isObject(value) && typeof value.sendsLetters === 'boolean' && Array.isArray(value.invitations);

const isOutcome = (value: unknown): value is InvitationOutcome =>
  isObject(value) && typeof value.email === 'string' && typeof value.outcome === 'string';

const isOutcomes = (value: unknown): value is { readonly outcomes: readonly InvitationOutcome[] } =>
  isObject(value) && Array.isArray(value.outcomes) && value.outcomes.every(isOutcome);

const isLookedAt = (value: unknown): value is LookedAt => isObject(value) && typeof value.kind === 'string';

const of = (companyId: string): string => `/api/companies/${encodeURIComponent(companyId)}/invitations`;

/** The server at the page's own address. */
export function createInvitationApi(fetcher: typeof fetch): InvitationApi {
  const ask = createAsk(fetcher);
  return {
    list: (companyId) => ask(of(companyId), isInvitations),
    async invite(companyId, invitations) {
      const answer = await ask(of(companyId), isOutcomes, { method: 'POST', body: { invitations } });
      return answer.ok ? { ok: true, value: answer.value.outcomes } : answer;
    },
    again: (companyId, memberId) =>
      ask(`${of(companyId)}/${encodeURIComponent(memberId)}/again`, isOutcome, { method: 'POST', body: {} }),
    look: (token) =>
      ask('/api/session/look', isLookedAt, { method: 'POST', body: { token }, patience: SIGN_IN_PATIENCE }),
  };
}
