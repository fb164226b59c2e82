import { afterEach, describe, expect, test, vi } from 'vitest';

import { askCards } from '#app/sections/boards/askCards.ts';
import { askProposals } from '#app/sections/research/findings/askProposals.ts';
import { askPersonas } from '#app/shared/evidence/askPersonas.ts';
import { readPeople } from '#app/shared/people.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { creation, createClock, EXAMPLES } from '../store/examples.ts';

/* A person asked by a round appears under a code name (R223): only their contact holds their name. */

/** A name that is in no list of names. */
const NAME = 'Йылдыз';
const TEXT = `Интервьюер: Что вы собираете?\nР1: Отчёт «${NAME}» я собираю руками.\nИнтервьюер: Спасибо.`;

async function filled(): Promise<Store> {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock(), backing: createMemoryBacking() });
  const speakers = { р1: { role: 'respondent' as const, participantId: 'asked', position: 'a' } };
  await store.commit([
    creation('material', { speakers }),
    creation('materialText', { text: TEXT }),
    creation('participant', { id: 'asked', name: '', codeName: 'Р1' }),
    creation('contactList', { contacts: { asked: { ...NO_CONTACT, name: NAME, position: 'a' } } }),
  ]);
  return store;
}

/** Returns the requests sent to the server for the model, which is unavailable. */
function sentOut(): readonly string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_address: unknown, init?: RequestInit) => {
    sent.push(String(init?.body));
    return Promise.resolve(new Response('', { status: 503 }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const onProgress = () => undefined;

const WAYS = {
  findings: async (store: Store, materials) =>
    askProposals(store, { materials, people: await readPeople(store) }, 'проба', signal, onProgress),
  cards: (store, materials) =>
    askCards(store, { boardId: 'vision', board: null, studies: [], materials }, 'проба', signal, onProgress),
  personas: (store, materials) =>
    askPersonas(
      store,
      { audience: { ...EXAMPLES.audience, description: NAME }, personas: [] } as never,
      materials,
      'проба',
      signal,
      onProgress,
    ),
} satisfies Record<string, (store: Store, materials: Parameters<typeof askPersonas>[2]) => Promise<unknown>>;

describe('what a model is asked', () => {
  test.each(Object.entries(WAYS))('of %s tells no name of whoever a round asked', async (_of, ask) => {
    const store = await filled();
    const sent = sentOut();
    await ask(store, (await store.list('material')).items);
    const said = sent.join('\n');
    expect(said).toContain('собираю руками');
    expect(said).not.toContain(NAME);
    expect(said).toContain('[Р1]');
  });

  test('is without the names that whoever asks may see: a code in the place of one is none', async () => {
    const store = await filled();
    expect((await readPeople(store)).known).toEqual([{ name: NAME, codeName: 'Р1' }]);
    vi.spyOn(store, 'sync').mockReturnValue({ mode: 'team', hidesNames: true } as never);
    expect((await readPeople(store)).known).toEqual([]);
  });
});
