import type { Role } from '#src/domain/account/account.ts';
import type { RecordName } from '#src/domain/plan.ts';
import type { Kind } from '#src/domain/records.ts';
import type { CommitRefusal, SentCommit } from '#src/domain/sync/protocol.ts';

import type { Envelope } from '../plan.ts';

/* Rows of the tables of the browser's database (schema.ts). */

/** Primary key of records and summaries. */
export type RowKey = readonly [space: string, kind: string, id: string];

/** A row of `records`: the record as it is, under its envelope. */
export interface RecordRow extends Envelope {
  /** A company's id, or `account`. */
  readonly space: string;
  /** Never trusted: parsed on every read. */
  readonly record: unknown;
}

/** A row of `summaries`: only living, valid records have one. */
export interface SummaryRow {
  readonly space: string;
  readonly kind: Kind;
  readonly id: string;
  /** Never trusted: parsed on every read, made anew when it does not parse. */
  readonly summary: unknown;
}

/** A row of `blobs`: bytes, never written twice. The browser keeps them on disk; reading the row does not read them. */
export interface BlobRow {
  /** SHA-256, lower-case hex. */
  readonly id: string;
  readonly blob: Blob;
}

/** A row of `files`: what is known of a blob, apart from it, so that noting a second `put` does not write the bytes again. */
export interface FileRow {
  /** SHA-256, lower-case hex. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** ISO 8601 moment of the last `put` of these bytes. */
  readonly putAt: string;
}

/** A row of `meta`: facts of the database itself. */
export interface MetaRow {
  /** `started`: data was put in place or replaced once, so the sample never comes by itself. */
  readonly key: 'started';
  readonly value: string;
}

/** A row of `teams`: a company that is shared through the server, as this device knows it. */
export interface TeamRow {
  readonly companyId: string;
  /** Who works here, by the server's account of them. */
  readonly person: { readonly id: string; readonly name: string };
  readonly role: Role;
  /** Id of one's own member record; none while the server has not told it. */
  readonly memberId?: string;
  /** Whether the person sees names of those whom the company asks; not given while the server has not told it. */
  readonly seesNames?: boolean;
  /** `uploading`: it is being uploaded, invisible to others; commits made meanwhile wait in the outbox. */
  readonly state: 'uploading' | 'open';
  /** The server has said that the person is not of it any more: nothing is changed here until it lets them in again. */
  readonly isOut?: true;
  /** Nothing of it is here but what its author had not sent: let in again, they get all of it anew. */
  readonly isCleared?: true;
  /** All changes up to this number of the company are here. 0: none yet. */
  readonly seq: number;
  /** While it is uploaded: the last record that the server is known to have, in the order of keys. */
  readonly uploaded?: readonly [space: string, kind: string, id: string];
}

/** A row of `outbox`: a commit on its way to the server, as it is sent. In the order of their numbers. */
export interface OutboxRow {
  /** Given by the database. */
  readonly number?: number;
  readonly companyId: string;
  readonly commit: SentCommit;
  /** The company's number after it, once the server has taken it; 0 until then. It stays until all up to that has come back. */
  readonly seq: number;
  /** Records whose former values were erased for good while it was on its way: refused, it forgets what it says of them. */
  readonly forgets?: readonly RecordName[];
}

/** A row of `shadows`: a record in the server's state, while commits of the outbox depend on it. */
export interface ShadowRow {
  readonly companyId: string;
  readonly kind: Kind;
  readonly id: string;
  /** As stored; not given where the server has none. */
  readonly record?: unknown;
}

/** A row of `refused`: a commit that the server did not take, set aside for its author. */
export interface RefusedRow {
  /** The commit's. */
  readonly id: string;
  readonly companyId: string;
  readonly commit: SentCommit;
  readonly refusal: CommitRefusal;
}

/** A row of `teamFiles`: what is known of a file of a shared company and its server. */
export interface TeamFileRow {
  readonly companyId: string;
  /** SHA-256, lower-case hex. */
  readonly id: string;
  /**
   * `there`: the server has it. `tooLarge`: it has no room for it. `unreadable`: it can no longer be read here, or does not match
   * its name. `erasing`: it was erased here, and the server is to erase it.
   */
  readonly state: 'there' | 'tooLarge' | 'unreadable' | 'erasing';
  /** ISO 8601 moment at which that was noted. */
  readonly at: string;
}

/** A row of `searches`: a company whose search index is kept; while there is one, changes of what search reads are noted. */
export interface SearchRow {
  readonly companyId: string;
  /** Another one whenever it is begun anew. */
  readonly id: string;
  /** How many times records were written since it was begun. */
  readonly number: number;
  /** Up to which of them they are in what is kept; not given while nothing is. */
  readonly kept?: number;
}

/** A row of `searchParts`: a piece of a search index that is kept. Made of records, and never trusted. */
export interface SearchPartRow {
  readonly companyId: string;
  readonly name: string;
  readonly value: unknown;
}

/** A row of `unindexed`: a record that was written after the index was kept. */
export interface UnindexedRow {
  readonly companyId: string;
  readonly kind: Kind;
  readonly id: string;
  /** The number of the last time ({@link SearchRow.number}). */
  readonly number: number;
}

/** A row of `frames`: how a section looked last (app/boot/ownFrame.ts), or the note of who is about to keep that. Never read here. */
export interface FrameRow {
  /** The section's address; of a note another word. */
  readonly path: string;
}
