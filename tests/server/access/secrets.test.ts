import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { StoredRecord } from '#src/domain/core/record.ts';
import { askPostgres, ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';
import { countOf, longLimit, SEED } from '#tests/stress/counts.ts';

const CANARY = 'канарейка-в-шахте';

const study = (id: string, title: unknown = '') => sent([creation('research', { id, title: title as string })]);

describe.each(ENGINES)('what nobody may read on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  it('no word of a person and no secret is in a log, an error or a metric', async () => {
    const heard: string[] = [];
    const note = async (asked: Promise<{ status: number; body: unknown }>): Promise<void> => {
      const { status, body } = await asked;
      if (status >= 400) heard.push(JSON.stringify(body));
    };
    const at = '/api/companies/company-1';
    const pavel = await joinedBy(owner, 'company-1', 'Viewer');
    const refused = await owner.push('company-1', [
      study(CANARY, CANARY),
      study(CANARY, CANARY),
      study('shapeless', { [CANARY]: CANARY }),
      sent([{ op: 'set', kind: 'research', id: 'nobody', fields: { title: CANARY } }]),
      { id: 'x', ops: CANARY },
    ]);
    heard.push(JSON.stringify(refused.body).replaceAll(`"id":"${CANARY}"`, ''));
    await note(owner.ask('POST', `${at}/commits`, `{"protocol":1,"commits":[{"id":"${CANARY}`));
    await note(owner.ask('POST', '/api/session', { token: CANARY, name: CANARY }));
    await note(owner.ask('POST', '/api/session', { token: { [CANARY]: CANARY } }));
    await note(owner.ask('GET', `/api/companies/${CANARY}/changes?after=${CANARY}`));
    await note(owner.ask('GET', `/api/${CANARY}`));
    await note(owner.ask('DELETE', `${at}/links/${CANARY}`));
    await note(pavel.ask('POST', `${at}/links`, { role: CANARY, days: 1 }));
    await note(owner.ask('POST', `${at}/records`, { records: [{ kind: CANARY, record: CANARY }] }));
    const odd = new Browser(server.address);
    odd.cookie = `orientir=${encodeURIComponent(CANARY)}`;
    await note(odd.ask('GET', '/api/session'));
    const quoted: unknown[] = [];
    if (server.databaseUrl !== null) {
      // The database itself refuses, and quotes what it was given.
      const rule = `CHECK (body NOT LIKE '%${CANARY}!%')`;
      await askPostgres(`ALTER TABLE record ADD CONSTRAINT odd ${rule}`, server.databaseUrl);
      const failed = await owner.push('company-1', [study('refused-by-the-database', `${CANARY}!`)]);
      heard.push(JSON.stringify(failed.body));
      quoted.push(failed.status, server.logs.join('').includes('23514'));
    }
    expect(quoted).toEqual(server.databaseUrl === null ? [] : [503, true]);
    heard.push(...server.logs, await (await fetch(`${server.address}/metrics`)).text());
    const all = heard.join('\n');
    const secrets = [
      CANARY,
      encodeURIComponent(CANARY),
      await server.ownerToken(),
      owner.cookie,
      owner.cookie.split('=')[1] ?? '',
    ];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(heard.length).toBeGreaterThan(10);
  });

  it(
    'frames that no device of ours sends end nothing',
    async () => {
      const ops = fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.array(
          fc.record(
            {
              op: fc.oneof(
                fc.constantFrom('create', 'ensure', 'set', 'put', 'setMember', 'drop', 'remove', 'restore'),
                fc.string(),
              ),
              kind: fc.oneof(
                fc.constantFrom('research', 'company', 'member', 'channel', 'contacts', '__proto__'),
                fc.string(),
              ),
              id: fc.oneof(fc.constantFrom('r1', '__proto__', 'company-1'), fc.string({ unit: 'binary' })),
              map: fc.constantFrom('insights', '__proto__', 'title', 'none'),
              key: fc.constantFrom('a', 'constructor', ''),
              record: fc.oneof(
                fc.jsonValue({ maxDepth: 2 }),
                fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })),
              ),
              defaults: fc.jsonValue({ maxDepth: 2 }),
              fields: fc.dictionary(
                fc.oneof(fc.string(), fc.constantFrom('title', '__proto__')),
                fc.jsonValue({ maxDepth: 2 }),
              ),
              value: fc.jsonValue({ maxDepth: 2 }),
            },
            { requiredKeys: ['op', 'kind', 'id'] },
          ),
          { maxLength: 3 },
        ),
      );
      const commit = fc.record({
        id: fc.string({ minLength: 1, unit: 'binary' }),
        at: fc.oneof(fc.constant('2026-06-01T10:00:00.000Z'), fc.string()),
        ops,
        expect: fc.oneof(fc.constant([]), fc.jsonValue({ maxDepth: 3 })),
        versions: fc.oneof(fc.constant({ research: 1 }), fc.jsonValue({ maxDepth: 1 })),
      });
      const frame = fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({ protocol: fc.constant(1), commits: fc.array(commit, { minLength: 1, maxLength: 4 }) }),
        },
        { weight: 1, arbitrary: fc.jsonValue() },
      );
      await fc.assert(
        fc.asyncProperty(frame, async (body) => {
          const { status } = await owner.ask('POST', '/api/companies/company-1/commits', body);
          expect([200, 400, 409]).toContain(status);
        }),
        { numRuns: countOf('badFrames'), seed: SEED, endOnFailure: true },
      );
      const { body } = await owner.push('company-1', [sent([creation('research', { id: 'after-all' })])]);
      expect(body.answers).toMatchObject([{ seq: expect.any(Number) }]);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    longLimit(60),
  );

  it('deep and wide JSON ends nothing', async () => {
    const place = '/api/companies/company-1/commits';
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const base = sent([creation('research', { id: 'deep' })]);
    const text = JSON.stringify({ protocol: 1, commits: [base] });
    for (const body of [
      deep,
      text.replace('"Онбординг"', deep),
      text.replace('"Онбординг"', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)),
    ]) {
      expect([200, 400]).toContain((await owner.ask('POST', place, body)).status);
    }
    expect((await owner.ask('GET', '/api/session')).status).toBe(200);
  });
});

