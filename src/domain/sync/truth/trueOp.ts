import type { Op } from '../../core/operation.ts';
import { isSame } from '../../core/same.ts';
import { askedFields } from './asked.ts';
import {
  asFields,
  claimedMaps,
  fieldClaims,
  memberClaims,
  type Fields,
  type Ground,
  type RecordTurn,
} from './ground.ts';
import { mayDropMember, trueMap, trueMember } from './trueMember.ts';
import { trueValue } from './values.ts';

/** Claims that follow from the record itself, no matter what the device claims. */
const FOLLOWS: ReadonlySet<string> = new Set(['began', 'ended', 'edited', 'term']);

/**
 * Returns fields as they may be written.
 * @param before the record as it is; undefined for a new one
 * @param written those that the device writes
 * @returns with those that follow from them
 */
function trueFields(before: Fields | undefined, written: Fields, turn: RecordTurn, ground: Ground): Fields {
  const fields = turn.kind === 'round' ? askedFields(before, written, ground) : written;
  const right: Record<string, unknown> = { ...fields };
  for (const map of claimedMaps(turn.kind)) {
    if (Object.hasOwn(fields, map)) {
      right[map] = trueMap(map, asFields(before?.[map]), asFields(fields[map]), turn, ground);
    }
  }
  const is = { ...before, ...fields };
  for (const [field, claim] of fieldClaims(turn.kind)) {
    const [was, claimed] = [before?.[field], is[field]];
    if (claimed === undefined || (before !== undefined && isSame(was, claimed) && !FOLLOWS.has(claim))) continue;
    const value = trueValue(claim, claimed, { was, holder: { was: before, is } }, ground);
    if (Object.hasOwn(fields, field) || !isSame(value, was)) right[field] = value;
  }
  return right;
}

/**
 * Returns an operation with the server's truth in place of a device's claims; null when nothing is left of it.
 * @param before the record as it is; undefined where the operation makes it
 */
export function trueOp(op: Op, before: Fields | undefined, turn: RecordTurn, ground: Ground): Op | null {
  switch (op.op) {
    case 'create':
      return { ...op, record: trueFields(undefined, asFields(op.record), turn, ground) } as unknown as Op;
    case 'ensure':
      return { ...op, defaults: trueFields(undefined, asFields(op.defaults), turn, ground) } as unknown as Op;
    case 'set':
      return { ...op, fields: trueFields(before, asFields(op.fields), turn, ground) } as Op;
    case 'put':
    case 'setMember':
    case 'drop': {
      const { map, key } = op;
      if (memberClaims(op.kind, map).length === 0) return op;
      const all = asFields(before?.[map]);
      const was = Object.hasOwn(all, key) ? asFields(all[key]) : undefined;
      if (op.op === 'drop') return was === undefined || mayDropMember(map, was, all, turn, ground) ? op : null;
      const is = op.op === 'put' ? asFields(op.value) : { ...was, ...asFields(op.fields) };
      const right = isSame(was, is) ? is : trueMember(map, was, is, turn, ground);
      if (right === undefined) return null;
      if (op.op === 'put') return { ...op, value: right } as Op;
      const written = Object.entries(right).filter(
        ([field, value]) => Object.hasOwn(op.fields, field) || !isSame(value, was?.[field]),
      );
      return { ...op, fields: Object.fromEntries(written) } as Op;
    }
    default:
      return op;
  }
}
