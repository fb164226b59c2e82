import { type OfficeArchive, entriesByPath, readXml, relationsOf } from './officeXml.ts';
import { isEncryptedOffice } from './ole.ts';
import { isZip } from '../../zip/readZip.ts';
import { ReadFailure } from '../ReadFailure.ts';

/** Largest .pptx file, bytes. Pictures are most of a large one, and they are not read. */
export const MAX_PPTX_BYTES = 512 * 1024 * 1024;
/** Most bytes of XML that are read of it; a slide full of text has some tens of kilobytes. */
export const MAX_PPTX_XML_BYTES = 64 * 1024 * 1024;

/** Placeholders that say nothing about the slide: its number, the date, text repeated on every page. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr']);

/** Content of one part of the presentation. */
interface PartText {
  /** Paragraphs and rows of tables, without the empty ones. */
  readonly lines: readonly string[];
  /** Whether the author hid the slide. */
  readonly isHidden: boolean;
}

/** Paragraphs of a slide, its notes or a diagram, in the order they are written; a table's row is one line, cells apart by tabs. */
async function textOf(archive: OfficeArchive, path: string): Promise<PartText> {
  const lines: string[] = [];
  let isHidden = false;
  let paragraph = '';
  let row: string[] | null = null;
  let cell: string[] | null = null;
  let isText = false;
  /** How many `mc:Fallback` are open: nothing in them is read. */
  let skipped = 0;
  /** The paragraphs of the shape that is open; they are dropped when it proves to be furniture. */
  let shapeStart = 0;
  let isFurniture = false;
  const finish = (line: string) => {
    const clean = line.trim();
    if (clean === '') return;
    if (cell) cell.push(clean.replace(/\s*\n\s*/g, ' '));
    else lines.push(clean);
  };
  await readXml(archive, path, {
    open(name, attribute) {
      // Fallback for older programs; it would duplicate the content.
      if (name === 'Fallback') skipped += 1;
      if (skipped > 0) return;
      if (name === 'sld') isHidden = /^(0|false)$/.test(attribute('show') ?? '');
      else if (name === 'sp') {
        shapeStart = lines.length;
        isFurniture = false;
      } else if (name === 'ph') isFurniture = FURNITURE.has(attribute('type') ?? '');
      else if (name === 'p') paragraph = '';
      else if (name === 't') isText = true;
      else if (name === 'br') paragraph += '\n';
      else if (name === 'tab') paragraph += '\t';
      else if (name === 'tr') row = [];
      else if (name === 'tc') cell = [];
    },
    close(name) {
      if (name === 'Fallback') skipped -= 1;
      if (skipped > 0) return;
      if (name === 't') isText = false;
      else if (name === 'p') {
        finish(paragraph);
        paragraph = '';
      } else if (name === 'tc') {
        row?.push(cell?.join(' ') ?? '');
        cell = null;
      } else if (name === 'tr') {
        const cells = row ?? [];
        row = null;
        if (cells.some(Boolean)) lines.push(cells.join('\t').trimEnd());
      } else if (name === 'sp' && isFurniture) {
        lines.length = shapeStart;
        isFurniture = false;
      }
    },
    text(piece) {
      if (isText && skipped === 0) paragraph += piece;
    },
  });
  return { lines, isHidden };
}

/** A slide's text, then its diagrams', then its notes': apart by an empty line. Nothing of a hidden slide. */
async function slideBlocks(archive: OfficeArchive, path: string): Promise<string[]> {
  const slide = await textOf(archive, path);
  if (slide.isHidden) return [];
  const relations = [...(await relationsOf(archive, path)).values()];
  const pathsOf = (type: string) =>
    relations
      .filter((relation) => relation.type === type && archive.entries.has(relation.path.toLowerCase()))
      .map((relation) => relation.path);
  const blocks = [slide.lines];
  for (const part of [...pathsOf('diagramData'), ...pathsOf('notesSlide')]) {
    blocks.push((await textOf(archive, part)).lines);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

/** Paths of the slides in the order of the show. */
async function slidesOf(archive: OfficeArchive, presentation: string): Promise<string[]> {
  const ids: string[] = [];
  await readXml(archive, presentation, {
    open(name, attribute) {
      if (name === 'sldId') ids.push(attribute('r:id') ?? '');
    },
  });
  const relations = await relationsOf(archive, presentation);
  return ids.flatMap((id) => {
    const relation = relations.get(id);
    return relation?.type === 'slide' ? [relation.path] : [];
  });
}

/**
 * Reads the text of a PowerPoint presentation as it is unpacked, without a tree of it: the slides that are shown, in their order,
 * paragraphs as lines, each slide's notes behind it, an empty line between.
 * @throws ReadFailure `not_pptx`, `encrypted`, `damaged`, `too_large`
 */
export async function readPptx(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
): Promise<string[]> {
  if (file.size > MAX_PPTX_BYTES) throw new ReadFailure('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) throw new ReadFailure(isEncryptedOffice(bytes) ? 'encrypted' : 'not_pptx');
  const entries = await entriesByPath(file);
  let read = 0;
  const count = (more: number) => {
    read += more;
    if (read > MAX_PPTX_XML_BYTES) throw new ReadFailure('too_large', 'unpacks to too much');
  };
  const archive: OfficeArchive = { entries, count };
  const office = [...(await relationsOf(archive, '')).values()].find(({ type }) => type === 'officeDocument');
  const presentation = office?.path ?? 'ppt/presentation.xml';
  if (!entries.has(presentation.toLowerCase()) || !/ppt\/.*\.xml$/i.test(presentation))
    throw new ReadFailure('not_pptx');
  const slides = await slidesOf(archive, presentation);
  // Sizes that the directory declares; the actual bytes are counted as well.
  const declared = slides.reduce((sum, path) => sum + (entries.get(path.toLowerCase())?.uncompressedSize ?? 0), 0);
  if (declared > MAX_PPTX_XML_BYTES) throw new ReadFailure('too_large', 'unpacks to too much');
  const blocks: string[] = [];
  for (const [index, path] of slides.entries()) {
    blocks.push(...(await slideBlocks(archive, path)));
    progress(index + 1, slides.length);
  }
  return [blocks.join('\n\n').replace(/\r\n?/g, '\n').normalize('NFC')];
}
