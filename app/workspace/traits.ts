import { ACCOUNT_KINDS, type Kind, type Records } from '#src/domain/operation.ts';

import type { Summaries, SummaryKind } from './port.ts';

/**
 * What the rest of the app must know of the kinds without their schemas, which come with the database code
 * (app/workspace/kinds.ts): this file is part of the first screen.
 */

/** Field with the parent's id, of kinds that have a parent: see `ListQuery.parent`. */
export const PARENT_FIELDS: { readonly [K in Kind]?: keyof Records[K] & string } = {
  material: 'researchId',
  materialText: 'researchId',
  hypothesis: 'researchId',
  persona: 'audienceId',
  contact: 'audienceId',
  recruitingRequest: 'audienceId',
  member: 'companyId',
};

const SUMMARISED: { readonly [K in keyof Summaries]: true } = { research: true, experiment: true, audience: true };

/** Whether a kind keeps summaries. */
export function isSummaryKind(kind: Kind): kind is SummaryKind {
  return Object.hasOwn(SUMMARISED, kind);
}

/** Whether all companies share the kind. */
export function isAccountKind(kind: Kind): boolean {
  return (ACCOUNT_KINDS as readonly Kind[]).includes(kind);
}

/** An object that is not a list: what a record must be before anything else can be said of it. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text of a record's own, or null. Takes whatever is stored, damaged records included. */
export function textField(record: unknown, field: string | null | undefined): string | null {
  if (!field || !isObject(record) || !Object.hasOwn(record, field)) return null;
  const value = record[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Id of a record's parent, or '' when it has none. Takes whatever is stored, damaged records included. */
export function parentOf(kind: Kind, record: unknown): string {
  return textField(record, PARENT_FIELDS[kind]) ?? '';
}

/** Order of lists, newest first: by `createdAt`, then by id. */
export function newestFirst(
  a: { readonly createdAt: string; readonly id: string },
  b: { readonly createdAt: string; readonly id: string },
): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}
