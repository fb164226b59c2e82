import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { company } from '#server/db/tables/records.ts';
import { holdCall, type Call } from '#server/model/budget.ts';
import type { ModelState, OwnModel } from '#src/domain/model/protocol.ts';
import { askPostgres, freshPostgres } from '#tests/server/support/databases.ts';
import {
  buildServer,
  ended,
  folderOfServer,
  ownerToken,
  start,
  type Started,
} from '#tests/server/support/processes.ts';
import { Browser, joinedBy } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startModelServer, type FakeModel } from '#tests/support/servers/modelServer.ts';

/* Two servers on one PostgreSQL, and a company that asks its model by both at once: the month's budget is one. */

const COMPANY = 'c';
const AT = `/api/companies/${COMPANY}/model`;
/** Questions by each server, all at once: several times what the budget has. */
const QUESTIONS = 30;
const BUDGET = 25_000;
/** Tokens that are held for a question beyond its words and its answer, at most: the shape of the answer, and the room for it. */
const SLACK = 500;

let fake: FakeModel;
beforeAll(buildServer);
beforeAll(async () => {
  fake = await startModelServer();
});
afterAll(() => fake.stop());

it('spends no token past it, whichever server is asked', async () => {
  const databaseUrl = await freshPostgres();
  const rooms = [folderOfServer(), folderOfServer()];
  const variables = { BEHIND_PROXY: '1', MODEL_PRIVATE_HOSTS: '127.0.0.1', MODEL_PER_MINUTE: '100000' };
  const servers: Started[] = [];
  for (const { folder } of rooms) servers.push(await start(folder, databaseUrl, variables));
  const [first, second] = servers;
  if (!first || !second) throw new Error('no servers');
  const owner = new Browser(first.address);
  await owner.enter(await ownerToken(first), 'Анна');
  await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
  await owner.ask('POST', `/api/companies/${COMPANY}/open`);
  const other = await joinedBy(owner, COMPANY, 'Researcher', second.address);
  const own: OwnModel = {
    kind: 'openai',
    address: fake.address,
    name: 'own-model',
    key: '',
    budget: { tokens: BUDGET, roubles: null },
    prices: { in: null, out: null },
  };
  const { body: before } = await owner.ask<ModelState>('PUT', AT, own);
  expect(before.on).toBe(true);

  // It takes all that it may: as much as was held for it, but for what rounding leaves.
  let most = 0;
  let asked = 0;
  let refused = 0;
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  // A request that was let through waits: it goes on once all others have their answer.
  const look = (): void => {
    if (refused + asked >= 2 * QUESTIONS) open?.();
  };
  fake.answers = ({ messages, maxTokens }) => {
    asked += 1;
    look();
    const input = Math.floor(messages.reduce((sum, { content }) => sum + content.length, 0) / 2);
    most = Math.max(most, input + maxTokens);
    return {
      says: { text: 'Смену начинают с обзвона.' },
      usage: { prompt_tokens: input, completion_tokens: maxTokens },
      // All of them are under way before the first is through.
      between: () => gate,
    };
  };
  const body = { text: 'Смена начинается с обзвона, и это долго.', wish: 'plain' };
  const ask = async (browser: Browser): Promise<string> => {
    const response = await fetch(`${browser.address}${AT}/tasks/wording`, {
      method: 'POST',
      headers: { Origin: browser.address, Cookie: browser.cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = await response.text();
    if (said.includes('"budget"')) refused += 1;
    look();
    return said;
  };
  const all = await Promise.all(Array.from({ length: QUESTIONS }, () => [ask(owner), ask(other)]).flat());
  const done = all.filter((said) => said.includes('event: done')).length;
  expect(done + refused).toBe(2 * QUESTIONS);
  expect(asked).toBe(done);
  const { body: after } = await other.ask<ModelState>('GET', AT);
  const spent = after.spent.tokens.in + after.spent.tokens.out;
  expect(spent).toBeLessThanOrEqual(BUDGET);
  // It took nearly all of it: what stopped the others was the budget, and nothing else.
  expect(spent + done * SLACK + most + SLACK).toBeGreaterThan(BUDGET);
  for (const { child } of servers) {
    const over = ended(child);
    child.kill('SIGTERM');
    expect(await over).toBe(0);
  }
  for (const { remove } of rooms) remove();
});

describe('two questions that are let through at once by two servers', () => {
  const NOW = new Date('2026-06-01T10:00:00.000Z');
  const now = (): Date => NOW;
  const call: Call = {
    companyId: COMPANY,
    task: 'wording',
    model: 'm',
    // Room for one of them.
    budget: { tokens: 200, roubles: null },
    prices: { in: null, out: null },
  };
  const most = { in: 60, out: 40 };

  let url = '';
  let one: Database;
  let two: Database;
  beforeAll(async () => {
    url = await freshPostgres();
    const open = (): Promise<Database> => openPostgres({ url, connections: 2, onTrouble: () => undefined });
    [one, two] = [await open(), await open()];
    const row = { id: COMPANY, name: 'Стрелка', seq: 0, records: 0, bytes: 0, isUploading: false, createdBy: 'anna', createdAt: NOW }; // prettier-ignore
    await one.transaction({ company: COMPANY }, (tx) => tx.insert(company).values(row));
    // The month has its row: the first question of a month is held up by the making of it, whatever is locked.
    await (await holdCall(one, call, most, now))?.settle({ in: 30, out: 20 }, 'done');
  });
  afterAll(() => Promise.all([one.close(), two.close()]));

  it('wait for each other: what the first holds the second knows of', async () => {
    let goOn: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isInside: (() => void) | undefined;
    const inside = new Promise<void>((resolve) => {
      isInside = resolve;
    });
    /** The first server, which has decided and has not committed yet. */
    const slow: Database = {
      ...one,
      transaction: (scope, work) =>
        one.transaction(scope, async (tx) => {
          const done = await work(tx);
          isInside?.();
          await gate;
          return done;
        }),
    };
    const first = holdCall(slow, call, most, now);
    await inside;
    let isOver = false;
    const second = holdCall(two, call, most, now).finally(() => {
      isOver = true;
    });
    await eventually(async () => {
      const waiting = await askPostgres(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        url,
      );
      expect(isOver || waiting.length > 0).toBe(true);
    });
    goOn?.();
    expect([(await first) !== null, (await second) !== null]).toEqual([true, false]);
  });
});
