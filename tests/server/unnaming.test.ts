import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/figures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { draft } from '#tests/workspace/examples.ts';

import { askPostgres } from './databases.ts';
import { commit, finish, press, ROUND, send, startRound, untilFiled } from './interviews.ts';
import { Browser, listenTo, startTestServer, withCompany, type TestServer } from './team.ts';

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
});
