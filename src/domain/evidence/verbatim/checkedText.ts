import { fold, innerQuotes } from '../../core/format.ts';
import type { TextRange } from '../../core/textRange.ts';
import { nearWords, sameWords, wordEnd } from './nearWords.ts';
import { quotedSpans, type QuotedSpan } from './quotedSpans.ts';
import { soundingOf, type Sounding, type Soundings, type TranscriptSounding } from './soundings.ts';

/**
 * Result for a quotation in a text that a model wrote. exact: a person said it word for word. repaired: a person said nearly
 * that, and their own words replace it. missing: no person said it.
 */
export type QuoteStanding = 'exact' | 'repaired' | 'missing';

/** A quotation in a checked text. */
export interface CheckedQuote extends TextRange {
  readonly standing: QuoteStanding;
  /** As the model wrote it. */
  readonly written: string;
  /** Its place in the talk's own text; null when no person said it. */
  readonly source: (TextRange & { readonly interview: string }) | null;
}

/** A text of a model after every quotation in it was looked up. */
export interface CheckedText {
  /** The text, every quotation that was found printed from its source. */
  readonly text: string;
  /** In order; places are those of `text`, with the quotation marks. */
  readonly quotes: readonly CheckedQuote[];
  /** Whether it may be stored: no quotation in it is missing. */
  readonly isSavable: boolean;
}

/** Number of words in a row that count as quoted even without quotation marks. */
const RUN = 8;

type Place = NonNullable<CheckedQuote['source']>;

/** Longest way between the parts of a quotation that leaves something out, in letters as they sound. */
const LEFT_OUT = 400;
/** Most parts of such a quotation. */
const MOST_PARTS = 4;

/** Signs that belong to the words before them. */
const ENDS = /[.,!?…]/;
/** Closing marks for marks opened within a quotation. */
const CLOSES: Readonly<Record<string, string>> = { '»': '«', '“': '„', '”': '“', ')': '(' };

/**
 * Returns the text right after words in their source that belongs to them: the marks that they opened, and the end that the model
 * wrote too.
 */
function tailOf(source: string, { start, end }: TextRange, written: string): string {
  const own = source.slice(start, end);
  let tail = '';
  for (let at = end; at < source.length; at += 1) {
    const sign = source.charAt(at);
    const open = CLOSES[sign];
    const all = own + tail;
    const isClosing = open !== undefined && all.lastIndexOf(open) > all.lastIndexOf(sign);
    const isStraight = sign === '"' && (all.split('"').length - 1) % 2 === 1;
    if (!isClosing && !isStraight && !(ENDS.test(sign) && written.trimEnd().endsWith(sign))) break;
    tail += sign;
  }
  return tail;
}

interface Found {
  readonly place: Place;
  /** The printed text. */
  readonly words: string;
}

const inOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

/** The place in a talk's own text of a part of its sound. */
function placeOf({ interview, starts, ends }: TranscriptSounding, { start, end }: TextRange): Place {
  return { interview, start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}

/** Finds each part of a quotation in a talk, one soon after the other; undefined when one of them is missing. */
function partsIn(
  talk: TranscriptSounding,
  parts: readonly string[],
  look: (sound: string, words: string) => TextRange | undefined,
): TextRange[] | undefined {
  const [first = '', ...rest] = parts;
  const begin = look(talk.sound, first);
  if (!begin) return undefined;
  const found = [begin];
  for (const part of rest) {
    const from = found.at(-1)?.end ?? 0;
    const border = talk.sound.indexOf('\n', from);
    const reach = Math.min(border < 0 ? talk.sound.length : border, wordEnd(talk.sound, from + LEFT_OUT + part.length));
    const next = look(talk.sound.slice(from, reach), part);
    if (!next) return undefined;
    found.push({ start: from + next.start, end: from + next.end });
  }
  return found;
}

const GAP = /\s*(?:\[…\]|\[\.{3}\]|<…>|…|\.{3})\s*/u;

const sounds = (words: readonly string[]): string[] =>
  words.map((part) => soundingOf(part).sound.trim()).filter((part) => part !== '');

/** Where words were said: as a whole, else in parts where they leave something out; word for word, else nearly. */
function lookUp(words: string, { sent, said, texts }: Soundings): Found | undefined {
  const [whole, parts] = [sounds([words]), sounds(words.split(GAP))];
  if (whole.length === 0) return undefined;
  const ways = parts.length > 1 && parts.length <= MOST_PARTS ? [whole, parts] : [whole];
  for (const look of [sameWords, nearWords]) {
    for (const way of ways) {
      for (const talk of [...sent, ...said]) {
        const places = partsIn(talk, way, look)?.map((range) => placeOf(talk, range));
        const [first, last] = [places?.[0], places?.at(-1)];
        if (!places || !first || !last) continue;
        const text = texts.get(talk.interview) ?? '';
        return {
          place: { interview: talk.interview, start: first.start, end: last.end },
          words: places.map(({ start, end }) => inOneLine(text.slice(start, end))).join(' … '),
        };
      }
    }
  }
  return undefined;
}

/** Looks a quotation up: what is printed, and what became of it. */
function checkSpan(
  text: string,
  { innerStart, innerEnd }: QuotedSpan,
  soundings: Soundings,
): { readonly words: string; readonly quote: Pick<CheckedQuote, 'standing' | 'written' | 'source'> } {
  const written = text.slice(innerStart, innerEnd);
  const found = lookUp(written, soundings);
  if (!found) return { words: written, quote: { standing: 'missing', written, source: null } };
  const source = soundings.texts.get(found.place.interview) ?? '';
  const tail = tailOf(source, found.place, written);
  const place = { ...found.place, end: found.place.end + tail.length };
  const words = found.words + tail;
  const standing = words === inOneLine(written) ? 'exact' : 'repaired';
  return { words, quote: { standing, written, source: place } };
}

/** Words of a sound, each with its place. */
const wordsIn = (sound: string): TextRange[] =>
  [...sound.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));

