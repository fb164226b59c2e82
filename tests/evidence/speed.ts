import { findingsIn } from '#src/domain/evidence/findings.ts';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { readCorpus } from './corpus.ts';
import { countWords } from './examples.ts';

/** Read before anything else: what imports this file imports nothing more once it is there. */
const model = await loadModel();

const HOUR = 10_000;
const RUNS = 7;

/** How long an hour's talk takes, from its text to its findings. */
export function evaluateSpeed(): string {
  let text = '';
  for (const interview of readCorpus()) {
    if (!interview.text.startsWith('Интервьюер: ')) continue;
    text += `${interview.text}\n\n`;
    if (countWords(text) >= HOUR) break;
  }
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    findingsIn(text, turnsOf(text), model);
    return performance.now() - start;
  });
  const sorted = times.toSorted((a, b) => a - b);
  return `${countWords(text)} words: the first time ${times[0]?.toFixed(0)} ms, the median of ${RUNS} ${sorted[RUNS >> 1]?.toFixed(0)} ms (to reach: 300)`;
}
