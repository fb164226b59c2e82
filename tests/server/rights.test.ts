import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Role } from '#src/domain/account/account.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { isPersonal } from '#src/domain/kindFacts.ts';
import { KINDS, type Kind } from '#src/domain/records.ts';
import { mayCommit } from '#src/domain/sync/mayCommit.ts';
import { creation } from '#tests/workspace/examples.ts';

import { ENGINES } from './databases.ts';
import { Browser, joinedBy, listenTo, sent, startTestServer, withCompany, type TestServer } from './team.ts';

/** Forged requests: nobody may more than their role, and nobody of another company anything. */

const COMPANY = 'company-1';
const OF_COMPANY = (Object.keys(KINDS) as Kind[]).filter(
  (kind) => !isPersonal(kind) || kind === 'company' || kind === 'member',
);

const TALK: ReadonlySet<Kind> = new Set(['comment', 'review']);

/** One record of a kind, as one of the company. */
function makingOf(kind: Kind): Op {
  const own =
    kind === 'company' ? { id: COMPANY } : kind === 'member' ? { companyId: COMPANY, status: 'noAccess' } : {};
  return creation(kind, own as never);
}

/** One operation of each sort on a record that is there. */
function operationsOn({ kind, id, ...made }: Op): readonly Op[] {
  const { record } = made as unknown as { record: Record<string, unknown> };
  const [field = 'title', value = 'x'] =
    Object.entries(record).find(([name, is]) => name !== 'id' && typeof is === 'string') ?? [];
  // There is one company in a company.
  const [created, ensured] = kind === 'company' ? [id, id] : [`${id}-new`, `${id}-other`];
  return [
    { op: 'create', kind, id: created, record: { ...record, id: created } },
    { op: 'ensure', kind, id: ensured, defaults: { ...record, id: ensured } },
    { op: 'set', kind, id, fields: { [field]: value } },
    { op: 'put', kind, id, map: 'members', key: 'k', value: {} },
    { op: 'setMember', kind, id, map: 'members', key: 'k', fields: {} },
    { op: 'drop', kind, id, map: 'members', key: 'k' },
    { op: 'remove', kind, id },
    { op: 'restore', kind, id },
  ] as unknown as Op[];
}

/** What an operation of {@link operationsOn} meets. */
function stood({ op, kind }: Op): StoredRecord | undefined {
  if (op === 'create' || op === 'ensure') return undefined;
  return (makingOf(kind) as unknown as { record: StoredRecord }).record;
}

const at = (rest: string): string => `/api/companies/${COMPANY}${rest}`;

