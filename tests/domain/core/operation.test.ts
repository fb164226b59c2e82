import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GoneError, OperationError, applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';

import { creation, ensuring, example } from '#tests/store/examples.ts';
import { ABSENT, anyOp, everydayOp, standingAfter, standingOf, type Standing } from '#tests/store/sequences.ts';

const AT = '2026-02-01T00:00:00.000Z';
const LATER = '2026-03-01T00:00:00.000Z';

const asData = (record: StoredRecord): { data: object } => {
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
    expect(applyOp(undefined, creation('research'), AT)).toMatchObject({ v: 2, createdAt: AT, updatedAt: AT });
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

describe('many operations of one commit', () => {
  it('come to the same with maps copied once, and change nothing that was there before', () => {
    const [r1, r2, a1] = [
      example('research', { id: 'r1' }),
      example('research', { id: 'r2', deletedAt: AT }),
      example('audience', { id: 'a1' }),
    ];
    const before = new Map<string, StoredRecord>([r1, r2, a1].map((record) => [record.id, record]));
    const kept = JSON.stringify([...before]);
    fc.assert(
      fc.property(fc.array(fc.oneof(anyOp, everydayOp), { maxLength: 30 }), (ops) => {
        const given = JSON.stringify(ops);
        const [one, other] = [new Map(before), new Map(before)];
        const own = new WeakSet<object>();
        const inverses: Op[] = [];
        for (const op of ops) {
          const plain = tried(one.get(op.id), op);
          if (plain === null) continue;
          one.set(op.id, plain);
          inverses.unshift(...invertOp(other.get(op.id), op));
          other.set(op.id, applyOp(other.get(op.id), op, LATER, own));
        }
        expect(other).toEqual(one);
        // The inverses were noted while the maps were written into.
        for (const op of inverses) other.set(op.id, applyOp(other.get(op.id), op, LATER));
        for (const [id, record] of before) expect(standing(other.get(id))).toEqual(standing(record));
        expect(JSON.stringify([...before])).toBe(kept);
        expect(JSON.stringify(ops)).toBe(given);
      }),
    );
  });

  it('copy a map once', () => {
    const own = new WeakSet<object>();
    const first = applyOp(example('research'), put('b'), AT, own);
    const second = applyOp(first, put('c'), AT, own);
    expect(second).not.toBe(first);
    expect((second as { insights?: object }).insights).toBe((first as { insights?: object }).insights);
  });
});

const standing = (record: StoredRecord | undefined): Standing =>
  record === undefined ? ABSENT : standingOf(asData(record).data, record.deletedAt === null);
/** The record after an operation, or null when it is refused. */
const tried = (before: StoredRecord | undefined, op: Op): StoredRecord | null => {
  try {
    return applyOp(before, op, LATER);
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
};

describe('ensure', () => {
  const ensure = ensuring('research', { title: 'С начала' });
  const removed = example('research', { title: 'Прежнее', deletedAt: AT });

  it('makes a record that never was, and brings a removed one back as the defaults', () => {
    expect(applyOp(undefined, ensure, AT)).toMatchObject({ title: 'С начала', createdAt: AT, deletedAt: null });
    expect(applyOp(removed, ensure, LATER)).toMatchObject({
      title: 'С начала',
      createdAt: removed.createdAt,
      updatedAt: LATER,
      deletedAt: null,
    });
    expect(() => applyOp(undefined, { ...ensure, id: 'another' } as Op, AT)).toThrow(OperationError);
  });

  it('leaves a living record exactly as it is, so that two who make the same one merge by field', () => {
    const first = [ensure, set({ title: 'Первый' })];
    const second = [ensure, set({ description: 'Второй' })];
    const merged = [...first, ...second].reduce<StoredRecord | undefined>(
      (record, op) => applyOp(record, op, AT),
      undefined,
    );
    expect(merged).toMatchObject({ title: 'Первый', description: 'Второй' });
    const living = example('research');
    expect(applyOp(living, ensure, LATER)).toBe(living);
    expect(invertOp(living, ensure)).toEqual([]);
  });

  it('gives back what a removed record held when it is taken back', () => {
    const back = invertOp(removed, ensure).reduce(
      (record, op) => applyOp(record, op, LATER),
      applyOp(removed, ensure, AT),
    );
    expect(without(back)).toEqual(without(removed));
  });
});

describe('a removed record', () => {
  const removed = example('research', { deletedAt: AT });

  it('takes no writes; it can be removed again and restored', () => {
    for (const op of [set({ title: 'x' }), put('b'), { ...put('i-0'), op: 'drop' } as Op]) {
      expect(() => applyOp(removed, op, LATER)).toThrow(GoneError);
      expect(() => applyOp(undefined, op, LATER)).toThrow(GoneError);
      expect(() => invertOp(removed, op)).toThrow(GoneError);
    }
    const on = { kind: 'research', id: 'research-1' } as const;
    expect(applyOp(removed, { op: 'remove', ...on }, LATER)).toMatchObject({ deletedAt: AT });
    expect(applyOp(removed, { op: 'restore', ...on }, LATER)).toMatchObject({ deletedAt: null });
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
        const inverses: { id: string; back: readonly Op[]; before: StoredRecord | undefined }[] = [];
        for (const op of ops) {
          const before = records.get(op.id);
          const after = tried(before, op);
          expect(after && standing(after)).toEqual(standingAfter(op, standing(before)));
          if (after === null) continue;
          inverses.push({ id: op.id, back: invertOp(before, op), before });
          records.set(op.id, after);
        }
        for (const { id, back: ops, before } of inverses.reverse()) {
          const back = ops.reduce((record, op) => applyOp(record, op, LATER), records.get(id)) as StoredRecord;
          records.set(id, back);
          // A creation is taken back by removal.
          expect(without(back)).toEqual(before ? without(before) : { ...asData(back), living: false });
        }
      }),
    );
    expect(start.size).toBe(3);
  });

  it('drops a new member even if every object answers to its key', () => {
    expect(invertOp(example('research'), put('toString'))).toMatchObject([{ op: 'drop', key: 'toString' }]);
  });
});