it('a company holds as much as it may', async () => {
  const server = await startTestServer('postgresql', { variables: { COMPANY_RECORDS: '3', COMPANY_MB: '1' } });
  const owner = await withCompany(server);
  const answers = async (...commits: unknown[]): Promise<unknown[]> =>
    (await owner.push('company-1', commits)).body.answers.map((one) => ('refused' in one ? one.refused.code : 'taken'));
  const fourth = study('d');
  expect(await answers(study('a'), study('b'), study('c'), fourth)).toEqual(['taken', 'taken', 'taken', 'full']);
  expect(await answers(fourth)).toEqual(['full']);
  const saw = (await owner.pull('company-1')).records.map(({ record }) => record as StoredRecord);
  const longer = (title: string): unknown => sent([{ op: 'set', kind: 'research', id: 'a', fields: { title } }], saw);
  expect(await answers(longer('x'.repeat(2_000_000)))).toEqual(['full']);
  expect(await answers(longer('x'))).toEqual(['taken']);
  await server.stop();
});

it('who asks too often is asked to wait', async () => {
  const server = await startTestServer('postgresql', { variables: { WRITES_PER_SECOND: '1' } });
  const owner = await withCompany(server);
  const asked = await Promise.all(Array.from({ length: 15 }, () => owner.push('company-1', [])));
  const refused = asked.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(3);
  expect(refused.every(({ headers }) => Number(headers.get('Retry-After')) >= 1)).toBe(true);
  const guess = new Browser(server.address);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => guess.ask('POST', '/api/session', { token: 'x' })),
  );
  expect(guesses.some(({ status }) => status === 429)).toBe(true);
  await server.stop();
});
