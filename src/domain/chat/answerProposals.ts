import { fold } from '../core/format.ts';
import type { Proposal, Proposals } from './interview.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import words from './answerWords.json' with { type: 'json' };

/** Shortest passage that says something, code units. */
const SHORTEST = 20;
/** Longest passage, code units: more than that nobody reads in a chat. */
const LONGEST = 600;
/** Of each file so much is looked through, code units; about a thousand pages. */
const MOST_TEXT = 2_000_000;
/** Longest line that can be a heading, code units. */
const HEADING_LENGTH = 80;
/** What may stand beside the key words in a heading, code units. */
const HEADING_REST = 30;

/** Beginnings of headings and of words in sentences, folded: lower case, е for ё. `*` stands for the rest of a word. */
interface Words {
  /** A section about this is headed so. */
  readonly headings: readonly string[];
  /** A sentence with one of these is about this; narrower, since words like «цели» stand everywhere. */
  readonly sentences: readonly string[];
}

const WORDS: Readonly<Record<ChatField, Words>> = words;

const pattern = (words: readonly string[]): string =>
  words
    // The longest first, so that the alternation takes as much as it can.
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('*', String.raw`[\p{L}]{0,12}`).replaceAll(' ', '[ \\t]'))
    .join('|');

/** Numbers, bullets and signs before a heading's words. */
const LEAD = String.raw`^[\s#*_•▪◦–—\-]*(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?[ \t]+)?[\s#*_«"\p{Extended_Pictographic}\uFE0F]*`;
/** Words that may stand before the key words. */
const OWNER = String.raw`(?:(?:наш[\p{L}]{0,3}|ваш[\p{L}]{0,3}|основн[\p{L}]{0,3}|ключев[\p{L}]{0,3}|главн[\p{L}]{0,3}|our|the|key|main)[ \t]+){0,2}`;

