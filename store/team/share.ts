import { StoreError } from '#src/domain/core/storeError.ts';
import { isKind } from '#src/domain/kindFacts.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';

import { withoutSecrets } from '../archive/secrets.ts';
import { DATABASE_NAME } from '../databaseName.ts';
import type { RowKey, TeamRow } from '../indexedDb/rowTypes.ts';
import type { BrowserDatabase } from '../indexedDb/schema.ts';
import { recordTables } from '../indexedDb/unindexed.ts';
import { dumped } from '../plan.ts';
import type { LoadedRecord, OnProgress } from '../port.ts';
import { createApi, type Sharer, type TeamApi } from './api.ts';
import type { Problem } from './ask.ts';
import { besideStores, forgetTeam, teamTables } from './database.ts';
import { BROWSER, type TeamEdges } from './edges.ts';
import { putStaged } from './ledger/outbox.ts';
import { stagedByLoad } from './loading.ts';
import { letGoOfSecrets, tokenOf, type SharedBot } from './sharedSecrets.ts';
import { actorOf } from './ledger/staging.ts';
import { moveCompany, rowsOfCompany } from './moveCompany.ts';

export type ShareResult =
  /**
   * It is uploaded, and open to those who get a link. `companyId`: its id; another one than before where that was taken by
   * another user's company (the sample's is the same in every browser), and then its address is another. `kept`: damaged records
   * that the server did not accept; they stay in this browser.
   */
  | { readonly kind: 'shared'; readonly companyId: string; readonly kept: number; readonly bot: SharedBot }
  /** The user stopped it. The uploaded part stays there, invisible to others; sharing again continues from there. */
  | { readonly kind: 'stopped'; readonly companyId: string }
  /** The server did not go along; sharing again goes on from there. `signedOut`: the person has to sign in first. */
  | { readonly kind: 'failed'; readonly why: Exclude<Problem['kind'], 'aborted'>; readonly companyId: string };

export interface ShareOptions {
  readonly companyId: string;
  /** As its people know it. */
  readonly companyName: string;
  /**
   * Returns the sharing user, before any of the company's data is uploaded. `companyId`: its id from now on; `name`: the user's
   * name on the server. Default no member of the company, under that name.
   */
  readonly sharer?: (companyId: string, name: string) => Promise<Sharer>;
  /** Connects the company's bot by its token, once the company is open; tells whether it is. Not given: the token is let go. */
  readonly onBot?: (companyId: string, token: string) => Promise<boolean>;
  readonly signal?: AbortSignal;
  /** Records done of records in all. */
  readonly onProgress?: OnProgress;
  /** Name of the database; default the app's. */
  readonly name?: string;
  /** Default the browser's. */
  readonly edges?: TeamEdges;
}

/** Most characters of records in one request. */
const MOST_CHARACTERS = 400_000;
/** Records read at once while a page is filled. */
const READ = 10;

/** Keys of all that goes up, in the order of the database, in which they stay when more come in between. */
async function keysOf(db: BrowserDatabase, companyId: string): Promise<readonly RowKey[]> {
  const rows = await rowsOfCompany(db, companyId);
  return rows.flatMap(({ space, kind, id }): RowKey[] => (isKind(kind) ? [[space, kind, id]] : []));
}

/**
 * Returns records as they were when sharing began, without secrets: later commits go through the outbox. Records made since are
 * not included.
 */
function readAsShared(db: BrowserDatabase, companyId: string, keys: readonly RowKey[]): Promise<LoadedRecord[]> {
  return db.transaction('r', db.records, db.shadows, async () => {
    const rows = await db.records.bulkGet([...keys]);
    const shadows = await db.shadows.bulkGet(keys.map(([, kind, id]) => [companyId, kind, id]));
    return rows.flatMap((row, index) => {
      if (!row) return [];
      const shadow = shadows[index];
      const record = shadow ? shadow.record : row.record;
      return record === undefined ? [] : [withoutSecrets(dumped(row, record)).loaded];
    });
  });
}

/** Sends records; what the server makes nothing of is sent without what spoils it. Returns a problem, or what became of them. */
async function send(
  api: TeamApi,
  companyId: string,
  records: readonly LoadedRecord[],
  signal: AbortSignal | undefined,
): Promise<{ readonly problem: Problem } | { readonly differing: readonly RecordName[]; readonly kept: number }> {
  if (records.length === 0) return { differing: [], kept: 0 };
  const answer = await api.upload(companyId, records, signal);
  if (answer.ok) {
    const differing = answer.value.differing.flatMap(({ kind, id }) => (isKind(kind) ? [{ kind, id }] : []));
    return { differing, kept: 0 };
  }
  const { kind } = answer.problem;
  if (kind !== 'invalid' && kind !== 'tooLarge') return { problem: answer.problem };
  if (records.length === 1) return { differing: [], kept: 1 };
  const half = Math.ceil(records.length / 2);
  const first = await send(api, companyId, records.slice(0, half), signal);
  if ('problem' in first) return first;
  const second = await send(api, companyId, records.slice(half), signal);
  if ('problem' in second) return second;
  return { differing: [...first.differing, ...second.differing], kept: first.kept + second.kept };
}

/**
 * Sends records that differ on the server, or that it no longer accepts as they are, as creations: it answers which it has
 * already.
 */
async function sendAsCommits(
  db: BrowserDatabase,
  team: TeamRow,
  records: readonly LoadedRecord[],
  differing: readonly RecordName[],
  newId: () => string,
): Promise<void> {
  const names = new Set(differing.map(nameKey));
  await db.transaction('rw', teamTables(db), async () => {
    for (const { kind, record } of records) {
      const named = { kind, id: record.id };
      if (!names.has(nameKey(named)) || (await db.shadows.get([team.companyId, kind, record.id]))) continue;
      const replaced = { named, before: undefined, after: record };
      const staged = stagedByLoad(replaced, team.companyId, actorOf(team), record.updatedAt, newId);
      await putStaged(db, staged, () => undefined);
    }
  });
}

