import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { answer, openLinkOf, press, send, startRound } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';

/* How often an answer goes to the database, and what it locks there: two hundred people who answer at once wait for just that. */

const COMPANY = 'company-of-statements';

/** Statements of each transaction that has ended, in order. */
const transactions: string[][] = [];

/** Verb and first table of a statement, and what it locks. */
function brief(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /(?:from|into|update) "(\w+)"/.exec(text) ?? [];
  const locks = /for update|pg_advisory\w+/i.exec(text)?.[0] ?? '';
  return [verb.toLowerCase(), table, locks].filter(Boolean).join(' ');
}

/** Notes what connections are asked from now on. */
function listen(): void {
  const under = new WeakMap<Client, string[]>();
  const ask = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [query] = given as [string | { text: string }];
    const said = brief(typeof query === 'string' ? query : query.text);
    if (said === 'begin') under.set(this, []);
    under.get(this)?.push(said);
    if (said === 'commit') transactions.push(under.get(this) ?? []);
    return ask.apply(this, given);
  } as never);
}

describe('an answer of somebody who has their place', () => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    listen();
    server = await startTestServer('postgresql');
    owner = await withCompany(server, COMPANY);
  });
  afterAll(async () => {
    await server.stop();
    vi.restoreAllMocks();
  });

  it('is seven statements, and waits for nobody but its own respondent', async () => {
    // Limits on beginning do not concern a respondent who has begun.
    await startRound(owner, COMPANY, { goal: 5 });
    const browser = new Browser(server.address);
    const { body: begun } = await send(browser, await openLinkOf(owner, COMPANY), press('agree'));
    const own = begun.movedTo ?? '';
    // The first one looks up whose address it is.
    const { body: next } = await send(browser, own, answer(begun, 'Раз'));
    transactions.length = 0;
    const { body } = await send(browser, own, answer(next, '', { options: ['yes'] }));
    expect(body.asked?.place.question).toBe('c');
    expect(transactions.filter((one) => one.includes('insert answer'))).toEqual([
      ['begin', 'select', 'select respondent for update', 'select company', 'update respondent', 'insert answer', 'commit'], // prettier-ignore
    ]);
  });
});
