import { openRecord } from '../../src/domain/account/channelSecret.ts';
import { isObject } from '../../src/domain/core/record.ts';
import { isSame } from '../../src/domain/core/same.ts';
import type { Kind } from '../../src/domain/records.ts';
import { isOfCompany } from '../../src/domain/sync/take.ts';
import type { Transaction } from '../db/database.ts';
import { rememberVoices } from './following/voices.ts';
import type { CompanyLimits, LockedCompany } from './pushing.ts';
import {
  isStorable,
  momentOf,
  readRecords,
  writeRecords,
  type StoredName,
  type WrittenBody,
} from '../db/storedRecords.ts';

/** A record of a company on its way up. */
export interface UploadedRecord {
  readonly kind: string;
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Outcome of an upload of records. */
export interface UploadAnswer {
  /** How many were put in place. */
  readonly stored: number;
  /** Records that already exist with other content, and keep it. */
  readonly differing: readonly StoredName[];
}

/** Records that get one number together: a page of the devices that join later is made of such groups. */
const TOGETHER = 500;

/** A record of the company, if it can be stored as one; without a channel's secret, which no device of ours sends any more. */
export function readUploaded(value: unknown, companyId: string): UploadedRecord | null {
  if (!isObject(value) || typeof value.kind !== 'string' || !isObject(value.record)) return null;
  const { kind, record } = value;
  const { id } = record;
  if (typeof id !== 'string' || id === '' || id.length > 200 || kind === '' || kind.length > 200) return null;
  if (!isStorable(id) || !isStorable(kind)) return null;
  // Perhaps of a kind that only a newer build knows: then it is one of the workspace.
  return isOfCompany({ kind: kind as Kind, id }, record, companyId)
    ? { kind, record: openRecord(kind, { ...record, id }) }
    : null;
}

/**
 * Stores records as they are; existing ones stay. So the same may be sent twice, and from two devices.
 * @param mayStore whether the company is still being uploaded; otherwise only missing and differing records are reported
 * @returns null when the company would exceed its limit
 */
export async function upload(
  tx: Transaction,
  locked: LockedCompany,
  records: readonly UploadedRecord[],
  { personId, now, limits, mayStore }: { personId: string; now: Date; limits: CompanyLimits; mayStore: boolean },
): Promise<UploadAnswer | null> {
  const sent = new Map(records.map((one) => [`${one.kind}/${one.record.id}`, one]));
  const names = [...sent.values()].map(({ kind, record: { id } }) => ({ kind, id }));
  const there = new Map(
    (await readRecords(tx, locked.id, names)).map(({ kind, id, body }) => [
      `${kind}/${id}`,
      JSON.parse(body) as unknown,
    ]),
  );
  const missing = [...sent].filter(([key]) => !there.has(key)).map(([, one]) => one);
  const other = [...sent]
    .filter(([key, { record }]) => (there.has(key) ? !isSame(there.get(key), record) : !mayStore))
    .map(
      ([
        ,
        {
          kind,
          record: { id },
        },
      ]) => ({ kind, id }),
    );
  if (!mayStore) return { stored: 0, differing: other };

  const written = missing.map(({ kind, record }, at): WrittenBody => {
    const body = JSON.stringify(record);
    return {
      kind,
      id: record.id,
      body,
      bytes: Buffer.byteLength(body),
      seq: locked.seq + 1 + Math.floor(at / TOGETHER),
      by: personId,
      updatedAt: momentOf(record.updatedAt, now),
      deletedAt: typeof record.deletedAt === 'string' ? momentOf(record.deletedAt, now) : null,
    };
  });
  locked.records += written.length;
  locked.bytes += written.reduce((sum, { bytes }) => sum + bytes, 0);
  locked.seq += Math.ceil(written.length / TOGETHER);
  if (locked.records > limits.records || locked.bytes > limits.bytes) return null;
  await writeRecords(tx, locked.id, written);
  await rememberVoices(
    tx,
    locked.id,
    missing.flatMap(({ kind, record }) => (kind === 'comment' ? [{ id: record.id, stored: record }] : [])),
  );
  return { stored: written.length, differing: other };
}
