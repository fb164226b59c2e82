import { expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import { isActed, isActTowardsOthers } from '#src/domain/history/actsTowardsOthers.ts';

const op = (kind: string, more: object): Op => ({ kind, id: 'x', ...more }) as unknown as Op;
const set = (kind: string, ...fields: string[]): Op =>
  op(kind, { op: 'set', fields: Object.fromEntries(fields.map((field) => [field, 1])) });

it.each([
  ['a round begins', [set('round', 'title', 'state')]],
  ['somebody gets another role', [set('member', 'role')]],
  ['somebody loses their access', [op('member', { op: 'remove' })]],
  ['somebody has it again', [op('member', { op: 'restore' })]],
  ['a widget stands on a site', [set('channel', 'value')]],
  ['one of several is an act', [set('research', 'title'), set('member', 'status')]],
])('%s: an act towards others', (_, ops) => {
  expect(isActTowardsOthers(ops)).toBe(true);
});

it.each([
  ['a round is called otherwise', [set('round', 'title')]],
  ['a study is done', [set('research', 'status', 'state', 'role')]],
  ['a study goes and comes back', [op('research', { op: 'remove' }), op('research', { op: 'restore' })]],
  ['somebody is called otherwise', [set('member', 'name')]],
  ['somebody is listed', [op('member', { op: 'create', record: { role: 'Viewer' } })]],
  ['nothing is done', []],
])('%s: the page may take it back', (_, ops) => {
  expect(isActTowardsOthers(ops)).toBe(false);
});

it('a field is one of its own kind', () => {
  expect([isActed('round', 'keepsMonths'), isActed('scenario', 'state'), isActed('member', 'state')]).toEqual([true, false, false]); // prettier-ignore
});
