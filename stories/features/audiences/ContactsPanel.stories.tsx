import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { ContactsPanel } from '#src/features/audiences/ContactsPanel.tsx';
import { announced, retype } from '#stories/checks.ts';

import { contactsPanelArgs, Demo, eight, list, remove, rows, search } from './contactsPanelPlay.tsx';
import { manyContacts, namedContacts } from './sampleContacts.ts';

const meta = preview.meta({
  id: 'features-audiences-contactspanel',
  title: 'Разделы/Аудитории/Контакты аудитории · ContactsPanel',
  component: ContactsPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Люди аудитории, которых можно спросить: их находят по любой записи номера и по столбцам таблицы, удаляют по одному и всех.',
      },
    },
  },
  args: contactsPanelArgs,
  render: (args) => <Demo {...args} />,
});

export const Full = meta.story({
  name: 'Список: удалить один с клавиатуры, фокус на соседе',
  play: async ({ args, userEvent, step }) => {
    await expect(screen.getByRole('heading', { name: 'Контакты (8)' })).toBeVisible();
    await step('Tab приводит на первую строку, стрелки ведут по списку', async () => {
      screen.getByRole('combobox', { name: 'Приглашали' }).focus();
      await userEvent.tab();
      await expect(screen.getByRole('checkbox', { name: /^Выбрать: \+7\s900\s000-00-00$/ })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(remove(/^Удалить \+7\s900\s000-00-00$/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(remove(/^Удалить \+7\s900\s000-00-01$/)).toHaveFocus();
    });
    await step('Удалить: фокус на следующей', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onDelete).toHaveBeenCalledWith(eight[1]);
      await waitFor(() => expect(remove(/^Удалить @primer_000002$/)).toHaveFocus());
      await expect(screen.getByRole('heading', { name: 'Контакты (7)' })).toBeVisible();
    });
    await step('Последняя: фокус на предыдущей', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await waitFor(() => expect(remove(/^Удалить \+7\s900\s000-00-06$/)).toHaveFocus());
      await expect(rows()).toHaveLength(6);
    });
  },
});

export const Found = meta.story({
  name: 'Поиск: номер в любой записи, имя с @, ничего',
  play: async ({ userEvent, step }) => {
    await step('8 900 … — то же, что +7 900 …', async () => {
      await userEvent.type(search(), '8 (900) 000-00-04');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await expect(rows()[0]).toHaveTextContent(/\+7\s900\s000-00-04/);
    });
    await step('Имя', async () => {
      await retype(search(), '@PRIMER');
      await waitFor(() => expect(rows()).toHaveLength(2));
      await expect(announced()).toContainEqual(expect.stringMatching(/^Найдено: 2\s/));
    });
    await step('Удалить единственное найденное: фокус в поиске', async () => {
      await retype(search(), '000004');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await userEvent.click(remove(/^Удалить \+7\s900\s000-00-04$/));
      await waitFor(() => expect(search()).toHaveFocus());
    });
    await step('Ничего: что искали и как вернуться', async () => {
      await retype(search(), 'нет такого');
      await expect(await screen.findByText(/Искали «нет такого» среди 7/)).toBeVisible();
      await waitFor(() => expect(announced()).toContain('Ничего не найдено'));
      await userEvent.click(screen.getByRole('button', { name: 'Сбросить поиск' }));
      await waitFor(() => expect(rows()).toHaveLength(7));
    });
  },
});

export const Named = meta.story({
  name: 'Имена из таблицы: искать по имени и городу, открыть, закрыть — фокус на месте',
  args: { contacts: ready([...namedContacts, ...manyContacts(6).map((one) => ({ ...one, listId: 'other' }))]) },
  play: async ({ userEvent, step }) => {
    await step('По имени без ё, по городу и имени сразу, по почте', async () => {
      for (const [query, found] of [
        ['елкина', /Ёлкина Вера/],
        ['казань марина', /Марина Петрова/],
        ['OLEG@example', /Олег Иванов/],
      ] as const) {
        await retype(search(), query);
        await waitFor(() => expect(rows()).toHaveLength(1));
        await expect(rows()[0]).toHaveTextContent(found);
      }
    });
    await step('Открыть и закрыть', async () => {
      const person = within(list()).getByRole('button', { name: /^Олег Иванов/ });
      await userEvent.click(person);
      const dialog = within(await screen.findByRole('dialog', { name: 'Олег Иванов' }));
      await expect(dialog.getByRole('textbox', { name: 'Почта' })).toHaveValue('oleg@example.com');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(person).toHaveFocus());
    });
  },
});

const told = manyContacts(12).map((one, index) => ({
  ...one,
  name: `Участник ${index + 1}`,
  segment: index % 2 === 0 ? 'Новые' : 'Давние',
  city: index < 3 ? 'Казань' : 'Пермь',
  tags: index === 0 ? ['важное'] : [],
  consent:
    index < 4
      ? {
          answer: index < 3 ? ('given' as const) : ('refused' as const),
          at: '2026-11-03T09:00:00.000Z',
          text: 'да',
          how: 'person' as const,
        }
      : null,
  doNotContact: index === 1 ? { at: '2026-11-03T09:00:00.000Z', why: '' } : null,
  invitedAt: index < 2 ? '2026-11-10T09:00:00.000Z' : null,
  answeredAt: index < 1 ? '2026-11-11T09:00:00.000Z' : null,
}));

export const Filtered = meta.story({
  name: 'Фильтры: сегмент, город, метка, согласие, «не писать», звали ли; выбор многих и метка для них',
  args: { contacts: ready(told) },
  play: async ({ args, userEvent, step }) => {
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
    await step('Каждый фильтр сужает', async () => {
      await choose('Сегмент', 'Новые');
      await waitFor(() => expect(rows()).toHaveLength(6));
      await choose('Город', 'Казань');
      await waitFor(() => expect(rows()).toHaveLength(2));
      await choose('Приглашали', 'Ответили');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await choose('Приглашали', 'Звали: все');
      await choose('Сегмент', 'Все сегменты');
      await choose('Не писать', 'Не писать');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await choose('Не писать', '«Не писать»: все');
      await choose('Метки', 'важное');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await choose('Метки', 'Все метки');
      await choose('Город', 'Все города');
      await choose('Согласие', 'Отказ');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await expect(rows()[0]).toHaveTextContent('Участник 4');
      await choose('Метки', 'важное');
      await choose('Согласие', 'Неизвестно');
      await expect(await screen.findByText(/Искали по фильтрам среди 12/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Сбросить поиск' }));
      await waitFor(() => expect(rows().length).toBeGreaterThan(8));
    });
    await step('Выбрать одного, потом всех найденных; метка им', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Участник 1' }));
      await expect(screen.getByText(/^Выбрано: 1\sконтакт$/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Выбрать все найденные (12)' }));
      await userEvent.click(screen.getByRole('button', { name: 'Добавить метку' }));
      await expect(screen.getByRole('alert')).toHaveTextContent('Назовите метку');
      const bulk = within(screen.getByRole('form', { name: 'Выбранные контакты' }));
      await userEvent.type(bulk.getByRole('textbox', { name: 'Метки' }), 'ноябрь{Enter}');
      await waitFor(() => expect(args.listing.onTag).toHaveBeenCalledWith(told, 'ноябрь', true));
      await userEvent.click(screen.getByRole('button', { name: 'Снять выбор' }));
      await expect(screen.queryByRole('form', { name: 'Выбранные контакты' })).toBeNull();
    });
  },
});
