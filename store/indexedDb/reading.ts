import { Dexie } from 'dexie';

import { isKind, newestFirst } from '#src/domain/kindFacts.ts';
import { parseSummary, summaryOf } from '#src/domain/schemas.ts';
import { PERSONAL_SPACE, countedBy, dumped, envelopeOf, spaceOf } from '../plan.ts';
import { nameKey, parseRow } from '#src/domain/plan.ts';
import { type BrokenRecord, type ListQuery, type LoadedRecord, type RecordPage } from '../port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import {
  BIG_CHUNK,
  CHUNK,
  eachPiece,
  indexed,
  keyOf,
  repairEnvelopes,
  rowsOfSpace,
  summariesOfKind,
  type Workspace,
} from './rows.ts';
import type { RecordRow, RowKey, SummaryRow } from './rowTypes.ts';
import { BY_MOMENT, BY_PARENT, BY_SHELF, BY_TALLY } from './schema.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import type { Summaries, SummaryKind } from '#src/domain/records.ts';

/** `get` of the port. */
export async function readRecord<K extends Kind>(
  { db, companyId }: Workspace,
  kind: K,
  id: string,
): Promise<Records[K] | undefined> {
  const row = await db.records.get(keyOf({ kind, id }, companyId));
  if (!row) return undefined;
  const parsed = parseRow(kind, id, row.record);
  if (!parsed.ok) throw new StoreError('invalid', `${nameKey({ kind, id })}: ${parsed.reason}`);
  return parsed.record;
}

/** Range of an index with the rows of a list, newest first. */
interface Range {
  readonly index: typeof BY_MOMENT | typeof BY_PARENT | typeof BY_SHELF;
  /** Prefix of the keys of its rows. */
  readonly prefix: readonly unknown[];
}

/** The ranges that a list is read from. */
function rangesOf(kind: Kind, companyId: string, { parent, shelves, removed = false }: ListQuery): Range[] {
  const all = [spaceOf(kind, companyId), kind, removed ? 0 : 1];
  if (parent !== undefined) return [{ index: BY_PARENT, prefix: [...all, parent] }];
  if (!shelves) return [{ index: BY_MOMENT, prefix: all }];
  // A kind without shelves is not in that index.
  return shelves.map((shelf) => ({ index: BY_SHELF, prefix: [...all, shelf] }));
}

/** `list` of the port. */
export async function listRecords<K extends Kind>(
  workspace: Workspace,
  kind: K,
  query: ListQuery,
): Promise<RecordPage<Records[K]>> {
  const { db, companyId } = workspace;
  await repairEnvelopes(workspace, kind);
  // Lists of contacts are big.
  const size = kind === 'contactList' ? BIG_CHUNK : CHUNK;
  const ranges = rangesOf(kind, companyId, query);
  const items: Records[K][] = [];
  const broken: BrokenRecord[] = [];
  await db.transaction('r', db.records, async () => {
    for (const { index, prefix } of ranges) {
      const first = [...prefix, Dexie.minKey, Dexie.minKey];
      const last = [...prefix, Dexie.maxKey, Dexie.maxKey];
      const after = (end: RecordRow | undefined) =>
        db.records.where(index).between(end ? [...prefix, end.createdAt, end.id] : first, last, !end, false);
      await eachPiece({ after, size }, (rows) => {
        for (const { id, record } of rows) {
          const parsed = parseRow(kind, id, record);
          if (parsed.ok) items.push(parsed.record);
          else broken.push({ kind, id, reason: parsed.reason });
        }
      });
    }
  });
  // Read oldest first: not every browser reads many rows at once backwards.
  items.reverse();
  if (ranges.length > 1) items.sort(newestFirst);
  return { items, total: items.length + broken.length, broken };
}

/** `tally` of the port: the keys of an index, and none of the records. */
export async function readTally(
  { db, companyId }: Workspace,
  kind: Kind,
  parent: string,
): Promise<Readonly<Record<string, number>>> {
  const below = [spaceOf(kind, companyId), kind, 1, parent];
  const keys = await db.records
    .where(BY_TALLY)
    .between([...below, Dexie.minKey], [...below, Dexie.maxKey])
    .keys();
  return countedBy((keys as unknown as string[][]).map((key) => key.at(-1) ?? ''));
}

