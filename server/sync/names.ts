import { sql } from 'drizzle-orm';

import type { Role } from '../../src/domain/account/account.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Kind } from '../../src/domain/records.ts';
import { isNaming, nameless, NAMING_KINDS, seesNames, SIGHT } from '../../src/domain/sync/names.ts';
import type { Transaction } from '../db/database.ts';
import { unlockCompany, type Pushing } from './pushing.ts';
import { readRecords } from '../db/storedRecords.ts';

/* Names of those whom a company asks, for those who may see them alone. */

/** Whether a role sees names, in a transaction of the company. */
export async function seesNamesIn(tx: Transaction, companyId: string, role: Role): Promise<boolean> {
  const [found] = await readRecords(tx, companyId, [SIGHT]);
  return seesNames(role, found && (JSON.parse(found.body) as unknown));
}

/** Fields that every record has. */
const BARE = ['id', 'v', 'createdAt', 'updatedAt', 'deletedAt'] as const;

/** A stored record as those have it who do not see names: of one that cannot be read nothing but that it is there. */
export function withoutNames(kind: string, id: string, body: string): string {
  if (!isNaming(kind)) return body;
  const raw = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const row = parseRow(kind as Kind, id, raw);
  if (!row.ok) return JSON.stringify(Object.fromEntries(BARE.map((field) => [field, raw[field]])));
  return JSON.stringify(nameless(kind as Kind, row.record as never));
}

/**
 * Who sees names has changed: the records that tell them come to all devices anew, to each as its person may have them now. Each has a
 * number of its own, so that no page is longer than another.
 */
export async function tellNames(tx: Transaction, { locked }: Pushing): Promise<void> {
  const kinds = sql.join(
    NAMING_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const { rows } = (await tx.execute(sql`
    UPDATE record SET seq = ${locked.seq}::bigint + anew.place
    FROM (
      SELECT kind, id, row_number() OVER (ORDER BY kind, id) AS place FROM record
      WHERE company_id = ${locked.id} AND kind IN (${kinds})
    ) AS anew
    WHERE record.company_id = ${locked.id} AND record.kind = anew.kind AND record.id = anew.id
    RETURNING record.id`)) as unknown as { rows: readonly unknown[] };
  if (rows.length === 0) return;
  locked.seq += rows.length;
  await unlockCompany(tx, locked);
}
