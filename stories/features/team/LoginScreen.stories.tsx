import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { SignInWays } from '#src/domain/sync/signIn.ts';
import { LoginScreen, type LoginScreenProps, type LoginStage } from '#src/features/team/LoginScreen.tsx';

const act = () => fn((..._given: unknown[]): Promise<Outcome> => Promise.resolve(DONE));

const meta = preview.meta({
  id: 'features-team-loginscreen',
  title: 'Разделы/Команда/Вход · LoginScreen (логин, авторизация)',
  component: LoginScreen,
  parameters: {
    docs: {
      description: {
        component:
          'Вход на сервер, где общие компании: по письму, с паролем, ключом, через поставщика; второй шаг; ссылка из письма.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    stage: { at: 'ask' } as LoginStage,
    ways: { letters: true, provider: 'Стрелка ID' } as SignInWays | null,
    hasPasskeys: true,
    notice: '',
    onLetter: act(),
    onPassword: act(),
    onPasskey: act(),
    onProvider: act(),
    onCode: act(),
    onLink: act(),
    onAgain: fn(),
    onOpen: fn(),
    onSignOut: act(),
  },
});

export const Asked = meta.story({
  name: 'Почта, пароль, ключ, поставщик',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Без адреса письма не попросить', async () => {
      await expect(canvas.getByRole('button', { name: 'Прислать ссылку для входа' })).toBeDisabled();
    });
    await step('Письмо', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Электронная почта/ }), ' anna@example.com {Enter}');
      await expect(args.onLetter).toHaveBeenCalledWith('anna@example.com');
    });
    await step('Пароль: не подошёл, и это сказано', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Войти с паролем' }));
      args.onPassword.mockResolvedValueOnce(refused('Почта и пароль не подходят друг другу.'));
      await userEvent.type(canvas.getByLabelText(/^Пароль/), 'три весёлых гуся{Enter}');
      await expect(args.onPassword).toHaveBeenCalledWith('anna@example.com', 'три весёлых гуся');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('не подходят друг другу');
    });
    await step('Ключ и поставщик', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Войти ключом (passkey)' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Войти через Стрелка ID' }));
      await expect(args.onPasskey).toHaveBeenCalledOnce();
      await expect(args.onProvider).toHaveBeenCalledOnce();
    });
  },
});

export const NoLetters = meta.story({
  name: 'Сервер не шлёт писем: пароль, и у кого просить ссылку',
  args: { ways: { letters: false, provider: null }, hasPasskeys: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Пароль/)).toBeVisible();
    await expect(canvas.getByText(/не шлёт писем/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /письм/ })).toBeNull();
  },
});

export const Sent = meta.story({
  name: 'Письмо в пути',
  args: { stage: { at: 'sent', email: 'anna@example.com' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('anna@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Войти иначе' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const SecondStep = meta.story({
  name: 'Второй шаг: код из приложения',
  args: { stage: { at: 'code' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Код/ }), '123 456{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('123456', false);
  },
});

export const ByLink = meta.story({
  name: 'Пришли по ссылке из письма: она срабатывает по кнопке; использованная названа',
  args: { stage: { at: 'link' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onLink).not.toHaveBeenCalled();
    args.onLink.mockResolvedValueOnce(refused('Ссылка уже использована.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('уже использована');
  },
});

export const Address = meta.story({
  name: 'Пришли подтвердить адрес',
  args: { stage: { at: 'address' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить адрес' }));
    await expect(args.onLink).toHaveBeenCalledOnce();
  },
});

export const SignedIn = meta.story({
  name: 'Уже вошли',
  args: { stage: { at: 'in', name: 'Анна Бельская' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть Ориентир' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

const Leaving = (props: LoginScreenProps) => {
  const [stage, setStage] = useState(props.stage);
  return (
    <LoginScreen
      {...props}
      stage={stage}
      onSignOut={() => {
        setStage({ at: 'ask' });
        return Promise.resolve(DONE);
      }}
    />
  );
};

export const SigningOut = meta.story({
  name: 'Выходят с клавиатуры: следующий шаг — почта',
  args: { stage: { at: 'in', name: 'Анна Бельская' } },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Выйти' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox', { name: /^Электронная почта/ });
    const { body } = canvasElement.ownerDocument;
    await waitFor(() => expect(body).not.toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Электронная почта/ })).toHaveFocus();
  },
});

export const NoServer = meta.story({
  name: 'Страница без сервера: входить некуда',
  args: { stage: { at: 'noServer' }, ways: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Здесь не входят' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Offline = meta.story({
  name: 'Сервер не отвечает',
  args: { ways: null, notice: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи');
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
