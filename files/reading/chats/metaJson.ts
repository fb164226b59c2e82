import * as v from 'valibot';

import type { Utterance } from '#src/domain/research/layouts/writeTalk.ts';

import { sentMark } from '../telegram/telegramMarks.ts';

/** A field that is left out when it is not what it was. */
const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const things = maybe(v.array(v.object({})));
const message = v.object({
  sender_name: v.string(),
  timestamp_ms: v.number(),
  content: maybe(v.string()),
  photos: things,
  videos: things,
  audio_files: things,
  files: things,
  gifs: things,
  sticker: maybe(v.object({})),
  share: maybe(v.object({ link: maybe(v.string()) })),
});
type Message = v.InferOutput<typeof message>;
const chat = v.object({ participants: v.array(v.object({})), messages: v.array(message) });

/** Names of what is sent, as the marks of Telegram know it. */
const SENT = {
  photos: 'photo',
  videos: 'video',
  audio_files: 'voice_message',
  files: 'file',
  gifs: 'animation',
} as const;

/** Words whose bytes of UTF-8 the export wrote as a letter each; others as they are. */
function wordsOf(text: string): string {
  if (/[\u0100-\uFFFF]/.test(text) || !/[\u0080-\u00FF]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
  } catch {
    return text;
  }
}

function utteranceOf(one: Message): Utterance {
  const sent = Object.entries(SENT).flatMap(([field, kind]) =>
    (one[field as keyof typeof SENT] ?? []).map(() => sentMark({ kind })),
  );
  const sticker = one.sticker ? [sentMark({ kind: 'sticker' })] : [];
  const words = [wordsOf(one.content ?? ''), one.share?.link ?? '', ...sent, ...sticker].filter(Boolean).join('\n');
  return {
    speaker: wordsOf(one.sender_name),
    at: null,
    pieces: words === '' ? [] : [{ text: words, from: 0, to: words.length }],
  };
}

/**
 * Messages of a chat that Instagram or Facebook exported, the oldest first. Their times are left out: the export counts them in a
 * zone of its own. Null for any other JSON.
 */
export function metaUtterances(content: unknown): Utterance[] | null {
  const read = v.safeParse(chat, content);
  if (!read.success || read.output.messages.length === 0) return null;
  // Of one moment the one further down is older.
  return read.output.messages
    .toReversed()
    .toSorted((one, other) => one.timestamp_ms - other.timestamp_ms)
    .map(utteranceOf);
}
