import type { Op } from '../core/operation.ts';

/** Author of a change, as the server knows them. */
export interface HistoryPerson {
  readonly id: string;
  /** As they gave it; may be empty. */
  readonly name: string;
}

/** Changes of a record by one commit. */
export interface HistoryChange {
  /** The company's number of it. */
  readonly seq: number;
  /** When its author made it, ISO 8601. */
  readonly at: string;
  readonly actor: HistoryPerson;
  /** Operations on the record. */
  readonly ops: readonly Op[];
  /** Operations that would restore the former values; null where these were not kept. */
  readonly former: readonly Op[] | null;
}

/** `GET /api/companies/:company/history?kind=…&id=…&before=…`: what was done to a record, newest first, a page at a time. */
export interface RecordHistory {
  readonly changes: readonly HistoryChange[];
  /** Number of the latest commit that erased something of it for good: values of before are nowhere. Null for none. */
  readonly erased: number | null;
  /** Whether older ones follow. */
  readonly more: boolean;
}

/** A record that was changed, by whom and how often. */
export interface ChangedRecord {
  readonly kind: string;
  readonly id: string;
  /** Number of the latest change. */
  readonly seq: number;
  /** When that was made, ISO 8601. */
  readonly at: string;
  /** Commits that changed it. */
  readonly times: number;
  /** Who, those who changed it most often first. */
  readonly people: readonly (HistoryPerson & { readonly times: number })[];
}

/** `GET /api/companies/:company/history?since=…` or `?after=…`: what was changed in a company, the latest first, a page at a time. */
export interface CompanyHistory {
  readonly records: readonly ChangedRecord[];
  /** Records that were changed in all. */
  readonly total: number;
  /** Whether others follow. */
  readonly more: boolean;
  /** The company's number now. */
  readonly head: number;
}
