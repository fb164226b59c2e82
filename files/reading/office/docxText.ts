import mammoth from 'mammoth';

import { isEncryptedOffice } from './ole.ts';
import { tableText } from './tableText.ts';
import { isZip } from '../../zip/readZip.ts';
import { filesOf } from './zip.ts';
import { ReadFailure } from '../ReadFailure.ts';

/** Largest .docx file, bytes. Pictures are most of a large one, and they are not read. */
export const MAX_DOCX_BYTES = 512 * 1024 * 1024;
/** Most bytes a .docx may unpack to in all; more is an archive made to fill the memory. */
export const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Most bytes of XML in it: it is kept as a tree of some sixty times its size. 24 MB are about five thousand pages of text. */
export const MAX_XML_BYTES = 24 * 1024 * 1024;

/** A node of mammoth's document tree, as far as its text is concerned. */
interface DocumentNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly DocumentNode[];
}

const ofType = (node: DocumentNode, type: string): readonly DocumentNode[] =>
  (node.children ?? []).filter((child) => child.type === type);

/** The text of a cell, its paragraphs on lines of their own. */
function cellText(cell: DocumentNode): string {
  const parts: string[] = [];
  addText(cell, parts);
  return parts.join('').replaceAll('\n\n', '\n').trim();
}

/**
 * Adds the text of a node: tabs and line breaks as such, an empty line behind each paragraph, a table with a talk as its turns.
 */
function addText(node: DocumentNode, parts: string[]): void {
  if (node.type === 'text') parts.push(node.value ?? '');
  else if (node.type === 'tab') parts.push('\t');
  else if (node.type === 'break') parts.push('\n');
  else if (node.type === 'table') {
    const rows = ofType(node, 'tableRow').map((row) => ofType(row, 'tableCell').map(cellText));
    parts.push(`${tableText(rows)}\n\n`);
  } else {
    for (const child of node.children ?? []) addText(child, parts);
    if (node.type === 'paragraph') parts.push('\n\n');
  }
}

/**
 * Reads the text of a Word document, paragraphs apart by an empty line. mammoth's own raw text loses the line breaks inside a
 * paragraph (Shift+Enter), where transcripts change the speaker, so its document tree is read instead.
 * @throws ReadFailure `not_docx`, `encrypted`, `damaged`, `too_large`
 */
export async function readDocx(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
): Promise<string[]> {
  if (file.size > MAX_DOCX_BYTES) throw new ReadFailure('too_large');
  const arrayBuffer = await file.arrayBuffer();
  const bytes = new Uint8Array(arrayBuffer);
  if (!isZip(bytes)) throw new ReadFailure(isEncryptedOffice(bytes) ? 'encrypted' : 'not_docx');
  const entries = await filesOf(file);
  const unpacked = (of: (name: string) => boolean) =>
    entries.reduce((sum, { filename, uncompressedSize }) => sum + (of(filename) ? uncompressedSize : 0), 0);
  if (unpacked(() => true) > MAX_UNPACKED_BYTES || unpacked((name) => /\.(xml|rels)$/i.test(name)) > MAX_XML_BYTES) {
    throw new ReadFailure('too_large', 'unpacks to too much');
  }
  if (!entries.some(({ filename }) => /^(word\/document.*\.xml|_rels\/\.rels)$/i.test(filename)))
    throw new ReadFailure('not_docx');
  progress(file.size / 2, file.size);
  const parts: string[] = [];
  try {
    await mammoth.convertToHtml(
      { arrayBuffer },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        transformDocument: (document: DocumentNode) => {
          addText(document, parts);
          // Nothing is left to be made into HTML.
          return { ...document, children: [] };
        },
      },
    );
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const isWord = !/main document part/.test(String(error));
    throw new ReadFailure(isWord ? 'damaged' : 'not_docx', String(error), { cause: error });
  }
  progress(file.size, file.size);
  return [parts.join('').replace(/\r\n?/g, '\n').normalize('NFC').trim()];
}
