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

function holds(record: StoredRecord, fact: AnyFact): boolean {
  if (fact.map === undefined) {
    return isSame((record as unknown as Readonly<Record<string, unknown>>)[fact.field], fact.is);
  }
  const member = memberOf(record, fact.map, fact.key);
  if (fact.field === undefined) return isSame(member, fact.is);
  return member !== null && isSame((member as Readonly<Record<string, unknown>>)[fact.field], fact.is);
}

/**
 * Why an expectation is not met, or null when it is: `gone` when the record is not there (any more), `changed` when it says
 * something else now, or is there though it was not.
 * @param record the record as it stands, removed or not, or undefined when there never was one
 */
export function whyUnmet(expected: Expectation, record: StoredRecord | undefined): 'gone' | 'changed' | null {
  const facts = (expected.holds ?? []) as readonly AnyFact[];
  if (record?.deletedAt === null) {
    return expected.living !== false && facts.every((fact) => holds(record, fact)) ? null : 'changed';
  }
  return expected.living === true ? 'gone' : null;
}
