import { openRecord } from '#src/domain/account/channelSecret.ts';
import { parseRow } from '#src/domain/plan.ts';

import { writeRecords } from '../indexedDb/rows.ts';
import type { RowKey } from '../indexedDb/rowTypes.ts';
import type { BrowserDatabase } from '../indexedDb/schema.ts';
import type { PlacedName } from '../plan.ts';

/* Secrets typed into the channels of a company of this browser, which no record takes to its server (R9). */

/**
 * State of the bot's token after a company was shared: there was none; the server has connected the bot with it; it was dropped,
 * and must be entered again.
 */
export type SharedBot = 'none' | 'connected' | 'left';

/** The token of the company's own bot, as this browser has it; empty for none. */
export async function tokenOf(db: BrowserDatabase, companyId: string): Promise<string> {
  const key: RowKey = [companyId, 'channel', 'telegram'];
  const row = await db.records.get(key);
  const parsed = row && parseRow('channel', 'telegram', row.record);
  if (!parsed?.ok || parsed.record.deletedAt !== null || parsed.record.isSample) return '';
  return parsed.record.value;
}

/**
 * Removes the secrets of channels from this browser's data of a company. In a transaction that writes records and the tables of
 * the team.
 * @returns the changed records
 */
export async function letGoOfSecrets(db: BrowserDatabase, companyId: string): Promise<readonly PlacedName[]> {
  const rows = await db.records
    .where('kind')
    .equals('channel')
    .filter(({ space }) => space === companyId)
    .toArray();
  const written = rows.flatMap(({ kind, id, record }) => {
    const open = openRecord(kind, record);
    return open === record ? [] : [{ named: { kind, id }, record: open }];
  });
  await writeRecords(db, written, companyId);
  const shadows = await db.shadows.where('companyId').equals(companyId).toArray();
  await db.shadows.bulkPut(shadows.map((row) => ({ ...row, record: openRecord(row.kind, row.record) })));
  return written.map(({ named }) => ({ ...named, space: companyId }));
}
