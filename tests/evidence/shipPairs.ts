import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { StoredPairModel, UsualNames } from '#src/domain/evidence/pairs/pairModel.ts';

import { readCorpus } from './corpus.ts';
import { lessonOf } from './examples.ts';
import { heardTalks, PAIR_CUTS, studiesOf } from './pairs.ts';
import { learnDenial, learnHeard, learnPairs } from './pairTraining.ts';
import { packed } from './train.ts';

/** Where the shipped weights of pairs are. */
export const PAIR_WEIGHTS_FILE = path.resolve(import.meta.dirname, '../../src/domain/evidence/pairs/pairWeights.json');

const inThousandths = (usual: UsualNames): Record<string, number> =>
  Object.fromEntries([...usual].map(([name, share]) => [name, Math.round(share * 1000)]));

/** Learns pairs from the whole corpus and writes the shipped weights; the same corpus and code write the same file. */
export function shipPairs(): string {
  const lessons = readCorpus().map(lessonOf);
  const { likeness, relations } = learnPairs(studiesOf(lessons));
  const stored: StoredPairModel = {
    likeness: {
      ...likeness,
      usual: { stems: inThousandths(likeness.usual.stems), matters: inThousandths(likeness.usual.matters) },
    },
    relations,
    denial: packed(learnDenial(lessons)),
    heard: learnHeard(heardTalks(lessons)),
    cuts: PAIR_CUTS,
  };
  const json = `${JSON.stringify(stored)}\n`;
  writeFileSync(PAIR_WEIGHTS_FILE, json);
  return `${path.basename(PAIR_WEIGHTS_FILE)}: ${Math.ceil(json.length / 1024)} kB`;
}
