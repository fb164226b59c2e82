import type { Utterance } from '#src/domain/research/layouts/writeTalk.ts';
import { decodeEntities, type SourcePiece } from '#src/domain/research/layouts/pieces.ts';

import { ReadFailure } from '../ReadFailure.ts';

/** Deepest nesting of blocks: the export has a dozen levels. */
const MAX_DEPTH = 200;
/** Most code units of a tag that are looked at. */
const TAG_LENGTH = 2000;

const CLASS = /\sclass\s?=\s?"([^"]{0,200})"/i;
const TITLE = /\stitle\s?=\s?"([^"]{0,100})"/i;

interface Message {
  name: string;
  at: number | null;
  readonly pieces: SourcePiece[];
  readonly isJoined: boolean;
  readonly depth: number;
}

/** Seconds of the day of «12.03.2024 11:05:33 UTC+03:00». */
function secondsOf(title: string): number | null {
  const match = /\s(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(title);
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0) : null;
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

/**
 * The messages of a page that Telegram Desktop exported: its tags are read one by one, the page is never made.
 * @throws ReadFailure `not_telegram`, `too_large`
 */
export function telegramHtml(text: string): Utterance[] {
  const utterances: Utterance[] = [];
  let speaker = '';
  let depth = 0;
  let messages = 0;
  let forwarded = Infinity;
  const open: {
    message: Message | null;
    /** Kind of the text within, and the depth of its block. */
    inside: { readonly what: 'name' | 'words'; readonly depth: number } | null;
  } = { message: null, inside: null };

  const close = () => {
    if (!open.message) return;
    const name = decodeEntities(open.message.name).replaceAll(/\s+/g, ' ').trim();
    if (!open.message.isJoined || speaker === '') speaker = name || 'Удалённый аккаунт';
    const pieces = folded(open.message.pieces);
    if (pieces.length > 0) utterances.push({ speaker, at: open.message.at, pieces });
    open.message = null;
  };
  const say = (from: number, to: number) => {
    if (!open.message || !open.inside || from >= to) return;
    const raw = text.slice(from, to);
    if (open.inside.what === 'name') {
      if (open.message.name.length < 200) open.message.name += raw;
    } else {
      for (const part of raw.matchAll(/&#?\w{1,10};|\s+|[^\s&]+|&/g)) {
        const start = from + part.index;
        const words = /^\s/.test(part[0]) ? ' ' : decodeEntities(part[0]);
        open.message.pieces.push({ text: words, from: start, to: start + part[0].length });
      }
    }
  };
  const openBlock = (tag: string) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new ReadFailure('too_large', 'nested too deep');
    const classes = new Set((CLASS.exec(tag)?.[1] ?? '').split(/\s+/));
    if (classes.has('message')) {
      close();
      messages += 1;
      if (classes.has('default'))
        open.message = { name: '', at: null, pieces: [], isJoined: classes.has('joined'), depth };
      forwarded = Infinity;
    } else if (open.message) {
      if (classes.has('forwarded')) forwarded = depth;
      else if (classes.has('date')) open.message.at ??= secondsOf(TITLE.exec(tag)?.[1] ?? '');
      else if (classes.has('from_name') && forwarded === Infinity) open.inside = { what: 'name', depth };
      else if (classes.has('text')) open.inside = { what: 'words', depth };
    }
  };

  for (let at = 0; at < text.length;) {
    const tagAt = text.indexOf('<', at);
    if (tagAt < 0) break;
    say(at, tagAt);
    const end = text.indexOf('>', tagAt);
    if (end < 0) break;
    const tag = text.slice(tagAt, Math.min(end + 1, tagAt + TAG_LENGTH));
    const name = /^<\/?([a-z\d]{1,20})/i.exec(tag)?.[1]?.toLowerCase() ?? '';
    at = end + 1;
    if (tag.startsWith('<!--')) {
      const over = text.indexOf('-->', tagAt);
      at = over < 0 ? text.length : over + 3;
    } else if ((name === 'script' || name === 'style') && !tag.startsWith('</')) {
      const over = text.indexOf(`</${name}`, at);
      at = over < 0 ? text.length : over;
    } else if (name === 'br' && open.message && open.inside?.what === 'words') {
      open.message.pieces.push({ text: '\n', from: tagAt, to: at });
    } else if (name === 'div') {
      if (tag.startsWith('</')) {
        if (open.inside && open.inside.depth === depth) open.inside = null;
        if (forwarded === depth) forwarded = Infinity;
        if (open.message && open.message.depth === depth) close();
        depth = Math.max(0, depth - 1);
      } else openBlock(tag);
    }
  }
  close();
  if (messages === 0) throw new ReadFailure('not_telegram', 'no messages');
  return utterances;
}
