import { eq } from 'drizzle-orm';

import type { Transaction } from '../db/database.ts';
import { person } from '../db/tables/people.ts';

/** Gives a person the name they chose: journals, letters and presence use it. */
export async function renamePerson(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(person).set({ name }).where(eq(person.id, id));
}
