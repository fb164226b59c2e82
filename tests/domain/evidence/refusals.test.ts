import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { placeRanges } from '#src/domain/core/textRange.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { CUES } from '#src/domain/evidence/cues.ts';
import type { Finding } from '#src/domain/evidence/findings.ts';
import { FINDING_KINDS } from '#src/domain/core/findingKind.ts';
import {
  isMostlySame,
  refuseFinding,
  refusedIn,
  removeRefusals,
  type FindingRefusal,
} from '#src/domain/evidence/refusal.ts';
import {
  inTaughtOrder,
  MOST_EXAMPLES,
  MOST_SHIFT,
  NO_LESSON,
  shiftBy,
  type Example,
  type Lesson,
} from '#src/domain/evidence/taught.ts';
import { surenessOf, waitingFindings } from '#src/domain/evidence/waiting.ts';

import { example } from '#tests/store/examples.ts';

const LINES = [
  'Я плачу за это две тысячи рублей в месяц.',
  'Каждый раз приходится переделывать вручную, потому что выгрузка ломается.',
  'Решает директор, он и подписывает.',
  'Мы ушли к другим, потому что надоело ждать.',
  'Раз в неделю сверяю таблицу с тетрадкой.',
  'Хорошая погода стояла.',
];
const TEXT = LINES.join(' ');
const placeOf = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
const finding = (words: string, score = 0.7, fields: Partial<Finding> = {}): Finding => ({
  ...placeOf(words),
  kind: 'pain',
  score,
  proposed: true,
  cues: [],
  ...fields,
});
const FINDINGS = LINES.map((words, index) => finding(words, 0.9 - index / 10));
const refusal = (words: string, fields: Partial<FindingRefusal> = {}): FindingRefusal => ({
  ...(example('refusal') as FindingRefusal),
  ...placeOf(words),
  text: words,
  ...fields,
});

const words = fc
  .array(fc.constantFrom(...TEXT.split(' ')), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(' '));
const kind = fc.constantFrom(...FINDING_KINDS);
const anExample = fc.record({ words, kind: fc.option(kind) });
const lesson: fc.Arbitrary<Lesson> = fc.record({
  taken: fc.array(anExample, { maxLength: 12 }),
  refused: fc.array(anExample, { maxLength: 12 }),
});
const asked = (text: string): Example => ({ words: text, kind: 'pain' });
const order = (of: Lesson, findings = FINDINGS) => inTaughtOrder(TEXT, findings, of).map(({ start }) => start);

describe('what a workspace teaches', () => {
  it('has a bit for every cue with a meaning of its own', () => {
    expect(CUES.filter(({ said }) => said !== null).length).toBeLessThan(31);
  });

  it('is nothing while nothing was decided', () => {
    expect(order(NO_LESSON)).toEqual(FINDINGS.map(({ start }) => start));
  });

  it('lets what is like refused words sink, and what is like taken words rise', () => {
    const [money, manual] = [finding(LINES[0] ?? ''), finding(LINES[1] ?? '')];
    const of = (one: Lesson) => order(one, [money, manual])[0];
    expect(of({ taken: [], refused: [asked('Плачу тысячу рублей.')] })).toBe(manual.start);
    expect(of({ taken: [], refused: [asked('Приходится вручную, потому что ломается.')] })).toBe(money.start);
    expect(of({ taken: [{ words: 'Вручную, потому что сломалось.', kind: null }], refused: [] })).toBe(manual.start);
  });

  it('never moves one further than the bound, and depends on the words alone', () => {
    fc.assert(
      fc.property(lesson, anExample, (of, one) => {
        const shift = shiftBy(of)(one);
        expect(Math.abs(shift)).toBeLessThan(MOST_SHIFT);
        const turned = { taken: of.taken.toReversed(), refused: of.refused.toReversed() };
        expect(shiftBy(turned)(one)).toBeCloseTo(shift, 9);
      }),
    );
  });

  it('lets no refusal raise anything, and nothing taken lower anything', () => {
    fc.assert(
      fc.property(lesson, anExample, anExample, (of, one, more) => {
        const before = shiftBy(of)(one);
        expect(shiftBy({ ...of, refused: [...of.refused, more] })(one)).toBeLessThanOrEqual(before + 1e-9);
        expect(shiftBy({ ...of, taken: [...of.taken, more] })(one)).toBeGreaterThanOrEqual(before - 1e-9);
      }),
    );
  });

  it('lets as many newest examples teach as there may be, and no older one', () => {
    const old: Example = { words: LINES[0] ?? '', kind: 'pain' };
    const silent: Example = { words: '…', kind: null };
    const full = Array.from({ length: MOST_EXAMPLES }, () => silent);
    expect(shiftBy({ taken: [], refused: [...full, old] })(old)).toBeCloseTo(0);
    expect(shiftBy({ taken: [], refused: [...full.slice(1), old] })(old)).toBeLessThan(0);
  });

  it('loses, adds and changes no finding', () => {
    fc.assert(
      fc.property(lesson, (of) => {
        expect(inTaughtOrder(TEXT, FINDINGS, of).toSorted((a, b) => a.start - b.start)).toEqual(FINDINGS);
      }),
    );
  });
});

