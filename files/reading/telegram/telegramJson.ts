import * as v from 'valibot';

import type { Utterance } from '#src/domain/research/layouts/writeTalk.ts';
import type { SourcePiece } from '#src/domain/research/layouts/pieces.ts';

import { ReadFailure } from '../ReadFailure.ts';

/** Deepest nesting: the export has six levels. */
const MAX_DEPTH = 64;
/** Depth at which a message's braces open: the chat, its list, the message. */
const MESSAGE_DEPTH = 3;

const piece = v.union([v.string(), v.object({ text: v.string() })]);
const message = v.object({
  type: v.string(),
  date: v.optional(v.string(), ''),
  from: v.optional(v.nullable(v.string()), null),
  text: v.optional(v.union([v.string(), v.array(piece)]), ''),
});
const chat = v.object({ messages: v.array(message) });

/** Where each object of the list of messages begins and ends. */
function objectsIn(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let depth = 0;
  let start = -1;
  // Strings whole, so that braces in words count for nothing; each is passed over once.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '{' || token === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) throw new ReadFailure('too_large', 'nested too deep');
      if (depth === MESSAGE_DEPTH && token === '{') start = index;
    } else if (token === '}' || token === ']') {
      if (depth === MESSAGE_DEPTH && token === '}' && start >= 0) {
        found.push({ start, end: index + 1 });
        start = -1;
      }
      depth -= 1;
    }
  }
  return found;
}

/** Seconds of the day of «2024-03-12T11:05:33»; null when it is none. */
function secondsOf(date: string): number | null {
  const match = /T(\d{2}):(\d{2}):(\d{2})/.exec(date);
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : null;
}

/**
 * The messages of a chat that Telegram Desktop exported as JSON.
 * @throws ReadFailure `not_telegram`, `too_large`
 */
export function telegramJson(text: string): Utterance[] {
  const objects = objectsIn(text);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ReadFailure('not_telegram', String(error), { cause: error });
  }
  const result = v.safeParse(chat, parsed);
  if (!result.success) throw new ReadFailure('not_telegram', 'another JSON');
  const { messages } = result.output;
  // Where the file has other lists of objects, only the messages themselves are known, not their places.
  const places = objects.length === messages.length ? objects : null;
  return messages.flatMap(({ type, date, from, text: words }, index): Utterance[] => {
    const strings = (
      typeof words === 'string' ? [words] : words.map((part) => (typeof part === 'string' ? part : part.text))
    ).filter(Boolean);
    if (type !== 'message' || strings.every((string) => string.trim() === '')) return [];
    const place = places?.[index];
    let at = place?.start ?? 0;
    const pieces = strings.map((string): SourcePiece => {
      const quoted = JSON.stringify(string);
      const found = place ? text.slice(at, place.end).indexOf(quoted) : -1;
      if (found < 0) return { text: string, from: at, to: at };
      const begin = at + found + 1;
      at = begin + quoted.length - 2;
      return { text: string, from: begin, to: at };
    });
    return [{ speaker: from?.trim() ? from : 'Удалённый аккаунт', at: secondsOf(date), pieces: trimmed(pieces) }];
  });
}

/** Pieces without white space at the ends, which would part the words from their label. */
function trimmed(pieces: readonly SourcePiece[]): SourcePiece[] {
  return pieces.map((one, index) => {
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    let { text, from, to } = one;
    const isVerbatim = to - from === text.length;
    if (isFirst) {
      const cut = text.length - text.trimStart().length;
      text = text.slice(cut);
      if (isVerbatim) from += cut;
    }
    if (isLast) {
      const cut = text.length - text.trimEnd().length;
      text = text.slice(0, text.length - cut);
      if (isVerbatim) to -= cut;
    }
    return { text, from, to };
  });
}
