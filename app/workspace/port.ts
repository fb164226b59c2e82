import type { ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import type { AudienceSummary, ContactListSummary } from '#src/domain/audiences/audience.ts';
import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { ResearchSummary } from '#src/domain/research/research.ts';
import type { Kind, Records } from '#src/domain/records.ts';

/** Why the store could not do it. */
export type StoreErrorCode =
  /** The disk or the browser's quota is full. */
  | 'quota'
  /** The database cannot be opened, or was closed by a newer version in another tab. */
  | 'closed'
  /** What was read of a record changed since, an operation does not fit it, or it is not there (any more). */
  | 'conflict'
  /** A record does not have its kind's shape. */
  | 'invalid'
  /** The caller cancelled. */
  | 'aborted';

/** What is behind `closed`, for the person's next step. */
export type ClosedReason =
  /** A newer version of the app took over in another tab: reload. */
  | 'outdated'
  /** The browser gives no database: private mode, switched off, not supported. */
  | 'unavailable'
  /** The browser failed at it this once, or ended the connection. */
  | 'failed';

/** What is behind `conflict`, where it makes another next step for the person. */
export type ConflictReason =
  /** The record to be written into is removed, or never was. */
  'gone';

/** A refusal of the store. Its message is for developers; app/workspace/messages.ts has the Russian one. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** What went wrong. */
  readonly code: StoreErrorCode;
  /** Whether the same call may succeed later without the person doing anything. */
  readonly retryable: boolean;
  /** With `closed`, and with some `conflict`s: what is behind it. */
  readonly reason: ClosedReason | ConflictReason | undefined;

  constructor(
    code: StoreErrorCode,
    message: string,
    options?: { retryable?: boolean; reason?: ClosedReason | ConflictReason; cause?: unknown },
  ) {
    super(message, { cause: options?.cause });
    this.code = code;
    this.retryable = options?.retryable ?? false;
    this.reason = options?.reason;
  }
}

/** The refusal of an action on a record that is not there (any more). */
export function gone(kind: Kind, id: string): StoreError {
  return new StoreError('conflict', `no living ${kind} «${id}»`, { reason: 'gone' });
}

/** A summary with the moment that orders lists. */
export type Summarised<T> = T & { readonly createdAt: string };

/** Kinds that keep a summary beside the record, and its type: what lists, filters and choosers read. */
export interface Summaries {
  research: Summarised<ResearchSummary>;
  experiment: Summarised<ExperimentSummary>;
  audience: Summarised<AudienceSummary>;
  contactList: Summarised<ContactListSummary>;
}

/** A kind with summaries. */
export type SummaryKind = keyof Summaries;

/** A stored record that does not have its kind's shape; it is set aside, never dropped. */
export interface BrokenRecord {
  readonly kind: Kind;
  readonly id: string;
  /** What does not fit, for developers. */
  readonly reason: string;
}

/** Records of a kind, newest first by `createdAt`, of one moment by id; with what could not be read. */
export interface Page<T> {
  readonly items: readonly T[];
  /** All living records that the query matches, those that could not be read included. */
  readonly total: number;
  readonly broken: readonly BrokenRecord[];
}

/** Which records of a kind. Removed ones are never listed. */
export interface ListQuery {
  /**
   * Only those of one parent: a study's materials, texts and hypotheses; an audience's personas, contact lists and requests; a
   * company's members. Which field that is, is declared with the kind (`kinds.ts` of its section).
   */
  readonly parent?: string;
}

/** Who works where nobody signs in: the person whose profile the browser holds, by its id. */
export const ONLY_PERSON = 'profile';

/** Where a change was made: in this store, in another one of this browser, or on another device. */
export type ChangeOrigin = 'here' | 'tab' | 'remote';

/** A committed change, told to every store that holds what changed. */
export interface Change {
  readonly origin: ChangeOrigin;
  /** Who made it: {@link Store.actor} of their store. */
  readonly actor: string;
  /** What changed: kinds and ids, each pair once. */
  readonly records: readonly { readonly kind: Kind; readonly id: string }[];
}

/** Conditions and settings of a commit. */
export interface CommitOptions {
  /**
   * What the author read: refused with `conflict` unless all of it still holds, checked in the same transaction. With the
   * reason `gone` when one of these records is not there (any more).
   */
  readonly expect?: readonly Expectation[];
  /** It erases personal data for good, as the person was told: no undo remembers it, nor what went before. */
  readonly erases?: boolean;
}