describe('refusals', () => {
  it('are recognised by their words wherever those stand, and by their place while it holds them', () => {
    const [first = ''] = LINES;
    const isRefused = refusedIn(TEXT, [refusal(first)]);
    expect(isRefused(placeOf(first))).toBe(true);
    expect(isRefused({ ...placeOf(first), end: placeOf(first).end - 8 })).toBe(true);
    expect(isRefused(placeOf(LINES[1] ?? ''))).toBe(false);
    const moved = `Сначала было другое. ${TEXT}`;
    const at = moved.indexOf(first);
    expect(refusedIn(moved, [refusal(first)])({ start: at, end: at + first.length })).toBe(true);
    // Its old place now holds other text.
    expect(refusedIn(moved, [refusal(first)])({ start: 0, end: 20 })).toBe(false);
  });

  it('are made once, and taken back', () => {
    const [first = ''] = LINES;
    const at = { ...placeOf(first), text: first, proposedAs: 'money', materialId: 'm', researchId: 'r' } as const;
    const ops = refuseFinding([], at, () => 'new');
    expect(ops).toHaveLength(1);
    const [op] = ops as [Op];
    expect(applyOp(undefined, op, '2026-01-01T00:00:00.000Z')).toMatchObject({
      id: 'new',
      proposedAs: 'money',
      text: first,
    });
    expect(refuseFinding([{ text: first.toUpperCase() }], at, () => 'new')).toEqual([]);
    expect(removeRefusals([{ id: 'new' }])).toEqual([{ op: 'remove', kind: 'refusal', id: 'new' }]);
  });

  it('share half of the shorter place, either way round', () => {
    expect(isMostlySame({ start: 0, end: 10 }, { start: 5, end: 30 })).toBe(true);
    expect(isMostlySame({ start: 5, end: 30 }, { start: 0, end: 10 })).toBe(true);
    expect(isMostlySame({ start: 0, end: 10 }, { start: 6, end: 30 })).toBe(false);
    expect(isMostlySame({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false);
  });
});

describe('what waits for a person', () => {
  it('is proposed, not marked and not refused', () => {
    const [a = '', b = '', c = '', d = ''] = LINES;
    const all = [finding(a), finding(b), finding(c, 0.2, { proposed: false }), finding(d)];
    const decided = { marked: placeRanges([placeOf(a)]), refusals: [refusal(b)] };
    expect(waitingFindings(TEXT, all, decided)).toEqual([finding(d)]);
    expect(waitingFindings(TEXT, all, { marked: placeRanges([]), refusals: [] })).toEqual([
      finding(a),
      finding(b),
      finding(d),
    ]);
  });

  it('is told how sure it is in steps', () => {
    expect([0, 0.5, 0.6, 0.79, 0.8, 1].map(surenessOf)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']);
  });
});
