import * as v from 'valibot';

import { FORMER_SELLER } from '../formerMoney.ts';
import { isKind } from '#src/domain/kindFacts.ts';
import { ArchiveError } from './ArchiveError.ts';
import type { Kind } from '#src/domain/records.ts';

/*
 * A workspace file is a zip archive:
 *   records/<kind>.ndjson   records of a kind as stored, one JSON text a line
 *   files/<sha256>          originals, as they are
 *   manifest.json           what must be there, with the SHA-256 of every part; the last entry, as the hashes are known only then
 *
 * It holds one company: the records of its workspace, its own company record and its members, and the profile. Other companies of the account are not in it: their
 * workspaces are not, and the switcher would offer them empty.
 */

/** Name of the product in the manifest. */
export const PRODUCT = 'orientir';
/** The newest format that this build reads and the one that it writes. In format 1 money belonged to all companies together. */
export const FORMAT = 2;

/** Path of the list of what must be there. */
export const MANIFEST = 'manifest.json';

export const recordsPath = (kind: Kind): string => `records/${kind}.ndjson`;
/** Records of a kind that is no longer stored: a file of format 1 may have them, and they are skipped. */
export const FORMER_PATH = `records/${FORMER_SELLER}.ndjson`;
/** Path of a file's bytes. */
export const filePath = (sha256: string): string => `files/${sha256}`;

/** Bytes that the zip library reads and hands on at a time; with its own 64 KB the steps between cost more than the bytes. */
export const STEP_BYTES = 1024 * 1024;

/** Most entries of an archive that is read: ten times the largest workspace that was measured. */
export const MOST_ENTRIES = 100_000;
/** Most records: a hundred times the largest workspace that was measured. */
export const MOST_RECORDS = 1_000_000;
/** Most bytes of records in all, unpacked: they are held in memory for the one moment in which all or none are put in place. */
export const MOST_RECORD_BYTES = 512 * 1024 * 1024;
/** Most bytes of the manifest: 100,000 entries of 200 bytes. */
export const MOST_MANIFEST_BYTES = 32 * 1024 * 1024;
/**
 * How many times larger unpacked than packed a part may be. Deflate reaches 1032 on nothing but zeros; records of one kind,
 * which repeat their field names, stay below 60.
 */
export const MOST_RATIO = 300;
/** Parts up to this many bytes unpacked are not measured against {@link MOST_RATIO}: they do no harm. */
export const RATIO_FROM = 1024 * 1024;

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.object({
  product: v.literal(PRODUCT),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  company: v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: v.string() }),
  records: v.array(v.object({ kind: v.string(), count: amount, bytes: amount, sha256 })),
  files: v.array(v.object({ sha256, bytes: amount, type: v.string() })),
  secrets: v.array(v.string()),
  missingFiles: amount,
});

/** Records of a kind in an archive. */
export interface RecordPart {
  readonly kind: Kind;
  readonly count: number;
  /** Bytes unpacked. */
  readonly bytes: number;
  readonly sha256: string;
}

export interface FilePart {
  /** SHA-256 of its bytes, which is its id, too. */
  readonly sha256: string;
  readonly bytes: number;
  /** MIME type. */
  readonly type: string;
}

/** Metadata of an archive. */
export interface Manifest {
  readonly product: typeof PRODUCT;
  readonly format: number;
  /** ISO 8601 moment of saving. */
  readonly createdAt: string;
  /** The company whose workspace it is. */
  readonly company: { readonly id: string; readonly name: string };
  readonly records: readonly RecordPart[];
  readonly files: readonly FilePart[];
  /** Ids of channels whose secret was left out (R9). */
  readonly secrets: readonly string[];
  /** Files that a record named when the archive was saved, but the browser no longer had. */
  readonly missingFiles: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The manifest of an archive from its text.
 * @throws ArchiveError `not_ours`; `newer` when it was saved in a later format, or holds a kind that this build does not know
 */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ArchiveError('not_ours', '', { cause: error });
  }
  if (!isObject(value) || value.product !== PRODUCT) throw new ArchiveError('not_ours');
  // A later format may look different in everything else, so it is asked first.
  if (typeof value.format === 'number' && value.format > FORMAT) throw new ArchiveError('newer');
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) throw new ArchiveError('not_ours', '', { cause: parsed.issues[0]?.message });
  const { output } = parsed;
  const records = output.records.flatMap((part): RecordPart[] => {
    if (part.kind === FORMER_SELLER) return [];
    if (!isKind(part.kind)) throw new ArchiveError('newer', part.kind);
    return [{ ...part, kind: part.kind }];
  });
  const paths = [...records.map(({ kind }) => recordsPath(kind)), ...output.files.map((file) => filePath(file.sha256))];
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) throw new ArchiveError('duplicate', path);
    seen.add(path);
  }
  if (output.company.id === 'account') throw new ArchiveError('not_ours');
  return { ...output, records };
}

/** Whether a path leaves the archive or could: absolute, with a drive, with backslashes, with a step up. */
export function isUnsafePath(path: string): boolean {
  return (
    path.startsWith('/') ||
    path.includes('\\') ||
    path.includes('\0') ||
    /^[a-z]:/i.test(path) ||
    path.split('/').includes('..')
  );
}
