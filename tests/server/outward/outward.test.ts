import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OutwardDocument, OutwardPage } from '#src/domain/outward/outward.ts';
import { OUTWARD_TONES } from '#src/domain/outward/schema.ts';
import { TONES } from '#src/theme/tokens.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

const DAY = 24 * 60 * 60 * 1000;
const EVIL = `<script>alert(1)</script>"'&`;

const plain = (text: string): OutwardDocument => ({ title: text, blocks: [{ kind: 'heading', level: 1, text }] });

/** Every block and part there is, all of it hostile. */
const HOSTILE: OutwardDocument = {
  title: EVIL,
  blocks: [
    { kind: 'heading', level: 1, text: EVIL, note: EVIL, tone: 'awareness' },
    { kind: 'paragraph', text: EVIL, quiet: true },
    { kind: 'badges', badges: [{ text: EVIL, tone: 'green' }] },
    { kind: 'fields', rows: [{ label: EVIL, value: EVIL }] },
    {
      kind: 'cells',
      columns: 3,
      cells: [
        {
          title: EVIL,
          span: 2,
          tone: 'red',
          parts: [
            { kind: 'text', line: [{ text: EVIL, strong: true }], mark: EVIL, note: EVIL },
            { kind: 'space' },
            { kind: 'table', head: [[{ text: EVIL, strong: false }]], rows: [[[{ text: EVIL, strong: false }]]] },
            { kind: 'bar', share: 0.5 },
            {
              kind: 'picture',
              width: 100,
              height: 100,
              shapes: [
                {
                  kind: 'text',
                  x: 1,
                  y: 2,
                  width: 50,
                  lines: [{ text: EVIL, font: 'bold', size: 8, color: '#000000', rows: 2 }],
                },
                { kind: 'rect', x: 0, y: 0, width: 5, height: 5, fill: '#ffffff' },
                { kind: 'line', points: [[0, 0], [1, 1]], color: '#000000', width: 1, dash: [1, 2] }, // prettier-ignore
                { kind: 'area', points: [[0, 0], [1, 1]], fill: '#000000' }, // prettier-ignore
              ],
            },
          ],
        },
      ],
    },
    { kind: 'parts', bar: 'accent', parts: [{ kind: 'text', line: [{ text: EVIL, strong: false }] }] },
    { kind: 'rule' },
    { kind: 'pageBreak' },
  ],
};

const place = (rest = '', company = 'company-1') => `/api/companies/${company}/outward${rest}`;
const show = (browser: Browser, document: unknown, more: object = {}) =>
  browser.ask<{ id: string; token: string; until: string }>('POST', place(), {
    document,
    hides: true,
    kind: 'board',
    recordId: 'vision',
    days: 7,
    ...more,
  });
const listed = async (browser: Browser) =>
  (await browser.ask<{ pages: readonly OutwardPage[] }>('GET', place())).body.pages;

it('the tones of a page are those of the theme', () => {
  expect([...OUTWARD_TONES]).toEqual(TONES);
});

