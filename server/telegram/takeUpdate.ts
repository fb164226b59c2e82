import { and, eq, lt } from 'drizzle-orm';
import type { Message as TelegramMessage, Update } from 'grammy/types';

import { isOpenAt, leavingIn } from '../../src/domain/fieldwork/commands.ts';
import { askedNow, type Incoming } from '../../src/domain/fieldwork/path.ts';
import type { Transaction } from '../db/database.ts';
import { file } from '../db/tables/records.ts';
import { bot, telegramChat, telegramOutgoing, telegramUpdate } from '../db/tables/telegram.ts';
import { awaitedOf } from '../fieldwork/followUps.ts';
import { standingOf, takeIncoming } from '../fieldwork/takeIncoming.ts';
import { hashToken } from '../core/tokens.ts';
import { isStorable } from '../db/storedRecords.ts';
import { comeBy, hello } from './coming.ts';
import { broughtBy } from './fetchFile.ts';
import { takePress } from './pressing.ts';
import { noteAnswering, repliedPlace } from './replies.ts';
import { locked, saying, take, type UpdateFile, type Followed, type UpdateContext } from './taking.ts';
import { chatOf, queue, type ChatRow } from '../chats/chat.ts';
import { holdBot, type HeldBot, type PollingContext } from './polling.ts';
import { EDITED, MOVED, NO_TALK, NOT_FETCHED, unreadable } from '../chats/words.ts';

/*
 * Handles one update of Telegram in one transaction, with the number of the update, so that none is lost and none counts twice.
 */

/** Words, or a file that was fetched. */
async function takeMessage(
  taking: UpdateContext,
  chat: ChatRow | undefined,
  message: TelegramMessage,
  fetched: UpdateFile | null,
): Promise<Followed> {
  const { tx, name, now, id } = taking;
  const [, token] = /^\/start(?:@\w+)?\s+([\w-]{1,64})\s*$/.exec(message.text ?? '') ?? [];
  if (token !== undefined) return comeBy(taking, chat, token);
  const isStart = /^\/start(?:@\w+)?\s*$/.test(message.text ?? '');
  const standing = chat && (await locked(taking, chat));
  if (!standing && isStart) return hello(taking);
  if (!standing) {
    // Nothing is known of this chat, and nothing becomes known by what is written there: the same is said to everybody.
    await queue(tx, name, [saying(NO_TALK)], now);
    return { taken: null };
  }
  if (chat.blockedAt !== null) await tx.update(telegramChat).set({ blockedAt: null }).where(chatOf(name));
  if (isStart) return take(taking, standing, { type: 'open' });
  if (fetched && 'problem' in fetched) {
    await queue(tx, name, [saying(fetched.problem)], now);
    return { taken: null };
  }
  const text = message.text ?? message.caption ?? message.contact?.phone_number ?? '';
  const { row, conversation, closed } = standing;
  const { step } = conversation;
  // A file is fetched where it is taken: where it is not, the conversation itself says why.
  const isFile = broughtBy(message) !== null && !fetched;
  if (isFile && closed === null && (step === 'asking' || step === 'done')) {
    await queue(tx, name, [saying(NOT_FETCHED)], now);
    return { taken: null };
  }
  // Before consent nothing is read, whatever it is: the conversation itself says what is missing.
  if (step !== 'consent' && ((text.trim() === '' && !fetched && !isFile) || !isStorable(text))) {
    const isOpen = isOpenAt(standing.script, askedNow(standing.script, conversation));
    await queue(tx, name, [saying(unreadable(isOpen, standing.around.round?.takesVoice ?? false))], now);
    return { taken: null };
  }
  if (row.channel === 'web' && step === 'asking' && leavingIn(text, step) === null) {
    // They have gone on by the page: what they write answers a question that is behind them, perhaps.
    await queue(tx, name, [saying(MOVED)], now);
    return take(taking, standing, { type: 'open' });
  }
  const given = { text, ...(fetched ? { file: fetched.file } : {}) };
  const place = repliedPlace(chat, standing, message);
  const about = place ? { place } : {};
  const followed = await take(taking, standing, { type: 'answer', id, at: now.toISOString(), given, ...about });
  await noteAnswering(taking, standing, message, followed);
  if (fetched && followed.taken?.conversation.said.some((one) => one.id === id)) {
    const { sha256, bytes } = fetched.file;
    const row = { companyId: name.companyId, sha256, bytes, createdAt: now };
    await tx.insert(file).values(row).onConflictDoNothing();
  }
  return followed;
}

