import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { liftedOn } from '#src/domain/audiences/consent/keptRefusal.ts';
import { personKeys, type Contact } from '#src/domain/audiences/contact.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { RespondentPage } from '#src/domain/fieldwork/figures.ts';
import type {
  InvitationsMade,
  InvitedContacts,
  RefusedContacts,
} from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { everythingIn } from '#tests/server/support/everything.ts';
import { answer, commit, openLinkOf, press, ROUND, send, startRound } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';

/* A refusal of somebody who was never invited outlives their contact, too (R464). */

const MAIL = 'Anna@canary.example';
const TODAY = new Date().toISOString();
const QUIET = { at: '2026-06-01T10:20:00.000Z', why: 'Просила не писать' };
const [someone] = Object.values(draft('contactList').contacts);
const contact = (more: Partial<Contact>) => ({ ...someone, name: 'Анна', phones: [], emails: [MAIL], telegram: '', notes: '', tags: [], details: [], consent: null, doNotContact: null, invitedAt: null, answeredAt: null, position: 'a', ...more }) as Contact & { position: string }; // prettier-ignore

const list = (id: string, anna: Contact): Op =>
  ({ op: 'create', kind: 'contactList', id, record: draft('contactList', { id, audienceId: 'cohort', contacts: { anna } } as never) }) as Op; // prettier-ignore

describe.each(ENGINES)('somebody who refused and is no contact any more on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;
  const at = (rest: string): string => `/api/companies/${company}${rest}`;
  const dropped: Op = { op: 'drop', kind: 'contactList', id: 'list', map: 'contacts', key: 'anna' };
  const invite = async (listId: string) =>
    (await owner.ask<InvitationsMade>('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId, key: 'anna' }] })).body; // prettier-ignore
  const refused = async (...people: Contact[]) =>
    (await owner.ask<RefusedContacts>('POST', at('/contacts/refused'), { people: people.map((one) => ({ keys: personKeys(one), liftedOn: liftedOn(one) })) })).body.refused; // prettier-ignore

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server, 'company-0');
  });
  beforeEach(async () => {
    company = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
    await owner.ask('POST', at('/open'));
    await startRound(owner, company, { audienceId: 'cohort' });
  });
  afterAll(() => server.stop());

  it.each<[how: string, anna: Partial<Contact>, gone: () => Promise<unknown>]>([
    ['«не писать», one by one', { doNotContact: QUIET }, () => commit(owner, company, [dropped])],
    [
      'a refusal noted by a colleague, with all of the audience',
      { consent: { answer: 'refused', at: '2026-06-01T00:00:00.000Z', text: 'По телефону', how: 'person' } },
      () =>
        commit(owner, company, [
          { op: 'set', kind: 'contactList', id: 'list', fields: { contacts: {} } },
          { op: 'remove', kind: 'contactList', id: 'list' },
        ]),
    ],
    [
      'forgotten',
      {},
      () => owner.ask('POST', at('/forget'), { contacts: [{ listId: 'list', key: 'anna' }], participants: [] }),
    ],
  ])('is told of before an import, and not invited: %s', async (_how, anna, gone) => {
    await commit(owner, company, [list('list', contact(anna))]);
    const oleg = contact({ name: 'Олег', emails: ['oleg@canary.example'] });
    const again = contact({ emails: [MAIL.toLowerCase()], phones: ['+79161112233'] });
    expect(await refused(oleg, again)).toEqual([]);
    await gone();
    expect(await refused(oleg, again)).toEqual([1]);
    await commit(owner, company, [list('again', again)]);
    const plan = await owner.ask<InvitedContacts>('GET', at(`/rounds/${ROUND}/invited`));
    expect(plan.body.refused).toEqual([{ listId: 'again', key: 'anna' }]);
    expect(await invite('again')).toEqual({ made: 0, already: 0, refused: 1 });
    const consent = { answer: 'given', at: TODAY, text: 'Сама попросила', how: 'person' } as const;
    await commit(owner, company, [list('anew', contact({ consent }))]);
    expect(await invite('anew')).toMatchObject({ made: 1 });
    expect(await refused(again, contact({ consent }))).toEqual([0]);
  });

  it('speaks for themselves again where the contact is put back', async () => {
    const quiet = contact({ doNotContact: QUIET });
    await commit(owner, company, [list('list', quiet)]);
    await commit(owner, company, [dropped]);
    expect(await refused(quiet)).toEqual([0]);
    await commit(owner, company, [{ op: 'put', kind: 'contactList', id: 'list', map: 'contacts', key: 'anna', value: quiet }]); // prettier-ignore
    expect(await refused(quiet)).toEqual([]);
    expect(await invite('list')).toMatchObject({ made: 0, refused: 1 });
  });

  it.each(['withdraw', 'forget'])(
    'is known by the contact that they left, who came by an open link: %s',
    async (how) => {
      const round = 'round-with-contact';
      const script = scriptOf(question('a', { kind: 'contact' }), question('b'));
      await startRound(owner, company, { script }, { id: round, study: 'study-with-contact' });
      const address = await openLinkOf(owner, company, round);
      const page = new Browser(server.address);
      const { body: begun } = await send(page, address, press('agree'));
      const own = begun.movedTo ?? '';
      await send(page, own, answer(begun, 'Пишите на Anna@canary.example или @anna_canary'));
      expect(await refused(contact({}))).toEqual([]);
      if (how === 'withdraw') await send(page, own, press('withdraw'));
      else {
        const { body } = await owner.ask<RespondentPage>('GET', at(`/rounds/${round}/respondents`));
        await owner.ask('POST', at('/forget'), { contacts: [], participants: body.items.map(({ id }) => id) });
      }
      const others = [contact({ emails: ['oleg@canary.example'] }), contact({ emails: [], telegram: 'Anna_Canary' })];
      expect(await refused(contact({}), ...others)).toEqual([0, 2]);
    },
  );

  it('leaves none where only a table says so, or where nobody refused', async () => {
    const read: Partial<Contact>[] = [
      { consent: { answer: 'refused', at: null, text: 'нет', how: 'import' } },
      { doNotContact: { at: '2026-06-01T00:00:00.000Z', why: '' } },
      { doNotContact: { at: null, why: 'в отпуске' } },
      {},
    ];
    for (const [place, anna] of read.entries()) {
      const id = `list-${place}`;
      await commit(owner, company, [list(id, contact(anna))]);
      await commit(owner, company, [{ op: 'drop', kind: 'contactList', id, map: 'contacts', key: 'anna' }]);
    }
    expect(await refused(contact({}))).toEqual([]);
  });

  it('is known by prints alone: no address is kept', async () => {
    await commit(owner, company, [list('list', contact({}))]);
    await owner.ask('POST', at('/forget'), { contacts: [{ listId: 'list', key: 'anna' }], participants: [] });
    await server.pause();
    const { refusal_print: prints } = await everythingIn(server, company);
    expect(prints).toContain('anna');
    expect(prints.toLowerCase()).not.toContain('canary');
  });
});
