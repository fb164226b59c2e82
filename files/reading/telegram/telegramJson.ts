import * as v from 'valibot';

import type { Utterance } from '#src/domain/research/layouts/writeTalk.ts';
import type { Tell } from '#src/domain/research/layouts/told.ts';
import type { SourcePiece } from '#src/domain/research/layouts/pieces.ts';

import { ReadFailure } from '../ReadFailure.ts';
import { actionWords, DELETED, FORWARDED, sentMark, serviceMark, VOICES, WORDLESS } from './telegramMarks.ts';

/** Deepest nesting: the export has six levels. */
const MAX_DEPTH = 64;
/** Depth at which a message's braces open: the chat, its list, the message. */
const MESSAGE_DEPTH = 3;

const piece = v.union([v.string(), v.object({ text: v.string() })]);
/** A field that is left out when it is not what it was. */
const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const message = v.object({
  type: v.string(),
  date: v.optional(v.string(), ''),
  from: v.optional(v.nullable(v.string()), null),
  from_id: maybe(v.nullable(v.union([v.string(), v.number()]))),
  text: v.optional(v.union([v.string(), v.array(piece)]), ''),
  forwarded_from: maybe(v.nullable(v.string())),
  actor: maybe(v.nullable(v.string())),
  action: maybe(v.string()),
  title: maybe(v.string()),
  photo: maybe(v.string()),
  file: maybe(v.string()),
  file_name: maybe(v.string()),
  media_type: maybe(v.string()),
  sticker_emoji: maybe(v.string()),
  duration_seconds: maybe(v.pipe(v.number(), v.minValue(0))),
  self_destruct_period_seconds: maybe(v.number()),
  location_information: maybe(v.object({})),
  contact_information: maybe(
    v.object({
      first_name: v.optional(v.string(), ''),
      last_name: v.optional(v.string(), ''),
      phone_number: v.optional(v.string(), ''),
    }),
  ),
  poll: maybe(v.object({ question: v.string(), answers: v.array(v.object({ text: v.string() })) })),
  reactions: maybe(v.array(v.object({ count: maybe(v.number()) }))),
  inline_bot_buttons: maybe(v.array(v.array(v.object({ text: v.optional(v.string(), '') })))),
});
type Message = v.InferOutput<typeof message>;
const chat = v.object({ messages: v.array(message) });
/** An export of everything: its chats, with their messages. */
const account = v.object({ chats: v.object({ list: v.array(v.unknown()) }) });

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

/** Day and seconds of the day of «2024-03-12T11:05:33»; null when it is none. */
function momentOf(date: string): Pick<Utterance, 'at' | 'day'> {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})/.exec(date);
  if (!match) return { at: null };
  const [, year, month, day, hours, minutes, seconds] = match;
  return { at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), day: `${day}.${month}.${year}` };
}

/** What a message holds beside its words, in words. */
function marksOf(one: Message): string {
  const { media_type: kind, contact_information: contact, duration_seconds: lasts } = one;
  const marks: string[] = [];
  if (one.self_destruct_period_seconds !== undefined) marks.push('(исчезающее сообщение)');
  if (one.photo !== undefined) marks.push(sentMark({ kind: 'photo' }));
  else if (kind !== undefined || one.file !== undefined) {
    const title = kind === undefined || kind === 'audio_file' ? (one.file_name ?? one.title) : one.sticker_emoji;
    marks.push(sentMark({ kind: kind ?? 'file', title, lasts }));
  }
  if (one.location_information) marks.push(sentMark({ kind: 'location' }));
  if (contact) {
    const { first_name: first, last_name: last, phone_number: phone } = contact;
    marks.push(sentMark({ kind: 'contact', title: [first, last, phone].filter(Boolean).join(' ') }));
  }
  if (one.poll) marks.push(sentMark({ kind: 'poll' }));
  return marks.join(' ');
}

/** Names those who send, accounts that are gone by their number. */
function namer(): (of: Message) => string {
  const gone: unknown[] = [];
  return ({ from, from_id: id = null }) => {
    if (from?.trim()) return from;
    if (!gone.includes(id)) gone.push(id);
    const number = gone.indexOf(id) + 1;
    return number === 1 ? DELETED : `${DELETED} ${number}`;
  };
}

/** The words of a message, in their order, each to be found in the file. */
function stringsOf({ text }: Message): string[] {
  const said = typeof text === 'string' ? [text] : text.map((part) => (typeof part === 'string' ? part : part.text));
  return said.every((string) => string.trim() === '') ? [] : said.filter(Boolean);
}

/**
 * The messages of a chat that Telegram Desktop exported as JSON. What has no words says what it was; forwarded words are their
 * author's; what the messenger wrote down itself is nobody's.
 * @throws ReadFailure `not_telegram`, `telegram_account`, `too_large`
 */
export function telegramJson(text: string, tell: Tell): Utterance[] {
  const objects = objectsIn(text);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ReadFailure('not_telegram', String(error), { cause: error });
  }
  const result = v.safeParse(chat, parsed);
  if (!result.success)
    throw new ReadFailure(v.is(account, parsed) ? 'telegram_account' : 'not_telegram', 'another JSON');
  const { messages } = result.output;
  // Where the file has other lists of objects, only the messages themselves are known, not their places.
  const places = objects.length === messages.length ? objects : null;
  const nameOf = namer();
  return messages.flatMap((one, index): Utterance[] => {
    const place = places?.[index];
    let at = place?.start ?? 0;
    const foundIn = (string: string): SourcePiece => {
      const quoted = JSON.stringify(string);
      const found = place ? text.slice(at, place.end).indexOf(quoted) : -1;
      if (found < 0) return { text: string, from: at, to: at };
      const begin = at + found + 1;
      at = begin + quoted.length - 2;
      return { text: string, from: begin, to: at };
    };
    const written = (string: string): SourcePiece => ({ text: string, from: at, to: at });
    const moment = momentOf(one.date);
    if (one.type !== 'message') {
      const told = serviceMark(actionWords(one.action ?? one.type), one.actor ?? '', one.title ?? '');
      return [{ speaker: null, ...moment, pieces: [written(told)] }];
    }
    if (VOICES.has(one.media_type ?? '')) tell('voice');
    for (const { count = 1 } of one.reactions ?? []) tell('reaction', count);
    const isHidden = one.forwarded_from === null;
    const mark = marksOf(one);
    const poll = one.poll ? [one.poll.question, ...one.poll.answers.map((answer) => answer.text)] : [];
    const said = stringsOf(one);
    const buttons = one.inline_bot_buttons?.flat().flatMap((button) => button.text.trim() || []) ?? [];
    const pieces = [
      ...(isHidden ? [written(FORWARDED)] : []),
      ...(mark === '' ? [] : [written(`${mark} `)]),
      ...said.map(foundIn),
      ...poll.flatMap((string, line) => [...(line === 0 && said.length === 0 ? [] : [written('\n')]), foundIn(string)]),
      ...(mark === '' && said.length === 0 ? [written(WORDLESS)] : []),
      ...(buttons.length === 0 ? [] : [written(`\n(кнопки: ${buttons.join(', ')})`)]),
    ];
    const author = isHidden ? null : one.forwarded_from?.trim() || nameOf(one);
    return [{ speaker: author, ...moment, pieces }];
  });
}
