import { expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import { inTrueNames, membersNamedIn } from '#src/domain/comments/trueNames.ts';
import { creation, ensuring, example } from '#tests/store/examples.ts';

const NAMES: Readonly<Record<string, string>> = { m1: 'Анна', m2: 'Павел' };
const review = example('review', { id: 'r', askedBy: 'm1', reviewerId: 'm2', answeredBy: 'm2' });
const read = ({ kind, id }: Pick<Op, 'kind' | 'id'>): unknown => {
  if (kind === 'member') return NAMES[id] === undefined ? undefined : { name: NAMES[id] };
  return id === 'r' ? review : undefined;
};
const set = (fields: object, id = 'r'): Op => ({ op: 'set', kind: 'review', id, fields }) as Op;
const turn = { isSettled: true, at: '2026-01-01T00:00:00.000Z', by: 'm2', byName: 'Директор', position: 'a' };
const comment = { id: 'c', authorId: 'm1', authorName: 'Директор', turns: { t: turn } };

it('whoever speaks does so under the name that the company knows them by', () => {
  for (const [op, field] of [
    [creation('comment', comment), 'record'],
    [ensuring('comment', comment), 'defaults'],
  ] as const) {
    const [right] = inTrueNames([op], read) as unknown as Record<string, object>[];
    expect(right?.[field]).toMatchObject({ authorName: 'Анна', turns: { t: { by: 'm2', byName: 'Павел' } } });
  }
  const put = { op: 'put', kind: 'comment', id: 'c', map: 'turns', key: 't', value: turn } as unknown as Op;
  expect(inTrueNames([put], read)).toMatchObject([{ value: { byName: 'Павел', isSettled: true } }]);
  const asked = creation('review', { askedBy: 'm1', askedByName: 'x', reviewerId: 'm2', reviewerName: 'x' });
  expect(inTrueNames([asked], read)).toMatchObject([{ record: { askedByName: 'Анна', reviewerName: 'Павел' } }]);
  expect(inTrueNames([set({ answeredBy: 'm1', answeredByName: 'x' })], read)).toMatchObject([
    { fields: { answeredByName: 'Анна' } },
  ]);
});

it('a name by itself is that of whoever stands there, or is made in the same commit', () => {
  expect(inTrueNames([set({ answeredByName: 'x' })], read)).toMatchObject([{ fields: { answeredByName: 'Павел' } }]);
  const asked = creation('review', { id: 'new', answeredBy: 'm1' });
  const [, named] = inTrueNames([asked, set({ answeredByName: 'x' }, 'new')], read);
  expect(named).toMatchObject({ fields: { answeredByName: 'Анна' } });
});

it('what names nobody, or somebody whom the company does not know, stays as it is', () => {
  const ops = [creation('research'), creation('comment', { authorId: 'gone', authorName: 'Ольга' })];
  expect(inTrueNames(ops, read)).toMatchObject(ops);
  expect(inTrueNames([set({ answeredBy: '', answeredByName: '' })], read)).toMatchObject([
    { fields: { answeredByName: '' } },
  ]);
  const odd = [{ op: 'create', kind: 'comment', id: 'c', record: null }, set({ turns: [1] })] as unknown as Op[];
  expect(() => inTrueNames(odd, read)).not.toThrow();
});

it('asks for the members that are named, once each', () => {
  expect(membersNamedIn([creation('comment', comment), set({ answeredBy: '' }), creation('member')])).toEqual([
    { kind: 'member', id: 'm1' },
    { kind: 'member', id: 'm2' },
  ]);
});
