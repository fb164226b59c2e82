import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { FORGOTTEN } from '#src/domain/fieldwork/places/closed.ts';
import type { ForgetAnswer } from '#src/domain/forgetting/forgetBody.ts';
import type { PersonData } from '#src/domain/forgetting/personData.ts';
import { askPostgres, ENGINES } from '#tests/server/support/databases.ts';
import { backupOf, everythingIn } from '#tests/server/support/everything.ts';
import {
  commit,
  finish,
  look,
  press,
  ROUND,
  send,
  startRound,
  STUDY,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, joinedBy, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';

/* «Забыть человека» of a shared company: no table, no log, no file, no backup of later has a word of them. */

const COMPANY = 'company-1';
const SECRET = 'Сокровенное признание про склад';
const NAME = 'Аделаида Канареечная';
const PHONE = '+79007654321';
const MAIL = 'adelaida@canary.example';
const NICK = 'canary_ada';
const CHAT = '5550123987';

const { contacts: sample } = draft('contactList');
const [someone] = Object.values(sample);
const contact = (fields: object) => ({ ...someone, details: [], notes: '', tags: [], phones: [], emails: [], telegram: '', consent: null, doNotContact: null, invitedAt: null, answeredAt: null, position: 'a', ...fields }); // prettier-ignore
const list = (id: string, contacts: object) => ({ op: 'create', kind: 'contactList', id, record: draft('contactList', { id, contacts } as never) }) as const; // prettier-ignore

const at = (rest = ''): string => `/api/companies/${COMPANY}${rest}`;

describe.each(ENGINES)('somebody who asks to be forgotten on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  const stranger = (): Browser => new Browser(server.address);
  const stored = async (kind: string) =>
    (await owner.pull(COMPANY)).records.flatMap((one) => (one.kind === kind ? [one.record as unknown as { id: string; deletedAt: string | null } & Record<string, unknown>] : [])); // prettier-ignore

  beforeAll(async () => {
    server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' } });
    owner = await withCompany(server, COMPANY);
  });
  afterAll(() => server.stop());

  it('is nowhere: what they said, how they are called and reached; others stay as they are', async () => {
    await startRound(owner, COMPANY);
    const ada = contact({ name: NAME, phones: [PHONE], emails: [MAIL], telegram: NICK, notes: 'Любит канареек' });
    const anna = contact({ name: 'Анна Каренина', phones: ['+79001112233'], position: 'b' });
    await commit(owner, COMPANY, [list('list', { ada, anna }), list('another', { again: contact({ name: NAME, phones: [PHONE] }) }), list('third', { ada: contact({ name: 'Того же номера в своём списке' }) })]); // prettier-ignore
    const talk = async (key: string, words: string): Promise<string> => {
      await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId: 'list', key }] });
      const { body } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
      const address = body.links.at(-1)?.address ?? '';
      const { body: view } = await send(stranger(), address, press('agree'));
      await finish(stranger(), address, view, words);
      return address;
    };
    const address = await talk('ada', SECRET);
    await untilFiled(owner, COMPANY, 1);
    const [material] = await stored('material');
    await talk('anna', 'Слова Анны остаются');
    await untilFiled(owner, COMPANY, 2);
    const passage = { materialId: String(material?.id), start: 0, end: 5 };
    const quote = { text: SECRET, respondent: 'Р1', research: '', researchId: STUDY, passage, stance: 'for', position: 'a' }; // prettier-ignore
    const said = { authorId: 'm', authorName: 'Олег', threadId: null, mentions: [], turns: {}, part: null };
    await commit(owner, COMPANY, [
      { op: 'create', kind: 'mark', id: 'm', record: draft('mark', { id: 'm', researchId: STUDY, ...passage, text: SECRET, note: SECRET }) },
      { op: 'create', kind: 'hypothesis', id: 'h', record: draft('hypothesis', { id: 'h', text: 'Гипотеза', description: `Звонила ${NAME}, 8 (900) 765-43-21`, quotes: { q: quote } as never, history: {} }) },
      { op: 'put', kind: 'research', id: STUDY, map: 'insights', key: 'i', value: { text: SECRET, passage, quote: SECRET, position: 'a' } },
    ]); // prettier-ignore
    const [me] = (await owner.ask<{ companies: { memberId: string }[] }>('GET', '/api/session')).body.companies;
    await owner.push(COMPANY, [
      sent([{ op: 'create', kind: 'comment', id: 'c', record: { id: 'c', ...said, authorId: me?.memberId ?? '', on: 'mark:m', text: 'Вот это да', editedAt: null, withdrawnAt: null } as never }]), // prettier-ignore
    ]);
    const before = (await owner.pull(COMPANY)).seq;
    const others = (await stored('materialText')).filter(({ id }) => id !== material?.id);
    const body = { contacts: [{ listId: 'list', key: 'ada' }, { listId: 'another', key: 'again' }], participants: [] }; // prettier-ignore
    const viewer = await joinedBy(owner, COMPANY, 'Viewer');
    expect((await viewer.ask('POST', at('/forget'), body)).status).toBe(403);

    // Where a bot talked to them, and what it was still to say: written by hand where that can be done.
    const { databaseUrl } = server;
    if (databaseUrl !== null) {
      await askPostgres(`INSERT INTO bot VALUES ('${COMPANY}', '1', 'bot', 'x', 'broken', '', 0, null, null, now())`, databaseUrl); // prettier-ignore
      await askPostgres(`INSERT INTO telegram_chat SELECT company_id, '1', '${CHAT}', id, null, '', null, null, false FROM respondent WHERE contact_id = 'ada'`, databaseUrl); // prettier-ignore
      await askPostgres(`INSERT INTO telegram_outgoing (company_id, chat_id, said, tries, next_at) VALUES ('${COMPANY}', '${CHAT}', 'x', 0, now() + interval '1 day')`, databaseUrl); // prettier-ignore
    }

    // The same plan counts what would go and shows what there is; the journal names the member who asked.
    const count = await owner.ask<Pick<ForgetAnswer, 'counts'>>('POST', at('/forget/count'), body);
    expect((await viewer.ask('POST', at('/forget/count'), body)).status).toBe(403);
    expect((await viewer.ask('POST', at('/person-data'), body)).status).toBe(403);
    const { body: held } = await owner.ask<PersonData>('POST', at('/person-data'), body);
    expect(held.contacts.map((one) => one.contact.name)).toEqual([NAME, NAME]);
    expect(held.participants).toMatchObject([{ name: '', codeName: 'Р1', studies: ['Онбординг'] }]);
    expect(held.talks).toMatchObject([{ state: 'Закончил', channel: 'web', chat: databaseUrl === null ? null : CHAT }]); // prettier-ignore
    expect(held.talks[0]?.answers.some(({ text, asked }) => text === SECRET && asked !== '')).toBe(true);
    expect(held.talks[0]?.consent).not.toBe('');
    expect(held.said.map(({ text }) => text)).toContain(SECRET);
    expect(held.quotes.filter(({ text }) => text === SECRET)).toHaveLength(4);
    expect(held.quotes).toContainEqual(expect.objectContaining({ text: 'Вот это да' }));
    expect(held.mentions).toMatchObject([{ title: 'Гипотеза', text: expect.stringContaining(NAME) }]);
    expect(JSON.stringify(held)).not.toContain('Каренина');
    expect(JSON.stringify(held)).not.toContain('Слова Анны');

    const { status, body: told } = await owner.ask<ForgetAnswer>('POST', at('/forget'), body);
    expect(told.counts).toEqual(count.body.counts);
    expect(status).toBe(200);
    expect(told.counts).toMatchObject({ contacts: 2, participants: 1, transcripts: 1, marks: 1, quotes: 1, insights: 1, interviews: 1 }); // prettier-ignore

    // A device that comes back with its earlier data is instructed to forget it, too.
    const news = await owner.pull(COMPANY, before);
    expect(news.erased).toEqual(expect.arrayContaining([{ kind: 'material', id: material?.id }, { kind: 'contactList', id: 'list' }, { kind: 'mark', id: 'm' }])); // prettier-ignore
    const parts = [SECRET, NAME, PHONE, MAIL, NICK, CHAT, 'канареек', '765-43-21'];
    const expectNone = (text: string) => parts.forEach((part) => expect(text).not.toContain(part));
    expectNone(JSON.stringify(await owner.pull(COMPANY)));
    expect((await stored('materialText')).filter(({ id }) => id !== material?.id)).toEqual(others);
    expect(await stored('hypothesis')).toMatchObject([{ text: 'Гипотеза', description: 'Звонила […], […]', quotes: {} }]); // prettier-ignore
    for (const name of ['Анна Каренина', 'Того же номера в своём списке'])
      expect(JSON.stringify(await stored('contactList'))).toContain(name);
    expect((await owner.ask('HEAD', at(`/files/${String(material?.fileId)}`))).headers.get('Upload-Complete')).toBe(
      '?0',
    );
    const { body: people } = await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`));
    expect(people.items.map(({ state }) => state).toSorted()).toEqual(['finished', 'forgotten']);
    const { figures } = (await owner.ask<RoundStanding>('GET', at(`/rounds/${ROUND}`))).body;
    // They were asked, and it is paid; nothing of it is collected, and no record says that they withdrew.
    expect(figures).toMatchObject({ invited: 2, byLink: 0, began: 2, finished: 1, standing: { forgotten: 1, withdrawn: 0 } }); // prettier-ignore
    const { body: view } = await look(stranger(), address);
    expect(view).toMatchObject({ step: 'withdrawn', mayWithdraw: false, words: { closed: FORGOTTEN, welcome: '' } });
    const { body: audit } = await owner.ask<{ entries: { action: string; subject: object }[] }>('GET', at('/audit'));
    expect(audit.entries).toContainEqual(expect.objectContaining({ action: 'exported', subject: { what: 'person', format: 'xlsx' } })); // prettier-ignore
    expect(audit.entries).toContainEqual(expect.objectContaining({ action: 'person.forgotten', subject: expect.objectContaining({ contacts: 2 }) })); // prettier-ignore
    // Asked again, there is nobody.
    const { body: again } = await owner.ask<ForgetAnswer>('POST', at('/forget'), body);
    expect(Object.values(again.counts).every((count) => count === 0)).toBe(true);

    await server.pause();
    Object.values(await everythingIn(server, COMPANY)).forEach(expectNone);
    const backup = await backupOf(server);
    expect(backup).toContain('Слова Анны остаются');
    expectNone(backup);
    expectNone(server.logs.join(''));
  });
});
