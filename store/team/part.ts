import { isSame } from '#src/domain/core/same.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import type { FilesStanding } from '#src/domain/sync/standing.ts';

import type { BrowserConnection as Database } from '../indexedDb/connection.ts';
import { keyOf, rowsOfSpace, type Workspace } from '../indexedDb/rows.ts';
import type { RecordRow, TeamRow } from '../indexedDb/schema.ts';
import type { Staging } from '../indexedDb/staging.ts';
import { recordTables } from '../indexedDb/unindexed.ts';
import { assertNotLast, eraseCompany, loadRecords } from '../indexedDb/whole.ts';
import { checkLoadable, PERSONAL_SPACE, type ChangeMessage, type PlacedName, type TeamNews } from '../plan.ts';
import {
  NO_COMPANIES,
  type CompanyPresence,
  type ConnectionState,
  type LoadOptions,
  type LoadedRecord,
  type SharedCompanyHere,
  type SyncState,
} from '../port.ts';
import { createApi, type TeamApi } from './api.ts';
import type { Problem } from './ask.ts';
import { BROWSER, nothing, type TeamEdges } from './edges.ts';
import { exchangeOnce } from './exchange.ts';
import { createFileApi, type FileApi } from './files/fileApi.ts';
import { companiesHere, createElsewhere } from './elsewhere.ts';
import { createFetching } from './files/fetching.ts';
import { createFileLedger, noteErased, type RefusedFiles } from './files/fileLedger.ts';
import { createLedger, createStaging, forgetTeam, keepShadows, putStaged } from './ledger/ledger.ts';
import { stagedByLoad } from './loading.ts';
import { startLoop, type Loop } from './loop.ts';
import { createPresence, type TabPresence } from './presence.ts';
import { refusedCommit } from './refusals.ts';
import { sendFiles } from './files/sendFiles.ts';
import { actorOf, ownerOf } from './ledger/staging.ts';
import { teamTables } from './database.ts';
import { watchCompany } from './watch.ts';

/** Store's part for the shared companies of its database. */
export interface TeamPart {
  /** Additional writes of its commits. */
  readonly staging: Staging;
  /** Who works here to the server; null while the open company is this browser's own. */
  readonly actor: string | null;
  sync(): SyncState;
  /** `shared` of the port. */
  shared(): readonly SharedCompanyHere[];
  /** `presence` of the port. */
  presence(): CompanyPresence | null;
  /** Something was committed: it may be sent. */
  committed(): void;
  /** Another tab has news. */
  hear(news: TeamNews): void;
  /** A company was shared or left here: looks again. */
  refresh(): Promise<void>;
  /** `load` of the port. */
  load(records: readonly LoadedRecord[], options: LoadOptions): Promise<PlacedName[] | undefined>;
  /** `eraseCompany` of the port. */
  eraseCompany(companyId: string): Promise<PlacedName[]>;
  /** `settleRefused` of the port. */
  settleRefused(id: string): Promise<void>;
  /** Fetches a file of the open company that is not here; undefined when its server has none, or it is not shared. */
  fetchFile(id: string): Promise<Blob | undefined>;
  /** A file was erased here: the server of the open company is to erase it, unless a living record names it. */
  eraseFile(id: string): Promise<void>;
  close(): void;
}

/** Options of {@link createTeamPart}. */
export interface TeamPartOptions {
  readonly workspace: Workspace;
  /** Name of the database. */
  readonly name: string;
  readonly connection: Pick<Database, 'send' | 'hasher'>;
  /** Tells of records that came from the server. */
  readonly tell: (message: ChangeMessage) => void;
  readonly onSync: (state: SyncState) => void;
  /** Something has come into the person's inbox of the open company, or may have. */
  readonly onInbox: () => void;
  readonly edges?: TeamEdges;
}

const LOCAL: SyncState = { mode: 'local' };

const NO_FILES: FilesStanding = { left: 0, tooLarge: 0, unreadable: 0 };

/** Returns the files' part of the state. Omits empty fields. */
const filesIn = (files: FilesStanding): { files?: FilesStanding } => (isSame(files, NO_FILES) ? {} : { files });