const HEADED: readonly (readonly [ChatField, RegExp])[] = CHAT_FIELDS.map((field) => [
  field,
  new RegExp(`${LEAD}${OWNER}(?:${pattern(WORDS[field].headings)})(?![\\p{L}\\p{N}])`, 'u'),
]);
const SPOKEN: readonly (readonly [ChatField, RegExp])[] = CHAT_FIELDS.map((field) => [
  field,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern(WORDS[field].sentences)})(?![\\p{L}\\p{N}])`, 'gu'),
]);

/** What a heading is about, and where its own words end; the body may begin in the same line. */
interface Heading {
  readonly field: ChatField;
  /** Code units of the line that belong to the heading. */
  readonly length: number;
}

/** The field that a line is a heading of: the one whose words take most of it («Product vision» is a vision, not a product). */
function headingOf(folded: string): Heading | null {
  const head = folded.slice(0, HEADING_LENGTH);
  let best: Heading | null = null;
  for (const [field, expression] of HEADED) {
    const length = expression.exec(head)?.[0].length ?? 0;
    if (length > (best?.length ?? 0)) best = { field, length };
  }
  if (!best) return null;
  const rest = head.slice(best.length);
  // «Конкуренты: …» and «Продукт — …» go on in the same line.
  const inline = /^[^:.!?\n]{0,30}?(?::|[ \t][–—-][ \t])[*_\s]*/.exec(rest);
  if (inline && inline[0].length <= HEADING_REST + 4)
    return { field: best.field, length: best.length + inline[0].length };
  // A table of contents has dots and a page number behind the heading; they belong to it.
  const alone = /^(.*?)(?:[ .…]{2,}\d+)?[\s*_»"]*$/.exec(rest);
  const isAlone =
    folded.length <= HEADING_LENGTH && (alone?.[1]?.length ?? 0) <= HEADING_REST && !/[.!?;,]$/.test(alone?.[1] ?? '');
  return isAlone ? { field: best.field, length: folded.length } : null;
}

/** Whether a line, after an empty one, looks like the heading of something else: short, capital first, without an end mark. */
function looksHeaded(line: string): boolean {
  const text = line.trim();
  if (/^#{1,6}\s/.test(text)) return true;
  return (
    text.length <= 60 &&
    /^(?:\d{1,2}[.)]\s+)?\p{Lu}/u.test(text) &&
    !/[.!?;,:…)]$/.test(text) &&
    text.split(/\s+/).length <= 6
  );
}

/** The end of a passage that is too long: after its last sentence, line or word that fits. */
function shortened(text: string, start: number, end: number): number {
  if (end - start <= LONGEST) return end;
  const fitting = text.slice(start, start + LONGEST);
  for (const mark of [/[.!?…](?=\s)/g, /\n/g, /\s/g]) {
    const last = [...fitting.matchAll(mark)].at(-1);
    if (last && last.index >= SHORTEST) return start + last.index + (/\s/.test(last[0]) ? 0 : last[0].length);
  }
  const last = fitting.charCodeAt(LONGEST - 1);
  // Never between the halves of a character.
  return start + LONGEST - (last >= 0xd800 && last <= 0xdbff ? 1 : 0);
}

interface Found {
  readonly start: number;
  readonly end: number;
  /** A passage under a heading has 1 and more, a sentence its density of key words, below 1. */
  readonly score: number;
}

/** The passage without white space around it, cut to length; null when it says too little. */
function passage(text: string, from: number, to: number, score: number): Found | null {
  // A little beyond the longest will do, so that a huge passage is not copied.
  const limit = Math.min(to, from + 4 * LONGEST);
  const piece = text.slice(from, limit);
  const body = piece.trim();
  if (body.length < SHORTEST) return null;
  const start = from + piece.indexOf(body);
  const end = shortened(text, start, start + body.length);
  const kept = text.slice(start, end).trimEnd();
  return kept.length < SHORTEST ? null : { start, end: start + kept.length, score };
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly heading: Heading | null;
}

/** Whether something follows a heading in its own line. */
const hasBody = ({ start, end, heading }: Line): boolean => heading !== null && start + heading.length < end;

function linesOf(text: string, folded: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    // Longer lines can begin with «Конкуренты: …» as well; only their beginning is looked at.
    const heading = headingOf(folded.slice(start, Math.min(end, start + HEADING_LENGTH + 1)));
    lines.push({ start, end, heading });
    start = end + 1;
  }
  return lines;
}

/** Where the passage under a heading ends: at the next heading, or when it is long enough. */
function bodyEnd(text: string, lines: readonly Line[], index: number, from: number): number {
  let end = lines[index]?.end ?? from;
  let isAfterBlank = false;
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.heading || end - from > LONGEST || line.start - from > 4 * LONGEST) break;
    const words = text.slice(line.start, Math.min(line.end, line.start + LONGEST));
    const said = text.slice(from, end).trim().length;
    if (words.trim() === '') isAfterBlank = true;
    // A short line under the heading may be its body, until something was said.
    else if ((isAfterBlank && said >= SHORTEST && looksHeaded(words)) || /^\s*#{1,6}\s/.test(words)) break;
    else {
      end = line.end;
      isAfterBlank = false;
    }
  }
  return end;
}

const SENTENCE = /[^.!?…\n]+[.!?…]*/g;

function better(best: Found | undefined, found: Found | null): boolean {
  return found !== null && (best === undefined || found.score > best.score);
}

/** The best passage of one text for each question. */
function search(whole: string): Partial<Record<ChatField, Found>> {
  const text = whole.slice(0, MOST_TEXT);
  const folded = fold(text);
  const best: Partial<Record<ChatField, Found>> = {};
  const lines = linesOf(text, folded);
  lines.forEach(({ start, heading }, index) => {
    if (!heading || best[heading.field]) return;
    const from = start + heading.length;
    const found = passage(text, from, bodyEnd(text, lines, index, from), 1);
    if (found) best[heading.field] = found;
  });
  let at = 0;
  for (const match of folded.matchAll(SENTENCE)) {
    const sentence = match[0];
    while ((lines[at]?.end ?? Infinity) <= match.index) at += 1;
    const line = lines[at];
    // A heading's own words are not what stands under it.
    if (line?.heading && match.index < line.start + line.heading.length && !hasBody(line)) continue;
    // A question is not an answer; a line of six hundred characters without a full stop is no sentence.
    if (sentence.length < SHORTEST || sentence.length > LONGEST || sentence.trimEnd().endsWith('?')) continue;
    for (const [field, expression] of SPOKEN) {
      if ((best[field]?.score ?? 0) >= 1) continue;
      const hits = sentence.match(expression)?.length ?? 0;
      if (hits === 0) continue;
      const words = sentence.trim().split(/\s+/).length;
      const found = passage(text, match.index, match.index + sentence.length, Math.min(0.99, hits / words));
      if (better(best[field], found) && found) best[field] = found;
    }
  }
  return best;
}

/**
 * Passages of the files that may answer the chat's questions, the best for each; of equal ones the first. It knows key words, not meanings:
 * a section under a heading about the question comes before the sentence with most key words, so a person decides. A passage is the
 * file's own words, {@link SHORTEST} to {@link LONGEST} code units. Linear in the text.
 */
export function proposeAnswers(files: readonly { readonly name: string; readonly text: string }[]): Proposals {
  const best: Partial<Record<ChatField, Found & { readonly name: string; readonly text: string }>> = {};
  for (const { name, text } of files) {
    const found = search(text);
    for (const field of CHAT_FIELDS) {
      const candidate = found[field];
      if (candidate && better(best[field], candidate)) best[field] = { ...candidate, name, text };
    }
  }
  const proposals: Partial<Record<ChatField, Proposal>> = {};
  for (const field of CHAT_FIELDS) {
    const found = best[field];
    if (!found) continue;
    const { name, text, start, end } = found;
    proposals[field] = { file: name, text: text.slice(start, end), start, end };
  }
  return proposals;
}
