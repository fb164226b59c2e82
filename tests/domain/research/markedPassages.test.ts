import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { positionAt } from '#src/domain/core/record.ts';
import { applyOp } from '#src/domain/core/operation.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import { countPassages, type PassageSources } from '#src/domain/research/reading/gatheredPassages.ts';
import { markedPassages, nextPassage, passageComposer, passagesIn } from '#src/domain/research/markedPassages.ts';
import { addQuote } from '#src/domain/research/hypotheses/addQuotes.ts';
import type { SelectedQuote } from '#src/domain/research/reading/selectedQuote.ts';

import { example } from '#tests/store/examples.ts';

const TEXT = 'Мы искали людей две недели. Потом бросили и позвали знакомых.';
const NOTHING: PassageSources = { marks: [], insights: {}, hypotheses: [] };
const M = 'material-1';

const mark = (start: number, end: number, text = TEXT, fields: Partial<Mark> = {}): Mark => ({
  ...(example('mark') as Mark),
  id: `mark-${start}-${end}`,
  materialId: M,
  start,
  end,
  text: text.slice(start, end),
  codeIds: {},
  ...fields,
});
const passage = (start: number, end: number) => ({ materialId: M, start, end });
const quoted = (start: number, end: number, stance: 'for' | 'against'): Hypothesis['quotes'][string] => ({
  text: TEXT.slice(start, end),
  respondent: 'Марина',
  research: 'Найм',
  researchId: 'study',
  passage: passage(start, end),
  stance,
  position: positionAt(0),
});

const marked = (all: readonly (readonly [number, number])[]) =>
  markedPassages(M, TEXT, { ...NOTHING, marks: all.map(([start, end]) => mark(start, end)) });

describe('what is marked in a material', () => {
  it('is put together of marks, insights and quotes; the same words are one passage', () => {
    const { placed, lost } = markedPassages(M, TEXT, {
      marks: [mark(0, 9), mark(28, 41), mark(0, 9, TEXT, { materialId: 'another' })],
      insights: {
        one: { text: 'Ищут долго', quote: TEXT.slice(0, 9), passage: passage(0, 9), position: positionAt(0) },
        typed: { text: 'Своими словами', quote: '', passage: null, position: positionAt(1) },
      },
      hypotheses: [{ id: 'h', text: 'Знакомые быстрее', quotes: { q: quoted(0, 9, 'against') } }],
    });
    expect(placed.map(({ id }) => id)).toEqual(['0-9', '28-41']);
    expect(placed[0]).toMatchObject({
      mark: { id: 'mark-0-9' },
      insights: [{ key: 'one', text: 'Ищут долго' }],
      hypotheses: [{ id: 'h', key: 'q', text: 'Знакомые быстрее', stance: 'against' }],
    });
    expect(lost).toEqual([]);
  });

  it('is lost where the words do not stand any more, and counted all the same', () => {
    const sources = { ...NOTHING, marks: [mark(0, 9), mark(28, 41, TEXT.replace('Потом', 'Затем'))] };
    const { placed, lost } = markedPassages(M, TEXT, sources);
    expect(placed.map(({ id }) => id)).toEqual(['0-9']);
    expect(lost.map(({ words }) => words)).toEqual(['Затем бросили']);
    expect(countPassages(M, sources)).toBe(2);
  });

  it('of two marks of the same words, made at once in two tabs, shows the elder', () => {
    const marks = [
      mark(0, 9, TEXT, { id: 'late', createdAt: '2026-02-01T00:00:00.000Z' }),
      mark(0, 9, TEXT, { id: 'early', createdAt: '2026-01-01T00:00:00.000Z' }),
    ];
    expect(markedPassages(M, TEXT, { ...NOTHING, marks }).placed.map((one) => one.mark?.id)).toEqual(['early']);
  });

  const places = fc.array(
    fc
      .tuple(fc.nat({ max: 58 }), fc.integer({ min: 1, max: 20 }))
      .map(([start, length]) => [start, Math.min(60, start + length)] as const),
    { maxLength: 25 },
  );
  it('is sorted, and no two that overlap share a lane', () => {
    fc.assert(
      fc.property(places, (all) => {
        const { placed } = marked(all);
        expect(placed.length).toBe(new Set(all.map(String)).size);
        const inOrder = placed.toSorted((one, other) => one.start - other.start || other.end - one.end);
        expect(placed).toEqual(inOrder);
        const clashing = placed.filter((one, index) =>
          placed.slice(0, index).some((other) => other.end > one.start && other.lane === one.lane),
        );
        expect(clashing).toEqual([]);
      }),
    );
  });

  it('in a part of the text is what has words there', () => {
    fc.assert(
      fc.property(places, fc.nat({ max: 59 }), fc.integer({ min: 1, max: 30 }), (all, start, length) => {
        const passages = marked(all);
        const part = { start, end: start + length };
        expect(passagesIn(passages, part)).toEqual(
          passages.placed.filter((one) => one.start < part.end && one.end > part.start),
        );
      }),
    );
  });

  it('is walked through once round, in both directions', () => {
    fc.assert(
      fc.property(places, fc.nat({ max: 60 }), fc.constantFrom(1 as const, -1 as const), (all, at, by) => {
        const passages = marked(all);
        const seen = new Set<string>();
        let one = nextPassage(passages, { at }, by);
        expect(one === undefined).toBe(passages.placed.length === 0);
        while (one && !seen.has(one.id)) {
          seen.add(one.id);
          one = nextPassage(passages, one, by);
        }
        expect(seen.size).toBe(passages.placed.length);
      }),
    );
  });

  it('begins its walk at the place where one is', () => {
    const passages = marked([
      [0, 9],
      [28, 41],
    ]);
    expect(nextPassage(passages, { at: 10 }, 1)?.id).toBe('28-41');
    expect(nextPassage(passages, { at: 10 }, -1)?.id).toBe('0-9');
    expect(nextPassage(passages, { at: 28 }, 1)?.id).toBe('28-41');
    expect(nextPassage(passages, { id: 'gone' }, 1)?.id).toBe('0-9');
  });
});

