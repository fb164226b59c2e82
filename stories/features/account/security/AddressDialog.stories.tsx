import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { AddressDialog } from '#src/features/account/security/AddressDialog.tsx';

import { done } from '../sampleAccount.ts';

const meta = preview.meta({
  id: 'features-account-security-addressdialog',
  title: 'Разделы/Личный кабинет/Адрес для входа · AddressDialog (почта)',
  component: AddressDialog,
  parameters: {
    docs: { description: { component: 'Почта, по которой входят: действует, когда на письмо ответили.' } },
  },
  args: { email: null as string | null, onSend: fn((_email: string) => done()), onClose: fn() },
});

export const Named = meta.story({
  name: 'Указать почту: письмо отправлено',
  play: async ({ args, userEvent }) => {
    args.onSend.mockResolvedValueOnce(refused('Нет связи с сервером.'));
    const field = await screen.findByRole('textbox', { name: /^Электронная почта/ });
    await userEvent.type(field, ' anna@example.com {Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('anna@example.com');
    await expect(await screen.findByRole('status')).toHaveTextContent('anna@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Changed = meta.story({
  name: 'Сменить адрес',
  args: { email: 'anna@example.com' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Сменить адрес для входа' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Отправить письмо' })).toBeDisabled();
  },
});