/** Exchanges for one company, as long as it is this tab's turn. */
function createExchanging(
  { workspace, name, tell }: Pick<TeamPartOptions, 'workspace' | 'name' | 'tell'>,
  {
    api,
    fileApi,
    edges,
    seq,
    onLedger,
    onConnection,
    onFiles,
    onInbox,
    presence,
  }: {
    readonly api: TeamApi;
    readonly fileApi: FileApi;
    readonly edges: TeamEdges;
    /** The number that this side has. */
    readonly seq: () => number;
    readonly onLedger: () => void;
    readonly onConnection: (connection: ConnectionState) => void;
    readonly onFiles: (files: FilesStanding) => void;
    readonly onInbox: () => void;
    readonly presence: Pick<TabPresence, 'tab' | 'hear'>;
  },
) {
  const { companyId } = workspace;
  const ended = new AbortController();
  let loop: Loop | null = null;
  let files: Loop | null = null;
  let isShutOut = false;
  const ledger = createLedger(workspace, companyId, {
    onLedger,
    onRecords: ({ by, records }, erases) =>
      tell({ records, origin: 'remote', ...(by === null ? {} : { actor: by }), ...(erases ? { erases } : {}) }),
  });
  const tellConnection = (connection: ConnectionState): void => {
    isShutOut = connection === 'noAccess' || connection === 'signedOut';
    onConnection(connection);
  };
  edges.inTurn(`${name}:team:${companyId}`, ended.signal, async () => {
    if (ended.signal.aborted) return;
    const running = startLoop(() => exchangeOnce(companyId, api, ledger), tellConnection, edges);
    loop = running;
    const fileLedger = createFileLedger(workspace, companyId);
    const sending = {
      companyId,
      api: fileApi,
      ledger: fileLedger,
      onLeft: (left: number, refused: RefusedFiles) =>
        ended.signal.aborted ? undefined : onFiles({ left, ...refused }),
      signal: ended.signal,
    };
    let isFirst = true;
    const sendAll = async (): Promise<Problem | null> => {
      // Room may have been made since the last time.
      if (isFirst) await fileLedger.forgetRefused();
      isFirst = false;
      return sendFiles(sending);
    };
    const runningFiles = startLoop(sendAll, nothing, edges);
    files = runningFiles;
    const stopWatching = watchCompany(
      api.eventsUrl(companyId, presence.tab),
      {
        isShutOut: () => isShutOut,
        onHead(head) {
          // The server sends it only to users with access: the pause of a user without access is over.
          if (isShutOut) running.hurry();
          else if (head !== seq()) running.wake();
        },
        onPresence: presence.hear,
        onInbox,
        onDoubt() {
          running.hurry();
          runningFiles.hurry();
        },
      },
      edges,
    );
    await new Promise((resolve) => {
      ended.signal.addEventListener('abort', resolve);
    });
    stopWatching();
    running.stop();
    runningFiles.stop();
  });
  return {
    isMine: () => loop !== null,
    wake: () => loop?.wake(),
    wakeFiles: () => files?.wake(),
    stop: () => ended.abort(),
  };
}

