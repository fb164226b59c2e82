import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ContactsPanel, type ContactListing } from '#src/features/audiences/ContactsPanel.tsx';

import { contactsPanelArgs, Demo, rows, search } from './contactsPanelPlay.tsx';
import { listing, manyContacts, namedContacts } from './sampleContacts.ts';

const onTag = fn<ContactListing['onTag']>(() => Promise.resolve(DONE));

const meta = preview.meta({
  id: 'features-audiences-contactspanel',
  title: 'Разделы/Аудитории/Контакты аудитории · ContactsPanel',
  component: ContactsPanel,
  args: { ...contactsPanelArgs, listing: { ...listing, onTag } },
});

export const Tagged = meta.story({
  name: 'Метки видны сразу; не записались — их снова нет, и сказано почему',
  play: async ({ userEvent, step }) => {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    onTag.mockReturnValueOnce(promise);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Выбрать: \+7\s900\s000-00-00$/ }));
    const bulk = within(await screen.findByRole('form', { name: 'Выбранные контакты' }));
    await userEvent.type(bulk.getByRole('textbox', { name: 'Метки' }), 'ноябрь{Enter}');
    await step('Пока пишется', async () => {
      await waitFor(() => expect(rows()[0]).toHaveTextContent('#ноябрь'));
      await expect(bulk.getByText(/^Записываем метки: 1\sконтакт…$/)).toBeVisible();
    });
    await step('Не вышло', async () => {
      resolve(refused('Хранилище занято.'));
      await waitFor(() => expect(rows()[0]).not.toHaveTextContent('#ноябрь'));
      await expect(bulk.getByRole('alert')).toHaveTextContent('Хранилище занято.');
    });
  },
});

export const ChosenTogether = meta.story({
  name: 'Все найденные прибавляются к выбранному раньше, которого поиск не показывает',
  args: { contacts: ready([...namedContacts, ...manyContacts(6).map((one) => ({ ...one, listId: 'other' }))]) },
  render: (args) => <Demo {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Ёлкина Вера' }));
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Выбрать: \+7/ })[0] as HTMLElement);
    await userEvent.type(search(), 'example');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать все найденные (2)' }));
    await waitFor(() => expect(screen.getByText(/^Выбрано: 4\sконтакта$/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Выбрать все/ })).toBeNull();
  },
});
