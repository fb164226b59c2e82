import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { ContactsPanel } from '#src/features/audiences/ContactsPanel.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { announced, fits, underFinger } from '#stories/checks.ts';

import { contactsPanelArgs, Demo, remove, rows, search } from './contactsPanelPlay.tsx';
import { fewContacts, manyContacts } from './sampleContacts.ts';

const meta = preview.meta({
  id: 'features-audiences-contactspanel',
  title: 'Разделы/Аудитории/Контакты аудитории · ContactsPanel',
  component: ContactsPanel,
  args: contactsPanelArgs,
  render: (args) => <Demo {...args} />,
});

export const DeleteAll = meta.story({
  name: 'Удалить все: спрашивает, говорит сколько, отказ виден',
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Удалить все контакты: Продакт-менеджеры EdTech' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить все контакты?' });
    await expect(dialog).toHaveTextContent(/стёрты насовсем/);
    await expect(within(dialog).getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await step('Не вышло: ничего не стёрто', async () => {
      args.onDeleteAll.mockResolvedValueOnce(refused('Не удалилось: хранилище занято другой вкладкой.'));
      await userEvent.click(within(dialog).getByRole('button', { name: /^Удалить 8\sконтактов$/ }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не удалилось');
    });
    await step('Вышло: список пуст, фокус на первом действии', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: /^Удалить 8\sконтактов$/ }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(screen.getByText('Контактов пока нет')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить контакты' })).toHaveFocus());
    });
  },
});

export const Huge = meta.story({
  name: '10 000 контактов: на странице только видимые, до последнего можно дойти',
  args: { contacts: ready(manyContacts(10_000)) },
  play: async ({ userEvent, step }) => {
    await expect(screen.getByRole('heading', { name: /^Контакты \(10\s000\)$/ })).toBeVisible();
    await expect(rows().length).toBeLessThan(40);
    await step('End — последний', async () => {
      remove(/^Удалить \+7\s900\s000-00-00$/).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(remove(/^Удалить \+7\s900\s000-99-99$/)).toHaveFocus());
      await expect(rows().length).toBeLessThan(40);
      await expect(rows().at(-1)).toHaveAttribute('aria-posinset', '10000');
      await expect(rows().at(-1)).toHaveAttribute('aria-setsize', '10000');
    });
    await step('Удалить его: фокус на соседе', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(remove(/^Удалить @primer_009998$/)).toHaveFocus());
    });
    await step('Поиск', async () => {
      await userEvent.type(search(), '8 900 000-43-21');
      await waitFor(() => expect(rows()).toHaveLength(1));
    });
  },
});

export const Few = meta.story({
  name: 'Мало контактов: поиск не нужен',
  args: { contacts: ready(fewContacts) },
  play: async () => {
    await expect(rows()).toHaveLength(3);
    await expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Контактов пока нет',
  args: { contacts: ready([]) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Добавить контакты' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(
      screen.queryByRole('button', { name: 'Удалить все контакты: Продакт-менеджеры EdTech' }),
    ).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Загружаются',
  args: { contacts: LOADING },
  play: async () => {
    await expect(announced()).toContain('Загружаем контакты…');
  },
});

export const Failed = meta.story({
  name: 'Не открылись',
  args: { contacts: failed('Хранилище браузера не отвечает.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  args: { contacts: ready(manyContacts(40)) },
  play: async ({ canvas }) => {
    await fits();
    await underFinger(...canvas.getAllByRole('button'));
  },
});

export const Shared = meta.story({
  name: 'Компания общая: сказано, что контакты на сервере',
  render: (args) => (
    <SharedCompany value>
      <ContactsPanel {...args} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/хранятся на.сервере, кто их видит, выбирают/)).toBeVisible();
  },
});

export const NotKnown = meta.story({
  name: 'Ещё не известно, чья компания: не сказано ни того, ни другого',
  render: (args) => (
    <SharedCompany value={null}>
      <ContactsPanel {...args} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Персональные данные')).toBeVisible();
    await expect(canvas.queryByText(/хранятся/)).toBeNull();
  },
});
