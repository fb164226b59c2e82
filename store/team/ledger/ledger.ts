import { isSame } from '#src/domain/core/same.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';

import { eraseBlob } from '../../indexedDb/files.ts';
import type { Workspace } from '../../indexedDb/rows.ts';
import type { TeamRow } from '../../indexedDb/rowTypes.ts';
import { dropMadeOf, recordTables } from '../../indexedDb/unindexed.ts';
import { teamTables } from '../database.ts';
import type { LedgerStore } from '../exchange.ts';
import { beginAnew, clearCompany } from './clearing.ts';
import { readLedger, writeLedger, writeSettled, type LedgerNews } from './ledgerRows.ts';
import { settle, type News } from './settle.ts';

/**
 * Returns a company's row with the page's data about the user: their role may have been changed, and a user who receives a page
 * is a member.
 */
function asKnown(row: TeamRow, { page }: News): TeamRow {
  if (!page?.you) return row;
  const { role, memberId, seesNames } = page.you;
  const { isOut: _was, isCleared: _had, ...known } = row;
  return {
    ...known,
    role,
    ...(memberId === null ? {} : { memberId }),
    ...(seesNames === undefined ? {} : { seesNames }),
  };
}

/** Listener of {@link createLedger}. */
export interface LedgerListener {
  /** Called when records have changed. `erases`: former values were erased for good. */
  readonly onRecords: (told: LedgerNews, erases: boolean) => void;
  /** Called when the outbox, or the refused commits, have changed. */
  readonly onLedger: () => void;
}

/** The ledger of one shared company in the browser's database. */
export function createLedger(
  { db }: Pick<Workspace, 'db'>,
  companyId: string,
  { onRecords, onLedger }: LedgerListener,
): LedgerStore {
  /** Stores news, in one transaction, if the company is still at `after` (null: wherever it is). */
  const takeIn = async (news: News, after: number | null): Promise<void> => {
    const erased = new Set((news.page?.erased ?? []).map((one) => nameKey(one as RecordName)));
    const done = await db.transaction('rw', [...recordTables(db), ...teamTables(db)], async () => {
      const row = await db.teams.get(companyId);
      if (row?.state !== 'open' || (after !== null && row.seq !== after)) return null;
      const before = await readLedger(db, companyId, row.seq);
      const { ledger, records } = settle(before, news);
      const isOther = await writeLedger(db, before, ledger);
      const now = { ...asKnown(row, news), seq: ledger.seq };
      const isMoved = !isSame(now, row);
      if (isMoved) {
        await db.teams.put(now);
        // A changed role changes which names of people the user may see.
        await db.frames.clear();
      }
      const { told, formerFiles } = await writeSettled(db, records, companyId, erased);
      if (erased.size > 0) await dropMadeOf(db, companyId);
      return { told, formerFiles, isOther: isOther || isMoved };
    });
    if (done === null) return;
    const erases = erased.size > 0;
    // Their content was erased for good on the server, and is erased here, too.
    for (const id of done.formerFiles) await eraseBlob(db, id);
    for (const one of done.told) onRecords(one, erases);
    if (done.isOther) onLedger();
  };

  /** A store that was closed in the middle of an exchange ends it here. */
  const assertOpen = (): void => {
    if (!db.isOpen()) throw new StoreError('closed', 'the store was closed', { reason: 'failed' });
  };
  return {
    async seq() {
      assertOpen();
      const row = await db.teams.get(companyId);
      return row?.state === 'open' ? row.seq : null;
    },
    async unsent(most) {
      assertOpen();
      const rows = await db.outbox.where('[companyId+seq]').equals([companyId, 0]).limit(most).sortBy('number');
      return rows.map(({ commit }) => commit);
    },
    async answer(answers) {
      assertOpen();
      await takeIn({ answers }, null);
    },
    async take(page, after) {
      assertOpen();
      if (await beginAnew(db, companyId)) {
        onLedger();
        return 'again';
      }
      await takeIn({ page }, after);
      return undefined;
    },
    async leave(removed) {
      assertOpen();
      const told = await clearCompany(db, companyId, removed);
      if (told === null) return;
      if (told.length > 0) onRecords({ by: null, records: told }, true);
      onLedger();
    },
  };
}
