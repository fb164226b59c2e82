import { and, eq, inArray } from 'drizzle-orm';

import type { RecordChange } from '../../../src/domain/comments/concerns.ts';
import type { Transaction } from '../../db/database.ts';
import { threadVoice } from '../../db/tables/inbox.ts';
import { asText, fieldsOf, isLiving } from './concerning.ts';

/* Who has spoken in which thread. */

const TOGETHER = 1000;

const threadOf = ({ id, after }: RecordChange): string => asText(fieldsOf(after).threadId) ?? id;

/**
 * Notes who has spoken in the threads of comments that come with a company on its way up.
 * @param comments as stored, in any order
 */
export async function rememberVoices(
  tx: Transaction,
  companyId: string,
  comments: readonly { readonly id: string; readonly stored: unknown }[],
): Promise<void> {
  const own = comments.flatMap(({ id, stored }) => {
    const memberId = asText(fieldsOf(stored).authorId);
    return memberId === null ? [] : [{ companyId, threadId: asText(fieldsOf(stored).threadId) ?? id, memberId }];
  });
  for (let at = 0; at < own.length; at += TOGETHER) {
    await tx
      .insert(threadVoice)
      .values(own.slice(at, at + TOGETHER))
      .onConflictDoNothing();
  }
}

/** Who has spoken in the threads of new comments; those who speak now among them from now on. */
export async function voices(
  tx: Transaction,
  companyId: string,
  changed: readonly RecordChange[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const said = changed.filter(({ kind, before, after }) => kind === 'comment' && !before && isLiving(after));
  if (said.length === 0) return new Map();
  const threads = [...new Set(said.map(threadOf))];
  const rows = await tx
    .select({ threadId: threadVoice.threadId, memberId: threadVoice.memberId })
    .from(threadVoice)
    .where(and(eq(threadVoice.companyId, companyId), inArray(threadVoice.threadId, threads)));
  const spoken = new Map(threads.map((thread) => [thread, new Set<string>()]));
  for (const { threadId, memberId } of rows) spoken.get(threadId)?.add(memberId);
  for (const one of said) {
    const author = asText(fieldsOf(one.after).authorId);
    if (author !== null) spoken.get(threadOf(one))?.add(author);
  }
  const own = [...spoken].flatMap(([threadId, members]) =>
    [...members].map((memberId) => ({ companyId, threadId, memberId })),
  );
  if (own.length > 0) await tx.insert(threadVoice).values(own).onConflictDoNothing();
  return new Map([...spoken].map(([thread, members]) => [thread, [...members]]));
}
