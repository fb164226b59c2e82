import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Role } from '#src/domain/account/account.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { isPersonal } from '#src/domain/kindFacts.ts';
import { KINDS, type Kind } from '#src/domain/records.ts';
import { mayCommit } from '#src/domain/sync/mayCommit.ts';
import type { CommitAnswer } from '#src/domain/sync/protocol.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, memberOf, sent, startTestServer, type TestServer } from '#tests/server/support/team.ts';
import { example, loaded } from '#tests/store/examples.ts';

import type { Cast, RightsCase } from './rightsCases.ts';
import { rightsCases, SINGLE } from './recordRights.ts';

/* Every role × every kind × every operation, own and another's: what the table says, the function says, and the server does. */

const COMPANY = 'company-1';
const AT = `/api/companies/${COMPANY}`;
const ROLES = ['Viewer', 'Researcher', 'Admin', 'Owner'] as const satisfies readonly Role[];

const isAllowed = ({ may }: RightsCase, role: Role): boolean => may.includes(role.slice(0, 1));

/** Returns the expected answer, in a word. */
const saidTo = (one: RightsCase, role: Role): string => (isAllowed(one, role) ? 'may' : `forbidden ${one.needed}`);

/** Returns the server's answer: whether rights kept it from acting, and if not, whether it acted. */
function told(one: RightsCase, answer: CommitAnswer | undefined): string {
  if (!answer) return 'nothing';
  if ('seq' in answer) return 'may';
  const { code, needed = '' } = answer.refused;
  if (code === 'forbidden') return `forbidden ${needed}`;
  return one.isTaken ? code : 'may';
}

describe('the table of rights', () => {
  const cast: Cast = { companyId: COMPANY, me: 'vera', other: 'pavel', owner: 'anna' };

  it('tells of every kind that a company has', () => {
    const ofCompany = (Object.keys(KINDS) as Kind[]).filter(
      (kind) => !isPersonal(kind) || kind === 'company' || kind === 'member',
    );
    expect([...new Set(rightsCases(cast).map(({ kind }) => kind))].toSorted()).toEqual(ofCompany.toSorted());
  });

  it.each(ROLES)('is what the one function says of %s', (role) => {
    const me = role === 'Owner' ? 'anna' : 'vera';
    const members: Readonly<Record<string, StoredRecord>> = {
      [me]: example('member', { id: me, role, status: 'active' }),
      anna: example('member', { id: 'anna', role: 'Owner', status: 'active' }),
    };
    const cases = rightsCases({ ...cast, me });
    const differing = cases.flatMap((one) => {
      const start = one.kind === 'member' ? members[one.op.id] : undefined;
      const before = one.before.reduce<StoredRecord | undefined>(
        (record, op) => applyOp(record as never, op, '2026-06-01T10:00:00.000Z') as StoredRecord,
        start,
      );
      const needed = mayCommit({ role, memberId: me }, one.op, before);
      const is = needed === null ? 'may' : `forbidden ${needed}`;
      return is === saidTo(one, role) ? [] : [`${one.title}: ${is}, not ${saidTo(one, role)}`];
    });
    expect(differing).toEqual([]);
  });
});

