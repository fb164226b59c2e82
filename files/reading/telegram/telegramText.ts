import { writeTalk, type WrittenTalk } from '#src/domain/research/layouts/writeTalk.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { foreignTalk } from '../chats/chatTalk.ts';
import { readPlainText } from '../text/plainText.ts';
import { ReadFailure } from '../ReadFailure.ts';
import { telegramHtml } from './telegramHtml.ts';
import { telegramJson } from './telegramJson.ts';

/** Longest export, code units: a browser parses more only with great pains. */
const LONGEST = 64 * 1024 * 1024;

/**
 * The talk of a chat that Telegram Desktop exported, result.json or messages.html, as the product keeps it, with the way back to
 * the file's places. Who joined, calls and pictures without words are left out.
 * @throws ReadFailure `not_telegram`, `too_large`
 */
export function telegramTalk(text: string): WrittenTalk {
  if (text.length > LONGEST) throw new ReadFailure('too_large');
  const first = /^[\uFEFF\s]*(.)/.exec(text.slice(0, 1000))?.[1];
  if (first !== '{' && first !== '<') throw new ReadFailure('not_telegram');
  const utterances = first === '{' ? telegramJson(text) : telegramHtml(text);
  return writeTalk(utterances);
}

/**
 * Reads a chat's export, see {@link telegramTalk}, or what else comes as .json and .html; see {@link foreignTalk}.
 * @throws ReadFailure `not_telegram`, `binary`, `too_large`
 */
export async function readTelegram(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
): Promise<Transcript> {
  const source = (await readPlainText(file, progress)).join('');
  if (source.length > LONGEST) throw new ReadFailure('too_large');
  const { text, labels } = foreignTalk(source) ?? telegramTalk(source);
  return { text, labels };
}
