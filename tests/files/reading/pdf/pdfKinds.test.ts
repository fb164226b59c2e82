import { describe, expect, test } from 'vitest';

import { turnFaults } from '../../../corpus/blind/words.ts';
import { readPdfTalk } from '../../../corpus/readTranscript.ts';
import { pdfOf } from '../../../support/files/laidPdf.ts';
import { PLANNED } from './kinds.ts';
import { UNPLANNED } from './oddKinds.ts';

describe('a talk in a PDF of', () => {
  test.each([...PLANNED, ...UNPLANNED])('$kind', async ({ sheets, right }) => {
    const talk = await readPdfTalk(await pdfOf(sheets));
    const faults = right.map((turns) => turnFaults(talk, turns, []));
    expect(faults.reduce((least, one) => (one.length < least.length ? one : least))).toEqual([]);
  });
});
