import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { TalkReader } from '#files/reading/answerFile.ts';
import { readDocx } from '#files/reading/office/docxText.ts';
import { readOdt } from '#files/reading/office/odtText.ts';
import { readRtf } from '#files/reading/office/rtfText.ts';
import { ReadFailure } from '#files/reading/ReadFailure.ts';
import { readTelegram } from '#files/reading/telegram/telegramText.ts';
import { readPlainText } from '#files/reading/text/plainText.ts';
import { asTranscript } from '#files/reading/text/transcript.ts';

import { countOf } from '../../stress/counts.ts';
import { brokenFile, WORD_FILES } from './wordMutants.ts';

const READERS: Readonly<Record<keyof typeof WORD_FILES, TalkReader>> = {
  docx: asTranscript(readDocx),
  odt: asTranscript(readOdt),
  rtf: asTranscript(readRtf),
  cues: asTranscript(readPlainText),
  text: asTranscript(readPlainText),
  telegram: readTelegram,
};

const numRuns = countOf('wordMutants');

describe.each(Object.entries(WORD_FILES))('%s', (kind, files) => {
  const read = READERS[kind as keyof typeof READERS];

  test('has every word of its file, or tells that some are not there', async () => {
    await fc.assert(
      fc.asyncProperty(files, async ({ file, seen, unseen }) => {
        const { text, told } = await read(file, () => {});
        expect(seen.filter((word) => !text.includes(word))).toEqual([]);
        const isLost = unseen.some((word) => !text.includes(word));
        expect(isLost && told.length === 0).toBe(false);
      }),
      { numRuns },
    );
  });

  test('is refused in words where its bytes are broken, or read', async () => {
    await fc.assert(
      fc.asyncProperty(brokenFile(files), async (file) => {
        const failure: unknown = await read(await file, () => {}).then(
          () => null,
          (error: unknown) => error,
        );
        expect(failure === null || failure instanceof ReadFailure).toBe(true);
      }),
      { numRuns },
    );
  });
});
