import type { Message as TelegramMessage } from 'grammy/types';

import { commandIn } from '../../src/domain/fieldwork/commands.ts';
import { repliedTo } from '../../src/domain/fieldwork/questions/repliedTo.ts';
import type { ScriptPlace } from '../../src/domain/fieldwork/path.ts';
import { askedIn, noteAsked } from '../chats/asked.ts';
import type { ChatRow } from '../chats/chat.ts';
import { pointOf } from '../chats/presses.ts';
import type { LoadedConversation } from '../fieldwork/takeIncoming.ts';
import type { Followed, UpdateContext } from './taking.ts';

/* Replies to earlier messages of a chat: they answer what those asked, or add to what they answered (R486). */

/**
 * Returns the earlier place that a message answers by replying to another; undefined where it answers what is asked now. «Назад» and
 * «пропустить» are about that, whatever they reply to.
 */
export function repliedPlace(
  chat: ChatRow,
  { script, conversation }: LoadedConversation,
  { reply_to_message: earlier, text = '' }: TelegramMessage,
): ScriptPlace | undefined {
  const wish = commandIn(text, conversation.step);
  if (wish === 'back' || wish === 'skip') return undefined;
  return earlier && repliedTo(script, conversation, askedIn(chat, script, earlier.message_id));
}

/** Notes which place a message was taken for: a reply to it adds to that. */
export async function noteAnswering(
  { tx, name, id }: UpdateContext,
  { script }: LoadedConversation,
  { message_id: messageId }: TelegramMessage,
  { taken }: Followed,
): Promise<void> {
  const place = taken?.conversation.said.findLast((one) => one.id === id)?.place;
  if (place) await noteAsked(tx, name, messageId, pointOf(script, place));
}
