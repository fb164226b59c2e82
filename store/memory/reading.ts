import { StoreError } from '#src/domain/core/storeError.ts';
import { isKind, newestFirst } from '#src/domain/kindFacts.ts';
import { nameKey, parseRow } from '#src/domain/plan.ts';
import type { Kind, Records } from '#src/domain/records.ts';

import { dumped, envelopeOf, PERSONAL_SPACE, spaceOf, type Envelope } from '../plan.ts';
import type { BrokenRecord, ListQuery, LoadedRecord, RecordPage } from '../port.ts';
import { rowsIn, storedAt, type MemoryBacking } from './backing.ts';

interface LivingRow extends Envelope {
  readonly stored: unknown;
}

/** The living rows of a kind, or those that are removed. */
export function livingRows(backing: MemoryBacking, companyId: string, kind: Kind, live: 0 | 1 = 1): LivingRow[] {
  return rowsIn(backing, spaceOf(kind, companyId))
    .filter(({ name }) => name.kind === kind)
    .map(({ name, stored }) => ({ ...envelopeOf(name, stored), stored }))
    .filter((row) => row.live === live);
}

export function listRecords<K extends Kind>(
  backing: MemoryBacking,
  companyId: string,
  kind: K,
  { parent, shelves, removed = false }: ListQuery,
): RecordPage<Records[K]> {
  const items: Records[K][] = [];
  const broken: BrokenRecord[] = [];
  const isAsked = (row: LivingRow): boolean =>
    (parent === undefined || row.parent === parent) &&
    (!shelves || (row.shelf !== undefined && shelves.includes(row.shelf)));
  const rows = livingRows(backing, companyId, kind, removed ? 0 : 1).filter(isAsked);
  for (const row of rows.sort(newestFirst)) {
    const parsed = parseRow(kind, row.id, row.stored);
    if (parsed.ok) items.push(parsed.record);
    else broken.push({ kind, id: row.id, reason: parsed.reason });
  }
  return { items, total: rows.length, broken };
}

export function readRecord<K extends Kind>(
  backing: MemoryBacking,
  companyId: string,
  kind: K,
  id: string,
): Records[K] | undefined {
  const stored = storedAt(backing, companyId, { kind, id });
  if (stored === undefined) return undefined;
  const parsed = parseRow(kind, id, stored);
  if (!parsed.ok) throw new StoreError('invalid', `${nameKey({ kind, id })}: ${parsed.reason}`);
  return parsed.record;
}

/** Everything of both spaces that this build knows. */
export function dumpRecords(backing: MemoryBacking, companyId: string): readonly LoadedRecord[] {
  return [companyId, PERSONAL_SPACE].flatMap((space) =>
    rowsIn(backing, space)
      .filter(({ name }) => isKind(name.kind))
      .map(({ name, stored }) => dumped(name, stored)),
  );
}

export function isFresh(backing: MemoryBacking): boolean {
  return !backing.started && rowsIn(backing, PERSONAL_SPACE).length === 0;
}
