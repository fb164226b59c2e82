import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { DraftLine } from '#src/features/audiences/contacts/contactDraft.ts';
import { ContactPreview, type ContactPreviewProps } from '#src/features/audiences/ContactPreview.tsx';

import { foreignNumber } from '#src/features/audiences/contacts/foreignNumber.ts';
import { isBelow, retype, underFinger } from '#stories/checks.ts';

import { knownOne, sorted } from './sampleContacts.ts';

const LINES = [
  '+7(900)123-45-67',
  '8-900-123-45-68',
  '79001234567',
  '8 900 000 00 11',
  '8 900 123-45',
  'Марина',
  '+999 50 123 45 67',
];

const meta = preview.meta({
  id: 'features-audiences-contactpreview',
  title: 'Разделы/Аудитории/Проверка контактов до записи · ContactPreview',
  component: ContactPreview,
  parameters: {
    docs: {
      description: {
        component:
          'Что получится до записи: сколько новых, известных и нераспознанных, первые новые и то, что можно поправить на месте. Ничего не запрещает.',
      },
    },
  },
  args: {
    foreign: foreignNumber,
    preview: sorted('phone', LINES, knownOne),
    busy: false,
    onMend: fn<(line: DraftLine, text: string) => void>(),
    onRemove: fn<(line: DraftLine) => void>(),
    onTake: fn(),
  },
});

const line = (number: number) => screen.getByRole('textbox', { name: `Строка ${number}` });

export const Mixed = meta.story({
  name: 'Новые, дубли и нераспознанные с причинами',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Сколько контактов' })).toHaveTextContent(
      'Новых 2Дублей 2Не распознано 3',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Новых: 2, Дублей: 2, Не распознано: 3');
    await expect(line(5)).toHaveAccessibleDescription(/Не хватает цифр/);
    await expect(line(7)).toHaveAccessibleDescription(/Такого номера нет/);
    await expect(canvas.getByText(/^Всего 7\sстрок/)).toHaveTextContent(
      /с новыми контактами — 2, с одними дублями — 2, не распознано — 3/,
    );
  },
});

/** Lines are mended as the dialog does it. */
function Mended(props: ContactPreviewProps) {
  const [lines, setLines] = useState<readonly string[]>(LINES);
  const put = (number: number, text: string) =>
    setLines(lines.map((one, index) => (index + 1 === number ? text : one)));
  return (
    <ContactPreview
      {...props}
      preview={sorted('phone', lines, knownOne)}
      onMend={(one, text) => {
        props.onMend(one, text);
        put(one.line, text);
      }}
      onRemove={(one) => {
        props.onRemove(one);
        put(one.line, '');
      }}
    />
  );
}

export const Mending = meta.story({
  name: 'С клавиатуры: Enter чинит, «Убрать» убирает, фокус идёт дальше',
  render: (args) => <Mended {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const figures = canvas.getByRole('list', { name: 'Сколько контактов' });
    await step('Ещё не номер: строка остаётся, причина новая', async () => {
      await userEvent.type(line(5), '-6{Enter}');
      await expect(args.onMend).toHaveBeenCalledTimes(1);
      await expect(line(5)).toHaveFocus();
      await expect(figures).toHaveTextContent('Не распознано 3');
    });
    await step('Номер: строки нет, фокус на следующей', async () => {
      await userEvent.keyboard('9');
      await expect(canvas.getByRole('button', { name: 'Исправить Строка 5' })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(figures).toHaveTextContent('Новых 3Дублей 2Не распознано 2');
      await expect(line(6)).toHaveFocus();
    });
    await step('Убрать обе: в конце фокус на самом итоге', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledTimes(1);
      await expect(line(7)).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Строка 7' }));
      await expect(canvas.queryByRole('list', { name: 'Нераспознанные строки' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('region', { name: 'Что распознано' })).toHaveFocus();
    });
  },
});

export const Foreign = meta.story({
  name: 'Другие страны, два номера в строке и слова рядом: всё взято, чего нет — посчитано',
  args: {
    foreign: foreignNumber,
    columns: ['ФИО', 'Город', 'Почта'],
    preview: sorted('phone', [
      'Анна Петрова, +375 29 123-45-67',
      '+1 202 555 0143',
      'Олег: 8 900 123-45-67, 8 900 123-45-68, 8 900 12-34',
      '+999 12 345 67 89',
    ]),
  },
  play: async ({ canvas }) => {
    const fresh = within(canvas.getByRole('list', { name: 'Новые контакты' })).getAllByRole('listitem');
    await expect(fresh.map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').trim())).toEqual([
      '+375291234567 Анна Петрова',
      '+12025550143',
      '+7 900 123-45-67 Олег: 8 900 12-34',
      '+7 900 123-45-68 Олег: 8 900 12-34',
    ]);
    await expect(canvas.getByText(/^Всего 4\sстроки/)).toHaveTextContent('с новыми контактами — 3, не распознано — 1.');
    await expect(canvas.getByText(/не\sвзято/)).toHaveTextContent(/1\sконтакт/);
    await expect(canvas.getByText(/сохраним/)).toHaveTextContent('«ФИО», «Город», «Почта»');
    await retype(line(4), '+44 20 7946 0018');
    await expect(line(4)).toHaveAccessibleDescription('Распознано: +442079460018');
  },
});

export const Telegram = meta.story({
  name: 'Telegram: имена с @',
  args: {
    preview: sorted('telegram', ['@marina_pm', 't.me/alexey_pm', 'https://t.me/+abcDEF', 'яна']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('@alexey_pm')).toBeVisible();
    await expect(line(3)).toHaveAccessibleDescription('Это приглашение в группу, а не имя человека');
  },
});

export const AllFine = meta.story({
  name: 'Всё распознано: первые шесть и сколько ещё',
  args: {
    preview: sorted(
      'phone',
      Array.from({ length: 1249 }, (_, index) => `8900${String(index).padStart(7, '0')}`),
    ),
  },
  play: async ({ canvas }) => {
    const fresh = within(canvas.getByRole('list', { name: 'Новые контакты' })).getAllByRole('listitem');
    await expect(fresh).toHaveLength(7);
    await expect(fresh.at(-1)).toHaveTextContent(/^и ещё 1\s243$/);
  },
});

export const Sorting = meta.story({
  name: 'Распознаём в первый раз',
  args: { preview: null, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Что распознано' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Распознаём…');
  },
});

export const SortingAgain = meta.story({
  name: 'Распознаём снова: прежний итог виден',
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Что распознано' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('list', { name: 'Сколько контактов' })).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне строки одна под другой',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await isBelow(line(6), line(5));
    await underFinger(...canvas.getAllByRole('button'));
  },
});
