import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import { hashOf, seededNumbers, seededSubset } from '#src/domain/core/seeded.ts';
import { STAGES, type Stage } from '#src/domain/core/stage.ts';
import { hypothesisInWords, isExampleHypothesis } from '#src/domain/tactics/exampleHypothesis.ts';
import { exampleHypothesisIds, exampleJob } from '#src/domain/tactics/exampleRow.ts';
import { ROW_TEXTS } from '#src/domain/tactics/rowTexts.ts';
import { TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
import {
  EXAMPLE_SIZES,
  EXAMPLE_STUDY,
  EXAMPLES,
  exampleOf,
  findExample,
} from '#src/domain/tactics/touchpointExample.ts';
import { TOUCHPOINT_TEXTS } from '#src/domain/tactics/touchpointTexts.ts';

const place = fc
  .constantFrom(...STAGES)
  .chain((stage) => fc.tuple(fc.constant<Stage>(stage), fc.integer({ min: 0, max: TOUCHPOINTS[stage].length - 1 })));

const textOf = (member: string | { text: string }): string => (typeof member === 'string' ? member : member.text);

/** Every text of a stage, with the name of its list. */
function textsOf(stage: Stage): [list: string, text: string][] {
  return Object.entries(TOUCHPOINT_TEXTS[stage]).flatMap(([list, members]: [string, readonly unknown[]]) =>
    members.map((member): [string, string] => [
      list,
      typeof member === 'string' ? member : (member as { text: string }).text,
    ]),
  );
}

describe('the lists of texts', () => {
  it.each(STAGES)('of %s hold at least eight entries each', (stage) => {
    const sizes = Object.entries(TOUCHPOINT_TEXTS[stage]).map(([list, members]) => [list, members.length]);
    expect(sizes).toHaveLength(7);
    expect(sizes.filter(([, size]) => Number(size) < 8)).toEqual([]);
  });

  it('say nothing twice in the whole product, and quote nobody twice', () => {
    const texts = STAGES.flatMap(textsOf).map(([, text]) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const people = STAGES.flatMap((stage) => TOUCHPOINT_TEXTS[stage].quotes.map(({ respondent }) => respondent));
    expect(new Set(people).size).toBe(people.length);
  });

  it.each(STAGES)('of %s keep their forms', (stage) => {
    const { jtbd, hypotheses } = TOUCHPOINT_TEXTS[stage];
    expect(jtbd.filter((text) => !/^Когда .+, я хочу.+ чтобы .+/.test(text))).toEqual([]);
    expect(hypotheses.filter((text) => !/^Если .+, то .+/.test(text))).toEqual([]);
    const odd = textsOf(stage).filter(([list, text]) => {
      const sloppy = /!|"|\s-\s|\s{2}|^\s|\s$/.test(text);
      // Speech ends in a full stop or a question mark, a line of a list in neither.
      return sloppy || (list === 'quotes' ? !/[.?]$/.test(text) : /[.?]$/.test(text));
    });
    expect(odd).toEqual([]);
  });
});

describe('a generated touchpoint', () => {
  it('exists for each of the thirty', () => {
    expect(EXAMPLES).toHaveLength(30);
    expect(EXAMPLES.map(({ name }) => name)).toEqual(STAGES.flatMap((stage) => TOUCHPOINTS[stage]));
    expect(() => exampleOf('awareness', 4)).toThrow(RangeError);
  });

  it.each(STAGES)('of %s says in its closed row what it says when it is open', (stage) => {
    expect(ROW_TEXTS[stage].hypotheses).toBe(TOUCHPOINT_TEXTS[stage].hypotheses.length);
    TOUCHPOINTS[stage].forEach((_, index) => {
      const { jtbd, hypotheses } = exampleOf(stage, index);
      expect(exampleJob(stage, index)).toBe(jtbd);
      expect(exampleHypothesisIds(stage, index)).toEqual(hypotheses.map(({ id }) => id));
    });
  });

  it.each(EXAMPLES.map((example) => [example.id, example] as const))('%s is made as specified', (id, example) => {
    const [, stage, index] = id.split('-') as [string, Stage, string];
    const texts = TOUCHPOINT_TEXTS[stage];
    expect(example).toMatchObject({ stage, name: TOUCHPOINTS[stage][Number(index)] });
    expect(example.jtbd).toBe(texts.jtbd[Number(index) % texts.jtbd.length]);
    expect(example.context).toBe(texts.context[Number(index) % texts.context.length]);
    for (const [list, [min, max]] of Object.entries(EXAMPLE_SIZES) as [
      keyof typeof EXAMPLE_SIZES,
      [number, number],
    ][]) {
      const chosen = example[list].map(textOf);
      expect(chosen.length).toBeGreaterThanOrEqual(min);
      expect(chosen.length).toBeLessThanOrEqual(max);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(texts[list].map(textOf)).toEqual(expect.arrayContaining(chosen));
    }
    for (const hypothesis of example.hypotheses) {
      expect(texts.hypotheses[Number(hypothesis.id.replace(`${id}-hypothesis-`, ''))]).toBe(hypothesis.text);
      expect(findExample(hypothesis.id)).toEqual({ ...hypothesis, touchpoint: example });
    }
    for (const { id: quoteId, ...quote } of example.quotes) {
      expect(texts.quotes[Number(quoteId.replace(`${id}-quote-`, ''))]).toEqual(quote);
    }
  });

  it('uses every size that is specified', () => {
    for (const [list, [min, max]] of Object.entries(EXAMPLE_SIZES) as [
      keyof typeof EXAMPLE_SIZES,
      [number, number],
    ][]) {
      const sizes = new Set(EXAMPLES.map((example) => example[list].length));
      expect([...sizes].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, index) => min + index));
    }
  });

  it('is the same whatever was generated before it', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (calls) => {
        for (const [stage, index] of calls) {
          expect(exampleOf(stage, index)).toEqual(EXAMPLES.find(({ id }) => id === `tp-${stage}-${index}`));
        }
      }),
    );
  });

  it('is the one that people have seen before: a new seed or order of the lists would show here', () => {
    const { hypotheses, quotes, gains } = exampleOf('activation', 2);
    expect({
      hypotheses: hypotheses.map(({ id }) => id),
      quotes: quotes.map(({ id }) => id),
      gains,
    }).toMatchInlineSnapshot(`
      {
        "gains": [
          "Гайд собран из ответов на три простых вопроса",
          "Можно пройти своё интервью самому до отправки",
        ],
        "hypotheses": [
          "tp-activation-2-hypothesis-1",
          "tp-activation-2-hypothesis-6",
          "tp-activation-2-hypothesis-0",
          "tp-activation-2-hypothesis-7",
        ],
        "quotes": [
          "tp-activation-2-quote-6",
        ],
      }
    `);
  });

  it('names the fixed study, and is no touchpoint of another id', () => {
    expect(EXAMPLE_STUDY.replaceAll(NBSP, ' ')).toBe(
      'Пользовательское интервью № 42 с продакт-менеджером EdTech-стартапа',
    );
    expect(findExample('hypothesis-short-video')).toBeUndefined();
  });
});

