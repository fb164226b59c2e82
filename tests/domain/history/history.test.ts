import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { whyUnmet } from '#src/domain/core/unmet.ts';
import type { HistoryChange } from '#src/domain/history/history.ts';
import { entriesOf, namesIn } from '#src/domain/history/lines.ts';
import { masked, MASK } from '#src/domain/history/masked.ts';
import { placeKey, placesOf, valueAt } from '#src/domain/history/places.ts';
import { canRestore, restoring } from '#src/domain/history/restore.ts';
import { cutDown, markedWords } from '#src/domain/history/words.ts';
import { creation, example, EXAMPLES } from '#tests/store/examples.ts';

const AT = '2026-06-01T10:00:00.000Z';
const ON = { kind: 'audience', id: 'audience-1' } as const;
const NAME = { kind: 'research', id: 'research-1' } as const;
const CONTEXT = { at: AT, by: 'Анна', newId: () => `id-${Math.random()}` };

/** A record after operations, and what each commit of them wrote over. */
function done(start: StoredRecord | undefined, commits: readonly (readonly Op[])[]) {
  let record = start;
  const changes = commits.map((ops, at): HistoryChange => {
    const inverses: (readonly Op[])[] = [];
    for (const op of ops) {
      inverses.push(invertOp(record, op));
      record = applyOp(record, op, AT);
    }
    const former = inverses.toReversed().flat();
    return { seq: at + 1, at: AT, actor: { id: 'anna', name: 'Анна' }, ops, former };
  });
  return { record: record as StoredRecord, changes };
}

const study = applyOp(undefined, creation('research'), AT);
const set = (fields: object): Op => ({ op: 'set', ...NAME, fields }) as Op;

describe('marked words', () => {
  it('are the text before and the text after, and lose nothing', () => {
    const text = fc.array(fc.constantFrom('дом', 'сад', ' ', ', ', '.', '\n', 'ёж', '5 %'), { maxLength: 40 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [before, after] = [a.join(''), b.join('')];
        const pieces = markedWords(before, after);
        const of = (without: string): string =>
          pieces.flatMap((one) => (one.kind === without ? [] : [one.text])).join('');
        expect([of('new'), of('gone')]).toEqual([before, after]);
        expect(pieces.every((one, at) => one.text !== '' && one.kind !== pieces[at - 1]?.kind)).toBe(true);
      }),
    );
  });

  it.each([
    ['Длинный опрос', 'Короткий опрос', '[-Длинный][+Короткий] опрос'],
    ['Раз два', 'Раз два три', 'Раз два[+ три]'],
    ['', 'Новое', '[+Новое]'],
    ['Старое имя', 'Совсем другое', '[-Старое имя][+Совсем другое]'],
    ['То же', 'То же', 'То же'],
  ])('%j → %j: %s', (before, after, told) => {
    const signs = { same: '', gone: '-', new: '+' };
    const shown = markedWords(before, after).map(({ kind, text }) =>
      kind === 'same' ? text : `[${signs[kind]}${text}]`,
    );
    expect(shown.join('')).toBe(told);
  });

  it('of a long text are told in no time, and only what stands beside them', () => {
    const long = 'Как начинают и почему бросают на третьем шаге. '.repeat(20_000);
    const pieces = cutDown(markedWords(long, `${long.slice(0, 470_000)}Вставка. ${long.slice(470_000)}`));
    expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'new', 'same']);
    expect(pieces.map(({ text }) => text.length).every((length) => length < 200)).toBe(true);
    // It has whole words, and none that are not in the text.
    const words = new Set(long.split(/\s/));
    expect(pieces.flatMap(({ text }) => text.split(/\s/)).filter((word) => !words.has(word))).toEqual([
      '…',
      'Вставка.',
      '…',
    ]);
  });

  it('of a text without blanks are cut where they must be', () => {
    const [start] = cutDown([
      { kind: 'same', text: 'длинно'.repeat(200) },
      { kind: 'new', text: '!' },
    ]);
    expect(start?.text).toHaveLength(122);
  });
});

