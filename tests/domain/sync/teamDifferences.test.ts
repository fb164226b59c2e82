import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { planCommit } from '#src/domain/plan.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import { differencesOf, recordTitle, resolution, valueWords } from '#src/domain/sync/differences.ts';

import { creation } from '#tests/store/examples.ts';
import { anyOp, everydayOp } from '#tests/store/sequences.ts';

const MOMENT = new Date('2026-06-01T10:00:00.000Z');

/** Records by name after these commits, each all or none, as a store has them. */
function stored(commits: readonly (readonly Op[])[]): Map<string, StoredRecord> {
  const records = new Map<string, StoredRecord>();
  for (const ops of commits) {
    try {
      const plan = planCommit(ops, {}, ({ kind, id }) => records.get(`${kind}/${id}`), MOMENT);
      for (const { kind, record } of plan.writes) records.set(`${kind}/${record.id}`, record);
    } catch {
      // A commit that does not fit is refused as a whole.
    }
  }
  return records;
}
const reader =
  (records: ReadonlyMap<string, StoredRecord>) =>
  (kind: string, id: string): StoredRecord | undefined =>
    records.get(`${kind}/${id}`);

const study = (fields: object): Op => ({ op: 'set', kind: 'research', id: 'r1', fields }) as Op;
const start = [creation('research', { id: 'r1' }), creation('research', { id: 'r2' })];

/** A card of the vision board, written. */
const cards = (content: string): Op => ({
  op: 'put',
  kind: 'board',
  id: 'vision',
  map: 'cards',
  key: 'needs',
  value: { content, editedAt: '2026-01-01', position: 'a' },
});

/** Makes a commit as its author made it over the initial state. */
const looked = (ops: readonly Op[]) => {
  const saw = stored([start]);
  return { ops, expect: basisOf(ops, ({ kind, id }) => saw.get(`${kind}/${id}`)) };
};

const titleOf = (text: string): string => recordTitle('material', { id: 'm-1', text } as { id: string });

describe('what a refused commit says otherwise', () => {
  it('is told by the names of its fields, in words; what is the same is not', () => {
    const now = stored([start, [study({ title: 'Взрослые', description: 'общее' })]]);
    expect(differencesOf(looked([study({ title: 'Вечерние', description: 'общее' })]), reader(now))).toEqual([
      { key: '0/title', label: 'Название', mine: 'Вечерние', theirs: 'Взрослые' },
    ]);
  });

  it('of a record that is gone is the author’s own words', () => {
    const now = stored([start, [{ op: 'remove', kind: 'research', id: 'r1' }]]);
    const [difference] = differencesOf(looked([study({ title: 'Вечерние' })]), reader(now));
    expect(difference?.mine).toBe('Вечерние');
    expect(resolution(looked([study({ title: 'Вечерние' })]), new Set(['0/title']), reader(now))).toEqual([]);
  });

  it('leaves out what nobody else has changed, and what the author added', () => {
    const now = stored([start, [study({ title: 'Взрослые' })]]);
    const insight = { text: 'Мысль', quote: '', passage: null, position: 'a0001i' };
    const put: Op = { op: 'put', kind: 'research', id: 'r1', map: 'insights', key: 'новый', value: insight };
    const mine = looked([study({ title: 'Вечерние', description: 'своё' }), put]);
    expect(differencesOf(mine, reader(now)).map(({ key }) => key)).toEqual(['0/title']);
    expect(resolution(mine, new Set(), reader(now))).toEqual([study({ description: 'своё' }), put]);
  });

  it('names a board by its title, and a card by its own', () => {
    const before = [creation('board', { id: 'vision' })];
    const saw = reader(stored([before, [cards('было')]]));
    const mine = { ops: [cards('моё')], expect: basisOf([cards('моё')], ({ kind, id }) => saw(kind, id)) };
    const now = reader(stored([before, [cards('было')], [cards('чужое')]]));
    expect(differencesOf(mine, now)).toEqual([
      { key: '0', label: 'Потребности пользователей', mine: 'моё', theirs: 'чужое' },
    ]);
    expect(recordTitle('board', now('board', 'vision'))).toBe('Видение');
    expect(recordTitle('research', undefined)).toBe('Исследование');
  });

  it('of a record that has a text alone is its first words, whole, in one line (R445)', () => {
    expect(titleOf('Мария: как вы\n\nвыбирали?')).toMatch(/«Мария: как вы выбирали\?»$/);
    const transcript =
      'Мария Соколова: расскажите, как вы в последний раз выбирали школу? Пётр: мы сравнивали цены.\n'.repeat(500);
    expect(titleOf(transcript)).toMatch(/«Мария Соколова: расскажите, как вы в последний раз выбирали…»$/);
    // A word longer than a line is cut where the line ends.
    expect(titleOf('а'.repeat(10_000))).toMatch(/«а{60}…»$/);
    // A text of spaces alone gives nothing to say.
    expect(titleOf(' \n ')).not.toContain('«');
    const named = { id: 'm-1', name: 'Интервью с Петром', text: transcript } as { id: string };
    expect(recordTitle('material', named)).toMatch(/«Интервью с Петром»$/);
  });

  it('of an object is what is said in it, not its places, moments and names', () => {
    expect(valueWords({ text: 'Мысль', quote: 'слова', position: 'a0001i', materialId: 'm-1', createdAt: 'x' })).toBe(
      'Мысль\nслова',
    );
  });
});

describe('a choice', () => {
  it('of one’s own words in one field does what else the commit did, and leaves the other field as it is', () => {
    const now = stored([start, [study({ title: 'Взрослые', description: 'чужое' })]]);
    const mine = [study({ title: 'Вечерние', description: 'своё' }), { ...study({ title: 'Второе' }), id: 'r2' } as Op];
    const ops = resolution(looked(mine), new Set(['0/title']), reader(now));
    expect(ops).toEqual([study({ title: 'Вечерние' }), { ...study({ title: 'Второе' }), id: 'r2' }]);
  });

  const commits = fc.array(fc.array(fc.oneof(everydayOp, anyOp), { minLength: 1, maxLength: 3 }), { maxLength: 6 });

  it('always fits the records as they stand, whatever the others did and whatever is kept', () => {
    fc.assert(
      fc.property(
        commits,
        fc.array(fc.oneof(everydayOp, anyOp), { minLength: 1, maxLength: 4 }),
        fc.func(fc.boolean()),
        (others, mine, keeps) => {
          const now = stored([start, ...others]);
          const read = reader(now);
          const kept = new Set(differencesOf(looked(mine), read).flatMap(({ key }) => (keeps(key) ? [key] : [])));
          const ops = resolution(looked(mine), kept, read);
          expect(() => planCommit(ops, {}, ({ kind, id }) => read(kind, id), MOMENT)).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('of nothing of one’s own leaves every field as somebody else made it', () => {
    const before = stored([start]);
    fc.assert(
      fc.property(commits, fc.array(everydayOp, { minLength: 1, maxLength: 4 }), (others, mine) => {
        const now = stored([start, ...others]);
        const read = reader(now);
        const ops = resolution(looked(mine), new Set(), read);
        const after = stored([start, ...others, ops]);
        const overwritten = ['research/r1', 'research/r2'].flatMap((name) => {
          const [was, is, then] = [before, now, after].map(
            (records) => records.get(name) as unknown as Record<string, unknown> | undefined,
          );
          return ['title', 'participants', 'endDate'].filter(
            (field) => is?.[field] !== was?.[field] && is?.[field] !== then?.[field],
          );
        });
        expect(overwritten).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
