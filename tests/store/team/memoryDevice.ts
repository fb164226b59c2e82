import { asRead } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { nameKey, planCommit, type RecordName } from '#src/domain/plan.ts';
import type { SentCommit } from '#src/domain/sync/protocol.ts';
import { createApi } from '#store/team/api.ts';
import { exchangeOnce, type LedgerStore } from '#store/team/exchange.ts';
import { settle, type Ledger, type News } from '#store/team/ledger/settle.ts';
import { stagedOf } from '#store/team/ledger/staging.ts';

import { COMPANY } from '../contract.ts';

/** A request that the server has answered, and whose answer is still on its way. */
interface OnItsWay {
  readonly deliver: () => void;
  readonly lose: () => void;
}

export interface MemoryDeviceOptions {
  /** `fetch` of the person's browser. */
  readonly ask: typeof fetch;
  /** Names the device's commits. */
  readonly personId: string;
  readonly now: () => Date;
}

/** A device with its rows in memory, and a network of which every answer can be held, lost or overtaken by another. */
export function createMemoryDevice({ ask, personId, now }: MemoryDeviceOptions) {
  const rows = new Map<string, unknown>();
  const made: SentCommit[] = [];
  const waiting: OnItsWay[] = [];
  const running = new Set<Promise<unknown>>();
  let ledger: Ledger = { outbox: [], shadows: [], refused: [], seq: 0 };
  let numbers = 0;

  const newId = (): string => `${personId}-${(numbers += 1)}`;

  const takeIn = (news: News): void => {
    const settled = settle(ledger, news);
    ({ ledger } = settled);
    for (const { named, record } of settled.records) {
      if (record === undefined) rows.delete(nameKey(named));
      else rows.set(nameKey(named), record);
    }
  };
  const store: LedgerStore = {
    seq: async () => ledger.seq,
    unsent: async (most) =>
      ledger.outbox
        .filter(({ seq }) => seq === 0)
        .slice(0, most)
        .map(({ commit }) => commit),
    answer: async (answers) => takeIn({ answers }),
    take: async (page, after) => {
      if (after === ledger.seq) takeIn({ page });
      return undefined;
    },
    leave: async () => undefined,
  };
  let isHeld = true;
  const api = createApi((async (path, init) => {
    const response = await ask(path, init);
    const body: unknown = await response.json();
    const answer = { ok: response.ok, status: response.status, headers: response.headers, json: async () => body };
    if (!isHeld) return answer as Response;
    return new Promise((resolve, reject) => {
      waiting.push({ deliver: () => resolve(answer as Response), lose: () => reject(new TypeError('cut')) });
    });
  }) as typeof fetch);

  const read = (named: RecordName): unknown => rows.get(nameKey(named));
  return {
    rows,
    made,
    waiting,
    ledger: () => ledger,
    exchange: () => {
      const exchange = exchangeOnce(COMPANY, api, store);
      running.add(exchange);
      return exchange;
    },
    /** From now on every answer is held. */
    hold(): void {
      isHeld = true;
    },
    /** From now on every answer arrives at once; resolves when all exchanges that were begun are over. */
    async release(): Promise<void> {
      isHeld = false;
      for (const one of waiting.splice(0)) one.lose();
      await Promise.all(running);
    },
    commit(ops: readonly Op[], reads: 'title' | 'participants' | null): void {
      const saw = read({ kind: 'research', id: 'r1' }) as Parameters<typeof asRead<'research'>>[2];
      const expected = reads === null ? [] : [asRead('research', 'r1', saw ?? null, [reads])];
      const before = new Map(rows);
      const plan = planCommit(structuredClone(ops), { expect: expected }, read, now());
      const staged = stagedOf(
        { ops, expect: expected, plan, before: (named) => before.get(nameKey(named)), companyId: COMPANY },
        new Map([[COMPANY, { role: 'Researcher', memberId: null }]]),
        { newId },
      );
      for (const { kind, record } of plan.writes) rows.set(nameKey({ kind, id: record.id }), record);
      for (const { commit, names } of staged) {
        made.push(commit);
        const known = new Set(ledger.shadows.map(nameKey));
        const shadows = names
          .filter((named) => !known.has(nameKey(named)))
          .map((named) => ({ companyId: COMPANY, ...named, record: before.get(nameKey(named)) }));
        ledger = {
          ...ledger,
          outbox: [...ledger.outbox, { number: made.length, companyId: COMPANY, commit, seq: 0 }],
          shadows: [...ledger.shadows, ...shadows],
        };
      }
    },
  };
}

export type MemoryDevice = ReturnType<typeof createMemoryDevice>;
