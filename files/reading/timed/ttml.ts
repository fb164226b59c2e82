import { decodeEntities } from '#src/domain/research/layouts/pieces.ts';

import type { TimedCue } from './timedCue.ts';

/** Root of a document of timed text, with any prefix. */
const ROOT = /<(?:[\w-]{1,20}:)?tt[\s>]/;
/** Code units in which the root is found. */
const HEAD = 4000;
/** Deepest nesting that is followed. */
const MAX_DEPTH = 64;
/** Frames of a second where the file tells none. */
const FRAMES = 30;

const CLOCK = /^(\d{1,4}):(\d{2}):(\d{2})(?:\.(\d{1,9})|:(\d{1,3})(?:\.\d{1,3})?)?$/;
const OFFSET = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/;
const SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 0.001 };

/** What a file counts its times in. */
interface Rates {
  readonly frames: number;
  readonly ticks: number;
}

function secondsOf(time: string | undefined, { frames, ticks }: Rates): number | null {
  if (time === undefined) return null;
  const [, hours, minutes, seconds, part, frame] = CLOCK.exec(time.trim()) ?? [];
  if (hours !== undefined) {
    const rest = part === undefined ? Number(frame ?? 0) / frames : Number(`0.${part}`);
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + rest;
  }
  const [, count, unit = ''] = OFFSET.exec(time.trim()) ?? [];
  if (count === undefined) return null;
  const each = unit === 'f' ? 1 / frames : unit === 't' ? 1 / ticks : (SECONDS[unit] ?? 1);
  return Number(count) * each;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(/([\w:.-]{1,60})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g))
    found.set(local(name), decodeEntities(double ?? single ?? ''));
  return found;
}

/** A paragraph that is open. */
interface OpenCue {
  readonly depth: number;
  readonly at: number | null;
  readonly until: number | null;
  readonly agent: string;
  words: string;
}

/** Reads tags and words one after the other. Linear. */
function* tokensOf(text: string): Generator<{ readonly tag: string; readonly words: string }> {
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('<', at);
    if (open !== at) yield { tag: '', words: decodeEntities(text.slice(at, open < 0 ? text.length : open)) };
    if (open < 0) return;
    const ending = text.startsWith('<!--', open) ? '-->' : text.startsWith('<![CDATA[', open) ? ']]>' : '>';
    const close = text.indexOf(ending, open);
    // What is cut off in the middle of a tag is no words.
    if (close < 0) return;
    if (ending === ']]>') yield { tag: '', words: text.slice(open + 9, close) };
    else if (ending === '>') yield { tag: text.slice(open + 1, close), words: '' };
    at = close + ending.length;
  }
}

/** Cues of TTML and DFXP, with the names of their agents; null for any other text. */
export function ttmlCues(text: string): TimedCue[] | null {
  if (!ROOT.test(text.slice(0, HEAD))) return null;
  const cues: TimedCue[] = [];
  const names = new Map<string, string>();
  const offsets: number[] = [];
  let rates: Rates = { frames: FRAMES, ticks: 1 };
  let depth = 0;
  let agent = '';
  let isName = false;
  let isBody = false;
  let cue: OpenCue | null = null;
  const close = () => {
    if (!cue) return;
    const named = cue.agent
      .split(/\s+/)
      .map((one) => names.get(one) ?? one)
      .filter(Boolean)
      .join(', ');
    cues.push({ speaker: named || null, at: cue.at, until: cue.until, words: cue.words.trim() });
    cue = null;
  };
  for (const { tag, words } of tokensOf(text)) {
    if (tag === '') {
      const said = words.replaceAll(/\s+/g, ' ');
      if (isName) names.set(agent, `${names.get(agent) ?? ''}${said}`.trim());
      else if (cue) cue.words += said;
      // Words that no paragraph is around have no time.
      else if (isBody && /\S/.test(said)) cues.push({ speaker: null, at: null, until: null, words: said.trim() });
      continue;
    }
    if (/^[!?]/.test(tag)) continue;
    const isClosing = tag.startsWith('/');
    const name = local(/^\/?([\w:.-]{1,60})/.exec(tag)?.[1] ?? '');
    if (isClosing) {
      depth -= 1;
      if (cue && depth < (cue as OpenCue).depth) close();
      if (name === 'name') isName = false;
      offsets.length = Math.min(offsets.length, Math.max(0, depth));
      continue;
    }
    if (name === 'br' && cue) cue.words = `${cue.words.trimEnd()}\n`;
    if (tag.endsWith('/')) continue;
    depth += 1;
    if (depth > MAX_DEPTH) break;
    const told = attributesOf(tag);
    const around = offsets.at(-1) ?? 0;
    const begin = secondsOf(told.get('begin'), rates);
    if (name === 'tt')
      rates = { frames: Number(told.get('frameRate')) || FRAMES, ticks: Number(told.get('tickRate')) || 1 };
    else if (name === 'agent') agent = told.get('id') ?? '';
    else if (name === 'name') isName = agent !== '' && !names.has(agent);
    else if (name === 'body') isBody = true;
    else if (name === 'p') {
      close();
      const end = secondsOf(told.get('end'), rates);
      const lasts = secondsOf(told.get('dur'), rates);
      const at = begin === null ? null : around + begin;
      const until = end === null ? (at !== null && lasts !== null ? at + lasts : null) : around + end;
      cue = { depth, at, until, agent: told.get('agent') ?? '', words: '' };
    }
    offsets.push(cue ? around : around + (begin ?? 0));
  }
  close();
  return cues;
}
