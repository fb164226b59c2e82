import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { StoreError } from '#src/domain/core/storeError.ts';
import type { Role } from '#src/domain/account/account.ts';
import type { Colleague, PresencePlace } from '#src/domain/sync/presence.ts';
import type { CommitRefusal } from '#src/domain/sync/protocol.ts';
import type { FilesStanding } from '#src/domain/sync/standing.ts';
import type { Kind, Records, Summaries, SummaryKind } from '#src/domain/records.ts';
import type { Tally } from '#src/domain/comments/tally.ts';

/** A stored record that does not have its kind's shape; it is set aside, never dropped. */
export interface BrokenRecord {
  readonly kind: Kind;
  readonly id: string;
  /** Mismatch, for developers. */
  readonly reason: string;
}

/** Records of a kind, newest first by `createdAt`, of one moment by id; with what could not be read. */
export interface RecordPage<T> {
  readonly items: readonly T[];
  /** All living records that the query matches, those that could not be read included. */
  readonly total: number;
  readonly broken: readonly BrokenRecord[];
}

/** Which records of a kind. */
export interface ListQuery {
  /**
   * Only those of one parent: a study's materials, texts and hypotheses; an audience's personas, contact lists and requests; a
   * company's members. Which field that is, is declared with the kind (`kinds.ts` of its section).
   */
  readonly parent?: string;
  /**
   * Only records on these shelves; of a kind without shelves none. Not together with `parent`. The shelves of a kind are declared
   * with it (`kinds.ts` of its section).
   */
  readonly shelves?: readonly string[];
  /** The removed ones instead of the living: of few kinds there is a way back that lasts. Default false. */
  readonly removed?: boolean;
}

/** Id of the user where there is no sign-in: the person whose profile the browser holds. */
export const ONLY_PERSON = 'profile';

/** Where a change was made: in this store, in another one of this browser, or on another device. */
export type ChangeOrigin = 'here' | 'tab' | 'remote';

/** A committed change, told to every store that holds what changed. */
export interface Change {
  readonly origin: ChangeOrigin;
  /** Who made it: {@link Store.actor} of their store. */
  readonly actor: string;
  /** Changed kinds and ids, each pair once. */
  readonly records: readonly { readonly kind: Kind; readonly id: string }[];
  /** Personal data was erased for good, wherever that was done: what is remembered of before goes, too. */
  readonly erases?: true;
}

