import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_CONTACT_FILTER } from '#src/domain/audiences/contactFilter.ts';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { FoundContacts, type FoundContactsProps } from '#src/features/audiences/contacts/FoundContacts.tsx';
import { noRef } from '#stories/noRef.ts';

import { fewContacts, manyContacts } from '../sampleContacts.ts';

const meta = preview.meta({
  id: 'features-audiences-contacts-foundcontacts',
  title: 'Разделы/Аудитории/Поиск по контактам · FoundContacts',
  component: FoundContacts,
  parameters: {
    docs: { description: { component: 'Контакты аудитории и поиск по ним; пока контактов мало, поиска нет.' } },
  },
  args: {
    count: 8,
    found: manyContacts(8) as readonly ContactEntry[],
    noun: ['контакт', 'контакта', 'контактов'] as const,
    filter: NO_CONTACT_FILTER,
    applied: NO_CONTACT_FILTER,
    facets: { segments: ['Новые'], cities: [] as readonly string[], tags: [] as readonly string[] },
    onFilterChange: fn<FoundContactsProps['onFilterChange']>(),
    audienceName: 'Продакт-менеджеры EdTech',
    headingLevel: 4 as const,
    field: noRef<HTMLInputElement>(),
    onOpen: fn(),
    onDelete: fn(),
  },
});

export const All = meta.story({
  name: 'Ничего не ищут: все',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск контактов' }), '8');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...NO_CONTACT_FILTER, query: '8' }, 'typing');
  },
});

export const Few = meta.story({
  name: 'Мало: искать незачем',
  args: { count: fewContacts.length, found: fewContacts },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

export const Nothing = meta.story({
  name: 'Не нашлось: что искали и как вернуться',
  args: {
    found: [],
    filter: { ...NO_CONTACT_FILTER, query: 'нет такого' },
    applied: { ...NO_CONTACT_FILTER, query: 'нет такого' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Искали «нет такого» среди 8/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(NO_CONTACT_FILTER, 'chosen');
  },
});
