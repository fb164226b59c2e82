import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { leftBy, nameOfRecord } from '#src/domain/core/undo.ts';
import { whyUnmet } from '#src/domain/core/unmet.ts';

/** State of a record after operations: it must be unchanged before they are undone. */

const on = { kind: 'scenario', id: 's' } as const;
const op = (rest: object): Op => ({ ...on, ...rest }) as unknown as Op;
const set = (fields: object) => op({ op: 'set', fields });
const put = (key: string, value: object) => op({ op: 'put', map: 'stages', key, value });
const change = (key: string, fields: object) => op({ op: 'setMember', map: 'stages', key, fields });
const drop = (key: string) => op({ op: 'drop', map: 'stages', key });
const create = op({ op: 'create', record: { id: 's', title: 'Имя', stages: { a: { title: 'А' } } } });
const ensure = op({ op: 'ensure', defaults: { id: 's', title: 'Иное', stages: {} } });
const remove = op({ op: 'remove' });
const restore = op({ op: 'restore' });

const left = (...ops: Op[]) => leftBy(ops)[0];
const holds = (...facts: object[]) => ({ ...on, living: true, holds: facts });
const title = (is: string) => ({ field: 'title', is });
const stages = (is: object) => ({ field: 'stages', is });
const stage = (key: string, is: object | null) => ({ map: 'stages', key, is });

/** A record after an operation; undefined when it cannot be done there: a member to change is not there. */
function after(record: StoredRecord | undefined, one: Op): StoredRecord | undefined {
  try {
    return applyOp(record, one, '2026-11-22T00:00:00.000Z');
  } catch {
    return undefined;
  }
}

const called = (fields: object) => nameOfRecord(fields as unknown as StoredRecord);

describe('operations leave', () => {
  it.each([
    ['all of a record that they made', [create], holds(title('Имя'), stages({ a: { title: 'А' } }))],
    ['the last value of a field', [set({ title: 'Раз' }), set({ title: 'Два' })], holds(title('Два'))],
    ['a member as it was put', [put('b', { title: 'Б' })], holds(stage('b', { title: 'Б' }))],
    [
      'a member with what was changed in it since',
      [put('b', { title: 'Б', position: 'a' }), change('b', { title: 'В' })],
      holds(stage('b', { title: 'В', position: 'a' })),
    ],
    [
      'of a member that was there before, the fields that they wrote',
      [change('b', { title: 'Б' }), change('b', { position: 'a' }), change('b', { title: 'В' })],
      holds(
        { map: 'stages', key: 'b', field: 'title', is: 'В' },
        { map: 'stages', key: 'b', field: 'position', is: 'a' },
      ),
    ],
    ['no member that they dropped', [change('b', { title: 'Б' }), drop('b')], holds(stage('b', null))],
    ['members of one map each by itself', [put('b', {}), drop('c')], holds(stage('b', {}), stage('c', null))],
    [
      'a whole map with what was put, changed and dropped in it',
      [create, put('b', { title: 'Б' }), change('a', { position: 'a' }), put('c', {}), drop('c')],
      holds(title('Имя'), stages({ a: { title: 'А', position: 'a' }, b: { title: 'Б' } })),
    ],
    [
      'a map that was set as a whole, whatever was done in it before',
      [put('b', {}), op({ op: 'put', map: 'other', key: 'o', value: {} }), set({ stages: { z: {} } })],
      holds(stages({ z: {} }), { map: 'other', key: 'o', is: {} }),
    ],
    ['nothing but its absence of a record that they removed', [create, remove], { ...on, living: false }],
    ['a record that came back', [remove, restore], holds()],
    ['what a record was that they ensured', [ensure, set({ title: 'Моё' })], holds(title('Моё'))],
    [
      'the defaults when they removed it first',
      [create, put('b', {}), remove, ensure],
      holds(title('Иное'), stages({})),
    ],
    ['what they wrote when it was there', [create, ensure], holds(title('Имя'), stages({ a: { title: 'А' } }))],
  ])('%s', (_, ops, expected) => {
    expect(left(...ops)).toEqual(expected);
  });

  it('each record its own', () => {
    const other = { ...set({ title: 'Б' }), id: 't' } as Op;
    const third = { ...set({ name: 'В' }), kind: 'member' } as unknown as Op;
    expect(leftBy([set({ title: 'А' }), other, third, remove])).toEqual([
      { ...on, living: false },
      { ...on, id: 't', living: true, holds: [title('Б')] },
      { kind: 'member', id: 's', living: true, holds: [{ field: 'name', is: 'В' }] },
    ]);
  });

  const key = fc.constantFrom('a', 'b', 'c');
  const word = fc.constantFrom('А', 'Б', 'В');
  const anyOp = fc.oneof(
    word.map((text) => set({ title: text })),
    fc.tuple(key, word).map(([at, text]) => put(at, { title: text, position: at })),
    fc.tuple(key, word).map(([at, text]) => change(at, { title: text })),
    key.map(drop),
    fc.constantFrom(remove, restore, ensure),
    fc.constant(set({ stages: { c: { title: 'А', position: 'c' } } })),
  );

  it('a record that meets it, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(anyOp, { minLength: 1, maxLength: 8 }), (ops) => {
        const done: Op[] = [];
        let record: StoredRecord | undefined;
        for (const one of [create, ...ops]) {
          const next = after(record, one);
          if (next === undefined) continue;
          record = next;
          done.push(one);
        }
        const expected = left(...done);
        expect(expected && whyUnmet(expected, record)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

describe('a record is called', () => {
  it('by its title, else its name, its text or its description', () => {
    const all = { description: 'О чём', text: 'Слова', name: 'Имя', title: 'Название' };
    expect(called(all)).toBe('Название');
    expect(called({ ...all, title: ' ' })).toBe('Имя');
    expect(called({ ...all, title: undefined, name: '' })).toBe('Слова');
    expect(called({ description: 'О чём', text: 5 })).toBe('О чём');
  });

  it('nothing when it says nothing of itself or is not there', () => {
    expect(called({ title: '' })).toBe('');
    expect(nameOfRecord(undefined)).toBe('');
  });
});
