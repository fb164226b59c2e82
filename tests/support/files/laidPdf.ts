import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFKit from 'pdfkit';

type Doc = InstanceType<typeof PDFKit>;

/** Words at a place of a page, in points from its upper left corner; `angle` turns them about it. */
export interface Put {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly angle?: number;
  /** Width that the words are spread over. */
  readonly spread?: number;
}

/** A page of words, in the order in which its content stream draws them. */
export interface Sheet {
  readonly size?: readonly [number, number];
  /** Degrees by which a viewer turns it. */
  readonly turned?: 90 | 180 | 270;
  readonly puts: readonly Put[];
}

const FONT = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
);
const A5: readonly [number, number] = [420, 595];
const SIZE = 10;

function newDoc(): Doc {
  const doc = new PDFKit({ autoFirstPage: false, margin: 0, info: { CreationDate: new Date(0) } });
  doc.registerFont('text', FONT).font('text').fontSize(SIZE);
  return doc;
}

function put(doc: Doc, { text, x, y, size = SIZE, angle = 0, spread }: Put): void {
  doc.save().fontSize(size);
  if (angle !== 0) doc.rotate(angle, { origin: [x, y] });
  const spaces = text.split(' ').length - 1;
  const wordSpacing = spread === undefined || spaces === 0 ? 0 : (spread - doc.widthOfString(text)) / spaces;
  doc.text(text, x, y, { lineBreak: false, wordSpacing });
  doc.restore();
}

/** The file of the pages. */
export function pdfOf(sheets: readonly Sheet[]): Promise<Blob> {
  const doc = newDoc();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  doc.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
  const done = new Promise<Blob>((resolve) => doc.on('end', () => resolve(new Blob(parts))));
  for (const { size = A5, turned, puts } of sheets) {
    doc.addPage({ size: [...size], margin: 0 });
    if (turned) Object.assign(doc.page.dictionary.data, { Rotate: turned });
    for (const one of puts) put(doc, one);
  }
  doc.end();
  return done;
}

const VOWEL = /[аеёиоуыэюя]/i;

/** The last place in a word where a syllable ends and `fits` holds; 0 for none. */
function syllable(word: string, fits: (head: string) => boolean): number {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const isBreak = VOWEL.test(word.charAt(at - 1)) && !VOWEL.test(word.charAt(at)) && VOWEL.test(word.slice(at));
    if (isBreak && /^[а-яё]+$/i.test(word.slice(0, at + 3)) && fits(`${word.slice(0, at)}-`)) return at;
  }
  return 0;
}

const measure = newDoc();

export const widthOf = (text: string, size = SIZE): number => measure.fontSize(size).widthOfString(text);

/** Lines of a paragraph in a width; long words are broken with `hyphen`. */
export function broken(text: string, width: number, { size = SIZE, hyphen = '' } = {}): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const grown = line === '' ? word : `${line} ${word}`;
    if (widthOf(grown, size) <= width) {
      line = grown;
      continue;
    }
    const fits = (head: string) => widthOf(`${line} ${head}`, size) <= width;
    const cut = hyphen === '' ? 0 : syllable(word, fits);
    lines.push(cut > 0 ? `${line} ${word.slice(0, cut)}${hyphen}` : line);
    line = word.slice(cut);
  }
  return [...lines, line];
}

/** Where lines run: columns of a page, in order. */
export interface Box {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

interface Style {
  readonly size?: number;
  readonly lead?: number;
  readonly gap?: number;
  readonly hyphen?: string;
  /** Lines reach the right edge, but for a paragraph's last. */
  readonly justified?: boolean;
}

/** Paragraphs run through the boxes of page after page. */
export function flowed(
  paragraphs: readonly string[],
  boxes: readonly Box[],
  { size = SIZE, lead = 14, gap = 6, hyphen = '', justified = false }: Style = {},
): Put[][] {
  const pages: Put[][] = [[]];
  let index = 0;
  let y = boxes[0]?.top ?? 0;
  for (const paragraph of paragraphs) {
    const { width = 0 } = boxes[0] ?? {};
    const lines = broken(paragraph, width, { size, hyphen });
    lines.forEach((text, line) => {
      let box = boxes[index] as Box;
      if (y + lead > box.bottom) {
        index = (index + 1) % boxes.length;
        if (index === 0) pages.push([]);
        box = boxes[index] as Box;
        y = box.top;
      }
      const spread = justified && line < lines.length - 1 ? { spread: width } : {};
      pages.at(-1)?.push({ text, x: box.x, y, size, ...spread });
      y += lead;
    });
    y += gap;
  }
  return pages;
}

/** The order of a drawing that goes line by line over the whole page. */
export const across = (puts: readonly Put[]): Put[] => [...puts].sort((a, b) => a.y - b.y || a.x - b.x);

/** The words one by one, in an order that has nothing to do with the page. */
export function scattered(puts: readonly Put[]): Put[] {
  const words = puts.flatMap((one) => {
    let { x } = one;
    return one.text.split(' ').map((text) => {
      const word = { ...one, text, x };
      x += widthOf(`${text} `, one.size);
      return word;
    });
  });
  return words
    .map((word, index) => ({ word, at: (index * 7919) % words.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

/** A page as it lies on its side in a file: a viewer turns it back by 90°. `width` is that of the page as it is seen. */
export const onItsSide = (puts: readonly Put[], width: number): Put[] =>
  puts.map((one) => ({ ...one, x: one.y, y: width - one.x, angle: -90 }));
