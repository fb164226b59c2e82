import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import type { RespondentPage, RoundStanding, RoundConversations } from '#src/domain/fieldwork/figures.ts';
import type {
  AudienceRounds,
  ContactRounds,
  InvitedContacts,
  PersonalLinks,
} from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { InboxPage } from '#src/domain/inbox/inbox.ts';
import type { View } from '#src/domain/respond/view.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { draft } from '#tests/store/examples.ts';
import { answer, commit, finish, look, openLinkOf, press, ROUND, send, startRound, STUDY, untilFiled } from '#tests/server/support/interviews.ts'; // prettier-ignore
import { Browser, joinedBy, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';

/* News of a round that no one watches, and the fate of talks that no one ends. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-24T09:00:00.000Z');
/** Limits of waiting for background work. */
const WAIT = { timeout: 30_000, interval: 20 };

const contact = (name: string) => ({ ...NO_CONTACT, name, emails: [`${name}@mail.example`], position: name });

type Stored = Readonly<Record<string, unknown>> & { readonly id: string };

describe.each(ENGINES)('a round that goes on by itself, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let colleague: Browser;
  let company = '';
  let companies = 0;
  let clock = NOON;
  const at = (rest = ''): string => `/api/companies/${company}${rest}`;

  const stored = async (kind: string): Promise<Stored[]> => {
    const { records } = await owner.pull(company);
    return records.flatMap((one) => (one.kind === kind ? [one.record as unknown as Stored] : []));
  };
  const round = (fields: Partial<Round>) => commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields }]);
  /**
   * Returns parts of the round's news in a member's inbox, by the alphabet: the clock is stopped, so many of them have one
   * moment.
   */
  const news = async (browser: Browser): Promise<readonly string[]> => {
    const { body } = await browser.ask<InboxPage>('GET', at('/inbox'));
    return body.items.flatMap(({ why, on, part }) => (why === 'round' && on === `round:${ROUND}` ? [part] : [])).map(String).toSorted(); // prettier-ignore
  };
  const heard = (browser: Browser, ...parts: string[]): Promise<void> =>
    vi.waitFor(async () => expect(await news(browser)).toEqual(parts.toSorted()), WAIT);
  const begin = async (): Promise<{ page: Browser; own: string; view: View }> => {
    const page = new Browser(server.address);
    const { body } = await send(page, await openLinkOf(owner, company), press('agree'));
    return { page, own: body.movedTo ?? '', view: body };
  };
  const whole = async (words = 'Слова'): Promise<void> => {
    const { page, own, view } = await begin();
    expect(await finish(page, own, view, words)).toBe('done');
  };
  const standing = async () => {
    const { body } = await owner.ask<RoundStanding>('GET', at(`/rounds/${ROUND}`));
    const { body: page } = await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`));
    return { figures: body.figures, people: page.items };
  };

  beforeAll(async () => {
    server = await startTestServer(engine, {
      variables: { BEHIND_PROXY: '1' },
      now: () => new Date(clock),
      watchEvery: 30,
    });
    owner = await withCompany(server, 'company-0');
  });
  beforeEach(async () => {
    clock = NOON;
    company = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
    await owner.ask('POST', at('/open'));
    colleague = await joinedBy(owner, company, 'Researcher');
  });
  afterAll(() => server.stop());

  it('tells whoever began it of the first answer, the half and the whole of its goal: each once, however often it is looked at', async () => {
    await startRound(owner, company, { goal: 4, startedAt: new Date(clock).toISOString() });
    const { page, own, view } = await begin();
    expect(await news(owner)).toEqual([]);
    await send(page, own, answer(view, 'Тайное признание'));
    clock += 2 * 60_000;
    await heard(owner, 'first');
    await whole();
    await whole();
    await heard(owner, 'first', 'half');
    await whole();
    await finish(page, own, (await look(page, own)).body);
    await heard(owner, 'first', 'half', 'goal');
    await untilFiled(owner, company, 4);
    // No one else asked for it, and the news contains no answers.
    expect(await news(colleague)).toEqual([]);
    const inbox = await owner.ask('GET', at('/inbox'));
    expect(JSON.stringify(inbox.body)).not.toContain('признание');
    // Looked at again, by whichever hand, it has nothing new to tell.
    await round({ reminders: 1 });
    clock += 5 * HOUR;
    await round({ until: '2026-11-24' });
    clock += 24 * HOUR;
    await heard(owner, 'first', 'half', 'goal', 'over');
  });

  it('tells of a filled quota, of a silence and of its end by a colleague, and nobody of what they muted', async () => {
    await startRound(owner, company, {
      quotas: { q: { segment: '', most: 1, position: 'a' } },
      startedAt: new Date(clock).toISOString(),
    });
    await whole();
    await vi.waitFor(async () => expect(await news(owner)).toEqual(['first', 'quota:']), WAIT);
    clock += 3 * DAY + HOUR;
    await vi.waitFor(async () => expect(await news(owner)).toContain('silence:3'), WAIT);
    clock += 3 * DAY;
    await commit(colleague, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'ended' } }]); // prettier-ignore
    await vi.waitFor(async () => expect(await news(owner)).toContain('ended'), WAIT);
    expect((await news(owner)).filter((part) => part === 'silence:3')).toHaveLength(1);
    const { body } = await owner.ask<InboxPage>('GET', at('/inbox'));
    expect(body.items.find(({ part }) => part === 'ended')?.by.name).toBe('Researcher');

    const other = 'other-round';
    await startRound(owner, company, { startedAt: new Date(clock).toISOString() }, { id: other, study: 'other-study' });
    await owner.ask('PUT', at('/inbox/muted'), { on: 'research:other-study', muted: true });
    const seen = body.items.length;
    const link = await openLinkOf(owner, company, other);
    const { body: view } = await send(new Browser(server.address), link, press('agree'));
    await finish(new Browser(server.address), view.movedTo ?? '', view);
    await untilFiled(owner, company, 1, other);
    await commit(colleague, company, [{ op: 'set', kind: 'round', id: other, fields: { state: 'ended' } }]); // prettier-ignore
    await round({ title: 'Раунд, которому больше нечего рассказать' });
    expect((await owner.ask<InboxPage>('GET', at('/inbox'))).body.items).toHaveLength(seen);
  });

  it('tells who follows its study, and not who ended it', async () => {
    await startRound(owner, company, { startedAt: new Date(clock).toISOString() });
    const { body: session } = await colleague.ask<{ companies: { id: string; memberId: string }[] }>('GET', '/api/session'); // prettier-ignore
    const authorId = session.companies.find(({ id }) => id === company)?.memberId ?? '';
    const said = { id: 'said', on: `research:${STUDY}`, part: null, threadId: null, authorId, authorName: 'Р', text: 'Смотрю', mentions: [], editedAt: null, withdrawnAt: null, turns: {} }; // prettier-ignore
    await commit(colleague, company, [{ op: 'create', kind: 'comment', id: 'said', record: said } as never]);
    await whole();
    await heard(colleague, 'first');
    await round({ state: 'ended' });
    await heard(colleague, 'first', 'ended');
    expect(await news(owner)).toEqual(['first']);
  });

  it('keeps what was said in talks that nobody ended, marked, unpaid and counted apart, once it ends', async () => {
    await startRound(owner, company, { price: 300, startedAt: new Date(clock).toISOString() });
    const left = await begin();
    await send(left.page, left.own, answer(left.view, 'Половина мысли'));
    // A respondent who agreed and said nothing leaves nothing.
    await begin();
    await whole('Вся мысль');
    await untilFiled(owner, company, 1);
    await commit(colleague, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'ended' } }]); // prettier-ignore
    clock += HOUR / 2;
    // Who is answering is not taken to have left: they may finish.
    await heard(owner, 'first', 'ended');
    expect((await standing()).figures).toMatchObject({ left: 0 });
    clock += HOUR / 2 + 1000;
    await untilFiled(owner, company, 2);
    const materials = await stored('material');
    expect(materials.map(({ name }) => name).toSorted()).toEqual([
      'Интервью Р1, не закончил(а).txt',
      'Интервью Р3.txt',
    ]);
    const half = materials.find(({ name }) => String(name).includes('не закончил'));
    expect(half?.note).toContain('не дошёл до конца');
    const text = (await stored('materialText')).find(({ id }) => id === half?.id);
    expect(String(text?.text)).toContain('Половина мысли');
    const { figures, people } = await standing();
    expect(figures).toMatchObject({ began: 3, finished: 1, left: 1, spent: 300 });
    expect(people.filter(({ isLeft }) => isLeft).map(({ codeName }) => codeName)).toEqual(['Р1']);
    expect((await stored('transaction')).map(({ amount }) => amount)).toEqual([-300]);

    // It is gone on with, and the same transcript becomes whole.
    const { body } = await look(left.page, left.own);
    expect(await finish(left.page, left.own, body, 'Вторая половина')).toBe('done');
    await vi.waitFor(async () => expect((await standing()).figures.spent).toBe(600), WAIT);
    const after = await stored('material');
    expect(after.map(({ name, note }) => `${String(name)}${String(note)}`).toSorted()).toEqual(['Интервью Р1.txt', 'Интервью Р3.txt']); // prettier-ignore
    expect((await standing()).figures).toMatchObject({ finished: 2, left: 0, spent: 600 });
  });

  it('tells of a contact and of an audience in which rounds they were asked, and of a round whom it invited', async () => {
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', audienceId: 'cohort', contacts: { anna: contact('anna'), boris: contact('boris') } }) }]); // prettier-ignore
    await startRound(owner, company);
    const contacts = ['anna', 'boris'].map((key) => ({ listId: 'list', key }));
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts });
    const { body: links } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
    const { body: page } = await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`));
    const anna = page.items.find((one) => one.contact?.key === 'anna');
    const address = links.links.find(({ respondentId }) => respondentId === anna?.id)?.address ?? '';
    const { body: view } = await send(new Browser(server.address), address, press('agree'));
    await finish(new Browser(server.address), address, view);
    await untilFiled(owner, company, 1);

    const invited = await owner.ask<InvitedContacts>('GET', at(`/rounds/${ROUND}/invited`));
    expect(invited.body.contacts.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(contacts);
    const talks = () => owner.ask<RoundConversations>('GET', at(`/rounds/${ROUND}/talks`));
    expect((await talks()).body).toEqual({ materials: [anna?.id] });
    const own = await owner.ask<ContactRounds>('GET', at('/contacts/list/anna/rounds'));
    expect(own.body.rounds).toMatchObject([{ roundId: ROUND, state: 'finished', materialId: anna?.id }]);
    const other = await owner.ask<ContactRounds>('GET', at('/contacts/list/boris/rounds'));
    expect(other.body.rounds).toMatchObject([{ roundId: ROUND, state: 'invited', materialId: null, lastAt: null }]);
    const all = await owner.ask<AudienceRounds>('GET', at('/audiences/cohort/rounds'));
    expect(all.body.rounds).toMatchObject([{ roundId: ROUND, invited: 2, began: 1, finished: 1 }]);
    expect((await owner.ask<AudienceRounds>('GET', at('/audiences/coh_rt/rounds'))).body.rounds).toEqual([]);
    expect(JSON.stringify([own.body, other.body, all.body])).not.toContain('mail.example');
    // After a withdrawal no answers remain; the invitation stays.
    await send(new Browser(server.address), address, press('withdraw'));
    expect((await talks()).body).toEqual({ materials: [] });
    const after = await owner.ask<ContactRounds>('GET', at('/contacts/list/anna/rounds'));
    expect(after.body.rounds).toMatchObject([{ state: 'withdrawn', materialId: null }]);
    const left = await owner.ask<AudienceRounds>('GET', at('/audiences/cohort/rounds'));
    expect(left.body.rounds).toMatchObject([{ roundId: ROUND, invited: 2, began: 1, finished: 0 }]);
  });

  it('knows of whoever withdrew no answer, but that of another interview, and that they were invited (R474)', async () => {
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', audienceId: 'cohort', contacts: { anna: contact('anna') } }) }]); // prettier-ignore
    await startRound(owner, company);
    await startRound(owner, company, {}, { id: 'second', study: 'study-second' });
    const talk = async (roundId: string) => {
      await owner.ask('POST', at(`/rounds/${roundId}/invitations`), { contacts: [{ listId: 'list', key: 'anna' }] });
      const { links } = (await owner.ask<PersonalLinks>('GET', at(`/rounds/${roundId}/links`))).body;
      const address = links[0]?.address ?? '';
      const { body: view } = await send(new Browser(server.address), address, press('agree'));
      await finish(new Browser(server.address), address, view);
      await untilFiled(owner, company, 1, roundId);
      return address;
    };
    const anna = async () => {
      const { records } = await owner.pull(company);
      const list = records.findLast(({ kind }) => kind === 'contactList')?.record;
      return (list as unknown as { contacts: Record<string, Contact> }).contacts.anna;
    };
    const first = await talk(ROUND);
    const once = (await anna())?.answeredAt;
    clock += HOUR;
    const second = await talk('second');
    const { answeredAt, invitedAt } = (await anna()) ?? {};
    expect([once !== null, answeredAt === once, invitedAt === null]).toEqual([true, false, false]);
    await send(new Browser(server.address), second, press('withdraw'));
    expect(await anna()).toMatchObject({ answeredAt: once, invitedAt, consent: { answer: 'refused' } });
    await send(new Browser(server.address), first, press('withdraw'));
    expect(await anna()).toMatchObject({ answeredAt: null, invitedAt, consent: { answer: 'refused' } });
  });

  it('counts as invited whoever was, in the round and in their audience alike, when their contact is gone (R450)', async () => {
    const contacts = { anna: contact('anna'), boris: contact('boris'), vera: contact('vera') };
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', audienceId: 'cohort', contacts }) }]); // prettier-ignore
    await startRound(owner, company, { audienceId: 'cohort' });
    const invited = Object.keys(contacts).map((key) => ({ listId: 'list', key }));
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: invited });
    // Who came by the link is nobody's contact.
    await begin();
    const figures = async () => {
      const { body } = await owner.ask<AudienceRounds>('GET', at('/audiences/cohort/rounds'));
      const { invited: page, byLink } = (await standing()).figures;
      return { all: body.invited, rounds: body.rounds.map((one) => one.invited), page, byLink };
    };
    const told = { all: 3, rounds: [3], page: 3, byLink: 1 };
    expect(await figures()).toEqual(told);
    await commit(owner, company, [{ op: 'drop', kind: 'contactList', id: 'list', map: 'contacts', key: 'anna' }]);
    expect(await figures()).toEqual(told);
    await owner.ask('POST', at('/forget'), { contacts: [{ listId: 'list', key: 'boris' }], participants: [] });
    expect(await figures()).toEqual(told);
    await commit(owner, company, [{ op: 'remove', kind: 'contactList', id: 'list' }]);
    expect(await figures()).toEqual(told);
    const { body: row } = await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`));
    const vera = row.items.find(({ contact: one }) => one?.key === 'vera');
    await owner.ask('DELETE', at(`/respondents/${vera?.id}`));
    expect(await figures()).toEqual({ all: 2, rounds: [2], page: 2, byLink: 1 });
  });

  it('counts a person of two rounds once, and of somebody forgotten says between how many they are (R467)', async () => {
    const contacts = { anna: contact('anna'), boris: contact('boris'), vera: contact('vera') };
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', audienceId: 'cohort', contacts }) }]); // prettier-ignore
    await startRound(owner, company, { audienceId: 'cohort' });
    await startRound(owner, company, { audienceId: 'cohort' }, { id: 'second', study: 'study-second' });
    const invite = (roundId: string, ...keys: string[]) =>
      owner.ask('POST', at(`/rounds/${roundId}/invitations`), {
        contacts: keys.map((key) => ({ listId: 'list', key })),
      });
    await invite(ROUND, 'anna', 'boris', 'vera');
    await invite('second', 'boris');
    const figures = async () => {
      const { body } = await owner.ask<AudienceRounds>('GET', at('/audiences/cohort/rounds'));
      const rounds = body.rounds.map((one) => [one.roundId, one.invited, one.began, one.finished]).toSorted();
      return { least: body.leastInvited, most: body.invited, rounds };
    };
    expect(await figures()).toEqual({
      least: 3,
      most: 3,
      rounds: [
        [ROUND, 3, 0, 0],
        ['second', 1, 0, 0],
      ].toSorted(),
    });
    // Whoever does not count is no invited one, as on the page of the round.
    const { links } = (await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`))).body;
    const { people } = await standing();
    const idOf = (key: string) => people.find((one) => one.contact?.key === key)?.id ?? '';
    const linkOf = (key: string) => links.find(({ respondentId }) => respondentId === idOf(key))?.address ?? '';
    for (const key of ['anna', 'vera']) {
      const page = new Browser(server.address);
      expect(await finish(page, linkOf(key), (await send(page, linkOf(key), press('agree'))).body)).toBe('done');
    }
    await owner.ask('PUT', at(`/respondents/${idOf('vera')}/counted`), { counted: false });
    expect(await figures()).toEqual({
      least: 2,
      most: 2,
      rounds: [
        [ROUND, 2, 1, 1],
        ['second', 1, 0, 0],
      ].toSorted(),
    });
    await owner.ask('POST', at('/forget'), { contacts: [{ listId: 'list', key: 'boris' }], participants: [] });
    expect(await figures()).toEqual({
      least: 2,
      most: 3,
      rounds: [
        [ROUND, 2, 1, 1],
        ['second', 1, 0, 0],
      ].toSorted(),
    });
    expect((await standing()).figures).toMatchObject({ invited: 2, began: 1, finished: 1 });
  });

  it('keeps what was said before its study went, once it is back (R425)', async () => {
    await startRound(owner, company, { startedAt: new Date(clock).toISOString() });
    await startRound(
      owner,
      company,
      { startedAt: new Date(clock).toISOString() },
      { id: 'awake', study: 'study-awake' },
    );
    const { page, own, view } = await begin();
    await send(page, own, answer(view, 'Первая мысль'));
    clock += HOUR;
    await heard(owner, 'first');
    await commit(owner, company, [{ op: 'remove', kind: 'research', id: STUDY }]);
    clock += 8 * DAY;
    // Both are looked at: the other one, whose time comes later, tells of it.
    await commit(colleague, company, [{ op: 'set', kind: 'round', id: 'awake', fields: { state: 'ended' } }]);
    await vi.waitFor(async () => {
      const { body } = await owner.ask<InboxPage>('GET', at('/inbox'));
      expect(body.items.map(({ on, part }) => `${on} ${String(part)}`)).toContain('round:awake ended');
    }, WAIT);
    await commit(owner, company, [{ op: 'restore', kind: 'research', id: STUDY }]);
    await untilFiled(owner, company, 1);
  });

  it('keeps what was said by whoever is silent for long, and takes it away with their consent', async () => {
    await startRound(owner, company, { startedAt: new Date(clock).toISOString() });
    const { page, own, view } = await begin();
    const { body: next } = await send(page, own, answer(view, 'Первая мысль'));
    clock += 6 * DAY;
    await round({ reminders: 1 });
    expect((await standing()).people[0]).toMatchObject({ isLeft: false, materialId: null });
    clock += 2 * DAY;
    await untilFiled(owner, company, 1);
    // Back after all: the study keeps what it has until more comes to its end, or to another silence.
    await send(page, own, answer(next, '', { options: ['no'] }));
    expect((await standing()).people[0]).toMatchObject({ isLeft: false });
    clock += 8 * DAY;
    await vi.waitFor(async () => expect(String((await stored('materialText'))[0]?.text)).toContain('«Нет»'), WAIT);
    expect(await stored('material')).toHaveLength(1);
    await send(page, own, press('withdraw'));
    await vi.waitFor(
      async () => expect((await stored('material')).every(({ deletedAt }) => deletedAt !== null)).toBe(true),
      WAIT,
    );
    expect(JSON.stringify((await owner.pull(company)).records)).not.toContain('Первая мысль');
    expect((await standing()).figures).toMatchObject({ left: 0 });
  });
});