describe('what is marked, composed again', () => {
  it('is what it would be the first time, and what says the same is the same object', () => {
    const place = fc.tuple(fc.nat(TEXT.length - 1), fc.nat(12));
    const some = fc.array(place, { maxLength: 12 });
    fc.assert(
      fc.property(some, some, (before, after) => {
        const marks = new Map(
          [...before, ...after].map(([start, length]) => {
            const one = mark(start, Math.min(TEXT.length, start + length + 1));
            return [one.id, one] as const;
          }),
        );
        const sources = (all: typeof before): PassageSources => {
          const ids = new Set(
            all.map(([start, length]) => `mark-${start}-${Math.min(TEXT.length, start + length + 1)}`),
          );
          return { ...NOTHING, marks: [...ids].flatMap((id) => marks.get(id) ?? []) };
        };
        const compose = passageComposer();
        const first = compose(M, TEXT, sources(before));
        const second = compose(M, TEXT, sources(after));
        expect(second).toEqual(markedPassages(M, TEXT, sources(after)));
        const isOld = (one: { readonly id: string; readonly lane: number }) =>
          first.placed.some(({ id, lane }) => id === one.id && lane === one.lane);
        expect(second.placed.filter(isOld).every((one) => first.placed.includes(one))).toBe(true);
      }),
    );
  });

  it('is lost as it was: the same list while nothing else is', () => {
    const compose = passageComposer();
    const gone = mark(28, 41, TEXT.replace('Потом', 'Затем'));
    const { lost } = compose(M, TEXT, { ...NOTHING, marks: [gone] });
    expect(lost).toHaveLength(1);
    expect(compose(M, TEXT, { ...NOTHING, marks: [gone, mark(0, 9)] }).lost).toBe(lost);
    expect(compose(M, TEXT, { ...NOTHING, marks: [mark(0, 9)] }).lost).toEqual([]);
  });

  it('is another object where a mark was given a code', () => {
    const compose = passageComposer();
    const marks = [mark(0, 9), mark(28, 41)];
    const [first] = compose(M, TEXT, { ...NOTHING, marks }).placed;
    const coded = { ...(marks[0] as Mark), codeIds: { code: { position: positionAt(0) } } };
    const again = compose(M, TEXT, { ...NOTHING, marks: [coded, marks[1] as Mark] });
    expect(again.placed[0]).not.toBe(first);
    expect(again.placed[0]?.mark).toBe(coded);
  });
});

describe('words for an existing hypothesis', () => {
  const study = { id: 'study', title: 'Найм' };
  const words: SelectedQuote = { text: TEXT.slice(0, 9), respondent: 'Марина', passage: passage(0, 9) };
  const hypothesis = { ...(example('hypothesis') as Hypothesis), id: 'h', quotes: { q: quoted(28, 41, 'for') } };
  let next = 0;
  const newId = () => `id-${(next += 1)}`;
  const after = (record: Hypothesis, stance: 'for' | 'against') =>
    addQuote(record, study, words, stance, newId).reduce(
      (now, op) => applyOp(now, op, '2026-01-01') as Hypothesis,
      record,
    );

  it('come after its others, with what they speak for', () => {
    const quotes = Object.values(after(hypothesis, 'against').quotes).toSorted((a, b) =>
      a.position < b.position ? -1 : 1,
    );
    expect(quotes.map(({ text, stance, research }) => [text, stance, research])).toEqual([
      ['Потом бросили', 'for', 'Найм'],
      ['Мы искали', 'against', 'Найм'],
    ]);
  });

  it('are there once: a second time changes what they speak for, and the same says nothing', () => {
    const once = after(hypothesis, 'against');
    expect(addQuote(once, study, words, 'against', newId)).toEqual([]);
    const turned = after(once, 'for');
    expect(Object.values(turned.quotes).map(({ stance }) => stance)).toEqual(['for', 'for']);
  });
});
