import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { TalkReader } from '#files/reading/answerFile.ts';
import { ImportError } from '#files/reading/ImportError.ts';
import { readDocx } from '#files/reading/office/docxText.ts';
import { readOdt } from '#files/reading/office/odtText.ts';
import { readRtf } from '#files/reading/office/rtf/rtfText.ts';
import { readPdf } from '#files/reading/pdf/pdfText.ts';
import { ReadFailure } from '#files/reading/ReadFailure.ts';
import type { ReadTalk } from '#files/reading/readFile.ts';
import { unpackProject } from '#files/reading/refi/unpackProject.ts';
import { type TablePart, type TableWriter, tableWriter } from '#files/reading/table/tableParts.ts';
import { readTextTable } from '#files/reading/table/textTable.ts';
import { readVcards } from '#files/reading/table/vcards.ts';
import { readXlsx } from '#files/reading/table/xlsxTable.ts';
import { readTelegram } from '#files/reading/telegram/telegramText.ts';
import { asTranscript } from '#files/reading/text/transcript.ts';
import { readTimed } from '#files/reading/timed/timedText.ts';

import { countOf } from '../../../stress/counts.ts';
import { runWorkersHere } from '../../../support/workersHere.ts';
import { docx, odt, pdf, rtf } from './documents.ts';
import { qdpx } from './projects.ts';
import { csv, vcf, xlsx } from './tables.ts';
import { cues, recognized, telegram, telegramPage, text, timed } from './talks.ts';
import { brokenFile, type WordsFile } from './wordsFile.ts';

runWorkersHere();

type Read = (file: Blob) => Promise<Pick<ReadTalk, 'text' | 'told'>>;

const talk =
  (read: TalkReader): Read =>
  (file) =>
    read(file, () => {});

/** Reads a table, its cells as one text. */
const table =
  (read: (file: Blob, writer: TableWriter) => Promise<void>): Read =>
  async (file) => {
    const parts: TablePart[] = [];
    await read(
      file,
      tableWriter((part) => parts.push(part)),
    );
    return {
      text: parts.flatMap((part) => ('sheet' in part ? part.sheet : part.rows.flat())).join(' '),
      told: [],
    };
  };

/** Reads a project, everything of it as one text; what is kept without being shown counts as told. */
const readProject: Read = async (file) => {
  const { project, findings } = await unpackProject(file);
  const { foreign, missingTexts, laidOutTexts, ...counted } = findings;
  const isTold =
    [...missingTexts, ...laidOutTexts, ...Object.keys(foreign)].length > 0 || Object.values(counted).some(Boolean);
  return {
    text: [JSON.stringify(project), ...missingTexts].join(' '),
    told: isTold ? [{ kind: 'object', count: 1 }] : [],
  };
};

const nothing = (): void => {};

const READERS: Readonly<Record<string, readonly [fc.Arbitrary<WordsFile>, Read]>> = {
  docx: [docx, talk(asTranscript(readDocx))],
  odt: [odt, talk(asTranscript(readOdt))],
  rtf: [rtf, talk(asTranscript(readRtf))],
  pdf: [pdf, (file) => readPdf(new File([file], 'x.pdf'))],
  cues: [cues, talk(asTranscript(readTimed))],
  timed: [timed, talk(asTranscript(readTimed))],
  text: [text, talk(asTranscript(readTimed))],
  recognized: [recognized, talk(readTelegram)],
  telegram: [telegram, talk(readTelegram)],
  telegramPage: [telegramPage, talk(readTelegram)],
  csv: [csv, table((file, writer) => readTextTable(file, { isCsv: true, name: '' }, writer, nothing))],
  xlsx: [xlsx, table((file, writer) => readXlsx(file, writer, nothing))],
  vcf: [vcf, table((file, writer) => readVcards(file, '', writer, nothing))],
  qdpx: [qdpx, readProject],
};

const numRuns = countOf('wordMutants');

describe.each(Object.entries(READERS))('%s', (_, [files, read]) => {
  test('has every word of its file, or tells that some are not there', async () => {
    await fc.assert(
      fc.asyncProperty(files, async ({ file, seen, unseen }) => {
        const { text: words, told } = await read(await file);
        expect(seen.filter((word) => !words.includes(word))).toEqual([]);
        const isLost = unseen.some((word) => !words.includes(word));
        expect(isLost && told.length === 0).toBe(false);
      }),
      { numRuns },
    );
  });

  test('is refused in words where its bytes are broken, or read', async () => {
    await fc.assert(
      fc.asyncProperty(brokenFile(files), async (file) => {
        const failure: unknown = await read(await file).then(
          () => null,
          (error: unknown) => error,
        );
        const isRefusal = failure === null || failure instanceof ReadFailure || failure instanceof ImportError;
        expect(isRefusal).toBe(true);
      }),
      { numRuns },
    );
  });
});
