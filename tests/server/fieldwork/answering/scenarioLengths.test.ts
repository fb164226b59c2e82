import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ScenarioLengths } from '#src/domain/fieldwork/writing/conversationLength.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { finish, openLinkOf, press, send, startRound } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';

const MINUTE = 60_000;

describe.each(ENGINES)('the length of a scenario’s talks on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let clock = Date.UTC(2026, 5, 1, 9);

  beforeAll(async () => {
    server = await startTestServer(engine, { now: () => new Date(clock) });
    owner = await withCompany(server, 'company-0');
  });
  afterAll(() => server.stop());

  const lengths = async () =>
    (await owner.ask<ScenarioLengths>('GET', '/api/companies/company-0/scenarios/lengths')).body.lengths;

  const talk = async (round: string, minutes: number, isWhole = true) => {
    const page = new Browser(server.address, server.origin);
    const { body } = await send(page, await openLinkOf(owner, 'company-0', round), press('agree'));
    clock += minutes * MINUTE;
    if (isWhole) await finish(page, body.movedTo ?? '', body);
  };

  it('is the median of those that came to their end, in all its rounds', async () => {
    expect(await lengths()).toEqual({});
    for (const [id, scenarioId] of [
      ['one', 'scenario-a'],
      ['two', 'scenario-a'],
      ['three', 'scenario-b'],
    ] as const) {
      await startRound(owner, 'company-0', { scenarioId }, { id, study: `study-${id}` });
    }
    await talk('one', 4);
    await talk('one', 90, false);
    await talk('two', 10);
    await talk('two', 30);
    await talk('three', 2);
    expect(await lengths()).toEqual({
      'scenario-a': { minutes: 10, talks: 3 },
      'scenario-b': { minutes: 2, talks: 1 },
    });
  });
});