describe.each(ENGINES)('rights on %s', (engine) => {
  let server: TestServer;
  const people = new Map<Role, { browser: Browser; cases: readonly RightsCase[] }>();
  let saw: readonly StoredRecord[] = [];

  const owner = (): Browser => people.get('Owner')?.browser as Browser;
  const dump = async (): Promise<string> => JSON.stringify(await owner().pull(COMPANY));

  /** Sends commits, as many at once as a push takes. */
  async function pushAll(browser: Browser, commits: readonly (readonly Op[])[]): Promise<readonly CommitAnswer[]> {
    const answers: CommitAnswer[] = [];
    for (let at = 0; at < commits.length; at += 100) {
      const some = commits.slice(at, at + 100).map((ops) => sent(ops, saw));
      answers.push(...(await browser.push(COMPANY, some)).body.answers);
    }
    return answers;
  }

  async function prepare(by: Browser, cases: readonly RightsCase[], madeBy: RightsCase['madeBy']): Promise<void> {
    const commits = cases.filter((one) => one.madeBy === madeBy).flatMap(({ before }) => before.map((op) => [op]));
    const answers = await pushAll(by, commits);
    expect(answers.flatMap((one, at) => ('refused' in one ? [[commits[at], one.refused]] : []))).toEqual([]);
  }

  beforeAll(async () => {
    server = await startTestServer(engine);
    const anna = new Browser(server.address);
    await anna.enter(await server.ownerToken(), 'Анна');
    await anna.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
    const records = [
      loaded('company', { id: COMPANY }),
      ...SINGLE.map((kind) => loaded(kind)),
      loaded('member', { id: 'anna', companyId: COMPANY, role: 'Owner', name: 'Анна' }),
    ];
    expect((await anna.ask('POST', `${AT}/records`, { records })).status).toBe(200);
    await anna.ask('POST', `${AT}/open`, { memberId: 'anna' });
    const browsers = new Map<Role, Browser>([['Owner', anna]]);
    for (const role of ['Viewer', 'Researcher', 'Admin'] as const) {
      // Records they made stay theirs when their role falls.
      browsers.set(role, await joinedBy(anna, COMPANY, 'Admin'));
    }
    const admin = browsers.get('Admin') as Browser;
    for (const [role, browser] of browsers) {
      const other = role === 'Owner' ? admin : anna;
      const me = await memberOf(browser);
      const cases = rightsCases({ companyId: COMPANY, me, other: await memberOf(other), owner: 'anna' });
      people.set(role, { browser, cases });
      await prepare(browser, cases, 'me');
      await prepare(other, cases, 'other');
    }
    const members = (await anna.pull(COMPANY)).records.map(({ record }) => record as StoredRecord);
    saw = members;
    for (const role of ['Viewer', 'Researcher'] as const) {
      const id = await memberOf(browsers.get(role) as Browser);
      const [answer] = await pushAll(anna, [[{ op: 'set', kind: 'member', id, fields: { role } } as Op]]);
      expect(answer).toHaveProperty('seq');
    }
    saw = (await anna.pull(COMPANY)).records.map(({ record }) => record as StoredRecord);
  });
  afterAll(() => server.stop());

  it.each(ROLES)(
    'somebody who is %s is refused whatever the table does not allow, and nothing has changed',
    async (role) => {
      const { browser, cases } = people.get(role) as { browser: Browser; cases: readonly RightsCase[] };
      const barred = cases.filter((one) => !isAllowed(one, role));
      expect(barred.length).toBeGreaterThan(0);
      const before = await dump();
      const answers = await pushAll(
        browser,
        barred.map(({ op }) => [op]),
      );
      expect(barred.map((one, at) => `${one.title}: ${told(one, answers[at])}`)).toEqual(
        barred.map((one) => `${one.title}: ${saidTo(one, role)}`),
      );
      // Hidden behind what is allowed, it takes that down with it.
      const fair = cases.find((one) => one.title === 'comment: create in one’s own name, nobody’s') as RightsCase;
      const mixed = await pushAll(
        browser,
        barred.map(({ op }) => [fair.op, op]),
      );
      expect(mixed.filter((one) => !('refused' in one) || one.refused.code !== 'forbidden')).toEqual([]);
      expect(await dump()).toBe(before);
    },
  );

  it.each(ROLES)('somebody who is %s does whatever it allows', async (role) => {
    const { browser, cases } = people.get(role) as { browser: Browser; cases: readonly RightsCase[] };
    const allowed = cases.filter((one) => isAllowed(one, role));
    const answers = await pushAll(
      browser,
      allowed.map(({ op }) => [op]),
    );
    const wrong = allowed.flatMap((one, at) => {
      const is = told(one, answers[at]);
      return is === 'may' ? [] : [`${one.title}: ${is}`];
    });
    expect(wrong).toEqual([]);
  });
});
