import type { BrowserConnection as Database } from '../indexedDb/connection.ts';
import type { Workspace } from '../indexedDb/rows.ts';
import type { Staging } from '../indexedDb/staging.ts';
import type { ChangeMessage, PlacedName, TeamNews } from '../plan.ts';
import type { CompanyPresence, LoadOptions, LoadedRecord, SharedCompanyHere, SyncState } from '../port.ts';
import { createApi } from './api.ts';
import { createCompanyState } from './companyState.ts';
import { BROWSER, nothing, type TeamEdges } from './edges.ts';
import { createElsewhere } from './elsewhere.ts';
import { eraseShared } from './eraseShared.ts';
import { createExchanging, type Exchanging } from './exchanging.ts';
import { createFetching } from './files/fetching.ts';
import { createFileApi } from './files/fileApi.ts';
import { noteErased } from './files/fileLedger.ts';
import { createStaging } from './ledger/outbox.ts';
import { loadShared } from './loadShared.ts';
import { createPresence, type TabPresence } from './presence.ts';

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
  const openedAt = edges.wall();
  let exchanging: Exchanging | null = null;
  let presence: TabPresence | null = null;
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
  const state = createCompanyState(workspace, {
    onRead(row, shared) {
      elsewhere.send(shared.filter(({ id, unsent }) => id !== companyId && unsent > 0).map(({ id }) => id));
      if (row?.state === 'open') start();
      else stop();
    },
    onSync,
    onOnline: (isOnline) => presence?.setOnline(isOnline),
  });

  const spread = (news: Omit<TeamNews, 'companyId'>, id = companyId): void =>
    database.send({ records: [], team: { companyId: id, ...news } });
  const look = (): void => {
    // A database that was closed meanwhile has nothing to say.
    state.read().catch(() => undefined);
  };

  const hearPull = (began: number): void => {
    if (began >= openedAt) state.catchUp();
  };

  const start = (): void => {
    if (exchanging) return;
    const here = createPresence({
      companyId,
      api,
      edges,
      newId: edges.newId,
      me: () => state.row?.person.id ?? null,
      hasStream: () => exchanging?.isMine() ?? false,
    });
    presence = here;
    exchanging = createExchanging(
      { workspace, name, tell },
      {
        api,
        fileApi,
        edges,
        seq: () => state.row?.seq ?? 0,
        onLedger: () => {
          look();
          spread({});
        },
        onConnection(next) {
          state.setConnection(next);
          spread({ connection: next });
          // A page that is loaded without a network knows it, too.
          if (next === 'noAccess') db.teams.update(companyId, { isOut: true }).then(look, nothing);
        },
        onPulled(began) {
          hearPull(began);
          spread({ pulledAt: began });
        },
        onFiles(next) {
          state.setFiles(next);
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
    state.forgetHeard();
  };

  return {
    staging,
    get actor() {
      return state.row?.person.id ?? null;
    },
    sync: () => state.sync,
    shared: () => state.shared,
    presence: () => presence,
    refresh: state.read,
    committed() {
      const noted = staged;
      staged = [];
      const mayHaveFiles = hasFiles;
      hasFiles = false;
      const own = noted.filter((id) => id === companyId).length;
      if (own > 0) {
        // Said at once: what is committed is unsent from the moment it is.
        state.addUnsent(own);
        exchanging?.wake();
        if (mayHaveFiles) exchanging?.wakeFiles();
        look();
      }
      if (noted.length > own) look();
      for (const id of new Set(noted)) spread(mayHaveFiles ? { hasFiles: true } : {}, id);
    },
    hear(news) {
      if (news.companyId !== companyId) {
        if (!news.connection && news.present === undefined && !news.inbox && news.pulledAt === undefined) look();
        return;
      }
      if (news.present !== undefined) {
        presence?.hear(news.present);
        return;
      }
      if (news.pulledAt !== undefined) {
        hearPull(news.pulledAt);
        return;
      }
      if (news.inbox) {
        onInbox();
        return;
      }
      if (news.connection) state.setConnection(news.connection);
      if (news.files) state.setFiles(news.files);
      if (news.asks && exchanging?.isMine()) {
        spread({ connection: state.connection, files: state.files });
        if (presence) spread({ present: presence.heard });
      }
      exchanging?.wake();
      if (news.hasFiles) exchanging?.wakeFiles();
      look();
    },
    async load(records, options) {
      const changed = await loadShared(workspace, records, options, { staging, newId: edges.newId });
      exchanging?.wakeFiles();
      if (state.row) spread({ hasFiles: true });
      return changed;
    },
    eraseCompany: (id) => eraseShared(workspace, id, { api, staging }),
    fetchFile: async (id) => (state.row?.state === 'open' ? fetching(id) : undefined),
    async eraseFile(id) {
      if (!(await noteErased(db, companyId, id, workspace.now()))) return;
      exchanging?.wakeFiles();
      spread({ hasFiles: true });
    },
    async settleRefused(id) {
      await db.refused.delete(id);
      await state.read();
      spread({});
    },
    close() {
      state.close();
      elsewhere.stop();
      stop();
    },
  };
}
