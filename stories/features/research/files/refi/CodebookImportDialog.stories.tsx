import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { CodebookImportDialog } from '#src/features/research/files/refi/CodebookImportDialog.tsx';
import type { CodebookPreview, ReadCodebook } from '#src/features/research/files/refi/refiActs.ts';

import { codebookPreview } from './sampleRefi.ts';

const take = fn<CodebookPreview['take']>(() => Promise.resolve(DONE));

const reads = (change: Partial<CodebookPreview> = {}): ReadCodebook => ({
  ok: true,
  preview: codebookPreview({ take, ...change }),
});

const meta = preview.meta({
  id: 'features-research-files-refi-codebookimportdialog',
  title: 'Разделы/Исследования/Диалог «Кодовая книга из файла» · CodebookImportDialog',
  component: CodebookImportDialog,
  parameters: {
    docs: {
      description: { component: 'Коды из .qdc: какие новые, какие уже есть; добавляются разом, с одной отменой.' },
    },
  },
  args: { fileName: 'codebook.qdc', read: reads(), onClose: fn() },
});

export const Taking = meta.story({
  name: 'Видно, какие коды новые и какие уже есть; отказ оставляет диалог',
  play: async ({ args, userEvent, step }) => {
    await step('Что внутри', async () => {
      await userEvent.click(await screen.findByText(/^Новые: 2.кода$/));
      await expect(screen.getByText('«Цена», «Кто решает»')).toBeVisible();
      await userEvent.click(screen.getByText(/^Уже есть: 1.код$/));
      await expect(screen.getByText('«Ручная работа»')).toBeVisible();
      await expect(screen.getByText(/^Определение появится у 1.кода/)).toBeVisible();
    });
    await step('Отказ, потом удача', async () => {
      take.mockResolvedValueOnce(refused('Не хватает места.'));
      await userEvent.click(screen.getByRole('button', { name: /^Добавить 2.кода$/ }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места.');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: /^Добавить 2.кода$/ }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const NothingNew = meta.story({
  name: 'Всё уже есть',
  args: { read: reads({ added: [], defined: 0, sets: 1 }) },
  play: async () => {
    await expect(await screen.findByText(/^Не загружаем: 1.набор кодов\.$/)).toBeVisible();
    await expect(await screen.findByText('Добавлять нечего: все эти коды уже есть.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Добавить/ })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'В файле нет кодов',
  args: { read: reads({ added: [], joined: [], defined: 0 }) },
  play: async () => {
    await expect(await screen.findByText('В файле нет ни одного кода.')).toBeVisible();
  },
});

export const Unreadable = meta.story({
  name: 'Не читается: сказано почему',
  args: { read: { ok: false, message: 'Файл «codebook.qdc» — не кодовая книга REFI-QDA (.qdc).' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('не кодовая книга');
  },
});
