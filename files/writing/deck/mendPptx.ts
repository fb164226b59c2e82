import { DOCUMENT_FACE } from '#src/theme/documentStyle.ts';
import { colors } from '#src/theme/tokens.ts';

import { unpackEntry, zipEntries } from '../../zip/readZip.ts';
import { writeZip, type ZippedFile } from '../../zip/writeZip.ts';
import type { Deck, DeckLine } from './deck.ts';

/** MIME type of a presentation. */
export const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/*
 * Fixes for what the library writes wrongly, or cannot write at all; each with its reason. If the library learns it, this does no
 * harm: a mended file is mended once.
 */

/** Parts that are declared and not there: PowerPoint offers to repair such a file. */
const withoutPhantoms = (types: string, paths: ReadonlySet<string>): string =>
  types.replaceAll(/ ?<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, path: string) =>
    paths.has(path) ? override : '',
  );

/** A paragraph has its properties once, before its runs: the library repeats them before every run. */
const withPropertiesOnce = (xml: string): string =>
  xml.replaceAll(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
    let count = 0;
    return paragraph.replaceAll(/<a:pPr\b[^>]*\/>|<a:pPr\b[^>]*>.*?<\/a:pPr>/gs, (properties) => {
      count += 1;
      return count === 1 ? properties : '';
    });
  });

/** Every object of a slide has a number of its own: the library counts tables and shapes apart. */
const withOwnNumbers = (xml: string): string => {
  let last = 0;
  return xml.replaceAll(/(<p:cNvPr id=")\d+"/g, (_all, before: string) => {
    last += 1;
    return `${before}${last}"`;
  });
};

/** Notes by paragraphs: the library puts line breaks into one run, where they are not seen. */
const withNoteParagraphs = (xml: string): string =>
  xml.replace(
    /<a:p><a:r>(<a:rPr[^>]*\/>)<a:t>([^<]*)<\/a:t><\/a:r>(<a:endParaRPr[^>]*\/>)<\/a:p>/,
    (_all, look: string, text: string, end: string) =>
      text
        .split(/\r?\n/)
        .map((line) => (line === '' ? `<a:p>${end}</a:p>` : `<a:p><a:r>${look}<a:t>${line}</a:t></a:r></a:p>`))
        .join(''),
  );

/** Marks the words as Russian, for spell checkers. */
const inRussian = (xml: string): string => xml.replaceAll('lang="en-US"', 'lang="ru-RU"');

const hex = (color: string): string => color.replace('#', '').toUpperCase();

/** Our colours and our type in the theme: what is added later looks like the rest. */
function withTheme(xml: string): string {
  const of: Readonly<Record<string, string>> = {
    dk1: colors.ink[0],
    lt1: colors.surface[0],
    dk2: colors.inkSoft[0],
    lt2: colors.paper[0],
    accent1: colors.accent[0],
  };
  return (
    Object.entries(of)
      .reduce(
        (all, [name, color]) =>
          all.replace(
            new RegExp(`<a:${name}>.*?</a:${name}>`),
            `<a:${name}><a:srgbClr val="${hex(color)}"/></a:${name}>`,
          ),
        xml,
      )
      // Says what kind of type it is to those who do not have it: without serifs, of usual weight and width.
      .replaceAll(
        `<a:latin typeface="${DOCUMENT_FACE}"/>`,
        `<a:latin typeface="${DOCUMENT_FACE}" panose="020B0503020202020204"/>`,
      )
  );
}

/** Shapes of points, in the order of the lines: as on the screen. */
const SYMBOLS = ['circle', 'square', 'diamond', 'triangle'] as const;
const EMU_OF_POINT = 12_700;

/** Dashes as the format has them: lengths in thousandths of the line's width. */
const dashes = ({ dash }: DeckLine, width: number): string => {
  if (!dash) return '<a:prstDash val="solid"/>';
  const pairs = Array.from({ length: dash.length / 2 }, (_, index) => [dash[index * 2] ?? 1, dash[index * 2 + 1] ?? 1]);
  const stops = pairs.map(
    ([line = 1, gap = 1]) =>
      `<a:ds d="${Math.round((line / width) * 100_000)}" sp="${Math.round((gap / width) * 100_000)}"/>`,
  );
  return `<a:custDash>${stops.join('')}</a:custDash>`;
};

/** Distinguishes lines by more than colour. An unscored factor is a gap, not an empty number. */
function withLines(xml: string, lines: readonly DeckLine[]): string {
  return xml.replaceAll(/<c:ser>.*?<\/c:ser>/gs, (series) => {
    const index = Number(/<c:idx val="(\d+)"\/>/.exec(series)?.[1] ?? 0);
    const look = lines[index % lines.length];
    if (!look) return series;
    const width = index === 0 ? 3.25 : 2;
    return series
      .replaceAll(/<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g, '')
      .replace(
        /<a:ln w="\d+"([^>]*)>(.*?)<a:prstDash val="[^"]*"\/>/s,
        `<a:ln w="${Math.round(width * EMU_OF_POINT)}"$1>$2${dashes(look, width)}`,
      )
      .replace(/<c:symbol val="[^"]*"\/>/, `<c:symbol val="${SYMBOLS[index % SYMBOLS.length] ?? 'circle'}"/>`);
  });
}

function mended(path: string, xml: string, paths: ReadonlySet<string>, { lines }: Deck): string {
  if (path === '[Content_Types].xml') return withoutPhantoms(xml, paths);
  if (/^ppt\/theme\/theme\d+\.xml$/.test(path)) return withTheme(xml);
  if (/^ppt\/charts\/chart\d+\.xml$/.test(path)) return inRussian(withLines(xml, lines));
  if (/^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(path)) return inRussian(withNoteParagraphs(xml));
  if (/^ppt\/slides\/slide\d+\.xml$/.test(path)) return inRussian(withOwnNumbers(withPropertiesOnce(xml)));
  if (/^ppt\/slide(?:Layouts|Masters)\/[^/]+\.xml$/.test(path)) return inRussian(withPropertiesOnce(xml));
  return xml;
}

/** The library's file, mended part by part. */
export async function mendPptx(made: Blob, deck: Deck): Promise<Blob> {
  const parts: { readonly path: string; readonly blob: Blob }[] = [];
  for await (const entry of zipEntries(made)) {
    if (entry.directory) continue;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    await unpackEntry(entry, (chunk) => void chunks.push(chunk as Uint8Array<ArrayBuffer>));
    parts.push({ path: entry.filename, blob: new Blob(chunks) });
  }
  const paths = new Set(parts.map(({ path }) => path));
  const files = await Promise.all(
    parts.map(async ({ path, blob }): Promise<ZippedFile> => {
      if (!/\.(?:xml|rels)$/.test(path)) return { path, blob, isPacked: true };
      return { path, blob: new Blob([mended(path, await blob.text(), paths, deck)]) };
    }),
  );
  return writeZip(files, { type: PPTX_TYPE, at: new Date() });
}
