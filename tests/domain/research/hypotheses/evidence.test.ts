import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { keyedList } from '#src/domain/core/record.ts';
import { evidenceOf, removeQuote, STANCES, turnQuote } from '#src/domain/research/hypotheses/evidence.ts';
import type { Hypothesis, Stance } from '#src/domain/research/hypothesis.ts';

import { example } from '#tests/store/examples.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const quote = (stance: Stance) => ({
  text: 'слова',
  respondent: 'Р1',
  research: 'Интервью',
  researchId: 'study',
  passage: null,
  stance,
});
const hypothesis = (...stances: Stance[]): Hypothesis =>
  example('hypothesis', { quotes: keyedList('q', stances.map(quote)) });
const apply = (one: Hypothesis, ops: readonly Op[]): Hypothesis =>
  ops.reduce((record, op) => applyOp(record, op, NOW) as Hypothesis, one);
const keysOf = (one: Hypothesis, stance: Stance) => evidenceOf(one, stance).map(({ key }) => key);

describe('words of a hypothesis', () => {
  it('stand for it or against it, each in their order', () => {
    const one = hypothesis('for', 'against', 'for');
    const keys = Object.keys(one.quotes);
    expect(keysOf(one, 'for')).toEqual([keys[0], keys[2]]);
    expect(keysOf(one, 'against')).toEqual([keys[1]]);
  });

  it('are turned and removed once: what another tab did already is nothing to do', () => {
    const one = hypothesis('for');
    const [key = ''] = Object.keys(one.quotes);
    const turned = apply(one, turnQuote(one, key, 'against'));
    expect(keysOf(turned, 'against')).toEqual([key]);
    expect(turnQuote(turned, key, 'against')).toEqual([]);
    const without = apply(turned, removeQuote(turned, key));
    expect(without.quotes).toEqual({});
    expect(removeQuote(without, key)).toEqual([]);
    expect(turnQuote(without, key, 'for')).toEqual([]);
  });

  it('come back by undo as they were, whatever was done to them', () => {
    const stance = fc.constantFrom(...STANCES);
    fc.assert(
      fc.property(
        fc.array(stance, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.nat(), fc.option(stance)), { maxLength: 8 }),
        (stances, doings) => {
          const before = hypothesis(...stances);
          const keys = Object.keys(before.quotes);
          let now = before;
          const back: Op[] = [];
          for (const [place, to] of doings) {
            const key = keys[place % keys.length] ?? '';
            for (const op of to === null ? removeQuote(now, key) : turnQuote(now, key, to)) {
              back.unshift(...invertOp(now, op));
              now = apply(now, [op]);
            }
          }
          expect(apply(now, back).quotes).toEqual(before.quotes);
        },
      ),
    );
  });
});
