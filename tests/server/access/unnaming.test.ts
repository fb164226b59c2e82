import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { RespondentPage } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { CONTACT_LEFT } from '#src/domain/fieldwork/transcript.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { askPostgres } from '#tests/server/support/databases.ts';
import {
  answer,
  commit,
  finish,
  openLinkOf,
  press,
  ROUND,
  send,
  startRound,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, listenTo, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Servers of before filed participants under the names of their contacts. */

const COMPANY = 'company-1';
const at = (rest = ''): string => `/api/companies/${COMPANY}${rest}`;
const contact = (name: string, position: string) => ({ ...NO_CONTACT, name, phones: [`+7900765432${position.length}`], position }); // prettier-ignore

const name = (id: string, given: string) => ({ op: 'set', kind: 'participant', id, fields: { name: given } }) as const;

describe('participants that a server of before has filed, on postgresql', () => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer('postgresql', { eraseEvery: 50, variables: { BEHIND_PROXY: '1' } });
    owner = await withCompany(server, COMPANY);
  });
  afterAll(() => server.stop());

  it('stand under code names once a server of now has looked: devices hear of it, and what people typed stays', async () => {
    await startRound(owner, COMPANY);
    const keys = ['anna', 'removed', 'typed', 'nobody'];
    const contacts = Object.fromEntries(keys.map((key, index) => [key, contact(`Имя ${key}`, 'a'.repeat(index + 1))]));
    await commit(owner, COMPANY, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts } as never) }]); // prettier-ignore
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: keys.map((key) => ({ listId: 'list', key })) }); // prettier-ignore
    const { body } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
    for (const { address = '' } of body.links) {
      const visitor = new Browser(server.address);
      await finish(visitor, address, (await send(visitor, address, press('agree'))).body);
    }
    await untilFiled(owner, COMPANY, 4);
    // As it was before.
    await commit(owner, COMPANY, [name('anna', 'Имя anna'), name('removed', 'Имя removed'), name('typed', 'Анечка'), name('nobody', 'Имя nobody')]); // prettier-ignore
    await commit(owner, COMPANY, [
      { op: 'remove', kind: 'participant', id: 'removed' },
      { op: 'drop', kind: 'contactList', id: 'list', map: 'contacts', key: 'nobody' },
    ]);
    const { seq } = await owner.pull(COMPANY);
    const heard = await listenTo(owner, COMPANY);
    await askPostgres('UPDATE respondent SET code_named = false', server.databaseUrl ?? undefined);

    await heard.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq > seq);
    heard.close();
    const { records } = await owner.pull(COMPANY, seq);
    const news = records.map(
      ({ record }) => record as unknown as { id: string; name: string; deletedAt: string | null },
    );
    expect(news.map(({ id, name: given, deletedAt }) => [id, given, deletedAt === null]).toSorted()).toEqual([
      ['anna', '', true],
      ['removed', '', false],
    ]);
    await eventually(
      async () =>
      expect(await askPostgres('SELECT DISTINCT code_named FROM respondent', server.databaseUrl ?? undefined)).toEqual([{ code_named: true }]), // prettier-ignore
    );
  });

  it('tell no contact in transcripts of before, once a server of now has looked: neither the words, nor marks, nor the history', async () => {
    const [round, study] = ['with-contact', 'study-with-contact'];
    const secret = 'canary@left.example';
    await startRound(owner, COMPANY, { script: scriptOf(question('a'), question('k', { kind: 'contact' })) }, { id: round, study }); // prettier-ignore
    const visitor = new Browser(server.address);
    const begun = (await send(visitor, await openLinkOf(owner, COMPANY, round), press('agree'))).body;
    const address = begun.movedTo ?? '';
    const { body: next } = await send(visitor, address, answer(begun, 'Слова'));
    await send(visitor, address, answer(next, secret));
    await untilFiled(owner, COMPANY, 1, round);
    const { body: page } = await owner.ask<RespondentPage>('GET', at(`/rounds/${round}/respondents`));
    const id = page.items[0]?.id ?? '';
    const text = async () => {
      const { records } = await owner.pull(COMPANY);
      const found = records.find((one) => one.kind === 'materialText' && one.id === id)?.record;
      return (found as unknown as { text: string } | undefined)?.text ?? '';
    };
    const now = await text();
    expect(now).toContain(CONTACT_LEFT);
    // Text as it was before, with a mark on it.
    const told = now.replace(CONTACT_LEFT, secret).replace('Слова', 'Слова, поправленные');
    const start = told.indexOf(secret);
    const mark = draft('mark', { id: 'left', researchId: study, materialId: id, start, end: start + secret.length, text: secret }); // prettier-ignore
    const before = [
      { op: 'set', kind: 'materialText', id, fields: { text: told } },
      { op: 'create', kind: 'mark', id: 'left', record: mark },
    ] as const;
    const { body } = await owner.push(COMPANY, [sent(before, [], { expect: [] })]);
    expect(body.answers[0]).toHaveProperty('seq');
    const { seq } = await owner.pull(COMPANY);
    await askPostgres(`UPDATE respondent SET contacts_hidden = false, filed_said = null WHERE id = '${id}'`, server.databaseUrl ?? undefined); // prettier-ignore

    await eventually(async () => expect(await text()).toBe(told.replace(secret, CONTACT_LEFT)));
    const { records } = await owner.pull(COMPANY, seq);
    expect(records.find((one) => one.id === 'left')?.record).toMatchObject({ start, end: start + CONTACT_LEFT.length, text: CONTACT_LEFT }); // prettier-ignore
    const changes = await askPostgres(`SELECT ops, former FROM change WHERE ops LIKE '%${secret}%' OR former LIKE '%${secret}%'`, server.databaseUrl ?? undefined); // prettier-ignore
    expect(changes).toEqual([]);
    // Once is enough, and members who see names can read it among the answers.
    const { seq: after } = await owner.pull(COMPANY);
    await askPostgres(`UPDATE respondent SET contacts_hidden = false WHERE id = '${id}'`, server.databaseUrl ?? undefined); // prettier-ignore
    const state = async () => askPostgres(`SELECT contacts_hidden, due_at FROM respondent WHERE id = '${id}'`, server.databaseUrl ?? undefined); // prettier-ignore
    await eventually(async () => expect(await state()).toEqual([{ contacts_hidden: true, due_at: null }]));
    expect((await owner.pull(COMPANY)).seq).toBe(after);
    expect(JSON.stringify((await owner.ask('GET', at(`/rounds/${round}/answers`))).body)).toContain(secret);
  });
});
