import { ACCOUNT_KINDS, VERSIONS, type Kind, type Records } from '#src/domain/operation.ts';

import type { SummaryKind } from './port.ts';

/* What is known of kinds without their schemas, so that the first screen need not load those (kinds.ts). */

type FieldOfKind = { readonly [K in Kind]?: keyof Records[K] & string };

/** Field with the parent's id: see `ListQuery.parent`. */
const PARENTS: FieldOfKind = {
  material: 'researchId',
  materialText: 'researchId',
  hypothesis: 'researchId',
  persona: 'audienceId',
  contactList: 'audienceId',
  recruitingRequest: 'audienceId',
  member: 'companyId',
};

/** Field with the SHA-256 of a file that the record names. */
const FILES: FieldOfKind = { material: 'fileId', profile: 'avatarFileId' };

/** Kinds whose records name files. */
export const FILE_KINDS = Object.keys(FILES) as readonly Kind[];

/** Kinds that keep summaries. */
const SUMMARY_KINDS: Readonly<Record<SummaryKind, true>> = { research: true, experiment: true, audience: true };

/** Whether a kind keeps summaries. */
export function isSummaryKind(kind: Kind): kind is SummaryKind {
  return Object.hasOwn(SUMMARY_KINDS, kind);
}

/** Whether an untrusted value names a kind. */
export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(VERSIONS, value);
}

/** Whether all companies share the kind. */
export function isAccountKind(kind: Kind): boolean {
  return (ACCOUNT_KINDS as readonly Kind[]).includes(kind);
}

/** An object that is not a list: what a record must be before anything else can be said of it. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textField = (record: unknown, field: string | undefined): string | null => {
  if (field === undefined || !isObject(record) || !Object.hasOwn(record, field)) return null;
  const value = record[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Id of a record's parent, or '' when it has none. Takes whatever is stored, damaged records included. */
export function parentOf(kind: Kind, record: unknown): string {
  return textField(record, PARENTS[kind]) ?? '';
}

/** SHA-256 ids of the files that a record names. Takes whatever is stored, damaged records included. */
export function filesOf(kind: Kind, record: unknown): readonly string[] {
  const id = textField(record, FILES[kind]);
  return id === null ? [] : [id];
}

/** Order of lists, newest first: by `createdAt`, then by id. */
export function newestFirst(
  a: { readonly createdAt: string; readonly id: string },
  b: { readonly createdAt: string; readonly id: string },
): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}
