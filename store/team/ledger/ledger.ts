import type { Op } from '#src/domain/core/operation.ts';
import { isSame } from '#src/domain/core/same.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { filesOf } from '#src/domain/kindFacts.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';
import type { SentCommit } from '#src/domain/sync/protocol.ts';
import { isOfCompany } from '#src/domain/sync/take.ts';

import { eraseBlob } from '../../indexedDb/files.ts';
import { chunksOf, CHUNK, keyOf, writeRecords, type Workspace } from '../../indexedDb/rows.ts';
import type { BrowserDatabase, OutboxRow, TeamRow } from '../../indexedDb/schema.ts';
import { spaceOf, type PlacedName } from '../../plan.ts';
import type { LedgerStore } from '../exchange.ts';
import { namesFiles } from '../files/fileLedger.ts';
import { settle, type Ledger, type News, type SettledRecord } from './settle.ts';
import { standingOf, stagedOf, type Staged } from './staging.ts';
import { beginAnew, clearCompany } from './clearing.ts';
import { teamTables } from '../database.ts';
import type { CommitOptions } from '../../port.ts';
import type { Staging } from '../../indexedDb/staging.ts';
import { dropMadeOf, noteChanged, recordTables } from '../../indexedDb/unindexed.ts';

/**
 * A commit as the server can take it. A workspace that is put in place as a whole takes records away without a trace, while the
 * server keeps them removed: one that is made again under the same name comes back there as it is made here.
 */
function asServerStands(commit: SentCommit, isKeptThere: (name: RecordName) => boolean): SentCommit {
  const ops = commit.ops.map((op) => {
    if (op.op !== 'create' || !isKeptThere(op)) return op;
    const { kind, id, record } = op;
    return { op: 'ensure', kind, id, defaults: record } as Op;
  });
  return { ...commit, ops };
}

/**
 * Keeps the server's state of a company's records, where it is not kept already: changes since then are not the server's yet. In
 * a transaction that writes the tables of the team.
 * @param before a record as it was when all of it was the server's
 * @returns the names that were kept already
 */
export async function keepShadows(
  db: BrowserDatabase,
  companyId: string,
  names: readonly RecordName[],
  before: (name: RecordName) => unknown,
): Promise<ReadonlySet<string>> {
  const there = await db.shadows.bulkGet(names.map(({ kind, id }) => [companyId, kind, id] as const));
  const missing = names.filter((_, index) => !there[index]);
  await db.shadows.bulkPut(
    missing.map((named) => ({ companyId, kind: named.kind, id: named.id, record: before(named) })),
  );
  return new Set(names.filter((_, index) => there[index]).map(nameKey));
}

/**
 * Puts staged commits into the outbox, and keeps the records that they depend on. In a transaction that writes the tables of the
 * team.
 */
