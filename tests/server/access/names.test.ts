import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Role } from '#src/domain/account/account.ts';
import type { ContactList } from '#src/domain/audiences/audience.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { removeAudience } from '#src/domain/audiences/rules.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { MASK } from '#src/domain/history/masked.ts';
import { FIRST_SETTINGS } from '#src/domain/research/privacy/settings.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import { contactCode } from '#src/domain/sync/names.ts';
import type { Session } from '#src/domain/sync/protocol.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { answer, commit, openLinkOf, press, ROUND, send, startRound, STUDY } from '#tests/server/support/interviews.ts';
import {
  joinedBy,
  listenTo,
  memberOf,
  sent,
  startTestServer,
  withCompany,
  Browser,
  type TestServer,
} from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';

/*
 * Names and contacts of the people whom a company asks: shown to the members whom the company lets see them, and to no one else
 * in any way.
 */

const NAME = 'Аделаида Канареечная';
const OTHER = 'Терентий Неназываемый';
const PRIVATE = [NAME, OTHER, '9007654321', 'adelaida@canary', 'canary_ada', 'Любит канареек', 'Дочь Маша', 'просила не звонить', 'Согласна под именем', 'Слышно плохо']; // prettier-ignore

const ADA = {
  ...NO_CONTACT,
  name: NAME,
  phones: ['+79007654321'],
  emails: ['adelaida@canary.example'],
  telegram: 'canary_ada',
  city: 'Казань',
  segment: 'EdTech',
  tags: ['вип'],
  notes: 'Любит канареек',
  details: [{ label: 'Семья', text: 'Дочь Маша' }],
  consent: { at: '2026-01-01T00:00:00.000Z', text: 'Согласна под именем', how: 'person' as const },
  position: 'a',
};

const settings = (fields: object): Op[] => [
  { op: 'ensure', kind: 'researchSettings', id: 'research', defaults: FIRST_SETTINGS },
  { op: 'set', kind: 'researchSettings', id: 'research', fields },
];
const inList = (op: object): Op => ({ kind: 'contactList', id: 'list', map: 'contacts', ...op }) as Op;

const expectNone = (text: string) => PRIVATE.forEach((part) => expect(text).not.toContain(part));
const expectAll = (text: string) => PRIVATE.forEach((part) => expect(text).toContain(part));
const made = (contacts: object) => ({ ...draft('contactList'), id: 'new', contacts });

