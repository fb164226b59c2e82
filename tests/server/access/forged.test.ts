import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MAX_SIGNS } from '#src/domain/comments/comment.ts';
import type { Draft, Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { RecordHistory } from '#src/domain/history/history.ts';
import type { InboxPage } from '#src/domain/inbox/inbox.ts';
import { FIRST_SETTINGS } from '#src/domain/research/privacy/settings.ts';
import { PROTOCOL, type PushAnswer } from '#src/domain/sync/protocol.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { HOSTILE } from '#tests/fixtures/hostile.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, memberOf, sent, startTestServer, type TestServer } from '#tests/server/support/team.ts';
import { creation, loaded } from '#tests/store/examples.ts';
import { scenarioOf } from '#tests/support/page/scenarios.ts';

/* Requests that no screen of ours sends: words in another's name, by another's hand, too long, to a member who has gone. */

const COMPANY = 'company-1';
const at = (rest: string): string => `/api/companies/${COMPANY}${rest}`;
const said = ({ body }: { body: PushAnswer }): readonly string[] =>
  body.answers.map((one) =>
    'refused' in one ? [one.refused.code, one.refused.needed].filter(Boolean).join(' ') : 'taken',
  );

const put = (kind: string, id: string, map: string, key: string, value: object) => ({
  op: 'put',
  kind,
  id,
  map,
  key,
  value,
});

describe.each(ENGINES)('what is forged, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let vera: Browser;
  let pavel: Browser;
  const ids = { vera: '', pavel: '' };
  let made = 0;

  /** A comment of Vera's, but for what is said otherwise. */
  function comment(changed: Partial<Draft<'comment'>>): Op {
    made += 1;
    const authorId = ids.vera;
    const own = { id: `c-${made}`, authorId, authorName: 'Вера', text: 'Да', mentions: [], editedAt: null, turns: {} };
    return creation('comment', { ...own, ...changed });
  }
  const standing = async (id: string): Promise<StoredRecord | undefined> =>
    (await owner.pull(COMPANY)).records.find((one) => one.id === id)?.record as StoredRecord | undefined;
  const rename = async (browser: Browser, id: string, name: string): Promise<void> => {
    const op = { op: 'set', kind: 'member', id, fields: { name } } as Op;
    expect(said(await browser.push(COMPANY, [sent([op], [(await standing(id)) as StoredRecord])]))).toEqual(['taken']);
  };

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = new Browser(server.address);
    await owner.enter(await server.ownerToken(), 'Анна');
    await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
    const records = [
      loaded('company', { id: COMPANY }),
      loaded('member', { id: 'anna', companyId: COMPANY, role: 'Owner', name: 'Анна' }),
    ];
    await owner.ask('POST', at('/records'), { records });
    await owner.ask('POST', at('/open'), { memberId: 'anna' });
    vera = await joinedBy(owner, COMPANY, 'Viewer');
    pavel = await joinedBy(owner, COMPANY, 'Researcher');
    Object.assign(ids, { vera: await memberOf(vera), pavel: await memberOf(pavel) });
    await rename(vera, ids.vera, 'Вера');
    await rename(pavel, ids.pavel, 'Павел');
  });
  afterAll(() => server.stop());

  it('nobody speaks, asks or answers in another’s name, and each is told so', async () => {
    const [own, others] = [comment({}), comment({ authorId: 'anna', authorName: 'Анна' })];
    expect(said(await vera.push(COMPANY, [sent([own]), sent([others])]))).toEqual(['taken', 'forbidden author']);
    expect(await standing(others.id)).toBeUndefined();
    const asked = creation('review', { id: 'r-1', askedBy: ids.pavel, reviewerId: ids.vera });
    const forged = creation('review', { id: 'r-2', askedBy: 'anna', reviewerId: ids.vera });
    expect(said(await pavel.push(COMPANY, [sent([asked]), sent([forged])]))).toEqual(['taken', 'forbidden author']);
    const saw = [(await standing('r-1')) as StoredRecord, (await standing(own.id)) as StoredRecord];
    const as = (browser: Browser, kind: string, id: string, fields: object) =>
      browser.push(COMPANY, [sent([{ op: 'set', kind, id, fields } as Op], saw)]).then(said);
    expect(await as(vera, 'review', 'r-1', { state: 'accepted', answeredBy: 'anna' })).toEqual(['forbidden author']);
    expect(await as(vera, 'comment', own.id, { authorId: 'anna' })).toEqual(['forbidden author']);
    // Not the owner either: a member's words are theirs.
    expect(await as(owner, 'comment', own.id, { text: 'Согласна' })).toEqual(['forbidden author']);
    expect(await standing(own.id)).toMatchObject({
      authorId: ids.vera,
      text: saw[1] && 'text' in saw[1] && saw[1].text,
    });
  });

  it('whoever speaks as themselves under another’s name is called by their own, in the history too', async () => {
    const turn = { isSettled: true, at: '2026-06-01T10:00:00.000Z', by: ids.vera, byName: 'Анна', position: 'a' };
    const op = comment({ authorName: 'Анна', turns: { t: turn } });
    const asked = creation('review', {
      id: 'r-3',
      askedBy: ids.pavel,
      askedByName: 'Анна',
      reviewerId: ids.vera,
      reviewerName: 'Анна',
    });
    expect(said(await vera.push(COMPANY, [sent([op])]))).toEqual(['taken']);
    expect(said(await pavel.push(COMPANY, [sent([asked])]))).toEqual(['taken']);
    const answer = { state: 'accepted', word: '', at: turn.at, answeredBy: ids.vera, answeredByName: 'Анна' };
    const set = { op: 'set', kind: 'review', id: 'r-3', fields: answer } as Op;
    expect(said(await vera.push(COMPANY, [sent([set], [(await standing('r-3')) as StoredRecord])]))).toEqual(['taken']);
    expect(await standing(op.id)).toMatchObject({ authorName: 'Вера', turns: { t: { byName: 'Вера' } } });
    expect(await standing('r-3')).toMatchObject({
      askedByName: 'Павел',
      reviewerName: 'Вера',
      answeredByName: 'Вера',
    });
    for (const [kind, id] of [
      ['comment', op.id],
      ['review', 'r-3'],
    ]) {
      const { body } = await owner.ask<RecordHistory>('GET', at(`/history?kind=${kind}&id=${id}`));
      expect(JSON.stringify(body)).not.toContain('Анна');
    }
  });

  it('who, when and what before are the server’s to say, in the record and in its log, and everybody has the same', async () => {
    const long = '2020-02-02T02:02:02.000Z';
    const [research, board] = [
      creation('research', { id: 'claims', history: {} }),
      creation('board'),
    ];
    const begun = { state: 'running', script: null, startedAt: long } as const;
    const made = [research, board, creation('experiment', { id: 'claims-2', author: 'Анна' }), creation('round', { id: 'claims-3', ...begun })];
    expect(said(await pavel.push(COMPANY, made.map((op) => sent([op]))))).toEqual(made.map(() => 'taken'));
    const saw = await Promise.all(made.map(async ({ id }) => (await standing(id)) as StoredRecord));
    const lie = { field: 'title', was: 'Никогда', until: long, by: 'Анна', position: 'a' };
    const old = { content: 'Чужое', until: long, field: 'vision', position: 'a' };
    const title = { op: 'set', kind: 'research', id: 'claims', fields: { title: 'Правда' } };
    const commits = [
      [title, put('research', 'claims', 'history', 'h', lie)],
      [put('research', 'claims', 'history', 'never', { ...lie, field: 'description' })],
      [put('board', 'vision', 'cards', 'vision', { content: 'Иное', editedAt: long, position: 'a' }), put('board', 'vision', 'history', 'vision:h', old)],
      [put('experiment', 'claims-2', 'timeline', 'n', { date: long, action: 'Закрыт', author: 'Анна', position: 'b' })],
      [{ op: 'set', kind: 'round', id: 'claims-3', fields: { state: 'ended', endedAt: long, erasedTalks: 3, erasedAt: long } }],
    ] as unknown as Op[][];
    const before = Date.now();
    expect(said(await pavel.push(COMPANY, commits.map((ops) => sent(ops, saw))))).toEqual(commits.map(() => 'taken'));
    const moment = '2026-06-01T10:00:00.000Z';
    const right = { h: { field: 'title', was: 'Онбординг', until: moment, by: 'Павел', position: 'a' } };
    expect(await standing('claims')).toMatchObject({ title: 'Правда', history: right });
    expect((await standing('claims') as StoredRecord & { history: object }).history).toEqual(right);
    expect(await standing('vision')).toMatchObject({
      cards: { vision: { content: 'Иное', editedAt: moment } },
      history: { 'vision:h': { content: 'Мир', until: moment } },
    });
    expect(await standing('claims-2')).toMatchObject({ author: 'Павел', timeline: { n: { date: moment, author: 'Павел' } } });
    const round = (await standing('claims-3')) as StoredRecord & { startedAt: string; endedAt: string };
    expect(round).toMatchObject({ state: 'ended', erasedTalks: 0, erasedAt: null });
    expect(Date.parse(round.endedAt)).toBeGreaterThanOrEqual(before);
    for (const { kind, id } of made) {
      const { body } = await owner.ask<RecordHistory>('GET', at(`/history?kind=${kind}&id=${id}`));
      expect([kind, /2020-02-02|Анна|Никогда|Чужое/.test(JSON.stringify(body))]).toEqual([kind, kind === 'research']);
      const pulled = await Promise.all([vera, pavel].map((one) => one.pull(COMPANY)));
      expect(pulled.map(({ records }) => records.find((one) => one.id === id)?.record)).toEqual([await standing(id), await standing(id)]);
    }
  }); // prettier-ignore

  it('who has done something is whoever’s session it is: a frame that says anything of it is none', async () => {
    const commit = sent([creation('research', { id: 'by-pavel' })]);
    for (const claim of [
      { actor: 'anna' },
      { personId: 'anna' },
      { memberId: 'anna' },
      { role: 'Owner' },
      { seq: 1 },
    ]) {
      const frame = { protocol: PROTOCOL, commits: [commit], ...claim };
      expect(await pavel.ask('POST', at('/commits'), frame)).toMatchObject({ status: 400, body: { error: 'invalid' } });
      expect(said(await pavel.push(COMPANY, [{ ...sent(commit.ops), ...claim }]))).toEqual(['invalid']);
    }
    expect(await standing('by-pavel')).toBeUndefined();
    expect(said(await pavel.push(COMPANY, [commit]))).toEqual(['taken']);
    const { body } = await owner.ask<RecordHistory>('GET', at('/history?kind=research&id=by-pavel'));
    expect(body.changes.map(({ actor }) => actor.name)).toEqual(['Павел']);
  });

  it('the cookie of another company, and one of two companies at once, reach their own alone', async () => {
    await owner.ask('POST', '/api/companies', { id: 'company-2', name: 'Вторая' });
    await owner.ask('POST', '/api/companies/company-2/open');
    const stranger = await joinedBy(owner, 'company-2', 'Admin');
    const commit = sent([creation('research', { id: 'from-outside' })]);
    expect(await stranger.push(COMPANY, [commit])).toMatchObject({ status: 404, body: { error: 'not_found' } });
    const both = Object.assign(new Browser(server.address), { cookie: `${stranger.cookie}; ${vera.cookie}` });
    expect((await both.push(COMPANY, [commit])).status).toBe(404);
    expect(await standing('from-outside')).toBeUndefined();
    // An id of this company's, in a commit to the other, is another record.
    expect(said(await stranger.push('company-2', [sent([creation('research', { id: 'by-pavel' })])]))).toEqual([
      'taken',
    ]);
    expect((await owner.pull(COMPANY)).records.filter(({ id }) => id === 'by-pavel')).toHaveLength(1);
  });

  it('a comment of 20,000 characters is refused whole; mark-up is the characters that were typed', async () => {
    const long = comment({ text: 'а'.repeat(20_000) });
    const longer = comment({ text: 'а'.repeat(MAX_SIGNS + 1) });
    const most = comment({ text: '<b>'.repeat(MAX_SIGNS).slice(0, MAX_SIGNS) });
    const marked = HOSTILE.map(({ text }) => comment({ text: text.slice(0, MAX_SIGNS) }));
    const answers = await vera.push(
      COMPANY,
      [long, longer, most, ...marked].map((op) => sent([op])),
    );
    expect(said(answers)).toEqual(['invalid', 'invalid', 'taken', ...marked.map(() => 'taken')]);
    expect(await standing(long.id)).toBeUndefined();
    const there = new Map((await vera.pull(COMPANY)).records.map(({ id, record }) => [id, record]));
    for (const op of [most, ...marked]) {
      expect(there.get(op.id)).toMatchObject({ text: (op as unknown as { record: { text: string } }).record.text });
    }
  });

  it('a mention of somebody who was removed is taken, and concerns nobody', async () => {
    const olga = await joinedBy(owner, COMPANY, 'Viewer');
    const id = await memberOf(olga);
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id }])]);
    const mentions = [
      { id, name: 'Ольга' },
      { id: 'never-was', name: 'Некто' },
      { id: ids.pavel, name: 'Павел' },
    ];
    const op = comment({ text: '@Ольга, @Некто и @Павел', mentions });
    expect(said(await vera.push(COMPANY, [sent([op])]))).toEqual(['taken']);
    const inbox = async (browser: Browser) =>
      (await browser.ask<InboxPage>('GET', at('/inbox'))).body.items.filter(({ recordId }) => recordId === op.id);
    expect(await inbox(pavel)).toMatchObject([{ why: 'mentioned' }]);
    expect(await inbox(owner)).toEqual([]);
    // A member who comes back finds no mentions of them made meanwhile.
    await owner.push(COMPANY, [sent([{ op: 'restore', kind: 'member', id }])]);
    expect(await inbox(olga)).toEqual([]);
  });

  it('what somebody typed while their role fell is refused with what it needs, and what it still allows is taken', async () => {
    const typist = await joinedBy(owner, COMPANY, 'Researcher');
    const id = await memberOf(typist);
    await typist.push(COMPANY, [sent([creation('research', { id: 'typed' })])]);
    const saw = (await standing('typed')) as StoredRecord;
    const typed = sent([{ op: 'set', kind: 'research', id: 'typed', fields: { title: 'Пока печатала' } } as Op], [saw]);
    const member = (await standing(id)) as StoredRecord;
    await owner.push(COMPANY, [sent([{ op: 'set', kind: 'member', id, fields: { role: 'Viewer' } } as Op], [member])]);
    const spoken = sent([comment({ authorId: id })]);
    expect(said(await typist.push(COMPANY, [typed, spoken]))).toEqual(['forbidden Researcher', 'taken']);
    expect(await standing('typed')).toEqual(saw);
    const now = (await standing(id)) as StoredRecord;
    await owner.push(COMPANY, [sent([{ op: 'set', kind: 'member', id, fields: { role: 'Researcher' } } as Op], [now])]);
    // The refusal holds for that commit; changes that its author puts back by choice are another.
    expect(said(await typist.push(COMPANY, [typed]))).toEqual(['forbidden Researcher']);
    expect(said(await typist.push(COMPANY, [{ ...typed, id: 'once-more' }]))).toEqual(['taken']);
  });

  it('a round asks, and has people agree to, what its active scenario says: no researcher writes anything else', async () => {
    const script = scriptOf(question('a'));
    const forged = { ...script, consent: 'Согласен на всё' };
    const own = { ...scenarioOf('own', forged), status: 'draft' as const };
    const plan = { id: 'consent', scenarioId: 'asks', state: 'draft', script: null, startedAt: null } as const;
    expect(said(await owner.push(COMPANY, [sent([creation('scenario', scenarioOf('asks', script))])]))).toEqual(['taken']); // prettier-ignore
    expect(said(await pavel.push(COMPANY, [sent([creation('scenario', own)]), sent([creation('round', plan)])]))).toEqual(['taken', 'taken']); // prettier-ignore
    const write = async (fields: Partial<Round>) =>
      said(await pavel.push(COMPANY, [sent([{ op: 'set', kind: 'round', id: 'consent', fields } as Op], [(await standing('consent')) as StoredRecord])])); // prettier-ignore
    const keepsMonths = FIRST_SETTINGS.keepsMonths;
    expect(await write({ state: 'running', script: forged, keepsMonths })).toEqual(['conflict']);
    expect(await write({ scenarioId: 'own', state: 'running', script: forged, keepsMonths })).toEqual(['conflict']);
    expect(await write({ state: 'running', script, keepsMonths })).toEqual(['taken']);
    expect(await write({ script: forged })).toEqual(['conflict']);
    expect(await standing('consent')).toMatchObject({ state: 'running', script });
    const brought = { ...plan, id: 'brought', state: 'running', script: forged } as const;
    expect(said(await pavel.push(COMPANY, [sent([creation('round', brought)])]))).toEqual(['taken']);
    expect(await standing('brought')).toMatchObject({ state: 'draft', script: null });
  });
});
