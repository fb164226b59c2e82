import { expect, test } from 'vitest';

import { AUDIENCES_URL } from '../../app/sections/audiences/url.ts';
import { cardOf } from '../../app/shell/person/contactCard.ts';
import { createMemoryBacking, createMemoryStore } from '../../app/workspace/memory.ts';
import { NO_CONTACT } from '../../src/domain/audiences/contact.ts';
import { creation, createClock } from './examples.ts';

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
