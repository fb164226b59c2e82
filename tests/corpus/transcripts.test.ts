import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

import { report, type Score, scoreFolder, sharesOf } from './score.ts';

/** Transcripts of many layouts are read as their labels say; `npm run --silent eval:transcripts` prints how well. */
const folder = path.join(import.meta.dirname, 'transcripts');

let scores: readonly Score[] = [];
let heldOut: readonly Score[] = [];
beforeAll(async () => {
  scores = await scoreFolder(folder);
  heldOut = await scoreFolder(path.join(folder, 'heldOut'));
  const faults = [...scores, ...heldOut].flatMap((score) => score.faults);
  if (faults.length > 0) console.log(report([...scores, ...heldOut]));
  if (process.env.EVAL_REPORT) {
    mkdirSync(path.dirname(process.env.EVAL_REPORT), { recursive: true });
    writeFileSync(process.env.EVAL_REPORT, `${report(scores)}\n\nHeld out\n${report(heldOut)}\n`);
  }
});

describe('the set of transcripts', () => {
  test('is large', () => {
    expect(scores.length).toBeGreaterThanOrEqual(40);
    expect(new Set(scores.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(15);
  });

  test('who speaks is right for 98 % of the turns, the role for 95 %', () => {
    const { speakers, roles } = sharesOf(scores);
    expect(speakers).toBeGreaterThanOrEqual(0.98);
    expect(roles).toBeGreaterThanOrEqual(0.95);
  });

  test('no layout is left behind', () => {
    const layouts = [...new Set(scores.map(({ layout }) => layout))];
    const behind = layouts.filter((layout) => {
      const { speakers, roles } = sharesOf(scores.filter((score) => score.layout === layout));
      return speakers < 0.9 || roles < 0.9;
    });
    expect(behind).toEqual([]);
  });

  test('files of other hands are read as well', () => {
    const { speakers, roles } = sharesOf(heldOut);
    expect(heldOut.length).toBeGreaterThanOrEqual(12);
    expect(speakers).toBeGreaterThanOrEqual(0.98);
    expect(roles).toBeGreaterThanOrEqual(0.95);
  });
});
