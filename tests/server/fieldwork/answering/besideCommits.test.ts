import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPostgres } from '#server/db/postgres.ts';
import { lockCompany } from '#server/sync/pushing.ts';
import type { Database } from '#server/db/database.ts';
import { answer, look, openLinkOf, press, send, startRound } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Respondents while a commit of their company is under way. The embedded database has one connection, and does one thing at a time. */

const COMPANY = 'company-1';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer('postgresql', { variables: { BEHIND_PROXY: '1' } });
  const url = server.databaseUrl ?? '';
  database = await openPostgres({ url, connections: 1, onTrouble: () => undefined });
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

it('begin, answer and withdraw: none of it waits for the commit, which may wait for them', async () => {
  const owner = await withCompany(server, COMPANY);
  await startRound(owner, COMPANY);
  const link = await openLinkOf(owner, COMPANY);
  const page = new Browser(server.address);
  const leaving = await database.transaction({ company: COMPANY }, async (tx) => {
    await lockCompany(tx, COMPANY);
    const { body: begun } = await send(page, link, press('agree'));
    const own = begun.movedTo ?? '';
    expect((await send(page, own, answer(begun, 'Слова'))).body.asked?.place.question).toBe('b');
    // They are told when their words are erased, and that is a commit of its own.
    const withdrawing = send(page, own, press('withdraw'));
    await eventually(async () => expect((await look(new Browser(server.address), own)).body.step).toBe('withdrawn'));
    return { withdrawing };
  });
  expect(await leaving.withdrawing).toMatchObject({ status: 200, body: { step: 'withdrawn' } });
});
