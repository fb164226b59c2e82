import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { audienceFigures } from '#src/domain/audiences/figures.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { positionBetween } from '#src/domain/core/record.ts';
import { confirmHidden, hideWords } from '#src/domain/evidence/personal/hiding.ts';
import type { AnswerPage, RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { InboxPage } from '#src/domain/inbox/inbox.ts';
import { summariseResearch, type MaterialText, type Research } from '#src/domain/research/research.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import type { View } from '#src/domain/respond/view.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { backupOf, everythingIn } from '#tests/server/support/everything.ts';
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
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, listenTo, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';

/* Checks the fate of an interview in the study that it was held for. */

/** Limits of waiting for background work. */
const WAIT = { timeout: 30_000, interval: 20 };

type Stored = Readonly<Record<string, unknown>> & { readonly id: string; readonly deletedAt: string | null };

describe.each(ENGINES)('interviews on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;
  /** How far the server's clock is ahead, ms. */
  let later = 0;
  const at = (rest = ''): string => `/api/companies/${company}${rest}`;
  const stranger = (): Browser => new Browser(server.address);
  const begin = async (address: string): Promise<{ browser: Browser; own: string; view: View }> => {
    const browser = stranger();
    const { body } = await send(browser, address, press('agree'));
    return { browser, own: body.movedTo ?? '', view: body };
  };
  const stored = async (kind: string): Promise<Stored[]> => {
    const { records } = await owner.pull(company);
    return records.flatMap((one) => (one.kind === kind ? [one.record as unknown as Stored] : []));
  };
  const spent = (roubles: number): Promise<void> =>
    vi.waitFor(async () => expect((await figures()).spent).toBe(roubles), WAIT);
  const figures = async () => (await owner.ask<RoundStanding>('GET', at(`/rounds/${ROUND}`))).body.figures;

  beforeAll(async () => {
    server = await startTestServer(engine, {
      variables: { BEHIND_PROXY: '1', COMPANY_RECORDS: '60' },
      now: () => new Date(Date.now() + later),
    });
    owner = await withCompany(server, 'company-0');
  });
  beforeEach(async () => {
    company = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
    await owner.ask('POST', at('/open'));
  });
  afterAll(() => server.stop());

  it('come into the study with speakers and times, cost what they cost once, and grow when somebody says more', async () => {
    await startRound(owner, company, { price: 300 });
    const heard = await listenTo(owner, company);
    const one = await begin(await openLinkOf(owner, company));
    await heard.next(({ event }) => event === 'round');
    let { body } = await send(one.browser, one.own, answer(one.view, 'Раз.\nИнтервьюер: сам спросил'));
    ({ body } = await send(one.browser, one.own, press('stop')));
    expect(body.step).toBe('stopped');
    await untilFiled(owner, company, 1);
    const [stopped] = await stored('material');
    expect(stopped).toMatchObject({
      researchId: STUDY,
      name: 'Интервью Р1, не закончил(а).txt',
      state: 'text',
      mime: 'text/plain',
    });
    expect(await stored('transaction')).toEqual([]);

    ({ body } = await send(one.browser, one.own, press('resume')));
    expect(await finish(one.browser, one.own, body)).toBe('done');
    await spent(300);
    const [material, another] = await stored('material');
    expect(another).toBeUndefined();
    expect(material?.id).toBe(stopped?.id);
    expect(material).toMatchObject({ name: 'Интервью Р1.txt', note: '' });
    const [text] = await stored('materialText');
    expect(text?.labels).toEqual(['Интервьюер', 'Р1']);
    const turns = turnsOf(text as unknown as MaterialText, material?.speakers as never);
    expect(turns.map(({ speaker, role }) => `${speaker} ${role}`)).toEqual(
      ['a', 'b', 'c'].flatMap(() => ['Интервьюер interviewer', 'Р1 respondent']),
    );
    const [participant] = await stored('participant');
    expect(participant).toMatchObject({ codeName: 'Р1', name: '' });
    expect(material?.speakers).toMatchObject({ р1: { role: 'respondent', participantId: participant?.id } });
    expect(await stored('research')).toMatchObject([
      { status: 'in_progress', participantIds: { [participant?.id ?? '']: {} } },
    ]);
    const file = await fetch(`${server.address}${at(`/files/${String(material?.fileId)}`)}`, {
      headers: { Cookie: owner.cookie },
    });
    expect(await file.text()).toBe(text?.text);
    // Its earlier file is nowhere any more.
    expect((await owner.ask('HEAD', at(`/files/${String(stopped?.fileId)}`))).headers.get('Upload-Complete')).toBe(
      '?0',
    );

    const two = await begin(await openLinkOf(owner, company));
    await finish(two.browser, two.own, two.view);
    await spent(600);
    const [spend, ...more] = await stored('transaction');
    expect(more).toEqual([]);
    expect(spend).toMatchObject({ amount: -600, description: 'Интервью: 2 · Онбординг', project: 'Онбординг', type: 'research', status: 'done' }); // prettier-ignore
    expect(await figures()).toMatchObject({ finished: 2, spent: 600 });
    // Back and through again is the same interview.
    ({ body } = await send(one.browser, one.own, press('back')));
    await send(one.browser, one.own, answer(body, '2'));
    await vi.waitFor(async () => expect(JSON.stringify(await stored('materialText'))).toContain('2 (от 1 до 5)'), WAIT);
    expect((await stored('transaction')).map(({ amount }) => amount)).toEqual([-600]);
    expect(await figures()).toMatchObject({ finished: 2, spent: 600 });
    heard.close();
  });

  it('bring nothing back that was erased for good when somebody talks on, or says it better: words, feed, tables, files', async () => {
    const secret = ERASED;
    await startRound(owner, company);
    const one = await begin(await openLinkOf(owner, company));
    await send(one.browser, one.own, answer(one.view, `Помогает ${secret}, и мы довольны`));
    await send(one.browser, one.own, press('stop'));
    await untilFiled(owner, company, 1);
    const [material] = await stored('material');
    const [text] = (await stored('materialText')) as unknown as MaterialText[];
    if (!material || !text) throw new Error('no transcript');
    const start = text.text.indexOf(secret);
    const place = { kind: 'name', start, end: start + secret.length } as const;
    const nothing = { marks: [], studies: [], hypotheses: [] };
    // A transcript and its words have one id: they are committed as if their author saw both.
    const write = async (ops: readonly Op[], erases = false) =>
      expect((await owner.push(company, [sent(ops, [], { expect: [], erases })])).body.answers[0]).toHaveProperty(
        'seq',
      );
    await write(hideWords(text, [place], new Map(), nothing, () => 'hidden').ops);
    // A person's corrections stay, too.
    const corrected = text.text.replace(secret, '[имя 1]').replace('довольны', 'очень довольны');
    await write([{ op: 'set', kind: 'materialText', id: text.id, fields: { text: corrected } }]);
    const [hidden] = (await stored('materialText')) as unknown as MaterialText[];
    const masked = Buffer.from(hidden?.text ?? '');
    const fileId = createHash('sha256').update(masked).digest('hex');
    const file = { fileId, size: masked.length, mime: 'text/plain', name: String(material.name) };
    await write(confirmHidden(hidden ?? text, file, nothing), true);
    await owner.ask('DELETE', at(`/files/${String(material.fileId)}`));

    let { body } = await send(one.browser, one.own, press('resume'));
    ({ body } = await send(one.browser, one.own, press('back')));
    ({ body } = await send(one.browser, one.own, answer(body, 'Помогает Феврония')));
    // Nor when the very words are said again: neither here nor anywhere that comes of it.
    expect(await finish(one.browser, one.own, body)).toBe('done');
    await send(one.browser, one.own, answer(one.view, `Опять ${secret.toUpperCase()}!`, { place: null }));
    await vi.waitFor(async () => expect((await stored('material'))[0]).toMatchObject({ name: 'Интервью Р1.txt' }), WAIT); // prettier-ignore
    await vi.waitFor(async () => expect(JSON.stringify(await stored('materialText'))).toContain('Опять'), WAIT);
    const [now] = (await stored('materialText')) as unknown as MaterialText[];
    expect(now?.text).toMatch(/^\[00:00:\d\d\] Интервьюер: .+\n\n.+ Р1: Помогает \[имя 1\], и мы очень довольны\n\n/);
    expect(now?.text).toContain('Р1: Помогает Феврония\n');
    expect(now?.text.match(/Р1: Помогает/g)).toHaveLength(2);
    const { body: feed } = await owner.ask<AnswerPage>('GET', at(`/rounds/${ROUND}/answers`));
    expect(feed.items.find(({ was }) => was !== null)).toMatchObject({
      text: 'Помогает Феврония',
      was: { text: 'Помогает [имя 1], и мы довольны' },
    });
    for (const { fileId: id } of [material, ...(await stored('material'))] as unknown as { fileId: string }[]) {
      const kept = await fetch(`${server.address}${at(`/files/${id}`)}`, { headers: { Cookie: owner.cookie } });
      expect(await kept.text()).not.toContain(secret);
    }
    expect(now?.text).toContain('Р1: Опять [имя 1]!\n');
    expect(feed.items.map(({ text: told }) => told)).toContain('Опять [имя 1]!');
    expect(JSON.stringify([feed, await owner.pull(company)])).not.toMatch(new RegExp(secret, 'iu'));
  });

  it('lose words that were said again while somebody erased them', async () => {
    await startRound(owner, company);
    const one = await begin(await openLinkOf(owner, company));
    await send(one.browser, one.own, answer(one.view, `Помогает ${ERASED}`));
    await send(one.browser, one.own, press('stop'));
    await untilFiled(owner, company, 1);
    const textNow = async () => (await stored('materialText'))[0] as unknown as MaterialText;
    const write = async (ops: readonly Op[], erases = false) =>
      expect((await owner.push(company, [sent(ops, [], { expect: [], erases })])).body.answers[0]).toHaveProperty(
        'seq',
      );
    const text = await textNow();
    const start = text.text.indexOf(ERASED);
    const place = { kind: 'name', start, end: start + ERASED.length } as const;
    const nothing = { marks: [], studies: [], hypotheses: [] };
    await write(hideWords(text, [place], new Map(), nothing, () => 'hidden').ops);
    const { body } = await send(one.browser, one.own, press('resume'));
    await finish(one.browser, one.own, body);
    await send(one.browser, one.own, answer(one.view, `Опять ${ERASED}`, { place: null }));
    await vi.waitFor(async () => expect((await textNow()).text).toContain(`Опять ${ERASED}`), WAIT);
    const [material] = await stored('material');
    const file = { fileId: String(material?.fileId), size: 1, mime: 'text/plain', name: String(material?.name) };
    await write(confirmHidden(await textNow(), file, nothing), true);
    await vi.waitFor(async () => expect((await textNow()).text).toContain('Опять [имя 1]\n'), WAIT);
    const { body: feed } = await owner.ask<AnswerPage>('GET', at(`/rounds/${ROUND}/answers`));
    expect(JSON.stringify([feed, await owner.pull(company)])).not.toContain(ERASED);
    const [after] = await stored('material');
    const kept = await fetch(`${server.address}${at(`/files/${String(after?.fileId)}`)}`, { headers: { Cookie: owner.cookie } }); // prettier-ignore
    expect(await kept.text()).toBe((await textNow()).text);
  });

  it('are noted of the contact, and a person is one in all rounds', async () => {
    await startRound(owner, company);
    const anna = { ...CONTACT, name: 'Анна Каренина', segment: 'Москва' };
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts: { anna } }) }]); // prettier-ignore
    const second = 'second-round';
    await startRound(owner, company, {}, { id: second, study: 'second-study' });
    for (const round of [ROUND, second]) {
      await owner.ask('POST', at(`/rounds/${round}/invitations`), { contacts: [{ listId: 'list', key: 'anna' }] });
      const { body } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${round}/links`));
      const address = body.links[0]?.address ?? '';
      const { body: view } = await send(stranger(), address, press('agree'));
      await finish(stranger(), address, view);
      await untilFiled(owner, company, 1, round);
    }
    expect(await stored('participant')).toMatchObject([{ id: 'anna', name: '', codeName: 'Р1', segment: 'Москва' }]); // prettier-ignore
    expect((await stored('material')).map(({ name }) => name)).toEqual(['Интервью Р1.txt', 'Интервью Р1.txt']);
    // Their contact alone tells how they are called.
    const { records } = await owner.pull(company);
    expect(records.flatMap((one) => (JSON.stringify(one).includes('Каренина') ? [one.kind] : []))).toEqual(['contactList']); // prettier-ignore
    const [list] = (await stored('contactList')) as unknown as { contacts: { anna: typeof CONTACT } }[];
    expect(list?.contacts.anna).toMatchObject({
      consent: { text: 'Вы соглашаетесь на обработку ответов.', how: 'web' },
      invitedAt: expect.any(String),
      answeredAt: expect.any(String),
    });
  });

  it('mean ids to the letter: neither another study nor another person who is called nearly so', async () => {
    const study = 'study_of';
    const other = 'study-of';
    await startRound(owner, company, { researchId: study }, { study });
    const placed = { researchId: other, position: 'zz', speakers: {}, fileId: '', state: 'unreadable' } as const;
    await commit(owner, company, [
      { op: 'create', kind: 'research', id: other, record: draft('research', { id: other, participantIds: {}, insights: {} }) },
      { op: 'create', kind: 'material', id: 'theirs', record: draft('material', { id: 'theirs', ...placed }) },
      { op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts: { [ODD]: { ...CONTACT, name: 'Анна' } } }) },
    ]); // prettier-ignore
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId: 'list', key: ODD }] });
    const { body: links } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
    const address = links.links[0]?.address ?? '';
    const { body: view } = await send(stranger(), address, press('agree'));
    await finish(stranger(), address, view);
    await untilFiled(owner, company, 1);
    const own = (await stored('material')).find(({ researchId }) => researchId === study);
    expect(own?.position).toBe(positionBetween(null, null));
    const people = async () => (await stored('research')).find(({ id }) => id === study)?.participantIds;
    expect(await people()).toEqual({ [ODD]: expect.anything() });

    expect((await send(stranger(), address, press('withdraw'))).body.step).toBe('withdrawn');
    expect(await people()).toEqual({});
  });

  it('are counted of an audience while they stand: whoever takes consent back in one study is of the other still', async () => {
    const second = 'second-round';
    await startRound(owner, company);
    await startRound(owner, company, { researchId: 'second-study' }, { id: second, study: 'second-study' });
    await commit(owner, company, [
      { op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts: { anna: { ...CONTACT, name: 'Анна' } } }) },
      ...[STUDY, 'second-study'].map((id) => ({ op: 'set', kind: 'research', id, fields: { audienceId: 'cohort', participants: null } }) as const),
    ]); // prettier-ignore
    const addresses: string[] = [];
    for (const round of [ROUND, second]) {
      await owner.ask('POST', at(`/rounds/${round}/invitations`), { contacts: [{ listId: 'list', key: 'anna' }] });
      const { body } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${round}/links`));
      addresses.push(body.links[0]?.address ?? '');
      const { body: view } = await send(stranger(), addresses.at(-1) ?? '', press('agree'));
      await finish(stranger(), addresses.at(-1) ?? '', view);
      await untilFiled(owner, company, 1, round);
    }
    const counters = async () => {
      const studies = (await stored('research')) as unknown as Research[];
      const today = new Date(Date.now() + later).toISOString().slice(0, 10);
      const living = studies.filter(({ deletedAt }) => deletedAt === null).map(summariseResearch);
      const { currentResearch, lastMonthResearch } = audienceFigures({ id: 'cohort', expected: 0 }, 0, living, today);
      return [currentResearch, lastMonthResearch];
    };
    expect(await counters()).toEqual([2, 2]);
    expect((await send(stranger(), addresses[0] ?? '', press('withdraw'))).body.step).toBe('withdrawn');
    expect(await counters()).toEqual([1, 1]);
    expect(await stored('participant')).toMatchObject([{ id: 'anna', codeName: 'Р1', deletedAt: null }]);
    expect((await send(stranger(), addresses[1] ?? '', press('withdraw'))).body.step).toBe('withdrawn');
    expect(await counters()).toEqual([0, 0]);
  });

  it('bring recordings along: kept as materials of the study, and gone with consent', async () => {
    await startRound(owner, company, { takesVoice: true }, { status: 'in_progress' });
    const one = await begin(await openLinkOf(owner, company));
    const up = (bytes: string, query: string, own = one.own) =>
      owner.ask<{ sha256: string }>('PUT', `/api${own}/file?${query}`, bytes, { 'Content-Type': 'audio/webm' });
    const voice = 'name=%D0%9E%D1%82%D0%B2%D0%B5%D1%82.webm&mime=audio/webm;codecs%3Dopus';
    for (const query of ['name=x.exe&mime=application/x-msdownload', 'name=x.svg&mime=image/svg%2Bxml', 'name=x']) {
      expect((await up('x', query)).status).toBe(400);
    }
    expect((await up('', voice)).status).toBe(400);
    expect((await up('x'.repeat(20 * 1024 * 1024 + 1), voice)).status).toBe(413);
    expect((await up('x', voice, '/i/nobody')).status).toBe(404);
    const { body: file } = await up('звук', voice);
    expect(file).toEqual({ sha256: expect.any(String), name: 'Ответ.webm', mime: 'audio/webm', bytes: 8 });

    // Another respondent who knows of it has not sent it.
    const other = await begin(await openLinkOf(owner, company));
    const along = { file: file.sha256 };
    expect((await send(other.browser, other.own, answer(other.view, '', along))).status).toBe(400);
    const said = answer(one.view, '', along);
    const { body: next } = await send(one.browser, one.own, said);
    expect(next.asked?.place).toEqual({ question: 'b', why: 0 });
    expect((await send(one.browser, one.own, said)).body.version).toBe(next.version);
    expect((await send(one.browser, one.own, answer(next, '', along))).status).toBe(400);
    // A file named only by an answer cannot be deleted by anyone.
    expect((await owner.ask<{ erased: boolean }>('DELETE', at(`/files/${file.sha256}`))).body.erased).toBe(false);
    await finish(one.browser, one.own, next);
    await untilFiled(owner, company, 1);
    const materials = await stored('material');
    expect(materials.map(({ name, state }) => `${String(name)} ${String(state)}`).toSorted()).toEqual([
      'Интервью Р1.txt text',
      'Ответ.webm needs_transcript',
    ]);
    expect(String((await stored('materialText'))[0]?.text)).toContain('(запись «Ответ.webm»)');
    const { body: left } = await up('не названо', voice);
    expect((await send(one.browser, one.own, press('withdraw'))).body.step).toBe('withdrawn');
    for (const sha256 of [file.sha256, left.sha256]) {
      expect((await owner.ask('HEAD', at(`/files/${sha256}`))).headers.get('Upload-Complete')).toBe('?0');
    }
    expect((await stored('material')).every(({ deletedAt, fileId }) => deletedAt !== null && fileId === '')).toBe(true);
  });

  it('wait for room and for their study: nothing that was said is lost, and whoever made the round is told', async () => {
    await startRound(owner, company, {}, { status: 'in_progress' });
    const one = await begin(await openLinkOf(owner, company));
    await commit(owner, company, [{ op: 'remove', kind: 'research', id: STUDY }]);
    expect((await owner.ask('POST', at(`/rounds/${ROUND}/open-link`), { kind: 'widget' })).status).toBe(404);
    // No one goes on in a study that is gone; they may stop, and are thanked.
    expect((await send(one.browser, one.own, answer(one.view, 'Раз'))).status).toBe(410);
    const { body: closed } = await look(one.browser, one.own);
    expect(closed).toMatchObject({ step: 'closed', words: { closed: expect.stringContaining('сохранено') } });
    await commit(owner, company, [{ op: 'restore', kind: 'research', id: STUDY }]);
    const { body: view } = await send(one.browser, one.own, answer(one.view, 'Раз'));
    await commit(owner, company, [{ op: 'remove', kind: 'research', id: STUDY }]);
    expect((await send(one.browser, one.own, press('stop'))).body.step).toBe('closed');
    const inbox = async () => (await owner.ask<InboxPage>('GET', at('/inbox'))).body.items;
    await vi.waitFor(
      async () => expect(await inbox()).toMatchObject([{ why: 'unfiled', on: `research:${STUDY}` }]),
      WAIT,
    );
    await commit(owner, company, [{ op: 'restore', kind: 'research', id: STUDY }]);
    // Waiting interviews are looked for whenever a respondent begins, and every some seconds.
    const heard = await listenTo(owner, company);
    const { seq } = await owner.pull(company);
    later = 60_000;
    const two = await begin(await openLinkOf(owner, company));
    await heard.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq > seq);
    expect(await stored('material')).toMatchObject([{ name: 'Интервью Р1, не закончил(а).txt' }]);
    heard.close();

    const left = 60 - (await owner.pull(company)).records.length;
    const fill = Array.from({ length: left }, (_, index) => {
      const record = draft('code', { id: `code-${index}` });
      return { op: 'create', kind: 'code', id: record.id, record } as const;
    });
    await commit(owner, company, fill);
    expect(view.step).toBe('asking');
    expect(await finish(two.browser, two.own, (await look(two.browser, two.own)).body)).toBe('done');
    await vi.waitFor(
      () => expect(server.logs.filter((line) => line.includes('interview_waits'))).toHaveLength(2),
      WAIT,
    );
    expect(await stored('material')).toHaveLength(1);
    expect(await inbox()).toHaveLength(1);
    expect(await figures()).toMatchObject({ finished: 1 });
    expect(server.logs.join('')).not.toContain('interview_not_filed');
  });

  it('are forgotten when consent is taken back: in no table, no file, no log, no backup of later', async () => {
    const secret = 'Сокровенное признание';
    await startRound(owner, company);
    const anna = { ...CONTACT, name: 'Анна' };
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts: { anna } }) }]); // prettier-ignore
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId: 'list', key: 'anna' }] });
    const { body: links } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
    const address = links.links[0]?.address ?? '';
    const { body: view } = await send(stranger(), address, press('agree'));
    await finish(stranger(), address, view, secret);
    await untilFiled(owner, company, 1);
    const [material] = await stored('material');
    const passage = { materialId: String(material?.id), start: 0, end: 5 };
    await commit(owner, company, [
      { op: 'create', kind: 'mark', id: 'm', record: draft('mark', { id: 'm', researchId: STUDY, ...passage, text: secret, note: secret }) },
      { op: 'create', kind: 'hypothesis', id: 'h', record: draft('hypothesis', { id: 'h', text: 'Гипотеза', quotes: { q: { text: secret, respondent: 'Р1', research: '', researchId: STUDY, passage, stance: 'for', position: 'a' } }, history: {} }) },
      { op: 'put', kind: 'research', id: STUDY, map: 'insights', key: 'i', value: { text: secret, passage, quote: secret, position: 'a' } },
    ]); // prettier-ignore
    await commit(owner, company, [{ op: 'remove', kind: 'mark', id: 'm' }]);
    const before = (await owner.pull(company)).seq;

    expect((await send(stranger(), address, press('withdraw'))).body.step).toBe('withdrawn');
    const news = await owner.pull(company, before);
    expect(news.erased).toEqual(expect.arrayContaining([{ kind: 'material', id: material?.id }, { kind: 'mark', id: 'm' }])); // prettier-ignore
    expect(JSON.stringify(await owner.pull(company))).not.toContain(secret);
    expect(await stored('hypothesis')).toMatchObject([{ text: 'Гипотеза', quotes: {}, deletedAt: null }]);
    const [list] = (await stored('contactList')) as unknown as { contacts: { anna: typeof CONTACT } }[];
    expect(list?.contacts.anna).toMatchObject({ name: 'Анна', consent: { answer: 'refused', how: 'web' }, doNotContact: { why: expect.any(String) } }); // prettier-ignore
    expect((await owner.ask('HEAD', at(`/files/${String(material?.fileId)}`))).headers.get('Upload-Complete')).toBe(
      '?0',
    );
    const { body: people } = await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`));
    expect(people.items).toMatchObject([{ state: 'withdrawn', materialId: null }]);
    expect((await owner.ask<{ items: unknown[] }>('GET', at(`/rounds/${ROUND}/answers`))).body.items).toEqual([]);
    const { body: audit } = await owner.ask<{ entries: { action: string; actor: null; subject: object }[] }>('GET', at('/audit')); // prettier-ignore
    expect(audit.entries).toContainEqual(expect.objectContaining({ action: 'respondent.withdrawn', actor: null, subject: expect.objectContaining({ files: 1 }) })); // prettier-ignore
    await server.pause();
    for (const text of Object.values(await everythingIn(server, company))) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(ERASED);
    }
    const backup = await backupOf(server);
    expect(backup).toContain('Гипотеза');
    expect(backup).not.toContain(secret);
    expect(server.logs.join('')).not.toContain(secret);
  });
});

/** A name that one of them erases for good: with PostgreSQL all are looked through at the end. */
const ERASED = 'Аделаида Канареечная';

/** An id with all that LIKE takes for something else. */
const ODD = 'a\\nn_%a';

const CONTACT = {
  ...NO_CONTACT,
  phones: ['+79001234567'],
  position: 'a',
};
