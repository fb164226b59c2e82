import { fold } from '../core/format.ts';
import type { Proposal, AnswerProposals } from './interview.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import { clearerField, guessAnswers, headsField, namesField } from './answerGuesses.ts';
import { unitsOf } from './answerUnits.ts';
import words from './answerWords.json' with { type: 'json' };

/** Shortest passage that says something, code units. */
const SHORTEST = 20;
/** Longest passage, code units: longer ones are not read in a chat. */
const LONGEST = 600;
/** Number of code units read of each file; about a thousand pages. */
const MOST_TEXT = 2_000_000;
/** So much of it is weighed word by word, code units; a hundred pages. */
const MOST_WEIGHED = 200_000;
/** Longest line that can be a heading, code units. */
const HEADING_LENGTH = 80;
/** Longest rest of a heading beside the key words, code units. */
const HEADING_REST = 30;

/**
 * Beginnings of headings and of words in sentences, folded: lower case, е for ё. `*` matches the rest of a word, `… ` up to three
 * words.
 */
interface Words {
  /** A section about this is headed so. */
  readonly headings: readonly string[];
  /** A sentence with one of these is about this; narrower, since words like «цели» appear everywhere. */
  readonly sentences: readonly string[];
}

const WORDS: Readonly<Record<ChatField, Words>> = words;

const pattern = (words: readonly string[]): string =>
  words
    // The longest first, so that the alternation takes as much as it can.
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replaceAll('*', String.raw`[\p{L}]{0,12}`)
        .replaceAll('… ', '…')
        .replaceAll(' ', '[ \\t]')
        .replaceAll('…', String.raw`(?:[ \t]+[\p{L}\p{N}-]+){0,3}[ \t]+`),
    )
    .join('|');

/** Numbers, bullets and signs before a heading's words. */
const LEAD = String.raw`^[\s#*_•▪◦–—\-]*(?:(?:слайд|шаг|раздел|часть)[ \t]+)?(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?[ \t]+)?[\s#*_«"\p{Extended_Pictographic}\uFE0F]*`;
/** Words allowed before the key words. */
const OWNER = String.raw`(?:(?:их|о|об|про|немного|коротко|какая|какой|какую|наш[\p{L}]{0,3}|ваш[\p{L}]{0,3}|основн[\p{L}]{0,3}|ключев[\p{L}]{0,3}|главн[\p{L}]{0,3}|our|the|key|main)[ \t]+){0,3}`;

