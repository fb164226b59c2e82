import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { sourcePlace } from '#src/domain/research/layouts/placeMap.ts';
import type { TextRange } from '#src/domain/core/textRange.ts';

import { clean, readPlainText } from '#files/reading/text/plainText.ts';

/** A file's text as the product keeps it, and the way back to the file's own places. */
export interface FileText {
  readonly text: string;
  /** Who speaks in it; null: guessed. */
  readonly labels: SpeakerLabels;
  /** A place of the text in UTF-16 code units of the file as decoded: a byte order mark is one, \r\n are two. */
  readonly inFile: (place: TextRange) => TextRange;
}

/** Whether bytes begin with a mark of their order, which decoding leaves out and a plain reader counts. */
function hasMark([first, second, third]: Uint8Array): boolean {
  if (first === 0xef) return second === 0xbb && third === 0xbf;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Text that becomes one or several code units of the kept text: a line break, or a letter with its combining marks. */
const CLUSTER = /\r\n?|[^\p{M}\r]\p{M}*|\p{M}+/gu;

/** For each code unit of the kept text, and the place behind the last, where it begins in the file's. */
function placesOf(raw: string, text: string, shift: number): (place: number) => number {
  if (raw === text) return (place) => place + shift;
  const places: number[] = [];
  for (const { 0: cluster, index } of raw.matchAll(CLUSTER)) {
    const kept = clean(cluster);
    for (let unit = 0; unit < kept.length; unit += 1) places.push(shift + index + Math.min(unit, cluster.length - 1));
  }
  places.push(shift + raw.length);
  return (place) => places[place] ?? shift + raw.length;
}

/**
 * Reads a text file as the product does after an upload.
 * @throws ReadFailure when it is no text
 */
export async function readFileText(file: Blob): Promise<FileText> {
  const raw = (await readPlainText(file, undefined, undefined, (part) => part)).join('');
  const cleaned = clean(raw);
  const shift = Number(hasMark(new Uint8Array(await file.slice(0, 3).arrayBuffer())));
  const placeIn = placesOf(raw, cleaned, shift);
  const { text, labels, map } = canonicalOf(cleaned);
  return {
    text,
    labels,
    inFile: ({ start, end }) => ({
      start: placeIn(sourcePlace(map, start)),
      // After the last code unit of the place: its end may be at the beginning of newly written text.
      end: end > start ? placeIn(sourcePlace(map, end - 1) + 1) : placeIn(sourcePlace(map, start)),
    }),
  };
}