/** How `load` puts records in place. */
export interface LoadOptions {
  /** Everything the workspace holds goes first, what lives with the person included. */
  readonly replace?: boolean;
  /** With `replace`: personal records as stored that stay, other companies for one. Default none. */
  readonly keep?: (stored: LoadedRecord) => boolean;
  /** Nothing happens unless {@link Store.isFresh}, checked in the same transaction. */
  readonly onlyIfFresh?: boolean;
  /**
   * What becomes of a record that is there already; null leaves it as it is. Called in the transaction, so nothing that
   * another tab writes meanwhile is lost. Default: what is loaded takes its place.
   */
  readonly merge?: (stored: LoadedRecord, loaded: LoadedRecord) => StoredRecord | null;
  /**
   * Whose workspace the records are; default the open company's. With `replace` what that company holds here goes, too.
   */
  readonly companyId?: string;
}

/** What a commit did. */
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
  /** The blob, or undefined when it is not kept. */
  get(id: string): Promise<Blob | undefined>;
  /**
   * Drops blobs that no record names any more: not those of living records, nor of records removed after `since`, nor
   * blobs put after `since`. Returns how many went.
   */
  sweep(since: string): Promise<number>;
}

/** A commit that others' work stood against, set aside so that nothing of it is lost: a person looks at both and chooses. */
export interface RefusedCommit {
  readonly ops: readonly Op[];
  /** Moment of the commit, as {@link Committed.at}. */
  readonly at: string;
  /** Why: as if the commit had been refused at once. */
  readonly error: StoreError;
}

/**
 * How far what is stored here has got. `local`: nowhere; this store is all there is, nobody else has any of it. `team`: it is
 * shared through a server.
 */
export type SyncState =
  | { readonly mode: 'local' }
  | {
      readonly mode: 'team';
      readonly connection: 'online' | 'offline';
      /** Commits that are safe here and that the server has not answered yet. */
      readonly unsent: number;
      /** Commits that the server refused, oldest first. What stood behind them went on. */
      readonly refused: readonly RefusedCommit[];
    };

/**
 * How the connection stands. `blocked`: an older tab holds the upgrade, calls wait until it is closed. `outdated`: a newer
 * version took over in another tab, reload. `closed`: the browser ended the connection (its data was cleared), reload; or
 * `close()` was called.
 */
export type StoreStatus = 'open' | 'blocked' | 'outdated' | 'closed';

/**
 * The one door to data. It opens two spaces at once: what lives with the person (kinds with `isPersonal`, in `kinds.ts` of
 * their section), and the workspace of one company. Every method throws StoreError and nothing else.
 */
export interface Store {
  /** The company whose workspace this is. */
  readonly companyId: string;
  /** Who works here, by the id of their profile. Without sign-in it is the one person of the browser. */
  readonly actor: string;
  /** A living or removed record, migrated and parsed, or undefined. Throws `invalid` when it does not parse. */
  get<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>;
  /** Living records of a kind, all or those of one parent. */
  list<K extends Kind>(kind: K, query?: ListQuery): Promise<Page<Records[K]>>;
  /** Summaries of a kind's living records, newest first; all of them, or those of the given ids. */
  summaries<K extends SummaryKind>(kind: K, ids?: readonly string[]): Promise<Page<Summaries[K]>>;
  /**
   * Commits operations all or none, in order; durable when it resolves; then tells `onChange` here and elsewhere. A record
   * that is not there, or is removed, takes no writes: `conflict` with the reason `gone`.
   */
  commit(ops: readonly Op[], options?: CommitOptions): Promise<Committed>;
  /** Calls back after every change, wherever it was made. Returns the way to stop. */
  onChange(listener: (change: Change) => void): () => void;
  /** How the connection stands now. */
  readonly status: StoreStatus;
  /** Calls back when `status` has changed. Returns the way to stop. */
  onStatus(listener: (status: StoreStatus) => void): () => void;
  /** How far what is stored here has got. An adapter without a server says so: `local`. */
  sync(): SyncState;
  /** Calls back when `sync()` has changed. Returns the way to stop. */
  onSync(listener: (state: SyncState) => void): () => void;
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
  /** Whether nobody ever started here: no personal record, living or removed, was ever written, and nothing replaced. */
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
