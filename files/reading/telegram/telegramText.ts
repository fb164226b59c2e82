import { writeTalk, type WrittenTalk } from '#src/domain/research/layouts/writeTalk.ts';
import { ToldTally, type Tell } from '#src/domain/research/layouts/told.ts';

import { foreignTalk } from '../chats/chatTalk.ts';
import { readPlainText } from '../text/plainText.ts';
import { ReadFailure } from '../ReadFailure.ts';
import type { ReadTalk } from '../readFile.ts';
import { telegramHtml } from './telegramHtml.ts';
import { telegramJson } from './telegramJson.ts';

/** Longest export, code units: a browser parses more only with great pains. */
const LONGEST = 64 * 1024 * 1024;

/**
 * The talk of a chat that Telegram Desktop exported, result.json or messages.html, as the product keeps it, with the way back to
 * the file's places. What has no words says what it was.
 * @param tell hears of voices that nobody wrote down. Default: nobody asks
 * @throws ReadFailure `not_telegram`, `too_large`
 */
export function telegramTalk(text: string, tell: Tell = () => {}): WrittenTalk {
  if (text.length > LONGEST) throw new ReadFailure('too_large');
  const first = /^[\uFEFF\s]*(.)/.exec(text.slice(0, 1000))?.[1];
  if (first !== '{' && first !== '<') throw new ReadFailure('not_telegram');
  const utterances = first === '{' ? telegramJson(text, tell) : telegramHtml(text, tell);
  return writeTalk(utterances);
}

/**
 * Reads a chat's export, see {@link telegramTalk}, or what else comes as .json and .html; see {@link foreignTalk}.
 * @throws ReadFailure `not_telegram`, `binary`, `too_large`
 */
export async function readTelegram(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
): Promise<ReadTalk> {
  const tally = new ToldTally();
  const source = (await readPlainText(file, progress, tally.tell)).join('');
  if (source.length > LONGEST) throw new ReadFailure('too_large');
  const { text, labels } = foreignTalk(source) ?? telegramTalk(source, tally.tell);
  return { text, labels, told: tally.told() };
}