/** Returns long rows of a person's words in a part of a text that has no quotation marks. */
function unmarkedRuns({ sound, starts, ends }: Sounding, { sent, said }: Soundings): QuotedSpan[] {
  const words = wordsIn(sound);
  const isSaid = (first: number, last: number): boolean => {
    const row = sound.slice(words[first]?.start, words[last]?.end);
    return [...sent, ...said].some((talk) => sameWords(talk.sound, row) !== undefined);
  };
  const spans: QuotedSpan[] = [];
  for (let first = 0; first + RUN <= words.length; first += 1) {
    let last = first + RUN - 1;
    if (!isSaid(first, last)) continue;
    while (last + 1 < words.length && isSaid(first, last + 1)) last += 1;
    const [start, end] = [starts[words[first]?.start ?? 0] ?? 0, ends[(words[last]?.end ?? 1) - 1] ?? 0];
    spans.push({ start, end, innerStart: start, innerEnd: end });
    first = last;
  }
  return spans;
}

/** Runs between the quotations of a text. */
function runsBetween(text: string, spans: readonly QuotedSpan[], soundings: Soundings): QuotedSpan[] {
  const edges = [0, ...spans.map(({ end }) => end)];
  return edges.flatMap((from, index) =>
    unmarkedRuns(soundingOf(text.slice(from, spans[index]?.start ?? text.length)), soundings).map((run) => ({
      start: run.start + from,
      end: run.end + from,
      innerStart: run.innerStart + from,
      innerEnd: run.innerEnd + from,
    })),
  );
}

/**
 * Looks up every quotation of a text that a model wrote: words between quotation marks of any kind, and long rows of a person's
 * words without marks. Found words are printed from their source, whatever the model made of them; words no person said make the
 * text unfit to store.
 * @param names texts allowed between quotation marks without a speaker: names of touchpoints, of the product. Default none
 */
export function checkText(text: string, soundings: Soundings, names: readonly string[] = []): CheckedText {
  const known = new Set(names.map((name) => fold(name.trim())));
  const quoted = quotedSpans(text);
  const spans = [
    ...quoted.filter(({ innerStart, innerEnd }) => {
      const words = text.slice(innerStart, innerEnd).trim();
      return words !== '' && !known.has(fold(words));
    }),
    ...runsBetween(text, quoted, soundings),
  ].sort((a, b) => a.start - b.start);
  let printed = '';
  let from = 0;
  const quotes: CheckedQuote[] = [];
  for (const span of spans) {
    printed += text.slice(from, span.start);
    const { words, quote } = checkSpan(text, span, soundings);
    const start = printed.length;
    printed += quote.source === null ? text.slice(span.start, span.end) : `«${innerQuotes(words)}»`;
    quotes.push({ ...quote, start, end: printed.length });
    from = span.end;
  }
  printed += text.slice(from);
  return { text: printed, quotes, isSavable: quotes.every(({ standing }) => standing !== 'missing') };
}
