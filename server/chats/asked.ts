import { sql } from 'drizzle-orm';

import type { ScriptPlace } from '../../src/domain/fieldwork/path.ts';
import type { Script } from '../../src/domain/fieldwork/script.ts';
import type { Transaction } from '../db/database.ts';
import { telegramChat } from '../db/tables/telegram.ts';
import { chatOf, type ChatName, type ChatRow } from './chat.ts';
import { placeAt } from './presses.ts';

/* Which message of a chat asks or answers which place of its respondent's script: « 17:0.0 18:0.0 21:0.1», the last ones. */

/** Signs that are kept of a chat: some two hundred messages. */
const KEPT = 4_000;

/** Notes in a chat what a message asks or answers. @param point the place, as {@link placeAt} reads it */
export async function noteAsked(
  tx: Transaction,
  name: ChatName,
  messageId: string | number,
  point: string,
): Promise<void> {
  const more = ` ${messageId}:${point}`;
  await tx
    .update(telegramChat)
    .set({ asked: sql`right(${telegramChat.asked} || ${more}::text, ${KEPT}::int)` })
    .where(chatOf(name));
}

/** Returns the place that a message of a chat asks or answers; null for none, and where it is not known any more. */
export function askedIn({ asked }: Pick<ChatRow, 'asked'>, script: Script, messageId: number): ScriptPlace | null {
  // The first may have been cut: what is whole begins with a space.
  const before = ` ${messageId}:`;
  const at = asked.lastIndexOf(before);
  return at < 0 ? null : placeAt(script, asked.slice(at + before.length).split(' ')[0] ?? '');
}
