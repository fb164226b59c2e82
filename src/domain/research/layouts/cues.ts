import { twoVoices } from './dashes.ts';
import { findLabels, speakersOf } from './labelled.ts';
import { skipSpace, trimSpace } from './lines.ts';
import { type Label, labelOf, Labels, type SpeakerRole } from './roles.ts';
import type { Spoken } from './spoken.ts';
import { leadingStamp } from './stamps.ts';

/** A cue of subtitles: its times and the range of its words. */
interface Cue {
  readonly start: number;
  readonly at: number | null;
  readonly until: number | null;
  readonly bodyStart: number;
  readonly end: number;
}

/** A stretch of a cue that one person says. */
interface Voice extends Cue {
  /** The name that the file gives; undefined when it gives none, and the person before goes on. */
  readonly name: string | undefined;
  readonly isDashed: boolean;
}

const TIMING =
  /^\s{0,4}(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,7}\s{0,4}-->\s{0,4}(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,7}/;
/** Code units of a line that tell whether it is a cue's times. */
const HEAD = 80;

interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** The cues of a text with `-->` in it, in order; lines of notes, styles and the file's head are in none. */
function cuesOf(text: string): Cue[] {
  const cues: Cue[] = [];
  let block: LineRange[] = [];
  const close = () => {
    let times = -1;
    const open = (from: number, to: number) => {
      const timing = block[times];
      if (times < 0 || !timing) return;
      const stamp = leadingStamp(text.slice(timing.start, timing.start + HEAD).trimStart());
      const lines = block.slice(times + 1, to).filter((line) => line.start < line.end);
      const first = lines[0];
      const last = lines.at(-1);
      cues.push({
        start: block[from]?.start ?? timing.start,
        at: stamp?.at ?? null,
        until: stamp?.until ?? null,
        bodyStart: first ? skipSpace(text, first.start, first.end) : timing.end,
        end: first && last ? trimSpace(text, skipSpace(text, first.start, last.end), last.end) : timing.end,
      });
    };
    let from = 0;
    block.forEach((line, index) => {
      if (!TIMING.test(text.slice(line.start, line.start + HEAD))) return;
      // The line over the times is the cue's number or name, in blocks that no blank line parts.
      const before = block[index - 1];
      const isNumber =
        times >= 0 && before !== undefined && /^\d{1,7}$/.test(text.slice(before.start, before.end).trim());
      open(from, isNumber ? index - 1 : index);
      from = times < 0 ? 0 : isNumber ? index - 1 : index;
      times = index;
    });
    open(from, block.length);
    block = [];
  };
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (skipSpace(text, start, Math.min(end, start + 400)) === end) close();
    else block.push({ start, end });
    start = end + 1;
  }
  close();
  return cues;
}

const OPEN_VOICE = /<v(?:\.[^\s<>]{0,40})?[ \t]([^<>\n]{1,120})>/g;
const DASHED = /^[-–—][ \t\u00A0]*(?=[^\s-])/;

/** The stretches of a cue that its tags, dashes and lines tell apart. */
function voicesOf(text: string, cue: Cue): Voice[] {
  const words = text.slice(cue.bodyStart, cue.end);
  const voices: Voice[] = [];
  const push = (from: number, to: number, name: string | undefined, isDashed: boolean) => {
    const close = words.slice(from, to).search(/<\/v>\s*$/);
    const limit = close < 0 ? to : from + close;
    const first = skipSpace(words, from, limit);
    const last = trimSpace(words, first, limit);
    if (first >= last) return;
    const base = voices.length === 0 ? cue.start : cue.bodyStart + first;
    voices.push({ ...cue, start: base, bodyStart: cue.bodyStart + first, end: cue.bodyStart + last, name, isDashed });
  };
  const tags = [...words.matchAll(OPEN_VOICE)];
  const plainTo = tags[0]?.index ?? words.length;
  // Lines of a cue are one person's unless dashes tell otherwise.
  let from = 0;
  let isDashed = false;
  for (let start = 0; start < plainTo;) {
    const found = words.indexOf('\n', start);
    const end = found < 0 || found > plainTo ? plainTo : found;
    const dash = DASHED.exec(words.slice(start, Math.min(end, start + 8)));
    if (dash) {
      push(from, start, undefined, isDashed);
      from = start + dash[0].length;
      isDashed = true;
    }
    start = end + 1;
  }
  push(from, plainTo, undefined, isDashed);
  tags.forEach((tag, index) => {
    const limit = tags[index + 1]?.index ?? words.length;
    const body = tag.index + tag[0].length;
    push(body, limit, (tag[1] ?? '').trim(), DASHED.test(words.slice(body, limit)));
  });
  return voices;
}

