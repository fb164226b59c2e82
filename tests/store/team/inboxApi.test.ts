import { describe, expect, it } from 'vitest';

import { createInboxApi } from '#store/team/apis/inboxApi.ts';
import type { InboxPage } from '#src/domain/inbox/inbox.ts';

const PAGE: InboxPage = {
  items: [
    {
      id: 'n-1',
      at: '2026-11-23T09:00:00.000Z',
      why: 'mentioned',
      by: { id: 'p-1', name: 'Павел' },
      kind: 'comment',
      recordId: 'c-1',
      on: 'research:r-1',
      part: null,
      isRead: false,
    },
  ],
  more: false,
  unread: 1,
  elsewhere: 0,
  muted: [],
};

/** Makes a server that gives the set answers and notes the requests. */
function createServer(answer: unknown, status = 200) {
  const asked: (readonly [method: string, path: string, body: unknown])[] = [];
  const api = createInboxApi(async (path, init) => {
    const body = init?.body;
    asked.push([init?.method ?? 'GET', String(path), typeof body === 'string' ? JSON.parse(body) : undefined]);
    return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
  });
  return { api, asked };
}

describe('the inbox, as this side asks for it', () => {
  it('asks for a page, and for what follows its last', async () => {
    const { api, asked } = createServer(PAGE);
    expect(await api.page('c/1', null)).toEqual({ ok: true, value: PAGE });
    await api.page('c/1', 'n&1');
    expect(asked).toEqual([
      ['GET', '/api/companies/c%2F1/inbox', undefined],
      ['GET', '/api/companies/c%2F1/inbox?before=n%261', undefined],
    ]);
  });

  it('says what was read, and what nobody is to tell of', async () => {
    const { api, asked } = createServer(null, 204);
    expect(await api.read('c', ['n-1'])).toEqual({ ok: true, value: null });
    await api.read('c');
    await api.mute('c', 'research:r-1', true);
    await api.choose({ mail: 'never', off: ['finished'] });
    expect(asked).toEqual([
      ['POST', '/api/companies/c/inbox/read', { ids: ['n-1'] }],
      ['POST', '/api/companies/c/inbox/read', {}],
      ['PUT', '/api/companies/c/inbox/muted', { on: 'research:r-1', muted: true }],
      ['PUT', '/api/inbox/choices', { mail: 'never', off: ['finished'] }],
    ]);
  });

  it('takes nothing for an inbox that is none', async () => {
    const offline = { ok: false, problem: { kind: 'offline' } };
    for (const answer of [null, {}, { ...PAGE, items: [{}] }, { ...PAGE, unread: '1' }, { ...PAGE, muted: null }])
      expect(await createServer(answer).api.page('c', null)).toEqual(offline);
    for (const answer of [null, { mail: 'hourly', off: [] }, { mail: 'now' }])
      expect(await createServer(answer).api.choices()).toEqual(offline);
    const choices = { mail: 'now', off: [], address: null, sendsMail: false };
    expect(await createServer(choices).api.choices()).toEqual({ ok: true, value: choices });
    expect(await createServer({ error: 'x' }, 401).api.choices()).toEqual({
      ok: false,
      problem: { kind: 'signedOut' },
    });
  });
});
