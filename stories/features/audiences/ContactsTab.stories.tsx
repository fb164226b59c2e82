import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EMPTY_DRAFT, readingOf } from '#src/features/audiences/contacts/contactDraft.ts';
import { ContactsTab } from '#src/features/audiences/ContactsTab.tsx';
import type { ContactDrafts } from '#src/features/audiences/contacts/useContactDrafts.ts';

import { file, sorted, twoColumns } from './sampleContacts.ts';

const contacts = {
  drafts: { phone: EMPTY_DRAFT, telegram: EMPTY_DRAFT },
  refused: { phone: '', telegram: '' },
  progress: {},
  foreign: undefined,
  change: fn<ContactDrafts['change']>(),
  addFiles: fn<ContactDrafts['addFiles']>(),
  retry: fn<ContactDrafts['retry']>(),
  cancel: fn<ContactDrafts['cancel']>(),
  removeFile: fn<ContactDrafts['removeFile']>(),
  setReading: fn<ContactDrafts['setReading']>(),
  forgetFiles: fn(),
  clear: fn<ContactDrafts['clear']>(),
};

const meta = preview.meta({
  id: 'features-audiences-contactstab',
  title: 'Разделы/Аудитории/Вкладка добавления контактов · ContactsTab',
  component: ContactsTab,
  parameters: {
    docs: { description: { component: 'Контакты одного вида, набранные или из файлов, и что из них распознано.' } },
  },
  args: {
    type: 'phone' as 'phone' | 'telegram',
    drafts: contacts as ContactDrafts,
    preview: { preview: null, busy: false } as Parameters<typeof ContactsTab>[0]['preview'],
    taken: new Set<string>(),
    onTake: fn(),
    elsewhere: [],
    busy: false,
    error: '',
  },
});

export const Empty = meta.story({
  name: 'Пусто: поле, файлы и какие записи годятся',
  play: async ({ userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Номера телефонов' });
    await expect(field).toHaveAccessibleDescription(
      'По одному в строке: +7(900)123-45-67, 8-900-123-45-67, 79001234567. Другие страны — с\u00A0+ и\u00A0кодом. Подойдут и\u00A0почта, и\u00A0@имя',
    );
    await userEvent.type(field, '8');
    await expect(contacts.change).toHaveBeenCalled();
    await expect(contacts.change.mock.lastCall?.[1](EMPTY_DRAFT)).toEqual({ text: '8', files: [] });
    await expect(screen.queryByRole('list', { name: 'Сколько контактов' })).not.toBeInTheDocument();
  },
});

const lines = ['@marina_pm', 'привет'];

export const Typed = meta.story({
  name: 'Набрано: видно, что распознано',
  args: {
    type: 'telegram',
    drafts: { ...contacts, drafts: { phone: EMPTY_DRAFT, telegram: { text: lines.join('\n'), files: [] } } },
    preview: { preview: sorted('telegram', lines), busy: false },
  },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Имена в Telegram' })).toHaveValue('@marina_pm\nпривет');
    await expect(screen.getByRole('list', { name: 'Сколько контактов' })).toHaveTextContent(
      'Новых 1Дублей 0Не распознано 1',
    );
  },
});

const failed = { id: 2, file: file('отчёт.xlsx'), reading: { state: 'failed', message: 'Файл повреждён.' } as const };

export const Files = meta.story({
  name: 'Файлы: прочитанный, непрочитанный и лишний; отказ виден',
  args: {
    drafts: {
      ...contacts,
      drafts: {
        phone: {
          text: '',
          files: [
            { id: 1, file: file('клиенты.xlsx', 20_000), reading: readingOf([twoColumns], { type: 'phone' }) },
            failed,
          ],
        },
        telegram: EMPTY_DRAFT,
      },
      refused: { phone: 'Не взяли «шестой.csv»: файлов не больше пяти.', telegram: '' },
    },
    preview: { preview: sorted('phone', ['8 900 000-01-01', '8 900 000-01-02', '8 900 000-01-03']), busy: false },
    error: 'Места в браузере не хватает.',
  },
  play: async ({ userEvent }) => {
    await expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('шестой.csv'), expect.stringContaining('Места в браузере')]),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Повторить/ }));
    await expect(contacts.retry).toHaveBeenCalledWith('phone', failed);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне файлы под полем',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const field = screen.getByRole('textbox').getBoundingClientRect();
    await expect(screen.getByText('Или файлы со списком').getBoundingClientRect().top).toBeGreaterThan(field.bottom);
  },
});
