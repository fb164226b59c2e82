import { leadingStamp } from '#src/domain/research/layouts/stamps.ts';

import type { TimedCue } from './timedCue.ts';

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split('\n');
const secondsOf = (clock: string): number | null => leadingStamp(clock.trim())?.at ?? null;

const TAB_HEADS: Readonly<Record<string, RegExp>> = {
  at: /^(?:start|begin|start[_ ]?time|start[_ ]?ms|from|начало|время|time|timecode|тайм-?код)$/i,
  until: /^(?:end|stop|end[_ ]?time|end[_ ]?ms|to|конец)$/i,
  speaker: /^(?:speaker|speaker[_ ]?(?:id|name|label)|name|who|говорящий|спикер|кто|имя)$/i,
  words: /^(?:text|transcript|words|текст|слова|реплика)$/i,
};

/** Whether a row is a label of Audacity: two times in seconds before its words. */
const isLabel = (row: readonly string[]): boolean => row.slice(0, 2).every((cell) => /^\d+[.,]\d+$/.test(cell));

/** Cues of a table with tabs that a recognizer wrote: Whisper's (milliseconds), Audacity's (seconds). Null for any other text. */
export function tabCues(text: string): TimedCue[] | null {
  const rows = linesOf(text)
    .filter((line) => /\S/.test(line))
    .map((line) => line.split('\t'));
  const [head] = rows;
  if (!head || head.length < 3) return null;
  const columnOf = (field: keyof typeof TAB_HEADS) => head.findIndex((one) => TAB_HEADS[field]?.test(one.trim()));
  const isHeaded = columnOf('at') >= 0 && columnOf('words') >= 0;
  if (!isHeaded && !rows.every(isLabel)) return null;
  const [at, until, speaker, words] = isHeaded
    ? [columnOf('at'), columnOf('until'), columnOf('speaker'), columnOf('words')]
    : [0, 1, -1, 2];
  const said = isHeaded ? rows.slice(1) : rows;
  // Whole numbers are milliseconds: no recognizer cuts at whole seconds.
  const isMilliseconds = isHeaded && said.every((row) => /^\d+$/.test(row[at]?.trim() ?? ''));
  const timeOf = (cell = ''): number | null => {
    const value = cell.trim().replace(',', '.');
    if (value === '') return null;
    return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) / (isMilliseconds ? 1000 : 1) : secondsOf(value);
  };
  if (said.length === 0 || said.some((row) => timeOf(row[at]) === null && /\S/.test(row[at] ?? ''))) return null;
  const own = new Set([at, until, speaker, words]);
  return said.map((row) => ({
    speaker: speaker < 0 ? null : row[speaker]?.trim() || null,
    at: timeOf(row[at]),
    until: until < 0 ? null : timeOf(row[until]),
    // Words may hold tabs, and other columns words.
    words: [row[words] ?? '', ...row.filter((cell, place) => !own.has(place) && /\p{L}/u.test(cell))].join(' ').trim(),
  }));
}

const LRC_TAG = /^\[(ti|ar|al|au|by|re|ve|la|offset|length|id):\s*(.*)\]\s*$/i;
const LRC_STAMP = /^\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]/;
const LRC_STAMPS = /^(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]\s?)+/;
const LRC_CLOCK = /\[(\d{1,3}:\d{2})(?:[.:](\d{1,3}))?\]/g;
/** Longest words that are repeated at each of their times, code units. */
const LONGEST_REFRAIN = 200;

/** Cues of .lrc: a stamp, and words right behind it; null for any other text. */
export function lrcCues(text: string): TimedCue[] | null {
  const lines = linesOf(text).filter((line) => /\S/.test(line));
  const tags = lines.filter((line) => LRC_TAG.test(line.trim())).length;
  const stamped = lines.filter((line) => LRC_STAMP.test(line.trim())).length;
  const isClose = lines.every((line) => !LRC_STAMP.test(line) || !/^\[[^\]]*\]\s/.test(line));
  if (stamped < 2 || stamped + tags < lines.length * 0.9 || (tags === 0 && !isClose)) return null;
  const offset = Number(lines.map((line) => LRC_TAG.exec(line.trim())).find((one) => one?.[1] === 'offset')?.[2]) || 0;
  const cues = lines.flatMap((line): TimedCue[] => {
    let rest = line.trim();
    const [, tag = '', told = ''] = LRC_TAG.exec(rest) ?? [];
    // Who made the file and what of is over its words.
    if (tag !== '')
      return told.trim() === '' || /^(?:offset|length|re|ve|id|la)$/i.test(tag)
        ? []
        : [{ speaker: null, at: null, until: null, words: told.trim() }];
    const stamps = LRC_STAMPS.exec(rest)?.[0] ?? '';
    rest = rest.slice(stamps.length);
    const times = [...stamps.matchAll(LRC_CLOCK)].flatMap(([, clock = '', part]) => {
      const at = secondsOf(part === undefined ? clock : `${clock}.${part}`);
      return at === null ? [] : [Math.max(0, at - offset / 1000)];
    });
    const words = rest.replaceAll(/<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>\s?/g, '').trim();
    if (words === '') return [];
    // A refrain is written once, under all its times.
    const isRefrain = words.length <= LONGEST_REFRAIN;
    return (times.length > 0 ? times.slice(0, isRefrain ? times.length : 1) : [null]).map((at) => ({
      speaker: null,
      at,
      until: null,
      words,
    }));
  });
  const isOrdered = cues.every(({ at }, place) => at === null || at >= (cues[place - 1]?.at ?? 0));
  return isOrdered ? cues : cues.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** Frames of a second that the first line tells; 0 when it tells none. */
const rateIn = (words = ''): number => (/^\d{2}(?:[.,]\d{1,4})?$/.test(words) ? Number(words.replace(',', '.')) : 0);

const FRAME = /^\{(\d{1,8})\}\{(\d{0,8})\}(.*)$/;

/** Cues of MicroDVD (.sub), in frames; without their rate their times are unknown. Null for any other text. */
export function frameCues(text: string): TimedCue[] | null {
  const lines = linesOf(text).filter((line) => /\S/.test(line));
  const found = lines.map((line) => FRAME.exec(line.trim()));
  if (lines.length === 0 || found.some((one) => one === null)) return null;
  const rate = rateIn(found[0]?.[3]);
  const timeOf = (frame = '') => (rate === 0 || frame === '' ? null : Number(frame) / rate);
  return found.slice(rate === 0 ? 0 : 1).map((one) => ({
    speaker: null,
    at: timeOf(one?.[1]),
    until: timeOf(one?.[2]),
    words: (one?.[3] ?? '')
      .replaceAll(/\{[a-zA-Z]:[^{}]{0,60}\}/g, '')
      .replaceAll('|', '\n')
      .trim(),
  }));
}
