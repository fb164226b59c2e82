import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

import { runWorkersHere } from '../../support/workersHere.ts';
import { blindReport, scoreBlind, type FileScore, type State } from './score.ts';

/** The states of all files as they were recorded; `RECORD_SCORE=1` writes them anew. */
const RECORDED = path.join(import.meta.dirname, 'score.json');

runWorkersHere();

let scores: readonly FileScore[] = [];
let recorded: Readonly<Record<string, State>> = {};
const keyOf = ({ area, file }: FileScore): string => `${area}/${file}`;

beforeAll(async () => {
  scores = await scoreBlind();
  const report = process.env.EVAL_BLIND_REPORT;
  if (report) {
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, `${blindReport(scores)}\n`);
  }
  recorded = process.env.RECORD_SCORE
    ? {}
    : (JSON.parse(readFileSync(RECORDED, 'utf8')) as Readonly<Record<string, State>>);
  if (process.env.RECORD_SCORE) {
    const states = Object.fromEntries(scores.map((one) => [keyOf(one), one.state]));
    writeFileSync(RECORDED, `${JSON.stringify(states, null, 2)}\n`);
    recorded = states;
  }
});

describe('files that were written before the readers were looked at', () => {
  test('no file comes in worse than recorded, and what is better is recorded', () => {
    const changed = scores
      .filter((one) => one.state !== recorded[keyOf(one)])
      .map((one) => `${keyOf(one)}: ${one.state}, was ${recorded[keyOf(one)] ?? 'none'}: ${one.faults.join('; ')}`);
    expect(changed).toEqual([]);
  });

  test('all are scored', () => {
    expect(scores.filter(({ area }) => area !== 'hunt')).toHaveLength(210);
  });
});
