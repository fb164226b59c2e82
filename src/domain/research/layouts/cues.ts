import { twoVoices } from './dashes.ts';
import { type SubtitleCue, cuesOf } from './cueBlocks.ts';
import { bracketLabels, prefixLabels } from './cueLabels.ts';
import { endsSentence, skipSpace, trimSpace } from './lines.ts';
import { decodeEntities } from './pieces.ts';
import { onceRolled } from './rollingCues.ts';
import { type Label, labelOf, Labels, type SpeakerRole } from './roles.ts';
import type { Spoken } from './spoken.ts';
import type { Tell } from './told.ts';

/** A stretch of a cue that one person says. */
interface Voice extends SubtitleCue {
  /** The name that the file gives; undefined when it gives none, and the person before goes on. */
  readonly name: string | undefined;
  readonly isDashed: boolean;
}

const OPEN_VOICE = /<v(?:\.[^\s<>]{0,40})?[ \t]([^<>\n]{1,120})>/gi;
/** What every list of cues has: an arrow between times, or two times with a comma. */
const MAY_BE_CUES = /-->|[–—]>|^\d:\d{2}:\d{2}\.\d{3},\d/m;
/** A dash before words; before a number without a space it is a minus. */
const DASHED = /^[-–—](?:[ \t\u00A0]+(?=[^\s-])|(?=[^\s\d-]))/;

/** The stretches of a cue that its tags, dashes and lines tell apart. */
function voicesOf(text: string, cue: SubtitleCue): Voice[] {
  const words = text.slice(cue.bodyStart, cue.end);
  const hasTags = words.includes('<');
  const voices: Voice[] = [];
  const push = (from: number, to: number, name: string | undefined, isDashed: boolean) => {
    const close = hasTags ? words.slice(from, to).search(/<\/v>\s*$/i) : -1;
    const limit = close < 0 ? to : from + close;
    const first = skipSpace(words, from, limit);
    const dash = hasTags ? words.slice(first, limit).search(/(?:^|\n\s*)[-–—]\s*$/) : -1;
    const last = trimSpace(words, first, dash < 0 ? limit : first + dash);
    if (first >= last) return;
    const base = voices.length === 0 ? cue.start : cue.bodyStart + first;
    voices.push({ ...cue, start: base, bodyStart: cue.bodyStart + first, end: cue.bodyStart + last, name, isDashed });
  };
  const tags = hasTags ? [...words.matchAll(OPEN_VOICE)] : [];
  if (tags.length === 0 && cue.at === null) return [{ ...cue, name: undefined, isDashed: false }];
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
    const name = decodeEntities(tag[1] ?? '').trim();
    // A line with a dash among tagged words is another's, who has no name.
    const other = words.slice(body, limit).search(/\n\s*[-–—] ?(?=\S)/);
    if (other < 0) push(body, limit, name, DASHED.test(words.slice(body, limit)));
    else {
      push(body, body + other, name, false);
      push(body + other, limit, '', true);
    }
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
  /** Whether the file names who speaks, or nobody; else they are guessed from dashes. */
  readonly isNamed: boolean;
}

/** Reads WebVTT, SRT and other lists of cues; null for any other text. Linear in the text. */
export function readCues(text: string, tell?: Tell): CueTranscript | null {
  if (!MAY_BE_CUES.test(text)) return null;
  const found = cuesOf(text, tell);
  if (!found) return null;
  const labels = new Labels();
  const named = new Map<string, Label>();
  /** A name's label, read once. */
  const labelFor = (name: string): Label => {
    const label = named.get(name) ?? labelOf(name);
    named.set(name, label);
    return label;
  };
  const cues = onceRolled(text, found);
  const voices = cues.flatMap((cue) => voicesOf(text, cue));
  const said = voices.filter(({ at }) => at !== null);
  const isTagged = voices.some(({ name }) => name !== undefined);
  const headed = namedLines(text, said, labels);
  // Labels within the words: each voice is a line.
  const bodies = voices.map(({ at, bodyStart, end }) => (at === null ? '' : text.slice(bodyStart, end)));
  const marked = isTagged ? null : (bracketLabels(bodies) ?? (headed.size > 0 ? null : prefixLabels(bodies)));
  const roles = new Map<string, SpeakerRole>();
  const hasNames = isTagged || headed.size > 0 || marked !== null || voices.some(({ named }) => named !== undefined);
  const dashes = hasNames ? null : dashVoices(text, voices);

  const spoken: Spoken[] = [];
  let speaker: Label | null = null;
  let carried = 0;
  let isBehindDash = false;
  voices.forEach((voice, index) => {
    const { at, until, start, end, name } = voice;
    let { bodyStart } = voice;
    const inWords = marked?.[index];
    const over = headed.size > 0 && at !== null ? firstLine(text, voice, labels) : null;
    if (at === null) {
      spoken.push({ label: null, at, until, start, bodyStart, end });
      return;
    }
    if (name !== undefined) speaker = name === '' ? null : labelFor(name);
    else if (voice.named !== undefined) speaker = labelFor(voice.named);
    else if (inWords) {
      speaker = inWords.label === '' ? null : labelFor(inWords.label);
      bodyStart = skipSpace(text, Math.min(end, bodyStart + inWords.length), end);
    } else if (over) {
      speaker = over.label;
      bodyStart = over.bodyStart;
    } else if (dashes) speaker = dashes[index] ?? speaker;
    else if (isTagged) speaker = null;
    else if (speaker && hasNames) carried += 1;
    // Dashes and «>>» tell that somebody else speaks, and not who; nor do dashes tell who goes on when their sentence is over.
    const before = voices[index - 1];
    const isOver = isBehindDash && before !== undefined && endsSentence(text.slice(before.bodyStart, before.end));
    isBehindDash = voice.isDashed || (isBehindDash && !isOver);
    const isOther = inWords?.label === '' || (!hasNames && !dashes && (voice.isDashed || isOver));
    spoken.push({ label: speaker, at, until, start, bodyStart, end, isOther });
  });
  tell?.('carried', carried);
  for (const { label } of spoken) if (label && !roles.has(label.key)) roles.set(label.key, label.strong ?? 'other');
  return { spoken, roles, isNamed: dashes === null };
}

/** Dashes below which subtitles are too few to tell who asks. */
const FEWEST_DASHES = 6;

/** Assigns lines to speakers where dashes separate two people without names. */
function dashVoices(text: string, voices: readonly Voice[]): (Label | null)[] | null {
  const opened = voices.flatMap((voice, index) => (voice.isDashed ? [index] : []));
  if (opened.length < FEWEST_DASHES) return null;
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
