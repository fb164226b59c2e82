import type { Tell } from '#src/domain/research/layouts/told.ts';

import { ApartWords } from './apartWords.ts';
import { DocumentFlow, tidyWords } from './documentFlow.ts';
import { documentTalk } from './documentTalk.ts';
import { isEncryptedOffice } from './ole.ts';
import { entriesByPath, readXml, relationsOf, type OfficeArchive } from './officeXml.ts';
import { WordLists } from './wordLists.ts';
import { apartOf, wordWords, type WordNotes } from './wordWords.ts';
import { isZip } from '../../zip/readZip.ts';
import { ReadFailure } from '../ReadFailure.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

/** Largest .docx file, bytes. Pictures are most of a large one, and they are not read. */
export const MAX_DOCX_BYTES = 512 * 1024 * 1024;
/** Most bytes a .docx may unpack to in all; more is an archive made to fill the memory. */
export const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Most bytes of XML that are read of it. */
export const MAX_XML_BYTES = 64 * 1024 * 1024;

/** Parts that a Word document's main part refers to, by the last word of their type. */
const NOTES = new Set(['footnotes', 'endnotes', 'comments']);
const EDGES: Readonly<Record<string, 'верхний' | 'нижний'>> = { header: 'верхний', footer: 'нижний' };

async function talkOf(archive: OfficeArchive, main: string, tell: Tell): Promise<Transcript> {
  const parts = [...(await relationsOf(archive, main)).values()].filter(({ path }) =>
    archive.entries.has(path.toLowerCase()),
  );
  const lists = new WordLists();
  const notes: WordNotes = new Map();
  for (const { type, path } of parts) {
    if (type === 'numbering') await readXml(archive, path, lists.numbering());
    else if (type === 'styles') await readXml(archive, path, lists.styles());
    else if (NOTES.has(type)) await readXml(archive, path, wordWords({ flow: new DocumentFlow(), lists, notes, tell }));
  }
  const flow = new DocumentFlow();
  const apart = new ApartWords();
  const words = wordWords({ flow, lists, notes, apart, tell });
  let isWord = false;
  await readXml(archive, main, {
    ...words,
    open(name, attribute) {
      isWord ||= name === 'document';
      words.open?.(name, attribute);
    },
  });
  if (!isWord) throw new ReadFailure('not_docx', 'another kind of document');
  // Their place is deleted, or in a running head.
  for (const [key, said] of notes) apart.add(apartOf(key), said);
  for (const { type, path } of parts) {
    const edge = EDGES[type];
    if (!edge) continue;
    const seen = new DocumentFlow();
    await readXml(archive, path, wordWords({ flow: seen, lists, notes }));
    apart.addEdge(edge, seen.text());
  }
  const talk = documentTalk(flow.parts(), apart.text(), tidyWords);
  return talk ?? { text: tidyWords(apart.under(flow.text())), labels: null };
}

/**
 * Reads the text of a Word document as it is unpacked, without a tree of it: paragraphs apart by an empty line, with the numbers
 * and bullets they are seen with; the people of a talk in tables; notes, remarks and running heads under the text. What was
 * deleted and is still kept in the file is left out, hidden words too, and told.
 * @throws ReadFailure `not_docx`, `encrypted`, `damaged`, `too_large`
 */
export async function readDocx(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
  tell: Tell = () => {},
): Promise<Transcript> {
  if (file.size > MAX_DOCX_BYTES) throw new ReadFailure('too_large');
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  if (!isZip(head)) throw new ReadFailure(isEncryptedOffice(head) ? 'encrypted' : 'not_docx');
  const entries = await entriesByPath(file);
  const all = [...entries.values()];
  const unpacked = all.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new ReadFailure('too_large', 'unpacks to too much');
  let read = 0;
  const archive: OfficeArchive = {
    entries,
    count: (more) => {
      read += more;
      if (read > MAX_XML_BYTES) throw new ReadFailure('too_large', 'unpacks to too much');
      progress(Math.min(read, unpacked), unpacked);
    },
  };
  const office = [...(await relationsOf(archive, '')).values()].find(({ type }) => type === 'officeDocument');
  const main = office?.path ?? 'word/document.xml';
  if (!entries.has(main.toLowerCase()) || !/\.xml$/i.test(main)) throw new ReadFailure('not_docx');
  const talk = await talkOf(archive, main, tell);
  progress(unpacked, unpacked);
  return talk;
}