const HEADED: readonly (readonly [ChatField, RegExp])[] = CHAT_FIELDS.map((field) => [
  field,
  new RegExp(`${LEAD}${OWNER}(?:${pattern(WORDS[field].headings)})(?![\\p{L}\\p{N}])`, 'u'),
]);
const SPOKEN: readonly (readonly [ChatField, RegExp])[] = CHAT_FIELDS.map((field) => [
  field,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern(WORDS[field].sentences)})(?![\\p{L}\\p{N}])`, 'gu'),
]);

/** Subject of a heading, and where its own words end; the body may begin in the same line. */
interface Heading {
  readonly field: ChatField;
  /** Code units of the line that belong to the heading. */
  readonly length: number;
  /** The line holds nothing but the key words. */
  readonly isWhole: boolean;
}

/** The field that a line is a heading of: the one whose words take most of it («Product vision» is a vision, not a product). */
function headingOf(folded: string): Heading | null {
  const head = folded.slice(0, HEADING_LENGTH);
  let best: Pick<Heading, 'field' | 'length'> | null = null;
  for (const [field, expression] of HEADED) {
    const length = expression.exec(head)?.[0].length ?? 0;
    if (length > (best?.length ?? 0)) best = { field, length };
  }
  if (!best) return null;
  const rest = head.slice(best.length);
  const { field } = best;
  const fieldOf = (length: number): ChatField => clearerField(folded.slice(0, length), field);
  // «Конкуренты: …» and «Продукт — …» go on in the same line.
  const inline = /^[^:.!?\n]{0,30}?(?::|\?(?=[ \t]+\S)|[ \t][–—-][ \t])[*_\s]*/.exec(rest);
  if (inline && inline[0].length <= HEADING_REST + 4)
    return {
      field: fieldOf(best.length + inline[0].length),
      length: best.length + inline[0].length,
      isWhole: false,
    };
  // A table of contents has dots and a page number behind the heading; they belong to it.
  const alone = /^(.*?)(?:[ .…]{2,}\d+)?[\s*_»"]*$/.exec(rest);
  const isAlone =
    folded.length <= HEADING_LENGTH && (alone?.[1]?.length ?? 0) <= HEADING_REST && !/[.!;,]$/.test(alone?.[1] ?? '');
  const isWhole = (alone?.[1] ?? '') === '';
  return isAlone ? { field: fieldOf(folded.length), length: folded.length, isWhole } : null;
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
function bodyEnd(
  text: string,
  lines: readonly Line[],
  heads: ReadonlySet<number>,
  index: number,
  from: number,
): number {
  const isInline = from < (lines[index]?.end ?? from);
  let end = lines[index]?.end ?? from;
  let isAfterBlank = false;
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.heading || end - from > LONGEST || line.start - from > 4 * LONGEST) break;
    const words = text.slice(line.start, Math.min(line.end, line.start + LONGEST));
    const said = text.slice(from, end).trim().length;
    // «Цена: …» is a paragraph with a name, not a section of several.
    const isParagraphOver = isInline && (isAfterBlank || /[.!?…]["»)]?\s*$/.test(text.slice(from, end)));
    if (words.trim() === '') isAfterBlank = true;
    // A short line under the heading may be its body, until something was said.
    else if (/^\s*#{1,6}\s/.test(words) || (said >= SHORTEST && heads.has(line.start))) break;
    else if (said >= SHORTEST && (isParagraphOver || (isAfterBlank && looksHeaded(words)))) break;
    else {
      end = line.end;
      isAfterBlank = false;
    }
  }
  return end;
}

/**
 * Returns the line that names the whole text and heads none of its parts: the first, apart from the next one, which has words of
 * its own below («Приложение сети пекарен», «О нас», …). -1 for none.
 */
function titleAt(text: string, lines: readonly Line[], heads: ReadonlySet<number>): number {
  const isBlank = ({ start, end }: Line): boolean => text.slice(start, end).trim() === '';
  const first = lines.findIndex((line) => !isBlank(line));
  const title = lines[first];
  const under = lines[first + 1];
  if (
    !title ||
    title.heading?.isWhole ||
    !under ||
    !isBlank(under) ||
    /[.!?…]\s*$/.test(text.slice(title.start, title.end))
  )
    return -1;
  const next = lines.find((line, index) => index > first && !isBlank(line));
  return next && heads.has(next.start) ? first : -1;
}

const SENTENCE = /[^.!?…\n]+[.!?…]*/g;

function better(best: Found | undefined, found: Found | null): boolean {
  return found !== null && (best === undefined || found.score > best.score);
}

const SPOKEN_OF = new Map(SPOKEN);

/** Guesses answers that no heading gives, by all words together. */
function guess(
  text: string,
  best: Partial<Record<ChatField, Found>>,
  taken: readonly (readonly [number, number])[],
): void {
  const left = CHAT_FIELDS.filter((field) => best[field] === undefined);
  const guesses = guessAnswers(
    text.slice(0, MOST_WEIGHED),
    left,
    (start, end) => taken.some(([from, to]) => start < to && from < end),
    (sentence, field) => sentence.match(SPOKEN_OF.get(field) ?? /$^/)?.length ?? 0,
    [SHORTEST, LONGEST],
  );
  for (const { field, unit } of guesses) {
    const { head, body, around } = unit;
    const isAlone = guesses.every((one) => one.unit === unit || one.unit.around[0] !== around[0]);
    const isSure = (fold(text.slice(...body)).match(SPOKEN_OF.get(field) ?? /$^/)?.length ?? 0) > 0;
    // A paragraph that answers nothing else is what the sentence belongs to.
    const [start, end] = isAlone && !isSure && around[1] - around[0] <= LONGEST ? around : body;
    // A section under a heading in everyday words counts too: where files disagree, it is offered beside the others.
    const found = passage(text, start, end, headsField(text.slice(...head), field) ? 1 : 0.995);
    if (found) best[field] = found;
  }
}

/** The best passage of one text for each question. */
function search(whole: string): Partial<Record<ChatField, Found>> {
  const text = whole.slice(0, MOST_TEXT);
  const folded = fold(text);
  const best: Partial<Record<ChatField, Found>> = {};
  const lines = linesOf(text, folded);
  const heads = new Set(
    unitsOf(text.slice(0, MOST_WEIGHED), namesField).flatMap(({ head: [start, end] }) => (start < end ? [start] : [])),
  );
  const title = titleAt(text, lines, heads);
  const taken: (readonly [number, number])[] = [];
  lines.forEach(({ start, heading }, index) => {
    if (!heading || index === title || best[heading.field]) return;
    const from = start + heading.length;
    const end = bodyEnd(text, lines, heads, index, from);
    const found = passage(text, from, end, 1);
    if (!found) return;
    best[heading.field] = found;
    taken.push([start, end]);
  });
  guess(text, best, taken);
  let at = 0;
  for (const match of folded.matchAll(SENTENCE)) {
    const sentence = match[0];
    while ((lines[at]?.end ?? Infinity) <= match.index) at += 1;
    const line = lines[at];
    // A heading's own words are not part of its section.
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

/** Something that answers may be found in. */
export interface Source {
  readonly from: Proposal['from'];
  /** Name of the file, address of the page; empty for a message. */
  readonly name: string;
  readonly text: string;
}

/** Maximum of passages offered for one question: a longer list is not read. */
const MOST_OFFERED = 3;

/**
 * Returns passages that may answer the chat's questions: the best of each source, the best first and of equal ones the first; a
 * sentence is offered beside others only where no heading has a section for it. It knows key words, not meanings: a section under
 * a heading about the question precedes the sentence with most key words, so a person decides. A passage is the source's own
 * words, {@link SHORTEST} to {@link LONGEST} code units. Linear in the text.
 */
export function proposeAnswers(sources: readonly Source[]): AnswerProposals {
  const all = sources.map((source) => ({ source, found: search(source.text) }));
  const proposals: Partial<Record<ChatField, Proposal[]>> = {};
  for (const field of CHAT_FIELDS) {
    const candidates = all
      .flatMap(({ source, found }) => {
        const best = found[field];
        return best ? [{ ...best, source }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
    const isHeaded = (candidates[0]?.score ?? 0) >= 1;
    const offered = candidates
      .filter(({ score }) => !isHeaded || score >= 1)
      .map(({ source: { from, name, text }, start, end }) => ({
        from,
        file: name,
        text: text.slice(start, end),
        start,
        end,
      }));
    if (offered.length > 0) proposals[field] = withoutRepeats(offered);
  }
  return proposals;
}

/** Passages without those that say what one before says. */
function withoutRepeats(proposals: readonly Proposal[]): Proposal[] {
  const said = new Set<string>();
  return proposals
    .filter(({ text }) => {
      const words = fold(text)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      return said.size < said.add(words).size;
    })
    .slice(0, MOST_OFFERED);
}

/** Returns earlier proposals with the new ones beside them; proposals that a person has seen keep their place. */
export function withFound(before: AnswerProposals, found: AnswerProposals): AnswerProposals {
  const proposals: Partial<Record<ChatField, Proposal[]>> = {};
  for (const field of CHAT_FIELDS) {
    const all = [...(before[field] ?? []), ...(found[field] ?? [])];
    if (all.length > 0) proposals[field] = withoutRepeats(all);
  }
  return proposals;
}
