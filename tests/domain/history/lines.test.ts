import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { HistoryChange } from '#src/domain/history/history.ts';
import { entriesOf, isTold, namesIn } from '#src/domain/history/lines.ts';
import type { Kind } from '#src/domain/records.ts';
import { creation, EXAMPLES } from '#tests/store/examples.ts';

const AT = '2026-06-01T10:00:00.000Z';
const nameOf = (kind: Kind, id: string): string => `${kind} ${id}`;

/** Returns the lines on commits to a record, each as «label: what was [− +]». */
function told(kind: Kind, commits: readonly (readonly object[])[], erased: number | null = null) {
  const on = { kind, id: EXAMPLES[kind].id } as { readonly kind: 'research'; readonly id: string };
  let record: StoredRecord | undefined;
  const changes = commits.map((given, at): HistoryChange => {
    const former: Op[] = [];
    const ops = given.map((op) => ({ ...on, ...op }) as unknown as Op);
    for (const op of ops) {
      former.unshift(...invertOp(record, op));
      record = applyOp(record, op, AT);
    }
    return { seq: at + 1, at: AT, actor: { id: 'anna', name: 'Анна' }, ops, former };
  });
  const entries = entriesOf(on, changes, record, erased, nameOf);
  return { entries, last: entries.at(-1), changes };
}
const shown = (entry: ReturnType<typeof told>['last']) =>
  Object.fromEntries(
    (entry?.lines ?? []).map(({ label, words, note }) => [
      label,
      [note, words.map(({ kind, text }) => `${{ same: '', gone: '−', new: '+' }[kind]}${text}`).join('')],
    ]),
  );
const set = (fields: object) => ({ op: 'set', fields });

describe('what became of a record', () => {
  it('is what was done above all: removed rather than changed, made rather than brought back', () => {
    const whats = told('research', [
      [creation('research')],
      [set({ title: 'Б' })],
      [set({ title: 'В' }), { op: 'remove' }],
      [{ op: 'restore' }, set({ title: 'Г' })],
    ]).entries.map(({ what }) => what);
    expect(whats).toEqual(['made', 'changed', 'removed', 'restored']);
  });

  it('that was removed says what was changed on the way, too', () => {
    const { last } = told('research', [[creation('research')], [set({ title: 'Второе' }), { op: 'remove' }]]);
    expect(shown(last)).toEqual({ Название: [null, '−Онбординг+Второе'] });
  });
});

describe('a line', () => {
  it('does not show the bytes of a file, which are no value to restore', () => {
    const { last } = told('material', [[creation('material')], [set({ size: 779_834, name: 'Другое.txt' })]]);
    expect(last?.lines.map(({ key }) => key)).toEqual(['name']);
  });

  it('of what was nothing before is new, whatever nothing looked like', () => {
    const { last } = told('round', [[creation('round')], [set({ audienceId: 'a1', goal: 5, reward: 'Сертификат' })]]);
    expect(last?.lines.map(({ key, note }) => [key, note])).toEqual([
      ['audienceId', 'new'],
      ['goal', 'new'],
      ['reward', null],
    ]);
  });

  it('tells of the last day of a round', () => {
    const { last } = told('round', [[creation('round')], [set({ until: '2026-06-01' })]]);
    expect(shown(last)).toEqual({ 'Принимать ответы до': ['new', '+01.06.2026'] });
  });

  it('calls a linked record by its name, a member of a map by its words, and neither by an id', () => {
    const { last } = told('research', [
      [creation('research', { experimentIds: {} })],
      [
        { op: 'put', map: 'experimentIds', key: 'e9', value: { position: 'a' } },
        { op: 'put', map: 'questions', key: 'q9', value: { text: 'Зачем?', position: 'b' } },
        { op: 'setMember', map: 'insights', key: 'i-0', fields: { text: 'Очень долго' } },
      ],
    ]);
    expect(Object.values(shown(last))).toEqual([
      ['new', '+experiment e9'],
      ['new', '+Зачем?'],
      [null, expect.stringContaining('олго')],
    ]);
  });

  it('says nothing of what was erased, before it and after it', () => {
    const all = [[creation('research')], [set({ title: 'Второе' })], [set({ title: 'Третье' })], [set({ title: 'Четвёртое' })]]; // prettier-ignore
    const lines = told('research', all, 3).entries.map((entry) => shown(entry));
    expect(lines).toEqual([
      {},
      { Название: ['erased', ''] },
      // The value after the erasure is known, the one before it is lost.
      { Название: ['erased', '+Третье'] },
      { Название: [null, '−Третье+Четвёртое'] },
    ]);
  });

  it('of its making says each field that says something, and cannot be given back', () => {
    const { last } = told('research', [[creation('research', { description: '', audienceId: 'a1' })]]);
    const lines = shown(last);
    expect(lines).toMatchObject({ Название: ['new', '+Онбординг'], Аудитория: ['new', '+audience a1'] });
    expect(Object.values(lines).filter(([, text]) => text === '')).toEqual([]);
    expect(Object.keys(lines)).not.toContain('Описание');
  });
});

it('what a record keeps for itself is told to nobody; an id is, where it has a name', () => {
  const places = [{ map: 'history', key: 'h' }, { field: 'decidedInsights' }, { field: 'id' }, { field: 'position' }];
  expect(places.map((place) => isTold({ place }))).toEqual([false, false, false, false]);
  expect([{ field: 'audienceId' }, { field: 'title' }, { map: 'insights', key: 'i', field: 'text' }].map((place) => isTold({ place }))).toEqual([true, true, true]); // prettier-ignore
});

it('records are named wherever their ids stand: as made, as they were and as they are, in maps and in members, each once', () => {
  const { changes } = told('hypothesis', [
    [creation('hypothesis', { researchId: 'r1' })],
    [set({ researchId: 'r2' })],
    [{ op: 'put', map: 'quotes', key: 'q9', value: { researchId: 'r3', text: 'Слова', position: 'a' } }],
    [{ op: 'setMember', map: 'quotes', key: 'q9', fields: { researchId: 'r4' } }],
  ]);
  const studies = namesIn(changes).flatMap(({ kind, id }) => (kind === 'research' ? [id] : []));
  // The quote that the example has, too.
  expect(studies.toSorted()).toEqual(['r1', 'r2', 'r3', 'r4', 'research-1']);
  expect(namesIn(changes.map((one) => ({ ...one, ops: [], former: null })))).toEqual([]);
});