describe.each(ENGINES)('rights on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  const people = new Map<Role, Browser>();
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server, COMPANY);
    for (const role of ['Viewer', 'Researcher', 'Admin'] as const)
      people.set(role, await joinedBy(owner, COMPANY, role));
    const { body } = await owner.push(
      COMPANY,
      // Whoever is no member has no name to speak in: what is said comes with a member.
      OF_COMPANY.filter((kind) => !TALK.has(kind)).map((kind) => sent([makingOf(kind)])),
    );
    expect(
      body.answers.flatMap((one, at) => ('refused' in one ? [`${OF_COMPANY[at]} ${one.refused.code}`] : [])),
    ).toEqual([]);
  });
  afterAll(() => server.stop());

  const dump = async (): Promise<string> => JSON.stringify(await owner.pull(COMPANY));

  it.each(['Viewer', 'Researcher', 'Admin'] as const)(
    'a %s is refused whatever the role does not allow',
    async (role) => {
      const before = await dump();
      const browser = people.get(role) as Browser;
      const forbidden = OF_COMPANY.flatMap((kind) => operationsOn(makingOf(kind))).filter((op) =>
        mayCommit({ role, memberId: null }, op, stood(op)),
      );
      expect(forbidden.length).toBeGreaterThan(0);
      const commits = forbidden.map((op) => sent([op]));
      for (let at = 0; at < commits.length; at += 100) {
        const { body } = await browser.push(COMPANY, commits.slice(at, at + 100));
        expect(body.answers.filter((one) => !('refused' in one) || one.refused.code !== 'forbidden')).toEqual([]);
      }
      // Hidden behind what is allowed, it takes that down with it.
      const fair: Op = {
        op: 'create',
        kind: 'research',
        id: `by-${role}`,
        record: { ...(makingOf('research') as unknown as { record: object }).record, id: `by-${role}` },
      } as Op;
      const mixed = await browser.push(COMPANY, [sent([fair, forbidden[0] as Op])]);
      expect(mixed.body.answers).toMatchObject([{ refused: { code: 'forbidden' } }]);
      expect(await dump()).toBe(before);
    },
  );

  it('nobody is made Owner out of nothing', async () => {
    const op = creation('member', { id: 'crown', companyId: COMPANY, role: 'Owner', status: 'noAccess' } as never);
    const forged = await (people.get('Admin') as Browser).push(COMPANY, [sent([op])]);
    expect(forged.body.answers).toMatchObject([{ refused: { code: 'forbidden', needed: 'server' } }]);
  });

  it('what lives with a person, and what is another company’s, is no record of this one', async () => {
    const before = await dump();
    const strangers = [
      creation('profile', {}),
      creation('company', { id: 'another' } as never),
      creation('member', { id: 'm', companyId: 'another' } as never),
    ];
    const { body } = await owner.push(
      COMPANY,
      strangers.map((op) => sent([op])),
    );
    expect(body.answers.map((one) => 'refused' in one && one.refused.code)).toEqual(['invalid', 'invalid', 'invalid']);
    expect(await dump()).toBe(before);
  });

  it('links are made by those who run the company, the rest by its owner', async () => {
    for (const role of ['Viewer', 'Researcher'] as const) {
      const browser = people.get(role) as Browser;
      expect((await browser.ask('GET', at('/links'))).status).toBe(403);
      expect((await browser.ask('POST', at('/links'), { role: 'Viewer', days: 1 })).status).toBe(403);
      expect((await browser.ask('DELETE', at('/links/x'))).status).toBe(403);
    }
    const admin = people.get('Admin') as Browser;
    for (const bad of [
      { role: 'Owner', days: 1 },
      { role: 'Admin', days: 0 },
      { role: 'Admin', days: 366 },
      { role: 'x', days: 1 },
    ]) {
      expect((await admin.ask('POST', at('/links'), bad)).status).toBe(400);
    }
    expect((await admin.ask('POST', at('/open'))).status).toBe(403);
    expect((await admin.ask('POST', at('/records'), { records: [] })).status).toBe(403);
    expect((await admin.ask('DELETE', at(''))).status).toBe(403);
  });

  it('a link ends with its day', async () => {
    let days = 0;
    const later = await startTestServer(engine, { now: () => new Date(Date.now() + days * 86_400_000) });
    const anna = await withCompany(later);
    const { body } = await anna.ask<{ token: string }>('POST', '/api/companies/company-1/links', {
      role: 'Viewer',
      days: 2,
    });
    days = 3;
    expect((await new Browser(later.address).ask('POST', '/api/session', { token: body.token })).status).toBe(401);
    days = 181;
    expect((await anna.ask('GET', '/api/session')).status).toBe(401);
    await later.stop();
  });

  it('two companies never see each other', async () => {
    await owner.ask('POST', '/api/companies', { id: 'company-2', name: 'Вторая' });
    await owner.ask('POST', '/api/companies/company-2/open');
    await owner.push('company-2', [sent([makingOf('research')])]);
    const stranger = people.get('Admin') as Browser;
    const other = '/api/companies/company-2';
    for (const [method, rest, body] of [
      ['GET', '/changes', undefined],
      ['GET', '/links', undefined],
      ['GET', '/events', undefined],
      ['POST', '/commits', { protocol: 1, commits: [sent([makingOf('research')])] }],
      ['POST', '/records', { records: [] }],
      ['POST', '/open', undefined],
      ['POST', '/links', { role: 'Viewer', days: 1 }],
      ['PUT', '/presence', { tab: 't', record: null, isTyping: false }],
      ['DELETE', '', undefined],
    ] as const) {
      expect(await stranger.ask(method, `${other}${rest}`, body)).toMatchObject({
        status: 404,
        body: { error: 'not_found' },
      });
    }
    await expect(listenTo(stranger, 'company-2')).rejects.toThrow('404');
    expect((await owner.pull('company-2')).records).toHaveLength(1);
  });
});
