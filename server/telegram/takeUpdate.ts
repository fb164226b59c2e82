import { and, eq } from 'drizzle-orm';
import type { CallbackQuery, Message as TelegramMessage, Update } from 'grammy/types';

import { hear, type Incoming } from '../../src/domain/fieldwork/conversation.ts';
import { askedNow, isAt, type Place, type SaidFile } from '../../src/domain/fieldwork/path.ts';
import { questionOf } from '../../src/domain/fieldwork/script.ts';
import type { Transaction } from '../db/database.ts';
import { bot, file, telegramChat, telegramOutgoing } from '../db/tables.ts';
import { findAddress, idByLink, makeByLink } from '../fieldwork/people.ts';
import { closedFor, readRound } from '../fieldwork/readRound.ts';
import { rewardOf } from '../fieldwork/talking.ts';
import { standingOf, takeIncoming, type Standing, type Taken } from '../fieldwork/takeIncoming.ts';
import { narrow } from '../db/database.ts';
import { hashToken } from '../people/tokens.ts';
import { isStorable } from '../sync/storedRecords.ts';
import { pressOf } from './presses.ts';
import { askButtons, messagesFor } from './saying.ts';
import {
  chatOf,
  holdBot,
  queue,
  tie,
  type ChatName,
  type ChatRow,
  type HeldBot,
  type Said,
  type Talking,
} from './talking.ts';
import { EDITED, helloText, NOTHING_TICKED, OLD_BUTTON, UNKNOWN_LINK, UNREADABLE } from './words.ts';

/* What one update of Telegram comes to: in one transaction, with the number of the update, so that none is lost and none counts twice. */

/** Milliseconds of silence after which an answer in words is whole. */
const SILENCE = 8_000;

/** What a file of an update came to: it is stored, or why it is not taken, in Russian. */
export type Fetched = { readonly file: SaidFile } | { readonly problem: string };

/** What follows from an update for others. */
export interface Followed {
  /** A respondent of whom something was taken; null for nobody. */
  readonly taken: Pick<Taken, 'row' | 'isChanged' | 'isDue' | 'conversation'> | null;
}

/** Within one transaction. */
interface Taking {
  readonly tx: Transaction;
  readonly talking: Talking;
  readonly secret: string;
  readonly name: ChatName;
  readonly now: Date;
  /** Of the event: the same update is the same event. */
  readonly id: string;
}

const saying = (text: string): Said => ({ do: 'say', text, buttons: [], keeps: true });

const chosenOf = ({ chosen }: ChatRow, place: Place): readonly string[] => {
  const known =
    chosen === '' ? null : (JSON.parse(chosen) as { readonly place: Place; readonly keys: readonly string[] });
  return known && isAt(known.place, place) ? known.keys : [];
};

/** What is said after something was taken, and how the chat stands. */
async function answerWith({ tx, name, now }: Taking, taken: Taken): Promise<void> {
  const { script, conversation, row, outgoing, closed } = taken;
  const asked = { script, conversation, respondentId: row.id };
  const said: Said[] = outgoing.flatMap((one) => {
    const keeps = one.say === 'unread' || one.say === 'added';
    return messagesFor(asked, one).map((message): Said => ({ do: 'say', ...message, keeps }));
  });
  if (outgoing.length === 0 && closed !== null) said.push({ do: 'say', text: closed, buttons: [] });
  const reward = outgoing.some(({ say }) => say === 'thanks') ? await rewardOf(tx, taken) : null;
  if (reward) said.push({ do: 'say', text: `${reward.words}\n${reward.code}`.trim(), buttons: [] });
  const isForgotten = conversation.step === 'withdrawn';
  if (isForgotten) {
    // What waits speaks of an interview that is none any more.
    const of = and(eq(telegramOutgoing.companyId, name.companyId), eq(telegramOutgoing.chatId, name.chatId));
    await tx.delete(telegramOutgoing).where(of);
    const last = said.pop();
    if (last) said.push(last.do === 'say' ? { ...last, forgets: true } : last);
  }
  await queue(tx, name, said, now);
  const wasSaid = hear(script, conversation, { type: 'silence' }).conversation !== conversation;
  const isAskedAnew = outgoing.some(({ say }) => say === 'ask');
  await tx
    .update(telegramChat)
    .set({
      silenceAt: wasSaid && closed === null ? new Date(now.getTime() + SILENCE) : null,
      ...(isAskedAnew || isForgotten ? { chosen: '' } : {}),
    })
    .where(chatOf(name));
}

