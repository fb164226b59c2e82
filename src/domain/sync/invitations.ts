import type { Role } from '../account/account.ts';

/** Most addresses that are invited at once. */
export const MOST_INVITED = 300;

/**
 * What became of an address: `invited`; `member`: whoever has it is in already; `already`: they are invited already, or stand twice
 * in the list; `notAddress`.
 */
export interface InvitationOutcome {
  /** As it was sent. */
  readonly email: string;
  readonly outcome: 'invited' | 'member' | 'already' | 'notAddress';
  /** Id of their member record. */
  readonly memberId?: string;
  /** The way in, where the server sends no letters: whoever invites passes it on. Told once. */
  readonly link?: string;
}

/** How an invitation that was not accepted stands. */
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
 * What a link leads to, for whoever opens it, before they come in. `open`: `email` is invited, by `by`; `other`: so it is, and who
 * is signed in has another address; `signIn`: whoever has the address signs in their own way first; `link`: anybody who has it
 * comes in; `none`: it leads nowhere any more.
 */
export type LookedAt =
  | {
      readonly kind: 'open' | 'other' | 'signIn';
      readonly company: string;
      readonly role: Role;
      readonly by: string;
      readonly email: string;
      /** What the inviter called them; empty where they gave an address alone. */
      readonly name: string;
      /** Who is signed in; null for nobody. */
      readonly you: { readonly name: string; readonly email: string | null } | null;
    }
  | { readonly kind: 'link' }
  | { readonly kind: 'none' };
