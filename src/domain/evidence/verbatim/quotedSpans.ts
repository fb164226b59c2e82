import type { TextRange } from '../../core/textRange.ts';

/** Words between quotation marks: their place with the marks, and without. */
export interface QuotedSpan extends TextRange {
  readonly innerStart: number;
  readonly innerEnd: number;
}

const CLOSING: Readonly<Record<string, string>> = {
  '«': '»',
  '„': '“”',
  '“': '”',
  '‹': '›',
  '‘': '’',
  '"': '"',
  '`': '`',
};

/** A straight apostrophe quotes only where it opens before a letter and closes behind one: «д'Артаньян» is a name. */
const APOSTROPHE = /(?<![\p{L}\p{N}])'(?=[\p{L}\p{N}])(?<words>[^'\n]*[\p{L}\p{N}.,!?…])'(?![\p{L}\p{N}])/gu;

/** Where the marks that open here close; the end of the text for words whose marks never close. */
function closedAt(text: string, from: number): number {
  const open = text.charAt(from);
  const close = CLOSING[open] ?? '';
  let depth = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (close.includes(sign)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (sign === open) depth += 1;
  }
  return -1;
}

/**
 * Returns words of a text between quotation marks of any kind, in order and without overlap; of nested marks the outer ones.
 * Words with unclosed marks are quoted up to the end: unclear text is not trusted.
 */
export function quotedSpans(text: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  let at = 0;
  while (at < text.length) {
    if (CLOSING[text.charAt(at)] === undefined) {
      at += 1;
      continue;
    }
    const close = closedAt(text, at);
    const end = close < 0 ? text.length : close + 1;
    spans.push({ start: at, end, innerStart: at + 1, innerEnd: close < 0 ? text.length : close });
    at = end;
  }
  for (const { index, 0: whole } of text.matchAll(APOSTROPHE)) {
    const [start, end] = [index, index + whole.length];
    if (!spans.some((span) => span.start < end && start < span.end))
      spans.push({ start, end, innerStart: start + 1, innerEnd: end - 1 });
  }
  return spans.sort((a, b) => a.start - b.start);
}
