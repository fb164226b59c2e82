import { isSame } from '#src/domain/core/same.ts';
import type { FilesStanding } from '#src/domain/sync/standing.ts';

import type { Workspace } from '../indexedDb/rows.ts';
import type { TeamRow } from '../indexedDb/rowTypes.ts';
import { NO_COMPANIES, type ConnectionState, type SharedCompanyHere, type SyncState } from '../port.ts';
import { teamTables } from './database.ts';
import { companiesHere } from './elsewhere.ts';
import { refusedCommit } from './refusals.ts';

const LOCAL: SyncState = { mode: 'local' };

const NO_FILES: FilesStanding = { left: 0, tooLarge: 0, unreadable: 0 };

/** Returns the files' part of the state. Omits empty fields. */
const filesIn = (files: FilesStanding): { files?: FilesStanding } => (isSame(files, NO_FILES) ? {} : { files });

/** The open company as the database holds it, and as its exchange told of it last. */
export interface CompanyState {
  readonly row: TeamRow | undefined;
  readonly sync: SyncState;
  readonly connection: ConnectionState;
  readonly files: FilesStanding;
  readonly shared: readonly SharedCompanyHere[];
  setConnection(heard: ConnectionState): void;
  setFiles(next: FilesStanding): void;
  /** A pull has ended that began after the store was opened. */
  catchUp(): void;
  /** Counts commits that were made just now. */
  addUnsent(count: number): void;
  /** Nothing is exchanged any more: what was heard last does not count. */
  forgetHeard(): void;
  /** Reads the company's state. The last read counts: an earlier one may be answered later. */
  read(): Promise<void>;
  close(): void;
}

/** Listener of {@link createCompanyState}. */
export interface CompanyStateListener {
  /** Called when the database was read, before it is told what has changed. */
  readonly onRead: (row: TeamRow | undefined, shared: readonly SharedCompanyHere[]) => void;
  readonly onSync: (state: SyncState) => void;
  readonly onOnline: (isOnline: boolean) => void;
}

/** A company that is this browser's own, until it is read. */
export function createCompanyState(
  { db, companyId }: Pick<Workspace, 'db' | 'companyId'>,
  { onRead, onSync, onOnline }: CompanyStateListener,
): CompanyState {
  let row: TeamRow | undefined;
  let state: SyncState = LOCAL;
  let connection: ConnectionState = 'online';
  let files = NO_FILES;
  let shared: readonly SharedCompanyHere[] = NO_COMPANIES;
  let isCatchingUp = true;
  let reads = 0;
  let isClosed = false;

  const setState = (next: SyncState): void => {
    state = next;
    onSync(next);
  };

  return {
    get row() {
      return row;
    },
    get sync() {
      return state;
    },
    get connection() {
      return connection;
    },
    get files() {
      return files;
    },
    get shared() {
      return shared;
    },
    setConnection(heard) {
      // Who was shut out stays so, network or not, until the server lets them in again.
      const next = row?.isOut && heard !== 'online' ? 'noAccess' : heard;
      if (next === connection) return;
      connection = next;
      onOnline(next === 'online');
      if (state.mode === 'team') setState({ ...state, connection });
    },
    setFiles(next) {
      if (isSame(next, files)) return;
      files = next;
      if (state.mode !== 'team') return;
      const { files: _before, ...rest } = state;
      setState({ ...rest, ...filesIn(files) });
    },
    catchUp() {
      if (!isCatchingUp) return;
      isCatchingUp = false;
      // After the records that came with it: who hears this finds them, or knows that they are being read.
      void this.read().catch(() => undefined);
    },
    addUnsent(count) {
      if (state.mode === 'team') setState({ ...state, unsent: state.unsent + count });
    },
    forgetHeard() {
      connection = 'online';
      files = NO_FILES;
    },
    async read() {
      if (isClosed) return;
      reads += 1;
      const read = reads;
      const [all, team, unsent, aside] = await db.transaction('r', teamTables(db), () =>
        Promise.all([
          companiesHere(db),
          db.teams.get(companyId),
          db.outbox.where('[companyId+seq]').equals([companyId, 0]).count(),
          db.refused.where('companyId').equals(companyId).sortBy('commit.at'),
        ]),
      );
      if (read !== reads || isClosed) return;
      // Another tab may have heard it first; without a network it is known from before.
      if (team?.isOut && row?.isOut !== true) connection = 'noAccess';
      // The loop tells only of what has changed since this page was opened.
      else if (row?.isOut && team?.isOut !== true && connection === 'noAccess') connection = 'online';
      row = team;
      const isOther = !isSame(all, shared);
      shared = all;
      onRead(row, shared);
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
            ...(team.state === 'open' && isCatchingUp ? { isCatchingUp: true } : {}),
            ...(team.state === 'uploading' ? { isUploading: true } : {}),
          }
        : LOCAL;
      if (isOther || JSON.stringify(next) !== JSON.stringify(state)) setState(next);
    },
    close() {
      isClosed = true;
    },
  };
}