describe.each(ENGINES)('pages for those outside on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let now = Date.parse('2026-11-23T10:00:00Z');
  beforeAll(async () => {
    server = await startTestServer(engine, { now: () => new Date(now) });
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  /** Opens it as an outsider does: no cookie, no origin. */
  const look = async (token: string) => {
    const answer = await fetch(`${server.address}/s/${token}`);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it('is read by whoever has the address, and by nobody without', async () => {
    const { body, status } = await show(owner, plain('Видение'));
    expect(status).toBe(200);
    const page = await look(body.token);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1 dir="auto">Видение</h1>');
    expect(page.text).toContain('Личные данные респондентов скрыты');
    expect(page.text).toContain('до 30 ноября 2026');
    for (const token of ['', 'x', body.id, `${body.token}x`]) expect((await look(token)).status).toBe(404);
    expect(await listed(owner)).toMatchObject([{ title: 'Видение', opened: 1, isHeld: false, isOwn: true }]);
  });

  it('runs nothing, fetches nothing, is framed and found by nobody', async () => {
    const { body } = await show(owner, HOSTILE);
    const { text, headers } = await look(body.token);
    expect(text).not.toContain('<script');
    expect(text.replaceAll(/<style>[^]*?<\/style>/g, '')).not.toMatch(/[^;]"'&(?!(?:amp|lt|gt|quot|#39);)/);
    expect(text).not.toMatch(/\b(?:src|href|on\w+)=/);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('script');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  it('takes nothing that is no document', async () => {
    const bad = [
      null,
      { title: '', blocks: [] },
      { title: 'x', blocks: [{ kind: 'html', text: '<b>' }] },
      { title: 'x', blocks: [{ kind: 'cells', columns: 1e9, cells: [] }] },
      { title: 'x', blocks: [{ kind: 'heading', level: 2, text: 'x', tone: 'red" onload="x' }] },
      { title: 'x', blocks: [{ kind: 'parts', parts: [{ kind: 'bar', share: '1' }] }] },
    ];
    for (const document of bad) expect((await show(owner, document)).status).toBe(400);
    expect((await show(owner, plain('x'), { days: 4000 })).status).toBe(400);
    expect((await show(owner, plain('x'), { kind: 'contactList' })).status).toBe(400);
  });

  it('ends when its time is over, and when it is stopped', async () => {
    const { body } = await show(owner, plain('На день'), { days: 1 });
    const { body: stopped } = await show(owner, plain('Отключена'));
    expect((await owner.ask('DELETE', place(`/${stopped.id}`))).status).toBe(204);
    expect((await look(stopped.token)).status).toBe(404);
    now += DAY + 1;
    const over = await look(body.token);
    expect(over.status).toBe(404);
    expect(over.text).toContain('Ссылка не действует');
    expect((await listed(owner)).map(({ title }) => title)).not.toContain('На день');
  });

  it('is renewed under its address', async () => {
    const { body } = await show(owner, plain('Старое'));
    now += 1000;
    expect((await owner.ask('PUT', place(`/${body.id}`), { document: plain('Новое'), hides: false })).status).toBe(204);
    const page = await look(body.token);
    expect(page.text).toContain('Новое');
    expect(page.text).not.toContain('Личные данные респондентов скрыты');
  });

  it('is shown by those who do the work, and changed by whoever shows it or runs the company', async () => {
    const viewer = await joinedBy(owner, 'company-1', 'Viewer');
    const [anna, boris] = [
      await joinedBy(owner, 'company-1', 'Researcher'),
      await joinedBy(owner, 'company-1', 'Researcher'),
    ];
    expect((await show(viewer, plain('x'))).status).toBe(403);
    expect((await viewer.ask('GET', place())).status).toBe(403);
    const { body } = await show(anna, plain('Анны'));
    for (const [method, given] of [
      ['PUT', { document: plain('x'), hides: true }],
      ['DELETE', undefined],
    ] as const) {
      expect((await boris.ask(method, place(`/${body.id}`), given)).status).toBe(403);
      expect((await new Browser(server.address).ask(method, place(`/${body.id}`), given)).status).toBe(401);
    }
    expect((await owner.ask('DELETE', place(`/${body.id}`))).status).toBe(204);
    expect((await boris.ask('GET', place('', 'company-of-others'))).status).toBe(404);
  });

  it('is held back when personal data were erased, until it is made anew', async () => {
    const { body } = await show(owner, plain('Слова Ивана Петрова'));
    await owner.push('company-1', [sent([creation('research', { id: 'r-erased', title: 'Исследование' })])]);
    await owner.push('company-1', [sent([{ op: 'remove', kind: 'research', id: 'r-erased' }], [], { erases: true })]);
    const page = await look(body.token);
    expect(page.status).toBe(404);
    expect(page.text).toContain('Страница обновляется');
    expect(page.text).not.toContain('Петрова');
    expect((await listed(owner)).find(({ id }) => id === body.id)).toMatchObject({ isHeld: true });
    await owner.ask('PUT', place(`/${body.id}`), { document: plain('Слова участника 1'), hides: true });
    expect((await look(body.token)).status).toBe(200);
  });

  it('nobody’s address and word stand in the log', async () => {
    const { body } = await show(owner, plain('Канарейка'));
    await look(body.token);
    expect(server.logs.join('\n')).not.toMatch(new RegExp(`Канарейка|${body.token}`));
  });
});
