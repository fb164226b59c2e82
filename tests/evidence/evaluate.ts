import process from 'node:process';

import { agreement } from './agreement.ts';
import { evaluateModel } from './evaluateModel.ts';
import { evaluateFinder } from './finder.ts';
import { evaluatePairs } from './pairs.ts';
import { personalTable } from './personal.ts';
import { evaluateQuestions } from './questions.ts';
import { evaluateSpeed } from './speed.ts';

/** Measures by heading, in the order in which they are printed. */
const SECTIONS: readonly (readonly [heading: string, section: () => string])[] = [
  ['Finder, each interview by a model that never saw its domain', evaluateFinder],
  ['Labelled twice', agreement],
  ['Questions', () => evaluateQuestions()],
  ['The same and the contrary', evaluatePairs],
  ['Names and numbers', personalTable],
  ['Speed', evaluateSpeed],
];

/** Measures the evidence engine on the corpus, with `--model` a model beside it, and prints what came out. */
export async function evaluate(): Promise<string> {
  if (process.argv.includes('--model')) return evaluateModel();
  const out: string[] = [];
  for (const [heading, section] of SECTIONS) out.push(`${heading}\n${'─'.repeat(heading.length)}`, section(), '');
  return out.join('\n');
}
