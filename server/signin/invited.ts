import type { Transaction } from '../db/database.ts';

/** Whether a company waits for somebody of an address. */
export async function isInvited(_tx: Transaction, _email: string, _now: Date): Promise<boolean> {
  return false;
}
