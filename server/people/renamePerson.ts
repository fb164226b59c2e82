import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/database.ts';
import { person } from '../db/tables.ts';

/** Calls somebody what they call themselves: journals, letters and who is here name them so. */
export async function renamePerson(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(person).set({ name }).where(eq(person.id, id));
}
