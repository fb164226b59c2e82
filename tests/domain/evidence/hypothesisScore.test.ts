import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FINDING_KINDS, SEVERITIES } from '#src/domain/core/findingKind.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { keyedList } from '#src/domain/core/record.ts';
import {
  ENOUGH_PEOPLE,
  hypothesisScore,
  scoresOf,
  TELLING_TOTAL,
  type ScoreRecords,
} from '#src/domain/evidence/hypothesisScore.ts';
import { endedInWords, points, scoreInShort, scoreInWords, sideInWords } from '#src/domain/evidence/scoreWords.ts';
import { VERDICTS, type Verdict } from '#src/domain/experiments/experiment.ts';
import {
  narrowByProof,
  NO_PROOF_FILTER,
  PROOFS,
  readProofFilter,
  type Proven,
} from '#src/domain/research/across/proof.ts';
import { gradeQuote, nameQuoteKind, removeQuote, turnQuote } from '#src/domain/research/hypotheses/evidence.ts';
import type { Hypothesis, Quote } from '#src/domain/research/hypothesis.ts';

import { example } from '../../store/examples.ts';

const TODAY = '2026-11-23';
const NOW = '2026-11-23T10:00:00.000Z';

const material = (id: string, speakers: ReturnType<typeof keyedList> = {}) =>
  example('material', { id, speakers } as never);
const RECORDS: ScoreRecords = {
  experiments: [],
  materials: [
    material('m1', {
      ведущая: { role: 'interviewer', participantId: null, position: 'a' },
      марина: { role: null, participantId: 'p1', position: 'b' },
    } as never),
    material('m2', { 'респондент 1': { role: null, participantId: 'p1', position: 'a' } } as never),
  ],
  studies: [
    { id: 's1', startDate: '2026-11-01', endDate: TODAY },
    { id: 's2', startDate: '2025-11-23', endDate: null },
  ],
  today: TODAY,
};

const quote = (change: Partial<Quote> = {}): Quote => ({
  text: 'слова',
  respondent: 'Марина',
  research: 'Интервью',
  researchId: 's1',
  passage: { materialId: 'm1', start: 0, end: 5 },
  stance: 'for',
  ...change,
});
const hypothesis = (quotes: readonly Quote[]): Hypothesis =>
  example('hypothesis', { id: 'h1', quotes: keyedList('q', quotes) });
const ended = (...verdicts: readonly Verdict[]): ScoreRecords => ({
  ...RECORDS,
  experiments: verdicts.map((verdict) => ({ hypothesisId: 'h1', status: 'Done', verdict })),
});
const scored = (quotes: readonly Quote[], records = RECORDS) => hypothesisScore(hypothesis(quotes), records);

const sideOf = (change: Partial<Quote>) => scored([quote(change)]).for;
const weightIn = (researchId: string | null) => scored([quote({ researchId })]).for.weight;
const people = (count: number, stance: Quote['stance'] = 'for', researchId: string | null = 's1') =>
  Array.from({ length: count }, (_, index) => quote({ respondent: `Р${index}${stance}`, stance, researchId }));
/** Items of a list are hypotheses' ids; x has none. */
const idOf = (item: string) => (item === 'x' ? null : item);

const anyQuote: fc.Arbitrary<Quote> = fc.record({
  text: fc.constant('слова'),
  respondent: fc.constantFrom('Марина', 'марина ', 'Респондент 1', 'Ведущая', 'Олег', ''),
  research: fc.constant(''),
  researchId: fc.constantFrom('s1', 's2', 'gone', null),
  passage: fc.constantFrom({ materialId: 'm1', start: 0, end: 5 }, { materialId: 'm2', start: 0, end: 5 }, null),
  stance: fc.constantFrom('for', 'against'),
  kind: fc.constantFrom(...FINDING_KINDS, null, undefined),
  severity: fc.constantFrom(...SEVERITIES, null, undefined),
});
const anyQuotes = fc.array(anyQuote, { maxLength: 8 });
const anyVerdicts = fc.array(fc.constantFrom(...VERDICTS), { maxLength: 4 });

/** Something that is done to words: they are removed, turned, or taken for something. */
function done(
  now: Hypothesis,
  key: string,
  to: 'for' | 'against' | 'money' | 'pain' | 'blocking' | 'nothing' | null,
): Op[] {
  if (to === null) return removeQuote(now, key);
  if (to === 'blocking') return gradeQuote(now, key, to);
  if (to === 'for' || to === 'against') return turnQuote(now, key, to);
  return nameQuoteKind(now, key, to === 'nothing' ? null : to);
}

