import { fold } from '#src/domain/core/format.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';

import { filesOf } from '#src/domain/kindFacts.ts';
import { parseRow } from '#src/domain/plan.ts';
import { type LoadedRecord, type Store } from '../port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { ArchiveError } from './ArchiveError.ts';
import { workerEngine, type ArchiveEngine } from './engine.ts';
import { FORMAT, PRODUCT, filePath, type Manifest } from './format.ts';
import { withoutSecrets } from './secrets.ts';
import type { ArchiveRun } from './writeArchive.ts';
import { KINDS, type Kind } from '#src/domain/records.ts';
import { isObject } from '#src/domain/core/record.ts';

/** How a workspace file is opened. */
export type OpenMode = 'replace' | 'merge';

interface Settings extends ArchiveRun {
  /** Default {@link workerEngine}. */
  readonly engine?: ArchiveEngine | undefined;
}

const field = (record: unknown, name: string): unknown => (isObject(record) ? record[name] : undefined);

/**
 * Whether a record belongs to another company of the account: its own record or one of its members. Such records are not in
 * the file of this company, and stay when this company is replaced.
 */
function isOfAnother({ kind, record }: LoadedRecord, companyIds: ReadonlySet<string>): boolean {
  if (kind === 'company') return !companyIds.has(record.id);
  return kind === 'member' && !companyIds.has(String(field(record, 'companyId')));
}

/** A record as JSON. One damaged beyond what JSON can say is still told of: it must not keep the others from being saved. */
function lineOf(record: StoredRecord): string {
  try {
    return JSON.stringify(record);
  } catch (error) {
    return JSON.stringify({ id: record.id, damaged: String(error) });
  }
}

/** Records turned to text at a time: the page answers between. */
const BATCH = 200;

/** Records of a kind as JSON, a line each. */
async function linesOf(records: LoadedRecord['record'][], signal: AbortSignal | undefined): Promise<Blob> {
  const pieces: Blob[] = [];
  while (records.length > 0) {
    signal?.throwIfAborted();
    // Taken out of the list: a record and its text are not both kept.
    const text = records.splice(0, BATCH).map((record) => `${lineOf(record)}\n`);
    pieces.push(new Blob(text));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(pieces);
}

/** A file for the archive. Without a network a copy of what is here is worth more than none: what would have to come is missing. */
async function fileOf(store: Store, id: string): Promise<Blob | undefined> {
  try {
    return await store.files.get(id);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'offline') return undefined;
    throw error;
  }
}

export interface SavedWorkspace {
  readonly blob: Blob;
  /**
   * Files that records name, but the browser no longer has, nor the server of a shared company, as far as it answers; they are
   * not in the archive.
   */
  readonly missingFiles: number;
}

/**
 * Saves the open company's workspace to an archive (see format.ts): its records, the account's, and the files they name.
 * Secrets stay out (secrets.ts).
 * @param now moment of saving, and the date inside
 * @param withFiles whether the files go in; without them they count as missing. Default true
 * @throws StoreError; ArchiveError `changed` when a file's bytes are damaged in the browser itself
 */
export async function saveWorkspace(
  store: Store,
  now: Date,
  { engine = workerEngine, withFiles = true, ...running }: Settings & { readonly withFiles?: boolean } = {},
): Promise<SavedWorkspace> {
  const own = new Set([store.companyId]);
  const byKind = new Map<Kind, LoadedRecord['record'][]>();
  const fileIds = new Map<string, boolean>();
  const secrets: string[] = [];
  let company = '';
  for (const stored of await store.dump()) {
    if (isOfAnother(stored, own)) continue;
    const { loaded, secret } = withoutSecrets(stored);
    const { kind, record } = loaded;
    if (secret) secrets.push(record.id);
    if (kind === 'company') company = String(field(record, 'name') ?? '');
    byKind
      .set(kind, byKind.get(kind) ?? [])
      .get(kind)
      ?.push(record);
    for (const id of filesOf(kind, record)) fileIds.set(id, (fileIds.get(id) ?? false) || record.deletedAt === null);
  }
  const files: { sha256: string; blob: Blob }[] = [];
  let missingFiles = 0;
  for (const [sha256, isWanted] of fileIds) {
    const blob = withFiles ? await fileOf(store, sha256) : undefined;
    if (blob) files.push({ sha256, blob });
    // The bytes of what was removed long ago are gone by design.
    else if (isWanted) missingFiles += 1;
  }
  const records = [];
  for (const [kind, list] of byKind) {
    const count = list.length;
    records.push({ kind, count, blob: await linesOf(list, running.signal) });
  }
  const blob = await engine.write(
    {
      product: PRODUCT,
      format: FORMAT,
      createdAt: now.toISOString(),
      company: { id: store.companyId, name: company },
      secrets,
      missingFiles,
      records,
      files,
    },
    running,
  );
  return { blob, missingFiles };
}

