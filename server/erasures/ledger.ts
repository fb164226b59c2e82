import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import type { Op } from '../../src/domain/core/operation.ts';

/*
 * Permanent erasures, by ids alone: an earlier backup still has the data, and restoring erases it again. The ledger is stored
 * beside the database and in no backup, because it must not go back in time with them.
 */

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const named = { kind: id, id };

/** Empty value in place of erased words. */
const nothing = v.union([
  v.literal(''),
  v.null(),
  v.strictTuple([]),
  v.strictObject({}),
  v.pipe(v.string(), v.isoTimestamp()),
]);

const erasing = v.variant('op', [
  v.object({ op: v.literal('remove'), ...named }),
  v.object({ op: v.literal('drop'), ...named, map: id, key: id }),
  v.object({ op: v.literal('set'), ...named, fields: v.record(id, nothing) }),
]);

const of = { company: id, at: v.pipe(v.string(), v.isoTimestamp()) };

const erased = v.variant('what', [
  v.object({ what: v.literal('company'), ...of }),
  v.object({ what: v.literal('company shared'), ...of }),
  v.object({
    what: v.literal('person'),
    ...of,
    contacts: v.array(v.object({ listId: id, key: id })),
    participants: v.array(id),
  }),
  v.object({ what: v.literal('interview'), ...of, respondent: id }),
  v.object({
    what: v.literal('records'),
    ...of,
    ops: v.array(erasing),
    /** Records whose words were replaced by others: those are in no ledger, so a person has to do it again. */
    replaced: v.array(v.object(named)),
  }),
]);

/** Something that was erased for good. */
export type Erased = v.InferOutput<typeof erased>;

const placeOf = (folder: string): string => path.join(folder, 'erasures.jsonl');

/** Writes down what a transaction erases, as its last step. @throws what the system says: what is not written down is not erased */
export function noteErased(folder: string, entry: Erased): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(placeOf(folder), 'a', 0o600);
  try {
    writeSync(file, `${JSON.stringify(entry)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Returns the erasures of a commit without any of its words; null when it erases nothing. */
export function erasedBy(ops: readonly Op[], company: string, at: Date): Erased | null {
  const known = ops.flatMap((op) => {
    const parsed = v.safeParse(erasing, op);
    return parsed.success ? [parsed.output] : [];
  });
  const replaced = ops.filter((op) => !v.is(erasing, op)).map(({ kind, id: record }) => ({ kind, id: record }));
  if (known.length + replaced.length === 0) return null;
  return { what: 'records', company, at: at.toISOString(), ops: known, replaced };
}

/** A ledger as it was read. */
export interface ReadLedger {
  readonly entries: readonly Erased[];
  /** Number of unreadable lines: a truncated one, or one that a newer server wrote. */
  readonly unreadable: number;
}

/** Reads the ledgers of some files, each once, in the order of time; a file that is not there is none. */
function readFiles(files: readonly string[]): ReadLedger {
  const lines = [...new Set(files)].flatMap((file) => {
    try {
      return readFileSync(file, 'utf8').split('\n').filter(Boolean);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
  const entries = lines.flatMap((line) => {
    try {
      return [v.parse(erased, JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return { entries: entries.toSorted((a, b) => (a.at < b.at ? -1 : 1)), unreadable: lines.length - entries.length };
}

/** Reads the ledger of a data folder, with those of other servers. */
export const readLedger = (folder: string, others: readonly string[] = []): ReadLedger =>
  readFiles([placeOf(folder), ...others]);
