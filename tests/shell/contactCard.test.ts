import { expect, test } from 'vitest';

import { AUDIENCES_URL } from '#app/sections/audiences/url.ts';
import { cardOf } from '#app/shell/person/contactCard.ts';
import type { Store } from '#store/port.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { creation, createClock } from '../store/examples.ts';

const CONTACT = { ...NO_CONTACT, name: 'Анна', position: 'a' };

test('«Открыть контакт» leads from a participant to the card of their contact, and says why where it cannot', async () => {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock(), backing: createMemoryBacking() });
  await store.commit([
    creation('contactList', { id: 'l1', audienceId: 'a1', contacts: { 'one&only': CONTACT, two: CONTACT } }),
    creation('contactList', { id: 'l2', audienceId: 'a2', contacts: { two: CONTACT } }),
  ]);
  const card = await cardOf(store, 'one&only');
  if (!('href' in card)) throw new Error(card.why);
  const url = AUDIENCES_URL.read(new URL(card.href, 'https://orientir.example').searchParams);
  expect(url).toMatchObject({ open: 'a1', contact: 'l1/one&only' });
  expect(await cardOf(store, 'two')).toEqual({ why: expect.stringContaining('несколько') });
  expect(await cardOf(store, 'constructor')).toEqual({ why: expect.stringContaining('нет') });
});

/** A server that names these behind whomever it is asked of. */
const told = (...contacts: readonly { listId: string; key: string }[]) => ({
  contacts: () => Promise.resolve({ ok: true as const, value: { contacts } }),
});

test('in a shared company the server says whose interview it is, whatever number the participant has', async () => {
  const memory = createMemoryStore({ companyId: 'company-1', now: createClock(), backing: createMemoryBacking() });
  await memory.commit([
    creation('contactList', { id: 'l1', audienceId: 'a1', contacts: { two: CONTACT } }),
    creation('contactList', { id: 'l2', audienceId: 'a2', contacts: { two: CONTACT } }),
  ]);
  const store = { ...memory, sync: () => ({ mode: 'team' }) } as unknown as Store;
  const toSecond = { href: expect.stringContaining(encodeURIComponent('l2/two')) };
  expect(await cardOf(store, 'interview-7', told({ listId: 'l2', key: 'two' }))).toEqual(toSecond);
  // Nor are two of one number a riddle any more.
  expect(await cardOf(store, 'two', told({ listId: 'l2', key: 'two' }))).toEqual(toSecond);
  // Whom it names may be erased since; who came by an open link is nobody's contact.
  expect(await cardOf(store, 'interview-7', told({ listId: 'l3', key: 'two' }))).toHaveProperty('why');
  const silent = { contacts: () => Promise.resolve({ ok: false as const, problem: { kind: 'offline' as const } }) };
  expect(await cardOf(store, 'two', silent)).toEqual({ why: expect.stringContaining('несколько') });
});
