import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { JournalDialog, type JournalDialogProps } from '#src/features/history/JournalDialog.tsx';

import { LINES } from './sampleHistory.ts';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-history-journaldialog',
  title: 'Разделы/История/Журнал владельца · JournalDialog (аудит)',
  component: JournalDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Журнал» владельца: кто кого пустил, чью роль изменил, что выгрузил и стёр. Слов респондентов в нём нет.',
      },
    },
  },
  args: {
    journal: { state: 'ready', lines: LINES, more: true },
    action: '',
    actor: '',
    people: [
      { id: 'anna', name: 'Вы' },
      { id: 'pavel', name: 'Павел Орлов' },
    ],
    onFilterChange: fn(),
    onExport: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  } as JournalDialogProps,
});

export const Lines = meta.story({
  name: 'Записи, отбор, файл',
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Действие' }), 'exported');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ action: 'exported', actor: '' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Кто' }), 'pavel');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ action: '', actor: 'pavel' });
    await userEvent.click(screen.getByRole('button', { name: 'Скачать XLSX' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Ничего не нашлось',
  args: { journal: { state: 'ready', lines: [], more: false }, action: 'erased' },
});

export const Forbidden = meta.story({
  name: 'Не владелец',
  args: { journal: { state: 'forbidden' } },
  play: async () => {
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Читаем',
  args: { journal: { state: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('status')).toBeInTheDocument();
  },
});

export const Offline = meta.story({ name: 'Без сети', args: { journal: { state: 'offline' } } });

export const Failed = meta.story({
  name: 'Не открылся',
  args: { journal: { state: 'failed', message: 'Сервер занят. Попробуйте через минуту.' } },
});

export const MoreFailed = meta.story({
  name: 'Более ранние не пришли: молчания нет',
  args: { moreFailed: 'Более ранние записи не пришли. Нет связи с сервером.' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером');
    await expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Скачать XLSX'], [], FOR_MEMBERS),
});
