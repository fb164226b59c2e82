import { openPartOf } from '../account/channelSecret.ts';
import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';

/** Shown instead of a secret: it reveals that there is one, but not which. */
export const MASK = '••••••••';

/** Whether a value is partly masked: it is not the original. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.endsWith(MASK);

type Fields = Readonly<Record<string, unknown>>;

function maskedFields(id: string, fields: Fields): Fields {
  if (!Object.hasOwn(fields, 'value') || typeof fields.value !== 'string' || fields.value === '') return fields;
  const open = openPartOf(id, fields.value);
  return open === fields.value ? fields : { ...fields, value: `${open} ${MASK}`.trim() };
}

/** A channel as those may have it who do not run the company: whether a secret is set, and not which. */
export function maskedChannel(stored: unknown): unknown {
  return isObject(stored) ? maskedFields(String(stored.id), stored) : stored;
}

/** An operation as the history may tell it: a channel's token and password never leave the server by it (R9). */
export function masked(op: Op): Op {
  if (op.kind !== 'channel') return op;
  if (op.op === 'create')
    return { ...op, record: maskedFields(op.id, op.record as unknown as Fields) } as unknown as Op;
  if (op.op === 'ensure')
    return { ...op, defaults: maskedFields(op.id, op.defaults as unknown as Fields) } as unknown as Op;
  return op.op === 'set' ? ({ ...op, fields: maskedFields(op.id, op.fields as Fields) } as Op) : op;
}
