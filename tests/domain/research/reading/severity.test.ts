import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  FINDING_KINDS,
  SEVERITIES,
  hasSeverity,
  gradedInWords,
  retakenInWords,
  severityOf,
  type KindAndSeverity,
  takenInWords,
} from '#src/domain/core/findingKind.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { keyedList, type StoredRecord } from '#src/domain/core/record.ts';
import { wordsOf } from '#src/domain/research/across/passageGroup.ts';
import { gradeQuote, nameQuoteKind } from '#src/domain/research/hypotheses/evidence.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { createMark, markKind, type Mark } from '#src/domain/research/mark.ts';
import { markedPassages, passageComposer, type MarkedPassage } from '#src/domain/research/markedPassages.ts';
import { gradePassage, movePassage, namePassageKind } from '#src/domain/research/reading/passageMoves.ts';
import type { Research } from '#src/domain/research/research.ts';
import { addInsight, takenFor, type SelectedQuote } from '#src/domain/research/reading/selectedQuote.ts';
import { addQuote } from '#src/domain/research/hypotheses/addQuotes.ts';
import { KINDS } from '#src/domain/records.ts';
import { exportedWords } from '#app/shared/evidence/exportedWords.ts';

import { example } from '#tests/store/examples.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const TEXT = 'Полдня уходит на сверку, и я веду вторую тетрадь.';
const words: SelectedQuote = {
  passage: { materialId: 'm', start: 0, end: 23 },
  text: TEXT.slice(0, 23),
  respondent: 'Марина',
  kind: 'pain',
  severity: 'blocking',
};
const study = example('research', { id: 'study', insights: {} });
const empty: Hypothesis = example('hypothesis', { id: 'hypothesis', quotes: {} });
const apply = <R extends StoredRecord>(record: R | undefined, ops: readonly Op[]): R =>
  ops.reduce<StoredRecord | undefined>((now, op) => applyOp(now, op, NOW), record) as R;
const made = (quote: SelectedQuote) => ({
  mark: apply<Mark>(undefined, createMark('study', quote, [], () => 'mark').ops),
  research: apply<Research>(
    study,
    addInsight(study, quote, 'Сверяют руками', () => 'insight'),
  ),
  hypothesis: apply<Hypothesis>(
    empty,
    addQuote(empty, study, quote, 'for', () => 'q'),
  ),
});
type Made = ReturnType<typeof made>;
const saidIn = ({ mark, research, hypothesis }: Made): KindAndSeverity[] => [
  mark,
  ...Object.values(research.insights),
  ...Object.values(hypothesis.quotes),
];
const sources = ({ mark, research, hypothesis }: Partial<Made>) => ({
  marks: mark ? [mark] : [],
  insights: research?.insights ?? {},
  hypotheses: hypothesis ? [hypothesis] : [],
});
function passageOf(records: Partial<Made>): MarkedPassage {
  const [passage, ...more] = markedPassages('m', TEXT, sources(records)).placed;
  if (!passage || more.length > 0) throw new Error('not one passage');
  return passage;
}
/** The records after operations, and after those are taken back. */
function afterwards(all: Made, ops: readonly Op[]): { readonly now: Made; readonly back: Made } {
  let now: Readonly<Record<string, StoredRecord>> = { mark: all.mark, study: all.research, hypothesis: all.hypothesis };
  const inverse: Op[] = [];
  const put = (op: Op) => {
    now = { ...now, [op.id]: applyOp(now[op.id], op, NOW) };
  };
  for (const op of ops) {
    inverse.unshift(...invertOp(now[op.id], op));
    put(op);
  }
  const read = () => ({ mark: now['mark'], research: now['study'], hypothesis: now['hypothesis'] }) as unknown as Made;
  const result = read();
  for (const op of inverse) put(op);
  return { now: result, back: read() };
}

const set = (fields: KindAndSeverity) => [{ op: 'set', kind: 'mark', id: 'there', fields }];

const anyTaken: fc.Arbitrary<KindAndSeverity> = fc.record({
  kind: fc.constantFrom(...FINDING_KINDS, null, undefined),
  severity: fc.constantFrom(...SEVERITIES, null, undefined),
});

