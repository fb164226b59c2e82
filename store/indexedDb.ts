import { DATABASE_NAME } from './databaseName.ts';
import { commitOps } from './indexedDb/committing.ts';
import { connect } from './indexedDb/connection.ts';
import { createFileStore } from './indexedDb/files.ts';
import {
  dumpRecords,
  listRecords,
  readTally,
  readAllSummaries,
  readRecord,
  readSomeSummaries,
} from './indexedDb/reading.ts';
import type { Workspace } from './indexedDb/rows.ts';
import { UnknownTeam } from './indexedDb/staging.ts';
import { eraseCompany, isFresh, loadRecords } from './indexedDb/whole.ts';
import { changeFrom, checkOwner, createEmitter, placedWrites, type ChangeMessage, type PlacedName } from './plan.ts';
import { NO_COMPANIES, ONLY_PERSON, type Change, type Store, type SyncState } from './port.ts';
import type { TeamEdges } from './team/edges.ts';
import type { TeamPart } from './team/part.ts';

export interface IndexedDbStoreOptions {
  readonly companyId: string;
  /** The clock. */
  readonly now: () => Date;
  /** Who works with this store. Default who they are to the server of a shared company, else the one person of the browser. */
  readonly actor?: string;
  /** Name of the database; default the app's. */
  readonly name?: string;
  /** Environment of the exchange with a server; default the browser's. */
  readonly edges?: TeamEdges;
}

/**
 * Opens the browser's database. Resolves when it is open, or already when an older tab holds up the upgrade: then `status`
 * is `blocked`, and calls wait until that tab is closed. Where a company of the database is shared, what is needed for that
 * is a chunk of its own (team/part.ts), loaded then, and when one is shared later.
 * @throws StoreError `closed`
 */
export async function openIndexedDbStore({
  companyId,
  now,
  actor,
  name = DATABASE_NAME,
  edges,
}: IndexedDbStoreOptions): Promise<Store> {
  checkOwner(companyId);
  const changes = createEmitter<Change>();
  const syncs = createEmitter<SyncState>();
  const inboxes = createEmitter<void>();
  const connection = await connect(name, (message) => {
    if (message.team) hear(message);
    const change = changeFrom(message, companyId, 'tab');
    if (change) changes.emit(change);
  });
  const { db, run, send } = connection;
  const workspace: Workspace = { db, companyId, now, repaired: new Set() };
  const spread = (message: ChangeMessage): void => {
    if (message.records.length === 0) return;
    send(message);
    const change = changeFrom(message, companyId, 'here');
    if (change) changes.emit(change);
  };
  const whoWorks = (): string => actor ?? team?.actor ?? ONLY_PERSON;
  const tell = (records: readonly PlacedName[], erases = false): void =>
    spread({ actor: whoWorks(), records, ...(erases ? { erases } : {}) });

  let team: TeamPart | null = null;
  let attaching: Promise<TeamPart> | undefined;
  /** Loads the code of shared companies, once. A chunk that did not load is tried again on the next call. */
  const attach = (): Promise<TeamPart> =>
    (attaching ??= import('./team/part.ts')
      .then(async ({ createTeamPart }) => {
        team = createTeamPart({
          workspace,
          name,
          connection,
          tell: spread,
          onSync: syncs.emit,
          onInbox: inboxes.emit,
          edges,
        });
        await team.refresh();
        send({ records: [], team: { companyId, asks: true } });
        return team;
      })
      .catch((error: unknown) => {
        attaching = undefined;
        throw error;
      }));
  function hear({ team: news }: ChangeMessage): void {
    if (!news) return;
    if (team) team.hear(news);
    else void attach().catch(() => undefined);
  }
  /** Does it as the companies of the database want it: again, when one of them turns out to be shared. */
  const known = async <T>(action: (part: TeamPart | null) => Promise<T>): Promise<T> => {
    try {
      return await action(team);
    } catch (error) {
      if (!(error instanceof UnknownTeam)) throw error;
      return action(await attach());
    }
  };
  connection.onStatus((status) => {
    if (status === 'closed' || status === 'outdated') team?.close();
  });
  /** Until it is known whether a company is shared; it stays so where the code of shared ones does not come. */
  let alone: SyncState = { mode: 'unknown' };
  const looked = run(async () => {
    if ((await db.teams.count()) > 0) await attach();
    else if (!team) syncs.emit((alone = { mode: 'local' }));
  }).catch(() => undefined);
  if (connection.status === 'open') await looked;

  return {
    companyId,
    get actor() {
      return whoWorks();
    },
    get status() {
      return connection.status;
    },
    get: (kind, id) => run(() => readRecord(workspace, kind, id)),
    list: (kind, query = {}) => run(() => listRecords(workspace, kind, query)),
    tally: (kind, parent) => run(() => readTally(workspace, kind, parent)),
    summaries: (kind, ids) =>
      run(() => (ids ? readSomeSummaries(workspace, kind, ids) : readAllSummaries(workspace, kind))),
    commit: (ops, options = {}) =>
      run(async () => {
        const plan = await known((part) => commitOps(workspace, ops, options, part?.staging ?? null));
        tell(placedWrites(plan, companyId), options.erases);
        team?.committed();
        return { at: plan.at, inverse: plan.inverse };
      }),
    onChange: changes.subscribe,
    onStatus: connection.onStatus,
    sync: () => team?.sync() ?? alone,
    onSync: syncs.subscribe,
    shared: () => team?.shared() ?? NO_COMPANIES,
    presence: () => team?.presence() ?? null,
    onInbox: inboxes.subscribe,
    settleRefused: (id) => run(async () => team?.settleRefused(id)),
    load: (records, options = {}) =>
      run(async () => {
        const changed = await known((part) =>
          part ? part.load(records, options) : loadRecords(workspace, records, options, null),
        );
        if (changed) tell(changed);
        team?.committed();
        return changed !== undefined;
      }),
    eraseCompany: (id) =>
      run(async () => {
        tell(await known((part) => (part ? part.eraseCompany(id) : eraseCompany(workspace, id, null))));
        await team?.refresh();
      }),
    isFresh: () => run(() => db.transaction('r', db.records, db.meta, () => isFresh(workspace))),
    dump: () => run(() => dumpRecords(workspace)),
    files: createFileStore(connection, now, {
      fetch: async (id) => team?.fetchFile(id),
      erase: async (id) => team?.eraseFile(id),
    }),
    close: connection.close,
  };
}
