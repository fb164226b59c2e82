import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { RespondentPage } from '#src/domain/fieldwork/figures.ts';
import type {
  InvitationsMade,
  InvitedContacts,
  PersonalLinks,
} from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { PersonData } from '#src/domain/forgetting/personData.ts';
import { askPostgres, ENGINES } from '#tests/server/support/databases.ts';
import { commit, finish, press, ROUND, send, startRound, untilFiled } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Lists that were imported before have contacts of the same keys (R454): they are two people wherever the server tells of them. */

const KEY = 'contact-0';
const WORDS = { first: 'Слова Первой', second: 'Слова Второй' } as const;
type List = keyof typeof WORDS;

const listOf = (id: string, contacts: object) =>
  ({ op: 'create', kind: 'contactList', id, record: draft('contactList', { id, contacts } as never) }) as const;

describe.each(ENGINES)('contacts of two lists with one key, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;

  const at = (rest: string): string => `/api/companies/${company}${rest}`;
  const stranger = (): Browser => new Browser(server.address);
  const invite = async (contacts: readonly { readonly listId: string; readonly key: string }[], round = ROUND) =>
    (await owner.ask<InvitationsMade>('POST', at(`/rounds/${round}/invitations`), { contacts })).body;
  const people = async (round = ROUND) =>
    (await owner.ask<RespondentPage>('GET', at(`/rounds/${round}/respondents`))).body.items;
  const addressOf = async (list: List, round = ROUND): Promise<string> => {
    const one = (await people(round)).find(({ contact }) => contact?.listId === list);
    const { links } = (await owner.ask<PersonalLinks>('GET', at(`/rounds/${round}/links`))).body;
    return links.find(({ respondentId }) => respondentId === one?.id)?.address ?? '';
  };
  const stored = async (kind: string) =>
    (await owner.pull(company)).records.flatMap((one) => (one.kind === kind ? [one.record as unknown as { id: string; deletedAt: string | null; text: string; codeName: string }] : [])); // prettier-ignore

  /** Both are asked and answer to the end, the second first. */
  async function bothTalk(): Promise<Readonly<Record<List, string>>> {
    const addresses = { first: '', second: '' };
    await invite([{ listId: 'first', key: KEY }, { listId: 'second', key: KEY }]); // prettier-ignore
    for (const [count, list] of (['second', 'first'] as const).entries()) {
      const address = (addresses[list] = await addressOf(list));
      const { body } = await send(stranger(), address, press('agree'));
      await finish(stranger(), address, body, WORDS[list]);
      await untilFiled(owner, company, count + 1);
    }
    return addresses;
  }
  const texts = async () => JSON.stringify((await stored('materialText')).map(({ text }) => text));

  beforeAll(async () => {
    server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' } });
    owner = await withCompany(server, 'company-0');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    company = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
    await owner.ask('POST', at('/open'));
    await startRound(owner, company);
    await commit(owner, company, [
      listOf('first', { [KEY]: { ...NO_CONTACT, name: 'Первая', phones: ['+79000000001'], position: 'a' } }),
      listOf('second', { [KEY]: { ...NO_CONTACT, name: 'Вторая', phones: ['+79000000002'], position: 'a' } }),
    ]);
  });

  it('are both invited, under code names of their own; nobody is invited twice', async () => {
    const both = [{ listId: 'first', key: KEY }, { listId: 'second', key: KEY }]; // prettier-ignore
    expect(await invite(both.slice(0, 1))).toMatchObject({ made: 1, already: 0 });
    expect(await invite(both)).toMatchObject({ made: 1, already: 1 });
    expect(await invite(both)).toMatchObject({ made: 0, already: 2 });
    const items = await people();
    expect(new Set(items.map(({ codeName }) => codeName)).size).toBe(2);
    // Each has their own in the next round, too.
    await startRound(owner, company, {}, { id: 'next', study: 'next-study' });
    await invite(both, 'next');
    const names = (rows: typeof items) => Object.fromEntries(rows.map((one) => [one.contact?.listId, one.codeName]));
    expect(names(await people('next'))).toEqual(names(items));
  });

  it('stand as two participants; each has their own data, and forgotten is one', async () => {
    await bothTalk();
    const participants = await stored('participant');
    expect(new Set(participants.map(({ codeName }) => codeName)).size).toBe(2);
    const behind = async ({ id }: { readonly id: string }) =>
      (await owner.ask<InvitedContacts>('GET', at(`/participants/${id}/contacts`))).body.contacts;
    // One of the two stands under its interview's number, and the contact is found all the same.
    const contacts = (await Promise.all(participants.map(behind))).flat();
    expect(contacts.map(({ listId }) => listId).toSorted()).toEqual(['first', 'second']);
    expect(contacts.every(({ key }) => key === KEY)).toBe(true);
    // As the page asks: by the contact, and by what it has for the participant.
    const body = { contacts: [{ listId: 'first', key: KEY }], participants: [KEY] };
    const { body: held } = await owner.ask<PersonData>('POST', at('/person-data'), body);
    expect(held.talks).toHaveLength(1);
    expect(JSON.stringify(held)).toContain(WORDS.first);
    expect(JSON.stringify(held)).not.toContain(WORDS.second);
    expect((await owner.ask('POST', at('/forget'), body)).status).toBe(200);
    expect(await texts()).not.toContain(WORDS.first);
    expect(await texts()).toContain(WORDS.second);
    expect((await people()).map(({ state }) => state).toSorted()).toEqual(['finished', 'forgotten']);
    expect((await stored('participant')).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
  });

  it('who takes it back takes nothing of the other with them', async () => {
    const { first } = await bothTalk();
    expect(await stored('participant')).toHaveLength(2);
    expect((await send(stranger(), first, press('withdraw'))).body.step).toBe('withdrawn');
    await eventually(async () => expect(await texts()).not.toContain(WORDS.first));
    expect(await texts()).toContain(WORDS.second);
    const left = (await stored('participant')).filter(({ deletedAt }) => deletedAt === null);
    expect(left.map(({ id }) => id)).toEqual([KEY]);
  });

  it('whom a server of before made one participant keep their own interviews', async () => {
    await bothTalk();
    // As it was before, both under the participant of the key; the embedded database cannot be asked beside its server.
    const { databaseUrl } = server;
    const undo = `UPDATE respondent SET participant_id = null WHERE company_id = '${company}'`;
    if (databaseUrl !== null) await askPostgres(undo, databaseUrl);
    const body = { contacts: [{ listId: 'first', key: KEY }], participants: [KEY] };
    await owner.ask('POST', at('/forget'), body);
    expect(await texts()).not.toContain(WORDS.first);
    expect(await texts()).toContain(WORDS.second);
    const one = (await stored('participant')).find(({ id }) => id === KEY);
    expect(one?.deletedAt).toBeNull();
  });
});