export async function putStaged(
  db: BrowserDatabase,
  staged: readonly Staged[],
  before: (name: RecordName) => unknown,
): Promise<void> {
  for (const { companyId, commit, names } of staged) {
    const known = await keepShadows(db, companyId, names, before);
    const sent = asServerStands(commit, (name) => known.has(nameKey(name)) && before(name) === undefined);
    await db.outbox.add({ companyId, commit: sent, seq: 0 });
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

/**
 * How a commit of any store on this database is noted for the companies that are shared.
 * @param onStaged hears which company a commit is noted for, and whether it may name files; the transaction may yet come to
 * nothing
 */
export function createStaging(
  { db, companyId }: Workspace,
  newId: () => string,
  onStaged: (companyId: string, hasFiles: boolean) => void,
): Staging {
  return {
    tables: teamTables(db),
    async stage(ops, { expect = [], erases }: CommitOptions, plan, before) {
      const teams = await db.teams.toArray();
      if (teams.length === 0) return;
      const actors = new Map(teams.map((team) => [team.companyId, standingOf(team)]));
      const staged = stagedOf({ ops, expect, plan, before, companyId }, actors, { erases, newId });
      await putStaged(db, staged, before);
      for (const one of staged) onStaged(one.companyId, one.commit.ops.some(namesFiles));
    },
  };
}

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

/** Received changes, as they are reported. */
export interface LedgerNews {
  readonly by: string | null;
  readonly records: readonly PlacedName[];
}

async function readLedger(db: BrowserDatabase, companyId: string, seq: number): Promise<Ledger> {
  const [outbox, shadows, refused] = await Promise.all([
    db.outbox.where('companyId').equals(companyId).sortBy('number'),
    db.shadows.where('companyId').equals(companyId).toArray(),
    db.refused.where('companyId').equals(companyId).toArray(),
  ]);
  return { outbox, shadows, refused, seq };
}

/** Writes what became of a ledger; rows that stayed as they were are not touched. Returns whether any did not. */
async function writeLedger(db: BrowserDatabase, before: Ledger, after: Ledger): Promise<boolean> {
  const kept = new Map(after.outbox.map((row) => [row.number, row]));
  const [gone, changed]: [number[], OutboxRow[]] = [[], []];
  for (const row of before.outbox) {
    const now = kept.get(row.number);
    if (!now && row.number !== undefined) gone.push(row.number);
    else if (now && now !== row) changed.push(now);
  }
  if (gone.length > 0) await db.outbox.bulkDelete(gone);
  if (changed.length > 0) await db.outbox.bulkPut(changed);

  const shadows = new Map(after.shadows.map((row) => [nameKey(row), row]));
  const [left, moved] = [before.shadows.filter((row) => !shadows.has(nameKey(row))), [] as Ledger['shadows'][number][]];
  for (const row of before.shadows) {
    const now = shadows.get(nameKey(row));
    if (now && now !== row) moved.push(now);
  }
  if (left.length > 0) await db.shadows.bulkDelete(left.map(({ companyId, kind, id }) => [companyId, kind, id]));
  if (moved.length > 0) await db.shadows.bulkPut(moved);

  const refused = new Set(after.refused.map(({ id }) => id));
  const forgotten = before.refused.filter(({ id }) => !refused.has(id)).map(({ id }) => id);
  const known = new Set(before.refused);
  if (forgotten.length > 0) await db.refused.bulkDelete(forgotten);
  const added = after.refused.filter((row) => !known.has(row));
  if (added.length > 0) await db.refused.bulkPut(added);
  return [gone, changed, left, moved, forgotten, added].some((list) => list.length > 0);
}

/**
 * Writes the records' states after the news, in a transaction. Returns the changed ones, by the author of the change, and the
 * files that erased records named before and name no more.
 */
async function writeSettled(
  db: BrowserDatabase,
  records: readonly SettledRecord[],
  companyId: string,
  erased: ReadonlySet<string>,
): Promise<{ readonly told: LedgerNews[]; readonly formerFiles: ReadonlySet<string> }> {
  const formerFiles = new Set<string>();
  const told = new Map<string | null, PlacedName[]>();
  for (const chunk of chunksOf(records, CHUNK)) {
    const rows = await db.records.bulkGet(chunk.map(({ named }) => keyOf(named, companyId)));
    for (const [index, { named, record }] of chunk.entries()) {
      if (!erased.has(nameKey(named))) continue;
      const now = filesOf(named.kind, record);
      for (const id of filesOf(named.kind, rows[index]?.record)) if (!now.includes(id)) formerFiles.add(id);
    }
    const changed = chunk.filter(({ record, named }, index) => {
      if (isSame(rows[index]?.record, record)) return false;
      // The server is trusted with its company, not with what else lives here.
      const stored = record ?? rows[index]?.record;
      return isOfCompany(named, stored, companyId);
    });
    const written = changed.filter(({ record }) => record !== undefined);
    const gone = changed.filter(({ record }) => record === undefined);
    await writeRecords(db, written, companyId);
    if (gone.length > 0) {
      const keys = gone.map(({ named }) => keyOf(named, companyId));
      await db.records.bulkDelete(keys);
      await db.summaries.bulkDelete(keys);
      await noteChanged(
        db,
        gone.map(({ named }) => named),
        companyId,
      );
    }
    for (const { named, by } of changed) {
      const list = told.get(by) ?? [];
      told.set(by, [...list, { ...named, space: spaceOf(named.kind, companyId) }]);
    }
  }
  return { told: [...told].map(([by, list]) => ({ by, records: list })), formerFiles };
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
