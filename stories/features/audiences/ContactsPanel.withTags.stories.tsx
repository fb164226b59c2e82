import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ContactsPanel, type ContactListing } from '#src/features/audiences/ContactsPanel.tsx';

import { contactsPanelArgs, rows } from './contactsPanelPlay.tsx';
import { listing } from './sampleContacts.ts';

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