describe('the score of a hypothesis', () => {
  it('counts people, not words: one participant in two talks is one, an interviewer nobody', () => {
    const one = scored([
      quote(),
      quote({ respondent: 'МАРИНА' }),
      quote({ respondent: 'Респондент 1', passage: { materialId: 'm2', start: 0, end: 5 }, researchId: 's2' }),
      quote({ respondent: 'Ведущая' }),
    ]);
    expect(one.for).toMatchObject({ people: 1, studies: 2 });
    expect(one.people).toBe(1);
    expect(scored([quote({ respondent: 'Ведущая' })])).toMatchObject({ proof: 'none', total: 0, people: 0 });
  });

  it('takes a person who spoke for and against for one, on both sides', () => {
    const both = scored([quote(), quote({ stance: 'against' })]);
    expect(both).toMatchObject({ people: 1, total: 0, proof: 'thin' });
    expect([both.for.people, both.against.people]).toEqual([1, 1]);
  });

  it('knows when words were said by the last day of their study, and by the first of one that goes on', () => {
    expect([weightIn('s1'), weightIn('s2'), weightIn('gone'), weightIn(null)]).toEqual([1, 0.75, 0.5, 0.5]);
  });

  it('weighs words by what they are taken for; what nobody named adds nothing', () => {
    const weightOf = (kind?: Quote['kind']) => scored([quote({ kind })]).for.weight;
    expect([weightOf(), weightOf(null), weightOf('pain')]).toEqual([1, 1, 1]);
    expect([weightOf('workaround'), weightOf('money'), weightOf('churn')]).toEqual([1.5, 1.5, 1.5]);
    const one = hypothesis([quote()]);
    const [key = ''] = Object.keys(one.quotes);
    const [op] = nameQuoteKind(one, key, 'money');
    if (!op) throw new Error('nothing to do');
    const named = applyOp(one, op, NOW) as Hypothesis;
    expect(hypothesisScore(named, RECORDS).total).toBeGreaterThan(hypothesisScore(one, RECORDS).total);
    expect([
      nameQuoteKind(named, key, 'money'),
      nameQuoteKind(one, key, null),
      nameQuoteKind(one, 'x', 'pain'),
    ]).toEqual([[], [], []]);
  });

  it('knows how grave words are where a person said it, of what stands in the way only', () => {
    expect(sideOf({ kind: 'pain' }).weight).toBe(1);
    expect(sideOf({ kind: 'pain', severity: 'blocking' }).weight).toBe(1.25);
    expect(sideOf({ kind: 'pain', severity: null }).weight).toBe(1);
    // Another tab may have taken the words for something else at the same time.
    expect(sideOf({ kind: 'need', severity: 'blocking' })).toEqual(sideOf({ kind: 'need' }));
    expect(sideOf({ severity: 'blocking' })).toEqual(sideOf({}));
  });

  it('supports a hypothesis from three people on whatever they told of, however long ago and tolerable', () => {
    const old = people(ENOUGH_PEOPLE, 'for', null).map((one) => ({ ...one, kind: 'pain', severity: 'minor' }) as const);
    expect(scored(old)).toMatchObject({ proof: 'supported' });
    expect(scored(old).total).toBeGreaterThanOrEqual(TELLING_TOTAL);
  });

  it('counts verdicts of finished experiments of its own only', () => {
    const records: ScoreRecords = {
      ...RECORDS,
      experiments: [
        { hypothesisId: 'h1', status: 'In Progress', verdict: 'VALIDATED' },
        { hypothesisId: 'h2', status: 'Done', verdict: 'VALIDATED' },
        { hypothesisId: null, status: 'Done', verdict: 'VALIDATED' },
        { hypothesisId: 'h1', status: 'Done', verdict: 'INCONCLUSIVE' },
      ],
    };
    expect(scored([quote()], records)).toMatchObject({ verdicts: 0, ended: { VALIDATED: 0, INCONCLUSIVE: 1 } });
  });

  it('is moved by a verdict by three and no more, whatever else there is', () => {
    fc.assert(
      fc.property(anyQuotes, anyVerdicts, fc.constantFrom(...VERDICTS), (quotes, verdicts, more) => {
        const before = scored(quotes, ended(...verdicts));
        const after = scored(quotes, ended(...verdicts, more));
        const moved = after.total - before.total;
        expect(Math.abs(moved)).toBeLessThanOrEqual(3 + 1e-9);
        expect(after.said).toBe(before.said);
        const first = scored(quotes, ended(more)).total - scored(quotes).total;
        expect(first).toBeCloseTo({ VALIDATED: 3, INVALIDATED: -3, INCONCLUSIVE: 0 }[more]);
      }),
    );
  });

  it('does not depend on the order of words, verdicts and records', () => {
    fc.assert(
      fc.property(anyQuotes, anyVerdicts, (quotes, verdicts) => {
        const turned: ScoreRecords = {
          ...ended(...verdicts.toReversed()),
          materials: RECORDS.materials.toReversed(),
          studies: RECORDS.studies.toReversed(),
        };
        expect(scored(quotes.toReversed(), turned)).toEqual(scored(quotes, ended(...verdicts)));
      }),
    );
  });

  it('comes back as it was when words that were turned, named or removed come back', () => {
    fc.assert(
      fc.property(
        fc.array(anyQuote, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(null, 'for', 'against', 'money', 'pain', 'blocking', 'nothing')), {
          maxLength: 6,
        }),
        (quotes, doings) => {
          const before = hypothesis(quotes);
          const keys = Object.keys(before.quotes);
          let now = before;
          const back: Op[] = [];
          for (const [place, to] of doings) {
            const key = keys[place % keys.length] ?? '';
            for (const op of done(now, key, to)) {
              back.unshift(...invertOp(now, op));
              now = applyOp(now, op, NOW) as Hypothesis;
            }
          }
          for (const op of back) now = applyOp(now, op, NOW) as Hypothesis;
          expect(hypothesisScore(now, RECORDS)).toEqual(hypothesisScore(before, RECORDS));
        },
      ),
    );
  });

  it('is the same object until something that it is made of changes', () => {
    const one = hypothesis([quote(), quote({ respondent: 'Олег' })]);
    const first = hypothesisScore(one, RECORDS);
    expect(hypothesisScore(one, { ...RECORDS, experiments: [] })).toBe(first);
    expect(hypothesisScore(one, ended('VALIDATED'))).not.toBe(first);
    expect(hypothesisScore(one, RECORDS)).toEqual(first);
    expect(hypothesisScore(one, { ...RECORDS, today: '2026-11-24' }).for.weight).toBeLessThan(first.for.weight);
    expect(hypothesisScore(one, { ...RECORDS, materials: [] }).people).toBe(2);
    const renamed: ScoreRecords = {
      ...RECORDS,
      materials: [material('m1', { олег: { role: 'interviewer', participantId: null, position: 'a' } } as never)],
    };
    expect(hypothesisScore(one, renamed).people).toBe(1);
  });
});

