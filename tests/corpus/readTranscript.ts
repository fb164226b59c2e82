import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Reader, TalkReader } from '#files/reading/answerFile.ts';
import { readDocx } from '#files/reading/office/docxText.ts';
import { readOdt } from '#files/reading/office/odtText.ts';
import { type PdfPiece, piecesOf } from '#files/reading/pdf/pdfPiece.ts';
import { documentText } from '#files/reading/pdf/pdfText.ts';
import { readRtf } from '#files/reading/office/rtf/rtfText.ts';
import { readTelegram } from '#files/reading/telegram/telegramText.ts';
import { asTranscript } from '#files/reading/text/transcript.ts';
import { readTimed } from '#files/reading/timed/timedText.ts';
import { materialKind } from '#src/domain/core/attachment/fileKind.ts';
import type { ReadTalk } from '#files/reading/readFile.ts';

/** A PDF's text: what the product does of it, around a parser in the same thread. */
const readPdf: Reader = async (file, _progress, tell) => {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
  });
  const document = await task.promise;
  const pages: PdfPiece[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(piecesOf((await page.getTextContent()).items));
  }
  await task.destroy();
  return [documentText(pages, tell)];
};

const READERS: Readonly<Record<string, TalkReader>> = {
  text: asTranscript(readTimed),
  docx: asTranscript(readDocx),
  odt: asTranscript(readOdt),
  rtf: asTranscript(readRtf),
  pdf: asTranscript(readPdf),
  telegram: readTelegram,
};

/** The talk of a study's file as the product would keep it, read in Node. */
export async function readTranscript(file: string): Promise<ReadTalk> {
  const read = READERS[materialKind(path.basename(file), '') ?? ''];
  if (!read) throw new Error(`no reader of ${file}`);
  return read(new Blob([readFileSync(file)]), () => {});
}

/** The talk of a PDF as the product would keep it. */
export const readPdfTalk = (file: Blob): Promise<ReadTalk> => Promise.resolve(asTranscript(readPdf)(file, () => {}));
