import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Member, Role } from '#src/domain/account/account.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { InboxPage } from '#src/domain/inbox/inbox.ts';
import type { InvitationOutcome, Invitations, LookedAt } from '#src/domain/sync/invitations.ts';
import type { Session } from '#src/domain/sync/protocol.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, listenTo, sent, startTestServer, type TestServer } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startMailbox, type Mailbox } from '#tests/support/servers/mailbox.ts';

/* Who is in a company, as its member records say it; invitations, and the letters that carry them. */

const COMPANY = 'company-1';
const AT = `/api/companies/${COMPANY}`;
const DAY = 86_400_000;

const set = (id: string, fields: Partial<Member>): Op => ({ op: 'set', kind: 'member', id, fields }) as Op;

async function membersOf(browser: Browser): Promise<readonly Member[]> {
  const { records } = await browser.pull(COMPANY);
  return records.flatMap(({ kind, record }) => (kind === 'member' ? [record as Member] : []));
}
const memberOf = async (browser: Browser, id: string): Promise<Member> => {
  const found = (await membersOf(browser)).find((one) => one.id === id);
  if (!found) throw new Error('no such member');
  return found;
};
const own = async (browser: Browser): Promise<{ memberId: string; role: Role }> => {
  const { body } = await browser.ask<Session>('GET', '/api/session');
  const [company] = body.companies;
  if (!company?.memberId) throw new Error('no member of the company');
  return { memberId: company.memberId, role: company.role };
};
const outcomes = async (browser: Browser, people: readonly object[]): Promise<readonly InvitationOutcome[]> => {
  const { body } = await browser.ask<{ outcomes: readonly InvitationOutcome[] }>('POST', `${AT}/invitations`, {
    invitations: people,
  });
  return body.outcomes;
};
const inboxOf = async (browser: Browser): Promise<readonly string[]> => {
  const { body } = await browser.ask<InboxPage>('GET', `${AT}/inbox`);
  return body.items.map(({ why, recordId }) => `${why} ${recordId}`);
};
const research = (id: string): Op => creation('research', { id });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ email: `p${at}@crowd.example`, role: 'Viewer' }));
const tokenIn = (link: string): string => link.split('#')[1] ?? '';
const codes = (answer: Awaited<ReturnType<Browser['push']>>): readonly string[] =>
  answer.body.answers.map((one) =>
    'refused' in one ? `${one.refused.code} ${one.refused.needed ?? ''}`.trim() : 'taken',
  );

