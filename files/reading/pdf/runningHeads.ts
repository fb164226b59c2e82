import type { PdfLine } from './pdfLine.ts';

/** Lines at a page's edge that may be running heads. */
const EDGE = 3;
/** Points by which a running head's place may differ from page to page. */
const SLACK = 3;
/** Minimum share of pages with a running head: a title page has none, and even and odd pages may differ. */
const SHARE = 0.4;
/** Times one size of type has to be larger than another to be another. */
const OTHER_TYPE = 1.15;

/** A line as running heads are compared: whatever numbers it has. */
const keyOf = ({ text, y }: PdfLine): string =>
  `${text.toLowerCase().replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ')}/${Math.round(y / SLACK)}`;

/** Page number with the text around it: «12», «— 12 —», «Стр. 1 из 3». */
const NUMBER = /^(?:[-–—]\s*)?(?:(?:стр|страница|с|page|p)\.?\s*)?#(?:\s*(?:из|of|\/)\s*#)?(?:\s*[-–—])?\/[-\d]+$/;

/** Keys of a line, and of its neighbours where rounding may have taken it. */
function keysOf(line: PdfLine): string[] {
  return [keyOf(line), keyOf({ ...line, y: line.y - SLACK }), keyOf({ ...line, y: line.y + SLACK })];
}

/** Place and type of a line, and of its neighbours where rounding may have taken it. */
const placeOf = ({ y, height }: PdfLine, by = 0): string => `${Math.round(y / SLACK) + by}/${Math.round(height)}`;

/** The size of type that most lines have. */
function commonSize(pages: readonly (readonly PdfLine[])[]): number {
  const sizes = pages.flatMap((lines) => lines.map(({ height }) => height)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Pages without the lines over and under their text that come back from page to page: running heads and page numbers. */
export function withoutRunningHeads(pages: readonly (readonly PdfLine[])[]): (readonly PdfLine[])[] {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edge = new Set([...lines.slice(0, EDGE), ...lines.slice(-EDGE)].flatMap(keysOf));
    for (const key of edge) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const size = commonSize(pages);
  const isSmall = ({ height }: PdfLine) => height * OTHER_TYPE < size;
  const comesBack = (line: PdfLine): boolean => {
    const key = keyOf(line);
    const count = counts.get(key) ?? 0;
    // For two pages only a number, or smaller type, is evidence; other words may be the same by chance, or because the same
    // speaker is on both.
    return (
      count >= Math.max(2, pages.length * SHARE) &&
      (count > 2 || NUMBER.test(key) || isSmall(line) || !/[:?!]/.test(line.text))
    );
  };
  // Heads of even and odd pages, or of chapters, differ, but not their place and type.
  const places = new Set(
    pages.flatMap((lines) =>
      [...lines.slice(0, EDGE), ...lines.slice(-EDGE)]
        .filter((line) => isSmall(line) && comesBack(line))
        .map((line) => placeOf(line)),
    ),
  );
  const isRunning = (line: PdfLine | undefined): boolean =>
    line !== undefined &&
    (comesBack(line) || (isSmall(line) && [-1, 0, 1].some((by) => places.has(placeOf(line, by)))));
  const kept = pages.map((lines) => {
    let from = 0;
    let to = lines.length;
    while (from < Math.min(EDGE, to) && isRunning(lines[from])) from += 1;
    while (to > Math.max(from, lines.length - EDGE) && isRunning(lines[to - 1])) to -= 1;
    return lines.slice(from, to);
  });
  // Where little else is left, the lines that come back are the text.
  return kept.filter((lines) => lines.length > 0).length * 2 >= pages.length ? kept : [...pages];
}

/** Tells lines that come back at the same places of several pages: marks on the paper, as running heads are. */
export function comingBack(pages: readonly (readonly PdfLine[])[]): (line: PdfLine) => boolean {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(lines.flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (line) => (counts.get(keyOf(line)) ?? 0) >= Math.max(2, pages.length * SHARE);
}
