import { gapAfter, headAt, NO_STAMP, speakerName } from './blockHead.ts';
import type { SourcePiece } from './pieces.ts';
import type { PlaceMap, PlaceStretch } from './placeMap.ts';
import { clockText } from './playback.ts';
import { stampText } from './stamps.ts';

/** One person's words as they go into the kept text. */
export interface Utterance {
  /** Speaker; null when nobody is known to say it. */
  readonly speaker: string | null;
  /** Seconds, of the recording or of the day; null when unknown. */
  readonly at: number | null;
  /** The day, «02.03.2026»; absent when unknown. */
  readonly day?: string | undefined;
  readonly pieces: readonly SourcePiece[];
}

/** A text that was written of utterances. */
export interface WrittenTalk {
  /** «[0:05] Имя: слова», turns apart by an empty line. */
  readonly text: string;
  /** Everybody who speaks in it, in the order in which they begin. */
  readonly labels: readonly string[];
  readonly map: PlaceMap;
}

/** A stretch of words with what stands for it. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What makes words hold together as one block: no white space at their ends, no empty line in them. */
function changesOf(words: string): Change[] {
  const first = words.length - words.trimStart().length;
  const end = words.trimEnd().length;
  const changes: Change[] = first > 0 ? [{ start: 0, end: first, text: '' }] : [];
  for (const { 0: whole, index } of words.slice(first, end).matchAll(/\n\s*\n/g)) {
    changes.push({ start: first + index, end: first + index + whole.length, text: '\n' });
  }
  if (end < words.length && end > first) changes.push({ start: end, end: words.length, text: '' });
  return changes;
}

/** Pieces that hold together as one block: white space at the ends goes, empty lines become one line break. */
function joined(pieces: readonly SourcePiece[]): SourcePiece[] {
  const whole = pieces.map(({ text }) => text.replaceAll('\r', '\n')).join('');
  const changes = changesOf(whole);
  const kept: SourcePiece[] = [];
  let offset = 0;
  let next = 0;
  for (const { text: given, from, to } of pieces) {
    const text = given.replaceAll('\r', '\n');
    const isVerbatim = text.length === to - from;
    const part = (start: number, end: number) => {
      if (start >= end) return;
      const place = isVerbatim ? { from: from + start, to: from + end } : { from, to };
      kept.push({ text: text.slice(start, end), ...place });
    };
    const limit = offset + text.length;
    let at = 0;
    for (let change = changes[next]; change && change.start < limit; change = changes[next]) {
      part(at, Math.max(at, change.start - offset));
      if (change.text !== '' && change.start >= offset) {
        const place = isVerbatim ? from + change.start - offset : from;
        kept.push({ text: change.text, from: place, to: place });
      }
      at = Math.min(text.length, Math.max(0, change.end - offset));
      if (change.end > limit) break;
      next += 1;
    }
    part(at, text.length);
    offset = limit;
  }
  return kept;
}

/** Hundredths of a second behind a stamp; none for a whole one. */
function hundredths(at: number): string {
  const part = Math.floor((at % 1) * 100 + 1e-6);
  return part === 0 ? '' : `.${String(part).padStart(2, '0')}`;
}

const stampOf = ({ at, day }: Utterance): string => {
  if (day !== undefined && at !== null) return `[${day} ${clockText(at)}]`;
  return at === null ? '' : `[${stampText(at)}${hundredths(at)}]`;
};

/**
 * Writes what is said, so that {@link readBlocks} with its labels reads the same: speakers, times, words. Words of nobody have
 * their stamp alone, or «[—]»; words that would read as a head begin the next line.
 */
export function writeTalk(utterances: readonly Utterance[]): WrittenTalk {
  const names = new Map<string, string>();
  for (const { speaker } of utterances)
    if (speaker !== null) names.set(speaker, names.get(speaker) ?? speakerName(speaker));
  const labels = new Set(names.values());
  const parts: string[] = [];
  const map: PlaceStretch[] = [];
  let length = 0;
  let isBegun = false;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const utterance of utterances) {
    const pieces = joined(utterance.pieces);
    const [first] = pieces;
    const speaker = utterance.speaker === null ? null : (names.get(utterance.speaker) ?? null);
    if (!first && speaker === null) continue;
    if (length > 0) add('\n\n');
    const body = pieces.map(({ text }) => text).join('');
    const stamp = stampOf(utterance);
    const isBare = speaker === null && stamp === '' && !isBegun && headAt(body, 0, labels) === null;
    const head = [stamp, speaker === null ? '' : `${speaker}:`].filter(Boolean).join(' ') || (isBare ? '' : NO_STAMP);
    if (first) map.push({ place: length, source: first.from, length: 0 });
    if (head !== '') {
      isBegun = true;
      add(head);
      add(gapAfter(head, speaker, body, labels));
    }
    for (const { text, from, to } of pieces) {
      map.push({ place: length, source: from, length: text.length === to - from ? text.length : 0 });
      add(text);
      map.push({ place: length, source: to, length: 0 });
    }
  }
  return { text: parts.join(''), labels: [...labels], map };
}
