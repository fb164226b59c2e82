import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { isSame } from '#src/domain/core/same.ts';
import { parseRow, type RecordName, type WrittenRecord } from '#src/domain/plan.ts';

import { stagedOf, type Staged, type CompanyAccess } from './ledger/staging.ts';

/** A record that was put in place, replaced or taken away as a whole. */
export interface Replaced {
  readonly named: RecordName;
  /** As stored before, or undefined. */
  readonly before: unknown;
  /** As stored now, or undefined. */
  readonly after: unknown;
}

/** Fields that the store keeps itself; no operation sets them. */
const OWN: ReadonlySet<string> = new Set(['id', 'v', 'createdAt', 'updatedAt', 'deletedAt']);

const fieldsOf = (record: StoredRecord): [string, unknown][] =>
  Object.entries(record).filter(([field]) => !OWN.has(field));

/** Operations with the moment that they are done at. */
interface Step {
  readonly at: string;
  readonly ops: readonly Op[];
}

function stepsOf({ named, before, after }: Replaced, now: string): Step[] {
  const { kind, id } = named;
  const on = { kind, id };
  const was = before === undefined ? undefined : parseRow(kind, id, before);
  const is = after === undefined ? undefined : parseRow(kind, id, after);
  // Damaged records stay on this device: the server accepts nothing without its shape.
  if (is && !is.ok) return [];
  const remove = { op: 'remove', ...on } as Op;
  if (!is) return was?.ok && was.record.deletedAt === null ? [{ at: now, ops: [remove] }] : [];
  const record = is.record as StoredRecord;
  const draft = { id, ...Object.fromEntries(fieldsOf(record)) };
  const removal: Step[] = record.deletedAt === null ? [] : [{ at: record.deletedAt, ops: [remove] }];
  if (!was)
    return [{ at: record.createdAt, ops: [{ op: 'create', ...on, record: draft } as unknown as Op] }, ...removal];

  const old = was.ok ? (was.record as unknown as Readonly<Record<string, unknown>>) : {};
  const changed = Object.fromEntries(fieldsOf(record).filter(([field, value]) => !isSame(old[field], value)));
  const set = { op: 'set', ...on, fields: changed } as Op;
  if (!was.ok) return [{ at: now, ops: [{ op: 'ensure', ...on, defaults: draft } as unknown as Op, set] }, ...removal];
  const isSetting = Object.keys(changed).length > 0;
  const isBack = was.record.deletedAt !== null && (record.deletedAt === null || isSetting);
  const ops = [...(isBack ? [{ op: 'restore', ...on } as Op] : []), ...(isSetting ? [set] : [])];
  const goes = record.deletedAt !== null && (isBack || was.record.deletedAt === null);
  const all = goes ? [...ops, remove] : ops;
  return all.length > 0 ? [{ at: now, ops: all }] : [];
}

/**
 * Returns a replaced workspace as operations for the server of a shared company, record by record, so that a refusal of one holds
 * up no other. A new record keeps the moment of its creation, by which lists are ordered.
 * @param companyId the company that the records belong to
 * @param now the moment of changes and removals, ISO 8601
 * @throws StoreError `forbidden`
 */
export function stagedByLoad(
  replaced: Replaced,
  companyId: string,
  actor: CompanyAccess,
  now: string,
  newId: () => string,
): readonly Staged[] {
  const { named, before, after } = replaced;
  const steps = stepsOf(replaced, now);
  return steps.flatMap(({ at, ops }, index) => {
    const writes = [{ kind: named.kind, record: (after ?? before) as StoredRecord } as unknown as WrittenRecord];
    const stands = index === 0 ? before : after;
    const committing = { ops, expect: [], plan: { at, writes }, before: () => stands, companyId };
    return stagedOf(committing, new Map([[companyId, actor]]), { newId });
  });
}
