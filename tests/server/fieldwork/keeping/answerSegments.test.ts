import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ContactList } from '#src/domain/audiences/audience.ts';
import { NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { ChosenBy, RespondentPage } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { FIRST_SETTINGS } from '#src/domain/research/privacy/settings.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import {
  commit,
  finish,
  openLinkOf,
  press,
  ROUND,
  send,
  startRound,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, joinedBy, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* A segment is made of what contacts answered, and goes with the answers. */

const COMPANY = 'company-1';
const SEGMENT = 'Вопрос б: Да';
const at = (rest = ''): string => `/api/companies/${COMPANY}${rest}`;
const contact = (name: string, position: string): Contact & { position: string } => ({ ...NO_CONTACT, name, phones: [`+7900765432${position.length}`], segment: 'EdTech', position }); // prettier-ignore
const settings = (fields: object): Op[] => [
  { op: 'ensure', kind: 'researchSettings', id: 'research', defaults: FIRST_SETTINGS },
  { op: 'set', kind: 'researchSettings', id: 'research', fields },
];
const put = (key: string): Op => ({ op: 'setMember', kind: 'contactList', id: 'list', map: 'contacts', key, fields: { segment: SEGMENT } }); // prettier-ignore
const noted: Op = { op: 'put', kind: 'round', id: ROUND, map: 'segments', key: 's', value: { name: SEGMENT, position: 'a' } }; // prettier-ignore

describe.each(ENGINES)('a segment of answers, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let clock = Date.UTC(2026, 0, 31, 9);

  const stranger = (): Browser => new Browser(server.address);
  const contacts = async (): Promise<Readonly<Record<string, Contact>>> => {
    const { records } = await owner.pull(COMPANY);
    const lists = records.filter(({ kind }) => kind === 'contactList').map(({ record }) => record as ContactList);
    return lists.find(({ id }) => id === 'list')?.contacts ?? {};
  };
  const chosen = (browser = owner, choice = 'yes') =>
    browser.ask<ChosenBy>('GET', at(`/rounds/${ROUND}/chosen?question=b&choice=${choice}`));
  /** Everything that the company's history says. */
  const history = async () => JSON.stringify((await owner.ask('GET', at('/history?kind=contactList&id=list'))).body);

  /**
   * A person of the list is asked and answers.
   * @returns their address
   */
  async function talk(key: string): Promise<string> {
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId: 'list', key }] });
    const { items } = (await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`))).body;
    const id = items.find((one) => one.contact?.key === key)?.id;
    const { links } = (await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`))).body;
    const address = links.find(({ respondentId }) => respondentId === id)?.address ?? '';
    const { body: view } = await send(stranger(), address, press('agree'));
    await finish(stranger(), address, view);
    return address;
  }

  beforeEach(async () => {
    clock = Date.UTC(2026, 0, 31, 9);
    server = await startTestServer(engine, { now: () => new Date(clock), eraseEvery: 50, variables: { BEHIND_PROXY: '1' } }); // prettier-ignore
    owner = await withCompany(server, COMPANY);
    await commit(owner, COMPANY, settings({ keepsMonths: 3 }));
    await startRound(owner, COMPANY, { keepsMonths: 3, segments: {} });
    const members = { ada: contact('Ада', 'a'), pyotr: contact('Пётр', 'aa'), silent: contact('Лада', 'aaa') };
    await commit(owner, COMPANY, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts: members } as never) }]); // prettier-ignore
  });
  afterEach(() => server.stop());

  it('is of those who answered so; who came by the open link is counted, and who took it back is not', async () => {
    await talk('ada');
    const pyotr = await talk('pyotr');
    const byLink = await send(stranger(), await openLinkOf(owner, COMPANY), press('agree'));
    await finish(stranger(), byLink.body.movedTo ?? '', byLink.body);
    const { body } = await chosen();
    expect(body.contacts.map(({ key }) => key).toSorted()).toEqual(['ada', 'pyotr']);
    expect(body.unnamed).toBe(1);
    expect((await chosen(owner, 'no')).body).toEqual({ contacts: [], unnamed: 0 });
    await send(stranger(), pyotr, press('withdraw'));
    expect((await chosen()).body.contacts).toEqual([{ listId: 'list', key: 'ada' }]);
    const { items } = (await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`))).body;
    const ada = items.find((one) => one.contact?.key === 'ada');
    await owner.ask('PUT', at(`/respondents/${ada?.id ?? ''}/counted`), { counted: false });
    expect((await chosen()).body).toEqual({ contacts: [], unnamed: 1 });
    expect((await owner.ask('GET', at('/rounds/none/chosen?question=b&choice=yes'))).status).toBe(404);
  });

  it('is told to nobody who may not see names', async () => {
    await talk('ada');
    const researcher = await joinedBy(owner, COMPANY, 'Researcher');
    expect((await chosen(researcher)).status).toBe(200);
    await commit(owner, COMPANY, settings({ namesSeenBy: 'Admin' }));
    expect((await chosen(researcher)).status).toBe(403);
  });

  it('is no more of whoever takes their answer back, nor does history say it; others stay in it', async () => {
    const address = await talk('ada');
    await talk('pyotr');
    await untilFiled(owner, COMPANY, 2);
    await commit(owner, COMPANY, [put('ada'), put('pyotr'), noted]);
    expect(await history()).toContain(SEGMENT);
    await send(stranger(), address, press('withdraw'));
    await eventually(async () => expect((await contacts()).ada).toMatchObject({ segment: '', consent: { answer: 'refused' } })); // prettier-ignore
    expect(await contacts()).toMatchObject({ pyotr: { segment: SEGMENT }, silent: { segment: 'EdTech' } });
    expect(await history()).not.toContain(SEGMENT);
  });

  it('goes when the term of the answers has come, also where the round was removed; one that a person gave stays', async () => {
    await talk('ada');
    await talk('pyotr');
    await untilFiled(owner, COMPANY, 2);
    await commit(owner, COMPANY, [put('ada'), noted]);
    await commit(owner, COMPANY, [{ op: 'remove', kind: 'round', id: ROUND }]);
    clock = Date.UTC(2026, 4, 1, 10);
    await vi.waitFor(async () => expect((await contacts()).ada?.segment).toBe(''), { timeout: 30_000, interval: 50 });
    expect(await contacts()).toMatchObject({ pyotr: { segment: 'EdTech' }, ada: { name: 'Ада' } });
    const { records } = await owner.pull(COMPANY);
    expect(records.find(({ kind }) => kind === 'round')?.record).toMatchObject({ segments: { s: { name: SEGMENT } } });
  });
});
