import { isZip } from '../../zip/readZip.ts';
import { isEncryptedOffice } from './ole.ts';
import { entriesByPath, readXml, type OfficeArchive } from './officeXml.ts';
import { ReadFailure } from '../ReadFailure.ts';
import { tableText } from './tableText.ts';

/** Largest .odt file, bytes: pictures are most of a large one, and they are not read. */
export const MAX_ODT_BYTES = 512 * 1024 * 1024;
/** Most bytes of XML in it. */
const MAX_XML_BYTES = 64 * 1024 * 1024;
/** Deepest nesting of elements: more is made to harm. */
const MAX_DEPTH = 500;
/** Maximum number of spaces that one element represents. */
const MAX_SPACES = 1000;

/** Elements whose text is not visible in the document: remarks, deleted text, footnotes. */
const UNSEEN = new Set([
  'annotation',
  'tracked-changes',
  'note',
  'forms',
  'sequence-decls',
  'title',
  'desc',
  'ruby-text',
]);

interface Table {
  readonly rows: string[][];
  cell: string;
}

/**
 * Reads the text of an OpenDocument text, paragraphs apart by an empty line, a table with a talk as turns.
 * @throws ReadFailure `not_odt`, `encrypted`, `damaged`, `too_large`
 */
export async function readOdt(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
): Promise<string[]> {
  if (file.size > MAX_ODT_BYTES) throw new ReadFailure('too_large');
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  if (!isZip(head)) throw new ReadFailure(isEncryptedOffice(head) ? 'encrypted' : 'not_odt');
  const entries = await entriesByPath(file);
  if (!entries.has('content.xml')) throw new ReadFailure('not_odt');
  let bytes = 0;
  const archive: OfficeArchive = {
    entries,
    count: (more) => {
      bytes += more;
      if (bytes > MAX_XML_BYTES) throw new ReadFailure('too_large', 'too much XML');
      progress(Math.min(bytes, file.size), file.size);
    },
  };
  if (entries.has('meta-inf/manifest.xml')) {
    await readXml(archive, 'meta-inf/manifest.xml', {
      open(name) {
        if (name === 'encryption-data') throw new ReadFailure('encrypted');
      },
    });
  }
  const parts: string[] = [];
  const tables: Table[] = [];
  let isText = false;
  let depth = 0;
  let unseenAt = 0;
  let paragraphs = 0;
  const add = (text: string) => {
    const table = tables.at(-1);
    if (table) table.cell += text;
    else parts.push(text);
  };
  await readXml(archive, 'content.xml', {
    open(name, attribute) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new ReadFailure('too_large', 'nested too deep');
      if (unseenAt > 0) return;
      if (UNSEEN.has(name)) unseenAt = depth;
      else if (name === 'text') isText = true;
      else if (name === 'table') tables.push({ rows: [], cell: '' });
      else if (name === 'table-row') tables.at(-1)?.rows.push([]);
      else if (name === 'p' || name === 'h') paragraphs += 1;
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
      else if (name === 's') add(' '.repeat(Math.min(MAX_SPACES, Math.max(1, Number(attribute('text:c') ?? 1) || 1))));
    },
    close(name) {
      depth -= 1;
      if (unseenAt > 0) {
        if (depth < unseenAt) unseenAt = 0;
        return;
      }
      if (name === 'p' || name === 'h') {
        paragraphs -= 1;
        add(tables.length > 0 ? '\n' : '\n\n');
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        const table = tables.at(-1);
        table?.rows.at(-1)?.push(table.cell.trim());
        if (table) table.cell = '';
      } else if (name === 'table') {
        const table = tables.pop();
        if (table) add(`${tableText(table.rows)}\n\n`);
      }
    },
    text(text) {
      if (paragraphs > 0 && unseenAt === 0) add(text.replaceAll(/\s+/g, ' '));
    },
  });
  if (!isText) throw new ReadFailure('not_odt', 'another kind of OpenDocument');
  progress(file.size, file.size);
  return [parts.join('').normalize('NFC').trim()];
}
