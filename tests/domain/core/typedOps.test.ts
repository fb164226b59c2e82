import { expect, it } from 'vitest';

import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';

const product = { name: 'Сайт', status: 'active', position: 'a' } as const;
const insight = { text: 'Долго', quote: '', passage: null, position: 'a' };

/*
 * Mistakes that the compiler must refuse: each line below it does not compile, or `tsc` says that the note is unused. Every
 * mistake is in a union of its own, so that nothing else in it is at fault.
 */
const company = { kind: 'company', id: 'c' } as const;
const board = { kind: 'board', id: 'vision' } as const;

const sound: readonly Op[] = [
  { op: 'put', ...company, map: 'products', key: 'p', value: product },
  { op: 'setMember', ...company, map: 'products', key: 'p', fields: { status: 'development' } },
  { op: 'drop', ...company, map: 'products', key: 'p' },
];
const soundExpectations: readonly Expectation[] = [
  { ...company, holds: [{ field: 'name', is: 'Ромашка' }] },
  { ...company, holds: [{ map: 'products', key: 'p', is: product }] },
  { ...company, holds: [{ map: 'products', key: 'p', is: null }] },
  { ...company, holds: [{ map: 'products', key: 'p', field: 'status', is: 'active' }] },
];
const wrong = (): readonly (Op | Expectation)[] => [
  // @ts-expect-error -- a map of another kind
  { op: 'put', ...company, map: 'insights', key: 'p', value: insight },
  // @ts-expect-error -- a member of another map
  { op: 'put', ...company, map: 'products', key: 'p', value: insight },
  // @ts-expect-error -- a member without its place
  { op: 'put', ...company, map: 'products', key: 'p', value: { name: 'Сайт', status: 'active' } },
  // @ts-expect-error -- a key that the map does not have
  { op: 'drop', ...board, map: 'cards', key: 'nothing' },
  // @ts-expect-error -- a field that is no keyed map
  { op: 'drop', ...company, map: 'name', key: 'p' },
  // @ts-expect-error -- a field that the member does not have
  { op: 'setMember', ...company, map: 'products', key: 'p', fields: { text: 'Сайт' } },
  // @ts-expect-error -- a value that the member's field cannot have
  { op: 'setMember', ...company, map: 'products', key: 'p', fields: { status: 'paused' } },
  // @ts-expect-error -- a kind that has no keyed maps
  { op: 'put', kind: 'profile', id: 'profile', map: 'products', key: 'p', value: product },
  // @ts-expect-error -- a field of another kind
  { ...company, holds: [{ field: 'title', is: 'Ромашка' }] },
  // @ts-expect-error -- what the store keeps itself
  { ...company, holds: [{ field: 'updatedAt', is: '2026-01-01' }] },
  // @ts-expect-error -- a member of another map
  { ...company, holds: [{ map: 'products', key: 'p', is: insight }] },
];

it('operations and expectations on members are typed by the kind and the map', () => {
  expect([sound.length, soundExpectations.length, wrong().length]).toEqual([3, 4, 11]);
});
