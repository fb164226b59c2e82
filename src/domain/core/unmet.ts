import { withoutClaims } from '../sync/claims.ts';
import type { Kind } from '../records.ts';
import type { Expectation } from './expectation.ts';
import type { StoredRecord } from './record.ts';
import { isSame } from './same.ts';

const memberOf = (record: StoredRecord, map: string, key: string): unknown => {
  const members = (record as unknown as Readonly<Record<string, unknown>>)[map];
  return typeof members === 'object' && members !== null && Object.hasOwn(members, key)
    ? (members as Readonly<Record<string, unknown>>)[key]
    : null;
};

type AnyFact = { readonly is: unknown } & (
  | { readonly field: string; readonly map?: undefined }
  | { readonly map: string; readonly key: string; readonly field?: string }
);

/** Whether a record says it; who claims to have done it, and when, does not count, for that is the server's to say (R387). */
function holds(kind: Kind, record: StoredRecord, fact: AnyFact): boolean {
  const isSaid = (at: readonly string[], is: unknown): boolean =>
    isSame(withoutClaims(kind, at, is), withoutClaims(kind, at, fact.is));
  if (fact.map === undefined) {
    return isSaid([fact.field], (record as unknown as Readonly<Record<string, unknown>>)[fact.field]);
  }
  const member = memberOf(record, fact.map, fact.key);
  if (fact.field === undefined) return isSaid([fact.map, '*'], member);
  return (
    member !== null && isSaid([fact.map, '*', fact.field], (member as Readonly<Record<string, unknown>>)[fact.field])
  );
}

/**
 * Returns why an expectation is not met, or null when it is: `gone` when the record does not exist (any more), `changed` when it
 * holds other values now, or exists unexpectedly.
 * @param record the current record, removed or not, or undefined when there never was one
 */
export function whyUnmet(expected: Expectation, record: StoredRecord | undefined): 'gone' | 'changed' | null {
  const facts = (expected.holds ?? []) as readonly AnyFact[];
  if (record?.deletedAt === null) {
    return expected.living !== false && facts.every((fact) => holds(expected.kind, record, fact)) ? null : 'changed';
  }
  return expected.living === true ? 'gone' : null;
}
