import type { TextRange } from '../core/textRange.ts';

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Longest sentence, code units: a recording without full stops is cut at its spaces. */
export const LONGEST_SENTENCE = 400;

/**
 * One past the full stop, question or exclamation mark that ends a sentence: white space and no small letter follow. Or a line
 * break, which may end one.
 */
const SENTENCE_END = /(?<![.!?…])[.!?…]+[»"”')\]]*(?=\s+[^\p{Ll}\s]|\s*$)|\n/gu;

/** Shortest line that a file's width may have ended, code units; subtitles have no narrower ones. */
const SHORTEST_WRAPPED = 24;

/** The start of a line that goes on from the line before: a small letter, a quotation mark or a bracket before it. */
const GOES_ON = /[«"“(]*\p{Ll}/uy;

/**
 * Whether a sentence ends with a line, which ends with no full stop: not when the next line goes on with a small letter, nor
 * when its first word had no room any more, nor behind the hyphen of a word. A blank line ends every sentence.
 * @param at the line break
 */
function endsWithLine(text: string, at: number): boolean {
  let next = at + 1;
  while (next < text.length && text.charAt(next) !== '\n' && /\s/.test(text.charAt(next))) next += 1;
  if (next >= text.length || text.charAt(next) === '\n') return true;
  if (/[\p{L}\p{N}]-\s*$/u.test(text.slice(Math.max(0, at - 4), at))) return false;
  GOES_ON.lastIndex = next;
  if (GOES_ON.test(text)) return false;
  const length = at - (text.lastIndexOf('\n', at - 1) + 1);
  if (length < SHORTEST_WRAPPED || /[:;]/.test(text.charAt(at - 1))) return true;
  const nextBreak = text.indexOf('\n', next);
  const nextLine = (nextBreak === -1 ? text.length : nextBreak) - next;
  const space = text.slice(next, next + SHORTEST_WRAPPED).search(/\s/);
  return length + 1 + (space === -1 ? SHORTEST_WRAPPED : space) <= nextLine;
}

/**
 * The sentences of a part of a text, in order and without overlap; white space between them is in none. Abbreviations
 * inside a sentence («т. е.») end none, because a small letter follows; nor do the line breaks of a file with narrow lines.
 */
export function sentencesIn(text: string, from = 0, to = text.length): TextRange[] {
  const found: TextRange[] = [];
  const part = text.slice(from, to);
  const isBlank = (at: number): boolean => /\s/.test(part.charAt(at));
  const push = (first: number, last: number): void => {
    let [start, end] = [first, last];
    while (start < end && isBlank(start)) start += 1;
    while (end > start && isBlank(end - 1)) end -= 1;
    while (end - start > LONGEST_SENTENCE) {
      let cut = start + LONGEST_SENTENCE;
      while (cut > start && !isBlank(cut)) cut -= 1;
      if (cut === start) cut = start + LONGEST_SENTENCE;
      if (isLowSurrogate(part.charCodeAt(cut))) cut += 1;
      let tail = cut;
      while (isBlank(tail - 1)) tail -= 1;
      found.push({ start: from + start, end: from + tail });
      start = cut;
      while (start < end && isBlank(start)) start += 1;
    }
    if (start < end) found.push({ start: from + start, end: from + end });
  };
  let begin = 0;
  for (const match of part.matchAll(SENTENCE_END)) {
    if (match[0] === '\n' && !endsWithLine(part, match.index)) continue;
    const end = match.index + match[0].length;
    push(begin, end);
    begin = end;
  }
  push(begin, part.length);
  return found;
}