describe.each(ENGINES)('names on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;

  const at = (rest: string): string => `/api/companies/${company}${rest}`;
  const person = (role: Role): Promise<Browser> => joinedBy(owner, company, role);
  const answerTo = async (browser: Browser, ops: readonly Op[], saw: object[] = []) =>
    (await browser.push(company, [sent(ops, saw as never)])).body.answers[0];

  const links = (browser: Browser) => browser.ask<{ links?: object[] }>('GET', at(`/rounds/${ROUND}/links`));

  /**
   * Returns everything that a member's page can have of the records that name people: pages, histories, events, rounds, the
   * inbox, the links.
   */
  async function everythingTold(browser: Browser, after = 0): Promise<string> {
    const all = [JSON.stringify(await browser.pull(company, after))];
    for (const [kind, id] of [['contactList', 'list'], ['contactList', 'gone'], ['participant', 'p'], ['participant', 'q'], ['research', STUDY], ['round', ROUND]]) {
      all.push(JSON.stringify((await browser.ask('GET', at(`/history?kind=${kind}&id=${id}`))).body));
    } // prettier-ignore
    for (const rest of ['/history?after=0', `/rounds/${ROUND}`, `/rounds/${ROUND}/respondents`, `/rounds/${ROUND}/answers`, `/rounds/${ROUND}/links`, '/inbox', '/outward', '/audit', '/invitations', '/links', '/bot']) {
      all.push(JSON.stringify((await browser.ask('GET', at(rest))).body));
    } // prettier-ignore
    all.push(JSON.stringify((await browser.ask('GET', '/api/session')).body));
    const whom = { contacts: [{ listId: 'list', key: 'ada' }], participants: ['p'] };
    for (const rest of ['/person-data', '/forget/count']) {
      all.push(JSON.stringify((await browser.ask('POST', at(rest), whom)).body));
    }
    return all.join('\n');
  }

  beforeAll(async () => {
    server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' } });
    owner = await withCompany(server, 'company-0');
  });
  beforeEach(async () => {
    company = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
    await owner.ask('POST', `/api/companies/${company}/open`);
    await startRound(owner, company);
    await commit(owner, company, [
      { op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts: { ada: ADA } } as never) },
      { op: 'create', kind: 'contactList', id: 'gone', record: draft('contactList', { id: 'gone', contacts: { other: { ...ADA, name: OTHER, doNotContact: { at: '2026-01-01T00:00:00.000Z', why: 'просила не звонить' } } } } as never) },
      { op: 'create', kind: 'participant', id: 'p', record: draft('participant', { id: 'p', name: NAME, codeName: 'Р1', notes: 'Слышно плохо' }) },
      { op: 'create', kind: 'participant', id: 'q', record: draft('participant', { id: 'q', name: OTHER, codeName: 'Р2', notes: '' }) },
    ]); // prettier-ignore
    await commit(owner, company, [
      inList({ op: 'setMember', key: 'ada', fields: { name: OTHER } }),
      inList({ op: 'setMember', key: 'ada', fields: { name: NAME } }),
      inList({ op: 'put', key: 'temp', value: { ...ADA, name: OTHER } }),
      inList({ op: 'drop', key: 'temp' }),
      { op: 'set', kind: 'participant', id: 'p', fields: { name: OTHER } },
      { op: 'set', kind: 'participant', id: 'p', fields: { name: NAME } },
      { op: 'remove', kind: 'contactList', id: 'gone' },
      { op: 'remove', kind: 'participant', id: 'q' },
    ]);
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId: 'list', key: 'ada' }] });
  });
  afterAll(() => server.stop());

  it('a contact that was left in an interview is told to whoever sees names alone', async () => {
    const [round, study] = ['contacts', 'study-contacts'];
    await startRound(owner, company, { script: scriptOf(question('a', { kind: 'contact' })) }, { id: round, study });
    const respondent = new Browser(server.address);
    const { body } = await send(respondent, await openLinkOf(owner, company, round), press('agree'));
    await send(respondent, body.movedTo ?? '', answer(body, 'canary@left.example'));
    const told = async (browser: Browser) =>
      JSON.stringify((await browser.ask('GET', at(`/rounds/${round}/answers`))).body);
    const researcher = await person('Researcher');
    expect(await told(researcher)).toContain('canary@left.example');
    await commit(owner, company, settings({ namesSeenBy: 'Admin' }));
    expect(await told(researcher)).toContain('виден тем, кому видны имена');
    expect(await told(researcher)).not.toContain('canary@left');
    expect(await told(owner)).toContain('canary@left.example');
  });

  it('a personal link is told to whoever sees names alone: it shows the contact that was left there', async () => {
    const [researcher, admin] = [await person('Researcher'), await person('Admin')];
    expect((await links(researcher)).body.links).toHaveLength(1);
    await commit(owner, company, settings({ namesSeenBy: 'Admin' }));
    const told = await links(researcher);
    expect([told.status, JSON.stringify(told.body)]).toEqual([403, expect.not.stringContaining('/i/')]);
    for (const one of [admin, owner]) expect((await links(one)).body.links).toHaveLength(1);
  });

  it('are told to whoever works here, and to no viewer by any way; records without them are read all the same', async () => {
    const viewer = await person('Viewer');
    expectNone(await everythingTold(viewer));
    for (const role of ['Researcher', 'Admin'] as const) expectAll(await everythingTold(await person(role)));
    expectAll(await everythingTold(owner));
    const { records } = await viewer.pull(company);
    const of = (kind: string, id: string) => records.find((one) => one.kind === kind && one.id === id)?.record;
    expect(parseRecord('contactList', of('contactList', 'list') as never)).toMatchObject({
      ok: true,
      record: { contacts: { ada: { name: contactCode('list', 'ada'), phones: [], city: 'Казань', segment: 'EdTech', tags: ['вип'], invitedAt: expect.any(String) } } },
    }); // prettier-ignore
    expect(parseRecord('participant', of('participant', 'p') as never)).toMatchObject({
      ok: true,
      record: { name: '', codeName: 'Р1', notes: '' },
    });
    const { body } = await viewer.ask<{ changes: { ops: { fields?: object }[] }[] }>('GET', at('/history?kind=participant&id=p')); // prettier-ignore
    expect(body.changes[0]?.ops.map(({ fields }) => fields)).toEqual([{ name: MASK }, { name: MASK }]);
  });

  it('are for those who run the company where it says so; nobody else gives themselves the sight', async () => {
    await commit(owner, company, settings({ namesSeenBy: 'Admin' }));
    const researcher = await person('Researcher');
    expectNone(await everythingTold(researcher));
    expectAll(await everythingTold(await person('Admin')));
    for (const ops of [
      [{ op: 'set', kind: 'researchSettings', id: 'research', fields: { namesSeenBy: 'Researcher' } } as Op],
      [{ op: 'remove', kind: 'researchSettings', id: 'research' } as Op],
    ])
      expect(await answerTo(researcher, ops)).toMatchObject({ refused: { code: 'forbidden', needed: 'Admin' } });
    expectNone(await everythingTold(researcher));
  });

  it('are never overwritten by what stands for them: whoever does not see them neither writes nor takes them away', async () => {
    await commit(owner, company, settings({ namesSeenBy: 'Admin' }));
    const researcher = await person('Researcher');
    const saw = (await researcher.pull(company)).records.map(({ record }) => record as object);
    const before = JSON.stringify((await owner.pull(company)).records);
    const masked = { ...ADA, name: contactCode('list', 'ada'), phones: [], emails: [], telegram: '' };
    for (const op of [
      inList({ op: 'setMember', key: 'ada', fields: { name: contactCode('list', 'ada') } }),
      inList({ op: 'setMember', key: 'ada', fields: { tags: ['x'], phones: [] } }),
      inList({ op: 'setMember', key: 'ada', fields: { notes: '' } }),
      // The visible parts of a contact decide who is invited with whom.
      inList({ op: 'setMember', key: 'ada', fields: { segment: 'Финтех' } }),
      inList({ op: 'setMember', key: 'ada', fields: { tags: ['x'] } }),
      inList({ op: 'setMember', key: 'ada', fields: { city: 'Москва', company: '', source: '' } }),
      inList({ op: 'setMember', key: 'ada', fields: { consent: null } }),
      inList({ op: 'put', key: 'ada', value: masked }),
      inList({ op: 'put', key: 'copy', value: masked }),
      inList({ op: 'drop', key: 'ada' }),
      { op: 'remove', kind: 'contactList', id: 'list' },
      { op: 'create', kind: 'contactList', id: 'new', record: made({ copy: masked }) },
      { op: 'ensure', kind: 'contactList', id: 'list', defaults: { ...made({ ada: masked }), id: 'list' } },
      { op: 'set', kind: 'participant', id: 'p', fields: { name: '' } },
      { op: 'set', kind: 'participant', id: 'p', fields: { role: 'x', notes: 'x' } },
    ] as Op[])
      expect(await answerTo(researcher, [op], saw)).toMatchObject({ refused: { code: 'forbidden', needed: 'Admin' } });
    expect(JSON.stringify((await owner.pull(company)).records)).toBe(before);
    // Fields that name no one are theirs to work with.
    expect(await answerTo(researcher, [{ op: 'set', kind: 'participant', id: 'p', fields: { role: 'Директор' } } as Op], saw)).toHaveProperty('seq'); // prettier-ignore
    const { records } = await owner.pull(company);
    expect(records.find(({ id }) => id === 'list')?.record).toMatchObject({ contacts: { ada: { ...ADA, invitedAt: expect.any(String) } } }); // prettier-ignore
  });

  it('are none in a list whose contacts were removed one by one: its audience is deleted by whoever sees none', async () => {
    await commit(owner, company, [
      { op: 'create', kind: 'audience', id: 'a', record: draft('audience', { id: 'a' }) },
      { op: 'create', kind: 'contactList', id: 'last', record: { ...made({ ada: ADA }), id: 'last', audienceId: 'a' } },
    ] as Op[]);
    await commit(owner, company, [...settings({ namesSeenBy: 'Admin' })]);
    const researcher = await person('Researcher');
    const deletion = async () => {
      const saw = (await researcher.pull(company)).records.map(({ record }) => record as object);
      const list = saw.find((one) => (one as { id?: string }).id === 'last') as ContactList;
      return answerTo(researcher, removeAudience({ id: 'a' }, [], [list], []), saw);
    };
    expect(await deletion()).toMatchObject({ refused: { code: 'forbidden', needed: 'Admin' } });
    await commit(owner, company, [{ op: 'drop', kind: 'contactList', id: 'last', map: 'contacts', key: 'ada' }]);
    expect(await deletion()).toHaveProperty('seq');
    const { records } = await owner.pull(company);
    expect(records.find(({ id }) => id === 'last')?.record).toMatchObject({ deletedAt: expect.any(String) });
  });

  it('come and go with the role, and with what the company chose: what a device had is replaced', async () => {
    const colleague = await person('Researcher');
    const { body } = await colleague.ask<Session>('GET', '/api/session');
    const id = body.companies.find((one) => one.id === company)?.memberId ?? '';
    expect(id).not.toBe(await memberOf(owner));
    const turn = async (role: Role) => {
      const { seq } = await colleague.pull(company);
      const heard = await listenTo(colleague, company);
      await commit(owner, company, [{ op: 'set', kind: 'member', id, fields: { role } }]);
      await heard.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq > seq);
      heard.close();
      return JSON.stringify(await colleague.pull(company, seq));
    };
    const named = ['"kind":"contactList","id":"list"', '"kind":"contactList","id":"gone"', '"kind":"participant","id":"p"', '"kind":"participant","id":"q"']; // prettier-ignore
    const less = await turn('Viewer');
    named.forEach((one) => expect(less).toContain(one));
    expectNone(less);
    const more = await turn('Researcher');
    PRIVATE.forEach((part) => expect(more).toContain(part));
    // Between roles that both see them nothing comes anew.
    expect(await turn('Admin')).not.toContain('"kind":"participant"');
    await turn('Researcher');

    const { seq } = await colleague.pull(company);
    await commit(owner, company, settings({ namesSeenBy: 'Admin' }));
    const news = await colleague.pull(company, seq);
    named.forEach((one) => expect(JSON.stringify(news)).toContain(one));
    expectNone(JSON.stringify(news));
    // The company goes on from its state: the next commit comes after it.
    await commit(owner, company, [{ op: 'set', kind: 'research', id: STUDY, fields: { title: 'Дальше' } }]);
    expect(JSON.stringify(await colleague.pull(company, news.seq))).toContain('Дальше');
  });
});
