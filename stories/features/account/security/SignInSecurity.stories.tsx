import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { SecurityCard } from '#src/features/account/SecurityCard.tsx';
import { SignInSecurity } from '#src/features/account/security/SignInSecurity.tsx';

import { done } from '../sampleAccount.ts';
import { BARE, FULL } from './sampleSecurity.ts';

const meta = preview.meta({
  id: 'features-account-security-signinsecurity',
  title: 'Разделы/Личный кабинет/Вход и устройства · SignInSecurity (сессии, пароль)',
  component: SignInSecurity,
  parameters: {
    docs: {
      description: { component: 'Чем человек входит на сервер и где он вошёл: строки карточки «Безопасность».' },
    },
  },
  args: {
    state: FULL,
    hasPasskeys: true,
    momentOf: (iso: string) => iso.slice(0, 10),
    onAct: fn(),
    onRemovePassword: fn(done),
    onAddPasskey: fn(done),
    onRenamePasskey: fn((_id: string, _name: string) => done()),
    onRemovePasskey: fn((_id: string) => done()),
    onEndSession: fn((_id: string | null) => done()),
  },
  render: (props) => (
    <SecurityCard
      profile={{ twoFactorEnabled: false, emailNotifications: true }}
      onTwoFactorChange={done}
      onNotifications={() => undefined}
      signIn={<SignInSecurity {...props} />}
    />
  ),
});

export const Full = meta.story({
  name: 'Пароль, второй фактор, ключ и два устройства',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Диалоги', async () => {
      for (const [name, act] of [
        ['Сменить адрес', 'address'],
        ['Сменить пароль', 'password'],
        ['Выключить двухфакторную защиту', 'secondFactor'],
        ['Новые запасные коды', 'spareCodes'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(args.onAct).toHaveBeenLastCalledWith(act);
      }
    });
    await step('Другое устройство завершается, это — нет', async () => {
      await expect(canvas.queryByRole('button', { name: 'Завершить: Chrome, Windows' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Завершить: Safari, iPhone' }));
      await expect(args.onEndSession).toHaveBeenLastCalledWith('s2');
      await userEvent.click(canvas.getByRole('button', { name: 'Завершить на всех остальных' }));
      await expect(args.onEndSession).toHaveBeenLastCalledWith(null);
    });
    await step('Ключ называют иначе; пустое имя не сохранить', async () => {
      await expect(canvas.getByText('последний вход 2026-06-10')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Переименовать ключ Chrome, Windows' }));
      const field = canvas.getByRole('textbox', { name: 'Название ключа' });
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
      await userEvent.type(field, 'Рабочий ноутбук{Enter}');
      await expect(args.onRenamePasskey).toHaveBeenCalledWith('key-1', 'Рабочий ноутбук');
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Название ключа' })).toBeNull());
    });
    await step('Ключ убран, пароль — не вышло', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать ключ Chrome, Windows' }));
      await expect(args.onRemovePasskey).toHaveBeenCalledWith('key-1');
      args.onRemovePassword.mockResolvedValueOnce(refused('Вы вошли давно.'));
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать пароль' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Вы вошли давно.');
    });
  },
});

export const Bare = meta.story({
  name: 'Вошли по ссылке: сначала почта',
  args: { state: BARE },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Задать пароль' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /двухфакторную/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Указать почту' }));
    await expect(args.onAct).toHaveBeenCalledWith('address');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ключ' }));
    await expect(args.onAddPasskey).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
