import type { Role } from '../account/account.ts';

/** Most addresses that are invited at once. */
export const MOST_INVITED = 300;

/**
 * Outcome for an address: `invited`; `member`: its user is already a member; `already`: already invited, or listed twice;
 * `notAddress`.
 */
export interface InvitationOutcome {
  /** As it was sent. */
  readonly email: string;
  readonly outcome: 'invited' | 'member' | 'already' | 'notAddress';
  /** Id of their member record. */
  readonly memberId?: string;
  /** Invitation link, where the server sends no letters: the inviter passes it on. Shown once. */
  readonly link?: string;
}

/** State of an invitation that was not accepted. */
export interface InvitationState {
  readonly memberId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Until when it can be accepted, ISO 8601. */
  readonly until: string;
  /** Its letter; null where the link was given to be copied. */
  readonly letter: {
    readonly state: 'waiting' | 'sent' | 'bounced';
    /** Why it did not arrive, in the words of the other side; may be empty. */
    readonly reason: string;
    /** When it went, or was given up; null while it waits. */
    readonly at: string | null;
    /** How often it was tried. */
    readonly tries: number;
  } | null;
}

/** `GET /api/companies/:company/invitations`. */
export interface Invitations {
  /** Whether the server sends letters. */
  readonly sendsLetters: boolean;
  readonly invitations: readonly InvitationState[];
}

/**
 * Target of a link, for the person who opens it, before they come in. `open`: `email` is invited, by `by`; `other`: the same, but
 * the signed-in person has another address; `signIn`: the person with the address signs in their own way first; `link`: anyone
 * with the link comes in; `former`: the signed-in person was removed from the company after the link was made; `owner`: the owner of the server does; `none`: it no longer leads anywhere.
 */
export type LookedAt =
  | {
      readonly kind: 'open' | 'other' | 'signIn';
      readonly company: string;
      readonly role: Role;
      readonly by: string;
      readonly email: string;
      /** Name given by the inviter; empty where they gave an address alone. */
      readonly name: string;
      /** Signed-in person; null if no one is signed in. */
      readonly you: { readonly name: string; readonly email: string | null } | null;
    }
  | {
      readonly kind: 'link';
      readonly company: string;
      /** What they are after it: a member keeps the higher of both roles. */
      readonly role: Role;
      /** Role that they have in the company already; null for who is no member. */
      readonly has: Role | null;
      readonly you: { readonly name: string; readonly email: string | null } | null;
    }
  | { readonly kind: 'former'; readonly company: string }
  | { readonly kind: 'owner' }
  | { readonly kind: 'none' };
