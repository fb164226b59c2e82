import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import {
  ContactTableChoice,
  type ContactTableChoiceProps,
} from '#src/features/audiences/contacts/ContactTableChoice.tsx';
import { readingOf, type ContactSheet, type ReadTable } from '#src/features/audiences/contacts/contactDraft.ts';
import { fits } from '#stories/checks.ts';

import { twoColumns } from '../sampleContacts.ts';

const read = (...sheets: ContactSheet[]) => readingOf(sheets, { type: 'phone' }) as ReadTable;

const reading = read(twoColumns);

const wide: ContactSheet = {
  name: 'Клиенты',
  rows: [
    [
      'ФИО',
      'Телефон',
      'E-mail',
      'Telegram',
      'Город',
      'Компания',
      'Сегмент',
      'Источник',
      'Комментарий',
      'Теги',
      'Согласие',
    ],
    [
      'Марина',
      '8 900 000-01-01',
      'm@example.com',
      '@primer_m',
      'Казань',
      'Пример',
      'Новые',
      'Сайт',
      'после 18',
      'а, б',
      'да',
    ],
  ].map((row, at) => [...row, ...Array.from({ length: 5 }, (_, index) => (at === 0 ? `Поле ${index}` : `${index}`))]),
};

const meta = preview.meta({
  id: 'features-audiences-contacts-contacttablechoice',
  title: 'Разделы/Аудитории/Что в колонках таблицы · ContactTableChoice',
  component: ContactTableChoice,
  parameters: {
    docs: {
      description: {
        component: 'Какие листы файла взять и что в каждом столбце; выбирать не из чего — ничего не рисует.',
      },
    },
  },
  args: { name: 'клиенты.xlsx', reading, disabled: false, onChange: fn<ContactTableChoiceProps['onChange']>() },
});

export const Columns = meta.story({
  name: 'Колонку называют телефоном: она к первой',
  play: async ({ args, canvas, userEvent }) => {
    const column = canvas.getByRole('combobox', { name: 'Рабочий' });
    await expect(column).toHaveAccessibleDescription('8 495 000-01-01 · 8 495 000-01-03');
    await userEvent.selectOptions(column, 'Телефон');
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject({ plans: [{ uses: ['name', 'phone', 'phone'] }] });
  },
});

export const Sheets = meta.story({
  name: 'Несколько листов: каждый со своими колонками, каждый можно не брать',
  args: { reading: read({ name: 'Итоги', rows: [['Всего', '3']] }, twoColumns, { ...twoColumns, name: 'Архив' }) },
  play: async ({ args, canvas, userEvent }) => {
    const sheet = canvas.getByRole('combobox', { name: 'Лист' });
    await expect(sheet).toHaveDisplayValue('Клиенты');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Взять лист «Клиенты»' }));
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject({
      plans: [{ isTaken: false }, { isTaken: false }, { isTaken: true }],
    });
    await userEvent.selectOptions(sheet, 'Архив');
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject({ shown: 2 });
  },
});

export const Wide = meta.story({
  name: 'Много колонок: всё узнано по заголовкам, лишние по кнопке',
  args: { reading: read(wide) },
  play: async ({ canvas, userEvent }) => {
    const shown = () =>
      canvas.getAllByRole<HTMLSelectElement>('combobox').map((one) => one.selectedOptions[0]?.textContent);
    await expect(shown()).toEqual(
      'Имя|Телефон|Почта|Telegram|Город|Компания|Сегмент|Источник|Заметка|Метки|Согласие|Оставить как есть'.split('|'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 4\u00A0колонки' }));
    await expect(shown()).toHaveLength(16);
  },
});

export const NotFound = meta.story({
  name: 'Людей не нашли: просим показать',
  args: {
    reading: read({
      name: 'Имена',
      rows: [
        ['Марина', 'Москва'],
        ['Алексей', ''],
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Сами не\sнашли/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Колонка B' }), 'Telegram');
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject({ plans: [{ isTaken: true }] });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне колонки одна под другой',
  globals: { viewport: { value: 'mobile' } },
  args: { reading: read(wide) },
  play: async ({ canvas }) => fits(canvas.getByRole('group')),
});
