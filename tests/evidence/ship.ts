import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readCorpus, type Interview } from './corpus.ts';
import { lessonOf, type Lesson } from './examples.ts';
import { cutFor, FOLDS, heldOut } from './heldOut.ts';
import { askedIn, folds, stored, train, trainVerdicts } from './train.ts';

export const WEIGHTS_FILE = path.resolve(import.meta.dirname, '../../src/domain/evidence/weights.json');

/** Weights of a model that never saw the first part of the domains: what the unit test of quality measures. */
export const HELD_OUT_FILE = path.resolve(import.meta.dirname, 'heldOutWeights.json');

function write(file: string, interviews: readonly Interview[], lessons: readonly Lesson[], cut: number): string {
  const model = { ...train(lessons), verdicts: trainVerdicts(askedIn(interviews)), cut };
  const json = `${JSON.stringify(stored(model))}\n`;
  writeFileSync(file, json);
  return `${path.basename(file)}: ${Math.ceil(json.length / 1024)} kB`;
}

/**
 * Learns from the whole corpus and writes the shipped weights; the same corpus and code write the same file. The cut is the least
 * that leaves content people alone where their domain was held out.
 */
export function ship(): string {
  const interviews = readCorpus();
  const lessons = interviews.map(lessonOf);
  const cut = cutFor(lessons, heldOut(lessons));
  const [out = new Set<string>()] = folds(lessons, FOLDS);
  const known = lessons.filter(({ interview }) => !out.has(interview.domain));
  return [
    `cut ${cut}`,
    write(WEIGHTS_FILE, interviews, lessons, cut),
    write(
      HELD_OUT_FILE,
      known.map(({ interview }) => interview),
      known,
      cut,
    ),
  ].join('\n');
}
