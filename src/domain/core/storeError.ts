import type { Kind } from '../records.ts';

/** Why the store could not do it. */
export type StoreErrorCode =
  /** The disk or the browser's quota is full. */
  | 'quota'
  /** The database cannot be opened, or was closed by a newer version in another tab. */
  | 'closed'
  /** The record has changed since it was read, an operation does not fit it, or it does not exist (any more). */
  | 'conflict'
  /** A record does not have its kind's shape. */
  | 'invalid'
  /** The role in the company does not allow it. */
  | 'forbidden'
  /** It needs the server, and the server does not answer now. */
  | 'offline'
  /** The caller cancelled. */
  | 'aborted';

/** Reason for `closed`, for the person's next step. */
export type ClosedReason =
  /** A newer version of the app took over in another tab: reload. */
  | 'outdated'
  /** The browser gives no database: private mode, switched off, not supported. */
  | 'unavailable'
  /** The browser failed at it this once, or ended the connection. */
  | 'failed';

/** Reason for `conflict`, where it calls for a different next step. */
export type ConflictReason =
  /** The record to be written into is removed, or never was. */
  'gone';

/** A refusal of the store. Its message is for developers; store/messages.ts has the Russian one. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** Kind of the failure. */
  readonly code: StoreErrorCode;
  /** Whether the same call may succeed later without the person doing anything. */
  readonly retryable: boolean;
  /** The reason, for `closed` and for some `conflict`s. */
  readonly reason: ClosedReason | ConflictReason | undefined;
  /** For `conflict`: the author of the other change, in the form of a sentence, «коллега (Анна)»; empty where unknown. */
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
