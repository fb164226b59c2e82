import type { ExperimentSummary } from '#src/domain/experiment.ts';
import type { AudienceSummary } from '#src/domain/audience.ts';
import type { Kind, Op, Records } from '#src/domain/operation.ts';
import type { StoredRecord } from '#src/domain/record.ts';
import type { ResearchSummary } from '#src/domain/research.ts';

/** Why the store could not do it. */
export type StoreErrorCode =
  /** The disk or the browser's quota is full. */
  | 'quota'
  /** The database cannot be opened, or was closed by a newer version in another tab. */
  | 'closed'
  /** The record changed since it was read, or an operation does not fit it. */
  | 'conflict'
  /** A record does not have its kind's shape. */
  | 'invalid'
  /** The caller cancelled. */
  | 'aborted';

/** A refusal of the store. Its message is for developers; app/workspace/messages.ts has the Russian one. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** What went wrong. */
  readonly code: StoreErrorCode;
  /** Whether the same call may succeed later without the person doing anything. */
  readonly retryable: boolean;

  constructor(code: StoreErrorCode, message: string, options?: { retryable?: boolean; cause?: unknown }) {
    super(message, { cause: options?.cause });
    this.code = code;
    this.retryable = options?.retryable ?? false;
  }
}

/** Kinds that keep a summary beside the record, and its type: what lists, filters and choosers read. */
export interface Summaries {
  research: ResearchSummary;
  experiment: ExperimentSummary;
  audience: AudienceSummary;
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

/** Part of a kind, in an order, with what could not be read. */
export interface Page<T> {
  readonly items: readonly T[];
  /** All living records that the query matches, whatever the limit. */
  readonly total: number;
  readonly broken: readonly BrokenRecord[];
}

/** Which records of a kind. Removed ones are never listed. */
export interface ListQuery {
  /**
   * Only those of one parent: a study's materials, texts and hypotheses; an audience's personas, contacts and requests; a
   * company's members. Which field that is, is declared per kind in app/workspace/kinds.ts.
   */
  readonly parent?: string;
  /** Field and direction; default newest first by `createdAt`. */
  readonly sort?: 'createdAt' | '-createdAt';
  /** Most records to return; default all. */
  readonly limit?: number;
  /** Only records after this `createdAt`/id in the sort order: the last item of the previous page. */
  readonly before?: { readonly createdAt: string; readonly id: string };
}

/** A committed change, told to this tab and to the others. */
export interface Change {
  readonly origin: 'here' | 'elsewhere';
  /** What changed: kinds and ids, each pair once. */
  readonly records: readonly { readonly kind: Kind; readonly id: string }[];
}

/** Conditions and settings of a commit. */
export interface CommitOptions {
  /** Refuse with `conflict` unless each of these still has this `updatedAt`. */
  readonly unchanged?: readonly { readonly kind: Kind; readonly id: string; readonly updatedAt: string }[];
}

/** What a commit did. */
export interface Committed {
  /** Moment of the commit, ISO 8601: `createdAt`/`updatedAt` of what it touched. */
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
   * @throws StoreError `quota`, `aborted`, `closed`
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

/** How the connection stands; `outdated`: a newer version took over in another tab, reload; `blocked`: an older tab holds the upgrade. */
export type StoreStatus = 'open' | 'blocked' | 'outdated';

/**
 * The one door to data. Account kinds (src/domain/operation.ts ACCOUNT_KINDS) are shared by all companies; the rest belong
 * to the company the store was opened for. Every method throws StoreError and nothing else.
 */
export interface Store {
  /** The company whose workspace this is. */
  readonly companyId: string;
  /** A living or removed record, migrated and parsed, or undefined. Throws `invalid` when it does not parse. */
  get<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>;
  /** Living records of a kind. */
  list<K extends Kind>(kind: K, query?: ListQuery): Promise<Page<Records[K]>>;
  /** Summaries of a kind's living records, newest first; all of them, or those of the given ids. */
  summaries<K extends SummaryKind>(kind: K, ids?: readonly string[]): Promise<Page<Summaries[K]>>;
  /** Commits operations all or none, in order; durable when it resolves; then tells `onChange` here and elsewhere. */
  commit(ops: readonly Op[], options?: CommitOptions): Promise<Committed>;
  /** Calls back after every commit, here or in another tab. Returns the way to stop. */
  onChange(listener: (change: Change) => void): () => void;
  /** Calls back when the connection's standing changes. Returns the way to stop. */
  onStatus(listener: (status: StoreStatus) => void): () => void;
  /**
   * Puts whole records in place, as they are (ids, moments, versions): the sample data, a restored backup. With
   * `replace`, everything the workspace holds goes first, its account records included. All or none; tells `onChange`.
   */
  load(records: readonly LoadedRecord[], options?: { replace?: boolean }): Promise<void>;
  /** Every record of the workspace and the account as stored, removed and broken ones included. */
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