async function take(taking: Taking, standing: Standing, incoming: Incoming): Promise<Followed> {
  const { tx, now } = taking;
  const taken = await takeIncoming(tx, standing, incoming, { channel: 'telegram', now });
  await answerWith(taking, taken);
  return { taken };
}

const locked = ({ tx, name, now }: Taking, { respondentId }: ChatRow): Promise<Standing | null> =>
  standingOf(tx, { companyId: name.companyId, id: respondentId }, now, true);

/** Somebody came by a link: from then on this chat is their interview. */
async function comeBy(taking: Taking, token: string): Promise<Followed> {
  const { tx, name, secret, now } = taking;
  const { companyId } = name;
  const found = await findAddress(tx, hashToken(token));
  // Another company's link is not for this bot.
  if (!found || found.companyId !== companyId) {
    await narrow(tx, { company: companyId });
    await queue(tx, name, [saying(UNKNOWN_LINK)], now);
    return { taken: null };
  }
  let { id } = found;
  if (found.kind === 'link') {
    id = idByLink(companyId, found.id, `telegram ${name.botId} ${name.chatId}`);
    if ((await standingOf(tx, { companyId, id }, now)) === null) {
      const around = await readRound(tx, companyId, found.roundId);
      const closed = await closedFor(tx, companyId, around, { hasBegun: false, segment: '' }, now);
      if (closed !== null) {
        await queue(tx, name, [saying(closed)], now);
        return { taken: null };
      }
      await makeByLink(tx, secret, found, id, now);
    }
  }
  const standing = await standingOf(tx, { companyId, id }, now, true);
  if (!standing) return { taken: null };
  await tie(tx, name, id);
  return take(taking, standing, { type: 'open' });
}

/** Says what this bot is. */
async function hello({ tx, name, now }: Taking): Promise<Followed> {
  const { company } = await readRound(tx, name.companyId, '');
  await queue(tx, name, [saying(helloText(company))], now);
  return { taken: null };
}

/** Words, or a file that was fetched. */
async function takeMessage(
  taking: Taking,
  chat: ChatRow | undefined,
  message: TelegramMessage,
  fetched: Fetched | null,
): Promise<Followed> {
  const { tx, name, now, id } = taking;
  const [, token] = /^\/start(?:@\w+)?\s+([\w-]{1,64})\s*$/.exec(message.text ?? '') ?? [];
  if (token !== undefined) return comeBy(taking, token);
  const standing = chat && (await locked(taking, chat));
  if (!standing) return hello(taking);
  if (chat.blockedAt !== null) await tx.update(telegramChat).set({ blockedAt: null }).where(chatOf(name));
  if (/^\/start(?:@\w+)?\s*$/.test(message.text ?? '')) return take(taking, standing, { type: 'open' });
  if (fetched && 'problem' in fetched) {
    await queue(tx, name, [saying(fetched.problem)], now);
    return { taken: null };
  }
  const text = message.text ?? message.caption ?? message.contact?.phone_number ?? '';
  if ((text.trim() === '' && !fetched) || !isStorable(text)) {
    await queue(tx, name, [saying(UNREADABLE)], now);
    return { taken: null };
  }
  const given = { text, ...(fetched ? { file: fetched.file } : {}) };
  const followed = await take(taking, standing, { type: 'answer', id, at: now.toISOString(), given });
  if (fetched && followed.taken?.conversation.said.some((one) => one.id === id)) {
    const { sha256, bytes } = fetched.file;
    const row = { companyId: name.companyId, sha256, bytes, createdAt: now };
    await tx.insert(file).values(row).onConflictDoNothing();
  }
  return followed;
}

