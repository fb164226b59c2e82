import type { Op } from '../core/operation.ts';
import type { Kind, Records } from '../records.ts';

/* Builds operations that erase a person's words from a record, removed or not: a removed record still holds them. */

export type Stored<K extends Kind = Kind> = { readonly [P in K]: { readonly kind: P; readonly record: Records[P] } }[K];

/** Operations that change a record although it may be removed. */
export const reopened = ({ kind, record: { id, deletedAt } }: Stored, ops: readonly Op[]): Op[] =>
  ops.length === 0 || deletedAt === null
    ? [...ops]
    : [{ op: 'restore', kind, id } as Op, ...ops, { op: 'remove', kind, id } as Op];

/** Operations after which a record is removed, and holds nothing. */
export const emptied = ({ kind, record: { id, deletedAt } }: Stored, fields: object): Op[] => [
  ...(deletedAt === null ? [] : [{ op: 'restore', kind, id } as Op]),
  { op: 'set', kind, id, fields } as Op,
  { op: 'remove', kind, id } as Op,
];

/** Operations that drop members of a map that holds quoted words, with what the record remembers of them. */
export function droppedOps(
  { kind, record }: Stored<'research' | 'hypothesis'>,
  map: 'insights' | 'quotes',
  keys: readonly string[],
): Op[] {
  const remembered = Object.entries(record.history).flatMap(([key, { field }]) =>
    keys.some((one) => field.startsWith(`${map}/${one}/`)) ? [key] : [],
  );
  const drop = (from: string, key: string): Op => ({ op: 'drop', kind, id: record.id, map: from, key }) as Op;
  return [...keys.map((key) => drop(map, key)), ...remembered.map((key) => drop('history', key))];
}

/** Whether a record holds nothing of these fields any more. */
export const isEmptied = (record: object, fields: object): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify((record as Record<string, unknown>)[field]) === JSON.stringify(value),
  );

/** Emptied fields of a forgotten person's mark, refusal, text and file. */
export const NOTHING = {
  mark: { text: '', respondent: '', note: '' },
  refusal: { text: '' },
  materialText: { text: '', labels: null, hidden: {} },
  material: { name: '', note: '', fileId: '', size: 0, speakers: {} },
  participant: { name: '', role: '', notes: '', segment: '', personaId: null },
} as const;