/** Sends all that is not up yet, page by page, noting how far it got. Returns a problem, or how many records were kept. */
async function upload(
  db: BrowserDatabase,
  api: TeamApi,
  begun: TeamRow,
  { signal, onProgress, newId }: Pick<ShareOptions, 'signal' | 'onProgress'> & { readonly newId: () => string },
): Promise<Problem | number> {
  const { companyId } = begun;
  const keys = await keysOf(db, companyId);
  // One that is not there any more: from the start, what is up already stays as it is.
  let done = keys.findIndex((key) => begun.uploaded?.every((part, index) => part === key[index]) === true) + 1;
  let [page, characters, kept]: [LoadedRecord[], number, number] = [[], 0, 0];
  onProgress?.(done, keys.length);

  while (done < keys.length) {
    if (signal?.aborted) return { kind: 'aborted' };
    const chunk = keys.slice(done, done + READ);
    for (const loaded of await readAsShared(db, companyId, chunk)) {
      page.push(loaded);
      characters += JSON.stringify(loaded).length;
    }
    done += chunk.length;
    if (characters < MOST_CHARACTERS && done < keys.length) continue;
    const sent = await send(api, companyId, page, signal);
    if ('problem' in sent) return sent.problem;
    kept += sent.kept;
    if (sent.differing.length > 0) await sendAsCommits(db, begun, page, sent.differing, newId);
    const uploaded = chunk.at(-1);
    if (uploaded) await db.teams.update(companyId, { uploaded });
    [page, characters] = [[], 0];
    onProgress?.(done, keys.length);
  }
  return kept;
}

/**
 * Opens a company of this browser to a team: its records are uploaded, then those who get a link may join. Commits made meanwhile
 * wait in the outbox and are sent after them. It can be stopped and continued at any time, after a reload too, and repeating it
 * changes nothing. A second device that shares the same company adds missing records, and where both differ its user chooses.
 * Tokens and passwords of channels are not uploaded, and are removed from this browser, too. Files of materials follow when it is
 * open, while a member has it open here (sendFiles.ts).
 * @throws StoreError when the browser's database fails
 */
export function shareCompany({
  companyId: asked,
  companyName,
  sharer = async (_companyId, called) => ({ memberId: null, name: called, email: '' }),
  onBot = async () => false,
  signal,
  onProgress,
  name = DATABASE_NAME,
  edges = BROWSER,
}: ShareOptions): Promise<ShareResult> {
  const api = createApi(edges.fetch);
  return besideStores(name, async (db, tell) => {
    let companyId = asked;
    const ended = ({ kind }: Problem): ShareResult =>
      kind === 'aborted' ? { kind: 'stopped', companyId } : { kind: 'failed', why: kind, companyId };

    const there = await db.teams.get(companyId);
    if (there?.state === 'open') return { kind: 'shared', companyId, kept: 0, bot: 'none' };
    const session = await api.session();
    if (!session.ok) return ended(session.problem);
    const { person } = session.value;
    let made = await api.createCompany(companyId, companyName);
    if (!made.ok && made.problem.kind === 'noAccess' && !there) {
      // Another user's company has the id, or the person may add none: that is known before anything is changed here.
      const to = edges.newId();
      made = await api.createCompany(to, companyName);
      if (made.ok) {
        const moved = await moveCompany(db, companyId, to, edges.newId);
        companyId = to;
        tell(to, moved);
      }
    }
    if (!made.ok) return ended(made.problem);

    const own = await sharer(companyId, person.name);
    const begun: TeamRow = there ?? { companyId, person, role: 'Owner', state: 'uploading', seq: 0 };
    if (!there) await db.teams.put(begun);
    tell(companyId);
    const sent = await upload(db, api, begun, { signal, onProgress, newId: edges.newId });
    if (typeof sent !== 'number') return ended(sent);
    const opened = await api.open(companyId, own);
    if (!opened.ok) return ended(opened.problem);
    const { memberId } = opened.value;
    const me = memberId === null ? {} : { memberId };
    const token = await tokenOf(db, companyId);
    const isConnected = token !== '' && (await onBot(companyId, token));
    const gone = await db.transaction('rw', [...recordTables(db), ...teamTables(db)], async () => {
      await db.teams.put({ companyId, person: begun.person, role: begun.role, ...me, state: 'open', seq: 0 });
      return letGoOfSecrets(db, companyId);
    });
    tell(companyId, gone);
    return { kind: 'shared', companyId, kept: sent, bot: token === '' ? 'none' : isConnected ? 'connected' : 'left' };
  });
}

/**
 * Gives up sharing a company that is not up yet: the server forgets what came, and it stays this browser's own, as it is.
 * @returns a problem of the server, or null when it is done
 * @throws StoreError `conflict` when the company is up already
 */
export function stopSharing({
  companyId,
  name = DATABASE_NAME,
  edges = BROWSER,
}: Pick<ShareOptions, 'companyId' | 'name' | 'edges'>): Promise<Problem | null> {
  return besideStores(name, async (db, tell) => {
    const team = await db.teams.get(companyId);
    if (!team) return null;
    if (team.state === 'open') throw new StoreError('conflict', 'the company is shared already');
    const answer = await createApi(edges.fetch).deleteCompany(companyId);
    if (!answer.ok && answer.problem.kind !== 'noAccess') return answer.problem;
    await forgetTeam(db, companyId);
    tell(companyId);
    return null;
  });
}
