import { eachLine, isApart, skipSpace, trimSpace } from './lines.ts';
import { isAddress } from './labels/looseNames.ts';
import { type Label, labelOf, Labels } from './roles.ts';
import { inOrder, type TranscriptMark } from './spoken.ts';
import { leadingStamp, type Stamp, trailingStamp } from './stamps.ts';

/** Longest line that may name a speaker, code units. */
const LONGEST = 110;

/** «От Ольга кому Все:» of Zoom's chat, with or without the words behind. */
const CHAT =
  /^(?:(?:from|от)\s{1,3}(\S.{0,60}?)(?:\s{1,3}(?:to|кому|для)\s.{1,60}?)?|(\S.{0,60}?)\s{1,3}(?:to|кому)\s{1,3}\S.{0,60}?)\s?:(?=\s|$)/iu;

/** A line that names who speaks under it, with the time. */
interface NameLine extends TranscriptMark {
  readonly label: Label;
  readonly lineEnd: number;
}

/** A short line that is not blank. */
interface ShortLine {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** Index among the lines that are not blank. */
  readonly index: number;
  readonly afterBlank: boolean;
}

/** Returns a name from such a line without the signs around it. */
const cleaned = (name: string): string =>
  name
    .replace(/^(?:[*_#>\s]+|\[)+/, '')
    .replace(/[\]*_:,|·•\s–—-]+$/, '')
    .trim();

/** @param isLoose whether the layout tells that it is a name, however it is written. Default: it must look like one */
function nameIn(words: string, labels: Labels, isLoose = false): Label | null {
  const name = cleaned(words);
  if (isAddress(name)) return { ...labelOf(name), isName: true, isLower: false, isLowerName: false };
  if (name === '' || /[:?!…»"]|\.\s|\p{L}{4,}\.$|\d{4}/u.test(name)) return null;
  const label = labels.read(name);
  return label && (label.isName || label.strong || label.weak || (isLoose && label.isLowerName)) ? label : null;
}

/** Reads «Имя  0:05», «[Имя] 12:30:11», «0:05 Имя», «12:30:11 От Имя кому Все:» — the whole line, but for the chat's words. */
function nameLine({ start, end, words, afterBlank }: ShortLine, labels: Labels): NameLine | null {
  const mark = (name: string, stamp: Stamp, bodyStart: number, isLoose = false): NameLine | null => {
    const label = nameIn(name, labels, isLoose);
    return label && { kind: 'label', label, at: stamp.at, until: stamp.until, start, bodyStart, lineEnd: end };
  };
  const lead = leadingStamp(words);
  if (lead && lead.length < words.length) {
    const gap = /^\s*[-–—|]?\s*/.exec(words.slice(lead.length))?.[0].length ?? 0;
    const rest = words.slice(lead.length + gap);
    const chat = CHAT.exec(rest);
    if (chat) return mark(chat[1] ?? chat[2] ?? '', lead, start + lead.length + gap + chat[0].length);
    return gap > 0 && !rest.includes(':') ? mark(rest, lead, end) : null;
  }
  const trail = lead ? null : trailingStamp(words);
  // «olga   0:05», as programs set a time apart.
  return (
    trail && mark(trail.before, trail.stamp, end, afterBlank && /^(?:\s{2,}|\t)/.test(words.slice(trail.before.length)))
  );
}

/** Part of the stamps on lines of their own that need a name beside them. */
const BESIDE_SHARE = 0.6;

/** Counts the marks of people who were named before. */
const repeats = (marks: readonly TranscriptMark[]): number =>
  marks.length - new Set(marks.map(({ label }) => label?.key)).size;

/** A time of the day, as messengers show it. */
const DAY_CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Seconds of a recording in whose first time no talk begins: there «12:00» is noon, not the twelfth minute. */
const LATE = 6 * 60;

/** Whether stamps on lines of their own are times of the day: a chat copied from a messenger's window. */
const areOfDay = (alone: readonly (ShortLine & { readonly stamp: Stamp })[]): boolean =>
  alone.every(({ words }) => DAY_CLOCK.test(words)) && (alone[0]?.stamp.at ?? 0) >= LATE;

/** Finds names on the lines over or under stamps on lines of their own: «Speaker 1 00:05», «0:0:3.4 --> 0:0:6.2 Имя». */
function besideStamps(
  alone: readonly (ShortLine & { readonly stamp: Stamp })[],
  short: ReadonlyMap<number, ShortLine>,
  labels: Labels,
): TranscriptMark[] {
  const scale = areOfDay(alone) ? 60 : 1;
  const stamps = new Set(alone.map(({ index }) => index));
  const beside = (step: 1 | -1): TranscriptMark[] =>
    alone.flatMap(({ index, start, end, stamp, afterBlank }) => {
      const line = short.get(index + step);
      // A blank line parts what belongs to different turns; what stands right under a time is said, and names nobody.
      if (!line || (step > 0 ? line.afterBlank : afterBlank)) return [];
      if (step < 0 && !line.afterBlank && stamps.has(index - 2)) return [];
      const label = nameIn(line.words, labels);
      if (!label) return [];
      return {
        kind: 'label' as const,
        label,
        at: stamp.at * scale,
        until: stamp.until,
        start: Math.min(start, line.start),
        bodyStart: Math.max(end, line.end),
      };
    });
  const [over, under] = [beside(-1), beside(1)];
  const best = repeats(over) > repeats(under) ? over : under;
  if (best.length < 2 || repeats(best) === 0 || best.length < alone.length * BESIDE_SHARE) return [];
  const named = new Set(best.map(({ at, bodyStart }) => `${bodyStart} ${at}`));
  // A time without a name begins more words of the same person.
  const goesOn = alone.flatMap(({ start, end, stamp }): TranscriptMark[] =>
    best === over && !named.has(`${end} ${stamp.at * scale}`)
      ? [{ kind: 'stamp', label: null, at: stamp.at * scale, until: stamp.until, start, bodyStart: end }]
      : [],
  );
  return inOrder(best, goesOn);
}

/** Names alone on their lines, as in a play: a few that come back, each over words of its own. */
function aloneOver(short: ReadonlyMap<number, ShortLine>, blocks: number, labels: Labels): TranscriptMark[] {
  const marks: NameLine[] = [];
  const counts = new Map<string, number>();
  for (const line of short.values()) {
    if (line.words.length > 40) continue;
    const label = nameIn(line.words, labels);
    // «Интервьюер» on a line of its own is always a label; a name needs a blank line over it.
    if (!label || !(line.afterBlank || label.strong)) continue;
    counts.set(label.key, (counts.get(label.key) ?? 0) + 1);
    marks.push({
      kind: 'label',
      label,
      at: null,
      until: null,
      start: line.start,
      bodyStart: line.end,
      lineEnd: line.end,
    });
  }
  const kept = marks.filter(({ label }) => (counts.get(label.key) ?? 0) > 1);
  const people = new Set(kept.map(({ label }) => label.key)).size;
  // Headings and signatures come once; a talk is named throughout.
  return people > 1 && people <= 12 && kept.length > 3 && kept.length * 5 >= blocks * 2 ? kept : [];
}

/** Marks of a layout that names who speaks on a line over the words, apart lines among them; none when it is another layout. */
export function findNameLines(text: string): TranscriptMark[] {
  const labels = new Labels();
  const named: NameLine[] = [];
  const alone: (ShortLine & { readonly stamp: Stamp })[] = [];
  const short = new Map<number, ShortLine>();
  const apart: TranscriptMark[] = [];
  let index = 0;
  let blocks = 0;
  let afterBlank = true;
  eachLine(text, (lineStart, lineEnd) => {
    const start = lineEnd - lineStart > 4 * LONGEST ? lineStart : skipSpace(text, lineStart, lineEnd);
    if (start === lineEnd) {
      afterBlank = true;
      return;
    }
    if (afterBlank) blocks += 1;
    const end = trimSpace(text, Math.max(start, lineEnd - LONGEST), lineEnd);
    if (end - start <= LONGEST) {
      const line = { start, end, words: text.slice(start, end), index, afterBlank };
      const stamp = /\d:\d/.test(line.words) ? leadingStamp(line.words) : null;
      const found = /\d:\d/.test(line.words) ? nameLine(line, labels) : null;
      if (found) named.push(found);
      else if (stamp?.length === line.words.length) alone.push({ ...line, stamp });
      const isUnspoken = isApart(text, start, end);
      if (isUnspoken && !found)
        apart.push({ kind: 'apart', label: null, at: null, until: null, start, bodyStart: start });
      // «### Вера» over her words.
      if (!isUnspoken || line.words.startsWith('#')) short.set(index, line);
    }
    index += 1;
    afterBlank = false;
  });
  const lines = isTalk(text, named) ? named : [];
  const beside = besideStamps(alone, short, labels);
  const marks = beside.length > lines.length ? beside : lines;
  const chosen = marks.length > 0 ? marks : aloneOver(short, blocks, labels);
  const heads = new Set(chosen.map(({ start }) => start));
  return chosen.length === 0 ? [] : inOrder(chosen, apart.filter(({ start }) => !heads.has(start))); // prettier-ignore
}

/** Whether lines with a name and a time make a talk: a person comes back, or each has words under it; and time goes on. */
function isTalk(text: string, named: readonly NameLine[]): boolean {
  if (named.length < 2) return false;
  const people = new Set(named.map(({ label }) => label.key)).size;
  let onward = 0;
  let worded = 0;
  named.forEach(({ at, bodyStart }, index) => {
    if ((at ?? 0) >= (named[index - 1]?.at ?? 0)) onward += 1;
    const next = named[index + 1]?.start ?? text.length;
    if (trimSpace(text, bodyStart, next) > bodyStart) worded += 1;
  });
  const isOrdered = onward >= named.length * 0.8;
  return isOrdered && worded >= named.length * 0.8 && (people < named.length || named.length < 5);
}
