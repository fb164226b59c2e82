import type { Role } from '../account/account.ts';
import type { PlaceName } from './place.ts';
import type { Expectation } from '../core/expectation.ts';
import type { Op } from '../core/operation.ts';
import type { Kind } from '../records.ts';
import { KINDS } from '../records.ts';
import type { Actor, WhoMay } from './rights.ts';

/* Messages between devices and the server. Every frame is JSON; schema.ts parses incoming ones. */

/** Version of the protocol: a server refuses another one with `outdated`. */
export const PROTOCOL = 1;

/** Most commits in one {@link Push}: a week's work goes in some pieces, each answered by itself. */
export const MOST_COMMITS = 100;

/** A commit on its way to the server. */
export interface SentCommit {
  /** Made by the device, so that a commit whose answer got lost is known when it comes again. */
  readonly id: string;
  /** Moment of the commit at the device, ISO 8601; the server bounds it by its own clock. */
  readonly at: string;
  readonly ops: readonly Op[];
  /** Facts that the author relied on, and the values that the operations overwrite as the author saw them (basis.ts). */
  readonly expect: readonly Expectation[];
  /** Versions of the kinds that it touches, as its author's build writes them. */
  readonly versions: Readonly<Partial<Record<Kind, number>>>;
  /** It erases personal data: the server forgets the former values, too. */
  readonly erases?: boolean;
}

/** `POST /api/companies/:company/commits`: what a device has done, oldest first. */
export interface Push {
  readonly protocol: number;
  readonly commits: readonly SentCommit[];
}

/** Why the server did not take a commit. */
export type RefusalCode =
  /** The state that its author saw is outdated: another person changed the same place since. */
  | 'conflict'
  /** A record that it writes into is removed, or never was. */
  | 'gone'
  /** It leaves a record without its kind's shape. */
  | 'invalid'
  /** The role does not allow it. */
  | 'forbidden'
  /** The app is older than the server, or newer: the page has to be loaded anew. */
  | 'outdated'
  /** The company has as many records or bytes as it may. */
  | 'full';

/** A refusal; names and values of people are never in it. */
export interface CommitRefusal {
  readonly code: RefusalCode;
  /** The record that it is about, where there is one. */
  readonly record?: { readonly kind: Kind; readonly id: string };
  /** Sent with `forbidden`: who may. */
  readonly needed?: WhoMay;
}

/** Result of a commit: the company's number after it, or the reason for the refusal. */
export type CommitAnswer =
  | { readonly id: string; readonly seq: number }
  | { readonly id: string; readonly refused: CommitRefusal };

/** The answer to a {@link Push}, in its order. */
export interface PushAnswer {
  readonly answers: readonly CommitAnswer[];
  /** The company's number now. */
  readonly head: number;
}

/** A record as the server has it. */
export interface PulledRecord {
  /** Perhaps a kind that this build does not know yet. */
  readonly kind: string;
  readonly id: string;
  /** The company's number when it was changed last. */
  readonly seq: number;
  /** Id of the person who changed it last. */
  readonly by: string;
  /** As stored, removed ones included; parsed where it is read. */
  readonly record: unknown;
}

/** `GET /api/companies/:company/changes?after=…`: records changed since, by their number, a page at a time. */
export interface Pull {
  readonly records: readonly PulledRecord[];
  /** Records of which something was erased for good since: a device forgets what it still has of their former values. */
  readonly erased: readonly { readonly kind: string; readonly id: string }[];
  /** All changes up to this number are in this page or were before it. */
  readonly seq: number;
  /** The company's number now. */
  readonly head: number;
  /** Whether another page follows. */
  readonly more: boolean;
  /** Caller as of now: a changed role arrives together with its change. */
  readonly you: Actor;
}

/**
 * Refusal of a {@link Pull} for a former member of the company, beside its code `removed`: the device drops its data of the
 * company except unsent changes.
 */
export interface Removed {
  /** Id of the person: a browser may hold the company for another user. */
  readonly person: string;
  /** The company's number now: what is erased after it comes with the next refusal. */
  readonly seq: number;
  /** As in {@link Pull}: of these nothing is kept, be it unsent. */
  readonly erased: Pull['erased'];
}

/** Company as its members may know it. */
export interface TeamCompany {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Id of one's own member record; null while the company is on its way up. */
  readonly memberId: string | null;
  /** Whether it is still on its way up: seen by the one who shares it alone. */
  readonly isUploading: boolean;
}

/** `GET /api/session`: the signed-in person and their companies; null if no one is signed in. */
export interface Session {
  readonly person: { readonly id: string; readonly name: string };
  readonly companies: readonly TeamCompany[];
}

/** Person who has the company open now, and their place in it. */
export interface Presence {
  /** Made by the tab: one person may be here twice. */
  readonly tab: string;
  readonly person: { readonly id: string; readonly name: string };
  /** Record that they look at, or null for the company itself. */
  readonly record: PlaceName | null;
  /** Whether they type in it. */
  readonly isTyping: boolean;
}

/** `GET /api/companies/:company/events`: data of the events, by their names. */
export interface ServerEvents {
  /** The company's number now. */
  readonly head: { readonly seq: number };
  /** The same, every fifteen seconds: a page's `EventSource` never sees comment lines. */
  readonly pulse: { readonly seq: number };
  /** All who have the company open. */
  readonly presence: readonly Presence[];
  /** Signals a new entry in the listener's inbox. */
  readonly inbox: Readonly<Record<string, never>>;
  /** Something has changed of a round of interviews, by its id: its figures are to be asked anew. */
  readonly round: { readonly round: string };
  /** Access has ended: nothing follows. */
  readonly ended: Readonly<Record<string, never>>;
}

/** Versions of the kinds that operations touch, as this build writes them. */
export function versionsOf(ops: readonly Op[]): SentCommit['versions'] {
  return Object.fromEntries(ops.map(({ kind }) => [kind, KINDS[kind].version]));
}