describe('how grave it is', () => {
  it('is said of what stands in the way only: a trouble, a way round, leaving', () => {
    expect(FINDING_KINDS.filter(hasSeverity)).toEqual(['pain', 'workaround', 'churn']);
    expect([hasSeverity(null), hasSeverity(undefined)]).toEqual([false, false]);
    fc.assert(
      fc.property(anyTaken, (taken) => {
        expect(severityOf(taken)).toBe(hasSeverity(taken.kind) ? (taken.severity ?? null) : null);
      }),
    );
  });

  it('stands beside the kind in words', () => {
    expect(takenInWords({ kind: 'pain', severity: 'serious' })).toBe('трудность (мешает)');
    expect(takenInWords({ kind: 'churn' })).toBe('уход или отказ');
    expect(takenInWords({ kind: 'need', severity: 'minor' })).toBe('потребность');
    expect(takenInWords({ severity: 'minor' })).toBe('');
    expect([gradedInWords('minor'), gradedInWords(null)]).toEqual(['Острота: терпимо', 'Острота убрана']);
    expect(retakenInWords(words, 'churn')).toBe('Вид слов: Уход или отказ');
    expect(retakenInWords(words, 'need')).toBe('Вид слов: Потребность; острота убрана');
    expect(retakenInWords(words, null)).toBe('Вид слов и острота убраны');
    expect(retakenInWords({ kind: 'pain' }, null)).toBe('Вид слов убран');
  });

  it('goes out with the words beside their kind', () => {
    const { hypothesis } = made(words);
    expect(exportedWords(hypothesis, 'for', false)).toEqual([`«${words.text}» — Марина · трудность (останавливает)`]);
    const unsaid = made({ ...words, severity: null, kind: null }).hypothesis;
    expect(exportedWords(unsaid, 'for', false)).toEqual([`«${words.text}» — Марина`]);
    const nobody = made({ ...words, respondent: '' }).hypothesis;
    expect(exportedWords(nobody, 'for', false)).toEqual([`«${words.text}» — трудность (останавливает)`]);
  });

  it('is kept by whatever is made of the words, and by what is made of their mark', () => {
    const all = made(words);
    expect(saidIn(all).map(severityOf)).toEqual(['blocking', 'blocking', 'blocking']);
    expect(wordsOf(all.mark)).toMatchObject({ kind: 'pain', severity: 'blocking' });
    expect(takenFor({ kind: 'need', severity: 'blocking' })).toEqual({ kind: 'need' });
  });

  it('is nothing where nobody said: records are as they were before there were grades, and those are read', async () => {
    const { severity: _severity, ...plain } = words;
    for (const one of saidIn(made(plain))) expect(one).not.toHaveProperty('severity');
    const { RESEARCH_SCHEMAS } = await import('#src/domain/research/schema.ts');
    const { parse } = await import('valibot');
    const old = made(plain);
    expect(parse(RESEARCH_SCHEMAS.mark.schema, old.mark)).toEqual(old.mark);
    expect(parse(RESEARCH_SCHEMAS.hypothesis.schema, old.hypothesis)).toEqual(old.hypothesis);
    const graded = made(words);
    expect(parse(RESEARCH_SCHEMAS.mark.schema, graded.mark)).toEqual(graded.mark);
    expect(parse(RESEARCH_SCHEMAS.research.schema, graded.research)).toEqual(graded.research);
    expect(parse(RESEARCH_SCHEMAS.hypothesis.schema, graded.hypothesis)).toEqual(graded.hypothesis);
    // A field that may be absent makes no version of its own; a hypothesis has its third from products.
    expect([KINDS.mark.version, KINDS.research.version, KINDS.hypothesis.version]).toEqual([1, 2, 3]);
  });
});

