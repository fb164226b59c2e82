import { changesChannel, createDatabase, type BrowserDatabase } from '../indexedDb/schema.ts';
import type { ChangeMessage, PlacedName } from '../plan.ts';

/** Tables of what is kept beside records of shared companies. */
export const teamTables = (db: BrowserDatabase) => [db.teams, db.outbox, db.shadows, db.refused, db.teamFiles];

/**
 * Works on the browser's database beside the stores that are open on it, and notifies them, this tab's included, that a company's
 * state has changed.
 * @param action `tell` sends their news: the company, and records whose state has changed
 */
export async function besideStores<T>(
  name: string,
  action: (db: BrowserDatabase, tell: (companyId: string, records?: readonly PlacedName[]) => void) => Promise<T>,
): Promise<T> {
  const db = createDatabase(name, { autoOpen: false });
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  const channel = new BroadcastChannel(changesChannel(name));
  try {
    await db.open();
    return await action(db, (companyId, records = []) => {
      const message: ChangeMessage = { records, team: { companyId } };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
      channel.postMessage(message);
    });
  } finally {
    db.close();
    channel.close();
  }
}

/** Forgets that a company is shared: its records stay. In a transaction that writes the tables of the team, or by itself. */
export async function forgetTeam(db: BrowserDatabase, companyId: string): Promise<void> {
  await db.transaction('rw', teamTables(db), async () => {
    await db.teams.delete(companyId);
    for (const table of [db.outbox, db.shadows, db.refused, db.teamFiles]) {
      await table.where('companyId').equals(companyId).delete();
    }
  });
}
