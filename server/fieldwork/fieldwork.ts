import type { ServerContext } from '../http/context.ts';
import type { Told } from '../sync/hub.ts';

/** What follows from what respondents say: colleagues see it, and studies fill. */
export interface Fieldwork {
  /** Tells whoever has the company open that something of a round has changed: at once, and at most once a second. */
  changed(companyId: string, roundId: string): void;
  /** Brings what one respondent said into the study, as far as that can be done now; never throws. */
  settle(companyId: string, respondentId: string): Promise<void>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Milliseconds between two words about the same round. */
const BETWEEN = 1_000;

/** The fieldwork of a server. */
export function createFieldwork({ hub, database, log }: Pick<ServerContext, 'hub' | 'database' | 'log'>): Fieldwork {
  /** Rounds of which was told within the last second, and whether something has changed since. */
  const told = new Map<string, { isStale: boolean; readonly timer: NodeJS.Timeout }>();

  function tell(company: string, round: string): void {
    const body: Told = { type: 'round', round };
    hub.receive(company, body);
    void database
      .get()
      .then((one) => one.tell({ company, body }))
      .catch((error: unknown) => log.error('round_not_told', error));
  }
  function changed(company: string, round: string): void {
    const name = JSON.stringify([company, round]);
    const last = told.get(name);
    if (last) {
      last.isStale = true;
      return;
    }
    tell(company, round);
    const timer = setTimeout(() => {
      const { isStale = false } = told.get(name) ?? {};
      told.delete(name);
      if (isStale) changed(company, round);
    }, BETWEEN).unref();
    told.set(name, { isStale: false, timer });
  }

  return {
    changed,
    settle: async () => undefined,
    async stop() {
      for (const { timer } of told.values()) clearTimeout(timer);
      told.clear();
    },
  };
}
