import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { backupOf, everythingIn } from '#tests/server/support/everything.ts';
import { Browser, sent, startTestServer, type TestServer } from '#tests/server/support/team.ts';
import { creation, loaded } from '#tests/store/examples.ts';

const COMPANY = 'company-1';
const AT = `/api/companies/${COMPANY}`;
const TOKEN = '12345678:sekret-nashego-bota-ne-skazhu';

const set = (value: string): Op => ({ op: 'set', kind: 'channel', id: 'telegram', fields: { value } });

/* A build of before sends what was typed into a channel with its record: the server keeps it nowhere. */
describe.each(ENGINES)('a channel’s token and password on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = new Browser(server.address, server.origin);
    await owner.enter(await server.ownerToken(), 'Анна');
    await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
  });
  afterAll(() => server.stop());

  it('stand in no answer, table, log or backup, by whichever way they came', async () => {
    const up = [
      loaded('channel', { id: 'telegram', value: TOKEN, state: 'active' }),
      loaded('channel', { id: 'voice', value: 'sip:anna:sekret@example.org', state: 'setup' }),
    ];
    expect((await owner.ask('POST', `${AT}/records`, { records: up })).body).toMatchObject({ stored: 2 });
    // The same again differs in nothing.
    expect((await owner.ask('POST', `${AT}/records`, { records: up })).body).toMatchObject({
      stored: 0,
      differing: [],
    });
    expect((await owner.ask('POST', `${AT}/open`)).status).toBe(200);
    const channels = async () =>
      (await owner.pull(COMPANY)).records.flatMap(({ kind, record }) => (kind === 'channel' ? [record] : []));
    expect(await channels()).toMatchObject([
      { id: 'telegram', value: '', state: 'setup' },
      { id: 'voice', value: 'sip:anna@example.org', state: 'setup' },
    ]);

    const relied = { kind: 'channel', id: 'telegram', living: true, holds: [{ field: 'value', is: TOKEN }] };
    const { body } = await owner.push(COMPANY, [
      // It relies on what it has, and the server does not.
      { ...sent([set(`${TOKEN}-2`)]), expect: [relied] },
      sent([
        { op: 'ensure', kind: 'channel', id: 'telegram', defaults: { id: 'telegram', value: TOKEN } } as unknown as Op,
      ]),
      sent([creation('channel', { id: 'telegram', value: TOKEN })]),
    ]);
    expect(body.answers[0]).toMatchObject({ seq: expect.any(Number) });
    const told = [JSON.stringify(body), JSON.stringify(await owner.pull(COMPANY))];
    for (const id of ['telegram', 'voice']) {
      told.push(JSON.stringify((await owner.ask('GET', `${AT}/history?kind=channel&id=${id}`)).body));
    }
    await server.pause();
    const stored = Object.values(await everythingIn(server, COMPANY));
    const all = [...told, ...server.logs, await backupOf(server), ...stored];
    expect(all.filter((text) => text.includes('sekret'))).toEqual([]);
    // There was something to be looked through.
    expect(all.filter((text) => text.includes('sip:anna@example.org')).length).toBeGreaterThan(1);
  });
});
