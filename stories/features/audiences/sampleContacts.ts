import { fn } from 'storybook/test';

import { contactOf, NO_CONTACT, type Contact, type ContactType } from '#src/domain/audiences/contact.ts';
import { contactIndex, listContacts, type ContactEntry } from '#src/domain/audiences/contactList.ts';
import { NO_CONTACT_FILTER } from '#src/domain/audiences/contactFilter.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import type { ContactListing } from '#src/features/audiences/ContactsPanel.tsx';
import { previewContacts } from '#src/domain/audiences/contactPreview.ts';
import { foreignNumber } from '#src/features/audiences/contacts/foreignNumber.ts';
import type { ContactSheet, DraftLine } from '#src/features/audiences/contacts/contactDraft.ts';
import { contactLists } from '#src/samples/contacts.ts';

/** Contacts of the sample's first cohort. */
export const fewContacts: readonly ContactEntry[] = listContacts(
  contactLists.filter(({ audienceId }) => audienceId === 'audience-edtech-pm'),
);

/** Any number of contacts, two phones to one Telegram name. */
export function manyContacts(count: number): readonly ContactEntry[] {
  return Array.from({ length: count }, (_, index): ContactEntry => {
    const contact: Contact =
      index % 3 === 2
        ? { ...NO_CONTACT, telegram: `primer_${String(index).padStart(6, '0')}` }
        : { ...NO_CONTACT, phones: [`+7900${String(index).padStart(7, '0')}`] };
    return { ...contact, listId: `list-${Math.floor(index / 1000)}`, key: `contact-${index}` };
  });
}

/** Contacts as a table with names, cities and mail leaves them; the last one came alone. */
export const namedContacts: readonly ContactEntry[] = [
  ['Марина Петрова', 'Казань', 'marina@example.com'],
  ['Олег Иванов', 'Томск', 'oleg@example.com'],
  ['Ёлкина Вера', 'Пермь', ''],
  null,
].map((about, index) => ({
  listId: 'list-0',
  key: `contact-${index}`,
  ...contactOf(
    { type: 'phone', value: `+7900000000${index}` },
    (about ?? []).flatMap((text, column) =>
      text === '' ? [] : [{ label: ['ФИО', 'Город', 'Почта'][column] ?? '', text }],
    ),
  ),
}));

/** How contacts are looked through, before anything is done. */
export const listing: ContactListing = {
  filter: NO_CONTACT_FILTER,
  openId: null,
  onFilterChange: fn<ContactListing['onFilterChange']>(),
  onOpenChange: fn<ContactListing['onOpenChange']>(),
  onEdit: fn<ContactListing['onEdit']>(() => Promise.resolve(DONE)),
  onTag: fn<ContactListing['onTag']>(() => Promise.resolve(DONE)),
};

export function sorted(
  type: ContactType,
  lines: readonly string[],
  known: ReadonlyMap<string, ContactEntry> = new Map(),
) {
  return previewContacts<DraftLine>(
    lines.map((text, index) => ({ line: index + 1, text, source: null })),
    type,
    { known, foreign: foreignNumber },
  );
}

/** A person who is stored already, by the number. */
export const knownOne: ReadonlyMap<string, ContactEntry> = contactIndex([
  { ...NO_CONTACT, phones: ['+79000000011'], name: 'Вера', city: 'Казань', listId: 'list-0', key: 'contact-0' },
]);

/** A sheet with headings and two columns of phones. */
export const twoColumns: ContactSheet = {
  name: 'Клиенты',
  rows: [
    ['Имя', 'Мобильный', 'Рабочий'],
    ['Марина', '8 900 000-01-01', '8 495 000-01-01'],
    ['Алексей', '8 900 000-01-02', ''],
    ['Ксения', '8 900 000-01-03', '8 495 000-01-03'],
  ],
};

/** A text file of a given size, bytes; what is read of it the story says. */
export const file = (name: string, size = 64, mime = 'text/plain') =>
  new File([new Uint8Array(size).fill(65)], name, { type: mime });

/** An action that the story finishes: the play function decides when, and how. */
export function pending<T>() {
  const resolvers: { resolve: (value: T) => void; reject: (reason: unknown) => void }[] = [];
  const promise = new Promise<T>((resolve, reject) => {
    resolvers.push({ resolve, reject });
  });
  return {
    promise,
    finish: (value: T) => resolvers[0]?.resolve(value),
    fail: (reason: unknown) => resolvers[0]?.reject(reason),
  };
}

/** A contact of a table with two columns for the name and a long note. */
export const longNote: ContactEntry = {
  ...(namedContacts[1] as ContactEntry),
  ...contactOf({ type: 'telegram', value: 'primer_oleg' }, [
    { label: 'Фамилия', text: 'Иванов' },
    { label: 'Имя', text: 'Олег' },
    { label: 'Комментарий', text: `Звонить после 18. ${'оченьдлинноеслово'.repeat(20)}` },
  ]),
};
