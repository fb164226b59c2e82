import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import {
  TwoFactorDialog,
  type TwoFactorDialogProps,
  type TwoFactorSetup,
} from '#src/features/account/security/TwoFactorDialog.tsx';

import { done } from '../sampleAccount.ts';

const SETUP: TwoFactorSetup = {
  picture:
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 9 9%22%3E%3Cpath fill=%22white%22 d=%22M0 0h9v9H0z%22/%3E%3Cpath d=%22M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM6 6h1v1h-1z%22/%3E%3C/svg%3E',
  secret: 'JIYW CWDQ JZPX KUSJ ONTW',
  spareCodes: ['vnwKT-ncTlL', 'E5zga-kEeyV', 'Dok6P-lhu7v', 'QoOcx-hzjLZ'],
};

const meta = preview.meta({
  id: 'features-account-security-twofactordialog',
  title: 'Разделы/Личный кабинет/Двухфакторная защита · TwoFactorDialog (2FA, QR)',
  component: TwoFactorDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Второй фактор: включить по QR-коду, выключить, сделать новые запасные коды. Коды показаны один раз.',
      },
    },
  },
  args: {
    act: 'enable' as TwoFactorDialogProps['act'],
    hasPassword: true,
    setup: null as TwoFactorSetup | null,
    onBegin: fn((_password: string) => done()),
    onConfirm: fn((_code: string) => done()),
    onCopy: fn((_codes: readonly string[]) => done()),
    onDownload: fn(),
    onClose: fn(),
  },
});

export const Begun = meta.story({
  name: 'Сначала пароль; не тот назван',
  play: async ({ args, userEvent }) => {
    args.onBegin.mockResolvedValueOnce(refused('Пароль не подходит.'));
    await userEvent.type(await screen.findByLabelText(/^Пароль/), 'не тот{Enter}');
    await expect(args.onBegin).toHaveBeenCalledWith('не тот');
    await expect(await screen.findByRole('alert')).toHaveTextContent('не подходит');
  },
});

export const Pictured = meta.story({
  name: 'QR-код, первый код, запасные коды один раз',
  args: { setup: SETUP },
  play: async ({ args, step, userEvent }) => {
    await step('Картинка и ключ буквами', async () => {
      await expect(await screen.findByRole('img', { name: /QR-код/ })).toBeVisible();
      await expect(screen.getByText('JIYW CWDQ JZPX KUSJ ONTW')).toBeVisible();
    });
    await step('Код', async () => {
      await userEvent.type(screen.getByLabelText(/^Код из приложения/), '123 456{Enter}');
      await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('123456'));
    });
    await step('Запасные коды', async () => {
      await expect(await screen.findByText('vnwKT-ncTlL')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }));
      await expect(args.onCopy).toHaveBeenCalledWith(SETUP.spareCodes);
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить файлом' }));
      await expect(args.onDownload).toHaveBeenCalledWith(SETUP.spareCodes);
    });
  },
});

export const Spare = meta.story({
  name: 'Новые запасные коды',
  args: { act: 'spareCodes', setup: { ...SETUP, picture: null, secret: '' } },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Запасные коды' })).toBeVisible();
  },
});

export const Off = meta.story({
  name: 'Выключить',
  args: { act: 'disable', hasPassword: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Выключить' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onBegin).toHaveBeenCalledWith('');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { setup: SETUP },
  globals: { viewport: { value: 'mobile' } },
});
