import type { FilesStanding } from '#src/domain/sync/standing.ts';

import type { Workspace } from '../indexedDb/rows.ts';
import type { ChangeMessage } from '../plan.ts';
import type { ConnectionState } from '../port.ts';
import type { TeamApi } from './api.ts';
import type { Problem } from './ask.ts';
import { nothing, type TeamEdges } from './edges.ts';
import { exchangeOnce } from './exchange.ts';
import type { FileApi } from './files/fileApi.ts';
import { createFileLedger, type RefusedFiles } from './files/fileLedger.ts';
import { sendFiles } from './files/sendFiles.ts';
import { createLedger } from './ledger/ledger.ts';
import { startLoop, type Loop } from './loop.ts';
import type { TabPresence } from './presence.ts';
import { watchCompany } from './watch.ts';

/** The exchange of the open company with its server. */
export interface Exchanging {
  /** Whether it is this tab's turn. */
  isMine(): boolean;
  /** There is something to send, or to ask for. */
  wake(): void;
  /** There are files to send. */
  wakeFiles(): void;
  stop(): void;
}

/** Exchanges for one company, as long as it is this tab's turn. */
export function createExchanging(
  {
    workspace,
    name,
    tell,
  }: {
    readonly workspace: Workspace;
    /** Name of the database. */
    readonly name: string;
    /** Tells of records that came from the server. */
    readonly tell: (message: ChangeMessage) => void;
  },
  {
    api,
    fileApi,
    edges,
    seq,
    onLedger,
    onConnection,
    onPulled,
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
    /** A pull has ended that began at this moment of the clock on the wall, ms. */
    readonly onPulled: (began: number) => void;
    readonly onFiles: (files: FilesStanding) => void;
    readonly onInbox: () => void;
    readonly presence: Pick<TabPresence, 'tab' | 'hear'>;
  },
): Exchanging {
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
    const exchange = async (): Promise<Problem | null> => {
      const began = edges.wall();
      const problem = await exchangeOnce(companyId, api, ledger);
      if (problem === null && !ended.signal.aborted) onPulled(began);
      return problem;
    };
    const running = startLoop(exchange, tellConnection, edges);
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