/** Whether this build knows the record's version and cannot read it all the same. */
function isDamaged({ kind, record }: LoadedRecord): boolean {
  const version = field(record, 'v');
  const isNewer = typeof version === 'number' && version > KINDS[kind].version;
  return !isNewer && !parseRow(kind, record.id, record).ok;
}

/**
 * Merges a record that both have: the later one stays, but a damaged one never replaces a sound one. A profile is merged only
 * with the same person's, and a channel without its secret does not remove the one that is here.
 */
export function mergeRecord(secrets: ReadonlySet<string>) {
  return (stored: LoadedRecord, { kind, record }: LoadedRecord): StoredRecord | null => {
    const here = stored.record as unknown;
    if (isDamaged({ kind, record }) && !isDamaged(stored)) return null;
    const moment = field(here, 'updatedAt');
    if (typeof moment === 'string' && moment >= record.updatedAt) return null;
    const mail = (profile: unknown) => fold(String(field(profile, 'email') ?? '').trim());
    if (kind === 'profile' && mail(here) !== mail(record)) return null;
    if (kind === 'channel' && secrets.has(record.id)) {
      // Together with its version: an older one is migrated as a whole.
      const kept = ['v', 'value', 'state', 'isSample'].filter((name) => isObject(here) && Object.hasOwn(here, name));
      return Object.assign({ ...record }, Object.fromEntries(kept.map((name) => [name, field(here, name)])));
    }
    return record;
  };
}

/**
 * Opens a workspace file. The file holds one company, which keeps its id, so that the same company is the same everywhere:
 *
 * - `replace`: it replaces the open company. The open company's workspace, its company record and its members are removed, and so
 * is the profile; the file's content is added. Other companies of this browser and their workspaces stay. Afterwards the caller
 * opens the company it resolves to.
 * - `merge`: nothing is removed. New records are added, and of a record that both have the later one stays. A company that this
 * browser does not have is added beside the others, with a workspace of its own.
 *
 * All or none: files are kept first, invisible as long as no record names them (the store sweeps them after a day), then all
 * records are stored in one transaction. Stopped or failed before that, nothing has changed.
 * @returns the company of the file: the one to open now
 * @throws ArchiveError, StoreError. With `replace`: StoreError `conflict` when the file's company is here already, and is not the
 * open one: its workspace would be removed unseen
 */
export async function openWorkspace(
  store: Store,
  file: Blob,
  mode: OpenMode,
  { engine = workerEngine, ...running }: Settings = {},
): Promise<Manifest['company']> {
  const { signal } = running;
  const records: LoadedRecord[] = [];
  const manifest = await engine.read(
    file,
    {
      onRecords(batch) {
        for (const record of batch) records.push(record);
      },
      async onFile(part, blob) {
        const id = await store.files.put(blob, signal ? { signal } : {}).catch((error: unknown) => {
          // The store says so of bytes that it cannot read; here they are the archive's.
          if (error instanceof StoreError && error.code === 'invalid') throw new ArchiveError('read_failed');
          throw error;
        });
        if (id !== part.sha256) throw new ArchiveError('changed', filePath(part.sha256));
      },
    },
    running,
  );
  if (signal?.aborted) throw new StoreError('aborted', 'cancelled');
  const { company } = manifest;
  if (mode === 'merge') {
    await store.load(records, { merge: mergeRecord(new Set(manifest.secrets)), companyId: company.id });
    return company;
  }
  if (company.id !== store.companyId) {
    const there = await store.get('company', company.id);
    if (there && there.deletedAt === null) throw new StoreError('conflict', `company ${company.id} is here already`);
  }
  const going = new Set([store.companyId, company.id]);
  await store.load(records, { replace: true, keep: (stored) => isOfAnother(stored, going), companyId: company.id });
  return company;
}
