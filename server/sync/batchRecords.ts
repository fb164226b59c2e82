import type { Member } from '../../src/domain/account/account.ts';
import { nameKey, type CommitPlan, type RecordName, type WrittenRecord } from '../../src/domain/plan.ts';
import { momentOf, type StoredBody, type WrittenBody } from '../db/storedRecords.ts';
import type { Pushing } from './pushing.ts';

/** The records of a batch as its commits leave them, one after another. */
export class BatchRecords {
  private readonly rows = new Map<string, StoredBody>();
  private readonly read = new Map<string, unknown>();
  private readonly changed = new Map<string, { readonly row: WrittenBody; readonly now: WrittenRecord }>();
  private readonly pushing: Pushing;

  constructor(pushing: Pushing, stored: readonly StoredBody[]) {
    this.pushing = pushing;
    for (const row of stored) this.rows.set(`${row.kind}/${row.id}`, row);
  }

  /** Returns the record stored under a name. */
  stored(name: RecordName): unknown {
    const key = nameKey(name);
    if (!this.read.has(key)) {
      const row = this.rows.get(key);
      this.read.set(key, row === undefined ? undefined : (JSON.parse(row.body) as unknown));
    }
    return this.read.get(key);
  }

  /** Writes what a commit comes to; false, and nothing is written, when the company would hold more than it may. */
  write({ writes }: CommitPlan, personId: string): boolean {
    const { locked, limits, now } = this.pushing;
    const next = writes.map(({ kind, record }): WrittenBody => {
      const body = JSON.stringify(record);
      return {
        kind,
        id: record.id,
        body,
        bytes: Buffer.byteLength(body),
        seq: locked.seq + 1,
        by: personId,
        updatedAt: momentOf(record.updatedAt, now),
        deletedAt: record.deletedAt === null ? null : momentOf(record.deletedAt, now),
      };
    });
    const former = next.map((row) => this.rows.get(`${row.kind}/${row.id}`));
    const records = locked.records + former.filter((row) => row === undefined).length;
    const grown = next.reduce((sum, { bytes }, at) => sum + bytes - (former[at]?.bytes ?? 0), 0);
    const isFull = records > limits.records || locked.bytes + grown > limits.bytes;
    // A push that frees space is allowed.
    if (isFull && (records > locked.records || grown > 0)) return false;
    locked.records = records;
    locked.bytes += grown;
    locked.seq += 1;
    writes.forEach((now, at) => {
      const row = next[at];
      if (!row) return;
      const key = `${row.kind}/${row.id}`;
      this.rows.set(key, row);
      this.read.set(key, now.record);
      this.changed.set(key, { row, now });
    });
    return true;
  }

  /** Returns a record as this batch has written it; undefined while the batch has not touched it. */
  written(name: RecordName): WrittenRecord | undefined {
    return this.changed.get(nameKey(name))?.now;
  }

  /** The members that it has touched. */
  members(): readonly Member[] {
    return [...this.changed.values()].flatMap(({ now }) => (now.kind === 'member' ? [now.record] : []));
  }

  /** All that is to be written, each record once. */
  all(): readonly WrittenBody[] {
    return [...this.changed.values()].map(({ row }) => row);
  }
}