describe('what the evidence says', () => {
  it('is told from the words of three people or a verdict on', () => {
    expect(scored([]).proof).toBe('none');
    expect(scored([], ended('INCONCLUSIVE')).proof).toBe('none');
    expect(scored(people(ENOUGH_PEOPLE - 1)).proof).toBe('thin');
    expect(scored(people(1), ended('INCONCLUSIVE')).proof).toBe('thin');
    expect(scored(people(1), ended('INVALIDATED')).proof).toBe('disputed');
    expect(scored([], ended('VALIDATED')).proof).toBe('supported');
    expect(scored([], ended('VALIDATED', 'INVALIDATED')).proof).toBe('disputed');
    expect(scored([...people(2), ...people(2, 'against')]).proof).toBe('disputed');
  });

  it('follows three people whom nobody contradicts, whenever they spoke', () => {
    const long = [null, 's1', 's2'] as const;
    for (const study of long) {
      expect(scored(people(ENOUGH_PEOPLE, 'for', study))).toMatchObject({ proof: 'supported' });
      expect(scored(people(ENOUGH_PEOPLE, 'against', study))).toMatchObject({ proof: 'refuted' });
      expect(scored(people(ENOUGH_PEOPLE, 'for', study)).total).toBeGreaterThanOrEqual(TELLING_TOTAL);
    }
  });
});

