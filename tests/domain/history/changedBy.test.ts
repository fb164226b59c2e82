import { expect, it } from 'vitest';

import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { changedBy } from '#src/domain/history/changedBy.ts';
import type { RecordHistory } from '#src/domain/history/history.ts';

const ON = { kind: 'research', id: 'r' } as const;
const by = (name: string, ...ops: object[]) => ({
  seq: 1,
  at: '2026-06-01T12:00:00.000Z',
  actor: { id: name, name },
  ops: ops.map((op) => ({ ...ON, ...op }) as unknown as Op),
  former: null,
});
const INSIGHT = { map: 'insights', key: 'i' };

/** The newest first, as a page of a history comes. */
const CHANGES = [
  by('Олег', { op: 'set', fields: { status: 'completed' } }),
  by('Анна', { op: 'set', fields: { title: 'A' } }, { op: 'set', fields: { author: 'Б' } }),
  by('Павел', { op: 'setMember', ...INSIGHT, fields: { text: 'A' } }),
  by('Вера', { op: 'drop', map: 'insights', key: 'other' }),
  by('Глеб', { op: 'put', map: 'questions', key: 'i', value: {} }),
  by('Ирина', { op: 'create', record: {} }),
];
const who = (...holds: object[]): string | undefined =>
  changedBy({ changes: CHANGES } as unknown as RecordHistory, { ...ON, holds } as Expectation)?.name;

it.each([
  ['Анна', [{ field: 'title', is: 'Было' }]],
  // Whichever of them was touched last.
  [
    'Олег',
    [
      { field: 'title', is: 'Было' },
      { field: 'status', is: 'planning' },
    ],
  ],
  ['Павел', [{ ...INSIGHT, field: 'text', is: 'Было' }]],
  ['Павел', [{ ...INSIGHT, is: null }]],
  ['Павел', [{ field: 'insights', is: {} }]],
  ['Вера', [{ map: 'insights', key: 'other', is: null }]],
  ['Глеб', [{ map: 'questions', key: 'i', is: null }]],
  // No one since it was made.
  ['Ирина', [{ field: 'description', is: '' }]],
  ['Ирина', []],
])('%s changed last what was relied on: %j', (name, holds) => {
  expect(who(...holds)).toBe(name);
});

it.each(['create', 'ensure', 'remove', 'restore'])('who did «%s» did it to all of it', (op) => {
  const one = by('Анна', { op });
  expect(changedBy({ changes: [one] } as unknown as RecordHistory, ON as Expectation)?.name).toBe('Анна');
});

it('nobody is named where the page does not tell', () => {
  const changes = CHANGES.slice(0, 1);
  const expected = { ...ON, holds: [{ field: 'title', is: 'A' }] } as Expectation;
  expect(changedBy({ changes } as unknown as RecordHistory, expected)).toBeNull();
});