/** Conditions and settings of a commit. */
export interface CommitOptions {
  /**
   * State that the author read: refused with `conflict` unless all of it still holds, checked in the same transaction. With the
   * reason `gone` when one of these records is not there (any more).
   */
  readonly expect?: readonly Expectation[];
  /** It erases personal data for good, as the person was told: no undo remembers it, nor what went before. */
  readonly erases?: boolean;
  /** Gives it up, until it is durable: it rejects with `aborted`, and nothing has changed. */
  readonly signal?: AbortSignal | undefined;
  /** How far a commit of many records has come; not called for a small one. Records done of records in all. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** How `load` puts records in place. */
export interface LoadOptions {
  /** Everything the workspace holds goes first, what lives with the person included. */
  readonly replace?: boolean;
  /** Selects, with `replace`, personal records that stay as stored, other companies for one. Default none. */
  readonly keep?: (stored: LoadedRecord) => boolean;
  /** Nothing happens unless {@link Store.isFresh}, checked in the same transaction. */
  readonly onlyIfFresh?: boolean;
  /**
   * Merges a record that is there already; null leaves it as it is. Called in the transaction, so nothing that another tab writes
   * meanwhile is lost. Default: the loaded record replaces it.
   */
  readonly merge?: (stored: LoadedRecord, loaded: LoadedRecord) => StoredRecord | null;
  /**
   * Whose workspace the records are; default the open company's. With `replace` what that company holds here goes, too.
   */
  readonly companyId?: string;
}

export interface Committed {
  /**
   * Moment of the commit, ISO 8601: `createdAt`/`updatedAt` of what it touched. Always later than what it replaces, even
   * within one millisecond or after the clock went back, so that two states of a record are told apart by it.
   */
  readonly at: string;
  /** Operations that take it back, in the order to commit them. */
  readonly inverse: readonly Op[];
}

/** Progress of a long action: bytes done of bytes in all. */
export type OnProgress = (done: number, total: number) => void;

/** Bytes by their SHA-256. Content-addressed: the same bytes are kept once. */
export interface FileStore {
  /**
   * Keeps a blob, hashing it in pieces: never a second copy in memory. Durable when it resolves.
   * @returns the SHA-256, lower-case hex
   * @throws StoreError `quota`, `aborted`, `closed`; `invalid` when the blob cannot be read (the file changed or went)
   */
  put(blob: Blob, options?: { signal?: AbortSignal; onProgress?: OnProgress }): Promise<string>;
  /**
   * The blob, or undefined when it is not kept. In a shared company one that is not here and that a living record names is fetched
   * from its server, and kept where there is room.
   * @throws StoreError `offline` when it would have to be fetched, and the server does not answer
   */
  get(id: string): Promise<Blob | undefined>;
  /**
   * Drops blobs that no record names any more: not those of living records, nor of records removed after `since`, nor
   * blobs put after `since`. Returns how many went.
   */
  sweep(since: string): Promise<number>;
  /**
   * Drops one blob at once, unless a living record still names it. Returns whether it went from here; a shared company's server
   * drops it, too, as soon as it has what was committed before.
   */
  erase(id: string): Promise<boolean>;
}

/** Commit that conflicted with others' work, set aside so that nothing of it is lost: the user compares both and chooses. */
export interface RefusedCommit {
  /** Names it for {@link Store.settleRefused}. */
  readonly id: string;
  readonly ops: readonly Op[];
  /** State that its author relied on, and the values that the operations overwrite, as the author saw them. */
  readonly expect: readonly Expectation[];
  /** Moment of the commit, as {@link Committed.at}. */
  readonly at: string;
  /** Why: as if the commit had been refused at once. */
  readonly error: StoreError;
  /** Why, in the server's words: more than a commit on the device itself can be refused for. */
  readonly refusal: CommitRefusal;
}

/**
 * Connection of a shared company to its server. `offline`: no answer for some seconds. `signedOut`: the server does not know the
 * user. `noAccess`: it does, and they are not (or no longer) in the company. `outdated`: the page's version differs from the
 * server's, reload. In each of them work continues here, and waits.
 */
export type ConnectionState = 'online' | 'offline' | 'signedOut' | 'noAccess' | 'outdated';

/**
 * Where the stored data is shared. `unknown`: the store has not reported yet; nothing is shown about it, and nothing done that
 * one of the others forbids. `local`: nowhere; this store is the only copy, no one else has any of it. `team`: it is shared
 * through a server.
 */
export type SyncState =
  | { readonly mode: 'unknown' }
  | { readonly mode: 'local' }
  | {
      readonly mode: 'team';
      readonly connection: ConnectionState;
      /** Commits that are safe here and that the server has not answered yet. */
      readonly unsent: number;
      /** Commits that the server refused, oldest first. The commits queued after them continued. */
      readonly refused: readonly RefusedCommit[];
      /** Role of the user here, as far as it is known. */
      readonly role?: Role;
      /** Id of the person's own member record, as far as it is known. */
      readonly memberId?: string;
      /** The person does not see names of those whom the company asks. */
      readonly hidesNames?: true;
      /** The person was removed from the company, and nothing of it is here any more but what they have not sent. */
      readonly isCleared?: true;
      /** The first pull since the store was opened has not ended: what is not here may be on its way. */
      readonly isCatchingUp?: true;
      /** The company is still being uploaded: invisible to others. */
      readonly isUploading?: true;
      /** Files of this browser that the server does not have; not given for none. */
      readonly files?: FilesStanding;
    };

/** A shared company of this browser, open or not. */
export interface SharedCompanyHere {
  readonly id: string;
  /** Role of the user there, as last reported by the server. */
  readonly role: Role;
  /** Id of the person's own member record there; null while the server has not told it. */
  readonly memberId: string | null;
  /** Commits of it that the server has not answered yet. */
  readonly unsent: number;
  /** The person was removed from it; not given while they are of it. */
  readonly isOut?: true;
}

/** None: always the same, so that nothing is drawn anew for it. */
export const NO_COMPANIES: readonly SharedCompanyHere[] = [];

/** Who else has the open company open now. */
export interface CompanyPresence {
  /**
   * Returns the others, each once; null while that is unknown: the server is silent, and its earlier answer is no longer used.
   */
  list(): readonly Colleague[] | null;
  /** Calls back when `list()` has changed. Returns the way to stop. */
  onList(listener: (colleagues: readonly Colleague[] | null) => void): () => void;
  /** Where this tab is from now on, for the others to see. */
  say(place: PresencePlace): void;
}

/**
 * State of the connection. `blocked`: an older tab holds the upgrade, calls wait until it is closed. `outdated`: a newer version
 * took over in another tab, reload. `closed`: the browser ended the connection (its data was cleared), reload; or `close()` was
 * called.
 */
export type StoreStatus = 'open' | 'blocked' | 'outdated' | 'closed';

/**
 * The one door to data. It opens two spaces at once: what lives with the person (kinds with `isPersonal`, in `kinds.ts` of
 * their section), and the workspace of one company. Every method throws StoreError and nothing else.
 */
export interface Store {
  /** The company whose workspace this is. */
  readonly companyId: string;
  /**
   * Who works here, by the id of their profile. Without sign-in it is the one person of the browser; in a shared company who
   * they are to the server.
   */
  readonly actor: string;
  /** A living or removed record, migrated and parsed, or undefined. Throws `invalid` when it does not parse. */
  get<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>;
  /** Living records of a kind, all or those of one parent; with `removed` those that are removed. */
  list<K extends Kind>(kind: K, query?: ListQuery): Promise<RecordPage<Records[K]>>;
  /**
   * How many living records of a kind one parent has, by what they count for: without reading any of them, however many there are. None
   * of kinds that are not counted so. What they count for is declared with the kind (`kinds.ts` of its section).
   */
  tally(kind: Kind, parent: string): Promise<Tally>;
  /** Summaries of a kind's living records, newest first; all of them, or those of the given ids. */
  summaries<K extends SummaryKind>(kind: K, ids?: readonly string[]): Promise<RecordPage<Summaries[K]>>;
  /**
   * Commits operations all or none, in order; durable when it resolves; then tells `onChange` here and elsewhere. A record
   * that is not there, or is removed, takes no writes: `conflict` with the reason `gone`.
   */
  commit(ops: readonly Op[], options?: CommitOptions): Promise<Committed>;
  /** Calls back after every change, wherever it was made. Returns the way to stop. */
  onChange(listener: (change: Change) => void): () => void;
  /** Current state of the connection. */
  readonly status: StoreStatus;
  /** Calls back when `status` has changed. Returns the way to stop. */
  onStatus(listener: (status: StoreStatus) => void): () => void;
  /** How far what is stored here has got. An adapter without a server says so: `local`. */
  sync(): SyncState;
  /** Shared companies of this browser, whichever is open. */
  shared(): readonly SharedCompanyHere[];
  /** Calls back when `sync()` or `shared()` has changed. Returns the way to stop. */
  onSync(listener: (state: SyncState) => void): () => void;
  /**
   * Returns the others who are here; null where there can be none, and for a server without presence: then nothing is requested
   * or sent.
   */
  presence(): CompanyPresence | null;
  /**
   * Calls back when something has come into the person's inbox of the open company, or may have: the server is to be asked. Never in a
   * company of this browser alone. Returns the way to stop.
   */
  onInbox(listener: () => void): () => void;
  /**
   * The person has looked at a refused commit and chosen: it leaves the list for good. What they want of it after all is
   * committed before, as any other change. Nothing to do for one that is not in the list.
   */
  settleRefused(id: string): Promise<void>;
  /**
   * Puts whole records in place, as they are (ids, moments, versions): the sample data, a restored backup. All or none;
   * tells `onChange`.
   * @returns whether it was done: false only with `onlyIfFresh`
   * @throws StoreError `invalid` for something that has no kind or no id; a record that is merely damaged is taken, and
   * reported when it is read
   */
  load(records: readonly LoadedRecord[], options?: LoadOptions): Promise<boolean>;
  /**
   * Erases a company for good: its workspace, its own record, its members, removed ones included, and the files that no
   * other record names. All or none, with no way back; tells `onChange`. It may be the company the store was opened for.
   * @throws StoreError `conflict` when no other company lives: the work must have a place
   */
  eraseCompany(companyId: string): Promise<void>;
  /** Whether the app never started here: no personal record, living or removed, was ever written, and nothing replaced. */
  isFresh(): Promise<boolean>;
  /** Every record of both spaces as stored, removed and broken ones included; `load` takes it back. */
  dump(): Promise<readonly LoadedRecord[]>;
  readonly files: FileStore;
  /** Ends the connection; later calls throw `closed`. */
  close(): void;
}

/** A record with its kind, as dumped and loaded. */
export interface LoadedRecord {
  readonly kind: Kind;
  readonly record: StoredRecord;
}