describe('a list by evidence', () => {
  const proofs = new Map<string, Proven>([
    ['a', { proof: 'none', total: 0 }],
    ['b', { proof: 'refuted', total: -4 }],
    ['c', { proof: 'supported', total: 6 }],
    ['d', { proof: 'thin', total: 2 }],
    ['e', { proof: 'disputed', total: 0 }],
  ]);
  const items = ['x', 'a', 'b', 'c', 'd', 'e'];

  it('has the best founded first and those without evidence last, in the order given', () => {
    expect(narrowByProof(items, idOf, { proof: 'all', rank: 'proof' }, proofs)).toEqual(['c', 'd', 'e', 'b', 'x', 'a']);
    expect(narrowByProof(items, idOf, NO_PROOF_FILTER, proofs)).toBe(items);
  });

  it('is narrowed to one word; each item answers to exactly one', () => {
    const parts = PROOFS.map((proof) => narrowByProof(items, idOf, { proof, rank: 'usual' }, proofs));
    expect(parts).toEqual([['c'], ['e'], ['b'], ['d'], ['x', 'a']]);
  });

  it('keeps each item once and the order of equals', () => {
    const total = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(total, fc.constantFrom(...PROOFS))), (entries) => {
        const all = new Map<string, Proven>(entries.map(([sum, proof], at) => [String(at), { proof, total: sum }]));
        const keys = [...all.keys()];
        const ranked = narrowByProof(keys, (key) => key, { proof: 'all', rank: 'proof' }, all);
        expect(ranked.toSorted()).toEqual(keys.toSorted());
        // An item behind another has a lower score, or the same and was behind it before.
        const height = (key: string) => {
          const one = all.get(key);
          return one && one.proof !== 'none' ? one.total : -Infinity;
        };
        const isWrong = (key: string, place: number) => {
          const next = ranked[place + 1];
          if (next === undefined || height(key) > height(next)) return false;
          return height(key) < height(next) || Number(key) > Number(next);
        };
        expect(ranked.filter(isWrong)).toEqual([]);
      }),
    );
  });

  it('takes from an address only what there is', () => {
    expect(readProofFilter('supported', 'proof')).toEqual({ proof: 'supported', rank: 'proof' });
    expect(readProofFilter('sure', 'best')).toEqual(NO_PROOF_FILTER);
    expect(readProofFilter(null, null)).toEqual(NO_PROOF_FILTER);
  });

  it('of ten thousand hypotheses is scored once; a change to one leaves the others', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      example('hypothesis', { id: `h${index}`, quotes: keyedList('q', [quote({ respondent: `Р${index}` })]) }),
    );
    const first = scoresOf(many, RECORDS);
    const changed = many.with(7, { ...hypothesis([]), id: 'h7' });
    const second = scoresOf(changed, RECORDS);
    expect([...first.keys()].every((id) => id === 'h7' || second.get(id) === first.get(id))).toBe(true);
    expect(second.get('h7')?.proof).toBe('none');
  });
});

describe('a score in words', () => {
  it('says every part in Russian numbers', () => {
    const score = scored(
      [quote(), quote({ respondent: 'Олег', researchId: 's2' }), quote({ respondent: 'Нина', stance: 'against' })],
      ended('VALIDATED', 'INCONCLUSIVE'),
    );
    expect(scoreInWords(score)).toMatch(
      /^\+4,\d, подтверждается: за 2\sчеловека из 2\sисследований, против 1\sчеловек из 1\sисследования, эксперименты \+3 \(подтверждена — 1, не ясно — 1\)$/,
    );
    expect(scoreInWords(scored([quote()]))).toMatch(
      /^\+2, мало данных: .+, против никого, экспериментов с выводом нет$/,
    );
    const graded = [
      quote({ kind: 'pain', severity: 'blocking' }),
      quote({ respondent: 'Олег', kind: 'churn', severity: 'minor' }),
    ];
    expect(scoreInWords(scored(graded))).toMatch(
      /за 2\sчеловека из 1\sисследования \(останавливает — 1, терпимо — 1\), против никого/,
    );
    expect(scoreInWords(scored([]))).toBe('пока нет слов');
    expect(scoreInShort({ proof: 'refuted', total: -2.5 })).toBe('\u22122,5, опровергается');
    expect([points(0), points(3), points(-0.4)]).toEqual(['0', '+3', '\u22120,4']);
    expect(sideInWords({ people: 2, studies: 0 })).toMatch(/^2\sчеловека$/);
    expect(endedInWords({ VALIDATED: 0, INVALIDATED: 2, INCONCLUSIVE: 0 })).toBe('опровергнута — 2');
  });
});
