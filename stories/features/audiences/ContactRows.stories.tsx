import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { ContactRows } from '#src/features/audiences/ContactRows.tsx';

import { fits, printsAll, underFinger } from '#stories/checks.ts';
import { losing } from '#stories/keeping.tsx';

import { manyContacts, namedContacts } from './sampleContacts.ts';

const Demo = losing(ContactRows, 'contacts', { onDelete: ({ key }, entry) => key === entry.key });

const meta = preview.meta({
  id: 'features-audiences-contactrows',
  title: 'Разделы/Аудитории/Строки контактов · ContactRows',
  component: ContactRows,
  parameters: {
    docs: {
      description: {
        component: 'Список контактов: имя и кнопка «Удалить». Сколько бы их ни было, рисуются только те, что видны.',
      },
    },
  },
  args: {
    contacts: manyContacts(3),
    label: 'Контакты',
    onOpen: fn<(entry: ContactEntry) => void>(),
    onDelete: fn<(entry: ContactEntry) => void>(),
  },
  render: (args) => <Demo {...args} />,
});

const rows = () => within(screen.getByRole('list', { name: 'Контакты' })).getAllByRole('listitem');
const remove = (name: RegExp) => screen.getByRole('button', { name });

export const Few = meta.story({
  name: 'Вид контакта, удаление, фокус на соседе',
  play: async ({ args, userEvent }) => {
    await expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Телефон\+7\s900/),
      expect.stringMatching(/^Телефон\+7\s900/),
      'Telegram@primer_000002',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(args.contacts[1]);
    await waitFor(() => expect(remove(/^Удалить @primer_000002$/)).toHaveFocus());
  },
});

export const Thousands = meta.story({
  name: '10 000: на странице только видимые, End и Home доходят до краёв',
  args: { contacts: manyContacts(10_000) },
  play: async ({ userEvent }) => {
    await expect(rows().length).toBeLessThan(30);
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '10000'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '1'));
  },
});

export const Named = meta.story({
  name: 'С именами: кто это и что о нём известно; с клавиатуры открыть и удалить',
  args: { contacts: namedContacts },
  play: async ({ args, userEvent, step }) => {
    await expect(rows()[0]).toHaveTextContent(/Марина Петрова, \+7\s900\s000-00-00 · Казань$/);
    await step('Enter на имени открывает контакт, стрелка ведёт к следующему имени', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(args.contacts[0]);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(args.contacts[1]);
    });
    await step('Tab — к удалению: у кнопки своё имя', async () => {
      await userEvent.tab();
      await expect(remove(/^Удалить \+7\s900\s000-00-01, Олег Иванов$/)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(remove(/Ёлкина Вера$/)).toHaveFocus());
    });
    await step('Строки не лежат друг на друге', async () => {
      const boxes = rows().map((row) => row.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        await expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? box.top) - 1);
      }
    });
  },
});

export const NamedMobile = meta.story({
  name: 'С именами на телефоне: ничего не шире экрана, пальцу есть куда попасть',
  globals: { viewport: { value: 'mobile' } },
  args: { contacts: namedContacts },
  play: async ({ canvas }) => {
    await fits();
    await underFinger(...canvas.getAllByRole('button'));
  },
});

export const Printed = meta.story({
  name: 'На бумаге — все контакты',
  args: { contacts: manyContacts(120) },
  play: () => printsAll(rows, 120, 30),
});
