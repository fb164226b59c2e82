import { decodeEntities, type SourcePiece } from '#src/domain/research/layouts/pieces.ts';
import type { Utterance } from '#src/domain/research/layouts/writeTalk.ts';

import { DELETED, FORWARDED, sentMark, serviceMark, WORDLESS } from './telegramMarks.ts';

/** What a text within a message tells. */
export type ToldPart = 'name' | 'author' | 'words' | 'service' | 'title' | 'status' | 'poll';

export interface PageMessage {
  moment: Pick<Utterance, 'at' | 'day'>;
  /** What it tells beside its words, as the page has it. */
  readonly told: Partial<Record<ToldPart, string>>;
  /** Kind of what was sent; undefined when nothing was. */
  sent: string | undefined;
  isForwarded: boolean;
  readonly pieces: SourcePiece[];
  readonly isJoined: boolean;
  readonly isService: boolean;
  readonly depth: number;
  /** Where it begins in the page. */
  readonly from: number;
}

/** Seconds and day of «12.03.2024 11:05:33 UTC+03:00». */
export function momentOf(title: string): PageMessage['moment'] {
  const match = /(?:(\d{2}\.\d{2}\.\d{4}))?\s(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(title);
  if (!match) return { at: null };
  const [, day, hours, minutes, seconds = 0] = match;
  return { at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), day };
}

/** A line of the page between days: «2 March 2026». */
const DAY = /^\d{1,2}\.? \p{L}+\.? \d{4}(?: г\.)?$/u;
/** Behind the author of forwarded words, when they were said. */
const SAID_AT = /\s*\d{2}\.\d{2}\.\d{4} \d{1,2}:\d{2}(?::\d{2})?$/;
/** Class of what was sent: `media_voice_message`, `photo_wrap`. */
const SENT = /(?:^|\s)(?:media_(?!wrap)([a-z_]{2,20})|([a-z_]{2,20})_wrap)(?=\s|$)/;
const WRAPS = new Set(['photo', 'sticker', 'video_file', 'animated']);
/** Names that the page writes of what is said here in words anyway. */
const OF_KIND = new Set([
  'voice_message',
  'video_message',
  'photo',
  'sticker',
  'animation',
  'location',
  'live_location',
  'poll',
  'video',
  'call',
]);

/** Seconds of «00:41», undefined for anything else: the size of a file. */
function clockOf(status: string): number | undefined {
  const match = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:$|,)/.exec(status);
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) : undefined;
}

/** Pieces with their white space folded as a browser would, without any at the ends; a line break stays. */
function folded(pieces: readonly SourcePiece[]): SourcePiece[] {
  const kept: SourcePiece[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1)?.text ?? '\n';
    let { text, from } = piece;
    if (/\s$/.test(before)) {
      const cut = text === '\n' && before !== '\n' ? 0 : text.length - text.trimStart().length;
      text = text.slice(cut);
      from += cut;
    }
    if (text !== '') kept.push({ text, from: Math.min(from, piece.to), to: piece.to });
  }
  for (let last = kept.pop(); last; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text === '') continue;
    const isVerbatim = last.to - last.from === last.text.length;
    kept.push({ text, from: last.from, to: isVerbatim ? last.from + text.length : last.to });
    break;
  }
  return kept;
}

/** Who spoke in the messages before: a message that joins them names nobody. */
export interface SaidBefore {
  speaker: string | null;
  /** Author of forwarded words. */
  author: string;
}

/** What a message says; null for a line between days. Remembers who spoke. */
export function utteranceOf(message: PageMessage, before: SaidBefore): Utterance | null {
  const told = (what: ToldPart) =>
    decodeEntities(message.told[what] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const place = message.pieces[0]?.from ?? message.from;
  const written = (words: string): SourcePiece => ({ text: words, from: place, to: place });
  if (message.isService) {
    const event = told('service');
    if (event === '' || DAY.test(event)) return null;
    return { speaker: null, ...message.moment, pieces: [written(serviceMark(event))] };
  }
  const name = told('name');
  if (!message.isJoined) before.speaker = name === '' || name === 'Deleted Account' ? DELETED : name;
  if (message.isForwarded)
    before.author = told('author').replace(SAID_AT, '') || (message.isJoined ? before.author : '');
  const isHidden = message.isForwarded && before.author === '';
  const { sent } = message;
  const status = sent === 'contact' ? told('status') : '';
  const title = sent === undefined || OF_KIND.has(sent) ? '' : [told('title'), status].filter(Boolean).join(' ');
  const mark = sent === undefined ? '' : sentMark({ kind: sent, title, lasts: clockOf(told('status')) });
  const poll = told('poll');
  const words = folded(message.pieces);
  const pieces = [
    ...(isHidden ? [written(FORWARDED)] : []),
    ...(mark === '' ? [] : [written(`${mark} `)]),
    ...(poll === '' ? [] : [written(`${poll} `)]),
    ...words,
    ...(mark === '' && words.length === 0 ? [written(WORDLESS)] : []),
  ];
  const speaker = isHidden ? null : message.isForwarded ? before.author : before.speaker;
  return { speaker, ...message.moment, pieces };
}

/** Kind of what a class says was sent; undefined for any other class. */
export function sentBy(classes: string): string | undefined {
  const [, media, wrap = ''] = SENT.exec(classes) ?? [];
  return media ?? (WRAPS.has(wrap) ? wrap : undefined);
}
