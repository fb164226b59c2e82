import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FINDING_KINDS, type FindingKind } from '#src/domain/core/findingKind.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { placeRanges } from '#src/domain/core/textRange.ts';
import { kindFound, unmarkedAmong } from '#src/domain/evidence/waiting.ts';
import { wordsOf } from '#src/domain/research/across/passageGroup.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { createMark, markKind, type Mark } from '#src/domain/research/mark.ts';
import { markedPassages, type MarkedPassage } from '#src/domain/research/markedPassages.ts';
import { movePassage, namePassageKind } from '#src/domain/research/reading/passageMoves.ts';
import type { Research } from '#src/domain/research/research.ts';
import { addInsight } from '#src/domain/research/reading/selectedQuote.ts';
import { addQuote } from '#src/domain/research/hypotheses/addQuotes.ts';
import { createHypothesis } from '#src/domain/research/hypotheses/createHypothesis.ts';

import { example } from '#tests/store/examples.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const TEXT = 'Полдня уходит на сверку, и я веду вторую тетрадь.';
const words = {
  passage: { materialId: 'm', start: 0, end: 23 },
  text: TEXT.slice(0, 23),
  respondent: 'Марина',
  kind: 'money' as const,
};
const study = example('research', { id: 'study', insights: {} });
const apply = <R extends StoredRecord>(record: R | undefined, ops: readonly Op[]): R =>
  ops.reduce<StoredRecord | undefined>((now, op) => applyOp(now, op, NOW), record) as R;
const made = (quote: typeof words | Omit<typeof words, 'kind'>) => ({
  mark: apply<Mark>(undefined, createMark('study', quote, [], () => 'mark').ops),
  research: apply<Research>(
    study,
    addInsight(study, quote, 'Сверяют руками', () => 'insight'),
  ),
  hypothesis: apply<Hypothesis>(
    undefined,
    createHypothesis(
      study,
      quote,
      { text: 'Если …', stage: 'retention', touchpoint: '', relevance: 'high' },
      [],
      () => 'hypothesis',
    ).ops,
  ),
});
const passageOf = ({ mark, research, hypothesis }: Partial<ReturnType<typeof made>>): MarkedPassage => {
  const { placed } = markedPassages('m', TEXT, {
    marks: mark ? [mark] : [],
    insights: research?.insights ?? {},
    hypotheses: hypothesis ? [hypothesis] : [],
  });
  const [passage] = placed;
  if (!passage || placed.length > 1) throw new Error(`${placed.length} passages`);
  return passage;
};

const finding = (start: number, end: number, kind: FindingKind, score = 0.7) => ({ start, end, kind, score });

describe('what words are taken for', () => {
  it('is kept by whatever is made of them, and by what is made of their mark', () => {
    const { mark, research, hypothesis } = made(words);
    expect([mark.kind, Object.values(research.insights)[0]?.kind]).toEqual(['money', 'money']);
    expect(Object.values(hypothesis.quotes).map(({ kind }) => kind)).toEqual(['money']);
    expect(wordsOf(mark).kind).toBe('money');
    const without = { ...hypothesis, quotes: {} };
    const linked = apply<Hypothesis>(
      without,
      addQuote(without, study, wordsOf(mark), 'against', () => 'q'),
    );
    expect(linked.quotes.q).toMatchObject({ stance: 'against', kind: 'money' });
  });

  it('is nothing where nobody said: records are as they were before there were kinds', () => {
    const { kind: _kind, ...plain } = words;
    const { mark, research, hypothesis } = made(plain);
    for (const one of [mark, ...Object.values(research.insights), ...Object.values(hypothesis.quotes)]) {
      expect(one).not.toHaveProperty('kind');
    }
  });

  it('is changed in everything that rests on the words, and comes back by undo', () => {
    const all = made(words);
    const records = new Map<string, StoredRecord>([
      ['mark', all.mark],
      ['study', all.research],
      ['hypothesis', all.hypothesis],
    ]);
    const back: Op[] = [];
    for (const op of namePassageKind(passageOf(all), 'study', 'churn')) {
      const before = records.get(op.id);
      back.unshift(...invertOp(before, op));
      records.set(op.id, applyOp(before, op, NOW));
    }
    const kinds = () => {
      const [mark, research, hypothesis] = [...records.values()] as [Mark, Research, Hypothesis];
      return [mark, ...Object.values(research.insights), ...Object.values(hypothesis.quotes)].map(({ kind }) => kind);
    };
    expect(kinds()).toEqual(['churn', 'churn', 'churn']);
    for (const op of back) records.set(op.id, applyOp(records.get(op.id), op, NOW));
    expect(kinds()).toEqual(['money', 'money', 'money']);
    expect(namePassageKind(passageOf(all), 'study', 'money')).toEqual([]);
  });

  it('of a passage is what its mark says; taken away there it is nothing, whatever was made of the words', () => {
    const all = made(words);
    expect(passageOf(all).kind).toBe('money');
    expect(passageOf({ hypothesis: all.hypothesis }).kind).toBe('money');
    expect(passageOf({ ...all, mark: apply(all.mark, markKind(all.mark, null)) }).kind).toBeNull();
    const { kind: _kind, ...plain } = words;
    expect(passageOf({ ...all, mark: made(plain).mark }).kind).toBe('money');
    expect(markKind(all.mark, 'money')).toEqual([]);
    expect(markKind(made(plain).mark, null)).toEqual([]);
  });

  it('goes with a mark to words that are marked already, and leaves what is said of those', () => {
    const { mark } = made(words);
    const { kind: _kind, ...there } = { ...mark, id: 'there', start: 24, end: 49 };
    const to = { ...words, passage: { materialId: 'm', start: 24, end: 49 } };
    const moved = (other: Mark) => movePassage({ mark, insights: [], hypotheses: [] }, 'study', [mark, other], to);
    expect(moved(there)).toContainEqual({ op: 'set', kind: 'mark', id: 'there', fields: { kind: 'money' } });
    expect(moved({ ...there, kind: null }).map(({ op }) => op)).toEqual(['remove']);
  });
});

describe('what was found in words', () => {
  it('is the finding that they share most with, of equal ones the surer', () => {
    const all = [finding(0, 23, 'money'), finding(25, 49, 'workaround', 0.9)];
    expect(kindFound({ start: 0, end: 23 }, all)).toBe('money');
    expect(kindFound({ start: 0, end: 49 }, all)).toBe('workaround');
    expect(kindFound({ start: 5, end: 30 }, all)).toBe('money');
    expect(kindFound({ start: 0, end: 48 }, [finding(0, 24, 'pain', 0.6), finding(24, 48, 'need', 0.8)])).toBe('need');
    expect(kindFound({ start: 60, end: 70 }, all)).toBeNull();
    expect(kindFound({ start: 0, end: 5 }, [])).toBeNull();
  });

  it('is something exactly where to mark them decides a finding', () => {
    const place = fc
      .tuple(fc.nat(40), fc.integer({ min: 1, max: 20 }))
      .map(([start, size]) => ({ start, end: start + size }));
    const some = fc.array(
      fc.tuple(place, fc.constantFrom(...FINDING_KINDS), fc.double({ min: 0, max: 1, noNaN: true })),
    );
    fc.assert(
      fc.property(place, some, (chosen, list) => {
        const all = list.map(([range, kind, score]) => ({ ...range, kind, score }));
        const decides = unmarkedAmong(all, placeRanges([chosen])).length < all.length;
        expect(kindFound(chosen, all) !== null).toBe(decides);
      }),
    );
  });
});
