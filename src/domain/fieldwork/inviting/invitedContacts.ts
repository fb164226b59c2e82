import type { RespondentRow } from '../figures.ts';
import type { StateFacts } from '../shownState.ts';

/** `GET …/rounds/:round/invited`: every contact who was invited to a round. */
export interface InvitedContacts {
  readonly contacts: readonly { readonly listId: string; readonly key: string }[];
  /** Contacts of its audience who refused in an interview before they were erased and imported again; not there: not told. */
  readonly refused?: readonly { readonly listId: string; readonly key: string }[];
}

/** People of one {@link RefusedContacts}: of more it is asked by several. */
export const MOST_CHECKED = 2000;
/** Addresses of one of them, and signs of an address's key: more are not looked for. */
export const MOST_KEYS = 100;
export const LONGEST_KEY = 400;

/** Somebody of an import. */
export interface CheckedPerson {
  /** Of their addresses (`personKeys`). */
  readonly keys: readonly string[];
  /** The day of a consent that lifts earlier refusals; empty for none. */
  readonly liftedOn: string;
}

/** `POST /api/companies/:company/contacts/refused` with such people: who of them refused before, by their numbers. */
export interface RefusedContacts {
  readonly refused: readonly number[];
}

/** A round that a contact was invited to. */
export interface ContactRound
  extends
    StateFacts,
    Pick<RespondentRow, 'codeName' | 'invitedAt' | 'beganAt' | 'lastAt' | 'finishedAt' | 'materialId'> {
  readonly roundId: string;
}

/** `GET /api/companies/:company/contacts/:list/:key/rounds`: the last invited to first. */
export interface ContactRounds {
  readonly rounds: readonly ContactRound[];
}

/** A round that contacts of an audience were invited to, and how many of them, those who are no contacts any more included. */
export interface AudienceRound {
  readonly roundId: string;
  readonly invited: number;
  readonly began: number;
  readonly finished: number;
  /** Moment of the last invitation, ISO 8601. */
  readonly invitedAt: string;
  /** Moment of the last answer; null for none. */
  readonly lastAt: string | null;
}

/** `GET /api/companies/:company/audiences/:audience/rounds`: the last invited to first. */
export interface AudienceRounds {
  /** People who were invited to any of them: not more than so many. */
  readonly invited: number;
  /** And not fewer: erased interviews cannot be told to be of one person. */
  readonly leastInvited: number;
  readonly rounds: readonly AudienceRound[];
}

/** `POST …/invitations`: what came of it. */
export interface InvitationsMade {
  readonly made: number;
  /** Were invited to this round before. */
  readonly already: number;
  /** Do not want to be written to, or are no contact any more. */
  readonly refused: number;
  /** Letters that do not go at once, and when they do, ISO 8601; null: when the round goes on. Not there: all go at once. */
  readonly waiting?: { readonly letters: number; readonly at: string | null };
}

/** `GET …/links`: a personal address of everybody who was invited and is not through. */
export interface PersonalLinks {
  readonly links: readonly { readonly respondentId: string; readonly address: string }[];
}
