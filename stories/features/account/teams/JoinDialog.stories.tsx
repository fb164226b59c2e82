import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { JoinDialog, type JoinDialogProps } from '#src/features/account/teams/JoinDialog.tsx';

import { done, memberNamed } from '../sampleAccount.ts';

const invited = { ...memberNamed('Артём Фролов'), name: 'artem.frolov@example.com', jobTitle: '' };
const args: JoinDialogProps = { member: invited, onJoin: fn(done), onClose: fn() };
const meta = preview.meta({
  id: 'features-account-teams-joindialog',
  title: 'Разделы/Личный кабинет/Диалог «Участник присоединился» · JoinDialog',
  component: JoinDialog,
  parameters: {
    docs: {
      description: {
        component: 'Отмечает, что приглашённый присоединился: без сервера об этом знает только пригласивший.',
      },
    },
  },
  args,
  render: (props) => <JoinDialog {...props} />,
});

export const Named = meta.story({
  name: 'Вместо адреса — имя',
  play: async ({ args: { onJoin, onClose }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));
    await expect(await screen.findByText('Напишите имя и фамилию')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Имя и фамилия/), 'Артём Фролов');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(onJoin).toHaveBeenCalledWith({ name: 'Артём Фролов', jobTitle: '' });
  },
});