describe('places of a change', () => {
  const key = fc.constantFrom('a', 'b');
  const text = fc.constantFrom('', 'раз', 'два');
  const op: fc.Arbitrary<Op> = fc.oneof(
    fc.record({ name: text }).map((fields) => ({ op: 'set', ...ON, fields }) as Op),
    fc.record({ description: text, name: text }).map((fields) => ({ op: 'set', ...ON, fields }) as Op),
    fc
      .tuple(key, text)
      .map(
        ([of, value]) =>
          ({ op: 'put', ...ON, map: 'touchpoints', key: of, value: { text: value, position: of } }) as Op,
      ),
    key.map((of) => ({ op: 'drop', ...ON, map: 'touchpoints', key: of }) as Op),
    fc
      .tuple(key, text)
      .map(([of, value]) => ({ op: 'setMember', ...ON, map: 'touchpoints', key: of, fields: { text: value } }) as Op),
  );
  /** Commits that fit: an operation on what is not there is left out. */
  const commits = fc.array(fc.array(op, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  const start = {
    ...applyOp(undefined, { op: 'create', ...ON, record: { ...EXAMPLES.audience, id: ON.id } } as Op, AT),
    touchpoints: {},
  } as StoredRecord;

  function fitting(all: readonly (readonly Op[])[]): readonly (readonly Op[])[] {
    let record = start;
    return all.flatMap((ops) => {
      const fit = ops.filter((one) => {
        try {
          record = applyOp(record, one, AT);
          return true;
        } catch {
          return false;
        }
      });
      return fit.length === 0 ? [] : [fit];
    });
  }

  it('say what stood there before and what stands there after', () => {
    fc.assert(
      fc.property(commits, (all) => {
        let record = start;
        for (const ops of fitting(all)) {
          const one = done(record, [ops]);
          const [change] = one.changes;
          if (!change) continue;
          for (const { place, before, after } of placesOf(change)) {
            expect(valueAt(record, place) ?? null).toEqual(before ?? null);
            expect(valueAt(one.record, place) ?? null).toEqual(after ?? null);
          }
          record = one.record;
        }
      }),
    );
  });

  it('given back say again what they said, and nothing else is different', () => {
    fc.assert(
      fc.property(commits, fc.nat(), fc.nat(), (all, which, what) => {
        const { record, changes } = done(start, fitting(all));
        const places = placesOf(changes[which % changes.length] ?? { ops: [], former: [] });
        const one = places[what % Math.max(1, places.length)];
        if (!one || !canRestore(ON.kind, one, record)) return;
        const { ops, expect: held } = restoring(ON, record, [one], CONTEXT);
        expect(held.map((fact) => whyUnmet(fact, record))).toEqual(held.map(() => null));
        const after = ops.reduce((before, op) => applyOp(before, op, AT), record);
        expect(valueAt(after, one.place) ?? null).toEqual(one.before ?? null);
        // Taken back, it is as it was.
        const back = done(record, [ops]).changes[0]?.former ?? [];
        expect(back.reduce((before, op) => applyOp(before, op, AT), after)).toEqual(record);
        const untouched = (of: StoredRecord): unknown => {
          const { [one.place.map ?? one.place.field]: _written, ...rest } = of as unknown as Record<string, unknown>;
          return rest;
        };
        expect(untouched(after)).toEqual(untouched(record));
      }),
    );
  });
});

describe('a field given back', () => {
  it('lets what was changed in other fields since stand, and is remembered in the record itself', () => {
    const { record, changes } = done(study, [[set({ title: 'Второе' })], [set({ description: 'Позже' })]]);
    const [place] = placesOf(changes[0] as HistoryChange);
    if (!place) throw new Error('no place');
    const { ops } = restoring(NAME, record, [place], CONTEXT);
    const after = ops.reduce((before, op) => applyOp(before, op, AT), record) as typeof record &
      Record<string, unknown>;
    expect([after.title, after.description]).toEqual(['Онбординг', 'Позже']);
    expect(Object.values(after.history as object)).toContainEqual(
      expect.objectContaining({ field: 'title', was: 'Второе' }),
    );
  });

  it('is refused when somebody changed the same meanwhile, and only then', () => {
    const { record, changes } = done(study, [[set({ title: 'Второе' })]]);
    const [place] = placesOf(changes[0] as HistoryChange);
    if (!place) throw new Error('no place');
    const { expect: held } = restoring(NAME, record, [place], CONTEXT);
    const other = applyOp(record, set({ description: 'Позже' }), AT);
    const same = applyOp(record, set({ title: 'Третье' }), AT);
    expect(held.map((fact) => [whyUnmet(fact, other), whyUnmet(fact, same)])).toEqual([[null, 'changed']]);
  });

  it('brings a removed record back', () => {
    const { record, changes } = done(study, [[set({ title: 'Второе' })], [{ op: 'remove', ...NAME } as Op]]);
    const { ops } = restoring(NAME, record, placesOf(changes[0] as HistoryChange), CONTEXT);
    expect(ops.map(({ op }) => op)).toEqual(['restore', 'set', 'put']);
  });

  it('is not offered where it says so already, was erased or never kept, or is a secret', () => {
    const { record, changes } = done(study, [[set({ title: 'Второе' })], [set({ title: 'Онбординг' })]]);
    const told = (list: readonly HistoryChange[], erased: number | null) =>
      entriesOf(NAME, list, record, erased, () => '').map(({ lines }) =>
        lines.map((line) => [line.canRestore, line.note]),
      );
    expect(told(changes, null)).toEqual([[[false, null]], [[true, null]]]);
    expect(told(changes, 2)).toEqual([[[false, 'erased']], [[false, 'erased']]]);
    expect(
      told(
        changes.map((one) => ({ ...one, former: null })),
        null,
      ),
    ).toEqual([[[false, 'unknown']], [[false, 'unknown']]]);
    const channel = { field: 'value' };
    expect(canRestore('channel', { place: channel, before: MASK, after: 'x', isKnown: true }, record)).toBe(false);
  });

  it('is not offered where a round goes from one state to another: that is its own acts’', () => {
    const round = example('round', { state: 'ended', title: 'Второй' });
    const changed = { before: 'draft', after: '', isKnown: true };
    expect(canRestore('round', { place: { field: 'state' }, ...changed }, round)).toBe(false);
    expect(canRestore('round', { place: { field: 'title' }, ...changed }, round)).toBe(true);
  });
});

describe('what a person is told', () => {
  it('names fields, choices and dates in Russian, other records by name, and not what a record keeps for itself', () => {
    const { record, changes } = done(study, [
      [
        set({ status: 'planning', startDate: '2026-02-03', audienceId: 'a1' }),
        { op: 'drop', ...NAME, map: 'experimentIds', key: 'experiment-0' } as Op,
        { op: 'drop', ...NAME, map: 'history', key: 'h-0' } as Op,
      ],
    ]);
    const [entry] = entriesOf(NAME, changes, record, null, (kind, id) => `${kind} ${id}`);
    const told = entry?.lines.map(({ label, words }) => [
      label,
      words.map(({ kind, text }) => `${kind} ${text}`).join(' | '),
    ]);
    expect(told).toEqual([
      ['Статус', 'gone Завершено | new Планирование'],
      ['Начало', 'gone 10 | new 03 | same . | gone 01 | new 02 | same .2026'],
      ['Аудитория', 'new audience a1'],
      ['Связанные эксперименты', 'gone experiment experiment-0'],
    ]);
    expect(namesIn(changes)).toEqual([
      { kind: 'audience', id: 'a1' },
      { kind: 'experiment', id: 'experiment-0' },
    ]);
  });

  it('is what a record said when it was made, and that it was removed', () => {
    const { record, changes } = done(undefined, [[creation('research')], [{ op: 'remove', ...NAME } as Op]]);
    const [made, removed] = entriesOf(NAME, changes, record, null, () => '');
    expect([made?.what, removed?.what, removed?.lines]).toEqual(['made', 'removed', []]);
    expect(made?.lines.map(({ label }) => label)).toContain('Название');
    expect(made?.lines.every(({ note, canRestore: can }) => note === 'new' && !can)).toBe(true);
  });

  it('names places as they stand in a record', () => {
    expect(
      [{ field: 'title' }, { map: 'insights', key: 'i' }, { map: 'insights', key: 'i', field: 'text' }].map(placeKey),
    ).toEqual(['title', 'insights/i', 'insights/i/text']);
  });
});

describe('secrets', () => {
  it.each([
    ['telegram', '123:abc', MASK],
    ['voice', 'sip:anna:geheim@example.org', `sip:anna@example.org ${MASK}`],
    ['voice', 'sip:anna@example.org', 'sip:anna@example.org'],
    ['whatsapp', '+79991234567', '+79991234567'],
    ['telegram', '', ''],
  ])('of %s: %j is told as %j', (id, value, told) => {
    const op = { op: 'set', kind: 'channel', id, fields: { value, state: 'setup' } } as Op;
    expect(masked(op)).toMatchObject({ fields: { value: told, state: 'setup' } });
    const make = { op: 'create', kind: 'channel', id, record: { id, value } } as unknown as Op;
    expect(masked(make)).toMatchObject({ record: { value: told } });
    const ensure = { op: 'ensure', kind: 'channel', id, defaults: { id, value } } as unknown as Op;
    expect(masked(ensure)).toMatchObject({ defaults: { value: told } });
  });
});
