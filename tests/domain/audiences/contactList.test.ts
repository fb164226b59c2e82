import { describe, expect, it } from 'vitest';

import type { ContactList } from '#src/domain/audiences/audience.ts';
import { addressKey, NO_CONTACT, showAddress, type Contact } from '#src/domain/audiences/contact.ts';
import { filterContacts, NO_CONTACT_FILTER } from '#src/domain/audiences/contactFilter.ts';
import { listContacts } from '#src/domain/audiences/contactList.ts';
import { rejectCandidate, restoreCandidate } from '#src/domain/audiences/rules.ts';
import { positionAt } from '#src/domain/core/record.ts';

type Stored = [value: string, ...known: string[]];

const contact = ([value, ...known]: Stored): Contact => ({
  ...NO_CONTACT,
  ...(value.startsWith('+') ? { phones: [value] } : { telegram: value }),
  details: known.map((text) => ({ label: 'Возраст', text })),
});
/** Makes a list whose contacts have these positions. */
const list = (
  id: string,
  contacts: Readonly<Record<string, Stored>>,
  places: readonly number[],
  createdAt = '',
): ContactList =>
  ({
    id,
    createdAt,
    contacts: Object.fromEntries(
      Object.entries(contacts).map(([key, stored], at) => [
        key,
        { ...contact(stored), position: positionAt(places[at] ?? at) },
      ]),
    ),
  }) as unknown as ContactList;

const keys = (...lists: ContactList[]) => listContacts(lists).map(({ listId, key }) => `${listId}/${key}`);

describe('contacts of lists', () => {
  const three = { x: ['anna'], y: ['boris'], z: ['vera'] } satisfies Record<string, Stored>;

  it('stand in their places, however the list was written down', () => {
    expect(keys(list('l', three, [0, 1, 2]))).toEqual(['l/x', 'l/y', 'l/z']);
    expect(keys(list('l', three, [2, 0, 1]))).toEqual(['l/y', 'l/z', 'l/x']);
    expect(keys(list('l', three, [0, 2, 1]))).toEqual(['l/x', 'l/z', 'l/y']);
    expect(keys(list('l', { z: ['vera'], y: ['boris'] }, [5, 5]))).toEqual(['l/y', 'l/z']);
    expect(keys(list('l', {}, []))).toEqual([]);
  });

  it('follow the lists: the older first, those of one moment by their ids', () => {
    const one = { x: ['anna'] } satisfies Record<string, Stored>;
    const lists = [list('c', one, [0], '2026-02'), list('b', one, [0], '2026-01'), list('a', one, [0], '2026-02')];
    expect(keys(...lists)).toEqual(['b/x', 'a/x', 'c/x']);
    expect(keys(...lists.toReversed())).toEqual(['b/x', 'a/x', 'c/x']);
  });
});

describe('a search in contacts', () => {
  const entries = listContacts([
    list(
      'l',
      {
        phone: ['+79001234567', 'Пётр Ильин', 'Тверь'],
        foreign: ['+4915112345678'],
        name: ['Anna_K8', 'Семёнов Олег'],
        bare: ['boris'],
      },
      [0, 1, 2, 3],
    ),
  ]);
  const found = (query: string) => filterContacts(entries, { ...NO_CONTACT_FILTER, query }).map(({ key }) => key);

  it.each([
    ['', ['phone', 'foreign', 'name', 'bare']],
    ['  ', ['phone', 'foreign', 'name', 'bare']],
    [' @anna_k ', ['name']],
    ['ANNA', ['name']],
    ['8 900 123', ['phone']],
    ['8 (900) 123-45-67', ['phone']],
    ['8', ['foreign', 'name']],
    ['123.45', ['phone', 'foreign']],
    ['7 900', ['phone']],
    ['петр  тверь', ['phone']],
    ['ильин петр', ['phone']],
    ['петр олег', []],
    ['семенов', ['name']],
    ['a8900', []],
    ['900a', []],
    ['()', []],
    ['мимо', []],
  ])('for «%s» finds %j', (query, keys) => {
    expect(found(query)).toEqual(keys);
  });

  it('gives the same list for no words', () => {
    expect(filterContacts(entries, { ...NO_CONTACT_FILTER, query: ' @' })).toBe(entries);
  });
});

it.each([
  ['phone', '+79001234567', '+7\u00A0900\u00A0123-45-67'],
  ['phone', '+4915112345678', '+4915112345678'],
  ['phone', '+790012345678', '+790012345678'],
  ['telegram', 'anna_k', '@anna_k'],
] as const)('a %s %s is shown as «%s»', (type, value, shown) => {
  expect(showAddress({ type, value })).toBe(shown);
});

it('a name in Telegram is the same whatever its capitals; a phone of the same digits is another contact', () => {
  expect(addressKey({ type: 'telegram', value: 'Anna' })).toBe('telegram:anna');
  expect(addressKey({ type: 'phone', value: '+7900' })).toBe('phone:+7900');
});

it('somebody who was proposed is turned down by name, and proposed again', () => {
  const on = { kind: 'audience', id: 'a', map: 'rejectedPersonas', key: 'Анна' };
  expect(rejectCandidate('a', 'Анна')).toEqual([{ op: 'put', ...on, value: { position: positionAt(0) } }]);
  expect(restoreCandidate('a', 'Анна')).toEqual([{ op: 'drop', ...on }]);
});
