import type { KindFacts } from './core/kind.ts';
import { isObject } from './core/record.ts';
import { KINDS, type Kind, type PersonalKind, type SummaryKind } from './records.ts';

/* Gives the store facts of kinds without their schemas, so that the first screen need not load those (schemas.ts). */

/** Returns the facts of a kind; undefined for one that only a newer build knows. */
const factsOf = (
  kind: Kind,
):
  | (Pick<KindFacts<unknown>, 'isPersonal' | 'keepsSummary' | 'tally' | 'shelf'> & { parent?: string; file?: string })
  | undefined => (isKind(kind) ? KINDS[kind] : undefined);

export function isSummaryKind(kind: Kind): kind is SummaryKind {
  return factsOf(kind)?.keepsSummary === true;
}

/** Whether the search reads records of a kind. */
export function isFoundKind(kind: Kind): boolean {
  return isKind(kind) && KINDS[kind].search !== undefined;
}

/** Whether an untrusted value names a kind. */
export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(KINDS, value);
}

/** Whether records of the kind live with the person, whatever company is open. */
export function isPersonal(kind: Kind): kind is PersonalKind {
  return factsOf(kind)?.isPersonal === true;
}

export const FILE_KINDS: readonly Kind[] = (Object.keys(KINDS) as Kind[]).filter(
  (kind) => KINDS[kind].file !== undefined,
);

const textField = (record: unknown, field: string | undefined): string | null => {
  if (field === undefined || !isObject(record) || !Object.hasOwn(record, field)) return null;
  const value = record[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Id of a record's parent, or '' when it has none. Takes whatever is stored, damaged records included. */
export function parentOf(kind: Kind, record: unknown): string {
  return textField(record, factsOf(kind)?.parent) ?? '';
}

/** Returns the count that a stored record belongs to below its parent; undefined for kinds that are not counted so. */
export const tallyOf = (kind: Kind, record: unknown): string | undefined => factsOf(kind)?.tally?.(record);

/** Returns the shelf of its kind that a stored record is on; undefined for kinds that have none. */
export const shelfOf = (kind: Kind, record: unknown): string | undefined => factsOf(kind)?.shelf?.(record);

/** SHA-256 ids of the files that a record names. Takes whatever is stored, damaged records included. */
export function filesOf(kind: Kind, record: unknown): readonly string[] {
  const id = textField(record, factsOf(kind)?.file);
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
