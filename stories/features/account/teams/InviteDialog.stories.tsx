import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { InviteForm } from '#src/domain/account/members/inviteMember.ts';
import { editForm } from '#src/domain/core/editedForm.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { InviteDialog, type InviteDialogProps } from '#src/features/account/teams/InviteDialog.tsx';
import { members } from '#src/samples/account.ts';

import { companies, company, done } from '../sampleAccount.ts';

const args: InviteDialogProps = {
  companies,
  members,
  companyId: company.id,
  onDraftChange: fn(),
  onInvite: fn(done),
  onClose: fn(),
};
const meta = preview.meta({
  id: 'features-account-teams-invitedialog',
  title: 'Разделы/Личный кабинет/Диалог приглашения участника · InviteDialog',
  component: InviteDialog,
  parameters: { docs: { description: { component: '«Пригласить участника»: кого, куда и с какой ролью.' } } },
  args,
  render: (props) => <InviteDialog {...props} />,
});

export const Invite = meta.story({
  name: 'Кого пригласить: плохой и занятый адрес названы у поля',
  play: async ({ args: { onInvite, onClose }, step, userEvent }) => {
    const email = await screen.findByLabelText(/^Электронная почта/);
    await step('Плохой адрес', async () => {
      await userEvent.type(email, 'anna@{Enter}');
      await expect(await screen.findByText(/Проверьте адрес/)).toBeVisible();
      await expect(email).toHaveFocus();
    });
    await step('Уже в команде', async () => {
      await userEvent.clear(email);
      await userEvent.type(email, 'Anna.Kovaleva@Example.COM{Enter}');
      await expect(await screen.findByText(/уже в команде/)).toBeVisible();
      await expect(onInvite).not.toHaveBeenCalled();
    });
    await step('В другой компании её ещё нет', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Компания'), 'Маяк');
      await userEvent.selectOptions(screen.getByLabelText('Роль'), 'Viewer');
      await userEvent.type(screen.getByLabelText('Сообщение'), 'Ждём');
      await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      await expect(onInvite).toHaveBeenCalledWith({
        email: 'Anna.Kovaleva@Example.COM',
        role: 'Viewer',
        companyId: 'company-second',
        message: 'Ждём',
      });
    });
  },
});

export const Failed = meta.story({
  name: 'Не записалось: черновик цел',
  args: {
    draft: editForm<InviteForm>({ email: 'new@example.com', role: 'Admin', companyId: company.id, message: '' }),
    onInvite: fn(() => Promise.resolve(refused('Не хватает места в браузере.'))),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(screen.getByLabelText(/^Электронная почта/)).toHaveValue('new@example.com');
    await expect(onClose).not.toHaveBeenCalled();
  },
});