/** Makes the summaries of these records anew; tells which of them cannot have one, though they live. */
async function rebuildSummaries<K extends SummaryKind>(
  { db, companyId }: Workspace,
  kind: K,
  ids: readonly string[],
): Promise<{ made: Summaries[K][]; broken: BrokenRecord[] }> {
  const made: Summaries[K][] = [];
  const broken: BrokenRecord[] = [];
  await db.transaction('rw', db.records, db.summaries, async () => {
    made.length = 0;
    broken.length = 0;
    const rows = await db.records.bulkGet(ids.map((id) => keyOf({ kind, id }, companyId)));
    const kept: SummaryRow[] = [];
    const dropped: RowKey[] = [];
    rows.forEach((row, index) => {
      const id = ids[index] ?? '';
      const living = row && envelopeOf({ kind, id }, row.record).live === 1;
      const parsed = living ? parseRow(kind, id, row.record) : undefined;
      if (parsed?.ok) {
        const summary = summaryOf(kind, parsed.record);
        made.push(summary);
        kept.push({ space: spaceOf(kind, companyId), kind, id, summary });
      } else {
        if (parsed) broken.push({ kind, id, reason: parsed.reason });
        dropped.push(keyOf({ kind, id }, companyId));
      }
    });
    await db.summaries.bulkPut(kept);
    await db.summaries.bulkDelete(dropped);
  });
  return { made, broken };
}

/** `summaries` of the port, all of a kind. */
export async function readAllSummaries<K extends SummaryKind>(
  workspace: Workspace,
  kind: K,
): Promise<RecordPage<Summaries[K]>> {
  const { db } = workspace;
  await repairEnvelopes(workspace, kind);
  const read: { readonly id: string; readonly summary: Summaries[K] | undefined }[] = [];
  const total = await db.transaction('r', db.records, db.summaries, async () => {
    const after = (end: SummaryRow | undefined) => summariesOfKind(workspace, kind, end?.id);
    await eachPiece({ after }, (rows) => {
      for (const { id, summary } of rows) {
        const parsed = parseSummary(kind, summary);
        read.push({ id, summary: parsed?.id === id ? parsed : undefined });
      }
    });
    return indexed(workspace, kind, [1, 1], BY_MOMENT).count();
  });
  // Only when the counts differ is it worth knowing which records live: to make what is missing, drop what is too much.
  const missing =
    read.length === total
      ? undefined
      : new Set((await indexed(workspace, kind, [1, 1], BY_MOMENT).primaryKeys()).map((key) => key[2]));
  const items: Summaries[K][] = [];
  const doubtful: string[] = [];
  for (const { id, summary } of read) {
    const lives = missing?.delete(id) ?? true;
    if (summary && lives) items.push(summary);
    else doubtful.push(id);
  }
  if (missing) doubtful.push(...missing);
  if (doubtful.length === 0) return { items: items.sort(newestFirst), total, broken: [] };
  const { made, broken } = await rebuildSummaries(workspace, kind, doubtful);
  return { items: [...items, ...made].sort(newestFirst), total, broken };
}

/** `summaries` of the port, of the given ids. */
export async function readSomeSummaries<K extends SummaryKind>(
  workspace: Workspace,
  kind: K,
  ids: readonly string[],
): Promise<RecordPage<Summaries[K]>> {
  const wanted = [...new Set(ids)];
  const rows = await workspace.db.summaries.bulkGet(wanted.map((id) => keyOf({ kind, id }, workspace.companyId)));
  const items: Summaries[K][] = [];
  const doubtful: string[] = [];
  wanted.forEach((id, index) => {
    const parsed = parseSummary(kind, rows[index]?.summary);
    if (parsed?.id === id) items.push(parsed);
    else doubtful.push(id);
  });
  const rest = doubtful.length > 0 ? await rebuildSummaries(workspace, kind, doubtful) : { made: [], broken: [] };
  const all = [...items, ...rest.made].sort(newestFirst);
  return { items: all, total: all.length + rest.broken.length, broken: rest.broken };
}

/** `dump` of the port. */
export async function dumpRecords({ db, companyId }: Workspace): Promise<readonly LoadedRecord[]> {
  const rows = await db.transaction('r', db.records, () =>
    Promise.all([companyId, PERSONAL_SPACE].map((space) => rowsOfSpace(db, space).toArray())),
  );
  return rows
    .flat()
    .filter((row) => isKind(row.kind))
    .map((row) => dumped(row, row.record));
}
