import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import {
  PassOwnershipDialog,
  type PassOwnershipDialogProps,
} from '#src/features/account/teams/PassOwnershipDialog.tsx';

import { company, done } from '../sampleAccount.ts';

const args: PassOwnershipDialogProps = {
  member: { name: 'Анна Ковалёва' },
  companyName: company.name,
  onPass: fn(done),
  onClose: fn(),
};
const meta = preview.meta({
  id: 'features-account-teams-passownershipdialog',
  title: 'Разделы/Личный кабинет/Передать владение · PassOwnershipDialog',
  component: PassOwnershipDialog,
  parameters: {
    docs: { description: { component: 'Вопрос перед тем, как общая компания перейдёт к другому владельцу.' } },
  },
  args,
  render: (props) => <PassOwnershipDialog {...props} />,
});

export const Asks = meta.story({
  name: 'Что это значит, и выход по умолчанию',
  play: async ({ args: { onPass, onClose }, userEvent }) => {
    await expect(await screen.findByText(/станет/)).toHaveTextContent('Анна Ковалёва');
    await expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Передать владение' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(onPass).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Телефон: не передано',
  args: { onPass: fn(() => Promise.resolve(refused('Участник изменён в другой вкладке.'))) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Передать владение' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('изменён в другой вкладке');
    await expect(onClose).not.toHaveBeenCalled();
  },
});
