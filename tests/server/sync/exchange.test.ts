import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApi } from '#store/team/api.ts';
import { BOTH_ENGINES } from '#tests/server/support/databases.ts';
import { Browser, fetchOf, joinedBy, startTestServer, type TestServer } from '#tests/server/support/team.ts';
import { creation, createClock, loaded } from '#tests/store/examples.ts';
import { anyExchangeStep, takeStep } from '#tests/store/team/exchangeSteps.ts';
import { createMemoryDevice } from '#tests/store/team/memoryDevice.ts';
import { SEED } from '#tests/stress/counts.ts';

describe.each(BOTH_ENGINES)('devices and a server on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let pavel: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = new Browser(server.address);
    await owner.enter(await server.ownerToken(), 'Анна');
    await owner.ask('POST', '/api/companies', { id: 'company-1', name: 'Стрелка' });
    await owner.ask('POST', '/api/companies/company-1/open');
    pavel = await joinedBy(owner, 'company-1', 'Researcher');
  });
  afterAll(() => server.stop());

  it('end with the same, whatever becomes of the answers', async () => {
    let runs = 0;
    const first = createMemoryDevice({ ask: fetchOf(owner), personId: `first-${engine}`, now: createClock() });
    first.commit([...['r1', 'r2'].map((id) => creation('research', { id })), creation('audience', { id: 'a1' })], null);
    await first.release();
    expect(await first.exchange()).toBeNull();
    const seen = { made: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(anyExchangeStep, { minLength: 20, maxLength: 40 }), async (steps) => {
        runs += 1;
        const now = createClock();
        const device = (browser: Browser, who: string) =>
          createMemoryDevice({ ask: fetchOf(browser), personId: `${who}-${engine}-${runs}`, now });
        const devices = [device(owner, 'anna'), device(pavel, 'pavel')];
        // The company goes on from run to run: what it holds is others' work to these devices.
        for (const one of devices) {
          await one.release();
          expect(await one.exchange()).toBeNull();
          one.hold();
        }
        for (const step of steps) await takeStep(devices, step);
        for (const one of devices) await one.release();
        for (const one of [...devices, ...devices]) expect(await one.exchange()).toBeNull();
        const fresh = device(owner, 'fresh');
        await fresh.release();
        expect(await fresh.exchange()).toBeNull();
        for (const one of devices) {
          expect(one.rows).toEqual(fresh.rows);
          const { outbox, shadows, refused } = one.ledger();
          expect([outbox, shadows]).toEqual([[], []]);
          seen.refused += refused.length;
          seen.made += one.made.length;
        }
      }),
      // One seed, as the counts below would otherwise depend on chance; the steps of memory devices are made anew at every run.
      { numRuns: 12, seed: SEED },
    );
    expect(seen.made).toBeGreaterThan(50);
    expect(seen.refused).toBeGreaterThan(0);
  });

  it('a company goes up, twice as once, and is deleted', async () => {
    const api = createApi(fetchOf(owner));
    const [id, records] = ['company-2', [loaded('research'), loaded('hypothesis')]];
    const done = { ok: true, value: null };
    expect(await createApi(fetchOf(new Browser(server.address))).session()).toMatchObject({
      problem: { kind: 'signedOut' },
    });
    expect(await api.session()).toMatchObject({ ok: true, value: { person: { name: 'Анна' } } });
    for (let time = 0; time < 2; time += 1) expect(await api.createCompany(id, 'Вторая')).toEqual(done);
    expect(await api.upload(id, records)).toEqual({ ok: true, value: { stored: 2, differing: [] } });
    expect(await api.upload(id, records)).toEqual({ ok: true, value: { stored: 0, differing: [] } });
    const other = [loaded('research', { title: 'Другое' }), loaded('audience')];
    const sharer = { memberId: null, name: 'Анна', email: '' };
    expect(await api.open(id, sharer)).toEqual({ ok: true, value: { memberId: expect.any(String) } });
    expect(await api.upload(id, other)).toMatchObject({
      value: { stored: 0, differing: [{ kind: 'research' }, { kind: 'audience' }] },
    });
    expect(await createApi(fetchOf(pavel)).pull(id, 0)).toEqual({ ok: false, problem: { kind: 'noAccess' } });
    expect(await api.deleteCompany(id)).toEqual(done);
    expect(await api.pull(id, 0)).toEqual({ ok: false, problem: { kind: 'noAccess' } });
  });
});
