import { openRecord } from '#src/domain/account/channelSecret.ts';
import { parseRow } from '#src/domain/plan.ts';

import { writeRecords } from '../indexedDb/rows.ts';
import type { BrowserDatabase, RowKey } from '../indexedDb/schema.ts';
import type { PlacedName } from '../plan.ts';

/* What a company of this browser has typed into its channels, and no record takes to its server (R9). */

/**
 * What became of the bot's token when a company was shared: there was none; the server has connected the bot with it; it was let
 * go, and is to be entered once more.
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
 * Takes the secrets of channels out of what this browser keeps of a company. In a transaction that writes records and the tables of
 * the team.
 * @returns the records that stand otherwise
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
