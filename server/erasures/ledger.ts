import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import type { Op } from '../../src/domain/core/operation.ts';
import type { WordPrint } from './wordPrints.ts';

/*
 * What was erased for good, by ids, and passages by prints of their words: a backup that was made before has it still, and restoring
 * erases it again. The ledger lies beside the database and in no backup, for it must not go back in time with them.
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

/** Stands for words whose own mask is not the product's: somebody may have typed a name. */
const SOME_NAME = '[имя]';
const mask = v.pipe(v.string(), v.regex(/^\[(?:(?:имя|ник) \d{1,9}|имя|телефон|почта|адрес|ИНН|карта|Р\d{1,9})\]$/u));

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
    /** Records whose words were replaced by others: those are in no ledger. */
    replaced: v.array(v.object(named)),
    /** Words that some texts have lost for good, with what stands for them; not there: of none. Those of an older server are not known again. */
    passages: v.optional(
      v.array(
        v.object({
          /** Of the text. */
          id,
          mark: id,
          words: v.array(v.object({ print: id, length: v.pipe(v.number(), v.integer(), v.minValue(1)), mask })),
        }),
      ),
    ),
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

/** Words that a text has lost for good, by their prints. */
export interface ErasedPassage {
  readonly id: string;
  /** Of the secret that made the prints ({@link WordPrints}). */
  readonly mark: string;
  readonly words: readonly WordPrint[];
}

/** Returns the erasures of a commit without any of its words; null when it erases nothing. */
export function erasedBy(
  ops: readonly Op[],
  company: string,
  at: Date,
  passages: readonly ErasedPassage[],
): Erased | null {
  const known = ops.flatMap((op) => {
    const parsed = v.safeParse(erasing, op);
    return parsed.success ? [parsed.output] : [];
  });
  const replaced = ops.filter((op) => !v.is(erasing, op)).map(({ kind, id: record }) => ({ kind, id: record }));
  if (known.length + replaced.length === 0) return null;
  const lost = passages.map((one) => ({
    ...one,
    words: one.words.map((word) => ({ ...word, mask: v.is(mask, word.mask) ? word.mask : SOME_NAME })),
  }));
  const more = lost.length === 0 ? {} : { passages: lost };
  return { what: 'records', company, at: at.toISOString(), ops: known, replaced, ...more };
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