describe.each(ENGINES)('people on %s', (engine) => {
  let box: Mailbox;
  let server: TestServer;
  let owner: Browser;
  let later = 0;

  const letterTo = async (email: string, after = 0): Promise<string> => {
    const caught = await eventually(() => {
      const found = box.letters.filter(({ to }) => to === email)[after];
      if (!found) throw new Error('no letter yet');
      return found;
    });
    return tokenIn(caught.links[0] ?? '');
  };
  /** The secret of the link that an address is proved by. */
  const secretTo = async (email: string): Promise<string> => {
    const { links } = await box.next(({ to, links: [first = ''] }) => to === email && first.includes('/login#'));
    return links[0]?.split('=').at(-1) ?? '';
  };
  const guest = (): Browser => new Browser(server.address);

  beforeAll(async () => {
    box = await startMailbox();
    const port = await freePort();
    server = await startTestServer(engine, {
      variables: {
        PORT: String(port),
        BEHIND_PROXY: '1',
        BASE_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: box.url,
        MAIL_FROM: 'Ориентир <no-reply@orientir.example>',
      },
      now: () => new Date(Date.now() + later),
    });
    owner = new Browser(server.address);
    await owner.enter(await server.ownerToken(), 'Анна');
    await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
    const made = [
      creation('company', { id: COMPANY, name: 'Стрелка' } as never),
      ...(
        [
          ['boss', 'Прежний', 'boss@company.example', 'Owner'],
          ['anna', 'Анна', 'anna@company.example', 'Admin'],
          ['paper', 'Пётр', 'petr@company.example', 'Researcher'],
        ] as const
      ).map(([id, name, email, role]) => creation('member', { id, companyId: COMPANY, name, email, role } as never)),
    ] as unknown as { kind: string; record: object }[];
    const records = made.map(({ kind, record }) => ({
      kind,
      record: {
        v: kind === 'member' ? 3 : 1,
        createdAt: '2026-06-01T10:00:00.000Z',
        updatedAt: '2026-06-01T10:00:00.000Z',
        deletedAt: null,
        ...record,
      },
    }));
    expect((await owner.ask('POST', `${AT}/records`, { records })).status).toBe(200);
    await owner.ask('POST', `${AT}/open`, { memberId: 'anna' });
  });
  afterAll(async () => {
    await server.stop();
    await box.stop();
  });

  it('whoever shares a company is its owner, as the member they are; the others are there on paper', async () => {
    expect(await own(owner)).toEqual({ memberId: 'anna', role: 'Owner' });
    const said = (await membersOf(owner)).map(({ id, role, status }) => [id, role, status].join(' '));
    expect(said.toSorted()).toEqual(['anna Owner active', 'boss Admin noAccess', 'paper Researcher noAccess']);
  });

  it('whoever shares a company and is nobody of it gets a record of their own; nobody else is made them', async () => {
    const id = 'company-own';
    const maria = { id: 'maria', companyId: id, name: 'Мария', email: 'maria@company.example', role: 'Owner' };
    const { record } = creation('member', maria as never) as unknown as { record: object };
    const whole = {
      v: 3,
      createdAt: '2026-06-01T10:00:00.000Z',
      updatedAt: '2026-06-01T10:00:00.000Z',
      deletedAt: null,
    };
    await owner.ask('POST', '/api/companies', { id, name: 'Своя' });
    await owner.ask('POST', `/api/companies/${id}/records`, {
      records: [{ kind: 'member', record: { ...whole, ...record } }],
    });
    const said = { memberId: null, name: 'Анна Лис', email: 'lis@company.example' };
    const { body } = await owner.ask<{ memberId: string }>('POST', `/api/companies/${id}/open`, said);
    const { records } = await owner.pull(id);
    const members = records.map(({ record: one }) => one as Member).map((one) => [one.id, one]);
    expect(Object.fromEntries(members)).toMatchObject({
      maria: { name: 'Мария', email: 'maria@company.example', role: 'Admin', status: 'noAccess' },
      [body.memberId]: { name: 'Анна Лис', email: 'lis@company.example', role: 'Owner', status: 'active' },
    });
    expect(members).toHaveLength(2);
    const { body: session } = await owner.ask<Session>('GET', '/api/session');
    expect(session).toMatchObject({ person: { name: 'Анна Лис' } });
    expect(session.companies.find((one) => one.id === id)?.memberId).toBe(body.memberId);
    // Opened again, it stays as it is.
    expect((await owner.ask('POST', `/api/companies/${id}/open`, { memberId: 'maria' })).body).toEqual(body);
    await owner.ask('DELETE', `/api/companies/${id}`);
  });

  it('an address that somebody proves stands in their member record, wherever they work', async () => {
    const vera = await joinedBy(owner, COMPANY, 'Viewer');
    const { memberId } = await own(vera);
    const heard = await listenTo(owner, COMPANY);
    for (const email of ['vera@proved.example', 'vera@later.example']) {
      await vera.ask('POST', '/api/auth/address', { email });
      expect((await vera.ask('POST', '/api/auth/address/confirm', { token: await secretTo(email) })).status).toBe(200);
      expect(await memberOf(owner, memberId)).toMatchObject({ email, status: 'active' });
    }
    const { seq } = await owner.pull(COMPANY);
    await heard.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq >= seq);
    heard.close();
  });

  it('who calls themselves otherwise is called so by the server, too; whoever is called so by another is not', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Viewer');
    const { memberId } = await own(pavel);
    const named = async () => (await pavel.ask<Session>('GET', '/api/session')).body.person.name;
    await owner.push(COMPANY, [sent([set(memberId, { name: 'Чужое' })], [await memberOf(owner, memberId)])]);
    expect(await named()).toBe('Viewer');
    await pavel.push(COMPANY, [sent([set(memberId, { name: 'Павел' })], [await memberOf(owner, memberId)])]);
    expect(await named()).toBe('Павел');
  });

  it('who comes in by a link is a member, with the name that they gave and the role of the link', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Researcher');
    const { memberId, role } = await own(pavel);
    expect(role).toBe('Researcher');
    expect(await memberOf(owner, memberId)).toMatchObject({ name: 'Researcher', role, status: 'active', email: '' });
  });

  it('status and address are written by the server alone; a name by whoever has it', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Viewer');
    const { memberId } = await own(pavel);
    const saw = (await pavel.pull(COMPANY)).records.map(({ record }) => record as never);
    const as = (browser: Browser, op: Op) => browser.push(COMPANY, [sent([op], saw)]).then(codes);
    for (const fields of [{ status: 'active' }, { email: 'x@company.example' }, { companyId: 'other' }] as const) {
      expect(await as(owner, set('paper', fields as never))).toEqual(['forbidden server']);
    }
    expect(await as(pavel, set(memberId, { email: 'boss@company.example' }))).toEqual(['forbidden server']);
    expect(await as(pavel, set(memberId, { role: 'Admin' }))).toEqual(['forbidden Admin']);
    expect(await as(pavel, set('paper', { name: 'Павел' }))).toEqual(['forbidden Admin']);
    expect(await as(pavel, set(memberId, { name: 'Павел' }))).toEqual(['taken']);
  });

  it('a role that is changed is what the person may do, at once', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Viewer');
    const { memberId } = await own(pavel);
    const heard = await listenTo(pavel, COMPANY);
    expect(await pavel.push(COMPANY, [sent([research('v1')])]).then(codes)).toEqual(['forbidden Researcher']);
    const { body } = await owner.push(COMPANY, [
      sent([set(memberId, { role: 'Researcher' })], [await memberOf(owner, memberId)]),
    ]);
    const { seq } = body.answers[0] as { seq: number };
    await heard.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq >= seq);
    expect((await own(pavel)).role).toBe('Researcher');
    expect((await pavel.ask<{ you: object }>('GET', `${AT}/changes?after=${seq - 1}`)).body.you).toEqual({
      role: 'Researcher',
      memberId,
      seesNames: true,
    });
    expect(await pavel.push(COMPANY, [sent([research('v2')])]).then(codes)).toEqual(['taken']);
    heard.close();
  });

  it('a role that falls in one batch holds for what stands behind it', async () => {
    const admin = await joinedBy(owner, COMPANY, 'Admin');
    const { memberId } = await own(admin);
    const member = await memberOf(owner, memberId);
    const answer = await admin.push(COMPANY, [
      sent([set(memberId, { role: 'Viewer' })], [member]),
      sent([set('paper', { name: 'Взлом' })], [await memberOf(owner, 'paper')]),
    ]);
    expect(codes(answer)).toEqual(['taken', 'forbidden Admin']);
  });

  it('who is removed is out at once, and in again when that is undone', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Researcher');
    const { memberId } = await own(pavel);
    const heard = await listenTo(pavel, COMPANY);
    const began = performance.now();
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id: memberId }])]);
    await heard.ended;
    expect(performance.now() - began).toBeLessThan(5_000);
    expect((await pavel.ask('GET', `${AT}/changes?after=0`)).status).toBe(404);
    expect((await pavel.push(COMPANY, [sent([creation('research', { id: 'out' })])])).status).toBe(404);
    await owner.push(COMPANY, [sent([{ op: 'restore', kind: 'member', id: memberId }])]);
    expect(await own(pavel)).toEqual({ memberId, role: 'Researcher' });
    expect(await memberOf(owner, memberId)).toMatchObject({ status: 'active', deletedAt: null });
  });

  it('who was removed does not come back by the link of before, and by a later one comes back as themselves', async () => {
    const { body } = await owner.ask<{ token: string }>('POST', `${AT}/links`, { role: 'Viewer', days: 7 });
    const pavel = guest();
    await pavel.enter(body.token, 'Павел');
    const { memberId } = await own(pavel);
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id: memberId }])]);
    const look = async (browser: Browser) =>
      (await browser.ask<LookedAt>('POST', '/api/session/look', { token: body.token })).body.kind;
    expect([await look(pavel), await look(guest())]).toEqual(['former', 'link']);
    expect((await pavel.ask('POST', '/api/session', { token: body.token })).status).toBe(401);
    const later = await owner.ask<{ token: string }>('POST', `${AT}/links`, { role: 'Researcher', days: 7 });
    await pavel.enter(later.body.token);
    expect(await own(pavel)).toEqual({ memberId, role: 'Researcher' });
    expect(await look(pavel)).toBe('link');
  });

  it('a link that ends leaves its people there on paper', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Researcher');
    const { memberId } = await own(pavel);
    await owner.ask('DELETE', `${AT}/links/${pavel.link}`);
    expect(await memberOf(owner, memberId)).toMatchObject({ status: 'noAccess', deletedAt: null });
  });

  it('a company is never without an owner, nor with two; ownership is passed on in one commit', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Admin');
    const { memberId } = await own(pavel);
    const saw = [await memberOf(owner, 'anna'), await memberOf(owner, memberId), await memberOf(owner, 'paper')];
    const by = (browser: Browser, ...ops: Op[]) => browser.push(COMPANY, [sent(ops, saw)]).then(codes);
    expect(await by(owner, { op: 'remove', kind: 'member', id: 'anna' })).toEqual(['invalid']);
    expect(await by(owner, set('anna', { role: 'Admin' }))).toEqual(['invalid']);
    expect(await by(owner, set(memberId, { role: 'Owner' }))).toEqual(['invalid']);
    expect(await by(owner, set('paper', { role: 'Owner' }), set('anna', { role: 'Admin' }))).toEqual(['invalid']);
    expect(await by(pavel, set(memberId, { role: 'Owner' }), set('anna', { role: 'Admin' }))).toEqual([
      'forbidden Owner',
    ]);
    expect(await by(owner, set(memberId, { role: 'Owner' }), set('anna', { role: 'Admin' }))).toEqual(['taken']);
    expect([(await own(owner)).role, (await own(pavel)).role]).toEqual(['Admin', 'Owner']);
    const [back, now] = [await memberOf(owner, memberId), await memberOf(owner, 'anna')];
    const returned = sent([set('anna', { role: 'Owner' }), set(memberId, { role: 'Admin' })], [back, now]);
    expect(codes(await pavel.push(COMPANY, [returned]))).toEqual(['taken']);
  });

  it('an invitation goes by letter, is accepted once, and makes its address proved', async () => {
    const email = 'new+one@company.example';
    expect(
      await outcomes(owner, [
        { email, name: 'Вера Ким', role: 'Researcher', message: 'Ждём\r\nBcc: all@company.example' },
      ]),
    ).toMatchObject([{ email, outcome: 'invited', memberId: expect.any(String) }]);
    const token = await letterTo(email);
    const [invited] = (await membersOf(owner)).filter((one) => one.email === email);
    expect(invited).toMatchObject({ name: 'Вера Ким', status: 'invited', role: 'Researcher' });
    await eventually(async () => {
      const { body } = await owner.ask<Invitations>('GET', `${AT}/invitations`);
      expect(body.invitations.find(({ memberId }) => memberId === invited?.id)).toMatchObject({
        letter: { state: 'sent', reason: '' },
      });
    });
    const vera = guest();
    expect((await vera.ask<LookedAt>('POST', '/api/session/look', { token })).body).toEqual({
      kind: 'open',
      company: 'Стрелка',
      role: 'Researcher',
      by: 'Анна Лис',
      email,
      name: 'Вера Ким',
      you: null,
    });
    await vera.enter(token, 'Вера');
    expect(await own(vera)).toEqual({ memberId: invited?.id, role: 'Researcher' });
    expect(await memberOf(owner, invited?.id ?? '')).toMatchObject({ name: 'Вера', email, status: 'active' });
    const again = guest();
    expect((await again.ask('POST', '/api/session', { token })).status).toBe(401);
    expect((await again.ask<LookedAt>('POST', '/api/session/look', { token })).body).toEqual({ kind: 'none' });
    // Another company’s invitation by letter finds the same person.
    expect(await outcomes(owner, [{ email: email.toUpperCase(), role: 'Viewer' }])).toMatchObject([
      { outcome: 'member' },
    ]);
  });

  it('keeps the name that was typed beside the address, until they give their own', async () => {
    const email = 'named@company.example';
    const [made] = await outcomes(owner, [{ email, name: 'Нина Ким', role: 'Viewer' }]);
    const id = made?.memberId ?? '';
    expect(await memberOf(owner, id)).toMatchObject({ name: 'Нина Ким', email, status: 'invited' });
    const nina = guest();
    await nina.enter(await letterTo(email), 'Нина');
    expect(await memberOf(owner, id)).toMatchObject({ name: 'Нина', email, status: 'active' });
    const long = { email: 'long@company.example', name: 'Н'.repeat(201), role: 'Viewer' };
    expect((await owner.ask('POST', `${AT}/invitations`, { invitations: [long] })).status).toBe(400);
  });

  it('is for its address: somebody else who is signed in is told so, and stays who they are', async () => {
    const email = 'first@company.example';
    await outcomes(owner, [
      { email, role: 'Viewer' },
      { email: 'second@company.example', role: 'Viewer' },
    ]);
    const first = guest();
    await first.enter(await letterTo(email), 'Первая');
    const token = await letterTo('second@company.example');
    expect((await first.ask<LookedAt>('POST', '/api/session/look', { token })).body).toMatchObject({
      kind: 'other',
      email: 'second@company.example',
      you: { name: 'Первая', email },
    });
    expect((await first.ask('POST', '/api/session', { token })).status).toBe(401);
    const second = guest();
    await second.enter(token, 'Вторая');
    expect((await own(second)).memberId).not.toBe((await own(first)).memberId);
  });

  it('withdrawn before its letter has gone, it is sent after all when that is undone, and not before', async () => {
    const email = 'undone@company.example';
    box.behave('later');
    const [made] = await outcomes(owner, [{ email, role: 'Viewer' }]);
    const id = made?.memberId ?? '';
    const standing = async () =>
      (await owner.ask<Invitations>('GET', `${AT}/invitations`)).body.invitations.find((one) => one.memberId === id);
    // Counted when it sets out, its reason written when it came back: a box that takes meanwhile would get it.
    const cameBack = { state: 'waiting', tries: 1, reason: expect.stringMatching(/\S/) };
    await eventually(async () => expect(await standing()).toMatchObject({ letter: cameBack }));
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id }])]);
    expect(await standing()).toBeUndefined();
    box.behave('take');
    later = 2 * 3_600_000;
    await outcomes(owner, [{ email: 'meanwhile@company.example', role: 'Viewer' }]);
    await letterTo('meanwhile@company.example');
    expect(box.letters.filter(({ to }) => to === email)).toEqual([]);
    await owner.push(COMPANY, [sent([{ op: 'restore', kind: 'member', id }])]);
    // By himself the postman looks four times a minute; another letter sends him out at once.
    await outcomes(owner, [{ email: 'next@company.example', role: 'Viewer' }]);
    const token = await letterTo(email);
    later = 0;
    const undone = guest();
    await undone.enter(token, 'Возвращённый');
    expect((await own(undone)).memberId).toBe(id);
  });

  it('ends after a week, when it is withdrawn, and when it is sent again', async () => {
    const emails = ['late', 'withdrawn', 'again'].map((one) => `${one}@company.example`);
    const made = await outcomes(
      owner,
      emails.map((email) => ({ email, role: 'Viewer' })),
    );
    const [late = '', withdrawn = '', before = ''] = await Promise.all(emails.map((email) => letterTo(email)));
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id: made[1]?.memberId ?? '' }])]);
    expect((await guest().ask('POST', '/api/session', { token: withdrawn })).status).toBe(401);
    expect((await owner.ask('POST', `${AT}/invitations/${made[2]?.memberId}/again`, {})).status).toBe(200);
    expect((await guest().ask('POST', '/api/session', { token: before })).status).toBe(401);
    const fresh = await letterTo('again@company.example', 1);
    later = 8 * DAY;
    expect((await guest().ask('POST', '/api/session', { token: late })).status).toBe(401);
    expect((await guest().ask('POST', '/api/session', { token: fresh })).status).toBe(401);
    later = 0;
    expect((await guest().ask('POST', '/api/session', { token: fresh })).status).toBe(200);
  });

  it('a role that is changed while they are invited is the one they come in with', async () => {
    const [made] = await outcomes(owner, [{ email: 'grows@company.example', role: 'Viewer' }]);
    const token = await letterTo('grows@company.example');
    const id = made?.memberId ?? '';
    await owner.push(COMPANY, [sent([set(id, { role: 'Admin' })], [await memberOf(owner, id)])]);
    const grown = guest();
    await grown.enter(token, 'Рост');
    expect(await own(grown)).toEqual({ memberId: id, role: 'Admin' });
  });

  it('somebody who is there on paper is invited as themselves', async () => {
    expect(await outcomes(owner, [{ email: 'Petr@company.example', role: 'Viewer' }])).toMatchObject([
      { outcome: 'invited', memberId: 'paper' },
    ]);
    const petr = guest();
    await petr.enter(await letterTo('Petr@company.example'), 'Иначе');
    expect(await memberOf(owner, 'paper')).toMatchObject({ name: 'Пётр', role: 'Viewer', status: 'active' });
  });

  it('who is called before they come in finds it in their inbox, once; who was out, what was said meanwhile', async () => {
    const { memberId: authorId } = await own(owner);
    const calls = (id: string, called: string): Op =>
      creation('comment', { id, authorId, turns: {}, mentions: [{ id: called, name: 'Зоя' }] });
    const [outcome] = await outcomes(owner, [{ email: 'zoya@company.example', role: 'Viewer' }]);
    const invited = outcome && 'memberId' in outcome ? String(outcome.memberId) : '';
    await owner.push(COMPANY, [
      sent(['called-1', 'called-gone', 'called-back'].map((id) => calls(id, invited))),
      sent([calls('called-else', 'nobody')]),
    ]);
    const { records } = await owner.pull(COMPANY);
    const gone = records.find(({ id }) => id === 'called-gone')?.record as StoredRecord;
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'comment', id: 'called-gone' }], [gone])]);
    // One that was replied to stays, without its words.
    const withdrawnAt = new Date().toISOString();
    await owner.push(COMPANY, [sent([{ op: 'set', kind: 'comment', id: 'called-back', fields: { withdrawnAt } }])]);
    const zoya = guest();
    await zoya.enter(await letterTo('zoya@company.example'), 'Зоя');
    expect(await inboxOf(zoya)).toEqual(['mentioned called-1']);
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id: invited }])]);
    await owner.push(COMPANY, [sent([calls('called-2', invited)], [], { at: new Date().toISOString() })]);
    await owner.push(COMPANY, [sent([{ op: 'restore', kind: 'member', id: invited }])]);
    expect((await inboxOf(zoya)).toSorted()).toEqual(['mentioned called-1', 'mentioned called-2']);
  });

  it('what is no address is said so, and the others are invited; a bounce is told', async () => {
    box.behave((to) => (to.startsWith('gone') ? 'bounce' : 'take'));
    const said = await outcomes(
      owner,
      [
        '"имя" <a@b>',
        'a@b',
        'gone@company.example',
        'GONE@company.example',
        "o'hara+7@company.example",
        'анна@почта.example',
      ].map((email) => ({ email, role: 'Viewer' })),
    );
    expect(said.map(({ outcome }) => outcome)).toEqual([
      'notAddress',
      'notAddress',
      'invited',
      'already',
      'invited',
      'invited',
    ]);
    await eventually(async () => {
      const { body } = await owner.ask<Invitations>('GET', `${AT}/invitations`);
      expect(body.invitations.find(({ memberId }) => memberId === said[2]?.memberId)?.letter).toMatchObject({
        state: 'bounced',
        reason: '550 5.1.1 No such user here',
      });
    });
    box.behave('take');
  });

  it('goes to three hundred at once, and no further', async () => {
    expect((await owner.ask('POST', `${AT}/invitations`, { invitations: many(301) })).status).toBe(400);
    const said = await outcomes(owner, many(300));
    expect(said.filter(({ outcome }) => outcome === 'invited')).toHaveLength(300);
    const ids = new Set(said.map(({ memberId }) => memberId));
    const { body } = await owner.ask<Invitations>('GET', `${AT}/invitations`);
    expect(body.invitations.filter(({ memberId, letter }) => ids.has(memberId) && letter !== null)).toHaveLength(300);
    await eventually(() => expect(box.letters.some(({ to }) => to.endsWith('@crowd.example'))).toBe(true));
  });

  it('is given by those who run the company, up to Admin', async () => {
    for (const role of ['Viewer', 'Researcher'] as const) {
      const browser = await joinedBy(owner, COMPANY, role);
      expect((await browser.ask('GET', `${AT}/invitations`)).status).toBe(403);
      expect(
        (await browser.ask('POST', `${AT}/invitations`, { invitations: [{ email: 'x@y.example', role }] })).status,
      ).toBe(403);
      expect((await browser.ask('POST', `${AT}/invitations/paper/again`, {})).status).toBe(403);
    }
    const asOwner = { invitations: [{ email: 'x@y.example', role: 'Owner' }] };
    expect((await owner.ask('POST', `${AT}/invitations`, asOwner)).status).toBe(400);
    expect((await guest().ask('POST', `${AT}/invitations`, { invitations: many(1) })).status).toBe(401);
  });

  it('leaves no address and no word in the log', () => {
    expect(server.logs.join()).not.toMatch(/company\.example|crowd\.example|Ждём|Вера/);
  });
});

describe('invitations of a server that sends no letters', () => {
  it('are links to copy; they prove no address', async () => {
    const server = await startTestServer('pglite');
    const owner = new Browser(server.address);
    await owner.enter(await server.ownerToken(), 'Анна');
    await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
    await owner.ask('POST', `${AT}/open`);
    const [made] = await outcomes(owner, [{ email: 'vera@company.example', role: 'Viewer' }]);
    expect(made).toMatchObject({ outcome: 'invited', link: expect.stringContaining(`${server.address}/join#`) });
    const { body } = await owner.ask<Invitations>('GET', `${AT}/invitations`);
    expect(body).toMatchObject({ sendsLetters: false, invitations: [{ memberId: made?.memberId, letter: null }] });
    const vera = new Browser(server.address);
    await vera.enter(tokenIn(made?.link ?? ''), 'Вера');
    expect((await own(vera)).memberId).toBe(made?.memberId);
    // Who copied the first link for themselves has not got the address by it.
    const [other] = await outcomes(owner, [{ email: 'vera@company.example', role: 'Viewer' }]);
    expect(other?.outcome).toBe('member');
    await server.stop();
  });
});
