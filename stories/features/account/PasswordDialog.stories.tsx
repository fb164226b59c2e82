import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PasswordDialog } from '#src/features/account/PasswordDialog.tsx';

const meta = preview.meta({
  id: 'features-account-passworddialog',
  title: 'Разделы/Личный кабинет/Диалог смены пароля · PasswordDialog',
  component: PasswordDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Сменить пароль»: учётной записи нет, значит, и пароля. Сказано это и что защищает данные вместо него.',
      },
    },
  },
  args: { settingsHref: '#settings', onClose: fn() },
});

export const Honest = meta.story({
  name: 'Пароля нет, и об этом сказано прямо',
  play: async ({ args: { onClose }, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Смена пароля' });
    await expect(dialog).toHaveTextContent(/Пароля у\sОриентира нет, менять нечего/);
    await expect(dialog.querySelector('input')).toBeNull();
    await expect(screen.getByRole('link', { name: /сохраните рабочее пространство/ })).toHaveAttribute(
      'href',
      '#settings',
    );
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
});
