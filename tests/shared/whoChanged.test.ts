import { afterEach, describe, expect, it, vi } from 'vitest';

import { commitWithUndo } from '#app/shared/commitWithUndo.ts';
import { whoChanged } from '#app/shared/team/whoChanged.ts';
import { changedSince } from '#app/shared/undoToast.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import { storeMessageText } from '#store/messages.ts';
import type { Store } from '#store/port.ts';
import { withUndo } from '#store/undo.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { leftBy } from '#src/domain/core/undo.ts';

import { createClock, creation } from '../store/examples.ts';

/* Undo over a colleague's change, in a shared company: it is not written over, and it is said whose it is. */

const titled = (title: string): Op => ({ op: 'set', kind: 'research', id: 'research-1', fields: { title } });
const described = (description: string): Op => ({
  op: 'set',
  kind: 'research',
  id: 'research-1',
  fields: { description },
});
const ANNA = { id: 'person-anna', name: 'Анна Ковалёва' };
const ME = { id: 'person-me', name: 'Борис' };

const change = (seq: number, actor: object, ...ops: Op[]) => ({ seq, at: '', actor, ops, former: null });

/** A server that remembers these changes, the newest first, and what it was asked. */
function remembering(...changes: object[]) {
  return vi.fn<typeof fetch>(async () => Response.json({ changes, erased: null, more: false }));
}

async function sharedByTwo() {
  const backing = createMemoryBacking();
  const now = createClock();
  const shared = (actor: string): Store => ({
    ...createMemoryStore({ companyId: 'company-1', now, backing, actor }),
    sync: () => ({ mode: 'team', connection: 'online', unsent: 0, refused: [] }),
  });
  const [mine, hers] = [withUndo(shared(ME.id)), shared(ANNA.id)];
  await mine.store.commit([creation('research', { title: 'Как было' })]);
  return { mine, hers };
}

afterEach(() => vi.unstubAllGlobals());

describe('what a colleague changed since', () => {
  it('is not taken back by Ctrl+Z, which names them', async () => {
    const { mine, hers } = await sharedByTwo();
    await mine.store.commit([titled('Названо мной')]);
    await hers.commit([titled('Названо Анной')]);
    vi.stubGlobal('fetch', remembering(change(4, ME, described('ещё')), change(3, ANNA, titled('Названо Анной')), change(2, ME, titled('Названо мной')))); // prettier-ignore
    const outcome = await mine.undo.undo();
    if (outcome.kind !== 'changed') throw new Error(outcome.kind);
    expect(changedSince(await whoChanged(mine.store, outcome.expected))).toBe(
      'после вас это изменил коллега (Анна Ковалёва), и его изменение остаётся.',
    );
    expect((await mine.store.get('research', 'research-1'))?.title).toBe('Названо Анной');
  });

  it('is not taken back by the toast, which names them', async () => {
    const { mine, hers } = await sharedByTwo();
    const back = await commitWithUndo(mine.store, [titled('Названо мной')]);
    await hers.commit([titled('Названо Анной')]);
    vi.stubGlobal('fetch', remembering(change(3, ANNA, titled('Названо Анной'))));
    const refused = await back().catch((error: unknown) => error);
    expect(storeMessageText(refused)).toContain('её изменил коллега (Анна Ковалёва)');
    expect((await mine.store.get('research', 'research-1'))?.title).toBe('Названо Анной');
  });

  it.each([
    ['oneself, in another tab', ME, ''],
    ['a colleague without a name', { ...ANNA, name: '' }, 'коллега (Коллега)'],
    ['the server, which files what respondents say', { id: '', name: '' }, 'сервер'],
  ])('is told of %s', async (_who, actor, expected) => {
    const { mine, hers } = await sharedByTwo();
    await hers.commit([titled('Названо там')]);
    vi.stubGlobal('fetch', remembering(change(3, actor, titled('Названо там'))));
    expect(await whoChanged(mine.store, leftBy([titled('Названо мной')]))).toBe(expected);
  });

  it('is told of nobody where the server is silent', async () => {
    const { mine, hers } = await sharedByTwo();
    await hers.commit([titled('Названо там')]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await whoChanged(mine.store, leftBy([titled('Названо мной')]))).toBeNull();
    expect(changedSince(null)).toMatch(/коллегой или в другой вкладке/);
  });
});