describe('to say how grave it is', () => {
  it('of a hypothesis’s words changes them alone, and comes back', () => {
    const all = made({ ...words, severity: null });
    const { now, back } = afterwards(all, gradeQuote(all.hypothesis, 'q', 'serious'));
    expect(now.hypothesis.quotes['q']).toMatchObject({ kind: 'pain', severity: 'serious' });
    expect(severityOf(now.mark)).toBeNull();
    expect(back.hypothesis.quotes['q']?.severity ?? null).toBeNull();
    expect(gradeQuote(now.hypothesis, 'q', 'serious')).toEqual([]);
    expect(gradeQuote(all.hypothesis, 'q', null)).toEqual([]);
    expect(gradeQuote(all.hypothesis, 'x', 'minor')).toEqual([]);
    const needed = made({ ...words, kind: 'need' });
    expect(gradeQuote(needed.hypothesis, 'q', 'minor')).toEqual([]);
  });

  it('of a passage says it in everything that rests on it, with the kind that it was said of', () => {
    const all = made({ ...words, severity: null });
    const { now, back } = afterwards(all, gradePassage(passageOf(all), 'study', 'minor'));
    expect(saidIn(now).map(severityOf)).toEqual(['minor', 'minor', 'minor']);
    expect(passageOf(now).severity).toBe('minor');
    expect(saidIn(back).map(severityOf)).toEqual([null, null, null]);
    expect(gradePassage(passageOf(now), 'study', 'minor')).toEqual([]);
    // The quote in the hypothesis had been called something else: the margin is one for all.
    const mixed = { ...all, hypothesis: apply(all.hypothesis, nameQuoteKind(all.hypothesis, 'q', 'churn')) };
    expect(saidIn(afterwards(mixed, gradePassage(passageOf(mixed), 'study', 'serious')).now)).toEqual(
      saidIn(mixed).map(() => expect.objectContaining({ kind: 'pain', severity: 'serious' })),
    );
    const removed = afterwards(now, gradePassage(passageOf(now), 'study', null)).now;
    expect(saidIn(removed).map(takenInWords)).toEqual(['трудность', 'трудность', 'трудность']);
    const needed = made({ ...words, kind: 'need' });
    expect(gradePassage(passageOf(needed), 'study', 'minor')).toEqual([]);
  });

  it('ends with a kind that has none, stays with one that has, and comes back with it', () => {
    const all = made(words);
    const kept = afterwards(all, namePassageKind(passageOf(all), 'study', 'churn')).now;
    expect(saidIn(kept).map(severityOf)).toEqual(['blocking', 'blocking', 'blocking']);
    const { now, back } = afterwards(all, namePassageKind(passageOf(all), 'study', 'need'));
    expect(saidIn(now).map(({ severity }) => severity)).toEqual([null, null, null]);
    expect(saidIn(back).map(takenInWords)).toEqual(saidIn(all).map(takenInWords));
    const quote = afterwards(all, nameQuoteKind(all.hypothesis, 'q', null));
    expect(quote.now.hypothesis.quotes['q']).toMatchObject({ kind: null, severity: null });
    expect(takenInWords(quote.back.hypothesis.quotes['q'] ?? {})).toBe('трудность (останавливает)');
    expect(apply(all.mark, markKind(all.mark, 'need')).severity).toBeNull();
  });

  it('holds for the kind that it was said of: a grade of another kind is not the passage’s', () => {
    const graded = made(words);
    const { severity: _severity, ...plain } = words;
    const { mark } = made({ ...plain, kind: 'churn' });
    expect(severityOf(passageOf({ ...graded, mark }))).toBeNull();
    expect(severityOf(passageOf({ ...graded, mark: made(plain).mark }))).toBe('blocking');
    expect(severityOf(passageOf({ hypothesis: graded.hypothesis }))).toBe('blocking');
    const taken = apply(graded.mark, gradePassage(passageOf({ mark: graded.mark }), 'study', null));
    expect(severityOf(passageOf({ ...graded, mark: taken }))).toBeNull();
  });

  it('goes with a mark to words that are marked already, and leaves what is said of those', () => {
    const { mark } = made(words);
    const { kind: _kind, severity: _severity, ...plain } = { ...mark, id: 'there', start: 24, end: 49 };
    const to = { ...words, passage: { materialId: 'm', start: 24, end: 49 } };
    const told = (there: Mark) =>
      movePassage({ mark, insights: [], hypotheses: [] }, 'study', [mark, there], to).filter(({ op }) => op === 'set');
    expect(told(plain)).toEqual(set({ kind: 'pain', severity: 'blocking' }));
    expect(told({ ...plain, kind: 'pain' })).toEqual(set({ severity: 'blocking' }));
    expect(told({ ...plain, kind: 'pain', severity: null })).toEqual([]);
    expect(told({ ...plain, kind: 'churn' })).toEqual([]);
    expect(told({ ...plain, kind: null })).toEqual([]);
  });

  it('draws a passage anew', () => {
    const compose = passageComposer();
    const all = made(words);
    const [first] = compose('m', TEXT, sources(all)).placed;
    const hypothesis = apply(all.hypothesis, gradeQuote(all.hypothesis, 'q', 'minor'));
    const [same] = compose('m', TEXT, sources({ ...all, hypothesis })).placed;
    expect(same).toBe(first);
    const only = passageComposer();
    const [before] = only('m', TEXT, sources({ hypothesis: all.hypothesis })).placed;
    const [after] = only('m', TEXT, sources({ hypothesis })).placed;
    expect([before, after].map((one) => one?.severity)).toEqual(['blocking', 'minor']);
  });
});

it('merges: whatever two tabs say of the same words in whatever order, what is read has a grade only beside a kind that has them', () => {
  const one = fc.constantFrom<(hypothesis: Hypothesis) => Op[]>(
    ...FINDING_KINDS.map((kind) => (now: Hypothesis) => nameQuoteKind(now, 'q', kind)),
    ...SEVERITIES.map((severity) => (now: Hypothesis) => gradeQuote(now, 'q', severity)),
    (now) => nameQuoteKind(now, 'q', null),
    (now) => gradeQuote(now, 'q', null),
  );
  const start = { ...empty, quotes: keyedList('x', []) };
  fc.assert(
    fc.property(fc.array(one), (acts) => {
      const base = apply<Hypothesis>(
        start,
        addQuote(start, study, words, 'for', () => 'q'),
      );
      // Each was applied to the words as they were at first: the other tab had not seen what came since.
      const blind = acts.reduce((now, act) => apply(now, act(base)), base);
      const seen = acts.reduce((now, act) => apply(now, act(now)), base);
      for (const { quotes } of [blind, seen]) {
        const quote: KindAndSeverity = quotes['q'] ?? {};
        expect(severityOf(quote) === null || hasSeverity(quote.kind)).toBe(true);
      }
      // Said one after the other nothing is left of a grade beside a kind without.
      expect(severityOf(seen.quotes['q'] ?? {})).toBe(seen.quotes['q']?.severity ?? null);
    }),
  );
});
