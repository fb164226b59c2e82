import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { planOf } from '#src/domain/account/billing.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type {
  AudienceRounds,
  ContactRounds,
  InvitationsMade,
  PersonalLinks,
} from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { askPostgres, ENGINES } from '#tests/server/support/databases.ts';
import {
  answer,
  commit,
  finish,
  look,
  openLinkOf,
  press,
  ROUND,
  send,
  startRound,
  STUDY,
} from '#tests/server/support/interviews.ts';
import { startLetters, type Letters } from '#tests/server/support/letters.ts';
import { ORIGIN, type Post } from '#tests/server/support/post.ts';
import { Browser, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Respondents who are invited and reminded by mail. */

const HOUR = 60 * 60 * 1000;
/** Noon in Moscow, so that no one sleeps. */
const NOON = Date.UTC(2026, 5, 1, 9);

describe.each(ENGINES)('letters to respondents on %s', (engine) => {
  let letters: Letters;
  let post: Post;
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;
  let clock = NOON;

  const place = (rest = ''): string => `/api/companies/${company}/rounds/${ROUND}${rest}`;
  const stranger = (): Browser => new Browser(server.address, server.origin);
  const to = (name: string): string => `${name}-${companies}@people.example`;
  const lettersTo = (name: string) => post.box.letters.filter((letter) => letter.to === to(name));
  /** Resolves when so many letters came to a person and the server knows it: until then nobody is reminded of them. */
  const arrived = (name: string, count: number) =>
    eventually(async () => {
      expect(lettersTo(name)).toHaveLength(count);
      expect(await letters.stored('sent')).toBe(post.box.letters.length);
    });
  const invite = async (...keys: string[]): Promise<InvitationsMade> => {
    const contacts = keys.map((key) => ({ listId: 'list-1', key }));
    const { body } = await owner.ask<InvitationsMade>('POST', place('/invitations'), { contacts });
    return body;
  };
  /** Where a letter leads, as this server's own address has it. */
  const addressIn = (name: string): string => (lettersTo(name)[0]?.links[0] ?? '').replace(ORIGIN, '');
  const reminded = async (): Promise<number[]> =>
    (await owner.ask<RespondentPage>('GET', place('/respondents'))).body.items.map((one) => one.reminded);

  /** What a contact's card says of their rounds. */
  const roundsOf = async (key: string) =>
    (await owner.ask<ContactRounds>('GET', `/api/companies/${company}/contacts/list-1/${key}/rounds`)).body.rounds;

  const contact = (name: string, more: object = {}) => ({
    ...NO_CONTACT,
    name,
    emails: [to(name)],
    position: 'a',
    ...more,
  });

  /** Resolves when the company has letters that were given up to these alone; the embedded database cannot be asked beside its server. */
  const givenUpTo = (...recipients: string[]) =>
    eventually(async () => {
      const query = `SELECT recipient FROM letter WHERE company_id = '${company}' AND state = 'bounced' ORDER BY 1`;
      const found = server.databaseUrl === null ? null : await askPostgres(query, server.databaseUrl);
      expect(found?.map(({ recipient }) => recipient) ?? recipients).toEqual(recipients);
    });

  async function withRound(round: Partial<Round> = {}): Promise<void> {
    await startRound(owner, company, { byMail: true, quietFrom: '21:00', quietTo: '09:00', ...round });
    await commit(owner, company, [
      {
        op: 'create',
        kind: 'contactList',
        id: 'list-1',
        record: draft('contactList', {
          id: 'list-1',
          contacts: {
            anna: contact('anna'),
            boris: contact('boris'),
            silent: contact('silent', { doNotContact: { at: '2026-01-01T00:00:00.000Z', why: '' } }),
            refused: contact('refused', { consent: { answer: 'refused', at: null, text: 'отказ', how: 'import' } }),
            carl: contact('carl'),
            dora: contact('dora'),
            phone: contact('phone', { emails: [], phones: ['+79001234567'] }),
          },
        } as never),
      },
    ]);
  }

  beforeAll(async () => {
    letters = await startLetters(engine, () => new Date(clock));
    ({ post, server, owner } = letters);
  });
  beforeEach(async () => {
    clock = NOON;
    post.box.behave('take');
    company = `company-${(companies += 1)}`;
    await letters.open(company);
  });
  afterAll(() => letters.stop());

  it('go to those who have an address and want them, and lead to their own conversation', async () => {
    await withRound();
    expect(await invite('anna', 'boris', 'silent', 'refused', 'phone')).toEqual({ made: 3, already: 0, refused: 2 });
    await arrived('anna', 1);
    await arrived('boris', 1);
    expect([...lettersTo('silent'), ...lettersTo('refused')]).toEqual([]);
    const [letter] = lettersTo('anna');
    expect(letter?.subject).toContain('Стрелка');
    expect(letter?.text).toContain('Здравствуйте!');
    const { body } = await owner.ask<PersonalLinks>('GET', place('/links'));
    expect(body.links.map(({ address }) => address)).toContain(addressIn('anna'));
    expect((await look(stranger(), addressIn('anna'))).body).toMatchObject({ step: 'consent', company: 'Стрелка' });
  });

  it('remind whoever is silent as often as the round says, in the words of where they stand, and nobody else', async () => {
    await withRound({ reminders: 2, remindAfter: 24 });
    await invite('anna', 'boris');
    await arrived('anna', 1);
    await arrived('boris', 1);
    const page = stranger();
    const begun = await send(page, addressIn('anna'), press('agree'));
    await send(page, addressIn('anna'), answer(begun.body, 'Первое слово'));
    clock += 25 * HOUR;
    await arrived('anna', 2);
    await arrived('boris', 2);
    expect(lettersTo('anna')[1]?.text).toContain('Вы остановились');
    expect(lettersTo('boris')[1]?.text).not.toContain('Вы остановились');
    const going = await look(page, addressIn('anna'));
    expect(await finish(page, addressIn('anna'), going.body)).toBe('done');
    clock += 25 * HOUR;
    await arrived('boris', 3);
    clock += 100 * HOUR;
    await eventually(async () => expect((await reminded()).toSorted()).toEqual([1, 2]));
    expect(lettersTo('anna')).toHaveLength(2);
    expect(lettersTo('boris')).toHaveLength(3);
  });

  it('remind nobody of a letter that has not come, but of the one that came at last', async () => {
    await withRound({ reminders: 1, remindAfter: 1, quietFrom: '09:00', quietTo: '09:00' });
    post.box.behave((address) => (address === to('anna') ? 'later' : 'take'));
    const before = await letters.stored('failed');
    /** The next try is planned by the clock of the moment at which one is stored. */
    const tried = (times: number) =>
      eventually(async () => expect(await letters.stored('failed')).toBe(before + times));
    await invite('anna', 'boris');
    await arrived('boris', 1);
    await tried(1);
    clock = NOON + 2 * HOUR;
    await arrived('boris', 2);
    await tried(2);
    expect((await reminded()).toSorted()).toEqual([0, 1]);
    post.box.behave('take');
    clock = NOON + 12 * HOUR;
    // Another letter sends the postman out.
    await invite('carl');
    await arrived('anna', 1);
    expect(lettersTo('anna')[0]?.subject).toContain('несколько вопросов');
    clock = NOON + 14 * HOUR;
    await arrived('anna', 2);
    expect(lettersTo('anna')[1]?.subject).toContain('ждём ваших ответов');
  });

  it('remind when a round that runs says, also those who were invited before it said so (R421)', async () => {
    await withRound({ reminders: 1, remindAfter: 48, quietFrom: '09:00', quietTo: '09:00' });
    await invite('anna');
    await arrived('anna', 1);
    await change({ remindAfter: 24 });
    clock = NOON + 25 * HOUR;
    await arrived('anna', 2);
    expect(await reminded()).toEqual([1]);
  });

  it('wait for the morning', async () => {
    await withRound({ reminders: 1, remindAfter: 8 });
    await startRound(owner, company, { byMail: true, quietFrom: '09:00', quietTo: '09:00', reminders: 1, remindAfter: 8 }, { id: 'awake', study: 'awake' }); // prettier-ignore
    await invite('anna');
    const contacts = [{ listId: 'list-1', key: 'boris' }];
    await owner.ask('POST', `/api/companies/${company}/rounds/awake/invitations`, { contacts });
    await arrived('anna', 1);
    await arrived('boris', 1);
    // The reminder is due in the night: the next person, who may be written to at any time, is reminded.
    clock = NOON + 10 * HOUR;
    await arrived('boris', 2);
    expect(await reminded()).toEqual([0]);
    clock = NOON + 21 * HOUR + 60_000;
    await arrived('anna', 2);
    expect(await reminded()).toEqual([1]);
  });

  it('invite nobody before they go, and are told of until then; those of a round that ended never do', async () => {
    await withRound();
    const standing = async () => (await owner.ask<RoundStanding>('GET', place())).body;
    const people = async () => (await owner.ask<RespondentPage>('GET', place('/respondents'))).body.items;
    clock = NOON + 12 * HOUR;
    const morning = new Date(NOON + 21 * HOUR).toISOString();
    const invited = await invite('anna', 'boris', 'carl', 'phone');
    expect(invited).toEqual({ made: 4, already: 0, refused: 0, waiting: { letters: 3, at: morning } });
    // A person whose link is handed over personally is invited; of those invited at once the highest number comes first.
    expect(await standing()).toMatchObject({ lettersAt: morning, figures: { invited: 1, unwritten: 3 } });
    const all = await people();
    expect(all.map(({ codeName }) => codeName)).toEqual(['Р4', 'Р3', 'Р2', 'Р1']);
    expect(all.map(({ isUnwritten }) => isUnwritten)).toEqual([false, true, true, true]);
    expect((await roundsOf('boris')).map(({ isUnwritten }) => isUnwritten)).toEqual([true]);
    const { body: asked } = await owner.ask<AudienceRounds>('GET', `/api/companies/${company}/audiences/audience-1/rounds`); // prettier-ignore
    expect([asked.invited, asked.rounds.map((one) => one.invited)]).toEqual([1, [1]]);
    // Who was handed their link meanwhile, and opened it, was asked.
    const { body: links } = await owner.ask<PersonalLinks>('GET', place('/links'));
    await look(stranger(), links.links.find(({ respondentId }) => respondentId === all[3]?.id)?.address ?? '');
    expect((await standing()).figures).toMatchObject({ invited: 2, unwritten: 2, opened: 1 });
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'ended', endedAt: new Date(clock).toISOString() } }]); // prettier-ignore
    clock = NOON + 22 * HOUR;
    expect((await standing()).figures).toMatchObject({ invited: 2, unwritten: 2 });
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'running', endedAt: null } }]); // prettier-ignore
    // Another letter sends the postman out.
    await withWitness();
    await arrived('carl', 1);
    await eventually(async () => expect(await standing()).toMatchObject({ lettersAt: null, figures: { invited: 4, unwritten: 0 } })); // prettier-ignore
  });

  it('invite nobody though it is forgotten to whom they were not sent, months after their round ended', async () => {
    await withRound();
    clock = NOON + 12 * HOUR;
    await invite('anna', 'boris');
    await change({ state: 'ended', endedAt: new Date(clock).toISOString() });
    clock += 31 * 24 * HOUR;
    const witness = await withWitness();
    await givenUpTo(to('anna'), to('boris'));
    clock += 31 * 24 * HOUR;
    await witness();
    await givenUpTo('', '');
    const { figures } = (await owner.ask<RoundStanding>('GET', place())).body;
    expect(figures).toMatchObject({ invited: 0, unwritten: 2 });
  });

  const people = async () => (await owner.ask<RespondentPage>('GET', place('/respondents'))).body.items;
  const bouncedOf = async () => new Map((await people()).map(({ contact: of, bounced }) => [of?.key, bounced]));
  const figuresNow = async () => (await owner.ask<RoundStanding>('GET', place())).body.figures;
  const readdress = (key: string, emails: readonly string[]) =>
    commit(owner, company, [
      { op: 'setMember', kind: 'contactList', id: 'list-1', map: 'contacts', key, fields: { emails } },
    ]);
  /** The mail server has no such addresses. */
  const refuse = (...names: string[]) =>
    post.box.behave((address) => (names.some((name) => address === to(name)) ? 'bounce' : 'take'));

  it('that are refused for good invite nobody, and remind nobody, until the address is another (R468)', async () => {
    await withRound({ reminders: 2, remindAfter: 1, quietFrom: '09:00', quietTo: '09:00' });
    refuse('anna');
    await invite('anna', 'boris', 'phone');
    await arrived('boris', 1);
    await eventually(async () => expect((await bouncedOf()).get('anna')).toBe('invitation'));
    expect(await figuresNow()).toMatchObject({ invited: 2, bounced: 1 });
    const { body: asked } = await owner.ask<AudienceRounds>('GET', `/api/companies/${company}/audiences/audience-1/rounds`); // prettier-ignore
    expect([asked.invited, asked.rounds.map((one) => one.invited)]).toEqual([2, [2]]);
    expect((await roundsOf('anna')).map(({ bounced }) => bounced)).toEqual(['invitation']);
    // She would be reminded before him.
    clock = NOON + 2 * HOUR;
    await arrived('boris', 2);
    expect((await reminded()).toSorted()).toEqual([0, 0, 1]);
    // Another mail server would take it by now: nobody has asked for that.
    post.box.behave('take');
    await readdress('anna', [to('anna')]);
    await readdress('anna', [to('ann')]);
    await arrived('ann', 1);
    expect(lettersTo('ann')[0]?.subject).toContain('несколько вопросов');
    await eventually(async () => expect(await figuresNow()).toMatchObject({ invited: 3, unwritten: 0, bounced: 0 }));
    expect((await bouncedOf()).get('anna')).toBeNull();
    clock = NOON + 4 * HOUR;
    await arrived('ann', 2);
    expect(lettersTo('anna')).toEqual([]);
  });

  it('that are refused are still known to be when it is forgotten to whom they were', async () => {
    await withRound({ quietFrom: '09:00', quietTo: '09:00', reminders: 0 });
    refuse('anna');
    await invite('anna');
    await eventually(async () => expect((await bouncedOf()).get('anna')).toBe('invitation'));
    // Behind every clock of the tests before: what is old is looked for once an hour.
    clock += 100 * 24 * HOUR;
    await withWitness();
    await givenUpTo('');
    expect(await figuresNow()).toMatchObject({ invited: 0, bounced: 1 });
    // It goes to an address that is corrected as late as that, although the round reminds nobody, and once it goes on.
    await change({ state: 'ended', endedAt: new Date(clock).toISOString() });
    await readdress('anna', [to('late')]);
    expect(await figuresNow()).toMatchObject({ invited: 0, unwritten: 1, bounced: 0 });
    await change({ state: 'running', endedAt: null });
    await arrived('late', 1);
  });

  it('wait where the round rests when the address is corrected', async () => {
    await withRound({ quietFrom: '09:00', quietTo: '09:00', reminders: 0 });
    refuse('anna');
    await invite('anna');
    await eventually(async () => expect((await bouncedOf()).get('anna')).toBe('invitation'));
    await change({ state: 'paused' });
    await readdress('anna', [to('ann')]);
    await eventually(async () => expect(await figuresNow()).toMatchObject({ invited: 0, unwritten: 1, bounced: 0 }));
    await withWitness();
    expect(lettersTo('ann')).toEqual([]);
    await change({ state: 'running' });
    // Another letter sends the postman out.
    await owner.ask('POST', `/api/companies/${company}/rounds/awake/invitations`, { contacts: [{ listId: 'list-1', key: 'carl' }] }); // prettier-ignore
    await arrived('ann', 1);
  });

  it('that remind and are refused are the last to that address', async () => {
    await withRound({ reminders: 2, remindAfter: 1, quietFrom: '09:00', quietTo: '09:00' });
    await invite('anna', 'boris');
    await arrived('anna', 1);
    await arrived('boris', 1);
    refuse('anna');
    clock = NOON + 2 * HOUR;
    await arrived('boris', 2);
    await eventually(async () => expect((await bouncedOf()).get('anna')).toBe('reminder'));
    expect(await figuresNow()).toMatchObject({ invited: 2, bounced: 0 });
    post.box.behave('take');
    clock = NOON + 4 * HOUR;
    await arrived('boris', 3);
    expect((await reminded()).toSorted()).toEqual([1, 2]);
    await readdress('anna', [to('ann')]);
    await arrived('ann', 1);
    expect(lettersTo('ann')[0]?.subject).toContain('ждём ваших ответов');
    await eventually(async () => expect((await bouncedOf()).get('anna')).toBeNull());
  });

  it('are taken back with the invitation, and go no more to whoever declined', async () => {
    await withRound({ reminders: 2, remindAfter: 1 });
    clock = NOON + 12 * HOUR;
    await invite('anna', 'boris');
    const { body } = await owner.ask<RespondentPage>('GET', place('/respondents'));
    const anna = body.items.find(({ contact }) => contact?.key === 'anna');
    expect((await owner.ask('DELETE', `/api/companies/${company}/respondents/${anna?.id}`)).status).toBe(204);
    const { body: links } = await owner.ask<PersonalLinks>('GET', place('/links'));
    const boris = links.links[0]?.address ?? '';
    await send(stranger(), boris, press('decline'));
    clock = NOON + 21 * HOUR + 60_000;
    // Another letter sends the postman out.
    await invite('carl');
    await arrived('carl', 1);
    clock += 5 * HOUR;
    await eventually(async () => expect((await reminded()).toSorted()).toEqual([0, 1]));
    expect(lettersTo('anna')).toEqual([]);
    expect(lettersTo('boris')).toEqual([]);
  });

  it('go to the contact of another list that has the key of whoever declined (R454)', async () => {
    await withRound();
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list-2', record: draft('contactList', { id: 'list-2', contacts: { anna: contact('namesake') } } as never) }]); // prettier-ignore
    clock = NOON + 12 * HOUR;
    await invite('anna');
    const { body } = await owner.ask<PersonalLinks>('GET', place('/links'));
    await owner.ask('POST', place('/invitations'), { contacts: [{ listId: 'list-2', key: 'anna' }] });
    await send(stranger(), body.links[0]?.address ?? '', press('decline'));
    // A waiting letter is withdrawn with the note of the refusal.
    await eventually(async () => expect(JSON.stringify((await owner.pull(company)).records)).toContain('Отказ отвечать на вопросы интервью')); // prettier-ignore
    clock = NOON + 21 * HOUR + 60_000;
    // Another letter sends the postman out.
    await invite('carl');
    await arrived('carl', 1);
    await arrived('namesake', 1);
    expect(lettersTo('anna')).toEqual([]);
  });

  const states = async () => Object.fromEntries((await people()).map(({ contact: of, state }) => [of?.key, state]));

  it('are refused by one press of a mail program, and never by opening the address (R475)', async () => {
    await withRound({ reminders: 2, remindAfter: 1, quietFrom: '09:00', quietTo: '09:00' });
    await invite('anna', 'boris', 'carl');
    for (const name of ['anna', 'boris', 'carl']) await arrived(name, 1);
    expect(lettersTo('anna')[0]?.headerLines).toContain(`List-Unsubscribe: <${lettersTo('anna')[0]?.links[0]}>`);
    const page = stranger();
    const begun = await send(page, addressIn('boris'), press('agree'));
    await send(page, addressIn('boris'), answer(begun.body, 'Первое слово'));
    // Mail scanners open what they find, and send what is no press.
    const ask = (name: string, init?: RequestInit) => fetch(`${server.address}${addressIn(name)}`, init);
    const multipart = form('--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n', 'multipart/form-data; boundary=x'); // prettier-ignore
    await ask('anna');
    await ask('anna', { method: 'HEAD' });
    expect((await ask('anna', form(''))).status).toBe(400);
    expect((await ask('anna', form('a'.repeat(5000)))).status).toBe(413);
    expect(await states()).toEqual({ anna: 'invited', boris: 'began', carl: 'invited' });
    const refusing = form('List-Unsubscribe=One-Click');
    for (const body of [refusing, refusing, multipart]) expect((await ask('anna', body)).status).toBe(200);
    expect((await ask('boris', multipart)).status).toBe(200);
    expect(await states()).toEqual({ anna: 'declined', boris: 'stopped', carl: 'invited' });
    // She has opened nothing, and has been on no page.
    expect(await figuresNow()).toMatchObject({ invited: 3, opened: 1, began: 1 });
    expect((await people()).find(({ contact: of }) => of?.key === 'anna')?.channel).toBeNull();
    expect((await look(stranger(), addressIn('anna'))).body.step).toBe('declined');
    await eventually(async () => expect(JSON.stringify((await owner.pull(company)).records)).toContain('Отказ отвечать на вопросы интервью')); // prettier-ignore
    // Both would be reminded before him.
    clock = NOON + 2 * HOUR;
    await arrived('carl', 2);
    expect([lettersTo('anna').length, lettersTo('boris').length]).toEqual([1, 1]);
    // Who thinks better of it and comes to the end has nothing left to refuse, and an open link is nobody's.
    const again = await look(page, addressIn('boris'));
    await send(page, addressIn('boris'), press('resume'));
    const going = await look(page, addressIn('boris'));
    expect([again.body.step, await finish(page, addressIn('boris'), going.body)]).toEqual(['stopped', 'done']);
    expect((await ask('boris', refusing)).status).toBe(200);
    expect((await states()).boris).toBe('finished');
    const link = await openLinkOf(owner, company);
    expect((await fetch(`${server.address}${link}`, refusing)).status).toBe(404);
    expect((await fetch(`${server.address}/i/no-such-token`, refusing)).status).toBe(404);
  });

  it('go in no round to whoever declined in one, until they think better of it', async () => {
    await withRound();
    await invite('anna');
    await arrived('anna', 1);
    const other = { byMail: true, quietFrom: '11:00', quietTo: '20:00', reminders: 1, remindAfter: 1 } as const;
    await startRound(owner, company, other, { id: 'other', study: 'other' });
    const inOther = async (...keys: string[]) => {
      const contacts = keys.map((key) => ({ listId: 'list-1', key }));
      return (
        await owner.ask<InvitationsMade>('POST', `/api/companies/${company}/rounds/other/invitations`, { contacts })
      ).body;
    };
    expect(await inOther('anna', 'boris')).toMatchObject({ made: 2, already: 0, refused: 0 });
    const consentOf = async () => {
      const { records } = await owner.pull(company);
      const list = records.findLast(({ kind }) => kind === 'contactList')?.record as unknown as Lists;
      return list.contacts.anna?.consent;
    };
    const page = stranger();
    await send(page, addressIn('anna'), press('decline'));
    await eventually(async () => expect(await consentOf()).toMatchObject({ answer: 'refused', how: 'web', at: new Date(clock).toISOString() })); // prettier-ignore
    await startRound(owner, company, {}, { id: 'third', study: 'third' });
    const third = { contacts: [{ listId: 'list-1', key: 'anna' }] };
    expect((await owner.ask<InvitationsMade>('POST', `/api/companies/${company}/rounds/third/invitations`, third)).body).toEqual({ made: 0, already: 0, refused: 1 }); // prettier-ignore
    // What waited for the evening goes, and a reminder after it, but to the other one alone.
    clock = NOON + 9 * HOUR;
    // Another letter sends the postman out.
    await inOther('carl');
    await arrived('carl', 1);
    expect(lettersTo('boris').length).toBeGreaterThan(0);
    clock = NOON + 11 * HOUR;
    await arrived('boris', 2);
    expect(lettersTo('anna')).toHaveLength(1);
    const again = await send(page, addressIn('anna'), press('agree'));
    expect(again.body.step).toBe('asking');
    await eventually(async () => expect(await consentOf()).toMatchObject({ answer: 'given', how: 'web' }));
  });

  it('remind of a round that rested once it goes on', async () => {
    const hours = { reminders: 1, remindAfter: 1, quietFrom: '20:00', quietTo: '09:00' } as const;
    await withRound(hours);
    await startRound(owner, company, { byMail: true, ...hours }, { id: 'awake', study: 'awake' });
    await invite('anna');
    const contacts = [{ listId: 'list-1', key: 'boris' }];
    await owner.ask('POST', `/api/companies/${company}/rounds/awake/invitations`, { contacts });
    await arrived('anna', 1);
    const set = (state: Round['state']) =>
      commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state } }]);
    await set('paused');
    // She is looked at before him, who is reminded.
    clock = NOON + 2 * HOUR;
    await arrived('boris', 2);
    expect(await reminded()).toEqual([0]);
    // It goes on in the night, and wakes no one.
    clock = NOON + 9 * HOUR;
    await set('running');
    clock = NOON + 21 * HOUR + 60_000;
    await arrived('anna', 2);
    expect(await reminded()).toEqual([1]);
  });

  const change = (fields: Partial<Round>) => commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields }]);
  /** A person of another round, who is invited and reminded alongside: their letters have been looked at after the others. */
  async function withWitness(): Promise<() => Promise<void>> {
    const hours = { byMail: true, reminders: 2, remindAfter: 1, quietFrom: '09:00', quietTo: '09:00' } as const;
    await startRound(owner, company, hours, { id: 'awake', study: 'awake' });
    await owner.ask('POST', `/api/companies/${company}/rounds/awake/invitations`, { contacts: [{ listId: 'list-1', key: 'dora' }] }); // prettier-ignore
    await arrived('dora', 1);
    let letters = 1;
    return () => arrived('dora', (letters += 1));
  }

  it('remind of a round that was ended and goes on, and of one whose last day is put off', async () => {
    await withRound({ reminders: 2, remindAfter: 1, quietFrom: '09:00', quietTo: '09:00' });
    await invite('anna');
    await arrived('anna', 1);
    const witness = await withWitness();
    await change({ state: 'ended' });
    clock = NOON + 2 * HOUR;
    await witness();
    expect(await reminded()).toEqual([0]);
    await change({ state: 'running' });
    await arrived('anna', 2);
    await change({ until: '2026-06-01' });
    clock += 24 * HOUR;
    await witness();
    expect(await reminded()).toEqual([1]);
    await change({ until: null });
    await arrived('anna', 3);
  });

  it('remind of a round for which the paid plan had no place, once another is paid for', async () => {
    const often = { script: scriptOf(question('a')), reminders: 1, remindAfter: 1, quietFrom: '09:00', quietTo: '09:00' } as const; // prettier-ignore
    const day = new Date(NOON).toISOString().slice(0, 10);
    const pay = (planId: 'personal' | 'team') =>
      commit(owner, company, [
        { op: 'create', kind: 'transaction', id: planId, record: draft('transaction', { id: planId, type: 'deposit', status: 'done', planId, date: day, paidOn: day, cancelledOn: null }) }, // prettier-ignore
      ]);
    await withRound(often);
    await invite('anna');
    await arrived('anna', 1);
    await pay('personal');
    const link = await openLinkOf(owner, company);
    const ends = await Promise.all(
      Array.from({ length: planOf('personal').respondents }, async () => {
        const browser = stranger();
        const { body } = await send(browser, link, press('agree'));
        return finish(browser, body.movedTo ?? '', body);
      }),
    );
    expect(new Set(ends)).toEqual(new Set(['done']));
    // In a company with another plan a person is reminded after her.
    const own = company;
    company = `${own}-beside`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Рядом' });
    await owner.ask('POST', `/api/companies/${company}/open`);
    await withRound(often);
    await invite('boris');
    await arrived('boris', 1);
    company = own;
    clock = NOON + 2 * HOUR;
    await arrived('boris', 2);
    expect(lettersTo('anna')).toHaveLength(1);
    await pay('team');
    await arrived('anna', 2);
  });

  it('wait while the round rests, and go when it goes on: what waited for the morning, and to those who are invited meanwhile', async () => {
    await withRound({ reminders: 1, remindAfter: 4 });
    clock = NOON + 12 * HOUR;
    await invite('anna');
    await change({ state: 'paused' });
    clock = NOON + 21 * HOUR + 60_000;
    expect(await invite('carl')).toMatchObject({ made: 1 });
    const witness = await withWitness();
    clock += 5 * HOUR;
    await witness();
    expect([...lettersTo('anna'), ...lettersTo('carl')]).toEqual([]);
    expect(await reminded()).toEqual([0, 0]);
    await change({ state: 'running' });
    // Another letter sends the postman out.
    await owner.ask('POST', `/api/companies/${company}/rounds/awake/invitations`, { contacts: [{ listId: 'list-1', key: 'phone' }, { listId: 'list-1', key: 'carl' }] }); // prettier-ignore
    await arrived('anna', 1);
    await arrived('carl', 2);
    expect(await reminded()).toEqual([0, 0]);
    // Silence is counted from then on.
    clock += 5 * HOUR;
    await arrived('anna', 2);
  });

  it('wait while the study of their round is away, and go when it is back (R425)', async () => {
    await withRound({ reminders: 1, remindAfter: 4 });
    await invite('boris');
    await arrived('boris', 1);
    clock = NOON + 12 * HOUR;
    await invite('anna');
    await commit(owner, company, [{ op: 'remove', kind: 'research', id: STUDY }]);
    clock = NOON + 21 * HOUR + 60_000;
    const witness = await withWitness();
    clock += 5 * HOUR;
    await witness();
    expect([lettersTo('anna').length, lettersTo('boris').length]).toEqual([0, 1]);
    await commit(owner, company, [{ op: 'restore', kind: 'research', id: STUDY }]);
    // Another letter sends the postman out.
    await owner.ask('POST', `/api/companies/${company}/rounds/awake/invitations`, { contacts: [{ listId: 'list-1', key: 'carl' }] }); // prettier-ignore
    await arrived('anna', 1);
    // Whoever was silent is reminded, and silence after a late letter is counted from it.
    await arrived('boris', 2);
    clock += 5 * HOUR;
    await arrived('anna', 2);
  });
});

type Lists = { readonly contacts: Readonly<Record<string, { readonly consent: object | null }>> };

/** What a mail program sends. */
const form = (body: string, type = 'application/x-www-form-urlencoded') => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type },
});