/** A button belongs to what is behind: it says so, and is taken off. */
async function refuseOld({ tx, name, now }: Taking, { id: pressId, message }: CallbackQuery): Promise<Followed> {
  const off: Said[] = message ? [{ do: 'buttons', messageId: String(message.message_id), buttons: [] }] : [];
  await queue(tx, name, [{ do: 'answer', pressId, text: OLD_BUTTON }, ...off], now);
  return { taken: null };
}

/** A button was pressed. */
async function takePress(taking: Taking, chat: ChatRow | undefined, pressed: CallbackQuery): Promise<Followed> {
  const { tx, name, now, id } = taking;
  const at = now.toISOString();
  const standing = chat && (await locked(taking, chat));
  const press = standing && pressOf(standing.script, standing.row.id, pressed.data ?? '');
  if (!standing || !press) return refuseOld(taking, pressed);
  const { script, conversation } = standing;
  const { step } = conversation;
  const answered = (text = ''): Promise<void> => queue(tx, name, [{ do: 'answer', pressId: pressed.id, text }], now);
  const place = askedNow(script, conversation);
  // Consent is asked before anything else is, and going on after a stop: neither has a place.
  const isOld =
    press.is === 'wish' && press.place === null
      ? press.wish === 'resume'
        ? step !== 'stopped'
        : step !== 'consent' && !(step === 'declined' && press.wish === 'agree')
      : place === null || !isAt(press.place, place);
  if (isOld) return refuseOld(taking, pressed);
  if (pressed.message) {
    await tx.update(telegramChat).set({ buttonsAt: String(pressed.message.message_id) }).where(chatOf(name)); // prettier-ignore
  }
  if (press.is === 'wish') {
    await answered();
    return take(taking, standing, { type: press.wish, id, at });
  }
  const options = questionOf(script, press.place.question)?.options ?? [];
  const wordsOf = (keys: readonly string[]): string =>
    options.flatMap(({ key, text }) => (keys.includes(key) ? text : [])).join(', ');
  const answer = async (text: string, chosen?: readonly string[]): Promise<Followed> => {
    await answered(`Ответ: ${text}`.slice(0, 190));
    const given = { text, ...(chosen ? { options: chosen } : {}) };
    return take(taking, standing, { type: 'answer', id, at, given, place: press.place, isWhole: true });
  };
  if (press.is === 'mark') return answer(String(press.mark));
  const isMultiple = questionOf(script, press.place.question)?.isMultiple ?? false;
  const chosen = chosenOf(chat, press.place);
  if (press.is === 'done') {
    if (chosen.length > 0) return answer(wordsOf(chosen), chosen);
    await answered(NOTHING_TICKED);
    return { taken: null };
  }
  if (!isMultiple) return answer(wordsOf([press.option]), [press.option]);
  const keys = chosen.includes(press.option) ? chosen.filter((key) => key !== press.option) : [...chosen, press.option];
  await tx
    .update(telegramChat)
    .set({ chosen: JSON.stringify({ place: press.place, keys }) })
    .where(chatOf(name));
  await answered();
  const messageId = String(pressed.message?.message_id ?? '');
  const buttons = askButtons({ script, conversation, respondentId: standing.row.id }, press.place, keys);
  if (messageId !== '') await queue(tx, name, [{ do: 'buttons', messageId, buttons }], now);
  return { taken: null };
}