/** Names on the first lines of cues, as Teams writes them; those that come back, by key. */
function namedLines(text: string, voices: readonly Voice[], labels: Labels): ReadonlySet<string> {
  const counts = new Map<string, number>();
  let headed = 0;
  for (const voice of voices) {
    const label = firstLine(text, voice, labels)?.label;
    if (!label) continue;
    headed += 1;
    counts.set(label.key, (counts.get(label.key) ?? 0) + 1);
  }
  if (headed < 2 || headed < voices.length * 0.6) return new Set();
  return new Set(counts.keys());
}

function firstLine(
  text: string,
  { bodyStart, end, name }: Voice,
  labels: Labels,
): { label: Label; bodyStart: number } | null {
  if (name !== undefined) return null;
  const found = text.indexOf('\n', bodyStart);
  if (found < 0 || found >= end || found - bodyStart > 60) return null;
  const words = text.slice(bodyStart, found).trim();
  if (/[.?!…:]$/.test(words)) return null;
  const label = labels.read(words);
  return label && (label.isName || label.strong) ? { label, bodyStart: skipSpace(text, found, end) } : null;
}

/** Content of a layout of cues. */
export interface CueTranscript {
  readonly spoken: readonly Spoken[];
  /** The roles that labels tell, by key. */
  readonly roles: ReadonlyMap<string, SpeakerRole>;
}

/** Reads WebVTT, SRT and the lists of cues that Teams copies; null for any other text. Linear in the text. */
export function readCues(text: string): CueTranscript | null {
  if (!text.includes('-->')) return null;
  const cues = cuesOf(text);
  const isVtt = /^\uFEFF?WEBVTT/.test(text);
  if (cues.length < (isVtt ? 1 : 2)) return null;
  const labels = new Labels();
  const voices = cues.flatMap((cue) => voicesOf(text, cue));
  const headed = namedLines(text, voices, labels);
  const isTagged = voices.some(({ name }) => name !== undefined);

  // Labels within the words, told as in any transcript: each voice is a line.
  const bodies = voices.map(({ bodyStart, end }) => text.slice(bodyStart, end).replaceAll('\n', ' '));
  const found = isTagged || headed.size > 0 ? null : findLabels(bodies.join('\n'));
  const roles = new Map(found ? speakersOf(found) : []);
  const labelled = new Map<number, { label: Label; length: number }>();
  if (found) {
    let line = 0;
    let lineStart = 0;
    for (const { label, start, bodyStart, isInline } of found.candidates) {
      while (line < bodies.length && start > lineStart + (bodies[line]?.length ?? 0)) {
        lineStart += (bodies[line]?.length ?? 0) + 1;
        line += 1;
      }
      if (!isInline && roles.has(label.key)) labelled.set(line, { label, length: bodyStart - lineStart });
    }
  }
  const dashes = labelled.size === 0 && !isTagged && headed.size === 0 ? dashVoices(text, voices) : null;

  const spoken: Spoken[] = [];
  let speaker: Label | null = null;
  voices.forEach((voice, index) => {
    const { at, until, start, end, name } = voice;
    let { bodyStart } = voice;
    const inWords = labelled.get(index);
    const over = headed.size > 0 ? firstLine(text, voice, labels) : null;
    if (name !== undefined) speaker = labelOf(name);
    else if (inWords) {
      speaker = inWords.label;
      bodyStart = skipSpace(text, Math.min(end, bodyStart + inWords.length), end);
    } else if (over) {
      speaker = over.label;
      bodyStart = over.bodyStart;
    } else if (dashes) speaker = dashes[index] ?? speaker;
    else if (isTagged) speaker = null;
    spoken.push({ label: speaker, at, until, start, bodyStart, end });
  });
  for (const { label } of spoken) if (label && !roles.has(label.key)) roles.set(label.key, label.strong ?? 'other');
  return { spoken, roles };
}

/** Assigns lines to speakers where dashes separate two people without names. */
function dashVoices(text: string, voices: readonly Voice[]): (Label | null)[] | null {
  const opened = voices.flatMap((voice, index) => (voice.isDashed ? [index] : []));
  if (opened.length < 4) return null;
  const turns = opened.map((from, index) => {
    const to = (opened[index + 1] ?? voices.length) - 1;
    return { start: 0, bodyStart: voices[from]?.bodyStart ?? 0, end: voices[to]?.end ?? 0 };
  });
  const people = twoVoices(text, turns);
  if (!people) return null;
  const by: (Label | null)[] = voices.map(() => null);
  opened.forEach((from, index) => {
    by[from] = people[index] ?? null;
  });
  return by;
}