/** Creates the store's part for shared companies: notes its commits for them, and exchanges for the open one. */
export function createTeamPart({
  workspace,
  name,
  connection: database,
  tell,
  onSync,
  onInbox,
  edges = BROWSER,
}: TeamPartOptions): TeamPart {
  const { db, companyId } = workspace;
  const api = createApi(edges.fetch);
  const fileApi = createFileApi(edges.fetch);
  const fetching = createFetching({ workspace, api: fileApi, hash: (blob) => database.hasher.hash(blob), edges });
  /** Companies that something was noted for, once for each commit, since it was last sent on. */
  let staged: string[] = [];
  let hasFiles = false;
  const staging = createStaging(workspace, edges.newId, (id, isOfFiles) => {
    staged.push(id);
    hasFiles ||= isOfFiles;
  });
  let row: TeamRow | undefined;
  let state: SyncState = LOCAL;
  let connection: ConnectionState = 'online';
  let files = NO_FILES;
  let exchanging: ReturnType<typeof createExchanging> | null = null;
  let presence: TabPresence | null = null;
  let shared: readonly SharedCompanyHere[] = NO_COMPANIES;
  const elsewhere = createElsewhere({
    db,
    name,
    api,
    edges,
    tell,
    onLedger(id) {
      look();
      spread({}, id);
    },
  });
  let looks = 0;
  let isClosed = false;

  const setState = (next: SyncState): void => {
    state = next;
    onSync(next);
  };
  const spread = (news: Omit<TeamNews, 'companyId'>, id = companyId): void =>
    database.send({ records: [], team: { companyId: id, ...news } });
  const look = (): void => {
    // A database that was closed meanwhile has nothing to say.
    refresh().catch(() => undefined);
  };

  const setConnection = (heard: ConnectionState): void => {
    // Who was shut out stays so, network or not, until the server lets them in again.
    const next = row?.isOut && heard !== 'online' ? 'noAccess' : heard;
    if (next === connection) return;
    connection = next;
    presence?.setOnline(next === 'online');
    if (state.mode === 'team') setState({ ...state, connection });
  };
  /** Remembers that the server lets the person in no more: a page that is loaded without a network knows it, too. */
  const noteOut = (next: ConnectionState): void => {
    if (next === 'noAccess') db.teams.update(companyId, { isOut: true }).then(look, nothing);
  };
  const setFiles = (next: FilesStanding): void => {
    if (isSame(next, files)) return;
    files = next;
    if (state.mode !== 'team') return;
    const { files: _before, ...rest } = state;
    setState({ ...rest, ...filesIn(files) });
  };
  const start = (): void => {
    if (exchanging) return;
    const here = createPresence({
      companyId,
      api,
      edges,
      newId: edges.newId,
      me: () => row?.person.id ?? null,
      hasStream: () => exchanging?.isMine() ?? false,
    });
    presence = here;
    exchanging = createExchanging(
      { workspace, name, tell },
      {
        api,
        fileApi,
        edges,
        seq: () => row?.seq ?? 0,
        onLedger: () => {
          look();
          spread({});
        },
        onConnection(next) {
          setConnection(next);
          spread({ connection: next });
          noteOut(next);
        },
        onFiles(next) {
          setFiles(next);
          spread({ files: next });
        },
        onInbox() {
          onInbox();
          spread({ inbox: true });
        },
        presence: {
          tab: here.tab,
          hear(all) {
            here.hear(all);
            spread({ present: all });
          },
        },
      },
    );
  };
  const stop = (): void => {
    // While it is known whether the end of a stream will tell that this tab is gone.
    presence?.stop();
    presence = null;
    exchanging?.stop();
    exchanging = null;
    connection = 'online';
    files = NO_FILES;
  };

  /** Reads the company's state. The last read counts: an earlier one may be answered later. */
  async function refresh(): Promise<void> {
    if (isClosed) return;
    looks += 1;
    const look = looks;
    const [all, team, unsent, aside] = await db.transaction('r', teamTables(db), () =>
      Promise.all([
        companiesHere(db),
        db.teams.get(companyId),
        db.outbox.where('[companyId+seq]').equals([companyId, 0]).count(),
        db.refused.where('companyId').equals(companyId).sortBy('commit.at'),
      ]),
    );
    if (look !== looks || isClosed) return;
    // Another tab may have heard it first; without a network it is known from before.
    if (team?.isOut && row?.isOut !== true) connection = 'noAccess';
    // The loop tells only of what has changed since this page was opened.
    else if (row?.isOut && team?.isOut !== true && connection === 'noAccess') connection = 'online';
    row = team;
    const isOther = !isSame(all, shared);
    shared = all;
    elsewhere.send(all.filter(({ id, unsent: waiting }) => id !== companyId && waiting > 0).map(({ id }) => id));
    if (team?.state === 'open') start();
    else stop();
    const refused = aside.map(refusedCommit);
    const next: SyncState = team
      ? {
          mode: 'team',
          connection,
          unsent,
          refused,
          role: team.role,
          ...(team.memberId === undefined ? {} : { memberId: team.memberId }),
          ...(team.seesNames === false ? { hidesNames: true } : {}),
          ...(team.isCleared ? { isCleared: true } : {}),
          ...filesIn(files),
          ...(team.state === 'uploading' ? { isUploading: true } : {}),
        }
      : LOCAL;
    if (isOther || JSON.stringify(next) !== JSON.stringify(state)) setState(next);
  }

  return {
    staging,
    get actor() {
      return row?.person.id ?? null;
    },
    sync: () => state,
    shared: () => shared,
    presence: () => presence,
    refresh,
    committed() {
      const noted = staged;
      staged = [];
      const mayHaveFiles = hasFiles;
      hasFiles = false;
      const own = noted.filter((id) => id === companyId).length;
      if (own > 0) {
        // Said at once: what is committed is unsent from the moment it is.
        if (state.mode === 'team') setState({ ...state, unsent: state.unsent + own });
        exchanging?.wake();
        if (mayHaveFiles) exchanging?.wakeFiles();
        look();
      }
      if (noted.length > own) look();
      for (const id of new Set(noted)) spread(mayHaveFiles ? { hasFiles: true } : {}, id);
    },
    hear(news) {
      if (news.companyId !== companyId) {
        if (!news.connection && news.present === undefined && !news.inbox) look();
        return;
      }
      if (news.present !== undefined) {
        presence?.hear(news.present);
        return;
      }
      if (news.inbox) {
        onInbox();
        return;
      }
      if (news.connection) setConnection(news.connection);
      if (news.files) setFiles(news.files);
      if (news.asks && exchanging?.isMine()) {
        spread({ connection, files });
        if (presence) spread({ present: presence.heard });
      }
      exchanging?.wake();
      if (news.hasFiles) exchanging?.wakeFiles();
      look();
    },
    async load(records, options) {
      const changed = await loadShared(workspace, records, options, { staging, newId: edges.newId });
      exchanging?.wakeFiles();
      if (row) spread({ hasFiles: true });
      return changed;
    },
    async eraseCompany(id) {
      const team = await db.teams.get(id);
      if (team) {
        await assertNotLast(workspace, id);
        // Who is not of it any more takes it off this device alone.
        if (!team.isOut) {
          if (team.role !== 'Owner') throw new StoreError('forbidden', 'a company is deleted by its owner');
          const answer = await api.deleteCompany(id);
          // A missing object need not be deleted.
          if (!answer.ok && answer.problem.kind !== 'noAccess') {
            throw new StoreError('offline', `not deleted: ${answer.problem.kind}`, { retryable: true });
          }
        }
      }
      return db.transaction('rw', [...recordTables(db), db.files, db.blobs, ...teamTables(db)], async () => {
        const gone = await eraseCompany(workspace, id, staging);
        await forgetTeam(db, id);
        return gone;
      });
    },
    fetchFile: async (id) => (row?.state === 'open' ? fetching(id) : undefined),
    async eraseFile(id) {
      if (!(await noteErased(db, companyId, id, workspace.now()))) return;
      exchanging?.wakeFiles();
      spread({ hasFiles: true });
    },
    async settleRefused(id) {
      await db.refused.delete(id);
      await refresh();
      spread({});
    },
    close() {
      isClosed = true;
      elsewhere.stop();
      stop();
    },
  };
}

