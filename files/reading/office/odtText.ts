import type { Tell } from '#src/domain/research/layouts/told.ts';

import { isZip } from '../../zip/readZip.ts';
import { isEncryptedOffice } from './ole.ts';
import { ApartWords } from './apartWords.ts';
import { DocumentFlow, tidyWords } from './documentFlow.ts';
import { documentTalk } from './documentTalk.ts';
import { OdtLists } from './odtLists.ts';
import { entriesByPath, readXml, type OfficeArchive, type XmlHandler } from './officeXml.ts';
import { ReadFailure } from '../ReadFailure.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

/** Largest .odt file, bytes: pictures are most of a large one, and they are not read. */
export const MAX_ODT_BYTES = 512 * 1024 * 1024;
/** Most bytes of XML in it. */
const MAX_XML_BYTES = 64 * 1024 * 1024;
/** Deepest nesting of elements: more is made to harm. */
const MAX_DEPTH = 500;
/** Maximum number of spaces that one element represents. */
const MAX_SPACES = 1000;

/** Elements whose text is not visible in the document: deleted text, the numbers of notes, what helps those who cannot see. */
const UNSEEN = new Set('tracked-changes note-citation forms sequence-decls title desc ruby-text'.split(' '));

/** Shapes with paragraphs of their own, inside of a paragraph. */
const BOXES = new Set(
  'text-box custom-shape rect circle ellipse line polyline polygon regular-polygon path connector caption measure'.split(
    ' ',
  ),
);

/** Cells, notes and remarks: their paragraphs are none of the paragraph around them. */
const PARTS = new Set(['table-cell', 'covered-table-cell', 'note-body', 'annotation']);

const EDGE = /^(header|footer)(?:-left|-first)?$/;

/** What a frame shows: a picture, or an object with a picture of it. */
type Shown = 'picture' | 'object' | null;
const SHOWN: Readonly<Record<string, Exclude<Shown, null>>> = {
  image: 'picture',
  object: 'object',
  'object-ole': 'object',
  plugin: 'object',
};

/** Reads the words of the text, or of the running heads among the styles, of whose pictures nothing is told. */
function odtWords(flow: DocumentFlow, lists: OdtLists, apart: ApartWords, tell?: Tell): XmlHandler {
  const frames: Shown[] = [];
  let depth = 0;
  let unseenAt = 0;
  let author = '';
  let isAuthor = false;
  return {
    open(name, attribute) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new ReadFailure('too_large', 'nested too deep');
      if (unseenAt > 0) {
        if (name === 'deletion') tell?.('deletion');
        return;
      }
      lists.open(name, attribute);
      if (name === 'frame') frames.push(null);
      else if (Object.hasOwn(SHOWN, name) && frames.length > 0 && frames.at(-1) !== 'object')
        frames[frames.length - 1] = SHOWN[name] ?? null;
      if (UNSEEN.has(name)) unseenAt = depth;
      else if (name === 'table') flow.openTable();
      else if (name === 'table-row') flow.openRow();
      else if (name === 'p' || name === 'h') flow.openParagraph(lists.lead());
      else if (name === 'tab') flow.say('\t');
      else if (name === 'line-break') flow.say('\n');
      else if (name === 's')
        flow.say(' '.repeat(Math.min(MAX_SPACES, Math.max(1, Number(attribute('text:c') ?? 1) || 1))));
      else if (name === 'creator') isAuthor = true;
      else if (PARTS.has(name) || BOXES.has(name) || EDGE.test(name)) {
        flow.openPart();
        author = '';
      }
    },
    close(name) {
      depth -= 1;
      if (unseenAt > 0) {
        if (depth < unseenAt) unseenAt = 0;
        return;
      }
      lists.close(name);
      if (name === 'frame') {
        const shown = frames.pop();
        if (shown) tell?.(shown);
      }
      if (name === 'p' || name === 'h') flow.closeParagraph();
      else if (name === 'table') flow.closeTable();
      else if (BOXES.has(name)) flow.closeBox();
      else if (name.endsWith('table-cell')) flow.closeCell();
      else if (name === 'note-body') flow.say(apart.add('note', flow.closePart().join('\n')));
      else if (name === 'annotation') {
        const words = flow.closePart().join('\n');
        flow.say(apart.add('remark', author === '' ? words : `${author}: ${words}`));
      } else if (EDGE.test(name)) {
        apart.addEdge(name.startsWith('header') ? 'верхний' : 'нижний', flow.closePart().join('\n'));
      } else if (name === 'creator') isAuthor = false;
    },
    text(text) {
      if (unseenAt > 0) return;
      if (isAuthor) author += text;
      flow.say(text.replaceAll(/\s+/g, ' '));
    },
  };
}

/**
 * Reads the text of an OpenDocument text, paragraphs apart by an empty line, with the numbers and bullets they are seen with, a
 * table with a talk as turns; notes, remarks and running heads under the text.
 * @throws ReadFailure `not_odt`, `encrypted`, `damaged`, `too_large`
 */
export async function readOdt(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
  tell: Tell = () => {},
): Promise<Transcript> {
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
  const flow = new DocumentFlow();
  const lists = new OdtLists();
  const apart = new ApartWords();
  const words = odtWords(flow, lists, apart, tell);
  if (entries.has('styles.xml')) await readXml(archive, 'styles.xml', odtWords(new DocumentFlow(), lists, apart));
  let isText = false;
  await readXml(archive, 'content.xml', {
    ...words,
    open(name, attribute) {
      isText ||= name === 'text';
      words.open?.(name, attribute);
    },
  });
  if (!isText) throw new ReadFailure('not_odt', 'another kind of OpenDocument');
  progress(file.size, file.size);
  const talk = documentTalk(flow.parts(), apart.text(), tidyWords);
  return talk ?? { text: tidyWords(apart.under(flow.text())), labels: null };
}
