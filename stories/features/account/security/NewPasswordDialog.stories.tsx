import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { NewPasswordDialog } from '#src/features/account/security/NewPasswordDialog.tsx';

import { done } from '../sampleAccount.ts';

const meta = preview.meta({
  id: 'features-account-security-newpassworddialog',
  title: 'Разделы/Личный кабинет/Новый пароль · NewPasswordDialog',
  component: NewPasswordDialog,
  parameters: {
    docs: {
      description: {
        component: 'Пароль для входа на сервер: задать или сменить. На других устройствах входят заново.',
      },
    },
  },
  args: {
    email: 'anna@example.com',
    hasPassword: false,
    onSave: fn((_password: string, _current: string | undefined) => done()),
    onClose: fn(),
  },
});

export const First = meta.story({
  name: 'Задать: короткий и частый не берутся',
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText(/^Новый пароль/);
    await userEvent.type(field, 'гуси');
    const save = screen.getByRole('button', { name: 'Задать пароль' });
    await userEvent.click(save);
    await expect(await screen.findByText(/Не меньше 12 знаков: подойдёт фраза из/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'qwerty123456');
    await userEvent.click(save);
    await expect(await screen.findByText(/подбирают первым/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'три весёлых гуся на озере');
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('три весёлых гуся на озере', undefined));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Changed = meta.story({
  name: 'Сменить: нынешний не подошёл',
  args: { hasPassword: true },
  play: async ({ args, userEvent }) => {
    args.onSave.mockResolvedValueOnce(refused('Нынешний пароль не подходит.'));
    await userEvent.type(await screen.findByLabelText(/^Нынешний пароль/), 'прежний');
    await userEvent.type(screen.getByLabelText(/^Новый пароль/), 'три весёлых гуся на озере');
    await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('не подходит');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
