import { applyOp, type Op } from '../core/operation.ts';
import {
  editFields,
  type EditContext,
  type EditedKind,
  type FieldHistory,
  type FieldValue,
} from '../core/fieldHistory.ts';
import type { Expectation } from '../core/expectation.ts';
import { isActed } from './actsTowardsOthers.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import { isSame } from '../core/same.ts';
import { basisOf } from '../sync/basis.ts';
import type { Kind } from '../records.ts';
import { isMasked } from './masked.ts';
import { valueAt, type PlaceChange } from './places.ts';

/** Operations that restore a record's former values, and the conditions for them. */
export interface Restoring {
  /** None when nothing would be different. */
  readonly ops: readonly Op[];
  readonly expect: readonly Expectation[];
}

type Named = { readonly kind: Kind; readonly id: string };

const EDITED: ReadonlySet<Kind> = new Set<Kind>(['research', 'hypothesis', 'experiment'] satisfies EditedKind[]);

/** Whether a former value can be given back: it is known, no secret, no act of a round (R432), and its place is there. */
export function canRestore(kind: Kind, change: PlaceChange, record: StoredRecord | undefined): boolean {
  const { place, before, isKnown } = change;
  // A round's own acts change its state and its questions.
  if (kind === 'round' && place.map === undefined && isActed(kind, place.field)) return false;
  if (!isKnown || !record || isMasked(before) || isSame(valueAt(record, place) ?? null, before ?? null)) return false;
  // A field of a member that is gone has no place; it comes back with the member.
  return (
    place.map === undefined ||
    place.field === undefined ||
    isObject(valueAt(record, { map: place.map, key: place.key }))
  );
}

function opsFor(on: Named, record: StoredRecord, change: PlaceChange, context: EditContext): readonly Op[] {
  const { place, before } = change;
  if (!canRestore(on.kind, change, record)) return [];
  if (place.map === undefined) {
    const value = (before ?? null) as FieldValue;
    const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
    // These kinds keep what a field said in the record itself, too.
    if (EDITED.has(on.kind) && isPlain) {
      const edited = record as StoredRecord & { readonly history: FieldHistory };
      return editFields(on.kind as EditedKind, edited, { [place.field]: value } as never, context);
    }
    return [{ op: 'set', ...on, fields: { [place.field]: value } } as Op];
  }
  const { map, key, field } = place;
  if (field !== undefined) return [{ op: 'setMember', ...on, map, key, fields: { [field]: before ?? null } } as Op];
  return [
    (before === undefined ? { op: 'drop', ...on, map, key } : { op: 'put', ...on, map, key, value: before }) as Op,
  ];
}

/**
 * Restores the former values of some places over the current record: changes in other places since stay. A removed record is
 * restored first. It is valid only while these places hold the values seen.
 * @param record the current record
 * @param changes of one version, or of one place of it
 */
export function restoring(
  on: Named,
  record: StoredRecord,
  changes: readonly PlaceChange[],
  context: EditContext,
): Restoring {
  const back: Op[] = record.deletedAt === null ? [] : [{ op: 'restore', ...on } as Op];
  const ops = [...back];
  let standing = back.reduce((before, op) => applyOp(before, op, before.updatedAt), record);
  for (const change of changes) {
    for (const op of opsFor(on, standing, change, context)) {
      ops.push(op);
      standing = applyOp(standing, op, standing.updatedAt);
    }
  }
  return { ops, expect: basisOf(ops, () => record) };
}