/** Handles a person who blocks the bot: they have stopped, and nothing more is sent to them. */
export async function stopBlocked(taking: Omit<UpdateContext, 'secret'>): Promise<Followed> {
  const { tx, name, now, id } = taking;
  const of = and(eq(telegramOutgoing.companyId, name.companyId), eq(telegramOutgoing.chatId, name.chatId));
  const [chat] = await tx.update(telegramChat).set({ blockedAt: now, silenceAt: null, buttonsAt: null }).where(chatOf(name)).returning(); // prettier-ignore
  await tx.delete(telegramOutgoing).where(of);
  const standing = chat && (await locked(taking, chat));
  if (standing?.conversation.step !== 'asking') return { taken: null };
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

async function takeOne(
  taking: UpdateContext,
  chat: ChatRow | undefined,
  update: Update,
  fetched: UpdateFile | null,
): Promise<Followed> {
  const { tx, name, now } = taking;
  if (update.message) return takeMessage(taking, chat, update.message, fetched);
  if (update.callback_query) return takePress(taking, chat, update.callback_query);
  if (update.my_chat_member?.new_chat_member.status === 'kicked') return stopBlocked(taking);
  if (update.edited_message && chat && !chat.isToldOfEdits) {
    await tx.update(telegramChat).set({ isToldOfEdits: true }).where(chatOf(name));
    await queue(tx, name, [saying(EDITED)], now);
  }
  return { taken: null };
}

/** Milliseconds after which an update is not brought again: Telegram keeps them for a day. */
const KEPT = 3 * 24 * 60 * 60 * 1000;

/** Notes that an update is taken, in the transaction that has held its bot. @returns whether it was not before */
export async function noteTaken(
  tx: Transaction,
  { companyId, botId, lease }: HeldBot,
  id: number,
  now: Date,
): Promise<boolean> {
  const [noted] = await tx
    .insert(telegramUpdate)
    .values({ companyId, botId, updateId: id, takenAt: now })
    .onConflictDoNothing()
    .returning({ id: telegramUpdate.updateId });
  // Telegram itself counts the updates that it delivers; a polling server must name the first one.
  if (lease !== null) await tx.update(bot).set({ updateOffset: id + 1 }).where(eq(bot.companyId, companyId)); // prettier-ignore
  return noted !== undefined;
}

/** Forgets which updates were taken long ago. */
export async function forgetTaken(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  await tx
    .delete(telegramUpdate)
    .where(and(eq(telegramUpdate.companyId, companyId), lt(telegramUpdate.takenAt, before)));
}

/**
 * Takes one update, once: what was taken before changes nothing.
 * @param fetched the file that it brings, which was stored before
 * @returns null when another server speaks for this bot by now
 */
export function takeUpdate(
  talking: PollingContext,
  secret: string,
  held: HeldBot,
  update: Update,
  fetched: UpdateFile | null,
): Promise<Followed | null> {
  const { companyId, botId } = held;
  const [, token = ''] = /^\/start(?:@\w+)?\s+([\w-]{1,64})\s*$/.exec(update.message?.text ?? '') ?? [];
  return talking.database.transaction({ company: companyId, link: hashToken(token) }, async (tx) => {
    if ((await holdBot(tx, held)) === null) return null;
    const id = update.update_id;
    if (!(await noteTaken(tx, held, id, talking.now()))) return { taken: null };
    const chatId = chatIdOf(update);
    if (chatId === null) return { taken: null };
    const name = { companyId, botId, chatId };
    const [chat] = await tx.select().from(telegramChat).where(chatOf(name));
    const taking = { tx, talking, secret, name, now: talking.now(), id: `telegram-${botId}-${id}` };
    return takeOne(taking, chat, update, fetched);
  });
}

/**
 * The silence in a chat has lasted long enough.
 * @returns null when nothing is to be done; `awaits` when what is asked next has no words yet
 */
export function takeSilence(
  talking: PollingContext,
  held: HeldBot,
  chatId: string,
): Promise<Followed | 'awaits' | null> {
  const { companyId, botId } = held;
  const name = { companyId, botId, chatId };
  return talking.database.transaction({ company: companyId }, async (tx) => {
    if ((await holdBot(tx, held)) === null) return null;
    const now = talking.now();
    const [chat] = await tx.select().from(telegramChat).where(chatOf(name));
    if (!chat?.silenceAt || chat.silenceAt > now) return null;
    const taking: UpdateContext = { tx, talking, secret: '', name, now, id: '' };
    const standing = await locked(taking, chat);
    if (standing?.row.channel === 'telegram' && awaitedOf(standing)) return 'awaits';
    await tx.update(telegramChat).set({ silenceAt: null }).where(chatOf(name));
    return standing && take(taking, standing, { type: 'silence' });
  });
}

/**
 * Has what waits for words in a chat worded, and says it there. What is said meanwhile is taken as it comes.
 * @param isStopped whether another server is to speak for the bot by now
 * @returns null when nothing is to be done
 */
export async function takeWords(
  talking: PollingContext,
  held: HeldBot,
  chatId: string,
  isStopped: () => boolean,
): Promise<Followed | null> {
  const { companyId, botId } = held;
  const name = { companyId, botId, chatId };
  const scope = { company: companyId };
  const seen = await talking.database.transaction(scope, async (tx) => {
    const [chat] = await tx.select().from(telegramChat).where(chatOf(name));
    return chat ? standingOf(tx, { companyId, id: chat.respondentId }, talking.now()) : null;
  });
  const place = seen && awaitedOf(seen);
  if (!place) return null;
  const words = await talking.followUps.wordsFor(seen, place);
  if (isStopped()) return null;
  return talking.database.transaction(scope, async (tx) => {
    if ((await holdBot(tx, held)) === null) return null;
    const now = talking.now();
    const [chat] = await tx.select().from(telegramChat).where(chatOf(name));
    const taking: UpdateContext = { tx, talking, secret: '', name, now, id: '' };
    const standing = chat ? await locked(taking, chat) : null;
    // The chat may be another's by now, and they may have gone on by the page.
    if (standing?.row.id !== seen.row.id || standing.row.channel !== 'telegram') return null;
    return take(taking, standing, words);
  });
}
