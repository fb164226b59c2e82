import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { OperationError, applyOp, invertOp, type Op } from '#src/domain/operation.ts';
import type { StoredRecord } from '#src/domain/record.ts';

import { creation, example } from '../workspace/examples.ts';
import { anyOp } from '../workspace/sequences.ts';

const AT = '2026-02-01T00:00:00.000Z';
const LATER = '2026-03-01T00:00:00.000Z';

const asData = (record: StoredRecord): { data: unknown } => {
  const { updatedAt: _updatedAt, deletedAt: _deletedAt, ...data } = record;
  return { data };
};
const without = (record: StoredRecord): unknown => ({ ...asData(record), living: record.deletedAt === null });
const set = (fields: object): Op => ({ op: 'set', kind: 'research', id: 'research-1', fields }) as Op;
const put = (key: string, map = 'insights'): Op =>
  ({
    op: 'put',
    kind: 'research',
    id: 'research-1',
    map,
    key,
    value: { text: 'x', quote: '', passage: null, position: 'a' },
  }) as Op;

describe('applyOp', () => {
  it('never changes what it is given', () => {
    const record = Object.freeze(example('research'));
    Object.freeze(record.insights);
    for (const op of [set({ title: 'x' }), put('b'), { ...put('i-0'), op: 'drop' } as Op]) {
      expect(applyOp(record, op, LATER)).not.toBe(record);
    }
    expect(record).toEqual(example('research'));
  });

  it('notes the moment', () => {
    expect(applyOp(undefined, creation('research'), AT)).toMatchObject({ v: 1, createdAt: AT, updatedAt: AT });
    expect(applyOp(example('research'), set({ title: 'x' }), LATER)).toMatchObject({ title: 'x', updatedAt: LATER });
  });

  it('keeps the first moment of a removal', () => {
    const remove: Op = { op: 'remove', kind: 'research', id: 'research-1' };
    const removed = applyOp(example('research'), remove, AT);
    expect(applyOp(removed, remove, LATER)).toMatchObject({ deletedAt: AT });
  });

  it('refuses what does not fit', () => {
    const record = example('research');
    expect(() => applyOp(record, creation('research'), AT)).toThrow(OperationError);
    expect(() => applyOp(undefined, set({ title: 'x' }), AT)).toThrow(OperationError);
    expect(() => applyOp(undefined, { ...creation('research'), id: 'another' } as Op, AT)).toThrow(OperationError);
    for (const field of ['id', 'v', 'createdAt', 'updatedAt', 'deletedAt']) {
      expect(() => applyOp(record, set({ [field]: 'x' }), AT)).toThrow(OperationError);
    }
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expect(() => applyOp(record, put(key), AT)).toThrow(OperationError);
      expect(() => invertOp(record, put(key))).toThrow(OperationError);
    }
    for (const map of ['nothing', 'title', 'toString'])
      expect(() => applyOp(record, put('a', map), AT)).toThrow(OperationError);
  });
});

describe('invertOp', () => {
  it('takes any operation back', () => {
    const start = new Map<string, StoredRecord>([
      ['r1', example('research', { id: 'r1' })],
      ['r2', example('research', { id: 'r2', deletedAt: AT })],
      ['a1', example('audience', { id: 'a1' })],
    ]);
    fc.assert(
      fc.property(fc.array(anyOp, { maxLength: 12 }), (ops) => {
        const records = new Map(start);
        const inverses: { op: Op; before: StoredRecord | undefined }[] = [];
        for (const op of ops) {
          const before = records.get(op.id);
          const fits = op.op === 'create' ? !before : before !== undefined;
          if (!fits) continue;
          inverses.push({ op: invertOp(before, op), before });
          records.set(op.id, applyOp(before, op, LATER));
        }
        for (const { op, before } of inverses.reverse()) {
          const back = applyOp(records.get(op.id), op, LATER);
          records.set(op.id, back);
          // A creation is taken back by removal.
          expect(without(back)).toEqual(before ? without(before) : { ...asData(back), living: false });
        }
      }),
    );
    expect(start.size).toBe(3);
  });

  it('drops a new member even if every object answers to its key', () => {
    expect(invertOp(example('research'), put('toString'))).toMatchObject({ op: 'drop', key: 'toString' });
  });
});
