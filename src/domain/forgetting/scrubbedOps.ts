import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';
import type { Kind } from '../records.ts';
import { without } from './needles.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'v', 'createdAt', 'updatedAt', 'deletedAt']);

const isMap = (value: unknown): value is Record<string, Record<string, unknown>> =>
  isObject(value) && Object.values(value).every((one) => isObject(one) && typeof one.position === 'string');

/** Operations after which a record's texts hold nothing that a needle finds. */
export function scrubbedOps(kind: Kind, record: object & { readonly id: string }, needle: RegExp): Op[] {
  const ops: Op[] = [];
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(record)) {
    if (OWN_FIELDS.has(field)) continue;
    const left = without(value, needle);
    if (left === value) continue;
    if (isMap(value) && isMap(left)) {
      for (const [key, member] of Object.entries(left)) {
        const changed = Object.entries(member).filter(([name, one]) => one !== value[key]?.[name]);
        if (changed.length > 0)
          ops.push({
            op: 'setMember',
            kind,
            id: record.id,
            map: field,
            key,
            fields: Object.fromEntries(changed),
          } as Op);
      }
    } else fields[field] = left;
  }
  return Object.keys(fields).length === 0 ? ops : [{ op: 'set', kind, id: record.id, fields } as Op, ...ops];
}
