import { filesOf, isKind } from '#src/domain/kindFacts.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';
import { isNaming } from '#src/domain/sync/names.ts';
import type { Removed, SentCommit } from '#src/domain/sync/protocol.ts';

import { rowsOfSpace, rowsOfSpaceAndKind } from '../../indexedDb/rows.ts';
import type { RowKey, TeamRow } from '../../indexedDb/rowTypes.ts';
import type { BrowserDatabase } from '../../indexedDb/schema.ts';
import { dropMadeOf, recordTables } from '../../indexedDb/unindexed.ts';
import { dropFiles } from '../../indexedDb/whole.ts';
import { PERSONAL_SPACE, isOfCompany, type PlacedName } from '../../plan.ts';
import { SHARED_KINDS } from '../files/fileLedger.ts';
import { forgetting } from './settle.ts';
import { teamTables } from '../database.ts';

/* Handling of a company on the device of a user who is no longer its member. */

/** Forgets of what was not sent, refused commits included, what it says of erased records. Returns the commits that are left. */
async function keepUnsent(db: BrowserDatabase, companyId: string, erased: Removed['erased']): Promise<SentCommit[]> {
  const kept: SentCommit[] = [];
  for (const row of await db.outbox.where('companyId').equals(companyId).toArray()) {
    // Commits that the server has accepted belong to the company.
    const commit = row.seq === 0 ? forgetting(row.commit, erased) : null;
    if (commit) kept.push(commit);
    if (!commit) await db.outbox.delete(row.number ?? 0);
    else if (commit.ops.length < row.commit.ops.length) await db.outbox.put({ ...row, commit });
  }
  for (const row of await db.refused.where('companyId').equals(companyId).toArray()) {
    const commit = forgetting(row.commit, erased);
    if (commit) kept.push(commit);
    if (!commit) await db.refused.delete(row.id);
    else if (commit.ops.length < row.commit.ops.length) await db.refused.put({ ...row, commit });
  }
  return kept;
}

/** Every file that records of a company name, with who names it. */
async function namedFiles(
  db: BrowserDatabase,
  companyId: string,
): Promise<{ readonly name: RecordName; readonly file: string }[]> {
  const named: { name: RecordName; file: string }[] = [];
  for (const kind of SHARED_KINDS) {
    await rowsOfSpaceAndKind(db, companyId, kind).each(({ id, record }) => {
      for (const file of filesOf(kind, record)) named.push({ name: { kind, id }, file });
    });
  }
  return named;
}

/** Keys of the rows of a company, but for the one that names it and the person's own member record. */
async function rowsOf(db: BrowserDatabase, { companyId, memberId }: TeamRow): Promise<RowKey[]> {
  const keys: RowKey[] = await rowsOfSpace(db, companyId).primaryKeys();
  await rowsOfSpace(db, PERSONAL_SPACE).each((row) => {
    if (row.kind === 'member' && row.id !== memberId && isOfCompany(row, row.record, companyId))
      keys.push([row.space, row.kind, row.id]);
  });
  return keys;
}

/**
 * Takes off this device all of a company that its person was removed from, but for what they have not sent: their commits, the records
 * that these write into, so that they can be read, and files that the server does not have, with the records that name them. Records
 * that name people go all the same, and so does everything of what was erased for good meanwhile, be it unsent.
 * @returns the records that went; null where the company is not that person's here, or nothing is to be done
 */
export function clearCompany(
  db: BrowserDatabase,
  companyId: string,
  { person, seq, erased }: Removed,
): Promise<readonly PlacedName[] | null> {
  return db.transaction('rw', [...recordTables(db), ...teamTables(db), db.files, db.blobs], async () => {
    const row = await db.teams.get(companyId);
    if (row?.state !== 'open' || row.person.id !== person) return null;
    // Nothing can have come since, and nothing can have been done.
    if (row.isCleared && row.seq === seq) return null;
    const gone = new Set(erased.map(({ kind, id }) => `${kind}/${id}`));
    const commits = await keepUnsent(db, companyId, erased);
    const kept = new Set(commits.flatMap(({ ops }) => ops.filter(({ kind }) => !isNaming(kind)).map(nameKey)));

    const files = await namedFiles(db, companyId);
    const there = new Set(
      (await db.teamFiles.where('companyId').equals(companyId).toArray())
        .filter(({ state }) => state === 'there')
        .map(({ id }) => id),
    );
    const here = new Set(
      await db.blobs
        .where('id')
        .anyOf(files.map(({ file }) => file))
        .primaryKeys(),
    );
    for (const { name, file } of files)
      if (here.has(file) && !there.has(file) && !gone.has(nameKey(name))) kept.add(nameKey(name));

    const going = (await rowsOf(db, row)).filter(([, kind, id]) => !kept.has(`${kind}/${id}`));
    await db.records.bulkDelete(going);
    await db.summaries.bulkDelete(going);
    await db.shadows
      .where('companyId')
      .equals(companyId)
      .and((shadow) => !kept.has(nameKey(shadow)))
      .delete();
    await dropFiles(db, new Set(files.map(({ file }) => file)));
    const left = new Set((await namedFiles(db, companyId)).map(({ file }) => file));
    await db.teamFiles
      .where('companyId')
      .equals(companyId)
      .and(({ id, state }) => state === 'there' && !left.has(id))
      .delete();
    await dropMadeOf(db, companyId);
    await db.teams.put({ ...row, seq, isOut: true, isCleared: true });
    return going.flatMap(([space, kind, id]) => (isKind(kind) ? [{ space, kind, id }] : []));
  });
}

/**
 * Lets the company load completely again, for a returning member whose device it was removed from. Returns whether that is so.
 */
export function beginAnew(db: BrowserDatabase, companyId: string): Promise<boolean> {
  return db.transaction('rw', db.teams, async () => {
    const row = await db.teams.get(companyId);
    if (!row?.isCleared) return false;
    const { isOut: _was, isCleared: _had, ...known } = row;
    await db.teams.put({ ...known, seq: 0 });
    return true;
  });
}
