import { fold } from '../../core/format.ts';
import type { TextRange } from '../../core/textRange.ts';

/** A word of a text with its preceding text. */
export interface TextWord extends TextRange {
  /** As written. */
  readonly written: string;
  readonly folded: string;
  readonly isCapital: boolean;
  /** Whether its line was written down with capital letters, as people write, and not as a machine hears. */
  readonly isWrittenOut: boolean;
  /** Whether it begins a line, a sentence or a person's words. */
  readonly begins: boolean;
  /** Whether only a space is between it and the word before. */
  readonly touches: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:[-‑][\p{L}\p{M}]+)*/gu;
/** «Люда-то», «Саня-ка»: what is said after a name and is none of it. */
const PARTICLE = /[-‑](?:то|ка|таки|де|с)$/iu;

/** The words of a text, in order. */
export function textWords(text: string): TextWord[] {
  const isWritten = writtenLines(text);
  const words: TextWord[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const written = match[0].replace(PARTICLE, '');
    const start = match.index;
    const between = text.slice(end, start);
    words.push({
      start,
      end: start + written.length,
      written,
      folded: fold(written),
      isCapital: /^\p{Lu}/u.test(written),
      isWrittenOut: isWritten(start),
      begins: words.length === 0 || /[.!?…:;«"“„—–\n\])(]\s*[«"“„(—–-]?\s*$/u.test(between.slice(-6)),
      touches: /^[ \u00A0]$/.test(between),
    });
    end = start + match[0].length;
  }
  return words;
}

/** Capital letters where sentences begin, less the small ones there. */
function capitalsIn(text: string): number {
  let more = 0;
  for (const match of text.matchAll(/[.!?…][ \u00A0]+(\p{L})/gu)) more += /\p{Lu}/u.test(match[1] ?? '') ? 1 : -1;
  return more;
}

/** Who speaks and when, at the beginning of a line. */
const LABEL = /^(?:[\s\d:.,[\]()—–-]*)(?:\p{L}[\p{L}\d .:]{0,34}?(?:\s?\([^)]*\))?(?::|\s—)\s)?[\s—–«"“-]*/u;

/**
 * Places of a text that people wrote down, with capital letters, and not a machine as it hears: by lines, since a report quotes
 * both. A line that does not tell is like the whole text.
 */
function writtenLines(text: string): (at: number) => boolean {
  const isWhole = capitalsIn(text) > 0;
  const ends: number[] = [];
  const written: boolean[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const said = line.replace(LABEL, '');
    const first = /^\p{Lu}/u.test(said) ? 1 : /^\p{Ll}/u.test(said) ? -1 : 0;
    const own = capitalsIn(said) + first;
    from += line.length + 1;
    ends.push(from);
    written.push(own === 0 ? isWhole : own > 0);
  }
  return (at) => {
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at < (ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return written[low] ?? isWhole;
  };
}