/** Rows that a load may replace, by their key. */
async function rowsBefore(
  { db, companyId }: Workspace,
  records: readonly LoadedRecord[],
  { replace = false, companyId: owner = companyId }: LoadOptions,
): Promise<ReadonlyMap<string, unknown>> {
  const rows: (RecordRow | undefined)[] = [];
  if (replace) {
    for (const space of new Set([companyId, owner, PERSONAL_SPACE])) {
      rows.push(...(await rowsOfSpace(db, space).toArray()));
    }
  } else {
    const keys = records.map(({ kind, record }) => keyOf({ kind, id: record.id }, owner));
    rows.push(...(await db.records.bulkGet(keys)));
  }
  return new Map(rows.flatMap((row) => (row ? [[`${row.space}/${row.kind}/${row.id}`, row.record] as const] : [])));
}

/** `load` of the port where companies are shared: what it does to one of them is noted for its server, too. */
async function loadShared(
  workspace: Workspace,
  records: readonly LoadedRecord[],
  options: LoadOptions,
  { staging, newId }: { readonly staging: Staging; readonly newId: () => string },
): Promise<PlacedName[] | undefined> {
  const { db, now } = workspace;
  checkLoadable(records);
  return db.transaction('rw', [...recordTables(db), db.meta, ...teamTables(db)], async () => {
    const before = await rowsBefore(workspace, records, options);
    const changed = await loadRecords(workspace, records, options, staging);
    const teams = new Map((await db.teams.toArray()).map((team) => [team.companyId, team]));
    if (!changed || teams.size === 0) return changed;
    const at = now().toISOString();
    for (const { kind, id, space } of changed) {
      const named = { kind, id };
      const [stood, row] = [before.get(`${space}/${kind}/${id}`), await db.records.get([space, kind, id])];
      const owner = ownerOf(named, row?.record ?? stood, space);
      const team = owner === null ? undefined : teams.get(owner);
      if (!team) continue;
      const replaced = { named, before: stood, after: row?.record };
      // A record removed earlier is dropped here without a message to the server, which still has it, removed.
      if (!row) await keepShadows(db, team.companyId, [named], () => stood);
      await putStaged(
        db,
        stagedByLoad(replaced, team.companyId, { ...actorOf(team), isOut: team.isOut === true }, at, newId),
        () => stood,
      );
    }
    return changed;
  });
}