describe('an experiment made of an example', () => {
  it('says so wherever its hypothesis is told', () => {
    for (const { hypotheses } of EXAMPLES) {
      for (const { id, text } of hypotheses) {
        expect(isExampleHypothesis(id)).toBe(true);
        expect(hypothesisInWords({ hypothesis: text, hypothesisId: id })).toBe(
          `${text} (из примера, не из исследования)`,
        );
      }
    }
    for (const id of [null, '', 'hypothesis-short-video', 'x-tp-revenue-0-hypothesis-1', crypto.randomUUID()]) {
      expect(hypothesisInWords({ hypothesis: 'Своя', hypothesisId: id })).toBe('Своя');
    }
  });
});

describe('the seeded generator', () => {
  it('gives the published values', () => {
    // FNV-1a, 32 bits: vectors from the authors' test suite; mulberry32: first number of seed 0.
    expect(hashOf('')).toBe(0x811c9dc5);
    expect(hashOf('a')).toBe(0xe40c292c);
    expect(hashOf('foobar')).toBe(0xbf9cf968);
    expect(seededNumbers(0)()).toBeCloseTo(0.26642920868471265, 12);
  });

  it('draws a subset of the list within the sizes', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.nat(5), fc.nat(5), (seed, length, min, more) => {
        const indices = seededSubset(seed, length, [min, min + more]);
        expect(indices.length).toBeGreaterThanOrEqual(Math.min(length, min));
        expect(indices.length).toBeLessThanOrEqual(Math.min(length, min + more));
        expect(new Set(indices).size).toBe(indices.length);
        expect(indices.every((index) => index >= 0 && index < length)).toBe(true);
        expect(seededSubset(seed, length, [min, min + more])).toEqual(indices);
      }),
    );
  });
});
