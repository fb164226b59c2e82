import { hear } from '../../src/domain/fieldwork/conversation/conversation.ts';
import type { Incoming, SaidFile } from '../../src/domain/fieldwork/path.ts';
import { plainWish } from '../../src/domain/fieldwork/questions/plainWish.ts';
import { ADDED_WORDS } from '../../src/domain/fieldwork/words.ts';
import type { Transaction } from '../db/database.ts';
import { telegramChat } from '../db/tables/telegram.ts';
import { awaitedOf } from '../fieldwork/followUps.ts';
import { rewardOf } from '../fieldwork/page/shown.ts';
import { standingOf, takeIncoming, type LoadedConversation, type IncomingOutcome } from '../fieldwork/takeIncoming.ts';
import { messagesFor } from '../chats/saying.ts';
import { HOW_TO_WITHDRAW, NOT_KEPT, TOO_LONG_TALK } from '../chats/words.ts';
import { chatOf, queue, type ChatName, type ChatRow, type BotAct } from '../chats/chat.ts';
import type { PollingContext } from './polling.ts';

/* Takes a chat's message and answers it, in one transaction. */

/** Milliseconds of silence after which an answer in words is whole. */
const SILENCE = 8_000;

/** Outcome of an update's file: it is stored, or the reason it is not accepted, in Russian. */
export type UpdateFile = { readonly file: SaidFile } | { readonly problem: string };

/** Effects of an update on others. */
export interface Followed {
  /** The respondent whose message was taken; null for none. */
  readonly taken: Pick<IncomingOutcome, 'row' | 'isChanged' | 'isDue' | 'conversation'> | null;
}

export interface UpdateContext {
  readonly tx: Transaction;
  readonly talking: PollingContext;
  readonly secret: string;
  readonly name: ChatName;
  readonly now: Date;
  /** Id of the event: the same update is the same event. */
  readonly id: string;
}

/** Words of the bot itself, which leave the question above as it is. */
export const saying = (text: string): BotAct => ({ do: 'say', text, buttons: [], keeps: true });
/** Takes the buttons off a message. */
export const withoutButtons = (messageId: string): BotAct => ({ do: 'buttons', messageId, buttons: [] });

/**
 * Queues the answer to a taken message, and stores the state of the chat.
 * @param incoming what was taken
 * @param buttonsAt the message whose buttons could be pressed before; null for none
 */
async function answerWith(
  { tx, name, now }: UpdateContext,
  taken: IncomingOutcome,
  incoming: Incoming,
  buttonsAt: string | null,
): Promise<void> {
  const { script, conversation, row, outgoing, closed, closing, refusal, isChanged } = taken;
  const asked = { script, conversation, respondentId: row.id, closing };
  const said: BotAct[] = outgoing.flatMap((one) => {
    const keeps = one.say === 'unread' || one.say === 'added';
    return messagesFor(asked, one).map((message): BotAct => ({ do: 'say', ...message, keeps }));
  });
  if (outgoing.length === 0 && closed !== null) {
    const isRefused = incoming.type === 'answer' && refusal === 'closed';
    const isLeaving = isRefused && conversation.consent !== null && plainWish(incoming.given.text) !== null;
    const text = [...(isRefused ? [NOT_KEPT] : []), closed, ...(isLeaving ? [HOW_TO_WITHDRAW] : [])].join(' ');
    said.push({ do: 'say', text, buttons: [] });
  }
  // A reply to an earlier question asks nothing anew: without a word it would seem to be lost.
  const isReply = incoming.type === 'answer' && incoming.place != null && incoming.isWhole !== true;
  if (isReply && isChanged && outgoing.length === 0) said.push(saying(ADDED_WORDS));
  if (refusal === 'full') said.push(saying(TOO_LONG_TALK));
  const reward = outgoing.some(({ say }) => say === 'thanks') ? await rewardOf(tx, taken) : null;
  if (reward) said.push({ do: 'say', text: `${reward.words}\n${reward.code}`.trim(), buttons: [] });
  // The chat is forgotten by then: what was pressed in it last is known here alone.
  if (conversation.step === 'withdrawn' && buttonsAt !== null) said.unshift(withoutButtons(buttonsAt));
  await queue(tx, name, said, now);
  const wasSaid = hear(script, conversation, { type: 'silence' }).conversation !== conversation;
  // The next question waits for its wording: the server that speaks for the bot starts it at once, and again after a crash.
  const awaits = row.channel === 'telegram' && awaitedOf(taken) !== null;
  const isAskedAnew = outgoing.some(({ say }) => say === 'ask');
  await tx
    .update(telegramChat)
    .set({
      silenceAt: awaits ? now : wasSaid && closed === null ? new Date(now.getTime() + SILENCE) : null,
      ...(isAskedAnew ? { chosen: '' } : {}),
    })
    .where(chatOf(name));
}

/** Takes what came in a chat of whom is locked, and says what is said to it. */
export async function take(taking: UpdateContext, standing: LoadedConversation, incoming: Incoming): Promise<Followed> {
  const { tx, now, secret, name } = taking;
  // Locked: what is just being said there may have buttons, too, and is noted either before this or never (sender.ts). A transaction
  // that locks several of them locks the respondent first, then the chat, then what is to be said there.
  const [chat] = await tx
    .select({ buttonsAt: telegramChat.buttonsAt })
    .from(telegramChat)
    .where(chatOf(name))
    .for('update');
  const taken = await takeIncoming(tx, standing, incoming, { channel: 'telegram', now, secret });
  await answerWith(taking, taken, incoming, chat?.buttonsAt ?? null);
  return { taken };
}

/** The respondent who talks in a chat, locked. */
export const locked = (
  { tx, name, now }: Pick<UpdateContext, 'tx' | 'name' | 'now'>,
  { respondentId }: ChatRow,
): Promise<LoadedConversation | null> => standingOf(tx, { companyId: name.companyId, id: respondentId }, now, true);
