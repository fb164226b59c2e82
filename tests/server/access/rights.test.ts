import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Role } from '#src/domain/account/account.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import {
  Browser,
  joinedBy,
  listenTo,
  sent,
  startTestServer,
  withCompany,
  type TestServer,
} from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

/*
 * Forged requests beside the table of rights (matrix.test.ts): a member of another company may do nothing, a link gives the
 * rights it names.
 */

const COMPANY = 'company-1';
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
  });
  afterAll(() => server.stop());

  const dump = async (): Promise<string> => JSON.stringify(await owner.pull(COMPANY));

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
    await owner.push('company-2', [sent([creation('research')])]);
    const stranger = people.get('Admin') as Browser;
    const other = '/api/companies/company-2';
    for (const [method, rest, body] of [
      ['GET', '/changes', undefined],
      ['GET', '/links', undefined],
      ['GET', '/events', undefined],
      ['POST', '/commits', { protocol: 1, commits: [sent([creation('research')])] }],
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
