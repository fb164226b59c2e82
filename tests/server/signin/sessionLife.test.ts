import { describe, expect, it } from 'vitest';

import { ENGINES } from '#tests/server/support/databases.ts';
import { startTestServer, withCompany } from '#tests/server/support/team.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('a session on %s', (engine) => {
  it('that is used goes on, in the browser too, and ends a year after it began, however much it is used', async () => {
    const begun = Date.parse('2026-11-23T10:00:00Z');
    let days = 0;
    const server = await startTestServer(engine, { now: () => new Date(begun + days * DAY) });
    const anna = await withCompany(server);
    const asked = () => anna.ask('GET', '/api/session');
    days = 30;
    expect((await asked()).headers.getSetCookie()).toEqual([]);
    days = 100;
    expect((await asked()).headers.getSetCookie().join()).toMatch(/Max-Age=15552000/i);
    for (days = 180; days < 365; days += 80) expect((await asked()).status).toBe(200);
    days = 364.9;
    expect((await asked()).status).toBe(200);
    days = 365.1;
    expect((await asked()).status).toBe(401);
    await server.stop();
  });
});
