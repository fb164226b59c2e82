import { and, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { inboxChoice, muted, type notice } from '../../db/tables/inbox.ts';

/** Leaves out unwanted notices: of muted subjects, and of kinds that the user chose not to receive. */
export async function wanted(
  tx: Transaction,
  companyId: string,
  notices: readonly (typeof notice.$inferInsert)[],
): Promise<readonly (typeof notice.$inferInsert)[]> {
  const people = [...new Set(notices.map(({ personId }) => personId))];
  const silent = await tx
    .select({ personId: muted.personId, subject: muted.subject })
    .from(muted)
    .where(and(eq(muted.companyId, companyId), inArray(muted.personId, people)));
  const choices = await tx
    .select({ personId: inboxChoice.personId, off: inboxChoice.off })
    .from(inboxChoice)
    .where(inArray(inboxChoice.personId, people));
  const isSilent = new Set(silent.map(({ personId, subject }) => `${personId} ${subject}`));
  const off = new Map(choices.map((one) => [one.personId, new Set(JSON.parse(one.off) as readonly string[])]));
  return notices.filter(
    ({ personId, subject, why }) => !isSilent.has(`${personId} ${subject}`) && !off.get(personId)?.has(why),
  );
}

/** The same without those who hear nothing of something else that it is a part of. */
export async function withoutMuted(
  tx: Transaction,
  companyId: string,
  notices: readonly (typeof notice.$inferInsert)[],
  subject: string,
): Promise<readonly (typeof notice.$inferInsert)[]> {
  if (notices.length === 0) return [];
  const silent = await tx
    .select({ personId: muted.personId })
    .from(muted)
    .where(and(eq(muted.companyId, companyId), eq(muted.subject, subject)));
  const isSilent = new Set(silent.map(({ personId }) => personId));
  return notices.filter(({ personId }) => !isSilent.has(personId));
}
