import { eachLine, isBlank, skipSpace, trimSpace } from './lines.ts';
import { ToldTally, type Tell } from './told.ts';

/** A cue of subtitles: its times and the range of its words. */
export interface SubtitleCue {
  readonly start: number;
  /** Null for words around the cues. */
  readonly at: number | null;
  readonly until: number | null;
  readonly bodyStart: number;
  readonly end: number;
  /** The name beside its times; undefined without one. */
  readonly named?: string | undefined;
}

interface LineRange {
  readonly start: number;
  readonly end: number;
}

interface Timing extends LineRange {
  /** Its place among the lines. */
  readonly line: number;
  readonly at: number | null;
  readonly until: number | null;
  /** First code unit behind the times and what is set of them. */
  readonly restStart: number;
}

const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,7})?`;
/** «00:01.000 --> 00:04.000», the end perhaps cut off; «0:00:01.500,0:00:04.000» of .sbv. */
const TIMING = new RegExp(
  String.raw`^\s{0,4}\[?\s?(${CLOCK})(?:\s{0,4}(?:-->|[–—]>)\s{0,4}(?:(${CLOCK})\s?\]?|[\d:.,]{0,12}\s*$)|,(${CLOCK})\s*$)`,
);
/** How a cue is to be shown. */
const SETTINGS = /^(?:\s*(?:(?:align|position|line|size|region|vertical):\S{1,40}|[XY][12]:\d{1,5}))+/;
/** Code units of a line that tell whether it is a cue's times. */
const HEAD = 120;
/** What stands alone beside the times. */
const NAMED = /^\s*[[(<]([^()[\]<>\n]{1,60})[\])>]\s*$/;
/** Blocks of WebVTT that are no cues. */
const NO_CUE = /^(NOTE|STYLE|REGION)(?:\s|$)/;
/** What a program notes of a cue: «NOTE Confidence: 0.91». */
const MEASURED = /^NOTE\s+(?:confidence|duration|language|recognizability)\s*:\s*\S+\s*$/i;
/** A title on the first line of WebVTT. */
const TITLED = /^\uFEFF?WEBVTT[^\S\n]+[^\s-]|^\uFEFF?WEBVTT[^\S\n]+-+[^\S\n]*\S/;

const seconds = (clock: string | undefined): number | null =>
  clock
    ? clock
        .replace(',', '.')
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0)
    : null;

/** Whether a line may begin with a time, by its first character: most lines do not, and need no other look. */
function mayBeTimed(text: string, { start, end }: LineRange): boolean {
  const first = text.charCodeAt(start);
  return end > start && (first <= 0x39 || first === 0x5b || first === 0xa0 || first === 0xfeff);
}

/** Words at the end of which a sentence ends. */
const ENDED = /[.?!…][»")\]\s]*$/;

/**
 * The cues of a text, in order, with the words before and behind them; null for a text that is none of cues: notes that tell two
 * times. Numbers, notes, styles and the file's head are in no cue. Words behind an empty line go on with their cue. Linear.
 * @param tell hears of notes, styles, a title, and times that are cut off. Default: nobody asks
 */
export function cuesOf(text: string, tell?: Tell): SubtitleCue[] | null {
  const lines: LineRange[] = [];
  eachLine(text, (start, end) => lines.push({ start, end }));
  const isEmpty = (line: LineRange | undefined): boolean => !line || isBlank(text, line.start, line.end);
  const timings: Timing[] = [];
  lines.forEach((range, line) => {
    if (!mayBeTimed(text, range)) return;
    const [whole, from, to, until] =
      TIMING.exec(text.slice(range.start, Math.min(range.end, range.start + HEAD))) ?? [];
    if (whole === undefined) return;
    const timesEnd = range.start + whole.length;
    const set = SETTINGS.exec(text.slice(timesEnd, range.end))?.[0].length ?? 0;
    const times = { at: seconds(from), until: seconds(to ?? until) };
    timings.push({ start: range.start, end: range.end, line, ...times, restStart: timesEnd + set });
  });
  const isVtt = /^\uFEFF?WEBVTT/.test(text);
  const isNumber = (line: LineRange | undefined): boolean =>
    line !== undefined && line.end - line.start < 12 && /^\s*\d{1,7}\s*$/.test(text.slice(line.start, line.end));
  const numbered = timings.filter(({ line }) => isNumber(lines[line - 1])).length;
  const isNumbered = numbered > 0 && numbered * 2 >= timings.length;
  if (timings.length < (isVtt || isNumbered ? 1 : 2)) return null;

  /** The first line that belongs to a timing: its number or name. */
  const firstOf = ({ line }: Timing): number => {
    const above = lines[line - 1];
    if (isEmpty(above)) return line;
    if (isNumbered && isNumber(above)) return line - 1;
    return isVtt && isEmpty(lines[line - 2]) ? line - 1 : line;
  };
  const apartFrom = new ToldTally();
  /** Whether a paragraph of WebVTT is a block that is no cue; then it is counted. */
  const isNoCue = ({ start, end }: LineRange): boolean => {
    const head = text.slice(start, Math.min(end, start + HEAD));
    const block = isVtt ? NO_CUE.exec(head)?.[1] : undefined;
    if (block !== undefined && !MEASURED.test(head)) apartFrom.tell(block === 'NOTE' ? 'remark' : 'setting');
    return block !== undefined;
  };
  const around = (from: number, to: number): SubtitleCue[] =>
    paragraphsOf(text, lines.slice(from, to)).flatMap((range, index) => {
      if (isVtt && index === 0 && from === 0) {
        if (TITLED.test(text.slice(0, HEAD))) apartFrom.tell('setting');
        return [];
      }
      if (isNoCue(range)) return [];
      return [{ ...range, at: null, until: null, bodyStart: range.start }];
    });
  const cues: SubtitleCue[] = [];
  let inside = 0;
  let outside = 0;
  let apart = 0;
  const before = around(0, firstOf(timings[0] as Timing));
  timings.forEach((timing, index) => {
    const { line, end, at, until, restStart } = timing;
    const next = timings[index + 1];
    const limit = next ? firstOf(next) : lines.length;
    const begun = paragraphsOf(text, lines.slice(line + 1, limit));
    // Right under its times a cue has words, whatever they begin with.
    const isUnder = !isEmpty(lines[line + 1]);
    const paragraphs = begun.filter((range, place) => (isUnder && place === 0) || !isNoCue(range));
    if (until === null) apartFrom.tell('timing');
    const rest = text.slice(restStart, end);
    const named = paragraphs.length > 0 ? NAMED.exec(rest)?.[1]?.trim() : undefined;
    const first = named === undefined ? skipSpace(text, restStart, end) : end;
    const own: LineRange[] = first < end ? [{ start: first, end: trimSpace(text, first, end) }] : [];
    const isNear = paragraphs[0] !== undefined && !isEmpty(lines[line + 1]);
    const [head] = own.length > 0 && !isNear ? own : paragraphs;
    const parts = [...own, ...paragraphs];
    // Behind the last cue other words may stand; what a sentence goes on in is its.
    let last = parts.length;
    if (!next)
      last = parts.findIndex(
        (part, place) =>
          place > 0 &&
          part !== (isNear ? paragraphs[0] : undefined) &&
          ENDED.test(text.slice(0, parts[place - 1]?.end).slice(-12)),
      );
    if (last < 0) last = parts.length;
    const words = parts.slice(0, last);
    const [begin] = words;
    const bodyEnd = words.at(-1)?.end;
    const start = lines[firstOf(timing)]?.start ?? timing.start;
    cues.push({ start, at, until, bodyStart: begin?.start ?? end, end: bodyEnd ?? end, named });
    cues.push(...parts.slice(last).map((range) => ({ ...range, at: null, until: null, bodyStart: range.start })));
    const near = head ? head.end - head.start : 0;
    inside += near;
    apart += Math.max(0, parts.length - 1);
    outside += parts.reduce((sum, part) => sum + part.end - part.start, 0) - near;
  });
  outside += before.reduce((sum, range) => sum + range.end - range.start, 0);
  // Notes that tell some times hold more beside them.
  const isTold = outside > inside && apart + before.length >= timings.length;
  if (!isVtt && !isNumbered && isTold) return null;
  for (const { kind, count } of apartFrom.told()) tell?.(kind, count);
  return [...before, ...cues];
}

/** Ranges of lines without an empty one between, without white space around. */
function paragraphsOf(text: string, lines: readonly LineRange[]): LineRange[] {
  const found: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { start, end } of lines) {
    const first = skipSpace(text, start, end);
    const last = found.at(-1);
    if (first === end) isOpen = false;
    else if (isOpen && last) last.end = trimSpace(text, first, end);
    else {
      found.push({ start: first, end: trimSpace(text, first, end) });
      isOpen = true;
    }
  }
  return found;
}
