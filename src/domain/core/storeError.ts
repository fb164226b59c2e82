import type { Kind } from '../records.ts';

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
  /** The role in the company does not allow it. */
  | 'forbidden'
  /** It needs the server, and the server does not answer now. */
  | 'offline'
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
  /** With `conflict`: who changed the same since, as a sentence says it, «коллега (Анна)»; empty where that is not known. */
  readonly by: string;

  constructor(
    code: StoreErrorCode,
    message: string,
    options?: {
      retryable?: boolean;
      reason?: ClosedReason | ConflictReason | undefined;
      by?: string;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options?.cause });
    this.code = code;
    this.retryable = options?.retryable ?? false;
    this.reason = options?.reason;
    this.by = options?.by ?? '';
  }
}

/** The refusal of an action on a record that is not there (any more). */
export function gone(kind: Kind, id: string): StoreError {
  return new StoreError('conflict', `no living ${kind} «${id}»`, { reason: 'gone' });
}
