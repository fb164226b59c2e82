import { describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import {
  contactFacets,
  filterContacts,
  isEveryContact,
  NO_CONTACT_FILTER,
  readContactChoice,
  type ContactFilter,
} from '#src/domain/audiences/contactFilter.ts';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';

const AT = '2026-11-03T09:00:00.000Z';

const entry = (key: string, about: Partial<ContactEntry>): ContactEntry => ({
  ...NO_CONTACT,
  listId: 'l',
  key,
  ...about,
});

const entries = [
  entry('a', {
    phones: ['+79000000001'],
    city: 'Казань',
    segment: 'Новые',
    tags: ['один', 'два'],
    invitedAt: AT,
    answeredAt: AT,
  }),
  entry('b', { emails: ['b@example.com'], city: 'Пермь', segment: 'Новые', tags: ['два'], invitedAt: AT }),
  entry('c', {
    telegram: 'primer_c',
    consent: { answer: 'given', at: AT, text: 'да', how: 'person' },
    doNotContact: { at: AT, why: '' },
  }),
  entry('d', { phones: ['+79000000004'], consent: { answer: 'refused', at: null, text: 'нет', how: 'import' } }),
  entry('e', { phones: ['+79000000005'], consent: { answer: 'unclear', at: null, text: 'думает', how: 'import' } }),
];

describe('a filter of contacts', () => {
  it.each<[Partial<ContactFilter>, string]>([
    [{}, 'abcde'],
    [{ query: ' ' }, 'abcde'],
    [{ segment: 'Новые' }, 'ab'],
    [{ city: 'Пермь' }, 'b'],
    [{ tag: 'один' }, 'a'],
    [{ consent: 'given' }, 'c'],
    [{ consent: 'refused' }, 'd'],
    [{ consent: 'none' }, 'abe'],
    [{ consent: 'unclear' }, 'e'],
    [{ quiet: 'yes' }, 'cd'],
    [{ quiet: 'no' }, 'abe'],
    [{ asked: 'never' }, 'cde'],
    [{ asked: 'invited' }, 'ab'],
    [{ asked: 'answered' }, 'a'],
    [{ query: 'example', segment: 'Новые' }, 'b'],
    [{ query: 'два' }, 'ab'],
    [{ query: 'казань', asked: 'never' }, ''],
  ])('%j lets «%s» through', (chosen, keys) => {
    const filter = { ...NO_CONTACT_FILTER, ...chosen };
    expect(
      filterContacts(entries, filter)
        .map(({ key }) => key)
        .join(''),
    ).toBe(keys);
    expect(isEveryContact(filter)).toBe(keys === 'abcde');
  });

  it('gives the very same list when nothing is filtered', () => {
    expect(filterContacts(entries, NO_CONTACT_FILTER)).toBe(entries);
  });

  it('offers what the contacts say, the most frequent first', () => {
    expect(contactFacets(entries)).toEqual({
      segments: ['Новые'],
      cities: ['Казань', 'Пермь'],
      tags: ['два', 'один'],
    });
  });

  it('is read from an address, whatever stands there', () => {
    expect(readContactChoice('asked', 'never')).toBe('never');
    expect(readContactChoice('asked', 'всегда')).toBe('all');
    expect(readContactChoice('consent', null)).toBe('all');
  });
});
