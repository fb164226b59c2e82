import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';

import { readModel, type StoredModel } from '#src/domain/evidence/model.ts';

import { readCorpus } from './corpus.ts';
import { lessonOf, type Lesson } from './examples.ts';
import { FOLDS, isContent, sayings, wrongIn, type Sayings } from './heldOut.ts';
import { best, caught, figures, type Figures } from './measures.ts';
import { HELD_OUT_FILE } from './ship.ts';
import { folds } from './train.ts';

/**
 * Results required on one part of the corpus, held out (all of it takes `npm run eval`): the reached ones, less an allowance for
 * chance.
 */
const AT_LEAST = { recall: 0.41, precision: 0.8, mostTraps: 0.1, mostWrong: 3 };

let cut = 0;
let lessons: Lesson[] = [];
let said: Sayings = new Map();
let reached: Figures;
beforeAll(() => {
  const all = readCorpus().map(lessonOf);
  const [out = new Set<string>()] = folds(all, FOLDS);
  lessons = all.filter(({ interview }) => out.has(interview.domain));
  const model = readModel(JSON.parse(readFileSync(HELD_OUT_FILE, 'utf8')) as StoredModel);
  ({ cut } = model);
  said = sayings(lessons, model);
  const ordinary = lessons.filter((lesson) => !isContent(lesson));
  reached = figures(
    ordinary.map((lesson) =>
      caught(
        lesson,
        best(lesson.examples, (one) => said.get(one)?.score ?? 0, 0.2),
      ),
    ),
  );
});

describe('the finder, of domains that it never saw', () => {
  test('finds as much of what is labelled as it did, at a fifth of the words', () => {
    expect(reached.recall).toBeGreaterThan(AT_LEAST.recall);
    expect(reached.precision).toBeGreaterThan(AT_LEAST.precision);
  });

  test('falls into few traps', () => {
    expect(reached.traps).toBeLessThan(AT_LEAST.mostTraps);
  });

  test('leaves content people alone', () => {
    const wrong = wrongIn(lessons.filter(isContent), said, cut);
    expect(wrong.length).toBeGreaterThan(1);
    expect(Math.max(...wrong)).toBeLessThanOrEqual(AT_LEAST.mostWrong);
  });
});
