import type { Database } from '../db/database.ts';
import type { ServerContext } from '../context/context.ts';
import type { HubMessage } from '../context/hub.ts';
import type { SettledCompany, Settling } from './filing/settled.ts';

/** Follow-up of respondents' answers: colleagues see them, and studies fill. */
export interface Fieldwork {
  /** The database is open: looks now, and every some seconds, for what is left to be done. */
  begin(): void;
  /** Notifies users who have the company open that something of a round has changed: at once, and at most once a second. */
  changed(companyId: string, roundId: string): void;
  /**
   * Does what is to be done for one respondent, as far as that can be done now; what cannot is tried again. Never throws.
   */
  settle(companyId: string, respondentId: string): Promise<void>;
  /** Requests a check for work to do: it is done soon, in the background. */
  look(): void;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

export type FieldworkOptions = Pick<
  ServerContext,
  'environment' | 'hub' | 'database' | 'secret' | 'log' | 'metrics' | 'now'
> & {
  /** Opens the files. */
  readonly files: ServerContext['files']['get'];
};

/** Milliseconds between two words about the same round. */
const BETWEEN = 1_000;

/** Milliseconds between two looks: what another server has left behind is found by them, and what could not be done. */
const LOOK = 5_000;

/** Respondents looked up at once. */
const AT_ONCE = 20;

export function createFieldwork(options: FieldworkOptions): Fieldwork {
  const { hub, database, log } = options;
  /** Rounds of which was told within the last second, and whether something has changed since. */
  const told = new Map<string, { isStale: boolean; readonly timer: NodeJS.Timeout }>();
  const underWay = new Set<Promise<void>>();
  let looking: NodeJS.Timeout | null = null;
  let isLooking = false;
  let isWanted = false;
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;

  async function tellAll(company: string, body: HubMessage): Promise<void> {
    hub.receive(company, body);
    await (await database.get()).tell({ company, body });
  }
  function changed(company: string, round: string): void {
    const name = JSON.stringify([company, round]);
    const last = told.get(name);
    if (last) {
      last.isStale = true;
      return;
    }
    if (isStopped()) return;
    void tellAll(company, { type: 'round', round }).catch((error: unknown) => log.error('round_not_told', error));
    const timer = setTimeout(() => {
      const { isStale = false } = told.get(name) ?? {};
      told.delete(name);
      if (isStale) changed(company, round);
    }, BETWEEN).unref();
    told.set(name, { isStale: false, timer });
  }

  const settling = (open: Database): Settling => ({ ...options, database: open });
  async function tellSettled(company: string, { seq, concerned }: SettledCompany): Promise<void> {
    if (seq !== null) await tellAll(company, { type: 'head', seq, concerned });
  }
  /** Remembers running work until it has ended, whatever its result. */
  function during(work: Promise<void>): Promise<void> {
    const quiet = work.catch((error: unknown) => log.error('interview_not_settled', error));
    underWay.add(quiet);
    return quiet.finally(() => underWay.delete(quiet));
  }

  /** Does all that is to be done now. */
  async function lookNow(): Promise<void> {
    const { noteBeginnings } = await import('./filing/noteBeginning.ts');
    const { dueNow, settleOne } = await import('./filing/settling.ts');
    const open = settling(await database.get());
    for (let last = ''; !isStopped();) {
      const due = await dueNow(open, AT_ONCE);
      // A row that is first again was neither done nor put off.
      if (due.length === 0 || due[0]?.id === last) return;
      last = due[0]?.id ?? '';
      const began = new Set(due.flatMap(({ isBeginning, companyId }) => (isBeginning ? [companyId] : [])));
      const alone = new Set<string>();
      for (const companyId of began) {
        await noteBeginnings(open, companyId).then(
          (settled) => tellSettled(companyId, settled),
          // One of them cannot be noted: which, each by itself will tell.
          () => void alone.add(companyId),
        );
      }
      for (const one of due) {
        if (isStopped()) return;
        if (one.isBeginning && !alone.has(one.companyId)) continue;
        await tellSettled(one.companyId, await settleOne(open, one));
        changed(one.companyId, one.roundId);
      }
    }
  }
  function look(): void {
    isWanted = true;
    if (isLooking || isStopped()) return;
    isLooking = true;
    isWanted = false;
    void during(
      lookNow().finally(() => {
        isLooking = false;
        // Something was left behind while the last look ended.
        if (isWanted) look();
      }),
    );
  }

  return {
    begin() {
      if (isStopped()) return;
      looking ??= setInterval(look, LOOK).unref();
      look();
    },
    changed,
    look,
    async settle(companyId, id) {
      if (isStopped()) return;
      await during(
        (async () => {
          const { settleOne } = await import('./filing/settling.ts');
          const open = settling(await database.get());
          await tellSettled(companyId, await settleOne(open, { companyId, id }));
        })(),
      );
    },
    async stop() {
      stopping.abort();
      if (looking) clearInterval(looking);
      for (const { timer } of told.values()) clearTimeout(timer);
      told.clear();
      await Promise.all(underWay);
    },
  };
}
