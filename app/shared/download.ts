import type { DateText } from '#src/domain/core/record.ts';
import { lazily } from '#src/domain/core/lazily.ts';

/** File systems count a name in bytes, 255 at most; two parts of this size leave room for the date and the extension. */
const PART_BYTES = 100;
/** How long a browser may take to begin saving, ms; the bytes are held until then. */
const REVOKE_AFTER = 60_000;

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));
const encoder = new TextEncoder();

/** A part of a file name without what file systems forbid or hide, cut to {@link PART_BYTES} between visible characters. */
function namePart(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[/\\:*?"<>|]|[^\P{C}\u200D]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  let cut = '';
  let bytes = 0;
  for (const { segment } of graphemes().segment(clean)) {
    bytes += encoder.encode(segment).length;
    if (bytes > PART_BYTES) return `${cut.trim()}…`;
    cut += segment;
  }
  return cut;
}

/**
 * Name of an exported file: «Исследования — Компания — 2026-11-21.xlsx». Characters that file systems forbid become spaces, long
 * parts are cut; an empty part is left out.
 */
export function fileName(title: string, company: string, date: DateText, extension: string): string {
  const parts = [namePart(title), namePart(company), namePart(date)].filter((part) => part !== '');
  return `${parts.join(' — ')}.${extension}`;
}

/** Has the browser save a file. Returns when the saving is handed over; the browser tells nothing of its end. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  // Firefox clicks only what is in the document; nothing of it is seen.
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Revoked at once, some browsers lose the file they just began.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
