import { FILE_KINDS, filesOf, isPersonal } from '#src/domain/kindFacts.ts';
import { isObject } from '#src/domain/core/record.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import type { Kind } from '#src/domain/records.ts';

import { rowsOfSpaceAndKind, type Workspace } from '../../indexedDb/rows.ts';
import type { TeamFileRow } from '../../indexedDb/rowTypes.ts';
import type { BrowserDatabase } from '../../indexedDb/schema.ts';

/** Kinds whose files go to the server: what lives with the person stays with them. */
export const SHARED_KINDS: readonly Kind[] = FILE_KINDS.filter((kind) => !isPersonal(kind));

/** Whether an operation on a kind may bring a file into a shared company. */
export const namesFiles = ({ kind }: { readonly kind: Kind }): boolean => SHARED_KINDS.includes(kind);

/**
 * How long the server is taken at its word that it has a file, ms: what no record has named for thirty days goes there, and a
 * server that was put back from a copy may have less than before.
 */
const TRUSTED = 20 * 24 * 60 * 60 * 1000;

/** Files that do not go up, and why. */
export interface RefusedFiles {
  /** The server has no room for them. */
  readonly tooLarge: number;
  /** Number of files that can no longer be read here, or that do not match their names. */
  readonly unreadable: number;
}

/** This device's knowledge of a shared company's files. */
export interface FileLedger {
  /** Files that records name, that are here, and that the server is not known to have; those of removed records last. */
  waiting(): Promise<readonly string[]>;
  /** How many do not go up. */
  refused(): Promise<RefusedFiles>;
  /** A file that is here. */
  read(id: string): Promise<Blob | undefined>;
  /** Files that were erased here, and that no living record names: the server is to erase them, too. */
  erasing(): Promise<readonly string[]>;
  /** Forgets what is known of a file. */
  forget(id: string): Promise<void>;
  /** Notes what is known of a file. */
  note(id: string, state: TeamFileRow['state']): Promise<void>;
  /** Lets refused files be tried once more. */
  forgetRefused(): Promise<void>;
}

/** Files that the records of a company name: living records, and removed ones, which may come back. */
async function namedFiles(
  db: BrowserDatabase,
  companyId: string,
): Promise<{ readonly living: ReadonlySet<string>; readonly removed: ReadonlySet<string> }> {
  const [living, removed] = [new Set<string>(), new Set<string>()];
  for (const kind of SHARED_KINDS) {
    await rowsOfSpaceAndKind(db, companyId, kind).each(({ record }) => {
      const isRemoved = isObject(record) && typeof record.deletedAt === 'string';
      for (const id of filesOf(kind, record)) (isRemoved ? removed : living).add(id);
    });
  }
  return { living, removed };
}

/** Returns those of these files that are in this browser. */
async function hereOf(db: BrowserDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(
    await db.blobs
      .where('id')
      .anyOf([...ids])
      .primaryKeys(),
  );
}

/** Files that living records of a company name and that are not in this browser. */
export async function missingFiles(db: BrowserDatabase, companyId: string): Promise<readonly string[]> {
  const { living } = await namedFiles(db, companyId);
  const here = await hereOf(db, [...living]);
  return [...living].filter((id) => !here.has(id));
}

/** Whether a living record of a company names a file. */
export const isNamed = async (db: BrowserDatabase, companyId: string, id: string): Promise<boolean> =>
  (await namedFiles(db, companyId)).living.has(id);

/** Notes that a file was erased here, for the server. Returns whether there is one, and nothing living names the file. */
export async function noteErased(db: BrowserDatabase, companyId: string, id: string, now: Date): Promise<boolean> {
  return db.transaction('rw', db.records, db.teams, db.teamFiles, async () => {
    const team = await db.teams.get(companyId);
    if (team?.state !== 'open' || team.role === 'Viewer' || (await isNamed(db, companyId, id))) return false;
    await db.teamFiles.put({ companyId, id, state: 'erasing', at: now.toISOString() });
    return true;
  });
}

/** Keeps a file that came from the server, as if it had been put here. */
export async function keepFetched(
  db: BrowserDatabase,
  companyId: string,
  file: { readonly id: string; readonly blob: Blob },
  now: Date,
): Promise<void> {
  const { id, blob } = file;
  await db.transaction('rw', db.files, db.blobs, db.teamFiles, async () => {
    if ((await db.blobs.where('id').equals(id).count()) === 0) await db.blobs.put({ id, blob });
    await db.files.put({ id, size: blob.size, putAt: now.toISOString() });
    await db.teamFiles.put({ companyId, id, state: 'there', at: now.toISOString() });
  });
}

/** The ledger of one shared company's files in the browser's database. */
export function createFileLedger({ db, now }: Pick<Workspace, 'db' | 'now'>, companyId: string): FileLedger {
  const own = () => db.teamFiles.where('companyId').equals(companyId);
  const inState = (wanted: TeamFileRow['state']) => own().and(({ state }) => state === wanted);
  /** A store that was closed in the middle of the sending ends it here. */
  const assertOpen = (): void => {
    if (!db.isOpen()) throw new StoreError('closed', 'the store was closed', { reason: 'failed' });
  };
  return {
    async waiting() {
      assertOpen();
      return db.transaction('r', db.teams, db.teamFiles, db.records, db.blobs, async () => {
        const team = await db.teams.get(companyId);
        // Who only looks sends nothing.
        if (team?.state !== 'open' || team.role === 'Viewer') return [];
        const rows = await own().toArray();
        const { living, removed } = await namedFiles(db, companyId);
        const trusted = new Date(now().getTime() - TRUSTED).toISOString();
        const isKnown = ({ id, state, at }: TeamFileRow): boolean => {
          // A file that was erased and is named again is uploaded again.
          if (state === 'erasing') return !living.has(id);
          return state !== 'there' || at > trusted;
        };
        const known = new Set(rows.filter(isKnown).map(({ id }) => id));
        const ids = [...new Set([...living, ...removed])].filter((id) => !known.has(id));
        const here = await hereOf(db, ids);
        return ids.filter((id) => here.has(id));
      });
    },
    async erasing() {
      assertOpen();
      return db.transaction('rw', db.teamFiles, db.records, async () => {
        const rows = await inState('erasing').toArray();
        if (rows.length === 0) return [];
        const { living } = await namedFiles(db, companyId);
        // Named again, or by a commit that was refused and taken back: it stays.
        const staying = rows.filter(({ id }) => living.has(id));
        await db.teamFiles.bulkDelete(staying.map(({ id }) => [companyId, id] as const));
        return rows.filter(({ id }) => !living.has(id)).map(({ id }) => id);
      });
    },
    async forget(id) {
      assertOpen();
      await db.teamFiles.delete([companyId, id]);
    },
    async refused() {
      assertOpen();
      const [tooLarge, unreadable] = await Promise.all([inState('tooLarge').count(), inState('unreadable').count()]);
      return { tooLarge, unreadable };
    },
    async read(id) {
      assertOpen();
      return (await db.blobs.get(id))?.blob;
    },
    async note(id, state) {
      assertOpen();
      await db.transaction('rw', db.teams, db.teamFiles, async () => {
        // A company that was left while its file went up has no ledger any more.
        if (await db.teams.get(companyId)) await db.teamFiles.put({ companyId, id, state, at: now().toISOString() });
      });
    },
    async forgetRefused() {
      assertOpen();
      await own()
        .and(({ state }) => state === 'tooLarge' || state === 'unreadable')
        .delete();
    },
  };
}
