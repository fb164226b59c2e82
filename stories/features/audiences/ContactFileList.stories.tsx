import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { readingOf, type ContactFile } from '#src/features/audiences/contacts/contactDraft.ts';
import { ContactFileList, type ContactFileListProps } from '#src/features/audiences/ContactFileList.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { file, twoColumns } from './sampleContacts.ts';

const FILES: readonly ContactFile[] = [
  {
    id: 1,
    file: file('клиенты.xlsx', 20_000),
    reading: readingOf([twoColumns, { ...twoColumns, name: 'Архив' }], { type: 'phone' }),
  },
  {
    id: 2,
    file: file('номера.txt', 3000),
    reading: readingOf([{ name: 'номера.txt', rows: [['89000000101']] }], { type: 'phone' }),
  },
  { id: 3, file: file('база.csv', 3_000_000), reading: { state: 'reading' } },
  { id: 4, file: file('старая.csv', 3000), reading: { state: 'stopped' } },
  {
    id: 5,
    file: file('закрытая.xlsx', 20_000),
    reading: { state: 'failed', message: '«закрытая.xlsx» защищён паролем. Снимите пароль и выберите файл снова.' },
  },
];

const meta = preview.meta({
  id: 'features-audiences-contactfilelist',
  title: 'Разделы/Аудитории/Файлы контактов · ContactFileList',
  component: ContactFileList,
  parameters: {
    docs: {
      description: { component: 'Выбранные файлы контактов: сколько прочитано, почему нет и что в их столбцах.' },
    },
  },
  args: {
    label: 'Выбранные файлы',
    files: FILES,
    progress: { 3: { done: 42, total: 100 } },
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onReadingChange: fn<ContactFileListProps['onReadingChange']>(),
  },
});

export const Every = meta.story({
  name: 'Прочитан, читается, остановлен, не прочитался',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('combobox', { name: 'Мобильный' })).toHaveDisplayValue('Телефон');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/защищён паролем/);
    await step('Отменить, повторить, убрать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
      await expect(args.onCancel).toHaveBeenCalledWith(3);
      await userEvent.click(canvas.getByRole('button', { name: 'Прочитать снова старая.csv' }));
      await expect(args.onRetry).toHaveBeenCalledWith(4);
      await userEvent.click(canvas.getByRole('button', { name: 'Повторить закрытая.xlsx' }));
      await expect(args.onRetry).toHaveBeenCalledWith(5);
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать файл номера.txt' }));
      await expect(args.onRemove).toHaveBeenCalledWith(2);
    });
    await step('Другая колонка', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Рабочий' }), 'Телефон');
      const [id, reading] = args.onReadingChange.mock.lastCall ?? [];
      await expect(id).toBe(1);
      await expect(reading).toMatchObject({ plans: [{ uses: ['name', 'phone', 'phone'] }, { isTaken: true }] });
    });
  },
});

export const NotFound = meta.story({
  name: 'Колонка не нашлась: её показывает человек',
  args: {
    files: [
      {
        id: 1,
        file: file('имена.csv', 3000),
        reading: readingOf(
          [
            {
              name: 'имена.csv',
              rows: [
                ['Марина', 'Москва'],
                ['Алексей', ''],
              ],
            },
          ],
          { type: 'phone' },
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Сами не\sнашли/)).toBeVisible();
    const column = canvas.getByRole('combobox', { name: 'Имя' });
    await expect(column).toHaveAccessibleDescription('Марина · Алексей');
    const names = [...column.querySelectorAll('option')].map(({ textContent }) => textContent);
    await expect(names.slice(0, 4)).toEqual(['Имя', 'Телефон', 'Почта', 'Telegram']);
    await expect(names.slice(-2)).toEqual(['Оставить как есть', 'Не брать']);
  },
});

export const Disabled = meta.story({
  name: 'Пока сохраняется, ничего не изменить',
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Убрать файл номера.txt' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Лист' })).toBeDisabled();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Выбранные файлы' });
    await fits(list);
    await underFinger(...canvas.getAllByRole('button'));
  },
});