/** Somebody lets nothing through any more: they have stopped, and nothing more is written to them. */
export async function stopBlocked(taking: Omit<Taking, 'secret'>): Promise<Followed> {
  const { tx, name, now, id } = taking;
  const of = and(eq(telegramOutgoing.companyId, name.companyId), eq(telegramOutgoing.chatId, name.chatId));
  await tx.delete(telegramOutgoing).where(of);
  const [chat] = await tx.update(telegramChat).set({ blockedAt: now, silenceAt: null, buttonsAt: null }).where(chatOf(name)).returning(); // prettier-ignore
  const standing = chat && (await locked({ ...taking, secret: '' }, chat));
  if (!standing) return { taken: null };
  const { step } = standing.conversation;
  if (step === 'withdrawn') {
    await tx.delete(telegramChat).where(chatOf(name));
    return { taken: null };
  }
  if (step !== 'asking') return { taken: null };
  const incoming: Incoming = { type: 'stop', id, at: now.toISOString() };
  return { taken: await takeIncoming(tx, standing, incoming, { channel: 'telegram', now }) };
}

/** The chat between one person and the bot that an update is of; null for any other. */
export function chatIdOf({
  message,
  edited_message: edited,
  callback_query: pressed,
  my_chat_member: member,
}: Update): string | null {
  const from = message?.from ?? edited?.from ?? pressed?.from ?? member?.from;
  const chat = message?.chat ?? edited?.chat ?? pressed?.message?.chat ?? member?.chat;
  return chat?.type === 'private' && from?.is_bot === false ? String(chat.id) : null;
}

async function takeOne(taking: Taking, update: Update, fetched: Fetched | null): Promise<Followed> {
  const { tx, name, now } = taking;
  const [chat] = await tx.select().from(telegramChat).where(chatOf(name));
  if (update.message) return takeMessage(taking, chat, update.message, fetched);
  if (update.callback_query) return takePress(taking, chat, update.callback_query);
  if (update.my_chat_member?.new_chat_member.status === 'kicked') return stopBlocked(taking);
  if (update.edited_message && chat && !chat.isToldOfEdits) {
    await tx.update(telegramChat).set({ isToldOfEdits: true }).where(chatOf(name));
    await queue(tx, name, [saying(EDITED)], now);
  }
  return { taken: null };
}

/**
 * Takes one update, once: what was taken before changes nothing.
 * @param fetched the file that it brings, which was stored before
 * @returns null when another server speaks for this bot by now
 */
export function takeUpdate(
  talking: Talking,
  secret: string,
  held: HeldBot,
  update: Update,
  fetched: Fetched | null,
): Promise<Followed | null> {
  const { companyId, botId } = held;
  const [, token = ''] = /^\/start(?:@\w+)?\s+([\w-]{1,64})\s*$/.exec(update.message?.text ?? '') ?? [];
  return talking.database.transaction({ company: companyId, link: hashToken(token) }, async (tx) => {
    const offset = await holdBot(tx, held);
    if (offset === null) return null;
    const id = update.update_id;
    if (id < offset) return { taken: null };
    await tx
      .update(bot)
      .set({ updateOffset: id + 1 })
      .where(eq(bot.companyId, companyId));
    const chatId = chatIdOf(update);
    if (chatId === null) return { taken: null };
    const name = { companyId, botId, chatId };
    return takeOne({ tx, talking, secret, name, now: talking.now(), id: `telegram-${botId}-${id}` }, update, fetched);
  });
}

/** The silence in a chat has lasted long enough. @returns null when nothing is to be done */
export function takeSilence(talking: Talking, held: HeldBot, chatId: string): Promise<Followed | null> {
  const { companyId, botId } = held;
  const name = { companyId, botId, chatId };
  return talking.database.transaction({ company: companyId }, async (tx) => {
    if ((await holdBot(tx, held)) === null) return null;
    const now = talking.now();
    const [chat] = await tx.select().from(telegramChat).where(chatOf(name));
    if (!chat?.silenceAt || chat.silenceAt > now) return null;
    const taking: Taking = { tx, talking, secret: '', name, now, id: '' };
    await tx.update(telegramChat).set({ silenceAt: null }).where(chatOf(name));
    const standing = await locked(taking, chat);
    return standing && take(taking, standing, { type: 'silence' });
  });
}
