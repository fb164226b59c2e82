import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RemoveMemberDialog } from '#src/features/account/teams/RemoveMemberDialog.tsx';

const meta = preview.meta({
  id: 'features-account-teams-removememberdialog',
  title: 'Разделы/Личный кабинет/Удалить из команды · RemoveMemberDialog',
  component: RemoveMemberDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Вопрос перед тем, как удалить из общей компании того, кто в ней работает: что уйдёт с его устройств и что станет с неотправленным.',
      },
    },
  },
  args: { member: { name: 'Вера Лис' }, companyName: 'Тёплый дом', onConfirm: fn(), onClose: fn() },
});

export const Asks = meta.story({
  name: 'Говорит, что уйдёт с устройств и что с неотправленным; начинает с «Отмена»',
  play: async ({ args: { onConfirm, onClose }, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Удалить из команды?' })).toHaveTextContent(
      /уйдут с\sустройств этого человека.+Неотправленное сюда не\sпридёт/,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Удалить из команды' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
