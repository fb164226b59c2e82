import type { BrowserDatabase } from '../indexedDb/schema.ts';
import type { ChangeMessage } from '../plan.ts';
import type { SharedCompanyHere } from '../port.ts';
import type { TeamApi } from './api.ts';
import type { Problem } from './ask.ts';
import { nothing, type TeamEdges } from './edges.ts';
import { exchangeOnce } from './exchange.ts';
import { createLedger } from './ledger/ledger.ts';
import { pauseAfter } from './pace.ts';

/** The shared companies of a database, by id. Those on their way up are none of them yet. */
export async function companiesHere(db: BrowserDatabase): Promise<readonly SharedCompanyHere[]> {
  const teams = await db.teams.toArray();
  return Promise.all(
    teams
      .filter(({ state }) => state === 'open')
      .map(async ({ companyId: id, role, memberId = null, isOut }) => ({
        id,
        role,
        memberId,
        unsent: await db.outbox.where('[companyId+seq]').equals([id, 0]).count(),
        ...(isOut ? { isOut } : {}),
      })),
  );
}

/** Sends what waits in companies that are open in no tab. */
export interface Elsewhere {
  /** Sends the contents of these, once for each; retries failures, at growing intervals. */
  send(companyIds: readonly string[]): void;
  stop(): void;
}

/**
 * Sends for companies other than the open one. A company's turn is taken for one exchange at a time and given back: a tab that
 * opens it meanwhile need not wait for this one.
 */
export function createElsewhere({
  db,
  name,
  api,
  edges,
  tell,
  onLedger,
}: {
  readonly db: BrowserDatabase;
  /** Name of the database. */
  readonly name: string;
  readonly api: TeamApi;
  readonly edges: TeamEdges;
  /** Tells of records that came. */
  readonly tell: (message: ChangeMessage) => void;
  /** Called when the state of a company has changed. */
  readonly onLedger: (companyId: string) => void;
}): Elsewhere {
  const ended = new AbortController();
  const busy = new Set<string>();
  const pauses = new Set<() => void>();

  const exchange = async (companyId: string): Promise<Problem | null> => {
    const ledger = createLedger({ db }, companyId, {
      onLedger: () => onLedger(companyId),
      onRecords: ({ records }) => tell({ records, origin: 'remote' }),
    });
    return exchangeOnce(companyId, api, ledger).catch((): Problem => ({ kind: 'offline' }));
  };
  const attempt = (companyId: string, failures: number): void => {
    edges.inTurn(`${name}:team:${companyId}`, ended.signal, async () => {
      const problem = ended.signal.aborted ? null : await exchange(companyId);
      if (!problem || ended.signal.aborted) {
        busy.delete(companyId);
        return;
      }
      let stop = nothing;
      stop = edges.after(pauseAfter(problem, failures + 1, edges.random()), () => {
        pauses.delete(stop);
        attempt(companyId, failures + 1);
      });
      pauses.add(stop);
    });
  };
  return {
    send(companyIds) {
      for (const id of companyIds) {
        if (busy.has(id)) continue;
        busy.add(id);
        attempt(id, 0);
      }
    },
    stop() {
      ended.abort();
      for (const stop of pauses) stop();
    },
  };
}
