import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { DeleteCompanyDialog } from '#src/features/account/companies/DeleteCompanyDialog.tsx';

import { deletedCompany } from '../sampleAccount.ts';

const meta = preview.meta({
  id: 'features-account-companies-deletecompanydialog',
  title: 'Разделы/Личный кабинет/Диалог удаления компании · DeleteCompanyDialog',
  component: DeleteCompanyDialog,
  parameters: { docs: { description: { component: 'Спрашивает имя компании, прежде чем стереть всю её работу.' } } },
  args: deletedCompany,
  render: (props) => <DeleteCompanyDialog {...props} />,
});

export const Typed = meta.story({
  name: 'Стирает, только когда введено название',
  play: async ({ args: { onConfirm, onClose }, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить компанию?' });
    await expect(dialog).toHaveTextContent(/11\sчеловек/);
    const erase = screen.getByRole('button', { name: 'Стереть насовсем' });
    await userEvent.click(erase);
    await expect(await screen.findByText('Введите название компании')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Чтобы подтвердить/), 'Азим');
    await userEvent.click(erase);
    await expect(await screen.findByText('Название не совпадает')).toBeVisible();
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/^Чтобы подтвердить/), 'ут');
    await userEvent.click(erase);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
});

export const Shared = meta.story({
  name: 'Общая: исчезнет и у коллег',
  args: { shared: true },
  play: async () => {
    await expect(await screen.findByText(/исчезнет и\sс\sсервера, и\sу\sколлег/)).toBeVisible();
  },
});

export const Uncounted = meta.story({
  name: 'Людей ещё не прочитали: на месте числа прочерк',
  args: { people: null },
  play: async () => {
    await expect(await screen.findByText(/счета и\sкарты и команда \(—\sчеловек\)\.$/)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Не удалось: диалог остаётся',
  args: { onConfirm: fn(() => Promise.resolve(refused('Запись уже изменилась.'))) },
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Чтобы подтвердить/), 'азимут');
    await userEvent.click(screen.getByRole('button', { name: 'Стереть насовсем' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Запись уже изменилась');
    await expect(onClose).not.toHaveBeenCalled();
  },
});
